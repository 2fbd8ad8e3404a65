"""Offers categories by name below a line while somebody types, and reads the line with these names."""

from collections.abc import Mapping
from functools import cached_property, partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from petstore_gui.inventory.category_index import CategoryIndex
from petstore_gui.inventory.input_parsing import InputError, parse_int64
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, isolate, join_list
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce

_ROWS_IN_SIGHT: Final = 8
_SAID: Final = 3
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_TEXT: Final = int(Qt.ItemDataRole.EditRole)


class CategoryCompleter(QObject):
    """Belongs to ``line``. What is typed stays as it was typed until somebody takes an offer."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        self.names: Mapping[int, str] = {}
        self._index = CategoryIndex({}, str)
        line.textEdited.connect(self._on_line_text_edited)
        line.editingFinished.connect(self._on_line_editing_finished)

    def show_names(self, names: Mapping[int, str]) -> None:
        """Know these names instead of those before."""
        self._close()
        self.names = names
        self._index = CategoryIndex(names, partial(category_text, names=names))

    def parse(self, text: str) -> int:
        """Return the category that ``text`` says; raise an InputError otherwise."""
        return self._index.parse(text)

    def take(self) -> bool:
        """Answer whether Enter was meant for the offers; the chosen one is taken, or the one that can only be meant.

        It is not where a number was typed and no offer chosen: that is whole as it stands.
        """
        if not self._in_sight:
            return False
        chosen = self._popup.currentIndex()
        if not chosen.isValid() and _is_number(self._line.text()):
            self._close()
            return False
        text = str(chosen.data(_TEXT)) if chosen.isValid() else self._meant()
        self._close()
        if text:
            self._put(text)
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Else an action of the window that has Esc, too, would take it from the list.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._in_sight
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _meant(self) -> str:
        try:
            return category_text(self.parse(self._line.text()), self.names)
        except InputError:
            return str(self._model.index(0).data(_TEXT)) if self._model.rowCount() == 1 else ""

    @property
    def _in_sight(self) -> bool:
        return "_completer" in self.__dict__ and self._popup.isVisible()

    @cached_property
    def _completer(self) -> QCompleter:
        """Made when somebody first types. Not the line's own: that would write into it what is only looked at."""
        completer = QCompleter(self._model, self)
        completer.setMaxVisibleItems(_ROWS_IN_SIGHT)
        completer.setPopup(self._popup)
        completer.setWidget(self._line)
        for watched in (self._line, self._popup):
            watched.installEventFilter(self)
        completer.activated[str].connect(self._put)  # type: ignore[index]  # the stubs know no overloads
        return completer

    @cached_property
    def _model(self) -> "_Texts":
        return _Texts(self._line)

    @cached_property
    def _popup(self) -> QListView:
        popup = QListView()
        popup.setAccessibleName(self.tr("Categories"))
        popup.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        popup.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the number is at the end
        popup.setUniformItemSizes(True)
        popup.setStyleSheet(f"QListView {{ outline: none; }} QListView::item {{ padding: 0 {theme.GAP}px; }}")
        return popup

    def _on_line_text_edited(self, text: str) -> None:
        offers = self._index.offers(text)
        if not offers:
            self._close()
            return
        texts = [category_text(number, self.names) for number in offers]
        if not self._in_sight or texts != self._model.stringList():
            announce(self._line, join_list(texts[:_SAID]))  # a list that opens below says nothing by itself
        self._model.setStringList(texts)
        self._completer.complete()

    def _on_line_editing_finished(self) -> None:
        if self._in_sight and not self._line.hasFocus():  # with Tab, from an offer that was chosen
            chosen = self._popup.currentIndex()
            self._close()
            if chosen.isValid():
                self._put(str(chosen.data(_TEXT)))

    def _put(self, text: str) -> None:
        self._line.setText(text)

    def _close(self) -> None:
        if self._in_sight:
            self._popup.hide()


def _is_number(text: str) -> bool:
    try:
        parse_int64(text)
    except InputError:
        return False
    return True


class _Texts(QStringListModel):
    """Lines high enough to be hit, each in its own direction."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line

    @override
    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = _DISPLAY) -> Any:
        if role == Qt.ItemDataRole.SizeHintRole:
            letters = self._line.fontMetrics().height()
            return QSize(0, max(theme.CONTROL_HEIGHT - theme.UNIT, letters + theme.GAP))
        text = super().data(index, role)
        # To the eye only: what is taken is the edit role's.
        return isolate(text) if role == _DISPLAY else text
