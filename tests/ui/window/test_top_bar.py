"""The bar over the list and the overview: what it leads to, how it folds, and what a screen reader takes it for."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.i18n.text import field_title
from petstore_gui.ui.overview.controller import OverviewPage
from petstore_gui.ui.widgets.notice import Notice
from petstore_gui.ui.widgets.pages import Pages
from petstore_gui.ui.window.top_bar import TopBar
from tests.layout import fitting, reaching
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk, click, dialog_titles, down, find, is_there, press, selected, show_active

FIND = "Find in the list"
FILTERS = ("All", "Available", "Pending", "Sold")
COMMANDS = ("Look up ID…", "Refresh")


def bar_of(desk: Desk) -> TopBar:
    (bar,) = desk.window.findChildren(TopBar)
    return bar


def shows_overview(desk: Desk) -> bool:
    return any(each.isVisible() for each in desk.window.findChildren(OverviewPage))


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


# ---------------------------------------------------------------------------------------------------- what it leads to


def test_it_is_there_over_list_and_overview_alike_and_nowhere_else(desk: Desk) -> None:
    for _page in ("overview", "list"):
        desk.press("Ctrl+B")
        assert desk.line(FIND).isVisible()
        assert all(is_there(bar_of(desk), name) for name in (*FILTERS, "List", "Overview", *COMMANDS))
    (pages,) = desk.window.findChildren(Pages)
    other = QLabel("The keyring is silent.")
    pages.add(other)
    pages.show_page(other)
    assert not bar_of(desk).isVisible()


def test_the_switch_shows_the_overview_and_the_list_and_follows_the_key(desk: Desk) -> None:
    desk.click("Overview")
    assert shows_overview(desk)
    desk.click("List")
    assert not shows_overview(desk)
    desk.press("Ctrl+B")
    assert find(desk.window, QAbstractButton, "Overview").isChecked()
    desk.press("Ctrl+4")
    assert find(desk.window, QAbstractButton, "List").isChecked()


def test_with_the_arrow_keys_the_focus_stays_on_the_switch(desk: Desk) -> None:
    find(desk.window, QAbstractButton, "List").setFocus()
    for key, name in ((Qt.Key.Key_Right, "Overview"), (Qt.Key.Key_Left, "List")):
        QTest.keyClick(focused(), key)
        assert shows_overview(desk) is (name == "Overview")
        assert focused().accessibleName() == name


def test_a_filter_leads_from_the_overview_to_its_animals_and_the_focus_stays_on_it(desk: Desk) -> None:
    desk.press("Ctrl+B")
    find(desk.window, QAbstractButton, "All").setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert not shows_overview(desk)
    assert (down(desk), focused().accessibleName()) == (["Available"], "Available")
    desk.wait_for_names("Rex")


def test_what_is_typed_over_the_overview_is_searched_in_the_list(desk: Desk) -> None:
    desk.press("Ctrl+B")
    desk.line(FIND).setFocus()
    assert shows_overview(desk)
    QTest.keyClicks(desk.line(FIND), "mi")
    assert not shows_overview(desk)
    assert desk.line(FIND).hasFocus()
    assert desk.names() == ["Milo"]


def test_from_the_search_over_the_overview_the_keys_lead_to_the_rows(desk: Desk) -> None:
    for key in ("Esc", "Down", "Return"):
        desk.press("Ctrl+B")
        desk.line(FIND).setFocus()
        assert shows_overview(desk)
        press(desk.line(FIND), key)
        assert not shows_overview(desk)
        assert desk.table.hasFocus()


def test_its_commands_do_what_they_say(desk: Desk, store: FakeStore) -> None:
    desk.press("Ctrl+B")
    desk.click("Add")
    assert desk.line("Name").hasFocus()
    desk.click("Refresh")
    desk.wait(lambda: len(store.requests) == 2)
    desk.click("Look up ID…")
    assert dialog_titles() == ["Look up an animal"]


def test_it_leads_to_the_form_only_where_that_is_not_in_sight_and_nothing_moves(desk: Desk) -> None:
    def places() -> list[QRect]:
        return [find(bar_of(desk), QAbstractButton, name).geometry() for name in (*FILTERS, "Overview", *COMMANDS)]

    before = places()
    assert not is_there(bar_of(desk), "Add")
    desk.press("Ctrl+B")
    assert is_there(bar_of(desk), "Add")
    assert places() == before


def test_the_overview_can_be_asked_for_while_the_first_list_is_on_its_way(bare_desk: Desk, store: FakeStore) -> None:
    store.hold()
    connection = store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: bare_desk.session.connection is connection)
    bare_desk.click("Overview")
    assert shows_overview(bare_desk)
    store.release_all()


def test_it_can_be_used_only_while_a_service_is_open_and_lets_go_of_the_focus(desk: Desk) -> None:
    desk.line(FIND).setFocus()
    desk.session.disconnect_service()
    assert not desk.line(FIND).isEnabled()
    assert isinstance(focused(), Pages)


def test_who_leaves_the_overview_by_a_bar_stands_on_a_selected_row(desk: Desk) -> None:
    desk.press("Ctrl+B")
    desk.click("2: Available 0, Pending 1, Sold 0, 1 in all")
    desk.wait_for_names("Luna")
    assert desk.table.hasFocus()
    assert selected(desk.table, 1) == ["Luna"]


@pytest.mark.qt_log_ignore("^This plugin does not support")  # to grab the keyboard, offscreen
def test_f10_opens_the_menu_bar_at_its_first_entry(desk: Desk) -> None:
    desk.press("F10")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu is desk.window.menuBar().actions()[0].menu()
    assert menu.activeAction() is menu.actions()[0]
    menu.close()


# ------------------------------------------------------------------------------------------------- a screen reader


def test_what_excludes_each_other_are_radio_buttons(desk: Desk) -> None:
    for name in (*FILTERS, "List", "Overview"):
        button = find(desk.window, QAbstractButton, name)
        assert QAccessible.queryAccessibleInterface(button).role() == QAccessible.Role.RadioButton


def test_tab_comes_to_the_button_that_is_down_also_where_a_key_has_selected_it(desk: Desk) -> None:
    desk.press("Ctrl+4")
    desk.press("Ctrl+B")
    desk.line(FIND).setFocus()
    stops = []
    for _ in range(3):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        stops.append(focused().accessibleName())
    assert stops == ["Sold", "Add", "Overview"]


def test_on_the_overview_tab_goes_from_the_bar_to_the_page_and_then_to_the_status_bar(desk: Desk) -> None:
    desk.press("Ctrl+B")
    find(desk.window, QAbstractButton, "Refresh").setFocus()
    stops = []
    for _ in range(6):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        stops.append(focused().accessibleName())
    assert stops[:4] == ["Show as a table", "Available: 1", "Pending: 1", "Sold: 1"]
    assert stops[5] == "Profile: Shop"


def test_tab_comes_to_the_latest_notice_first_as_it_is_on_top(desk: Desk) -> None:
    notices = [Notice(desk.table.setFocus, is_wide=True) for _ in range(2)]
    for number, notice in enumerate(notices):
        desk.window.add_notice(notice)
        bar_of(desk).put_behind(notice.buttons)
        notice.show_sentence("Look.", {f"Act {number}": lambda: None})
    desk.wait(lambda: is_there(desk.window, "Act 1"))
    assert notices[1].mapTo(desk.window, QPoint()).y() < notices[0].mapTo(desk.window, QPoint()).y()
    find(desk.window, QAbstractButton, "Refresh").setFocus()
    for name in ("Act 1", "Act 0"):
        press(focused(), "Tab")
        assert focused() is find(desk.window, QAbstractButton, name)


# ------------------------------------------------------------------------------------------------------ how it folds


@pytest.fixture
def language() -> str:
    return "en"


in_languages = pytest.mark.parametrize("language", ["en", "de", "ar"])  # short, long and mirrored words


@pytest.fixture
def bar(qtbot: QtBot, qapp: QApplication, language: str) -> Iterator[TopBar]:
    """Return the bar in a window of its own."""
    languages.install(qapp, language)
    window = QWidget()
    qtbot.addWidget(window)
    bar = TopBar()
    bar.setParent(window)
    window.resize(1180, 100)
    show_active(qtbot, window)
    yield bar
    window.close()
    languages.install(qapp, "en")


def resize(bar: TopBar, width: int) -> None:
    bar.window().resize(width, 100)
    bar.setGeometry(0, 0, width, bar.sizeHint().height())
    QApplication.processEvents()
    bar.setGeometry(0, 0, width, bar.sizeHint().height())
    QApplication.processEvents()


def with_icons(bar: TopBar) -> list[QAbstractButton]:
    return [each for each in bar.findChildren(QAbstractButton) if not each.icon().isNull() and each.isVisible()]


def rect(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def rows(bar: TopBar) -> int:
    return len({rect(each).y() for each in (bar.search, bar.status_filter)})


@in_languages
def test_words_go_step_by_step_then_the_filters_get_a_row_and_all_come_back(bar: TopBar) -> None:
    bar.show_icons()
    add, list_, overview, look_up, refresh = with_icons(bar)
    resize(bar, 1700)
    seen: list[tuple[frozenset[QAbstractButton], int]] = []
    search = narrowest = bar.search.width()
    for width in range(1700, 650, -10):
        resize(bar, width)
        without = frozenset(each for each in with_icons(bar) if each.text() != each.accessibleName())
        if without and not seen[-1][0]:
            assert narrowest <= bar.search.minimumSizeHint().width() + 10, "the search narrows first"
        narrowest = bar.search.width()
        seen.append((without, rows(bar)))
        assert list(fitting.cut_off(bar.window())) == []
        assert list(fitting.outside(bar.window())) == []
        assert list(fitting.overlapping(bar.window())) == []
        assert list(fitting.small_targets(bar.window())) == []
        assert list(reaching.out_of_order(bar.window())) == []
    first, some = frozenset({refresh}), frozenset({refresh, list_, overview})
    all_ = some | {look_up, add}
    assert list(dict.fromkeys(seen)) == [(frozenset(), 1), (first, 1), (some, 1), (all_, 1), (all_, 2)]
    assert {each.text() for each in all_ - {look_up}} == {""}
    assert look_up.text() == field_title(PetField.ID), "a magnifier alone would be another search"
    resize(bar, 1700)
    assert all(each.text() == each.accessibleName() for each in with_icons(bar))
    assert (rows(bar), bar.search.width()) == (1, search)


@in_languages
@pytest.mark.parametrize("width", [1500, 690])
def test_tab_goes_on_in_reading_order_however_it_is_folded(bar: TopBar, width: int) -> None:
    resize(bar, 690)
    resize(bar, width)
    bar.search.setFocus()
    stops = [focused()]
    for _ in range(5):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        stops.append(focused())
    sign = -1 if bar.isRightToLeft() else 1
    assert stops == sorted(stops, key=lambda each: (rect(each).y(), sign * rect(each).x()))
    assert rows(bar) == (1 if width > 1000 else 2)


def test_folded_each_button_has_its_name_and_its_tool_tip(bar: TopBar) -> None:
    bar.show_icons()
    resize(bar, 800)
    assert len(with_icons(bar)) == 5
    for button in with_icons(bar):
        assert button.accessibleName()
        assert button.accessibleName() in button.toolTip()


@pytest.mark.parametrize("width", [800, 1180])
def test_nothing_moves_when_the_icons_come_or_the_other_page_is_shown(bar: TopBar, width: int) -> None:
    resize(bar, width)
    before = [rect(each) for each in bar.findChildren(QAbstractButton) if each.isVisible()]
    for change in (bar.show_icons, partial(bar.show_overview, on=True)):
        change()
        QApplication.processEvents()
        assert [rect(each) for each in bar.findChildren(QAbstractButton) if each.isVisible()] == before


def test_at_the_size_of_the_first_start_all_of_it_is_in_one_row_with_its_texts(desk: Desk) -> None:
    desk.window.resize(1180, 720)
    QApplication.processEvents()
    assert rows(bar_of(desk)) == 1
    assert {each.text() for each in with_icons(bar_of(desk))} == {"List", "Overview", *COMMANDS}
    click(desk.window, "Overview")
    assert rows(bar_of(desk)) == 1
