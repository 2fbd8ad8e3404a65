"""Plain values of the interface. Apart from its objects, so that the window can paint before those are loaded."""

from enum import StrEnum
from typing import Final, NamedTuple

INT64_MIN: Final = -(2**63)
INT64_MAX: Final = 2**63 - 1

LIMIT_MIN: Final = 1
LIMIT_MAX: Final = 100
LIMIT_DEFAULT: Final = 20
KEPT_MAX: Final = 1_000  # the animals of a list that are kept, however many the service sends


class PetStatus(StrEnum):
    """The availability of an animal (interface: "Availability status")."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"


class ErrorCode(StrEnum):
    """What this project's own service says in ``code``, and the program knows (interface: not shown)."""

    KEY_REUSED = "idempotency_key_reused"  # the key was used before for another animal: nothing was stored
    STORAGE_FULL = "storage_full"
    STORAGE_DAMAGED = "storage_damaged"
    STORAGE_MOVED = "storage_moved"
    STORAGE_BUSY = "storage_busy"
    STORAGE_AWAY = "storage_away"  # what was to be stored may have been


class Lifecycle(NamedTuple):
    """The announced end of an operation: the headers ``Sunset`` and ``Deprecation`` of an answer.

    Each is cut at 200 characters, and empty if it is missing.
    """

    sunset: str = ""
    deprecation: str = ""
