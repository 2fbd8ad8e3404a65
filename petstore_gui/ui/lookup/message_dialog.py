"""A message over the look-up that gives the keys back to it as soon as the user goes on to the next animal."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent

from petstore_gui.ui import override
from petstore_gui.ui.lookup.dialog import LookupDialog
from petstore_gui.ui.widgets.message import Message
from petstore_gui.ui.widgets.message_dialog import MessageDialog

_HANDOVER_MS: Final = 2000  # a busy desktop takes its time; meanwhile what is typed is sent on
_SCANNED_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace, Qt.Key.Key_Space)


class LookupMessageDialog(MessageDialog):
    """Sends what is typed into it to the line of ``dialog``, from the first key on, with the Enter that ends it.

    It blocks nothing: Qt would throw away what is typed below a modal box until the window system has given that one
    the keys. For the same reason it stays until the look-up has them back, or has not got them in time.
    """

    def __init__(self, dialog: LookupDialog, message: Message) -> None:
        super().__init__(dialog, message)
        self._dialog = dialog
        self._typed = dialog.is_edited  # the box came in the midst of a scan: its Enter is still to come
        self._end = QTimer(self, singleShot=True, interval=_HANDOVER_MS)
        self._end.timeout.connect(self.reject)
        dialog.continued.connect(self._on_dialog_continued)
        dialog.finished.connect(self.reject)

    @override
    def open(self) -> None:
        self.show()
        self.activateWindow()
        if self._typed:
            self.setFocus()

    @override
    def done(self, result: int) -> None:
        self._end.stop()
        if not self.isVisible():
            return  # it has ended: there is more than one reason to
        if self.isActiveWindow() and self._dialog.isVisible():
            self._dialog.activateWindow()  # which the window system does by itself for a modal box only
        super().done(result)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._typed and event.key() in _SCANNED_KEYS:
            self._dialog.send_key(event)
        elif self._dialog.take_key(event):
            self._typed = True
            self.setFocus()  # away from the button, which would take the Enter
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._end.isActive() and not self.isActiveWindow():
            self._end.start(0)

    @Slot()
    def _on_dialog_continued(self) -> None:
        if self._dialog.isActiveWindow():
            self.reject()
        else:
            self._end.start()
            self._dialog.activateWindow()
