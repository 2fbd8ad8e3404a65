"""A barcode scanner: a keyboard that types faster than anybody, into whichever window has the keys."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def scan(text: str) -> None:
    """Type ``text`` without a pause; a line end is Enter."""
    for sign in text:
        QTest.keyClick(QApplication.focusWindow(), Qt.Key.Key_Return if sign == "\n" else Qt.Key(ord(sign.upper())))


def type_signs(text: str) -> None:
    """Type ``text`` as a scanner does whose keys are those of another layout: each sign as it arrives."""
    for sign in text:
        if sign == "\n":
            QTest.keyClick(QApplication.focusWindow(), Qt.Key.Key_Return)
        else:
            shift = (
                Qt.KeyboardModifier.ShiftModifier if sign.isupper() or sign == ":" else Qt.KeyboardModifier.NoModifier
            )
            key = QKeyEvent(QEvent.Type.KeyPress, ord(sign.upper()), shift, sign)
            QApplication.sendEvent(QApplication.focusWindow(), key)
