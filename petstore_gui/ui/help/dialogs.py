"""What helps with the program itself: its commands, its keys, its numbers, and what it is."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QMainWindow

from petstore_gui.ui.commands.palette import CommandPalette
from petstore_gui.ui.commands.shortcuts_dialog import Shortcut, ShortcutsDialog, native_keys
from petstore_gui.ui.help.about_dialog import AboutDialog
from petstore_gui.ui.help.limits_dialog import LimitsDialog
from petstore_gui.ui.session.session import Session


class HelpDialogs(QObject):
    """Opens one dialog of each kind over ``window``, which none of them blocks; commands and keys are its menus'."""

    lookup_requested = Signal(object)
    """The ID of an animal."""

    def __init__(self, window: QMainWindow, session: Session, service_faults: Callable[[], str]) -> None:
        """``service_faults`` returns what the service gets wrong in its lists, in sentences."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._dialogs: dict[str, QDialog] = {}
        self._service_faults = service_faults

    def show_commands(self) -> None:
        """Open the palette of all commands."""
        self._show("commands", self._make_palette)

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        more = (
            Shortcut(self.tr("In the list"), self.tr("Select several animals"), native_keys("Shift+Up", "Shift+Down")),
            Shortcut(self.tr("In the form"), self.tr("Add the animal"), native_keys("Enter")),
            Shortcut(self.tr("In the look-up"), self.tr("Bring back earlier IDs"), native_keys("Up", "Down")),
        )
        self._show("keys", lambda: ShortcutsDialog(self._window, more))

    def show_limits(self) -> None:
        """Open the page about the numbers on the screen."""
        self._show("limits", lambda: LimitsDialog(self._window, self._service_faults()))

    def show_about(self) -> None:
        """Say what the program is, and its parts."""
        self._show("about", lambda: AboutDialog(self._window, self._session))

    def _make_palette(self) -> CommandPalette:
        palette = CommandPalette(self._window)
        palette.lookup_requested.connect(self.lookup_requested)
        return palette

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        if name in self._dialogs:
            self._dialogs[name].raise_()
            self._dialogs[name].activateWindow()
            return
        dialog = self._dialogs[name] = make()
        dialog.finished.connect(partial(self._on_dialog_finished, name))
        if isinstance(dialog, CommandPalette):
            dialog.open()  # which takes the focus, unlike show()
        else:
            dialog.show()

    def _on_dialog_finished(self, name: str, _result: int) -> None:
        del self._dialogs[name]
