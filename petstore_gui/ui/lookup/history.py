"""The IDs that were looked up in this session: walked through like the lines of a shell, or listed by a button."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.widgets.buttons import MenuButton

_MENU_LENGTH: Final = 20


class LookupHistory:
    """The IDs of one service, as text, in memory only. The latest is the last, and none is there twice in a row."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._position = 0  # after the last one: none is shown
        self._typed = ""

    @property
    def latest_first(self) -> list[str]:
        """The last 20 IDs, each once."""
        return list(dict.fromkeys(reversed(self._texts)))[:_MENU_LENGTH]

    @property
    def walking(self) -> bool:
        """Whether one of them is shown."""
        return self._position < len(self._texts)

    def add(self, pet_id: int) -> None:
        """Add an ID that is looked up now."""
        text = str(pet_id)
        if self._texts[-1:] != [text]:
            self._texts.append(text)
        self.stop()

    def stop(self) -> None:
        """End a walk: something else was typed."""
        self._position = len(self._texts)

    def earlier(self, typed: str) -> str | None:
        """Return the ID before; ``typed`` is what is in the line, and comes back at the end of the walk."""
        position = self._position
        if not self.walking:
            self._typed = typed
            position -= self._texts[-1:] == [typed]  # it is on the screen
        if position == 0:
            return None
        self._position = position - 1
        return self._texts[self._position]

    def later(self) -> str | None:
        """Return the ID after, or in the end what had been typed."""
        if not self.walking:
            return None
        self._position += 1
        if self._texts[self._position :] in ([], [self._typed]):
            self.stop()
            return self._typed
        return self._texts[self._position]


class HistoryButton(MenuButton):
    """Lists the IDs to choose from; hidden while there is none."""

    chosen = Signal(str)
    """An ID, as text."""

    def __init__(self, history: LookupHistory) -> None:
        super().__init__(autoDefault=False)
        self._history = history
        self.setText(self.tr("Looked up before"))
        self.setToolTip(self.tr("Up and Down in the line bring the IDs back, too."))
        self.setAccessibleDescription(self.toolTip())
        menu = QMenu(self)
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
