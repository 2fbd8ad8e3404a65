"""What a client remembers of its service: lists with their tags, the promise about keys of adds, the end of getPet."""

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
from petstore_gui.api.values import Lifecycle, PetStatus

ListQuery = tuple[PetStatus | None, int]
"""A status filter and a limit."""

LISTS_MAX: Final = 8
BODY_MAX: Final = 256 * 1024  # bytes of a cached list: 100 animals are some 6 kB
SECONDS_MAX: Final = 30 * 24 * 60 * 60  # of a promise: the clock of an office computer is not reliable for longer
# Only strong tags (RFC 9110, section 8.8.3): a list with the same weak tag may have other bytes.
_STRONG_TAG: Final = pattern(r'"[!#-~]{1,200}"')
# The values are those of OfflineCache. No start waits for this; the first add does, some 10 ms on its worker.
_SCRYPT: Final = {"n": 1 << 12, "r": 8, "p": 1, "dklen": 16}


class KeyPromise(NamedTuple):
    """For so many ``seconds`` the service answers a repeated add with the animal of the first one.

    ``service_time`` (aware, UTC) is the service's clock in the answer with this promise, received at ``heard_at`` of
    this computer's monotonic clock.
    """

    seconds: int
    service_time: datetime
    heard_at: float

    @property
    def service_now(self) -> datetime:
        """The present time of the service's clock; earlier than that if this computer has slept since."""
        return self.service_time + timedelta(seconds=monotonic() - self.heard_at)


@dataclass(frozen=True, slots=True)
class TaggedList:
    """The last list of a query, and its entity tag."""

    tag: str
    pets: tuple[Pet, ...]


class EtagCache:
    """Shared by a client and its branches, for one address and one key. Threads may share it."""

    def __init__(self) -> None:
        self.key_promise: KeyPromise | None = None
        """The promise in the last list or add; ``None`` before that, and without one."""
        self.was_heard = False
        """Whether the service has answered a list or an add."""
        self.lifecycle = Lifecycle()
        """The announced end of getPet, from its last answer."""
        self._lists: dict[ListQuery, TaggedList] = {}
        self._key_mark = ""
        self._lock = Lock()

    @property
    def has_tags(self) -> bool:
        """Whether a list came with a strong tag."""
        return bool(self._lists)

    def list_of(self, query: ListQuery) -> TaggedList | None:
        """Return the last list of ``query``, or ``None`` if it came without a strong tag."""
        return self._lists.get(query)

    def forget(self, query: ListQuery) -> None:
        """Drop the list of ``query``, so that the next request gets all of it."""
        with self._lock:
            self._lists.pop(query, None)

    def keep(self, query: ListQuery, tag: str, pets: list[Pet], *, size: int) -> None:
        """Keep a list whose body has ``size`` bytes, unless the tag is missing or weak."""
        with self._lock:
            if _STRONG_TAG.fullmatch(tag) and size <= BODY_MAX:
                self._lists[query] = TaggedList(tag, tuple(pets))
            while len(self._lists) > LISTS_MAX:
                del self._lists[next(iter(self._lists))]

    def hear(self, headers: Mapping[str, str]) -> None:
        """Record the promise about keys in the header ``Idempotency-Retention``, which this project defines.

        Without the service's clock (``Date``) it does not count.
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
        """Return a mark that distinguishes the API key from others of this service, and does not reveal the key."""
        with self._lock:
            if not self._key_mark:
                self._key_mark = scrypt(api_key.encode(), salt=f"petstore-gui {base_url}".encode(), **_SCRYPT).hex()
            return self._key_mark


def _date(text: str) -> datetime | None:
    try:
        date = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError):
        return None
    # In the year 9999 the sum overflows.
    return date.astimezone(UTC) if date.tzinfo is not None and date.year < MAXYEAR else None
