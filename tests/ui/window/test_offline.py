"""The last list of a service that is away: under a band, dated wherever it is used, and gone with the fresh one."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Event

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory import offline_cache
from petstore_gui.inventory.offline_cache import CachedList, OfflineCache
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.importing.loading import PreviewReader
from petstore_gui.ui.lookup import controller as lookup_controller
from petstore_gui.ui.pet_list import list_controller
from petstore_gui.ui.pet_list.card import CardPanel
from petstore_gui.ui.reports import reports
from petstore_gui.ui.reports.reports import ListReport, OverviewReport
from petstore_gui.ui.window import banners
from petstore_gui.ui.window.banners import OfflineBand
from tests.support.books import OTHER
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, json_response, refusing
from tests.support.patience import PATIENCE_S
from tests.support.windows import (
    Desk,
    boxes,
    click,
    clipboard,
    dialogs,
    find,
    is_there,
    press,
    says,
    selected,
    sentences,
    write,
)
from tests.ui.conftest import LUNA, MILO, REX
from tests.ui.pet_list.test_page import marks

REFUSED = failing(httpx.ConnectError("refused"))
TIME = "20 Nov 2026, 14:05"
BAND = f"Offline · list of {TIME}"
OTHER_KEY = "another-key-for-tests"


class Shop(FakeStore):
    """A service that can be away."""

    is_away = True

    def answer(self, request: httpx.Request) -> httpx.Response:
        return REFUSED(request) if self.is_away else super().answer(request)


@pytest.fixture(autouse=True)
def _fast_digests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_cache, "_SCRYPT", {"n": 2, "r": 8, "p": 1, "dklen": 32})
    monkeypatch.setattr(list_controller, "_SAVE_DELAY_MS", 0)


@pytest.fixture
def shop() -> Iterator[Shop]:
    """Return a service that is away; Momo has come since its last list, Luna was sold and Milo has gone."""
    shop = Shop([Pet(id=4, name="Momo", category_id=2, status="available"), REX, replaced(LUNA, "sold")])
    yield shop
    shop.release_all()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file with the list of 20 Nov, 14:05."""
    path = tmp_path / "data" / "kept_lists.sqlite3"
    keep(path)
    return path


def replaced(pet: Pet, status: str) -> Pet:
    return Pet(id=pet.id, name=pet.name, category_id=pet.category_id, status=status)


def keep(path: Path, *, key: str = KEY, sold: Completeness = Completeness.COMPLETE, is_empty: bool = False) -> None:
    taken_at = datetime(2026, 11, 20, 14, 5).astimezone().astimezone(UTC)
    reaches = {
        PetStatus.AVAILABLE: Completeness.COMPLETE,
        PetStatus.PENDING: Completeness.COMPLETE,
        PetStatus.SOLD: sold,
    }
    pets = () if is_empty else (REX, LUNA, MILO)
    OfflineCache(path).of(ADDRESS, key).save(Snapshot(pets, ADDRESS, taken_at, is_empty, reaches))


def open_shop(desk: Desk, shop: Shop, path: Path, key: str = KEY) -> None:
    """Open the service as a start of the program does."""
    connection = replace(shop.connection(key=key), cached_list=OfflineCache(path).of(ADDRESS, key))
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)


@pytest.fixture
def offline(seconds_by_hand: None, bare_desk: Desk, shop: Shop, path: Path) -> Desk:  # noqa: ARG001
    """Return the window after a start without the service."""
    open_shop(bare_desk, shop, path)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    return bare_desk


def kept(path: Path, key: str = KEY) -> list[str] | None:
    snapshot = OfflineCache(path).of(ADDRESS, key).read()
    return None if snapshot is None else [pet.name for pet in snapshot.pets]


def band(desk: Desk) -> OfflineBand | None:
    found = desk.window.findChild(OfflineBand)
    return found if found is not None and found.isVisible() else None


# ---------------------------------------------------------------------------------------- what is shown, when


def test_a_start_without_the_service_shows_the_last_list_under_a_band_and_opens_no_box(offline: Desk) -> None:
    assert says(offline.window, BAND)
    assert says(offline.window, "trying again in 5 s")
    assert is_there(offline.window, "Try now")
    assert boxes() == []
    assert not says(offline.window, "updated")


def test_a_line_that_says_nothing_shows_it_after_a_second(bare_desk: Desk, shop: Shop, path: Path) -> None:
    held = shop.hold(FakeStore.answer.__get__(shop))
    open_shop(bare_desk, shop, path)
    controller = bare_desk.window.page.controller
    bare_desk.wait(lambda: not controller.offline.is_reading and held.arrived.is_set())
    assert bare_desk.names() == []
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert says(bare_desk.window, f"list of {TIME}")
    assert band(bare_desk) is None, "it may be slow and not away"
    assert controller.is_loading
    held.release()
    bare_desk.wait_for_names("Momo", "Rex", "Luna")
    assert band(bare_desk) is None


def test_who_cancels_before_the_second_is_over_sees_it_at_once(bare_desk: Desk, shop: Shop, path: Path) -> None:
    shop.hold()
    open_shop(bare_desk, shop, path)
    controller = bare_desk.window.page.controller
    bare_desk.wait(lambda: not controller.offline.is_reading)
    assert not controller.offline.is_silent
    controller.cancel()
    assert bare_desk.names() == ["Rex", "Luna", "Milo"]
    assert says(bare_desk.window, f"Cancelled · list of {TIME}")


def test_a_service_that_answers_in_time_shows_nothing_else(bare_desk: Desk, shop: Shop, path: Path) -> None:
    shop.is_away = False
    shown: list[bool] = []
    bare_desk.window.page.controller.snapshot_changed.connect(lambda *_: shown.append(band(bare_desk) is not None))
    open_shop(bare_desk, shop, path)
    bare_desk.wait_for_names("Momo", "Rex", "Luna")
    bare_desk.wait(lambda: kept(path) == ["Momo", "Rex", "Luna"])
    assert not any(shown)
    assert marks(bare_desk) == {}  # the list of 20 Nov was never shown


def test_its_categories_can_be_chosen_in_the_form(offline: Desk) -> None:
    adding = offline.window._build_features().adding  # noqa: SLF001
    offline.wait(lambda: adding._state.loaded)  # noqa: SLF001
    choose = next(each for each in offline.window.form.findChildren(QAction) if each.text() == "Choose a category")
    assert choose.isVisible()


def test_when_the_service_is_back_the_band_goes_and_the_differences_are_marked(offline: Desk, shop: Shop) -> None:
    shop.is_away = False
    for _ in range(5):
        offline.second()
    offline.wait_for_names("Momo", "Rex", "Luna")
    assert band(offline) is None
    assert marks(offline) == {"4": "New since the list before", "2": "Status: Pending to Sold"}
    assert says(offline.window, "Momo (ID 4) is new")
    assert says(offline.window, "Milo (ID 1) is no longer listed")
    assert not is_there(offline.window, "Try now")


def test_a_repeat_that_fails_shows_itself_in_the_band_alone(offline: Desk, shop: Shop) -> None:
    click(offline.window, "Try now")
    offline.wait(lambda: says(offline.window, "trying again in 5 s") and not offline.is_reading)
    assert boxes() == []
    shop.is_away = False
    click(offline.window, "Try now")
    offline.wait_for_names("Momo", "Rex", "Luna")


def test_f5_in_vain_flashes_the_band(offline: Desk) -> None:
    found = band(offline)
    assert found is not None
    assert not found.property("flash")
    offline.press("F5")
    offline.wait(lambda: found.property("flash") == "true")
    assert boxes() == []
    offline.wait(lambda: found.property("flash") == "false")


def test_escape_leaves_the_band_and_its_countdown(offline: Desk) -> None:
    offline.press("Escape")
    assert says(offline.window, "trying again in 5 s")
    assert find(offline.window, QAbstractButton, "Cancel").toolTip() == ""


def test_cancel_stays_with_the_last_list(offline: Desk) -> None:
    click(offline.window, "Cancel")
    assert says(offline.window, BAND)
    assert is_there(offline.window, "Try now")
    assert not says(offline.window, "trying again")
    assert says(offline.window, "asking once a minute")
    assert not is_there(offline.window, "Cancel")


def test_the_focus_stays_in_the_window_when_the_band_goes(offline: Desk, shop: Shop) -> None:
    shop.is_away = False
    button = find(offline.window, QAbstractButton, "Try now")
    button.setFocus()
    assert button.hasFocus()
    click(offline.window, "Try now")
    offline.wait(lambda: band(offline) is None)
    assert offline.window.focusWidget() is offline.table


@pytest.mark.usefixtures("seconds_by_hand")
def test_a_list_of_this_run_that_cannot_be_renewed_has_the_same_band(bare_desk: Desk, shop: Shop, path: Path) -> None:
    shop.is_away = False
    open_shop(bare_desk, shop, path)
    bare_desk.wait_for_names("Momo", "Rex", "Luna")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    shop.is_away = True
    bare_desk.press("F5")
    bare_desk.wait(lambda: says(bare_desk.window, "trying again in 5 s"))
    assert boxes() == []
    assert says(bare_desk.window, "Offline · list of ")
    assert bare_desk.window.page.controller.fresh_snapshot is not None
    shop.is_away = False
    click(bare_desk.window, "Try now")
    bare_desk.wait(lambda: band(bare_desk) is None)


# ---------------------------------------------------------------------------------------- whose it is


def test_another_key_sees_nothing_of_it_until_the_service_has_accepted_that_key(
    bare_desk: Desk, shop: Shop, path: Path
) -> None:
    open_shop(bare_desk, shop, path, key=OTHER_KEY)
    assert says(bare_desk.box(), "No connection to the service")
    click(bare_desk.box(), "Close")
    assert bare_desk.names() == []
    shop.key, shop.is_away = OTHER_KEY, False
    bare_desk.press("F5")
    bare_desk.wait_for_names("Momo", "Rex", "Luna")
    bare_desk.wait(lambda: kept(path, OTHER_KEY) == ["Momo", "Rex", "Luna"])
    assert kept(path) is None


def test_a_key_that_is_changed_while_the_list_is_shown_takes_it_away(offline: Desk, shop: Shop, path: Path) -> None:
    open_shop(offline, shop, path, key=OTHER_KEY)
    offline.wait(lambda: offline.names() == [])
    assert band(offline) is None
    assert kept(path) == ["Rex", "Luna", "Milo"]


@pytest.mark.parametrize("status", [401, 403])
def test_a_key_that_the_service_refuses_sees_nothing(bare_desk: Desk, shop: Shop, path: Path, status: int) -> None:
    held = shop.hold(refusing(status, "No."))
    open_shop(bare_desk, shop, path)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")  # after a second
    held.release()
    bare_desk.box()
    assert bare_desk.names() == []
    assert band(bare_desk) is None


def test_a_key_that_is_refused_at_once_sees_nothing_a_second_later_either(
    bare_desk: Desk, shop: Shop, path: Path
) -> None:
    held = shop.hold(refusing(403, "No."))
    open_shop(bare_desk, shop, path)
    offline = bare_desk.window.page.controller.offline
    bare_desk.wait(lambda: not offline.is_reading and held.arrived.is_set())
    assert not offline.is_silent
    held.release()
    bare_desk.box()
    QTest.qWait(1100)
    assert bare_desk.names() == []
    assert band(bare_desk) is None


def test_a_list_that_is_read_slowly_is_not_shown_for_the_service_that_was_opened_meanwhile(
    bare_desk: Desk, shop: Shop, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, go, ended = OfflineCache(path).of(ADDRESS, KEY), Event(), Event()
    read = slow.read

    def slowly() -> Snapshot | None:
        assert go.wait(PATIENCE_S)
        ended.set()
        return read()

    monkeypatch.setattr(slow, "read", slowly)
    first = replace(shop.connection(), cached_list=slow)
    bare_desk.session.open(lambda _connector: first)
    bare_desk.wait(lambda: bare_desk.session.connection is first)
    second = replace(shop.connection(address=OTHER), cached_list=OfflineCache(path).of(OTHER, KEY))
    bare_desk.session.open(lambda _connector: second)
    bare_desk.wait(lambda: bare_desk.session.connection is second)
    click(bare_desk.box(), "Close")
    go.set()
    bare_desk.wait(ended.is_set)
    QTest.qWait(200)
    assert bare_desk.names() == []
    assert band(bare_desk) is None


# ---------------------------------------------------------------------------------------- nothing takes it for fresh


def test_status_line_counts_and_limits_say_from_when_it_is(bare_desk: Desk, shop: Shop, path: Path) -> None:
    keep(path, sold=Completeness.CUT_OFF)
    open_shop(bare_desk, shop, path)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert f"3+ animals · list of {TIME}" in sentences(bare_desk.window)
    assert says(bare_desk.window, f"There may have been more animals than these in the list of {TIME}.")
    sold = next(each for each in bare_desk.window.findChildren(QAbstractButton) if each.text() == "Sold 1+")
    assert sold.accessibleDescription() == f"1 or more in the list of {TIME}"
    assert f"In the list of {TIME}." in sold.toolTip()


def test_copies_exports_and_the_overview_say_from_when_it_is(offline: Desk) -> None:
    offline.table.selectRow(0)
    offline.press("Ctrl+Shift+R")
    assert clipboard().endswith(f"In the list of {TIME} – no newer answer yet")
    offline.press("Ctrl+E")
    dialog = offline.dialog("Export")
    assert says(dialog, f"From the list of {TIME}. These are the animals of the last list that was kept.")
    dialog.close()
    offline.press("Ctrl+B")
    assert says(offline.window, f"list of {TIME}")
    assert says(offline.window, BAND)
    assert not says(offline.window, "updated")


def test_paper_and_a_workbook_say_from_when_it_is(offline: Desk) -> None:
    page, connection = offline.window.page, offline.session.connection
    snapshot = page.controller.snapshot
    assert snapshot is not None
    assert connection is not None
    printed = [
        *reports.animal_choices(page, snapshot, connection, {}),
        reports.overview_choice(snapshot, connection, {}),
    ]
    for choice in printed:
        assert isinstance(choice.printable, ListReport | OverviewReport)
        assert f"From the list of {TIME}. These are the animals of the last list that was kept." in " ".join(
            choice.printable.texts.lines
        )
        assert choice.printable.texts.source.endswith(f"In the list of {TIME} – no newer answer yet")
    assert isinstance(printed[-1].printable, OverviewReport)
    assert printed[-1].printable.texts.lines[0] == "Counts of 3 animals. Animals without a status may be missing."
    about = dict(exporting_text.about("", snapshot, connection))
    assert about["As of"] == TIME
    assert about["Kept list"] == "These are the animals of the last list that was kept."


def test_a_card_stays_when_the_kept_list_gives_way_to_a_new_one(offline: Desk, shop: Shop, path: Path) -> None:
    offline.window.page.table.select_pet(3)
    press(offline.table, "Return")
    card = find(offline.window, CardPanel, "Animal card")
    assert says(card, "Rex")
    shop.is_away = False
    open_shop(offline, shop, path)
    offline.wait_for_names("Momo", "Rex", "Luna")
    assert selected(offline.table, 1) == ["Rex"]
    assert says(card, "Rex")


def test_a_kept_list_without_animals_is_no_new_store(bare_desk: Desk, shop: Shop, path: Path) -> None:
    keep(path, is_empty=True)
    bare_desk.table.setFocus()
    open_shop(bare_desk, shop, path)
    bare_desk.wait(lambda: band(bare_desk) is not None)
    assert bare_desk.window.focusWidget() is bare_desk.table  # and not Name, for a first animal
    assert says(bare_desk.window, f"There is no such animal in the list of {TIME}.")
    assert not says(bare_desk.window, "There are no animals here yet.")
    assert not is_there(bare_desk.window, "Try it with sample animals")


def test_an_import_is_not_compared_with_it(offline: Desk) -> None:
    offline.window._build_features().imports.import_text("Name\tCategory\nRex\t1")  # noqa: SLF001
    offline.wait(lambda: dialogs() != [])
    (reader,) = offline.window.findChildren(PreviewReader)
    assert offline.window.page.controller.snapshot is not None
    assert reader._listed() is None  # noqa: SLF001
    for dialog in dialogs():
        dialog.close()


def test_the_form_does_not_call_an_animal_of_it_listed(offline: Desk, shop: Shop) -> None:
    offline.window._build_features()  # noqa: SLF001
    offline.write("Name", "Rex")
    offline.write("Category", "1")
    note = "The list has an animal called Rex in this category: ID 3."
    assert not says(offline.window, note)
    shop.is_away = False
    click(offline.window, "Try now")
    offline.wait(lambda: says(offline.window, note))


LOOKING_UP = "Looking up 3…"
FROM_THE_LIST = f"As of {TIME}, from the list"


def test_a_look_up_on_a_silent_line_shows_it_after_a_second_until_the_answer_comes(offline: Desk, shop: Shop) -> None:
    renamed = Pet(id=REX.id, name="Rex II", category_id=REX.category_id, status=REX.status)
    held = shop.hold(lambda _request: json_response(renamed))
    dialog = offline.look_up("3")
    offline.wait(lambda: says(dialog, FROM_THE_LIST))
    assert says(dialog, "Rex")
    assert says(dialog, LOOKING_UP)
    assert not says(dialog, "no newer answer yet")  # it may come in this moment
    held.release()
    offline.wait(lambda: says(dialog, "Rex II"))
    assert not says(dialog, FROM_THE_LIST)
    assert not says(dialog, LOOKING_UP)
    dialog.close()


def test_a_look_up_that_comes_to_nothing_after_that_says_so(offline: Desk, shop: Shop) -> None:
    held = shop.hold(REFUSED)
    dialog = offline.look_up("3")
    offline.wait(lambda: says(dialog, FROM_THE_LIST))
    held.release()
    offline.wait(lambda: says(dialog, f"In the list of {TIME} – no newer answer yet"))
    assert not says(dialog, LOOKING_UP)
    dialog.close()


def test_what_is_shown_meanwhile_goes_with_the_list(offline: Desk, shop: Shop) -> None:
    shop.hold()
    dialog = offline.look_up("3")
    offline.wait(lambda: says(dialog, FROM_THE_LIST))
    shop.next(refusing(403, "No."))
    offline.window.page.controller.reload()
    offline.wait(lambda: not says(dialog, FROM_THE_LIST))
    assert not says(dialog, "Rex")
    assert says(dialog, LOOKING_UP)
    dialog.close()


def test_a_look_up_that_waits_longer_than_the_list_shows_it_once_that_is_there(
    bare_desk: Desk, shop: Shop, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookup_controller, "SILENCE_MS", 0)
    list_held, held = shop.hold(), shop.hold()
    open_shop(bare_desk, shop, path)
    bare_desk.wait(list_held.arrived.is_set)
    dialog = bare_desk.look_up("3")
    bare_desk.wait(held.arrived.is_set)
    assert not says(dialog, FROM_THE_LIST)
    bare_desk.wait(lambda: says(dialog, FROM_THE_LIST))
    dialog.close()


def test_a_look_up_answers_from_it_and_never_says_that_an_id_does_not_exist(offline: Desk) -> None:
    dialog = offline.look_up("3")
    offline.wait(lambda: says(dialog, "Rex"))
    assert says(dialog, f"In the list of {TIME} – no newer answer yet")
    write(dialog, "Animal ID", "4")
    press(find(dialog, QLineEdit, "Animal ID"), "Return")
    offline.wait(lambda: says(dialog, f"ID 4 isn't in the list of {TIME}. The service doesn't answer."))
    assert not says(dialog, "was not found")
    assert boxes() == []  # the band says why
    dialog.close()


def test_what_is_added_waits_and_is_not_taken_for_listed(offline: Desk, shop: Shop) -> None:
    (box,) = offline.window._build_features().adding._worker._boxes.values()  # noqa: SLF001
    assert box.snapshot is None, "it proves nothing of an add"
    offline.add("Bella", "1")
    offline.wait(lambda: says(offline.window, "1 animal waits for the service"))
    assert (offline.pending(), shop.posts) == ([("Bella", "Waiting")], 0), "no add leaves before the service was heard"
    assert offline.names()[-3:] == ["Rex", "Luna", "Milo"]
    shop.is_away = False
    click(offline.window, "Try now")
    offline.wait(lambda: offline.pending() == [] and "Bella" in offline.names())
    assert band(offline) is None
    assert offline.names().count("Bella") == 1


def test_an_add_that_comes_through_first_brings_the_fresh_list(offline: Desk, shop: Shop) -> None:
    shop.is_away = False
    bella = Pet(id=9, name="Bella", category_id=1, status="available")
    shop.pets.insert(0, bella)
    offline.window.page.show_added(bella)
    offline.wait_for_names("Bella", "Momo", "Rex", "Luna")
    assert band(offline) is None


# ---------------------------------------------------------------------------------------- what is kept


def test_each_whole_list_is_kept_with_what_was_added_since(bare_desk: Desk, shop: Shop, path: Path) -> None:
    shop.is_away = False
    open_shop(bare_desk, shop, path)
    bare_desk.wait(lambda: kept(path) == ["Momo", "Rex", "Luna"])
    bare_desk.add("Bella", "1")
    bare_desk.wait(lambda: kept(path) == ["Bella", "Momo", "Rex", "Luna"])


def test_what_was_to_be_kept_when_the_service_is_left_is_kept_for_it(bare_desk: Desk, shop: Shop, path: Path) -> None:
    shop.is_away = False
    bare_desk.window.page.controller.offline._save_delay.setInterval(600_000)  # noqa: SLF001
    open_shop(bare_desk, shop, path)
    bare_desk.wait_for_names("Momo", "Rex", "Luna")
    assert kept(path) == ["Rex", "Luna", "Milo"]
    bare_desk.session.disconnect_service()
    bare_desk.wait(lambda: kept(path) == ["Momo", "Rex", "Luna"])


def test_on_a_slow_disk_the_latest_list_is_kept_last(
    bare_desk: Desk, shop: Shop, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.is_away, go = False, Event()
    lists = OfflineCache(path).of(ADDRESS, KEY)
    save, begun = lists.save, list[int]()

    def slowly(snapshot: Snapshot) -> Path | None:
        begun.append(len(snapshot.pets))
        assert len(begun) > 1 or go.wait(PATIENCE_S)
        return save(snapshot)

    monkeypatch.setattr(lists, "save", slowly)
    connection = replace(shop.connection(), cached_list=lists)
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: begun == [3])
    bare_desk.add("Bella", "1")
    bare_desk.wait(lambda: "Bella" in bare_desk.names())
    QTest.qWait(100)
    go.set()
    bare_desk.wait(lambda: begun == [3, 4])
    bare_desk.wait(lambda: kept(path) == ["Bella", "Momo", "Rex", "Luna"])


def test_a_failure_to_keep_it_is_said_once(
    bare_desk: Desk, shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    shop.is_away = False
    said: list[Exception] = []
    begun: list[Snapshot] = []
    save = CachedList.save

    def note(cached: CachedList, snapshot: Snapshot) -> Path | None:
        begun.append(snapshot)
        return save(cached, snapshot)

    def holds(count: int) -> bool:
        return len(begun) == count

    monkeypatch.setattr(CachedList, "save", note)
    bare_desk.window.page.controller.offline.failed.connect(said.append)
    open_shop(bare_desk, shop, tmp_path / "file" / "kept_lists.sqlite3")
    bare_desk.wait(lambda: says(bare_desk.window, "No list is kept for offline use: "))
    for count in (2, 3):  # one save begins once the one before it has failed
        bare_desk.press("F5")
        bare_desk.wait(partial(holds, count))
    assert len(said) == 1


def test_a_damaged_file_is_said_and_replaced(bare_desk: Desk, shop: Shop, path: Path) -> None:
    path.write_bytes(b"damaged " * 1_000)
    said: list[Path] = []
    bare_desk.window.page.controller.offline.quarantined.connect(said.append)
    open_shop(bare_desk, shop, path)
    click(bare_desk.box(), "Close")
    assert bare_desk.names() == []
    shop.is_away = False
    bare_desk.press("F5")
    bare_desk.wait(lambda: says(bare_desk.window, "The kept list was damaged. Its file was renamed."))
    assert [each.read_bytes() for each in said] == [b"damaged " * 1_000]
    assert kept(path) == ["Momo", "Rex", "Luna"]


# ---------------------------------------------------------------------------------------- what is heard


@pytest.mark.usefixtures("seconds_by_hand")
def test_the_band_is_announced_once_and_not_with_each_second(
    bare_desk: Desk, shop: Shop, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(banners, "announce", lambda _label, sentence: heard.append(sentence))
    open_shop(bare_desk, shop, path)
    bare_desk.wait(lambda: says(bare_desk.window, "trying again in 5 s"))
    bare_desk.seconds(3)
    assert heard == [BAND]
    found = band(bare_desk)
    assert found is not None
    assert [label.text() for label in found.findChildren(QLabel) if label.text()] == [BAND, "trying again in 2 s"]
    assert [button.accessibleName() for button in found.buttons] == ["Try now", "Cancel"]


def test_tab_comes_to_the_band_between_the_bar_and_the_list(offline: Desk) -> None:
    window = offline.window
    window.bar.findChildren(QAbstractButton)[-1].setFocus()
    order = []
    focus = find(window, QAbstractButton, "Refresh")
    for _ in range(400):
        focus = focus.nextInFocusChain()  # type: ignore[assignment]
        if focus.isVisible() and focus.focusPolicy() & Qt.FocusPolicy.TabFocus:
            order.append(focus)
    names = [each.accessibleName() for each in order]
    assert names.index("Try now") < names.index("Animals")
