"""The answers of the service: JSON, and the interface's error object for everything that goes wrong."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import msgspec

from petstore_gui.api.schema import Error
from petstore_gui.api.values import ErrorCode
from petstore_gui.service.asgi import Message, Receive, Scope, Send
from petstore_gui.service.storage import (
    StorageAwayError,
    StorageBusyError,
    StorageDamagedError,
    StorageError,
    StorageFullError,
    StorageMovedError,
)

LARGE_RESPONSE: Final = "petstore.large_response"
"""In a scope: the :class:`AsgiResponse` that is being sent in parts."""
STORAGE_ERROR: Final = "petstore.storage_error"
"""In a scope: the class of the database's error, if the request failed by one."""

_log = logging.getLogger(__name__)

_PART_BYTES: Final = 32 * 1024  # handed to a connection at a time
_encode = msgspec.json.Encoder().encode
_NO_HEADERS: Mapping[str, str] = {}


class AsgiResponse:
    """A response, as an ASGI application. It can be sent any number of times. ``size`` is that of its body in bytes."""

    __slots__ = ("_body", "_start", "size")

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        """Keep the answer to send; the names of ``headers`` are in lower case."""
        named = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        self._start: Message = {"type": "http.response.start", "status": status, "headers": named}
        self._body: Message = {"type": "http.response.body", "body": body}
        self.size = len(body)

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Send the response; of a large body, send each part when the connection has accepted the one before."""
        await send(self._start)
        if self.size <= _PART_BYTES:
            await send(self._body)
            return
        scope[LARGE_RESPONSE] = self
        try:
            for end in range(_PART_BYTES, self.size + _PART_BYTES, _PART_BYTES):
                part = self._body["body"][end - _PART_BYTES : end]  # a copy: only the rest stays in memory
                await send({"type": "http.response.body", "body": part, "more_body": end < self.size})
                await asyncio.sleep(0)  # so that others are answered, too, and a broken connection is noticed
        finally:
            del scope[LARGE_RESPONSE]


def json_response(value: object, status: int = 200, headers: Mapping[str, str] = _NO_HEADERS) -> AsgiResponse:
    """Return ``value`` as an ``application/json`` response; ``bytes`` must be JSON already."""
    body = value if isinstance(value, bytes) else _encode(value)
    return AsgiResponse(status, {"content-type": "application/json", "content-length": str(len(body)), **headers}, body)


def error_body(status: int, code: str, message: str) -> bytes:
    """Return the error object as JSON (interface: "Errors")."""
    return _encode(Error(code=code, message=message, status=status))


class RefusalError(Exception):
    """Refuses a request with the error object; ``str()`` is its message for people."""

    def __init__(self, status: int, code: str, message: str, headers: Mapping[str, str] = _NO_HEADERS) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.headers = headers

    def response(self) -> AsgiResponse:
        """Return the error object as a response."""
        return json_response(error_body(self.status, self.code, str(self)), self.status, self.headers)


SERVICE_ENDS: Final = RefusalError(
    503, "service_ends", "The service ends. What was to be stored may have been.", {"retry-after": "5"}
).response()
"""The answer to a request that the end of the service cuts short."""


def not_found(message: str, headers: Mapping[str, str] = _NO_HEADERS) -> RefusalError:
    """Return the 404 of the interface ("The requested resource could not be found")."""
    return RefusalError(404, "not_found", message, headers)


# Expected now and then: one line in the log, no trace.
_STORAGE_RESPONSES: Final[Mapping[type[StorageError], tuple[int, str, Mapping[str, str]]]] = {
    StorageFullError: (507, ErrorCode.STORAGE_FULL, _NO_HEADERS),
    StorageDamagedError: (500, ErrorCode.STORAGE_DAMAGED, _NO_HEADERS),
    StorageMovedError: (500, ErrorCode.STORAGE_MOVED, _NO_HEADERS),
    StorageBusyError: (503, ErrorCode.STORAGE_BUSY, {"retry-after": "5"}),
    StorageAwayError: (503, ErrorCode.STORAGE_AWAY, {"retry-after": "5"}),
}
"""Status, code and headers for each error, which has the sentence itself."""


def error_response(error: Exception, scope: Scope) -> AsgiResponse:
    """Return the error object for an exception; log an unexpected one with its trace."""
    if isinstance(error, RefusalError):
        return error.response()
    if isinstance(error, StorageError):
        _log.error("%s", error)
        scope[STORAGE_ERROR] = type(error).__name__
        status, code, headers = _STORAGE_RESPONSES[type(error)]
        return RefusalError(status, code, error.sentence, headers).response()
    _log.error("a request failed", exc_info=error)
    return RefusalError(500, "internal", "The service failed to answer this request.").response()
