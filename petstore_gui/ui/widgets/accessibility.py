"""Announcements, names and roles for screen readers."""

import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Final

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

READS_CELLS: Final = sys.platform == "linux"
"""Whether the screen reader (Orca) reads every cell of a row, and not only the current one."""

# Qt deletes an interface with its widget; Python, which owns it, too, must not delete it before (PySide6 6.11).
_INTERFACES: Final[list[object]] = []
_LABEL_COUNT: Final = 8  # Orca reads a label's name some time after the event: each sentence has its own label


class NotificationFallback(QObject):
    """Turns announcements into notifications if no screen reader listens for them, such as Orca before 45.2."""

    def __init__(self, ask: Callable[..., object], window: QWidget) -> None:
        """``ask`` gets ``owner``, ``done`` and ``failed``; ``done`` gets the listeners, ``None`` if unknown."""
        super().__init__(window)
        self._is_needed = False  # by the last answer, as the next one may be late while a reader is busy
        self._ask = ask
        self._window = window
        self._labels: Iterator[QLabel] | None = None
        self._sentences: list[str] = []

    def announce(self, sentence: str) -> None:
        """Show ``sentence`` as a notification if no screen reader listens; of equal ones that wait, only the latest."""
        is_asked = bool(self._sentences)
        self._sentences = [*(each for each in self._sentences if each != sentence), sentence]
        if not is_asked:
            self._ask(owner=self, done=self._on_answered, failed=self._on_failed)

    def _on_answered(self, listeners: list[str] | None) -> None:
        sentences, self._sentences = self._sentences, []
        if listeners is not None:
            self._is_needed = not listeners
        if not self._is_needed:
            return
        if self._labels is None:
            self._labels = cycle([_notification_label(self._window) for _number in range(_LABEL_COUNT)])
        for sentence, label in zip(sentences, self._labels, strict=False):
            label.setAccessibleName(sentence)
            shown = QtGui.QAccessibleEvent(label, QtGui.QAccessible.Event.ObjectShow)
            QtGui.QAccessible.updateAccessibility(shown)

    def _on_failed(self, _error: Exception) -> None:
        self._sentences.clear()


def announce(widget: QWidget, sentence: str, *, assertive: bool = False) -> None:
    """Announce ``sentence`` for ``widget``, which must be on the screen; do nothing if it is empty.

    It waits for the current sentence. An ``assertive`` one does not: that is for what must not be missed, or for the
    answer to a key.
    """
    # Through the module: PySide6 makes these classes at their first use, which takes 6 ms and would delay the first
    # paint (6.11).
    if not sentence or not QtGui.QAccessible.isActive():
        return
    # Qt has read the event when updateAccessibility() returns, and keeps no reference: Python may delete it.
    event = QtGui.QAccessibleAnnouncementEvent(widget, sentence)
    if assertive:
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
    QtGui.QAccessible.updateAccessibility(event)
    fallback = _main_window(widget).findChild(NotificationFallback)
    if fallback is not None:
        fallback.announce(sentence)


def name_editor(editor: QWidget, name: str) -> None:
    """Set the name of the line in which a cell is edited, and announce it before the line has the focus.

    Orca (43) first gets the event that the cursor has moved, and then does not say what has the focus.
    """
    editor.setAccessibleName(name)
    if READS_CELLS:
        announce(editor.window(), name)


def set_picture_role(widget: QWidget) -> None:
    """Make ``widget`` a picture for screen readers, for which Qt has no property; its name describes the picture."""
    _set_role(widget, QtGui.QAccessible.Role.Graphic)


def set_group_role(widget: QWidget) -> None:
    """Make ``widget`` a group, so that a screen reader says its name when the focus enters it."""
    _set_role(widget, QtGui.QAccessible.Role.Grouping)


def _main_window(widget: QWidget) -> QWidget:
    while parent := widget.parentWidget():
        widget = parent
    return widget


def _notification_label(window: QWidget) -> QLabel:
    """Return a label that is never visible."""
    label = QLabel(window)
    _set_role(label, QtGui.QAccessible.Role.Notification)
    return label


def _set_role(widget: QWidget, role: "QtGui.QAccessible.Role") -> None:
    interface = QtWidgets.QAccessibleWidget(widget, role)
    QtGui.QAccessible.registerAccessibleInterface(interface)
    _INTERFACES[:] = [*filter(isValid, _INTERFACES), interface]
