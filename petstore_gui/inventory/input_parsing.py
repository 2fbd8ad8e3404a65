"""What people type or paste, turned into the values that the interface takes."""

import re
import unicodedata
from enum import StrEnum
from typing import Final

from petstore_gui.api.values import INT64_MAX, INT64_MIN


class InputProblem(StrEnum):
    """Why an entry cannot be used. ``EMPTY`` and ``UNFINISHED`` are no mistakes while somebody is still typing."""

    EMPTY = "empty"
    UNFINISHED = "unfinished"  # part of a name that is known
    NOT_A_NUMBER = "not a number"
    OUT_OF_RANGE = "out of range"
    TOO_LONG = "too long"
    INVISIBLE = "invisible"  # a control or direction mark, or a line end
    TABLE = "table"  # rows or cells of a spreadsheet
    ONLY_A_NUMBER = "only a number"


class InputError(ValueError):
    """An entry that cannot be used; ``problem`` says why."""

    def __init__(self, problem: InputProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


# ASCII digits only: int() would also take "１２" and "1_000".
_WHOLE_NUMBER: Final = r"-?[0-9]+"
_GROUPED: Final = r"-?[0-9]{1,3}([ \u00a0\u202f][0-9]{3})+"
_INT64_DIGITS: Final = 19

# What ends a line in text that is copied; the vertical tab is that of Word.
_LINE_END: Final = "\r\n|[\n\v\f\r\x85\u2028\u2029]"

LONGEST_CATEGORY_NAME: Final = 80
# What sanitize() of the window would replace: such a name would look like another one.
_INVISIBLE: Final = "[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"


def parse_int64(text: str) -> int:
    """Return the int64 that ``text`` says, blanks around it allowed; raise :class:`InputError` otherwise."""
    text = text.strip()
    if not text:
        raise InputError(InputProblem.EMPTY)
    if not re.fullmatch(_WHOLE_NUMBER, text):
        raise InputError(InputProblem.NOT_A_NUMBER)
    # Python refuses to convert thousands of digits, so they are counted first.
    digits = text.lstrip("-").lstrip("0") or "0"
    value = int(digits[: _INT64_DIGITS + 1]) * (-1 if text.startswith("-") else 1)
    if not INT64_MIN <= value <= INT64_MAX:
        raise InputError(InputProblem.OUT_OF_RANGE)
    return value


# Blanks, and the marks of direction that come along with a number copied from an Arabic or Hebrew text.
_AROUND: Final = ": \t\r\n\u00a0\u200b\u200e\u200f\u061c\u2066\u2067\u2068\u2069\ufeff"


def parse_pet_id(text: str) -> int:
    """Like :func:`parse_int64`, and takes what is pasted or scanned: ``#42``, ``ID 42``, ``9 007 199``, a line end."""
    text = text.strip(_AROUND).removeprefix("ID").removeprefix("#").strip(_AROUND)
    if re.fullmatch(_GROUPED, text):
        text = re.sub(r"\s", "", text)
    return parse_int64(text)


def parse_link(text: str) -> int:
    """Return the ID in ``petstore:42``.

    Raise :class:`InputError` for anything else: a link comes from outside, so that nothing in it is guessed. After
    ``//`` stands a host, and what opens links may write the number 42 there as 0.0.0.42, as Qt does.
    """
    found = re.fullmatch(rf"(?ai:petstore):({_WHOLE_NUMBER})", text)
    if not found:
        raise InputError(InputProblem.NOT_A_NUMBER)
    pet_id = parse_int64(found[1])
    if str(pet_id) != found[1]:
        raise InputError(InputProblem.NOT_A_NUMBER)
    return pet_id


def without_line_end(text: str) -> str:
    """Return ``text`` without one line end at its end, which a copied cell of a spreadsheet has."""
    return re.sub(f"(?:{_LINE_END})\\Z", "", text)


def table_size(text: str) -> tuple[int, int]:
    """Return how many rows and columns ``text`` has: one of each where it has neither a tab nor a line end."""
    rows = re.split(_LINE_END, text)
    return len(rows), max(row.count("\t") + 1 for row in rows)


def parse_name(text: str) -> str:
    """Return the name without the blanks around it; raise :class:`InputError` where nothing, or a table, is left."""
    text = text.strip()
    if not text:
        raise InputError(InputProblem.EMPTY)
    if table_size(text) != (1, 1):
        raise InputError(InputProblem.TABLE)
    return text


def parse_category_name(text: str) -> str:
    """Return the name without the blanks around it; raise :class:`InputError` where it is none.

    It has 1 to 80 characters in one line, and is never a number alone: that would be another category's.
    """
    text = text.strip()
    if not text:
        raise InputError(InputProblem.EMPTY)
    if re.search(_INVISIBLE, text):
        raise InputError(InputProblem.INVISIBLE)
    if not any(map(str.isprintable, text)):
        raise InputError(InputProblem.EMPTY)
    if len(text) > LONGEST_CATEGORY_NAME:
        raise InputError(InputProblem.TOO_LONG)
    if re.fullmatch(r"[-+]?\d+", unicodedata.normalize("NFKC", text)):
        raise InputError(InputProblem.ONLY_A_NUMBER)
    return text
