"""Parses what people type or paste into values of the interface."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from petstore_gui.api.values import INT64_MAX, INT64_MIN

# The word “petstore” typed on the Arabic layout.
_WORD: Final = "(?:petstore|حثفسفخقث)"
# The signs on the key of the colon: with or without Shift; German, Swedish; Spanish; Italian, Portuguese; Danish,
# Norwegian; Swiss, Hungarian; Turkish; Japanese. With Caps Lock in the other case.
_COLON: Final = "[:\uff1b\uff1a;]"
_OTHER_COLON: Final = "[öñçòæøéş+]"
# The signs on the key of the minus: German, Spanish and Italian, Nordic, Turkish.
_MINUS: Final = "[-ß'+*]"
_DIGITS: Final = "[0-9]+|[\u0660-\u0669]+"
# French: M for the colon, and the digits only with Shift.
_FRENCH_DIGITS: Final = "à&é\"'(-è_ç"
_FRENCH: Final = rf"m(?P<french_minus>\)?)(?P<french>[{re.escape(_FRENCH_DIGITS)}]+)"
_CODE: Final = (
    rf"(?<![^\W\d_]){_WORD}"
    rf"(?:{_COLON} ?(?P<minus>-?)(?P<digits>{_DIGITS})"
    rf"|(?:{_OTHER_COLON}|m)(?P<other_minus>{_MINUS}?)(?P<other>{_DIGITS})"
    rf"|{_FRENCH})"
    rf"(?={_WORD}|\W|\Z)"
)
_BLANKS: Final = r"[^\S\t\r\n]+"
_NEAR: Final = 20  # characters between a code and what it could be one number with
_PLAIN: Final = {
    **{0x660 + digit: str(digit) for digit in range(10)},
    **{ord(sign): str(digit) for digit, sign in enumerate(_FRENCH_DIGITS)},
}


def replace_codes(text: str) -> str:
    """Return ``text`` with only the ID in place of each code: ``42`` for ``petstore:42``, also for ``PetstoreÖ42``.

    Puts a comma between two codes, or a code and a number, if there is at most a blank: some scanners send no more
    after a code, and ``1 234`` would be one ID.
    """
    if not re.search(_WORD, text, re.IGNORECASE):
        return text
    return re.sub(_CODE, _id_of(text), text, flags=re.IGNORECASE)


def is_begun(text: str) -> bool:
    """Whether ``text`` may be the beginning of a code: the word or a part of it, and at most the separator."""
    word, begun = "petstore", text.strip().casefold()
    return bool(begun) and (word.startswith(begun) or re.fullmatch(rf"{word}\D{{1,2}}", begun) is not None)


def _id_of(text: str) -> Callable[[re.Match[str]], str]:
    def id_of(code: re.Match[str]) -> str:
        before = text[max(0, code.start() - _NEAR) : code.start()]
        minus = "-" * any(code[name] for name in ("minus", "other_minus", "french_minus"))
        digits = next(code[name] for name in ("digits", "other", "french") if code[name])
        comma = "," * bool(re.search(rf"(?:[^\s,;]|\d{_BLANKS})\Z", before))
        end = "," * bool(re.match(rf"{_BLANKS}(?:[-\d]|{_WORD})", text[code.end() : code.end() + _NEAR], re.IGNORECASE))
        return f"{comma}{minus}{digits.translate(_PLAIN)}{end}"

    return id_of


class InputProblem(StrEnum):
    """Why an entry is invalid. ``EMPTY`` and ``UNFINISHED`` are no mistakes while the user is still typing."""

    EMPTY = "empty"
    UNFINISHED = "unfinished"  # part of a known name, or of a code
    NOT_A_NUMBER = "not a number"
    OUT_OF_RANGE = "out of range"
    TOO_LONG = "too long"
    INVISIBLE = "invisible"  # a control or direction mark, or a line end
    TABLE = "table"  # rows or cells of a spreadsheet
    ONLY_A_NUMBER = "only a number"
    TOO_MANY = "too many"  # IDs at once


class InputError(ValueError):
    """The entry is invalid; ``problem`` says why."""

    def __init__(self, problem: InputProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


# Only ASCII digits: int() also accepts "１２" and "1_000".
_WHOLE_NUMBER: Final = r"-?[0-9]+"
_GROUPED: Final = r"-?[0-9]{1,3}([ \u00a0\u202f][0-9]{3})+"
_INT64_DIGITS: Final = 19

_UNSEEN: Final = {"Cf", "Zs"}  # marks, and blanks between them

# The line ends in copied text; the vertical tab comes from Word.
_LINE_END: Final = "\r\n|[\n\v\f\r\x85\u2028\u2029]"

LONGEST_CATEGORY_NAME: Final = 80
# Signs that cannot be seen. A name is saved without them: with one, it would look like another name.
HIDDEN: Final = "[\1-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]"
# Those, and signs that were lost or damaged: window and terminal show another sign in their place.
INVISIBLE: Final = "[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"


def parse_int64(text: str) -> int:
    """Return the int64 in ``text``, without blanks around it; raise :class:`InputError` for anything else."""
    text = text.strip()
    if not text:
        raise InputError(InputProblem.EMPTY)
    if not re.fullmatch(_WHOLE_NUMBER, text):
        raise InputError(InputProblem.NOT_A_NUMBER)
    # Python refuses to convert thousands of digits, so count them first.
    digits = text.lstrip("-").lstrip("0") or "0"
    value = int(digits[: _INT64_DIGITS + 1]) * (-1 if text.startswith("-") else 1)
    if not INT64_MIN <= value <= INT64_MAX:
        raise InputError(InputProblem.OUT_OF_RANGE)
    return value


# Blanks, and the direction marks around a number that was copied from an Arabic or Hebrew text.
_AROUND: Final = ": \t\r\n\u00a0\u200b\u200e\u200f\u061c\u2066\u2067\u2068\u2069\ufeff"


MOST_IDS: Final = 1_000
"""The largest number of IDs in one look-up."""
# Commas and semicolons: the usual ones, the Arabic ones, the Japanese ones and the wide ones.
_SEPARATOR: Final = f"[,;\t\u060c\u061b\u3001\uff0c\uff1b]|{_LINE_END}"
_THOUSANDS: Final = r"(?=.*,0)-?[0-9]{1,3}(,[0-9]{3})+"
_MARK: Final = r"((?:^|(?<=\s))(?:ID:?|#))\s+"
_EMPTY: Final = InputProblem.EMPTY


def parse_pet_id(text: str) -> int:
    """Like :func:`parse_int64`, but accepts pasted and scanned text: ``#42``, ``ID 42``, ``9 007 199``, a line end.

    The code of a label, ``petstore:42``, may have wrong signs from another keyboard layout: see :func:`replace_codes`.
    """
    text = replace_codes(text).strip(_AROUND).removeprefix("ID").removeprefix("#").strip(_AROUND)
    if re.fullmatch(_GROUPED, text):
        text = re.sub(r"\s", "", text)
    return parse_int64(text)


class IdEntry(NamedTuple):
    """One of several typed or pasted IDs: ``pet_id``, or ``None`` and the ``problem`` with its ``text``."""

    text: str
    pet_id: int | None
    problem: InputProblem | None = None


def parse_pet_ids(text: str) -> tuple[IdEntry, ...]:
    """Return the IDs in ``text``, each once, in their order; an invalid text is an entry with its problem.

    Commas, semicolons, tabs and line ends separate. Blanks do too, unless :func:`parse_pet_id` takes what is between
    two of the others as one ID: ``9 007 199`` stays one. Of a pasted table the column of the IDs counts, and a title
    does not. Raises :class:`InputError` as :func:`parse_pet_id` does where there are not two entries with a number
    among them, and where there are more than 1,000. The beginning of a label's code is ``UNFINISHED``.
    """
    if is_begun(text):
        raise InputError(InputProblem.UNFINISHED)
    text = replace_codes(text)
    if re.fullmatch(_THOUSANDS, text.strip(_AROUND)):  # no list: the ID 7 is not written as 007
        raise InputError(InputProblem.NOT_A_NUMBER)
    texts = _pieces(text)
    entries = tuple(dict.fromkeys(map(_id_entry, texts)))
    numbers = sum(entry.problem is not InputProblem.NOT_A_NUMBER for entry in entries)
    listed = len(texts) > 1 and (numbers > 1 or re.search(_SEPARATOR, text.strip(_AROUND)) is not None)
    if not listed or not numbers:
        return (IdEntry(text, parse_pet_id(texts[0] if len(texts) == 1 else text)),)
    if len(entries) > MOST_IDS:
        raise InputError(InputProblem.TOO_MANY)
    return entries


def id_list_text(text: str) -> str:
    """Return the text that is pasted into one line as a list to read, ``5, 17, 99999``; one piece alone as it is."""
    return ", ".join(_pieces(replace_codes(text))) or " ".join(text.split())


def _id_entry(text: str) -> IdEntry:
    try:
        pet_id = parse_pet_id(text)
    except InputError as error:
        return IdEntry(text, None, error.problem)
    return IdEntry(str(pet_id), pet_id)


def _pieces(text: str) -> list[str]:
    """Return the parts of ``text`` that are meant as one ID each, without a title and without empty ones."""
    lines = [line for line in re.split(_LINE_END, text) if line.strip(_AROUND)]
    if len(lines) > 1:
        lines = _id_column(lines) if any("\t" in line for line in lines) else lines
        lines = lines[0 if re.search(r"\d", lines[0]) else 1 :]
    return [piece for line in lines for part in re.split(_SEPARATOR, line) for piece in _split_at_blanks(part)]


def _id_column(lines: list[str]) -> list[str]:
    """Return the cells of the column that has the IDs, or the lines as they are where no single one has them.

    It is called ID, or it is the first in which every other line has an ID, where another column has none.
    """
    rows = [line.split("\t") for line in lines]
    columns = [[row[number] if number < len(row) else "" for row in rows] for number in range(max(map(len, rows)))]
    for column in columns:
        if column[0].strip(_AROUND).upper() == "ID":
            return column
    with_ids = [column for column in columns if all(_id_entry(cell).pet_id is not None for cell in column[1:])]
    return with_ids[0] if with_ids and len(with_ids) < len(columns) else lines


def _split_at_blanks(text: str) -> Iterable[str]:
    text = text.strip(_AROUND)
    if _id_entry(text).pet_id is None:
        # "ID 5 ID 17": the word and the mark before a number belong to it.
        return [piece for piece in re.sub(_MARK, r"\1", text).split() if _id_entry(piece).problem is not _EMPTY]
    return [text]


def parse_link(text: str) -> int:
    """Return the ID in ``petstore:42``.

    Raise :class:`InputError` for anything else: a link comes from outside, so nothing in it is guessed. The part after
    ``//`` is a host, and programs that open links, such as Qt, may rewrite 42 as 0.0.0.42 there.
    """
    found = re.fullmatch(rf"(?ai:petstore):({_WHOLE_NUMBER})", text)
    if not found:
        raise InputError(InputProblem.NOT_A_NUMBER)
    pet_id = parse_int64(found[1])
    if str(pet_id) != found[1]:
        raise InputError(InputProblem.NOT_A_NUMBER)
    return pet_id


def without_line_end(text: str) -> str:
    """Return ``text`` without one line end at its end: a copied cell of a spreadsheet has one."""
    return re.sub(f"(?:{_LINE_END})\\Z", "", text)


def table_size(text: str) -> tuple[int, int]:
    """Return the numbers of rows and columns in ``text``: one of each without tabs and line ends."""
    rows = re.split(_LINE_END, text)
    return len(rows), max(row.count("\t") + 1 for row in rows)


def parse_name(text: str) -> str:
    """Return the name without blanks around it; raise :class:`InputError` if it is empty or a table.

    Invisible marks, which a text copied from a web page may have, are left out: they cannot be seen or searched for.
    """
    name = re.sub(HIDDEN, "", text).strip()
    if all(unicodedata.category(sign) in _UNSEEN for sign in name):
        raise InputError(InputProblem.EMPTY)
    if table_size(text.strip()) != (1, 1):
        raise InputError(InputProblem.TABLE)
    return name


def parse_visible(text: str, longest: int) -> str:
    """Return the text without blanks around it; raise unless it has 1 to ``longest`` visible characters in one line."""
    text = text.strip()
    if re.search(INVISIBLE, text):
        raise InputError(InputProblem.INVISIBLE)
    if not any(map(str.isprintable, text)):
        raise InputError(InputProblem.EMPTY)
    if len(text) > longest:
        raise InputError(InputProblem.TOO_LONG)
    return text


def parse_category_name(text: str) -> str:
    """Return the name; raise :class:`InputError` also for a plain number, which would be another category."""
    text = parse_visible(text, LONGEST_CATEGORY_NAME)
    if re.fullmatch(r"[-+]?\d+", unicodedata.normalize("NFKC", text)):
        raise InputError(InputProblem.ONLY_A_NUMBER)
    return text
