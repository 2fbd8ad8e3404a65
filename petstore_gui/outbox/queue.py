"""The adds of one service that are not settled yet: which is sent next, when, and when to look for a lost one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from typing import Final

from msgspec import UNSET, UnsetType

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import adding
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, NotSent, Refused, Unknown
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.draft import FormDraft
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

    ``pause`` is why nothing new is sent, ``next_to_send`` the add to be sent now. Of the times, ``None`` is for never.
    """

    service_id: str = ""
    adds: tuple[QueuedAdd, ...] = ()
    loaded: bool = False
    draft: str | UnsetType | None = UNSET
    pause: Exception | None = None
    next_to_send: QueuedAdd | None = None
    release_at_s: float | None = None
    """When the oldest add that is held leaves, by the monotonic clock, as the next two."""
    retry_at_s: float | None = None
    repeat_at_s: float | None = None
    search_after_s: float | None = None


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
    left_draft: str | None = None
    """That of an earlier run, where it was read after this one was begun, until the form has it."""
    snapshot: Snapshot | None = None
    """What its service last listed, since it was opened."""
    backoff: Backoff = field(default_factory=Backoff, repr=False)
    """What keeps adds from being sent."""
    searched_for_s: float = 0
    """For how long lost adds have been searched for."""

    @property
    def pause(self) -> Exception | None:
        """Why nothing is sent now."""
        return self.backoff.cause

    def next_to_send(self) -> QueuedAdd | None:
        """Return the add to be sent now: the oldest, one at a time, once it is on the disk; lost ones come first.

        But one that was lost again lets those that wait go first: it may be the only one that does not get through.
        """
        if not self.loaded or self.of(State.SENDING):
            return None
        oldest = None if self.backoff.is_held else next(iter(self.waiting), None)
        lost = min(self.repeated, key=lambda add: add.losses, default=None) if self.backoff.may_repeat else None
        if lost is None or (oldest is not None and lost.losses > 1):
            return None if oldest is None or not oldest.is_saved else oldest
        return lost

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
            self.backoff.retry_at if self.waiting else None,
            self.repeat_at_s(),
            self.search_after_s(),
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

    def set_draft(self, draft: str | None) -> None:
        """Record what is typed, beside what an earlier run left that the form does not know of yet."""
        left = FormDraft.of_note(self.left_draft)
        self.draft = draft if left == FormDraft() else FormDraft.of_note(draft).after(left).as_note()

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
        """Go on at once, also without a list: the user wants to try, or there is another key or address."""
        self.backoff.clear()
        self.backoff.needs_list = False

    def end_wait(self) -> None:
        """Go on with what waits: enough time has passed."""
        self.backoff.try_again()

    def service_answered(self, *, user_initiated: bool = False) -> None:
        """Go on if nothing but the service's silence held up the adds: another list has come from it.

        After a refused key only a list that the user asked for is a reason to try once more.
        """
        self.backoff.needs_list = False
        self.backoff.answered()
        if user_initiated:
            self.backoff.key_given()

    def settle(self, add: QueuedAdd, outcome: adding.AddOutcome) -> None:
        """Record what became of an add that was sent."""
        match outcome:
            case Added():
                if add in self.adds:  # else the user has decided meanwhile, of one that was sent again
                    self.adds.remove(add)
            case Refused(error=error):
                add.state, add.error = State.REFUSED, error
            case NotSent():
                add.state = State.WAITING
            case Unknown(entry=entry, error=error):
                add.losses += 1
                if outcome.may_be_repeated or not add.is_repeated:
                    add.error = error  # else it stays that by which it was lost
                add.state, add.entry, add.is_repeated = State.NOT_CONFIRMED, entry, outcome.may_be_repeated
                self.searched_for_s = 0
        self.backoff.settle(outcome)
        if isinstance(outcome, Added | Refused):
            self.service_answered()  # one goes at a time, so that this came after what holds up the others

    def fail(self, add: QueuedAdd, entry: Add, error: Exception) -> None:
        """Record that the program itself has failed while it sent an add, which is ``entry`` now."""
        is_lost = entry.is_lost or entry.maybe
        add.state, add.hold = (State.NOT_CONFIRMED, Hold.NONE) if is_lost else (State.WAITING, Hold.EARLIER_RUN)
        add.entry, add.error, add.is_repeated = entry, error, False
        self.searched_for_s = 0
        self.backoff.failed(error)

    def remove(self, add: QueuedAdd) -> None:
        """Forget an add: the user took it out, or decided what became of it."""
        if add in self.adds:
            self.adds.remove(add)
            if add.is_lost and not self.of(State.NOT_CONFIRMED):
                self.backoff.needs_list = False  # nothing is lost any more that those behind it could wait for

    def repeat_at_s(self) -> float | None:
        """Return from when on lost adds may be sent again; ``None`` for not at all."""
        at = self.backoff.repeat_at
        return at if self.repeated and at < inf else None

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
