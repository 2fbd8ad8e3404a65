"""The streams of a command, for a person at a terminal or another program. Escapes foreign text."""

import json
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TextIO

import msgspec

from petstore_gui.inventory.input_parsing import INVISIBLE
from petstore_gui.runtime.standard_streams import ProgressLine, text_width, use_utf8
from petstore_gui.storage.error_text import error_text

_LONGEST_CELL: Final = 100
_LONGEST_SENTENCE: Final = 500
_GAP: Final = "  "


class Console:
    """The input and output of a command. ``program`` begins each line on standard error.

    On Windows a program with a window has no streams; then it writes nothing. A reader that closes the output, such as
    ``head``, is no error.
    """

    def __init__(self, program: str, stdin: TextIO | None, stdout: TextIO | None, stderr: TextIO | None) -> None:
        self.write_error: str = ""
        """Why the output could not be written."""
        self.is_cut_off = False
        """Whether the reader has closed the output."""
        self._program = program
        self._stdin = stdin
        self._stdout = stdout
        self._stderr = stderr
        self._progress = ProgressLine(self._write_error)
        use_utf8(stdout, stderr)

    @property
    def is_interactive(self) -> bool:
        """Whether a person can read questions and answer them."""
        return _is_terminal(self._stdin) and _is_terminal(self._stderr)

    @property
    def shows_progress(self) -> bool:
        """Whether a person sees progress."""
        return _is_terminal(self._stderr)

    def write(self, text: str) -> None:
        """Write a line to standard output."""
        stream = self._stdout
        if stream is None:
            has_streams = self._stderr is not None or sys.platform != "win32"
            if has_streams and not self.is_cut_off:
                self.write_error = "it is closed"
            return
        self._progress.clear()
        try:
            stream.write(text + "\n")
            stream.flush()
        except OSError as error:
            self._stdout = None
            self.is_cut_off = True
            # Windows reports EINVAL for a pipe without a reader.
            if not isinstance(error, BrokenPipeError) and not (error.errno == 22 and not stream.isatty()):
                self.write_error = error_text(error)

    def write_outcome(self, sentence: str, document: Any = None) -> None:  # noqa: ANN401  all that msgspec encodes
        """Write the document, or without one the sentence. Report the sentence where the output cannot be written."""
        if document is None:
            self.write(sentence)
        else:
            self.write_json(document)
        if self.write_error:
            self.report(sentence)

    def write_table(self, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Write rows under their titles, each column as wide as its longest text. The last one may have sentences."""
        cells = [[*map(sanitize, row[:-1]), sanitize(row[-1], _LONGEST_SENTENCE)] for row in rows]
        widths = [max(map(text_width, column)) for column in zip(titles, *cells, strict=True)]
        for row in (titles, *cells):
            self.write(_GAP.join(map(_padded, row, widths)).rstrip())

    def write_json(self, value: Any) -> None:  # noqa: ANN401  all that msgspec encodes
        """Write a value as one JSON document; numbers keep all digits."""
        text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
        # Only inside strings, which stay equal for a program: a terminal would obey some of these.
        self.write(re.sub(INVISIBLE, lambda found: found[0] if found[0] == "\n" else json.dumps(found[0])[1:-1], text))

    def report(self, sentence: str) -> None:
        """Write a sentence for people, which may contain foreign text, to standard error."""
        self._progress.clear()
        self._write_error(f"{self._program}: {sanitize(sentence, _LONGEST_SENTENCE)}\n")

    def report_trace(self, text: str) -> None:
        """Write the trace of an unexpected error to standard error, for support."""
        self._progress.clear()
        for line in text.splitlines():
            self._write_error(f"{sanitize(line, _LONGEST_SENTENCE)}\n")

    def show_progress(self, text: str) -> None:
        """Show ``text`` to a person in place of the last one."""
        if self.shows_progress:
            self._progress.show(sanitize(text))

    def ask(self, question: str) -> bool:
        """Ask a question and return whether the answer is yes."""
        self._progress.clear()
        self._write_error(f"{sanitize(question, _LONGEST_SENTENCE)} [y/N] ")
        answer = self._stdin.readline() if self._stdin is not None else ""
        if not answer.endswith("\n"):
            self._write_error("\n")
        return answer.strip().lower() in {"y", "yes"}

    def close(self) -> None:
        """Flush the streams, so that the interpreter's end reports no error for one without a reader."""
        self._progress.clear()
        for stream in (self._stdout, self._stderr):
            if stream is not None:
                with suppress(OSError, ValueError):
                    stream.flush()

    def _write_error(self, text: str) -> None:
        if self._stderr is not None:
            with suppress(OSError):
                self._stderr.write(text)
                self._stderr.flush()


def sanitize(text: str, max_length: int = _LONGEST_CELL) -> str:
    """Return foreign text for a line of a terminal: control characters become visible, a long text is cut."""
    marked = re.sub(INVISIBLE, "\N{REPLACEMENT CHARACTER}", text[:max_length])
    return marked + "…" * (len(text) > max_length)


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()


def _padded(text: str, width: int) -> str:
    return text + " " * (width - text_width(text))
