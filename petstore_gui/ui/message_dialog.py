"""Shows one message: what happened, what it means, what to do, and the details for whoever helps."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from petstore_gui.ui import theme
from petstore_gui.ui.messages import Action, Message, action_word
from petstore_gui.ui.words import breakable


class MessageDialog(QDialog):
    """A box over ``parent``, accepted when its action is chosen. All plain text: much of it comes from elsewhere."""

    def __init__(self, parent: QWidget, message: Message) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(message.title)
        self.setAccessibleDescription(message.text)
        self.message = message

        from PySide6.QtWidgets import QStyle

        icon = QLabel()
        size = theme.CONTROL_HEIGHT
        icon.setPixmap(self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning).pixmap(size, size))
        title = QLabel(message.title, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        title.setFont(theme.scaled(self.font(), 1.15, title.font().weight().DemiBold))
        text = QLabel(breakable(message.text), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        text.setMinimumWidth(theme.UNIT * 90)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._details = QPlainTextEdit(message.details, readOnly=True)
        self._details.setAccessibleName(self.tr("Details"))
        self._details.setMinimumHeight(theme.UNIT * 30)
        self._details.setTabChangesFocus(True)
        self._details.hide()
        self._unfold = QPushButton(self.tr("Details"), autoDefault=False)
        self._unfold.setCheckable(True)
        copy = QPushButton(self.tr("Copy"), autoDefault=False)
        copy.setAccessibleName(self.tr("Copy details"))
        close = QPushButton(self.tr("Close"))
        act = QPushButton(action_word(message.action)) if message.action is not Action.NONE else None
        (act or close).setDefault(True)

        words = QVBoxLayout()
        words.setSpacing(theme.GAP)
        words.addWidget(title)
        words.addWidget(text)
        top = QHBoxLayout()
        top.setSpacing(theme.MARGIN)
        top.addWidget(icon, alignment=Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._unfold)
        buttons.addWidget(copy)
        buttons.addStretch()
        buttons.addWidget(close)
        if act is not None:
            buttons.addWidget(act)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.MARGIN)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addLayout(top)
        column.addWidget(self._details)
        column.addLayout(buttons)

        (act or close).setFocus()
        self._unfold.toggled.connect(self._on_unfold_toggled)
        copy.clicked.connect(self._on_copy_clicked)
        close.clicked.connect(self.reject)
        if act is not None:
            act.clicked.connect(self.accept)

    def _on_unfold_toggled(self, checked: bool) -> None:  # noqa: FBT001  a slot takes what the signal sends
        self._details.setVisible(checked)

    def _on_copy_clicked(self) -> None:
        message = self.message
        QGuiApplication.clipboard().setText(f"{message.title}\n{message.text}\n\n{message.details}")


class _Waiting(NamedTuple):
    message: Message
    act: Callable[[], None]
    dismissed: Callable[[], None] | None
    over: QWidget


class MessageBoxes(QObject):
    """One box at a time: a message that is already there is not shown twice, another one waits for its turn."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._queue: list[_Waiting] = []
        self._box: MessageDialog | None = None

    def show(
        self,
        message: Message,
        act: Callable[[], None],
        *,
        dismissed: Callable[[], None] | None = None,
        over: QWidget | None = None,
    ) -> None:
        """Show ``message`` over a window of the program; then call ``act`` for its action, else ``dismissed``."""
        if all(message != waiting.message for waiting in self._queue):
            self._queue.append(_Waiting(message, act, dismissed, over or self._window))
            self._show_next()

    def _show_next(self) -> None:
        if self._box is None and self._queue:
            waiting = self._queue[0]
            self._box = MessageDialog(waiting.over if isValid(waiting.over) else self._window, waiting.message)
            self._box.finished.connect(self._on_box_finished)
            self._box.open()

    def _on_box_finished(self, result: int) -> None:
        self._box = None
        closed = self._queue.pop(0)
        if result == QDialog.DialogCode.Accepted:
            closed.act()
        elif closed.dismissed is not None:
            closed.dismissed()
        self._show_next()
