"""How high the rows of tables are: with large letters, in tables that are open, and around what stands in them."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.theme import Density
from petstore_gui.ui.widgets.table_view import BaseTableView, set_density
from tests.support.sections import STATUS

COMFORTABLE, COMPACT = Density
FACTORS = [1.0, 1.5, 2.0, 3.0]


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    set_density(COMFORTABLE)


@pytest.fixture
def _letters(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    before = qapp.font()
    qapp.setFont(theme.scaled_font(before, request.param))
    yield
    qapp.setFont(before)


def table_of(qtbot: QtBot, count: int) -> PetTableView:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.resize(700, 300)
    table.show_pets([Pet(id=number, name="Rex", category_id=1, status="available") for number in range(1, count + 1)])
    table.show()
    return table


@pytest.mark.parametrize("_letters", FACTORS, indirect=True)
@pytest.mark.usefixtures("_letters")
def test_rows_are_36_or_26_px_high_and_higher_with_larger_letters(qtbot: QtBot) -> None:
    table = table_of(qtbot, 3)
    line = table.fontMetrics().height()
    assert table.rowHeight(2) == max(36, 2 * line)
    set_density(COMPACT)
    assert table.rowHeight(2) == max(26, line * 26 // 18)
    assert table_of(qtbot, 3).rowHeight(2) == table.rowHeight(2)
    set_density(COMFORTABLE)
    assert table.rowHeight(2) == max(36, 2 * line)


def test_what_is_at_the_top_stays_there(qtbot: QtBot) -> None:
    table = table_of(qtbot, 100)
    table.verticalScrollBar().setValue(60 * 36)
    for density, height in ((COMPACT, 26), (COMFORTABLE, 36)):
        set_density(density)
        assert table.rowAt(1) == 60
        assert table.verticalScrollBar().value() == 60 * height


def test_rows_that_wrap_keep_their_own_heights(qtbot: QtBot) -> None:
    table = BaseTableView()
    qtbot.addWidget(table)
    table.setWordWrap(True)
    table.set_up_columns(["Meaning"], {}, 0).appendRow(QStandardItem("a long sentence " * 20))
    table.resize(200, 400)
    table.show()
    table.resizeRowsToContents()
    before = table.rowHeight(0)
    assert before > 36
    set_density(COMPACT)
    assert table.rowHeight(0) == before


@pytest.mark.parametrize("_letters", FACTORS, indirect=True)
@pytest.mark.parametrize("density", Density)
@pytest.mark.usefixtures("_letters")
def test_a_badge_leaves_room_for_the_frame_of_the_current_row(qtbot: QtBot, density: Density) -> None:
    set_density(density)
    table = table_of(qtbot, 1)
    image = table.viewport().grab().toImage()
    cell = table.visualRect(table.model().index(0, STATUS))
    back = theme.tokens().available_back
    rows = [
        y
        for y in range(cell.top(), cell.bottom() + 1)
        if any(image.pixelColor(x, y).name() == back for x in range(cell.left(), cell.right()))
    ]
    assert cell.top() + 3 <= min(rows)
    assert max(rows) <= cell.bottom() - 3
    assert len(rows) >= table.fontMetrics().height()
