"""What holds for every test: a home of its own, nothing of the user's, and no window or thread left behind."""

import gc
import inspect
import os
import signal
import sqlite3
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.app import load_qt
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.local_service import LocalService
from petstore_gui.storage import sqlite_file
from tests.support.fonts import use_test_fonts
from tests.support.own_address import own_address
from tests.support.patience import PATIENCE_MS, PATIENCE_S, slowness
from tests.support.postgresql import Cluster, running_cluster
from tests.support.service import RunningService, running_service
from tests.support.times import Times

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

# Before anything imports PySide6: widgets are drawn into memory. A test that wants a display starts its own.
# QT_QPA_PLATFORM=windows is for one process at a time: on a desktop one window has the keys.
# On a usual screen: on that of Qt, 800×800, the window begins maximised. Its path has no drive: Qt divides at colons.
_screen = Path(__file__).with_name("pictures") / "screen.json"
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={str(_screen).removeprefix(_screen.drive)}")
if sys.platform == "win32":
    os.environ.setdefault("QT_QPA_FONTDIR", r"C:\Windows\Fonts")

use_test_fonts()
load_qt()  # as the program does: else each module of the tests is searched for ``__feature__``

# A busy machine is no failure. On top of Hypothesis's own profile, which under CI is another one.
hypothesis.settings.register_profile("tests", hypothesis.settings(), deadline=None)
hypothesis.settings.load_profile("tests")

# A program that is started by a shell in the background is begun with SIGINT ignored, and hands that on: a test that
# presses Ctrl+C would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What a person's shell may hand over, and no test may depend on.
_FOREIGN_VARIABLES = (
    "PETSTORE_API_KEY",
    "PETSTORE_SERVICE_DATABASE",
    *(f"PG{name}" for name in ("HOST", "PORT", "USER", "PASSWORD", "PASSFILE", "DATABASE", "SERVICE", "SSLMODE")),
    "DBUS_SESSION_BUS_ADDRESS",
    "PYTHON_KEYRING_BACKEND",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "LANGUAGE",
    *(f"{scheme}_proxy" for scheme in ("all", "http", "https", "no")),
    *(f"{scheme}_PROXY" for scheme in ("ALL", "HTTP", "HTTPS", "NO")),
)

# Markers, fixtures and folders of what takes longer than a minute in all: real processes, and windows.
_NOT_QUICK = {"end_to_end", "slow", "qapp"}
_NOT_QUICK_FOLDERS = {"end_to_end", "faults", "layout", "terminal", "ui"}

_EXIT_CODE = pytest.StashKey[int]()

_home_numbers = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="sum up by folder and by kind where the time goes")
    parser.addoption("--quick", action="store_true", help="leave out what is slow, opens a window or starts a process")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--times"):
        config.pluginmanager.register(Times(), "times")
    if config.getoption("--quick"):
        sys.addaudithook(_skip_processes)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if config.getoption("--quick") and collection_path.name in _NOT_QUICK_FOLDERS else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if mark := item.get_closest_marker("posix"):
            (why,) = mark.args
            item.add_marker(pytest.mark.skipif(sys.platform == "win32", reason=f"POSIX: {why}"))
    if config.getoption("--quick"):
        left_out = [item for item in items if _is_left_out(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def _is_left_out(item: pytest.Item) -> bool:
    needs = {mark.name for mark in item.iter_markers()} | set(getattr(item, "fixturenames", ()))
    return not needs.isdisjoint(_NOT_QUICK)


def _skip_processes(event: str, values: tuple[object, ...]) -> None:
    """Skip a test that is about to start a process, git apart, which lists the files of the tree."""
    if event == "subprocess.Popen" and values[0] != "git" and "PYTEST_CURRENT_TEST" in os.environ:
        pytest.skip("starts a process")


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(autouse=True)
def home(_homes: Path) -> Iterator[Path]:
    """Return an empty home folder; every folder that the program asks the operating system for lies in it."""
    home = _homes / str(next(_home_numbers))
    run = home / "run"
    run.mkdir(parents=True)
    run.chmod(0o700)
    # Not the monkeypatch fixture: Hypothesis takes a test that has it for one whose state it must reset.
    with pytest.MonkeyPatch.context() as patch:
        for variable, folder in {
            "HOME": home,
            "USERPROFILE": home,
            "APPDATA": home / "AppData" / "Roaming",
            "LOCALAPPDATA": home / "AppData" / "Local",
            "XDG_CONFIG_HOME": home / "config",
            "XDG_DATA_HOME": home / "data",
            "XDG_STATE_HOME": home / "state",
            "XDG_CACHE_HOME": home / "cache",
            "XDG_RUNTIME_DIR": run,
            "PETSTORE_GUI_SYSTEM_CONFIG": home / "system",
        }.items():
            patch.setenv(variable, str(folder))
        for variable in _FOREIGN_VARIABLES:
            patch.delenv(variable, raising=False)
        yield home


@pytest.fixture(scope="session")
def _databases_in_memory() -> Iterator[list[sqlite3.Connection]]:
    """Return those that are open: the list is of the test that runs, which empties it."""
    opened: list[sqlite3.Connection] = []
    connect = sqlite_file.connect

    def watched(path: Path | str, **more: float) -> sqlite3.Connection:
        database = connect(path, **more)
        if path == ":memory:":
            opened.append(database)
        return database

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_file, "connect", watched)
        yield opened


@pytest.fixture(autouse=True)
def _memory_goes_with_its_test(_databases_in_memory: list[sqlite3.Connection]) -> Iterator[None]:
    """Close databases in memory, such as that of a journal without a file; one of a file is closed by its owner."""
    yield
    for database in _databases_in_memory:
        database.close()
    _databases_in_memory.clear()


class PatientBot(QtBot):
    """Waits as long as a slow machine may need, and says what for; its own 5 seconds are too few."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        __tracebackhide__ = True
        try:
            super().waitUntil(callback, timeout=timeout)
        except TimeoutError as error:
            raise TimeoutError(f"{error}: {inspect.getsource(callback).strip()}") from error

    def waitSignal(self, signal: object, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:  # noqa: ANN401, N802
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget: object, *, timeout: int = PATIENCE_MS) -> Any:  # noqa: ANN401, N802
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Give the application of the tests the style of the program, also where that of the system is another one."""
    return ["pytest", "-style", "fusion"]


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:  # noqa: ARG001  there has to be an application
    return PatientBot(request)


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[tuple[str, ApiKey]]:
    """Return the address and the key of a real service, which stands for the company's."""
    service = LocalService(tmp_path / "remote" / "animals.sqlite3")
    yield service.start()
    service.stop()


@pytest.fixture
def reachable(tmp_path: Path) -> Iterator[RunningService]:
    """Return a service that other computers of the network could reach, without encryption."""
    with running_service(
        tmp_path / "remote" / "animals.sqlite3", arguments=["--host", own_address(), "--behind-proxy"]
    ) as service:
        assert "127.0.0.1" not in service.base_url
        yield service


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """Return a PostgreSQL server for all tests of this process; a test that stops or configures one makes its own."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def postgresql_dsn(postgresql: Cluster) -> str:
    """Return the address of an empty database, with its password, for the tests of one module."""
    return postgresql.dsn(postgresql.new_database())


def pytest_report_header() -> str:
    fonts = os.environ.get("FONTCONFIG_FILE", "the machine's own")
    return (
        f"patience: {PATIENCE_S:.0f} s for what is waited for, as a piece of work takes {slowness():g} × its usual time"
        f"; fonts: {fonts}"
    )


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """End the process even where a test left a thread that Python would wait for; its test has failed already."""
    left = [thread for thread in threading.enumerate() if thread is not threading.main_thread() and not thread.daemon]
    if left:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(config.stash.get(_EXIT_CODE, pytest.ExitCode.INTERNAL_ERROR))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    session.config.stash[_EXIT_CODE] = exitstatus


@pytest.fixture(autouse=True)
def _no_thread_left(_memory_goes_with_its_test: None) -> Iterator[None]:
    """Fail a test that leaves a Python thread behind."""
    before = set(threading.enumerate())
    yield
    until = time.monotonic() + PATIENCE_S
    left = [thread for thread in threading.enumerate() if thread not in before]
    for thread in left:
        thread.join(max(0.0, until - time.monotonic()))
    frames = sys._current_frames()  # noqa: SLF001  documented in spite of its name
    stacks = {each.name: frames.get(each.ident or 0) for each in left if each.is_alive()}
    if stacks:
        where = "\n".join(f"{name}:\n{''.join(traceback.format_stack(frame))}" for name, frame in stacks.items())
        pytest.fail(f"the test left threads behind: {where}", pytrace=False)


@pytest.fixture(autouse=True)
def _no_window_left(_no_thread_left: None) -> Iterator[None]:
    """Fail a test that leaves a top-level widget behind, shown or hidden. A test without widgets pays nothing."""
    before = _windows()
    yield
    left = _new_windows(before)
    if left:
        # What only a cycle of garbage keeps has no owner any more.
        gc.collect()
        left = _new_windows(before)
    if not left:
        return
    names = [f"{type(window).__name__} {window.objectName() or window.windowTitle()!r}" for window in left]
    for window in left:
        window.hide()
        window.deleteLater()
    _windows()
    pytest.fail(f"the test left windows behind: {', '.join(names)}", pytrace=False)


def _new_windows(before: "list[QWidget]") -> "list[QWidget]":
    # A tool tip is Qt's own: one label for all, which goes when its time is over.
    return [w for w in _windows() if w not in before and w.metaObject().className() != "QTipLabel"]


def _windows() -> "list[QWidget]":
    """Return every top-level widget, after those that are to be deleted later have been."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    core = sys.modules["PySide6.QtCore"]
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    return list(widgets.QApplication.topLevelWidgets())
