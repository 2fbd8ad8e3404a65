"""The dialog for labels: the animals, the sheet, its first free label, and a preview."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton, QSizePolicy, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.label_sheets import SHEETS, LabelSheet, Paper
from petstore_gui.inventory.pet_code import code_modules
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, sanitize
from petstore_gui.ui.labels.label import LabelPages, LabelText, label_layout
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.printing.dialog import PagesDialog
from petstore_gui.ui.printing.pages import usual_paper
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.segments import Segments

MOST_COPIES: Final = 30
"""The number of labels on the sheet with the smallest ones."""
_SIZE: Final = QSize(200, 150) * theme.UNIT
_PREVIEW: Final = QSize(46, 40) * theme.UNIT

_HEIGHT: Final = 67 * theme.UNIT  # ten rows of labels, each high enough to click
_GAP: Final = 1.0
_CORNER: Final = 2.0
_DOT: Final = 4.0


class LabelCell(QRadioButton):
    """A label of the sheet: used, about to be printed, or free."""

    def __init__(self, parent: "SheetPicker", number: int, columns: int) -> None:
        super().__init__(parent)
        row, column = divmod(number - 1, columns)
        name = self.tr("Label {number}, row {row}, column {column}")
        self.setAccessibleName(name.format(number=number, row=row + 1, column=column + 1))
        self.number = number
        self._picker = parent

    @override
    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.tokens()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        is_used, is_printed = self._picker.is_used(self.number), self._picker.is_printed(self.number)
        line = colours.accent if is_printed or self.hasFocus() else colours.control_line
        painter.setPen(QPen(QColor(line), 2 if self.hasFocus() else 1))
        painter.setBrush(
            QColor(colours.disabled_back if is_used else colours.accent if is_printed else colours.surface)
        )
        painter.drawRoundedRect(rect, _CORNER, _CORNER)
        if is_used:  # not only by its colour
            painter.setPen(QPen(QColor(colours.quiet), 1))
            painter.drawLine(rect.bottomLeft(), rect.topRight())
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.on_accent))
            painter.drawEllipse(rect.center(), _DOT, _DOT)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent_ring if is_printed else colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), _CORNER, _CORNER)


class SheetPicker(QWidget):
    """Shows which labels of the first sheet are used, and which will be printed. Tab stops once."""

    def __init__(self, first_chosen: Callable[[], object]) -> None:
        """Call ``first_chosen`` when the user chooses another first free label."""
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the same for all languages: sheets have no direction
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.group = QButtonGroup(self)
        self.cells: list[LabelCell] = []
        self._sheet: LabelSheet | None = None
        self._labels = 0
        self.group.idClicked.connect(lambda _number: first_chosen())
        self.group.idToggled.connect(self._on_group_id_toggled)

    @property
    def first(self) -> int:
        """The first free label."""
        return max(1, self.group.checkedId())

    def show_sheet(self, sheet: LabelSheet, first: int) -> None:
        """Show another sheet, and its first free label."""
        self._sheet = sheet
        for old in self.cells:
            self.group.removeButton(old)
            old.hide()
            old.deleteLater()
        self.cells = [LabelCell(self, number, sheet.columns) for number in range(1, sheet.count + 1)]
        self.setFixedSize(self.sizeHint())
        for cell in self.cells:
            cell.setGeometry(self._cell_rect(sheet, cell.number))
            cell.show()
            self.group.addButton(cell, cell.number)
        self.cells[min(first, sheet.count) - 1].setChecked(True)

    def show_labels(self, labels: int) -> None:
        """Show that so many labels will be printed."""
        self._labels = labels
        self._paint_all()

    def is_used(self, number: int) -> bool:
        """Whether a label was used before."""
        return number < self.first

    def is_printed(self, number: int) -> bool:
        """Whether a label of the first sheet will be printed."""
        return self.first <= number < self.first + self._labels

    @override
    def sizeHint(self) -> QSize:
        if self._sheet is None:
            return QSize(_HEIGHT, _HEIGHT)
        width, height = self._sheet.paper_size
        return QSize(round(_HEIGHT * width / height), _HEIGHT)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.tokens()
        painter.setPen(QColor(colours.control_line))
        painter.setBrush(QColor(colours.surface))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _cell_rect(self, sheet: LabelSheet, number: int) -> QRect:
        """Return the rectangle of a label in the picture; each pixel between two labels belongs to one of them."""
        scale = self.height() / sheet.paper_size[1]
        rect = sheet.rect(number)
        left, top = round(rect.left * scale), round(rect.top * scale)
        right, bottom = round((rect.left + rect.width) * scale), round((rect.top + rect.height) * scale)
        return QRect(left, top, right - left, bottom - top)

    def _paint_all(self) -> None:
        for cell in self.cells:
            cell.update()

    @Slot(int, bool)
    def _on_group_id_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        """Make Tab stop at the chosen label; Qt itself does so only after a click (6.11)."""
        policy = Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus
        button = self.group.button(number)
        if button is not None:
            button.setFocusPolicy(policy)
        self._paint_all()


@dataclass(frozen=True, slots=True)
class LabelChoice:
    """The labels for some of the animals, with the label of the button that chooses them."""

    label: str
    labels: tuple[LabelText, ...]


InBackground = Callable[..., object]
"""Runs a function off the GUI thread, like ``Session.run_in_background``, and reports its failure."""


class LabelsDialog(PagesDialog):
    """Starts with the given sheet and its first free label."""

    def __init__(
        self,
        parent: QWidget,
        choices: Sequence[LabelChoice],
        *,
        sheet: LabelSheet,
        first_of: Callable[[LabelSheet], int],
        in_background: InBackground,
    ) -> None:
        """``first_of`` returns the first free label of a sheet."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Labels"))
        self._choices = choices
        self._first_of = first_of
        self._in_background = in_background
        self._animals = Segments([choice.label for choice in choices])
        self._animals.set_group_name(self.tr("Animals"))
        self._sheets = ComboBox()
        self._sheets.addItems([_sheet_name(each) for each in SHEETS])
        self._sheets.setMinimumWidth(
            self._sheets.sizeHint().width() + theme.UNIT
        )  # Arabic marks need a pixel more (6.11)
        self._copies = ComboBox()
        self._copies.setMinimumContentsLength(4)
        self._copies.addItems([QLocale().toString(number) for number in range(1, MOST_COPIES + 1)])
        self._size = PlainTextLabel(role="quiet")
        self._picker = SheetPicker(self._show_labels)
        self._first_label = PlainTextLabel(self.tr("First free label"))
        self._summary = PlainTextLabel()
        hint = PlainTextLabel(self.tr("Print at 100 %, and do not fit to the page."), role="quiet")

        options = column(
            column(_name(self.tr("Sheet"), self._sheets), self._sheets, self._size, spacing=theme.UNIT, margin=0),
            self._summary,
            hint,
            None,
            margin=0,
        )
        copies = row(_name(self.tr("Copies of each"), self._copies), self._copies)
        top = row(self._animals, None, copies, spacing=theme.MARGIN)
        sheet_column = column(self._first_label, self._picker, None, spacing=theme.UNIT, margin=0)
        body = row(options, sheet_column, self.preview, spacing=theme.MARGIN, stretched=self.preview)
        self.setLayout(column(top, body, self._missing, self._bar, self._buttons, stretched=body))
        self.preview.setMinimumSize(_PREVIEW)
        self._animals.reserve_bold()
        for button, choice in zip(self._animals.buttons, choices, strict=True):
            button.setEnabled(bool(choice.labels))
        self._animals.buttons[next((at for at, each in enumerate(choices) if each.labels), 0)].setChecked(True)
        self._sheets.setCurrentIndex(SHEETS.index(sheet))
        self._animals.group.idToggled.connect(self._on_group_toggled)
        self._sheets.currentIndexChanged.connect(self._on_sheets_index_changed)
        self._copies.currentIndexChanged.connect(self._on_copies_index_changed)
        self._show_sheet()
        self._show_labels()
        self._resize(_SIZE)
        self.print_button.setFocus()

    # --- the choices ---

    @property
    def sheet(self) -> LabelSheet:
        """The chosen sheet."""
        return SHEETS[self._sheets.currentIndex()]

    @property
    def first(self) -> int:
        """The first free label."""
        return self._picker.first

    @property
    @override
    def printable(self) -> LabelPages:
        return LabelPages(
            title=_title(),
            file_name=_title(),
            labels=self._choices[self._animals.group.checkedId()].labels,
            sheet=self.sheet,
            first=self.first,
            copies=self._copies.currentIndex() + 1,
            right_to_left=self.isRightToLeft(),
        )

    @property
    @override
    def page_layout(self) -> QPageLayout:
        return label_layout(self.sheet)

    @property
    @override
    def fits_one_sheet_only(self) -> bool:
        return True

    # --- the preview ---

    def _show_sheet(self) -> None:
        sheet = self.sheet
        self._size.setText(_label_size(sheet))
        self._picker.show_sheet(sheet, self._first_of(sheet))
        for before, after in pairwise((*self._animals.buttons, self._copies, self._sheets, *self._picker.cells)):
            self.setTabOrder(before, after)
        for widget in (self._first_label, self._picker):
            widget.setVisible(sheet.count > 1)

    def _show_labels(self) -> None:
        """Show the preview as soon as the codes are made, which takes some milliseconds each."""
        pages = self.printable
        self._show_missing()
        self._picker.show_labels(pages.total)
        text = _summary(pages.total, pages.sheet.sheets_for(pages.total, pages.first), pages.sheet)
        if text != self._summary.text():
            self._summary.setText(text)
            if self.isVisible():
                announce(self._summary, text)
        self._in_background(partial(_make_codes, pages), owner=self, done=self._on_codes_made)

    def _on_codes_made(self, pages: LabelPages) -> None:
        if pages == self.printable:  # else newer ones will follow
            self.preview.show_pages(pages, label_layout(pages.sheet))

    @Slot(int, bool)
    def _on_group_toggled(self, _number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        if checked:
            self._show_labels()

    @Slot(int)
    def _on_sheets_index_changed(self, _index: int) -> None:
        self._show_sheet()
        self._show_labels()

    @Slot(int)
    def _on_copies_index_changed(self, _index: int) -> None:
        self._show_labels()


def _make_codes(pages: LabelPages) -> LabelPages:
    """Make and cache the codes of these labels, and return the pages. Runs on a worker thread."""
    for label in pages.labels:
        code_modules(label.pet_id)
    return pages


def _name(name: str, box: ComboBox) -> QLabel:
    label = QLabel(name, textFormat=Qt.TextFormat.PlainText)
    label.setBuddy(box)
    box.setAccessibleName(name)
    return label


def label_choices(table: PetTableView, names: Mapping[int, str]) -> list[LabelChoice]:
    """Return the labels of the animals that are selected or shown now."""
    return [
        LabelChoice(text.format(count=QLocale().toString(len(pets))), label_texts(pets, names))
        for text, pets in (
            (_tr("Selected ({count})"), table.selected_pets()),
            (_tr("Shown ({count})"), table.shown_pets()),
        )
    ]


def sheet_called(name: object) -> LabelSheet:
    """Return the sheet with this name; for any other value, the first sheet on the usual paper of this country."""
    paper = Paper.LETTER if usual_paper() is QPageSize.PageSizeId.Letter else Paper.A4
    usual = next(each for each in SHEETS if each.paper is paper)
    return next((each for each in SHEETS if each.name == name), usual)


def first_after(printed: object) -> dict[str, int]:
    """Return the first free label after a print, by the name of the sheet; empty unless labels were printed."""
    if not isinstance(printed, LabelPages):
        return {}
    return {printed.sheet.name: printed.sheet.next_free(printed.total, printed.first)}


def _title() -> str:
    """Return the name of a print job and of a PDF."""
    return _tr("Labels")


def label_texts(pets: Iterable[Pet], names: Mapping[int, str]) -> tuple[LabelText, ...]:
    """Return the texts of the labels of these animals; ``names`` are those of the categories."""
    return tuple(
        LabelText(pet.id, sanitize(pet.name), _category(pet.category_id, names), _tr("ID {id}").format(id=pet.id))
        for pet in pets
    )


def _category(number: int, names: Mapping[int, str]) -> str:
    """Return the text for a category; a plain number could be mistaken for something else."""
    return category_text(number, names) if number in names else _tr("Category {number}").format(number=number)


def _sheet_name(sheet: LabelSheet) -> str:
    """Return the name of a sheet with its paper."""
    if sheet.paper is Paper.ROLL:
        return _tr("Roll, {width} wide").format(width=sheet.name)
    paper = "A4" if sheet.paper is Paper.A4 else _tr("Letter")
    return _tr("{sheet} ({paper})").format(sheet=sheet.name, paper=paper)


def _label_size(sheet: LabelSheet) -> str:
    """Return the size of a label as words."""
    locale = QLocale()
    width, height = (locale.toString(length, "f", 1) for length in (sheet.width, sheet.height))
    return _tr("{width} × {height} mm").format(width=width, height=height)


def _summary(labels: int, sheets: int, sheet: LabelSheet) -> str:
    """Return the numbers of labels and of sheets as words."""
    locale = QLocale()
    if sheet.paper is Paper.ROLL:
        return _tr("Labels: {labels}").format(labels=locale.toString(labels))
    text = _tr("Labels: {labels}, sheets: {sheets}")
    return text.format(labels=locale.toString(labels), sheets=locale.toString(sheets))


def _tr(text: str) -> str:
    return QCoreApplication.translate("labels.dialog", text)
