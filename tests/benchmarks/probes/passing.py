"""Runs the real program and counts what a click on the filter, an add and a look-up pass of it: files and functions.

A script of its own, which imports nothing of the tests: it can be run over any other state of the tree, too.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QTableView,
    QWidget,
)

import petstore_gui
from petstore_gui import app

PACKAGE: Final = str(Path(petstore_gui.__file__).parent)
STATUS: Final = 3
STATUSES: Final = ("Pending", "Sold", "Available")
NAMES: Final = ("Bella", "Coco", "Daisy")
IDS: Final = ("5", "17", "23")
REST_MS: Final = 1500  # what one step leaves to be done later belongs to none


class Passed:
    """The functions of the program that were entered on any thread while ``counts`` was true."""

    def __init__(self) -> None:
        self.counts = False
        self.functions: set[tuple[str, str, int]] = set()
        self._times: list[list[tuple[str, str, int]]] = []
        threading.setprofile(self._on_event)
        sys.setprofile(self._on_event)

    def begin(self) -> None:
        self.functions.clear()
        self.counts = True

    def end(self) -> None:
        if self.counts:
            self._times.append(sorted(self.functions))
        self.counts = False

    def tell(self, what: str) -> None:
        """Print how many files and functions it were the middle one of the times, and on standard error which."""
        middle = sorted(self._times, key=len)[len(self._times) // 2]
        print(what, len({file for file, _name, _line in middle}), len(middle), flush=True)
        for file, name, line in middle:
            print(f"{what}: {file}:{line} {name}", file=sys.stderr)
        self._times.clear()

    def _on_event(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if self.counts and event == "call" and code.co_filename.startswith(PACKAGE) and _is_function(code.co_name):
            self.functions.add((code.co_filename, code.co_name, code.co_firstlineno))


class Steps(QObject):
    """Goes through ``steps``, each of which begins something and gives what is to be painted by it, and where."""

    def __init__(self, window: QMainWindow, steps: Iterator[tuple[QWidget, Callable[[], bool]]]) -> None:
        super().__init__(window)
        self._steps = steps
        self._painted: QWidget | None = None
        self._until: Callable[[], bool] | None = None
        QTimer.singleShot(REST_MS, self._go_on)

    def _go_on(self) -> None:
        try:
            self._painted, self._until = next(self._steps)
            self._painted.installEventFilter(self)
            self._painted.update()  # a click may have waited until its rows were painted
        except StopIteration:
            QApplication.exit(0)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        if event.type() == QEvent.Type.Paint and self._until is not None and self._until():
            self._until = None
            QTimer.singleShot(0, self._on_painted)  # a filter runs before the paint
        return False

    def _on_painted(self) -> None:
        passed.end()
        if self._painted is not None:
            self._painted.removeEventFilter(self)
        QTimer.singleShot(REST_MS, self._go_on)


def _is_function(name: str) -> bool:
    return name == "<lambda>" or not name.startswith("<")


def _steps(window: QMainWindow, table: QTableView) -> Iterator[tuple[QWidget, Callable[[], bool]]]:
    rows = table.viewport()

    def cells(column: int) -> list[str]:
        model = table.model()
        return [str(model.index(row, column).data() or "") for row in range(model.rowCount())]

    def click(name: str) -> None:
        buttons = {each.accessibleName() or each.text(): each for each in window.findChildren(QAbstractButton)}
        QTest.mouseClick(buttons[name], Qt.MouseButton.LeftButton)

    def field(name: str, inside: QWidget = window) -> QLineEdit:
        labels = [each for each in inside.findChildren(QLabel) if each.text().replace("&", "") == name]
        (found,) = [each for each in (label.buddy() for label in labels) if isinstance(each, QLineEdit)]
        return found

    for status in STATUSES * 2:
        passed.begin()
        click(status)
        yield rows, lambda status=status: set(cells(STATUS)) == {status}  # type: ignore[misc]
    passed.tell("filter")
    click("All")
    yield rows, lambda: len(set(cells(STATUS))) > 1
    for name in NAMES:
        field("Name").setText(name)
        field("Category").setText("7")
        passed.begin()
        QTest.keyClick(field("Category"), Qt.Key.Key_Return)
        yield (
            rows,
            lambda name=name: any(  # type: ignore[misc]
                number and its_name == name for number, its_name in zip(cells(0), cells(1), strict=True)
            ),
        )
    passed.tell("add")
    click("Look up ID…")
    (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
    for pet_id in IDS:
        field("Animal ID", dialog).setText(pet_id)
        passed.begin()
        QTest.keyClick(field("Animal ID", dialog), Qt.Key.Key_Return)
        yield dialog, lambda pet_id=pet_id: _shows(dialog, pet_id)  # type: ignore[misc]
    passed.tell("look-up")


def _shows(dialog: QDialog, pet_id: str) -> bool:
    return pet_id in {each.text() for each in dialog.findChildren(QLabel) if each.isVisible()}


def main() -> None:
    execute = QApplication.exec

    def execute_watched(*_application: QApplication) -> int:
        (window,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, QMainWindow))
        table = window.findChildren(QTableView)[0]

        def begin() -> None:
            if table.model().rowCount():
                timer.stop()
                Steps(window, _steps(window, table))

        timer = QTimer(window, interval=100)
        timer.timeout.connect(begin)
        timer.start()
        return execute()

    QApplication.exec = execute_watched  # type: ignore[method-assign]
    sys.exit(app.main())


passed = Passed()
if __name__ == "__main__":
    main()
