"""The dialog before something is printed: what, on which paper, how that looks, and which letters have no font."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPageLayout, QPageSize
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.printing.pages import Printable, page_layout, paper_font
from petstore_gui.ui.printing.preview import PageBar, PagePreview
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import NoteLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.segments import Segments

_UNSEEN: Final = {"Cc", "Cf", "Zl", "Zp", "Zs"}
_SELECTORS: Final = range(0xFE00, 0xFE10)  # they choose between two looks of the sign before


def missing_letters_sentence(names: Iterable[str]) -> str:
    """Return how many of ``names`` have letters without a font; nothing where none has.

    Takes some milliseconds for 10,000 names. Fonts belong to the GUI thread.
    """
    different = set(names)
    missing = {sign for sign in set().union(*different) if not (sign.isascii() or _has_font(sign))}
    count = sum(not missing.isdisjoint(name) for name in different) if missing else 0
    return _tr("This computer has no font for %Ln name(s). Boxes will be printed instead.", count) if count else ""


@lru_cache(maxsize=10_000)
def _has_font(sign: str) -> bool:
    if unicodedata.category(sign) in _UNSEEN or ord(sign) in _SELECTORS:
        return True
    return QFontMetricsF(paper_font(10)).inFontUcs4(ord(sign))


def _tr(text: str, count: int) -> str:
    return QCoreApplication.translate("printing.dialog", text, None, count)


PAPERS: Final = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)
_SIZE: Final = QSize(180, 190) * theme.UNIT
_SCREEN_PART: Final = 0.9


@dataclass(frozen=True, slots=True)
class PrintChoice:
    """Something to print, as it was at one moment; ``label`` tells it from the others."""

    printable: Printable
    label: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class PaperChoice:
    """On what people print here; remembered from one time to the next."""

    paper: QPageSize.PageSizeId
    landscape: bool = False


class PagesDialog(Dialog):
    """Shows pages, and has the buttons below them. Where they go is for others to do; it stays open meanwhile."""

    print_requested = Signal()
    pdf_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.preview = PagePreview()
        self._bar = PageBar(self.preview)
        self._missing = NoteLabel(role="stale")
        cancel = QPushButton(self.tr("Close"), autoDefault=False)
        self._save = QPushButton(self.tr("Save as PDF…"), autoDefault=False)
        self._print = QPushButton(
            self.tr("Print…"), self, default=True
        )  # a dialog knows only what is in it by then (6.11)
        self._buttons = QDialogButtonBox()
        self._buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.addButton(self._save, QDialogButtonBox.ButtonRole.ActionRole)
        self._buttons.addButton(self._print, QDialogButtonBox.ButtonRole.AcceptRole)
        for button in (cancel, self._save, self._print):
            button.setAccessibleName(button.text())
        cancel.clicked.connect(self.reject)
        self._save.clicked.connect(self.pdf_requested)
        self._print.clicked.connect(self.print_requested)

    @property
    def printable(self) -> Printable:
        """What is shown."""
        raise NotImplementedError

    @property
    def page_layout(self) -> QPageLayout:
        """The sheets that are shown."""
        raise NotImplementedError

    @property
    def fits_one_sheet_only(self) -> bool:
        """Whether it is printed on these sheets, also where the printer is set to other paper."""
        return False

    def _show_missing(self) -> None:
        """Say what cannot be printed, before it is."""
        sentence = missing_letters_sentence(self.printable.names)
        if sentence != self._missing.text():
            self._missing.show_text(sentence)
            if sentence and self.isVisible():
                announce(self._missing, sentence)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.preview.take_key(event.key()):  # wherever the focus is: the buttons have no use for them
            super().keyPressEvent(event)

    def _resize(self, size: QSize) -> None:
        """Take ``size`` as far as the screen has room for it and the widgets need no more."""
        room = self.screen().availableSize() * _SCREEN_PART
        layout = self.layout()
        if layout is not None:
            self.resize(size.boundedTo(room).expandedTo(layout.totalMinimumSize()))


class PreviewDialog(PagesDialog):
    """Shows the pages of one of its choices, on paper that people choose."""

    def __init__(self, parent: QWidget, choices: Sequence[PrintChoice], *, paper: PaperChoice) -> None:
        """Begin with ``paper``."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._choices = choices
        self._what = Segments([choice.label for choice in choices])
        self._what.setAccessibleName(self.tr("What to print"))
        self._papers = Segments(["A4", self.tr("Letter")])
        self._papers.setAccessibleName(self.tr("Paper"))
        self._orientations = Segments([self.tr("Portrait"), self.tr("Landscape")])
        self._orientations.setAccessibleName(self.tr("Orientation"))
        self._top = row(self._what, None, row(self._papers, self._orientations))
        parts = (self._top, self.preview, self._missing, self._bar, self._buttons)
        self.setLayout(column(*parts, stretched=self.preview))
        self._what.setVisible(len(choices) > 1)
        for segments in (self._what, self._papers, self._orientations):
            segments.reserve_bold()
        stack_if_too_wide(self._top)
        self._resize(_SIZE)

        for button, choice in zip(self._what.buttons, choices, strict=True):
            button.setEnabled(choice.enabled)
        self._what.buttons[next((at for at, each in enumerate(choices) if each.enabled), 0)].setChecked(True)
        self._papers.buttons[PAPERS.index(paper.paper)].setChecked(True)
        self._orientations.buttons[paper.landscape].setChecked(True)
        for segments in (self._what, self._papers, self._orientations):
            segments.group.idToggled.connect(self._on_group_toggled)
        self._print.setFocus()
        self._show()

    @property
    @override
    def printable(self) -> Printable:
        return self._choices[self._what.group.checkedId()].printable

    @property
    def paper(self) -> PaperChoice:
        """What was chosen."""
        return PaperChoice(PAPERS[self._papers.group.checkedId()], landscape=bool(self._orientations.group.checkedId()))

    @property
    @override
    def page_layout(self) -> QPageLayout:
        paper = self.paper
        return page_layout(paper.paper, landscape=paper.landscape)

    def _show(self) -> None:
        self._show_missing()
        self.preview.show_pages(self.printable, self.page_layout)

    @Slot(int, bool)
    def _on_group_toggled(self, _number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        if checked:
            self._show()
