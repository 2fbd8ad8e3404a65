"""Whether the service has the animal with an ID: the answer is no only where that is proved."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, TypeAlias

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    AuthenticationError,
    CancelledError,
    PetStoreError,
    StatusError,
    TransportError,
)
from petstore_gui.api.retry import asked_wait_s
from petstore_gui.api.schema import Pet
from petstore_gui.inventory.snapshot import Snapshot, begin_snapshot, complete_snapshot, take_snapshot


class FoundVia(StrEnum):
    """Where an animal was found."""

    GET_PET = "getPet"  # the service was asked for it
    LIST = "list"  # in a list that was read for this look-up
    SNAPSHOT = "snapshot"  # in the list on the screen: the service gave no answer now


class Evidence(StrEnum):
    """Why it is certain that there is no such animal."""

    GET_PET = "getPet"  # a 404 of it, which knew another animal right after
    LISTS = "lists"  # the list of all was complete without it, twice


@dataclass(frozen=True, slots=True)
class Found:
    """The animal, as it was at ``as_of`` (aware UTC). ``removed``: getPet is known to be removed from this service."""

    pet: Pet
    found_via: FoundVia
    as_of: datetime
    removed: bool


@dataclass(frozen=True, slots=True)
class NotThere:
    """The service had no animal with this ID at ``as_of`` (aware UTC); ``removed`` as in :class:`Found`."""

    pet_id: int
    evidence: Evidence
    as_of: datetime
    removed: bool


@dataclass(frozen=True, slots=True)
class CannotTell:
    """Neither found nor disproved: for ``error``, or (``None``) because the lists are cut off and do not show it."""

    pet_id: int
    error: PetStoreError | None
    removed: bool


Answer: TypeAlias = Found | NotThere | CannotTell

_NOT_FOUND: Final = 404
_DENIALS: Final = frozenset({_NOT_FOUND, 405, 410})


def look_up(client: PetStoreClient, pet_id: int, *, service_id: str, seen: Snapshot | None, removed: bool) -> Answer:
    """Ask for the animal (interface: getPet); look through the lists where that operation does not answer for it.

    ``seen`` is what the screen shows of ``service_id``. ``removed``: getPet is known to be removed there, and is
    not asked. The answer's ``removed`` is what is known after it, for the caller to remember.
    Raises :class:`AuthenticationError`, :class:`CancelledError`, and an error that names a time to come back.
    """
    shown = seen if seen is not None and seen.service_id == service_id else None
    try:
        if removed:
            return _look_through(client, pet_id, begin_snapshot(client, service_id), shown, removed=True)
        return _ask(client, pet_id, service_id, shown)
    except (AuthenticationError, CancelledError):
        raise
    except PetStoreError as error:
        if asked_wait_s(error) is not None:
            raise
        pet = None if shown is None else _in(shown, pet_id)
        if shown is None or pet is None:
            return CannotTell(pet_id, error, removed)
        return Found(pet, FoundVia.SNAPSHOT, shown.taken_at, removed)


def _ask(client: PetStoreClient, pet_id: int, service_id: str, seen: Snapshot | None) -> Answer:
    asked_at = datetime.now(UTC)
    try:
        return Found(client.get_pet(pet_id), FoundVia.GET_PET, asked_at, removed=False)
    except (AnswerError, StatusError) as error:
        if not is_denial(error):
            raise
        denial = error
    of_animal = is_of_animal(denial)
    try:
        begun = begin_snapshot(client, service_id)
    except TransportError as error:
        if not of_animal:
            raise
        return CannotTell(pet_id, error, removed=False)  # what the screen shows has just been denied
    if pet := _in(begun, pet_id):
        return Found(pet, FoundVia.LIST, begun.taken_at, removed=_is_removed(client, begun, pet_id))
    if any(answers_for(client, control) for control in controls(begun, pet_id)):
        if of_animal:
            return NotThere(pet_id, Evidence.GET_PET, asked_at, removed=False)
        # It lives, but its answer for this one ID is none of the interface's.
        return _look_through(client, pet_id, begun, seen, removed=False, error=denial)
    # Where nothing is listed there was no animal to try with: then such a 404 tells nothing of the operation.
    return _look_through(client, pet_id, begun, seen, removed=bool(begun.pets) or not of_animal)


def _look_through(
    client: PetStoreClient,
    pet_id: int,
    begun: Snapshot,
    seen: Snapshot | None,
    *,
    removed: bool,
    error: PetStoreError | None = None,
) -> Answer:
    """Look for the animal in all the lists, twice. ``error`` is the reason not to know, ``None``: cut off lists are."""
    first = complete_snapshot(client, begun, before=seen)
    if pet := _in(first, pet_id):
        return Found(pet, FoundVia.LIST, first.taken_at, removed)
    if first.whole:
        second = take_snapshot(client, begun.service_id, before=first)
        if pet := _in(second, pet_id):
            return Found(pet, FoundVia.LIST, second.taken_at, removed)
        if second.whole:
            return NotThere(pet_id, Evidence.LISTS, second.taken_at, removed)
    return CannotTell(pet_id, error, removed)


def _is_removed(client: PetStoreClient, listed: Snapshot, pet_id: int) -> bool:
    """Return whether getPet does not know what is listed. An error is no proof: the animal itself is found by now."""
    try:
        return not any(answers_for(client, control) for control in controls(listed, pet_id))
    except (AuthenticationError, CancelledError):
        raise
    except PetStoreError:
        return False


def controls(listed: Snapshot, pet_id: int | None = None) -> list[int]:
    """Return up to two listed animals far apart to try getPet with; the one that was asked for if it is alone."""
    others = [pet.id for pet in listed.pets if pet.id != pet_id] or [pet.id for pet in listed.pets]
    return list(dict.fromkeys((*others[:1], *others[-1:])))


def answers_for(client: PetStoreClient, pet_id: int) -> bool:
    """Return whether getPet knows an animal that is listed. Raises what is no denial."""
    try:
        client.get_pet(pet_id)
    except (AnswerError, StatusError) as error:
        if not is_denial(error):
            raise
        return False
    return True


def is_denial(error: PetStoreError) -> bool:
    """Return whether getPet denies an animal, or itself."""
    return isinstance(error, (AnswerError, StatusError)) and error.status in _DENIALS


def is_of_animal(denial: PetStoreError) -> bool:
    """Return whether a denial may be of the animal alone: with the error object a 404 is of it or of the operation."""
    return isinstance(denial, StatusError) and denial.status == _NOT_FOUND


def _in(snapshot: Snapshot, pet_id: int) -> Pet | None:
    return next((pet for pet in snapshot.pets if pet.id == pet_id), None)
