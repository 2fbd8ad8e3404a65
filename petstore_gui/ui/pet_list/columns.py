"""The columns of the table of animals."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication


class Column(IntEnum):
    """The columns, from the left."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


def column_titles() -> list[str]:
    """Return the titles, in the order of :class:`Column`."""
    return [_tr("ID"), _tr("Name"), _tr("Category"), _tr("Status")]


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.columns", text)
