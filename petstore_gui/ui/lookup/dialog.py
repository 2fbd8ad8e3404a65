"""The look-up: an ID in, one animal's card out, ready for the next ID at once."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.inventory.input_parsing import InputProblem, parse_pet_id
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import describe_pet, input_problem_text
from petstore_gui.ui.lookup.history import HistoryButton, HistoryKeys, LookupHistory
from petstore_gui.ui.lookup.result_view import LookupResultView
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.form_field import FormField

if TYPE_CHECKING:
    from collections.abc import Mapping

    from petstore_gui.api.schema import Pet


class LookupDialog(QDialog):
    """Stays open between two animals; Enter looks up, and takes what is pasted or scanned.

    Whatever is typed in it goes into its line, wherever the focus is: a scanner needs no click between two animals.
    """

    wanted = Signal(object)
    """An ID to look up. A later one takes the place of one that was not answered yet."""
    cancelled = Signal()
    """Nobody waits for the answer any more."""
    notice_put_away = Signal()
    gone_on = Signal()
    """Somebody goes on to another animal: what was said of the last one has been read."""

    def __init__(self, parent: QWidget, history: LookupHistory) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Look up an animal"))
        self._history = history
        self._pending: int | None = None
        self._done: str | None = None  # the text in the line that the next scan takes the place of
        self._edited = False  # since the last ID was asked for
        self._field = FormField(self.tr("Animal ID"), parse_pet_id, self._problem, self.tr("for example 42"))
        self._before = HistoryButton(history, self.take_key)
        keys = HistoryKeys(self._field.line, history)
        self._button = QPushButton(self.tr("Look up"), default=True)
        self._button.setAccessibleName(self.tr("Look up"))
        self._cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._cancel.hide()
        self._answer = LookupResultView()

        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self._before)
        row.addStretch()
        row.addWidget(self._cancel)
        row.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addWidget(self._field)
        column.addLayout(row)
        column.addWidget(self._answer, 1)
        self.resize(theme.UNIT * 105, theme.UNIT * 90)
        self._field.line.textEdited.connect(self._on_line_text_edited)
        keys.walked.connect(self._on_keys_walked)
        self._before.chosen.connect(self._on_before_chosen)
        self._button.clicked.connect(self._on_button_clicked)
        self._cancel.clicked.connect(self._on_cancel_clicked)
        self._answer.notice_put_away.connect(self.notice_put_away)
        self._answer.say(self.tr("Type, paste or scan an ID, then press Enter."))

    def start(self) -> None:
        """Be ready for an ID; what stands in the line gives way to it."""
        self.gone_on.emit()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.line.selectAll()

    def look_up(self, pet_id: int) -> None:
        """Look up an ID as if it had been typed; one that somebody is typing stays in the line."""
        if self._edited and self._text():
            self.gone_on.emit()
            self._ask(pet_id)
        else:
            self._put(str(pet_id))

    def show_found(self, pet: "Pet", source: str) -> None:
        """Show the animal and be ready for the next ID; ``source`` says as of when, and how it was found."""
        category = self._answer.show_found(pet, source)
        self._grow()
        self._ready()
        announce(self, describe_pet(pet, category))

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let categories have these names, that of the animal on the screen, too."""
        self._answer.show_category_names(names)
        self._grow()

    def show_failed(self, sentence: str) -> None:
        """Say that there is no card for this ID and be ready for another one; the ID stays to be compared."""
        self._answer.say(sentence)
        self._grow()
        self._ready()
        announce(self, sentence)

    def show_waiting(self, sentence: str) -> None:
        """Say what is waited for; it can be cancelled."""
        self._answer.say(sentence)
        self._cancel.show()

    def show_notice(self, sentence: str, *, strong: bool) -> None:
        """Say what is going to change, or has, until somebody puts it away; nothing for an empty sentence."""
        self._answer.show_notice(sentence, strong=strong)
        self._grow()

    def take_key(self, event: QKeyEvent) -> bool:
        """Put a key that was pressed elsewhere into the line, if it types something; say whether it did."""
        if _is_look_up(event):
            self.start()
            return True
        if not _types(event):
            return False
        # The line may have lost what was selected in it when another window got the keys.
        if self.focusWidget() is not self._field.line or self._done == self._text():
            self._field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._field.line.selectAll()
        self.put_key(event)
        return True

    def put_key(self, event: QKeyEvent) -> None:
        """Press a key in the line."""
        copy = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
        QCoreApplication.sendEvent(self._field.line, copy)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        left_over = self.focusWidget() is self._field.line and not _is_look_up(event)
        if left_over or not self.take_key(event):
            super().keyPressEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._grow()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Back from a message: the next scan takes the place of the ID that was answered.
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self._done == self._text():
            self._field.line.selectAll()

    def _grow(self) -> None:
        """Become as large as the answer needs, and no larger than the screen."""
        missing = self._answer.missing().boundedTo(self.screen().availableSize() - self.frameGeometry().size())
        self.resize(self.size() + missing.expandedTo(QSize(0, 0)))

    def _ready(self) -> None:
        self._pending = None
        self._cancel.hide()
        if not self._edited:  # else the first half of the next ID stands there
            self._offer()

    def _offer(self) -> None:
        """Let the next scan take the place of what stands in the line."""
        self._done = self._text()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.line.selectAll()

    def _text(self) -> str:
        return self._field.line.text()

    def _on_line_text_edited(self, _text: str) -> None:
        self._history.stop()
        self._on_keys_walked()

    def _on_keys_walked(self) -> None:
        self._done, self._edited = None, True
        self.gone_on.emit()

    def _on_before_chosen(self, text: str) -> None:
        self._put(text)

    def _put(self, text: str) -> None:
        self._field.line.setText(text)
        self._on_button_clicked()

    def _on_button_clicked(self) -> None:
        self.gone_on.emit()
        pet_id = self._field.value()
        self._edited = False
        self._offer()  # at once: the next scan waits for no answer, and a mistake must not be in its way
        if pet_id is not None:
            self._ask(pet_id)

    def _ask(self, pet_id: int) -> None:
        if pet_id == self._pending:
            return
        self._pending = pet_id
        self._history.add(pet_id)
        self._before.show()
        self._cancel.hide()
        self._answer.say(self.tr("Looking up {id}…").format(id=pet_id))
        self.wanted.emit(pet_id)

    def _on_cancel_clicked(self) -> None:
        self.cancelled.emit()
        self.show_failed(self.tr("Cancelled."))

    def _problem(self, problem: InputProblem) -> str:
        if problem is InputProblem.EMPTY:
            return self.tr("Type the ID of an animal.")
        return input_problem_text(problem)


def _is_look_up(event: QKeyEvent) -> bool:
    """Whether it is the key of the window's menu, which ends there while another window has the keys."""
    return event.keyCombination() == QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_L)


def _types(event: QKeyEvent) -> bool:
    harmless = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    text = event.text().strip()
    signs = text.isprintable() and bool(text) and not event.modifiers() & ~harmless
    return signs or event.matches(QKeySequence.StandardKey.Paste)
