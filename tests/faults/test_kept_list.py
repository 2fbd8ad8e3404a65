"""A start without the service, and what happens to the list that is kept for it: it is said, and nothing is mixed."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.connection.connector import OFFLINE_CACHE_NAME
from petstore_gui.connection.profile import ProfileName
from petstore_gui.inventory import snapshot as inventory_snapshot
from petstore_gui.inventory.offline_cache import OfflineCache
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.i18n.text import when
from tests.faults.cases import LIST, WAITS
from tests.faults.row import Record, Row
from tests.faults.scene import Act, Scene, first_with, wait_for_words
from tests.support import faults
from tests.support.disk import full_disk
from tests.support.faulty_proxy import FaultyProxy
from tests.support.service import KEY
from tests.support.windows import Desk, boxes, click, press, says

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$"),
    pytest.mark.posix("limits as POSIX has them"),
]

OFFLINE = "Offline · list of"


def kept(tmp_path: Path, proxy: FaultyProxy, key: str = KEY) -> Snapshot | None:
    """Return what the next start would show."""
    return OfflineCache(tmp_path / "data" / OFFLINE_CACHE_NAME).of(proxy.url, key).read()


def wait_until_kept(
    desk: Desk, proxy: FaultyProxy, tmp_path: Path, is_right: Callable[[Snapshot], bool] = lambda _list: True
) -> None:
    """Wait for what the next start would show. Each look at it holds the file, so that there are only a few."""

    def is_so() -> bool:
        desk.qtbot.wait(200)
        found = kept(tmp_path, proxy)
        return found is not None and is_right(found)

    desk.wait(is_so)


def begin_again(desk: Desk, proxy: FaultyProxy, tmp_path: Path) -> list[str]:
    """Leave the service as at the end of the program, once its list is kept; return the names in that."""
    wait_until_kept(desk, proxy, tmp_path, lambda found: len(found.pets) == len(desk.names()))
    names = desk.names()
    desk.session.disconnect_service()
    assert desk.names() == []
    return names


def open_staging(desk: Desk) -> None:
    desk.session.open(lambda connector: connector.open(ProfileName.STAGING))


def test_a_start_without_the_service_shows_the_last_list_and_what_is_added_waits(scene: Scene, tmp_path: Path) -> None:
    desk = scene.desk
    names = begin_again(desk, scene.proxy, tmp_path)
    scene.proxy.refuse()
    open_staging(desk)
    scene.wait_for_words(OFFLINE, "trying again in")
    shown = first_with(OFFLINE)
    assert (desk.names(), boxes()) == (names, [])
    scene.fill()
    press(desk.line("Category"), "Return")
    scene.wait_for_words(WAITS, OFFLINE)
    assert scene.proxy.sent("POST") == 0
    scene.heal()
    click(desk.window, "Try now")
    desk.wait(lambda: scene.name in desk.names())
    assert not first_with(OFFLINE)
    scene.fill()
    scene.others = 1  # the one that has waited
    scene.settle(Row(1, "refused at a start, with a kept list", "start", shown), posts=1)


@pytest.mark.usefixtures("long_patience")
def test_a_start_on_a_line_that_says_nothing_shows_the_last_list(scene: Scene, tmp_path: Path) -> None:
    names = begin_again(scene.desk, scene.proxy, tmp_path)
    scene.proxy.fault(faults.silence, path="/pets?")
    open_staging(scene.desk)
    scene.wait_for_words("list of")
    shown = first_with("list of")
    assert scene.desk.names() == names
    assert not first_with(OFFLINE), "it may be slow and not away"
    scene.desk.press("Escape")
    scene.settle(Row(2, "silent at a start, with a kept list", "start", shown))


def test_a_key_that_has_ended_shows_no_list(scene: Scene, tmp_path: Path, record: Record) -> None:
    desk = scene.desk
    begin_again(desk, scene.proxy, tmp_path)
    scene.proxy.fault(faults.refusing("401 Unauthorized", "The key has ended."), path="/pets?")
    open_staging(desk)
    scene.wait_for_words("did not accept the API key")
    record(Row(13, "key ended before a start, with a kept list", "start", first_with("did not accept")))
    assert desk.names() == []
    assert not first_with(OFFLINE)


def test_a_full_disk_keeps_the_old_list_and_is_said(scene: Scene, tmp_path: Path) -> None:
    desk = scene.desk
    wait_until_kept(desk, scene.proxy, tmp_path)
    before = kept(tmp_path, scene.proxy)
    scene.add_from_elsewhere()
    with full_disk():
        desk.press("F5")
        scene.wait_for_words("No list is kept for offline use: the disk is full")
        shown = first_with("No list is kept")
    assert kept(tmp_path, scene.proxy) == before
    scene.settle(Row(52, "disk full under the kept list", LIST, shown))


def test_a_damaged_list_is_set_aside_and_said(scene: Scene, tmp_path: Path, record: Record) -> None:
    desk, file = scene.desk, tmp_path / "data" / OFFLINE_CACHE_NAME
    begin_again(desk, scene.proxy, tmp_path)
    file.write_bytes(b"This is no longer what it was. " * 1_000)
    open_staging(desk)
    scene.wait_for_words("The kept list was damaged. Its file was renamed.")
    record(Row(53, "kept list damaged", "start", first_with("was damaged")))
    wait_until_kept(desk, scene.proxy, tmp_path)
    assert len(list(file.parent.glob(f"{OFFLINE_CACHE_NAME}.damaged-*"))) == 1


def test_a_newer_list_is_refused_by_name_and_left_as_it_is(scene: Scene, tmp_path: Path, record: Record) -> None:
    desk, file = scene.desk, tmp_path / "data" / OFFLINE_CACHE_NAME
    begin_again(desk, scene.proxy, tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    open_staging(desk)
    scene.wait_for_words("No list is kept for offline use: it was written by a newer version")
    record(Row(53, "kept list of a newer version", "start", first_with("No list is kept")))
    assert file.read_bytes() == before


def test_the_copy_of_another_user_with_another_key_shows_nothing(
    desk: Desk, proxy: FaultyProxy, tmp_path: Path, record: Record
) -> None:
    begin_again(desk, proxy, tmp_path)
    lists = OfflineCache(tmp_path / "data" / OFFLINE_CACHE_NAME)
    with PetStoreClient(proxy.url, KEY) as client:
        lists.of(proxy.url, "the-key-of-another-user").save(inventory_snapshot.take_snapshot(client, proxy.url))
    proxy.refuse()
    open_staging(desk)
    wait_for_words(desk, "No connection to the service")
    record(Row(58, "kept list of another user", "start", first_with("No connection to the service")))
    click(desk.box(), "Close")
    assert desk.names() == []
    assert not first_with(OFFLINE)


def test_a_clock_that_was_turned_back_shows_the_list_with_its_own_day_and_keeps_the_next(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tomorrow = datetime.now(UTC).replace(microsecond=0) + timedelta(days=1)

    class Ahead(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # a plain one, as the real clock's
            del tz
            return tomorrow

    desk = scene.desk
    with monkeypatch.context() as patch:
        patch.setattr(inventory_snapshot, "datetime", Ahead)
        desk.press("F5")
        wait_until_kept(desk, scene.proxy, tmp_path, lambda found: found.taken_at == tomorrow)
    begin_again(desk, scene.proxy, tmp_path)
    scene.proxy.refuse()
    open_staging(desk)
    scene.wait_for_words(f"{OFFLINE} {when(tomorrow, with_day=True)}")
    shown = first_with(OFFLINE)
    scene.heal()
    click(desk.window, "Try now")
    desk.wait(lambda: says(desk.window, "updated"))
    wait_until_kept(desk, scene.proxy, tmp_path, lambda found: found.taken_at < tomorrow)
    scene.fill()
    scene.settle(Row(17, "clock turned back, with a kept list", Act.LIST, shown))
