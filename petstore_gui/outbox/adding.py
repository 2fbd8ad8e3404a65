"""Adding an animal so that it is never doubled and never forgotten, also where its answer is lost."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, TypeAlias

from petstore_gui.api import errors
from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import ArgumentError, AuthenticationError, CancelledError, PetStoreError, StatusError
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import ErrorCode
from petstore_gui.inventory.input_parsing import table_size
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, SentPromise, State, new_key
from petstore_gui.outbox.idempotency import can_replay, hear_promise, promise_of
from petstore_gui.outbox.journal import Journal, TakenError
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import ListedPets
from petstore_gui.translatable import TranslatableText

# Refusals of any request: the key, the address, the pace.
_ABOUT_THE_SERVICE: Final = frozenset({401, 404, 405, 410, 421, 425, 429})
# Errors of the embedded service that mean that it has certainly stored nothing.
_STORED_NOTHING: Final = frozenset(
    {ErrorCode.STORAGE_FULL, ErrorCode.STORAGE_MOVED, ErrorCode.STORAGE_BUSY, ErrorCode.STORAGE_DAMAGED}
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Added:
    """The service has it."""

    pet: Pet


@dataclass(frozen=True, slots=True)
class Refused:
    """The service did not take it, and ``error`` is its answer."""

    error: PetStoreError


@dataclass(frozen=True, slots=True)
class NotSent:
    """The service certainly has not got it: nothing left this computer, or what did was turned away unread."""

    error: PetStoreError | JournalError


@dataclass(frozen=True, slots=True)
class Unknown:
    """It may have been added. ``entry`` stays open in the journal until that is known, or the user has decided.

    ``may_be_repeated``: the same add may be sent again, which ends as added, and once. ``this_time`` is what became of
    the last sending, where it is only an earlier one of which that is not known.
    """

    entry: Add
    error: PetStoreError
    may_be_repeated: bool = False
    this_time: Refused | NotSent | None = None


class KeyForgottenError(PetStoreError):
    """A lost add was not sent again: the service may not know its key any more, by what it promises now."""

    def __init__(self, promise: SentPromise | None = None) -> None:
        super().__init__(TranslatableText("The service may not know this add any more"))
        self.promise = promise


AddOutcome: TypeAlias = Added | Refused | NotSent | Unknown


class Sending:
    """One add on its way, and what became of it: known even where its caller waits no more."""

    def __init__(
        self,
        entry: Add,
        on_disk: Callable[[Callable[[Journal], Add]], Add],
        *,
        before: Snapshot | None,
        is_embedded: bool,
        is_repeat: bool = False,
        unwritten: list[states.Event] | None = None,
    ) -> None:
        """``on_disk`` calls a function with the journal.

        ``before`` is what was last listed at its service, ``is_embedded`` is whether the program runs that service
        itself. ``is_repeat``: its answer was lost, and it is sent again. ``unwritten`` is what has happened to the add
        and the disk does not have: it is written first, and holds afterwards what could not be.
        """
        self.entry = entry
        """As the disk has it."""
        self.outcome: AddOutcome | None = None
        self.is_cancelled = False
        """The user does not want it any more: it is not begun, and if it may have been stored, not sent again."""
        self._on_disk = on_disk
        self._before = before
        self._is_embedded = is_embedded
        self._is_repeat = is_repeat
        self._unwritten = [] if unwritten is None else unwritten

    def run(self, client: PetStoreClient) -> None:
        """Send the add once, and note in the journal what became of it.

        It does not leave before ``client`` has heard the service. After :class:`NotSent` it waits as before, after
        :class:`Refused` the user has to decide, after :class:`Unknown` it is to be sent again, or looked for. Raises
        :class:`AuthenticationError`: it may be run again, with another key.
        """
        self.outcome = None  # that of an earlier key tells nothing of this one
        try:
            self.outcome = self._send_again(client) if self._is_repeat else self._send(client)
        except Exception:  # a fault of the program's own
            before, self.entry = self.entry, _lost(self.entry)  # unless the journal knows that it has not left
            with suppress(Exception):
                self._write(lambda journal: journal.apply(before.number, *self._unwritten, states.Orphaned()))
            raise
        if self.is_cancelled and isinstance(self.outcome, Unknown):
            self._write_event(states.Lost(is_unwanted=True))  # else it is one animal all the same
        if isinstance(self.outcome, NotSent | Unknown) and isinstance(self.outcome.error, AuthenticationError):
            raise self.outcome.error

    def _send(self, client: PetStoreClient) -> AddOutcome:
        entry = self.entry
        if self.is_cancelled:
            return NotSent(CancelledError("taken out", outcome=errors.Outcome.NOT_SENT))
        try:
            hear_promise(client)
            before = self._before
            listed = None if before is None or before.service_id != entry.service_id else ListedPets(before)
            sent = sent_now(entry.new_pet, listed, promise_of(client, is_embedded=self._is_embedded))
            let_go = [states.Released()] if entry.state is State.HELD else []
            # What the user has agreed to once holds also for the next key, after a refused one.
            agreed = [states.SentAnew()] if entry.maybe else []
            events: list[states.Event] = [*self._unwritten, *let_go, *agreed, sent]
            entry = self._write(lambda journal: journal.apply_all((self.entry.number, event) for event in events)[-1])
            self._unwritten.clear()
        except TakenError as error:  # its program knows what becomes of it, and this one looks for it
            return Unknown(_lost(entry), PetStoreError(str(error)))
        except (PetStoreError, JournalError) as error:
            return NotSent(error)
        outcome = transmit(client, entry, is_embedded=self._is_embedded)
        if not self._write_event(event_of(outcome)):
            self._unwritten.append(event_of(outcome))
        return _of_lost(entry, outcome) if entry.maybe else outcome

    def _send_again(self, client: PetStoreClient) -> Added | Unknown:
        """Send a lost add once more, with its key."""
        outcome = transmit_again(client, self.entry, is_embedded=self._is_embedded)
        self._write_event(event_of(outcome))
        return outcome

    def _write(self, function: Callable[[Journal], Add]) -> Add:
        def write(journal: Journal) -> Add:
            self.entry = function(journal)
            return self.entry

        return self._on_disk(write)

    def _write_event(self, event: states.Event) -> bool:
        try:
            self._write(lambda journal: journal.apply(self.entry.number, event))
        except JournalError as error:  # the outcome counts all the same, and the next start finds the entry again
            if not isinstance(event, states.Lost):  # there it is on its way, which the next start takes for lost
                _log.warning("the journal does not know what became of an add: %s", error)
            return False
        return True


def event_of(outcome: AddOutcome) -> states.Event:
    """Return what has happened to an add of which this became."""
    match outcome:
        case Added(pet=pet):
            return states.Answered(pet.id)
        case Refused(error=error):
            return states.Rejected(refusal_text(error))
        case NotSent():
            return states.NotStored()
        case Unknown():
            return states.Lost()


def refusal_text(error: PetStoreError) -> str:
    """Return what the journal keeps of a refusal: what the service said, else what the program says of it."""
    return error.message if isinstance(error, StatusError) else str(error)


def transmit(
    client: PetStoreClient, entry: Add, *, is_embedded: bool, on_written: Callable[[], object] = lambda: None
) -> AddOutcome:
    """Send an add that the journal has as sent, once, and write nothing down; as :meth:`Sending.run`.

    ``on_written`` is as of :meth:`~petstore_gui.api.client.PetStoreClient.create_pet`.
    """
    if table_size(entry.new_pet.name) != (1, 1):  # 0.1.0 took such names, and the journal may have one
        return Refused(
            PetStoreError(TranslatableText("The name holds a tab or a line end"), outcome=errors.Outcome.NOT_SENT)
        )
    try:
        return Added(client.create_pet(entry.new_pet, key=entry.key, on_written=on_written))
    except ArgumentError as error:  # the program itself refuses to send it
        return Refused(error)
    except StatusError as error:
        # Such a refusal would meet this animal at any time, and the next one not: else all of them wait.
        if error.outcome is errors.Outcome.REFUSED and error.status not in _ABOUT_THE_SERVICE:
            return Refused(error)
        stored_nothing = is_embedded and error.code in _STORED_NOTHING
        is_unknown = error.outcome is errors.Outcome.UNKNOWN and not stored_nothing
        return Unknown(_lost(entry), error, entry.may_be_repeated) if is_unknown else NotSent(error)
    except PetStoreError as error:
        is_unknown = error.outcome is errors.Outcome.UNKNOWN
        return Unknown(_lost(entry), error, entry.may_be_repeated) if is_unknown else NotSent(error)


def transmit_again(client: PetStoreClient, entry: Add, *, is_embedded: bool) -> Added | Unknown:
    """Send an add whose answer was lost once more, if that is safe, and write nothing down; as :meth:`Sending.run`."""
    try:
        if not can_replay(client, entry, is_embedded=is_embedded):
            return Unknown(entry, KeyForgottenError(promise_of(client, is_embedded=is_embedded)))
    except PetStoreError as error:
        return Unknown(entry, error, may_be_repeated=True)
    outcome = transmit(client, entry, is_embedded=is_embedded)
    return _of_lost(entry, outcome)


def _of_lost(entry: Add, outcome: AddOutcome) -> Added | Unknown:
    """Return what became of a lost add by sending it once more."""
    if isinstance(outcome, Added | Unknown):
        return outcome
    # What was not sent this time may be sent another time; what is refused now may have been taken before.
    cause = outcome.error if isinstance(outcome.error, PetStoreError) else PetStoreError(str(outcome.error))
    may_be_repeated = isinstance(outcome, NotSent) and entry.may_be_repeated
    return Unknown(_lost(entry), cause, may_be_repeated, outcome)


def _lost(entry: Add) -> Add:
    return replace(entry, state=State.NOT_CONFIRMED, maybe=True)


def sent_now(new_pet: NewPet, listed: ListedPets | None, promise: SentPromise | None) -> states.Sent:
    """Return that an add is about to leave; ``listed`` is the last list of its service, ``None`` if none was read."""
    known = None if listed is None else listed.ids_like(new_pet)
    knew_all = listed is not None and listed.has_all_like(new_pet)
    return states.Sent(datetime.now(UTC), known, promise, new_key(), knew_all)
