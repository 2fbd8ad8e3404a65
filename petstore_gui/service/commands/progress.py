"""How far a command has come, for a person before a terminal."""

from time import monotonic
from typing import Final, Self, TextIO

from petstore_gui.runtime.standard_streams import ProgressLine

_PAUSE_SECONDS: Final = 0.1


class Progress:
    """One line on ``stream`` that says how far ``what`` is; nothing at all where ``stream`` is no terminal."""

    def __init__(self, stream: TextIO, what: str) -> None:
        self._stream = stream if stream.isatty() else None
        self._line = ProgressLine(self._write)
        self._what = what
        self._latest = 0.0

    def show(self, done: int, total: int) -> None:
        """Say that ``done`` of ``total`` are done, unless that was said a moment ago."""
        now = monotonic()
        if self._stream is not None and now - self._latest >= _PAUSE_SECONDS:
            self._latest = now
            percent = 100 * done // max(total, 1)
            self._line.show(f"{self._what}: {percent} %")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.clear()

    def _write(self, text: str) -> None:
        if self._stream is not None:
            self._stream.write(text)
            self._stream.flush()
