"""One window for one picture: driven as a person drives it, and drawn together with the dialogs over it."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import TypeVar

from PySide6.QtCore import QMessageLogContext, QPoint, QRect, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAction, QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTableView, QWidget

from petstore_gui.app import end, make_application, make_window
from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui import theme
from petstore_gui.ui.main_window import MainWindow
from petstore_gui.ui.session import Session
from tests.pictures.pet_store import Answer, PictureConnector, animals, answering

W = TypeVar("W", bound=QWidget)

PATIENCE_S = 10.0
CALM_MS = 60  # for what Qt does by itself after the last event: layouts, scroll bars, hover


class NoPictureError(Exception):
    """The window did not come to look as the picture wants it."""


class Stage:
    """The window of one picture and the service that it talks to."""

    def __init__(self, window: MainWindow, session: Session, connector: PictureConnector) -> None:
        self.window = window
        self.session = session
        self._connector = connector

    def open(self, answer: Answer | None = None) -> None:
        """Open the production profile and wait until its animals, or that there are none, are there."""
        self._connector.answer = answer or answering(animals())
        self.session.open(lambda connector: connector.open(ProfileName.PRODUCTION))
        self.wait_for_words("as of ")
        self.wait(lambda: not self._says(" so far"))

    def answer_with(self, answer: Answer) -> None:
        """Let the service answer otherwise from now on."""
        self._connector.answer = answer

    @property
    def table(self) -> QTableView:
        return self.window.findChildren(QTableView)[0]

    def button(self, name: str) -> QAbstractButton:
        """Return the button called ``name`` in the topmost window that has one."""
        return self._find(QAbstractButton, name)

    def press(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)
        calm()

    def choose(self, text: str) -> None:
        """Choose from the menus."""
        actions = self.window.findChildren(QAction)
        chosen = [each for each in actions if each.text().replace("&", "") == text]
        if not chosen:
            raise NoPictureError(f"there is no “{text}” in the menus")
        chosen[0].trigger()
        calm()

    def write(self, name: str, text: str) -> None:
        line = self._find(QLineEdit, name)
        line.clear()
        QTest.keyClicks(line, text)
        calm()

    def enter(self, name: str) -> None:
        QTest.keyClick(self._find(QLineEdit, name), Qt.Key.Key_Return)
        calm()

    def select_row(self, row: int) -> None:
        self.table.selectRow(row)
        self.wait(lambda: bool(self.table.selectionModel().selectedRows()))
        calm()

    def wait_for_words(self, part: str) -> None:
        """Wait until a text in sight has ``part`` in it."""
        self.wait(lambda: self._says(part))
        calm()

    def close_top(self) -> None:
        """Press Esc in the topmost window."""
        QTest.keyClick(_shown()[-1], Qt.Key.Key_Escape)
        calm()

    def _says(self, part: str) -> bool:
        labels = (label for window in _shown() for label in window.findChildren(QLabel))
        return any(part in label.text() and label.isVisible() for label in labels)

    def wait(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE_S
        while not condition():
            if time.monotonic() > until:
                raise NoPictureError("the window did not come to look as the picture wants it")
            QTest.qWait(5)

    def wait_for_windows(self, count: int) -> None:
        """Wait until so many windows are in sight: the main one, and what lies over it."""
        self.wait(lambda: len(_shown()) >= count)
        calm()

    def picture(self) -> QPixmap:
        """Return the window and, where they lie, the dialogs, menus and lists over it, each in a thin frame."""
        calm()
        others = [each for each in _shown() if each is not self.window]
        origin = self.window.mapToGlobal(QPoint())
        places = [QRect(each.mapToGlobal(QPoint()) - origin, each.size()) for each in others]
        whole = self.window.rect()
        for place in places:
            whole = whole.united(place.adjusted(-1, -1, 1, 1))
        picture = QPixmap(whole.size())
        picture.fill(QColor(theme.tokens().control_line))
        painter = QPainter(picture)
        painter.translate(-whole.topLeft())
        painter.drawPixmap(QPoint(), self.window.grab())
        painter.setPen(QColor(theme.tokens().control_line))
        for other, place in zip(others, places, strict=True):
            painter.drawPixmap(place.topLeft(), other.grab())
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()
        return picture

    def save(self, file: Path) -> None:
        """Save the picture as a PNG."""
        if not self.picture().save(str(file), "PNG"):
            raise NoPictureError("it could not be saved")

    def _find(self, kind: type[W], name: str) -> W:
        for window in reversed(_shown()):
            for each in window.findChildren(kind):
                text = each.text() if isinstance(each, QAbstractButton) else ""
                if name in {each.accessibleName(), text} and each.isVisible():
                    return each
        raise NoPictureError(f"there is no “{name}”")


@contextmanager
def stage(width: int, height: int) -> Iterator[Stage]:
    """Show a window of this size, without a service; close it at the end of the block."""
    faults: list[BaseException] = []
    hook = sys.excepthook

    def note(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        faults.append(error)

    with TemporaryDirectory(prefix="petstore-gui-pictures-") as folder:
        connector = PictureConnector(Path(folder), answering(animals()))
        tasks, session, window = make_window(lambda: connector)
        sys.excepthook = note
        try:
            window.resize(width, height)
            window.show()
            calm()
            yield Stage(window, session, connector)
        finally:
            for each in _shown():
                each.close()
            end(tasks, session)
            sys.excepthook = hook
            window.deleteLater()
            calm()
    if faults:
        raise NoPictureError(f"something failed behind the window: {faults[0]!r}") from faults[0]


def application() -> QApplication:
    """Return the application; its text cursors do not blink, and it is silent on what no offscreen window can do."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = make_application()
    app.setCursorFlashTime(0)
    qInstallMessageHandler(_on_qt_message)
    return app


def calm() -> None:
    """Let Qt do what it has queued."""
    QTest.qWait(CALM_MS)


def _on_qt_message(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if not message.startswith("This plugin does not support"):  # the offscreen platform has no window manager
        print(message, file=sys.stderr)


def _shown() -> list[QWidget]:
    """Return the windows in sight, in the order in which they lie over each other: the main one first."""
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return sorted(shown, key=lambda each: (not isinstance(each, MainWindow), _depth(each)))


def _depth(widget: QWidget) -> int:
    parent = widget.parentWidget()
    return 0 if parent is None else 1 + _depth(parent.window())
