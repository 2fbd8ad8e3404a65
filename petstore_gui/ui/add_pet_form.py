"""The form that adds animals, one after the other, by keyboard."""

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.entry import EntryError, EntryProblem, parse_int64, parse_name
from petstore_gui.ui import theme, words
from petstore_gui.ui.field import Field
from petstore_gui.ui.marked import ComboBox
from petstore_gui.ui.plain import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from petstore_gui.api.schema import NewPet
    from petstore_gui.ui.category_offers import CategoryOffers

# In the order of the list. Not as the list's own data: Qt would hand a StrEnum back as a bare str.
_STATUSES: Final = (*PetStatus, None)


class Typed(NamedTuple):
    """What stands in the fields, letter by letter; ``status`` is the place in the list."""

    name: str = ""
    category: str = ""
    status: int = 0


class AddPetForm(QFrame):
    """Name, category and status. Enter adds; what was typed stays until the service has taken it."""

    submitted = Signal(object)
    """A NewPet to add. The form takes no other until :meth:`added` or :meth:`not_added` was called with it."""
    edited = Signal()
    """What stands in the fields is not what stood there before."""
    decide_wanted = Signal()
    """Somebody wants to decide about what :meth:`show_open` says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sent: NewPet | None = None
        self._sent_name = ""
        title = QLabel(self.tr("Add an animal"), wordWrap=True)
        title.setFont(theme.heading(self.font()))
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
        self._hint = self.tr("Enter adds the animal and keeps category and status for the next one.")
        self._news = PlainLabel(self._hint, role="quiet")

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
        self._column = column

        self._button.clicked.connect(self._submit)
        self._name.line.returnPressed.connect(self._submit)
        self._category.line.returnPressed.connect(self._on_category_return_pressed)
        for field in (self._name, self._category):
            field.edited.connect(self.edited)
        self._status.entered.connect(self._submit)
        self._status.currentIndexChanged.connect(self.edited)

    def start(self) -> None:
        """Put the focus where the next animal begins."""
        self._name.setFocus()
        self._name.line.selectAll()

    @property
    def typed(self) -> Typed:
        """What stands in the fields."""
        return Typed(self._name.line.text(), self._category.line.text(), self._status.currentIndex())

    def put(self, typed: Typed) -> None:
        """Let ``typed`` stand in the fields; what was sent from here before is heard of no more."""
        self._settle(self._hint)
        self._name.line.setText(typed.name)
        self._category.line.setText(typed.category)
        self._status.setCurrentIndex(typed.status if 0 <= typed.status < len(_STATUSES) else 0)

    def added(self, new_pet: "NewPet", sentence: str) -> None:
        """Say that ``new_pet`` was added and be ready for the next animal; what was typed meanwhile stays."""
        sent = self._sent == new_pet
        if (sent and self._name.line.text() == self._sent_name) or self.holds(new_pet):
            self._name.line.clear()
            self._name.setFocus()
        if sent or self._sent is None:
            self._settle(sentence)

    def not_added(self, new_pet: "NewPet", sentence: str = "") -> None:
        """Let the same animal be sent again; everything typed stays."""
        if self._sent == new_pet or self._sent is None:
            self._settle(sentence)

    def holds(self, new_pet: "NewPet") -> bool:
        """Whether it is this animal that stands in the fields."""
        try:
            name = self._name.parse(self._name.line.text())
            category_id = self._category.parse(self._category.line.text())
        except EntryError:
            return False
        status = _STATUSES[self._status.currentIndex()]
        return (name, category_id, status) == (new_pet.name, new_pet.category_id, new_pet.status or None)

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let a category be typed by its name, too, and offer the names while somebody types."""
        if names or self._offers_names:
            self._offers.show_names(names)
            self._category.understand(self._offers.parse)
            self._category.hint(self.tr("a number or a name") if names else self.tr("a number"))

    def say(self, sentence: str) -> None:
        """Say something below the button, until there is something else to say."""
        self._news.setText(words.breakable(sentence))
        self._news.setVisible(bool(sentence))

    def show_open(self, sentence: str, *, decidable: bool = False) -> None:
        """Say which adds nobody knows the outcome of, with a button where there is something to decide."""
        if sentence or "_open" in self.__dict__:
            self._open.show_sentence(sentence, decidable=decidable)

    def warn(self, sentence: str) -> None:
        """Say quietly, at the end of the card, what does not work; an empty sentence takes it back."""
        if sentence or "_warning" in self.__dict__:
            self._warning.setText(sentence)
            self._warning.setVisible(bool(sentence))

    def warn_of_names(self, sentence: str) -> None:
        """Say quietly, below all else, why categories have no names; an empty sentence takes it back."""
        if sentence or "_no_names" in self.__dict__:
            self._no_names.setText(sentence)
            self._no_names.setVisible(bool(sentence))

    @cached_property
    def _open(self) -> "_OpenAdds":
        """Made when it is needed: on most days it is not."""
        notice = _OpenAdds(self)
        notice.decide.clicked.connect(self.decide_wanted)
        self._column.insertWidget(self._column.indexOf(self._news) + 1, notice)
        return notice

    @cached_property
    def _no_names(self) -> PlainLabel:
        label = PlainLabel(role="stale")
        self._column.addWidget(label)
        return label

    @cached_property
    def _warning(self) -> PlainLabel:
        label = PlainLabel(role="stale")
        self._column.addWidget(label)
        return label

    @cached_property
    def _offers(self) -> "CategoryOffers":
        """Made with the first names, after the first paint."""
        from petstore_gui.ui.category_offers import CategoryOffers

        return CategoryOffers(self._category.line)

    @property
    def _offers_names(self) -> bool:
        return "_offers" in self.__dict__

    def _settle(self, sentence: str) -> None:
        self._sent = None
        self._button.setEnabled(True)
        self.say(sentence)

    def _submit(self) -> None:
        if self._sent is not None:
            return
        name, category_id = self._name.value(), self._category.value()
        if name is None or category_id is None:
            (self._name if name is None else self._category).setFocus()
            return
        # The wire objects load with the first connection, after the first paint.
        from msgspec import UNSET

        from petstore_gui.api.schema import NewPet

        status = _STATUSES[self._status.currentIndex()]
        self._sent = NewPet(name=name, category_id=category_id, status=UNSET if status is None else status)
        self._sent_name = self._name.line.text()
        if self._button.hasFocus():
            self._name.setFocus()  # or it would go on to what comes after the form
        self._button.setEnabled(False)
        self.say(self.tr("Adding {name}…").format(name=words.shown(name)))
        self.submitted.emit(self._sent)

    def _on_category_return_pressed(self) -> None:
        if not (self._offers_names and self._offers.take()):
            self._submit()

    def _name_problem(self, _problem: EntryProblem) -> str:
        return self.tr("Give the animal a name.")

    def _category_problem(self, problem: EntryProblem) -> str:
        if problem is EntryProblem.EMPTY:
            return self.tr("Give the number of a category, for example 3.")
        if problem is EntryProblem.UNFINISHED:
            return self.tr("Choose one of the categories, or give a number.")
        if problem is EntryProblem.NOT_A_NUMBER and self._offers_names and self._offers.names:
            return self.tr("Give a number, or the name of a category.")
        return words.entry_problem(problem)


class _OpenAdds(QFrame):
    """A sentence about adds that nobody knows the outcome of, and the way to decide."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._sentence = PlainLabel()
        self.decide = QPushButton(self.tr("Decide…"))
        self.decide.setAccessibleName(self.tr("Decide…"))
        self.decide.setProperty("role", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addWidget(self._sentence)
        row = QHBoxLayout()
        row.addWidget(self.decide)
        row.addStretch()
        column.addLayout(row)

    def show_sentence(self, sentence: str, *, decidable: bool) -> None:
        self._sentence.setText(words.breakable(sentence))
        self.decide.setVisible(decidable)
        self.setVisible(bool(sentence))
