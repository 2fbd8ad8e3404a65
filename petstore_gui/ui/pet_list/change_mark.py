"""What has become of an animal since the list before: as a mark to see, and in words. No widgets."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.pet_list.columns import Column, cell_text

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet


class ChangeMark(StrEnum):
    """What has become of an animal since the list before."""

    NEW = "new"
    ENTERED = "entered"
    CHANGED = "changed"


def mark_word(mark: ChangeMark) -> str:
    """Return the word of a mark, which stands beside the name."""
    words = {ChangeMark.NEW: _tr("New"), ChangeMark.ENTERED: _tr("Now listed"), ChangeMark.CHANGED: _tr("Changed")}
    return words[mark]


def mark_texts(
    mark: ChangeMark | None, before: "Pet | None", pet: "Pet", category_names: Mapping[int, str]
) -> list[str]:
    """Return what a mark means: a text for each thing that differs from ``before``, where that is known."""
    if mark is None:
        return []
    differences = [] if before is None else _differences(before, pet, category_names)
    general = {
        ChangeMark.NEW: _tr("New since the list before"),
        ChangeMark.ENTERED: _tr("Not in the list before"),
        ChangeMark.CHANGED: _tr("Changed since the list before"),
    }
    return differences or [general[mark]]


def _differences(before: "Pet", pet: "Pet", category_names: Mapping[int, str]) -> list[str]:
    changes = (
        (Column.NAME, _tr("Name: {before} to {after}")),
        (Column.CATEGORY, _tr("Category: {before} to {after}")),
        (Column.STATUS, _tr("Status: {before} to {after}")),
    )
    texts = [
        (text, cell_text(before, column, category_names), cell_text(pet, column, category_names))
        for column, text in changes
    ]
    return [text.format(before=was, after=now) for text, was, now in texts if was != now]


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.change_mark", text)
