"""Whether the service has the animals with many IDs: by its lists where they tell, one by one only for the rest."""

import time
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    AuthenticationError,
    CancelledError,
    PetStoreError,
    StatusError,
    TransportError,
)
from petstore_gui.api.retry import asks_to_wait
from petstore_gui.inventory.lookup import (
    Answer,
    CannotTell,
    Evidence,
    Found,
    FoundVia,
    NotThere,
    answers_for,
    controls,
    is_denial,
    is_of_animal,
)
from petstore_gui.inventory.snapshot import Snapshot, begin_snapshot, complete_snapshot, take_snapshot

_SERVER_ERROR: Final = 500
_MOST_ERRORS: Final = 5  # of the service, one after the other: then it is not a matter of single animals
_PATIENCE_S: Final = 2.0  # so long a denial waits for its proof while others are asked for


class LookupRun:
    """Looks many IDs up. An error that concerns all of them ends :meth:`run`; another call of it goes on from there.

    Each ID is answered as :func:`petstore_gui.inventory.lookup.look_up` would, and no less carefully. One thread runs
    it, and another may take the answers as they come.
    """

    def __init__(self, pet_ids: Iterable[int], *, service_id: str, seen: Snapshot | None, removed: bool) -> None:
        """``seen`` and ``removed`` are as in :func:`petstore_gui.inventory.lookup.look_up`."""
        self.removed = removed
        """Whether getPet is known to be removed, for the caller to remember."""
        self.is_get_pet_alive = False
        """Whether getPet has found an animal, and so is known to work."""
        self._service_id = service_id
        self._seen = seen if seen is not None and seen.service_id == service_id else None
        self._open = dict.fromkeys(pet_ids)
        self._news: deque[Answer] = deque()
        self._listed: Snapshot | None = None
        self._are_lists_read = False
        self._lists_error: PetStoreError | None = None
        self._control_id: int | None = None  # of the last animal that getPet has found
        # Denied, and when each was asked for; proved by an animal that getPet finds afterwards.
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
        """Ask until every ID is answered.

        Raises :class:`AuthenticationError`, :class:`CancelledError`, :class:`TransportError`, an error of a service
        that asks to wait, and the last of five errors of the service in a row. Where
        the service gave no answer, what the screen shows is one till then; its IDs stay open for the next call.
        """
        self._errors_in_a_row = 0
        try:
            if not self._are_lists_read:
                self._read_lists(client)
            self._ask_singly(client)
        except (AuthenticationError, CancelledError):
            raise
        except PetStoreError as error:
            if not asks_to_wait(error):  # such a service has answered, and will again
                self._answer_from_screen()
            raise

    # --- by the lists ---

    def _read_lists(self, client: PetStoreClient) -> None:
        """Read the lists as far as there are IDs for them, and once more where they are whole without some."""
        try:
            begun = self._listed = begin_snapshot(client, self._service_id)
            self._answer_listed(begun)
            if self._open:
                first = self._listed = complete_snapshot(client, begun, before=self._seen)
                self._answer_listed(first)
                if self._open and first.whole:
                    second = self._listed = take_snapshot(client, self._service_id, before=first)
                    self._answer_listed(second)
                    if second.whole:
                        for pet_id in list(self._open):
                            self._answer(NotThere(pet_id, Evidence.LISTS, second.taken_at, self.removed))
        except (AnswerError, StatusError) as error:
            if isinstance(error, AuthenticationError) or asks_to_wait(error):
                raise
            self._lists_error = error  # single IDs may be answered all the same
        self._are_lists_read = True

    def _answer_listed(self, snapshot: Snapshot) -> None:
        for pet in snapshot.pets:
            if pet.id in self._open:
                self._answer(Found(pet, FoundVia.LIST, snapshot.taken_at, self.removed))

    def _answer_from_screen(self) -> None:
        """Answer with what the screen shows, for as long as the service does not."""
        if self._seen is not None:
            for pet in self._seen.pets:
                if pet.id in self._open:
                    self._news.append(Found(pet, FoundVia.SNAPSHOT, self._seen.taken_at, self.removed))

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
        for pet_id in list(self._open):  # getPet is removed, and the lists are cut off or could not be read
            error = self._lists_error
            self._answer(CannotTell(pet_id, None, self.removed) if error is None else self._second_best(pet_id, error))

    def _ask(self, client: PetStoreClient, pet_id: int) -> None:
        asked_at = datetime.now(UTC)
        try:
            found = Found(client.get_pet(pet_id), FoundVia.GET_PET, asked_at, removed=False)
        except (AnswerError, StatusError) as error:
            if isinstance(error, AuthenticationError) or asks_to_wait(error):
                raise
            if is_denial(error):
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
        """Ask getPet for an animal that there is, once for all that were denied: it may be the operation that ended."""
        tried = self._control_ids()
        if any(answers_for(client, pet_id) for pet_id in tried):
            self._accept_denials()
        elif tried or not all(is_of_animal(error) for error, _asked_at in self._denied.values()):
            self.removed = True  # what was denied is as open as the rest
            self._denied.clear()
        else:  # nothing to try with: the lists could not be read
            for pet_id in list(self._denied):
                self._answer(CannotTell(pet_id, self._lists_error, removed=False))
            self._denied.clear()

    def _control_ids(self) -> list[int]:
        """Return up to three animals to try getPet with: what it found last, and two that are listed."""
        found = [] if self._control_id is None else [self._control_id]
        listed = [] if self._listed is None else controls(self._listed)
        return list(dict.fromkeys((*found, *listed)))

    def _accept_denials(self) -> None:
        """Answer what was denied before getPet has found another animal."""
        self.is_get_pet_alive = True
        for pet_id, (error, asked_at) in self._denied.items():
            if is_of_animal(error):
                self._answer(NotThere(pet_id, Evidence.GET_PET, asked_at, removed=False))
            else:
                self._answer(self._second_best(pet_id, error))
        self._denied.clear()

    def _second_best(self, pet_id: int, error: PetStoreError) -> Answer:
        """Return what the screen shows of an animal that the service did not answer for, or that this is so."""
        shown = () if self._seen is None else self._seen.pets
        for pet in shown:
            if self._seen is not None and pet.id == pet_id:
                return Found(pet, FoundVia.SNAPSHOT, self._seen.taken_at, self.removed)
        return CannotTell(pet_id, error, self.removed)

    def _answer(self, answer: Answer) -> None:
        pet_id = answer.pet.id if isinstance(answer, Found) else answer.pet_id
        self._open.pop(pet_id, None)
        self._news.append(answer)


def is_connection_lost(error: Exception) -> bool:
    """Whether no whole answer arrived, so that asking again may do."""
    return isinstance(error, TransportError)
