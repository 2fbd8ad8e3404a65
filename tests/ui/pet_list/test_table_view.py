import html
import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QContextMenuEvent, QHelpEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.pet_list.row_menu import RowActions, RowMenu
from petstore_gui.ui.pet_list.table_model import MARK_ROLE, PendingRow
from petstore_gui.ui.pet_list.table_view import PendingButton, PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from tests.support.sections import CATEGORY, ID, NAME, SECTIONS, STATUS
from tests.support.windows import click, clipboard, column, press, selected, show_active

EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63), 9, 10]


def pet(number: int, name: str = "Rex", status: str | None = "sold") -> Pet:
    return Pet(id=number, name=name, category_id=-number - 1, status=status)


@pytest.fixture(autouse=True, scope="module")
def _clipboard() -> Iterator[None]:
    """Leave nothing of ours there: offscreen, Qt 6.11 drops it after Python has ended, and the process crashes."""
    yield
    QApplication.clipboard().clear()


TITLES = "ID\tName\tCategory\tStatus"
SOURCE = "As of 09:15:02, from the list of Staging"


def show(qtbot: QtBot, table: PetTableView) -> PetTableView:
    qtbot.addWidget(table)
    table.resize(900, 300)
    show_active(qtbot, table)
    table.setFocus()
    return table


@pytest.fixture
def table(qtbot: QtBot) -> PetTableView:
    return show(qtbot, PetTableView(CategoryNames()))


@pytest.fixture
def part(qtbot: QtBot) -> PetTableView:
    """Return a table that says whence its animals came."""
    return show(qtbot, PetTableView(CategoryNames(), listed_source=lambda _pet: SOURCE))


def click_header(table: PetTableView, section: int) -> None:
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(section) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def click_row(table: PetTableView, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = table.visualRect(table.model().index(row, NAME)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, keys, place)


@pytest.mark.parametrize("is_sorted", [False, True])
@pytest.mark.parametrize("ctrl", ["", "Ctrl+"])
def test_home_and_end_go_to_the_first_and_the_last_animal_and_select_it(
    table: PetTableView, ctrl: str, *, is_sorted: bool
) -> None:
    table.show_pets([pet(1, "Bo"), pet(2, "Rex"), pet(3, "Momo"), pet(4, "Ada")])
    if is_sorted:
        click_header(table, NAME)
    shown = column(table, ID)
    click_row(table, 1)
    at = table.currentIndex().column()
    for keys, expected in (("End", shown[-1]), ("Home", shown[0])):
        press(table, ctrl + keys)
        assert selected(table) == [expected]
        assert table.currentIndex().siblingAtColumn(ID).data() == expected
        assert table.currentIndex().column() == at
    click_row(table, 1)
    press(table, f"{ctrl}Shift+End")
    assert selected(table) == shown[1:]


def test_it_is_called_animals_and_cannot_be_typed_into(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    assert table.accessibleName() == "Animals"
    click_row(table, 0)
    for keys in ("F2", "x"):
        press(table, keys)
    assert table.viewport().findChildren(QLineEdit) == []
    assert column(table, NAME) == ["Rex"]


def test_a_click_on_a_header_sorts_another_turns_it_round_a_third_takes_it_back(table: PetTableView) -> None:
    table.show_pets([pet(number) for number in EDGES])
    given, rising = [str(number) for number in EDGES], [str(number) for number in sorted(EDGES)]
    for wanted in (rising, rising[::-1], given):
        click_header(table, ID)
        assert column(table, ID) == wanted


def test_the_order_that_was_chosen_holds_for_what_is_listed_next(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    click_header(table, ID)
    table.show_pets([pet(10), pet(9)])
    assert column(table, ID) == ["9", "10"]


def test_the_selection_stays_on_its_animals_when_they_are_sorted(table: PetTableView) -> None:
    table.show_pets([pet(number) for number in EDGES])
    click_row(table, 0)
    click_row(table, 4, Qt.KeyboardModifier.ControlModifier)
    for _ in range(3):
        click_header(table, ID)
        assert set(selected(table)) == {str(EDGES[0]), str(EDGES[4])}


def test_the_selection_stays_on_its_animals_when_they_are_listed_anew(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2), pet(3)])
    click_row(table, 1)
    click_row(table, 2, Qt.KeyboardModifier.ControlModifier)
    table.show_pets([pet(4), pet(3), pet(2), pet(1)])
    assert set(selected(table)) == {"2", "3"}
    assert table.currentIndex().siblingAtColumn(ID).data() == "3"
    table.show_pets([pet(3)])
    assert selected(table) == ["3"]


def test_what_lies_between_selected_animals_is_not_selected_with_them(table: PetTableView) -> None:
    animals = [pet(number) for number in range(1, 7)]
    table.show_pets(animals)
    click_row(table, 0)
    for row in (2, 3, 5):
        click_row(table, row, Qt.KeyboardModifier.ControlModifier)
    table.show_pets(animals)
    assert set(selected(table)) == {"1", "3", "4", "6"}


def test_the_place_stays_when_the_same_animals_are_listed_anew(table: PetTableView, qtbot: QtBot) -> None:
    animals = [pet(number) for number in range(100)]
    table.show_pets(animals)
    bar = table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    table.show_pets(animals)
    qtbot.wait(1)  # Qt lays rows out when it is idle
    assert bar.value() == place > 0


def test_an_animal_can_be_selected_by_its_id_and_is_scrolled_to(table: PetTableView) -> None:
    table.show_pets([pet(number) for number in range(2**53, 2**53 + 200)])
    click_row(table, 0)
    assert table.select_pet(2**53 + 151)
    assert selected(table) == [str(2**53 + 151)]
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
    assert not table.select_pet(7)
    assert [each.id for each in table.selected_pets()] == [2**53 + 151]


def test_selected_animals_are_copied_to_the_last_digit_in_the_order_of_the_table(table: PetTableView) -> None:
    table.show_pets([pet(number) for number in EDGES])
    told: list[int] = []
    table.copied.connect(told.append)
    press(table, "Ctrl+A")
    press(table, "Ctrl+C")
    assert clipboard() == "\n".join([TITLES, *(f"{number}\tRex\t{-number - 1}\tSold" for number in EDGES)])
    assert told == [len(EDGES)]
    click_header(table, ID)
    press(table, "Ctrl+C")
    assert [int(row.split("\t")[0]) for row in clipboard().split("\n")[1:]] == sorted(EDGES)


def test_without_a_selection_the_clipboard_is_left_alone(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    click_row(table, 0)
    press(table, "Ctrl+C")
    before = clipboard()
    table.clearSelection()
    press(table, "Ctrl+C")
    assert clipboard() == before != ""


# -------------------------------------------------------------------------------------------------------------- marks


def marks(table: PetTableView) -> dict[str, str]:
    """Return what is marked, by ID."""
    model = table.model()
    rows = [(model.index(row, ID), model.index(row, NAME)) for row in range(model.rowCount())]
    return {number.data(): name.data(MARK_ROLE) for number, name in rows if name.data(MARK_ROLE) is not None}


def looks(table: PetTableView, count: int) -> None:
    """Let half a second go by, so many times; only while there is something to look for."""
    for timer in table.findChildren(QTimer):
        for _ in range(count):
            if timer.interval() == 500 and timer.isActive():
                timer.timeout.emit()


def test_what_is_new_or_changed_is_marked_until_it_was_in_sight_for_three_seconds(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2), pet(3), pet(4)])
    table.markers.add({1}, {3: pet(3, "Max")}, {4})
    assert marks(table) == {"1": "new", "3": "changed", "4": "entered"}
    looks(table, 6)
    assert marks(table) == {"1": "new", "3": "changed", "4": "entered"}
    looks(table, 1)
    assert marks(table) == {}
    assert not any(timer.isActive() for timer in table.findChildren(QTimer) if timer.interval() == 500)


def test_what_is_not_in_sight_stays_marked_until_it_was(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(number) for number in range(100)])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.markers.add({0, 99})
    looks(table, 20)
    assert marks(table) == {"99": "new"}
    table.scrollToBottom()
    looks(table, 7)
    assert marks(table) == {}


def test_a_glance_is_not_enough_however_often(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(number) for number in range(100)])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.markers.add({99})
    for _ in range(3):
        table.scrollToBottom()
        looks(table, 5)
        table.scrollToTop()
        looks(table, 1)
    assert marks(table) == {"99": "new"}


def test_nobody_sees_what_stands_in_a_window_behind_another(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(1)])
    table.markers.add({1})
    other = QWidget()
    qtbot.addWidget(other)
    show_active(qtbot, other)
    looks(table, 20)
    assert marks(table) == {"1": "new"}
    show_active(qtbot, table)
    looks(table, 7)
    assert marks(table) == {}


def test_what_was_not_seen_stays_marked_as_what_it_is_when_the_list_is_read_again(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2)])
    table.markers.add({1})
    table.show_pets([pet(2), pet(1)])
    table.markers.add({2}, {1: pet(1, "Max")})
    assert marks(table) == {"1": "new", "2": "new"}
    table.show_pets([pet(2)])
    looks(table, 7)
    table.show_pets([pet(2), pet(1)])
    assert marks(table) == {"1": "new"}
    table.markers.clear()
    assert marks(table) == {}


def test_a_changed_animal_says_what_of_it_has_changed(table: PetTableView) -> None:
    luna = Pet(id=2, name="<b>Luna", category_id=3)
    table.show_pets([pet(1, "Rex", status="sold"), luna])
    before = {1: pet(1, "Rex", status="pending"), 2: Pet(id=2, name="Lu", category_id=4)}
    table.markers.add(changed=before)
    names = [table.model().index(row, NAME) for row in range(2)]
    said = ["Status: Pending to Sold", "Name: Lu to <b>Luna, Category: 4 to 3"]
    assert [name.data(Qt.ItemDataRole.ToolTipRole) for name in names] == said
    assert all(
        name.data(Qt.ItemDataRole.AccessibleTextRole).endswith(text) for name, text in zip(names, said, strict=True)
    )
    table.markers.add({9}, {1: pet(1, "Rex", status="available")})
    assert names[0].data(Qt.ItemDataRole.ToolTipRole) == "Status: Pending to Sold"  # as it was when it was last seen


# --------------------------------------------------------------------------------------------------- focus and widths


def ring(table: PetTableView) -> set[int]:
    """Return the rows that have a frame of the accent all along them."""
    image, accent = table.viewport().grab().toImage(), QColor(theme.tokens().accent)
    rows = set()
    for row in range(table.model().rowCount()):
        cell = table.visualRect(table.model().index(row, 0))
        line = [image.pixelColor(x, cell.top() + 1) for x in range(2, table.viewport().width() - 2)]
        if all(colour == accent for colour in line):
            rows.add(row)
    return rows


def test_the_ring_runs_round_the_current_row_and_only_while_the_table_has_the_keys(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2), pet(3)])
    table.setFocus()
    assert ring(table) == {0}  # round all of the table
    press(table, "Down")
    press(table, "Down")
    assert ring(table) == {1}
    table.clearFocus()
    assert ring(table) == set()


@pytest.mark.parametrize("reason", [Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason])
def test_tab_into_the_table_selects_its_first_row_where_none_is(table: PetTableView, reason: Qt.FocusReason) -> None:
    table.show_pets([pet(5), pet(6)])
    table.clearFocus()
    table.setFocus(reason)
    assert [each.id for each in table.selected_pets()] == [5]
    assert table.currentIndex().column() == NAME
    table.clearFocus()
    table.select_pet(6)
    table.setFocus(reason)
    assert [each.id for each in table.selected_pets()] == [6]


def test_a_click_and_the_program_select_no_row_with_the_focus(table: PetTableView) -> None:
    table.show_pets([pet(5), pet(6)])
    table.clearFocus()
    table.setFocus()
    assert table.selected_pets() == []


def test_columns_keep_their_widths_while_fewer_animals_are_shown(table: PetTableView) -> None:
    table.show_pets([pet(2**63 - 1), pet(1)])
    wide = [table.columnWidth(column) for column in SECTIONS]
    table.show_pets([pet(1)])
    assert [table.columnWidth(column) for column in SECTIONS] == wide
    table.columns.restore({})  # as another service is opened
    table.show_pets([pet(1)])
    assert table.columnWidth(ID) < wide[ID]


# ------------------------------------------------------------------------------------------------------------ finding

ANIMALS = [
    Pet(id=number, name=name, category_id=number % 3) for number, name in enumerate(["Rex", "Luna", "Roxy"] * 40)
]


def current(table: PetTableView) -> str | None:
    return table.currentIndex().siblingAtColumn(ID).data() if table.currentIndex().isValid() else None


def test_only_what_is_found_is_shown_and_it_is_counted(table: PetTableView) -> None:
    table.show_pets(ANIMALS)
    assert table.count == 120
    table.find("rex")
    assert set(column(table, NAME)) == {"Rex"}
    assert table.count == 40
    table.show_pets([pet(1), pet(2, "Luna")])
    assert (column(table, ID), table.count) == (["1"], 1)
    table.find("")
    assert table.count == 2


def test_what_is_selected_and_not_found_is_selected_again_when_it_is_back(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2, "Luna"), pet(3, "Roxy")])
    click_row(table, 0)
    click_row(table, 1, Qt.KeyboardModifier.ControlModifier)
    table.find("r")
    assert (selected(table), [each.id for each in table.selected_pets()]) == (["1"], [1])
    table.find("zz")
    assert (selected(table), table.selected_pets(), current(table)) == ([], [], None)
    table.find("")
    assert (set(selected(table)), current(table)) == ({"1", "2"}, "2")


def test_what_is_selected_among_what_was_found_takes_the_place_of_what_was_before(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2, "Luna"), pet(3, "Roxy")])
    click_row(table, 1)
    table.find("ro")
    click_row(table, 0)
    table.find("")
    assert (selected(table), current(table)) == (["3"], "3")


def test_the_place_stays_when_a_search_is_over(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets(ANIMALS)
    bar = table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    for text in ("1", "11", "119", ""):
        table.find(text)
        qtbot.wait(1)  # Qt lays rows out when it is idle
    assert bar.value() == place > 0


def test_an_animal_that_was_chosen_in_a_search_is_in_sight_after_it(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets(ANIMALS)
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.find("119")
    click_row(table, 0)
    table.find("")
    qtbot.wait(1)
    assert selected(table) == ["119"]
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))


def test_what_is_found_begins_at_the_top_and_takes_the_keys_there(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets(ANIMALS)
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.scrollToBottom()
    table.find("rex")
    assert table.rowAt(0) == 0
    table.clearFocus()
    table.enter_rows()
    assert (table.hasFocus(), selected(table)) == (True, ["0"])
    press(table, "Down")
    table.enter_rows()
    assert selected(table) == ["3"]
    table.find("zz")
    table.enter_rows()
    assert selected(table) == []


def test_names_of_categories_are_shown_and_the_selection_stays(table: PetTableView) -> None:
    table.show_pets([pet(-4), pet(-5)])
    click_row(table, 1)
    table.category_names.set({4: "Dogs"})
    assert column(table, CATEGORY) == ["3", "Dogs (4)"]
    assert selected(table) == ["-5"]
    assert table.sizeHintForColumn(CATEGORY) <= table.columnWidth(CATEGORY)


# ------------------------------------------------------------------------------------------------------------ columns


def action(actions: list[QAction], text: str) -> QAction:
    return next(each for each in actions if each.text().replace("&", "") == text)


def shown(table: PetTableView) -> list[str]:
    """Return the titles in sight, from the start."""
    header = table.horizontalHeader()
    sections = sorted(range(header.count()), key=header.visualIndex)
    in_sight = [each for each in sections if header.sectionSize(each)]
    role = Qt.ItemDataRole.AccessibleTextRole  # without the arrow
    return [table.model().headerData(each, Qt.Orientation.Horizontal, role) for each in in_sight]


def do(table: PetTableView, text: str) -> None:
    action([*table.column_actions.layout_actions, *table.column_actions.sorting], text).trigger()


def test_columns_are_hidden_and_shown_and_the_last_one_stays(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    for text in ("Name", "ID", "Category"):
        do(table, text)
    assert shown(table) == ["Status"]
    last = action(table.column_actions.layout_actions, "Status")
    assert (last.isChecked(), last.isEnabled()) == (True, False)
    do(table, "ID")
    assert shown(table) == ["ID", "Status"]
    assert last.isEnabled()
    assert table.columnWidth(ID) + table.columnWidth(STATUS) == table.viewport().width()
    do(table, "Reset columns")
    assert shown(table) == ["ID", "Name", "Category", "Status"]
    assert all(each.isChecked() for each in table.column_actions.layout_actions if each.isCheckable())


def test_the_column_in_hand_is_moved_and_sized_by_keyboard(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    click_row(table, 0)
    press(table, "Right")
    for _ in range(3):
        do(table, "Move column towards the start")
    assert shown(table) == ["Category", "ID", "Name", "Status"]
    do(table, "Move column towards the end")
    assert shown(table) == ["ID", "Category", "Name", "Status"]
    width = table.columnWidth(CATEGORY)
    do(table, "Widen column")
    assert table.columnWidth(CATEGORY) > width
    do(table, "Narrow column")
    assert table.columnWidth(CATEGORY) == width
    for _ in range(99):
        do(table, "Narrow column")
    assert table.columnWidth(CATEGORY) > 24


def test_a_hidden_column_is_passed_over_when_another_is_moved(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    do(table, "Name")
    table.setCurrentIndex(table.model().index(0, CATEGORY))
    do(table, "Move column towards the start")
    assert shown(table) == ["Category", "ID", "Status"]


def test_it_is_sorted_by_keyboard_by_several_columns_one_after_the_other(table: PetTableView) -> None:
    table.show_pets(
        [Pet(id=1, name="b", category_id=1), Pet(id=2, name="a", category_id=2), Pet(id=3, name="a", category_id=1)]
    )
    reverse = action(table.column_actions.sorting, "Reverse the order")
    assert (action(table.column_actions.sorting, "Default order").isChecked(), reverse.isEnabled()) == (True, False)
    do(table, "Sort by category")
    do(table, "Sort by name")
    assert column(table, ID) == ["3", "2", "1"]
    assert action(table.column_actions.sorting, "Sort by name").isChecked()
    do(table, "Reverse the order")
    assert column(table, ID) == ["1", "3", "2"]
    click_header(table, ID)
    assert action(table.column_actions.sorting, "Sort by ID").isChecked()
    do(table, "Default order")
    assert column(table, ID) == ["1", "2", "3"]
    assert table.horizontalHeader().sortIndicatorSection() not in SECTIONS


def drag_edge(table: PetTableView, section: int, by: int) -> None:
    header = table.horizontalHeader()
    edge = QPoint(header.sectionViewportPosition(section) + header.sectionSize(section) - 2, header.height() // 2)
    QTest.mousePress(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(header.viewport(), edge + QPoint(by, 0))
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=edge + QPoint(by, 0))


def test_a_width_that_somebody_chose_stays_whatever_is_listed(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    width = table.columnWidth(ID)
    drag_edge(table, ID, 40)
    for animals in ([pet(2**63 - 1)], [pet(1)]):
        table.show_pets(animals)
        assert table.columnWidth(ID) == width + 40
    do(table, "Reset columns")
    assert table.columnWidth(ID) == width


def test_a_double_click_on_an_edge_sizes_its_column_and_no_other(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    header = table.horizontalHeader()
    edge = QPoint(header.sectionViewportPosition(ID) + header.sectionSize(ID) - 2, header.height() // 2)
    QTest.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    assert set(table.columns.user_widths) == {PetField.ID}


def test_the_whole_row_is_painted_anew_where_the_current_one_changes(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(1), pet(2)])
    table.setCurrentIndex(table.model().index(0, ID))
    qtbot.wait(50)
    painted: list[QRegion] = []

    class Watcher(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
            if isinstance(event, QPaintEvent):
                painted.append(event.region())
            return False

    watcher = Watcher(table)
    table.viewport().installEventFilter(watcher)
    table.selectionModel().setCurrentIndex(table.model().index(1, ID), QItemSelectionModel.SelectionFlag.NoUpdate)
    qtbot.waitUntil(lambda: bool(painted))
    far = table.visualRect(table.model().index(1, STATUS)).center()
    assert any(region.contains(far) for region in painted)


def test_an_arrangement_comes_back_as_it_was(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(2), pet(1)])
    told: list[None] = []
    table.columns.arranged.connect(lambda: told.append(None))
    drag_edge(table, ID, 40)
    do(table, "Status")
    table.setCurrentIndex(table.model().index(0, CATEGORY))
    do(table, "Move column towards the start")
    click_header(table, NAME)
    click_header(table, ID)
    assert len(told) >= 5
    other = PetTableView(CategoryNames())
    qtbot.addWidget(other)
    other.resize(table.size())
    other.show()
    told.clear()
    other.columns.arranged.connect(lambda: told.append(None))
    other.columns.restore(json.loads(json.dumps(table.columns.state())))
    other.show_pets([pet(2), pet(1)])
    assert shown(other) == shown(table) == ["ID", "Category", "Name"]
    assert column(other, ID) == ["1", "2"]
    assert other.horizontalHeader().sortIndicatorSection() == ID
    assert [other.columnWidth(each) for each in SECTIONS] == [table.columnWidth(each) for each in SECTIONS]
    other.resize(700, 300)
    QApplication.processEvents()
    assert told == []  # the user has not done that
    other.columns.restore({})
    assert (shown(other), column(other, ID)) == (["ID", "Name", "Category", "Status"], ["2", "1"])


@pytest.mark.parametrize(
    "state",
    [
        {"order": "NAME", "hidden": 7, "widths": [1], "sort": {"ID": True}},
        {
            "order": [None, "AGE", ["ID"], "ID", "ID"],
            "hidden": ["AGE", 3],
            "sort": [["AGE", True], ["ID"], [1, 2], "ID"],
        },
        {"widths": {"ID": -5, "NAME": "wide", "CATEGORY": True, "STATUS": 10**12, "AGE": 7}, "new": {}},
        {"hidden": ["ID", "NAME", "CATEGORY", "STATUS"]},
    ],
)
def test_an_arrangement_that_cannot_be_read_leaves_it_as_at_first(
    table: PetTableView, state: dict[str, object]
) -> None:
    table.show_pets([pet(2), pet(1)])
    widths = [table.columnWidth(each) for each in SECTIONS]
    table.columns.restore(state)
    assert (shown(table), column(table, ID)) == (["ID", "Name", "Category", "Status"], ["2", "1"])
    assert [table.columnWidth(each) for each in SECTIONS] == widths


@pytest.mark.parametrize("number", [1, 2**63 - 1, -(2**63)])
@pytest.mark.parametrize("width", [440, 900])
def test_no_needless_scroll_bar_however_long_the_numbers(table: PetTableView, number: int, width: int) -> None:
    table.resize(width, 300)
    table.show_pets([Pet(id=number, name="Rex", category_id=number, status="available"), *ANIMALS[2:]])
    QApplication.processEvents()
    assert table.horizontalScrollBar().maximum() == 0
    assert table.columnWidth(NAME) >= 60
    table.resize(1400, 300)
    QApplication.processEvents()
    assert table.sizeHintForColumn(ID) <= table.columnWidth(ID)
    assert table.sizeHintForColumn(CATEGORY) <= table.columnWidth(CATEGORY)


def tip(table: PetTableView, column: int) -> str:
    """Point at a cell of the first row and wait for what it says."""
    place = table.visualRect(table.model().index(0, column)).center()
    QApplication.sendEvent(
        table.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, table.viewport().mapToGlobal(place))
    )
    text = QToolTip.text()
    QToolTip.hideText()
    return text


def test_a_number_that_is_cut_off_is_said_whole_to_whoever_points_at_it(table: PetTableView) -> None:
    table.resize(420, 300)
    table.show_pets([Pet(id=1, name="<b>x</b> " * 20, category_id=2**63 - 1, status="available")])
    QApplication.processEvents()
    assert tip(table, ID) == ""
    assert tip(table, CATEGORY) == f"<qt>{2**63 - 1}"
    assert tip(table, NAME).startswith("<qt>&lt;b&gt;x&lt;/b&gt; ")


def test_a_status_that_is_cut_off_is_said_whole(table: PetTableView) -> None:
    unknown = "in quarantine until the vet has seen it"
    for status, said in (("available", ""), (unknown, f"<qt>{unknown}")):
        table.show_pets([Pet(id=1, name="Rex", category_id=7, status=status)])
        assert tip(table, STATUS) == said


def test_letters_that_a_search_has_found_are_painted_in_a_column_of_any_width(table: PetTableView) -> None:
    table.show_pets([pet(11, "Anna"), pet(12, "Annabel of the long name")])
    table.find("anna")
    table.horizontalHeader().setMinimumSectionSize(1)
    for width in (1, 5, 12, 20, 40, 80):
        table.setColumnWidth(NAME, width)
        table.setColumnWidth(ID, width)
        assert not table.grab().isNull()


def test_commands_act_on_the_animal_that_is_highlighted(table: PetTableView) -> None:
    table.show_pets([pet(1), pet(2), pet(3)])
    click_row(table, 0)
    for _ in range(2):  # selected, and deselected
        click_row(table, 1, Qt.KeyboardModifier.ControlModifier)
    first, second = table.shown_pets()[:2]
    assert (table.selected_pets(), table.currentIndex().row()) == ([first], 1)
    assert table.chosen_pet == first
    click_row(table, 1, Qt.KeyboardModifier.ControlModifier)
    assert table.chosen_pet == second  # of two, the current one
    table.selectionModel().clearSelection()
    assert table.chosen_pet is None


def test_how_many_rows_ctrl_a_has_selected_is_announced(table: PetTableView, heard: list[str]) -> None:
    table.show_pets([pet(1), pet(2), pet(3)])
    press(table, "Ctrl+A")
    assert heard[-1:] == ["3 rows selected"]


# -------------------------------------------------------------------------------------------------------------- copying


def test_what_is_copied_is_what_is_shown_in_its_order_as_text_and_as_a_table(table: PetTableView) -> None:
    table.show_pets([Pet(id=2**63 - 1, name="=Rex", category_id=3, status="sold")])
    table.category_names.set({3: "Dogs"})
    do(table, "Status")
    table.setCurrentIndex(table.model().index(0, CATEGORY))
    do(table, "Move column towards the start")
    table.selectAll()
    press(table, "Ctrl+C")
    assert clipboard() == f"ID\tCategory\tName\n{2**63 - 1}\tDogs (3)\t'=Rex"
    data = QApplication.clipboard().mimeData()
    assert f">{2**63 - 1}</td>" in data.html()
    assert ">Category</td>" in data.html()
    assert "mso-number-format" in data.html()


def test_ids_alone_and_lines_for_a_reply_are_copied_from_the_top(part: PetTableView) -> None:
    part.show_pets([pet(2**63 - 1), pet(-5, "Luna", None), pet(7)])
    part.category_names.set({4: "Dogs"})
    told: list[tuple[str, int]] = []
    part.copied.connect(lambda count: told.append(("animals", count)))
    part.ids_copied.connect(lambda count: told.append(("IDs", count)))
    part.selection_missed.connect(lambda: told.append(("none", 0)))
    click_row(part, 1)
    click_row(part, 0, Qt.KeyboardModifier.ControlModifier)
    part.copy_ids()
    assert clipboard() == f"{2**63 - 1}\n-5"
    part.copy_for_reply()
    assert clipboard().split("\n") == [
        f"Rex, ID {2**63 - 1}, sold, category {-(2**63)}. {SOURCE}",
        f"Luna, ID -5, not set, category Dogs (4). {SOURCE}",
    ]
    assert told == [("IDs", 2), ("animals", 2)]
    part.clearSelection()
    part.copy_ids()
    part.copy_for_reply()
    assert told[2:] == [("none", 0)] * 2


NO_ACTIONS = RowActions(look_up=lambda: None, add_similar=lambda: None, show_category=lambda: None)
ROW_COMMANDS = ["Sho&w card", "Look &up again", "Add one li&ke this", "&Only this category"]


def open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_the_menu_of_a_row_copies(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(1), pet(2)])
    RowMenu(table)
    table.selectAll()
    place = table.visualRect(table.currentIndex()).center()
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        event = QContextMenuEvent(reason, place, table.viewport().mapToGlobal(place))
        QApplication.sendEvent(table.viewport(), event)
        menu = open_menu()
        assert [each.text().replace("&", "") for each in menu.actions()] == ["Copy", "Copy ID", "Copy for a reply"]
        press(menu, "I")
        assert clipboard() == "1\n2"
        qtbot.waitUntil(lambda: table.findChildren(QMenu) == [])


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
@pytest.mark.parametrize(
    ("reason", "active"), [(QContextMenuEvent.Reason.Keyboard, ["Sho&w card"]), (QContextMenuEvent.Reason.Mouse, [])]
)
def test_a_menu_that_a_key_has_opened_begins_at_its_first_action(
    table: PetTableView, qtbot: QtBot, reason: QContextMenuEvent.Reason, active: list[str]
) -> None:
    table.show_pets([pet(1)])
    RowMenu(table, NO_ACTIONS)
    click_row(table, 0)
    place = table.visualRect(table.currentIndex()).center()
    QApplication.sendEvent(table.viewport(), QContextMenuEvent(reason, place, QPoint(5, 5)))
    menu = open_menu()
    assert [each.text() for each in menu.actions() if each is menu.activeAction()] == active
    press(menu, "Escape")
    qtbot.waitUntil(lambda: table.findChildren(QMenu) == [])


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_shift_f10_opens_the_menu_of_the_row(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(1)])
    RowMenu(table, NO_ACTIONS)
    click_row(table, 0)
    press(table, "Shift+F10")
    menu = open_menu()
    assert menu.activeAction() is menu.actions()[0]
    press(menu, "Escape")
    qtbot.waitUntil(lambda: table.findChildren(QMenu) == [])


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_the_menu_of_the_header_is_that_of_the_columns(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(1)])
    table.horizontalHeader().customContextMenuRequested.emit(QPoint(5, 5))
    menu = open_menu()
    assert menu.actions() == table.column_actions.layout_actions
    press(menu, "I")
    assert shown(table) == ["Name", "Category", "Status"]
    qtbot.waitUntil(lambda: table.findChildren(QMenu) == [])


def test_many_animals_are_found_and_sorted_without_losing_the_selection(table: PetTableView) -> None:
    table.show_pets([pet(number, f"n{number % 7}") for number in range(5000)])
    table.select_pet(4001)
    for text in ("n", "n4", ""):
        table.find(text)
        assert (selected(table), current(table)) == (["4001"], "4001")
    for section in SECTIONS:
        click_header(table, section)
        assert (selected(table), current(table)) == (["4001"], "4001")


def test_in_the_least_of_rooms_nothing_is_scrolled_sideways_and_a_title_is_told(table: PetTableView) -> None:
    table.show_pets([pet(1)])
    table.resize(360, 300)
    QApplication.processEvents()
    assert table.horizontalScrollBar().maximum() == 0
    titles = [
        table.model().headerData(each, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) for each in SECTIONS
    ]
    assert titles == ["ID", "Name", "Category", "Status"]


# -------------------------------------------------------------------------------- rows of adds that are not settled


def pending(key: int, name: str, state: str = "Waiting", act: str = "Edit") -> PendingRow:
    return PendingRow(key, NewPet(name=name, category_id=7), state, f"{name}, {state}", act)


MAX, TOM = pending(1, "Max"), pending(2, "Tom", "Adding…", "")


@pytest.fixture
def mixed(table: PetTableView) -> PetTableView:
    """Return a table with two pending adds above three animals."""
    table.show_pets([pet(1, "Ada"), pet(2, "Bo"), pet(3, "Cy")])
    table.show_pending([TOM, MAX])
    return table


@pytest.fixture
def asked(mixed: PetTableView) -> list[tuple[str, object]]:
    """Return what is asked for of pending adds, as it comes."""
    asked: list[tuple[str, object]] = []
    mixed.pending_activated.connect(lambda key: asked.append(("act", key)))
    mixed.pending_removed.connect(lambda key: asked.append(("remove", key)))
    return asked


def buttons(table: PetTableView) -> list[str]:
    """Return the words on the buttons in the rows, from the top; nothing where there is none in sight."""
    found = []
    for row in range(table.model().rowCount()):
        index = table.model().index(row, ID)
        places = [each for each in table.findChildren(PendingButton) if table.indexWidget(index) is each]
        shown = [each for place in places for each in place.findChildren(QAbstractButton) if each.isVisible()]
        found.append(shown[0].text() if shown else "")
    return found


def to_row(table: PetTableView, row: int) -> None:
    table.setCurrentIndex(table.model().index(row, NAME))


def test_before_any_list_pending_adds_are_shown(table: PetTableView) -> None:
    for rows in ([], [MAX]):
        table.show_pending(rows)
        assert table.has_pending is bool(rows)
    assert column(table, 1) == ["Max"]
    assert table.count == 0


def test_pending_adds_stay_on_top_with_their_buttons(mixed: PetTableView) -> None:
    assert buttons(mixed) == ["", "Edit", "", "", ""]
    click_header(mixed, NAME)
    click_header(mixed, NAME)
    assert column(mixed, 1) == ["Tom", "Max", "Cy", "Bo", "Ada"]
    mixed.find("bo")
    assert (column(mixed, 1), buttons(mixed)) == (["Tom", "Max", "Bo"], ["", "Edit", ""])
    mixed.find("")
    mixed.show_pets([pet(4, "Di")])
    assert (column(mixed, 1), buttons(mixed)) == (["Tom", "Max", "Di"], ["", "Edit", ""])
    mixed.category_names.set({7: "Dogs"})
    assert column(mixed, 2)[:2] == ["Dogs (7)"] * 2
    assert buttons(mixed) == ["", "Edit", ""]


def test_the_button_goes_with_its_add_and_says_what_it_does_by_then(
    mixed: PetTableView, asked: list[tuple[str, object]]
) -> None:
    mixed.show_pending([pending(3, "Ben"), TOM._replace(state="Not confirmed", act="Decide…"), MAX])
    assert buttons(mixed) == ["Edit", "Decide…", "Edit", "", "", ""]
    for row in (1, 2, 0):
        click(mixed.indexWidget(mixed.model().index(row, ID)), buttons(mixed)[row])
    assert asked == [("act", 2), ("act", 1), ("act", 3)]
    mixed.show_pending([MAX])
    assert buttons(mixed) == ["Edit", "", "", ""]
    mixed.show_pending([])
    assert buttons(mixed) == ["", "", ""]


def test_why_an_add_was_refused_is_said_whole_and_as_plain_text_to_whoever_points_at_it(table: PetTableView) -> None:
    refused = pending(1, "<b>Max</b>", "Not added: <img src=x> " + "no " * 60)
    table.show_pending([refused])
    assert table.fontMetrics().horizontalAdvance(refused.state) > table.columnWidth(STATUS)
    assert [tip(table, column) for column in (NAME, CATEGORY)] == ["", ""]
    assert tip(table, STATUS) == f"<qt>{html.escape(refused.state)}"
    table.show_pending([refused._replace(new_pet=NewPet(name="<b>Max</b> " * 9, category_id=7))])
    table.resize(420, 300)
    QApplication.processEvents()
    assert tip(table, NAME) == "<qt>" + html.escape("<b>Max</b> " * 9)


def test_a_button_takes_the_keys_from_nobody(mixed: PetTableView) -> None:
    click(mixed.indexWidget(mixed.model().index(1, ID)), "Edit")
    assert mixed.hasFocus()


def test_a_button_is_whole_or_not_there(mixed: PetTableView, qtbot: QtBot) -> None:
    mixed.show_pending([pending(2, "Tom", "Not confirmed", "Decide…"), MAX])
    assert buttons(mixed)[:2] == ["Decide…", "Edit"]
    for each in mixed.findChildren(PendingButton):
        (button,) = each.findChildren(QAbstractButton)
        assert button.width() >= button.sizeHint().width()
    for width, words in ((30, ["", ""]), (300, ["Decide…", "Edit"])):
        mixed.horizontalHeader().resizeSection(ID, width)
        qtbot.waitUntil(lambda words=words: buttons(mixed)[:2] == words)  # type: ignore[misc]


MANY = [pending(key, f"No. {key}") for key in range(1000, 0, -1)]


def places(table: PetTableView) -> list[PendingButton]:
    """Return all that has to do with buttons in rows, in sight or not."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return table.findChildren(PendingButton)


def with_button(table: PetTableView) -> list[int]:
    """Return the rows that have a button."""
    model = table.model()
    return [row for row in range(model.rowCount()) if table.indexWidget(model.index(row, ID)) is not None]


def in_sight(table: PetTableView) -> list[int]:
    """Return the rows of which something is in sight."""
    model, viewport = table.model(), table.viewport().rect()
    return [row for row in range(model.rowCount()) if table.visualRect(model.index(row, 1)).intersects(viewport)]


def test_of_many_pending_adds_those_in_sight_have_a_button(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(1, "Ada")])
    table.show_pending(MANY)
    bar = table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for value in (0, 50, bar.maximum() // 2, bar.maximum(), 0):
        bar.setValue(value)
        rows = [row for row in in_sight(table) if row < 1000]
        assert len(rows) > 3
        assert with_button(table) == rows
        assert len(places(table)) == len(rows)
    few = len(with_button(table))
    table.resize(table.width(), table.height() * 2)
    qtbot.waitUntil(lambda: len(with_button(table)) > few)
    assert with_button(table) == in_sight(table)
    table.show_pets([pet(1, "Ada"), pet(2, "Bo")])
    table.show_pending(MANY[1:])
    table.category_names.set({7: "Dogs"})
    table.find("bo")
    assert with_button(table) == in_sight(table)
    assert len(places(table)) == len(in_sight(table))


def test_where_no_pending_add_is_in_sight_there_is_no_button(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(number) for number in range(1, 200)])
    table.show_pending(MANY[:3])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.verticalScrollBar().setValue(table.verticalScrollBar().maximum())
    assert places(table) == []
    table.show_pending(MANY[:4])
    assert places(table) == []
    table.scrollToTop()
    assert with_button(table) == [0, 1, 2, 3]


def test_a_pending_add_far_below_is_entered_taken_out_and_pressed_as_one_on_top(
    table: PetTableView, qtbot: QtBot
) -> None:
    table.show_pending(MANY)
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    asked: list[tuple[str, object]] = []
    table.pending_activated.connect(lambda key: asked.append(("act", key)))
    table.pending_removed.connect(lambda key: asked.append(("remove", key)))
    to_row(table, 0)
    press(table, "Ctrl+End")
    assert table.currentIndex().row() == 999
    press(table, "Return")
    press(table, "Delete")
    click(table.indexWidget(table.model().index(998, ID)), "Edit")
    assert asked == [("act", 1), ("remove", (1,)), ("act", 2)]
    assert table.model().index(998, NAME).data(Qt.ItemDataRole.AccessibleTextRole) == "No. 2, Waiting"


def test_enter_and_delete_are_for_the_add_of_the_current_row(
    mixed: PetTableView, asked: list[tuple[str, object]]
) -> None:
    to_row(mixed, 1)
    for key in ("Return", "Enter", "Delete"):
        press(mixed, key)
    assert asked == [("act", 1), ("act", 1), ("remove", (1,))]
    to_row(mixed, 2)
    for key in ("Return", "Delete"):
        press(mixed, key)
    assert len(asked) == 3


def test_the_keys_for_an_add_that_has_just_settled_do_nothing_to_its_neighbour(
    mixed: PetTableView, asked: list[tuple[str, object]]
) -> None:
    to_row(mixed, 0)
    mixed.show_pending([MAX])
    for key in ("Return", "Delete"):
        press(mixed, key)
    assert asked == []
    for key in ("Space", "Delete"):
        press(mixed, key)
    assert asked == [("remove", (1,))]


def test_an_add_and_an_animal_stay_selected_and_current_when_rows_come_go_and_are_replaced(mixed: PetTableView) -> None:
    to_row(mixed, 1)
    click_row(mixed, 3, Qt.KeyboardModifier.ControlModifier)
    assert selected(mixed, 1) == ["Max", "Bo"]
    mixed.show_pending([pending(3, "Ben"), TOM, MAX])
    mixed.show_pets([pet(2, "Bo"), pet(9, "Di")])
    mixed.sortByColumn(ID, Qt.SortOrder.DescendingOrder)
    assert sorted(selected(mixed, 1)) == ["Bo", "Max"]
    assert mixed.currentIndex().siblingAtColumn(NAME).data() == "Bo"
    click_row(mixed, 2)
    mixed.show_pets([pet(2, "Bo"), pet(10, "Ed")])
    assert mixed.currentIndex().siblingAtColumn(NAME).data() == "Max"
    assert selected(mixed, 1) == ["Max"]
    mixed.show_pending([pending(3, "Ben"), TOM])
    assert "Max" not in selected(mixed, 1)


def test_the_place_stays_when_an_add_is_taken_out(table: PetTableView, qtbot: QtBot) -> None:
    table.show_pets([pet(number) for number in range(1, 200)])
    table.show_pending([TOM, MAX])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 100)
    table.select_pet(150)
    top = table.rowAt(1)
    number = table.model().index(top, ID).data()
    table.show_pending([TOM])
    assert selected(table) == ["150"]
    assert table.visualRect(table.currentIndex()).intersects(table.viewport().rect())
    assert abs(table.rowAt(1) - table.model().match(table.model().index(0, 0), 0, number)[0].row()) <= 1


def test_pending_adds_are_not_copied(mixed: PetTableView) -> None:
    clipboard_before = clipboard()
    to_row(mixed, 1)
    press(mixed, "Ctrl+C")
    mixed.copy_ids()
    mixed.copy_for_reply()
    assert clipboard() == clipboard_before
    mixed.selectAll()
    mixed.copy_ids()
    assert clipboard() == "1\n2\n3"
    press(mixed, "Ctrl+C")
    assert "Max" not in clipboard()
    assert clipboard().count("\n") == 3
    assert [each.id for each in mixed.selected_pets()] == [1, 2, 3]


def test_the_keys_go_to_the_first_animal_not_to_an_add(mixed: PetTableView) -> None:
    mixed.clearSelection()
    mixed.enter_rows()
    assert selected(mixed) == ["1"]


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
@pytest.mark.parametrize(
    ("row", "words"),
    [
        (0, ["&Take out"]),
        (1, ["Edit", "&Take out"]),
        (2, [*ROW_COMMANDS, "", "&Copy", "Copy &ID", "Copy for a &reply"]),
    ],
)
def test_the_menu_is_that_of_the_row(
    mixed: PetTableView, asked: list[tuple[str, object]], qtbot: QtBot, row: int, words: list[str]
) -> None:
    RowMenu(mixed, NO_ACTIONS)
    to_row(mixed, row)
    place = mixed.visualRect(mixed.currentIndex()).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, mixed.viewport().mapToGlobal(place))
    QApplication.sendEvent(mixed.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == words
    for action in menu.actions():
        action.trigger()
    assert asked == [[("remove", (2,))], [("act", 1), ("remove", (1,))], []][row]
    menu.close()
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


def test_columns_stay_where_they_are_when_all_rows_fit(qtbot: QtBot, table: PetTableView) -> None:
    def places() -> list[int]:
        return [table.columnViewportPosition(each) for each in SECTIONS]

    table.show_pets([Pet(id=each, name=f"Pet {each}", category_id=1) for each in range(1, 101)])
    qtbot.waitUntil(lambda: table.verticalScrollBar().isVisible())
    before = places()
    table.find("Pet 100")
    qtbot.waitUntil(lambda: not table.verticalScrollBar().isVisible())
    assert places() == before
