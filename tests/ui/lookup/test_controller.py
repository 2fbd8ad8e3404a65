"""The look-up in its window: what it says is what is known, and what it has learnt is remembered."""

import ssl
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime

import httpx
import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QLineEdit, QPlainTextEdit

from petstore_gui.api.errors import CancelledError
from petstore_gui.api.schema import Pet
from petstore_gui.connection.connection import Connection
from petstore_gui.inventory.lookup import Evidence, LookupRun, NotThere
from petstore_gui.outbox.journal import Journal
from petstore_gui.ui.lookup import controller as lookup
from petstore_gui.ui.lookup import dialog as lookup_dialog
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.lookup.controller import LookupController
from tests.support.fake_store import ADDRESS, Act, FakeStore, failing, refusing
from tests.support.scanner import scan
from tests.support.windows import Desk, boxes, click, clipboard, find, is_there, press, says, sentences
from tests.ui.conftest import REX

TODAY = date(2026, 11, 21)
NOT_FOUND = refusing(404, "The requested resource could not be found.")


class Shop(FakeStore):
    """A service whose single-ID operation can be replaced, and that may announce its end."""

    def __init__(self, pets: list[Pet]) -> None:
        super().__init__(pets)
        self.single: Act | None = None
        self.headers: dict[str, str] = {}

    def answer(self, request: httpx.Request) -> httpx.Response:
        single = request.method == "GET" and not request.url.path.endswith("/pets")
        response = self.single(request) if single and self.single else super().answer(request)
        if single:
            response.headers.update(self.headers)
        return response

    def asked_for(self, pet_id: int) -> int:
        return self.requests.count(f"GET /v1/pets/{pet_id}")


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be a day on which the end is more than a year away."""
    monkeypatch.setattr(lookup, "today", lambda: TODAY)


@pytest.fixture
def shop() -> Iterator[Shop]:
    shop = Shop([REX, Pet(id=2, name="Luna", category_id=2, status="pending")])
    yield shop
    shop.release_all()


@pytest.fixture
def connection(shop: Shop) -> Connection:
    return replace(shop.connection(), journal=Journal(None))


@pytest.fixture
def at_shop(bare_desk: Desk, connection: Connection) -> Desk:
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: says(bare_desk.window, "updated"))
    return bare_desk


def note(connection: Connection, name: str) -> str | None:
    return connection.journal.note(connection.service_id, name)


def busy(seconds: str) -> Act:
    """Return an act that asks to wait."""

    def act(request: httpx.Request) -> httpx.Response:
        response = refusing(503, "Busy.")(request)
        response.headers["Retry-After"] = seconds
        return response

    return act


def look_up(desk: Desk, text: str, part: str) -> QDialog:
    """Look up an ID and wait until the dialog says ``part``."""
    dialog = desk.look_up(text)
    desk.wait(lambda: says(dialog, part))
    return dialog


def test_an_animal_that_the_service_shows_says_as_of_when(at_shop: Desk, shop: Shop) -> None:
    dialog = look_up(at_shop, "3", "Rex")
    day = QLocale().toString(QDate.currentDate(), "d MMM yyyy")
    assert says(dialog, f"As of {day}, ")
    assert not says(dialog, "from the list")
    click(dialog, "Copy for a reply")
    assert f". As of {day}, " in clipboard()
    assert shop.asked_for(3) == 1


def test_an_id_of_no_animal_is_said_once_it_is_proved(at_shop: Desk, shop: Shop) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    box = at_shop.box()
    assert sentences(box) == ["No animal found with ID 77", "Compare the number with the one you were given."]
    assert "has no animal with ID 77." in box.message.details
    assert shop.asked_for(3) + shop.asked_for(2) >= 1  # the operation was seen to live
    click(box, "Close")
    # Ready for the next scan, which takes the place of this ID.
    at_shop.wait(lambda: find(dialog, QLineEdit, "Animal ID").selectedText() == "77")


@pytest.mark.parametrize("evidence", list(Evidence))
def test_the_details_name_the_service_that_has_no_such_animal(evidence: Evidence) -> None:
    answer = NotThere(77, evidence, datetime.now(UTC), removed=False)
    details = lookup_text.not_there_message(answer, ADDRESS).details
    assert ADDRESS in details
    assert "no animal with ID 77. As of " in details
    assert "twice" not in details


def test_that_an_id_is_of_no_animal_can_be_copied_for_a_reply(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    click(at_shop.box(), "Close")
    at_shop.wait(dialog.isActiveWindow)
    day = QLocale().toString(QDate.currentDate(), "d MMM yyyy")
    reply = f"ID 77 was not found. As of {day}, "
    click(dialog, "Copy for a reply")
    assert clipboard().startswith(reply)
    QGuiApplication.clipboard().setText("something else")
    press(dialog, "Ctrl+Shift+R")
    at_shop.wait(lambda: clipboard().startswith(reply))
    assert says(dialog, "Copied")
    look_up(at_shop, "3", "Rex")
    assert not says(dialog, "Copied")
    click(dialog, "Copy for a reply")
    assert clipboard().startswith("Rex, ID 3, ")


@pytest.mark.parametrize(
    ("today", "part"),
    [(TODAY, "Looking up by ID doesn't work right now."), (date(2030, 12, 5), "Looking up by ID has ended.")],
)
def test_an_animal_that_is_denied_by_its_id_comes_from_the_list_and_an_end_is_said_from_its_day_on(
    at_shop: Desk, shop: Shop, monkeypatch: pytest.MonkeyPatch, today: date, part: str
) -> None:
    monkeypatch.setattr(lookup, "today", lambda: today)
    shop.single = NOT_FOUND
    dialog = look_up(at_shop, "3", "Rex")
    assert says(dialog, "from the list")
    assert says(dialog, part)
    assert boxes() == []


@pytest.mark.parametrize("denial", [NOT_FOUND, lambda _request: httpx.Response(404, html="<h1>Not found</h1>")])
def test_an_outage_of_single_ids_is_not_remembered(bare_desk: Desk, denial: Act) -> None:
    shop = Shop([Pet(id=number, name="Rex", category_id=1, status="sold") for number in range(150, 0, -1)])
    shop.single = denial
    bare_desk.open(shop)
    dialog = bare_desk.look_up("7")
    bare_desk.wait(lambda: says(dialog, "ID 7 wasn't found, but the lists may") or says(dialog, "No answer for ID 7."))
    assert not says(dialog, "has ended")
    shop.single = None
    for box in boxes():
        click(box, "Close")
    look_up(bare_desk, "7", "Rex")
    assert not says(dialog, "Looking up by ID")


def test_a_journal_that_says_that_single_ids_have_ended_is_not_believed(
    at_shop: Desk, shop: Shop, connection: Connection
) -> None:
    connection.journal.set_note(connection.service_id, "removed", TODAY.isoformat())  # as earlier versions wrote it
    dialog = look_up(at_shop, "3", "Rex")
    assert shop.asked_for(3) == 1
    assert not says(dialog, "from the list")


def test_what_is_gone_is_told_until_it_is_put_away_and_then_no_more(
    at_shop: Desk, shop: Shop, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookup, "today", lambda: date(2030, 12, 5))
    shop.single = refusing(410, "Gone.")
    dialog = look_up(at_shop, "3", "Looking up by ID has ended.")
    click(dialog, "Hide this notice")
    at_shop.wait(lambda: note(connection, "put-away") == "gone")
    dialog.close()
    dialog = look_up(at_shop, "2", "Luna")
    assert not is_there(dialog, "Hide this notice")


@pytest.mark.parametrize(
    ("today", "put_away", "part"),
    [
        (date(2030, 9, 6), "year", "Looking up by ID ends on 5 Dec 2030. From then on, only the lists are searched."),
        (date(2030, 12, 5), "soon", "Looking up by ID was to end on 5 Dec 2030. It may stop any day."),
    ],
)
def test_what_was_put_away_comes_back_with_the_next_stage(
    at_shop: Desk, connection: Connection, monkeypatch: pytest.MonkeyPatch, today: date, put_away: str, part: str
) -> None:
    connection.journal.set_note(connection.service_id, "put-away", put_away)
    monkeypatch.setattr(lookup, "today", lambda: today)
    dialog = look_up(at_shop, "2", part)
    click(dialog, "Hide this notice")
    look_up(at_shop, "3", "Rex")
    assert not says(dialog, part)


@pytest.mark.parametrize("act", [failing(httpx.ConnectError("refused")), refusing(500, "It broke.")])
def test_a_service_that_has_no_animal_to_show_leaves_that_of_the_list_on_the_screen(
    at_shop: Desk, shop: Shop, act: Act
) -> None:
    shop.next(act)
    dialog = look_up(at_shop, "3", "Rex")
    assert says(dialog, "In the list of ")
    assert says(dialog, " – no newer answer yet")  # whether it has answered is another matter
    assert boxes() == []


def test_an_animal_that_was_added_since_is_as_of_then_and_in_no_list(at_shop: Desk, shop: Shop) -> None:
    at_shop.add("Bella", "1")
    at_shop.wait(lambda: says(at_shop.window, "1 added since"))
    held = shop.hold(failing(httpx.ConnectError("refused")))
    dialog = at_shop.look_up("4")
    at_shop.wait(lambda: any(each.endswith(", when it was added") for each in sentences(dialog)))
    held.release()
    at_shop.wait(lambda: says(dialog, ", when it was added – no newer answer yet"))
    assert not says(dialog, "In the list of")


def test_a_service_that_does_not_answer_for_an_unknown_id_is_a_failure(at_shop: Desk, shop: Shop) -> None:
    shop.next(failing(httpx.ConnectError("refused")))
    dialog = look_up(at_shop, "77", "ID 77 isn't in the list of ")
    assert says(at_shop.box(), "No connection to the service")
    click(at_shop.box(), "Try again")
    at_shop.wait(lambda: says(dialog, "ID 77 was not found."))
    click(at_shop.box(), "Close")


def test_a_list_that_has_the_id_is_not_said_to_lack_it(
    at_shop: Desk, shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin_before_the_list(pet_ids: list[int], **more: object) -> LookupRun:
        return LookupRun(pet_ids, **{**more, "seen": None})  # type: ignore[arg-type]

    monkeypatch.setattr(lookup, "LookupRun", begin_before_the_list)
    shop.next(failing(httpx.ConnectError("refused")))
    look_up(at_shop, "3", "No answer for ID 3.")
    click(at_shop.box(), "Close")


def test_a_service_that_answers_with_a_bad_certificate_is_not_said_to_be_silent(at_shop: Desk, shop: Shop) -> None:
    error = httpx.ConnectError("refused")
    error.__cause__ = ssl.SSLCertVerificationError("self-signed certificate")
    shop.next(failing(error))
    look_up(at_shop, "77", "No answer for ID 77.")
    click(at_shop.box(), "Close")


@pytest.mark.parametrize("act", [failing(httpx.ReadTimeout("late")), refusing(500, "It broke.")])
def test_a_service_that_has_denied_the_id_is_not_said_to_be_silent(at_shop: Desk, shop: Shop, act: Act) -> None:
    shop.next(NOT_FOUND, act)
    dialog = look_up(at_shop, "77", "ID 77 wasn't found, but the lists may be incomplete.")
    click(at_shop.box(), "Try again")
    at_shop.wait(lambda: says(dialog, "ID 77 was not found."))
    click(at_shop.box(), "Close")


def test_lists_that_are_cut_off_cannot_tell(bare_desk: Desk) -> None:
    shop = Shop([Pet(id=number, name="Rex", category_id=1, status="sold") for number in range(150, 0, -1)])
    shop.single = refusing(405, "Not allowed.")
    bare_desk.open(shop)
    dialog = look_up(bare_desk, "7", "ID 7 wasn't found, but the lists may be incomplete.")
    assert boxes() == []
    click(dialog, "Copy for a reply")
    assert clipboard().startswith("ID 7 wasn't found, but the lists may be incomplete. As of ")


def test_a_busy_service_is_asked_again_when_it_says(at_shop: Desk, shop: Shop) -> None:
    shop.next(busy("6"))
    dialog = look_up(at_shop, "3", "Trying ID 3 again in 6 s.")
    assert is_there(dialog, "Cancel")
    for _ in range(6):
        at_shop.second()
    at_shop.wait(lambda: says(dialog, "Rex"))
    assert boxes() == []
    assert shop.asked_for(3) == 2


def test_a_service_that_goes_on_asking_for_a_second_is_asked_less_and_less_often(at_shop: Desk, shop: Shop) -> None:
    shop.next(*[busy("1")] * 2)
    dialog = look_up(at_shop, "3", "Trying ID 3 again in 5 s.")
    for _ in range(5):
        at_shop.second()
    at_shop.wait(lambda: says(dialog, "Trying ID 3 again in 10 s."))
    shop.next(busy("0"))
    look_up(at_shop, "3", "Trying ID 3 again in 5 s.")
    assert boxes() == []


def test_waiting_for_a_busy_service_can_be_cancelled(at_shop: Desk, shop: Shop) -> None:
    shop.next(busy("60"))
    dialog = look_up(at_shop, "3", "Trying ID 3 again in 60 s.")
    click(dialog, "Cancel")
    assert says(dialog, "Cancelled.")
    look_up(at_shop, "2", "Luna")
    assert shop.asked_for(3) == 1


def test_an_id_that_is_asked_for_while_another_waits_takes_its_place(at_shop: Desk, shop: Shop) -> None:
    shop.next(busy("5"))
    look_up(at_shop, "3", "Trying ID 3 again in 5 s.")
    dialog = look_up(at_shop, "2", "Luna")
    for _ in range(5):
        at_shop.second()
    look_up(at_shop, "2", "Luna")
    assert says(dialog, "Luna")
    assert shop.asked_for(3) == 1


def test_what_was_to_end_is_said_to_go_on_only_if_it_has_just_answered(at_shop: Desk, shop: Shop) -> None:
    shop.headers = {"Sunset": "Thu, 01 Jan 2026 00:00:00 GMT"}
    dialog = look_up(at_shop, "3", "It may stop any day.")
    shop.next(failing(httpx.ConnectError("refused")))
    look_up(at_shop, "2", "no newer answer yet")
    assert not says(dialog, "any day")


def test_closing_the_dialog_ends_the_call_at_the_service(at_shop: Desk, shop: Shop) -> None:
    held = shop.hold()
    dialog = at_shop.look_up("3")
    at_shop.wait(held.arrived.is_set)
    (controller,) = at_shop.window.findChildren(LookupController)
    call = controller._call  # noqa: SLF001  what no widget shows
    dialog.close()
    assert call is not None
    assert call.dropped


@pytest.mark.parametrize(("text", "answer"), [("3", "Rex"), ("2, 3", "2 found")])
def test_a_look_up_goes_on_each_time_its_service_gets_another_key(
    at_shop: Desk, shop: Shop, text: str, answer: str
) -> None:
    held = shop.hold(failing(httpx.ReadError("closed")))
    dialog = at_shop.look_up(text)
    for key, act in (("another", failing(httpx.ReadError("closed"))), ("a-third", shop.answer)):
        at_shop.wait(held.arrived.is_set)
        shop.key = key
        at_shop.open(shop, key=key)
        before, held = held, shop.hold(act)
        before.release()
    at_shop.wait(held.arrived.is_set)
    assert boxes() == []
    held.release()
    at_shop.wait(lambda: says(dialog, answer))
    assert boxes() == []


def test_a_call_that_ends_while_its_service_stays_open_is_not_asked_again(at_shop: Desk, shop: Shop) -> None:
    shop.next(failing(CancelledError("ended")))
    at_shop.look_up("3")
    at_shop.box()
    assert shop.asked_for(3) == 1


@pytest.mark.parametrize("text", ["3", "2, 3"])
def test_a_look_up_that_is_closed_is_not_asked_again_with_another_key(at_shop: Desk, shop: Shop, text: str) -> None:
    held = shop.hold(failing(httpx.ReadError("closed")))
    dialog = at_shop.look_up(text)
    at_shop.wait(held.arrived.is_set)
    at_shop.wait(dialog.isActiveWindow)
    press(dialog, "Esc")
    at_shop.open(shop)
    asked = len(shop.requests)
    held.release()
    at_shop.qtbot.wait(100)
    assert len(shop.requests) == asked
    assert boxes() == []


# --------------------------------------------------------------------------------------------------------- a scanner


def test_a_scan_that_the_box_interrupts_is_looked_up(at_shop: Desk, shop: Shop) -> None:
    held = shop.hold()
    dialog = at_shop.look_up("77")
    at_shop.wait(held.arrived.is_set)
    at_shop.wait(dialog.isActiveWindow)  # what is typed before goes elsewhere
    scan("3")
    shop.release_all()
    at_shop.wait(at_shop.box().isActiveWindow)
    scan("\n")
    at_shop.wait(lambda: says(dialog, "Rex") and boxes() == [])


def wait_for_denial(desk: Desk, number: int) -> None:
    desk.wait(lambda: boxes() != [] and says(boxes()[0], f"No animal found with ID {number}"))


def test_a_scanner_goes_from_one_box_to_the_next(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    for number in (777, 7778, 77):  # each begins like the one before
        at_shop.wait(lambda: boxes() != [] and boxes()[0].isActiveWindow())
        scan(f"{number}\n")
        wait_for_denial(at_shop, number)
    scan("2\n")
    at_shop.wait(lambda: says(dialog, "Luna") and boxes() == [])


def test_a_scanner_goes_on_wherever_the_focus_is_in_the_box_that_says_what_failed(at_shop: Desk, shop: Shop) -> None:
    widgets = [(QAbstractButton, "Copy details"), (QAbstractButton, "Details"), (QPlainTextEdit, "Details")]
    for kind, name in widgets:
        shop.next(failing(httpx.ConnectError("refused")))
        dialog = look_up(at_shop, "77", "ID 77 isn't in the list of ")
        box = at_shop.box()
        at_shop.wait(box.isActiveWindow)
        if kind is QPlainTextEdit:
            click(box, "Details")
        find(box, kind, name).setFocus()
        scan("3\n")
        at_shop.wait(lambda dialog=dialog: says(dialog, "Rex") and boxes() == [])  # type: ignore[misc]
    assert shop.asked_for(77) == len(widgets)  # nothing was tried again


def test_the_box_keeps_the_keys_until_the_look_up_has_them(at_shop: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    box = at_shop.box()
    at_shop.wait(box.isActiveWindow)
    monkeypatch.setattr(dialog, "activateWindow", lambda: None)  # a window system that takes its time
    scan("3")
    assert box.isVisible()
    scan("\n")
    at_shop.wait(lambda: says(dialog, "Rex"))
    at_shop.wait(lambda: boxes() == [])  # and one that never does it


def test_keys_that_reach_the_box_when_it_is_closed_go_to_the_look_up_too(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    at_shop.wait(at_shop.box().isActiveWindow)
    window = at_shop.box().windowHandle()
    scan("3")
    at_shop.wait(lambda: boxes() == [] and dialog.isActiveWindow())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for key, sign in ((Qt.Key.Key_3, "3"), (Qt.Key.Key_Return, "")):  # a screen reader hears them first, over the bus
        QCoreApplication.postEvent(window, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, sign))
    wait_for_denial(at_shop, 33)


def test_what_is_scanned_before_the_box_has_the_keys_is_not_lost(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    box = at_shop.box()
    dialog.activateWindow()
    at_shop.wait(dialog.isActiveWindow)
    assert box.isVisible()
    scan("3\n")
    at_shop.wait(lambda: says(dialog, "Rex") and boxes() == [])


def test_enter_closes_the_box_and_asks_nothing_again(at_shop: Desk, shop: Shop) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    at_shop.wait(at_shop.box().isActiveWindow)
    scan("\n")
    at_shop.wait(lambda: boxes() == [] and dialog.isActiveWindow())
    assert shop.asked_for(77) == 1


def test_the_key_of_the_look_up_closes_the_box_and_goes_to_the_line(at_shop: Desk) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    box = at_shop.box()
    at_shop.wait(box.isActiveWindow)
    press(find(box, QAbstractButton, "Close"), "Ctrl+L")
    at_shop.wait(lambda: boxes() == [] and dialog.isActiveWindow())
    assert find(dialog, QLineEdit, "Animal ID").selectedText() == "77"


def test_closing_the_look_up_closes_its_box_and_other_boxes_still_come(at_shop: Desk, shop: Shop) -> None:
    dialog = look_up(at_shop, "77", "ID 77 was not found.")
    at_shop.box()
    dialog.close()
    at_shop.wait(lambda: boxes() == [])
    shop.next(refusing(418, "No."))
    at_shop.press("F5")
    click(at_shop.box(), "Close")


def test_a_box_says_what_failed_and_a_screen_reader_hears_it_once(
    at_shop: Desk, shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(lookup_dialog, "announce", lambda _widget, sentence: heard.append(sentence))
    look_up(at_shop, "77", "ID 77 was not found.")
    press(at_shop.box(), "Escape")
    shop.next(failing(httpx.ConnectError("refused")))
    look_up(at_shop, "78", "ID 78 isn't in the list of ")
    press(at_shop.box(), "Escape")
    assert "".join(heard) == ""


def test_the_old_card_is_gone_before_the_box_comes(at_shop: Desk, shop: Shop) -> None:
    dialog = look_up(at_shop, "3", "Rex")
    held = shop.hold()
    desk_line = find(dialog, QLineEdit, "Animal ID")
    at_shop.wait(dialog.isActiveWindow)
    scan("77\n")
    at_shop.wait(held.arrived.is_set)
    assert not says(dialog, "Rex")
    shop.release_all()
    at_shop.wait(lambda: boxes() != [])
    assert sentences(dialog)[-1] != "Rex"
    assert says(dialog, "ID 77 was not found.")
    assert desk_line.text() == "77"
    press(at_shop.box(), "Escape")


def test_what_is_no_id_ends_the_wait_for_the_one_before(at_shop: Desk, shop: Shop) -> None:
    held = shop.hold()
    dialog = at_shop.look_up("3")
    at_shop.wait(held.arrived.is_set)
    (controller,) = at_shop.window.findChildren(LookupController)
    call = controller._call  # noqa: SLF001  what no widget shows
    at_shop.wait(dialog.isActiveWindow)
    scan("12a\n")
    assert call is not None
    assert call.dropped
    assert says(dialog, "Use digits only")
    assert not says(dialog, "Looking up")
