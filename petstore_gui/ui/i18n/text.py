"""Texts that several windows share, and functions for texts. No widgets."""

import html
import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial, reduce
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale, Qt
from PySide6.QtGui import QGuiApplication

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.inventory.input_parsing import INVISIBLE, InputProblem
from petstore_gui.translatable import TranslatableText, as_translatable

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet


_STATUS: Final[Mapping[str | None, Any]] = {
    None: (QT_TRANSLATE_NOOP("i18n.text", "Not set"), QT_TRANSLATE_NOOP("i18n.text", "not set")),
    PetStatus.AVAILABLE: (QT_TRANSLATE_NOOP("i18n.text", "Available"), QT_TRANSLATE_NOOP("i18n.text", "available")),
    PetStatus.PENDING: (QT_TRANSLATE_NOOP("i18n.text", "Pending"), QT_TRANSLATE_NOOP("i18n.text", "pending")),
    PetStatus.SOLD: (QT_TRANSLATE_NOOP("i18n.text", "Sold"), QT_TRANSLATE_NOOP("i18n.text", "sold")),
}

_ENDS: Final = (".", "…", "!", "?", "。", "؟")
_MAX_LENGTH: Final = 300
_MAX_LINES: Final = 8
_TAB: Final = 4 * " "
_LONG_LINE: Final = r".{500}(?=.)"
_LONG_WORD: Final = r"\S{60}"

# The name of the day in a date format, with its separator.
_WEEKDAY: Final = r"^dddd[\s,،]*|[\s,،]*dddd$"

_INVISIBLE_IN_LINES: Final = INVISIBLE.replace("\0-\x1f", "\0-\x09\x0b-\x1f")


def tr(text: str) -> str:
    """Translate a text of this module."""
    return QCoreApplication.translate("i18n.text", text)


def translate(what: str | Exception) -> str:
    """Return a translatable text, or the text of an error, in the language of the window; foreign text unchanged."""
    text = as_translatable(what) if isinstance(what, Exception) else what
    if not isinstance(text, TranslatableText):
        return text
    return text.translated(partial(QCoreApplication.translate, "sentences"))


def qt_length(text: str) -> int:
    """Return the length of ``text`` in UTF-16 units, like Qt; half a surrogate pair counts, too."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def field_title(field: PetField) -> str:
    """Return the title of a field in the language of the window."""
    return translate(words_of(field).title)


def join_list(texts: Sequence[str]) -> str:
    """Return the texts, separated by commas."""
    return reduce(lambda before, last: tr("{before}, {last}").format(before=before, last=last), texts) if texts else ""


def join_sentences(*sentences: str) -> str:
    """Return the sentences that are not empty as one text."""
    some = [sentence for sentence in sentences if sentence] or [""]
    return reduce(lambda first, second: tr("{first} {second}").format(first=first, second=second), some)


def as_sentence(title: str) -> str:
    """Return a title with a full stop, unless it is a sentence already."""
    return title if title.endswith(_ENDS) else tr("{title}.").format(title=title)


def status_text(status: str | None, *, in_sentence: bool = False) -> str:
    """Return the word for a status; one that the interface does not define unchanged, but sanitized."""
    known = _STATUS.get(status)
    return sanitize(status or "") if known is None else tr(known[in_sentence])


def rest_text(*, unset: bool) -> str:
    """Return the word for animals with none of the three statuses; ``unset``: they all have no status."""
    return status_text(None) if unset else tr("Other")


def describe_pet(pet: "Pet", category: str) -> str:
    """Return what a screen reader says for an animal; ``category`` as in :func:`category_text`."""
    status = status_text(pet.status, in_sentence=True)
    sentence = tr("{name}, {status}, category {category}, ID {id}")
    return sentence.format(name=sanitize(pet.name), status=status, category=category, id=pet.id)


def category_text(category_id: int, names: Mapping[int, str]) -> str:
    """Return the number of a category, behind its name if it has one."""
    name = names.get(category_id)
    return str(category_id) if name is None else tr("{name} ({number})").format(name=sanitize(name), number=category_id)


def spell_date(day: QDate) -> str:
    """Return an unambiguous date, with its month as a word: 20 Nov 2026, as the locale writes it."""
    locale = QLocale()
    form = re.sub(_WEEKDAY, "", locale.dateFormat(QLocale.FormatType.LongFormat)).replace("MMMM", "MMM")
    return locale.toString(day, form)


def format_time(moment: datetime) -> str:
    """Return the time as the locale writes it, in hours and minutes."""
    locale = QLocale()
    form = locale.timeFormat(QLocale.FormatType.ShortFormat).replace(":ss", "")  # only the C locale has seconds
    return locale.toString(QDateTime.fromSecsSinceEpoch(int(moment.timestamp())).time(), form)


def when(moment: datetime, *, with_day: bool = False) -> str:
    """Return the time of day; with the date, its month spelled out, for ``with_day`` or if it is not today."""
    day = QDateTime.fromSecsSinceEpoch(int(moment.timestamp())).date()
    time = format_time(moment)
    if day == QDate.currentDate() and not with_day:
        return time
    return tr("{day}, {time}").format(day=spell_date(day), time=time)


def csv_separator() -> str:
    """Return the separator that the spreadsheets of this computer expect in a CSV."""
    return "," if QLocale.system().decimalPoint() == "." else ";"


def isolate(text: str) -> str:
    """Return text for painting in its own direction; else a minus follows its number in a right-to-left window.

    The marks are only for painting: neither copy them nor give them to a screen reader. Where they would change nothing
    there are none, as a text with marks takes twice as long to lay out (Qt 6.11).
    """
    if text.isascii() and QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight:
        return text
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def sanitize(text: str, max_length: int = _MAX_LENGTH) -> str:
    """Return foreign text for one line: control and direction marks become visible, a very long text is cut."""
    return re.sub(INVISIBLE, "\N{REPLACEMENT CHARACTER}", text[:max_length]) + "…" * (len(text) > max_length)


def sanitize_multiline(text: str, max_length: int = 500) -> str:
    """Return foreign text for a few lines: like :func:`sanitize`, but it keeps up to 8 line ends."""
    lines = text.splitlines()
    cut = "\n".join(lines[:_MAX_LINES])
    marked = re.sub(_INVISIBLE_IN_LINES, "\N{REPLACEMENT CHARACTER}", cut[:max_length])
    return marked + "…" * (len(lines) > _MAX_LINES or len(cut) > max_length)


def sanitize_lines(text: str, max_lines: int) -> str:
    """Return foreign text of at most so many lines: control and direction marks become visible, tabs become blanks.

    Long lines are broken: laying out one of 64,000 characters takes half a second.
    """
    lines = text.replace("\t", _TAB).splitlines()
    marked = re.sub(_INVISIBLE_IN_LINES, "\N{REPLACEMENT CHARACTER}", "\n".join(lines[:max_lines]))
    return re.sub(_LONG_LINE, "\\g<0>\n", marked) + "…" * (len(lines) > max_lines)


def tool_tip_html(text: str) -> str:
    """Return foreign text as HTML for a tool tip, as tool tips have no plain mode."""
    return f"<qt>{html.escape(sanitize_multiline(text))}</qt>".replace("\n", "<br>") if text else ""


def insert_break_points(text: str) -> str:
    """Return ``text`` for a label that wraps, with break points in very long words."""
    return re.sub(_LONG_WORD, "\\g<0>\N{ZERO WIDTH SPACE}", text)


class _BaseLetters(dict[int, str]):
    """The comparable form of each character, made when it first occurs; some decompose into eighteen others."""

    def __missing__(self, code: int) -> str:
        signs = unicodedata.normalize("NFKD", chr(code).casefold())
        letters = self[code] = "".join(sign for sign in signs if not unicodedata.combining(sign)).casefold()
        return letters


_BASE_LETTERS: Final = _BaseLetters()


def normalize_for_search(text: str) -> str:
    """Return ``text`` without case, accents and compatibility forms, so that “cafe” finds “Café”."""
    return text.lower() if text.isascii() else text.translate(_BASE_LETTERS)


def input_problem_text(problem: InputProblem) -> str:
    """Return the sentence about an invalid number; "" for an empty field."""
    if problem is InputProblem.NOT_A_NUMBER:
        return tr("Use digits only, for example 42.")
    if problem is InputProblem.OUT_OF_RANGE:
        # In the digits that the field accepts, in every locale.
        return tr("Use a number from {least} to {most}.").format(least=INT64_MIN, most=INT64_MAX)
    return ""
