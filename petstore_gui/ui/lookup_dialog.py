"""The look-up: an ID in, one animal's card out, ready for the next ID at once."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, QTime, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from petstore_gui.inventory.entry import EntryProblem, parse_pet_id
from petstore_gui.ui import override, theme, words
from petstore_gui.ui.field import Field
from petstore_gui.ui.status_delegate import paint_chip

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet


class StatusChip(QWidget):
    """A status as the table draws it, for a screen reader its word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._status: str | None = None

    def show_status(self, status: str | None) -> None:
        """Show another status."""
        self._status = status
        self.setAccessibleName(words.status_word(status))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(words.status_word(self._status)) + 48
        return QSize(min(width, theme.UNIT * 60), 24)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_chip(QPainter(self), QRectF(self.rect()), words.status_word(self._status), self._status)


class PetCard(QFrame):
    """One animal, large enough to be read out on the telephone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._pet: Pet | None = None
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        self._name = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True, textInteractionFlags=selectable)
        self._name.setFont(theme.scaled(self.font(), 1.4, self._name.font().weight().DemiBold))
        self._id = QLabel(textFormat=Qt.TextFormat.PlainText, textInteractionFlags=selectable)
        self._category = QLabel(textFormat=Qt.TextFormat.PlainText, textInteractionFlags=selectable)
        self._chip = StatusChip()
        self._time = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._time.setProperty("role", "quiet")
        self._copy = QPushButton(self.tr("Copy"), autoDefault=False)
        self._copy.setAccessibleName(self.tr("Copy the animal"))

        grid = QGridLayout(self)
        grid.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        grid.setHorizontalSpacing(theme.MARGIN)
        grid.setVerticalSpacing(theme.GAP)
        grid.addWidget(self._name, 0, 0, 1, 2)
        for row, (label, widget) in enumerate(
            ((self.tr("ID"), self._id), (self.tr("Category"), self._category), (self.tr("Status"), self._chip)), 1
        ):
            name = QLabel(label)
            name.setProperty("role", "quiet")
            grid.addWidget(name, row, 0)
            grid.addWidget(widget, row, 1)
        bottom = QHBoxLayout()
        bottom.addWidget(self._time, 1)
        bottom.addWidget(self._copy)
        grid.addLayout(bottom, 4, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self._copy.clicked.connect(self._on_copy_clicked)

    def show_pet(self, pet: "Pet") -> None:
        """Show an animal that the service has just sent."""
        self._pet = pet
        self._name.setText(words.breakable(words.shown(pet.name)))
        self._id.setText(str(pet.id))
        self._category.setText(str(pet.category_id))
        self._chip.show_status(pet.status)
        self._time.setText(self.tr("As of {time}").format(time=QLocale().toString(QTime.currentTime(), "HH:mm:ss")))

    def _on_copy_clicked(self) -> None:
        if self._pet is not None:
            line = self.tr("{name}, ID {id}, {status}, category {category}").format(
                name=words.shown(self._pet.name),
                id=self._pet.id,
                status=words.status_word(self._pet.status),
                category=self._pet.category_id,
            )
            QGuiApplication.clipboard().setText(line)


class LookupDialog(QDialog):
    """Stays open between two animals; Enter looks up, and takes what is pasted or scanned."""

    wanted = Signal(object)
    """An ID to look up. A later one takes the place of one that was not answered yet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Look up an animal"))
        self._pending: int | None = None
        self._field = Field(self.tr("Animal ID"), parse_pet_id, self._problem, self.tr("for example 42"))
        self._button = QPushButton(self.tr("Look up"), default=True)
        self._button.setAccessibleName(self.tr("Look up"))
        self._news = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._news.setProperty("role", "quiet")
        self._card = PetCard()
        self._card.hide()

        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addWidget(self._field)
        column.addLayout(row)
        column.addWidget(self._news)
        column.addWidget(self._card)
        column.addStretch()
        self.resize(theme.UNIT * 105, theme.UNIT * 85)
        self._button.clicked.connect(self._on_button_clicked)
        self._say(self.tr("Type, paste or scan an ID, then press Enter."))

    def look_up(self, pet_id: int) -> None:
        """Look up an ID as if it had been typed."""
        self._field.line.setText(str(pet_id))
        self._on_button_clicked()

    def show_found(self, pet: "Pet") -> None:
        """Show the animal and be ready for the next ID."""
        self._say("")
        self._card.show_pet(pet)
        self._card.show()
        self._ready()

    def show_failed(self, sentence: str) -> None:
        """Say that there is no card for this ID and be ready for another one; the ID stays to be compared."""
        self._say(sentence)
        self._card.hide()
        self._ready()

    def _ready(self) -> None:
        self._pending = None
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.line.selectAll()

    def _say(self, sentence: str) -> None:
        self._news.setText(sentence)
        self._news.setVisible(bool(sentence))

    def _on_button_clicked(self) -> None:
        pet_id = self._field.value()
        if pet_id is None or pet_id == self._pending:
            return
        self._pending = pet_id
        self._card.hide()
        self._say(self.tr("Looking up {id}…").format(id=pet_id))
        self.wanted.emit(pet_id)

    def _problem(self, problem: EntryProblem) -> str:
        if problem is EntryProblem.EMPTY:
            return self.tr("Type the ID of an animal.")
        return words.entry_problem(problem)
