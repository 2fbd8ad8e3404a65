"""The IDs that were looked up in this session: Up and Down walk through them like a shell, and a button lists them."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.widgets.controls import MenuButton

if TYPE_CHECKING:
    from collections.abc import Callable

_LISTED: Final = 20


class LookupHistory:
    """Kept for one service, in memory only. The latest is the last, and none stands twice side by side."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._place = 0  # after the last one: nobody walks
        self._typed = ""

    @property
    def latest_first(self) -> list[str]:
        """The last 20 IDs, each once."""
        return list(dict.fromkeys(reversed(self._texts)))[:_LISTED]

    @property
    def under_way(self) -> bool:
        """Whether somebody walks in it."""
        return self._place < len(self._texts)

    def add(self, pet_id: int) -> None:
        """Take note of an ID that is looked up now."""
        text = str(pet_id)
        if self._texts[-1:] != [text]:
            self._texts.append(text)
        self.stop()

    def stop(self) -> None:
        """End a walk: something else was typed."""
        self._place = len(self._texts)

    def earlier(self, typed: str) -> str | None:
        """Return the ID before; ``typed`` is what stands in the line, and comes back at the end of the walk."""
        place = self._place
        if not self.under_way:
            self._typed = typed
            place -= self._texts[-1:] == [typed]  # it is on the screen
        if place == 0:
            return None
        self._place = place - 1
        return self._texts[self._place]

    def later(self) -> str | None:
        """Return the ID after, or in the end what had been typed."""
        if not self.under_way:
            return None
        self._place += 1
        if self._texts[self._place :] in ([], [self._typed]):
            self.stop()
            return self._typed
        return self._texts[self._place]


class HistoryKeys(QObject):
    """Lets Up and Down walk in ``line``. An ID that they bring is selected: the next scan takes its place."""

    walked = Signal()

    def __init__(self, line: QLineEdit, history: LookupHistory) -> None:
        super().__init__(line)
        self._line = line
        self._history = history
        self._gives_way = False  # whether what was typed was selected, too
        line.installEventFilter(self)  # before the line: on macOS the two keys are its own

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if modifiers == Qt.KeyboardModifier.NoModifier and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
                self._walk(up=event.key() == Qt.Key.Key_Up)
                return True
        return super().eventFilter(watched, event)

    def _walk(self, *, up: bool) -> None:
        if not self._history.under_way:
            self._gives_way = self._line.selectedText() == self._line.text()
        text = self._history.earlier(self._line.text()) if up else self._history.later()
        if text is not None:
            self._line.setText(text)
            if self._history.under_way or self._gives_way:
                self._line.selectAll()
            self.walked.emit()


class HistoryButton(MenuButton):
    """Shows the IDs to choose from. ``pass_on`` takes a key that types something: a scanner waits for no menu."""

    chosen = Signal(object)
    """An ID, as text."""

    def __init__(self, history: LookupHistory, pass_on: "Callable[[QKeyEvent], bool]") -> None:
        super().__init__(autoDefault=False)
        self._history = history
        self.setText(self.tr("Looked up before"))
        self.setAccessibleName(self.tr("Looked up before"))
        self.setToolTip(self.tr("Up and Down in the line bring the IDs back, too."))
        self.setAccessibleDescription(self.toolTip())
        menu = _Menu(self, pass_on)
        menu.aboutToShow.connect(self._on_menu_about_to_show)
        menu.triggered.connect(self._on_menu_triggered)
        self.setMenu(menu)
        if not history.latest_first:
            self.hide()

    def _on_menu_about_to_show(self) -> None:
        self.menu().clear()
        for text in self._history.latest_first:
            self.menu().addAction(isolate(text)).setData(text)

    def _on_menu_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())


class _Menu(QMenu):
    def __init__(self, parent: QWidget, pass_on: "Callable[[QKeyEvent], bool]") -> None:
        super().__init__(parent)
        self._pass_on = pass_on

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._pass_on(event):
            self.close()
        else:
            super().keyPressEvent(event)
