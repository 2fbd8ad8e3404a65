"""The keys that were issued to desks, recognised by a copy of them that is never old."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from time import monotonic
from typing import Final

from petstore_gui.api import override
from petstore_gui.service.limits import TokenBucket
from petstore_gui.service.storage import IssuedKey, PetStorage, StorageError

# A revoked key is dead within 5 s: the copy is used for 4 s at most, from the beginning of the look that made it.
RENEWED_SECONDS: Final = 2.0
_USED_SECONDS: Final = 4.0
_UNKNOWN_SECONDS: Final = 0.25  # a flood of wrong keys costs four looks a second
LAST_USE_SECONDS: Final = 60.0
MARKED_AT_ONCE: Final = 1000  # a hundred thousand would take longer than a call to the database may
_LAST_WRITE_SECONDS: Final = 2.0  # at the end of the service

_log = logging.getLogger(__name__)


def key_digest(key: bytes) -> bytes:
    """Return what is stored of a key: its SHA-256. Its 256 random bits need no salt, and nothing slower."""
    return sha256(key).digest()


def _batches(used: Sequence[tuple[bytes, datetime]]) -> Iterator[dict[bytes, datetime]]:
    for first in range(0, len(used), MARKED_AT_ONCE):
        yield dict(used[first : first + MARKED_AT_ONCE])


class Caller:
    """Whose key it is: the ``name`` it was issued under, or "" for the key that the service was started with.

    ``digest`` is ``None`` for the latter. ``is_valid`` becomes false when the key is revoked.
    """

    __slots__ = ("bucket", "digest", "is_valid", "name")

    def __init__(self, name: str, digest: bytes | None, bucket: TokenBucket | None) -> None:
        self.name = name
        self.digest = digest
        self.bucket = bucket
        self.is_valid = True

    @override
    def __str__(self) -> str:
        return f"the key “{self.name}”" if self.name else "the key without a name"


class IssuedKeys:
    """The keys in a storage, and when each was last used. Nothing is read or written unless somebody asks."""

    def __init__(self, storage: PetStorage, *, rate: int | None = None, clock: Callable[[], float] = monotonic) -> None:
        """Know the keys in ``storage``; each may ask ``rate`` times a second. ``clock`` gives seconds."""
        self._storage = storage
        self._rate = rate
        self._clock = clock
        self._callers: dict[bytes, Caller] = {}
        self._version: tuple[object, ...] | None = None
        self._read_at = float("-inf")  # when the look began that the copy is from
        self._look: asyncio.Task[None] | None = None
        self._used: dict[bytes, datetime] = {}
        self._write_at = float("-inf")
        self._writing: asyncio.Task[None] | None = None

    async def find(self, digest: bytes) -> Caller | None:
        """Return whose key has this digest, if it is valid. Raises :class:`StorageError`."""
        if self._clock() - self._read_at > _USED_SECONDS:
            await self._read()
        caller = self._caller(digest)
        if caller is None and self._clock() - self._read_at > _UNKNOWN_SECONDS:
            await self._read()  # it may have been issued just now
            caller = self._caller(digest)
        return caller

    def is_current(self) -> bool:
        """Say whether what was found may still be used; when it soon may not, a new look begins beside the requests."""
        age = self._clock() - self._read_at
        if age > RENEWED_SECONDS and self._look is None:
            self._look = self._begin_look()
        return age <= _USED_SECONDS

    def mark_used(self, caller: Caller) -> None:
        """Remember that a key was used now; it is written later, for many at once."""
        if caller.digest is not None:
            self._used[caller.digest] = datetime.now(UTC)
            if self._clock() >= self._write_at and self._writing is None:
                self._writing = asyncio.get_running_loop().create_task(self.write_used())

    async def write_used(self) -> None:
        """Write when keys were last used; where that fails, it is written with the next."""
        used, self._used = self._used, {}
        self._write_at = self._clock() + LAST_USE_SECONDS
        try:
            # In one order everywhere: two workers that lock the same rows do not wait for each other.
            for some in _batches(sorted(used.items())):
                await self._storage.mark_used(some)
        except StorageError as error:
            _log.warning("when keys were last used could not be written: %s", error)
            self._used = used | self._used
        finally:
            self._writing = None

    async def finish(self) -> None:
        """Write what is not written yet, unless that takes long."""
        try:
            if self._writing is not None:
                await asyncio.wait_for(self._writing, _LAST_WRITE_SECONDS)
            await asyncio.wait_for(self.write_used(), _LAST_WRITE_SECONDS)
        except TimeoutError:
            _log.warning("when keys were last used was not written: the database does not answer")

    def _caller(self, digest: bytes) -> Caller | None:
        caller = self._callers.get(digest)
        if caller is None or caller.digest is None or not hmac.compare_digest(caller.digest, digest):
            return None
        return caller

    async def _read(self) -> None:
        """Wait for a look, which others may have begun."""
        if self._look is None:
            self._look = self._begin_look()
        await asyncio.shield(self._look)

    def _begin_look(self) -> "asyncio.Task[None]":
        look = asyncio.get_running_loop().create_task(self._renew())
        look.add_done_callback(self._end_look)
        return look

    def _end_look(self, look: "asyncio.Task[None]") -> None:
        self._look = None
        if not look.cancelled() and look.exception() is not None:
            _log.info("the keys could not be read: %s", look.exception())  # whoever waits for it says more

    async def _renew(self) -> None:
        began = self._clock()
        version = await self._storage.api_keys_version()
        if version != self._version:  # to read ten thousand keys takes 50 ms
            self._take(await self._storage.api_keys())
            self._version = version
        self._read_at = began

    def _take(self, keys: Sequence[IssuedKey]) -> None:
        valid = {key.digest: key.name for key in keys if key.revoked_at is None}
        for digest in self._callers.keys() - valid.keys():
            self._callers.pop(digest).is_valid = False
        for digest in valid.keys() - self._callers.keys():
            bucket = None if self._rate is None else TokenBucket(self._rate, self._clock)
            self._callers[digest] = Caller(valid[digest], digest, bucket)
