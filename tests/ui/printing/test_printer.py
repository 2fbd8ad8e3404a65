"""The system's dialog in which a printer is chosen, and which pages it gets."""

import sys

import pytest
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.printing.controller import ASKS_CUPS, choose_printer
from petstore_gui.ui.printing.pages import page_layout
from tests.support.windows import windows


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def opened(qtbot: QtBot, window: QWidget, layout: QPageLayout) -> tuple[QPrintDialog, list[QPrinter]]:
    if sys.platform == "win32" and not QPrinterInfo.availablePrinterNames():
        pytest.skip("Windows has no dialog where there is no printer")
    used: list[QPrinter] = []
    choose_printer(window, "Animals", layout, used.append)
    qtbot.waitUntil(lambda: any(isinstance(each, QPrintDialog) for each in windows()))
    (chooser,) = (each for each in windows() if isinstance(each, QPrintDialog))
    return chooser, used


def test_who_agrees_prints_on_the_paper_that_was_shown_under_its_name(qtbot: QtBot, window: QWidget) -> None:
    layout = page_layout(QPageSize.PageSizeId.Letter, landscape=True)
    chooser, used = opened(qtbot, window, layout)
    chooser.done(QDialog.DialogCode.Accepted)  # what a button does where there is a printer
    (printer,) = used
    assert printer.docName() == "Animals"
    assert printer.pageLayout().isEquivalentTo(layout)


@pytest.mark.skipif(not ASKS_CUPS, reason="there it is the system's dialog")
def test_no_order_is_offered_in_which_nothing_is_printed(qtbot: QtBot, window: QWidget) -> None:
    chooser, _ = opened(qtbot, window, page_layout(QPageSize.PageSizeId.A4))
    offered = {box.text() for box in chooser.findChildren(QCheckBox) if not box.isHidden()}
    assert offered == {"Collate"}
    chooser.reject()


def test_who_cancels_prints_nothing(qtbot: QtBot, window: QWidget) -> None:
    chooser, used = opened(qtbot, window, page_layout(QPageSize.PageSizeId.A4))
    chooser.reject()
    qtbot.waitUntil(lambda: not any(isinstance(each, QPrintDialog) for each in windows()))
    assert used == []
