"""Asks what to do about an add whose outcome is not known, after the program has looked for the animal."""

from enum import StrEnum
from functools import partial
from typing import Final

from msgspec import UNSET
from PySide6.QtCore import QCoreApplication, QLocale, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import LIMIT_MAX
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.matching import CouldBe, Finding, NotListed, ProbablyAdded
from petstore_gui.ui.i18n.text import as_sentence, join_sentences, sanitize, status_text, when
from petstore_gui.ui.pet_list.row_menu import RowMenu
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.message import Action, Message
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox

_ROWS_IN_SIGHT: Final = 4


class Decision(StrEnum):
    """What the user can decide about such an add. The program makes none of these decisions itself."""

    IT_IS = "it is"  # it was added, and is the animal that was found, or chosen
    AGAIN = "again"
    LEAVE = "leave"
    LATER = "later"


def _tr(text: str) -> str:
    return QCoreApplication.translate("add_pet.resolve_dialog", text)


def _found(entry: Add, finding: Finding | None, repeat: str) -> tuple[str, str, tuple[Decision, ...]]:
    name = sanitize(entry.new_pet.name)
    sentence = _tr("The list hasn't been loaded since then.")
    leave, it_is, later = Decision.LEAVE, Decision.IT_IS, Decision.LATER
    again = later if repeat else Decision.AGAIN  # by hand it would be another animal
    match finding:
        case ProbablyAdded(pet=pet):
            title = _tr("{name} was probably added, as ID {id}").format(name=name, id=pet.id)
            return title, _tr("An animal like it is listed now that was not listed before."), (again, it_is)
        case CouldBe(pets=pets, may_be_older=may_be_older):
            several = len(pets) > 1
            title = _tr("Which of these is {name}?") if several else _tr("Is this {name}?")
            maybe = _maybe(entry, pets[0], may_be_older=may_be_older)
            sentence = _tr("Choose it, if it is among them.") if several else maybe
            return title.format(name=name), sentence.format(name=name), (leave, again, it_is)
        case NotListed(completeness=completeness):
            sentence = join_sentences(
                _tr("{name} isn't in the list yet.").format(name=name), _completeness_text(completeness)
            )
        case None:
            pass
    risk = repeat or _tr("It may still arrive. If you add it again, it may be there twice.")
    title = _tr("We couldn't confirm that {name} was added").format(name=name)
    return title, join_sentences(sentence, risk), (leave, again, later)


def _completeness_text(completeness: Completeness) -> str:
    if completeness is Completeness.WITH_STATUS:
        return _tr("It was sent without a status, and the service has no list of those.")
    if completeness is Completeness.CUT_OFF:
        return _tr("The service lists at most {limit} animals of each status.").format(
            limit=QLocale().toString(LIMIT_MAX)
        )
    return ""


def _maybe(entry: Add, pet: Pet, *, may_be_older: bool) -> str:
    if may_be_older and entry.knew_all:
        return _tr("It may be another one: the service doesn't list all animals.")
    if may_be_older:
        return _tr("It may be an older one: not all animals were listed when {name} was sent.")
    if entry.new_pet.status in {UNSET, pet.status}:
        return _tr("It may also be another add of {name} that isn't confirmed.")
    return _tr("It is new and has another status, which may have been changed since.")


def _circumstances(entry: Add, cause: Message | None, names: CategoryNames) -> str:
    new_pet = entry.new_pet
    sent = _tr("{name} (category {category}, {status}) was sent on {time}.")
    if cause is None:  # the program may have ended before it sent it
        sent = _tr("{name} (category {category}, {status}) may have been sent on {time}.")
    sent = sent.format(
        name=sanitize(new_pet.name),
        category=names.text(new_pet.category_id),
        status=status_text(new_pet.status or None, in_sentence=True),
        time=when(entry.began_at, with_day=True),
    )
    why = _tr("No answer was received.") if cause is None else as_sentence(cause.title)
    return join_sentences(sent, why)


class ResolveAddDialog(PlainMessageBox):
    """Accepted with a ``decision``; rejected means later. ``chosen`` is the animal that was added, if there is one."""

    def __init__(
        self,
        parent: QWidget,
        entry: Add,
        finding: Finding | None,
        cause: Message | None,
        names: CategoryNames,
        *,
        repeat: str = "",
    ) -> None:
        """Ask about ``entry``; categories are called by ``names``.

        ``cause`` is why its outcome is not known: nothing where the program itself had ended. Without a ``finding`` no
        list was read since. ``repeat`` says that the program is sending it again, where that is so.
        """
        title, sentence, decisions = _found(entry, finding, repeat)
        text = f"{sentence}\n\n{_circumstances(entry, cause, names)}"
        details = "" if cause is None else f"{cause.title}\n{cause.details}"
        pets = finding.pets if isinstance(finding, CouldBe) else ()
        self._found = finding.pet if isinstance(finding, ProbablyAdded) else None
        self._table = _table(pets, names) if pets else None
        super().__init__(parent, Message(title, text, Action.NONE, details), "question", self._table)
        self._finding = finding
        self.setWindowTitle(self.tr("Add not confirmed"))
        self.decision: Decision | None = None
        labels = {
            Decision.IT_IS: self.tr("Use the selected animal") if len(pets) > 1 else self.tr("Yes, that's it"),
            Decision.AGAIN: self.tr("Add again"),
            Decision.LEAVE: self.tr("Stop sending") if repeat else self.tr("Stop asking"),
            Decision.LATER: self.tr("Decide later"),
        }
        for button in self.findChildren(QPushButton):  # to look into it, which is not the way on
            button.setProperty("role", "quiet")
        for decision in dict.fromkeys(decisions):
            default = decision is decisions[-1]  # what Enter does
            is_later = decision is Decision.LATER
            other = not (default or is_later)
            button = self.add_button(
                labels[decision], partial(self._decide, decision), default=default, refuses=is_later, other=other
            )
            theme.set_style_property(button, "role", "" if default else "quiet")
            if default and self._table is not None:
                self._default = button
                self._on_table_selection_changed()
                self._table.selectionModel().selectionChanged.connect(self._on_table_selection_changed)
                self._table.setFocus()

    @property
    def chosen(self) -> Pet | None:
        """The animal that it is, if it is one."""
        if self._table is None:
            return self._found
        return next(iter(self._table.selected_pets()), None)

    def asks_what_it_would_with(self, finding: Finding | None) -> bool:
        """Return whether the question is the same with ``finding``, which may be of a later list."""
        return _what_counts(finding) == _what_counts(self._finding)

    def _decide(self, decision: Decision, _checked: object = None) -> None:
        self.decision = decision
        self.accept()

    @Slot()
    def _on_table_selection_changed(self) -> None:
        self._default.setEnabled(self.chosen is not None)


def _what_counts(finding: Finding | None) -> Pet | tuple[Pet, ...] | Completeness | None:
    """Return what the question takes from a finding; the time of the list is not in it."""
    match finding:
        case ProbablyAdded(pet=pet):
            return pet
        case CouldBe(pets=pets):
            return pets
        case NotListed(completeness=completeness):
            return completeness
        case None:
            return None


def _table(pets: tuple[Pet, ...], names: CategoryNames) -> PetTableView:
    table = PetTableView(names)
    table.setAccessibleName(_tr("Animals that it could be"))
    table.setSelectionMode(PetTableView.SelectionMode.SingleSelection)
    table.has_cards = False
    RowMenu(table)
    table.selects_on_tab = False  # which Qt does when it opens the dialog: nothing is chosen by then
    table.show_pets(pets)
    if len(pets) == 1:
        table.select_pet(pets[0].id)
    rows = min(len(pets), _ROWS_IN_SIGHT) + 1
    table.setFixedHeight(rows * table.verticalHeader().defaultSectionSize() + theme.GAP)
    table.setMinimumWidth(theme.UNIT * 140)
    return table
