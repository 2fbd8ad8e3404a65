"""The form that adds animals, one after the other, by keyboard."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import EntryParsers, PetField, parse_new_pet
from petstore_gui.inventory.input_parsing import (
    InputError,
    InputProblem,
    parse_category_name,
    parse_int64,
    parse_name,
    table_size,
)
from petstore_gui.outbox.draft import FormDraft
from petstore_gui.ui.i18n.text import (
    field_title,
    input_problem_text,
    insert_break_points,
    sanitize,
    status_text,
    tool_tip_html,
)
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import ChoiceEdit, ComboBox
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.labels import LinkButton, NoteLabel
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.notice import Notice
from petstore_gui.ui.widgets.single_cell_edit import SingleCellEdit

if TYPE_CHECKING:
    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.ui.add_pet.category_completer import CategoryCompleter

# In the order of the list. Not as the list's own data: Qt would hand a StrEnum back as a bare str.
_STATUSES: Final = (*PetStatus, None)
_LONGEST_NAME: Final = 30  # in a sentence


class AddPetForm(QFrame):
    """Name, category and status. Enter takes the animal out, and the next one can be typed at once."""

    submitted = Signal(object)
    """The NewPet to add.

    It is still in the fields: :attr:`next_draft` will be when this returns.
    """
    edited = Signal()
    """The fields have changed."""
    rows_pasted = Signal(object)
    """A text with rows or cells of a spreadsheet that was pasted into a field, or dropped on it, and is not in it."""
    category_number_requested = Signal(str)
    """The name of a category that has no number yet."""

    def __init__(self, category_names: CategoryNames) -> None:
        super().__init__()
        self.category_names = category_names
        category_names.changed.connect(self._on_category_names_changed)
        self._earlier: tuple[FormDraft, ...] = ()
        self._is_submitted = False
        """No key has changed a field since the last animal was submitted."""
        self._left_category = ""
        """The category that the last animal has left for the next one: it was not typed for that one."""
        title = QLabel(self.tr("Add an animal"), wordWrap=True)
        title.setFont(theme.heading_font(self.font()))
        name_line, category_line = SingleCellEdit(), ChoiceEdit()
        self._name = FormField(
            field_title(PetField.NAME), parse_name, self._name_problem, self.tr("for example Rex"), line=name_line
        )
        self._name_categories = LinkButton(self.tr("Name it…"))
        self._name_categories.hide()
        self._category = FormField(
            field_title(PetField.CATEGORY),
            parse_int64,
            self._category_problem,
            self.tr("a number"),
            line=category_line,
            remedy=self._name_categories,
        )
        self._category.line.setToolTip(
            self.tr("The service knows each category by its number. Press Down to see those in use.")
        )
        self._status = ComboBox()
        self._status.setAccessibleName(field_title(PetField.STATUS))
        self._status.addItems([status_text(status) for status in _STATUSES])
        status_label = QLabel(field_title(PetField.STATUS))
        status_label.setBuddy(self._status)
        self._button = QPushButton(self.tr("Add animal"))
        self._button.setAccessibleName(self.tr("Add animal"))
        self._button.setProperty("role", "primary")
        self._hint = self._what_enter_does = self.tr(
            "Enter adds the animal and keeps category and status for the next one."
        )
        self.similar = NoteLabel()
        """Says quietly that there is an animal like the one in the fields."""
        self._message = NoteLabel()
        self._earlier_notice = Notice(self.start)
        """About what was in the fields before an animal was put back into them."""
        self.added_notice = Notice(self.start, role="done", picture="check")
        """About the last animal that was added, until the next one is typed."""
        self.undo_notice = Notice(self.start, role="done")
        """About what can be taken back."""
        self.waiting_notice = Notice(self.start)
        """About adds that are not sent."""
        self.attention_notice = Notice(self.start)
        """About adds that the user has to decide about."""
        self._warning = NoteLabel(role="stale")
        self.names_error = NoteLabel(role="stale")
        """Why categories have no names."""

        status = column(status_label, self._status, spacing=theme.UNIT, margin=0)
        notices = (self.added_notice, self.undo_notice, self.waiting_notice, self.attention_notice)
        warnings = (self._warning, self.names_error)
        # Between the fields are their lines for errors.
        fields = column(self._name, self._category, status, spacing=theme.UNIT // 2, margin=0)
        said = (self.similar, self._earlier_notice, self._message, *notices)
        self.setLayout(column(title, fields, self._button, *said, None, *warnings))
        self.setFocusProxy(self._name)
        self.show_message(self._hint)

        self._button.clicked.connect(self._submit)
        self._name_categories.clicked.connect(self._on_name_categories_clicked)
        self._category.edited.connect(self._offer_to_name_category)
        for line in (name_line, category_line):
            line.refused.connect(self.rows_pasted)
        self._name.line.returnPressed.connect(self._submit)
        self._category.line.returnPressed.connect(self._on_category_return_pressed)
        for field in (self._name, self._category):
            field.edited.connect(self.edited)
            field.line.textEdited.connect(self._on_user_edited)
        self._status.activated.connect(self._on_user_edited)
        self._status.entered.connect(self._submit)
        self._status.currentIndexChanged.connect(self.edited)

    def start(self) -> None:
        """Put the focus where the next animal begins."""
        self._name.setFocus()
        self._name.line.selectAll()

    @property
    def draft(self) -> FormDraft:
        """What is in the fields."""
        category, status = self._category.line.text(), self._status.currentIndex()
        return FormDraft(self._name.line.text(), category, status, self._earlier)

    @property
    def next_draft(self) -> FormDraft:
        """What is in the fields once the animal is taken out."""
        return self.draft._replace(name="")

    def set_draft(self, draft: FormDraft) -> None:
        """Fill the fields with what an earlier run or another service has left, and forget the last message."""
        self._fill(draft)
        if not draft.name.strip():
            self._left_category = draft.category  # by an animal, as far as anyone knows
        self.show_message(self._hint)

    def offer(self, earlier: tuple[FormDraft, ...]) -> None:
        """Offer these unfinished animals, the last one first; the fields stay as they are."""
        self._earlier = earlier
        sentence = ""
        if self._earlier:
            name = sanitize(self._earlier[-1].name.strip(), _LONGEST_NAME)
            named = self.tr("{name} is not added yet.").format(name=name)
            sentence = named if name else self.tr("An animal without a name is not added yet.")
        self._earlier_notice.show_sentence(sentence, {self.tr("Go on with it"): self._go_on_with_earlier})

    def edit(self, new_pet: "NewPet") -> None:
        """Put an animal back into the fields; an unfinished one in them is kept, and offered."""
        self._begin(new_pet.name, new_pet.category_id, _STATUSES.index(new_pet.status or None))

    def begin_similar(self, pet: "Pet") -> None:
        """Be ready for an animal of the category and status of ``pet``; an unfinished one is kept, and offered."""
        self._begin("", pet.category_id, _STATUSES.index(pet.status if pet.status in _STATUSES else None))
        self._left_category = self._category.line.text()

    def entry(self) -> tuple[str, int] | None:
        """Return name and category as they are typed, where both can be used; say nothing where they cannot."""
        try:
            return self._name.parse(self._name.line.text()), self._category.parse(self._category.line.text())
        except InputError:
            return None

    def _begin(self, name: str, category_id: int, status: int) -> None:
        self._fill_and_start(FormDraft(name, str(category_id), status, (*self._earlier, *self._unfinished())))

    def _go_on_with_earlier(self) -> None:
        *others, last = self._earlier
        self._fill_and_start(last._replace(earlier=(*self._unfinished(), *others)))

    def _unfinished(self) -> tuple[FormDraft, ...]:
        """Return what is in the fields, if it was typed there."""
        draft = self.draft._replace(earlier=())
        is_typed = draft.name.strip() or draft.category.strip() not in {"", self._left_category.strip()}
        return (draft,) if is_typed else ()

    def _fill_and_start(self, draft: FormDraft) -> None:
        self._fill(draft)
        self.show_message(self._hint)
        self.start()
        self.edited.emit()

    @Slot()
    def _on_category_names_changed(self) -> None:
        names, before = self.category_names.by_id, self._category.line.text()
        self._completer.show_names(names)
        self._category.set_parser(self._completer.parse)
        if self._left_category == before:  # it follows the new name of its category
            self._left_category = self._category.line.text()
        self._offer_to_name_category()
        self._category.set_placeholder(self.tr("a number or a name") if names else self.tr("a number"))

    def show_used_categories(self, category_ids: Iterable[int]) -> None:
        """Let the categories of the animals that are listed be chosen."""
        self._completer.show_used(category_ids)

    def show_hint(self, *, shown: bool) -> None:
        """Say what Enter does where there is nothing else to say, or leave that out: something else needs the room."""
        before, self._hint = self._hint, self._what_enter_does if shown else ""
        if self._message.text() == insert_break_points(before) and self.added_notice.isHidden():
            self._message.show_text(self._hint)

    def show_message(self, sentence: str) -> None:
        """Show a sentence below the button, until there is another one."""
        self._message.show_text(sentence)
        self.added_notice.show_sentence("", {})

    def show_added(self, sentence: str, acts: Mapping[str, Callable[[], None]]) -> None:
        """Show in place of the message that an animal was added, until the next one is typed."""
        self._message.show_text("")
        self.added_notice.show_sentence(sentence, acts)

    def show_warning(self, sentence: str, *, detail: str = "") -> None:
        """Show quietly, at the end of the card, what does not work; an empty sentence hides it."""
        self._warning.show_text(sentence)
        self._warning.setToolTip(tool_tip_html(detail))

    @cached_property
    def _completer(self) -> "CategoryCompleter":
        """Made with the first categories, for the lists that it loads are not needed before the first paint."""
        from petstore_gui.ui.add_pet.category_completer import CategoryCompleter

        return CategoryCompleter(self._category.line)

    @Slot()
    def _submit(self) -> None:
        if self._is_submitted and not self._name.line.text():  # a second Enter of an impatient hand, or of a scanner
            self._name.setFocus()
            return
        wrong = [field for field in (self._name, self._category) if field.value() is None]
        if wrong:
            wrong[0].focus_error()
            return
        self.submitted.emit(self._new_pet())
        self._name.setFocus()  # first: a screen reader says of the line what is in it
        self._fill(self.next_draft)
        self._left_category = self._category.line.text()
        self._is_submitted = True

    def _new_pet(self) -> "NewPet":
        """Return the animal in the fields, which can be used."""
        texts = {PetField.NAME: self._name.line.text(), PetField.CATEGORY: self._category.line.text()}
        parsers = EntryParsers(
            self._name.parse, self._category.parse, lambda _text: _STATUSES[self._status.currentIndex()]
        )
        return parse_new_pet(lambda field: texts.get(field, ""), parsers)

    def _fill(self, draft: FormDraft) -> None:
        self.offer(draft.earlier)
        self._left_category = ""
        self._is_submitted = False
        self._name.line.setText(draft.name)
        self._category.line.setText(draft.category)
        self._status.setCurrentIndex(draft.status if 0 <= draft.status < len(_STATUSES) else 0)

    @Slot(str)
    @Slot(int)
    def _on_user_edited(self, _what: object) -> None:
        self._is_submitted = False
        if not self.added_notice.isHidden():
            self.show_message(self._hint)

    @Slot()
    def _on_category_return_pressed(self) -> None:
        if not self._completer.take_offer():
            self._submit()

    @property
    def _new_category(self) -> str:
        """The name in the field for the category where no category has it; empty where it is no such name."""
        text = self._category.line.text()
        try:
            self._category.parse(text)
        except InputError as error:
            if error.problem is InputProblem.NOT_A_NUMBER and text.strip()[:1].isalpha():
                with suppress(InputError):
                    return parse_category_name(text)
        return ""

    @Slot()
    def _offer_to_name_category(self) -> None:
        self._name_categories.setVisible(bool(self._new_category))

    @Slot()
    def _on_name_categories_clicked(self) -> None:
        self._category.setFocus()  # the button goes as soon as the category has a number
        self.category_number_requested.emit(self._new_category)

    def _name_problem(self, problem: InputProblem) -> str:
        if problem is InputProblem.TABLE:
            return self._table_problem(self._name.line.text().strip())
        return self.tr("Give the animal a name.")

    def _table_problem(self, text: str) -> str:
        rows, columns = table_size(text)
        if rows > 1:
            return self.tr("These look like %Ln rows.", "", rows)
        return self.tr("These look like %Ln cells.", "", columns)

    def _category_problem(self, problem: InputProblem) -> str:
        if problem is InputProblem.EMPTY:
            return self.tr("Give the number of a category, for example 3.")
        if problem is InputProblem.UNFINISHED:
            return self.tr("Choose one of the categories, or give a number.")
        if name := self._new_category:
            return self.tr("“{name}” has no number yet.").format(name=sanitize(name, _LONGEST_NAME))
        if problem is InputProblem.NOT_A_NUMBER and self._completer.names:
            return self.tr("Give a number, or the name of a category.")
        return input_problem_text(problem)
