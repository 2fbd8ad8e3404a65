"""The form that adds animals, one after the other, by keyboard."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.entry import EntryProblem, parse_int64, parse_name
from petstore_gui.ui import theme, words
from petstore_gui.ui.field import Field
from petstore_gui.ui.marked import ComboBox
from petstore_gui.ui.plain import PlainLabel

# In the order of the list. Not as the list's own data: Qt would hand a StrEnum back as a bare str.
_STATUSES: Final = (*PetStatus, None)


class AddPetForm(QFrame):
    """Name, category ID and status. Enter adds; what was typed stays until the service has taken it."""

    submitted = Signal(object)
    """A NewPet to add. The form takes no other until :meth:`added` or :meth:`not_added` was called."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sent_name: str | None = None
        title = QLabel(self.tr("Add an animal"))
        title.setFont(theme.scaled(self.font(), 1.3, title.font().weight().DemiBold))
        self._name = Field(self.tr("Name"), parse_name, self._name_problem, self.tr("for example Rex"))
        self._category = Field(self.tr("Category ID"), parse_int64, self._category_problem, self.tr("a number"))
        self._status = ComboBox()
        self._status.setAccessibleName(self.tr("Status"))
        self._status.addItems([words.status_word(status) for status in _STATUSES])
        status_label = QLabel(self.tr("Status"))
        status_label.setBuddy(self._status)
        self._button = QPushButton(self.tr("Add animal"))
        self._button.setAccessibleName(self.tr("Add animal"))
        self._button.setProperty("role", "primary")
        self._news = PlainLabel(
            self.tr("Enter adds the animal and keeps category and status for the next one."), role="quiet"
        )

        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        status_column = QVBoxLayout()
        status_column.setSpacing(theme.UNIT)
        status_column.addWidget(status_label)
        status_column.addWidget(self._status)
        column.addWidget(title)
        column.addWidget(self._name)
        column.addWidget(self._category)
        column.addLayout(status_column)
        column.addSpacing(theme.UNIT)
        column.addWidget(self._button)
        column.addWidget(self._news)
        column.addStretch()

        self._button.clicked.connect(self._submit)
        for field in (self._name, self._category):
            field.line.returnPressed.connect(self._submit)
        self._status.entered.connect(self._submit)

    def start(self) -> None:
        """Put the focus where the next animal begins."""
        self._name.setFocus()
        self._name.line.selectAll()

    def added(self, sentence: str) -> None:
        """Say what was added and be ready for the next animal; what was typed meanwhile stays."""
        if self._name.line.text() == self._sent_name:
            self._name.line.clear()
        self._settle(sentence)
        self._name.setFocus()

    def not_added(self) -> None:
        """Let the same animal be sent again; everything typed stays."""
        self._settle("")

    def _settle(self, sentence: str) -> None:
        self._sent_name = None
        self._button.setEnabled(True)
        self._news.setText(words.breakable(sentence))

    def _submit(self) -> None:
        if self._sent_name is not None:
            return
        name, category_id = self._name.value(), self._category.value()
        if name is None or category_id is None:
            (self._name if name is None else self._category).setFocus()
            return
        # The wire objects load with the first connection, after the first paint.
        from msgspec import UNSET

        from petstore_gui.api.schema import NewPet

        status = _STATUSES[self._status.currentIndex()]
        new_pet = NewPet(name=name, category_id=category_id, status=UNSET if status is None else status)
        self._sent_name = self._name.line.text()
        self._button.setEnabled(False)
        self._news.setText(self.tr("Adding {name}…").format(name=words.breakable(words.shown(name))))
        self.submitted.emit(new_pet)

    def _name_problem(self, _problem: EntryProblem) -> str:
        return self.tr("Give the animal a name.")

    def _category_problem(self, problem: EntryProblem) -> str:
        if problem is EntryProblem.EMPTY:
            return self.tr("Give the number of a category, for example 3.")
        return words.entry_problem(problem)
