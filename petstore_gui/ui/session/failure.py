"""A failure, for the object that reports it."""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class Operation(Enum):
    """The activity of the program that failed; it decides about the meaning of an error."""

    LOADING = auto()
    ADDING = auto()
    LOOKING_UP = auto()
    CONNECTING = auto()
    EXPORTING = auto()
    PRINTING = auto()
    RUNNING = auto()
    """Any other activity: an error in it is a fault of the program."""


class Failure(NamedTuple):
    """An error of an operation; ``retry`` repeats the operation.

    ``automatic``: the window shows it anyway, so the user may type its message away.
    """

    error: Exception
    operation: Operation
    retry: Callable[[], None]
    automatic: bool = False
