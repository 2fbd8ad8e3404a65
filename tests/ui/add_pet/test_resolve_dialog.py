"""What is asked about an add whose outcome is not known, and what the keys do: nothing is sent again by a reflex."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.matching import CouldBe, Finding, NotListed, ProbablyAdded
from petstore_gui.ui.add_pet.resolve_dialog import Decision, ResolveAddDialog
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.message import Action, Message
from tests.support.windows import click, find, is_there, press, says, selected, show_active

MARKUP = "<b>Rex</b><img src='/etc/hostname'>"
NEW = NewPet(name="Rex", category_id=3, status=PetStatus.AVAILABLE)
ENTRY = Add(1, "https://pets.example.com/v1", NEW, datetime(2026, 3, 12, 14, 3, tzinfo=UTC), ())
NO_LIST = Add(1, ENTRY.service_id, NEW, ENTRY.began_at, None)
REX, REX_2 = (Pet(id=number, name="Rex", category_id=3, status="available") for number in (43, 2**63 - 1))
SOLD_REX = Pet(id=44, name="Rex", category_id=3, status="sold")
CAUSE = Message("No answer in time", "text", Action.RETRY, "NoAnswerError: no answer within 10 s")
AS_OF = datetime(2026, 3, 12, 14, 4, tzinfo=UTC)
RISK = "It may still arrive. If you add it again, it may be there twice."

FINDINGS: list[tuple[Finding | None, str, str, list[str]]] = [
    (
        ProbablyAdded(ENTRY, REX),
        "Rex was probably added, as ID 43",
        "not listed before",
        ["Add again", "Yes, that's it"],
    ),
    (
        NotListed(ENTRY, Completeness.COMPLETE, AS_OF),
        "We couldn't confirm that Rex was added",
        f"Rex isn't in the list yet. {RISK}",
        ["Stop asking", "Add again", "Decide later"],
    ),
    (
        CouldBe(ENTRY, (REX, REX_2)),
        "Which of these is Rex?",
        "Choose it, if it is among them.",
        ["Stop asking", "Add again", "Use the selected animal"],
    ),
    (CouldBe(ENTRY, (SOLD_REX,)), "Is this Rex?", "has another status", ["Stop asking", "Add again", "Yes, that's it"]),
    (
        CouldBe(replace(ENTRY, knew_all=True), (REX,), may_be_older=True),
        "Is this Rex?",
        "It may be another one: the service doesn't list all animals.",
        ["Stop asking", "Add again", "Yes, that's it"],
    ),
    (
        CouldBe(NO_LIST, (REX,), may_be_older=True),
        "Is this Rex?",
        "It may be an older one: not all animals were listed when Rex was sent.",
        ["Stop asking", "Add again", "Yes, that's it"],
    ),
    (
        NotListed(ENTRY, Completeness.CUT_OFF, AS_OF),
        "We couldn't confirm that Rex was added",
        f"Rex isn't in the list yet. The service lists at most 100 animals of each status. {RISK}",
        ["Stop asking", "Add again", "Decide later"],
    ),
    (
        NotListed(ENTRY, Completeness.WITH_STATUS, AS_OF),
        "We couldn't confirm that Rex was added",
        f"It was sent without a status, and the service has no list of those. {RISK}",
        ["Stop asking", "Add again", "Decide later"],
    ),
    (
        None,
        "We couldn't confirm that Rex was added",
        f"The list hasn't been loaded since then. {RISK}",
        ["Stop asking", "Add again", "Decide later"],
    ),
]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QDialog()
    show_active(qtbot, window)
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
    entry: Add = ENTRY,
    cause: Message | None = CAUSE,
) -> QDialog:
    dialog = ResolveAddDialog(window, entry, finding, cause, CategoryNames())
    if decided is not None:
        dialog.finished.connect(lambda _result: decided.append((dialog.decision, dialog.chosen)))
    dialog.open()
    return dialog


def buttons(dialog: QWidget) -> set[str]:
    """Return the answers, which are in the order of the desktop."""
    (box,) = dialog.findChildren(QDialogButtonBox)
    return {each.text() for each in box.buttons()}


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
    assert buttons(dialog) == set(words)
    assert find(dialog, QPushButton, words[-1]).isDefault()
    assert dialog.isModal()
    dialog.reject()


@pytest.mark.parametrize(("finding", "title", "part", "words"), FINDINGS, ids=lambda value: type(value).__name__)
def test_add_again_is_never_what_enter_does_and_nothing_says_that_it_is_safe(
    window: QWidget, finding: Finding | None, title: str, part: str, words: list[str]
) -> None:
    del title, part, words
    dialog = asking(window, finding)
    assert not find(dialog, QPushButton, "Add again").isDefault()
    assert not find(dialog, QPushButton, "Add again").hasFocus()
    assert not any(says(dialog, word) for word in ("safe", "not added"))
    dialog.reject()


@pytest.mark.parametrize(
    ("finding", "decision", "chosen"),
    [
        (ProbablyAdded(ENTRY, REX), Decision.IT_IS, REX),
        (CouldBe(ENTRY, (SOLD_REX,)), Decision.IT_IS, SOLD_REX),
        (NotListed(ENTRY, Completeness.CUT_OFF, AS_OF), Decision.LATER, None),
        (None, Decision.LATER, None),
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


@pytest.mark.parametrize(("finding", "title", "part", "words"), FINDINGS, ids=lambda value: type(value).__name__)
def test_there_is_one_main_way_and_the_others_are_quiet(
    window: QWidget, finding: Finding | None, title: str, part: str, words: list[str]
) -> None:
    del title, part
    dialog = asking(window, finding)
    roles = {each.text(): each.property("role") for each in dialog.findChildren(QPushButton) if each.text()}
    main = words[-1]
    assert {text for text, role in roles.items() if role != "quiet"} == {main}
    assert set(roles) == {"Details", "Copy", *words}
    quiet = find(dialog, QPushButton, "Add again")
    quiet.clearFocus()
    edge = quiet.grab().toImage().pixelColor(quiet.width() // 2, 0)
    assert edge != QColor(theme.tokens().control_line)
    dialog.reject()


@pytest.mark.parametrize(("words", "decision"), [("Stop asking", Decision.LEAVE), ("Add again", Decision.AGAIN)])
def test_each_button_says_its_decision(window: QWidget, decided: list[Decided], words: str, decision: Decision) -> None:
    click(asking(window, NotListed(ENTRY, Completeness.CUT_OFF, AS_OF), decided), words)
    assert decided == [(decision, None)]


def test_of_several_animals_none_is_chosen_before_somebody_has(window: QWidget, decided: list[Decided]) -> None:
    dialog = asking(window, CouldBe(ENTRY, (REX, REX_2)), decided)
    assert dialog.focusWidget() is table(dialog)
    assert not find(dialog, QPushButton, "Use the selected animal").isEnabled()
    press(table(dialog), "Return")
    assert dialog.isVisible()
    press(table(dialog), "Down")
    press(table(dialog), "Down")
    assert selected(table(dialog)) == [str(2**63 - 1)]
    press(table(dialog), "Return")
    assert decided == [(Decision.IT_IS, REX_2)]


@pytest.mark.parametrize(
    ("pets", "words"), [((REX, REX_2), "Use the selected animal"), ((SOLD_REX,), "Yes, that's it")]
)
def test_an_animal_that_is_not_selected_any_more_is_not_what_the_button_takes(
    window: QWidget, decided: list[Decided], pets: tuple[Pet, ...], words: str
) -> None:
    dialog = asking(window, CouldBe(ENTRY, pets), decided)
    table(dialog).selectRow(0)
    assert find(dialog, QPushButton, words).isEnabled()
    place = table(dialog).visualRect(table(dialog).currentIndex()).center()
    QTest.mouseClick(table(dialog).viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, place)
    assert selected(table(dialog)) == []
    click(dialog, words)
    press(table(dialog), "Return")
    assert decided == []
    press(table(dialog), "Space")
    click(dialog, words)
    assert decided == [(Decision.IT_IS, pets[0])]


def test_the_animals_to_choose_from_stand_with_all_that_tells_them_apart(window: QWidget) -> None:
    dialog = asking(window, CouldBe(ENTRY, (REX, SOLD_REX)))
    model = table(dialog).model()
    rows = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    assert rows == [["43", "Rex", "3", "Available"], ["44", "Rex", "3", "Sold"]]
    press(table(dialog), "Down")
    press(table(dialog), "Ctrl+A")
    assert len(selected(table(dialog))) == 1
    dialog.reject()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_the_animals_to_choose_from_can_be_copied_and_their_menu_leads_nowhere_else(
    qtbot: QtBot, window: QWidget
) -> None:
    dialog = asking(window, CouldBe(ENTRY, (REX, REX_2)))
    press(table(dialog), "Down")
    place = table(dialog).visualRect(table(dialog).currentIndex()).center()
    viewport = table(dialog).viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [each.text().replace("&", "") for each in menu.actions()] == ["Copy", "Copy ID", "Copy for a reply"]
    press(menu, "I")
    assert [QApplication.clipboard().text()] == selected(table(dialog))
    qtbot.waitUntil(lambda: table(dialog).findChildren(QMenu) == [])
    dialog.reject()


def test_it_says_which_animal_it_is_about_when_it_was_sent_and_what_went_wrong(window: QWidget) -> None:
    dialog = asking(window, NotListed(ENTRY, Completeness.COMPLETE, AS_OF))
    assert dialog.windowTitle() == "Add not confirmed"
    assert says(dialog, "Rex (category 3, available) was sent on ")
    assert says(dialog, "No answer in time.")
    click(dialog, "Details")
    assert "no answer within 10 s" in find(dialog, QPlainTextEdit, "Details").toPlainText()
    dialog.reject()


def test_categories_are_called_by_their_names(window: QWidget) -> None:
    names = CategoryNames({3: "Dogs"})
    dialog = ResolveAddDialog(window, ENTRY, CouldBe(ENTRY, (REX, SOLD_REX)), CAUSE, names)
    dialog.open()
    assert says(dialog, "Rex (category Dogs (3), available) was sent on ")
    model = table(dialog).model()
    assert {model.index(row, 2).data() for row in range(2)} == {"Dogs (3)"}
    dialog.reject()


def test_of_an_add_that_the_program_did_not_outlive_it_is_not_known_whether_it_was_sent(window: QWidget) -> None:
    entry = Add(1, ENTRY.service_id, NewPet(name="Rex", category_id=3), ENTRY.began_at, ())
    dialog = asking(window, NotListed(entry, Completeness.COMPLETE, AS_OF), entry=entry, cause=None)
    assert says(dialog, "Rex (category 3, not set) may have been sent on ")
    assert says(dialog, "No answer was received.")
    assert says(dialog, "26")
    dialog.reject()


def test_foreign_names_are_plain_text_and_visible(window: QWidget) -> None:
    new_pet = NewPet(name=MARKUP + "\u202e", category_id=3)
    entry = Add(1, ENTRY.service_id, new_pet, ENTRY.began_at, ())
    for finding in (CouldBe(entry, (REX, REX_2)), NotListed(entry, Completeness.CUT_OFF, AS_OF)):
        dialog = asking(window, finding, entry=entry)
        assert says(dialog, MARKUP + "\ufffd")
        labels = [each for each in dialog.findChildren(QLabel) if each.text()]
        assert {each.textFormat() for each in labels} == {Qt.TextFormat.PlainText}
        dialog.reject()


def test_the_details_have_the_cause_and_are_not_offered_without_one(window: QWidget) -> None:
    assert "no answer within 10 s" in ResolveAddDialog(window, ENTRY, None, CAUSE, CategoryNames()).message.details
    dialog = ResolveAddDialog(window, ENTRY, None, None, CategoryNames())
    dialog.open()
    assert not is_there(dialog, "Details")
    dialog.reject()
