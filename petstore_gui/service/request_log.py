"""The request log: one line of JSON for each request that was answered, without key, name or body."""

import logging
import os
from datetime import UTC, datetime
from itertools import count
from typing import Final, TextIO

import msgspec

from petstore_gui.service.instrumentation import AnsweredRequest

_encode: Final = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class RequestLog:
    """Writes to ``stream``, until nobody reads it any more."""

    def __init__(self, stream: TextIO) -> None:
        self._stream: TextIO | None = stream
        self._process = os.getpid()
        self._numbers = count(1)

    def write(self, request: AnsweredRequest) -> None:
        """Write the line of ``request``, whose number is unique in its process."""
        if self._stream is None:
            return
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "process": self._process,
            "request": next(self._numbers),
            "method": request.method,
            "route": request.route,
            "status": request.status,
            "milliseconds": round(request.seconds * 1000, 2),
            "bytes": request.bytes_sent,
        }
        try:
            self._stream.write(_encode(line).decode() + "\n")
            self._stream.flush()
        except (OSError, ValueError) as error:  # closed, or a full disk: the requests are more important
            _log.error("the request log ends here: %s", error)
            self._stream = None
