"""Does the main job through the real window, on a throw-away store and without a screen; prints a line a step."""

import sys
import tempfile
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton, QTableView, QWidget

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.values import INT64_MAX, LIMIT_MAX
from petstore_gui.app import end, make_application, make_window
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.local_service import LocalService
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.inventory.samples import sample_animals
from petstore_gui.translatable import detail_of
from petstore_gui.ui.main_window.main_window import MainWindow
from petstore_gui.ui.theme import appearance
from petstore_gui.ui.widgets.message_dialog import MessageDialog

W = TypeVar("W", bound=QWidget)

_LOOK_AGAIN_MS: Final = 10
_PATIENCE_MS: Final = 20_000
_LONG_NAME: Final = "Rex" * 4_000  # longer than the service takes
_BIG: Final = 2**53 + 1  # the first whole number that a double cannot hold

R = TypeVar("R")
Condition = Callable[[], bool]
Steps = Generator[Condition, None, R]


class CheckFailedError(Exception):
    """A step did not do what it should."""


def self_check(picture: Path | None) -> int:
    """Run all steps and return 0, or 1 after the first that failed. ``picture`` is where to save the window's picture.

    The service is the embedded one, over a database in a temporary folder; no file and no key of the user is touched.
    """
    app = make_application()
    with tempfile.TemporaryDirectory(prefix="petstore-gui-self-check-") as folder:
        service = LocalService(Path(folder) / "animals.sqlite3")
        try:
            base_url, key = service.start()
            with PetStoreClient(base_url, key.reveal()) as client:
                for animal in sample_animals():
                    client.create_pet(animal)
            # A first key that the service does not know, so that the way through a 401 is walked too.
            connector = Connector(
                SettingsFile(Path(folder) / "settings.json"),
                Credentials(ApiKey("not-the-key"), lambda: None),
                Path(folder),
            )
            tasks, session, window = make_window(lambda: connector)
            appearance.apply(app)
            window.first_painted.connect(lambda: session.open(lambda opener: opener.open_address(base_url)))
            script = _Script(_job(window, key, picture), app)
            sys.excepthook = script.on_uncaught
            window.show()
            code = app.exec()
            script.stop()
            end(tasks, session)
            window.deleteLater()
        finally:
            service.stop()
    return code


class _Script(QObject):
    """Runs steps inside the window's own event loop: each yields a condition and goes on once that holds."""

    def __init__(self, steps: "Steps[None]", app: QApplication) -> None:
        super().__init__()
        self._steps = steps
        self._app = app
        self._until: Condition = lambda: True
        self._waited = QElapsedTimer()
        self._waited.start()
        self._timer = QTimer(self, interval=_LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def on_uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Fail: an exception that nobody has caught, in a step or in a slot of the window, is no success."""
        sys.__excepthook__(kind, error, trace)
        detail = detail_of(error) if isinstance(error, Exception) else ""
        self._end(1, f"FAILED  after the steps above: {kind.__name__}: {error} {detail}".rstrip())

    def _on_timer_timeout(self) -> None:
        try:
            if self._until():
                self._until = next(self._steps)
                self._waited.restart()
            elif self._waited.elapsed() > _PATIENCE_MS:
                self._end(1, "FAILED  after the steps above: nothing happened for 20 seconds")
        except StopIteration:
            self._end(0, "ok      the self-check is complete")
        except (CheckFailedError, LookupError) as error:
            self._end(1, f"FAILED  after the steps above: {error}")

    def _end(self, code: int, line: str) -> None:
        self._timer.stop()
        _print(line)
        self._app.exit(code)


def _job(window: MainWindow, key: ApiKey, picture: Path | None) -> Steps[None]:
    """Do the main job as a person does it: by what is written on the widgets."""
    box = yield from _message("401")
    _click(box, "Enter the API key…")
    yield lambda: _dialog("Profile and key") is not None
    dialog = _found(_dialog("Profile and key"), "the dialog for the key")
    yield lambda: _find(dialog, QLineEdit, "Base address").text() != ""
    QTest.keyClicks(_find(dialog, QLineEdit, "API key"), key.reveal())
    _click(dialog, "Connect")
    table = _find(window, QTableView, "Animals")
    yield lambda: any("there may be more" in label.text() for label in window.findChildren(QLabel))
    if table.model().rowCount() <= LIMIT_MAX:
        raise CheckFailedError("no more is listed than one answer holds")
    _print("ok      401: the key was asked for, and the list came by itself")
    _print(f"ok      lists: {table.model().rowCount()} animals, with the word that there may be more")

    for name in ("Available", "Pending", "Sold"):
        _click(window, name)
        yield partial(_all_say, table, name)
        _print(f"ok      filters: {table.model().rowCount()} animals, all of them {name}")

    pet_id = yield from _add(window, table)
    yield from _look_up(window, pet_id)

    _type(window, "Name", _LONG_NAME)
    _click(window, "Add animal")
    box = yield from _message("400")
    _click(box, "Edit")
    if _find(window, QLineEdit, "Name").text() != _LONG_NAME:
        raise CheckFailedError("what was typed was lost")
    _print("ok      400: what the service said was shown, what was typed was back in the form")

    _find(window, QLineEdit, "Name").clear()
    _click(window, "All")
    yield lambda: table.model().rowCount() > LIMIT_MAX
    if picture is not None:
        if not window.grab().save(str(picture)):
            raise CheckFailedError(f"the picture could not be saved as {picture}")
        _print(f"ok      a picture of the window is in {picture}")


def _add(window: MainWindow, table: QTableView) -> Steps[str]:
    _type(window, "Name", "Bella")
    _type(window, "Category ID", str(_BIG))
    QTest.keyClick(_find(window, QLineEdit, "Category ID"), Qt.Key.Key_Return)
    yield lambda: bool(table.selectionModel().selectedRows(1))
    yield lambda: table.selectionModel().selectedRows(1)[0].data() == "Bella"
    row = table.selectionModel().selectedRows()[0]
    if row.siblingAtColumn(2).data() != str(_BIG) or _find(window, QLineEdit, "Name").text():
        raise CheckFailedError("the new row is not what was typed")
    _print(f"ok      adds: Bella has ID {row.data()}, category {_BIG} to the last digit")
    return str(row.data())


def _look_up(window: MainWindow, pet_id: str) -> Steps[None]:
    _click(window, "Look up…")
    dialog = _found(_dialog("Look up an animal"), "the look-up")
    _type(dialog, "Animal ID", f"#{pet_id} ")
    _click(dialog, "Look up")
    yield lambda: any(label.text() == "Bella" and label.isVisible() for label in dialog.findChildren(QLabel))
    _print(f"ok      looks up: ID {pet_id} is Bella")
    _type(dialog, "Animal ID", str(INT64_MAX))
    _click(dialog, "Look up")
    box = yield from _message(str(INT64_MAX))
    _click(box, "Close")
    _print(f"ok      404: no animal with ID {INT64_MAX}, said so by name")
    dialog.close()


def _message(part: str) -> Steps[MessageDialog]:
    """Wait for the message that has ``part`` in it, in sight or in its details."""
    yield lambda: any(part in f"{box.message}" for box in _boxes())
    return next(box for box in _boxes() if part in f"{box.message}")


def _boxes() -> list[MessageDialog]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, MessageDialog) and each.isVisible()]


def _dialog(title: str) -> QDialog | None:
    windows = QApplication.topLevelWidgets()
    return next((w for w in windows if isinstance(w, QDialog) and w.isVisible() and w.windowTitle() == title), None)


def _find(inside: QWidget, kind: type[W], name: str) -> W:
    named = (each for each in inside.findChildren(kind) if each.accessibleName() == name)
    return _found(next(named, None), name)


def _found(widget: W | None, name: str) -> W:
    if widget is None:
        raise CheckFailedError(f"there is no “{name}”")
    return widget


def _click(inside: QWidget, name: str) -> None:
    buttons = inside.findChildren(QPushButton)
    button = next((each for each in buttons if name in {each.accessibleName(), each.text()}), None)
    QTest.mouseClick(_found(button, name), Qt.MouseButton.LeftButton)


def _type(inside: QWidget, name: str, text: str) -> None:
    line = _find(inside, QLineEdit, name)
    line.clear()
    line.insert(text)


def _all_say(table: QTableView, status: str) -> bool:
    model = table.model()
    return {model.index(row, 3).data() for row in range(model.rowCount())} == {status}


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
