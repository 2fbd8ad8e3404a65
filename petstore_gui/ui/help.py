"""What helps with the program itself: its commands, its keys, its limits, and what it is."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui import __version__

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QMainWindow


class Help(QObject):
    """Opens one dialog of each kind over ``window``, which none of them blocks; commands and keys are its menus'."""

    lookup_wanted = Signal(object)
    """The ID of an animal."""

    def __init__(self, window: "QMainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._open: dict[str, QDialog] = {}

    def show_commands(self) -> None:
        """Open the palette of all commands."""
        from petstore_gui.ui.palette import Palette

        if not self._raised("commands"):
            palette = Palette(self._window)
            palette.lookup_wanted.connect(self.lookup_wanted)
            self._keep("commands", palette)
            palette.open()

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        from petstore_gui.ui.key_sheet import Key, KeySheet, written

        if not self._raised("keys"):
            more = (
                Key(self.tr("In the list"), self.tr("Select several animals"), written("Shift+Up", "Shift+Down")),
                Key(self.tr("In the form"), self.tr("Add the animal"), written("Enter")),
                Key(self.tr("In the look-up"), self.tr("Bring back earlier IDs"), written("Up", "Down")),
            )
            self._keep("keys", KeySheet(self._window, more)).show()

    def show_limits(self) -> None:
        """Open the page on what this program can and cannot know."""
        from petstore_gui.ui.limits_dialog import LimitsDialog

        if not self._raised("limits"):
            self._keep("limits", LimitsDialog(self._window)).show()

    def show_about(self) -> None:
        """Say what the program is."""
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QMessageBox

        from petstore_gui.ui import icons, theme

        if self._raised("about"):
            return
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowModality(Qt.WindowModality.NonModal)
        box.setWindowTitle(self.tr("About Pet Store"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        sentence = self.tr("The animals of a Pet Store service, as a window. MIT licence.")
        box.setIconPixmap(icons.app_icon().pixmap(theme.PICTURE, theme.PICTURE))
        box.setText(f"Pet Store {__version__}\n\n{sentence}")
        self._keep("about", box).show()

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
