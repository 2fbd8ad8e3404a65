"""One animal as a card, large enough to be read out on the telephone."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from petstore_gui.ui import override, theme, words
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
        self._source = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._source.setProperty("role", "quiet")
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
        bottom.addWidget(self._source, 1)
        bottom.addWidget(self._copy)
        grid.addLayout(bottom, 4, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self._copy.clicked.connect(self._on_copy_clicked)

    def show_pet(self, pet: "Pet", source: str) -> None:
        """Show an animal; ``source`` says as of when, and how it was found."""
        self._pet = pet
        self._name.setText(words.breakable(words.shown(pet.name)))
        self._id.setText(str(pet.id))
        self._category.setText(str(pet.category_id))
        self._chip.show_status(pet.status)
        self._source.setText(source)

    def _on_copy_clicked(self) -> None:
        if self._pet is not None:
            line = self.tr("{name}, ID {id}, {status}, category {category}").format(
                name=words.shown(self._pet.name),
                id=self._pet.id,
                status=words.status_word(self._pet.status),
                category=self._pet.category_id,
            )
            QGuiApplication.clipboard().setText(line)
