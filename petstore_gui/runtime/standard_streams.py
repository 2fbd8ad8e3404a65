"""The standard streams: UTF-8 between programs in every code page, and a line of progress for a person."""

import shutil
import unicodedata
from collections.abc import Callable
from typing import TextIO


def use_utf8(*streams: TextIO | None) -> None:
    """Let each stream write UTF-8 to a program; a terminal knows best what it can show.

    Windows gives a pipe the code page of the computer, which lacks most letters, and in which no other program reads.
    """
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if stream is not None and reconfigure is not None:
            reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")


class ProgressLine:
    """The last line of a terminal, replaced again and again; ``write`` is given what the terminal is to get.

    What stood there is overwritten with blanks: a Windows console shows the escape that clears a line as it is.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._columns = 0

    def show(self, text: str) -> None:
        """Show ``text``, or as much of it as the terminal is wide, in place of what was shown before."""
        shown = _cut(text, shutil.get_terminal_size().columns - 1)
        self._write(f"{self._blanks()}{shown}")
        self._columns = text_width(shown)

    def clear(self) -> None:
        """Show nothing, if anything is shown."""
        if self._columns:
            self._write(self._blanks())
            self._columns = 0

    def _blanks(self) -> str:
        return f"\r{' ' * self._columns}\r" if self._columns else "\r"


def text_width(text: str) -> int:
    """Return how many columns of a terminal ``text`` takes."""
    return len(text) if text.isascii() else sum(map(_letter_width, text))


def _cut(text: str, columns: int) -> str:
    while text_width(text) > columns:
        text = text[:-1]
    return text


def _letter_width(letter: str) -> int:
    if unicodedata.category(letter) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1
