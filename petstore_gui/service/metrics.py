"""Metrics for Prometheus, for this computer only. Imported only where prometheus-client is installed."""

import os
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final
from wsgiref.simple_server import WSGIRequestHandler

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    make_wsgi_app,
    values,
)
from prometheus_client.exposition import ThreadingWSGIServer
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from petstore_gui.api import override
from petstore_gui.service.auth import host_name
from petstore_gui.service.instrumentation import AnsweredRequest
from petstore_gui.service.responses import error_body

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

_NAMES: Final = frozenset({"127.0.0.1", "localhost"})
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_ADDS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The metrics of the service: of its one process, or of all workers, each of which counts in files of its own."""

    def __init__(self, connections: Callable[[], int], worker: int | None = None, folder: str = "") -> None:
        """Start to count; ``connections`` returns the present number of connections.

        ``worker`` is the number of this worker, if there are several, and ``folder`` the one with the files of all.
        """
        self._registry = CollectorRegistry()
        self._connections = connections
        if worker is None:
            registry = self._registry
            ProcessCollector(registry=registry)
        else:
            registry = None
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            # By its number, a worker goes on with the counts of the one that it replaces.
            values.ValueClass = values.MultiProcessValue(lambda: worker)  # type: ignore[no-untyped-call]
            MultiProcessCollector(self._registry, folder)  # type: ignore[no-untyped-call]
            self._registry.register(_Processes())
        by = ("method", "route")
        self._requests = Counter("petstore_requests", "Requests answered", (*by, "status"), registry=registry)
        self._seconds = Histogram(
            "petstore_request_seconds", "Time to an answer", by, buckets=_SECONDS, registry=registry
        )
        self._repeated = Counter(
            "petstore_adds_repeated", "Adds that had been stored before, by their Idempotency-Key", registry=registry
        )
        self._errors = Counter(
            "petstore_storage_errors", "Requests that the database failed", ("error",), registry=registry
        )
        self._commits = Histogram(
            "petstore_adds_per_commit", "Adds that shared a commit", buckets=_ADDS, registry=registry
        )
        self._open = Gauge("petstore_connections", "Open connections", registry=registry, multiprocess_mode="sum")

    def update(self) -> None:
        """Renew what is not counted: the number of connections."""
        self._open.set(self._connections())

    def count(self, request: AnsweredRequest) -> None:
        """Count a request."""
        self._requests.labels(request.method, request.route, str(request.status)).inc()
        self._seconds.labels(request.method, request.route).observe(request.seconds)
        if request.repeated_add:
            self._repeated.inc()
        if request.storage_error is not None:
            self._errors.labels(request.storage_error).inc()

    def count_commit(self, adds: int) -> None:
        """Count a commit with that many adds."""
        self._commits.observe(adds)

    def serve(self, listener: socket.socket) -> None:
        """Answer at ``listener``, which several workers may share, for as long as the process runs."""
        server = _Server(listener)
        server.set_app(_Guarded(make_wsgi_app(self._registry)))
        server.serve_forever()


class _Processes(Collector):
    """The processor time, the memory and the files of all workers together."""

    @override
    def collect(self) -> Iterable[Metric]:
        parent = os.getppid()
        try:
            workers = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
        except OSError:  # as of one process: nothing where there is no /proc
            return
        of_each = [list(ProcessCollector(pid=partial(str, pid), registry=None).collect()) for pid in workers]
        for same in zip(*filter(None, of_each), strict=False):  # one that has just ended has none
            total = min if same[0].name == "process_start_time_seconds" else sum
            sample = same[0].samples[0]._replace(value=total(metric.samples[0].value for metric in same))
            same[0].samples = [sample]
            yield same[0]


class _Handler(WSGIRequestHandler):
    """Logs no requests."""

    # On Windows and macOS a connection does not block where its listener does not: without a timeout, a request that
    # comes a moment after its connection would not be waited for.
    timeout: ClassVar[float | None] = 10  # seconds

    @override
    def handle(self) -> None:
        with suppress(TimeoutError):  # nothing was asked
            super().handle()

    @override
    def log_message(self, *_: object) -> None:
        pass


class _Server(ThreadingWSGIServer):
    """Answers at a listener that is there already."""

    def __init__(self, listener: socket.socket) -> None:
        super().__init__(listener.getsockname(), _Handler, bind_and_activate=False)
        self.socket.close()
        listener.setblocking(False)  # another worker may have accepted what woke this one
        self.socket = listener
        self.server_name, self.server_port = listener.getsockname()
        self.setup_environ()


class _Guarded:
    """Serves the metrics only if ``Host`` is this computer: a web page that rebinds its own name sends that name."""

    def __init__(self, app: "WSGIApplication") -> None:
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        host = host_name(environ.get("HTTP_HOST", "").encode("latin-1"))
        if host in _NAMES and environ["PATH_INFO"].startswith("/"):
            return self._app(environ, start_response)
        start_response("421 Misdirected Request", [("Content-Type", "application/json")])
        return [error_body(421, "misdirected", "The metrics are only for this computer's own name.")]
