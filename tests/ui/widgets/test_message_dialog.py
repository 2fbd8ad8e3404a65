from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QCompleter,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.ui.widgets import message_dialog
from petstore_gui.ui.widgets.message import Action, Message, action_word
from petstore_gui.ui.widgets.message_dialog import DialogQueue, PlainMessageBox, question_box
from tests.support.windows import boxes, click, clipboard, find, icon, is_there, press, sentences, show_active

FIRST = Message("First", "The first text.", Action.NONE, "details of the first")
SECOND = Message("Second", "The second text.", Action.RETRY, "details of the second")
MARKUP = "<b>x</b><img src='/etc/hostname'> & <a href='https://evil.example.com'>y</a>"


class Answers:
    """What a message's owner hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def act(self) -> None:
        self.heard.append("act")

    def dismissed(self) -> None:
        self.heard.append("dismissed")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QDialog()
    window.resize(600, 400)
    show_active(qtbot, window)
    yield window
    delete(window)


@pytest.fixture
def messages(window: QWidget) -> DialogQueue:
    return DialogQueue(window)


@pytest.fixture
def answers() -> Answers:
    return Answers()


def titles() -> list[str]:
    return [box.windowTitle() for box in boxes()]


def test_a_message_says_title_and_text_and_is_modal(messages: DialogQueue, answers: Answers) -> None:
    messages.show(FIRST, answers.act)
    (box,) = boxes()
    assert sentences(box) == ["First", "The first text."]
    assert box.windowTitle() == "First"
    assert box.accessibleDescription() == ""  # a screen reader reads the labels, and would say it twice
    assert box.isModal()


def test_details_are_folded_away_and_can_be_unfolded(messages: DialogQueue, answers: Answers) -> None:
    messages.show(FIRST, answers.act)
    (box,) = boxes()
    details = box.findChildren(QPlainTextEdit)[0]
    assert not details.isVisible()
    click(box, "Details")
    assert find(box, QPlainTextEdit, "Details").toPlainText() == "details of the first"
    assert details.isReadOnly()
    assert box.focusWidget() is details  # so that a screen reader reads them
    assert not find(box, QPushButton, "Details").isCheckable()  # which would be read as a check box
    click(box, "Details")
    assert not details.isVisible()


def test_all_of_it_can_be_copied(messages: DialogQueue, answers: Answers) -> None:
    messages.show(FIRST, answers.act)
    (box,) = boxes()
    click(box, "Copy details")
    assert clipboard() == "First\nThe first text.\n\ndetails of the first"
    assert titles() == ["First"]


def test_whatever_it_says_is_plain_text(messages: DialogQueue, answers: Answers) -> None:
    messages.show(Message(MARKUP, MARKUP, Action.NONE, MARKUP), answers.act)
    (box,) = boxes()
    labels = [label for label in box.findChildren(QLabel) if MARKUP in label.text()]
    assert len(labels) == 2
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
    click(box, "Details")
    assert find(box, QPlainTextEdit, "Details").toPlainText() == MARKUP


@pytest.mark.parametrize(
    ("action", "words"),
    [(Action.RETRY, "Try again"), (Action.ENTER_KEY, "Enter the API key…"), (Action.CHECK_CONNECTION, "Connection…")],
)
def test_the_action_is_the_button_that_enter_presses(
    messages: DialogQueue, answers: Answers, action: Action, words: str
) -> None:
    messages.show(Message("Title", "Text", action), answers.act, dismissed=answers.dismissed)
    (box,) = boxes()
    assert action_word(action) == words
    assert find(box, QPushButton, words).isDefault()
    press(box, "Return")
    assert answers.heard == ["act"]
    assert boxes() == []


def test_a_message_without_an_action_has_one_way_out(messages: DialogQueue, answers: Answers) -> None:
    messages.show(FIRST, answers.act, dismissed=answers.dismissed)
    (box,) = boxes()
    assert not is_there(box, "Try again")
    press(box, "Return")
    assert boxes() == []
    assert answers.heard == ["dismissed"]


@pytest.mark.parametrize("way", ["Close", "Escape"])
def test_whoever_closes_it_does_not_act(messages: DialogQueue, answers: Answers, way: str) -> None:
    messages.show(SECOND, answers.act, dismissed=answers.dismissed)
    (box,) = boxes()
    if way == "Close":
        click(box, way)
    else:
        press(box, way)
    assert answers.heard == ["dismissed"]
    assert boxes() == []


def test_the_same_message_is_not_shown_twice_while_it_is_there(messages: DialogQueue, answers: Answers) -> None:
    for _ in range(5):
        messages.show(FIRST, answers.act)
    assert titles() == ["First"]
    click(boxes()[0], "Close")
    assert titles() == []
    messages.show(FIRST, answers.act)
    assert titles() == ["First"]


def test_another_message_waits_for_its_turn(messages: DialogQueue, answers: Answers) -> None:
    messages.show(FIRST, answers.act)
    messages.show(SECOND, answers.act)
    messages.show(SECOND, answers.act)
    assert titles() == ["First"]
    click(boxes()[0], "Close")
    assert titles() == ["Second"]
    click(boxes()[0], "Try again")
    assert titles() == []
    assert answers.heard == ["act"]


def test_a_message_is_taken_back_when_its_reason_is_gone_shown_or_not(messages: DialogQueue, answers: Answers) -> None:
    messages.show(FIRST, answers.act, dismissed=answers.dismissed, reason="list")
    messages.show(SECOND, answers.act, reason="list")
    messages.show(Message("Third", "", Action.NONE), answers.act, reason="key")
    messages.show(Message("Fourth", "", Action.NONE), answers.act)
    messages.withdraw("list")
    assert titles() == ["Third"]
    messages.withdraw("list", "key")
    assert titles() == ["Fourth"]
    assert answers.heard == []
    click(boxes()[0], "Close")
    messages.show(FIRST, answers.act, reason="list")
    assert titles() == ["First"]


def test_what_an_action_has_to_say_comes_after_what_already_waits(messages: DialogQueue, answers: Answers) -> None:
    messages.show(SECOND, lambda: messages.show(SECOND, answers.act))
    messages.show(FIRST, answers.act)
    click(boxes()[0], "Try again")
    assert titles() == ["First"]
    click(boxes()[0], "Close")
    assert titles() == ["Second"]


def test_nothing_is_shown_over_another_dialog_that_has_the_keys(
    messages: DialogQueue, answers: Answers, window: QWidget, qtbot: QtBot
) -> None:
    dialogs = [QDialog(window), QDialog(window)]
    acts: list[str] = []
    dialogs[0].open()
    messages.show(FIRST, answers.act)
    messages.show(FIRST, answers.act)
    dialogs[0].finished.connect(dialogs[1].open)  # one dialog may lead to the next
    messages.when_free(lambda: acts.append("free"))
    qtbot.wait(20)
    assert (titles(), acts) == ([], [])
    dialogs[0].reject()
    qtbot.wait(20)
    assert (titles(), acts) == ([], [])
    dialogs[1].reject()
    qtbot.waitUntil(lambda: titles() == ["First"])
    assert acts == []
    click(boxes()[0], "Close")
    assert (titles(), acts) == ([], ["free"])


def test_what_follows_an_answer_has_the_keys_before_what_waits(
    messages: DialogQueue, answers: Answers, window: QWidget, qtbot: QtBot
) -> None:
    dialog = QDialog(window)
    messages.show(SECOND, dialog.open)
    messages.show(FIRST, answers.act)
    click(boxes()[0], "Try again")
    qtbot.wait(20)
    assert (dialog.isVisible(), titles()) == (True, [])
    dialog.accept()
    qtbot.waitUntil(lambda: titles() == ["First"])


def test_what_was_waited_for_may_itself_show_a_box(messages: DialogQueue, answers: Answers) -> None:
    messages.when_free(lambda: messages.show(FIRST, answers.act))
    messages.when_free(lambda: messages.show(SECOND, answers.act))
    assert titles() == ["First"]
    click(boxes()[0], "Close")
    assert titles() == ["Second"]


def test_a_key_presses_the_button_of_a_question_that_has_the_focus(messages: DialogQueue, window: QWidget) -> None:
    # The last one has the focus at first; Tab goes to the first.
    for before, (key, result) in enumerate([("Return", 1), ("Enter", 2), ("Space", 0)]):
        results: list[int] = []
        messages.ask(
            lambda parent: question_box(parent, "Add?", "Really?", {"Yes": 1, "Always": 2, "No": 0}), results.append
        )
        (box,) = [each for each in window.findChildren(PlainMessageBox) if each.isVisible()]
        assert find(box, QPushButton, "No").isDefault()
        for _tab in range(before + 1):
            press(box.focusWidget(), "Tab")
        press(box.focusWidget(), key)
        assert results == [result]


def test_a_message_for_a_window_that_has_gone_is_shown_all_the_same(
    messages: DialogQueue, answers: Answers, window: QWidget
) -> None:
    gone = QDialog(window)
    messages.show(FIRST, answers.act)
    messages.show(SECOND, answers.act, over=gone)
    delete(gone)
    click(boxes()[0], "Close")
    assert titles() == ["Second"]


def test_a_closed_message_leaves_nothing_behind(messages: DialogQueue, answers: Answers, qtbot: QtBot) -> None:
    messages.show(FIRST, answers.act)
    (box,) = boxes()
    with qtbot.waitSignal(box.destroyed):
        click(box, "Close")


def test_a_dialog_of_another_kind_waits_for_its_turn_too(
    messages: DialogQueue, answers: Answers, window: QWidget
) -> None:
    results: list[int] = []
    made: list[QDialog] = []

    def make(parent: QWidget) -> QDialog:
        made.append(QDialog(parent))
        return made[-1]

    messages.show(FIRST, answers.act)
    messages.ask(make, results.append)
    messages.show(SECOND, answers.act)
    assert made == []
    click(boxes()[0], "Close")
    (dialog,) = made
    assert (dialog.isVisible(), dialog.parentWidget(), titles()) == (True, window, [])
    dialog.accept()
    assert results == [QDialog.DialogCode.Accepted]
    assert titles() == ["Second"]


def test_a_dialog_that_nobody_wants_any_more_when_its_turn_comes_is_not_shown(
    messages: DialogQueue, answers: Answers
) -> None:
    results: list[int] = []
    messages.show(FIRST, answers.act)
    messages.ask(lambda _parent: None, results.append)
    messages.show(SECOND, answers.act)
    click(boxes()[0], "Close")
    assert titles() == ["Second"]
    assert results == []


def test_a_message_waits_for_a_pause_of_the_hand_and_a_question_of_the_user_s_own_does_not(
    messages: DialogQueue, answers: Answers, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.2)
    line = QLineEdit(window)
    line.show()
    line.setFocus()
    press(line, "B")
    messages.show(FIRST, answers.act, reason="list")
    messages.show(SECOND, answers.act)
    messages.ask(lambda parent: question_box(parent, "Close?", "", {"No": 0, "Yes": 1}), lambda _result: None)
    (question,) = window.findChildren(PlainMessageBox)
    assert (question.windowTitle(), titles()) == ("Close?", [])
    messages.withdraw("list")  # its reason is gone before it was shown
    press(line, "e")
    click(question, "No")
    assert titles() == []
    qtbot.waitUntil(lambda: titles() == ["Second"])


def list_below(field: QComboBox | QLineEdit) -> QWidget:
    """Open the list of a field, and return it."""
    if isinstance(field, QComboBox):
        field.showPopup()
        return field.view()
    completer = QCompleter(["dog", "donkey"], field)
    field.setCompleter(completer)
    field.insert("d")
    completer.complete()
    popup = completer.popup()
    assert popup is not None
    return popup


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")  # for a list of words
@pytest.mark.parametrize("typed", ["Return", "Down", "a letter at a list", "a status in a list", "a composed sign"])
@pytest.mark.parametrize("late", [False, True], ids=["", "the field had the focus before"])
def test_all_that_is_typed_counts(window: QWidget, answers: Answers, typed: str, *, late: bool) -> None:
    field = QComboBox(window) if "a status" in typed else QLineEdit(window)
    if isinstance(field, QComboBox):
        field.addItems(["Available", "Sold"])
    field.show()
    messages = None if late else DialogQueue(window)
    field.setFocus()
    messages = messages or DialogQueue(window)
    match typed:
        case "a letter at a list":
            press(list_below(field), "o")
        case "a status in a list":
            press(list_below(field), "Return")
        case "a composed sign":
            QApplication.sendEvent(field, QInputMethodEvent("か", []))
        case key:
            press(field, key)
    messages.show(FIRST, answers.act)
    assert titles() == []


def test_a_message_has_the_icon_of_a_warning_if_it_is_not_said_to_be_none(
    messages: DialogQueue, answers: Answers
) -> None:
    messages.show(FIRST, answers.act)
    messages.show(SECOND, answers.act, icon="info")
    assert icon(boxes()[0]) == "warning"
    click(boxes()[0], "Close")
    assert icon(boxes()[0]) == "info"


def test_a_question_ends_with_the_answer_of_each_button_and_enter_and_escape_are_the_last(window: QWidget) -> None:
    for how, result in (("Both", 2), ("One", 1), ("None", 0), ("Return", 0), ("Escape", 0)):
        results: list[int] = []
        box = question_box(window, "Title", "Text", {"Both": 2, "One": 1, "None": 0})
        box.finished.connect(results.append)
        box.open()
        assert (icon(box), sentences(box)) == ("question", ["Title", "Text"])
        if how in {"Return", "Escape"}:
            press(box, how)
        else:
            click(box, how)
        assert results == [result]


@pytest.fixture
def line(window: QWidget) -> QLineEdit:
    """Return a line with the focus, into which the user has not typed yet."""
    line = QLineEdit(window)
    line.show()
    line.setFocus()
    return line


def test_typing_on_puts_away_a_box_that_opened_by_itself_and_no_letter_is_lost(
    messages: DialogQueue, answers: Answers, line: QLineEdit, window: QWidget
) -> None:
    messages.show(SECOND, answers.act, dismissed=answers.dismissed, automatic=True)
    messages.show(FIRST, answers.act)
    (box,) = boxes()
    QTest.keyClicks(box.focusWidget(), "B")
    assert (line.text(), answers.heard, titles()) == ("B", ["dismissed"], [])  # the next one waits, too
    assert window.focusWidget() is line


@pytest.mark.parametrize("text", [" ", "ł"])
def test_a_blank_and_a_sign_with_alt_gr_are_typed_on_too(
    messages: DialogQueue, answers: Answers, line: QLineEdit, text: str
) -> None:
    alt_gr = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier  # as on Windows
    key, modifiers = (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier) if text == " " else (Qt.Key.Key_L, alt_gr)
    messages.show(SECOND, answers.act, automatic=True)
    QApplication.sendEvent(boxes()[0].focusWidget(), QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))
    assert (titles(), answers.heard, line.text().strip(text)) == ([], [], "")


def test_a_blank_presses_the_button_that_the_user_has_moved_to(
    messages: DialogQueue, answers: Answers, line: QLineEdit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_dialog, "ENTER_AFTER_S", 0)
    messages.show(SECOND, answers.act, automatic=True)
    (box,) = boxes()
    press(box.focusWidget(), "Tab")
    press(box.focusWidget(), "Space")
    assert line.text() == ""


def test_after_a_click_into_an_automatic_box_letters_are_for_it(
    messages: DialogQueue, answers: Answers, line: QLineEdit
) -> None:
    messages.show(SECOND, answers.act, dismissed=answers.dismissed, automatic=True)
    (box,) = boxes()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    QTest.keyClicks(box.focusWidget(), "B")
    assert (line.text(), answers.heard, titles()) == ("", [], ["Second"])


@pytest.mark.parametrize("key", ["Ctrl+B", "Alt+B", "Left", "Tab", "F5"])
def test_other_keys_are_for_the_box(messages: DialogQueue, answers: Answers, line: QLineEdit, key: str) -> None:
    messages.show(SECOND, answers.act, dismissed=answers.dismissed, automatic=True)
    press(boxes()[0].focusWidget(), key)
    assert (line.text(), answers.heard, titles()) == ("", [], ["Second"])


@pytest.mark.parametrize(("key", "in_field"), [("Return", True), ("Enter", True), ("Return", False), ("Space", False)])
def test_an_automatic_box_takes_no_answer_in_its_first_moment(
    messages: DialogQueue,
    answers: Answers,
    line: QLineEdit,
    key: str,
    *,
    in_field: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not in_field:
        line.clearFocus()
    messages.show(SECOND, answers.act, automatic=True)
    (box,) = boxes()
    press(box.focusWidget(), key)
    assert (line.text(), answers.heard, titles()) == ("", [], ["Second"])
    monkeypatch.setattr(message_dialog, "ENTER_AFTER_S", 0)
    press(box.focusWidget(), key)
    assert answers.heard == ["act"]


def test_typing_answers_and_closes_no_box_that_the_user_has_asked_for(
    messages: DialogQueue, answers: Answers, line: QLineEdit
) -> None:
    messages.show(SECOND, answers.act, dismissed=answers.dismissed)
    press(boxes()[0].focusWidget(), "b")
    assert (line.text(), answers.heard, titles()) == ("", [], ["Second"])


def test_without_a_field_to_type_into_a_box_stays(messages: DialogQueue, answers: Answers, window: QWidget) -> None:
    window.setFocus()
    messages.show(SECOND, answers.act, automatic=True)
    press(boxes()[0].focusWidget(), "b")
    assert titles() == ["Second"]


def test_an_automatic_question_waits_for_a_pause_of_the_hand(
    messages: DialogQueue, line: QLineEdit, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.2)
    results: list[int] = []
    press(line, "b")
    messages.ask(lambda parent: question_box(parent, "Is it?", "", {"No": 0, "Yes": 1}), results.append, automatic=True)
    assert window.findChildren(PlainMessageBox) == []
    qtbot.waitUntil(lambda: len(window.findChildren(PlainMessageBox)) == 1)
    press(window.findChildren(PlainMessageBox)[0].focusWidget(), "e")
    assert (line.text(), results) == ("be", [0])
