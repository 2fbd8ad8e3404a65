"""Message boxes over the window, one at a time: what happened, what to do, and details to copy."""

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil, inf
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import insert_break_points
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import MIN_WINDOW_WIDTH, column, row, stack_if_too_wide
from petstore_gui.ui.widgets.message import Action, Message, action_word

IDLE_AFTER_S: Final = 2.0
"""How long nothing was typed before a dialog may take the keys."""
OTHER: Final = 2
"""The result of a message box for its other action."""
ENTER_AFTER_S: Final = 0.5
"""How long a dialog that opened by itself takes no Enter and no Space: it may have been meant for the form."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVES: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
)
_ALT_GR: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_COMMANDS: Final = _ALT_GR | Qt.KeyboardModifier.MetaModifier
_FIELDS: Final = (QLineEdit, QComboBox)
_TYPING: Final = (QEvent.Type.KeyPress, QEvent.Type.InputMethod)


class PlainMessageBox(Dialog):
    """A message over ``parent``, with the buttons that are added to it.

    Not a QMessageBox (PySide6 6.11): it has no room for the widgets of the resolve dialog, puts “Show Details…” between
    the answers without a name for a screen reader, and ends with a number that is not that of the answer.
    """

    def __init__(self, parent: QWidget, message: Message, icon: str, middle: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(message.title)
        self.message = message

        picture = Picture(icon, "warning" if icon == "warning" else "accent", theme.CONTROL_HEIGHT)
        title = PlainTextLabel(insert_break_points(message.title))
        title.setFont(theme.heading_font(self.font(), theme.Type.LEAD))
        text = PlainTextLabel(insert_break_points(message.text))
        text.setMinimumWidth(theme.UNIT * 90)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._details = QPlainTextEdit(message.details, readOnly=True)
        self._details.setAccessibleName(self.tr("Details"))
        self._details.setMinimumHeight(theme.UNIT * 30)
        self._details.setTabChangesFocus(True)
        self._details.hide()

        texts = column(title, text, spacing=theme.GAP, margin=0)
        top = row(picture, texts, spacing=theme.MARGIN, stretched=texts)
        top.setAlignment(picture, Qt.AlignmentFlag.AlignTop)
        tools, self._buttons = row(), QDialogButtonBox()  # which has the button order of the desktop
        self._bottom = row(tools, self._buttons)
        parts = (top, self._details, self._bottom) if middle is None else (top, middle, self._details, self._bottom)
        self._layout = column(*parts, spacing=theme.MARGIN)
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self.setLayout(self._layout)
        if message.details:
            self.add_button(self.tr("Details"), self._toggle_details, layout=tools)
            self.add_button(self.tr("Copy"), self._copy, layout=tools).setAccessibleName(self.tr("Copy details"))
            tools.addStretch()

    @override
    def setVisible(self, visible: bool) -> None:
        most = min(MIN_WINDOW_WIDTH, self.room.width()) - 2 * theme.MARGIN
        stack_if_too_wide(self._bottom, most)
        if self._buttons.sizeHint().width() > most:
            self._buttons.setOrientation(Qt.Orientation.Vertical)
        super().setVisible(visible)

    def add_button(
        self,
        text: str,
        act: Callable[[], object],
        *,
        default: bool = False,
        refuses: bool = False,
        other: bool = False,
        layout: QHBoxLayout | None = None,
    ) -> QPushButton:
        """Add a button in the order of the desktop, or to ``layout``; Enter presses the default one.

        ``refuses``: the button changes nothing, like Cancel. ``other``: it is an alternative to the default one.
        """
        button = QPushButton(text, autoDefault=default)
        button.setAccessibleName(text)
        button.clicked.connect(act)
        if layout is not None:
            layout.addWidget(button)
        else:
            roles = QDialogButtonBox.ButtonRole
            role = roles.RejectRole if refuses else roles.ActionRole if other else roles.AcceptRole
            self._buttons.addButton(button, role)
        if default:
            button.setDefault(True)
            button.setFocus()
        return button

    @Slot()
    def _toggle_details(self) -> None:
        is_shown = not self._details.isVisible()
        self._details.setVisible(is_shown)
        if is_shown:
            self._details.setFocus()  # so that a screen reader reads them

    @Slot()
    def _copy(self) -> None:
        message = self.message
        QGuiApplication.clipboard().setText(f"{message.title}\n{message.text}\n\n{message.details}")


def question_box(
    parent: QWidget, title: str, text: str, answers: Mapping[str, int], details: str = ""
) -> PlainMessageBox:
    """Return a question box. Each answer finishes it with its number, 0 for no; the last answer is the default."""
    box = PlainMessageBox(parent, Message(title, text, Action.NONE, details), "question")
    *_, last = answers
    for answer, result in answers.items():
        box.add_button(answer, partial(box.done, result), default=answer == last, refuses=not result)
    return box


class MessageDialog(PlainMessageBox):
    """A box with one message; accepted if the user chooses its action, done with ``OTHER`` for the other one."""

    def __init__(self, parent: QWidget, message: Message, icon: str = "warning") -> None:
        super().__init__(parent, message, icon)
        acts = message.action is not Action.NONE
        self.add_button(self.tr("Close"), self.reject, default=not acts, refuses=True)
        if message.other is not Action.NONE:
            self.add_button(action_word(message.other), partial(self.done, OTHER), other=True)
        if acts:
            self.add_button(action_word(message.action), self.accept, default=True)


class _Entry(NamedTuple):
    make: Callable[[QWidget], QDialog | None]
    finished: Callable[[int], object]
    over: QWidget
    message: Message | None = None
    reason: object = None
    automatic: bool = False

    @property
    def waits(self) -> bool:
        """Whether it waits while the user types."""
        return self.automatic or self.message is not None


class DialogQueue(QObject):
    """Shows one dialog at a time; a message equal to one that is shown or waits is dropped.

    Nothing is shown over a modal dialog, which would lose the focus. One that is not modal goes when the user goes back
    to the window, which may have to ask something. A message waits while the user types into any other window of the
    program, or it would take some of the letters, and perhaps Enter.

    An ``automatic`` one opens by itself, and can be closed without a decision. Typing on in the field that had the
    focus closes it, as Escape does, and goes into the field.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[_Entry] = []
        self._shown: _Entry | None = None
        self._dialog: QDialog | None = None
        self._field: QWidget | None = None
        """What had the focus before the dialog, if it takes what is typed and the dialog is automatic."""
        self._opened_at = -inf
        self._typed_at = -inf
        self._idle_timer = QTimer(self, singleShot=True)
        self._idle_timer.timeout.connect(self._show_next)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)
        self._watch(QApplication.focusWidget())

    @property
    def seconds_until_idle(self) -> float:
        """How long a dialog that the user has not asked for should wait, as the user may be typing; 0 if not at all."""
        return max(0.0, self._typed_at + IDLE_AFTER_S - monotonic())

    def show(
        self,
        message: Message,
        act: Callable[[], None],
        *,
        other: Callable[[], None] | None = None,
        dismissed: Callable[[], None] | None = None,
        over: QWidget | None = None,
        icon: str = "warning",
        reason: object = None,
        automatic: bool = False,
    ) -> None:
        """Show ``message`` over a window of the program; then call ``act`` if its action is chosen, else ``dismissed``.

        ``other`` is called for the message's other action. :meth:`withdraw` removes it by its ``reason``.
        """

        def finished(result: int) -> None:
            if result == QDialog.DialogCode.Accepted:
                act()
            elif result == OTHER and other is not None:
                other()
            elif dismissed is not None:
                dismissed()

        if all(entry is None or entry.message != message for entry in (self._shown, *self._waiting)):
            make = partial(MessageDialog, message=message, icon=icon)
            self._add(_Entry(make, finished, over or self._window, message, reason, automatic))

    def withdraw(self, *reasons: object) -> None:
        """Remove the messages with one of these reasons, shown or waiting, without a call of their callbacks."""
        self._waiting = [entry for entry in self._waiting if entry.reason not in reasons]
        if self._shown is not None and self._dialog is not None and self._shown.reason in reasons:
            self._shown = self._shown._replace(finished=lambda _result: None)
            self._dialog.reject()

    def ask(
        self, make: Callable[[QWidget], QDialog | None], finished: Callable[[int], object], *, automatic: bool = False
    ) -> None:
        """Call ``make(parent)`` in its turn, and show the dialog that it returns, if any.

        Unless it is ``automatic`` it answers a command, which may have been typed: it does not wait for that to end.
        """
        self._add(_Entry(make, finished, self._window, automatic=automatic))

    def when_free(self, act: Callable[[], None]) -> None:
        """Call ``act`` when no modal dialog is open: at once, or in its turn."""
        self.ask(lambda _parent: act(), lambda _result: None)

    @Slot(QWidget, QWidget)
    def _on_app_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        self._watch(now)
        is_in_window = now is not None and now.window() is self._window
        if is_in_window and self._dialog is not None and not self._dialog.isModal():
            self._dialog.reject()

    def _watch(self, field: QWidget | None) -> None:
        """Notice from now on what is typed into ``field``, also while a look-up's message sends it the keys."""
        if isinstance(field, _FIELDS) and not field.window().isModal():
            field.installEventFilter(self)
            # A list that is open over the field takes its keys.
            edited = field.textEdited if isinstance(field, QLineEdit) else field.activated
            edited.connect(self._on_field_edited, Qt.ConnectionType.UniqueConnection)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TYPING:
            dialog = self._dialog
            if dialog is None or not self._is_in_dialog(watched):
                self._typed_at = monotonic()
            elif isinstance(event, QKeyEvent) and self._shown is not None and self._shown.automatic:
                return self._take_key(dialog, event)
        elif event.type() is QEvent.Type.MouseButtonPress and self._is_in_dialog(watched):
            self._field = None  # the user reads the dialog
        return super().eventFilter(watched, event)

    def _is_in_dialog(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.window() is self._dialog

    def _take_key(self, dialog: QDialog, event: QKeyEvent) -> bool:
        """Return whether an automatic dialog does not get a key; one that types goes to the field before it."""
        field, text, modifiers = self._field, event.text(), event.modifiers()
        if event.key() in _ENTER or (event.key() == Qt.Key.Key_Space and field is None):
            return monotonic() - self._opened_at < ENTER_AFTER_S
        if event.key() in _MOVES:
            field = self._field = None  # the user reads the dialog: Space presses its button from now on
        is_command = modifiers & _COMMANDS and modifiers & _ALT_GR != _ALT_GR  # AltGr types, as Ctrl+Alt on Windows
        if field is None or not text or not text.isprintable() or is_command:
            return False
        self._typed_at = monotonic()  # first, or the next dialog would open at once
        dialog.reject()
        if isValid(field):
            field.window().activateWindow()
            QApplication.sendEvent(field, event.clone())
        return True

    @Slot()
    def _on_field_edited(self) -> None:
        self._typed_at = monotonic()

    def _add(self, entry: _Entry) -> None:
        self._waiting.append(entry)
        self._show_next()

    @Slot()
    def _show_next(self) -> None:
        while self._shown is None and self._waiting:
            modal = QApplication.activeModalWidget()
            if isinstance(modal, QDialog):
                # Queued, as the end of the dialog may open another one.
                modal.finished.connect(self._show_next, Qt.ConnectionType.QueuedConnection)
                return
            wait_s = self.seconds_until_idle
            entry = next((each for each in self._waiting if not each.waits or not wait_s), None)
            if entry is None:
                self._idle_timer.start(ceil(wait_s * 1000))
                return
            self._waiting.remove(entry)
            dialog = entry.make(entry.over if isValid(entry.over) else self._window)
            if dialog is not None:
                self._shown, self._dialog = entry, dialog
                dialog.finished.connect(self._on_dialog_finished)
                if entry.automatic:
                    self._watch_keys(dialog)
                dialog.open()

    def _watch_keys(self, dialog: QDialog) -> None:
        """Notice the keys in ``dialog``, whichever part of it they are for."""
        self._opened_at = monotonic()
        focus = QApplication.focusWidget() or self._window.focusWidget()
        self._field = focus if isinstance(focus, _FIELDS) else None
        for part in (dialog, *dialog.findChildren(QWidget)):
            part.installEventFilter(self)

    @Slot(int)
    def _on_dialog_finished(self, result: int) -> None:
        # Forgotten first, as the callback may show a message itself.
        shown, self._shown, self._dialog, self._field = self._shown, None, None, None
        if shown is not None:
            shown.finished(result)
        self._show_next()
