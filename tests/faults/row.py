"""A row of the table that ``make faults`` prints. Apart from the rest, because pytest has to load that itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Row:
    """One fault by its number in the list of faults, what was being done and was shown, and what it has cost."""

    number: int
    fault: str
    act: str
    shown: str
    lost: int = 0
    doubled: int = 0


Record: TypeAlias = Callable[[Row], None]
