"""A dialog that changes nothing outside of itself until what is in it is saved as a whole."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import NoteLabel

_LOG_OUT_MS: Final = 60_000  # by then the log-out may have been cancelled


class EditingDialog(Dialog):
    """Has ``_news`` below ``_changing``, the widgets to edit with; its owner closes it, or calls :meth:`show_error`."""

    _save: QWidget
    """What asks for it to be saved."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._saving = self._logging_out = False
        self._focus_before: QWidget | None = None  # before everything was disabled
        self._changing = QWidget()
        self._news = NoteLabel()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.commitDataRequest.connect(self._on_app_commit_data_request)

    def show_error(self, sentence: str) -> None:
        """Say why it was not saved; what was changed stays here."""
        self._report(sentence, failed=True)

    @Slot()
    def _on_box_accepted(self) -> None:
        """Close, and lose what was changed, as the user has agreed to."""
        self.done(QDialog.DialogCode.Rejected)
        if (window := self.parentWidget()) is not None:
            window.activateWindow()  # or none has the keys where openbox sees two windows close at once

    @Slot()
    def _on_app_commit_data_request(self) -> None:
        self._logging_out = True  # a question would stop it
        QTimer.singleShot(_LOG_OUT_MS, self, self._on_log_out_timeout)

    @Slot()
    def _on_log_out_timeout(self) -> None:
        self._logging_out = False

    def _report(self, sentence: str, *, failed: bool = False, busy: bool = False) -> None:
        """Show and announce a sentence; while ``busy`` nothing can be changed."""
        before, self._focus_before = self._focus_before, self.focusWidget() if busy else None
        self._saving = False
        for widget in (self._changing, self._save):
            widget.setEnabled(not busy)
        if before is not None:
            before.setFocus()
        theme.set_style_property(self._news, "role", "error" if failed else "quiet")
        self._news.show_text(sentence)
        announce(self._news, sentence, assertive=failed)
