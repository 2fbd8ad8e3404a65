"""One window for one picture: driven as a person drives it, and drawn together with the dialogs over it."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta, tzinfo
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, TypeVar, cast
from unittest.mock import patch

from PySide6.QtCore import QDate, QMessageLogContext, QPoint, QRect, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAction, QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.composition import end, make_application, make_window
from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import appearance, theme
from petstore_gui.ui.window.main_window import MainWindow
from tests.pictures.ear import Ear, bare
from tests.pictures.pet_store import Answer, PictureConnector, animals, answering
from tests.support.patience import PATIENCE_S
from tests.support.pseudo_language import install
from tests.support.windows import with_undo

W = TypeVar("W", bound=QWidget)

# The offscreen platform has no window manager, Wine no frames that are scaled.
_NOT_WORTH_SAYING: Final = ("This plugin does not support", "EnableNonClientDpiScaling() failed")
CALM_MS = 60  # for what Qt does by itself after the last event: layouts, scroll bars, hover

# Where the program asks for the time: on pictures it is always the same, so that they are the same next time.
_CLOCKS: Final = (
    "petstore_gui.inventory.snapshot",
    "petstore_gui.inventory.lookup",
    "petstore_gui.outbox.adding",
    "petstore_gui.outbox.journal",
    "petstore_gui.outbox.idempotency",
    "petstore_gui.ui.pet_list.added_today",
)
_NOW: Final = datetime(2026, 11, 20, 9, 41).astimezone()


class NoPictureError(Exception):
    """The window did not come to look as the picture wants it."""


class Stage:
    """The window of one picture and the service that it talks to. All names and words are the English ones."""

    def __init__(
        self, window: MainWindow, session: Session, connector: PictureConnector, ear: Ear, faults: list[BaseException]
    ) -> None:
        """``faults`` are what has failed behind the window."""
        self.window = window
        self.session = session
        self._connector = connector
        self._ear = ear
        self._faults = faults

    def open(self, answer: Answer | None = None, profile: ProfileName = ProfileName.PRODUCTION) -> None:
        """Open a profile and wait until its animals, or that there are none, are there."""
        self.begin_opening(answer, profile)
        self.wait_for_words("updated ")
        self.wait(lambda: not self._says(" so far"))

    def begin_opening(self, answer: Answer | None = None, profile: ProfileName = ProfileName.PRODUCTION) -> None:
        """Open a profile without waiting for anything."""
        self._connector.answer = answer or answering(animals())
        self.session.open(lambda connector: connector.open(profile))

    def keep_list(self, pets: list[Pet]) -> None:
        """Let this computer have kept a list of these animals on the day before."""
        self._connector.keep_list(pets, _NOW - timedelta(hours=15, minutes=36))

    def answer_with(self, answer: Answer) -> None:
        """Let the service answer otherwise from now on."""
        self._connector.answer = answer

    def set_for_all(self, content: str) -> None:
        """Write the administrator's file."""
        self._connector.system_file.write_text(content, "utf-8")

    def hold(self) -> None:
        """Let the service not answer any more, until the picture is made."""
        self._connector.hold()

    def hold_keyring(self) -> None:
        """Open a profile whose keyring does not answer until the picture is made."""
        self._connector.hold_keyring()
        self.begin_opening()
        self.wait(lambda: self.session.waits_for_keyring)

    @property
    def table(self) -> PetTableView:
        return self.window.findChildren(PetTableView)[0]

    def button(self, name: str) -> QAbstractButton:
        """Return the button called ``name`` in the topmost window that has one, once there is one."""
        return self._find(QAbstractButton, name)

    def press(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)
        calm()

    def choose(self, text: str) -> None:
        """Choose from the menus."""
        names = self._ear.names(text)
        chosen = [each for each in self.window.findChildren(QAction) if bare(each.text()) in names]
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
        self.table.setCurrentIndex(self.table.model().index(row, 0))  # selectRow() does nothing from right to left
        self.wait(lambda: bool(self.table.selectionModel().selectedRows()))
        calm()

    def wait_for_words(self, part: str) -> None:
        """Wait until a text in sight has ``part`` in it."""
        self.wait(lambda: self._says(part))
        calm()

    def press_tab(self) -> None:
        """Press Tab where the keys go: in a line of the topmost window, or in the window itself."""
        top = shown()[-1]
        focus = cast("QWidget | None", top.focusWidget())
        QTest.keyClick(top if focus is None else focus, Qt.Key.Key_Tab)
        calm()

    def close_top(self) -> None:
        """Press Esc in the topmost window."""
        QTest.keyClick(shown()[-1], Qt.Key.Key_Escape)
        calm()

    def _says(self, part: str) -> bool:
        labels = (label for window in shown() for label in window.findChildren(QLabel) if label.isVisible())
        return any(self._ear.says(label.text(), part) for label in labels)

    def wait(self, condition: Callable[[], bool], problem: str = "") -> None:
        until = time.monotonic() + PATIENCE_S
        while not condition():
            if self._faults:
                raise _failed(self._faults[0])
            if time.monotonic() > until:
                raise NoPictureError(problem or "the window did not come to look as the picture wants it")
            QTest.qWait(5)

    def wait_for_windows(self, count: int) -> None:
        """Wait until so many windows are in sight: the main one, and what lies over it."""
        self.wait(lambda: len(shown()) >= count)
        calm()

    def picture(self) -> QPixmap:
        """Return the window and, where they lie, the dialogs, menus and lists over it, each in a thin frame."""
        calm()
        others = [each for each in shown() if each is not self.window]
        origin = self.window.mapToGlobal(QPoint())
        places = [QRect(each.mapToGlobal(QPoint()) - origin, each.size()) for each in others]
        whole = self.window.rect()
        for place in places:
            whole = whole.united(place.adjusted(-1, -1, 1, 1))
        ratio = self.window.devicePixelRatioF()
        picture = QPixmap(whole.size() * ratio)
        picture.setDevicePixelRatio(ratio)
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
        """Wait for a widget called ``name``, and return that of the topmost window that has one."""
        self.wait(lambda: self._found(kind, name) is not None, f"there is no “{name}”")
        found = self._found(kind, name)
        assert found is not None
        return found

    def _found(self, kind: type[W], name: str) -> W | None:
        names = self._ear.names(name)
        for window in reversed(shown()):
            for each in window.findChildren(kind):
                text = each.text() if isinstance(each, QAbstractButton) else ""
                if names & {each.accessibleName(), bare(text)} and each.isVisible():
                    return each
        return None


@contextmanager
def stage(width: int, height: int) -> Iterator[Stage]:
    """Show a window of this size, without a service; close it at the end of the block."""
    ear = Ear(application())
    faults: list[BaseException] = []
    hook = sys.excepthook

    def note(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        faults.append(error)

    with TemporaryDirectory(prefix="petstore-gui-pictures-") as folder, _stopped_clock():
        connector = PictureConnector(Path(folder), answering(animals()))
        tasks, session, window = make_window(lambda: connector, with_undo(0))
        sys.excepthook = note
        try:
            window.setWindowState(Qt.WindowState.WindowNoState)  # maximised on a small screen
            window.resize(width, height)
            window.show()
            made = Stage(window, session, connector, ear, faults)
            window._build_features()  # noqa: SLF001  a person waits half a second
            calm()
            yield made
        finally:
            connector.let_go()
            for each in shown():
                each.close()
            end(tasks, session)
            sys.excepthook = hook
            window.deleteLater()
            ear.leave()
            calm()
    if faults:
        raise _failed(faults[0])


def _failed(fault: BaseException) -> NoPictureError:
    error = NoPictureError(f"something failed behind the window: {fault!r}")
    error.__cause__ = fault
    return error


def application(language: str | None = None, *, letters: float = 1.0) -> QApplication:
    """Return the application: in ``language``, in letters so many times as large as the system's.

    Its text cursors do not blink, and it is silent on what no offscreen window can do.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = make_application()
        appearance.apply(app)
    if language is not None:
        app.setFont(theme.scaled_font(app.font(), letters))
        install(app, language)
    app.setCursorFlashTime(0)
    qInstallMessageHandler(_on_qt_message)
    return app


@contextmanager
def _stopped_clock() -> Iterator[None]:
    modules = [import_module(name) for name in _CLOCKS]
    words = import_module("petstore_gui.ui.i18n.text")
    with patch.object(words, "QDate", _Date), ExitStack() as patches:
        for module in modules:
            patches.enter_context(patch.object(module, "datetime", _Clock))
        yield


class _Clock(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "_Clock":
        del tz
        return cls.fromtimestamp(_NOW.timestamp(), UTC)


class _Date(QDate):
    @staticmethod
    def currentDate() -> QDate:  # noqa: N802  Qt's name
        return QDate(_NOW.year, _NOW.month, _NOW.day)


def calm() -> None:
    """Let Qt do what it has queued."""
    QTest.qWait(CALM_MS)


def _on_qt_message(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if not message.startswith(_NOT_WORTH_SAYING):
        print(message, file=sys.stderr)


def shown() -> list[QWidget]:
    """Return the windows in sight, in the order in which they lie over each other: the main one first."""
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return sorted(shown, key=lambda each: (not isinstance(each, MainWindow), _depth(each)))


def _depth(widget: QWidget) -> int:
    parent = widget.parentWidget()
    return 0 if parent is None else 1 + _depth(parent.window())
