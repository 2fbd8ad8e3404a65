"""The overview answers what is available, says what may be missing and leads to the rows, as a chart and as a table."""

import html
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QDate, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMainWindow, QTableView, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.inventory.overview import PetFilter
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.ui.i18n import text as i18n_text
from petstore_gui.ui.overview.chart import CategoryBar, StatusChart
from petstore_gui.ui.overview.controller import OverviewPage
from petstore_gui.ui.pet_list import page as pet_list_page
from petstore_gui.ui.theme import theme
from tests.support.ink import minus_leads
from tests.support.snapshots import stock
from tests.support.windows import click, find, is_there, press, says, sentences

AVAILABLE, PENDING, SOLD = PetStatus
NAMES = {1: "Dogs", 2: "Cats"}
STORE = stock((1, "aaaaaapps"), (2, "aas"), (3, "sss"), whole=True)
CUT_OFF = stock((1, "a" * 60 + "pp"), (2, "a" * 40 + "-"), cut_off="a")
MANY = stock(*((number, "aps") for number in range(50)), whole=True)
TABLE, CHART = "Show as a table", "Show as a chart"


class Scene:
    """The overview in a window, and what it has asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.requested: list[PetFilter] = []
        self.page = OverviewPage(request_filter=self.requested.append, close=self._on_page_closed)
        self.closed = 0
        self.qtbot = qtbot
        self.window.setCentralWidget(self.page)
        self.window.resize(800, 500)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def _on_page_closed(self) -> None:
        self.closed += 1

    def show(self, snapshot: Snapshot | None, names: Mapping[int, str] = NAMES, reason: str = "") -> None:
        self.page.show_overview(snapshot, names, reason=reason)
        QApplication.processEvents()

    @property
    def chart(self) -> StatusChart:
        return find(self.page, StatusChart, "Animals by category and status")

    @property
    def table(self) -> QTableView:
        return find(self.page, QTableView, "Animals by category and status")

    def focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def wait_until_said(self, sentence: str) -> None:
        self.qtbot.waitUntil(lambda: says(self.page, sentence))

    def texts(self, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[list[str]]:
        """Return what stands in the table, with its titles."""
        model = self.table.model()
        columns = range(model.columnCount())
        titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
        return [titles, *([model.index(row, n).data(role) for n in columns] for row in range(model.rowCount()))]


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[Scene]:
    scene = Scene(qtbot)
    yield scene
    scene.window.close()


def plain(text: str) -> str:
    """Return a sentence as it is with the plural of English, or without."""
    return text.replace("animal(s)", "animals")


def words(scene: Scene) -> list[str]:
    return [plain(sentence) for sentence in sentences(scene.page)]


# ------------------------------------------------------------------------------------------------------ what is said


def test_a_number_is_said_once(scene: Scene) -> None:
    scene.show(STORE)
    headline, details = words(scene)
    assert headline == "15 animals in all"
    assert details.startswith("updated ")
    assert is_there(scene.page, "Available: 8")


def test_animals_that_are_counted_but_newer_than_the_list_are_said(scene: Scene) -> None:
    scene.show(STORE.with_added(Pet(id=99, name="Bella", category_id=1), datetime.now(UTC)))
    headline, details = words(scene)
    assert headline == "16 animals in all"
    assert details.endswith(", 1 added since")
    assert scene.chart.accessibleDescription().endswith(", 1 added since")


def test_a_time_of_yesterday_gets_its_day_by_itself(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.show(replace(STORE, taken_at=datetime.now(UTC)))
    _, before = words(scene)
    spoken = scene.chart.accessibleDescription()
    tomorrow = QDate.currentDate().addDays(1)
    monkeypatch.setattr(i18n_text, "QDate", type("Tomorrow", (), {"currentDate": staticmethod(lambda: tomorrow)}))
    for timer in scene.page.findChildren(QTimer):
        if timer.isActive() and not timer.isSingleShot():
            timer.timeout.emit()
    _, after = words(scene)
    assert len(after) > len(before)
    assert len(scene.chart.accessibleDescription()) > len(spoken)


def test_what_may_be_missing_is_said(scene: Scene) -> None:
    scene.show(CUT_OFF)
    headline, details, banner = words(scene)
    assert headline == "103+ animals in all"
    assert details.startswith("updated ")
    assert banner == "Showing the first 100 available animals. There may be more."
    scene.show(STORE)
    assert not says(scene.page, "There may be more")
    assert [label for label in scene.page.findChildren(QLabel) if label.isVisible() and not label.text()] == []


def test_what_is_still_being_read_is_counted_so_far(scene: Scene) -> None:
    begun = dict.fromkeys(PetStatus, Completeness.NOT_ASKED)
    scene.show(replace(CUT_OFF, completeness_by_status=begun))
    assert words(scene)[0] == "103 animals listed so far"


def test_before_anything_is_listed_one_sentence_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pet_list_page._LOADING_DELAY_MS == 200  # noqa: SLF001  which a slow machine needs to show the window
    monkeypatch.setattr(pet_list_page, "_LOADING_DELAY_MS", 3_600_000)
    scene = Scene(qtbot)
    scene.show(None)
    assert words(scene) == ["Overview"]  # an answer that comes soon needs no words before it
    delay = scene.page.empty_state.findChild(QTimer)
    assert delay is not None
    delay.timeout.emit()
    assert says(scene.page, "The animals are not listed yet.")
    assert not is_there(scene.page, TABLE)
    scene.show(STORE)
    assert is_there(scene.page, TABLE)
    scene.show(None, reason="The service does not answer.")
    assert says(scene.page, "The service does not answer.")
    assert not is_there(scene.page, TABLE)


def test_each_state_without_counts_has_its_action(scene: Scene) -> None:
    sent: list[str] = []
    scene.page.empty_state.add.clicked.connect(lambda: sent.append("add"))
    scene.page.empty_state.retry.clicked.connect(lambda: sent.append("again"))
    scene.page.empty_state.cancel.clicked.connect(lambda: sent.append("cancel"))
    scene.show(stock(whole=True))
    click(scene.page, "Add an animal")
    scene.show(None, reason="The service does not answer.")
    click(scene.page, "Try again")
    scene.show(None)
    scene.wait_until_said("not listed yet")
    click(scene.page, "Cancel")
    assert sent == ["add", "again", "cancel"]


def test_an_empty_store_is_called_empty(scene: Scene) -> None:
    scene.show(stock(whole=True))
    assert words(scene)[0] == "0 animals in all"
    assert says(scene.page, "There are no animals here yet.")
    scene.show(STORE)
    assert not says(scene.page, "no animals here")


def test_the_chart_says_its_main_sentence_to_a_screen_reader(scene: Scene) -> None:
    scene.show(CUT_OFF)
    said = plain(scene.chart.accessibleDescription())
    assert said.startswith("103+ animals in all, updated ")


# ------------------------------------------------------------------------------------------------------ as a table


def test_the_table_says_the_same_in_words(scene: Scene, *, reads_cells: bool) -> None:
    scene.show(CUT_OFF)
    click(scene.page, TABLE)
    assert scene.texts() == [
        ["Category", "Available", "Pending", "Sold", "Not set", "Total"],
        ["All categories", "100+", "2", "0", "1+", "103+"],
        ["Dogs (1)", "60+", "2", "0", "–", "62+"],
        ["Cats (2)", "40+", "0", "0", "1+", "41+"],
    ]
    spoken = scene.texts(Qt.ItemDataRole.AccessibleTextRole)
    if reads_cells:
        assert spoken[3][1:] == [
            "Available: 40 or more",
            "Pending: 0",
            "Sold: 0",
            "Not set: 1 or more",
            "Total: 41 or more",
        ]
        assert not spoken[3][0]
        return
    assert spoken[3] == [
        "Cats (2): Available 40 or more, Pending 0, Sold 0, Not set 1 or more, 41 or more in all",
        "Cats (2), Available: 40 or more",
        "Cats (2), Pending: 0",
        "Cats (2), Sold: 0",
        "Cats (2), Not set: 1 or more",
        "Cats (2), Total: 41 or more",
    ]


def test_the_table_goes_on_with_new_numbers_and_back_to_the_chart(scene: Scene) -> None:
    scene.show(STORE)
    click(scene.page, TABLE)
    scene.show(stock((1, "aa"), whole=True))
    assert scene.texts()[1:] == [["All categories", "2", "0", "0", "2"], ["Dogs (1)", "2", "0", "0", "2"]]
    click(scene.page, CHART)
    assert is_there(scene.page, "Available: 2")
    with pytest.raises(LookupError):
        find(scene.page, QTableView, "Animals by category and status")


def test_enter_space_and_a_double_click_in_the_table_lead_to_the_rows(scene: Scene) -> None:
    scene.show(CUT_OFF)
    click(scene.page, TABLE)
    scene.page.start()
    for key in ("Right", "Return", "Down", "Right", "Space"):  # all available; the dogs that are pending
        press(scene.focused(), key)
    cats, unset, total = (scene.table.model().index(2, column) for column in (0, 4, 5))
    for cell in (cats, unset, total):
        place = scene.table.visualRect(cell).center()
        QTest.mouseClick(scene.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(scene.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert scene.requested == [
        PetFilter(AVAILABLE),
        PetFilter(PENDING, 1),
        PetFilter(None, 2),
        PetFilter(None, 2),
        PetFilter(None, 2),
    ]


def test_the_cell_stays_on_its_category_and_the_table_in_its_place(scene: Scene) -> None:
    scene.show(MANY, {})
    click(scene.page, TABLE)
    scene.page.start()
    for key in ("Right", "Right", *["Down"] * 40):
        press(scene.focused(), key)
    place = scene.table.verticalScrollBar().value()
    assert place > 0
    name = scene.table.currentIndex().siblingAtColumn(0).data()
    scene.show(stock((99, "aaaa"), *((number, "aps") for number in range(50)), whole=True), {})
    assert scene.table.currentIndex().siblingAtColumn(0).data() == name
    assert scene.table.currentIndex().column() == 2
    assert scene.table.verticalScrollBar().value() == pytest.approx(place, abs=theme.ROW_HEIGHT)
    scene.table.verticalScrollBar().setValue(0)
    scene.show(MANY, {})
    assert scene.table.verticalScrollBar().value() == 0


def test_the_row_of_the_current_cell_is_selected_from_the_start_and_after_new_numbers(
    scene: Scene, heard: list[str]
) -> None:
    scene.show(MANY, {})
    click(scene.page, TABLE)
    scene.page.start()
    columns = scene.table.model().columnCount()
    assert len(scene.table.selectedIndexes()) == columns
    press(scene.focused(), "Down")
    scene.show(stock((99, "aaaa"), *((number, "aps") for number in range(50)), whole=True), {})
    assert len(scene.table.selectedIndexes()) == columns
    heard.clear()
    press(scene.focused(), "Ctrl+A")
    assert heard == [], "nothing more was selected"


def test_the_same_counts_of_a_later_time_leave_the_table_alone(scene: Scene) -> None:
    scene.show(STORE)
    click(scene.page, TABLE)
    resets: list[bool] = []
    scene.table.model().modelReset.connect(lambda: resets.append(True))
    before = words(scene)[1]
    scene.show(replace(STORE, taken_at=STORE.taken_at - timedelta(days=2)))
    assert words(scene)[1] != before
    assert resets == []
    scene.show(STORE, {1: "Puppies"})
    assert resets == [True]
    assert scene.texts()[2][0] == "Puppies (1)"


def test_a_name_is_never_read_as_markup_in_a_tool_tip(scene: Scene) -> None:
    scene.show(STORE, {1: "<b>Dogs</b>"})
    tips = [each.toolTip() for each in scene.chart.findChildren(QAbstractButton) if "Dogs" in each.toolTip()]
    assert len(tips) == 1
    assert html.escape("<b>Dogs</b> (1)") in tips[0]
    descriptions = [QAccessible.queryAccessibleInterface(each) for each in scene.chart.findChildren(QAbstractButton)]
    assert not any("<" in each.text(QAccessible.Text.Description) for each in descriptions)


# --------------------------------------------------------------------------------------------------- here and back


def test_the_focus_starts_at_the_answer(scene: Scene) -> None:
    scene.show(STORE)
    scene.page.start()
    assert scene.focused().accessibleName() == "Available: 8"
    scene.show(None)
    scene.page.start()
    assert scene.focused() is scene.page


def test_esc_leads_back_ahead_of_what_esc_means_in_the_window(scene: Scene) -> None:
    cancelled: list[bool] = []
    action = QAction("Cancel", scene.window)
    action.setShortcut("Esc")
    action.triggered.connect(cancelled.append)
    scene.window.addAction(action)
    scene.show(STORE)
    scene.page.start()
    press(scene.focused(), "Esc")
    assert scene.closed == 1
    click(scene.page, TABLE)
    scene.page.start()
    press(scene.focused(), "Esc")
    assert scene.closed == 2
    assert cancelled == []


def test_the_focus_does_not_get_lost_with_the_animals(scene: Scene) -> None:
    scene.show(STORE)
    scene.page.start()
    press(scene.focused(), "Down")
    scene.show(None)
    assert scene.focused() is scene.page
    press(scene.focused(), "Esc")
    assert scene.closed == 1


# -------------------------------------------------------------------------------------------------- in a low window


def test_what_the_arrow_keys_reach_is_brought_into_sight_and_new_numbers_leave_it_there(scene: Scene) -> None:
    scene.show(MANY, {})
    scene.page.start()
    press(scene.focused(), "End")
    last = scene.focused()
    top = last.mapTo(scene.window, QPoint()).y()
    assert 0 < top < top + last.height() <= 500
    scene.show(replace(MANY, taken_at=MANY.taken_at + timedelta(minutes=1)), {})
    assert scene.focused() is last
    assert last.mapTo(scene.window, QPoint()).y() == top


@pytest.fixture
def _large_letters(qapp: QApplication) -> Iterator[None]:
    before = QFont(qapp.font())
    qapp.setFont(theme.scaled_font(before, 1.5))
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("_large_letters")
@pytest.mark.parametrize("table", [False, True], ids=["chart", "table"])
def test_a_low_window_with_large_letters_cuts_nothing_off_at_its_sides(qtbot: QtBot, *, table: bool) -> None:
    scene = Scene(qtbot)
    long = dict.fromkeys(range(50), "Tropical freshwater fish of the Amazonas and its tributaries")
    scene.show(stock((INT64_MAX, "aps"), *((number, "aaa-") for number in range(20)), cut_off="a"), long)
    if table:
        click(scene.page, TABLE)
        QApplication.processEvents()
        assert scene.table.horizontalScrollBar().maximum() == 0
    assert scene.page.minimumSizeHint().width() <= 800
    assert scene.page.minimumSizeHint().height() <= 420
    for each in scene.page.findChildren(QAbstractButton):
        if each.isVisible():
            left = each.mapTo(scene.window, QPoint()).x()
            assert 0 <= left < left + each.width() <= 800
            assert each.height() >= max(24, each.heightForWidth(each.width()))
    scene.window.close()


def test_somebody_can_ask_why_there_may_be_more(scene: Scene) -> None:
    asked: list[bool] = []
    scene.page.limits_notice.details.clicked.connect(lambda: asked.append(True))
    scene.show(CUT_OFF)
    click(scene.page, "Learn more")
    assert asked == [True]


@pytest.mark.usefixtures("from_the_right")
def test_from_the_right_a_minus_stands_before_its_number_in_chart_and_table(scene: Scene) -> None:
    scene.show(stock((-42, "a"), whole=True))
    bar = find(scene.page, CategoryBar, "-42: Available 1, Pending 0, Sold 0, 1 in all")
    assert minus_leads(bar.grab().toImage(), bar.rect().adjusted(bar.width() * 9 // 10, 4, -4, -4))
    click(scene.page, TABLE)
    area = scene.table.visualRect(scene.table.model().index(1, 0)).adjusted(4, 4, -4, -4)
    assert minus_leads(scene.table.viewport().grab().toImage(), area)
    assert scene.texts()[2][0] == "-42"
