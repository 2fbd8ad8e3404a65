"""What may happen to an add, and what it is then: the one table of its states. Pure.

It is drawn in ``docs/architecture.md``, and tests walk it with a model of the service, the disk and the user.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeAlias

from petstore_gui.outbox.add import Add, SentPromise, State


@dataclass(frozen=True, slots=True)
class Released:
    """Its time to be taken back is over, or the user wants it sent now."""


@dataclass(frozen=True, slots=True)
class Discarded:
    """The user took it back, or out."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The user wants it after all."""


@dataclass(frozen=True, slots=True)
class Orphaned:
    """The program that had it has ended, and another one goes on."""


@dataclass(frozen=True, slots=True)
class Sent:
    """It is about to leave, ``at`` (aware, UTC); ``known``, ``promise`` and ``knew_all`` as of :class:`Add`.

    ``key`` is for an add of an earlier version, which has none: what is promised then is promised of this key.
    """

    at: datetime
    known: tuple[int, ...] | None
    promise: SentPromise | None
    key: str | None = None
    knew_all: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """The service has it, as the animal ``pet_id``."""

    pet_id: int


@dataclass(frozen=True, slots=True)
class Rejected:
    """The service did not take it this time, and said ``reason``."""

    reason: str


@dataclass(frozen=True, slots=True)
class NotStored:
    """This sending certainly has not been stored."""


@dataclass(frozen=True, slots=True)
class Lost:
    """Its answer was lost. ``is_unwanted``: the user had taken it out meanwhile, so that it is not sent again."""

    is_unwanted: bool = False


@dataclass(frozen=True, slots=True)
class Matched:
    """A list has one new animal that it can be, ``pet_id``."""

    pet_id: int


@dataclass(frozen=True, slots=True)
class Decided:
    """The user says that it is the animal ``pet_id``."""

    pet_id: int


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The user asks no more."""


@dataclass(frozen=True, slots=True)
class SentAnew:
    """The user wants it sent once more, though it may be there twice then."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """Another import has the same row, and goes on with it."""


Event: TypeAlias = (
    Released
    | Discarded
    | Undone
    | Orphaned
    | Sent
    | Answered
    | Rejected
    | NotStored
    | Lost
    | Matched
    | Decided
    | GivenUp
    | SentAnew
    | Reopened
)


def step(add: Add, event: Event) -> Add | None:  # noqa: C901, PLR0911, PLR0912  a table
    """Return ``add`` as it is after ``event``; ``None`` where the event says nothing of an add in this state.

    One whose answer was lost stays not confirmed while it is sent again as the same add: what that needs is known.
    """
    match event, add.state:
        case Released() | Orphaned(), State.HELD | State.WAITING:
            return replace(add, state=State.WAITING)
        case Discarded(), State.HELD | State.WAITING if add.maybe:
            return replace(add, state=State.NOT_CONFIRMED)
        case Discarded(), State.HELD | State.WAITING | State.REFUSED:
            return replace(add, state=State.DISCARDED)
        case Undone(), State.DISCARDED:
            return replace(add, state=State.WAITING, refusal=None)
        case Orphaned(), State.SENDING:
            return replace(add, state=State.NOT_CONFIRMED, maybe=True)
        case Sent(), State.WAITING if add.maybe and add.key is not None:
            return replace(add, state=State.SENDING)  # with what was known at the first sending
        case Sent(at=at, promise=promise), State.WAITING:
            first = add if add.maybe else event
            known, knew_all, key = first.known, first.knew_all, add.key or event.key
            return replace(
                add, state=State.SENDING, sent_at=at, known=known, knew_all=knew_all, promise=promise, key=key
            )
        case Answered(pet_id=pet_id), state if add.maybe or state is not State.ADDED:
            return replace(add, state=State.ADDED, maybe=False, pet_id=pet_id)
        case Rejected() | NotStored(), State.SENDING if add.maybe:
            return replace(add, state=State.NOT_CONFIRMED)  # that says nothing of the earlier sending
        case Rejected(reason=reason), State.SENDING:
            return replace(_not_sent(add), state=State.REFUSED, refusal=reason)
        case NotStored(), State.SENDING:
            return replace(_not_sent(add), state=State.WAITING)
        case Lost(is_unwanted=is_unwanted), State.SENDING | State.NOT_CONFIRMED:
            promise = None if is_unwanted else add.promise
            return replace(add, state=State.NOT_CONFIRMED, maybe=True, promise=promise)
        case Matched(pet_id=pet_id), State.SENDING | State.NOT_CONFIRMED:
            return replace(add, state=State.PROBABLY_ADDED, maybe=True, pet_id=pet_id)
        case Decided(pet_id=pet_id), State.SENDING | State.NOT_CONFIRMED | State.PROBABLY_ADDED:
            return replace(add, state=State.ADDED, maybe=True, pet_id=pet_id)
        case GivenUp(), State.SENDING | State.NOT_CONFIRMED | State.PROBABLY_ADDED:
            return replace(add, state=State.LEFT, maybe=True, pet_id=None)
        case SentAnew(), State.SENDING | State.NOT_CONFIRMED | State.PROBABLY_ADDED:
            return replace(add, state=State.WAITING, maybe=True, pet_id=None)
        case Reopened(), State.LEFT:
            return replace(add, state=State.NOT_CONFIRMED)
        case _:
            return None


def _not_sent(add: Add) -> Add:
    return replace(add, sent_at=None, known=None, knew_all=False, promise=None)
