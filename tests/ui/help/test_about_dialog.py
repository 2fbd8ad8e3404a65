"""What the program is, its parts, and the versions that are copied for support."""

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
from PySide6.QtWidgets import QAbstractButton, QDialog, QPlainTextEdit, QPushButton, QTableView

from petstore_gui import __version__
from petstore_gui.runtime import licences
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.help import dialogs as help_dialogs
from tests.runtime.test_licences import LISTED
from tests.support.windows import Desk, click, clipboard, column, dialogs, find, press, says, sentences

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
    return open_about(desk)


def open_licences(desk: Desk) -> QDialog:
    click(open_about(desk), "&Licences…")
    return desk.dialog("Licences")


@pytest.fixture
def licence_list(desk: Desk) -> QDialog:
    """Return the dialog with its list read."""
    dialog = open_licences(desk)
    desk.wait(lambda: parts(dialog).model().rowCount() > 0)
    return dialog


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the list of a package, in place of the tree."""
    file = tmp_path / licences.LIST
    file.write_text(json.dumps(LISTED), "utf-8")
    monkeypatch.setattr(licences, "resource", tmp_path.joinpath)
    return file


def test_it_says_what_it_is_and_what_it_runs_on(about: QDialog) -> None:
    assert f"Pet Store {__version__}" in sentences(about)
    assert says(about, "A desktop inventory for pet stores. MIT licence.")
    python = ".".join(map(str, sys.version_info[:3]))
    assert says(about, f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}, with Python {python}")
    assert says(about, f"Qt {qVersion()}.")
    assert says(about, "It uses Qt under version 3 of the LGPL.")


def test_the_program_comes_first_and_the_licences_are_behind_a_button(
    about: QDialog, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert about.findChildren(QTableView) == []
    assert about.height() < 250
    monkeypatch.setattr(desk.session, "run_in_background", lambda *_args, **_how: None)
    press(about, "Alt+L")
    dialog = desk.dialog("Licences")
    assert text(dialog).toPlainText() == "Reading the list…"
    dialog.close()
    assert about.isVisible()


def test_each_part_has_its_version_and_its_licence(licence_list: QDialog) -> None:
    shown = list(zip(*(column(parts(licence_list), number) for number in range(3)), strict=True))
    assert shown == [(each.name, each.version, each.licence) for each in licences.components()]
    header = parts(licence_list).model()
    titles = [header.headerData(number, Qt.Orientation.Horizontal) for number in range(3)]
    assert titles == ["Part", "Version", "Licence"]
    part = licences.components()[1]
    heard = header.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == f"{part.name}, {part.version}, {part.licence}"


def test_the_text_is_that_of_the_selected_part_and_can_be_selected_and_not_changed(licence_list: QDialog) -> None:
    assert "The Pet Store GUI authors" in text(licence_list).toPlainText()
    assert text(licence_list).accessibleName() == "Licence of petstore-gui"
    press(parts(licence_list), "Down")
    second = licences.components()[1]
    assert text(licence_list).toPlainText() == second.text
    assert text(licence_list).accessibleName() == f"Licence of {second.name}"
    QTest.keyClicks(parts(licence_list), "qt")
    assert text(licence_list).toPlainText() == "No licence text included."
    QTest.keyClicks(text(licence_list), "x")
    press(text(licence_list), "Ctrl+A")
    press(text(licence_list), "Ctrl+C")
    assert text(licence_list).toPlainText() == clipboard() == "No licence text included."


def test_the_keyboard_goes_through_it_and_enter_closes_it(desk: Desk, about: QDialog) -> None:
    desk.wait(about.isActiveWindow)
    close = find(about, QAbstractButton, "Close")
    order = []
    for _stop in range(3):
        order.append(about.focusWidget())
        press(about.focusWidget(), "Tab")
    assert order == [close, find(about, QPushButton, "&Copy versions"), find(about, QPushButton, "&Licences…")]
    press(close, "Return")
    desk.wait(lambda: dialogs() == [])


def test_the_keyboard_goes_through_the_licences(desk: Desk, licence_list: QDialog) -> None:
    desk.wait(licence_list.isActiveWindow)
    order = []
    for _stop in range(3):
        order.append(licence_list.focusWidget())
        press(licence_list.focusWidget(), "Tab")
    assert order == [parts(licence_list), text(licence_list), find(licence_list, QAbstractButton, "Close")]
    press(parts(licence_list), "Return")
    desk.wait(lambda: len(dialogs()) == 1)


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


def test_what_licences_say_is_never_read_as_markup(desk: Desk, package: Path) -> None:
    bad = "<h1>Big</h1><img src='file:///x'> \N{RIGHT-TO-LEFT OVERRIDE}"
    component: dict[str, Any] = {"name": bad, "version": bad, "licenses": [{"license": {"name": bad}}]}
    component["evidence"] = {"licenses": [{"license": {"name": "x", "text": {"content": bad}}}]}
    package.write_text(json.dumps({**LISTED, "components": [component]}), "utf-8")
    licence_list = open_licences(desk)
    desk.wait(lambda: parts(licence_list).model().rowCount() == 2)
    press(parts(licence_list), "Down")
    assert text(licence_list).toPlainText() == bad
    assert column(parts(licence_list), 0)[1] == bad.replace("\N{RIGHT-TO-LEFT OVERRIDE}", "\N{REPLACEMENT CHARACTER}")


def test_a_list_that_cannot_be_read_is_said_to_be_so(
    desk: Desk, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(help_dialogs, "announce", lambda _widget, sentence: heard.append(sentence))
    package.write_text("{", "utf-8")
    licence_list = open_licences(desk)
    desk.wait(lambda: text(licence_list).toPlainText().startswith("The list of parts cannot be read: "))
    assert parts(licence_list).model().rowCount() == 0
    assert heard == [text(licence_list).toPlainText()]


def test_the_list_is_read_off_the_window_thread(desk: Desk, package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readers = []

    def resource(_name: str) -> Path:
        readers.append(threading.current_thread())
        return package

    monkeypatch.setattr(licences, "resource", resource)
    licence_list = open_licences(desk)
    assert text(licence_list).toPlainText() == "Reading the list…"
    desk.wait(lambda: parts(licence_list).model().rowCount() == 3)
    assert readers
    assert threading.main_thread() not in readers
