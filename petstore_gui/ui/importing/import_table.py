"""The table of an import, for the preview and for the outcomes: the same columns in the same widths."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple, assert_never

from PySide6.QtCore import QAbstractItemModel, QLocale, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from petstore_gui.api.values import PetStatus
from petstore_gui.files.import_rows import RowState
from petstore_gui.inventory.fields import ENTERED, PetField
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import field_title, isolate, status_text
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.preview_model import COLUMNS, NUMBER, STATE, STATE_ROLE, WRONG_ROLE
from petstore_gui.ui.pet_list.badges import BadgeColours, badge_size, draw_badge, status_cell_width
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import name_editor
from petstore_gui.ui.widgets.controls import ComboBox, draw_tick
from petstore_gui.ui.widgets.row_model import Index
from petstore_gui.ui.widgets.table_view import (
    BADGE_AIR,
    BaseTableView,
    IsolatedTextDelegate,
    cell_tokens,
    set_text_colour,
)

_LONGEST_NAME, _LONGEST_CATEGORY = 40, 22  # digits
_LEAST_STATE, _STATE_WITH_REASON = 17, 45  # digits

_PADDING: Final = theme.GAP + theme.UNIT / 2
_LINE: Final = 1.6
_TEXT_FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_STATUSES: Final = ("", *PetStatus)


class _Digits(NamedTuple):
    usual: int
    least: int


def _digits(field: PetField) -> _Digits:
    """Return the width of the column of a field, in a usual and in a narrow window."""
    match field:
        case PetField.NAME:
            return _Digits(18, 9)
        case PetField.CATEGORY:
            return _Digits(12, 8)
        case PetField.STATUS | PetField.ID:
            return _Digits(11, 8)
        case _:
            assert_never(field)


_FIELDS: Final = {COLUMNS.index(field): _digits(field) for field in ENTERED}  # they become narrower in this order


_USUAL: Final = {NUMBER: 8, **{column: digits.usual for column, digits in _FIELDS.items()}}


_NAME: Final = COLUMNS.index(PetField.NAME)
_CATEGORY: Final = COLUMNS.index(PetField.CATEGORY)
_STATUS: Final = COLUMNS.index(PetField.STATUS)


class ImportTable(BaseTableView):
    """The state stays visible in a narrow window; categories and names take the room of a wide one.

    Columns keep the widths that the user gives them.
    """

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setModel(model)
        self.size_columns(_USUAL, STATE)
        self._fitted = {column: self.columnWidth(column) for column in _USUAL}
        widest = max(self._fitted[_STATUS], status_cell_width(self.fontMetrics()))
        self._preferred = self._fitted | {_STATUS: widest}
        self._widest_category = 0
        self.horizontalHeader().setResizeContentsPrecision(0)  # only the rows in sight count

    def fit_columns(self) -> None:
        """Make the column of row numbers as wide as the last number, and that of the categories as those in sight."""
        last = self.model().index(self.model().rowCount() - 1, NUMBER)
        if last.isValid():
            width = self.sizeHintForIndex(last).width() + theme.GAP
            self._preferred[NUMBER] = max(self._preferred[NUMBER], width)
            self._widest_category = self.sizeHintForColumn(_CATEGORY)
            self._fit()

    def take_widths(self, table: QTableView) -> None:
        """Copy the widths of the columns from ``table``."""
        for column in _USUAL:
            self.horizontalHeader().resizeSection(column, table.columnWidth(column))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        # Qt would paint all visible rows, even if none has changed (6.11).
        if QAccessible.isActive() or self.state() is QAbstractItemView.State.EditingState:
            super().dataChanged(first, last, roles)
            return
        rows = self.rows_in_sight()
        top, bottom = max(first.row(), rows.start), min(last.row(), rows.stop - 1)
        if top <= bottom:
            model = self.model()
            rect = self.visualRect(model.index(top, first.column()))
            self.viewport().update(rect.united(self.visualRect(model.index(bottom, last.column()))))

    def _fit(self) -> None:
        if any(self.columnWidth(column) != width for column, width in self._fitted.items()):
            return  # the user has moved a column
        digit = self.fontMetrics().horizontalAdvance("0")
        widths = dict(self._preferred)
        room = self.viewport().width() - sum(widths.values())
        more = room - _STATE_WITH_REASON * digit
        widest_category = min(self._widest_category, _LONGEST_CATEGORY * digit)
        for column, widest in ((_CATEGORY, widest_category), (_NAME, _LONGEST_NAME * digit)):
            wider = max(0, min(more, widest - widths[column]))
            widths[column] += wider
            more -= wider
        missing = _LEAST_STATE * digit - room
        for column, digits in _FIELDS.items():
            title = self.horizontalHeader().sectionSizeHint(column)
            cut = max(0, min(missing, widths[column] - max(title, digits.least * digit)))
            widths[column] -= cut
            missing -= cut
        for column, width in widths.items():
            self.horizontalHeader().resizeSection(column, width)
        self._fitted = {column: self.columnWidth(column) for column in widths}


class CellDelegate(IsolatedTextDelegate):
    """Draws a text, a wrong one in the colour of errors; edits it in a line."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(WRONG_ROLE):
            option.text = isolate(index.data() or "—")  # visible where there is no text
            set_text_colour(option, "error")

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        if COLUMNS[index.column()] is PetField.STATUS:
            return _StatusEditor(parent, str(index.data(Qt.ItemDataRole.EditRole)))
        editor = super().createEditor(parent, option, index)
        title = index.model().headerData(index.column(), Qt.Orientation.Horizontal)
        number = index.model().index(index.row(), NUMBER).data()
        name_editor(editor, self.tr("{column} of row {number}").format(column=title, number=number))
        return editor

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    @override
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        text = editor.text() if isinstance(editor, QLineEdit) else ""
        if isinstance(editor, QComboBox):
            text = editor.currentData()
        model.setData(model.index(index.row(), index.column()), text)


class NumberDelegate(IsolatedTextDelegate):
    """Draws the number of a row behind its check box; without one, in the same place."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        feature = QStyleOptionViewItem.ViewItemFeature
        if not option.features & feature.HasCheckIndicator:
            option.features |= feature.HasCheckIndicator
            box = self._box(option)
            option.features = option.features & ~feature.HasCheckIndicator | feature.HasDecoration
            option.decorationSize = box.size()
        elif not index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            option.state &= ~QStyle.StateFlag.State_Enabled

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked:
            own = QStyleOptionViewItem(option)
            self.initStyleOption(own, index)
            painter.save()
            draw_tick(painter, self._box(own), is_enabled=bool(own.state & QStyle.StateFlag.State_Enabled))
            painter.restore()

    @staticmethod
    def _box(option: QStyleOptionViewItem) -> QRect:
        return option.widget.style().subElementRect(
            QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, option.widget
        )


class _StatusEditor(ComboBox):
    """Offers the statuses; the text of the file stays until the user chooses one."""

    def __init__(self, parent: QWidget, text: str) -> None:
        super().__init__()
        self.setParent(parent)
        self.setAccessibleName(field_title(PetField.STATUS))
        known = [str(status) for status in _STATUSES]
        if text not in known:
            self.addItem(text, text)
        for status in known:
            self.addItem(status_text(status or None), status)
        self.setCurrentIndex(self.findData(text))


class StateDelegate(QStyledItemDelegate):
    """Paints the column of states: a badge, and the reason behind it."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        detail = index.data()
        rect = QRectF(option.rect).adjusted(_PADDING, BADGE_AIR, -_PADDING, -BADGE_AIR)
        painter.save()
        painter.setLayoutDirection(option.direction)
        used = self.paint_badge(painter, rect, index) + theme.GAP
        if detail and used < rect.width():
            mirrored = option.direction == Qt.LayoutDirection.RightToLeft
            room = rect.adjusted(0, 0, -used, 0) if mirrored else rect.adjusted(used, 0, 0, 0)
            painter.setPen(QColor(cell_tokens(option).quiet))
            shown = painter.fontMetrics().elidedText(detail, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, _TEXT_FLAGS, shown)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return size + QSize(badge_size(option.fontMetrics, self.word(index)).width() + theme.GAP, 0)

    @override
    def displayText(self, _value: object, _locale: QLocale | QLocale.Language) -> str:
        return ""  # the reason is drawn behind the badge

    def word(self, index: Index) -> str:
        """Return the word of the badge."""
        return importing_text.state_word(RowState(index.data(STATE_ROLE)))

    def paint_badge(self, painter: QPainter, rect: QRectF, index: Index) -> int:
        """Draw the badge at the beginning of ``rect``, and return its width."""
        return paint_state(painter, rect, RowState(index.data(STATE_ROLE)), self.word(index))


def paint_state(painter: QPainter, rect: QRectF, state: RowState | None, word: str) -> int:
    """Draw the badge of ``state``, with this ``word``, at the beginning of ``rect``, and return its width."""
    tokens = theme.tokens()
    colours = {
        RowState.READY: BadgeColours(tokens.available, tokens.available_back),
        RowState.PROBLEM: BadgeColours(tokens.error, tokens.surface, tokens.error),
        RowState.POSSIBLE_DUPLICATE: BadgeColours(tokens.pending, tokens.pending_back),
        RowState.DOUBTFUL: BadgeColours(tokens.pending, tokens.surface, tokens.pending),
        RowState.ADDED_BEFORE: BadgeColours(tokens.sold, tokens.sold_back),
        RowState.NOT_CONFIRMED: BadgeColours(tokens.pending, tokens.pending_back),
        RowState.WAITING: BadgeColours(tokens.quiet, tokens.surface, tokens.line),
        None: BadgeColours(tokens.quiet, tokens.surface, tokens.line),
    }[state]
    draw_shape = partial(_paint_shape, state=state, ink=QColor(colours.ink))
    return draw_badge(painter, rect, word, colours, draw_shape)


def _paint_shape(painter: QPainter, rect: QRectF, state: RowState | None, ink: QColor) -> None:
    """Draw the shape of ``state``: a disc, a cross, two rings, a triangle, one ring, a tick; a dash for the others."""
    painter.setPen(QPen(ink, _LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre = rect.center()
    if state is RowState.READY:
        painter.setBrush(ink)
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    elif state is RowState.PROBLEM:
        painter.drawLine(rect.topLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomLeft())
    elif state is RowState.POSSIBLE_DUPLICATE:
        painter.drawEllipse(rect.adjusted(-0.5, 1, -3, -1.5))
        painter.drawEllipse(rect.adjusted(3, 1, 0.5, -1.5))
    elif state is RowState.DOUBTFUL:
        painter.drawPolygon([centre + QPointF(0, -4), centre + QPointF(4, 3), centre + QPointF(-4, 3)])
    elif state is RowState.NOT_CONFIRMED:
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    elif state in {None, RowState.WAITING}:
        painter.drawLine(centre - QPointF(4, 0), centre + QPointF(4, 0))
    else:
        painter.drawPolyline([centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -3)])
