"""Announcements for screen readers."""

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, *, assertive: bool = False) -> None:
    """Announce ``sentence`` for ``widget``, which must be on the screen; do nothing if it is empty.

    It waits for what is being spoken. An ``assertive`` one does not: that is for what must not be missed, or for the
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
