"""Finds out whether the service has the animals with some IDs; “no” needs a proof."""

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, TypeAlias

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AnswerError, AuthenticationError, CancelledError, PetStoreError, StatusError
from petstore_gui.api.retry import asked_wait_s, asks_to_wait
from petstore_gui.api.schema import Pet
from petstore_gui.inventory.snapshot import Snapshot, begin_snapshot, complete_snapshot, take_snapshot


class FoundVia(StrEnum):
    """Where an animal was found."""

    GET_PET = "getPet"  # by a request for this animal
    LIST = "list"  # in a list that was read for this look-up
    SNAPSHOT = "snapshot"  # in the list on the screen, as there is no newer answer


class Evidence(StrEnum):
    """Why it is certain that there is no such animal."""

    GET_PET = "getPet"  # it answered 404, and found another animal right after
    LISTS = "lists"  # the list of all was complete without the animal, twice


@dataclass(frozen=True, slots=True)
class Found:
    """The animal, as it was at ``as_of`` (aware UTC). ``removed``: the service now answers for no single ID.

    ``is_added``: on the screen it is since it was added, at ``as_of``.
    """

    pet: Pet
    found_via: FoundVia
    as_of: datetime
    removed: bool
    is_added: bool = False


@dataclass(frozen=True, slots=True)
class NotThere:
    """The service had no animal with this ID at ``as_of`` (aware UTC); ``removed`` as in :class:`Found`."""

    pet_id: int
    evidence: Evidence
    as_of: datetime
    removed: bool


@dataclass(frozen=True, slots=True)
class CannotTell:
    """Neither found nor disproved: because of ``error``, or (``None``) as the lists are incomplete and lack it.

    ``is_denied``: the service has answered that there is no such animal, and ``error`` kept that from being proved.
    """

    pet_id: int
    error: PetStoreError | None
    removed: bool
    is_denied: bool = False


Answer: TypeAlias = Found | NotThere | CannotTell

_NOT_FOUND: Final = 404
_DENIALS: Final = frozenset({_NOT_FOUND, 405, 410})
_SERVER_ERROR: Final = 500
_MOST_ERRORS: Final = 5  # of the service, in succession: then single animals are not the cause
_PATIENCE_S: Final = 2.0  # for so long a denial waits for its proof while other requests are made


class LookupRun:
    """Looks IDs up. An error that concerns all of them ends :meth:`run`; the next call continues from there.

    A single ID is requested at once (interface: getPet), and searched in the lists if that does not answer. For
    several IDs, the lists come first, and only the rest is requested one by one. An ID among many gets the same answer
    as it would alone. One thread runs it, and another one may take the answers meanwhile.
    """

    def __init__(self, pet_ids: Iterable[int], *, service_id: str, seen: Snapshot | None, is_single: bool) -> None:
        """``seen`` is the list on the screen.

        ``is_single``: the user has asked for one ID, so that its error is its answer; not for the last one of a table.
        """
        self.removed = False
        """Whether the service itself denies listed animals with getPet, which is not called again in this run.

        The next run calls it again: it may have been an outage.
        """
        self.is_get_pet_alive = False
        """Whether getPet has found an animal in this call of :meth:`run`, and so is known to work."""
        self._service_id = service_id
        self._seen = seen if seen is not None and seen.service_id == service_id else None
        self._open = dict.fromkeys(pet_ids)
        self._is_single = is_single
        self._news: deque[Answer] = deque()
        self._listed: Snapshot | None = None
        self._are_lists_read = False
        self._lists_error: PetStoreError | None = None
        self._outage: PetStoreError | None = None  # getPet's answer, while it finds no listed animal, but may again
        self._control_id: int | None = None  # the last animal that getPet has found
        # The denied IDs with the times of their requests; an animal that getPet finds afterwards proves them.
        self._denied: dict[int, tuple[PetStoreError, datetime]] = {}
        self._errors_in_a_row = 0

    @property
    def finished(self) -> bool:
        """Whether every ID has its answer."""
        return not self._open

    def take_answers(self) -> list[Answer]:
        """Return the answers since the last call; a later one about an ID replaces an earlier one."""
        return [self._news.popleft() for _ in range(len(self._news))]

    def run(self, client: PetStoreClient) -> None:
        """Send requests until every ID has an answer.

        Raises :class:`AuthenticationError`, :class:`CancelledError` and an error of a service that asks to wait; for
        several IDs also :class:`TransportError`, the last of five errors of the service in succession, and a denial by
        getPet in an outage. IDs without an answer of the service are answered from the screen for now, and stay open
        for the next call.
        """
        self._errors_in_a_row = 0
        self.is_get_pet_alive, self._outage = False, None
        try:
            if self._is_single and not self.removed and not self._denied:
                for pet_id in list(self._open):
                    self._ask(client, pet_id)
            if self._open and not self._are_lists_read:
                self._read_lists(client)
            if self._open and self._outage is not None:
                raise self._outage
            self._ask_singly(client)
        except (AuthenticationError, CancelledError):
            raise
        except PetStoreError as error:
            if self._is_single and asked_wait_s(error) is None:
                self._answer_single(error)
                return
            if not asks_to_wait(error):  # such a service has answered, and will answer again
                self._answer_from_screen()
            raise

    # --- from the lists ---

    def _read_lists(self, client: PetStoreClient) -> None:
        """Read the lists while IDs are open, and a second time if a complete list lacks some of them."""
        begun = self._read_list(lambda: begin_snapshot(client, self._service_id))
        if begun is not None:
            self._answer_listed(client, begun)
        if begun is not None and self._open:
            if self._denied:
                self._prove_denials(client)
            first = self._read_list(lambda: complete_snapshot(client, begun, before=self._seen)) if self._open else None
            if first is not None:
                self._answer_listed(client, first)
            if first is not None and self._open and first.whole:
                second = self._read_list(lambda: take_snapshot(client, self._service_id, before=first))
                if second is not None:
                    self._answer_listed(client, second)
                if second is not None and second.whole:
                    for pet_id in list(self._open):
                        self._answer(NotThere(pet_id, Evidence.LISTS, second.taken_at, self.removed))
        self._are_lists_read = True

    def _read_list(self, read: Callable[[], Snapshot]) -> Snapshot | None:
        try:
            self._listed = read()
        except (AnswerError, StatusError) as error:
            if isinstance(error, AuthenticationError) or asks_to_wait(error):
                raise
            self._lists_error = error  # requests for single IDs may still succeed
            return None
        return self._listed

    def _answer_listed(self, client: PetStoreClient, snapshot: Snapshot) -> None:
        for pet in snapshot.pets:
            if pet.id in self._open:
                if pet.id in self._denied:
                    self.removed = _is_removed(client, snapshot, pet.id, self._denied[pet.id][0])
                self._answer(Found(pet, FoundVia.LIST, snapshot.taken_at, self.removed))

    def _answer_from_screen(self) -> None:
        """Answer from the screen until the service does."""
        if self._seen is not None:
            for pet in self._seen.pets:
                if pet.id in self._open and not self._is_denied(pet.id):
                    self._news.append(_on_screen(self._seen, pet, removed=self.removed))

    def _answer_single(self, error: PetStoreError) -> None:
        """Answer for the single ID from the screen or with ``error``. An unfinished call proves no removal."""
        self.removed = False
        for pet_id in list(self._open):
            denied = CannotTell(pet_id, error, self.removed, is_denied=True)
            self._answer(denied if self._is_denied(pet_id) else self._second_best(pet_id, error))

    def _is_denied(self, pet_id: int) -> bool:
        """Whether the service has just denied the animal, so that the screen is no answer."""
        return pet_id in self._denied and _is_of_animal(self._denied[pet_id][0])

    # --- one by one ---

    def _ask_singly(self, client: PetStoreClient) -> None:
        checked_at = time.monotonic()
        for pet_id in [each for each in self._open if each not in self._denied]:
            if self.removed:
                break
            self._ask(client, pet_id)
            if self._denied and (not self.is_get_pet_alive or time.monotonic() - checked_at >= _PATIENCE_S):
                self._prove_denials(client)
                checked_at = time.monotonic()
        if self._denied:
            self._prove_denials(client)
        for pet_id in list(self._open):  # getPet is removed, and the lists are incomplete or could not be read
            error = self._lists_error
            self._answer(CannotTell(pet_id, None, self.removed) if error is None else self._second_best(pet_id, error))

    def _ask(self, client: PetStoreClient, pet_id: int) -> None:
        asked_at = datetime.now(UTC)
        try:
            found = Found(client.get_pet(pet_id), FoundVia.GET_PET, asked_at, removed=False)
        except (AnswerError, StatusError) as error:
            if isinstance(error, AuthenticationError) or asks_to_wait(error):
                raise
            if _is_denial(error):
                self._denied[pet_id] = error, asked_at
                self._errors_in_a_row = 0
                return
            self._errors_in_a_row += error.status >= _SERVER_ERROR or isinstance(error, AnswerError)
            if self._errors_in_a_row >= _MOST_ERRORS:
                raise
            self._answer(self._second_best(pet_id, error))
            return
        self._errors_in_a_row = 0
        self._control_id = pet_id
        self._accept_denials()
        self._answer(found)

    def _prove_denials(self, client: PetStoreClient) -> None:
        """Request a known animal with getPet, once for all denials: perhaps the operation is gone, not the animals."""
        tried = self._control_ids()
        denials: list[PetStoreError] = [error for error, _ in self._denied.values()]
        for pet_id in tried:
            denial = _denial_of(client, pet_id)
            if denial is None:
                self._accept_denials()
                return
            denials.append(denial)
        foreign = next((each for each in denials if not isinstance(each, StatusError)), None)
        if tried and (self.is_get_pet_alive or foreign is not None):
            self._outage = foreign or denials[-1]
            self._denied.clear()
            if self._are_lists_read:
                raise self._outage
        elif foreign is None and (tried or (self._lists_error is None and not all(map(_is_of_animal, denials)))):
            self.removed = True  # the denied IDs are as open as the others
            self._denied.clear()
        elif self._are_lists_read:  # no animal to try with: the lists could not be read, or are empty
            for pet_id in list(self._denied):
                is_denied = self._is_denied(pet_id)
                self._answer(CannotTell(pet_id, self._lists_error, removed=False, is_denied=is_denied))
            self._denied.clear()

    def _control_ids(self) -> list[int]:
        """Return up to three animals to try getPet with: the last one that it found, and two listed ones."""
        found = [] if self._control_id is None else [self._control_id]
        listed = [] if self._listed is None else _controls(self._listed)
        return list(dict.fromkeys((*found, *listed)))

    def _accept_denials(self) -> None:
        """Answer the IDs that were denied before getPet found another animal."""
        self.is_get_pet_alive = True
        for pet_id, (error, asked_at) in list(self._denied.items()):
            if _is_of_animal(error):
                self._answer(NotThere(pet_id, Evidence.GET_PET, asked_at, removed=False))
            elif self._are_lists_read:  # the answer for this ID is not the interface's
                self._answer(self._second_best(pet_id, error))

    def _second_best(self, pet_id: int, error: PetStoreError) -> Answer:
        """Return the animal as the screen shows it, or ``CannotTell`` with ``error``."""
        if self._seen is not None:
            for pet in self._seen.pets:
                if pet.id == pet_id:
                    return _on_screen(self._seen, pet, removed=self.removed)
        return CannotTell(pet_id, error, self.removed)

    def _answer(self, answer: Answer) -> None:
        pet_id = answer.pet.id if isinstance(answer, Found) else answer.pet_id
        self._open.pop(pet_id, None)
        self._denied.pop(pet_id, None)
        self._news.append(answer)


def _on_screen(seen: Snapshot, pet: Pet, *, removed: bool) -> Found:
    return Found(pet, FoundVia.SNAPSHOT, seen.time_of(pet.id), removed, is_added=pet.id in seen.added_at)


def _is_removed(client: PetStoreClient, listed: Snapshot, pet_id: int, denial: PetStoreError) -> bool:
    """Whether the service denies listed animals with getPet, after this denial. An error proves nothing."""
    try:
        return isinstance(denial, StatusError) and all(
            isinstance(_denial_of(client, control), StatusError) for control in _controls(listed, pet_id)
        )
    except (AuthenticationError, CancelledError):
        raise
    except PetStoreError:
        return False


def _controls(listed: Snapshot, pet_id: int | None = None) -> list[int]:
    """Return up to two listed animals, far apart, to try getPet with; the requested one if there is no other."""
    others = [pet.id for pet in listed.pets if pet.id != pet_id] or [pet.id for pet in listed.pets]
    return list(dict.fromkeys((*others[:1], *others[-1:])))


def _denial_of(client: PetStoreClient, pet_id: int) -> PetStoreError | None:
    """Return how getPet denies a listed animal, ``None`` if it finds it. Raises each error that is no denial."""
    try:
        client.get_pet(pet_id)
    except (AnswerError, StatusError) as error:
        if not _is_denial(error):
            raise
        return error
    return None


def _is_denial(error: PetStoreError) -> bool:
    """Whether getPet denies an animal, or the operation is gone."""
    return isinstance(error, (AnswerError, StatusError)) and error.status in _DENIALS


def _is_of_animal(denial: PetStoreError) -> bool:
    """Whether a denial may concern only the animal: a 404 with the error object may also mean the operation."""
    return isinstance(denial, StatusError) and denial.status == _NOT_FOUND
