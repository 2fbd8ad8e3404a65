"""Lets requests in: only those with a key, and on this computer only those whose ``Host`` names this computer."""

import asyncio
import hmac
import logging
import math
import os
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import blake2b, sha256
from time import monotonic
from typing import Final

from petstore_gui.api import override
from petstore_gui.service.asgi import ASGIApp, Receive, Scope, Send
from petstore_gui.service.limits import BURST_SECONDS, DEFAULTS, Buckets, Limits, TokenBucket
from petstore_gui.service.requests import CALLER, COUNT_FOR, PERHAPS_LARGE, headers
from petstore_gui.service.responses import SERVICE_ENDS, RefusalError, error_response
from petstore_gui.service.storage import IssuedKey, PetStorage, StorageError

# A revoked key ends within 5 s: the copy of the keys is used for 4 s at most, from the start of its query.
RENEWED_SECONDS: Final = 2.0
_USED_SECONDS: Final = 4.0
_UNKNOWN_SECONDS: Final = 0.25  # a flood of wrong keys costs a process four queries a second
LAST_USE_SECONDS: Final = 60.0
MARKED_AT_ONCE: Final = 1000  # a hundred thousand would take longer than a call to the database may
_LAST_WRITE_SECONDS: Final = 2.0  # at the end of the service

_log = logging.getLogger(__name__)


def key_digest(key: bytes) -> bytes:
    """Return the SHA-256 of a key, which is stored in its place. 256 random bits need neither salt nor a slow hash."""
    return sha256(key).digest()


class Caller:
    """The owner of a key: the ``name`` it was issued under, or "" for the key that the service was started with.

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
    """The keys in a storage, and when each was last used. Only a request makes it read or write."""

    def __init__(
        self, storage: PetStorage, *, buckets: Buckets, rate: int | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """Use the keys in ``storage``; each may send ``rate`` requests a second, counted in ``buckets``.

        ``clock`` gives seconds.
        """
        self.buckets = buckets
        self._storage = storage
        self._rate = rate
        self._clock = clock
        self._callers: dict[bytes, Caller] = {}
        self._version: tuple[object, ...] | None = None
        self._read_at = float("-inf")  # when the query of the present copy began
        self._look: asyncio.Task[None] | None = None
        self._used: dict[bytes, datetime] = {}
        self._write_at = float("-inf")
        self._writing: asyncio.Task[None] | None = None

    async def find(self, digest: bytes) -> Caller | None:
        """Return the owner of the valid key with this digest, or ``None``. Raises :class:`StorageError`."""
        if self._clock() - self._read_at > _USED_SECONDS:
            await self._read()
        caller = self._caller(digest)
        if caller is None and self._clock() - self._read_at > _UNKNOWN_SECONDS:
            await self._read()  # it may have been issued just now
            caller = self._caller(digest)
        return caller

    def is_current(self) -> bool:
        """Whether the copy of the keys may still be used; shortly before that ends, start a query in the background."""
        age = self._clock() - self._read_at
        if age > RENEWED_SECONDS and self._look is None:
            self._look = self._begin_look()
        return age <= _USED_SECONDS

    def mark_used(self, caller: Caller) -> None:
        """Remember that a key was used now; the time is written later, with those of other keys."""
        if caller.digest is not None:
            self._used[caller.digest] = datetime.now(UTC)
            if self._clock() >= self._write_at and self._writing is None:
                self._writing = asyncio.get_running_loop().create_task(self.write_used())

    async def write_used(self) -> None:
        """Write when keys were last used; after a failure the next write contains them, too."""
        used, self._used = self._used, {}
        self._write_at = self._clock() + LAST_USE_SECONDS
        try:
            # In the same order everywhere: so two workers that lock the same rows do not wait for each other.
            in_order = sorted(used.items())
            for first in range(0, len(in_order), MARKED_AT_ONCE):
                await self._storage.mark_used(dict(in_order[first : first + MARKED_AT_ONCE]))
        except StorageError as error:
            _log.warning("when keys were last used could not be written: %s", error)
            self._used = used | self._used
        finally:
            self._writing = None

    async def finish(self) -> None:
        """Write the last uses that are not written yet, for two seconds at most."""
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
        """Wait for a query of the keys, which another request may have started."""
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
            _log.info("the keys could not be read: %s", look.exception())  # the request that waits for it says more

    async def _renew(self) -> None:
        began = self._clock()
        version = await self._storage.api_keys_version()
        if version != self._version:  # reading ten thousand keys takes 50 ms
            self._take(await self._storage.api_keys())
            self._version = version
        self._read_at = began

    def _take(self, keys: Sequence[IssuedKey]) -> None:
        valid = {key.digest: key.name for key in keys if key.revoked_at is None}
        for digest in self._callers.keys() - valid.keys():
            self._callers.pop(digest).is_valid = False
        for digest in valid.keys() - self._callers.keys():
            self._callers[digest] = Caller(valid[digest], digest, self.buckets.of(digest, self._rate, self._clock))


CountFor = Callable[[Caller], bool]

_KEY: Final = re.compile(r"[!-~]{1,512}", re.ASCII)
# A valid header is remembered with all of its text.
_BEARER: Final = re.compile(rb"bearer {1,8}([!-~]{1,512})", re.IGNORECASE)
_KNOWN_MAX: Final = 65_536  # headers that are remembered: a key may be written in several ways


class KeyDigest:
    """The API key as a salted digest: it recognises the key, and does not reveal it."""

    def __init__(self, key: str) -> None:
        """Keep the digest of ``key``. Raises ``ValueError``, without the key in it, if no header can carry the key."""
        if _KEY.fullmatch(key) is None:
            message = "the key must be 1 to 512 printable ASCII characters without blanks"
            raise ValueError(message)
        self._salt = os.urandom(16)
        self._digest = self._of(key.encode("ascii"))

    def is_digest_of(self, candidate: bytes) -> bool:
        """Whether ``candidate`` is the key, in a time that does not depend on how much of it is right."""
        return hmac.compare_digest(self._of(candidate), self._digest)

    def _of(self, key: bytes) -> bytes:
        return blake2b(key, key=self._salt).digest()


class Auth:
    """An ASGI application that passes permitted requests on to another one.

    It writes the name of the key into the scope, as :data:`CALLER`.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        key: KeyDigest | None,
        issued: IssuedKeys,
        hosts: frozenset[str] | None,
        limits: Limits = DEFAULTS,
        public: frozenset[str] = frozenset(),
        unguarded: frozenset[str] = frozenset(),
    ) -> None:
        """Guard ``app``.

        ``hosts`` are the accepted names in ``Host``, or ``None`` for any: a web page that rebinds its own name to
        127.0.0.1 still sends that name. A GET of a path in ``public`` needs no key, and one in ``unguarded`` no
        check at all.
        """
        self._app = app
        self._key = key
        self._issued = issued
        self._hosts = hosts
        self._header_count = limits.header_count
        self._head_max = limits.head
        self._public = public
        self._unguarded = unguarded
        self._owner = Caller("", None, issued.buckets.of(b"", limits.requests))
        self._known: dict[bytes, Caller] = {}  # by the whole header

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 421 for a foreign name, 401 without a key (interface: "Authentication") and 429 for too many.

        Pass everything else on. Answer 503 if the validity of a key cannot be found out, or the service ends meanwhile.
        """
        app = self._app
        count_for = scope.pop(COUNT_FOR, None)  # else the connection and its scope would hold each other
        try:
            if scope["path"] not in self._unguarded:
                await self._admit(scope, count_for)
        except asyncio.CancelledError:
            await SERVICE_ENDS(scope, receive, send)
            raise
        except Exception as error:  # noqa: BLE001  the interface promises an error object for every error
            app = error_response(error, scope)
        await app(scope, receive, send)

    async def _admit(self, scope: Scope, count_for: CountFor | None) -> None:
        self._check_size(scope)
        if not self._names_this_service(scope):
            raise RefusalError(421, "misdirected", "This service answers only to this computer's own name.")
        caller = await self._caller(scope)
        if caller is None:
            if scope["method"] == "GET" and scope["path"] in self._public:
                return
            challenge = {"www-authenticate": "Bearer"}
            raise RefusalError(401, "unauthorized", "The API key is missing or invalid.", challenge)
        if count_for is not None and not count_for(caller):
            message = "This API key has too many connections. Nothing was done."
            ends_it = {"retry-after": str(BURST_SECONDS), "connection": "close"}
            raise RefusalError(429, "too_many_connections", message, ends_it)
        wait = 0.0 if caller.bucket is None else caller.bucket.take()
        if wait:
            message = "This API key has sent too many requests. Nothing was done."
            raise RefusalError(429, "too_many_requests", message, {"retry-after": str(math.ceil(wait))})
        self._issued.mark_used(caller)
        scope[CALLER] = caller.name

    def _check_size(self, scope: Scope) -> None:
        given = scope["headers"]
        if len(given) > self._header_count:
            raise RefusalError(431, "too_large", f"A request has at most {self._header_count} headers.")
        if PERHAPS_LARGE in scope and sum(len(name) + len(value) for name, value in given) > self._head_max:
            raise RefusalError(431, "too_large", f"The headers must not be larger than {self._head_max} bytes.")

    def _names_this_service(self, scope: Scope) -> bool:
        if self._hosts is None:
            return True
        names = headers(scope, b"host")
        return len(names) == 1 and host_name(names[0]) in self._hosts

    async def _caller(self, scope: Scope) -> Caller | None:
        credentials = headers(scope, b"authorization")
        if len(credentials) != 1:
            return None
        caller = self._known.get(credentials[0])
        if caller is self._owner or (caller is not None and caller.is_valid and self._issued.is_current()):
            return caller
        caller = await self._recognise(credentials[0])
        if caller is None:
            self._known.pop(credentials[0], None)
        else:
            if len(self._known) >= _KNOWN_MAX:
                self._known.clear()
            self._known[credentials[0]] = caller
        return caller

    async def _recognise(self, credentials: bytes) -> Caller | None:
        token = _BEARER.fullmatch(credentials)
        if token is None:
            return None
        if self._key is not None and self._key.is_digest_of(token[1]):
            return self._owner
        return await self._issued.find(key_digest(token[1]))


@lru_cache(maxsize=64)
def host_name(value: bytes) -> str:
    """Return the name in a ``Host`` header without its port, in lower case; brackets of an IPv6 address stay."""
    text = value.decode("latin-1").lower()
    return re.sub(r":[0-9]*$", "", text, flags=re.ASCII) if text.count(":") == 1 or "]:" in text else text
