"""What serves the requests: the event loop, and HTTP read by h11, which is Python, or by httptools, which is C."""

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any, NamedTuple

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from petstore_gui.api import override
from petstore_gui.service.connections import Connections, LimitedHttp, Part, origin_form


class PlainHttp(LimitedHttp, H11Protocol):  # type: ignore[misc]
    """uvicorn's HTTP by h11, with limits."""

    def __init__(
        self,
        config: Config,
        server_state: Connections,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _StrictConnection(h11.SERVER, server_state.limits.head)

    @override
    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._follow(began=False)

    @override
    def _follow(self, *, began: bool) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self._part = Part.BODY
        else:
            self._part = Part.HEAD if self.conn.trailing_data[0] else Part.NONE
        super()._follow(began=began)

    @property
    @override
    def _may_refuse(self) -> bool:
        return self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}


class _StrictConnection(h11.Connection):
    """Refuses what two readers could understand in different ways: where a request ends, and whom it is for."""

    @override
    def next_event(self) -> Any:
        event = super().next_event()
        return _strict(event) if isinstance(event, h11.Request) else event


def _strict(request: h11.Request) -> h11.Request:
    if {b"content-length", b"transfer-encoding"} <= {name for name, _ in request.headers}:
        raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")  # RFC 9112, section 6.3, point 3
    if request.target[:1] == b"/":
        return request
    try:
        target = origin_form(request.target, [value for name, value in request.headers if name == b"host"])
    except ValueError as error:
        raise h11.RemoteProtocolError(str(error)) from error
    return h11.Request(method=request.method, target=target, headers=request.headers, http_version=request.http_version)


class Engine(NamedTuple):
    """An event loop, ``None`` for asyncio's own, and a reader of HTTP."""

    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None
    http: type[LimitedHttp]


def plain_engine() -> Engine:
    """Return the engine that is everywhere: for the service on this computer."""
    return Engine(None, PlainHttp)


def fast_engine() -> Engine:
    """Return the engine for a server; of what is not installed the plain one's part."""
    loop_factory, http = plain_engine()
    try:
        from petstore_gui.service.fast_http import FastHttp

        http = FastHttp
    except ModuleNotFoundError:  # httptools
        pass
    try:
        import uvloop

        loop_factory = uvloop.new_event_loop
    except ModuleNotFoundError:  # there is none for Windows, for example
        pass
    return Engine(loop_factory, http)
