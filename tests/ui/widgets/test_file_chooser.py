from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.file_chooser import choose_to_open, choose_to_save, table_filters
from tests.support.windows import press
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


def save_as(chooser: QFileDialog, name: str) -> None:
    """Type a name and press Enter."""
    line = chooser.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    line.setText(name)
    press(line, "Return")


@pytest.mark.parametrize(
    ("name", "saved"),
    [
        ("Bericht 29.11.2026", "Bericht 29.11.2026.csv"),
        ("stock v1.2", "stock v1.2.csv"),
        ("animals.XLSX", "animals.XLSX"),
        ("animals.json", "animals.json"),  # this caller takes it
        ("animals.txt", "animals.txt.csv"),
    ],
)
def test_a_dot_in_a_name_is_no_suffix_unless_files_have_it(
    parent: QWidget, tmp_path: Path, name: str, saved: str
) -> None:
    used: list[Path] = []
    filters = table_filters("xlsx", "csv")
    choose_to_save(parent, "Save", filters, "animals", used.append, str(tmp_path), typed=["json"])
    chooser = chooser_of(parent)
    chooser.filterSelected.emit(filters["csv"])
    save_as(chooser, name)
    assert used == [tmp_path / saved]


@pytest.mark.parametrize("sandboxed", [False, True])
def test_a_name_that_gets_a_suffix_is_shown_before_it_replaces_a_file_or_leaves_what_a_sandbox_may_write(
    parent: QWidget, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, sandboxed: bool
) -> None:
    """The dialog has asked about the shorter name only, and a Flatpak may write to the very name that was chosen."""
    whole = tmp_path / "stock v1.2.csv"
    if sandboxed:
        monkeypatch.setenv("FLATPAK_ID", "com.example.petstore_gui")
    else:
        whole.write_text("Rex")
    used: list[Path] = []
    filters = table_filters("xlsx", "csv")
    choose_to_save(parent, "Save", filters, "animals", used.append, str(tmp_path))
    first = chooser_of(parent)
    first.filterSelected.emit(filters["csv"])
    save_as(first, "stock v1.2")
    qtbot.waitUntil(lambda: len(parent.findChildren(QFileDialog)) == 1 and chooser_of(parent) is not first)
    assert used == []
    again = chooser_of(parent)
    assert (list(map(Path, again.selectedFiles())), again.selectedNameFilter()) == ([whole], filters["csv"])
    again.fileSelected.emit(str(whole))  # after its own question whether to replace the file
    assert used == [whole]


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
