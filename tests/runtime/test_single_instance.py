"""One start in a folder is the first; a later one hands its request over, and a dead one blocks no start."""

import errno
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from petstore_gui.runtime import single_instance
from petstore_gui.runtime.single_instance import (
    LOCK_NAME,
    RequestKind,
    SingleInstance,
    Start,
    StartupRequest,
    line_of,
    parse_request,
    request_of_link,
)
from petstore_gui.storage.file_lock import lock
from tests.support.disk import full_disk
from tests.support.not_files import NOT_FILES, posix, put, without_waiting
from tests.support.patience import PATIENCE_MS, PATIENCE_S

ROOT = Path(__file__).parents[2]
HOLD = """
import sys
from pathlib import Path
from petstore_gui.runtime.single_instance import SingleInstance, StartupRequest
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
print(instance.start(StartupRequest(), patience_s=0).name, flush=True)
instance.listen(print)
print("listens", flush=True)
app.exec()
"""
LATER = f"""
import sys
import threading
from pathlib import Path
from petstore_gui.runtime import single_instance
from petstore_gui.runtime.single_instance import SingleInstance, StartupRequest
class Event(threading.Event):
    def wait(self, seconds):
        print("waits", flush=True)
        return super().wait(seconds)
single_instance.Event = Event
line_of = single_instance.line_of
request = single_instance.parse_request(sys.argv[2].encode())
single_instance.line_of = lambda request: print("sends", flush=True) or line_of(request)
print(SingleInstance(Path(sys.argv[1])).start(request, patience_s={PATIENCE_S}).name, flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def first(folder: Path, qapp: object) -> Iterator[SingleInstance]:
    assert qapp is not None
    first = SingleInstance(folder)
    assert first.start(StartupRequest(), patience_s=0) is Start.FIRST
    yield first
    first.close()


@dataclass(frozen=True)
class Later:
    """A process that starts once more. It says ``waits`` before it looks again, and ``sends`` when it is connected."""

    process: "subprocess.Popen[str]"
    qtbot: QtBot

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def result(self) -> str:
        """Return what it came to; meanwhile the first can answer."""
        self.qtbot.waitUntil(lambda: self.process.poll() is not None)
        return [line for line in iter(self.line, "") if line not in {"waits", "sends"}][-1]


@pytest.fixture
def later(folder: Path, qtbot: QtBot) -> Iterator[Callable[..., Later]]:
    with ExitStack() as processes:

        def start(request: StartupRequest | None = None) -> Later:
            process = processes.enter_context(python(LATER, str(folder), line_of(request or StartupRequest()).decode()))
            processes.callback(process.kill)
            return Later(process, qtbot)

        yield start


@pytest.fixture
def holder(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """Return another process that is the first and listens."""
    with python(HOLD, str(folder)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "FIRST\n"
        assert process.stdout.readline() == "listens\n"
        yield process
        process.kill()


def python(script: str, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", script, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def start_at_once(folder: Path) -> Start:
    instance = SingleInstance(folder)
    try:
        return instance.start(StartupRequest(), patience_s=0)
    finally:
        instance.close()


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def mode(place: Path) -> int:
    return stat.S_IMODE(place.stat().st_mode)


def socket_of(folder: Path) -> Path:
    """Return where the first start listens."""
    return Path((folder / LOCK_NAME).read_text().rstrip("\n"))


# -------------------------------------------------------------------------------------------------------- who is first


def test_one_is_the_first_until_it_ends(folder: Path, first: SingleInstance) -> None:
    assert start_at_once(folder) is Start.NO_ANSWER
    first.close()
    assert start_at_once(folder) is Start.FIRST
    assert list(folder.iterdir()) == []


@pytest.mark.end_to_end
def test_a_killed_first_blocks_no_start_even_while_its_number_is_still_taken_and_what_it_has_left_goes(
    folder: Path, holder: "subprocess.Popen[str]", later: Callable[..., Later]
) -> None:
    assert start_at_once(folder) is Start.NO_ANSWER
    left = socket_of(folder)
    os.kill(holder.pid, signal.SIGKILL)
    os.waitid(os.P_PID, holder.pid, os.WEXITED | os.WNOWAIT)  # dead, and still in the system's list
    os.kill(holder.pid, 0)
    assert left.exists()
    second = SingleInstance(folder)
    assert second.start(StartupRequest(), patience_s=0) is Start.FIRST
    requests: list[StartupRequest] = []
    second.listen(requests.append)
    assert not left.exists()
    assert (later().result(), requests) == ("HANDED_OVER", [StartupRequest()])
    second.close()


def test_a_start_that_comes_while_the_first_ends_takes_its_place(
    first: SingleInstance, later: Callable[..., Later]
) -> None:
    next_one = later()
    assert next_one.line() == "waits"
    first.close()
    assert next_one.result() == "FIRST"


def test_a_first_that_ends_before_it_has_answered_is_succeeded(
    first: SingleInstance, later: Callable[..., Later]
) -> None:
    first.listen(lambda _: None)
    next_one = later()
    while next_one.line() != "sends":
        pass
    first.close()
    assert next_one.result() == "FIRST"


def test_a_lock_on_a_file_that_the_first_has_just_removed_is_none(
    folder: Path, first: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:

    def end_before_it(handle: int) -> None:
        monkeypatch.setattr(single_instance, "lock", lock)
        first.close()  # between the opening of its file and the lock on it
        lock(handle)

    monkeypatch.setattr(single_instance, "lock", end_before_it)
    second = SingleInstance(folder)
    assert second.start(StartupRequest(), patience_s=PATIENCE_S) is Start.FIRST
    assert start_at_once(folder) is Start.NO_ANSWER
    second.close()


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_where_no_file_can_be_locked_everybody_is_the_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def fail(_handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(single_instance, "lock", fail)
    before = open_files()
    first, second = SingleInstance(folder), SingleInstance(folder)
    assert [each.start(StartupRequest(), patience_s=0) for each in (first, second)] == [Start.FIRST, Start.FIRST]
    first.listen(lambda _: None)
    assert open_files() == before
    first.close()


def test_where_no_folder_can_be_made_everybody_is_the_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert start_at_once(tmp_path / "file" / "data") is Start.FIRST


def test_nobody_else_can_look_into_the_folder_or_reach_the_window(folder: Path, first: SingleInstance) -> None:
    before = os.umask(0)
    try:
        first.listen(lambda _: None)
        other = folder.parent / "other"
        instance = SingleInstance(other)
        instance.start(StartupRequest(), patience_s=0)
    finally:
        os.umask(before)
    instance.close()
    assert (mode(other), mode(folder / LOCK_NAME)) == (0o700, 0o600)
    assert stat.S_ISSOCK(socket_of(folder).stat().st_mode)
    assert mode(socket_of(folder)) & 0o077 == 0


@pytest.mark.parametrize("there", [True, False])
def test_nothing_is_written_through_a_link_in_place_of_the_file(
    folder: Path, tmp_path: Path, later: Callable[..., Later], *, there: bool
) -> None:
    precious = tmp_path / "precious"
    if there:
        precious.write_text("of the user's")
    folder.mkdir()
    (folder / LOCK_NAME).symlink_to(precious)
    first = SingleInstance(folder)
    assert first.start(StartupRequest(), patience_s=0) is Start.FIRST
    first.listen(lambda _: None)
    assert later().result() == "HANDED_OVER"  # a lock all the same
    first.close()
    (aside,) = folder.iterdir()
    assert aside.readlink() == precious
    assert precious.exists() == there
    assert not there or precious.read_text() == "of the user's"


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_what_is_no_file_is_set_aside_and_there_is_a_lock_all_the_same(folder: Path, kind: str) -> None:
    put(kind, folder / LOCK_NAME)
    first = SingleInstance(folder)
    with without_waiting():
        assert first.start(StartupRequest(), patience_s=0) is Start.FIRST
        assert start_at_once(folder) is Start.NO_ANSWER
    first.close()
    assert not (folder / LOCK_NAME).exists()
    assert len(list(folder.glob("open-damaged-*.lock"))) == 1


# --------------------------------------------------------------------------------------------------------- the request


@given(st.sampled_from([RequestKind.LOOK_UP, RequestKind.LINK]), st.none() | st.integers(-(2**63), 2**63 - 1))
@example(RequestKind.LOOK_UP, -(2**63))
@example(RequestKind.LOOK_UP, 2**63 - 1)
@example(RequestKind.LINK, 2**53 + 1)
@example(RequestKind.NOTHING, None)
@example(RequestKind.ADD, None)
def test_a_request_arrives_as_it_was_sent(kind: RequestKind, pet_id: int | None) -> None:
    line = line_of(StartupRequest(kind, pet_id))
    assert parse_request(line) == StartupRequest(kind, pet_id)
    assert len(line) <= 64


@given(st.binary(min_size=1, max_size=4096).filter(lambda name: b"\0" not in name))
@example("/srv/Tiere & Töchter/ليلى\n.csv".encode())
@example(b"/srv/\xff.csv")
def test_the_path_of_a_file_arrives_as_it_was_sent(name: bytes) -> None:
    request = StartupRequest(RequestKind.IMPORT, file=os.fsdecode(name))
    line = line_of(request)
    assert parse_request(line) == request
    assert len(line) < 9_000  # so that a second line has room beside it


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"\n", b"raise", b"raise \n", b"Raise\n", b"raise 42\n", b"add 42\n", b"42\n", b"raise\nlook-up 42\n"),
        *(b"import \n", b"import 2f612\n", b"import 2F61\n", b"import 2f 61\n", b"import /srv/animals.csv\n"),
        *(b"look-up \n", b"look-up 42", b"look-up 042\n", b"look-up +42\n", b"look-up  42\n", b"look-up 42 43\n"),
        *(b"look-up 1e3\n", b"look-up %d\n" % 2**63, b"look-up %d\n" % (-(2**63) - 1), "look-up １２\n".encode()),
        *(b"look-up \xff\n", b"link petstore:42\n", b"link\r\n", b"quit\n"),
    ],
)
def test_anything_else_is_no_request(line: bytes) -> None:
    assert parse_request(line) is None


@given(st.binary(max_size=80))
def test_no_bytes_make_it_fail(line: bytes) -> None:
    request = parse_request(line)
    assert request is None or line_of(request) == line


@pytest.mark.parametrize(
    ("text", "pet_id"),
    [("petstore:42", 42), (f"petstore:{-(2**63)}", -(2**63)), ("petstore:", None), ("x" * 10_000, None)],
)
def test_a_link_is_a_request_whatever_it_may_be(text: str, pet_id: int | None) -> None:
    assert request_of_link(text) == StartupRequest(RequestKind.LINK, pet_id)


def test_a_later_start_hands_its_request_over(first: SingleInstance, later: Callable[..., Later]) -> None:
    sent, requests = StartupRequest(RequestKind.LOOK_UP, -(2**63)), list[StartupRequest]()
    first.listen(requests.append)
    assert later(sent).result() == "HANDED_OVER"
    assert requests == [sent]


def test_a_later_start_waits_until_the_first_listens(first: SingleInstance, later: Callable[..., Later]) -> None:
    second = later()
    assert second.line() == "waits"
    first.listen(lambda _: None)
    assert second.result() == "HANDED_OVER"


@pytest.mark.usefixtures("first")
@pytest.mark.parametrize("killed", [False, True], ids=["first start", "after a killed one"])
def test_a_window_that_is_coming_up_is_waited_for_longer_than_one_that_does_not_answer(
    folder: Path, *, killed: bool
) -> None:
    (folder / LOCK_NAME).write_text(f"{folder}/petstore-gui-0123456789abcdef\n" if killed else "", "utf-8")
    began = time.monotonic()
    assert SingleInstance(folder).start(StartupRequest(), patience_s=0.1) is Start.NO_ANSWER
    assert time.monotonic() - began >= 0.4


def test_a_request_is_not_taken_any_more_when_it_was_said_that_nothing_was_opened(
    folder: Path, first: SingleInstance, qtbot: QtBot, later: Callable[..., Later]
) -> None:
    requests: list[StartupRequest] = []
    first.listen(requests.append)
    second = SingleInstance(folder)
    assert (
        second.start(StartupRequest(RequestKind.LOOK_UP, 42), patience_s=0.2) is Start.NO_ANSWER
    )  # none answers on this thread
    assert later().result() == "HANDED_OVER"  # and what came before was read by now
    assert requests == [StartupRequest()]
    assert qtbot is not None


def test_a_window_that_comes_to_itself_within_the_patience_takes_the_request(
    first: SingleInstance, later: Callable[..., Later]
) -> None:
    requests: list[StartupRequest] = []
    first.listen(requests.append)
    next_one = later(StartupRequest(RequestKind.LOOK_UP, 42))
    while next_one.line() != "sends":  # and nothing is read meanwhile
        pass
    assert next_one.result() == "HANDED_OVER"
    assert requests == [StartupRequest(RequestKind.LOOK_UP, 42)]


@pytest.mark.parametrize(
    ("second_line", "taken"),
    [
        (b"", True),  # as version 0.1.0 sends it
        (b"until %d\n" % (2**60), True),
        (b"until 0\n", False),
        (b"until soon\n", True),
        (b"until %s\n" % (b"9" * 5_000), True),  # more than Python converts
        (b"look-up 2\n", True),
    ],
)
def test_a_request_says_until_when_it_may_be_fulfilled(
    folder: Path, first: SingleInstance, qtbot: QtBot, second_line: bytes, *, taken: bool
) -> None:
    requests: list[StartupRequest] = []
    first.listen(requests.append)
    socket = connected(folder, qtbot)
    socket.write(b"look-up 42\n" + second_line)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert requests == [StartupRequest(RequestKind.LOOK_UP, 42)] * taken
    assert socket.readAll().data() == b"shown\n" * taken


@pytest.mark.parametrize("token", ["", "gnome-shell/files/2871-0-desk_TIME4212"])
def test_what_lets_the_window_come_to_the_front_on_wayland_is_handed_over(
    first: SingleInstance, later: Callable[..., Later], monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    seen: list[str | None] = []
    first.listen(lambda _request: seen.append(os.environ.get("XDG_ACTIVATION_TOKEN")))
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", token)
    start = later()
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN")
    assert start.result() == "HANDED_OVER"
    assert seen == [token or None]


def test_version_0_1_0_reads_a_request_as_ever(
    folder: Path, first: SingleInstance, later: Callable[..., Later]
) -> None:
    server, received = QLocalServer(), []

    def on_new_connection() -> None:  # as it is there
        socket = server.nextPendingConnection()
        socket.setReadBufferSize(64)
        if socket.canReadLine() or socket.waitForReadyRead(PATIENCE_MS):
            received.append(parse_request(bytes(socket.readLine(65).data())))
            socket.write(b"shown\n")
        socket.disconnectFromServer()

    server.newConnection.connect(on_new_connection)
    with TemporaryDirectory(prefix="run") as run_time_folder:  # the name of a socket has to be a short one
        assert server.listen(f"{run_time_folder}/petstore-gui-0123456789abcdef")
        (folder / LOCK_NAME).write_text(f"{server.fullServerName()}\n")
        assert first is not None
        request = StartupRequest(RequestKind.LOOK_UP, -(2**63))
        assert later(request).result() == "HANDED_OVER"
        assert received == [request]
        server.close()


@pytest.mark.parametrize("is_killed", [False, True])
def test_where_every_folder_has_a_long_path_the_window_listens_in_one_of_its_own(
    folder: Path, first: SingleInstance, later: Callable[..., Later], long_folders: Path, *, is_killed: bool
) -> None:
    assert long_folders.is_dir()
    assert first.listen(lambda _: None)
    assert later().result() == "HANDED_OVER"
    own = socket_of(folder).parent
    assert own.parent == Path("/tmp")  # noqa: S108  the one that is made there is for this user only
    assert mode(own) == 0o700
    if is_killed:
        lock = (folder / LOCK_NAME).read_text()
        first.close()
        own.mkdir()
        (folder / LOCK_NAME).write_text(lock)
        second = SingleInstance(folder)
        second.start(StartupRequest(), patience_s=0)
        assert second.listen(lambda _: None)
        assert not own.exists()
        own = socket_of(folder).parent
        first = second
    first.close()
    assert not own.exists()


def test_a_window_that_nobody_can_find_knows_it(
    first: SingleInstance, monkeypatch: pytest.MonkeyPatch, long_folders: Path
) -> None:
    monkeypatch.setattr(single_instance, "_SHORT_FOLDER", long_folders)
    assert not first.listen(lambda _: None)
    assert list(long_folders.iterdir()) == []


@pytest.fixture
def long_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder with a long path, where the system wants sockets and temporary files."""
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    monkeypatch.setenv("TMPDIR", str(long))
    return long


def test_in_a_flatpak_later_starts_find_the_first_in_the_folder_that_they_share(
    folder: Path, first: SingleInstance, later: Callable[..., Later], monkeypatch: pytest.MonkeyPatch
) -> None:
    with TemporaryDirectory(prefix="run") as run_time_folder:  # the name of a socket has to be a short one
        shared = Path(run_time_folder, "app", "flatpak")
        shared.mkdir(parents=True)
        monkeypatch.setenv("XDG_RUNTIME_DIR", run_time_folder)
        monkeypatch.setenv("FLATPAK_ID", shared.name)
        first.listen(lambda _: None)
        assert socket_of(folder).parent == shared
        monkeypatch.setenv("XDG_RUNTIME_DIR", "/of-the-later-start")
        assert later().result() == "HANDED_OVER"


# ----------------------------------------------------------------------------------------------- what else may come in


def connected(folder: Path, qtbot: QtBot) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(str(socket_of(folder)))
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.ConnectedState)
    return socket


@pytest.mark.parametrize("sent", [b"nonsense\n", b"x" * 100_000])
def test_what_is_no_request_is_neither_heard_nor_answered(
    folder: Path, first: SingleInstance, qtbot: QtBot, sent: bytes
) -> None:
    requests: list[StartupRequest] = []
    first.listen(requests.append)
    socket = connected(folder, qtbot)
    socket.write(sent)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert requests == []
    assert socket.readAll().data() == b""


def test_one_who_only_connects_or_sends_half_a_line_holds_nobody_up(
    folder: Path, first: SingleInstance, qtbot: QtBot, later: Callable[..., Later]
) -> None:
    requests: list[StartupRequest] = []
    first.listen(requests.append)
    silent, half = connected(folder, qtbot), connected(folder, qtbot)
    half.write(b"look-up 4")
    half.flush()
    assert later().result() == "HANDED_OVER"
    half.write(b"2\n")
    qtbot.waitUntil(lambda: requests == [StartupRequest(), StartupRequest(RequestKind.LOOK_UP, 42)])
    silent.abort()


def test_two_requests_on_one_connection_are_one(folder: Path, first: SingleInstance, qtbot: QtBot) -> None:
    requests: list[StartupRequest] = []
    first.listen(requests.append)
    socket = connected(folder, qtbot)
    socket.write(b"look-up 1\nlook-up 2\n")
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert requests == [StartupRequest(RequestKind.LOOK_UP, 1)]


@pytest.mark.parametrize("content", [b"/no/such/place\n", b"petstore-gui-half", b"\xff\xfe\n", b"x" * 100_000])
def test_a_damaged_lock_file_does_no_harm(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / LOCK_NAME).write_bytes(content)
    instance = SingleInstance(folder)
    assert instance.start(StartupRequest(), patience_s=0) is Start.FIRST
    assert start_at_once(folder) is Start.NO_ANSWER
    instance.close()


def test_a_file_that_the_lock_file_names_is_not_removed(folder: Path, tmp_path: Path, qapp: object) -> None:
    assert qapp is not None
    precious = tmp_path / "precious"
    precious.write_text("mine")
    folder.mkdir()
    (folder / LOCK_NAME).write_text(f"{precious}\n")
    instance = SingleInstance(folder)
    instance.start(StartupRequest(), patience_s=0)
    instance.listen(lambda _: None)
    instance.close()
    assert precious.read_text() == "mine"


@posix
def test_a_full_disk_or_a_missing_library_keeps_nobody_from_working(
    folder: Path, first: SingleInstance, monkeypatch: pytest.MonkeyPatch
) -> None:
    with full_disk(room=0):
        assert not first.listen(lambda _: None)
    assert start_at_once(folder) is Start.NO_ANSWER
    first.close()
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    second = SingleInstance(folder)
    assert second.start(StartupRequest(), patience_s=0) is Start.FIRST
    assert not second.listen(lambda _: None)
    assert start_at_once(folder) is Start.NO_ANSWER
    second.close()
