"""Arguments become a window: what is opened at the start, and how it ends."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace

import pytest

from petstore_gui import __version__, composition
from petstore_gui.app import main
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.runtime import cli
from petstore_gui.runtime.cli import Options
from petstore_gui.runtime.single_instance import RequestKind, SingleInstance, Start, StartupRequest
from petstore_gui.storage.folders import config_folder, data_folder
from petstore_gui.ui import override
from petstore_gui.ui.session.session import KEYRING_DEADLINE_S, SERVICE_DEADLINE_S
from tests.support.patience import PATIENCE_S
from tests.support.program import listed_samples
from tests.support.raw_server import RawServer, silent
from tests.support.samples import fill_store

ROOT = Path(__file__).parents[1]

# Runs the program as it is, and beside it `steps`: each `yield` waits until what it gives is true.
DRIVER = """
import sys, time
from petstore_gui import app
app.load_qt()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton, QTableView
from petstore_gui import composition

def windows():
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]

def window():
    return next((each for each in windows() if type(each).__name__ == "MainWindow"), None)

def dialog(title):
    return next((each for each in windows() if isinstance(each, QDialog) and each.windowTitle() == title), None)

def sees(text, kind=QLabel):
    return any(text in each.text() for place in windows() for each in place.findChildren(kind) if each.isVisible())

def rows():
    return window().findChildren(QTableView)[0].model().rowCount()

def click(text):
    buttons = [each for each in window().findChildren(QPushButton) if each.isVisible()]
    next(each for each in buttons if text in {each.text(), each.accessibleName()}).click()

def look():
    try:
        if state["until"]():
            state["until"] = next(running)
    except StopIteration:
        timer.stop()
        print("closed", time.monotonic(), flush=True)
        window().close()

make_application = composition.make_application

def make(*arguments, **others):
    made = make_application(*arguments, **others)
    timer.start()
    return made

composition.make_application = make
state = {"until": window}
"""
START = """
running = steps()
timer = QTimer(interval=5)
timer.timeout.connect(look)
sys.exit(app.main(sys.argv[1:]))
"""


def run(
    *arguments: str, steps: str, before: str = "", environment: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run the program in a process of its own and do ``steps`` in it; then its window is closed."""
    script = f"{DRIVER}\n{dedent(before)}\ndef steps():\n    yield window\n{indented(steps)}\n{START}"
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", script, *arguments],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def indented(steps: str) -> str:
    return "".join(f"    {line}\n" for line in dedent(steps).strip().splitlines())


def said(ended: "subprocess.CompletedProcess[str]") -> list[str]:
    """Return what the steps have printed, after an orderly end without a word on the terminal."""
    errors = [line for line in ended.stderr.splitlines() if not line.startswith("This plugin does not support")]
    assert (ended.returncode, errors) == (0, []), ended.stdout + ended.stderr
    return [line for line in ended.stdout.splitlines() if not line.startswith("closed")]


def files_below(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


# ---------------------------------------------------------------------------------------------------------- arguments


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"petstore-gui {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--base-url", "http://pets.example.com/v1"], "must begin with https://"),
        (["--base-url", "https://user@pets.example.com/v1"], "user name"),
        (["--profile", "nowhere"], "argument --profile: 'nowhere' is none of production, staging, this-computer\n"),
        (["--lookup", str(2**63)], "out of range"),
        (["--lookup", "Rex"], "not a number"),
        (["--lookup", ""], "empty"),
        (["--lookup", "petstore:x"], "not a number"),
        (["--add", "--lookup"], "not allowed with"),
        (["--add", "--import", "animals.csv"], "not allowed with"),
        (["--import", ""], "it has no name"),
        (["--lookup", "42", "petstore:42"], "not allowed with"),
        (["--add", "petstore:42"], "not allowed with"),
        (["Rex"], "neither a link of the form petstore:42 nor a command"),
        (["42"], "neither a link of the form petstore:42 nor a command"),
        (["petstores:42"], "neither a link of the form petstore:42 nor a command"),
        (["https://pets.example.com/42"], "neither a link of the form petstore:42 nor a command"),
        (["petstore:1", "petstore:2"], "petstore:2"),
        (["--", "petstore:42", "--demo"], "--demo"),
        (["--demo", "--profile", "staging"], "not allowed with"),
        (["--demo", "--base-url", "https://pets.example.com/v1"], "not allowed with"),
        (["--unknown"], "--unknown"),
    ],
)
def test_an_argument_that_cannot_be_used_is_said_in_words(
    capsys: pytest.CaptureFixture[str], arguments: list[str], part: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert part in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], StartupRequest()),
        (["--demo"], StartupRequest()),
        (["--"], StartupRequest()),
        (["--add"], StartupRequest(RequestKind.ADD)),
        (["--lookup"], StartupRequest(RequestKind.LOOK_UP)),
        (["--lookup", "--demo"], StartupRequest(RequestKind.LOOK_UP)),
        (["--lookup", "#42"], StartupRequest(RequestKind.LOOK_UP, 42)),
        (["--lookup", "petstore:42"], StartupRequest(RequestKind.LOOK_UP, 42)),  # as it stands on a label
        (["--lookup", "-42"], StartupRequest(RequestKind.LOOK_UP, -42)),
        (["petstore:42"], StartupRequest(RequestKind.LINK, 42)),
        (["--demo", "PETSTORE:-42"], StartupRequest(RequestKind.LINK, -42)),
        (["--", f"petstore:{2**63 - 1}"], StartupRequest(RequestKind.LINK, 2**63 - 1)),
        (["petstore:"], StartupRequest(RequestKind.LINK)),
        ([f"petstore:{2**63}"], StartupRequest(RequestKind.LINK)),
        (["petstore:42 --demo"], StartupRequest(RequestKind.LINK)),
        (["--import", "/srv/animals.csv"], StartupRequest(RequestKind.IMPORT, file="/srv/animals.csv")),
        (["--import", "animals.csv"], StartupRequest(RequestKind.IMPORT, file=str(Path("animals.csv").absolute()))),
    ],
)
def test_the_request_is_read_from_the_arguments(arguments: list[str], expected: StartupRequest) -> None:
    assert cli.parse(arguments).request == expected


class Another(SingleInstance):
    """A window that is open already; ``requests`` are those it is handed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.requests: list[StartupRequest] = []

    @override
    def start(self, request: StartupRequest, *, patience_s: float = 0) -> Start:
        self.requests.append(request)
        return Start.HANDED_OVER


@pytest.mark.parametrize("where", [[], ["--profile", "staging"], ["--base-url", "https://pets.example.com/v1"]])
@pytest.mark.parametrize("asked", [["--add"], ["--lookup", "42"], ["petstore:42"], ["--import", "/a.csv"]])
def test_what_is_meant_for_one_service_is_not_handed_over_to_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: list[str], asked: list[str]
) -> None:
    another, options = Another(tmp_path), cli.parse([*where, *asked])
    assert cli.leave_it_to_another(another, options) == (1 if where else 0)
    assert another.requests == [StartupRequest() if where else options.request]
    said = capsys.readouterr()
    assert (said.out == "") == bool(where)
    assert (said.err != "") == bool(where)
    assert not where or f"{where[1]} was not opened" in said.err


def test_without_a_terminal_nothing_is_said_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    for error in (False, True):
        cli.print_line("as Windows starts a program with a window", error=error)


@pytest.mark.end_to_end
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("display", ["", ":65000"])
def test_without_a_display_one_line_names_the_self_check(display: str) -> None:
    hidden = {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY"}
    ended = subprocess.run(
        [sys.executable, "-m", "petstore_gui", "--demo"],
        cwd=ROOT,
        env={**{name: value for name, value in os.environ.items() if name not in hidden}, "DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.count("\n") == 1
    assert "--self-check" in ended.stderr


# -------------------------------------------------------------------------------------------------- what is opened


@pytest.mark.end_to_end
def test_the_first_start_welcomes_and_offers_two_ways_on(home: Path) -> None:
    ended = run(
        steps="""
        yield lambda: sees("Use the store on this computer")
        print(sees("Welcome to Pet Store"), sees("Connect to a service…"))
        """
    )
    assert said(ended) == ["True True"]
    assert files_below(home) == ["window.json"]


@pytest.mark.end_to_end
def test_the_store_on_this_computer_lasts_and_is_what_the_next_start_opens() -> None:
    first = run(
        steps="""
        yield lambda: sees("Use the store on this computer")
        click("Use the store on this computer")
        yield lambda: sees("There are no animals here yet.")
        print(window().windowTitle())
        for name, text in (("Name", "Bella"), ("Category", "7")):
            lines = window().findChildren(QLineEdit)
            next(each for each in lines if each.isVisible() and each.accessibleName() == name).setText(text)
        click("Add animal")
        yield lambda: sees("Bella was added, ID 1.")
        """
    )
    assert said(first) == ["Pet Store – This computer"]
    second = run(steps="yield lambda: rows() == 1\nprint(window().windowTitle())")
    assert said(second) == ["Pet Store – This computer"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (ProfileName.THIS_COMPUTER, SERVICE_DEADLINE_S),
        (ProfileName.STAGING, KEYRING_DEADLINE_S),
        (ProfileName.PRODUCTION, KEYRING_DEADLINE_S),
    ],
)
def test_a_start_waits_longer_for_the_store_on_this_computer_than_for_a_keyring(
    name: ProfileName, expected: float
) -> None:
    waits: list[float] = []
    session = SimpleNamespace(open=lambda _opener, *, deadline_s: waits.append(deadline_s))
    window = SimpleNamespace(run_request=lambda _request: None)
    composition._open_first(Options(profile=name), session, window)  # type: ignore[arg-type]  # noqa: SLF001
    composition._on_first_profile(session, SimpleNamespace(), name)  # type: ignore[arg-type]  # noqa: SLF001
    assert waits == [expected, expected]


def test_a_start_that_names_nothing_waits_as_long_for_the_settings_as_for_a_store_on_a_cold_disk() -> None:
    waits: list[float] = []

    def run_with_connector(_function: object, *, deadline_s: float = KEYRING_DEADLINE_S, **_: object) -> None:
        waits.append(deadline_s)

    session = SimpleNamespace(run_with_connector=run_with_connector)
    window = SimpleNamespace(run_request=lambda _request: None)
    composition._open_first(Options(), session, window)  # type: ignore[arg-type]  # noqa: SLF001
    assert waits == [SERVICE_DEADLINE_S]


@pytest.mark.end_to_end
def test_a_profile_can_be_named_and_is_remembered() -> None:
    ended = run("--profile", "this-computer", steps='yield lambda: sees("There are no animals here yet.")')
    assert said(ended) == []
    settings = SettingsFile(config_folder() / "settings.json").load()
    assert settings.last_profile is ProfileName.THIS_COMPUTER


@pytest.mark.end_to_end
def test_a_profile_that_is_not_filled_in_asks_for_what_is_missing() -> None:
    ended = run(
        "--profile",
        "production",
        steps="""
        yield lambda: dialog("Connection") is not None
        print(sees("Production has no address yet."))
        dialog("Connection").reject()
        yield lambda: sees("Welcome to Pet Store")
        """,
    )
    assert said(ended) == ["True"]


@pytest.mark.end_to_end
def test_a_window_that_a_second_start_cannot_find_says_so(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    ended = run(
        before=f"""
        from pathlib import Path
        from petstore_gui.runtime import single_instance
        single_instance._SHORT_FOLDER = Path({str(long)!r})
        """,
        steps="""yield lambda: sees("Opening Pet Store again can't show this window")""",
        environment={"XDG_RUNTIME_DIR": str(long), "TMPDIR": str(long)},
    )
    assert said(ended) == []


@pytest.mark.end_to_end
def test_the_demo_has_animals_at_once_and_leaves_nothing_behind(home: Path) -> None:
    ended = run("--demo", steps="yield lambda: rows() >= 100\nprint(window().windowTitle())")
    assert said(ended) == ["Pet Store – Demo"]
    assert files_below(home) == []


@pytest.mark.end_to_end
def test_an_address_is_opened_with_the_key_of_the_environment_and_no_key_or_setting_is_stored(
    home: Path, remote: tuple[str, ApiKey]
) -> None:
    base_url, key = remote[0], remote[1].reveal()
    ended = run(
        "--base-url",
        base_url + "/",
        environment={"PETSTORE_API_KEY": f" {key}\n"},
        steps="""
        import os
        yield lambda: sees("There are no animals here yet.")
        print(window().windowTitle(), "PETSTORE_API_KEY" in os.environ)
        """,
    )
    assert said(ended) == [f"Pet Store – {base_url.split('/')[2]} False"]
    assert set(files_below(home)) <= {"journal.sqlite3", "window.json"}
    assert not any(key.encode() in file.read_bytes() for file in home.rglob("*") if file.is_file())
    assert key not in ended.stdout + ended.stderr


@pytest.mark.end_to_end
def test_a_key_in_the_environment_that_cannot_be_one_is_said_without_repeating_it(remote: tuple[str, ApiKey]) -> None:
    ended = run(
        "--base-url",
        remote[0],
        environment={"PETSTORE_API_KEY": "two words"},
        steps="""
        yield lambda: sees("This cannot be a key")
        print(sees("two words"))
        """,
    )
    assert said(ended) == ["False"]


@pytest.mark.end_to_end
def test_an_id_that_is_given_is_looked_up_at_once() -> None:
    ended = run(
        "--demo",
        "--lookup",
        "#150",
        steps="""
        yield lambda: dialog("Look up an animal") is not None and sees("Sir Hiss")
        print(sees("Reptiles (5)"))
        """,
    )
    assert said(ended) == ["True"]


@pytest.mark.end_to_end
def test_links_that_macos_brings_as_events_ask_as_any_other() -> None:
    ended = run(
        "--demo",
        before="""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QFileOpenEvent
        make_as_here = composition.make_application
        def make_as_there(*arguments, **others):
            sys.platform = "darwin"
            try:
                return make_as_here(*arguments, **others)
            finally:
                QTimer.singleShot(0, as_here)
        def as_here():
            sys.platform = "linux"
        composition.make_application = make_as_there
        def open_link(text):
            QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(QUrl(text)))
        """,
        steps="""
        yield lambda: rows() >= 100
        open_link("petstore:Rex")
        yield lambda: dialog("This link cannot be used") is not None
        dialog("This link cannot be used").reject()
        window().showMinimized()
        open_link("petstore:150")
        yield lambda: dialog("A link asks to look up the animal with ID 150.") is not None
        print(window().isMinimized())
        dialog("A link asks to look up the animal with ID 150.").accept()
        yield lambda: dialog("Look up an animal") is not None and sees("Sir Hiss")
        """,
    )
    assert said(ended) == ["False"]


# ---------------------------------------------------------------------------------------------------------- the end


@pytest.mark.end_to_end
def test_closing_the_window_during_hanging_requests_ends_the_process_and_does_not_wait_for_them() -> None:
    with RawServer(silent) as server:
        ended = run(
            "--base-url",
            server.url,
            "--lookup",
            "42",
            environment={"PETSTORE_API_KEY": "any-key"},
            before="""
            import atexit
            atexit.register(lambda: print("ended", time.monotonic()))
            """,
            steps='yield lambda: sees("Reading the animals…")',
        )
        assert said(ended)[0].startswith("ended")
        server.wait_for_a_client_to_go()
    moments = {word: float(moment) for word, moment in (line.split() for line in ended.stdout.splitlines())}
    assert (
        moments["ended"] - moments["closed"] < 3
    )  # one was promised, to a machine that is not busy; the request hangs for 15


def test_a_thread_that_is_given_up_in_the_middle_of_native_code_ends_with_the_window() -> None:
    ended = run(
        "--profile",
        "staging",
        before="""
            from petstore_gui.connection.connector import Connector
            from tests.support.native_code import stay_in_native_code
            asked = []
            def open_slowly(*_):
                asked.append(1)
                stay_in_native_code()
            Connector.open = open_slowly
        """,
        steps="""
            yield lambda: asked
            print("asked")
        """,
    )
    assert said(ended) == ["asked"]


@pytest.mark.end_to_end
@pytest.mark.parametrize("number", ["SIGTERM", "SIGINT"])
def test_a_signal_ends_the_program_whatever_is_typed_and_the_place_of_the_window_is_remembered(number: str) -> None:
    ended = run(
        "--profile",
        "this-computer",
        before=MENUS,
        steps=f"""
        import os, signal
        from tests.support.windows import name_category
        yield lambda: sees("There are no animals here yet.") and "Dark" in actions()
        window().resize(780, 590)
        yield lambda: window().size().toTuple() == (780, 590)
        actions()["Category names…"].trigger()
        yield lambda: dialog("Category names") is not None
        name_category(dialog("Category names"), "3", "Dogs")
        os.kill(os.getpid(), signal.{number})
        yield lambda: False
        """,
    )
    assert said(ended) == []
    again = run(steps="print(window().size().toTuple())")
    assert said(again) == ["(780, 590)"]


# ------------------------------------------------------------------------------------------------------------- faults


def notes_below(home: Path) -> list[str]:
    return [file.read_text("utf-8") for file in home.rglob("crash-notes/*.txt")]


@pytest.mark.end_to_end
def test_a_fault_in_a_slot_is_said_and_noted_without_the_key_and_the_program_ends_in_order(
    home: Path, remote: tuple[str, ApiKey]
) -> None:
    base_url, key = remote[0], remote[1].reveal()
    ended = run(
        "--base-url",
        base_url,
        environment={"PETSTORE_API_KEY": key},
        steps="""
        yield lambda: sees("There are no animals here yet.")
        key = window()._session._connector._credentials.in_memory(sys.argv[2]).key.reveal()
        def fail():
            raise RuntimeError(f"something with {key} in it")
        QTimer.singleShot(0, fail)
        yield lambda: sees("something with")
        next(each for each in window().findChildren(QLineEdit) if each.isVisible()).setText("goes on")
        yield lambda: sees("goes on", QLineEdit)
        """,
    )
    assert ended.returncode == 0
    assert ended.stderr.count("RuntimeError: something with … in it") == 1
    (note,) = notes_below(home)
    assert "RuntimeError: something with … in it" in note
    assert key not in ended.stdout + ended.stderr + note


@pytest.mark.end_to_end
def test_a_fault_in_a_task_is_said_by_its_owner_and_noted_and_what_was_foreseen_is_not(home: Path) -> None:
    ended = run(
        "--demo",
        before="""
        from petstore_gui.api.client import PetStoreClient
        from petstore_gui.api.errors import NoAnswerError
        list_pets = PetStoreClient.list_pets
        faults = []
        def fail(self, **arguments):
            if faults:
                raise faults.pop()
            return list_pets(self, **arguments)
        PetStoreClient.list_pets = fail
        """,
        steps=f"""
        yield lambda: rows() == {listed_samples()}
        faults.append(NoAnswerError("foreseen"))
        click("Refresh")
        yield lambda: sees("trying again in")
        faults.append(KeyError("unforeseen"))
        click("Refresh")
        yield lambda: sees("Something went wrong")
        """,
    )
    assert ended.returncode == 0
    (note,) = notes_below(home)
    assert "KeyError: 'unforeseen'" in note


@pytest.mark.end_to_end
def test_a_fault_before_the_first_paint_is_said_and_noted_too(home: Path) -> None:
    ended = run(
        "--demo",
        before="""
        from petstore_gui.ui.window.main_window import MainWindow
        paint = MainWindow.paintEvent
        failed = []
        def paintEvent(self, event):
            if not failed:
                failed.append(True)
                self.update()
                raise RuntimeError("too early")
            paint(self, event)
        MainWindow.paintEvent = paintEvent
        """,
        steps="""
        yield lambda: sees("too early")
        yield lambda: rows() >= 100
        """,
    )
    assert ended.returncode == 0
    (note,) = notes_below(home)
    assert "RuntimeError: too early" in note


# --------------------------------------------------------------------------------------------- from start to start

MENUS = """
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

def texts(menu):
    inside = [each.menu() for each in menu.actions() if each.menu() is not None]
    own = {each.text().replace("&", ""): each for each in menu.actions() if each.text() and each.menu() is None}
    return {**{text: each for submenu in inside for text, each in texts(submenu).items()}, **own}

def actions():
    return texts(window().menuBar())

def looks():
    table = window().findChildren(QTableView)[0]
    hidden = [n for n in range(4) if table.isColumnHidden(n)]
    chosen = [text for text in ("Sold", "Every minute", "Dark") if actions()[text].isChecked()]
    return window().size().toTuple(), hidden, table.model().index(0, 1).data(), chosen
"""


def window_file() -> Path:
    return data_folder() / "window.json"


def remember(**values: object) -> None:
    """Let the next start find this in its memory."""
    window_file().parent.mkdir(parents=True, exist_ok=True)
    window_file().write_text(json.dumps({"version": 1, "window": values, "places": {}}))


@pytest.mark.end_to_end
def test_a_second_start_looks_as_the_first_one_was_left() -> None:
    fill_store(data_folder())
    first = run(
        "--profile",
        "this-computer",
        before=MENUS,
        steps="""
        yield lambda: rows() >= 100 and "Sold" in actions()
        for text in ("Status", "Sort by name", "Sold", "Every minute", "Dark"):
            actions()[text].trigger()
        window().resize(780, 590)
        yield lambda: 0 < rows() < 100
        print(looks())
        """,
    )
    second = run(before=MENUS, steps="""yield lambda: 0 < rows() < 100 and "Sold" in actions()\nprint(looks())""")
    assert said(first) == said(second)
    assert said(first)[0].startswith("((780, 590), [3], ")
    assert said(first)[0].endswith("['Sold', 'Every minute', 'Dark'])")


@pytest.mark.end_to_end
def test_the_demo_looks_as_the_program_was_left_and_changes_nothing_of_that(home: Path) -> None:
    remember(scheme="dark")
    before = window_file().read_bytes()
    ended = run(
        "--demo",
        before=MENUS,
        steps="""
        yield lambda: rows() >= 100 and "Sold" in actions()
        print(actions()["Dark"].isChecked())
        actions()["Light"].trigger()
        actions()["Sort by name"].trigger()
        """,
    )
    assert said(ended) == ["True"]
    assert window_file().read_bytes() == before
    assert files_below(home) == ["window.json"]


@pytest.mark.end_to_end
@pytest.mark.parametrize(
    ("remembered", "arguments", "wanted"),
    [
        ("ar", [], "RightToLeft"),
        ("ar", ["--language", "en"], "LeftToRight"),
        ("no such language", ["--language", "no such language"], "LeftToRight"),
    ],
)
def test_a_language_that_was_chosen_is_spoken_from_the_next_start_on(
    remembered: str | None, arguments: list[str], wanted: str
) -> None:
    remember(language=remembered)
    ended = run(
        *arguments,
        steps="""
        yield lambda: window() is not None and window().menuBar().actions() != []
        print(window().layoutDirection().name)
        """,
    )
    assert said(ended) == [wanted]


@pytest.mark.end_to_end
@pytest.mark.parametrize("content", [b"[" * 100_000, None], ids=["deep", "a folder"])
def test_whatever_the_memory_is_the_window_opens_without_a_word(content: bytes | None) -> None:
    window_file().parent.mkdir(parents=True)
    if content is None:
        window_file().mkdir()
    else:
        window_file().write_bytes(content)
    ended = run(before=MENUS, steps='yield lambda: sees("Welcome to Pet Store") and "Dark" in actions()')
    assert said(ended) == []


KILLED = "import os, signal\nyield window\nos.kill(os.getpid(), signal.SIGKILL)"
QUESTION = """
yield lambda: sees("Welcome to Pet Store") and "Dark" in actions()
box = dialog("Reset how the window looks?")
print(box is not None, actions()["Dark"].isChecked())
"""


@pytest.mark.end_to_end
def test_after_two_bad_starts_the_third_one_asks_whether_to_go_on_as_before() -> None:
    remember(scheme="dark")
    for _ in range(2):
        assert run(steps=KILLED).returncode == -9
    third = run(
        before=MENUS,
        steps=QUESTION
        + 'next(b for b in box.findChildren(QPushButton) if b.text() == "Keep it for next time").click()',
    )
    assert said(third) == ["True False"]
    fourth = run(before=MENUS, steps=QUESTION)
    assert said(fourth) == ["False True"]


@pytest.mark.end_to_end
def test_a_start_that_was_killed_once_it_had_been_open_for_a_while_was_a_good_one() -> None:
    remember(scheme="dark")
    assert run(steps=KILLED).returncode == -9
    starting = window_file().with_suffix(".starting")
    assert starting.exists()
    killed = run(
        steps=f"""
        import os, pathlib, signal
        yield lambda: not pathlib.Path({str(starting)!r}).exists()
        os.kill(os.getpid(), signal.SIGKILL)
        """
    )
    assert killed.returncode == -9
    assert run(steps=KILLED).returncode == -9
    assert said(run(before=MENUS, steps=QUESTION)) == ["False True"]


@pytest.mark.end_to_end
def test_garbage_is_collected_once_the_window_is_there() -> None:
    steps = """
    import gc
    print(gc.isenabled())
    yield gc.isenabled
    print(gc.get_freeze_count() > 0)
    """
    assert said(run(steps=steps)) == ["False", "True"]


@pytest.mark.end_to_end
def test_the_program_ends_from_a_dialog() -> None:
    ended = run(
        "--demo",
        before=MENUS,
        steps="""
        yield lambda: rows() >= 100 and "Keys" in actions()
        QTest.keySequence(window(), "Ctrl+L")
        yield lambda: QApplication.activeWindow() not in (None, window())
        QTest.keySequence(QApplication.activeWindow(), "Ctrl+Q")
        yield lambda: False
        """,
    )
    assert said(ended) == []
