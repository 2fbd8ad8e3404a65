"""The log of the service: a line that comes again and again is counted, and the whole may have a limit."""

import logging
import time
from collections.abc import Callable
from typing import Final, TextIO

from petstore_gui.api import override

REPEAT_SECONDS: Final = 60.0
_LINES_MAX: Final = 100  # that are counted at a time
_FULL: Final = "the log is full; nothing more is written\n"


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes a line to ``stream`` once a minute at most, later with how often it came, and ``limit`` bytes in all.

    ``limit`` is ``None`` for no limit; ``clock`` gives seconds.
    """

    def __init__(self, stream: TextIO, limit: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._limit = limit
        self._clock = clock
        self._written = 0
        self._full = False
        self._seen: dict[str, tuple[float, int]] = {}  # line: when it was written, and how often it has come since

    @override
    def emit(self, record: logging.LogRecord) -> None:
        """Write ``record``, or count it."""
        try:
            line = self.format(record)
            now = self._clock()
            written_at, more = self._seen.pop(line, (None, 0))
            if written_at is not None and now - written_at < REPEAT_SECONDS:
                self._seen[line] = written_at, more + 1
                return
            self._write(line, more)
            if len(self._seen) >= _LINES_MAX:
                self._report(next(iter(self._seen)))
            self._seen[line] = now, 0
        except Exception:  # noqa: BLE001  as every handler of logging does
            self.handleError(record)

    @override
    def close(self) -> None:
        """Write how often each line came that was only counted."""
        for line in list(self._seen):
            self._report(line)
        super().close()

    def _report(self, line: str) -> None:
        _, more = self._seen.pop(line)
        if more:
            self._write(line, more)

    def _write(self, line: str, more: int) -> None:
        if self._full:
            return
        text = f"{line} (repeated {more} times)\n" if more else f"{line}\n"
        size = len(text.encode("utf-8", "backslashreplace"))
        if self._limit is not None and self._written + size > self._limit - len(_FULL):
            self._full, text = True, _FULL
        self._written += size
        self.stream.write(text)
        self.flush()
