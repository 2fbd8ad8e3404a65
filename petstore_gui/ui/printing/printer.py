"""Printers: whether there is one, which one, and a job for it that leaves the window alone between two pages."""

import ctypes
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.ui.printing.pages import Page, PageNumber, Printable, PrintError, full_page, paint_pages

ASKS_CUPS: Final = sys.platform not in {"win32", "darwin"}
"""Whether printers are those of CUPS, which may be another computer's, and away."""
DEADLINE_S: Final = 10.0
"""How long CUPS may take to answer."""


def has_printer() -> bool:
    """Return whether a printer is set up on this computer: for a worker where :data:`ASKS_CUPS`, else the GUI thread.

    CUPS is asked with the call that Qt makes. Not through Qt: a CUPS that is silent is waited for some minutes, and
    Python's lock is held meanwhile (PySide6 6.11), so that the window would stand still even beside a worker.
    """
    if not ASKS_CUPS:
        return bool(QPrinterInfo.availablePrinterNames())
    try:
        cups = ctypes.CDLL("libcups.so.2")
    except OSError:
        return False  # Qt needs it, too
    printers = ctypes.c_void_p()
    count = cups.cupsGetDests(ctypes.byref(printers))
    cups.cupsFreeDests(count, printers)
    return bool(count > 0)


def choose_printer(parent: QWidget, title: str, layout: QPageLayout, use: Callable[[QPrinter], object]) -> None:
    """Let a printer be chosen in the system's dialog, and call ``use`` with it; ``title`` is what the job is called."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageLayout(layout)
    chooser = QPrintDialog(printer, parent)
    # Not into a file: that is the preview's own, which replaces one as a whole.
    chooser.setOptions(
        QAbstractPrintDialog.PrintDialogOption.PrintPageRange
        | QAbstractPrintDialog.PrintDialogOption.PrintCollateCopies
        | QAbstractPrintDialog.PrintDialogOption.PrintShowPageSize
    )
    chooser.accepted.connect(lambda _printer: use(printer))
    chooser.finished.connect(chooser.deleteLater)
    QDialog.open(chooser)  # its own wants to be told what to call


class PrintJob(QObject):
    """Lays out and prints, a page at a time; calls ``done`` or ``failed`` at its end, and is deleted then.

    On the GUI thread: that is where every system's printers work (Qt 6.11 promises it for no other).
    """

    def __init__(
        self,
        printable: Printable,
        printer: QPrinter,
        parent: QObject,
        *,
        layout: QPageLayout | None,
        done: Callable[[], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """``layout`` is the sheet of what fits on no other one, else that counts which the printer was given."""
        super().__init__(parent)
        self._done, self._failed = done, failed
        printer.setPageLayout(layout or full_page(printer.pageLayout()))
        self._printer = printer
        self._steps = _steps(printable, printer)
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._on_slices_timeout)

    def start(self) -> None:
        """Begin with the first page."""
        self._slices.start()

    @Slot()
    def _on_slices_timeout(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self._end()
            if self._printer.printerState() is QPrinter.PrinterState.Error:
                self._failed(PrintError())
            else:
                self._done()
        except Exception as error:  # noqa: BLE001  each one is told
            self._end()
            self._failed(error)

    def _end(self) -> None:
        self._slices.stop()
        self.deleteLater()


def _steps(printable: Printable, printer: QPrinter) -> Iterator[object]:
    """Lay out page after page, then print page after page."""
    pages: list[Page] = []
    for page in printable.lay_out(printer.pageLayout()):
        pages.append(page)
        yield None
    yield from paint_pages(printer, _in_range(pages, printer.fromPage(), printer.toPage()))


def _in_range(pages: Sequence[Page], first: int, last: int) -> list[Page]:
    """Return the pages from ``first`` to ``last``, 0 for all, each with its number among all of them."""

    def numbered(page: Page, number: int) -> Page:
        return lambda painter, _number: page(painter, PageNumber(number, len(pages)))

    numbers = range(max(first, 1), min(last or len(pages), len(pages)) + 1)
    return [numbered(pages[number - 1], number) for number in numbers]
