"""HTTP read by h11, which is Python: for the service on this computer, and wherever nothing else is installed."""

from asyncio import AbstractEventLoop
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from petstore_gui.api import override
from petstore_gui.service.connections import Connections, LimitedHttp, Part


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
    """Refuses a request whose end two readers could see at different places (RFC 9112, section 6.3, point 3)."""

    @override
    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and {b"content-length", b"transfer-encoding"} <= {
            n for n, _ in event.headers
        }:
            raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")
        return event
