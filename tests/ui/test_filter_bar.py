import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.filter_bar import FilterBar
from tests.support.windows import click, find, press

NAMES = ["All", "Available", "Pending", "Sold"]
STATUSES: list[PetStatus | None] = [None, *PetStatus]


@pytest.fixture
def bar(qtbot: QtBot) -> FilterBar:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.show()
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    return bar


@pytest.fixture
def chosen(bar: FilterBar) -> list[PetStatus | None]:
    """Return what the bar has sent, as it comes."""
    chosen: list[PetStatus | None] = []
    bar.chosen.connect(chosen.append)
    return chosen


def down(bar: FilterBar) -> list[str]:
    return [button.text() for button in bar.findChildren(QAbstractButton) if button.isChecked()]


def test_there_is_a_button_for_all_and_for_each_status_and_all_is_down(bar: FilterBar) -> None:
    buttons = sorted(bar.findChildren(QAbstractButton), key=lambda button: button.x())
    assert [button.text() for button in buttons] == NAMES
    assert [button.accessibleName() for button in buttons] == NAMES
    assert down(bar) == ["All"]


@pytest.mark.parametrize(("name", "status"), list(zip(NAMES, STATUSES, strict=True)))
def test_a_click_chooses_once_and_presses_the_button_down(
    bar: FilterBar, chosen: list[PetStatus | None], name: str, status: PetStatus | None
) -> None:
    click(bar, name)
    assert chosen == [status]
    assert bar.status is status
    assert down(bar) == [name]


@pytest.mark.parametrize(("number", "status"), list(enumerate(STATUSES, 1)))
def test_ctrl_and_a_digit_do_what_the_button_does(
    bar: FilterBar, qtbot: QtBot, chosen: list[PetStatus | None], number: int, status: PetStatus | None
) -> None:
    press(bar, f"Ctrl+{number}")
    qtbot.waitUntil(lambda: chosen == [status])
    qtbot.waitUntil(lambda: down(bar) == [NAMES[number - 1]])
    assert chosen == [status]


def test_the_button_that_is_down_can_be_pressed_again(bar: FilterBar, chosen: list[PetStatus | None]) -> None:
    click(bar, "Sold")
    click(bar, "Sold")
    assert chosen == [PetStatus.SOLD, PetStatus.SOLD]
    assert down(bar) == ["Sold"]


def test_a_screen_reader_chooses_by_toggling(bar: FilterBar, chosen: list[PetStatus | None]) -> None:
    find(bar, QAbstractButton, "Pending").setChecked(True)
    assert chosen == [PetStatus.PENDING]
    assert down(bar) == ["Pending"]


def test_what_is_chosen_by_the_program_is_not_sent(bar: FilterBar, chosen: list[PetStatus | None]) -> None:
    bar.choose(PetStatus.SOLD)
    assert (down(bar), bar.status, chosen) == (["Sold"], PetStatus.SOLD, [])


def test_the_keys_are_told_by_the_tool_tips(bar: FilterBar) -> None:
    tips = [find(bar, QAbstractButton, name).toolTip() for name in NAMES]
    assert tips == ["Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"]


def test_nothing_moves_when_another_button_is_down(bar: FilterBar, qtbot: QtBot) -> None:
    def places() -> list[tuple[int, int]]:
        return [(button.x(), button.width()) for button in bar.findChildren(QAbstractButton)]

    before = places()
    for name in reversed(NAMES):
        click(bar, name)
        qtbot.wait(1)  # a layout that wants to move does so now
        assert places() == before
