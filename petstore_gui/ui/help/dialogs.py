"""What helps with the program itself: its commands, its keys, its limits, and what it is."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QMainWindow

    from petstore_gui.ui.session.session import Session


class HelpDialogs(QObject):
    """Opens one dialog of each kind over ``window``, which none of them blocks; commands and keys are its menus'."""

    lookup_wanted = Signal(object)
    """The ID of an animal."""

    def __init__(self, window: "QMainWindow", session: "Session") -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._open: dict[str, QDialog] = {}
        self.service_faults = ""
        """What the service gets wrong in its lists, in sentences."""

    def show_commands(self) -> None:
        """Open the palette of all commands."""
        from petstore_gui.ui.commands.palette import CommandPalette

        if not self._raised("commands"):
            palette = CommandPalette(self._window)
            palette.lookup_requested.connect(self.lookup_wanted)
            self._keep("commands", palette)
            palette.open()

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        from petstore_gui.ui.commands.shortcuts_dialog import Shortcut, ShortcutsDialog, native_keys

        if not self._raised("keys"):
            more = (
                Shortcut(
                    self.tr("In the list"), self.tr("Select several animals"), native_keys("Shift+Up", "Shift+Down")
                ),
                Shortcut(self.tr("In the form"), self.tr("Add the animal"), native_keys("Enter")),
                Shortcut(self.tr("In the look-up"), self.tr("Bring back earlier IDs"), native_keys("Up", "Down")),
            )
            self._keep("keys", ShortcutsDialog(self._window, more)).show()

    def show_limits(self) -> None:
        """Open the page on what this program can and cannot know."""
        from petstore_gui.ui.help.limits_dialog import LimitsDialog

        if not self._raised("limits"):
            self._keep("limits", LimitsDialog(self._window, self.service_faults)).show()

    def show_about(self) -> None:
        """Say what the program is, and what it carries."""
        from petstore_gui.ui.help.about_dialog import AboutDialog

        if not self._raised("about"):
            self._keep("about", AboutDialog(self._window, self._session)).show()

    def _raised(self, name: str) -> bool:
        dialog = self._open.get(name)
        if dialog is not None:
            dialog.raise_()
            dialog.activateWindow()
        return dialog is not None

    def _keep(self, name: str, dialog: "QDialog") -> "QDialog":
        self._open[name] = dialog
        dialog.finished.connect(partial(self._on_dialog_finished, name))
        return dialog

    def _on_dialog_finished(self, name: str, _result: int) -> None:
        del self._open[name]
