"""The adds of one service that are not settled yet: which is sent next, when, and when to look for a lost one. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from typing import Final

from msgspec import UNSET, UnsetType

from petstore_gui.api.errors import AuthenticationError, CancelledError, Outcome, PetStoreError
from petstore_gui.api.retry import RETRY_AFTER_S, asks_to_wait, wait_s
from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import adding
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, NotSent, Refused, Unknown
from petstore_gui.outbox.idempotency import REPEAT_AFTER_S
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.matching import Finding
from petstore_gui.outbox.queued_add import Hold, QueuedAdd, earlier_add, next_key

SEARCH_AFTER_S: Final = (3, 10, 30, *range(60, 601, 60))  # after the answer was lost, in seconds; and at once


class AddQueries:
    """Which of some adds wait, for what, and which need the user."""

    @property
    def adds(self) -> Sequence[QueuedAdd]:
        """All of them, oldest first."""
        raise NotImplementedError

    def of(self, *among: State) -> list[QueuedAdd]:
        """Return the adds in these states, oldest first."""
        return [add for add in self.adds if add.state in among]

    @property
    def held(self) -> list[QueuedAdd]:
        """The adds that wait for the user."""
        return [add for add in self.of(State.WAITING) if add.hold]

    @property
    def waiting(self) -> list[QueuedAdd]:
        """The adds that wait for the service, or for the disk."""
        return [add for add in self.of(State.WAITING) if not add.hold]

    @property
    def recallable(self) -> list[QueuedAdd]:
        """The adds that can still be taken back, as they have not left."""
        return self.of(State.HELD)

    @property
    def unsaved(self) -> list[QueuedAdd]:
        """The adds that could not be saved, unless that is being tried again."""
        return [add for add in self.adds if add.save_error is not None and not add.is_saving]

    @property
    def on_its_way(self) -> list[QueuedAdd]:
        """The adds that are being sent, or that will be without a word of the user."""
        return [add for add in self.of(State.HELD, State.WAITING, State.SENDING) if not add.hold]

    @property
    def not_sent(self) -> list[QueuedAdd]:
        """The adds that the end of the program would keep from being sent, or lose."""
        on_its_way = set(self.on_its_way)
        return [
            add
            for add in self.adds
            if add.entry is None or add.save_error is not None or (add in on_its_way and not add.is_repeated)
        ]

    @property
    def unconfirmed(self) -> list[QueuedAdd]:
        """The adds whose answer was lost, and that are not sent again."""
        return [add for add in self.of(State.NOT_CONFIRMED) if not add.is_repeated]

    @property
    def repeated(self) -> list[QueuedAdd]:
        """The adds whose answer was lost, and that are to be sent again."""
        return [add for add in self.of(State.NOT_CONFIRMED) if add.is_repeated]

    def with_key(self, key: int) -> QueuedAdd | None:
        """Return the add that has this key."""
        return next((add for add in self.adds if add.key == key), None)


@dataclass(frozen=True, slots=True)
class OutboxState(AddQueries):
    """An outbox at one moment: a copy, which nothing changes.

    ``pause`` is why nothing is sent, ``next_to_send`` the add to be sent now. Of the times, ``None`` is for never.
    """

    service_id: str = ""
    adds: tuple[QueuedAdd, ...] = ()
    loaded: bool = False
    draft: str | UnsetType | None = UNSET
    pause: Exception | None = None
    next_to_send: QueuedAdd | None = None
    release_at_s: float | None = None
    """When the oldest add that is held leaves, by the monotonic clock."""
    retry_after_s: float | None = None
    search_after_s: float | None = None
    repeat_after_s: float | None = None


@dataclass(slots=True, eq=False)
class Outbox(AddQueries):
    """The adds of the service ``service_id``, oldest first. It decides, and does nothing itself."""

    service_id: str
    journal: Journal = field(default_factory=partial(Journal, None), repr=False)
    """Where they are kept."""
    adds: list[QueuedAdd] = field(default_factory=list)
    loaded: bool = False
    """What an earlier run left in the journal was read."""
    has_all: bool = True
    """All that an earlier run left is in it; else only what a command goes on with."""
    draft: str | UnsetType | None = UNSET
    """What is typed and not submitted, as the note of the journal; unset before it was read, or typed in this run."""
    snapshot: Snapshot | None = None
    """What its service last listed, since it was opened."""
    pause: Exception | None = None
    """Why nothing is sent now."""
    failures: int = 0
    """How often sending has failed since it last worked."""
    searched_for_s: float = 0
    """For how long lost adds have been searched for."""
    is_repeat_due: bool = False
    """Lost adds that may be sent again are to be sent now."""
    losses: int = 0
    """How often sending them again has failed since one was added."""

    def next_to_send(self) -> QueuedAdd | None:
        """Return the add to be sent now: the oldest, one at a time, once it is on the disk; lost ones come first."""
        if not self.loaded or self.of(State.SENDING):
            return None
        if self.is_repeat_due and self.repeated and not isinstance(self.pause, AuthenticationError):
            # One that never comes through must not keep the others from it.
            return min(self.repeated, key=lambda add: add.losses)
        if self.pause is not None:
            return None
        oldest = next(iter(self.waiting), None)
        return None if oldest is None or not oldest.is_saved else oldest

    def state(self) -> OutboxState:
        """Return what there is, and what is to be done when."""
        copies = {add.key: replace(add) for add in self.adds}
        sent = self.next_to_send()
        return OutboxState(
            self.service_id,
            tuple(copies.values()),
            self.loaded,
            self.draft,
            self.pause,
            None if sent is None else copies[sent.key],
            min((add.held_until_s for add in self.recallable), default=None),
            self.retry_after_s(),
            self.search_after_s(),
            self.repeat_after_s(),
        )

    # --- what happens ---

    def load(self, entries: Iterable[Add]) -> None:
        """Record what an earlier run left: what was certainly not sent then is never sent without being asked.

        Nor is what was submitted meanwhile, where one like it was sent then and its answer was lost.
        """
        there = {add.entry.number for add in self.adds if add.entry is not None}
        earlier = [earlier_add(entry) for entry in entries if entry.number not in there]
        lost = [add.new_pet for add in earlier if add.state is State.NOT_CONFIRMED and not add.is_repeated]
        if lost:
            self.searched_for_s = 0
        for add in self.recallable + self.waiting:
            if add.new_pet in lost:
                add.hold = Hold.SENT_BEFORE
        self.adds = earlier + self.adds
        self.loaded = True

    def submit(self, new_pet: NewPet, *, held_until_s: float = 0) -> QueuedAdd:
        """Record an animal that the user wants to be added; it is held until then, unless that is 0."""
        add = QueuedAdd(next_key(), new_pet, held_until_s=held_until_s)
        if any(lost.new_pet == new_pet for lost in self.unconfirmed):
            add.hold = Hold.SENT_BEFORE
        elif held_until_s:
            add.state = State.HELD
        self.adds.append(add)
        return add

    def let_go(self, now_s: float = inf) -> None:
        """Let adds wait for their turn that can be taken back no longer; without a time all of them."""
        for add in self.recallable:
            if add.held_until_s <= now_s:
                add.state = State.WAITING

    def undo(self, adds: Iterable[QueuedAdd]) -> None:
        """Have adds again that were discarded: they wait for the user."""
        for add in adds:
            add.state, add.hold, add.error = State.WAITING, Hold.EARLIER_RUN, None
        self.adds = sorted([*self.adds, *adds], key=lambda add: add.key)

    def send_anew(self, add: QueuedAdd) -> None:
        """Let a lost add wait for its turn again: the user wants it sent once more."""
        add.state, add.is_repeated, add.finding = State.WAITING, False, None

    def take_back(self, add: QueuedAdd) -> bool:
        """Return whether ``add`` is not confirmed again, as it was before the user wanted it sent anew."""
        if not add.was_sent or add.state is not State.WAITING:
            return False
        add.state, add.hold, add.is_repeated, add.save_error = State.NOT_CONFIRMED, Hold.NONE, False, None
        return True

    def release(self) -> None:
        """Send what waited for the user, and try at once what waits for the service."""
        for add in self.held:
            add.hold = Hold.NONE
        self.resume()

    def hold_back(self) -> None:
        """Send none of those that wait: the user did not agree."""
        for add in self.waiting:
            add.hold = Hold.NOT_AGREED

    def resume(self) -> None:
        """Go on: the user wants to try, or enough time has passed."""
        self.pause = None

    def repeat(self) -> None:
        """Send again what was lost and may be sent again: enough time has passed."""
        self.is_repeat_due = bool(self.repeated)

    def service_answered(self, *, user_initiated: bool = False) -> None:
        """Go on if nothing but the service's silence held up the adds: another list has come from it.

        After a refused key only a list that the user asked for is a reason to try once more.
        """
        is_key_refused = isinstance(self.pause, AuthenticationError) and not user_initiated
        waits_for_more = is_key_refused or asks_to_wait(self.pause)
        if isinstance(self.pause, PetStoreError) and not waits_for_more:
            self.pause = None

    def settle(self, add: QueuedAdd, outcome: adding.AddOutcome) -> None:
        """Record what became of an add that was sent."""
        match outcome:
            case Added():
                self.failures, self.pause, self.losses = 0, None, 0
                if add in self.adds:  # else the user has decided meanwhile, of one that was sent again
                    self.adds.remove(add)
            case Refused(error=error):
                self.failures, self.pause = 0, None
                add.state, add.error = State.REFUSED, error
            case NotSent(error=error):
                add.state = State.WAITING
                if not isinstance(error, CancelledError):
                    self.failures, self.pause = self.failures + 1, error
            case Unknown(entry=entry, error=error):
                add.losses += 1
                is_pause = not add.is_repeated or outcome.may_be_repeated
                add.state, add.entry, add.is_repeated = State.NOT_CONFIRMED, entry, outcome.may_be_repeated
                add.error = error if is_pause else add.error
                # Nothing else is sent before the service has answered something: it might be lost as well.
                self.failures = self.failures + 1 if error.outcome is Outcome.NOT_SENT else 0
                self.pause = error if is_pause else self.pause
                self.searched_for_s = 0
                self.is_repeat_due, self.losses = False, self.losses + 1

    def fail(self, add: QueuedAdd, entry: Add, error: Exception) -> None:
        """Record that the program itself has failed while it sent an add, which is ``entry`` now."""
        is_lost = entry.is_lost or entry.maybe
        add.state, add.hold = (State.NOT_CONFIRMED, Hold.NONE) if is_lost else (State.WAITING, Hold.EARLIER_RUN)
        add.entry, add.error, add.is_repeated = entry, error, False
        self.pause, self.failures, self.searched_for_s = error, 1, 0

    def remove(self, add: QueuedAdd) -> None:
        """Forget an add: the user took it out, or decided what became of it."""
        if add in self.adds:
            self.adds.remove(add)
            if self._is_pause_for_lost and not self.of(State.NOT_CONFIRMED):
                self.pause = None

    @property
    def _is_pause_for_lost(self) -> bool:
        """Whether nothing is sent because an answer was lost."""
        is_unknown = isinstance(self.pause, PetStoreError) and self.pause.outcome is Outcome.UNKNOWN
        return is_unknown and not self.failures

    def retry_after_s(self) -> float | None:
        """Return after how many seconds to try again what could not be sent; ``None`` where something else decides.

        That is the user after a refused key, and the next list after a lost answer that did not ask to wait.
        """
        if self.pause is None or isinstance(self.pause, AuthenticationError) or not self.waiting:
            return None
        if self._is_pause_for_lost and not asks_to_wait(self.pause):
            return None
        return wait_s(self.failures, self.pause, steps=RETRY_AFTER_S)

    def repeat_after_s(self) -> float | None:
        """Return after how many seconds to send lost adds again; ``None`` where that is done now, or not at all."""
        is_waiting_for_user = isinstance(self.pause, AuthenticationError)
        if self.is_repeat_due or is_waiting_for_user or not self.repeated:
            return None
        return wait_s(self.losses, self.pause, self.repeated[-1].error, steps=REPEAT_AFTER_S)

    def count_search(self, after_s: float) -> None:
        """Record that lost adds are looked for once more, after so many seconds."""
        self.searched_for_s += after_s

    def search_after_s(self) -> float | None:
        """Return after how many more seconds to look for lost adds again; ``None`` where that has been done enough."""
        if not self.unconfirmed:
            return None
        return next((after - self.searched_for_s for after in SEARCH_AFTER_S if after > self.searched_for_s), None)

    def take_findings(self, findings: Mapping[int, Finding]) -> None:
        """Record what the latest list has of the adds that were sent, by their numbers."""
        for add in self.of(State.NOT_CONFIRMED):
            if add.entry is not None:
                add.finding = findings.get(add.entry.number)
