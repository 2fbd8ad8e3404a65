"""What the service sends back: JSON answers, and the interface's error object for everything that goes wrong."""

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from petstore_gui.api.schema import Error

_encode = msgspec.json.Encoder().encode
_NO_HEADERS: Mapping[str, str] = {}


def json_answer(value: object, status: int = 200, headers: Mapping[str, str] = _NO_HEADERS) -> Response:
    """Return ``value`` as an ``application/json`` response; ``bytes`` are taken to be JSON already."""
    body = value if isinstance(value, bytes) else _encode(value)
    return Response(body, status, {"content-type": "application/json", **headers})


def error_body(status: int, code: str, message: str) -> bytes:
    """Return the error object as JSON (interface: "Errors")."""
    return _encode(Error(code=code, message=message, status=status))


class RefusalError(Exception):
    """A request that is answered with the error object; ``str()`` is its message, in words a person can read."""

    def __init__(self, status: int, code: str, message: str, headers: Mapping[str, str] = _NO_HEADERS) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.headers = headers

    def answer(self) -> Response:
        """Return the error object as a response."""
        return json_answer(error_body(self.status, self.code, str(self)), self.status, self.headers)


def not_found(message: str, headers: Mapping[str, str] = _NO_HEADERS) -> RefusalError:
    """Return the 404 of the interface ("The requested resource could not be found")."""
    return RefusalError(404, "not_found", message, headers)
