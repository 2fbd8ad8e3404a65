"""The guards of conftest.py, each seen to fail a test that deserves it."""

import shutil
from pathlib import Path
from textwrap import dedent

import pytest

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent


def outcome_of(pytester: pytest.Pytester, test: str) -> pytest.RunResult:
    """Run one test file under the project's own settings and fixtures, in a process of its own."""
    shutil.copy(ROOT / "pyproject.toml", pytester.path)
    tests = pytester.mkdir("tests")
    shutil.copy(ROOT / "tests" / "conftest.py", tests)
    (tests / "test_it.py").write_text(dedent(test), encoding="utf-8")
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", timeout=60)


def test_a_clean_test_passes(pytester: pytest.Pytester) -> None:
    outcome = outcome_of(
        pytester,
        """
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
    )
    outcome.assert_outcomes(passed=1)


@pytest.mark.parametrize("shown", [True, False])
def test_a_left_window_fails_its_test_and_no_other(pytester: pytest.Pytester, *, shown: bool) -> None:
    outcome = outcome_of(
        pytester,
        f"""
        from PySide6.QtWidgets import QDialog
        kept = []

        def test_it(qtbot):
            window = QDialog()
            window.setObjectName("forgotten")
            window.setVisible({shown})
            kept.append(window)

        def test_next(qtbot):
            pass
        """,
    )
    outcome.assert_outcomes(passed=2, errors=1)
    outcome.stdout.fnmatch_lines(["*the test left windows behind: QDialog 'forgotten'"])


def test_a_left_thread_fails_its_test_and_holds_nothing_up(pytester: pytest.Pytester) -> None:
    outcome = outcome_of(
        pytester,
        """
        from threading import Event, Thread

        def test_it():
            Thread(target=Event().wait, name="forgotten").start()
        """,
    )
    outcome.assert_outcomes(passed=1, errors=1)
    assert outcome.ret == pytest.ExitCode.TESTS_FAILED
    outcome.stdout.fnmatch_lines(["*the test left threads behind: forgotten"])


def test_a_qt_warning_fails_its_test(pytester: pytest.Pytester) -> None:
    outcome = outcome_of(
        pytester,
        """
        from PySide6.QtCore import QObject

        def test_it(qtbot):
            QObject().startTimer(-1)
        """,
    )
    outcome.assert_outcomes(failed=1)
    outcome.stdout.fnmatch_lines(["*QObject::startTimer*"])


@pytest.mark.parametrize(
    "statement", ["warnings.warn('old')", "open(__file__)", "warnings.warn('old', DeprecationWarning)"]
)
def test_a_python_warning_fails_its_test(pytester: pytest.Pytester, statement: str) -> None:
    outcome = outcome_of(pytester, f"import warnings\n\ndef test_it():\n    {statement}\n")
    outcome.assert_outcomes(failed=1)


def test_an_exception_in_a_slot_fails_its_test(pytester: pytest.Pytester) -> None:
    outcome = outcome_of(
        pytester,
        """
        from PySide6.QtCore import QObject, Signal

        class Sender(QObject):
            sent = Signal()

        def test_it(qtbot):
            sender = Sender()
            sender.sent.connect(lambda: 1 / 0)
            sender.sent.emit()
        """,
    )
    outcome.assert_outcomes(failed=1)


def test_no_test_sees_the_user(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("PETSTORE_API_KEY", "DBUS_SESSION_BUS_ADDRESS", "https_proxy", "HTTP_PROXY"):
        monkeypatch.setenv(variable, "the user's")
    outcome = outcome_of(
        pytester,
        """
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
    )
    outcome.assert_outcomes(passed=2)


def test_the_home_is_no_hindrance_to_hypothesis(pytester: pytest.Pytester) -> None:
    outcome = outcome_of(
        pytester,
        """
        from hypothesis import given, settings, strategies

        @settings(max_examples=5, database=None)
        @given(strategies.integers())
        def test_it(number):
            pass
        """,
    )
    outcome.assert_outcomes(passed=1)
