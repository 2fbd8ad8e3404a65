"""The base of all tables: how high rows are, a frame around the current row, or cell, the whole text of a cut one."""

import html
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.tokens import Tokens
from petstore_gui.ui.widgets.accessibility import announce

TEXT_X: Final = theme.GAP + theme.UNIT - 1
"""Where the texts of a column and its title begin: Qt adds 3 px to the padding of the style sheet (6.11)."""
_MIN_COLUMN_DIGITS: Final = 5
_RING: Final = 2
"""How wide the frame around the current row is."""
BADGE_AIR: Final = _RING + 1
"""What lies above and below a badge at least."""


class BaseTableView(QTableView):
    """A table of rows to select, as high as the density has them, without a grid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frames_cells = False
        """Whether the keys act on the current cell, and not on its row."""
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(0)
        self.fit_rows()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumHeight(theme.ROW_HEIGHT)

    def fit_rows(self) -> None:
        """Make the rows as high as the density has them; what is at the top stays there."""
        header, bar = self.verticalHeader(), self.verticalScrollBar()
        before, scroll = header.defaultSectionSize(), bar.value()
        header.setDefaultSectionSize(theme.row_height(self.fontMetrics()))
        self.updateGeometries()  # or the bar does not reach that far yet
        bar.setValue(scroll * header.defaultSectionSize() // before)

    def set_up_columns(self, titles: Sequence[str], digits: Mapping[int, int], stretched: int) -> QStandardItemModel:
        """Show titles over no rows, and return their model; columns are some digits wide, one takes what is left."""
        model = QStandardItemModel(self)
        model.setHorizontalHeaderLabels(titles)
        self.setModel(model)
        self.size_columns(digits, stretched)
        return model

    def size_columns(self, digits: Mapping[int, int], stretched: int) -> None:
        """Make the columns of the model some digits wide; one takes what is left."""
        # Fixed widths and one that stretches: ResizeToContents would ask for every cell at each refresh.
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        header.setSortIndicatorClearable(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        digit = self.fontMetrics().horizontalAdvance("0")
        header.setMinimumSectionSize(_MIN_COLUMN_DIGITS * digit)
        for column, count in digits.items():
            header.resizeSection(column, max(count * digit, header.sectionSizeHint(column)))

    def select_row(self, row: int) -> None:
        """Select a row alone, and make it the current one. In Qt 6.11 selectRow() does nothing from right to left."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), flags)

    @override
    def selectAll(self) -> None:
        super().selectAll()
        if self.selectionMode() is self.SelectionMode.ExtendedSelection:
            count = sum(each.height() for each in self.selectionModel().selection().toList())
            announce(self, _selected_sentence(count), assertive=True)

    def rows_in_sight(self) -> range:
        """Return the rows of which something is in sight."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        return range(first, last + 1 if last >= 0 else self.model().rowCount()) if first >= 0 else range(0)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and _show_cut_text(self, event):
            return True
        return super().viewportEvent(event)

    @override
    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        if current != previous:
            self.viewport().update()  # Qt paints the two cells anew, not their rows

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(theme.tokens().accent), _RING))
            painter.drawRect(self._focus_rect().adjusted(1, 1, -1, -1))

    def _focus_rect(self) -> QRect:
        """Return where the current row lies, or the current cell; all of the view while there is none."""
        if not self.currentIndex().isValid():
            return self.viewport().rect()
        rect = self.visualRect(self.currentIndex())
        if not self.frames_cells:
            rect.setLeft(0)
            rect.setRight(self.viewport().width() - 1)
        return rect


def set_density(density: theme.Density) -> None:
    """Give the rows of all tables another height, but for those that wrap: each has its own."""
    theme.set_density(density)
    for widget in QApplication.allWidgets():
        if isinstance(widget, BaseTableView) and not widget.wordWrap():
            widget.fit_rows()


class IsolatedTextDelegate(QStyledItemDelegate):
    """Draws a text in its own direction, not in the window's: ``=Rex`` does not become ``Rex=``, -7 not 7-."""

    @override
    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return isolate(str(value))


def _selected_sentence(count: int) -> str:
    return QCoreApplication.translate("widgets.table_view", "%Ln row(s) selected", None, count)


def cell_tokens(option: QStyleOptionViewItem) -> Tokens:
    """Return the colours of the text in a cell, which may be a selected one."""
    return theme.tokens(on_selection=bool(option.state & option.widget.style().StateFlag.State_Selected))


def set_text_colour(option: QStyleOptionViewItem, name: str) -> None:
    """Let the text of a cell be drawn in this colour of the scheme, selected or not."""
    for role, on_selection in ((QPalette.ColorRole.Text, False), (QPalette.ColorRole.HighlightedText, True)):
        option.palette.setColor(role, QColor(getattr(theme.tokens(on_selection=on_selection), name)))


def _show_cut_text(table: QTableView, event: QHelpEvent) -> bool:
    """Show the whole text of the cell under the mouse, if it is cut off or has a tool tip; return whether it did.

    The text may come from a service: Qt would take it for rich text where it looks like it.
    """
    index = table.indexAt(event.pos())
    if not index.isValid():
        return False
    is_cut = table.sizeHintForIndex(index).width() > table.columnWidth(index.column())
    texts = (index.data() if is_cut else "", index.data(Qt.ItemDataRole.ToolTipRole))
    text = "<br>".join(html.escape(str(text)) for text in texts if text)
    if text:
        QToolTip.showText(event.globalPos(), f"<qt>{text}", table.viewport(), table.visualRect(index))
    return bool(text)
