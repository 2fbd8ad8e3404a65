"""The line at the bottom by itself; what it says of real lists is in the tests of the page."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import MappingProxyType

import pytest
from PySide6.QtCore import QDate, QTimer
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Changes, Completeness, Snapshot
from petstore_gui.ui.main_window import status_bar
from petstore_gui.ui.main_window.status_bar import StatusBar
from petstore_gui.ui.pet_list import text as pet_list_text
from petstore_gui.ui.pet_list.list_controller import Standing
from petstore_gui.ui.session.failure import Operation
from tests.support.windows import click, find, is_there, says, sentences

NOTHING = Snapshot(
    (), "here", datetime.now(UTC), True, MappingProxyType(dict.fromkeys(PetStatus, Completeness.COMPLETE))
)
ERROR = ValueError("any")


@pytest.fixture
def line(qtbot: QtBot) -> Iterator[StatusBar]:
    window = QWidget()
    qtbot.addWidget(window)
    line = StatusBar()
    column = QVBoxLayout(window)
    field = QLineEdit()
    field.setAccessibleName("Name")
    column.addWidget(field)
    column.addWidget(line)
    window.resize(900, 100)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    yield line
    window.close()


def patience_ends(line: StatusBar) -> None:
    """Let the time go by within which an answer needs no word."""
    for timer in line.findChildren(QTimer):
        if timer.isSingleShot() and timer.isActive():
            timer.stop()
            timer.timeout.emit()


def buttons(line: StatusBar) -> list[str]:
    return [name for name in ("Try now", "Cancel") if is_there(line, name)]


@pytest.mark.parametrize(
    ("doing", "words", "can_cancel"), [(Operation.LOADING, "Loading…", True), (Operation.CONNECTING, "Opening…", False)]
)
def test_what_takes_long_is_said_until_it_ends(
    line: StatusBar, doing: Operation, words: str, *, can_cancel: bool
) -> None:
    line.say("3 animals")
    line.begin(doing)
    assert sentences(line) == ["3 animals"]
    patience_ends(line)
    assert sentences(line) == ["3 animals", words]
    assert buttons(line) == ["Cancel"] * can_cancel
    line.end(doing)
    assert (sentences(line), buttons(line)) == (["3 animals"], [])


def test_what_ends_soon_is_not_said(line: StatusBar) -> None:
    line.begin(Operation.CONNECTING)
    line.end(Operation.CONNECTING)
    patience_ends(line)
    assert (sentences(line), buttons(line)) == ([], [])


def test_patience_is_for_each_thing_that_begins_where_nothing_is_said(line: StatusBar) -> None:
    line.begin(Operation.LOADING)
    patience_ends(line)
    line.end(Operation.LOADING)
    line.begin(Operation.CONNECTING)
    line.end(Operation.LOADING)  # as for a list that is said to have ended twice
    assert sentences(line) == []
    patience_ends(line)
    assert sentences(line) == ["Opening…"]


def test_of_two_things_under_way_the_other_is_said_when_one_has_ended(line: StatusBar) -> None:
    line.begin(Operation.LOADING)
    patience_ends(line)
    line.begin(Operation.CONNECTING)
    assert sentences(line) == ["Opening…"]
    line.end(Operation.CONNECTING)
    assert sentences(line) == ["Loading…"]


def test_an_old_list_says_when_it_is_tried_again_and_what_can_be_done(line: StatusBar) -> None:
    line.show_list(Standing(snapshot=NOTHING, error=ERROR, again_in=8), "No answer in time")
    assert says(line, "No answer in time")
    assert says(line, "trying again in 8 s")
    assert buttons(line) == ["Try now", "Cancel"]
    line.show_list(Standing(snapshot=NOTHING, error=ERROR, again_in=0, under_way=True), "No answer in time")
    assert says(line, "trying again…")
    patience_ends(line)
    assert says(line, "trying again…")
    assert not says(line, "Loading…")
    line.show_list(Standing(snapshot=NOTHING, error=ERROR), "No answer in time")
    assert buttons(line) == ["Try now"]
    line.show_list(Standing(snapshot=NOTHING, error=ERROR, under_way=True), "No answer in time")
    assert (says(line, "Loading…"), buttons(line)) == (True, ["Cancel"])
    line.show_list(Standing(snapshot=NOTHING), "")
    assert buttons(line) == []
    assert not says(line, "No answer in time")


def test_the_buttons_ask_for_what_they_say_and_leave_the_focus_where_somebody_types(line: StatusBar) -> None:
    asked: list[str] = []
    line.try_wanted.connect(lambda: asked.append("try"))
    line.cancel_wanted.connect(lambda: asked.append("cancel"))
    line.show_list(Standing(snapshot=NOTHING, error=ERROR, again_in=8), "No answer in time")
    for name in ("Try now", "Cancel"):
        button = find(line, QAbstractButton, name)
        assert button.accessibleName() == name
        click(line, name)
    assert asked == ["try", "cancel"]
    assert find(line.window(), QLineEdit, "Name").hasFocus()


def test_a_second_that_is_counted_down_takes_nothing_back_that_was_said_meanwhile(line: StatusBar) -> None:
    standing = Standing(snapshot=NOTHING, error=ERROR, again_in=8)
    line.show_list(standing, "No answer in time")
    line.say("Not added.", stale=True)
    line.show_list(Standing(snapshot=NOTHING, error=ERROR, again_in=7), "No answer in time")
    assert says(line, "Not added.")
    line.show_list(Standing(snapshot=NOTHING, error=ValueError("another")), "No answer in time")
    assert not says(line, "Not added.")


def test_a_letter_of_a_search_takes_nothing_back_that_was_said_meanwhile(line: StatusBar) -> None:
    standing = Standing(snapshot=whole(REX, REX))
    line.show_list(standing, "")
    line.show_list(replace(standing, found=1), "")
    assert says(line, "1 of 2 loaded")
    line.say("1 animal copied")
    line.show_list(replace(standing, found=0), "")
    assert sentences(line) == ["1 animal copied"]
    short_word_ends(line)
    assert says(line, "0 of 2 loaded")
    line.show_list(standing, "")
    assert not says(line, "loaded")


def test_another_filter_takes_the_place_of_what_was_said_of_the_one_before(line: StatusBar) -> None:
    standing = Standing(snapshot=whole(REX))
    line.show_list(standing, "")
    line.say("Not added.", stale=True)
    line.show_list(replace(standing, status=PetStatus.SOLD), "")
    assert says(line, "Sold: 0 animals")


def test_a_time_of_yesterday_gets_its_day_by_itself(line: StatusBar, monkeypatch: pytest.MonkeyPatch) -> None:
    line.show_list(Standing(snapshot=NOTHING), "")
    (before,) = sentences(line)
    tomorrow = QDate.currentDate().addDays(1)
    monkeypatch.setattr(pet_list_text, "QDate", type("Tomorrow", (), {"currentDate": staticmethod(lambda: tomorrow)}))
    for timer in line.findChildren(QTimer):
        if not timer.isSingleShot():
            timer.timeout.emit()
    (after,) = sentences(line)
    assert len(after) > len(before)


def short_word_ends(line: StatusBar) -> None:
    timers = [each for each in line.findChildren(QTimer) if each.isSingleShot() and each.isActive()]
    assert len(timers) <= 1
    for timer in timers:
        timer.stop()
        timer.timeout.emit()


def test_a_short_word_gives_way_to_the_sentence_on_the_list_without_a_sound(line: StatusBar, heard: list[str]) -> None:
    line.show_list(Standing(snapshot=NOTHING), "")
    before = sentences(line)
    line.say("3 animals copied")
    assert sentences(line) == ["3 animals copied"]
    heard.clear()
    short_word_ends(line)
    assert sentences(line) == before
    assert heard == []


def test_what_is_stale_stays_and_so_does_what_is_said_without_a_list(line: StatusBar) -> None:
    line.show_list(Standing(snapshot=NOTHING), "")
    line.say("3 animals copied")
    line.say("Not added.", stale=True)
    short_word_ends(line)
    assert sentences(line) == ["Not added."]
    line.show_list(Standing(), "")
    line.say("No service is open.")
    short_word_ends(line)
    assert sentences(line) == ["No service is open."]


def test_a_sentence_without_room_is_cut_visibly_and_whole_in_its_tool_tip(line: StatusBar) -> None:
    (label,) = [each for each in line.findChildren(QWidget) if each.property("role") == "quiet"]
    line.say("<b>short</b>")
    assert label.toolTip() == "<qt>&lt;b&gt;short&lt;/b&gt;"
    line.say("Tom & <i>Rex</i> &lt; &amp;")
    assert label.toolTip() == "<qt>Tom &amp; &lt;i&gt;Rex&lt;/i&gt; &amp;lt; &amp;amp;"
    line.say("l" * 500)
    image = label.grab().toImage()
    ground, height = image.pixelColor(0, 0), image.height()
    right = [[image.pixelColor(image.width() - x, y) == ground for x in range(2, 9)] for y in range(height)]
    assert all(all(row) for row in right[: height // 2])  # an ellipsis has ink in its lower half only
    assert not all(all(row) for row in right[height // 2 :])
    assert "l" * 500 in label.toolTip()
    assert line.window().width() == 900


def test_the_faults_of_the_service_are_in_the_tool_tip_of_its_list_and_nowhere_else(line: StatusBar) -> None:
    (label,) = [each for each in line.findChildren(QWidget) if each.property("role") == "quiet"]
    line.show_list(Standing(snapshot=replace(NOTHING, repeated=frozenset({7}))), "")
    assert "more than once" in label.toolTip()
    assert "more than once" in label.accessibleDescription()
    assert not says(line, "more than once")
    line.say("3 animals copied")
    assert "more than once" not in label.toolTip()


def test_an_hour_of_waiting_is_no_reason_to_widen_the_window(line: StatusBar) -> None:
    standing = Standing(snapshot=NOTHING, error=ERROR, again_in=int(timedelta(minutes=1).total_seconds()))
    line.show_list(standing, "No answer in time " * 30)
    assert line.window().width() == 900
    assert find(line, QAbstractButton, "Cancel").geometry().right() <= line.width()


# -------------------------------------------------------------------------------------------- what is said aloud of it


REX = Pet(id=1, name="Rex", category_id=1, status="available")
UNFINISHED = Snapshot(
    (REX,), "here", datetime.now(UTC), False, MappingProxyType(dict.fromkeys(PetStatus, Completeness.NOT_ASKED))
)
CUT_OFF = Snapshot(
    (REX,) * 100, "here", datetime.now(UTC), False, MappingProxyType(dict.fromkeys(PetStatus, Completeness.CUT_OFF))
)
REASON = "No answer in time"
NOT_READ = "The list could not be read: No answer in time"


def whole(*pets: Pet) -> Snapshot:
    return Snapshot(
        pets, "here", datetime.now(UTC), True, MappingProxyType(dict.fromkeys(PetStatus, Completeness.COMPLETE))
    )


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is announced to a screen reader; not in English numbers yet, which a catalogue makes."""
    heard: list[str] = []

    def hear(_widget: QWidget, sentence: str) -> None:
        if sentence:
            heard.append(sentence.replace("animal(s)", "animals"))

    monkeypatch.setattr(status_bar, "announce", hear)
    return heard


def read(line: StatusBar, after: Standing, reason: str = "", *, asked: bool) -> None:
    """Let a reading of the list begin and end; one that nobody asked for is not heard of before its end."""
    if asked:
        line.show_list(replace(after, snapshot=None, changes=None, under_way=True, again_in=None), reason)
    line.show_list(replace(after, by_itself=not asked), reason)


def test_a_list_that_was_asked_for_is_announced_in_few_words(line: StatusBar, heard: list[str]) -> None:
    read(line, Standing(snapshot=whole(*[REX] * 12)), asked=True)
    assert heard == ["12 animals"]
    read(line, Standing(snapshot=whole(*[REX] * 12)), asked=True)
    assert heard == ["12 animals"] * 2


def test_a_list_that_is_cut_off_is_announced_as_such(line: StatusBar, heard: list[str]) -> None:
    read(line, Standing(PetStatus.AVAILABLE, CUT_OFF), asked=True)
    assert heard == ["Available: 100 animals listed, there may be more"]


def test_a_list_that_comes_in_parts_is_announced_when_it_is_whole(line: StatusBar, heard: list[str]) -> None:
    line.show_list(Standing(under_way=True), "")
    line.show_list(Standing(snapshot=UNFINISHED, under_way=True), "")
    assert heard == []
    line.show_list(Standing(snapshot=whole(REX, REX)), "")
    assert heard == ["2 animals"]


def test_a_list_that_nobody_asked_for_is_announced_only_where_it_is_news(line: StatusBar, heard: list[str]) -> None:
    read(line, Standing(snapshot=whole(REX, REX)), asked=True)
    heard.clear()
    read(line, Standing(snapshot=whole(REX, REX), changes=Changes()), asked=False)
    assert heard == []
    read(line, Standing(snapshot=whole(REX, REX), changes=Changes(changed=frozenset({1}))), asked=False)
    assert len(heard) == 1
    assert heard[0].startswith("2 animals. ")
    assert "changed" in heard[0]
    read(line, Standing(snapshot=whole(REX, REX), changes=Changes()), asked=False)
    assert len(heard) == 1  # the news of before is none any more
    read(line, Standing(snapshot=whole(REX), changes=Changes()), asked=False)
    assert len(heard) == 2


def test_what_a_search_finds_is_announced_with_a_list_that_was_asked_for_and_is_no_news_of_its_own(
    line: StatusBar, heard: list[str]
) -> None:
    read(line, Standing(snapshot=whole(REX, REX)), asked=True)
    line.show_list(Standing(snapshot=whole(REX, REX), found=1), "")
    read(line, Standing(snapshot=whole(REX, REX), changes=Changes(), found=1), asked=False)
    assert heard == ["2 animals"]
    read(line, Standing(snapshot=whole(REX, REX), changes=Changes(), found=1), asked=True)
    assert heard[1:] == ["1 of 2 loaded"]


def test_why_there_is_no_newer_list_is_announced_once_and_not_each_second(line: StatusBar, heard: list[str]) -> None:
    failed = Standing(snapshot=NOTHING, error=ERROR, again_in=8)
    read(line, failed, REASON, asked=True)
    for second in range(7, 0, -1):
        line.show_list(replace(failed, again_in=second), REASON)
    line.show_list(replace(failed, under_way=True, again_in=0), REASON)
    line.show_list(replace(failed, error=ValueError("once more"), by_itself=True), REASON)
    assert heard == [NOT_READ]
    read(line, replace(failed, error=ValueError("another")), "The service is busy", asked=False)
    assert heard[1:] == ["The list could not be read: The service is busy"]
    read(line, Standing(snapshot=NOTHING, changes=Changes()), asked=False)
    assert heard[2:] == ["0 animals"]  # it can be read again


def test_an_add_is_not_announced_as_a_list(line: StatusBar, heard: list[str]) -> None:
    read(line, Standing(snapshot=whole(REX, REX)), asked=True)
    line.show_list(Standing(snapshot=whole(REX, REX, REX)), "")
    assert heard == ["2 animals"]


def test_a_list_that_is_given_up_with_its_service_is_not_announced(line: StatusBar, heard: list[str]) -> None:
    line.show_list(Standing(under_way=True), "")
    line.show_list(Standing(), "")
    assert heard == []


def test_what_is_said_otherwise_is_announced_too(line: StatusBar, heard: list[str]) -> None:
    line.say("No service is open.")
    line.say("")
    assert heard == ["No service is open."]


def test_a_list_that_is_read_because_its_time_has_come_is_no_second_try(line: StatusBar) -> None:
    line.show_list(Standing(snapshot=NOTHING, under_way=True, again_in=0), "")
    assert not says(line, "trying again…")
    patience_ends(line)
    assert (says(line, "Loading…"), buttons(line)) == (True, ["Cancel"])
    line.show_list(Standing(snapshot=NOTHING), "")
    assert not says(line, "Loading…")


def test_a_first_list_is_waited_for_in_the_place_of_the_table_not_here(line: StatusBar) -> None:
    line.show_list(Standing(under_way=True), "")
    patience_ends(line)
    assert not says(line, "Loading…")
    assert buttons(line) == []
