"""A failure on its way to whoever says it. Light: the words for it are loaded with the first one."""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class Operation(Enum):
    """What the program was doing when it failed; the same fault means another thing for each."""

    LISTING = auto()
    ADDING = auto()
    LOOKING_UP = auto()
    CONNECTING = auto()


class Failure(NamedTuple):
    """Something that failed, for whoever shows it: ``retry`` does it again, ``pet_id`` is what was looked up."""

    error: Exception
    doing: Operation
    retry: Callable[[], None]
    pet_id: int | None = None
