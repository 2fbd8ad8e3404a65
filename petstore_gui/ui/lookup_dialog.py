"""The look-up: an ID in, one animal's card out, ready for the next ID at once."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from petstore_gui.inventory.entry import EntryProblem, parse_pet_id
from petstore_gui.ui import override, theme, words
from petstore_gui.ui.field import Field
from petstore_gui.ui.pet_card import PetCard

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet


class LookupDialog(QDialog):
    """Stays open between two animals; Enter looks up, and takes what is pasted or scanned."""

    wanted = Signal(object)
    """An ID to look up. A later one takes the place of one that was not answered yet."""
    cancelled = Signal()
    """Nobody waits for the answer any more."""
    notice_put_away = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Look up an animal"))
        self._pending: int | None = None
        self._answered: str | None = None
        self._field = Field(self.tr("Animal ID"), parse_pet_id, self._problem, self.tr("for example 42"))
        self._button = QPushButton(self.tr("Look up"), default=True)
        self._button.setAccessibleName(self.tr("Look up"))
        self._cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._cancel.hide()
        self._news = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._news.setProperty("role", "quiet")
        self._card = PetCard()
        self._card.hide()
        self._notice = QFrame()
        self._notice_text = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        hide = QPushButton(self.tr("Hide"), autoDefault=False)
        hide.setAccessibleName(self.tr("Hide this notice"))
        self._notice.hide()

        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self._cancel)
        row.addWidget(self._button)
        notice = QHBoxLayout(self._notice)
        notice.setContentsMargins(0, 0, 0, 0)
        notice.setSpacing(theme.GAP)
        notice.addWidget(self._notice_text, 1)
        notice.addWidget(hide, alignment=Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addWidget(self._field)
        column.addLayout(row)
        column.addWidget(self._news)
        column.addWidget(self._card)
        column.addStretch()
        column.addWidget(self._notice)
        self.resize(theme.UNIT * 105, theme.UNIT * 90)
        self._button.clicked.connect(self._on_button_clicked)
        self._cancel.clicked.connect(self._on_cancel_clicked)
        hide.clicked.connect(self._notice.hide)
        hide.clicked.connect(self.notice_put_away)
        self._say(self.tr("Type, paste or scan an ID, then press Enter."))

    def look_up(self, pet_id: int) -> None:
        """Look up an ID as if it had been typed."""
        self._field.line.setText(str(pet_id))
        self._on_button_clicked()

    def show_found(self, pet: "Pet", source: str) -> None:
        """Show the animal and be ready for the next ID; ``source`` says as of when, and how it was found."""
        self._say("")
        self._card.show_pet(pet, source)
        self._card.show()
        self._ready()

    def show_failed(self, sentence: str) -> None:
        """Say that there is no card for this ID and be ready for another one; the ID stays to be compared."""
        self._say(sentence)
        self._card.hide()
        self._ready()

    def show_waiting(self, sentence: str) -> None:
        """Say what is waited for; it can be cancelled."""
        self._say(sentence)
        self._cancel.show()

    def show_notice(self, sentence: str, *, strong: bool) -> None:
        """Say what is going to change, or has, until somebody puts it away; nothing for an empty sentence."""
        self._notice_text.setText(sentence)
        theme.mark(self._notice_text, "role", "banner" if strong else "quiet")
        self._notice.setVisible(bool(sentence))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Back from a message: the next scan takes the place of the ID that was answered.
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self._answered == self._text():
            self._field.line.selectAll()

    def _ready(self) -> None:
        self._pending = None
        self._answered = self._text()
        self._cancel.hide()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.line.selectAll()

    def _text(self) -> str:
        return self._field.line.text()

    def _say(self, sentence: str) -> None:
        self._news.setText(sentence)
        self._news.setVisible(bool(sentence))

    def _on_button_clicked(self) -> None:
        pet_id = self._field.value()
        if pet_id is None or pet_id == self._pending:
            return
        self._pending = pet_id
        self._card.hide()
        self._cancel.hide()
        self._say(self.tr("Looking up {id}…").format(id=pet_id))
        self.wanted.emit(pet_id)

    def _on_cancel_clicked(self) -> None:
        self.cancelled.emit()
        self.show_failed(self.tr("Cancelled."))

    def _problem(self, problem: EntryProblem) -> str:
        if problem is EntryProblem.EMPTY:
            return self.tr("Type the ID of an animal.")
        return words.entry_problem(problem)
