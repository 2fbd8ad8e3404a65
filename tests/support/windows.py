"""The program's window on a service in the hand of a test, and what a person sees and does there."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QLineEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.composition import end, make_window
from petstore_gui.connection.connector import Connector
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.countdown import Countdown
from petstore_gui.ui.widgets.message_dialog import MessageDialog
from petstore_gui.ui.window.ui_state import UNDO_TIME, UiState
from tests.support.fake_store import FakeStore

if TYPE_CHECKING:
    from petstore_gui.runtime.tasks import Tasks
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.window.main_window import MainWindow

W = TypeVar("W", bound=QWidget)

FILTER_NAMES = ["All", "Available", "Pending", "Sold"]


# ------------------------------------------------------------------------------------------------ what a person sees


def find(inside: QWidget, kind: type[W], name: str) -> W:
    """Return the visible widget with this accessible name or, if it is a button, these words on it."""
    visible = [each for each in inside.findChildren(kind) if each.isVisible()]
    for each in visible:
        if name in {each.accessibleName(), each.text() if isinstance(each, QAbstractButton) else None}:
            return each
    raise LookupError(f"no {kind.__name__} “{name}” in sight, only {[each.accessibleName() for each in visible]}")


def is_there(inside: QWidget, name: str) -> bool:
    """Whether a button of this name is in sight."""
    try:
        find(inside, QAbstractButton, name)
    except LookupError:
        return False
    return True


def sentences(inside: QWidget) -> list[str]:
    """Return what the labels in sight say."""
    labels = [each for each in inside.findChildren(QLabel) if each.isVisible()]
    return [label.text() for label in labels if label.text()]


def says(inside: QWidget, part: str) -> bool:
    """Whether a label in sight says ``part``."""
    return any(part in sentence for sentence in sentences(inside))


def icon(box: QWidget) -> str:
    """Return what the drawing in a box is, of those that a box may have."""
    seen = find(box, Picture, "").grab().toImage()
    for name in ("info", "question", "lock", "warning"):
        drawn = Picture(name, "warning" if name == "warning" else "accent", theme.CONTROL_HEIGHT)
        drawn.setParent(box)
        if seen == drawn.grab().toImage():
            return name
    raise LookupError("no such drawing")


def stale(desk: "Desk") -> list[str]:
    """Return the sentences that are amber: what they are about is older than it should be."""
    labels = [each for each in desk.window.findChildren(QLabel) if each.isVisible()]
    return [each.text() for each in labels if each.property("role") == "stale"]


def down(desk: "Desk") -> list[str]:
    """Return the filter buttons that are down."""
    return [name for name in FILTER_NAMES if find(desk.window, QAbstractButton, name).isChecked()]


def windows() -> list[QWidget]:
    """Return every window in sight."""
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def boxes() -> list[MessageDialog]:
    """Return the messages in sight."""
    return [each for each in windows() if isinstance(each, MessageDialog)]


def dialogs() -> list[QDialog]:
    """Return the dialogs in sight, messages too."""
    return [each for each in windows() if isinstance(each, QDialog)]


def dialog_titles() -> list[str]:
    return [each.windowTitle() for each in dialogs()]


def action(desk: "Desk", text: str, menu: str = "") -> QAction:
    """Return the action with these words, in the menu with this title."""
    found = {each.action for each in commands(desk.window.menuBar()) if each.text == text and menu in {"", *each.path}}
    (one,) = found
    return one


def checked(desk: "Desk", menu: str) -> list[str]:
    """Return the words of the actions that are checked in the menu with this title."""
    return [each.text for each in commands(desk.window.menuBar()) if menu in each.path and each.action.isChecked()]


def column(table: QTableView, number: int) -> list[str]:
    """Return the texts of a column, from the top."""
    model = table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def selected(table: QTableView, number: int = 0) -> list[str]:
    """Return the texts that the selected rows have in a column."""
    return [index.data() for index in table.selectionModel().selectedRows(number)]


# ------------------------------------------------------------------------------------------------ what a person does


def click(inside: QWidget, name: str) -> None:
    QTest.mouseClick(find(inside, QAbstractButton, name), Qt.MouseButton.LeftButton)


def write(inside: QWidget, name: str, text: str) -> None:
    """Replace what is in the field by ``text``, sign by sign."""
    line = find(inside, QLineEdit, name)
    QTest.keySequence(line, "Ctrl+A")
    QTest.keyClick(line, Qt.Key.Key_Delete)
    if text.isascii():
        QTest.keyClicks(line, text)
    else:
        line.insert(text)  # as an input method does; QTest has no such keys


def press(widget: QWidget, keys: str) -> None:
    """Press a key or a combination such as ``Ctrl+1``."""
    QTest.keySequence(widget, keys)


def clipboard() -> str:
    return QApplication.clipboard().text()


def cell_editor(table: QTableView) -> QLineEdit | None:
    """Return the line in which a cell is edited."""
    return next((each for each in table.viewport().findChildren(QLineEdit) if each.isVisible()), None)


def name_category(dialog: QWidget, number: str, name: str) -> None:
    """Type an ID into the last row of the category names, and its name into the line that opens then."""
    table = next(each for each in dialog.findChildren(QTableView) if each.isVisible())
    table.setFocus()
    table.setCurrentIndex(table.model().index(table.model().rowCount() - 1, 0))
    for text in (number, name):
        for sign in text:  # the first one opens the line
            QTest.keyClicks(cell_editor(table) or table, sign)
        QTest.keyClick(cell_editor(table) or table, Qt.Key.Key_Return)
        QApplication.processEvents()  # Qt takes the text out of the line a moment later


def show_active(qtbot: QtBot, window: QWidget) -> None:
    """Show a window as the one that has the keys, which a window manager does, but not offscreen."""
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


# ------------------------------------------------------------------------------------------------- the window itself


@dataclass(frozen=True)
class Desk:
    """The program's window, made as the program makes it."""

    qtbot: QtBot
    tasks: "Tasks"
    session: "Session"
    window: "MainWindow"

    def open(self, store: FakeStore, **arguments: str) -> None:
        """Open a service and wait for its animals, or for the message that there are none to be had."""
        connection = store.connection(**arguments)
        self.session.open(lambda _connector: connection)
        self.wait(lambda: self.session.connection is connection)
        self.wait(lambda: boxes() != [] or (says(self.window, "updated") and not self.is_reading))

    def wait(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    @property
    def table(self) -> QTableView:
        return find(self.window, QTableView, "Animals")

    def names(self) -> list[str]:
        """Return the names of the animals in the table, from the top; those of pending adds have no ID."""
        return [name for number, name in zip(column(self.table, 0), column(self.table, 1), strict=True) if number]

    def pending(self) -> list[tuple[str, str]]:
        """Return name and state of each pending add in the table, from the top."""
        rows = zip(*(column(self.table, number) for number in (0, 1, 3)), strict=True)
        return [(name, state) for number, name, state in rows if not number]

    def wait_for_pending(self, *rows: tuple[str, str]) -> None:
        self.wait(lambda: self.pending() == list(rows))

    def wait_for_names(self, *names: str) -> None:
        self.wait(lambda: self.names() == list(names))

    @property
    def is_reading(self) -> bool:
        """Whether a list is being read, if only quietly."""
        controller = self.window.findChild(PetListController)
        return controller is not None and controller._call is not None  # noqa: SLF001  a quiet one is not shown

    def line(self, name: str) -> QLineEdit:
        return find(self.window, QLineEdit, name)

    def click(self, name: str) -> None:
        click(self.window, name)

    def write(self, name: str, text: str) -> None:
        write(self.window, name, text)

    def press(self, keys: str) -> None:
        """Press keys in the window, which a window manager makes active when a dialog closes, but not offscreen."""
        self.window.activateWindow()
        self.wait(self.window.isActiveWindow)
        press(self.window, keys)

    def add(self, name: str, category: str = "7") -> None:
        """Fill in the form and press Enter."""
        self.write("Name", name)
        self.write("Category", category)
        self.line("Category").setFocus()
        press(self.line("Category"), "Return")

    def second(self) -> None:
        """Let a second go by for each countdown."""
        for countdown in self.window.findChildren(Countdown):
            timer = countdown.findChild(QTimer)
            if countdown.seconds_left is not None and timer is not None:
                timer.timeout.emit()

    def seconds(self, count: int) -> None:
        for _ in range(count):
            self.second()

    def dialog(self, title: str) -> QDialog:
        """Wait for the dialog with this title."""

        def there() -> list[QDialog]:
            return [each for each in dialogs() if each.windowTitle() == title]

        self.wait(lambda: there() != [])
        return there()[0]

    def box(self) -> MessageDialog:
        """Wait for a message; there is one at a time."""
        self.wait(lambda: boxes() != [])
        (box,) = boxes()
        return box

    def look_up(self, text: str) -> QDialog:
        """Ask for an ID in the look-up."""
        self.press("Ctrl+L")
        dialog = self.dialog("Look up an animal")
        write(dialog, "Animal ID", text)
        press(find(dialog, QLineEdit, "Animal ID"), "Return")
        return dialog


def with_undo(seconds: int) -> UiState:
    """Return a memory of the window with this undo time; with 0 an animal that is added leaves at once."""
    memory = UiState()
    memory.put(UNDO_TIME, seconds)
    return memory


@contextmanager
def desk_with(qtbot: QtBot, make_connector: Callable[[], Connector], memory: UiState | None = None) -> Iterator[Desk]:
    """Show the window without a service; end all that is behind it with the block."""
    hook = sys.excepthook
    memory = memory or with_undo(0)
    memory.put(UNDO_TIME, memory.get(UNDO_TIME) or 0)
    tasks, session, window = make_window(make_connector, memory)
    sys.excepthook = hook  # an exception in a slot fails the test
    try:
        show_active(qtbot, window)
        window._build_features()  # noqa: SLF001  a person waits half a second
        yield Desk(qtbot, tasks, session, window)
    finally:
        window.close()
        window.close()  # the first one may have asked about what was not sent
        for dialog in dialogs():
            if is_there(dialog, "Quit"):  # it would be lost
                click(dialog, "Quit")
        end(tasks, session)
        sys.excepthook = hook
        window.deleteLater()
