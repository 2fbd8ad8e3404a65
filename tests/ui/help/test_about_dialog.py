"""What the program is, what it carries, and what is copied for whoever helps."""

import json
import re
import sys
import threading
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QPlainTextEdit, QPushButton, QTableView

from petstore_gui import __version__, licences
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.help import about_dialog
from tests.support.windows import Desk, click, clipboard, column, dialogs, find, press, says, sentences
from tests.test_licences import LISTED

TITLE = "About Pet Store"


def open_about(desk: Desk) -> QDialog:
    (action,) = [each.action for each in commands(desk.window.menuBar()) if each.text == TITLE]
    action.trigger()
    return desk.dialog(TITLE)


def parts(dialog: QDialog) -> QTableView:
    return find(dialog, QTableView, "Parts and their licences")


def text(dialog: QDialog) -> QPlainTextEdit:
    (found,) = dialog.findChildren(QPlainTextEdit)
    return found


@pytest.fixture
def about(desk: Desk) -> QDialog:
    """Return the dialog with its list read."""
    dialog = open_about(desk)
    desk.wait(lambda: parts(dialog).model().rowCount() > 0)
    return dialog


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the list of a package, in place of the tree."""
    file = tmp_path / licences.LIST
    file.write_text(json.dumps(LISTED), "utf-8")
    monkeypatch.setattr(licences, "resource", tmp_path.joinpath)
    return file


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems have their own style, and no such icons")
def test_its_buttons_have_no_icons_of_the_style(about: QDialog) -> None:
    buttons = about.findChildren(QPushButton)
    assert len(buttons) > 1
    assert all(button.icon().isNull() for button in buttons)


def test_it_says_what_it_is_and_what_it_runs_on(about: QDialog) -> None:
    assert f"Pet Store {__version__}" in sentences(about)
    assert says(about, "MIT licence.")
    python = ".".join(map(str, sys.version_info[:3]))
    assert says(about, f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, with Python {python}")
    assert says(about, f"Qt {qVersion()}.")
    for label in about.findChildren(QLabel):
        if label.text():
            assert label.text() in about.accessibleDescription()


def test_it_says_that_qt_is_under_the_lgpl(about: QDialog) -> None:
    assert says(about, "It uses Qt under version 3 of the LGPL.")


def test_each_part_has_its_version_and_its_licence(about: QDialog) -> None:
    shown = list(zip(*(column(parts(about), number) for number in range(3)), strict=True))
    assert shown == [(each.name, each.version, each.licence) for each in licences.components()]
    header = parts(about).model()
    titles = [header.headerData(number, Qt.Orientation.Horizontal) for number in range(3)]
    assert titles == ["Part", "Version", "Licence"]


def test_the_text_is_that_of_the_selected_part(about: QDialog) -> None:
    assert "The Pet Store GUI authors" in text(about).toPlainText()
    assert text(about).accessibleName() == "Licence of petstore-gui"
    press(parts(about), "Down")
    second = licences.components()[1]
    assert text(about).toPlainText() == second.text
    assert text(about).accessibleName() == f"Licence of {second.name}"
    QTest.keyClicks(parts(about), "qt")
    assert text(about).toPlainText() == "It came without the text of its licence."


def test_the_keyboard_goes_through_it_and_enter_closes_it(desk: Desk, about: QDialog) -> None:
    desk.wait(about.isActiveWindow)
    order = []
    for _stop in range(4):
        order.append(about.focusWidget())
        press(about.focusWidget(), "Tab")
    assert order == [
        parts(about),
        text(about),
        find(about, QPushButton, "&Copy versions"),
        find(about, QAbstractButton, "Close"),
    ]
    press(parts(about), "Return")
    desk.wait(lambda: dialogs() == [])


def test_the_text_can_be_selected_and_not_changed(about: QDialog) -> None:
    before = text(about).toPlainText()
    QTest.keyClicks(text(about), "x")
    press(text(about), "Ctrl+A")
    press(text(about), "Ctrl+C")
    assert text(about).toPlainText() == before
    assert clipboard() == before


def test_versions_are_copied_for_whoever_helps_and_nothing_else(desk: Desk, about: QDialog) -> None:
    click(about, "&Copy versions")
    python = ".".join(map(str, sys.version_info[:3]))
    assert clipboard().splitlines() == [
        f"Pet Store {__version__}",
        f"Python {python}",
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, offscreen",
    ]
    assert find(about, QAbstractButton, "&Copied").isVisible()
    connection = desk.session.connection
    assert connection is not None
    assert connection.profile.base_url
    assert connection.profile.base_url not in clipboard()
    assert not re.search(r"/|\\|" + re.escape(QSysInfo.machineHostName()), clipboard().replace("GNU/Linux", ""))


def test_a_part_is_heard_as_a_whole(about: QDialog) -> None:
    part = licences.components()[1]
    heard = parts(about).model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == f"{part.name}, {part.version}, {part.licence}"


def test_what_licences_say_is_never_read_as_markup(desk: Desk, package: Path) -> None:
    bad = "<h1>Big</h1><img src='file:///x'> \N{RIGHT-TO-LEFT OVERRIDE}"
    component: dict[str, Any] = {"name": bad, "version": bad, "licenses": [{"license": {"name": bad}}]}
    component["evidence"] = {"licenses": [{"license": {"name": "x", "text": {"content": bad}}}]}
    package.write_text(json.dumps({**LISTED, "components": [component]}), "utf-8")
    about = open_about(desk)
    desk.wait(lambda: parts(about).model().rowCount() == 2)
    press(parts(about), "Down")
    assert text(about).toPlainText() == bad
    assert column(parts(about), 0)[1] == bad.replace("\N{RIGHT-TO-LEFT OVERRIDE}", "\N{REPLACEMENT CHARACTER}")


def test_a_list_that_cannot_be_read_is_said_to_be_so(
    desk: Desk, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(about_dialog, "announce", lambda _widget, sentence: heard.append(sentence))
    package.write_text("{", "utf-8")
    about = open_about(desk)
    desk.wait(lambda: text(about).toPlainText().startswith("The list of parts cannot be read: "))
    assert parts(about).model().rowCount() == 0
    assert heard == [text(about).toPlainText()]


def test_the_list_is_read_off_the_window_thread(desk: Desk, package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readers = []

    def resource(_name: str) -> Path:
        readers.append(threading.current_thread())
        return package

    monkeypatch.setattr(licences, "resource", resource)
    about = open_about(desk)
    assert text(about).toPlainText() == "Reading the list…"
    desk.wait(lambda: parts(about).model().rowCount() == 3)
    assert readers
    assert threading.main_thread() not in readers


def test_it_is_no_taller_than_a_small_window_and_its_list_gives_way(desk: Desk) -> None:
    desk.window.resize(800, 500)
    about = open_about(desk)
    assert about.height() <= 500
    assert about.minimumSizeHint().height() <= 500
    assert about.rect().contains(find(about, QAbstractButton, "Close").geometry())


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_name_stands_where_one_begins_to_read(
    qapp: QApplication, desk: Desk, direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    try:
        about = open_about(desk)
        (name,) = [each for each in about.findChildren(QLabel) if each.text().startswith("Pet Store ")]
        desk.wait(lambda: name.width() > about.width() // 2)
        picture = name.grab().toImage()
        ground = picture.pixelColor(picture.width() - 1, 0)
        rows = range(picture.height())
        inked = [x for x in range(picture.width()) if any(picture.pixelColor(x, y) != ground for y in rows)]
        before, after = inked[0], picture.width() - 1 - inked[-1]
        assert (before < after) == (direction == Qt.LayoutDirection.LeftToRight)
        assert min(before, after) < 4
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
