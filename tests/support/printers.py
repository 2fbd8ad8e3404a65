"""A printer that is there, is chosen without a question, and writes into a file what it prints."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.printing import controller


def use_printer(monkeypatch: pytest.MonkeyPatch, file: Path, pages: tuple[int, int] | None = None) -> None:
    """Let there be one until the end of the test; it prints the ``pages`` from and to, without them all."""

    def choose(_parent: QWidget, title: str, layout: QPageLayout, use: object) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        printer.setDocName(title)
        printer.setPageLayout(layout)
        if pages is not None:
            printer.setFromTo(*pages)
        assert callable(use)
        use(printer)

    monkeypatch.setattr(controller, "has_printer", lambda: True)
    monkeypatch.setattr(controller, "choose_printer", choose)
