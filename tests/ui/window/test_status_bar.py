"""The line at the bottom by itself; what it says of real lists is in the tests of the page."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from types import MappingProxyType

import pytest
from PySide6.QtCore import QDate, QObject, QTimer
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import ProfileName
from petstore_gui.inventory.snapshot import Changes, Completeness, Snapshot
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.i18n import text as i18n_text
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.window import status_bar
from petstore_gui.ui.window.status_bar import StatusBar
from tests.support.fake_store import FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import is_there, says, sentences, show_active

NOTHING = Snapshot(
    (), "here", datetime.now(UTC), True, MappingProxyType(dict.fromkeys(PetStatus, Completeness.COMPLETE))
)
ERROR = ValueError("any")


REASONS = {"any": "No answer in time", "another": "The service is busy"}


@pytest.fixture
def controller(connector: Connector) -> Iterator[PetListController]:
    """Return a controller without a service."""
    tasks = Tasks()
    owner = QObject()
    yield PetListController(Session(tasks, lambda: connector), owner)
    assert tasks.close(patience_s=PATIENCE_S)
    delete(owner)


@pytest.fixture
def line(qtbot: QtBot, controller: PetListController) -> Iterator[StatusBar]:
    window = QWidget()
    qtbot.addWidget(window)
    field = QLineEdit()
    line = StatusBar(controller, lambda error: REASONS[str(error)], field.setFocus)
    column = QVBoxLayout(window)
    field.setAccessibleName("Name")
    column.addWidget(field)
    column.addWidget(line)
    window.resize(900, 100)
    show_active(qtbot, window)
    field.setFocus()
    yield line
    window.close()


class List:
    """What a controller tells the status bar of a list."""

    def __init__(self, controller: PetListController) -> None:
        self._controller = controller

    def show(self, snapshot: Snapshot | None, status: PetStatus | None = None, changes: Changes | None = None) -> None:
        """Show another list, or a part of one, as an add does as well."""
        of = self._controller
        of.snapshot, of.changes, of.error = snapshot, changes, None
        of.snapshot_changed.emit(snapshot, changes)
        if status is not of.status:
            of.status = status
            of.filter_changed.emit(status)

    def begin(self, *, asked: bool, retry: bool = False) -> None:
        """Begin a reading that the user can see."""
        of = self._controller
        of.is_user_initiated, of.retry_in_s = asked, 0 if retry or not asked else None
        of.retry_in.emit(of.retry_in_s)
        of.is_loading = True
        of.loading_changed.emit(True)

    def end(self, error: Exception | None = None, *, retry_in: int | None = None) -> None:
        """End a reading; the list is shown already."""
        of = self._controller
        of.error, of.retry_in_s = error, retry_in
        of.retry_in.emit(retry_in)
        if of.is_loading:
            of.is_loading = False
            of.loading_changed.emit(False)
        of.reading_ended.emit()

    def read(
        self, snapshot: Snapshot, status: PetStatus | None = None, changes: Changes | None = None, *, asked: bool = True
    ) -> None:
        """Read a list; one that the user did not ask for is announced at its end only."""
        if asked:
            self.begin(asked=True)
        self._controller.is_user_initiated = asked
        self.show(snapshot, status, changes)
        self.end()

    def fail(self, error: Exception = ERROR, *, asked: bool = True, retry_in: int | None = None) -> None:
        """Fail to read a newer list."""
        if asked:
            self.begin(asked=True)
        self._controller.is_user_initiated = asked
        self.end(error, retry_in=retry_in)

    def second(self, seconds: int) -> None:
        """Count down."""
        self._controller.retry_in_s = seconds
        self._controller.retry_in.emit(seconds)


@pytest.fixture
def pets(controller: PetListController) -> List:
    return List(controller)


def patience_ends(line: StatusBar) -> None:
    """Let the time go by within which an answer needs no word."""
    for timer in line.findChildren(QTimer):
        if timer.isSingleShot() and timer.isActive():
            timer.stop()
            timer.timeout.emit()


def buttons(line: StatusBar) -> list[str]:
    return [name for name in ("Try now", "Cancel") if is_there(line, name)]


def test_the_name_of_a_profile_has_its_room_as_soon_as_it_is_shown(
    qtbot: QtBot, line: StatusBar, store: FakeStore
) -> None:
    """The button of the profile gets another text, another padding and another weight at once."""
    before = store.connection()
    button = next(each for each in line.findChildren(QPushButton) if each.property("role") == "profile")
    for name in ProfileName:
        line.show_connection(replace(before, profile=replace(before.profile, name=name)))
        qtbot.waitUntil(lambda: button.width() >= button.sizeHint().width())
        text = button.fontMetrics().horizontalAdvance(button.text())
        assert button.width() >= text + 2 * (theme.GAP + theme.UNIT)


@pytest.mark.parametrize(
    ("doing", "words", "can_cancel"), [(Operation.LOADING, "Loading…", True), (Operation.CONNECTING, "Opening…", False)]
)
def test_what_takes_long_is_said_until_it_ends(
    line: StatusBar, pets: List, doing: Operation, words: str, *, can_cancel: bool
) -> None:
    pets.show(NOTHING)
    line.report("3 animals", stale=True)
    line.begin(doing)
    assert sentences(line) == ["3 animals"]
    patience_ends(line)
    assert sentences(line) == ["3 animals", words]
    assert buttons(line) == ["Cancel"] * can_cancel
    line.end(doing)
    assert (sentences(line), buttons(line)) == (["3 animals"], [])


def test_patience_is_for_each_thing_that_begins_where_nothing_is_said(line: StatusBar) -> None:
    line.begin(Operation.LOADING)
    patience_ends(line)
    line.end(Operation.LOADING)
    line.begin(Operation.CONNECTING)
    line.end(Operation.LOADING)  # as for a list that is said to have ended twice
    assert sentences(line) == []
    patience_ends(line)
    assert sentences(line) == ["Opening…"]


def test_of_two_things_in_progress_the_other_is_said_when_one_has_ended(line: StatusBar, pets: List) -> None:
    pets.show(NOTHING)
    line.begin(Operation.LOADING)
    patience_ends(line)
    line.begin(Operation.CONNECTING)
    assert sentences(line)[1:] == ["Opening…"]
    line.end(Operation.CONNECTING)
    assert sentences(line)[1:] == ["Loading…"]


def test_a_second_that_is_counted_down_takes_nothing_back_that_was_said_meanwhile(line: StatusBar, pets: List) -> None:
    pets.show(NOTHING)
    pets.fail(retry_in=8)
    line.report("Not added.", stale=True)
    pets.second(7)
    assert says(line, "trying again in 7 s")
    assert says(line, "Not added.")
    pets.fail(ValueError("another"))
    assert not says(line, "Not added.")


def test_a_letter_of_a_search_takes_nothing_back_that_was_said_meanwhile(line: StatusBar, pets: List) -> None:
    pets.read(whole(REX, REX))
    line.show_found(1)
    assert says(line, "1 of 2")
    line.report("1 animal copied")
    line.show_found(0)
    assert sentences(line) == ["1 animal copied"]
    short_word_ends(line)
    assert says(line, "0 of 2")
    line.show_found(None)
    assert not says(line, " of 2")


def test_another_filter_takes_the_place_of_what_was_said_of_the_one_before(line: StatusBar, pets: List) -> None:
    pets.read(whole(REX))
    line.report("Not added.", stale=True)
    pets.show(whole(REX), PetStatus.SOLD)
    assert says(line, "Sold: 0 animals")


def test_a_time_of_yesterday_gets_its_day_by_itself(
    line: StatusBar, pets: List, monkeypatch: pytest.MonkeyPatch
) -> None:
    pets.read(replace(NOTHING, taken_at=datetime.now(UTC)))
    (before,) = sentences(line)
    tomorrow = QDate.currentDate().addDays(1)
    monkeypatch.setattr(i18n_text, "QDate", type("Tomorrow", (), {"currentDate": staticmethod(lambda: tomorrow)}))
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


def test_a_short_word_gives_way_to_the_sentence_on_the_list_without_a_sound(
    line: StatusBar, pets: List, heard: list[str]
) -> None:
    pets.read(NOTHING)
    before = sentences(line)
    line.report("3 animals copied")
    assert sentences(line) == ["3 animals copied"]
    heard.clear()
    short_word_ends(line)
    assert sentences(line) == before
    assert heard == []


def test_a_list_that_nobody_asked_for_leaves_a_short_word_its_time(line: StatusBar, pets: List) -> None:
    pets.read(NOTHING)
    line.report("3 animals copied")
    pets.read(whole(REX), asked=False)
    assert sentences(line) == ["3 animals copied"]
    short_word_ends(line)
    assert says(line, "1 animal")
    line.report("3 animals copied")
    pets.read(whole(REX, REX))
    assert says(line, "2 animals")


def test_a_list_that_is_on_its_way_does_not_leave_the_words_on_that_of_another_service(
    line: StatusBar, pets: List
) -> None:
    pets.read(whole(REX))
    assert says(line, "1 animal")
    line.show_connection(FakeStore().connection())
    pets.show(None)
    assert sentences(line) == []


def test_what_is_stale_stays_and_so_does_what_is_said_without_a_list(line: StatusBar, pets: List) -> None:
    pets.read(NOTHING)
    line.report("3 animals copied")
    line.report("Not added.", stale=True)
    short_word_ends(line)
    assert sentences(line) == ["Not added."]
    pets.show(None)
    line.report("No service is open.")
    short_word_ends(line)
    assert sentences(line) == ["No service is open."]


def test_a_sentence_without_room_is_cut_visibly_and_whole_in_its_tool_tip(line: StatusBar) -> None:
    (label,) = [each for each in line.findChildren(QWidget) if each.isVisible() and each.property("role") == "quiet"]
    line.report("<b>short</b>")
    assert label.toolTip() == "<qt>&lt;b&gt;short&lt;/b&gt;"
    line.report("Tom & <i>Rex</i> &lt; &amp;")
    assert label.toolTip() == "<qt>Tom &amp; &lt;i&gt;Rex&lt;/i&gt; &amp;lt; &amp;amp;"
    line.report("l" * 500)
    image = label.grab().toImage()
    ground, height = image.pixelColor(0, 0), image.height()
    right = [[image.pixelColor(image.width() - x, y) == ground for x in range(2, 9)] for y in range(height)]
    assert all(all(row) for row in right[: height // 2])  # an ellipsis has ink in its lower half only
    assert not all(all(row) for row in right[height // 2 :])
    assert "l" * 500 in label.toolTip()
    assert line.window().width() == 900


def test_the_faults_of_the_service_are_in_the_tool_tip_of_its_list_and_nowhere_else(
    line: StatusBar, pets: List
) -> None:
    (label,) = [each for each in line.findChildren(QWidget) if each.isVisible() and each.property("role") == "quiet"]
    pets.read(replace(NOTHING, repeated=frozenset({7})))
    assert "more than once" in label.toolTip()
    assert "more than once" in label.accessibleDescription()
    assert not says(line, "more than once")
    line.report("3 animals copied")
    assert "more than once" not in label.toolTip()


# -------------------------------------------------------------------------------------------- what is said aloud of it


REX = Pet(id=1, name="Rex", category_id=1, status="available")
UNFINISHED = Snapshot(
    (REX,), "here", datetime.now(UTC), False, MappingProxyType(dict.fromkeys(PetStatus, Completeness.NOT_ASKED))
)
CUT_OFF = Snapshot(
    (REX,) * 100, "here", datetime.now(UTC), False, MappingProxyType(dict.fromkeys(PetStatus, Completeness.CUT_OFF))
)
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


@pytest.mark.usefixtures("line")
def test_a_list_that_was_asked_for_is_announced_in_few_words(pets: List, heard: list[str]) -> None:
    pets.read(whole(*[REX] * 12))
    assert heard == ["12 animals"]
    pets.read(whole(*[REX] * 12))
    assert heard == ["12 animals"] * 2


@pytest.mark.usefixtures("line")
def test_a_list_that_is_cut_off_is_announced_as_such(pets: List, heard: list[str]) -> None:
    pets.read(CUT_OFF, PetStatus.AVAILABLE)
    assert heard == ["Available: 100 animals listed, there may be more"]


@pytest.mark.usefixtures("line")
def test_a_list_that_comes_in_parts_is_announced_when_it_is_whole(pets: List, heard: list[str]) -> None:
    pets.begin(asked=True)
    pets.show(UNFINISHED)
    assert heard == []
    pets.show(whole(REX, REX))
    pets.end()
    assert heard == ["2 animals"]


@pytest.mark.usefixtures("line")
def test_a_list_that_nobody_asked_for_is_announced_only_where_it_is_news(pets: List, heard: list[str]) -> None:
    pets.read(whole(REX, REX))
    heard.clear()
    pets.read(whole(REX, REX), changes=Changes(), asked=False)
    assert heard == []
    pets.read(whole(REX, REX), changes=Changes(changed={1: REX}), asked=False)
    assert len(heard) == 1
    assert heard[0].startswith("2 animals. ")
    assert "changed" in heard[0]
    pets.read(whole(REX, REX), changes=Changes(), asked=False)
    assert len(heard) == 1  # the news of before is none any more
    pets.read(whole(REX), changes=Changes(), asked=False)
    assert len(heard) == 2


def test_what_a_search_finds_is_announced_with_a_list_that_was_asked_for_and_is_no_news_of_its_own(
    line: StatusBar, pets: List, heard: list[str]
) -> None:
    pets.read(whole(REX, REX))
    line.show_found(1)
    pets.read(whole(REX, REX), changes=Changes(), asked=False)
    assert heard == ["2 animals"]
    pets.read(whole(REX, REX), changes=Changes())
    assert heard[1:] == ["1 of 2"]


@pytest.mark.usefixtures("line")
def test_why_there_is_no_newer_list_is_announced_once_and_not_each_second(pets: List, heard: list[str]) -> None:
    pets.show(NOTHING)
    pets.fail(retry_in=8)
    for second in range(7, 0, -1):
        pets.second(second)
    pets.begin(asked=False, retry=True)
    pets.end(ValueError("any"), retry_in=10)
    assert heard == [NOT_READ]
    pets.fail(ValueError("another"), asked=False)
    assert heard[1:] == ["The list could not be read: The service is busy"]
    pets.read(NOTHING, changes=Changes(), asked=False)
    assert heard[2:] == ["0 animals"]  # it can be read again


@pytest.mark.usefixtures("line")
def test_an_add_is_not_announced_as_a_list(pets: List, heard: list[str]) -> None:
    pets.read(whole(REX, REX))
    pets.show(whole(REX, REX, REX))
    assert heard == ["2 animals"]


@pytest.mark.usefixtures("line")
def test_a_list_that_is_given_up_with_its_service_is_not_announced(
    controller: PetListController, pets: List, heard: list[str]
) -> None:
    pets.begin(asked=True)
    controller.clear()
    assert heard == []


def test_what_is_said_otherwise_is_announced_too(line: StatusBar, heard: list[str]) -> None:
    line.report("No service is open.")
    line.report("")
    assert heard == ["No service is open."]


def test_a_list_that_is_read_because_its_time_has_come_is_no_second_try(line: StatusBar, pets: List) -> None:
    pets.show(NOTHING)
    pets.begin(asked=False)
    assert not says(line, "trying again…")
    patience_ends(line)
    assert (says(line, "Loading…"), buttons(line)) == (True, ["Cancel"])
    pets.end()
    assert not says(line, "Loading…")


def test_a_first_list_is_waited_for_in_the_place_of_the_table_not_here(line: StatusBar, pets: List) -> None:
    pets.begin(asked=True)
    patience_ends(line)
    assert not says(line, "Loading…")
    assert buttons(line) == []
