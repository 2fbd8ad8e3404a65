"""Asks what to do about an add whose outcome is not known, after the program has looked for the animal."""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.api.values import LIMIT_MAX
from petstore_gui.inventory.adding import CouldBe, Finding, NotAdded, ProbablyAdded, Unclear
from petstore_gui.inventory.snapshot import Reach
from petstore_gui.ui import theme, words
from petstore_gui.ui.message_dialog import Box
from petstore_gui.ui.messages import Action, Message
from petstore_gui.ui.pet_table import PetTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from petstore_gui.api.schema import Pet
    from petstore_gui.inventory.journal import Entry

_ROWS_IN_SIGHT: Final = 4


class Decision(StrEnum):
    """What somebody can say of such an add. None of them is made by the program."""

    IT_IS = "it is"  # it was added, and is the animal that was found, or chosen
    AGAIN = "again"
    LEAVE = "leave"
    LOOK_AGAIN = "look again"


@dataclass(frozen=True, slots=True)
class Question:
    """What one dialog asks. ``decisions`` stand from the left, the last one is what Enter does.

    ``found`` is the animal that it may well be, ``pets`` are those that somebody has to choose from.
    """

    message: Message
    decisions: tuple[Decision, ...]
    found: "Pet | None" = None
    pets: "tuple[Pet, ...]" = ()


def question(
    entry: "Entry",
    finding: Finding | None,
    cause: Message | None,
    trouble: Message | None,
    names: "Mapping[int, str] | None" = None,
) -> Question:
    """Return what to ask about ``entry``; categories are called by ``names``.

    ``cause`` is why its outcome is not known: nothing where the program itself had ended. ``trouble`` is why the
    animal could not be looked for, when there is no ``finding``.
    """
    title, sentence, decisions = _found(entry, finding, trouble)
    details = "\n\n".join(f"{each.title}\n{each.details}" for each in (cause, trouble) if each is not None)
    text = f"{sentence}\n\n{_circumstances(entry, cause, names or {})}"
    found = finding.pet if isinstance(finding, ProbablyAdded) else None
    pets = finding.pets if isinstance(finding, CouldBe) else ()
    return Question(Message(title, text, Action.NONE, details), decisions, found, pets)


def window_title(cause: Message | None) -> str:
    """Return what the dialog is about, in the fewest words."""
    return _tr("An add was interrupted") if cause is None else _tr("An add without an answer")


def _tr(text: str) -> str:
    return QCoreApplication.translate("finding_dialog", text)


def _found(entry: "Entry", finding: Finding | None, trouble: Message | None) -> tuple[str, str, tuple[Decision, ...]]:
    name = words.shown(entry.new_pet.name)
    leave, again, it_is, look = Decision.LEAVE, Decision.AGAIN, Decision.IT_IS, Decision.LOOK_AGAIN
    sentence = ""
    match finding:
        case ProbablyAdded(pet=pet):
            title = _tr("{name} was added, probably as ID {id}").format(name=name, id=pet.id)
            return title, _tr("An animal like it is listed now that was not listed before."), (again, it_is)
        case NotAdded():
            sentence = _tr("The list is complete and does not have it, so it is safe to add it again.")
            return _tr("{name} was not added").format(name=name), sentence, (leave, again)
        case CouldBe(pets=pets):
            several = len(pets) > 1
            title = _tr("Several animals could be yours") if several else _tr("This animal could be yours")
            sentence = _tr("Choose the one that is {name}, if it is among them.") if several else _maybe(entry)
            return title, sentence.format(name=name), (leave, again, it_is)
        case Unclear(reach=Reach.WITH_STATUS):
            sentence = _tr(
                "{name} is not listed. But it was sent without a status, and the service has no list of the animals "
                "without one: {name} may be one of those that it does not list."
            ).format(name=name)
        case Unclear():
            sentence = _tr(
                "{name} is not listed. But the service lists at most {limit} animals of a status, and there may be "
                "more: {name} may be one of those that it does not list."
            ).format(name=name, limit=QLocale().toString(LIMIT_MAX))
        case None:
            reason = "" if trouble is None else trouble.title
            sentence = _tr("The list could not be read: {reason}.").format(reason=reason)
    return _tr("It cannot be told whether {name} was added").format(name=name), sentence, (leave, again, look)


def _maybe(entry: "Entry") -> str:
    if entry.known is None:
        return _tr("It may have been there before: the list had not been read yet when {name} was sent.")
    return _tr("It is new and has another status, which somebody may have changed since.")


def _circumstances(entry: "Entry", cause: Message | None, names: "Mapping[int, str]") -> str:
    new_pet = entry.new_pet
    when = QDateTime.fromSecsSinceEpoch(int(entry.began_at.timestamp()))
    sent = _tr("{name} (category {category}, {status}) was sent on {time}.")
    if cause is None:  # the program may have ended before it sent it
        sent = _tr("{name} (category {category}, {status}) was about to be sent, or was sent, on {time}.")
    sent = sent.format(
        name=words.shown(new_pet.name),
        category=words.category_text(new_pet.category_id, names),
        status=words.status_in_sentence(new_pet.status or None),
        time=QLocale().toString(when, QLocale.FormatType.ShortFormat),
    )
    why = _tr("The program did not hear the answer.") if cause is None else words.full_stop(cause.title)
    return words.sentences(sent, why)


class FindingDialog(Box):
    """Accepted with a ``decision``; rejected means later. ``chosen`` is the animal of the table, if there is one."""

    def __init__(self, parent: QWidget, asked: Question, title: str, names: "Mapping[int, str] | None" = None) -> None:
        self._found = asked.found
        self._table = _table(asked.pets, names or {}) if asked.pets else None
        super().__init__(parent, asked.message, "question", self._table)
        self.setWindowTitle(title)
        self.decision: Decision | None = None
        labels = {
            Decision.IT_IS: self.tr("It is the chosen one") if len(asked.pets) > 1 else self.tr("That is it"),
            Decision.AGAIN: self.tr("Add again"),
            Decision.LEAVE: self.tr("Leave it as it is"),
            Decision.LOOK_AGAIN: self.tr("Look again"),
        }
        for decision in asked.decisions:
            default = decision is asked.decisions[-1]
            button = self.add_button(labels[decision], partial(self._decide, decision), default=default)
            if default and self._table is not None:
                button.setEnabled(self.chosen is not None)
                self._table.selectionModel().selectionChanged.connect(partial(_enable, button))
                self._table.setFocus()

    @property
    def chosen(self) -> "Pet | None":
        """The animal that it is, if it is one."""
        if self._table is None:
            return self._found
        return next(iter(self._table.selected_pets()), None)

    def _decide(self, decision: Decision, _checked: object = None) -> None:
        self.decision = decision
        self.accept()


def _enable(button: QPushButton, *_selection: object) -> None:
    button.setEnabled(True)


def _table(pets: "tuple[Pet, ...]", names: "Mapping[int, str]") -> PetTable:
    table = PetTable()
    table.setAccessibleName(_tr("Animals that it could be"))
    table.setSelectionMode(PetTable.SelectionMode.SingleSelection)
    table.show_category_names(names)
    table.show_pets(pets)
    if len(pets) == 1:
        table.select_pet(pets[0].id)
    rows = min(len(pets), _ROWS_IN_SIGHT) + 1
    table.setFixedHeight(rows * table.verticalHeader().defaultSectionSize() + theme.GAP)
    table.setMinimumWidth(theme.UNIT * 140)
    return table
