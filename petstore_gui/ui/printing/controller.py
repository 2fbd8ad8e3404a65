"""Shows a preview of a feature's pages, prints them or saves them as a PDF, and reports the outcome."""

import ctypes
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QDialog, QWidget

from petstore_gui.files.saving import ExportError, save
from petstore_gui.runtime.tasks import Task
from petstore_gui.translatable import detail_of
from petstore_gui.ui.i18n.text import sanitize, translate
from petstore_gui.ui.printing.dialog import PAPERS, PagesDialog, PaperChoice, PreviewDialog, PrintChoice
from petstore_gui.ui.printing.pages import (
    NoPageError,
    Page,
    PageNumber,
    Printable,
    PrintError,
    full_page,
    paint_pages,
    pdf_bytes,
    usual_paper,
)
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets.controls import ignore_wheel
from petstore_gui.ui.widgets.file_chooser import choose_to_save
from petstore_gui.ui.widgets.message_dialog import question_box

ASKS_CUPS: Final = sys.platform not in {"win32", "darwin"}
"""Whether printing goes through CUPS, which may run on another computer and not answer."""
DEADLINE_S: Final = 10.0
"""For CUPS to answer."""


def has_printer() -> bool:
    """Whether a printer is set up on this computer. For a worker if :data:`ASKS_CUPS`, else for the GUI thread.

    Calls CUPS directly, with the function that Qt uses: Qt would wait minutes for a silent CUPS and hold Python's lock
    meanwhile (PySide6 6.11), so that the window would freeze even if this runs on a worker.
    """
    if not ASKS_CUPS:
        return bool(QPrinterInfo.availablePrinterNames())
    try:
        cups = ctypes.CDLL("libcups.so.2")
    except OSError:
        return False  # Qt also needs it
    printers = ctypes.c_void_p()
    count = cups.cupsGetDests(ctypes.byref(printers))
    cups.cupsFreeDests(count, printers)
    return bool(count > 0)


def choose_printer(parent: QWidget, title: str, layout: QPageLayout, use: Callable[[QPrinter], object]) -> None:
    """Ask for a printer in the system's dialog, and call ``use`` with it; ``title`` is the name of the job."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageLayout(layout)
    chooser = QPrintDialog(printer, parent)
    # Without printing to a file: the preview does that, and replaces a file as a whole.
    chooser.setOptions(
        QAbstractPrintDialog.PrintDialogOption.PrintPageRange
        | QAbstractPrintDialog.PrintDialogOption.PrintCollateCopies
        | QAbstractPrintDialog.PrintDialogOption.PrintShowPageSize
    )
    ignore_wheel(chooser)  # it is Qt's own dialog on Linux
    # Qt leaves that to the program (6.11); CUPS, which takes the "Pages" from what it gets, would then take wrong ones,
    # and print them on wrong sides of the paper.
    for box in chooser.findChildren(QCheckBox, "reverse"):
        box.hide()
    chooser.accepted.connect(lambda _printer: use(printer))
    chooser.finished.connect(chooser.deleteLater)
    QDialog.open(chooser)  # the override needs the name of a slot


class PrintJob(QObject):
    """Lays out and prints, one page at a time; at its end it calls ``done`` or ``failed`` and is deleted.

    Runs on the GUI thread, the only one where printers work on every system (Qt 6.11).
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
        """``layout`` is the only sheet that fits, or ``None`` for the paper that is set in the printer."""
        super().__init__(parent)
        self._done, self._failed = done, failed
        printer.setPageLayout(layout or full_page(printer.pageLayout()))
        self._printer = printer
        self._steps = _steps(printable, printer)
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._on_slices_timeout)

    def start(self) -> None:
        """Start with the first page."""
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
    """Lay out all pages one by one, then print them one by one. Raise :class:`NoPageError` if none is in the range."""
    pages: list[Page] = []
    for page in printable.lay_out(printer.pageLayout()):
        pages.append(page)
        yield None
    chosen = _in_range(pages, printer.fromPage(), printer.toPage())
    if not chosen:
        raise NoPageError  # before the painter begins, as a printer takes that for an empty page
    yield from paint_pages(printer, chosen)


def _in_range(pages: Sequence[Page], first: int, last: int) -> list[Page]:
    """Return the pages from ``first`` to ``last`` (0: all pages), each with its number among all of them."""

    def numbered(page: Page, number: int) -> Page:
        return lambda painter, _number: page(painter, PageNumber(number, len(pages)))

    numbers = range(max(first, 1), min(last or len(pages), len(pages)) + 1)
    return [numbered(pages[number - 1], number) for number in numbers]


_PAPER: Final = "print_paper"
_LANDSCAPE: Final = "print_landscape"
_FOLDER: Final = "print_folder"


class PrintController(QObject):
    """Owns the preview, at most one. A PDF is written on a thread; printing runs in slices."""

    def __init__(
        self,
        context: FeatureContext,
        show_busy: Callable[[bool], object],
        remember_printed: Callable[[Printable], object],
    ) -> None:
        """Call ``show_busy`` with whether work is in progress, ``remember_printed`` after a complete print."""
        super().__init__(context.window)
        self._show_busy = show_busy
        self._remember_printed = remember_printed
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._preferences = context.preferences
        self._report = context.report
        self._in_progress = 0
        self._search: Task[bool] | None = None
        """The search for a printer."""
        self.dialog: PagesDialog | None = None
        context.session.disconnected.connect(self.close)

    def preview(self, choices: Sequence[PrintChoice]) -> None:
        """Show a preview of ``choices``, on paper that the user chooses."""
        if not self.raise_dialog():
            self.show_dialog(PreviewDialog(self._window, choices, paper=self._paper()))

    def raise_dialog(self) -> bool:
        """Bring the open preview to the front; return whether there is one."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
        return self.dialog is not None

    def show_dialog(self, dialog: PagesDialog) -> None:
        """Open ``dialog``, and print or save its pages; no other preview may be open."""
        self.dialog = dialog
        dialog.print_button.clicked.connect(self._on_print_button_clicked)
        dialog.save_button.clicked.connect(self._choose_pdf)
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    @Slot()
    def close(self) -> None:
        """Close the preview: its pages belong to the disconnected service."""
        if self.dialog is not None:
            self.dialog.close()

    def _paper(self) -> PaperChoice:
        remembered = self._preferences.get(_PAPER)
        paper = next((each for each in PAPERS if each.name == remembered), usual_paper())
        return PaperChoice(paper, landscape=self._preferences.get(_LANDSCAPE) is True)

    # --- on a printer ---

    @Slot()
    def _on_print_button_clicked(self) -> None:
        dialog = self.dialog
        if dialog is None or self._search is not None:
            return
        found = partial(self._on_printers_found, dialog)
        if not ASKS_CUPS:
            found(has_printer())
            return
        dialog.setCursor(Qt.CursorShape.BusyCursor)
        self._search = self._session.run_in_background(
            has_printer,
            owner=dialog,
            done=found,
            failed=partial(self._on_printers_silent, dialog),
            deadline_s=DEADLINE_S,
        )

    def _on_printers_found(self, dialog: PagesDialog, has_printer: bool) -> None:  # noqa: FBT001  as it comes
        self._end_search(dialog)
        if has_printer:
            layout = dialog.page_layout
            use = partial(self._print, dialog.printable, layout if dialog.fits_one_sheet_only else None)
            choose_printer(dialog, dialog.printable.title, layout, use)
        else:
            text = self.tr("This computer has no printer. You can save a PDF instead.")
            self._offer_pdf(dialog, self.tr("No printer found"), text)

    def _on_printers_silent(self, dialog: PagesDialog, _error: Exception) -> None:
        self._end_search(dialog)
        text = self.tr("Try again later, or save a PDF instead.")
        self._offer_pdf(dialog, self.tr("The printers don't answer"), text)

    def _end_search(self, dialog: PagesDialog) -> None:
        self._search = None
        dialog.unsetCursor()

    def _offer_pdf(self, dialog: PagesDialog, title: str, text: str) -> None:
        box = question_box(dialog, title, text, {self.tr("Close"): 0, self.tr("Save as PDF…"): 1})
        box.accepted.connect(self._choose_pdf)
        box.open()

    def _print(self, printable: Printable, fixed: QPageLayout | None, printer: QPrinter) -> None:
        self._count(1)
        is_whole = not printer.fromPage()
        done = partial(self._on_printed, printable if is_whole else None, printer.printerName())
        PrintJob(printable, printer, self, layout=fixed, done=done, failed=self._on_print_failed).start()
        self._accept()

    def _on_printed(self, whole: Printable | None, name: str) -> None:
        self._count(-1)
        if whole is not None:
            self._remember_printed(whole)
        to_printer = self.tr("Sent to {printer}").format(printer=sanitize(name, 30))
        self._report(to_printer if name else self.tr("Printed"))

    def _on_print_failed(self, error: Exception) -> None:
        self._count(-1)
        if isinstance(error, PrintError):
            sentence = self.tr("The printer didn't take it. Check the printer, then try again.")
            self._errors.notify(self.tr("Nothing was printed"), sentence)
        elif isinstance(error, NoPageError):
            self._errors.notify(self.tr("Nothing was printed"), self.tr("There is no such page."))
        else:
            self._errors.report(Failure(error, Operation.RUNNING, lambda: None))

    # --- as a PDF ---

    @Slot()
    def _choose_pdf(self) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        folder = self._preferences.get(_FOLDER)
        choose_to_save(
            dialog,
            self.tr("Save as PDF"),
            {"pdf": self.tr("PDF (*.pdf)")},
            dialog.printable.file_name,
            partial(self._save, dialog.printable, dialog.page_layout),
            folder if isinstance(folder, str) else "",  # if it no longer exists, Qt shows another one
        )

    def _save(self, printable: Printable, layout: QPageLayout, path: Path) -> None:
        self._preferences.put(_FOLDER, str(path.parent))
        self._write(printable, layout, path)
        self._accept()

    def _write(self, printable: Printable, layout: QPageLayout, path: Path) -> None:
        self._count(1)
        self._session.run_in_background(
            lambda: save(path, pdf_bytes(printable, layout)),
            owner=self,
            done=partial(self._on_written, path),
            failed=partial(self._on_write_failed, partial(self._write, printable, layout, path), path),
        )

    def _on_written(self, path: Path, _nothing: None) -> None:
        self._count(-1)
        self._report(self.tr("Saved as {file}").format(file=sanitize(path.name)))

    def _on_write_failed(self, again: Callable[[], None], path: Path, error: Exception) -> None:
        self._count(-1)
        if isinstance(error, ExportError):
            sentence = f"{sanitize(path.name)}: {translate(error)}"
            self._errors.notify(self.tr("The file wasn't saved"), sentence, detail_of(error))
        else:
            self._errors.report(Failure(error, Operation.RUNNING, again))

    # --- the dialog ---

    def _accept(self) -> None:
        if self.dialog is not None:
            self.dialog.accept()

    def _count(self, more: int) -> None:
        self._in_progress += more
        self._show_busy(self._in_progress > 0)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        if isinstance(self.dialog, PreviewDialog):
            self._preferences.put(_PAPER, self.dialog.paper.paper.name)
            self._preferences.put(_LANDSCAPE, self.dialog.paper.landscape)
        if self._search is not None:
            self._search.drop()
            self._search = None
        self.dialog = None
