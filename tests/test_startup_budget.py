"""What is imported before the window is painted: only what is painted, and nothing that talks, stores or asks."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]

# Starts the program as it is, says what it has imported by the first paint, and closes its window.
PROGRAM = """
import sys
from PySide6 import QtWidgets
from PySide6.QtCore import QTimer
from petstore_gui.app import main
from petstore_gui.ui.window.main_window import MainWindow

paint = MainWindow.paintEvent

def paintEvent(self, event):
    paint(self, event)
    if not printed:
        printed.append(True)
        print(*sorted(sys.modules), *(f"QtWidgets.{name}" for name in vars(QtWidgets)), flush=True)
        QTimer.singleShot(0, self.close)

printed = []
MainWindow.paintEvent = paintEvent
sys.exit(main([]))
"""

# Starts the program as far as its composition root, and says whether Qt is loaded, and whether it left `import` alone.
WITHOUT_WINDOW = """
import builtins, sys
from types import SimpleNamespace

before = builtins.__import__
run = lambda *_: print("PySide6.QtCore" in sys.modules, builtins.__import__ is before)
sys.modules["petstore_gui.composition"] = SimpleNamespace(run=run)
from petstore_gui.app import main
main([])
"""


# What is made when a service is opened, and what is made after the first list: what each has imported.
TO_OPEN = """
import sys
import petstore_gui.ui.connect.controller, petstore_gui.ui.window.service_watch
print(*sys.modules)
"""
# What the worker has imported that opens the store on this computer.
TO_CONNECT = """
import sys
import petstore_gui.connection.connector
print(*sys.modules)
"""
TO_SERVE = """
import sys
import petstore_gui.service.__main__
print(*sys.modules)
"""
WHOLE_WINDOW = """
import sys
from petstore_gui import composition
app = composition.make_application()
tasks, session, window = composition.make_window(lambda: None)
window._build_features()
print(*sys.modules)
composition.end(tasks, session)
"""


def printed(program: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", dedent(program)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@cache
def imported() -> frozenset[str]:
    """Return the modules that are imported, and the widgets that PySide6 has made, by the first paint."""
    return frozenset(printed(PROGRAM).split())


@cache
def loaded_to_open() -> frozenset[str]:
    """Return the names of the modules that are imported to open a service."""
    names = frozenset(printed(TO_OPEN).split())
    assert "petstore_gui.ui.connect.controller" in names
    return names


@pytest.mark.end_to_end
@pytest.mark.parametrize(
    "library", ["httpx", "httpcore", "ssl", "msgspec", "keyring", "jeepney", "sqlite3", "socket", "asyncio", "uvicorn"]
)
def test_no_slow_library_is_loaded_before_the_first_paint(library: str) -> None:
    assert library not in imported()


@pytest.mark.end_to_end
@pytest.mark.parametrize(
    "part",
    [
        "petstore_gui.connection.connector",
        "petstore_gui.connection.profile",
        "petstore_gui.outbox.journal",
        "petstore_gui.runtime.licences",
        "petstore_gui.ui.add_pet.controller",
        "petstore_gui.ui.named",
        "petstore_gui.ui.commands",
        "petstore_gui.ui.connect",
        "petstore_gui.ui.help",
        "petstore_gui.ui.lookup",
        "petstore_gui.ui.window.wiring",
        "petstore_gui.ui.overview",
        "petstore_gui.ui.session.error_reporter",
        "petstore_gui.ui.widgets.message_dialog",
    ],
)
def test_no_feature_is_loaded_before_the_first_paint_that_is_not_painted(part: str) -> None:
    assert {name for name in imported() if name == part or name.startswith(f"{part}.")} == set()


@pytest.mark.end_to_end
def test_pyside_makes_no_other_widgets_before_the_first_paint() -> None:
    """It makes all of them, some 10 ms, where Python first gets a widget from Qt that Qt itself has made."""
    assert "QtWidgets.QLineEdit" in imported()
    assert "QtWidgets.QWizard" not in imported()


@pytest.mark.end_to_end
def test_no_dialog_is_loaded_before_the_first_paint() -> None:
    assert {name for name in imported() if name.startswith("petstore_gui.") and name.endswith("dialog")} == set()


@pytest.mark.end_to_end
def test_the_hook_of_pyside_in_import_is_taken_away() -> None:
    assert printed(WITHOUT_WINDOW).split() == ["True", "True"]


@pytest.mark.end_to_end
@pytest.mark.parametrize("library", ["httpx", "ssl", "msgspec", "keyring", "sqlite3"])
def test_what_opens_a_service_leaves_slow_libraries_to_the_worker(library: str) -> None:
    """It is made on the GUI thread, between the first paint and the first list."""
    assert library not in loaded_to_open()


@pytest.mark.end_to_end
def test_what_opens_a_service_leaves_the_dialog_for_when_something_is_missing() -> None:
    assert "petstore_gui.ui.connect.dialog" not in loaded_to_open()


@pytest.mark.end_to_end
def test_the_first_list_waits_for_nothing_that_finds_a_keyring() -> None:
    modules = set(printed(TO_CONNECT).split())
    assert {"httpx", "sqlite3"} <= modules
    assert modules & {"keyring", "jeepney", "platformdirs"} == set()


@pytest.mark.end_to_end
def test_the_service_starts_without_the_command_line_of_its_server_and_what_several_workers_need() -> None:
    modules = set(printed(TO_SERVE).split())
    assert "uvicorn.server" in modules
    assert modules & {"click", "multiprocessing"} == set()


@pytest.mark.end_to_end
def test_help_is_not_loaded_before_it_is_asked_for() -> None:
    modules = printed(WHOLE_WINDOW).split()
    assert "petstore_gui.ui.lookup.controller" in modules
    assert [name for name in modules if name.startswith(("petstore_gui.ui.help", "petstore_gui.ui.commands"))] == []


@pytest.mark.end_to_end
def test_what_makes_labels_is_not_loaded_before_it_is_asked_for() -> None:
    modules = set(printed(WHOLE_WINDOW).split())
    assert "petstore_gui.ui.labels.controller" in modules
    late = {"segno", "PySide6.QtPrintSupport", *(f"petstore_gui.ui.labels.{part}" for part in ("choices", "dialog"))}
    assert modules & late == set()


@pytest.mark.end_to_end
def test_what_is_painted_is_loaded() -> None:
    """Else none of the names above proves anything."""
    painted = {"petstore_gui.ui.window.main_window", "petstore_gui.ui.pet_list.page", "petstore_gui.ui.add_pet.form"}
    assert painted <= imported()
