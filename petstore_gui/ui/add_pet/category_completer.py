"""Offers categories below a line edit, and parses its text with their names."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from petstore_gui.inventory.category_names import CategoryIndex, in_order
from petstore_gui.inventory.input_parsing import InputError, parse_int64
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, join_list
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.table_view import IsolatedTextDelegate

_VISIBLE_ROWS: Final = 8
_SPOKEN_ROWS: Final = 3


class CategoryCompleter(QObject):
    """Belongs to ``line``, whose text stays as it was typed until an offer is taken.

    Categories with names are offered while a name is typed; Down, or a button in the line, offers those in use.
    Not the line's own completer: that would write offers into it at which the user only looks.
    """

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self.names: Mapping[int, str] = {}
        self._used: frozenset[int] = frozenset()
        self._choose = QAction(self.tr("Choose a category"), self)
        line.addAction(self._choose, QLineEdit.ActionPosition.TrailingPosition)
        self._choose.setVisible(False)  # not before: its button notices changes only (Qt 6.11)
        self._index = CategoryIndex({}, str)
        self._offers = QStringListModel(self)
        self._completer = QCompleter(self._offers, self)
        self._completer.setMaxVisibleItems(_VISIBLE_ROWS)
        self._popup = QListView()
        self._completer.setPopup(self._popup)
        self._completer.setWidget(line)
        self._popup.setItemDelegate(IsolatedTextDelegate(self._popup))
        self._popup.setAccessibleName(self.tr("Categories"))
        self._popup.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._popup.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the ID is at the end
        self._popup.setUniformItemSizes(True)
        row_height = max(theme.CONTROL_HEIGHT - theme.UNIT, line.fontMetrics().height() + theme.GAP)
        self._popup.setStyleSheet(
            f"QListView {{ outline: none; }}QListView::item {{ padding: 0 {theme.GAP}px; min-height: {row_height}px; }}"
        )
        for watched in (line, self._popup):
            watched.installEventFilter(self)
        self._completer.activated[str].connect(line.setText)  # type: ignore[index]  # the stubs know no overloads
        self._choose.triggered.connect(self._on_choose_triggered)
        line.textEdited.connect(self._on_line_text_edited)
        line.editingFinished.connect(self._on_line_editing_finished)

    def show_names(self, names: Mapping[int, str]) -> None:
        """Offer these names instead of those before. An offer that was taken follows the new name of its category.

        It stays as it is while there are no names: those of a service that was closed come back with it.
        """
        self._popup.hide()
        text, before = self._line.text(), self.names
        self.names = names
        self._index = CategoryIndex(names, partial(category_text, names=names))
        self._show_choose()
        taken = next((each for each in before if text == category_text(each, before)), None)
        if taken is not None and names:
            self._line.setText(category_text(taken, names))

    def show_used(self, category_ids: Iterable[int]) -> None:
        """Let these categories be chosen: those of the animals that are listed."""
        self._used = frozenset(category_ids)
        self._show_choose()

    def parse(self, text: str) -> int:
        """Return the category that ``text`` says; raise an InputError otherwise."""
        return self._index.parse(text)

    def take_offer(self) -> bool:
        """Take the selected offer, or the only one that can be meant; return whether Enter was for the offers.

        It is not if a number was typed and no offer selected: that number is complete.
        """
        if not self._popup.isVisible():
            return False
        selected = self._selected()
        self._popup.hide()
        if not selected:
            with suppress(InputError):
                parse_int64(self._line.text())
                return False
        text = selected or self._only_match()
        if text:
            self._line.setText(text)
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self._line
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Down
            and self._choose.isVisible()
            and not self._popup.isVisible()
        ):
            self._on_choose_triggered()
            return True
        # Otherwise an action of the window that has Esc would take it from the list.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._popup.isVisible()
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _selected(self) -> str:
        return str(self._popup.currentIndex().data() or "")

    def _only_match(self) -> str:
        try:
            return category_text(self.parse(self._line.text()), self.names)
        except InputError:
            offers = self._offers.stringList()
            return offers[0] if len(offers) == 1 else ""

    def _show_choose(self) -> None:
        """Show the button, whose arrow the line draws, while there is something to choose from."""
        self._choose.setVisible(bool(self._used or self.names))

    @Slot(bool)
    def _on_choose_triggered(self, _checked: object = None) -> None:
        """Offer the categories in use, or else all that have names, and begin at the one in the line."""
        self._line.setFocus()
        self._offer(in_order(self._used or self.names, self.names))
        with suppress(InputError):
            text = category_text(self.parse(self._line.text()), self.names)
            if text in self._offers.stringList():
                self._popup.setCurrentIndex(self._offers.index(self._offers.stringList().index(text)))

    @Slot(str)
    def _on_line_text_edited(self, text: str) -> None:
        self._offer(self._index.offers(text))

    def _offer(self, category_ids: Iterable[int]) -> None:
        offers = [category_text(category_id, self.names) for category_id in category_ids]
        if not offers:
            self._popup.hide()
            return
        if not self._popup.isVisible() or offers != self._offers.stringList():
            announce(self._line, join_list(offers[:_SPOKEN_ROWS]))  # screen readers do not notice the popup
        self._offers.setStringList(offers)
        self._completer.complete()

    @Slot()
    def _on_line_editing_finished(self) -> None:
        if self._popup.isVisible() and not self._line.hasFocus():  # Tab, which takes the selected offer
            selected = self._selected()
            self._popup.hide()
            if selected:
                self._line.setText(selected)
