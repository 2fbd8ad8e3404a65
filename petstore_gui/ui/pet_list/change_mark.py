"""What has become of an animal since the list before: as a mark to see, and in words. No widgets."""

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from petstore_gui.inventory.fields import ENTERED, cell_text
from petstore_gui.ui.i18n.text import field_title

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet
    from petstore_gui.inventory.fields import CellWords


class ChangeMark(StrEnum):
    """What has become of an animal since the list before."""

    NEW = "new"
    ENTERED = "entered"
    CHANGED = "changed"


def mark_word(mark: ChangeMark) -> str:
    """Return the word of a mark, which stands beside the name."""
    words = {ChangeMark.NEW: _tr("New"), ChangeMark.ENTERED: _tr("Now listed"), ChangeMark.CHANGED: _tr("Changed")}
    return words[mark]


def mark_texts(mark: ChangeMark | None, before: "Pet | None", pet: "Pet", words: "CellWords") -> list[str]:
    """Return what a mark means: a text for each thing that differs from ``before``, where that is known."""
    if mark is None:
        return []
    differences = [] if before is None else _differences(before, pet, words)
    general = {
        ChangeMark.NEW: _tr("New since the list before"),
        ChangeMark.ENTERED: _tr("Not in the list before"),
        ChangeMark.CHANGED: _tr("Changed since the list before"),
    }
    return differences or [general[mark]]


def _differences(before: "Pet", pet: "Pet", words: "CellWords") -> list[str]:
    texts = [(field, cell_text(before, field, words), cell_text(pet, field, words)) for field in ENTERED]
    text = _tr("{field}: {before} to {after}")
    return [text.format(field=field_title(field), before=was, after=now) for field, was, now in texts if was != now]


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.change_mark", text)
