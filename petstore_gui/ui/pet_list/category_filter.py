"""The one category to show, which somebody has come to from the overview, and the way back to all of them."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton

from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.accessibility import announce


class CategoryFilter(QPushButton):
    """Hidden while all categories are shown; a press shows them all again."""

    removed = Signal()
    """The user wants all categories."""

    def __init__(self, names: CategoryNames) -> None:
        super().__init__()
        self.category: int | None = None
        """The only category to show, ``None`` for all."""
        self._names = names
        names.changed.connect(self._show_name)
        self.setAccessibleDescription(self.tr("Press to show all categories."))
        self.setToolTip(self.tr("Press to show all categories."))
        self.clicked.connect(self._on_clicked)
        self.hide()

    def show_icons(self) -> None:
        """Show the drawing, which the first paint does not wait for."""
        icons.set_themed_icon(self, "close")

    def select(self, category: int | None) -> None:
        """Keep all other categories out, or none."""
        self.category = category
        self._show_name()
        self.setVisible(category is not None)
        if category is not None:
            announce(self.window(), self.accessibleName())  # the announcement of the list does not name it

    @Slot()
    def _show_name(self) -> None:
        if self.category is not None:
            category = self._names.text(self.category)
            text = self.tr("Only category {category}").format(category=category)
            self.setText(text.replace("&", "&&"))
            self.setAccessibleName(text)

    @Slot()
    def _on_clicked(self) -> None:
        self.select(None)
        self.removed.emit()
