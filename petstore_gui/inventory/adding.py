"""Adding an animal so that it is never doubled and never forgotten, whatever becomes of the answer."""

import logging
import unicodedata
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import UNSET

from petstore_gui.api import errors
from petstore_gui.api.arguments import checked_new_pet
from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import ArgumentError, AuthenticationError, PetStoreError
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.journal import Closed, Entry, Journal, JournalError
from petstore_gui.inventory.snapshot import Reach, Snapshot, take_snapshot

PAUSE_S: Final = 3.0  # an add that was under way has come to rest by then

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Added:
    """The service has it."""

    pet: Pet


@dataclass(frozen=True, slots=True)
class Refused:
    """The service did not take it, and ``error`` is what it said."""

    error: PetStoreError


@dataclass(frozen=True, slots=True)
class NotSent:
    """Nothing left this computer."""

    error: PetStoreError | JournalError


@dataclass(frozen=True, slots=True)
class Unknown:
    """It may have been added. ``entry`` stays open in the journal until the user has decided."""

    entry: Entry
    error: PetStoreError


Outcome: TypeAlias = Added | Refused | NotSent | Unknown


@dataclass(frozen=True, slots=True)
class ProbablyAdded:
    """One animal like it is there that was not there before."""

    entry: Entry
    pet: Pet


@dataclass(frozen=True, slots=True)
class NotAdded:
    """No animal like it has come, and the list that it would be in is complete."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class CouldBe:
    """Each of ``pets`` could be it: several are new, it is not known which are, or one differs in its status only."""

    entry: Entry
    pets: tuple[Pet, ...]


@dataclass(frozen=True, slots=True)
class Unclear:
    """No animal like it is listed, but the list that it would be in is not complete: ``reach`` says how far it goes."""

    entry: Entry
    reach: Reach


Finding: TypeAlias = ProbablyAdded | NotAdded | CouldBe | Unclear


def add(
    client: PetStoreClient,
    journal: Journal,
    new_pet: NewPet,
    *,
    place: str,
    before: Snapshot | None,
    instead_of: int | None = None,
) -> Outcome:
    """Write the add into the journal, send it once, and close it in the journal unless its outcome is unknown.

    ``before`` is what was last listed at ``place``; ``instead_of`` is the number of the open add that the user wants to
    be sent again: it stays open only if this one is certainly not added. Raises :class:`AuthenticationError` only: then
    nothing was added, the journal is done with it, and the caller may ask for a key and call again.
    """
    try:
        known = _known(new_pet, place, before)
        entry = journal.begin(place, checked_new_pet(new_pet), known, instead_of=instead_of)
    except (ArgumentError, JournalError) as error:
        return NotSent(error)
    try:
        pet = client.create_pet(new_pet)
    except PetStoreError as error:
        if error.outcome is errors.Outcome.UNKNOWN:
            return Unknown(entry, error)
        not_sent = error.outcome is errors.Outcome.NOT_SENT
        _close(journal, entry, Closed.NOT_SENT if not_sent else Closed.REFUSED)
        if isinstance(error, AuthenticationError):
            raise
        return NotSent(error) if not_sent else Refused(error)
    _close(journal, entry, Closed.ADDED, pet.id)
    return Added(pet)


def look_for(client: PetStoreClient, entry: Entry, *, pause_s: float = PAUSE_S) -> Finding:
    """Look for the animal of an add whose outcome is unknown, twice, ``pause_s`` seconds apart; closes nothing.

    Raises :class:`PetStoreError`; a cancelled pause is a :class:`petstore_gui.api.errors.CancelledError`.
    """
    first = take_snapshot(client, entry.place)
    client.pause(pause_s)
    second = take_snapshot(client, entry.place, before=first)
    seen = {pet.id: pet for snapshot in (first, second) for pet in snapshot.pets}
    known = entry.known or ()
    alike = [pet for pet in seen.values() if pet.id not in known and _is_alike(pet, entry.new_pet)]
    status = None if entry.new_pet.status is UNSET else entry.new_pet.status
    # Somebody may have changed the status of the new animal since, so that only another status speaks for nothing yet.
    pets = tuple(pet for pet in alike if status in {None, pet.status})
    if len(pets) == 1 and entry.known is not None:
        return ProbablyAdded(entry, pets[0])
    if alike:
        return CouldBe(entry, pets or tuple(alike))
    for snapshot in (second, first):
        if (reach := snapshot.reach(status)) is not Reach.COMPLETE:
            return Unclear(entry, reach)
    return NotAdded(entry)


def _known(new_pet: NewPet, place: str, before: Snapshot | None) -> tuple[int, ...] | None:
    """Return the IDs of the animals that may be taken for ``new_pet`` later, ``None`` if their lists were not read.

    Of any status: one of these may have the status of ``new_pet`` by then.
    """
    if before is None or before.place != place or not before.finished:
        return None
    return tuple(pet.id for pet in before.pets if _is_alike(pet, new_pet))


def _is_alike(pet: Pet, new_pet: NewPet) -> bool:
    """Say whether the service may have made ``pet`` of ``new_pet``, some status aside."""
    return pet.category_id == new_pet.category_id and _spelling(pet.name) == _spelling(new_pet.name)


def _spelling(name: str) -> str:
    """Return ``name`` without what a service may store otherwise than it was sent: blanks, and how an é is composed."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def _close(journal: Journal, entry: Entry, how: Closed, pet_id: int | None = None) -> None:
    """Close ``entry``. If that fails, the answer counts all the same, and the next start finds the entry again."""
    try:
        journal.close(entry.number, how, pet_id)
    except JournalError as error:
        _log.warning("the journal still shows add %s as open: %s", entry.number, error)
