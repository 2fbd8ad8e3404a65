"""Labels as pages for the preview, the printer and a PDF. No widgets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMarginsF, QSizeF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter

from petstore_gui.inventory.label_sheets import LabelSheet, Paper
from petstore_gui.ui.labels.label import Draw, LabelText, lay_out_label
from petstore_gui.ui.printing.pages import Page, PageNumber, full_page

_SIZES: Final = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelPages:
    """Labels from ``first`` on, on as many sheets as they need; those before it are left white."""

    title: str
    file_name: str
    labels: tuple[LabelText, ...]
    sheet: LabelSheet
    first: int = 1
    copies: int = 1
    """How often each label comes, one after the other."""
    right_to_left: bool = False

    @property
    def total(self) -> int:
        """How many labels there are."""
        return len(self.labels) * self.copies

    @property
    def names(self) -> Iterator[str]:
        """Those of the animals and their categories."""
        return (name for label in self.labels for name in (label.name, label.category))

    def lay_out(self, layout: QPageLayout) -> Iterator[Page]:  # noqa: ARG002  they fit on no other
        """Return the sheets."""
        sheet = self.sheet
        for page in range(sheet.sheets_for(self.total, self.first)):
            draws: list[Draw] = []
            for number in range(1, sheet.count + 1):
                at = page * sheet.count + number - self.first
                if 0 <= at < self.total:
                    text = self.labels[at // self.copies]
                    draws += lay_out_label(text, sheet, sheet.rect(number), right_to_left=self.right_to_left)
            yield _page(draws)


def label_layout(sheet: LabelSheet) -> QPageLayout:
    """Return the paper of a sheet; a label of a roll is a page of its own."""
    if sheet.paper in _SIZES:
        size = QPageSize(_SIZES[sheet.paper])
    else:
        size = QPageSize(QSizeF(*sheet.paper_size), QPageSize.Unit.Millimeter)
    return full_page(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(), QPageLayout.Unit.Millimeter))


def _page(draws: Sequence[Draw]) -> Page:
    def paint(painter: QPainter, _number: PageNumber) -> None:
        painter.setPen(QColor(Qt.GlobalColor.black))
        for draw in draws:
            draw(painter)

    return paint
