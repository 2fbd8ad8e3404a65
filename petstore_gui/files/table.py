"""What a file or a paste holds, as it was typed: rows of texts, each with the number that a spreadsheet shows."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from petstore_gui.translatable import TranslatableText

MOST_ROWS: Final = 250_000
MOST_COLUMNS: Final = 1_000


class TableRow(NamedTuple):
    """A row that is not empty. ``number`` begins at 1; in a text file it is the line where the row begins."""

    number: int
    cells: tuple[str, ...]
    """Every digit of a number is there; one that the file itself has rounded is written as in the file, 9.2E+18."""
    problem: TranslatableText | None = None
    """Why the cells may not be what the row was to say, such as quotes that do not match."""


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a file, of one sheet of a workbook, or of the clipboard, a row of titles among them."""

    name: str
    """For people: "animals.xlsx"; empty where it was pasted."""
    rows: tuple[TableRow, ...]
    sheet: str = ""
    """Which sheet of a workbook it is."""
    sheets: tuple[str, ...] = ()
    """The sheets of that workbook that hold something and could be read instead."""
    breaks: tuple[int, ...] = ()
    """The numbers of the rows before which there are empty ones."""
    wide: frozenset[int] = frozenset()
    """The numbers of the rows of a text that have more cells than is usual there, empty ones too."""

    @property
    def width(self) -> int:
        """How many columns there are: rows may have fewer cells."""
        return max((len(row.cells) for row in self.rows), default=0)


class TableError(Exception):
    """A file, or a paste, that cannot be read; ``reason`` says what it is instead, as one or two sentences."""

    def __init__(self, reason: TranslatableText) -> None:
        super().__init__(reason)
        self.reason = reason


class SheetNeededError(Exception):
    """A workbook with several sheets that hold something: one of ``names`` is to be chosen."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class EncodingGuess(NamedTuple):
    """An encoding that may be meant, and some ``cells`` as they read in it."""

    encoding: str
    """As Python has it."""
    label: TranslatableText
    cells: tuple[str, ...]


class EncodingNeededError(Exception):
    """A text in one of several encodings: one of ``guesses``, the likeliest first, is to be chosen."""

    def __init__(self, guesses: tuple[EncodingGuess, ...]) -> None:
        super().__init__(", ".join(guess.encoding for guess in guesses))
        self.guesses = guesses
