"""Who may speak to the service: only requests with a key, and on this computer only those that mean this computer."""

import hmac
import math
import os
import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from petstore_gui.service.asgi import ASGIApp, Receive, Scope, Send
from petstore_gui.service.issued_keys import Caller, IssuedKeys, key_digest
from petstore_gui.service.limits import BURST_SECONDS, DEFAULTS, Limits, TokenBucket
from petstore_gui.service.requests import CALLER, COUNT_FOR, PERHAPS_LARGE, headers
from petstore_gui.service.responses import RefusalError, failure

CountFor = Callable[[Caller], bool]

_KEY: Final = re.compile(r"[!-~]{1,512}", re.ASCII)
_BEARER: Final = re.compile(rb"bearer {1,8}([!-~]{1,512})", re.IGNORECASE)  # what is valid is remembered whole
_TOO_MANY_CONNECTIONS: Final = RefusalError(
    429,
    "too_many_connections",
    "This API key has too many connections. Nothing was done.",
    {"retry-after": str(BURST_SECONDS), "connection": "close"},
)
_KNOWN_MAX: Final = 65_536  # headers that are remembered: a key may be sent in several ways


class KeyDigest:
    """The API key as a salted digest: enough to recognise it, nothing to read it from."""

    def __init__(self, key: str) -> None:
        """Keep the digest of ``key``. Raises ``ValueError``, which does not repeat it, for what no header carries."""
        if _KEY.fullmatch(key) is None:
            message = "the key must be 1 to 512 printable ASCII characters without blanks"
            raise ValueError(message)
        self._salt = os.urandom(16)
        self._digest = self._of(key.encode("ascii"))

    def is_digest_of(self, candidate: bytes) -> bool:
        """Say whether ``candidate`` is the key, in a time that does not depend on how much of it is right."""
        return hmac.compare_digest(self._of(candidate), self._digest)

    def _of(self, key: bytes) -> bytes:
        return blake2b(key, key=self._salt).digest()


class Auth:
    """An ASGI application in front of another one that lets only permitted requests through.

    It writes into the scope, as :data:`CALLER`, under which name the key was issued.
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

        ``hosts`` are the names a request may call this service by, or ``None`` for any: a web page that rebinds its
        own name to 127.0.0.1 still sends that name in ``Host``. ``public`` are the paths a GET may fetch without a key,
        ``unguarded`` those for everybody.
        """
        self._app = app
        self._key = key
        self._issued = issued
        self._hosts = hosts
        self._header_count = limits.header_count
        self._head_max = limits.head
        self._public = public
        self._unguarded = unguarded
        self._owner = Caller("", None, None if limits.requests is None else TokenBucket(limits.requests))
        self._known: dict[bytes, Caller] = {}  # by the whole header

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 421 for a foreign name, 401 without a key (interface: "Authentication") and 429 for too many.

        Everything else is passed on. Where it cannot be known whether a key is valid, the answer is a 503.
        """
        app = self._app
        count_for = scope.pop(COUNT_FOR, None)  # the connection would hold its scope, and that the connection
        try:
            if scope["path"] not in self._unguarded:
                await self._admit(scope, count_for)
        except Exception as error:  # noqa: BLE001  the interface promises an error object for every error
            app = failure(error, scope)
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
            raise _TOO_MANY_CONNECTIONS
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
