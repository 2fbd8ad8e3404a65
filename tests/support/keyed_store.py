"""The service in memory that honours idempotency keys, by clocks that a test sets."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import httpx
import msgspec

from tests.support.fake_store import FakeStore, refusing

KEPT_S = 172_800


class KeyedStore(FakeStore):
    """Answers an add that comes again with the animal of the first one, and says so unless it is not to."""

    def __init__(self) -> None:
        super().__init__()
        self.promises = True
        self.kept_s = KEPT_S
        self.clock_is_fast_by = timedelta()
        self.keys: list[str | None] = []
        """Those of the adds, as they came."""
        self._known: dict[str, tuple[bytes, httpx.Response]] = {}

    def answer(self, request: httpx.Request) -> httpx.Response:
        response = self._answer(request)
        if self.promises and response.status_code in {200, 201, 422}:
            response.headers["Idempotency-Retention"] = str(self.kept_s)
            response.headers["Date"] = format_datetime(datetime.now(UTC) + self.clock_is_fast_by, usegmt=True)
        return response

    def _answer(self, request: httpx.Request) -> httpx.Response:
        if request.method != "POST":
            return super().answer(request)
        key = request.headers.get("Idempotency-Key")
        self.keys.append(key)
        if not self.promises or key is None:
            return super().answer(request)
        body, before = self._known.get(key, (request.content, None))
        if msgspec.json.decode(body) != msgspec.json.decode(request.content):
            return refusing(422, "It came before, with another animal.", "idempotency_key_reused")(request)
        if before is not None:
            return httpx.Response(before.status_code, headers=before.headers, content=before.content)
        response = super().answer(request)
        if response.status_code == httpx.codes.CREATED:
            self._known[key] = (request.content, response)
        return response
