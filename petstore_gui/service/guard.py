"""Who may speak to the service: only requests with the key, and on this computer only those that mean this computer."""

import hmac
import os
import re
from hashlib import blake2b
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.answers import RefusalError
from petstore_gui.service.requests import headers

_KEY: Final = re.compile(r"[!-~]{1,512}", re.ASCII)
_BEARER: Final = re.compile(rb"bearer +([!-~]{1,512})", re.IGNORECASE)


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


class Guard:
    """An ASGI application in front of another one that lets only permitted requests through.

    ``hosts`` are the names a request may call this service by, or ``None`` for any: a web page that rebinds its own
    name to 127.0.0.1 still sends that name in ``Host``. ``public`` are the paths a GET may fetch without the key.
    """

    def __init__(
        self, app: ASGIApp, *, key: KeyDigest, hosts: frozenset[str] | None, public: frozenset[str] = frozenset()
    ) -> None:
        self._app = app
        self._key = key
        self._hosts = hosts
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 421 for a foreign name and 401 without the key (interface: "Authentication"), else pass it on."""
        app = self._app
        if not self._names_this_service(scope):
            app = RefusalError(421, "misdirected", "This service answers only to this computer's own name.").answer()
        elif not (self._has_key(scope) or (scope["method"] == "GET" and scope["path"] in self._public)):
            challenge = {"www-authenticate": "Bearer"}
            app = RefusalError(401, "unauthorized", "The API key is missing or invalid.", challenge).answer()
        await app(scope, receive, send)

    def _names_this_service(self, scope: Scope) -> bool:
        if self._hosts is None:
            return True
        names = headers(scope, b"host")
        return len(names) == 1 and _host_name(names[0]) in self._hosts

    def _has_key(self, scope: Scope) -> bool:
        credentials = headers(scope, b"authorization")
        token = _BEARER.fullmatch(credentials[0]) if len(credentials) == 1 else None
        return token is not None and self._key.is_digest_of(token[1])


def _host_name(value: bytes) -> str:
    """Return the name in a ``Host`` header without its port, in lower case; brackets of an IPv6 address stay."""
    text = value.decode("latin-1").lower()
    return re.sub(r":[0-9]*$", "", text, flags=re.ASCII) if text.count(":") == 1 or "]:" in text else text
