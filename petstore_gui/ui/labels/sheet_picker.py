"""The sheet as it lies before somebody: the first free label is chosen on it, with a click or the arrow keys."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from petstore_gui.inventory.label_sheets import LabelSheet
from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

_HEIGHT: Final = 67 * theme.UNIT  # ten rows of labels that can be hit
_GAP: Final = 1.0
_CORNER: Final = 2.0
_DOT: Final = 4.0


class LabelCell(QRadioButton):
    """A label of the sheet: used, to be printed, or free."""

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
        if is_used:  # not by its colour alone
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
    """Shows which labels of the first sheet are used, and which are printed. One stop of the Tab key."""

    first_changed = Signal(object)
    """Somebody has chosen the first free label, from 1."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # paper has no direction
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.group = QButtonGroup(self)
        self.cells: list[LabelCell] = []
        self._sheet: LabelSheet | None = None
        self._labels = 0
        self.group.idClicked.connect(self._on_group_id_clicked)
        self.group.idToggled.connect(self._on_group_id_toggled)

    @property
    def first(self) -> int:
        """The first free label."""
        return max(1, self.group.checkedId())

    def show_sheet(self, sheet: LabelSheet, first: int) -> None:
        """Show another sheet, and the first label that is free on it."""
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
        """Show that so many labels are to be printed."""
        self._labels = labels
        self._paint_all()

    def is_used(self, number: int) -> bool:
        """Whether a label is gone from the sheet."""
        return number < self.first

    def is_printed(self, number: int) -> bool:
        """Whether a label of the first sheet is to be printed."""
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
        """Return where a label is in the picture; no pixel between two of them is nobody's."""
        scale = self.height() / sheet.paper_size[1]
        rect = sheet.rect(number)
        left, top = round(rect.left * scale), round(rect.top * scale)
        right, bottom = round((rect.left + rect.width) * scale), round((rect.top + rect.height) * scale)
        return QRect(left, top, right - left, bottom - top)

    def _paint_all(self) -> None:
        for cell in self.cells:
            cell.update()

    @Slot(int)
    def _on_group_id_clicked(self, number: int) -> None:
        self.first_changed.emit(number)

    @Slot(int, bool)
    def _on_group_id_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        """Let Tab come to the label that is chosen; Qt does so only where somebody has clicked it (6.11)."""
        policy = Qt.FocusPolicy.StrongFocus if checked else Qt.FocusPolicy.ClickFocus
        button = self.group.button(number)
        if button is not None:
            button.setFocusPolicy(policy)
        self._paint_all()
