"""The program's own service dies: it is noticed, started again once, and then offered; the user is not interrupted."""

import sys
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from petstore_gui.connection import local_service
from petstore_gui.connection.demo import DATABASE_NAME
from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui.window import service_watch
from tests.support.fake_store import FakeStore
from tests.support.patience import PATIENCE_MS, PATIENCE_S
from tests.support.processes import kill, processes_with
from tests.support.windows import Desk, boxes, click, is_there, press, says, stale

pytestmark = pytest.mark.end_to_end

NOTICED_MS = 2_000
"""As promised where the machine is free; that nothing happens is asked for as long."""
RESTARTED = "The store on this computer stopped and was restarted."
STOPPED = "The store has stopped"


def services(folder: Path) -> list[int]:
    """Return the processes that serve the database in ``folder``."""
    return processes_with(folder / DATABASE_NAME)


def kill_service(folder: Path) -> None:
    (process,) = services(folder)
    kill(process)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def local_desk(bare_desk: Desk) -> Desk:
    """Return the window on the store on this computer, with one animal in it and another in the form."""
    bare_desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER), deadline_s=PATIENCE_S)
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
    bare_desk.add("Rex", "1")
    bare_desk.wait_for_names("Rex")
    bare_desk.write("Name", "Luna")
    bare_desk.write("Category", "7")
    return bare_desk


def typed(desk: Desk) -> tuple[str, str]:
    return desk.line("Name").text(), desk.line("Category").text()


def let_it_die_again(desk: Desk, folder: Path) -> None:
    """Kill it, wait until it runs again, and kill it once more."""
    kill_service(folder)
    desk.wait(lambda: says(desk.window, RESTARTED))
    kill_service(folder)
    desk.wait(lambda: any(STOPPED in sentence for sentence in stale(desk)))


def test_it_is_noticed_within_two_seconds_and_started_again_without_a_word_too_much(
    local_desk: Desk, folder: Path
) -> None:
    opening = QSignalSpy(local_desk.session.opening)
    focus = QApplication.focusWidget()
    before = local_desk.session.connection
    assert service_watch.INTERVAL_MS < NOTICED_MS
    kill_service(folder)
    assert opening.wait(PATIENCE_MS)
    assert local_desk.names() == ["Rex"]
    local_desk.wait(lambda: says(local_desk.window, RESTARTED))
    assert opening.count() == 1
    assert local_desk.session.connection is not before
    assert boxes() == []
    assert stale(local_desk) == []
    assert typed(local_desk) == ("Luna", "7")
    assert QApplication.focusWidget() is focus
    press(local_desk.line("Category"), "Return")
    local_desk.wait_for_names("Luna", "Rex")


def test_what_a_restart_of_its_own_has_to_say_is_in_the_status_line(local_desk: Desk, folder: Path) -> None:
    kill_service(folder)
    (database,) = folder.rglob(DATABASE_NAME)
    database.write_bytes(b"no database" * 1000)
    local_desk.wait(lambda: any("could not be read. The file was kept as" in line for line in stale(local_desk)))
    assert boxes() == []


def test_if_it_dies_again_soon_it_is_offered_in_the_status_line(local_desk: Desk, folder: Path) -> None:
    let_it_die_again(local_desk, folder)
    opening = QSignalSpy(local_desk.session.opening)
    assert not opening.wait(NOTICED_MS)
    assert services(folder) == []
    assert local_desk.names() == ["Rex"]
    assert boxes() == []
    click(local_desk.window, "Try now")
    local_desk.wait(lambda: stale(local_desk) == [] and len(services(folder)) == 1)
    local_desk.wait(lambda: not is_there(local_desk.window, "Try now"))
    assert boxes() == []
    assert typed(local_desk) == ("Luna", "7")


def test_if_it_dies_again_much_later_it_is_started_again_by_itself(
    local_desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kill_service(folder)
    local_desk.wait(lambda: says(local_desk.window, RESTARTED))
    monkeypatch.setattr(service_watch, "SOON_S", 0.0)
    opening = QSignalSpy(local_desk.session.opening)
    kill_service(folder)
    assert opening.wait(PATIENCE_MS)
    local_desk.wait(lambda: len(services(folder)) == 1 and not local_desk.session.service_stopped)


def test_f5_starts_it_at_once(local_desk: Desk, folder: Path) -> None:
    kill_service(folder)
    before = local_desk.session.connection
    local_desk.press("F5")
    local_desk.wait(lambda: local_desk.session.connection is not before)
    local_desk.wait(lambda: stale(local_desk) == [] and says(local_desk.window, "1 animal"))
    assert boxes() == []
    assert len(services(folder)) == 1


def test_a_restart_that_fails_opens_no_box_until_somebody_asks_for_one(
    local_desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = [sys.executable, "-c", "raise SystemExit('no luck')"]
    with monkeypatch.context() as patch:
        patch.setattr(local_service, "service_command", lambda _database: failing)
        kill_service(folder)
        local_desk.wait(lambda: any(STOPPED in sentence for sentence in stale(local_desk)))
        assert boxes() == []
        assert local_desk.names() == ["Rex"]
        local_desk.press("F5")
        local_desk.wait(lambda: boxes() != [])
        assert says(local_desk.box(), "can't be opened: the computer reported an error.")
        assert not says(local_desk.box(), "no luck")
        assert "no luck" in local_desk.box().findChildren(QPlainTextEdit)[0].toPlainText()
        click(local_desk.box(), "Close")
    local_desk.press("F5")
    local_desk.wait(lambda: stale(local_desk) == [] and says(local_desk.window, "1 animal"))
    assert boxes() == []


def test_a_service_that_is_not_open_any_more_may_end(local_desk: Desk, folder: Path, store: FakeStore) -> None:
    local_desk.open(store)
    local_desk.wait_for_names("Rex", "Luna", "Milo")
    opening = QSignalSpy(local_desk.session.opening)
    kill_service(folder)
    assert not opening.wait(NOTICED_MS)
    assert stale(local_desk) == []
