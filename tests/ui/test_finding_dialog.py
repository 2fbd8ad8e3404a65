"""What is asked about an add whose outcome is not known, and what the keys do: nothing is sent again by a reflex."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QPlainTextEdit, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.adding import CouldBe, Finding, NotAdded, ProbablyAdded, Unclear
from petstore_gui.inventory.journal import Entry
from petstore_gui.inventory.snapshot import Reach
from petstore_gui.ui.finding_dialog import Decision, FindingDialog, question, window_title
from petstore_gui.ui.messages import Action, Message
from tests.support.windows import click, find, is_there, press, says, selected

MARKUP = "<b>Rex</b><img src='/etc/hostname'>"
NEW = NewPet(name="Rex", category_id=3, status=PetStatus.AVAILABLE)
ENTRY = Entry(1, "https://pets.example.com/v1", NEW, datetime(2026, 3, 12, 14, 3, tzinfo=UTC), ())
NO_LIST = Entry(1, ENTRY.place, NEW, ENTRY.began_at, None)
REX, REX_2 = (Pet(id=number, name="Rex", category_id=3, status="available") for number in (43, 2**63 - 1))
SOLD_REX = Pet(id=44, name="Rex", category_id=3, status="sold")
CAUSE = Message("No answer in time", "text", Action.RETRY, "NoAnswerError: no answer within 10 s")
TROUBLE = Message("No connection to the service", "text", Action.RETRY, "NotConnectedError: refused")

FINDINGS: list[tuple[Finding | None, str, str, list[str]]] = [
    (ProbablyAdded(ENTRY, REX), "Rex was added, probably as ID 43", "not listed before", ["Add again", "That is it"]),
    (NotAdded(ENTRY), "Rex was not added", "it is safe to add it again", ["Leave it as it is", "Add again"]),
    (
        CouldBe(ENTRY, (REX, REX_2)),
        "Several animals could be yours",
        "Choose the one that is Rex",
        ["Leave it as it is", "Add again", "It is the chosen one"],
    ),
    (
        CouldBe(ENTRY, (SOLD_REX,)),
        "This animal could be yours",
        "has another status",
        ["Leave it as it is", "Add again", "That is it"],
    ),
    (
        CouldBe(NO_LIST, (REX,)),
        "This animal could be yours",
        "It may have been there before: the list had not been read yet when Rex was sent.",
        ["Leave it as it is", "Add again", "That is it"],
    ),
    (
        Unclear(ENTRY, Reach.CUT_OFF),
        "It cannot be told whether Rex was added",
        "lists at most 100 animals of a status, and there may be more",
        ["Leave it as it is", "Add again", "Look again"],
    ),
    (
        Unclear(ENTRY, Reach.WITH_STATUS),
        "It cannot be told whether Rex was added",
        "the service has no list of the animals without one",
        ["Leave it as it is", "Add again", "Look again"],
    ),
    (
        None,
        "It cannot be told whether Rex was added",
        "The list could not be read: No connection to the service.",
        ["Leave it as it is", "Add again", "Look again"],
    ),
]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QDialog()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    delete(window)


Decided = tuple[Decision | None, Pet | None]


@pytest.fixture
def decided() -> list[Decided]:
    """Return what was decided, as it comes: the dialog deletes itself."""
    return []


def asking(
    window: QWidget,
    finding: Finding | None,
    decided: list[Decided] | None = None,
    *,
    entry: Entry = ENTRY,
    cause: Message | None = CAUSE,
) -> QDialog:
    dialog = FindingDialog(window, question(entry, finding, cause, TROUBLE), window_title(cause))
    if decided is not None:
        dialog.finished.connect(lambda _result: decided.append((dialog.decision, dialog.chosen)))
    dialog.open()
    return dialog


def buttons(dialog: QWidget) -> list[str]:
    return [each.text() for each in dialog.findChildren(QAbstractButton) if each.isVisible() and each.text()][2:]


def table(dialog: QWidget) -> QTableView:
    return find(dialog, QTableView, "Animals that it could be")


@pytest.mark.parametrize(("finding", "title", "part", "words"), FINDINGS, ids=lambda value: type(value).__name__)
def test_each_finding_has_its_words_and_its_buttons(
    window: QWidget, finding: Finding | None, title: str, part: str, words: list[str]
) -> None:
    entry = ENTRY if finding is None else finding.entry
    dialog = asking(window, finding, entry=entry)
    assert says(dialog, title)
    assert says(dialog, part)
    assert part in dialog.accessibleDescription()
    assert buttons(dialog) == words
    assert find(dialog, QPushButton, words[-1]).isDefault()
    assert dialog.isModal()
    dialog.reject()


@pytest.mark.parametrize(("finding", "title", "part", "words"), FINDINGS, ids=lambda value: type(value).__name__)
def test_add_again_is_what_enter_does_only_where_it_is_safe(
    window: QWidget, finding: Finding | None, title: str, part: str, words: list[str]
) -> None:
    del title, part, words
    dialog = asking(window, finding)
    assert find(dialog, QPushButton, "Add again").isDefault() is isinstance(finding, NotAdded)
    assert not find(dialog, QPushButton, "Add again").hasFocus() or isinstance(finding, NotAdded)
    dialog.reject()


@pytest.mark.parametrize(
    ("finding", "decision", "chosen"),
    [
        (ProbablyAdded(ENTRY, REX), Decision.IT_IS, REX),
        (NotAdded(ENTRY), Decision.AGAIN, None),
        (CouldBe(ENTRY, (SOLD_REX,)), Decision.IT_IS, SOLD_REX),
        (Unclear(ENTRY, Reach.CUT_OFF), Decision.LOOK_AGAIN, None),
        (None, Decision.LOOK_AGAIN, None),
    ],
)
def test_enter_is_the_last_button(
    window: QWidget, decided: list[Decided], finding: Finding | None, decision: Decision, chosen: Pet | None
) -> None:
    dialog = asking(window, finding, decided)
    press(dialog.focusWidget(), "Return")
    assert decided == [(decision, chosen)]


@pytest.mark.parametrize(("finding", "title", "part", "words"), FINDINGS, ids=lambda value: type(value).__name__)
def test_escape_decides_nothing(
    window: QWidget, decided: list[Decided], finding: Finding | None, title: str, part: str, words: list[str]
) -> None:
    del title, part, words
    dialog = asking(window, finding, decided)
    press(dialog.focusWidget(), "Escape")
    assert [decision for decision, _ in decided] == [None]
    assert not dialog.isVisible()


@pytest.mark.parametrize(("words", "decision"), [("Leave it as it is", Decision.LEAVE), ("Add again", Decision.AGAIN)])
def test_each_button_says_its_decision(window: QWidget, decided: list[Decided], words: str, decision: Decision) -> None:
    click(asking(window, Unclear(ENTRY, Reach.CUT_OFF), decided), words)
    assert decided == [(decision, None)]


def test_of_several_animals_none_is_chosen_before_somebody_has(window: QWidget, decided: list[Decided]) -> None:
    dialog = asking(window, CouldBe(ENTRY, (REX, REX_2)), decided)
    assert dialog.focusWidget() is table(dialog)
    assert not find(dialog, QPushButton, "It is the chosen one").isEnabled()
    press(table(dialog), "Return")
    assert dialog.isVisible()
    press(table(dialog), "Down")
    press(table(dialog), "Down")
    assert selected(table(dialog)) == [str(2**63 - 1)]
    press(table(dialog), "Return")
    assert decided == [(Decision.IT_IS, REX_2)]


def test_the_animals_to_choose_from_stand_with_all_that_tells_them_apart(window: QWidget) -> None:
    dialog = asking(window, CouldBe(ENTRY, (REX, SOLD_REX)))
    model = table(dialog).model()
    rows = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    assert rows == [["43", "Rex", "3", "Available"], ["44", "Rex", "3", "Sold"]]
    press(table(dialog), "Down")
    press(table(dialog), "Ctrl+A")
    assert len(selected(table(dialog))) == 1
    dialog.reject()


def test_it_says_which_animal_it_is_about_when_it_was_sent_and_what_went_wrong(window: QWidget) -> None:
    dialog = asking(window, NotAdded(ENTRY))
    assert dialog.windowTitle() == "An add without an answer"
    assert says(dialog, "Rex (category 3, available) was sent on ")
    assert says(dialog, "No answer in time.")
    click(dialog, "Details")
    assert "no answer within 10 s" in find(dialog, QPlainTextEdit, "Details").toPlainText()
    dialog.reject()


def test_categories_are_called_by_their_names(window: QWidget) -> None:
    names = {3: "Dogs"}
    asked = question(ENTRY, CouldBe(ENTRY, (REX, SOLD_REX)), CAUSE, TROUBLE, names)
    dialog = FindingDialog(window, asked, window_title(CAUSE), names)
    dialog.open()
    assert says(dialog, "Rex (category Dogs (3), available) was sent on ")
    model = table(dialog).model()
    assert {model.index(row, 2).data() for row in range(2)} == {"Dogs (3)"}
    dialog.reject()


def test_an_add_that_the_program_did_not_outlive_is_called_interrupted(window: QWidget) -> None:
    entry = Entry(1, ENTRY.place, NewPet(name="Rex", category_id=3), ENTRY.began_at, ())
    dialog = asking(window, NotAdded(entry), entry=entry, cause=None)
    assert dialog.windowTitle() == "An add was interrupted"
    assert says(dialog, "Rex (category 3, not set) was about to be sent, or was sent, on ")
    assert says(dialog, "The program did not hear the answer.")
    assert says(dialog, "26")
    dialog.reject()


def test_foreign_names_are_plain_text_and_visible(window: QWidget) -> None:
    new_pet = NewPet(name=MARKUP + "\u202e", category_id=3)
    entry = Entry(1, ENTRY.place, new_pet, ENTRY.began_at, ())
    for finding in (NotAdded(entry), CouldBe(entry, (REX, REX_2)), Unclear(entry, Reach.CUT_OFF)):
        dialog = asking(window, finding, entry=entry)
        assert says(dialog, MARKUP + "\ufffd")
        labels = [each for each in dialog.findChildren(QLabel) if each.text()]
        assert {each.textFormat() for each in labels} == {Qt.TextFormat.PlainText}
        dialog.reject()


def test_the_details_have_all_causes_and_are_not_offered_without_one(window: QWidget) -> None:
    details = question(ENTRY, None, CAUSE, TROUBLE).message.details
    assert "no answer within 10 s" in details
    assert "NotConnectedError: refused" in details
    dialog = FindingDialog(window, question(ENTRY, NotAdded(ENTRY), None, None), "An add was interrupted")
    dialog.open()
    assert not is_there(dialog, "Details")
    dialog.reject()
