"""Words that several windows share. No widgets in it."""

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import reduce
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.translatable import TranslatableText, as_translatable

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

_CONTEXT: Final = "i18n.text"


class Column(IntEnum):
    """The columns of the table, from the left."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


_STATUS: Final = {
    PetStatus.AVAILABLE: QT_TRANSLATE_NOOP("i18n.text", "Available"),
    PetStatus.PENDING: QT_TRANSLATE_NOOP("i18n.text", "Pending"),
    PetStatus.SOLD: QT_TRANSLATE_NOOP("i18n.text", "Sold"),
}

# Within a sentence; to make the words above lower-case would be wrong in German.
_STATUS_IN_SENTENCE: Final = {
    PetStatus.AVAILABLE: QT_TRANSLATE_NOOP("i18n.text", "available"),
    PetStatus.PENDING: QT_TRANSLATE_NOOP("i18n.text", "pending"),
    PetStatus.SOLD: QT_TRANSLATE_NOOP("i18n.text", "sold"),
}

_LONGEST_SHOWN: Final = 300
_MOST_LINES: Final = 8
_TAB: Final = 4 * " "
_LONG_LINE: Final = r".{500}(?=.)"
_LONG_WORD: Final = r"\S{60}"

_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r")

# Control characters, halves of surrogate pairs, line ends and the marks that turn the direction of what follows.
_MARKS_IN_LINES: Final = (
    "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)
_MARKS: Final = _MARKS_IN_LINES.replace("\x09\x0b", "\x09\n\x0b")


def tr(text: str) -> str:
    """Translate one of the words of this module."""
    return QCoreApplication.translate(_CONTEXT, text)


def translate(what: str | Exception) -> str:
    """Return a translatable text, or the text of an error, in the language of the window; foreign text as it came."""
    text = as_translatable(what) if isinstance(what, Exception) else what
    return text.translated(_sentence) if isinstance(text, TranslatableText) else text


def _sentence(text: str) -> str:
    return QCoreApplication.translate("sentences", text)


def join_list(texts: Sequence[str]) -> str:
    """Return the texts after one another, with commas between them; nothing of none."""
    return reduce(lambda before, last: tr("{before}, {last}").format(before=before, last=last), texts) if texts else ""


def column_titles() -> list[str]:
    """Return the titles of the table's columns, in the order of :class:`Column`."""
    return [tr("ID"), tr("Name"), tr("Category"), tr("Status")]


def status_word(status: str | None) -> str:
    """Return the status as people read it; one that the interface does not know is shown as it came."""
    if status is None:
        return tr("Not set")
    known = _STATUS.get(status)  # type: ignore[call-overload]  # a PetStatus is equal to its text
    return sanitize(status) if known is None else tr(known)


def join_sentences(*each: str) -> str:
    """Return sentences one after the other, as the language sets them; nothing of none."""
    some = [sentence for sentence in each if sentence] or [""]
    return reduce(lambda first, second: tr("{first} {second}").format(first=first, second=second), some)


def full_stop(title: str) -> str:
    """Return a title as a sentence."""
    return tr("{title}.").format(title=title)


def status_in_sentence(status: str | None) -> str:
    """Return the status as it is written within a sentence."""
    if status is None:
        return tr("not set")
    known = _STATUS_IN_SENTENCE.get(status)  # type: ignore[call-overload]  # as above
    return sanitize(status) if known is None else tr(known)


def animal_sentence(pet: "Pet", category: str) -> str:
    """Return what is read out of an animal; ``category`` as people read it."""
    sentence = tr("{name}, {status}, category {category}, ID {id}")
    return sentence.format(name=sanitize(pet.name), status=status_in_sentence(pet.status), category=category, id=pet.id)


def category_text(category_id: int, names: Mapping[int, str]) -> str:
    """Return a category as people read it: its number, after the name that somebody gave it here."""
    name = names.get(category_id)
    return str(category_id) if name is None else tr("{name} ({number})").format(name=sanitize(name), number=category_id)


def isolate(text: str) -> str:
    """Return text to be painted in its own direction: in a window from right to left no minus goes behind its number.

    The marks are for the eye only: neither to be copied nor to be heard.
    """
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def sanitize(text: str, longest: int = _LONGEST_SHOWN) -> str:
    """Return foreign text fit for one line: control and direction marks made visible, a very long one cut."""
    return re.sub(_MARKS, "\N{REPLACEMENT CHARACTER}", text[:longest]) + "…" * (len(text) > longest)


def sanitize_multiline(text: str, longest: int = 500) -> str:
    """Return foreign text fit for a few lines: like :func:`shown`, but with at most 8 line ends left in it."""
    lines = text.splitlines()
    cut = "\n".join(lines[:_MOST_LINES])
    marked = re.sub(_MARKS_IN_LINES, "\N{REPLACEMENT CHARACTER}", cut[:longest])
    return marked + "…" * (len(lines) > _MOST_LINES or len(cut) > longest)


def sanitize_lines(text: str, most: int) -> str:
    """Return foreign text of at most so many lines: control and direction marks made visible, tabs as blanks.

    A line without end is broken: to lay out one of 64,000 characters takes half a second.
    """
    lines = text.replace("\t", _TAB).splitlines()
    marked = re.sub(_MARKS_IN_LINES, "\N{REPLACEMENT CHARACTER}", "\n".join(lines[:most]))
    return re.sub(_LONG_LINE, "\\g<0>\n", marked) + "…" * (len(lines) > most)


def tool_tip(text: str) -> str:
    """Return foreign text for a tool tip, which has no plain mode; nothing for nothing."""
    if not text:
        return ""
    import html  # with it come the names of 2,000 signs, 2 ms before the first animals

    return f"<qt>{html.escape(sanitize_multiline(text))}</qt>".replace("\n", "<br>")


def insert_break_points(text: str) -> str:
    """Return ``text`` for a label that wraps, with places to break in words that would make it too wide."""
    return re.sub(_LONG_WORD, "\\g<0>\N{ZERO WIDTH SPACE}", text)


def escape_formula(text: str) -> str:
    """Return foreign text for a cell of a spreadsheet, which would run one that begins like a formula."""
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text


def input_problem_text(problem: InputProblem) -> str:
    """Return the sentence for a number that cannot be used; nothing for an empty field."""
    if problem is InputProblem.NOT_A_NUMBER:
        return tr("Use digits only, for example 42.")
    if problem is InputProblem.OUT_OF_RANGE:
        # In the digits that the field takes, whatever the locale.
        return tr("Use a number from {least} to {most}.").format(least=INT64_MIN, most=INT64_MAX)
    return ""
