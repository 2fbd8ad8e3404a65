"""Many look-ups in the dialog: typed or pasted in, a table out, as sure of each row as a single look-up is."""

import csv
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QLineEdit, QTableView
from python_calamine import CalamineWorkbook

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connection import Connection
from petstore_gui.inventory.input_parsing import MOST_IDS
from petstore_gui.outbox.journal import Journal
from petstore_gui.ui.lookup.dialog import RecentList
from petstore_gui.ui.lookup.list_view import ANSWER
from petstore_gui.ui.widgets import accessibility
from tests.support.fake_store import Act, FakeStore, failing, json_response, many, refusing
from tests.support.scanner import scan
from tests.support.sections import CATEGORY, ID, NAME, STATUS
from tests.support.windows import Desk, click, clipboard, column, dialog_titles, find, is_there, press, says

REX = Pet(id=3, name="Rex", category_id=1, status="sold")
LUNA = Pet(id=2, name="Luna", category_id=2, status="sold")
DIALOG = "Look up an animal"
BIG = 2**63 - 1
refused_key = refusing(401, "The API key is missing or invalid.")
busy = refusing(429, "Busy.", Retry_After="7")
lost = failing(httpx.ConnectError("refused"))


class Shop(FakeStore):
    """A service with acts for single IDs, or for all of them."""

    def __init__(self, pets: list[Pet]) -> None:
        super().__init__(pets)
        self.single: dict[int, Act] = {}
        self.every_single: Act | None = None

    def answer(self, request: httpx.Request) -> httpx.Response:
        last = request.url.path.rpartition("/")[2]
        act = None if last == "pets" else self.single.get(int(last), self.every_single)
        return super().answer(request) if act is None else act(request)

    @property
    def singles(self) -> list[int]:
        return [int(each.rpartition("/")[2]) for each in self.requests if each.startswith("GET /v1/pets/")]


@pytest.fixture
def shop() -> Iterator[Shop]:
    """Return a service whose lists are cut off: of 150 animals they show the newest 100."""
    shop = Shop([*many(147, "sold", first=4), REX, LUNA])  # all of them sold: the other lists have nothing
    yield shop
    shop.release_all()


@pytest.fixture
def connection(shop: Shop) -> Connection:
    return replace(shop.connection(), journal=Journal(None))


@pytest.fixture
def at_shop(bare_desk: Desk, connection: Connection, shop: Shop) -> Desk:
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: says(bare_desk.window, "updated") and not says(bare_desk.window, "so far"))
    shop.requests.clear()
    return bare_desk


def line(dialog: QDialog) -> QLineEdit:
    return find(dialog, QLineEdit, "Animal ID")


def answers(dialog: QDialog) -> QTableView:
    return find(dialog, QTableView, "Answers")


def told(dialog: QDialog) -> dict[str, str]:
    """Return the answer of each row, by its ID."""
    table = answers(dialog)
    return dict(zip(column(table, ID), column(table, ANSWER), strict=True))


def paste(dialog: QDialog, text: str) -> None:
    QApplication.clipboard().setText(text)
    press(line(dialog), "Ctrl+A")
    press(line(dialog), "Ctrl+V")


def look_up(desk: Desk, text: str, until: str = "found") -> QDialog:
    dialog = desk.look_up(text)
    desk.wait(lambda: says(dialog, until))
    return dialog


# ------------------------------------------------------------------------------------------------------- what is shown


def test_several_ids_get_a_row_each_with_their_animal_and_how_sure_that_is(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "150, 3, x, 99999, 150, 9223372036854775808")
    table = answers(dialog)
    assert column(table, ID) == ["150", "3", "x", "99999", "9223372036854775808"]
    assert column(table, NAME) == ["No. 150", "Rex", "", "", ""]
    assert column(table, STATUS) == ["Sold", "Sold", "", "", ""]
    listed, found, malformed, missing, beyond = column(table, ANSWER)
    assert listed.endswith("from the list")
    assert found.startswith("As of ")
    assert (malformed, beyond) == ("Not a number", "Out of range")
    assert missing.startswith("Not found. As of ")
    assert says(dialog, "2 found, 1 not found, 2 not IDs")


def test_cut_off_lists_without_single_answers_leave_it_open_and_the_next_look_up_asks_again(
    at_shop: Desk, shop: Shop
) -> None:
    shop.every_single = refusing(410, "Gone.")
    dialog = look_up(at_shop, "150, 3", "uncertain")
    assert told(dialog)["3"] == "Not found, but the lists may be incomplete"
    assert says(dialog, "Looking up by ID doesn't work right now.")
    shop.every_single = None
    look_up(at_shop, "150, 3", "2 found")
    assert not says(dialog, "Looking up by ID")


def test_a_page_of_a_gateway_pauses_single_ids_until_they_are_continued(at_shop: Desk, shop: Shop) -> None:
    shop.every_single = lambda _request: httpx.Response(404, html="<h1>Not found</h1>")
    dialog = look_up(at_shop, "150, 3", "Unexpected reply")
    assert told(dialog)["3"] == "Not looked up"
    shop.every_single = None
    click(dialog, "Continue")
    at_shop.wait(lambda: says(dialog, "2 found"))


def test_an_error_of_one_id_is_in_its_row(at_shop: Desk, shop: Shop) -> None:
    shop.single = {4: refusing(500, "Oh no.")}
    dialog = look_up(at_shop, "3, 4")
    assert told(dialog)["4"] == "No answer: The service sent error 500"
    assert says(dialog, "1 found, 1 uncertain")


def test_an_id_that_the_service_has_denied_is_not_said_to_be_unanswered(at_shop: Desk, shop: Shop) -> None:
    shop.next(refusing(500, "Oh no."))  # the list, without which nothing proves the denials
    shop.every_single = refusing(404, "No such animal.")
    dialog = look_up(at_shop, "99998, 99999", "uncertain")
    denied = "Not found, but the lists may be incomplete: The service sent error 500"
    assert told(dialog) == {"99998": denied, "99999": denied}


def test_categories_have_their_names(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "3, 2")
    with at_shop.qtbot.waitSignal(answers(dialog).model().dataChanged):  # without which it would not be painted
        at_shop.session.category_names.set({1: "Dogs"})
    assert column(answers(dialog), CATEGORY)[0] == "Dogs (1)"


def test_names_and_categories_get_the_room_that_the_answers_leave(at_shop: Desk, shop: Shop) -> None:
    shop.pets = [Pet(id=7, name="Sir Barksalot of Dog", category_id=2, status="available"), *shop.pets]
    at_shop.session.category_names.set({2: "Guinea pigs"})
    table = answers(look_up(at_shop, "7, 3, 2"))
    for each in (NAME, CATEGORY, STATUS, ANSWER):
        assert table.sizeHintForColumn(each) <= table.columnWidth(each), each


def test_the_longest_status_of_a_language_has_room(at_shop: Desk, shop: Shop, request: pytest.FixtureRequest) -> None:
    shop.pets = [Pet(id=7, name="Bella", category_id=2, status=None), *shop.pets]
    dialog = look_up(at_shop, "7, 3, 2")
    request.getfixturevalue("in_german")
    dialog.resize(dialog.width() + 1, dialog.height())
    table = answers(dialog)
    assert "Ohne Status" in column(table, STATUS)
    assert table.sizeHintForColumn(STATUS) <= table.columnWidth(STATUS)


@pytest.mark.parametrize("ids", ["150, 3, 2", "150, 149, 148, 3, 2"])
def test_while_the_service_is_away_all_of_a_few_answers_are_visible(at_shop: Desk, shop: Shop, ids: str) -> None:
    shop.single = {2: lost}
    dialog = at_shop.look_up(ids)
    at_shop.wait(lambda: says(dialog, "Trying again in"))
    table = answers(dialog)
    last = table.model().index(table.model().rowCount() - 1, ID)
    assert table.visualRect(last).bottom() < table.viewport().height()


def test_an_answer_from_the_list_of_today_fits(at_shop: Desk, shop: Shop) -> None:
    shop.next(lost)
    dialog = at_shop.look_up("150, 149")
    at_shop.wait(lambda: says(dialog, "Trying again in"))
    table = answers(dialog)
    assert re.fullmatch(r"In the list of \S+( [AP]M)? – no newer answer yet", told(dialog)["150"])
    assert table.sizeHintForColumn(ANSWER) <= table.columnWidth(ANSWER)


# ------------------------------------------------------------------------------------------------- in, and from one to


def test_a_pasted_or_dropped_column_is_shown_as_a_list(at_shop: Desk) -> None:
    at_shop.press("Ctrl+L")
    dialog = at_shop.dialog(DIALOG)
    pasted = {
        "ID\r\n3\r\n2\r\n99999\r\n": "3, 2, 99999",
        "3\t2\t99999": "3, 2, 99999",
        "3 2": "3 2",
        "ID\tName\n3\tRex the dog\n2\tLuna": "3, 2",
    }
    for text, shown in pasted.items():
        paste(dialog, text)
        assert line(dialog).text() == shown
        press(line(dialog), "7")  # what is typed next stands behind it
        assert line(dialog).text() == f"{shown}7"
        press(line(dialog), "Backspace")
    press(line(dialog), "Return")
    at_shop.wait(lambda: says(dialog, "2 found"))
    data = QMimeData()
    data.setText("5\n17\n")
    drop = QDropEvent(
        QPointF(QPoint(5, 5)), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    line(dialog).clear()
    line(dialog).dropEvent(drop)
    assert line(dialog).text() == "5, 17"


def test_a_thousand_ids_are_taken_and_no_more(at_shop: Desk) -> None:
    at_shop.press("Ctrl+L")
    dialog = at_shop.dialog(DIALOG)
    ids = [str(BIG - number) for number in range(MOST_IDS)]
    paste(dialog, "\r\n".join(ids))
    assert line(dialog).text() == ", ".join(ids)
    assert line(dialog).accessibleDescription() == ""
    press(line(dialog), "Ctrl+A")
    paste(dialog, "\r\n".join([*ids, "1"]))
    press(line(dialog), "Return")
    assert says(dialog, "Look up at most 1000 IDs at a time.")
    paste(dialog, "3, 2")
    # The last two are not even read; the first is too long for the line with its commas.
    for far_too_many in ("5\n" * 15_000, "5\r\n" * 200_000, "5," * 300_000):
        paste(dialog, far_too_many)
        assert line(dialog).text() == "3, 2"
    assert says(dialog, "Look up at most 1000 IDs at a time.")


def test_a_scanned_id_takes_the_place_of_the_table_and_a_list_that_of_its_card(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "3, 2")
    table = answers(dialog)
    table.setFocus()
    at_shop.wait(dialog.isActiveWindow)
    scan("3\n")
    at_shop.wait(lambda: says(dialog, "Rex"))
    assert not table.isVisible()
    assert is_there(dialog, "Copy ID")
    assert find(dialog, RecentList, "Recent").count() == 1  # single IDs only
    look_up(at_shop, "3, 2")
    assert not is_there(dialog, "Copy ID")
    assert says(dialog, "2 found")


def test_a_mistake_after_a_list_leaves_the_table(at_shop: Desk) -> None:
    dialog = look_up(at_shop, " ".join(map(str, range(3, 20))))
    size = dialog.size()
    at_shop.look_up("12a")
    assert says(dialog, "Use digits only")
    assert len(told(dialog)) == 17
    assert dialog.size() == size


def test_an_equal_list_twice_is_looked_up_once_while_it_is_on_its_way(at_shop: Desk, shop: Shop) -> None:
    held = shop.hold()
    dialog = at_shop.look_up("3, 2")
    press(line(dialog), "Return")
    held.release()
    at_shop.wait(lambda: says(dialog, "2 found"))
    assert shop.singles.count(3) == 1


# ----------------------------------------------------------------------------------------- on its way, away, and back


def test_answers_come_row_by_row_and_cancel_keeps_them(at_shop: Desk, shop: Shop) -> None:
    dialog = at_shop.look_up("3, 2")
    at_shop.wait(lambda: says(dialog, "found"))
    shop.requests.clear()
    shop.next(*[shop.answer] * 5)  # the lists, and the first
    waiting = shop.hold()
    at_shop.look_up("3, 2, 4")
    at_shop.wait(lambda: says(dialog, "1 of 3"))
    assert told(dialog)["3"].startswith("As of")
    assert told(dialog)["2"] == "Waiting…"
    click(dialog, "Cancel")
    waiting.release()
    assert says(dialog, "1 of 3 · Cancelled.")
    assert told(dialog)["3"].startswith("As of")
    assert told(dialog)["2"] == "Not looked up"
    click(dialog, "Continue")
    at_shop.wait(lambda: says(dialog, "3 found"))
    assert shop.singles.count(3) == 1


@pytest.mark.usefixtures("seconds_by_hand")
def test_a_busy_service_is_waited_for_as_it_asks(at_shop: Desk, shop: Shop) -> None:
    shop.next(busy)
    dialog = at_shop.look_up("3, 2")
    at_shop.wait(lambda: says(dialog, "The service is busy. Trying again in 7 s."))
    assert not is_there(dialog, "Continue")
    assert len(shop.requests) == 1
    at_shop.seconds(7)
    at_shop.wait(lambda: says(dialog, "2 found"))


@pytest.mark.usefixtures("seconds_by_hand")
def test_a_lost_connection_shows_what_is_known_and_goes_on_by_itself(at_shop: Desk, shop: Shop) -> None:
    shop.next(*[shop.answer] * 5, lost)
    dialog = at_shop.look_up("150, 3, 2")
    at_shop.wait(lambda: says(dialog, "No connection to the service. Trying again in 5 s."))
    assert told(dialog)["150"].endswith("from the list")
    assert told(dialog)["3"].startswith("As of")
    shop.next(lost)
    at_shop.seconds(5)
    at_shop.wait(lambda: says(dialog, "Trying again in 10 s."))
    at_shop.seconds(10)
    at_shop.wait(lambda: says(dialog, "3 found"))
    assert shop.singles == [3, 2, 2, 2]


@pytest.mark.usefixtures("seconds_by_hand")
def test_a_table_with_one_id_left_waits_for_a_lost_connection_too(at_shop: Desk, shop: Shop) -> None:
    shop.next(lost)
    dialog = at_shop.look_up("3, abc")
    at_shop.wait(lambda: says(dialog, "No connection to the service. Trying again in 5 s."))
    at_shop.seconds(5)
    at_shop.wait(lambda: says(dialog, "1 found"))
    assert told(dialog)["3"].startswith("As of ")


def test_a_refused_key_is_asked_for_once_and_it_goes_on_where_it_was(at_shop: Desk, shop: Shop) -> None:
    asked: list[object] = []
    at_shop.session.key_refused.connect(asked.append)
    shop.next(*[shop.answer] * 5)
    shop.single = {2: refused_key}
    dialog = at_shop.look_up("150, 3, 2, 4")
    at_shop.wait(lambda: asked != [])
    at_shop.wait(lambda: says(dialog, "2 of 4"))
    shop.single = {}
    another = replace(shop.connection(), journal=Journal(None))
    at_shop.session.open(lambda _connector: another)
    at_shop.wait(lambda: says(dialog, "4 found"))
    assert len(asked) == 1
    assert shop.singles == [3, 2, 2, 4]


def test_without_a_new_key_the_answers_stay_and_the_run_can_go_on(at_shop: Desk, shop: Shop) -> None:
    shop.single = {3: refused_key}
    dialog = at_shop.look_up("150, 3")
    at_shop.wait(lambda: "Connection" in " ".join(dialog_titles()) or says(dialog, "1 of 2"))
    at_shop.wait(lambda: len(at_shop.session._waiting) == 1)  # noqa: SLF001
    at_shop.session.give_up()
    at_shop.wait(lambda: says(dialog, "The API key was not accepted."))
    shop.single = {}
    click(dialog, "Continue")
    at_shop.wait(lambda: says(dialog, "2 found"))


def test_closing_the_dialog_ends_it(at_shop: Desk, shop: Shop) -> None:
    held = shop.hold()
    dialog = at_shop.look_up("3, 2")
    at_shop.wait(held.arrived.is_set)
    at_shop.wait(dialog.isActiveWindow)
    press(dialog, "Esc")
    held.release()
    at_shop.look_up("3")
    at_shop.wait(lambda: says(at_shop.dialog(DIALOG), "Rex"))
    assert 2 not in shop.singles


# ----------------------------------------------------------------------------------------------- out, and for everybody


def test_the_table_is_copied_with_its_titles(at_shop: Desk, shop: Shop) -> None:
    shop.single = {3: lambda _request: json_response(Pet(id=3, name="=Rex", category_id=1, status="sold"))}
    dialog = look_up(at_shop, "3, =x, 99999")
    click(dialog, "Copy table")
    titles, rex, malformed, missing = (row.split("\t") for row in clipboard().splitlines())
    assert titles == ["ID", "Name", "Category", "Status", "Answer"]
    assert rex[0] == "3"
    assert rex[1].endswith("=Rex")
    assert rex[1] != "=Rex"
    assert rex[2:4] == ["1", "Sold"]
    assert malformed[0] != "=x"
    assert malformed[4] == "Not a number"
    assert missing[0] == "99999"
    assert says(dialog, "3 rows copied") or says(dialog, "3 row(s) copied")


def test_the_first_answer_is_the_current_row_before_the_focus_comes(at_shop: Desk) -> None:
    """Orca 43 reads the row that is the current one when the focus comes, and no other."""
    table = answers(look_up(at_shop, "3, 2"))
    assert (table.hasFocus(), table.currentIndex().row()) == (False, 0)


def test_selected_rows_are_copied_by_key(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "3, 2")
    table = answers(dialog)
    press(line(dialog), "Tab")
    press(dialog.focusWidget(), "Tab")
    assert table.hasFocus()
    press(table, "Down")
    press(table, "Ctrl+C")
    assert [row.split("\t")[0] for row in clipboard().splitlines()] == ["ID", "2"]


def test_enter_in_the_table_does_not_ask_again(at_shop: Desk, shop: Shop) -> None:
    dialog = look_up(at_shop, "3, 2")
    shop.requests.clear()
    answers(dialog).setFocus()
    press(answers(dialog), "Return")
    press(line(dialog), "Return")
    at_shop.wait(lambda: len(shop.requests) >= 6)
    at_shop.wait(lambda: says(dialog, "2 found"))
    assert shop.singles == [3, 2]


def export(desk: Desk, dialog: QDialog, path: Path) -> None:
    click(dialog, "Export…")
    chooser = dialog.findChildren(QFileDialog)[0]
    chooser.fileSelected.emit(str(path))
    chooser.close()
    desk.wait(lambda: says(dialog, f"Saved as {path.name}"))


def test_the_table_is_exported_as_a_workbook_and_as_text(at_shop: Desk, tmp_path: Path) -> None:
    dialog = look_up(at_shop, f"3, x, {BIG}")
    export(at_shop, dialog, tmp_path / "answers.xlsx")
    workbook = CalamineWorkbook.from_path(str(tmp_path / "answers.xlsx"))
    assert ["Look-ups", "1 found, 1 not found, 1 not an ID"] in workbook.get_sheet_by_index(1).to_python()
    rows = workbook.get_sheet_by_index(0).to_python()
    assert rows[0] == ["ID", "Name", "Category", "Status", "Answer"]
    assert rows[1][:4] == [3, "Rex", 1, "Sold"]
    assert rows[2][0] == "x"
    assert rows[3][0] == str(BIG)
    assert str(rows[3][4]).startswith("Not found. As of ")
    find(dialog, QAbstractButton, "Export…")
    (tmp_path / "answers.csv").write_text("old")
    click(dialog, "Export…")
    dialog.findChildren(QFileDialog)[-1].fileSelected.emit(str(tmp_path / "answers.csv"))
    at_shop.wait(lambda: (tmp_path / "answers.csv").read_text("utf-8-sig") != "old")
    written = (tmp_path / "answers.csv").read_text("utf-8-sig").splitlines()
    assert next(csv.reader(written)) == [str(each) for each in rows[0]]
    assert len(written) == len(rows)


def test_a_row_is_spoken_as_a_whole_or_cell_by_cell(at_shop: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    model = answers(look_up(at_shop, "3, 99999")).model()

    def spoken(row: int, cell: int) -> str:
        return str(model.index(row, cell).data(Qt.ItemDataRole.AccessibleTextRole))

    monkeypatch.setattr(accessibility, "READS_CELLS", True)
    assert [spoken(0, ID), spoken(0, CATEGORY)] == ["ID 3", "category 1"]
    monkeypatch.setattr(accessibility, "READS_CELLS", False)
    assert spoken(0, ID).startswith("Rex, sold, category 1, ID 3, As of ")
    assert spoken(1, ID).startswith("ID 99999, Not found. As of ")


def test_the_end_is_announced_once(at_shop: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("petstore_gui.ui.lookup.controller.announce", lambda _widget, sentence: heard.append(sentence))
    look_up(at_shop, "3, 99999")
    assert heard == ["1 found, 1 not found"]
