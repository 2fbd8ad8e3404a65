"""Reads the lists of the service at one moment, and records which of them are known to be complete."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from petstore_gui.api.values import LIMIT_MAX, PetStatus

if TYPE_CHECKING:  # neither httpx nor msgspec before the first paint
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import Pet


class Completeness(StrEnum):
    """How much of a list a snapshot holds."""

    COMPLETE = "complete"  # all animals that the service had
    WITH_STATUS = "with status"  # of the list of all: all animals with a status; some without one may be missing
    CUT_OFF = "cut off"  # as many as the interface returns (100): there may be more
    NOT_ASKED = "not asked"  # this list was not read yet


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The animals of the service ``service_id``, each once, in the order of the service as far as that is known.

    ``whole``: one answer without a filter had fewer than 100 animals, and so all of them.
    ``completeness_by_status`` has an entry for each status. ``taken_at`` (aware UTC) is the start of the reading:
    nothing here is older; ``read_s`` is the same on this computer's monotonic clock, which never jumps. ``added_at``
    has, by ID, the time at which an animal was added since; its data is of that time. ``oversized`` has the lists
    (``None``: that of all) with more animals than requested, of which the first 1,000 are here. ``repeated`` has the
    IDs that occur more than once in one list. ``is_cached``: it comes from the offline cache, not from the service in
    this run, and proves nothing about today.
    """

    pets: "tuple[Pet, ...]"
    service_id: str
    taken_at: datetime
    whole: bool
    completeness_by_status: Mapping[PetStatus, Completeness]
    oversized: frozenset[PetStatus | None] = frozenset()
    repeated: frozenset[int] = frozenset()
    is_cached: bool = False
    read_s: float = field(default=0.0, compare=False)
    added_at: Mapping[int, datetime] = field(default_factory=dict, compare=False)

    @property
    def finished(self) -> bool:
        """Whether every list was read."""
        return Completeness.NOT_ASKED not in self.completeness_by_status.values()

    def of(self, status: PetStatus | None) -> "tuple[Pet, ...]":
        """Return the animals that have ``status``; ``None`` for all."""
        return self.pets if status is None else tuple(pet for pet in self.pets if pet.status == status)

    def count_added(self, status: PetStatus | None) -> int:
        """Return how many of the animals that have ``status`` were added after the list was read."""
        return sum(pet.id in self.added_at for pet in self.of(status)) if self.added_at else 0

    def completeness_of(self, status: PetStatus | None) -> Completeness:
        """Return how much of the list of ``status`` (``None``: of all) is in here."""
        if status is not None:
            return self.completeness_by_status[status]
        if self.whole:
            return Completeness.COMPLETE
        for completeness in (Completeness.NOT_ASKED, Completeness.CUT_OFF):
            if completeness in self.completeness_by_status.values():
                return completeness
        if None in self.oversized:
            return Completeness.CUT_OFF
        # No filter requests animals without a status. If there are some, others may be missing.
        return Completeness.WITH_STATUS if all(pet.status in _STATUSES for pet in self.pets) else Completeness.CUT_OFF

    def time_of(self, pet_id: int) -> datetime:
        """Return the time of the data about the animal with this ID."""
        return self.added_at.get(pet_id, self.taken_at)

    def with_added(self, pet: "Pet", added_at: datetime) -> "Snapshot":
        """Return this snapshot with an animal that was added, at the top; it is the same if the animal is listed."""
        if any(other.id == pet.id for other in self.pets):
            return self  # its list was read after it was added
        times = MappingProxyType({**self.added_at, pet.id: added_at})
        return replace(self, pets=(pet, *self.pets), added_at=times)

    def with_times_of(self, pets: "Iterable[Pet]") -> "Snapshot":
        """Return this snapshot with the times of these animals only, for a part of it on paper or in a file."""
        times = {pet.id: self.added_at[pet.id] for pet in pets if pet.id in self.added_at}
        return replace(self, added_at=MappingProxyType(times))

    def with_cut_off(self, added: "Iterable[tuple[Pet, datetime]]") -> "Snapshot":
        """Return this snapshot with the animals that were added while it was read, if an incomplete list may lack them.

        Each has the time at which it was added.
        """
        snapshot, listed = self, {pet.id for pet in self.pets}
        for pet, added_at in added:
            if pet.id not in listed and completeness_for(snapshot, pet) is not Completeness.COMPLETE:
                snapshot = snapshot.with_added(pet, added_at)
        return snapshot


class Changes(NamedTuple):
    """The differences between two snapshots of one service.

    ``new`` and ``entered`` are IDs that are listed now, but were not: ``new`` if their list was complete before,
    ``entered`` if it was incomplete, so that they may be older. ``changed`` has, by ID, the earlier data of animals
    that differ now. ``no_longer_listed`` are animals that an incomplete list lacks now; they may still exist.
    ``removed`` are animals that a complete list lacks now.
    """

    new: frozenset[int] = frozenset()
    entered: frozenset[int] = frozenset()
    changed: "Mapping[int, Pet]" = MappingProxyType({})
    no_longer_listed: "tuple[Pet, ...]" = ()
    removed: "tuple[Pet, ...]" = ()


_STATUSES: Final = frozenset(PetStatus)


def begin_snapshot(client: "PetStoreClient", service_id: str) -> Snapshot:
    """Read the list of all (interface: listPets, limit 100): the whole store if that holds fewer than 100 animals.

    Raises :class:`petstore_gui.api.errors.PetStoreError`.
    """
    taken_at, read_s = datetime.now(UTC), monotonic()
    pets = client.list_pets(limit=LIMIT_MAX)
    whole = len(pets) < LIMIT_MAX
    completeness = Completeness.COMPLETE if whole else Completeness.NOT_ASKED
    first, repeated = _each_once(pets)
    return Snapshot(
        tuple(first.values()),
        service_id,
        taken_at,
        whole,
        dict.fromkeys(PetStatus, completeness),
        oversized=frozenset({None} if len(pets) > LIMIT_MAX else ()),
        repeated=repeated,
        read_s=read_s,
    )


def complete_snapshot(
    client: "PetStoreClient", begun: Snapshot, *, before: Snapshot | None = None, first: PetStatus | None = None
) -> Snapshot:
    """Read the list of each status in turn, ``first`` before the others, unless ``begun`` is finished.

    The latest answer about an animal counts, and within one answer the first one. An animal that ``begun``, or else
    the snapshot ``before``, has in a list that is now complete without it may have changed its status between two
    answers: then read everything again.
    Raises :class:`petstore_gui.api.errors.PetStoreError`.
    """
    if begun.finished:
        return begun
    snapshot, listed = _read_statuses(client, begun, first)
    expected = {pet.id: pet for pet in (*(before.pets if before is not None else ()), *begun.pets)}
    if all(
        number in listed or completeness_for(snapshot, pet) is not Completeness.COMPLETE
        for number, pet in expected.items()
    ):
        return snapshot
    again = begin_snapshot(client, begun.service_id)
    return again if again.finished else _read_statuses(client, again, first)[0]


def take_snapshot(client: "PetStoreClient", service_id: str, *, before: Snapshot | None = None) -> Snapshot:
    """Read all lists of the store ``service_id``: in one request, or in one and a further one for each status.

    Raises :class:`petstore_gui.api.errors.PetStoreError`.
    """
    return complete_snapshot(client, begin_snapshot(client, service_id), before=before)


def changes(before: Snapshot, after: Snapshot) -> Changes:
    """Return the differences of ``after`` from ``before``; none for two services."""
    if before.service_id != after.service_id:
        return Changes()
    old = {pet.id: pet for pet in before.pets}
    now = {pet.id: pet for pet in after.pets}
    removed: list[Pet] = []
    no_longer_listed: list[Pet] = []
    for number, pet in old.items():
        if number not in now:
            (removed if completeness_for(after, pet) is Completeness.COMPLETE else no_longer_listed).append(pet)
    come = now.keys() - old.keys()
    new = frozenset(number for number in come if completeness_for(before, now[number]) is Completeness.COMPLETE)
    return Changes(
        new=new,
        entered=frozenset(come - new),
        changed={number: pet for number, pet in old.items() if number in now and now[number] != pet},
        no_longer_listed=tuple(no_longer_listed),
        removed=tuple(removed),
    )


def completeness_for(snapshot: Snapshot, pet: "Pet") -> Completeness:
    """Return the completeness of the list that would contain ``pet``."""
    if snapshot.whole:
        return Completeness.COMPLETE
    return snapshot.completeness_by_status[PetStatus(pet.status)] if pet.status in _STATUSES else Completeness.CUT_OFF


def _read_statuses(
    client: "PetStoreClient", before: Snapshot, first: PetStatus | None
) -> tuple[Snapshot, frozenset[int]]:
    """Return ``before`` with the lists of all statuses merged into it, and the IDs in those lists."""
    completeness_by_status: dict[PetStatus, Completeness] = {}
    listed: dict[int, Pet] = {}
    oversized, repeated = set(before.oversized), set(before.repeated)
    for status in sorted(PetStatus, key=lambda each: each != first):
        pets = client.list_pets(status=status, limit=LIMIT_MAX)
        completeness_by_status[status] = Completeness.CUT_OFF if len(pets) >= LIMIT_MAX else Completeness.COMPLETE
        if len(pets) > LIMIT_MAX:
            oversized.add(status)
        of_status, of_status_repeated = _each_once(pets)
        listed |= of_status
        repeated |= of_status_repeated
    # Below the animals in the service's own order, the rest continues in the apparent direction of that order.
    downwards = bool(before.pets) and before.pets[0].id > before.pets[-1].id
    above = {pet.id: pet for pet in before.pets}
    rest = sorted(listed.keys() - above.keys(), reverse=downwards)
    merged = above | listed
    snapshot = replace(
        before,
        pets=tuple(merged[number] for number in (*above, *rest)),
        completeness_by_status=completeness_by_status,
        oversized=frozenset(oversized),
        repeated=frozenset(repeated),
    )
    return snapshot, frozenset(listed)


def _each_once(pets: "Iterable[Pet]") -> "tuple[dict[int, Pet], frozenset[int]]":
    """Return the animals by ID, the first one of equal IDs; and the IDs that occur more than once."""
    first: dict[int, Pet] = {}
    repeated = frozenset(pet.id for pet in pets if first.setdefault(pet.id, pet) is not pet)
    return first, repeated
