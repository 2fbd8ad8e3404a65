"""One animal as a card, large enough to be read out on the telephone."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from petstore_gui.ui.i18n.text import insert_break_points, sanitize
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.status_badge import StatusBadge

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet


class PetCard(QFrame):
    """One animal, large enough to be read out on the telephone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._pet: Pet | None = None
        self._said = "", ""  # the category and the source
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse
        self._name = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True, textInteractionFlags=selectable)
        self._name.setFont(theme.heading_font(self.font()))
        self._id = QLabel(textFormat=Qt.TextFormat.PlainText, textInteractionFlags=selectable)
        self._id.setFont(theme.tabular_font(self._id.font()))
        self._category = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True, textInteractionFlags=selectable)
        self._status = StatusBadge()
        self._source = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._source.setProperty("role", "quiet")
        copy_id = QPushButton(self.tr("Copy ID"), autoDefault=False)
        copy_id.setAccessibleName(self.tr("Copy ID"))
        reply = QPushButton(self.tr("Copy for a reply"), autoDefault=False)
        reply.setAccessibleName(self.tr("Copy for a reply"))
        reply.setToolTip(self.tr("One line of text: the animal, as of when, and how it was found."))

        grid = QGridLayout(self)
        grid.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        grid.setHorizontalSpacing(theme.MARGIN)
        grid.setVerticalSpacing(theme.GAP)
        grid.addWidget(self._name, 0, 0, 1, 2)
        for row, (label, widget) in enumerate(
            ((self.tr("ID"), self._id), (self.tr("Category"), self._category), (self.tr("Status"), self._status)), 1
        ):
            name = QLabel(label)
            name.setProperty("role", "quiet")
            # A name of a category may have several lines.
            beside = Qt.AlignmentFlag.AlignVCenter if widget is self._status else Qt.AlignmentFlag.AlignTop
            grid.addWidget(name, row, 0, alignment=beside)
            grid.addWidget(widget, row, 1)
        grid.addWidget(self._source, 4, 0, 1, 2)
        bottom = QHBoxLayout()
        bottom.setSpacing(theme.GAP)
        bottom.addStretch()
        bottom.addWidget(copy_id)
        bottom.addWidget(reply)
        grid.addLayout(bottom, 5, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        copy_id.clicked.connect(self._on_copy_id_clicked)
        reply.clicked.connect(self._on_reply_clicked)

    def show_pet(self, pet: "Pet", source: str, *, category: str) -> None:
        """Show an animal; ``source`` says as of when, and how it was found, ``category`` is what people call it."""
        self._pet = pet
        # A label goes by the direction of its text, which is not that of the words beside it.
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        side = right if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        for label in (self._name, self._id, self._category):
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._name.setText(insert_break_points(sanitize(pet.name)))
        self._id.setText(str(pet.id))
        self._category.setText(insert_break_points(category))
        self._status.show_status(pet.status)
        self._source.setText(source)
        self._said = category, source

    def _on_copy_id_clicked(self) -> None:
        if self._pet is not None:
            self._copy(str(self._pet.id))

    def _on_reply_clicked(self) -> None:
        from petstore_gui.ui.pet_list.clipboard import reply_line

        if self._pet is not None:
            category, source = self._said
            self._copy(reply_line(self._pet, category=category, source=source))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        announce(self, self.tr("Copied."))
