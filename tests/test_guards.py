"""The guards of conftest.py, each seen to fail a test that deserves it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from xml.etree import ElementTree as ET

import pytest

from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).parent.parent

GUARDED = {
    "clean": """
        from threading import Thread
        from PySide6.QtWidgets import QWidget

        def test_it(qtbot):
            window = QWidget()
            qtbot.addWidget(window)
            window.show()
            closed_later = QWidget()
            closed_later.show()
            closed_later.deleteLater()
            Thread(target=lambda: None).start()
        """,
    **{
        f"window_{shown}": f"""
        from PySide6.QtWidgets import QDialog
        kept = []

        def test_it(qtbot):
            window = QDialog()
            window.setObjectName("forgotten")
            window.setVisible({shown})
            kept.append(window)

        def test_next(qtbot):
            pass
        """
        for shown in (True, False)
    },
    "qt_warning": """
        from PySide6.QtCore import QObject

        def test_it(qtbot):
            QObject().startTimer(-1)
        """,
    "warning": """
        import warnings

        def test_of_the_user():
            warnings.warn("old")

        def test_of_python():
            open(__file__)

        def test_of_what_is_old():
            warnings.warn("old", DeprecationWarning)
        """,
    "slot": """
        from PySide6.QtCore import QObject, Signal

        class Sender(QObject):
            sent = Signal()

        def test_it(qtbot):
            sender = Sender()
            sender.sent.connect(lambda: 1 / 0)
            sender.sent.emit()
        """,
    "user": """
        import os
        from pathlib import Path

        def test_it(home):
            assert "the user's" not in os.environ.values()
            assert Path.home() == home
            assert [path.name for path in home.iterdir()] == ["run"]
            (home / "left").touch()

        def test_next(home):
            assert not (home / "left").exists()
        """,
    "hypothesis": """
        from hypothesis import given, settings, strategies

        @settings(max_examples=5, database=None)
        @given(strategies.integers())
        def test_it(number):
            pass
        """,
}


@dataclass(frozen=True)
class Ended:
    """How a run of tests has ended: its exit code, and of each file how its tests did, with what was said."""

    code: int
    outcomes: Mapping[str, list[str]]


def run(folder: Path, tests: Mapping[str, str], **variables: str) -> Ended:
    """Run test files under the project's own settings and fixtures, in a process of its own."""
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    conftest = (ROOT / "tests" / "conftest.py").read_text("utf-8")
    assert "until = time.monotonic() + PATIENCE_S\n" in conftest
    impatient = conftest.replace("time.monotonic() + PATIENCE_S\n", "time.monotonic() + 0.5\n")
    (folder / "tests" / "conftest.py").write_text(impatient, "utf-8")
    for name, test in tests.items():
        (folder / "tests" / f"test_{name}.py").write_text(dedent(test), encoding="utf-8")
    told = folder / "told.xml"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", f"--junit-xml={told}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    code = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, timeout=PATIENCE_S, check=False
    ).returncode
    outcomes: dict[str, list[str]] = {name: [] for name in tests}
    for case in ET.parse(told).iter("testcase"):  # noqa: S314  which pytest has just written
        name = case.attrib["classname"].rpartition("test_")[2]
        said = [
            f"{each.tag}: {each.get('message', '')} {each.text}" for each in case if each.tag in {"failure", "error"}
        ]
        outcomes[name] += said or ["passed"]
    return Ended(code, outcomes)


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, list[str]]:
    """Return how all that is guarded did: to start a process for each would take longer than the tests."""
    foreign = ("PETSTORE_API_KEY", "DBUS_SESSION_BUS_ADDRESS", "https_proxy", "HTTP_PROXY")
    return run(tmp_path_factory.mktemp("guards"), GUARDED, **dict.fromkeys(foreign, "the user's")).outcomes


def test_a_clean_test_passes(outcomes: Mapping[str, list[str]]) -> None:
    assert outcomes["clean"] == ["passed"]


@pytest.mark.parametrize("shown", [True, False])
def test_a_left_window_fails_its_test_and_no_other(outcomes: Mapping[str, list[str]], *, shown: bool) -> None:
    left, *others = outcomes[f"window_{shown}"]
    assert "the test left windows behind: QDialog 'forgotten'" in left
    assert others == ["passed"]


def test_a_left_thread_fails_its_test_and_holds_nothing_up(tmp_path: Path) -> None:
    test = """
        from threading import Event, Thread

        def test_it():
            Thread(target=Event().wait, name="forgotten").start()
        """
    ended = run(tmp_path, {"thread": test})
    (left,) = ended.outcomes["thread"]
    assert "the test left threads behind: forgotten" in left
    assert ended.code == pytest.ExitCode.TESTS_FAILED


def test_a_qt_warning_fails_its_test(outcomes: Mapping[str, list[str]]) -> None:
    (warned,) = outcomes["qt_warning"]
    assert warned.startswith("failure")
    assert "QObject::startTimer" in warned


def test_a_python_warning_fails_its_test(outcomes: Mapping[str, list[str]]) -> None:
    assert [each.partition(":")[0] for each in outcomes["warning"]] == ["failure"] * 3


def test_an_exception_in_a_slot_fails_its_test(outcomes: Mapping[str, list[str]]) -> None:
    (failed,) = outcomes["slot"]
    assert failed.startswith("failure")
    assert "ZeroDivisionError" in failed


def test_no_test_sees_the_user(outcomes: Mapping[str, list[str]]) -> None:
    assert outcomes["user"] == ["passed", "passed"]


def test_the_home_is_no_hindrance_to_hypothesis(outcomes: Mapping[str, list[str]]) -> None:
    assert outcomes["hypothesis"] == ["passed"]
