"""An uncaught exception leaves one note without secrets and one message; a native crash leaves a trace."""

import faulthandler
import os
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import NoReturn

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from petstore_gui import __version__
from petstore_gui.connection.local_service import LocalServiceError
from petstore_gui.connection.settings import SettingsError
from petstore_gui.runtime.crash_reports import KEPT, LONGEST, SAY_AGAIN_S, CrashReports
from petstore_gui.storage import atomic_file
from petstore_gui.translatable import TranslatableText
from tests.connection.fakes import strings_in
from tests.support.disk import full_disk
from tests.support.patience import PATIENCE_S

KEY = "k3y-of-the-environment"
ROOT = Path(__file__).parents[2]


class Sender(QObject):
    sent = Signal()


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """Notes that are watching, and what they gave to be said to a person."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self.clock = Clock()
        self.notes = CrashReports(folder, clock=self.clock)
        self.said: list[str] = []
        self.threads: set[int] = set()
        self._qtbot = qtbot
        self.notes.faulted.connect(self._on_faulted)
        self.notes.watch()

    def fail_in_slot(self, fail: Callable[[], object]) -> None:
        sender = Sender()
        sender.sent.connect(fail)
        sender.sent.emit()

    def wait_for(self, *said: str) -> None:
        self._qtbot.waitUntil(lambda: len(self.said) >= len(said))
        self._qtbot.wait(0)  # anything else in the queue would come now
        assert self.said == list(said)

    def texts(self) -> list[str]:
        return [file.read_text("utf-8") for file in sorted(self.folder.glob("*"))]

    def _on_faulted(self, error: Exception) -> None:
        self.said.append(str(error))
        self.threads.add(threading.get_ident())


@pytest.fixture
def watched(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    monkeypatch.setenv("PETSTORE_API_KEY", f" {KEY}\n")
    watched = Watched(tmp_path / "data" / "crash-notes", qtbot)
    monkeypatch.delenv("PETSTORE_API_KEY")  # as opening the service does
    yield watched
    watched.notes.close()


def fail(text: str = "a fault") -> NoReturn:
    a_local_value = "nobody's business"
    raise ValueError(text) from KeyError(len(a_local_value))


# ---------------------------------------------------------------------------------------------------- what is caught


def test_a_fault_in_a_slot_is_noted_and_said(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    watched.fail_in_slot(fail)
    assert watched.said == []  # not in the middle of other work
    watched.wait_for("a fault")
    (text,) = watched.texts()
    assert f"Pet Store {__version__}, Python {sys.version.split()[0]}, PySide6 " in text
    assert sys.platform in text.lower()
    assert "ValueError: a fault" in text
    assert "KeyError" in text  # its cause
    assert "in fail" in text
    assert "nobody's business" not in text.replace('a_local_value = "nobody\'s business"', "")
    assert capsys.readouterr().err.count("ValueError: a fault") == 1


def test_a_fault_in_each_of_a_thousand_cells_is_one_note_and_one_message(
    watched: Watched, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    class Model(QAbstractTableModel):
        asked = 0

        def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008, N802
            return 0 if parent.isValid() else 50

        def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008, N802
            return 0 if parent.isValid() else 20

        def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> object:
            self.asked += 1
            raise ValueError(f"row {index.row()}, column {index.column()}, role {role}")

    model, view = Model(), QTableView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.horizontalHeader().setMinimumSectionSize(5)
    view.horizontalHeader().setDefaultSectionSize(20)
    view.verticalHeader().setMinimumSectionSize(5)
    view.verticalHeader().setDefaultSectionSize(10)
    view.resize(600, 700)
    view.show()
    qtbot.waitUntil(lambda: model.asked >= 1000)
    qtbot.waitUntil(lambda: watched.said != [])
    before = model.asked
    view.viewport().update()  # as closing the message does
    qtbot.waitUntil(lambda: model.asked >= before + 1000)
    assert len(watched.said) == 1
    assert len(watched.texts()) == 1
    assert capsys.readouterr().err.count("Traceback") == 1


def test_a_fault_in_a_thread_is_said_on_the_thread_of_the_window(watched: Watched) -> None:
    thread = threading.Thread(target=fail, name="a thread")
    thread.start()
    thread.join()
    watched.wait_for("a fault")
    assert watched.threads == {threading.get_ident()}
    (text,) = watched.texts()
    assert "thread a thread" in text


def test_a_fault_in_a_finalizer_is_noted_and_not_said(
    watched: Watched, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    class Thing:
        def __del__(self) -> None:
            fail("at the end")

    Thing()
    qtbot.wait(0)
    assert watched.said == []
    (text,) = watched.texts()
    assert "at the end" in text
    assert "at the end" in capsys.readouterr().err


def test_of_a_task_only_what_the_program_has_no_class_for_is_noted(watched: Watched) -> None:
    for foreseen in (SettingsError("the disk is full"), LocalServiceError(TranslatableText("did not start"))):
        watched.notes.keep(foreseen)
    assert watched.texts() == []
    watched.notes.keep(KeyError("unforeseen"))
    (text,) = watched.texts()
    assert "KeyError: 'unforeseen'" in text
    assert watched.said == []  # its owner says it
    watched.notes.close()
    assert watched.texts() == [text]


def test_what_is_no_exception_is_left_to_python(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (watched.said, watched.texts()) == ([], [])
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_after_the_end_the_hooks_are_those_of_before(tmp_path: Path) -> None:
    def hooks() -> tuple[object, ...]:
        return sys.excepthook, threading.excepthook, sys.unraisablehook

    before = hooks()
    notes = CrashReports(tmp_path)
    notes.watch()
    assert not set(hooks()) & set(before)
    notes.close()
    assert hooks() == before


# ----------------------------------------------------------------------------------------------------------- how often


def test_the_same_fault_is_said_again_after_a_minute_and_noted_once(watched: Watched) -> None:
    for _ in range(3):
        watched.fail_in_slot(fail)
    watched.wait_for("a fault")
    watched.clock.now += SAY_AGAIN_S - 0.1
    watched.fail_in_slot(fail)
    watched.wait_for("a fault")
    watched.clock.now += 0.2
    watched.fail_in_slot(fail)
    watched.wait_for("a fault", "a fault")
    assert len(watched.texts()) == 1


def test_another_fault_is_said_and_noted_too(watched: Watched) -> None:
    watched.fail_in_slot(fail)
    watched.fail_in_slot(lambda: int("x"))
    watched.wait_for("a fault", "invalid literal for int() with base 10: 'x'")
    assert len(watched.texts()) == 2


def test_a_recursion_is_one_fault_at_whatever_depth(watched: Watched) -> None:
    def descend(depth: int) -> None:
        if not depth:
            fail()
        descend(depth - 1)

    def begin() -> None:
        descend(next(depths))

    depths = iter((3, 300))
    watched.fail_in_slot(begin)
    watched.fail_in_slot(begin)
    assert len(watched.texts()) == 1


# --------------------------------------------------------------------------------------------------- what stays on disk


def test_the_last_ten_notes_are_kept(watched: Watched) -> None:
    kinds = [type(f"Fault{number:02}Error", (Exception,), {}) for number in range(KEPT + 3)]
    for kind in kinds:
        watched.notes.keep(kind())
    assert [text.strip().rsplit(".")[-1] for text in watched.texts()] == [kind.__name__ for kind in kinds[-KEPT:]]


def test_a_note_is_for_its_owner_only(watched: Watched) -> None:
    before = os.umask(0)
    try:
        watched.fail_in_slot(fail)
    finally:
        os.umask(before)
    modes = {stat.S_IMODE(place.stat().st_mode) for place in watched.folder.iterdir()}
    assert modes == {0o600}
    for folder in (watched.folder, watched.folder.parent):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "text",
    [f"the key is {KEY}!", "Illegal header value b'Bearer another-key\\n'", "{'authorization': 'bearer another-key'}"],
)
def test_the_key_is_in_no_note_and_not_on_the_terminal(
    watched: Watched, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    watched.fail_in_slot(lambda: fail(text))
    told = "".join(watched.texts()) + capsys.readouterr().err
    assert told.count("ValueError: ") == 2
    assert KEY not in told
    assert "another-key" not in told


def test_a_key_that_was_forgotten_is_kept_by_the_notes_no_more(watched: Watched) -> None:
    assert KEY in strings_in(watched.notes)
    watched.notes.forget_key()
    assert KEY not in strings_in(watched.notes)


def test_a_text_without_end_is_cut_in_the_middle(watched: Watched) -> None:
    watched.fail_in_slot(lambda: fail(5_000_000 * "x" + "the end"))
    (text,) = watched.texts()
    assert len(text) < LONGEST + 1000
    assert "in fail" in text
    assert "the end" in text


@pytest.mark.parametrize("text", ["\ud800 alone", "NUL \0", "an animal \U0001f415"])
def test_any_text_can_be_noted(watched: Watched, text: str) -> None:
    watched.fail_in_slot(lambda: fail(text))
    (note,) = watched.texts()
    assert "ValueError: " in note


def test_a_fault_that_cannot_even_say_what_it_is_is_noted(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    class MuteError(Exception):
        def __str__(self) -> str:
            raise ValueError("no words")

    watched.notes.keep(MuteError())
    assert "MuteError" in watched.texts()[0]
    assert capsys.readouterr().err == ""


def test_on_a_full_disk_it_is_said_and_no_half_note_stays(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    with full_disk():
        watched.fail_in_slot(fail)
    watched.wait_for("a fault")
    assert watched.texts() == []
    assert "ValueError: a fault" in capsys.readouterr().err


def test_where_no_folder_can_be_made_it_is_said_all_the_same(watched: Watched) -> None:
    watched.folder.parent.write_text("a file")
    watched.fail_in_slot(fail)
    watched.notes.trace_native_crashes()
    watched.wait_for("a fault")


# -------------------------------------------------------------------------------------------------------- below Python


def script_of(folder: Path, steps: str) -> str:
    return f"""
import ctypes, os, signal
from pathlib import Path
from petstore_gui.runtime.crash_reports import CrashReports
notes = CrashReports(Path({str(folder)!r}))
notes.watch()
notes.trace_native_crashes()
{dedent(steps)}
"""


def run(folder: Path, steps: str, *options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *options, "-c", script_of(folder, steps)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


@pytest.mark.end_to_end
@pytest.mark.parametrize(
    ("crash", "number", "word"),
    [("ctypes.string_at(0)", signal.SIGSEGV, "Segmentation fault"), ("os.abort()", signal.SIGABRT, "Aborted")],
)
def test_a_native_crash_leaves_a_trace(tmp_path: Path, crash: str, number: signal.Signals, word: str) -> None:
    folder = tmp_path / "crash-notes"
    ended = run(folder, f"def the_place():\n    {crash}\nthe_place()")
    assert ended.returncode == -number
    (trace,) = folder.iterdir()
    assert word in trace.read_text("utf-8")
    assert "in the_place" in trace.read_text("utf-8")
    assert stat.S_IMODE(trace.stat().st_mode) == 0o600


@pytest.mark.end_to_end
def test_an_orderly_end_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "crash-notes"
    ended = run(folder, "print(len(list(Path.iterdir(notes._folder))))\nnotes.close()")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "1\n", "")
    assert not folder.exists()


@pytest.mark.end_to_end
def test_an_orderly_end_leaves_a_trace_that_has_words_in_it(tmp_path: Path) -> None:
    # Windows has faults that are traced and that the process outlives.
    folder = tmp_path / "crash-notes"
    ended = run(folder, "import faulthandler\nfaulthandler.dump_traceback(notes._trace[1])\nnotes.close()")
    assert ended.returncode == 0
    (trace,) = folder.iterdir()
    assert "most recent call first" in trace.read_text("utf-8")


@pytest.mark.end_to_end
def test_the_trace_goes_to_the_terminal_where_python_is_told_so(tmp_path: Path) -> None:
    folder = tmp_path / "crash-notes"
    ended = run(folder, "os.kill(os.getpid(), signal.SIGSEGV)", "-X", "faulthandler")
    assert "Segmentation fault" in ended.stderr
    assert not folder.exists()


def left_behind(folder: Path, *texts: str) -> list[Path]:
    """Return what runs that are dead have left, the oldest first."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"2026-01-01T0000{number:02}.000000Z-native.txt" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    return files


def test_at_each_start_the_last_ten_stay_and_what_has_no_word_in_it_goes(watched: Watched) -> None:
    files = left_behind(watched.folder, *(text for number in range(13) for text in (f"crash {number}", "")))
    watched.notes.trace_native_crashes()
    assert sorted(watched.folder.iterdir()) == files[6::2]
    assert watched.texts()[0] == "crash 3"


def test_a_file_that_another_run_removes_meanwhile_does_not_keep_the_rest_from_being_tidied_up(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = left_behind(watched.folder, *("" for _ in range(3)))
    lstat = Path.lstat

    def lstat_late(path: Path) -> os.stat_result:
        if path == files[0]:
            path.unlink(missing_ok=True)
        return lstat(path)

    monkeypatch.setattr(Path, "lstat", lstat_late)
    watched.notes.trace_native_crashes()
    assert list(watched.folder.iterdir()) == []


@pytest.mark.parametrize("error", [FileExistsError, FileNotFoundError])
def test_a_note_is_made_although_another_run_is_in_the_way(
    watched: Watched, error: type[OSError], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the same name, or has removed the folder."""
    open_private, errors = atomic_file.open_private, [error()]

    def open_in_the_way(file: Path, flags: int) -> int:
        if flags & os.O_CREAT and errors:
            raise errors.pop()
        return open_private(file, flags)

    monkeypatch.setattr(atomic_file, "open_private", open_in_the_way)
    watched.fail_in_slot(fail)
    watched.wait_for("a fault")
    assert len(watched.texts()) == 1


def test_what_is_not_the_programs_own_stays(watched: Watched) -> None:
    watched.folder.mkdir(parents=True)
    for name in ("shopping.txt", "empty.txt", *(f"letter {number}.txt" for number in range(KEPT + 3))):
        (watched.folder / name).write_text("" if name == "empty.txt" else "of the user's")
    watched.notes.trace_native_crashes()
    assert len(list(watched.folder.iterdir())) == 2 + KEPT + 3


@pytest.mark.end_to_end
def test_what_a_living_run_has_open_stays_and_goes_when_it_was_killed(tmp_path: Path) -> None:
    folder = tmp_path / "crash-notes"
    command = [sys.executable, "-c", script_of(folder, "print('open', flush=True)\nsignal.pause()")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as living:
        try:
            assert living.stdout is not None
            assert living.stdout.readline() == b"open\n"
            (trace,) = folder.iterdir()
            os.utime(trace, (0, 0))  # it has been open for years
            left_behind(folder, *(f"crash {number}" for number in range(KEPT + 3)))
            assert run(folder, "notes.close()").returncode == 0
            assert trace in folder.iterdir()
            assert len(list(folder.iterdir())) == KEPT + 1
        finally:
            living.kill()
    assert run(folder, "notes.close()").returncode == 0
    assert trace not in folder.iterdir()
    assert len(list(folder.iterdir())) == KEPT


@pytest.mark.end_to_end
@pytest.mark.slow
def test_of_runs_that_begin_at_once_each_has_its_trace(tmp_path: Path) -> None:
    folder = tmp_path / "crash-notes"
    left_behind(folder, "so that the folder stays")
    script = """
notes.close()
for _ in range(100):
    notes = CrashReports(Path(notes._folder))
    notes.trace_native_crashes()
    assert notes._trace[0].exists()
    notes.close()
"""
    processes = [subprocess.Popen([sys.executable, "-c", script_of(folder, script)], cwd=ROOT) for _ in range(2)]
    assert [process.wait(PATIENCE_S) for process in processes] == [0, 0]


def test_the_tests_themselves_are_traced_on_the_terminal() -> None:
    assert faulthandler.is_enabled()  # so that no test in here may enable it into a file
