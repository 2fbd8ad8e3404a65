from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.file_chooser import choose_to_open, choose_to_save, table_filters
from tests.ui.widgets.test_wheel import turn_wheel


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield window
    for chooser in window.findChildren(QFileDialog):
        chooser.close()


def chooser_of(parent: QWidget) -> QFileDialog:
    (chooser,) = parent.findChildren(QFileDialog)
    return chooser


def test_who_types_no_suffix_gets_that_of_the_chosen_filter(parent: QWidget, tmp_path: Path) -> None:
    used: list[Path] = []
    choose_to_save(parent, "Save", table_filters("xlsx", "csv"), "animals", used.append, str(tmp_path))
    chooser = chooser_of(parent)
    assert list(map(Path, chooser.selectedFiles())) == [tmp_path / "animals.xlsx"]
    chooser.filterSelected.emit(table_filters("csv")["csv"])
    chooser.selectFile(str(tmp_path / "others"))
    chooser.accept()
    assert used == [tmp_path / "others.csv"]


def test_only_a_file_that_is_there_can_be_opened(parent: QWidget, tmp_path: Path) -> None:
    used: list[Path] = []
    choose_to_open(parent, "Open", ["All files (*)"], used.append)
    chooser = chooser_of(parent)
    assert chooser.fileMode() is QFileDialog.FileMode.ExistingFile
    (tmp_path / "animals.csv").write_text("Rex")
    chooser.selectFile(str(tmp_path / "animals.csv"))
    chooser.accept()
    assert used == [tmp_path / "animals.csv"]


def test_where_the_desktop_has_no_dialog_that_of_qt_has_a_size_our_icons_and_leaves_the_wheel_alone(
    parent: QWidget, tmp_path: Path
) -> None:
    (tmp_path / "Folder").mkdir()
    choose_to_save(parent, "Save", table_filters("csv"), "animals", print, str(tmp_path))
    chooser = chooser_of(parent)
    assert chooser.size() == QSize(800, 520)
    drawn = icons.icon("up").pixmap(16, 16).toImage()
    button = chooser.findChild(QToolButton, "toParentButton")
    assert button is not None
    assert button.icon().pixmap(16, 16).toImage() == drawn
    boxes = chooser.findChildren(QComboBox)
    assert boxes
    for box in boxes:
        box.addItems(["one", "other"])
        before = box.currentIndex()
        turn_wheel(box)
        assert box.currentIndex() == before
        assert box.focusPolicy() == Qt.FocusPolicy.StrongFocus
