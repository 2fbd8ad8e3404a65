from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets.file_chooser import choose_to_open, choose_to_save, table_filters


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
    assert chooser.selectedFiles() == [str(tmp_path / "animals.xlsx")]
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
