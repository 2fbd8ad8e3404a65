"""Words that several windows share. No widgets in it."""

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.entry import EntryProblem

_CONTEXT: Final = "words"


class Column(IntEnum):
    """The columns of the table, from the left."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


_STATUS: Final = {
    PetStatus.AVAILABLE: QT_TRANSLATE_NOOP("words", "Available"),
    PetStatus.PENDING: QT_TRANSLATE_NOOP("words", "Pending"),
    PetStatus.SOLD: QT_TRANSLATE_NOOP("words", "Sold"),
}

_LONGEST_SHOWN: Final = 300


def tr(text: str) -> str:
    """Translate one of the words of this module."""
    return QCoreApplication.translate(_CONTEXT, text)


def column_titles() -> list[str]:
    """Return the titles of the table's columns, in the order of :class:`Column`."""
    return [tr("ID"), tr("Name"), tr("Category"), tr("Status")]


def status_word(status: str | None) -> str:
    """Return the status as people read it; one that the interface does not know is shown as it came."""
    if status is None:
        return tr("Not set")
    known = _STATUS.get(status)  # type: ignore[call-overload]  # a PetStatus is equal to its text
    return shown(status) if known is None else tr(known)


def shown(text: str) -> str:
    """Return foreign text fit for one line: control and direction marks made visible, a very long one cut."""
    if text.isprintable() and len(text) <= _LONGEST_SHOWN:
        return text
    cut = text[:_LONGEST_SHOWN]
    marks = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in cut)
    return marks + "…" * (len(text) > len(cut))


def entry_problem(problem: EntryProblem) -> str:
    """Return the sentence for a number that cannot be used; nothing for an empty field."""
    locale = QLocale()
    if problem is EntryProblem.NOT_A_NUMBER:
        return tr("Use digits only, for example 42.")
    if problem is EntryProblem.OUT_OF_RANGE:
        return tr("Use a number from {least} to {most}.").format(
            least=locale.toString(INT64_MIN), most=locale.toString(INT64_MAX)
        )
    return ""
