"""A failure on its way to the part that reports it."""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class Operation(Enum):
    """What the program was doing when it failed; the same error means another thing for each."""

    LOADING = auto()
    ADDING = auto()
    LOOKING_UP = auto()
    CONNECTING = auto()
    EXPORTING = auto()
    PRINTING = auto()
    RUNNING = auto()
    """A fault of the program."""


class Failure(NamedTuple):
    """Something that failed: ``retry`` does it again."""

    error: Exception
    operation: Operation
    retry: Callable[[], None]
