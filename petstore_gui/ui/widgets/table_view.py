"""The base of all tables: height of rows, frame around the current row or cell, tool tip with a text that is cut."""

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
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
)

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.tokens import Tokens
from petstore_gui.ui.widgets.accessibility import announce

TEXT_X: Final = theme.GAP + theme.UNIT - 1
"""The indent of texts and titles in a column: Qt adds 3 px to the padding of the style sheet (6.11)."""
_MIN_COLUMN_DIGITS: Final = 5
_RING: Final = 2
"""The width of the frame around the current row."""
_ENDS: Final = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)
BADGE_AIR: Final = _RING + 1
"""The least space above and below a badge."""


class BaseTableView(QTableView):
    """A table whose rows are selected, without a grid; the density sets the height of the rows."""

    def __init__(self) -> None:
        super().__init__()
        self.frames_cells = False
        """Whether the frame is around the current cell, as keys act on it, and not around its row."""
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
        """Set the height of the rows by the density; the row at the top stays there."""
        header, bar = self.verticalHeader(), self.verticalScrollBar()
        before, scroll = header.defaultSectionSize(), bar.value()
        header.setDefaultSectionSize(theme.row_height(self.fontMetrics()))
        self.updateGeometries()  # else the scroll bar does not reach that far yet
        bar.setValue(scroll * header.defaultSectionSize() // before)

    def set_up_columns(self, titles: Sequence[str], digits: Mapping[int, int], stretched: int) -> QStandardItemModel:
        """Set a model without rows, with these titles, and return it; size the columns as in :meth:`size_columns`."""
        model = QStandardItemModel(self)
        model.setHorizontalHeaderLabels(titles)
        self.setModel(model)
        self.size_columns(digits, stretched)
        return model

    def size_columns(self, digits: Mapping[int, int], stretched: int) -> None:
        """Set the widths of columns, in digits, by their index; the column ``stretched`` gets the rest."""
        # Fixed widths and one that stretches, as ResizeToContents reads every cell at each refresh.
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
        """Select only this row, and make it current. In Qt 6.11 selectRow() does nothing in right-to-left layouts."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), flags)

    @override
    def selectAll(self) -> None:
        super().selectAll()
        if self.selectionMode() is self.SelectionMode.ExtendedSelection:
            count = sum(each.height() for each in self.selectionModel().selection().toList())
            sentence = QCoreApplication.translate("widgets.table_view", "%Ln row(s) selected", None, count)
            announce(self, sentence, assertive=True)

    def rows_in_sight(self) -> range:
        """Return the rows that are visible, at least in part."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        return range(first, last + 1 if last >= 0 else self.model().rowCount()) if first >= 0 else range(0)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # With Ctrl, Qt moves without selecting, and keys would act on another row (6.11).
        if not self.frames_cells and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.ControlModifier
            event = QKeyEvent(event.type(), event.key(), modifiers, event.text(), event.isAutoRepeat(), event.count())
        super().keyPressEvent(event)

    @override
    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        if self.frames_cells or action not in _ENDS:
            return super().moveCursor(action, modifiers)
        row = 0 if action is self.CursorAction.MoveHome else self.model().rowCount() - 1
        return self.model().index(row, max(self.currentIndex().column(), 0))  # Qt goes along the row (6.11)

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
            self.viewport().update()  # Qt repaints the two cells, not their rows

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(theme.tokens().accent), _RING))
            painter.drawRect(self._focus_rect().adjusted(1, 1, -1, -1))

    def _focus_rect(self) -> QRect:
        """Return the rectangle of the current row or cell; that of the whole view while there is none."""
        if not self.currentIndex().isValid():
            return self.viewport().rect()
        rect = self.visualRect(self.currentIndex())
        if not self.frames_cells:
            rect.setLeft(0)
            rect.setRight(self.viewport().width() - 1)
        return rect


def set_density(density: theme.Density) -> None:
    """Set the height of rows in all tables but those that wrap, where each row has its own."""
    theme.set_density(density)
    for widget in QApplication.allWidgets():
        if isinstance(widget, BaseTableView) and not widget.wordWrap():
            widget.fit_rows()


class IsolatedTextDelegate(QStyledItemDelegate):
    """Draws a text in its own direction, not in that of the window: ``=Rex`` does not become ``Rex=``, nor -7 7-."""

    @override
    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return isolate(str(value))


def cell_tokens(option: QStyleOptionViewItem) -> Tokens:
    """Return the colours for a cell, which may be selected."""
    return theme.tokens(on_selection=bool(option.state & option.widget.style().StateFlag.State_Selected))


def set_text_colour(option: QStyleOptionViewItem, name: str) -> None:
    """Set the text colour of a cell, by its name in the scheme, for both the selected and the normal state."""
    for role, on_selection in ((QPalette.ColorRole.Text, False), (QPalette.ColorRole.HighlightedText, True)):
        option.palette.setColor(role, QColor(getattr(theme.tokens(on_selection=on_selection), name)))


def _show_cut_text(table: QTableView, event: QHelpEvent) -> bool:
    """Show the text of the cell under the mouse if it is cut off, and its tool tip; return whether there was either.

    The text is escaped, as it may come from a service and look like rich text to Qt.
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
