"""HTTP by httptools, which is C: for a service on a server. Imported only where httptools is installed."""

from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from petstore_gui.api import override
from petstore_gui.service.connections import LimitedHttp, Part, origin_form


class FastHttp(LimitedHttp, HttpToolsProtocol):  # type: ignore[misc]
    """uvicorn's HTTP by httptools, with limits, and as strict as :class:`~petstore_gui.service.server.PlainHttp`."""

    _head_size = 0  # of an incomplete head
    _answered: Any = None  # the cycle that is being answered; uvicorn knows the newest only

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        if self._answered is not None:  # it would write after the end, which uvloop logs as an error of the program
            self._answered.disconnected = True
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        """Parse ``data``, and refuse a head that is too long: httptools itself has no limit."""
        longest = self.server_state.limits.head
        for start in range(0, len(data), longest):
            part = data[start : start + longest]
            super().data_received(part)
            if self._part is not Part.HEAD:
                self._head_size = 0
                continue
            self._head_size += len(part)
            if self._head_size > longest:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large", "The headers are too large.")
            if self.transport.is_closing():
                return

    @override
    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part = Part.HEAD

    @override
    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value.strip(b" \t"))  # RFC 9110, section 5.5

    @override
    def on_headers_complete(self) -> None:
        hosts = [value for name, value in self.headers if name == b"host"]
        if len(hosts) != 1 and self.parser.get_http_version() == "1.1":
            raise ValueError("not one Host")  # RFC 9112, section 3.2
        if self.url[:1] != b"/":
            self.url = origin_form(self.url, hosts)
        super().on_headers_complete()
        self.headers = []  # fields after the body are no headers of the request
        self._part = Part.BODY
        if not self.pipeline:
            self._answered = self.cycle
        if self.parser.should_upgrade():
            self.cycle.keep_alive = False  # httptools throws away what comes after it

    @override
    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._part = Part.NONE

    @override
    def on_response_complete(self) -> None:
        if self.pipeline:
            self._answered = self.pipeline[-1][0]  # which uvicorn takes out now
        super().on_response_complete()
        self._follow(began=False)

    @property
    @override
    def _answered_cycle(self) -> Any:
        return self._answered

    @property
    @override
    def _is_answering_another(self) -> bool:
        return bool(self.pipeline)

    @property
    @override
    def _may_refuse(self) -> bool:
        return self._part is not Part.BODY or not (self.pipeline or self.cycle.response_started)

    @override
    def _refuse(self, status: HTTPStatus, code: str, message: str) -> None:
        """Refuse the request; if an answer is in progress, finish that one and close the connection silently."""
        if self._part is Part.BODY or self.cycle is None or self.cycle.response_complete:
            super()._refuse(status, code, message)
        else:
            self.cycle.keep_alive = False
