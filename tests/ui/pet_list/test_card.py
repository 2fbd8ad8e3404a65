"""The card beside the table: it follows the row and the list, and leaves form, focus and Escape as they were."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connector import Connector
from petstore_gui.ui.pet_list import card as card_module
from petstore_gui.ui.pet_list.card import CardPanel
from petstore_gui.ui.pet_list.page import SidePanel
from petstore_gui.ui.window.ui_state import UiState
from tests.support.fake_store import ADDRESS, FakeStore, many
from tests.support.windows import Desk, click, clipboard, desk_with, find, is_there, press, says, selected, sentences
from tests.ui.conftest import LUNA, MILO, REX


def panel(desk: Desk) -> CardPanel:
    (panel,) = desk.window.findChildren(CardPanel)
    return panel


def is_open(desk: Desk) -> bool:
    return any(each.isVisible() for each in desk.window.findChildren(CardPanel))


def click_row(desk: Desk, row: int) -> QPoint:
    place = desk.table.visualRect(desk.table.model().index(row, 1)).center()
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    return place


def open_card(desk: Desk, row: int = 0) -> None:
    click_row(desk, row)
    press(desk.table, "Return")
    assert is_open(desk)


def test_enter_opens_the_card_and_the_focus_stays_in_the_table(desk: Desk) -> None:
    open_card(desk)
    assert {"Rex", "3", "1"} <= set(sentences(panel(desk)))
    assert says(panel(desk), "from the list")
    assert says(panel(desk), "As of ")
    assert QApplication.focusWidget() is desk.table


def test_a_double_click_opens_it(desk: Desk) -> None:
    place = click_row(desk, 1)
    QTest.mouseDClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert says(panel(desk), "Luna")


def test_it_follows_the_current_row(desk: Desk) -> None:
    open_card(desk)
    press(desk.table, "Down")
    assert says(panel(desk), "Luna")
    assert not says(panel(desk), "Rex")
    click_row(desk, 2)
    assert says(panel(desk), "Milo")
    click(panel(desk), "Copy ID")
    assert clipboard() == "1"
    click(panel(desk), "Copy for a reply")
    assert clipboard().startswith("Milo, ID 1, sold")


def test_it_shows_what_is_selected_wherever_ctrl_moves_the_frame(desk: Desk) -> None:
    open_card(desk)
    press(desk.table, "Ctrl+Down")
    assert desk.table.currentIndex().row() == 1
    for _time in range(2):
        assert selected(desk.table, 1) == ["Rex"]
        assert says(panel(desk), "Rex")
        press(desk.table, "Ctrl+Shift+C")
        assert clipboard() == "3"
        press(desk.table, "Return")
    press(desk.table, "Ctrl+Space")  # adds the row with the frame
    assert says(panel(desk), "Luna")
    press(desk.table, "Ctrl+Down")
    assert says(panel(desk), "Select an animal to see its card.")  # of two it shows none
    press(desk.table, "Up")
    assert selected(desk.table, 1) == ["Luna"]
    assert says(panel(desk), "Luna")
    place = desk.table.visualRect(desk.table.model().index(1, 1)).center()
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, place)
    assert says(panel(desk), "Select an animal to see its card.")


def test_a_refresh_shows_the_new_facts(desk: Desk, store: FakeStore) -> None:
    open_card(desk)
    store.pets = [replace(REX, name="Rexy", status="sold"), LUNA, MILO]
    desk.press("F5")
    desk.wait(lambda: says(panel(desk), "Rexy"))
    assert is_there(panel(desk), "Copy ID")


def test_what_a_refresh_no_longer_lists_is_said_to_be_gone_and_its_facts_go(desk: Desk, store: FakeStore) -> None:
    open_card(desk)
    store.pets = [LUNA, MILO]
    desk.press("F5")
    desk.wait(lambda: says(panel(desk), "Rex (ID 3) is no longer in the list."))
    assert not is_there(panel(desk), "Copy ID")
    assert not says(panel(desk), "As of")
    click(panel(desk), "Look up again")
    desk.box()


def test_another_service_clears_it(desk: Desk) -> None:
    open_card(desk)
    desk.open(FakeStore([Pet(id=3, name="Max", category_id=9)]), address="https://other.example.com/v1")
    desk.wait_for_names("Max")
    assert not says(panel(desk), "Rex")
    assert not says(panel(desk), "Max")
    assert says(panel(desk), "Select an animal to see its card.")
    assert ADDRESS != "https://other.example.com/v1"


def test_a_search_that_hides_its_row_leaves_the_card(desk: Desk) -> None:
    open_card(desk)
    desk.write("Find in the list", "luna")
    desk.wait_for_names("Luna")
    assert says(panel(desk), "Rex")


def test_an_animal_that_is_not_added_yet_has_no_card(desk: Desk, store: FakeStore) -> None:
    open_card(desk)
    held = store.hold()
    desk.add("Momo")
    desk.wait_for_pending(("Momo", "Adding…"))
    click_row(desk, 0)
    assert says(panel(desk), "This animal has no card before it is added.")
    assert not is_there(panel(desk), "Copy ID")
    held.release()
    desk.wait(lambda: desk.pending() == [])


# ------------------------------------------------------------------------------------------------- Escape and the focus


def test_escape_closes_the_card_before_it_ends_the_reading_or_the_search(desk: Desk, store: FakeStore) -> None:
    desk.write("Find in the list", "e")
    desk.table.setFocus()
    open_card(desk)
    store.hold()
    desk.press("F5")
    desk.wait(lambda: is_there(desk.window, "Cancel"))
    press(desk.table, "Escape")
    assert not is_open(desk)
    assert is_there(desk.window, "Cancel")
    press(desk.table, "Escape")
    desk.wait(lambda: not is_there(desk.window, "Cancel"))
    assert desk.line("Find in the list").text() == "e"
    press(desk.table, "Escape")
    assert desk.line("Find in the list").text() == ""


def test_escape_in_the_search_ends_the_search_and_leaves_the_card(desk: Desk) -> None:
    open_card(desk)
    desk.write("Find in the list", "rex")
    press(desk.line("Find in the list"), "Escape")
    assert desk.line("Find in the list").text() == ""
    assert is_open(desk)


def test_what_is_typed_in_the_form_stays_when_the_card_opens_and_closes(desk: Desk) -> None:
    desk.write("Name", "Half a na")
    open_card(desk)
    desk.line("Name").setFocus()
    press(desk.line("Name"), "Escape")
    assert not is_open(desk)
    assert desk.line("Name").text() == "Half a na"
    assert QApplication.focusWidget() is desk.line("Name")


def test_f6_goes_round_all_parts_of_the_window_and_back(desk: Desk) -> None:
    open_card(desk)
    parts = ["Name", "Close the card", "Profile: Shop", "Find in the list", "Animals"]
    for keys, names in (("F6", parts), ("Shift+F6", [*parts[-2::-1], "Animals"])):
        for name in names:
            desk.press(keys)
            focus = desk.window.focusWidget()
            assert focus is not None
            assert focus.accessibleName() == name


def test_closing_it_from_within_puts_the_focus_into_the_table(desk: Desk) -> None:
    open_card(desk)
    desk.press("F6")
    assert QApplication.focusWidget() is desk.line("Name")
    desk.press("F6")
    close = find(desk.window, QAbstractButton, "Close the card")
    assert close.hasFocus()
    press(close, "Return")
    assert not is_open(desk)
    assert QApplication.focusWidget() is desk.table


def test_opening_is_announced_once_and_following_is_not(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(card_module, "announce", lambda _widget, sentence: heard.append(sentence))
    open_card(desk)
    (sentence,) = heard
    assert sentence.startswith("Rex, available, category 1, ID 3. As of ")
    press(desk.table, "Down")
    assert len(heard) == 1


def test_tab_leads_from_the_form_into_the_card_and_on_to_the_status_bar(desk: Desk) -> None:
    open_card(desk)
    seen: list[str] = []
    while seen[-1:] != ["Profile: Shop"]:
        press(desk.window.focusWidget(), "Tab")
        stop = desk.window.focusWidget()
        assert stop is not None
        seen.append(stop.accessibleName() or (stop.text() if isinstance(stop, QAbstractButton) else ""))
    here = seen.index("Add animal")
    assert seen[here:] == [
        "Add animal",
        "Close the card",
        "Copy ID",
        "Copy for a reply",
        "Look up again",
        "Profile: Shop",
    ]


def test_in_a_window_of_the_usual_size_form_and_card_are_in_sight_together(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore(many(101)))  # with the line that there may be more
    bare_desk.wait(lambda: says(bare_desk.window, "There may be more."))
    bare_desk.window.resize(1180, 690)
    open_card(bare_desk)
    (side,) = bare_desk.window.findChildren(SidePanel)
    bare_desk.wait(lambda: is_there(panel(bare_desk), "Look up again"))
    bare_desk.qtbot.wait(50)
    assert side.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("width", "in_one_row"), [(280, True), (200, False)])
def test_the_copy_buttons_stand_in_one_row_if_there_is_room(qtbot: QtBot, width: int, *, in_one_row: bool) -> None:
    card = CardPanel()
    qtbot.addWidget(card)
    card.fit(width)
    card.show_pet(REX, "", category="1")
    card.show()
    copy_id, copy_reply = (find(card, QAbstractButton, name) for name in ("Copy ID", "Copy for a reply"))
    assert (copy_id.mapTo(card, QPoint()).y() == copy_reply.mapTo(card, QPoint()).y()) is in_one_row


def test_in_a_low_window_opening_moves_it_into_sight_and_typing_moves_the_form_back(desk: Desk) -> None:
    desk.window.resize(800, 500)
    open_card(desk)
    (side,) = desk.window.findChildren(SidePanel)
    desk.wait(lambda: not panel(desk).visibleRegion().isEmpty())
    desk.wait(lambda: side.verticalScrollBar().value() > 0)
    assert panel(desk).mapTo(side, QPoint()).y() < side.viewport().height() / 2
    desk.press("Ctrl+N")
    name = find(desk.window, QLineEdit, "Name")
    desk.wait(lambda: not name.visibleRegion().isEmpty())


def test_in_a_low_window_all_of_it_is_in_sight_for_f6_and_for_the_next_row(desk: Desk) -> None:
    desk.window.resize(800, 500)
    open_card(desk)
    (side,) = desk.window.findChildren(SidePanel)
    desk.wait(lambda: side.verticalScrollBar().value() > 0)

    def hidden() -> int:
        return panel(desk).height() - panel(desk).visibleRegion().boundingRect().height()

    desk.press("Ctrl+N")
    desk.wait(lambda: hidden() > 0)
    desk.press("F6")
    desk.wait(lambda: hidden() == 0)
    desk.press("Ctrl+N")
    desk.wait(lambda: hidden() > 0)
    desk.table.setFocus()
    press(desk.table, "Down")
    desk.wait(lambda: hidden() == 0)


def test_a_word_of_any_length_fits_into_the_column(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore([LUNA, replace(REX, name="W" * 200)]))
    bare_desk.wait(lambda: bare_desk.table.model().rowCount() == 2)
    (side,) = bare_desk.window.findChildren(SidePanel)
    width = side.width()
    open_card(bare_desk)
    press(bare_desk.table, "Down")
    bare_desk.qtbot.wait(50)
    assert side.horizontalScrollBar().maximum() == 0
    assert side.width() == width


def test_in_a_narrow_window_the_column_gives_back_its_width_when_it_closes(desk: Desk) -> None:
    (side,) = desk.window.findChildren(SidePanel)
    desk.window.resize(640, 480)
    desk.wait(lambda: side.width() < 280)
    width = side.width()
    desk.window.resize(1366, 768)
    open_card(desk)
    desk.window.resize(640, 480)
    desk.wait(lambda: width < side.width() < 280)
    press(desk.table, "Escape")
    assert side.width() == width


def test_it_is_open_again_at_the_next_start_without_a_word(
    qtbot: QtBot, connector: Connector, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = UiState()
    with desk_with(qtbot, lambda: connector, memory) as desk:
        desk.open(store)
        open_card(desk)
    heard: list[str] = []
    monkeypatch.setattr(card_module, "announce", lambda _widget, sentence: heard.append(sentence))
    with desk_with(qtbot, lambda: connector, memory) as desk:
        assert is_open(desk)
        desk.open(store)
        assert heard == []
        click(desk.window, "Close the card")
    with desk_with(qtbot, lambda: connector, memory) as desk:
        assert not is_open(desk)


# ------------------------------------------------------------------------------------------------- one like this


def test_one_like_this_keeps_what_was_typed_for_later(desk: Desk, store: FakeStore) -> None:
    desk.write("Name", "Unfinished")
    desk.write("Category", "5")
    click_row(desk, 1)
    desk.press("Ctrl+Shift+N")
    assert (desk.line("Name").text(), desk.line("Category").text()) == ("", "2")
    desk.write("Name", "Lina")
    press(desk.line("Name"), "Return")
    desk.wait(lambda: store.posts == 1)
    desk.click("Go on with it")
    assert (desk.line("Name").text(), desk.line("Category").text()) == ("Unfinished", "5")
    desk.wait(lambda: any(pet.name == "Lina" and pet.status == "pending" for pet in store.pets))


# ----------------------------------------------------------------------------------------- from the look-up to the list


def test_show_in_list_drops_what_hides_the_animal_and_selects_it(desk: Desk) -> None:
    desk.press("Ctrl+2")
    desk.wait_for_names("Rex")
    dialog = desk.look_up("2")
    desk.wait(lambda: says(dialog, "Luna"))
    desk.press("Ctrl+B")  # from the overview, too
    click(dialog, "Show in list")
    desk.wait(lambda: desk.names() == ["Rex", "Luna", "Milo"])
    assert selected(desk.table) == ["2"]
    assert not dialog.isVisible()


def test_show_in_list_says_why_where_it_cannot(desk: Desk, store: FakeStore) -> None:
    store.pets.append(Pet(id=9, name="Zoe", category_id=1, status="sold"))
    dialog = desk.look_up("9")
    desk.wait(lambda: says(dialog, "Zoe"))
    click(dialog, "Show in list")
    assert says(dialog, "does not have it. Refresh the list.")


def test_an_animal_that_a_cut_off_list_leaves_out_is_not_called_missing(bare_desk: Desk) -> None:
    store = FakeStore(many(150))
    bare_desk.open(store)
    listed = set(bare_desk.names())
    left_out = next(pet for pet in store.pets if pet.name not in listed)
    dialog = bare_desk.look_up(str(left_out.id))
    bare_desk.wait(lambda: is_there(dialog, "Show in list"))
    click(dialog, "Show in list")
    assert says(dialog, "The service lists at most 100 animals of a status.")


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_an_animal_of_a_list_that_was_not_read_to_its_end_is_not_called_missing(
    bare_desk: Desk, *, is_cancelled: bool
) -> None:
    store = FakeStore(many(150))
    store.next(store.answer)
    rest, connection = store.hold(), store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(rest.arrived.is_set)
    if is_cancelled:
        bare_desk.press("Esc")
        bare_desk.wait(lambda: not bare_desk.is_reading)
    dialog = bare_desk.look_up("1")
    bare_desk.wait(lambda: is_there(dialog, "Show in list"))
    click(dialog, "Show in list")
    ended = "The list was not read to its end. Refresh the list."
    assert says(dialog, ended if is_cancelled else "The list is still being read.")
    rest.release()


# ------------------------------------------------------------------------------------------- two of one name


def test_a_second_animal_of_a_name_is_said_quietly_and_hinders_nothing(desk: Desk, store: FakeStore) -> None:
    desk.write("Name", " rex ")
    assert not says(desk.window, "in this category")
    desk.write("Category", "1")
    assert says(desk.window, "in this category: ID 3.")
    press(desk.line("Name"), "Return")
    assert not says(desk.window, "in this category")
    desk.wait(lambda: store.posts == 1)
    desk.write("Name", "Rexa")
    assert not says(desk.window, "in this category")
