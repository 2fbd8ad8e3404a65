"""Which adds whose answers were lost are in the list: all of them together, by one reading."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, TypeAlias

from msgspec import UNSET

from petstore_gui.api.matching import matching_key
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.imports import UnconfirmedReason
from petstore_gui.outbox.journal import Journal, ids_settled_since, sent_adds


@dataclass(frozen=True, slots=True)
class ProbablyAdded:
    """One animal like it is there that was not there before."""

    entry: Add
    pet: Pet


@dataclass(frozen=True, slots=True)
class CouldBe:
    """Each of ``pets`` could be it: several are new, it is not known which are, or one differs in its status only.

    ``may_be_older``: not all animals were listed before the add, so that it may be an older one, or not all are now, so
    that there may be others.
    """

    entry: Add
    pets: tuple[Pet, ...]
    may_be_older: bool = False


@dataclass(frozen=True, slots=True)
class NotListed:
    """No animal like it was listed at ``as_of`` (aware UTC): that proves nothing, since it may still be on its way.

    ``completeness`` says how much of the list that it would be in was read; ``read_s`` is as of :class:`Snapshot`.
    """

    entry: Add
    completeness: Completeness
    as_of: datetime
    read_s: float = 0.0


Finding: TypeAlias = ProbablyAdded | CouldBe | NotListed


class _Class(NamedTuple):
    """What makes adds that are alike equal: all of these have the same candidates."""

    known: tuple[int, ...] | None
    knew_all: bool
    status: str


_Group = dict[_Class, list[Add]]


class ListedPets:
    """The animals of a snapshot, found by what makes two of them alike."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        self._pets: defaultdict[tuple[int, str], list[Pet]] = defaultdict(list)
        for pet in snapshot.pets:
            self._pets[matching_key(pet)].append(pet)

    def like(self, new_pet: NewPet) -> Sequence[Pet]:
        """Return those that may be ``new_pet``, of any status."""
        return self._pets.get(matching_key(new_pet), ())

    def ids_like(self, new_pet: NewPet) -> tuple[int, ...] | None:
        """Return their IDs, ``None`` if not all lists were read: what is known before ``new_pet`` is sent."""
        return tuple(pet.id for pet in self.like(new_pet)) if self.snapshot.finished else None

    def has_all_like(self, new_pet: NewPet) -> bool:
        """Return whether no other animal can be like it: every list in which one could be is complete.

        Without a status it could be in any, and no filter asks for those without one.
        """
        snapshot = self.snapshot
        has_each = all(each is Completeness.COMPLETE for each in snapshot.completeness_by_status.values())
        return snapshot.whole or (has_each and new_pet.status is not UNSET)


def find_lost(journal: Journal, listed: ListedPets, adds: Sequence[Add]) -> dict[int, Finding]:
    """Look for lost adds in the list, with what the journal has of all others; raise :class:`JournalError`.

    It may have what else was sent and is not settled, such as adds that are to be sent again.
    """
    if not adds:
        return {}
    service_id, numbers = adds[0].service_id, {add.number for add in adds}
    elsewhere = [add.new_pet for add in sent_adds(journal, service_id) if add.number not in numbers]
    return find(listed, adds, taken=ids_settled_since(journal, adds), elsewhere=elsewhere)


def find(
    listed: ListedPets, entries: Iterable[Add], *, taken: Collection[int] = (), elsewhere: Iterable[NewPet] = ()
) -> dict[int, Finding]:
    """Look for the animals of all adds whose outcome is unknown, together; return what was found, by their numbers.

    Equal adds share what is new: of three lost ones with two new animals, two were added. Nothing is claimed where
    adds that are not quite equal could be the same animal, where there are more new animals than adds, or where not
    all animals were listed before or are now: a service that does not list all may list an old one later.
    ``taken`` are the IDs that are other adds', ``elsewhere`` what else was sent to this service and is not settled.
    """
    groups: defaultdict[tuple[int, str], _Group] = defaultdict(dict)
    for entry in entries:
        status = "" if entry.new_pet.status is UNSET else entry.new_pet.status.value
        groups[matching_key(entry.new_pet)].setdefault(_Class(entry.known, entry.knew_all, status), []).append(entry)
    others = {matching_key(new_pet) for new_pet in elsewhere}
    findings: dict[int, Finding] = {}
    for key, group in groups.items():
        findings |= _find_group(listed, group, taken, has_others=key in others)
    return findings


def unconfirmed_reason(finding: Finding | None) -> UnconfirmedReason:
    """Return why an add with this finding, ``None`` if no list was read, is not confirmed."""
    match finding:
        case NotListed(completeness=Completeness.COMPLETE):
            return UnconfirmedReason.NOT_LISTED
        case NotListed():
            return UnconfirmedReason.LIST_INCOMPLETE
        case None:
            return UnconfirmedReason.NO_ANSWER
        case CouldBe(pets=(_,)):
            return UnconfirmedReason.SIMILAR
        case _:
            return UnconfirmedReason.SEVERAL


def _find_group(
    listed: ListedPets, group: _Group, taken: Collection[int], *, has_others: bool
) -> Mapping[int, Finding]:
    """Look for adds that are alike; those that are equal, and were sent with the same list in mind, are one class."""
    alike: dict[_Class, list[Pet]] = {}
    for key, entries in group.items():
        pets = listed.like(entries[0].new_pet)
        alike[key] = [pet for pet in pets if pet.id not in taken and pet.id not in (key.known or ())]
    # A status may have been changed since, so that another one speaks for nothing yet.
    candidates = {
        key: [pet for pet in pets if not key.status or pet.status == key.status] for key, pets in alike.items()
    }
    ids = [pet.id for pets in candidates.values() for pet in pets]
    is_shared = has_others or len(set(ids)) < len(ids)
    has_all = all(listed.has_all_like(entries[0].new_pet) for entries in group.values())
    if is_shared and has_all and not has_others and len(set(ids)) == sum(map(len, group.values())):
        matched = _matched(group, candidates)
        if matched is not None:
            return matched
    findings: dict[int, Finding] = {}
    for key, entries in group.items():
        pets = candidates[key]
        may_be_older = not (key.knew_all and listed.has_all_like(entries[0].new_pet))
        is_clear = not (may_be_older or is_shared) and len(pets) <= len(entries)
        count = len(pets) if is_clear else 0
        for entry, pet in zip(entries[:count], _oldest_first(pets), strict=True) if count else ():
            findings[entry.number] = ProbablyAdded(entry, pet)
        left = [pet for pet in alike[key] if pet not in pets] if is_clear else alike[key]
        sent_status = None if entries[0].new_pet.status is UNSET else entries[0].new_pet.status
        for entry in entries[count:]:
            if left:
                findings[entry.number] = CouldBe(entry, tuple(pets if pets and not count else left), may_be_older)
            else:
                completeness = listed.snapshot.completeness_of(sent_status)
                findings[entry.number] = NotListed(
                    entry, completeness, listed.snapshot.taken_at, listed.snapshot.read_s
                )
    return findings


def _matched(group: _Group, candidates: Mapping[_Class, Sequence[Pet]]) -> Mapping[int, Finding] | None:
    """Give each add an animal of its own, the choosiest first; ``None`` where that leaves one without.

    There are as many animals as adds, so that all of them were added, whichever is whose.
    """
    if not all(key.knew_all for key in group):
        return None
    findings: dict[int, Finding] = {}
    used: set[int] = set()
    for key, entries in sorted(group.items(), key=lambda each: len(candidates[each[0]])):
        free = [pet for pet in _oldest_first(candidates[key]) if pet.id not in used]
        if len(free) < len(entries):
            return None
        for entry, pet in zip(entries, free, strict=False):
            used.add(pet.id)
            findings[entry.number] = ProbablyAdded(entry, pet)
    return findings


def _oldest_first(pets: Iterable[Pet]) -> list[Pet]:
    """Return animals in the order in which they were added."""
    return sorted(pets, key=lambda pet: pet.id)
