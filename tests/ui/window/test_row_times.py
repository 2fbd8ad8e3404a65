"""Each animal is shown, copied, exported and printed as of its own answer of the service."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory import offline_cache
from petstore_gui.inventory.offline_cache import OfflineCache
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.pet_list.text import added_since, list_sentence, listed_source
from petstore_gui.ui.reports import reports
from petstore_gui.ui.reports.reports import ListReport
from tests.support.snapshots import snapshot_of
from tests.support.windows import Desk, action, clipboard, says
from tests.ui.conftest import LUNA, REX

BELLA = Pet(id=9, name="Bella", category_id=1, status="available")
READ = datetime(2026, 11, 20, 16, 40).astimezone().astimezone(UTC)
ADDED = datetime(2026, 11, 20, 16, 44).astimezone().astimezone(UTC)
WHEN_ADDED = "As of 20 Nov 2026, 16:44, when it was added"


def list_of_1640() -> Snapshot:
    return replace(snapshot_of(REX, LUNA, whole=True), taken_at=READ).with_added(BELLA, ADDED)


def test_an_animal_that_was_added_since_is_as_of_then_and_the_others_as_of_the_list() -> None:
    snapshot = list_of_1640()
    assert listed_source(snapshot, BELLA.id) == WHEN_ADDED
    assert listed_source(snapshot, REX.id) == "As of 20 Nov 2026, 16:40, from the list"
    kept = replace(snapshot, is_cached=True)
    assert listed_source(kept, BELLA.id) == f"{WHEN_ADDED} – no newer answer yet"


def test_what_speaks_of_the_whole_list_says_how_many_were_added_since() -> None:
    snapshot = list_of_1640()
    assert list_sentence(snapshot, None, reason="").endswith(" 16:40 · 1 added since")
    assert added_since(snapshot, PetStatus.PENDING) == ""
    assert exporting_text.updated(snapshot).endswith(" 16:40, 1 added since.")
    assert exporting_text.updated(replace(snapshot, is_cached=True)).startswith(
        "From the list of 20 Nov 2026, 16:40, 1 added since."
    )


def test_a_list_that_is_read_again_has_one_time(desk: Desk) -> None:
    desk.add("Bella", "1")
    desk.wait(lambda: says(desk.window, "1 added since"))
    desk.press("F5")
    desk.wait(lambda: not desk.is_reading and not says(desk.window, "added since"))


def test_card_copy_and_paper_have_the_time_of_the_answer(desk: Desk) -> None:
    desk.window._build_features()  # noqa: SLF001
    desk.window.page.show_added(BELLA)
    desk.table.setFocus()
    desk.window.page.table.select_pet(BELLA.id)
    action(desk, "Animal card").trigger()
    assert says(desk.window, "when it was added")
    desk.press("Ctrl+Shift+R")
    assert clipboard().endswith("when it was added")
    desk.window.page.table.select_pet(REX.id)
    assert says(desk.window, "from the list")
    snapshot, connection = desk.window.page.controller.snapshot, desk.session.connection
    assert snapshot is not None
    assert connection is not None
    printed = reports.animal_choices(desk.window.page, snapshot, connection, {})[0].printable
    assert isinstance(printed, ListReport)
    assert printed.texts.source.endswith("from the list · 1 added since")


def test_a_list_that_is_kept_for_offline_use_keeps_the_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_cache, "_SCRYPT", {"n": 2, "r": 8, "p": 1, "dklen": 32})
    snapshot = list_of_1640()
    kept = OfflineCache(tmp_path / "kept.sqlite3").of(snapshot.service_id, "a-key-for-tests-that-is-long")
    kept.save(snapshot)
    read = kept.read()
    assert read is not None
    assert read.time_of(BELLA.id) == ADDED
