"""Formulas of foreign text disarmed for spreadsheets, and back: what one of these writes, the other reads unchanged."""

from typing import Final

# A spreadsheet runs a cell of a text file that begins so; the wide ones are those of a Japanese keyboard.
_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001  these are meant


def escape_formula(text: str) -> str:
    """Return foreign text for a cell of a text file, or of the clipboard: an apostrophe goes before what would run.

    One that has apostrophes there already gets one more, or it would come back with one less. Cells of text in a
    workbook are never run, and need none of this.
    """
    return f"'{text}" if text.lstrip("'").startswith(_SIGNS) else text


def unescape_formula(text: str) -> str:
    """Return what :func:`escape_formula` has made ``text`` of; any other text as it is."""
    return text[1:] if text.startswith("'") and text.lstrip("'").startswith(_SIGNS) else text
