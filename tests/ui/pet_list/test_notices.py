import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.pet_list.page import EmptyState, Kind, LimitsNotice
from petstore_gui.ui.theme.icons import Picture
from tests.support.windows import find, sentences


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(500, 400)
    widget.show()
    return widget


@pytest.fixture
def state(place: QWidget) -> EmptyState:
    state = EmptyState(place.setFocus)
    state.setParent(place)
    state.resize(500, 400)
    return state


def buttons(state: EmptyState) -> list[str]:
    return [each.text() for each in state.findChildren(QAbstractButton) if each.isVisible()]


@pytest.mark.parametrize(
    ("kind", "action"), [(Kind.NOTHING_FOUND, "Show all animals"), (Kind.FAILED, "Try again"), (Kind.LOADING, "Cancel")]
)
def test_each_kind_has_a_drawing_one_sentence_and_one_action(state: EmptyState, kind: Kind, action: str) -> None:
    state.show_sentence("Why there is nothing.", kind=kind)
    assert sentences(state) == ["Why there is nothing."]
    assert buttons(state) == [action]
    assert find(state, Picture, "").isVisible()


def test_an_empty_store_offers_to_add(state: EmptyState) -> None:
    state.show_sentence("There are no animals here yet.", add=True, spreadsheet=True, demo=True)
    assert buttons(state) == ["Add an animal", "Import a spreadsheet…", "Try it with sample animals"]


def test_it_is_hidden_and_offers_nothing_before_it_is_needed(state: EmptyState) -> None:
    assert not state.isVisible()
    state.show()
    assert buttons(state) == []
    with pytest.raises(LookupError):
        find(state, Picture, "")


def patience(state: EmptyState) -> QTimer:
    (timer,) = state.findChildren(QTimer)
    return timer


def test_a_wait_shows_nothing_for_the_first_200_ms(qtbot: QtBot, state: EmptyState) -> None:
    state.show_loading("Loading the animals…")
    assert not state.isVisible()
    assert (patience(state).interval(), patience(state).isSingleShot()) == (200, True)
    qtbot.waitUntil(state.isVisible)
    assert sentences(state) == ["Loading the animals…"]


def test_a_wait_that_ends_soon_is_never_shown(state: EmptyState) -> None:
    state.show_loading("Loading the animals…")
    state.hide()
    assert not patience(state).isActive()
    state.show_loading("Loading the animals…")
    state.show_sentence("There are no animals here yet.")
    assert not patience(state).isActive()
    assert sentences(state) == ["There are no animals here yet."]


def test_waiting_on_does_not_put_the_sentence_off(state: EmptyState) -> None:
    state.show_loading("Loading the animals…")
    before = patience(state).timerId()
    state.show_loading("Loading the animals… once more")
    assert patience(state).timerId() == before


@pytest.fixture
def notice(place: QWidget) -> LimitsNotice:
    notice = LimitsNotice()
    notice.setParent(place)
    notice.resize(500, 40)
    notice.show_icons()
    return notice


def test_the_notice_has_one_quiet_sentence_more_on_demand_and_a_cross(notice: LimitsNotice) -> None:
    assert not notice.isVisible()
    notice.show_sentence("There may be <more>.")
    assert sentences(notice) == ["There may be <more>."]
    (label,) = notice.findChildren(QLabel)
    assert label.property("role") == "quiet"
    assert [each.accessibleName() for each in (notice.details, notice.dismiss)] == ["Learn more", "Hide this notice"]
    assert notice.details.isVisible()
    assert notice.dismiss.isVisible()
    notice.show_sentence("")
    assert not notice.isVisible()
