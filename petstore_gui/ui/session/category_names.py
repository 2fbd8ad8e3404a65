"""The user's names for the categories of the open service: one object that every view asks."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.i18n.text import category_text


class CategoryNames(QObject):
    """``by_id`` has the names by category ID."""

    changed = Signal()

    def __init__(self, by_id: Mapping[int, str] = MappingProxyType({})) -> None:
        super().__init__()
        self.by_id = by_id

    def set(self, by_id: Mapping[int, str]) -> None:
        """Replace all names."""
        if by_id != self.by_id:
            self.by_id = by_id
            self.changed.emit()

    def text(self, category_id: int) -> str:
        """Return a category as it is shown: its name and number, or the number alone."""
        return category_text(category_id, self.by_id)
