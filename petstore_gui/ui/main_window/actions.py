"""Every action of the window, in its menu: what the keys do, and what the palette and the sheet of keys show."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.theme import icons

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu

    from petstore_gui.ui.help.dialogs import HelpDialogs
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.main_window.preferences_menu import PreferencesMenu
    from petstore_gui.ui.pet_list.page import PetListPage


class MainWindowActions(QObject):
    """Made after the first paint, which a few dozen actions would hold up; the menus themselves are there before."""

    def __init__(
        self,
        window: "MainWindow",
        page: "PetListPage",
        choices: "PreferencesMenu",
        help_: "HelpDialogs",
        *menus: "QMenu",
    ) -> None:
        """``menus`` are Animals, View, Service and Help, and empty."""
        super().__init__(window)
        self._needs_service: list[QAction] = []
        self._needs_rows: list[QAction] = []
        self._has_service = False
        self._filters: dict[PetStatus | None, QAction] = {}
        animals, view, service, more = menus
        self._fill_animals(animals, window, page)
        self._fill_view(view, window, page, choices)
        profile = self._add(service, self.tr("&Profile and key…"), window.choose_profile, "Ctrl+,", icon="profile")
        profile.setMenuRole(QAction.MenuRole.PreferencesRole)
        service.addActions([choices.ask_first, choices.links])
        self._add(more, self.tr("&Commands"), help_.show_commands, "Ctrl+K", icon="command")
        self._add(more, self.tr("&Keys"), help_.show_keys, "F1", icon="keyboard")
        self._add(more, self.tr("&What this program can and cannot know"), help_.show_limits, icon="info")
        about = self._add(more, self.tr("&About Pet Store"), help_.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def enable(self, *, on: bool) -> None:
        """Let what needs a service be chosen, or not."""
        self._has_service = on
        self._fit()

    def show_filter(self, status: PetStatus | None) -> None:
        """Mark the filter that is in use."""
        self._filters[status].setChecked(True)

    def show_board(self, *, on: bool) -> None:
        """Mark whether the board is shown."""
        self._board.setChecked(on)
        self._fit()

    def _fit(self) -> None:
        for action in self._needs_service:
            action.setEnabled(self._has_service)
        # The board lies over the rows: what is selected below it is not what somebody means there.
        for action in self._needs_rows:
            action.setEnabled(self._has_service and not self._board.isChecked())

    def _fill_animals(self, menu: "QMenu", window: "MainWindow", page: "PetListPage") -> None:
        self._needs_service += [
            self._add(menu, self.tr("&Add animal"), window.start_adding, "Ctrl+N", icon="add"),
            self._add(menu, self.tr("&Look up…"), window.look_up, "Ctrl+L", icon="search"),
            self._add(menu, self.tr("&Find in the list"), window.start_finding, "Ctrl+F", icon="find"),
        ]
        self._needs_service[1].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # from each dialog beside it
        menu.addSeparator()
        table = page.table
        self._needs_rows += [
            self._add(menu, self.tr("&Copy"), table.copy, QKeySequence.StandardKey.Copy, icon="copy"),
            self._add(menu, self.tr("Copy &ID"), table.copy_ids, "Ctrl+Shift+C"),
            self._add(menu, self.tr("Copy for a re&ply"), table.copy_for_reply, "Ctrl+Shift+R"),
        ]
        menu.addSeparator()
        self._needs_service += [
            self._add(menu, self.tr("Cate&gory names…"), window.name_categories, icon="tag"),
            self._add(menu, self.tr("&Refresh"), page.refresh, "F5", icon="refresh"),
            self._add(menu, self.tr("Ca&ncel"), window.cancel, "Esc"),
        ]
        menu.addSeparator()
        quit_ = self._add(menu, self.tr("&Quit"), window.close, "Ctrl+Q", icon="quit")
        quit_.setMenuRole(QAction.MenuRole.QuitRole)
        quit_.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)

    def _fill_view(self, menu: "QMenu", window: "MainWindow", page: "PetListPage", choices: "PreferencesMenu") -> None:
        group = QActionGroup(self)
        for number, status in enumerate((None, *PetStatus), 1):
            text = self.tr("All animals") if status is None else status_text(status)
            action = self._add(menu, text, partial(window.show_status, status), f"Ctrl+{number}")
            action.setCheckable(True)
            group.addAction(action)
            self._filters[status] = action
        self._board = self._add(menu, self.tr("&Board"), window.toggle_board, "Ctrl+B", icon="board")
        self._board.setCheckable(True)
        self._needs_service += [*self._filters.values(), self._board]
        menu.addSeparator()
        table = page.table
        columns = menu.addMenu(self.tr("&Columns"))
        columns.addActions(table.column_actions())
        sorting = menu.addMenu(self.tr("S&ort"))
        sorting.addActions(table.sort_actions())
        self._needs_rows += [columns.menuAction(), sorting.menuAction()]
        menu.addSeparator()
        choices.fill_schemes(menu.addMenu(self.tr("Co&lours")))
        choices.fill_languages(menu.addMenu(self.tr("Lan&guage")))
        choices.fill_intervals(menu.addMenu(self.tr("&Refresh by itself")))

    def _add(
        self,
        menu: "QMenu",
        text: str,
        slot: "Callable[[], object]",
        key: "str | QKeySequence.StandardKey" = "",
        *,
        icon: str = "",
    ) -> QAction:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        if icon:
            icons.set_themed_icon(action, icon)
        action.triggered.connect(lambda _checked=False: slot())  # without the argument that triggered() carries
        menu.addAction(action)
        return action
