"""Says a sentence to a screen reader, and to nobody else."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, *, assertive: bool = False) -> None:
    """Have ``sentence`` spoken as news of ``widget``, which must be on the screen; nothing for an empty one.

    It waits for what is being spoken; an ``assertive`` one does not: that is for what must not be missed, or for the
    answer to a key.
    """
    if not sentence:
        return
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # 2 ms that the first paint can do without

    if not QAccessible.isActive():
        return
    # Qt reads the event before updateAccessibility() returns and keeps none of it: it is ours, and ends here.
    event = QAccessibleAnnouncementEvent(widget, sentence)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
