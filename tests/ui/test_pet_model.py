from collections.abc import Sequence

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.ui.pet_model import MARK_ROLE, STATUS_ROLE, Mark, PetModel
from petstore_gui.ui.words import Column

ASCENDING, DESCENDING = Qt.SortOrder
EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**53, INT64_MAX, INT64_MIN, 9, 10]


def pet(number: int, name: str = "Rex", category: int = 1, status: str | None = "sold") -> Pet:
    return Pet(id=number, name=name, category_id=category, status=status)


def model_of(pets: Sequence[Pet]) -> PetModel:
    model = PetModel()
    model.set_pets(pets)
    return model


def texts(model: PetModel, column: Column) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_it_keeps_the_rules_of_qt(qapp: object) -> None:  # noqa: ARG001  Qt has to be there
    model = PetModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_pets([pet(number) for number in EDGES])
    model.sort(Column.ID, DESCENDING)
    model.set_pets([pet(1)])
    model.mark({1: Mark.CHANGED})
    model.sort(-1)
    model.set_pets([])
    model.mark({})
    assert tester.model() is model


def test_a_row_has_id_name_category_and_status() -> None:
    model = model_of([pet(7, "Luna", 3, "available"), pet(8, status=None)])
    headers = [model.headerData(section, Qt.Orientation.Horizontal) for section in Column]
    assert headers == ["ID", "Name", "Category", "Status"]
    assert [model.index(0, column).data() for column in Column] == ["7", "Luna", "3", "Available"]
    assert model.index(1, Column.STATUS).data() == "Not set"
    assert [model.index(row, Column.STATUS).data(STATUS_ROLE) for row in (0, 1)] == ["available", None]


@pytest.mark.parametrize("number", EDGES)
def test_a_number_is_text_to_its_last_digit(number: int) -> None:
    model = model_of([pet(number, category=-number - 1)])
    assert model.index(0, Column.ID).data() == str(number)
    assert model.index(0, Column.CATEGORY).data() == str(-number - 1)


@pytest.mark.parametrize("order", [ASCENDING, DESCENDING])
def test_ids_and_categories_are_sorted_as_numbers(order: Qt.SortOrder) -> None:
    wanted = [str(number) for number in sorted(EDGES, reverse=order is DESCENDING)]
    for column, pets in (
        (Column.ID, [pet(number) for number in EDGES]),
        (Column.CATEGORY, [pet(number, category=edge) for number, edge in enumerate(EDGES)]),
    ):
        model = model_of(pets)
        model.sort(column, order)
        assert texts(model, column) == wanted


def test_names_are_sorted_without_regard_to_case_and_no_status_comes_last() -> None:
    model = model_of([pet(1, "rex", status=None), pet(2, "Zoe", status="sold"), pet(3, "Rex", status="available")])
    model.sort(Column.NAME)
    assert texts(model, Column.NAME) == ["rex", "Rex", "Zoe"]
    model.sort(Column.STATUS)
    assert texts(model, Column.STATUS) == ["Available", "Sold", "Not set"]


def test_without_sorting_the_order_is_the_service_s() -> None:
    model = model_of([pet(2), pet(3), pet(1)])
    assert texts(model, Column.ID) == ["2", "3", "1"]
    model.sort(Column.ID)
    model.sort(-1)
    assert texts(model, Column.ID) == ["2", "3", "1"]


def test_animals_that_are_listed_anew_keep_the_order_that_was_chosen() -> None:
    model = model_of([pet(1)])
    model.sort(Column.ID, DESCENDING)
    model.set_pets([pet(9), pet(10), pet(8)])
    assert texts(model, Column.ID) == ["10", "9", "8"]


def test_sorting_keeps_each_mark_on_its_animal() -> None:
    model = model_of([pet(number) for number in EDGES])
    marks = {edge: QPersistentModelIndex(model.index(row, Column.NAME)) for row, edge in enumerate(EDGES)}
    for column in (Column.ID, Column.CATEGORY, -1):
        model.sort(column, DESCENDING)
        assert {edge: model.pet(mark.row()).id for edge, mark in marks.items()} == {edge: edge for edge in EDGES}
        assert {mark.column() for mark in marks.values()} == {Column.NAME}


def test_a_row_is_found_by_its_id() -> None:
    model = model_of([pet(2**31 + 5), pet(5)])
    assert (model.row_of(5), model.row_of(2**31 + 5), model.row_of(6)) == (1, 0, None)


def test_a_row_has_no_rows_below_it() -> None:
    model = model_of([pet(1)])
    assert (model.rowCount(), model.columnCount()) == (1, 4)
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert model.rowCount(QModelIndex()) == 1


def test_marks_that_steer_are_visible_in_a_cell_and_markup_stays_what_it_is() -> None:
    model = model_of([pet(1, "a\u202eb\n"), pet(2, "<b>x</b>", status="<i>new</i>")])
    assert texts(model, Column.NAME) == ["a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}", "<b>x</b>"]
    assert texts(model, Column.STATUS)[1] == "<i>new</i>"


def test_no_cell_has_a_tool_tip_for_markup_to_hide_in() -> None:
    model = model_of([pet(1, "<b>x</b>")])
    assert {model.index(0, column).data(Qt.ItemDataRole.ToolTipRole) for column in Column} == {None}
    model.mark({1: Mark.NEW})
    assert {model.index(0, column).data(Qt.ItemDataRole.ToolTipRole) for column in list(Column)[1:]} == {None}


def test_a_mark_stands_at_the_id_and_has_words_for_those_who_hear_or_point() -> None:
    model = model_of([pet(1), pet(2), pet(3), pet(4)])
    model.mark({1: Mark.NEW, 3: Mark.CHANGED, 4: Mark.ENTERED, 7: Mark.NEW})
    assert [model.index(row, Column.ID).data(MARK_ROLE) for row in range(4)] == ["new", None, "changed", "new"]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert [model.index(row, Column.ID).data(role) for row in range(4)] == [
            "New since the list before",
            None,
            "Changed since the list before",
            "Not in the list before",
        ]
    assert texts(model, Column.ID) == ["1", "2", "3", "4"]
    model.sort(Column.ID, DESCENDING)
    assert [model.index(row, Column.ID).data(MARK_ROLE) for row in range(4)] == ["new", "changed", None, "new"]


def test_the_cells_are_drawn_anew_when_their_marks_change(qtbot: QtBot) -> None:
    model = model_of([pet(1), pet(2)])
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.mark({2: Mark.NEW})
    assert changed.args is not None
    assert [(index.row(), index.column()) for index in changed.args[:2]] == [(0, Column.ID), (1, Column.ID)]
