"""The window over a real service, and what a person does in the window of an import."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QTableView, QWidget

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.importing.dialog import ImportDialog
from petstore_gui.ui.importing.loading import PreviewReader
from petstore_gui.ui.importing.preview_model import COLUMNS, STATE, RowColumn
from tests.support.windows import Desk, click, column, find, press, sentences


@dataclass(frozen=True)
class Import:
    """The window of an import, and the service behind it."""

    desk: Desk

    @property
    def dialog(self) -> ImportDialog:
        self.desk.wait(lambda: len(self.desk.window.findChildren(ImportDialog)) == 1)
        (dialog,) = self.desk.window.findChildren(ImportDialog)
        return dialog

    @property
    def is_open(self) -> bool:
        return any(each.isVisible() for each in self.desk.window.findChildren(ImportDialog))

    @property
    def table(self) -> QTableView:
        return find(self.dialog, QTableView, "Rows to import")

    @property
    def outcome_table(self) -> QTableView:
        """The rows with what became of each: what is said of them all may come before."""
        self.desk.wait(lambda: any(each.accessibleName() == "Imported rows" for each in self._tables()))
        return find(self.dialog, QTableView, "Imported rows")

    def wait_for_rows(self, *names: str) -> None:
        """Wait until the preview shows animals of these names."""
        self.desk.wait(lambda: self.is_open and self.names() == list(names))

    def names(self) -> list[str]:
        return self._column(COLUMNS.index(PetField.NAME))

    def states(self) -> list[str]:
        """Return the words of the states that are shown, from the top."""
        model = self.table.model()
        rows = range(model.rowCount())
        return [model.index(row, STATE).data(Qt.ItemDataRole.UserRole) for row in rows]

    def outcomes(self) -> list[tuple[str, str]]:
        """Return what became of each row that is shown, and the ID or the reason behind it, from the top."""
        model = self.outcome_table.model()
        indexes = [model.index(row, STATE) for row in range(model.rowCount())]
        return [(index.data(Qt.ItemDataRole.UserRole), index.data()) for index in indexes]

    def checked(self) -> list[bool]:
        model = self.table.model()
        checks = [model.index(row, 0).data(Qt.ItemDataRole.CheckStateRole) for row in range(model.rowCount())]
        return [each == Qt.CheckState.Checked for each in checks]

    def cell(self, row: int, column_: RowColumn | PetField) -> QModelIndex:
        return self.table.model().index(row, COLUMNS.index(column_))

    def press(self, row: int, column_: RowColumn | PetField, keys: str) -> None:
        """Press keys in a cell."""
        self.table.setCurrentIndex(self.cell(row, column_))
        self.table.setFocus()
        press(self.table, keys)

    def mend(self, row: int, column_: RowColumn | PetField, text: str) -> None:
        """Write a text into a cell by keyboard."""
        self.press(row, column_, "F2")
        editor = self.editor
        assert editor is not None
        editor.setText(text)
        press(editor, "Return")
        self.desk.wait(lambda: self.editor is None)

    def wait_for_checked(self) -> None:
        """Wait until the rows have been checked anew, for another service or other names."""
        reader = self.desk.window.findChild(PreviewReader)
        assert reader is not None
        self.desk.wait(lambda: not reader.is_reading)

    @property
    def editor(self) -> QLineEdit | None:
        """What a cell is being written in."""
        return next((each for each in self.table.viewport().findChildren(QLineEdit) if each.isVisible()), None)

    @property
    def add(self) -> QPushButton:
        """The button that adds."""
        return next(each for each in self.dialog.findChildren(QPushButton) if each.text().startswith("Add "))

    def click_add(self, count: int) -> None:
        """Press the button that adds so many animals."""
        assert self.add.text().startswith(f"Add {count} animal")
        assert self.add.accessibleName() == self.add.text()
        QTest.mouseClick(self.add, Qt.MouseButton.LeftButton)

    def says(self, part: str) -> bool:
        return any(part in sentence for sentence in sentences(self.dialog))

    def click(self, name: str) -> None:
        click(self.dialog, name)

    def button(self, name: str) -> QAbstractButton:
        return find(self.dialog, QAbstractButton, name)

    def _column(self, number: int) -> list[str]:
        tables = self._tables()
        return column(tables[0], number) if tables else []

    def _tables(self) -> list[QTableView]:
        return [each for each in self.dialog.findChildren(QTableView) if each.isVisible()]


@pytest.fixture
def importing(shop: Desk) -> Iterator[Import]:
    """Return what a person does with an import, over a service in memory with three animals."""
    yield Import(shop)
    for dialog in shop.window.findChildren(ImportDialog):
        dialog.is_running = False
        dialog.close()


@pytest.fixture
def csv_file(tmp_path: Path) -> Callable[[str], Path]:
    """Return what writes a file."""

    def write(content: str, name: str = "animals.csv") -> Path:
        file = tmp_path / name
        file.write_text(content, "utf-8")
        return file

    return write


def paste(widget: QWidget, text: str) -> None:
    """Put ``text`` on the clipboard, and press the keys to paste where the focus is to be."""
    QApplication.clipboard().setText(text)
    widget.setFocus()
    press(widget, "Ctrl+V")


def drop(widget: QWidget, *, text: str = "", file: Path | None = None) -> tuple[bool, bool]:
    """Drag a text or a file over ``widget`` and let it go; return whether each of the two was accepted."""
    data = QMimeData()
    if file is not None:
        data.setData("text/uri-list", file.as_uri().encode())  # as a file manager gives it, whatever is in its name
    else:
        data.setText(text)
    keys, left, copy = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(widget.rect().center(), copy, data, left, keys)
    enter.ignore()
    QApplication.sendEvent(widget, enter)
    event = QDropEvent(QPointF(widget.rect().center()), copy, data, left, keys)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return enter.isAccepted(), event.isAccepted()
