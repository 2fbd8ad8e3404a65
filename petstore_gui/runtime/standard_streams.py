"""The standard streams: UTF-8 between programs in every code page, and a line of progress for people."""

import shutil
import unicodedata
from collections.abc import Callable
from typing import TextIO


def use_utf8(*streams: TextIO | None) -> None:
    """Set UTF-8 for each stream that is no terminal; a terminal keeps its own encoding.

    Windows uses the computer's code page for a pipe; it lacks most letters, and other programs do not expect it.
    """
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if stream is not None and reconfigure is not None:
            reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")


class ProgressLine:
    """The last line of a terminal, which is replaced again and again; ``write`` sends text to the terminal.

    It overwrites the old text with blanks, as a Windows console prints the escape sequence that clears a line.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._columns = 0

    def show(self, text: str) -> None:
        """Show ``text`` in place of the last one, cut to the width of the terminal."""
        shown = _cut(text, shutil.get_terminal_size().columns - 1)
        self._write(f"{self._blanks()}{shown}")
        self._columns = text_width(shown)

    def clear(self) -> None:
        """Clear the line."""
        if self._columns:
            self._write(self._blanks())
            self._columns = 0

    def _blanks(self) -> str:
        return f"\r{' ' * self._columns}\r" if self._columns else "\r"


def text_width(text: str) -> int:
    """Return the width of ``text`` in columns of a terminal."""
    return len(text) if text.isascii() else sum(map(_letter_width, text))


def _cut(text: str, columns: int) -> str:
    while text_width(text) > columns:
        text = text[:-1]
    return text


def _letter_width(letter: str) -> int:
    if unicodedata.category(letter) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1
