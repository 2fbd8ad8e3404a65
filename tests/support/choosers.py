"""The system's dialog in which a file is chosen, as a person uses it."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLineEdit

from tests.support.windows import Desk, press, windows


def choosers() -> list[QFileDialog]:
    """Return those that are open."""
    return [each for each in windows() if isinstance(each, QFileDialog)]


def open_chooser(desk: Desk) -> QFileDialog:
    """Wait until one is open."""
    desk.wait(lambda: choosers() != [])
    (chooser,) = choosers()
    return chooser


def choose_file(desk: Desk, path: Path) -> None:
    """Type the path of a file and press Enter."""
    chooser = open_chooser(desk)
    chooser.setDirectory(str(path.parent))
    line = chooser.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    line.setText(path.name)
    press(line, "Return")
    desk.wait(lambda: choosers() == [])
