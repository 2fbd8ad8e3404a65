"""What is remembered is saved a moment after it changed, off the GUI thread, and a disk that fails stops nothing."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.connection.connector import Connector
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.window.ui_state import UiState

OTHER = "https://other.example.com/v1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "window.json"


@pytest.fixture
def session(connector: Connector) -> Iterator[Session]:
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    yield session
    session.close()
    tasks.close()


@pytest.fixture
def told() -> list[Exception]:
    """Return what is told of saves that fail."""
    return []


@pytest.fixture
def window() -> Iterator[QObject]:
    """Return what stands for the window; it ends on this thread, with its timer."""
    window = QObject()
    yield window
    delete(window)


@pytest.fixture
def ui_state(session: Session, window: QObject, file: Path, told: list[Exception]) -> UiState:
    ui_state = UiState(file)
    ui_state.load()
    ui_state.attach(session, window, told.append)
    return ui_state


def later(window: QObject) -> None:
    """Let the moment go by."""
    timer = window.findChild(QTimer)
    assert timer is not None
    assert timer.isActive()
    timer.stop()
    timer.timeout.emit()


def test_what_changes_at_once_is_saved_once(
    qtbot: QtBot, window: QObject, ui_state: UiState, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    save = UiState.save

    def note(memory: UiState) -> None:
        threads.append(threading.get_ident())
        save(memory)

    monkeypatch.setattr(UiState, "save", note)
    for width in range(50):
        ui_state.put("width", width)
    assert not file.exists()
    later(window)
    qtbot.waitUntil(file.exists)
    assert json.loads(file.read_bytes())["window"] == {"width": 49}
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


def test_without_a_service_there_is_no_place_to_remember_anything_of(window: QObject, ui_state: UiState) -> None:
    ui_state.put_here("filter", "sold")
    assert ui_state.get_here("filter") is None
    timer = window.findChild(QTimer)
    assert timer is not None
    assert not timer.isActive()


def test_a_save_that_fails_is_told_once_and_tried_again_with_the_next_change(
    qtbot: QtBot, window: QObject, ui_state: UiState, told: list[Exception], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[OSError] = []
    save = UiState.save

    def note(memory: UiState) -> None:
        try:
            save(memory)
        except OSError as error:
            failed.append(error)
            raise

    monkeypatch.setattr(UiState, "save", note)
    file.mkdir()  # nothing can be written there
    (file / "in the way").touch()
    ui_state.put("width", 1)
    later(window)
    qtbot.waitUntil(lambda: told != [])
    ui_state.put("width", 2)
    later(window)
    qtbot.waitUntil(lambda: len(failed) == 2)
    (file / "in the way").unlink()
    file.rmdir()
    ui_state.put("height", 2)
    later(window)
    qtbot.waitUntil(file.is_file)
    assert json.loads(file.read_bytes())["window"] == {"width": 2, "height": 2}
    assert told == failed[:1]
