"""One add in an outbox: how far it has come, and what it waits for."""

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.matching import Finding, NotListed
from petstore_gui.outbox.states import Event


class Hold(StrEnum):
    """Why an add is not sent before the user agrees."""

    NONE = ""
    EARLIER_RUN = "earlier run"  # it waited when the program ended
    NOT_AGREED = "not agreed"  # the user did not want to write to Production
    SENT_BEFORE = "sent before"  # one like it was sent, and its answer was lost


@dataclass(slots=True, eq=False)
class QueuedAdd:
    """One add. ``entry`` is what the journal has of it, ``None`` until it is on the disk; so ``state`` may be ahead.

    ``error`` is why it is refused or not confirmed; for an add of an earlier run it is not known. ``finding`` is what
    the latest list has of a sent one.
    """

    key: int
    new_pet: NewPet
    entry: Add | None = None
    state: State = State.WAITING
    hold: Hold = Hold.NONE
    error: Exception | None = None
    finding: Finding | None = None
    is_repeated: bool = False
    """It was sent, its answer was lost, and it is sent again: the service knows its key."""
    losses: int = 0
    """How often its answer was lost in this run."""
    held_until_s: float = 0
    """Until when it can still be taken back while it is held, by the monotonic clock."""
    sent_s: float | None = None
    """When it was sent in this run, by the monotonic clock: that of the day may be turned meanwhile."""
    unwritten: list[Event] = field(default_factory=list)
    """What has happened to it, and the disk does not have."""
    saves: int = 0
    """How many times it is to be saved, and has not been yet."""
    save_error: Exception | None = None
    """Why it is not on the disk."""

    @property
    def is_saving(self) -> bool:
        """Whether the disk is about to get it."""
        return self.saves > 0

    @property
    def is_saved(self) -> bool:
        """Whether the disk has all of it."""
        return self.entry is not None and not self.is_saving and self.save_error is None

    @property
    def missing_for_s(self) -> int | None:
        """How long after it was sent the latest list lacked it, in seconds; ``None`` where that is not known.

        Of an add of an earlier run there is only what the clock of the day showed.
        """
        if not isinstance(self.finding, NotListed) or self.entry is None:
            return None
        if self.sent_s is not None:
            return max(0, round(self.finding.read_s - self.sent_s))
        sent_at = self.finding.entry.sent_at
        seconds = -1 if sent_at is None else round((self.finding.as_of - sent_at).total_seconds())
        return seconds if seconds >= 0 else None

    @property
    def was_sent(self) -> bool:
        """Whether an earlier sending may have been stored."""
        return self.entry is not None and (self.entry.maybe or self.entry.is_lost)

    @property
    def is_lost(self) -> bool:
        """Whether its answer was lost, even if it is just being sent again."""
        return self.state is State.NOT_CONFIRMED or (self.state is State.SENDING and self.is_repeated)


_keys = count(1)


def next_key() -> int:
    """Return what tells an add from all others of this run."""
    return next(_keys)


def earlier_add(entry: Add) -> QueuedAdd:
    """Return an add that an earlier run left in the journal."""
    add = QueuedAdd(next_key(), entry.new_pet, entry)
    if entry.state is State.REFUSED:
        add.state, add.error = State.REFUSED, RefusedBeforeError(entry.refusal or "")
    elif entry.is_lost:
        add.state, add.is_repeated = State.NOT_CONFIRMED, entry.may_be_repeated
    else:
        add.hold = Hold.EARLIER_RUN
    return add


class RefusedBeforeError(Exception):
    """The service refused the add in an earlier run; its argument is the reason."""
