from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.pet_list.filters import StatusFilter
from petstore_gui.ui.theme import theme
from tests.support.fake_store import many
from tests.support.snapshots import snapshot_of
from tests.support.windows import click, find, show_active

NAMES = ["All", "Available", "Pending", "Sold"]
STATUSES: list[PetStatus | None] = [None, *PetStatus]


@pytest.fixture
def language() -> str:
    """Return the language of the window; a test may choose another one."""
    return "en"


@pytest.fixture
def bar(qtbot: QtBot, qapp: QApplication, language: str) -> Iterator[StatusFilter]:
    """Return the buttons in a window with room to spare, as they stand in the program's."""
    languages.install(qapp, language)
    window = QWidget()
    qtbot.addWidget(window)
    bar = StatusFilter()
    row = QHBoxLayout(window)
    row.addWidget(bar)
    row.addStretch()
    window.resize(900, 100)
    show_active(qtbot, window)
    yield bar
    window.close()
    languages.install(qapp, "en")


@pytest.fixture
def selected(bar: StatusFilter) -> list[PetStatus | None]:
    """Return what the bar has sent, as it comes."""
    selected: list[PetStatus | None] = []
    bar.selected.connect(selected.append)
    return selected


def down(bar: StatusFilter) -> list[str]:
    return [button.accessibleName() for button in bar.findChildren(QAbstractButton) if button.isChecked()]


def texts(bar: StatusFilter) -> list[str]:
    return [find(bar, QAbstractButton, name).text() for name in NAMES]


def test_there_is_a_button_for_all_and_for_each_status_and_all_is_down(bar: StatusFilter) -> None:
    buttons = sorted(bar.findChildren(QAbstractButton), key=lambda button: button.x())
    assert [button.text() for button in buttons] == NAMES
    assert [button.accessibleName() for button in buttons] == NAMES
    assert down(bar) == ["All"]


@pytest.mark.usefixtures("in_german")
def test_a_tool_tip_names_the_key_as_the_language_has_it(qtbot: QtBot) -> None:
    bar = StatusFilter()
    qtbot.addWidget(bar)
    bar.show_counts(None)
    assert ["Strg" in button.toolTip() for button in bar.buttons] == [True] * 4


def test_the_button_that_is_down_can_be_pressed_again(bar: StatusFilter, selected: list[PetStatus | None]) -> None:
    click(bar, "Sold")
    click(bar, "Sold")
    assert selected == [PetStatus.SOLD, PetStatus.SOLD]
    assert down(bar) == ["Sold"]


def test_a_screen_reader_selects_by_toggling(bar: StatusFilter, selected: list[PetStatus | None]) -> None:
    find(bar, QAbstractButton, "Pending").setChecked(True)
    assert selected == [PetStatus.PENDING]
    assert down(bar) == ["Pending"]


def test_what_the_program_selects_is_not_sent(bar: StatusFilter, selected: list[PetStatus | None]) -> None:
    bar.show_status(PetStatus.SOLD)
    assert (down(bar), selected) == (["Sold"], [])


@pytest.mark.parametrize("number", range(4))
def test_a_menu_selects_once_through_the_same_action_as_the_button(
    bar: StatusFilter, selected: list[PetStatus | None], number: int
) -> None:
    action = bar.status_actions[number]
    action.trigger()
    assert (selected, down(bar)) == ([STATUSES[number]], [NAMES[number]])
    for each in (NAMES[number], NAMES[(number + 1) % 4]):
        click(bar, each)
    assert [each.isChecked() for each in bar.status_actions] == [name in down(bar) for name in NAMES]
    assert not action.isChecked()
    assert len(selected) == 3


def test_the_counts_stand_on_the_buttons_and_their_names_stay(bar: StatusFilter) -> None:
    bar.show_counts(snapshot_of(*many(100), *many(1, "sold", first=200), available=Completeness.CUT_OFF))
    assert texts(bar) == ["All 101+", "Available 100+", "Pending 0", "Sold 1"]
    buttons = [find(bar, QAbstractButton, name) for name in NAMES]
    assert [button.accessibleName() for button in buttons] == NAMES
    words = ["101 or more", "100 or more", "0 animals", "1 animal"]
    assert [button.accessibleDescription() for button in buttons] == words
    bar.show_counts(None)
    assert texts(bar) == NAMES


def test_nothing_moves_when_another_button_is_down_or_counts_come(bar: StatusFilter, qtbot: QtBot) -> None:
    def places() -> list[tuple[int, int]]:
        return [(button.x(), button.width()) for button in bar.findChildren(QAbstractButton)]

    before = places()
    for snapshot in (None, snapshot_of(*many(100), *many(188, "sold", first=200), sold=Completeness.CUT_OFF)):
        bar.show_counts(snapshot)
        for name in reversed(NAMES):
            click(bar, name)
            qtbot.wait(1)  # a layout that wants to move does so now
            assert places() == before


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_each_button_has_room_for_its_name_and_count_as_one_bold_text(bar: StatusFilter) -> None:
    # Its parts are not as wide: behind Arabic letters digits have the font of these.
    bar.show_counts(snapshot_of(*many(888), available=Completeness.CUT_OFF))
    bold = QFontMetrics(theme.heading_font(bar.font(), theme.Type.BODY))
    rooms = {button.minimumWidth() - bold.horizontalAdvance(button.text()) for button in bar.buttons[:2]}
    assert rooms == {2 * (theme.GAP + theme.UNIT) + theme.UNIT}
