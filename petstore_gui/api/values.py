"""The interface's plain values, kept apart from its wire objects so that the window can paint without them."""

from enum import StrEnum
from typing import Final, NamedTuple

INT64_MIN: Final = -(2**63)
INT64_MAX: Final = 2**63 - 1

LIMIT_MIN: Final = 1
LIMIT_MAX: Final = 100
LIMIT_DEFAULT: Final = 20
KEPT_MAX: Final = 1_000  # animals kept of a list, however many the service sends


class PetStatus(StrEnum):
    """Availability of an animal (interface: "Availability status")."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"


class Lifecycle(NamedTuple):
    """What the service says of the end of an operation: its headers ``Sunset`` and ``Deprecation`` as they came.

    Each is cut at 200 characters, and empty when absent.
    """

    sunset: str = ""
    deprecation: str = ""
