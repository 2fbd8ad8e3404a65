"""A stack of pages, of which one is shown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget


class Pages(QWidget):
    """A stack of pages. It has the focus itself while no page has it yet.

    Not a QStackedWidget: screen readers call that a "layered pane", and it moves the focus of a hidden page to the next
    widget of the window, which they then say, too (Qt 6.11).
    """

    current_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stack = QStackedLayout()
        self.setLayout(self._stack)
        self._stack.currentChanged.connect(self.current_changed)

    @property
    def current(self) -> QWidget | None:
        """The page that is shown."""
        return self._stack.currentWidget()

    def add(self, page: QWidget) -> None:
        """Add a page; the first one is shown."""
        self._stack.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        """Show ``page``; if the page before had the focus, it moves to its last place in this one."""
        if page is self.current:
            return
        had_focus = self.isAncestorOf(self.window().focusWidget())  # isAncestorOf(None) is false
        if had_focus:
            self.setFocus()
        self._stack.setCurrentWidget(page)
        last = page.focusWidget()
        if had_focus and last is not None:
            last.setFocus()

    def set_enabled(self, page: QWidget, *, enabled: bool) -> None:
        """Enable or disable ``page``; a focus in it moves to the stack before."""
        if not enabled and page.isAncestorOf(self.window().focusWidget()):
            self.setFocus()
        page.setEnabled(enabled)
