"""The boxes over the window, one at a time: what happened, what it means, what to do, details for whoever helps."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import insert_break_points
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.layout import stack_if_too_wide
from petstore_gui.ui.widgets.message import Action, Message, action_word


class Box(QDialog):
    """A box over ``parent`` with the buttons that are added to it. All plain text: much of it comes from elsewhere."""

    def __init__(self, parent: QWidget, message: Message, icon: str, middle: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(message.title)
        self.setAccessibleDescription(message.text)
        self.message = message

        picture = Picture(icon, "warning" if icon == "warning" else "accent", theme.CONTROL_HEIGHT)
        title = QLabel(insert_break_points(message.title), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        title.setFont(theme.heading_font(self.font(), theme.Type.LEAD))
        text = QLabel(insert_break_points(message.text), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        text.setMinimumWidth(theme.UNIT * 90)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._details = QPlainTextEdit(message.details, readOnly=True)
        self._details.setAccessibleName(self.tr("Details"))
        self._details.setMinimumHeight(theme.UNIT * 30)
        self._details.setTabChangesFocus(True)
        self._details.hide()

        words = QVBoxLayout()
        words.setSpacing(theme.GAP)
        words.addWidget(title)
        words.addWidget(text)
        top = QHBoxLayout()
        top.setSpacing(theme.MARGIN)
        top.addWidget(picture, alignment=Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        self._buttons, helping, self._bottom = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (self._buttons, helping, self._bottom):
            row.setSpacing(theme.GAP)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.MARGIN)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addLayout(top)
        if middle is not None:
            column.addWidget(middle)
        column.addWidget(self._details)
        column.addLayout(self._bottom)
        self._bottom.addLayout(helping)
        self._bottom.addLayout(self._buttons)
        self._buttons.addStretch()
        if message.details:
            unfold = self.add_button(self.tr("Details"), self._on_unfold_clicked, row=helping)
            unfold.setCheckable(True)
            copy = self.add_button(self.tr("Copy"), self._on_copy_clicked, row=helping)
            copy.setAccessibleName(self.tr("Copy details"))
            helping.addStretch()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        for row in (self._bottom, self._buttons):
            stack_if_too_wide(row)
        self._column.activate()  # before Qt puts it in the middle
        super().showEvent(event)

    def add_button(
        self, words: str, act: Callable[[], object], *, default: bool = False, row: QHBoxLayout | None = None
    ) -> QPushButton:
        """Add a button at the right, or to ``row``; the default one is pressed by Enter."""
        button = QPushButton(words, autoDefault=default)
        button.setAccessibleName(words)
        button.clicked.connect(act)
        (row or self._buttons).addWidget(button)
        if default:
            button.setDefault(True)
            button.setFocus()
        return button

    def _on_unfold_clicked(self) -> None:
        self._details.setVisible(not self._details.isVisible())

    def _on_copy_clicked(self) -> None:
        message = self.message
        QGuiApplication.clipboard().setText(f"{message.title}\n{message.text}\n\n{message.details}")


def question_box(parent: QWidget, title: str, text: str, answers: Mapping[str, int]) -> Box:
    """Return a box that asks; each of its buttons finishes it with the result beside its words; the last has the focus.

    As of every dialog, 0 is no and 1 is yes.
    """
    box = Box(parent, Message(title, text, Action.NONE), "question")
    *_, last = answers
    for words, result in answers.items():
        # Enter is the focused button's, and the last one's elsewhere.
        box.add_button(words, partial(box.done, result), default=words == last).setAutoDefault(True)
    return box


class MessageDialog(Box):
    """Shows one message; accepted when its action is chosen."""

    def __init__(self, parent: QWidget, message: Message, icon: str = "warning") -> None:
        super().__init__(parent, message, icon)
        acts = message.action is not Action.NONE
        self.add_button(self.tr("Close"), self.reject, default=not acts)
        if acts:
            self.add_button(action_word(message.action), self.accept, default=True)


class _Waiting(NamedTuple):
    message: Message | None
    make: Callable[[QWidget], QDialog | None]
    finished: Callable[[int], None]
    over: QWidget


class DialogQueue(QObject):
    """One box at a time: a message that is already there is not shown twice, another one waits for its turn.

    None is shown while another dialog has the keys: what is being typed there would go to the box.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._queue: list[_Waiting] = []
        self._shown: _Waiting | None = None
        self._box: QDialog | None = None

    def show(
        self,
        message: Message,
        act: Callable[[], None],
        *,
        dismissed: Callable[[], None] | None = None,
        over: QWidget | None = None,
        icon: str = "warning",
    ) -> None:
        """Show ``message`` over a window of the program; then call ``act`` for its action, else ``dismissed``."""

        def finished(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                act()
            elif dismissed is not None:
                dismissed()

        if all(message != waiting.message for waiting in (self._shown, *self._queue) if waiting is not None):
            make = partial(MessageDialog, message=message, icon=icon)
            self._put(_Waiting(message, make, finished, over or self._window))

    def ask(self, make: Callable[[QWidget], QDialog | None], finished: Callable[[int], None]) -> None:
        """Show the dialog that ``make(parent)`` gives when its turn has come, unless that gives none any more."""
        self._put(_Waiting(None, make, finished, self._window))

    def when_free(self, act: Callable[[], None]) -> None:
        """Call ``act`` when no dialog has the keys: at once, or when its turn has come."""
        self.ask(lambda _parent: act(), _nothing)

    def _put(self, waiting: _Waiting) -> None:
        self._queue.append(waiting)
        self._show_next()

    def _show_next(self) -> None:
        while self._box is None and self._queue:
            modal = QApplication.activeModalWidget()
            if isinstance(modal, QDialog):
                # Queued: what follows from its end may be another dialog.
                modal.finished.connect(self._show_next, Qt.ConnectionType.QueuedConnection)
                return
            waiting = self._queue.pop(0)
            box = waiting.make(waiting.over if isValid(waiting.over) else self._window)
            if box is not None:
                self._shown, self._box = waiting, box
                box.finished.connect(self._on_box_finished)
                box.open()

    def _on_box_finished(self, result: int) -> None:
        # Forgotten first: what follows from the answer may have something to say itself.
        shown, self._shown, self._box = self._shown, None, None
        if shown is not None:
            shown.finished(result)
        self._show_next()


def _nothing(_result: int) -> None:
    pass
