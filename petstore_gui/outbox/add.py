"""An add as the journal has it: the animal, how far it has come, and what was known when it was sent."""

import secrets
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from petstore_gui.api.schema import NewPet


class State(StrEnum):
    """How far an add has come; :mod:`petstore_gui.outbox.states` has the ways from one to the next."""

    HELD = "held"  # it can still be taken back
    WAITING = "waiting"  # for its turn
    SENDING = "sending"  # on its way: the service may have it
    NOT_CONFIRMED = "not confirmed"  # it was sent, and its answer was lost
    PROBABLY_ADDED = "probably added"  # and found in a list, alone and new
    REFUSED = "refused"  # the service did not take it
    ADDED = "added"
    LEFT = "left"  # not confirmed, and the user asks no more
    DISCARDED = "discarded"  # the user took it back before it was sent, or after it was refused


CLOSED: Final = frozenset({State.PROBABLY_ADDED, State.ADDED, State.LEFT, State.DISCARDED})
"""Nothing more is done about these."""


class SentPromise(NamedTuple):
    """What a service had promised when an add was sent: to know its key again, for so many ``seconds``.

    ``service_time`` (aware, UTC) is what the service's own clock showed then. ``api_key_mark`` tells which API key the
    add was sent with: under another one the service may take the same add for a new one.
    """

    seconds: int
    service_time: datetime
    api_key_mark: str


@dataclass(frozen=True, slots=True)
class Add:
    """An animal that the user submitted at ``began_at``. Times are aware and UTC.

    ``maybe``: an earlier sending may have been stored. Only an answer to this add clears it. One that waits with it is
    sent anew because the user has agreed, though it may be there twice then.
    ``sent_at``, ``promise`` and ``known`` are of its first sending that may have been stored: when it left, what the
    service had promised of its ``key`` (the same whenever it is sent; rows of earlier versions have none), and the IDs
    of equal animals that were listed before, ``None`` where the lists were not read. ``knew_all``: no list in which
    there could be others was incomplete then.
    ``holder`` is the program that has it in hand, by the name of its lease, ``None`` where none has.
    ``refusal`` is what the service said, ``pet_id`` the ID of its animal, ``source`` the number of its import, if any.
    """

    number: int
    service_id: str
    new_pet: NewPet
    began_at: datetime
    known: tuple[int, ...] | None = None
    state: State = State.WAITING
    maybe: bool = False
    sent_at: datetime | None = None
    key: str | None = None
    promise: SentPromise | None = None
    refusal: str | None = None
    pet_id: int | None = None
    source: int | None = None
    holder: str | None = None
    knew_all: bool = False

    @property
    def is_lost(self) -> bool:
        """Whether its answer was lost, as far as this program knows: it waits for no other one."""
        return self.state in {State.SENDING, State.NOT_CONFIRMED}

    @property
    def may_be_repeated(self) -> bool:
        """Whether it was sent where the service had promised to answer the same add with the same animal."""
        return self.key is not None and self.promise is not None and self.sent_at is not None


def new_key() -> str:
    """Return an idempotency key that no other add has: not even one of a copy of this journal, or of a restored one."""
    return secrets.token_hex(16)
