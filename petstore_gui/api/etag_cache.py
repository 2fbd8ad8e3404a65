"""What a client remembers of its service: the last lists with their tags, and whether keys make its adds sure."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from hashlib import scrypt
from re import compile as pattern
from threading import Lock
from time import monotonic
from typing import Final, NamedTuple

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus

ListQuery = tuple[PetStatus | None, int]
"""A status filter and a limit."""

LISTS_MAX: Final = 8
BODY_MAX: Final = 256 * 1024  # bytes of a list that is kept: 100 animals are some 6 kB
SECONDS_MAX: Final = 30 * 24 * 60 * 60  # of a promise: no clock of an office computer is to be believed for longer
# Strong ones only (RFC 9110, section 8.8.3): a weak one may stand for another list that means the same.
_STRONG_TAG: Final = pattern(r'"[!#-~]{1,200}"')
# As of OfflineCache: a start does not wait for it, but the first add does, for some 10 ms on its worker.
_SCRYPT: Final = {"n": 1 << 12, "r": 8, "p": 1, "dklen": 16}


class KeyPromise(NamedTuple):
    """The service answers an add that comes again with the animal of the first one, for so many ``seconds``.

    ``service_time`` (aware, UTC) is what the service's own clock showed in the answer that said so, at ``heard_at`` of
    this computer's monotonic clock.
    """

    seconds: int
    service_time: datetime
    heard_at: float

    @property
    def service_now(self) -> datetime:
        """What the service's clock shows now; less, where this computer has slept since."""
        return self.service_time + timedelta(seconds=monotonic() - self.heard_at)


@dataclass(frozen=True, slots=True)
class TaggedList:
    """The last list that the service gave to a query, and the entity tag by which it knows it."""

    tag: str
    pets: tuple[Pet, ...]


class EtagCache:
    """What a client and its branches share, of one address and one key. Threads may share it."""

    def __init__(self) -> None:
        self.key_promise: KeyPromise | None = None
        """What the last list or the last add of the service said; ``None`` before, and where it said nothing."""
        self.was_heard = False
        """Whether the service has answered a list or an add."""
        self._lists: dict[ListQuery, TaggedList] = {}
        self._key_mark = ""
        self._lock = Lock()

    @property
    def has_tags(self) -> bool:
        """Whether a list came with a tag that can be asked with."""
        return bool(self._lists)

    def list_of(self, query: ListQuery) -> TaggedList | None:
        """Return the last list of ``query``, if it came with a tag."""
        return self._lists.get(query)

    def forget(self, query: ListQuery) -> None:
        """Ask for the whole list of ``query`` the next time."""
        with self._lock:
            self._lists.pop(query, None)

    def keep(self, query: ListQuery, tag: str, pets: list[Pet], *, size: int) -> None:
        """Remember a list of ``size`` bytes; of a tag that is none, or weak, nothing."""
        with self._lock:
            if _STRONG_TAG.fullmatch(tag) and size <= BODY_MAX:
                self._lists[query] = TaggedList(tag, tuple(pets))
            while len(self._lists) > LISTS_MAX:
                del self._lists[next(iter(self._lists))]

    def hear(self, headers: Mapping[str, str]) -> None:
        """Record what the service's own answer promises of keys, in our header ``Idempotency-Retention``.

        Without the service's clock beside it, it promises nothing.
        """
        text = headers.get("Idempotency-Retention", "")
        seconds = int(text) if text.isascii() and text.isdecimal() and len(text) < len(str(SECONDS_MAX)) + 3 else 0
        service_time = _date(headers.get("Date", ""))
        promise = None
        if seconds and service_time is not None:
            promise = KeyPromise(min(seconds, SECONDS_MAX), service_time, monotonic())
        self.key_promise = promise
        self.was_heard = True

    def api_key_mark(self, api_key: str, base_url: str) -> str:
        """Return what tells the API key from others of this service, on a disk, and does not tell the key."""
        with self._lock:
            if not self._key_mark:
                self._key_mark = scrypt(api_key.encode(), salt=f"petstore-gui {base_url}".encode(), **_SCRYPT).hex()
            return self._key_mark


def _date(text: str) -> datetime | None:
    try:
        date = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError):
        return None
    # In the last year of all there is no time after it.
    return date.astimezone(UTC) if date.tzinfo is not None and date.year < MAXYEAR else None
