"""Metrics for Prometheus, for this computer only. Imported only where prometheus-client is installed."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from petstore_gui.service.auth import host_name
from petstore_gui.service.instrumentation import AnsweredRequest
from petstore_gui.service.responses import error_body

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

_ADDRESS: Final = "127.0.0.1"
_NAMES: Final = frozenset({_ADDRESS, "localhost"})
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_ADDS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The metrics of one process, and the port that serves them."""

    def __init__(self, connections: Callable[[], int]) -> None:
        """Start to count; ``connections`` returns the present number of connections."""
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
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
        Gauge("petstore_connections", "Open connections", registry=registry).set_function(connections)

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

    def serve(self, port: int) -> str:
        """Listen at ``port`` (0: any free one) in a thread; return the address. Raises ``OSError``."""
        server, _ = start_http_server(port, addr=_ADDRESS, registry=self._registry)
        server.set_app(_Guarded(server.get_app()))
        return f"http://{_ADDRESS}:{server.server_port}/metrics"


class _Guarded:
    """Serves the metrics only if ``Host`` is this computer: a web page that rebinds its own name sends that name."""

    def __init__(self, app: "WSGIApplication | None") -> None:
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        host = host_name(environ.get("HTTP_HOST", "").encode("latin-1"))
        if self._app is not None and host in _NAMES and environ["PATH_INFO"].startswith("/"):
            return self._app(environ, start_response)
        start_response("421 Misdirected Request", [("Content-Type", "application/json")])
        return [error_body(421, "misdirected", "The metrics are only for this computer's own name.")]
