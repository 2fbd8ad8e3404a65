"""A smoke test through the real window, on a throw-away store and without a screen; prints a line for each step."""

import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from types import TracebackType
from typing import Final, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QTableView, QWidget

from petstore_gui.api.values import LIMIT_MAX
from petstore_gui.composition import end, make_application, make_window
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.runtime.cli import print_line
from petstore_gui.translatable import detail_of
from petstore_gui.ui.theme import appearance

W = TypeVar("W", bound=QWidget)

_PICTURE: Final = (1180, 720)  # the window on a usual screen; that of the offscreen platform is 800 × 800
_BIG: Final = 2**53 + 1  # the first whole number that a double cannot hold


def self_check(picture: Path | None) -> int:
    """Run all steps and return 0, or 1 after the first failure. ``picture`` is the path for a picture of the window.

    The service is that of the demo, with its files in a temporary folder; no file or key of the user is used.
    """
    app = make_application()
    with tempfile.TemporaryDirectory(prefix="petstore-gui-self-check-") as folder:
        settings = SettingsFile(Path(folder) / "settings.json")
        connector = Connector(settings, Credentials(None, lambda: None), Path(folder))
        tasks, session, window = make_window(lambda: connector)
        appearance.apply(app)
        steps = _steps(window, picture)
        timer = QTimer(window, interval=10)
        timer.timeout.connect(lambda: next(steps, None) or app.exit(0))

        def fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            """End with 1 after an exception in a step or in any slot of the window."""
            timer.stop()
            sys.__excepthook__(kind, error, trace)
            print_line(f"FAILED  after the steps above: {error} {detail_of(error)}".rstrip())
            QTimer.singleShot(0, app, lambda: app.exit(1))

        sys.excepthook = fail
        window.first_painted.connect(session.open_demo)
        window.first_painted.connect(timer.start)
        QTimer.singleShot(60_000, app, lambda: steps.throw(TimeoutError("it did not end within 60 seconds")))
        window.show()
        code = app.exec()
        end(tasks, session)
        window.deleteLater()
    return code


def _steps(window: QWidget, picture: Path | None) -> Generator[bool]:
    """Run the steps; yield ``True`` while one is waiting, for the event loop to continue."""
    window.showNormal()
    window.resize(*_PICTURE)
    table = _find(window, QTableView, "Animals")
    while table.model().rowCount() <= LIMIT_MAX:
        yield True
    print_line(f"ok      lists: {table.model().rowCount()} animals, more than one answer holds")

    _find(window, QLineEdit, words_of(PetField.NAME).title).insert("Bella")
    _find(window, QLineEdit, words_of(PetField.CATEGORY).title).insert(str(_BIG))
    _find(window, QPushButton, "Add animal").click()
    while "Bella" not in (texts := [index.data() for index in table.selectedIndexes()]):
        yield True
    if str(_BIG) not in texts or _find(window, QLineEdit, words_of(PetField.NAME).title).text():
        raise RuntimeError("the new row is not what was typed")
    print_line(f"ok      adds: Bella has ID {texts[0]}, category {_BIG} to the last digit")

    _find(window, QPushButton, "Look up ID…").click()
    dialog = _find(window, QDialog, "Look up an animal")
    _find(dialog, QLineEdit, "Animal ID").insert(texts[0])
    _find(dialog, QPushButton, "Look up").click()
    while not any(label.text() == "Bella" and label.isVisible() for label in dialog.findChildren(QLabel)):
        yield True
    print_line(f"ok      looks up: ID {texts[0]} is Bella")
    dialog.close()

    if picture is not None:
        if not window.grab().save(str(picture)):
            raise RuntimeError(f"the picture could not be saved as {picture}")
        print_line(f"ok      a picture of the window is in {picture}")
    print_line("ok      the self-check is complete")


def _find(inside: QWidget, kind: type[W], name: str) -> W:
    for widget in inside.findChildren(kind):
        text = widget.text() if isinstance(widget, QPushButton) else widget.windowTitle()
        if widget.isVisible() and name in {widget.accessibleName(), text}:
            return widget
    raise RuntimeError(f"there is no “{name}”")
