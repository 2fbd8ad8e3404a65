import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_model import MARK_ROLE
from petstore_gui.ui.pet_table import PetTable
from petstore_gui.ui.words import Column
from tests.support.windows import clipboard, column, press, selected

EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63), 9, 10]


def pet(number: int, name: str = "Rex", status: str | None = "sold") -> Pet:
    return Pet(id=number, name=name, category_id=-number - 1, status=status)


@pytest.fixture
def table(qtbot: QtBot) -> PetTable:
    table = PetTable()
    qtbot.addWidget(table)
    table.resize(900, 300)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    return table


def click_header(table: PetTable, section: Column) -> None:
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(section) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def click_row(table: PetTable, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = table.visualRect(table.model().index(row, Column.NAME)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, keys, place)


def test_it_is_called_animals_and_cannot_be_typed_into(table: PetTable) -> None:
    table.show_pets([pet(1)])
    assert table.accessibleName() == "Animals"
    click_row(table, 0)
    for keys in ("F2", "x"):
        press(table, keys)
    assert table.state() != QAbstractItemView.State.EditingState
    assert column(table, Column.NAME) == ["Rex"]


def test_a_click_on_a_header_sorts_another_turns_it_round_a_third_takes_it_back(table: PetTable) -> None:
    table.show_pets([pet(number) for number in EDGES])
    given, rising = [str(number) for number in EDGES], [str(number) for number in sorted(EDGES)]
    for wanted in (rising, rising[::-1], given):
        click_header(table, Column.ID)
        assert column(table, Column.ID) == wanted


def test_the_order_that_was_chosen_holds_for_what_is_listed_next(table: PetTable) -> None:
    table.show_pets([pet(1)])
    click_header(table, Column.ID)
    table.show_pets([pet(10), pet(9)])
    assert column(table, Column.ID) == ["9", "10"]


def test_the_selection_stays_on_its_animals_when_they_are_sorted(table: PetTable) -> None:
    table.show_pets([pet(number) for number in EDGES])
    click_row(table, 0)
    click_row(table, 4, Qt.KeyboardModifier.ControlModifier)
    for _ in range(3):
        click_header(table, Column.ID)
        assert set(selected(table)) == {str(EDGES[0]), str(EDGES[4])}


def test_the_selection_stays_on_its_animals_when_they_are_listed_anew(table: PetTable) -> None:
    table.show_pets([pet(1), pet(2), pet(3)])
    click_row(table, 1)
    click_row(table, 2, Qt.KeyboardModifier.ControlModifier)
    table.show_pets([pet(4), pet(3), pet(2), pet(1)])
    assert set(selected(table)) == {"2", "3"}
    assert table.currentIndex().siblingAtColumn(Column.ID).data() == "3"
    table.show_pets([pet(3)])
    assert selected(table) == ["3"]


def test_the_place_stays_when_the_same_animals_are_listed_anew(table: PetTable, qtbot: QtBot) -> None:
    animals = [pet(number) for number in range(100)]
    table.show_pets(animals)
    bar = table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    table.show_pets(animals)
    qtbot.wait(1)  # Qt lays rows out when it is idle
    assert bar.value() == place > 0


def test_an_animal_can_be_selected_by_its_id_and_is_scrolled_to(table: PetTable) -> None:
    table.show_pets([pet(number) for number in range(2**53, 2**53 + 200)])
    click_row(table, 0)
    assert table.select_pet(2**53 + 151)
    assert selected(table) == [str(2**53 + 151)]
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
    assert not table.select_pet(7)
    assert [each.id for each in table.selected_pets()] == [2**53 + 151]


def test_selected_animals_are_copied_to_the_last_digit_in_the_order_of_the_table(table: PetTable) -> None:
    table.show_pets([pet(number) for number in EDGES])
    told: list[int] = []
    table.copied.connect(told.append)
    press(table, "Ctrl+A")
    press(table, "Ctrl+C")
    assert clipboard() == "\n".join(f"{number}\tRex\t{-number - 1}\tSold" for number in EDGES)
    assert told == [len(EDGES)]
    click_header(table, Column.ID)
    press(table, "Ctrl+C")
    assert [int(row.split("\t")[0]) for row in clipboard().split("\n")] == sorted(EDGES)


def test_a_copied_row_stays_one_row_of_four(table: PetTable) -> None:
    table.show_pets([pet(1, "a\tb\nc")])
    click_row(table, 0)
    press(table, "Ctrl+C")
    assert len(clipboard().split("\t")) == 4
    assert "\n" not in clipboard()


REMARK = "There may be more."


def test_a_copy_of_all_of_a_part_ends_with_the_word_that_it_is_one(table: PetTable) -> None:
    table.show_pets([pet(1), pet(2)], remark=REMARK)
    press(table, "Ctrl+A")
    press(table, "Ctrl+C")
    assert clipboard().split("\n")[2:] == [REMARK]
    click_row(table, 0)
    press(table, "Ctrl+C")
    assert REMARK not in clipboard()
    table.show_pets([pet(1), pet(2)])
    press(table, "Ctrl+A")
    press(table, "Ctrl+C")
    assert len(clipboard().split("\n")) == 2


def test_nothing_that_is_copied_runs_in_a_spreadsheet_and_numbers_stay_numbers(table: PetTable) -> None:
    table.show_pets([Pet(id=-5, name="=Rex+1", category_id=-7, status="@SUM(1)")])
    click_row(table, 0)
    press(table, "Ctrl+C")
    assert clipboard().split("\t") == ["-5", "'=Rex+1", "-7", "'@SUM(1)"]
    assert column(table, Column.NAME) == ["=Rex+1"]


def test_without_a_selection_the_clipboard_is_left_alone(table: PetTable) -> None:
    table.show_pets([pet(1)])
    click_row(table, 0)
    press(table, "Ctrl+C")
    before = clipboard()
    table.clearSelection()
    press(table, "Ctrl+C")
    assert clipboard() == before != ""


@pytest.mark.parametrize("number", [2**63 - 1, -(2**63)])
def test_the_longest_number_is_not_cut(table: PetTable, number: int) -> None:
    table.show_pets([pet(number)])
    for section in (Column.ID, Column.CATEGORY):
        assert table.sizeHintForColumn(section) <= table.columnWidth(section)


# -------------------------------------------------------------------------------------------------------------- marks


def marks(table: PetTable) -> dict[str, str]:
    """Return what is marked, by ID."""
    model = table.model()
    rows = [model.index(row, Column.ID) for row in range(model.rowCount())]
    return {row.data(): row.data(MARK_ROLE) for row in rows if row.data(MARK_ROLE) is not None}


def looks(table: PetTable, count: int) -> None:
    """Let half a second go by, so many times; only while there is something to look for."""
    for timer in table.findChildren(QTimer):
        for _ in range(count):
            if timer.interval() == 500 and timer.isActive():
                timer.timeout.emit()


def test_what_is_new_or_changed_is_marked_until_it_was_in_sight_for_three_seconds(table: PetTable) -> None:
    table.show_pets([pet(1), pet(2), pet(3), pet(4)])
    table.mark({1}, {3}, {4})
    assert marks(table) == {"1": "new", "3": "changed", "4": "new"}
    looks(table, 6)
    assert marks(table) == {"1": "new", "3": "changed", "4": "new"}
    looks(table, 1)
    assert marks(table) == {}
    assert not any(timer.isActive() for timer in table.findChildren(QTimer) if timer.interval() == 500)


def test_what_is_not_in_sight_stays_marked_until_it_was(table: PetTable, qtbot: QtBot) -> None:
    table.show_pets([pet(number) for number in range(100)])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.mark({0, 99}, ())
    looks(table, 20)
    assert marks(table) == {"99": "new"}
    table.scrollToBottom()
    looks(table, 7)
    assert marks(table) == {}


def test_a_glance_is_not_enough_however_often(table: PetTable, qtbot: QtBot) -> None:
    table.show_pets([pet(number) for number in range(100)])
    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    table.mark({99}, ())
    for _ in range(3):
        table.scrollToBottom()
        looks(table, 5)
        table.scrollToTop()
        looks(table, 1)
    assert marks(table) == {"99": "new"}


def test_nobody_sees_what_stands_in_a_window_behind_another(table: PetTable, qtbot: QtBot) -> None:
    table.show_pets([pet(1)])
    table.mark({1}, ())
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    looks(table, 20)
    assert marks(table) == {"1": "new"}
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    looks(table, 7)
    assert marks(table) == {}


def test_what_was_not_seen_stays_marked_as_what_it_is_when_the_list_is_read_again(table: PetTable) -> None:
    table.show_pets([pet(1), pet(2)])
    table.mark({1}, ())
    table.show_pets([pet(2), pet(1)])
    table.mark({2}, {1})
    assert marks(table) == {"1": "new", "2": "new"}
    table.show_pets([pet(2)])
    looks(table, 7)
    table.show_pets([pet(2), pet(1)])
    assert marks(table) == {"1": "new"}
    table.unmark_all()
    assert marks(table) == {}


def test_a_mark_is_a_shape_beside_the_name_a_disc_or_a_ring(table: PetTable) -> None:
    table.show_pets([pet(1), pet(2), pet(3)])
    table.mark({1}, {2})
    shapes = []
    for row in range(3):
        place = table.visualRect(table.model().index(row, Column.ID))
        image = table.viewport().grab(place).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        centre, ground = QPoint(place.width() - 8, place.height() // 2), image.pixelColor(2, 2)
        inked = [image.pixelColor(centre + QPoint(x, 0)) != ground for x in range(-5, 6)]
        shapes.append((any(inked), inked[5]))
    assert shapes == [(True, True), (True, False), (False, False)]


def test_a_status_says_its_word(table: PetTable) -> None:
    table.show_pets([pet(1, status="available"), pet(2, status=None), pet(3, status="adopted")])
    assert column(table, Column.STATUS) == ["Available", "Not set", "adopted"]
