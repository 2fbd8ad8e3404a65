"""The service's process dies, the disk is full, a file is damaged: it is said, and what was there is kept."""

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from petstore_gui.connection.demo import DATABASE_NAME, JOURNAL_NAME
from petstore_gui.connection.profile import ProfileName
from tests.faults.cases import ADD
from tests.faults.row import Record, Row
from tests.faults.scene import CATEGORY, UNLISTED_ID, Act, Scene, first_with, wait_for_words
from tests.support.disk import full_disk
from tests.support.windows import Desk, boxes, click, dialogs, press

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$"),
    pytest.mark.posix("kills and limits as POSIX has them"),
]


STOPPED = "has stopped"

# ------------------------------------------------------------------------------- 51: the service on this computer dies


def service_of(folder: Path) -> int:
    """Return the process that serves the database in ``folder``."""
    for place in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            arguments = place.read_bytes().split(b"\0")
        except OSError:  # it has just ended
            continue
        if b"petstore_gui.service" in arguments and str(folder / DATABASE_NAME).encode() in arguments:
            return int(place.parent.name)
    raise LookupError("no service runs")


def kill(process: int) -> None:
    """Kill, and wait until the last of its threads is gone: only then are its connections, too."""
    os.kill(process, signal.SIGKILL)
    while list(Path(f"/proc/{process}/task").iterdir()) != [Path(f"/proc/{process}/task/{process}")]:
        pass
    while Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
        pass


@pytest.fixture
def local_desk(bare_desk: Desk) -> Desk:
    """Return the window on the store on this computer, with one animal in it and another in the form."""
    bare_desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER))
    wait_for_words(bare_desk, "There are no animals here yet.")
    bare_desk.add("Rex", "1")
    bare_desk.wait_for_names("Rex")
    bare_desk.write("Name", "Luna")
    bare_desk.write("Category", CATEGORY)
    return bare_desk


@pytest.mark.parametrize("act", [Act.ADD, Act.LOOK_UP])
def test_what_is_asked_of_a_service_that_has_just_died_says_so_and_an_add_goes_by_itself(
    local_desk: Desk, tmp_path: Path, record: Record, act: Act
) -> None:
    kill(service_of(tmp_path / "data"))
    if act is Act.ADD:
        press(local_desk.line("Category"), "Return")
    else:
        local_desk.look_up(str(UNLISTED_ID))
    wait_for_words(local_desk, STOPPED)
    shown = first_with(STOPPED)
    if act is Act.LOOK_UP:
        start_again(local_desk)
        press(local_desk.line("Category"), "Return")
    local_desk.wait_for_names("Luna", "Rex")
    local_desk.press("F5")
    wait_for_words(local_desk, "2 animals")
    lost, doubled = int("Luna" not in local_desk.names()), local_desk.names().count("Luna") - 1
    record(Row(51, "the service's process is killed", act, shown, lost, doubled))
    assert local_desk.names() == ["Luna", "Rex"]


def test_an_add_during_which_the_service_dies_is_sent_again_once_it_runs_again(
    local_desk: Desk, tmp_path: Path, record: Record
) -> None:
    process = service_of(tmp_path / "data")
    os.kill(process, signal.SIGSTOP)  # what is sent now is never read
    press(local_desk.line("Category"), "Return")
    wait_for_words(local_desk, "Adding Luna…")
    local_desk.wait(lambda: unread_by(process))
    kill(process)
    wait_for_words(local_desk, "Luna was added, ID 2.")
    shown = first_with("Luna was added, ID 2.")
    assert dialogs() == []
    local_desk.wait_for_names("Luna", "Rex")
    local_desk.press("F5")
    wait_for_words(local_desk, "2 animals")
    doubled = local_desk.names().count("Luna") - 1
    record(Row(51, "the service is killed during an add", ADD, shown, doubled=doubled))
    assert doubled == 0


def start_again(desk: Desk) -> None:
    stopped = desk.session.connection
    click(desk.box(), "Start it again")
    desk.wait(lambda: desk.session.connection is not stopped)


def unread_by(process: int) -> bool:
    """Whether something has come in for the process that it has not read: of its TCP sockets, Linux knows how much."""
    mine = {str(place.readlink()) for place in Path(f"/proc/{process}/fd").iterdir()}
    sockets = (line.split() for line in Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:])
    return any(f"socket:[{fields[9]}]" in mine and int(fields[4].partition(":")[2], 16) > 1 for fields in sockets)


# ------------------------------------------------------------------------------------------------- 52: no room on disk


def test_what_cannot_be_written_down_is_not_sent(scene: Scene) -> None:
    with full_disk(room=0):
        scene.do(Act.ADD)
        wait_for_words(scene.desk, "the disk is full", "it can't be saved on this computer")
        shown = first_with("the disk is full")
    scene.settle(Row(52, "disk full under the journal", Act.ADD, shown))


def test_an_export_that_the_disk_has_no_room_for_leaves_the_old_file_whole(
    scene: Scene, tmp_path: Path, record: Record
) -> None:
    file = tmp_path / "exported" / "animals.csv"
    file.parent.mkdir()
    file.write_bytes(b"old")
    scene.desk.press("Ctrl+E")
    dialog = scene.desk.dialog("Export")
    click(dialog, "CSV")
    click(dialog, "Save as…")
    chooser = scene.desk.dialog("Save as")
    assert isinstance(chooser, QFileDialog)
    with full_disk():
        chooser.fileSelected.emit(str(file))  # after its own question whether to replace the file
        chooser.reject()
        wait_for_words(scene.desk, "the disk is full", "The file that was there is unchanged.")
        shown = first_with("the disk is full")
    assert [(each.name, each.read_bytes()) for each in file.parent.iterdir()] == [("animals.csv", b"old")]
    record(Row(52, "disk full under an export", "export", shown))


# ----------------------------------------------------------------------------------------- 53: damaged or newer files

JUNK = b"This is no longer what it was. " * 1_000


def damaged(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(JUNK)


def newer(file: Path) -> None:
    """Write the journal as a later version of the program would."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as database:
        database.executescript("PRAGMA application_id = 0x50455441; PRAGMA user_version = 99; CREATE TABLE a (b);")


def set_aside(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in folder.iterdir() if ".damaged-" in file.name]


def test_a_damaged_journal_is_set_aside_and_said(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    damaged(tmp_path / "data" / JOURNAL_NAME)
    scene: Scene = request.getfixturevalue("scene")
    said = "The record of unfinished adds could not be read. The file was kept as"
    scene.wait_for_words(said)
    assert set_aside(tmp_path / "data") == [JUNK]
    scene.settle(Row(53, "journal damaged", "start", first_with(said)))


def test_a_newer_journal_is_refused_by_name_and_left_as_it_is(
    request: pytest.FixtureRequest, tmp_path: Path, record: Record
) -> None:
    file = tmp_path / "data" / JOURNAL_NAME
    newer(file)
    before = file.read_bytes()
    scene: Scene = request.getfixturevalue("scene")
    scene.wait_for_words("Nothing can be added now", "newer version")
    shown = first_with("newer version")
    click(boxes()[0], "Close")
    scene.do(Act.ADD)
    scene.wait_for_words("newer version", "it can't be saved on this computer")
    assert file.read_bytes() == before
    record(Row(53, "journal of a newer version", "start", shown, scene.lost, scene.doubled))
    assert (scene.lost, scene.doubled, scene.proxy.sent("POST")) == (0, 0, 0)


def test_a_damaged_database_is_set_aside_and_said(bare_desk: Desk, tmp_path: Path, record: Record) -> None:
    damaged(tmp_path / "data" / DATABASE_NAME)
    bare_desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER))
    said = "The animals on this computer could not be read. The file was kept as"
    wait_for_words(bare_desk, said)
    shown = first_with(said)
    assert set_aside(tmp_path / "data") == [JUNK]
    click(bare_desk.box(), "Close")
    bare_desk.add("Rex", "1")
    bare_desk.wait_for_names("Rex")
    record(Row(53, "database damaged", "start", shown))


def test_damaged_settings_are_set_aside_and_said(bare_desk: Desk, tmp_path: Path, record: Record) -> None:
    damaged(tmp_path / "settings.json")
    bare_desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER))
    said = "The settings could not be read. The file was kept as"
    wait_for_words(bare_desk, said)
    shown = first_with(said)
    assert [file.read_bytes() for file in tmp_path.glob("settings-damaged-*.json")] == [JUNK]
    click(bare_desk.box(), "Close")
    bare_desk.add("Rex", "1")
    bare_desk.wait_for_names("Rex")
    record(Row(53, "settings damaged", "start", shown))
