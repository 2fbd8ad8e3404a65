"""A barcode scanner: a keyboard that types faster than anybody, into whichever window has the keys."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def scan(text: str) -> None:
    """Type ``text`` without a pause; a line end is Enter."""
    for sign in text:
        QTest.keyClick(QApplication.focusWindow(), Qt.Key.Key_Return if sign == "\n" else Qt.Key(ord(sign.upper())))
