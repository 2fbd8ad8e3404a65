from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.ui.help.limits_dialog import LimitsDialog
from tests.support.windows import click, find, says

PAGE = Path(__file__).parents[3] / "docs" / "service.md"


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[LimitsDialog]:
    parent = QWidget()
    dialog = LimitsDialog(parent)
    dialog.show()
    qtbot.waitExposed(dialog)
    yield dialog
    delete(parent)


@pytest.mark.parametrize(
    "part",
    [
        "at most 100 animals",
        "“Sold 100+”",
        "does not say how many animals there are",
        "No order",
        "no filter asks for those",
        "can be neither changed nor removed",
        "5 December 2030",
        "never sends it a second time by itself",
    ],
)
def test_it_says_what_the_interface_does_not_let_the_program_know(dialog: LimitsDialog, part: str) -> None:
    assert says(dialog, part)


def test_what_is_wrong_with_the_present_list_comes_first(dialog: LimitsDialog) -> None:
    faulty = LimitsDialog(dialog, "ID 7 came twice.")
    texts = [label.text() for label in faulty.findChildren(QLabel) if label.text()]
    assert texts[:2] == ["Faults of the service", "ID 7 came twice."]
    assert not says(dialog, "Faults of the service")


def test_all_of_it_can_be_reached_in_a_low_window(dialog: LimitsDialog) -> None:
    dialog.resize(500, 250)
    scroll = find(dialog, QScrollArea, dialog.windowTitle())
    last = [label for label in dialog.findChildren(QLabel) if label.text()][-1]
    scroll.ensureWidgetVisible(last)
    assert not last.visibleRegion().isEmpty()
    assert scroll.horizontalScrollBar().maximum() == 0


def test_it_is_plain_text(dialog: LimitsDialog) -> None:
    labels = [label for label in dialog.findChildren(QLabel) if label.text()]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_it_closes(qtbot: QtBot, dialog: LimitsDialog) -> None:
    with qtbot.waitSignal(dialog.finished):
        click(dialog, "Close")


def test_the_page_about_the_service_has_the_same_heading(dialog: LimitsDialog) -> None:
    assert f"\n## {dialog.windowTitle()}\n" in PAGE.read_text(encoding="utf-8")
