"""Escapes foreign text that a spreadsheet would run as a formula, and removes the escape again."""

from typing import Final

# A spreadsheet runs a cell of a text file with such a beginning; the wide signs are on Japanese keyboards.
_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001  these are meant


def escape_formula(text: str) -> str:
    """Return foreign text for a cell of a text file or of the clipboard, with an apostrophe before a formula.

    A text with apostrophes in that place gets one more, else :func:`unescape_formula` would remove one. Cells of text
    in a workbook never run, and need no escape.
    """
    return f"'{text}" if text.lstrip("'").startswith(_SIGNS) else text


def unescape_formula(text: str) -> str:
    """Return the text from which :func:`escape_formula` made ``text``; any other text unchanged."""
    return text[1:] if text.startswith("'") and text.lstrip("'").startswith(_SIGNS) else text
