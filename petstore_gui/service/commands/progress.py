"""How far a command has come, for a person before a terminal."""

from time import monotonic
from typing import Final, Self, TextIO

_PAUSE_SECONDS: Final = 0.1
_CLEAR_LINE: Final = "\r\x1b[K"


class Progress:
    """One line on ``stream`` that says how far ``what`` is; nothing at all where ``stream`` is no terminal."""

    def __init__(self, stream: TextIO, what: str) -> None:
        self._stream = stream if stream.isatty() else None
        self._what = what
        self._latest = 0.0

    def show(self, done: int, total: int) -> None:
        """Say that ``done`` of ``total`` are done, unless that was said a moment ago."""
        now = monotonic()
        if self._stream is not None and now - self._latest >= _PAUSE_SECONDS:
            self._latest = now
            percent = 100 * done // max(total, 1)
            self._stream.write(f"{_CLEAR_LINE}{self._what}: {percent} %")
            self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None and self._latest:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()
