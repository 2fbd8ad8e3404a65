"""One animal as a card, large enough to be read out on the telephone."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFormLayout, QFrame, QPushButton

from petstore_gui.api.schema import Pet
from petstore_gui.ui.i18n.text import insert_break_points, sanitize
from petstore_gui.ui.pet_list.badges import StatusBadge
from petstore_gui.ui.pet_list.clipboard import reply_line
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row


class PetCard(QFrame):
    """Name, ID, category and status, and what can be copied of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._reply = ""
        self._name, self._id, self._category = PlainTextLabel(), PlainTextLabel(), PlainTextLabel()
        for label in (self._name, self._id, self._category):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._name.setFont(theme.heading_font(self.font()))
        self._id.setFont(theme.tabular_font(self.font()))
        self._id.setWordWrap(False)
        self._status = StatusBadge()
        self._source = PlainTextLabel(role="quiet")
        copy_id = QPushButton(self.tr("Copy ID"), autoDefault=False)
        copy_reply = QPushButton(self.tr("Copy for a reply"), autoDefault=False)
        copy_reply.setToolTip(self.tr("One line of text: the animal, as of when, and how it was found."))

        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setHorizontalSpacing(theme.MARGIN)
        form.setVerticalSpacing(theme.GAP)
        form.addRow(PlainTextLabel(self.tr("ID"), role="quiet"), self._id)
        form.addRow(PlainTextLabel(self.tr("Category"), role="quiet"), self._category)
        form.addRow(PlainTextLabel(self.tr("Status"), role="quiet"), self._status)
        self.setLayout(column(self._name, form, self._source, row(None, copy_id, copy_reply), spacing=theme.GAP))
        copy_id.clicked.connect(self._on_copy_id_clicked)
        copy_reply.clicked.connect(self._on_copy_reply_clicked)

    def show_pet(self, pet: Pet, source: str, *, category: str) -> None:
        """Show an animal; ``source`` says as of when, and how it was found, ``category`` is what people call it."""
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
        self._reply = reply_line(pet, category=category, source=source)

    def _on_copy_id_clicked(self) -> None:
        self._copy(self._id.text())

    def _on_copy_reply_clicked(self) -> None:
        self._copy(self._reply)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        announce(self, self.tr("Copied."))
