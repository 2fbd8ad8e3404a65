"""An add as the journal has it, and how it lies in a row of its table."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.journal_schema import PET_COLUMNS

_PET_COUNT: Final = len(PET_COLUMNS)


class SentPromise(NamedTuple):
    """What a service had promised when an add was sent: to know its key again, for so many ``seconds``.

    ``service_time`` (aware, UTC) is what the service's own clock showed then. ``api_key_mark`` tells which API key the
    add was sent with: under another one the service may take the same add for a new one.
    """

    seconds: int
    service_time: datetime
    api_key_mark: str


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """An add that the user submitted at ``began_at`` and that nothing has closed yet.

    ``sent_at`` is when it may have left this computer, ``None`` while it certainly has not; ``refusal`` is what the
    service said when it did not take it. Times are aware and UTC. ``known`` are IDs of equal animals that are not this
    add's: they were listed before it was sent, or are other adds' of this program. ``None``: no list was read before.
    ``instead_of`` is the number of the open add that this one repeats.
    ``key`` is the add's idempotency key, the same whenever it is sent; rows of earlier versions have none. ``promise``
    is what the service had said of such keys before it was sent first, ``None`` for nothing.
    """

    number: int
    service_id: str
    new_pet: NewPet
    began_at: datetime
    known: tuple[int, ...] | None = None
    sent_at: datetime | None = None
    refusal: str | None = None
    instead_of: int | None = None
    key: str | None = None
    promise: SentPromise | None = None

    @property
    def may_be_repeated(self) -> bool:
        """Whether it was sent where the service had promised to answer the same add with the same animal."""
        return self.key is not None and self.promise is not None and self.sent_at is not None


def new_key() -> str:
    """Return an idempotency key that no other add has: not even one of a copy of this journal, or of a restored one."""
    return secrets.token_hex(16)


def entry_of(row: tuple[Any, ...], ids_of_alike: Callable[[JournalEntry], tuple[int, ...]]) -> JournalEntry:
    """Return what a row (``journal_schema.COLUMNS``) says; ``known`` with the IDs of like adds settled since."""
    known, began_at, sent_at, refusal, instead_of, key, *promise = row[2 + _PET_COUNT :]
    seconds, service_time, api_key_mark = promise
    entry = JournalEntry(
        row[0],
        row[1],
        new_pet_of(*row[2 : 2 + _PET_COUNT]),
        datetime.fromisoformat(began_at),
        None,
        None if sent_at is None else datetime.fromisoformat(sent_at),
        refusal,
        instead_of,
        key,
        None if seconds is None else SentPromise(seconds, datetime.fromisoformat(service_time), api_key_mark),
    )
    if known is None:
        return entry
    ids = dict.fromkeys((*map(int, known.split()), *ids_of_alike(entry)))
    return replace(entry, known=tuple(ids))


def row_of(entry: JournalEntry, number: int | None) -> tuple[str | int | None, ...]:
    """Return the values of a row, as :func:`entry_of` reads it; without a ``number`` it gets the next one."""
    return (
        number,
        entry.service_id,
        *pet_values(entry.new_pet),
        known_text(entry.known),
        time_text(entry.began_at),
        None if entry.sent_at is None else time_text(entry.sent_at),
        entry.refusal,
        entry.instead_of,
        entry.key,
        *promise_values(entry.promise),
    )


def pet_values(new_pet: NewPet) -> tuple[str | int | None, ...]:
    """Return the values of ``journal_schema.PET_COLUMNS``; :func:`new_pet_of` reads them."""
    return new_pet.name, new_pet.category_id, None if new_pet.status is UNSET else new_pet.status.value


def new_pet_of(name: str, category_id: int, status: str | None) -> NewPet:
    """Return the animal with these values of ``journal_schema.PET_COLUMNS``."""
    return NewPet(name=name, category_id=category_id, status=UNSET if status is None else PetStatus(status))


def promise_values(promise: SentPromise | None) -> tuple[int | None, str | None, str | None]:
    """Return the values of the last three columns of a row."""
    if promise is None:
        return None, None, None
    return promise.seconds, time_text(promise.service_time), promise.api_key_mark


def known_text(known: tuple[int, ...] | None) -> str | None:
    """Return the column of IDs that were listed before."""
    return None if known is None else " ".join(map(str, known))


def time_text(time: datetime) -> str:
    """Return a text that sorts as the times do."""
    return time.isoformat(timespec="microseconds")
