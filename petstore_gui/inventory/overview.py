"""Counts the animals of a snapshot by status and category, and marks the counts that may be too small."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet
    from petstore_gui.inventory.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Count:
    """A number of listed animals; ``completeness`` says how much of their list is known."""

    number: int
    completeness: Completeness

    @property
    def complete(self) -> bool:
        """Whether there are certainly no more."""
        return self.completeness is Completeness.COMPLETE


@dataclass(frozen=True, slots=True)
class StatusCounts:
    """The counts of the store, or of one category, by status; ``rest`` has those with none of the three."""

    statuses: Mapping[PetStatus, Count]
    rest: Count
    total: Count

    @property
    def available(self) -> Count:
        """The number of animals that can be sold."""
        return self.statuses[PetStatus.AVAILABLE]

    def of(self, status: PetStatus | None) -> Count:
        """Return the count of a status; that of ``rest`` for ``None``."""
        return self.rest if status is None else self.statuses[status]


@dataclass(frozen=True, slots=True)
class Overview:
    """The animals by status and by category; the category with the most available animals comes first.

    ``unset``: all animals of ``rest`` have no status, none has one that the interface does not define. It has the
    categories of listed animals; if a list is incomplete, there may be others. ``is_cached`` is the snapshot's.
    ``added``: how many of the animals were added after ``taken_at``.
    """

    taken_at: datetime
    store: StatusCounts
    categories: tuple[tuple[int, StatusCounts], ...]
    unset: bool
    is_cached: bool = False
    added: int = 0


@dataclass(frozen=True, slots=True)
class PetFilter:
    """Selects animals of a status and of a category; ``None`` means any."""

    status: PetStatus | None = None
    category_id: int | None = None


_STATUSES: Final = frozenset(PetStatus)


def overview_of(snapshot: "Snapshot") -> Overview:
    """Count the animals of ``snapshot``."""
    rest = Completeness.CUT_OFF if snapshot.finished else Completeness.NOT_ASKED
    if snapshot.whole:  # else some without a status may be missing, as no filter requests them
        rest = Completeness.COMPLETE
    total = snapshot.completeness_of(None)

    def count(pets: "Sequence[Pet]") -> StatusCounts:
        numbers = Counter(pet.status for pet in pets)
        statuses = {status: Count(numbers[status], snapshot.completeness_of(status)) for status in PetStatus}
        others = len(pets) - sum(each.number for each in statuses.values())
        return StatusCounts(statuses, Count(others, rest), Count(len(pets), total))

    categories: dict[int, list[Pet]] = {}
    for pet in snapshot.pets:
        categories.setdefault(pet.category_id, []).append(pet)
    counts = [(category_id, count(pets)) for category_id, pets in categories.items()]
    counts.sort(key=lambda each: (-each[1].available.number, -each[1].total.number, each[0]))
    unset = all(pet.status is None for pet in snapshot.pets if pet.status not in _STATUSES)
    added = snapshot.count_added(None)
    return Overview(snapshot.taken_at, count(snapshot.pets), tuple(counts), unset, snapshot.is_cached, added)
