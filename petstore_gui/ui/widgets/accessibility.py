"""Announcements for screen readers."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, *, assertive: bool = False) -> None:
    """Announce ``sentence`` for ``widget``, which must be on the screen; do nothing if it is empty.

    It waits for what is being spoken. An ``assertive`` one does not: that is for what must not be missed, or for the
    answer to a key.
    """
    if not sentence:
        return
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # 6 ms that the first paint can do without

    if not QAccessible.isActive():
        return
    # Qt reads the event before updateAccessibility() returns and keeps none of it: it is ours, and ends here.
    event = QAccessibleAnnouncementEvent(widget, sentence)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
