"""Announcements for screen readers."""

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

# Qt deletes an interface with its widget; Python, which owns it, too, must not do so before (PySide6 6.11).
_INTERFACES: Final[list[object]] = []
_LABEL_COUNT: Final = 8  # Orca asks for a label's name some time after it was told of it: each sentence has its own


class NotificationFallback(QObject):
    """Turns announcements into notifications where no screen reader listens for them: Orca, before 45.2."""

    def __init__(self, ask: Callable[..., object], window: QWidget) -> None:
        """``ask`` takes ``owner``, ``done`` and ``failed``; ``done`` is told who listens, ``None`` if unknown."""
        super().__init__(window)
        self._is_needed = False  # by the last answer: a reader that is behind keeps the next one waiting
        self._ask = ask
        self._window = window
        self._labels: Iterator[QLabel] | None = None
        self._sentences: list[str] = []

    def announce(self, sentence: str) -> None:
        """Notify of ``sentence`` if no screen reader listens for announcements; of equal ones that wait, the latest."""
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
    # Taken from the module where it is used: PySide6 makes these classes when they are first asked for, in 6 ms that
    # the first paint can do without (6.11).
    if not sentence or not QtGui.QAccessible.isActive():
        return
    # Qt reads the event before updateAccessibility() returns and keeps none of it: it is ours, and ends here.
    event = QtGui.QAccessibleAnnouncementEvent(widget, sentence)
    if assertive:
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
    QtGui.QAccessible.updateAccessibility(event)
    fallback = _main_window(widget).findChild(NotificationFallback)
    if fallback is not None:
        fallback.announce(sentence)


def name_editor(editor: QWidget, name: str) -> None:
    """Give the line in which a cell is edited its name, and say it before it has the focus.

    Orca (43) hears first that its cursor has moved, and then does not say what has the focus.
    """
    editor.setAccessibleName(name)
    if READS_CELLS:
        announce(editor.window(), name)


def set_picture_role(widget: QWidget) -> None:
    """Let a screen reader call ``widget`` a picture, for which Qt has no word; its name says of what."""
    _set_role(widget, QtGui.QAccessible.Role.Graphic)


def set_group_role(widget: QWidget) -> None:
    """Let a screen reader say the name of ``widget`` when the focus comes into it."""
    _set_role(widget, QtGui.QAccessible.Role.Grouping)


def _main_window(widget: QWidget) -> QWidget:
    while parent := widget.parentWidget():
        widget = parent
    return widget


def _notification_label(window: QWidget) -> QLabel:
    """Return a label that is never seen."""
    label = QLabel(window)
    _set_role(label, QtGui.QAccessible.Role.Notification)
    return label


def _set_role(widget: QWidget, role: "QtGui.QAccessible.Role") -> None:
    interface = QtWidgets.QAccessibleWidget(widget, role)
    QtGui.QAccessible.registerAccessibleInterface(interface)
    _INTERFACES[:] = [*filter(isValid, _INTERFACES), interface]
