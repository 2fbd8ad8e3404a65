"""The rules for what an eye sees and a finger hits: nothing cut off, outside, overlapping, too large or too small."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import cast

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QTabBar,
    QTableView,
    QTextEdit,
    QWidget,
)

from petstore_gui.ui.labels.dialog import SheetPicker
from tests.layout.widgets import called, inside, is_part, layer, plain

LEAST_TARGET = 24
_TARGETS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QTabBar)
_MOST_ITEMS = 50
_ICON_GAP = 4
_LINE_MARGIN = 2  # that QLineEdit keeps free on both sides


def too_large(window: QWidget, screen: QSize) -> Iterator[str]:
    """Find a window that does not fit on the screen."""
    size = window.size().expandedTo(window.minimumSizeHint())
    if size.width() > screen.width() or size.height() > screen.height():
        wanted = f"{size.width()}×{size.height()}"
        yield f"{called(window)} is {wanted}, more than a screen of {screen.width()}×{screen.height()}"


def outside(window: QWidget) -> Iterator[str]:
    """Find what lies partly outside of what it lies in; what is scrolled up and down may."""
    for each in inside(window):
        parent = each.parentWidget()
        if parent is None or each is window or is_part(each) or isinstance(parent.parentWidget(), QAbstractScrollArea):
            continue
        if not parent.rect().contains(each.geometry()) and not each.size().isEmpty():
            yield f"{called(each)} lies outside of {called(parent)}: {_said(each.geometry())} in {_said(parent.rect())}"


def overlapping(window: QWidget) -> Iterator[str]:
    """Find neighbours that cover each other; two that share one cell of a grid were laid so on purpose."""
    over = layer(window)
    children_of: defaultdict[QWidget, list[QWidget]] = defaultdict(list)
    for each in inside(window):
        parent = each.parentWidget()
        if parent is not None and each is not window and not is_part(each) and not each.size().isEmpty():
            children_of[parent].append(each)
    for parent, children in children_of.items():
        for one, other in combinations(children, 2):
            if over in {one, other} or not one.geometry().intersects(other.geometry()):
                continue
            if not _share_a_cell(parent.layout(), one, other):
                yield (
                    f"{called(one)} and {called(other)} overlap: {_said(one.geometry())} and {_said(other.geometry())}"
                )


def not_mirrored(window: QWidget) -> Iterator[str]:
    """Find what is laid out from left to right in a language of the other direction; paper has none."""
    for each in inside(window):
        is_paper = isinstance(each, SheetPicker) or isinstance(each.parentWidget(), SheetPicker)
        if each.layoutDirection() != QGuiApplication.layoutDirection() and not is_paper:
            yield f"{called(each)} is not mirrored"


def cut_off(window: QWidget, *, titles: bool = True) -> Iterator[str]:
    """Find texts that do not fit; one that ends in an ellipsis and has the whole as its tool tip does.

    So do the titles of columns, unless ``titles`` wants all of them whole.
    """
    for each in inside(window):
        if not titles and isinstance(each, QTableView) and _titles_are_told(each):
            continue
        for text, needed, room in _texts(each):
            short = []
            if needed.width() > room.width():
                short.append(f"{needed.width()} px wide where {room.width()} are")
            if needed.height() > room.height():
                short.append(f"{needed.height()} px high where {room.height()} are")
            if short and text not in plain(each.toolTip()):
                yield f"{called(each)} is cut off: “{text[:60]}” is {' and '.join(short)}"
        yield from _hidden_parts(each)


def small_targets(window: QWidget) -> Iterator[str]:
    """Find what is to be hit and is smaller than 24×24."""
    for each in inside(window):
        if isinstance(each, _TARGETS) and not is_part(each):
            yield from _small(called(each), each.size())
        elif isinstance(each, QMenuBar | QMenu):
            for action in each.actions():
                if action.isVisible() and not action.isSeparator():
                    yield from _small(f"the menu item “{action.text()}”", each.actionGeometry(action).size())
        elif isinstance(each, QTableView) and each.model() is not None and each.model().rowCount():
            yield from _small(f"a row of {called(each)}", QSize(each.width(), each.rowHeight(0)))
        elif isinstance(each, QListView) and each.model() is not None and each.model().rowCount():
            yield from _small(f"a row of {called(each)}", each.visualRect(each.model().index(0, 0)).size())


def _small(name: str, size: QSize) -> Iterator[str]:
    if size.width() < LEAST_TARGET or size.height() < LEAST_TARGET:
        yield f"{name} is {size.width()}×{size.height()}, less than {LEAST_TARGET}×{LEAST_TARGET}"


def _texts(widget: QWidget) -> Iterator[tuple[str, QSize, QSize]]:
    """Give each text of a widget with the room that it needs and the room that it has."""
    match widget:
        case QLabel() if widget.text() and widget.wordWrap():
            needed = QSize(widget.minimumSizeHint().width(), widget.heightForWidth(widget.width()))
            yield widget.text(), needed, widget.size()
        case QLabel() if widget.text():
            yield widget.text(), widget.sizeHint(), widget.size()
        case QAbstractButton() if widget.text():
            font = QFont(widget.font())
            if widget.property("role") == "filter":  # bold when it is down, says the style sheet
                font.setWeight(QFont.Weight.DemiBold)
            yield widget.text(), _size(font, widget.text()), _room_of_button(widget)
        case QComboBox():
            yield from _texts_of_combo(widget)
        case QLineEdit() if not is_part(widget):
            yield _placeholder(widget)
        case QTableView() if widget.horizontalHeader().isVisible() and widget.model() is not None:
            yield from _titles(widget)
        case _:
            pass


def _texts_of_combo(combo: QComboBox) -> Iterator[tuple[str, QSize, QSize]]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = combo.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, combo)
    for number in range(min(combo.count(), _MOST_ITEMS)):
        text = combo.itemText(number)
        yield text, _size(combo.font(), text), room.adjusted(1, 0, -1, 0).size()


def _placeholder(line: QLineEdit) -> tuple[str, QSize, QSize]:
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    room = room.marginsRemoved(line.textMargins()).adjusted(_LINE_MARGIN, 0, -_LINE_MARGIN, 0)
    text = "" if line.text() else line.placeholderText()  # what is typed can be moved to and fro
    return text, _size(line.font(), text), room.size()


def _titles(table: QTableView) -> Iterator[tuple[str, QSize, QSize]]:
    header = table.horizontalHeader()
    for number in range(header.count()):
        if not header.isSectionHidden(number):
            # Not sectionSizeHint(): that has room for an arrow besides, which our style draws in the padding.
            option = QStyleOptionHeader()
            header.initStyleOption(option)
            option.rect = QRect(0, 0, header.sectionSize(number), header.height())
            room = header.style().subElementRect(QStyle.SubElement.SE_HeaderLabel, option, header)
            font = QFont(header.font())
            font.setWeight(QFont.Weight.DemiBold)  # says the style sheet
            text = str(table.model().headerData(number, Qt.Orientation.Horizontal))
            yield text, _size(font, text), room.size()


def _titles_are_told(table: QTableView) -> bool:
    model, across = table.model(), Qt.Orientation.Horizontal
    return all(
        str(model.headerData(number, across))
        in plain(str(model.headerData(number, across, Qt.ItemDataRole.ToolTipRole)))
        for number in range(model.columnCount())
    )


def _room_of_button(button: QAbstractButton) -> QSize:
    match button:
        case QCheckBox():
            element = QStyle.SubElement.SE_CheckBoxContents
        case QRadioButton():
            element = QStyle.SubElement.SE_RadioButtonContents
        case QPushButton():
            element = QStyle.SubElement.SE_PushButtonContents
        case _:
            return button.size()
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(element, option, button).size()
    return room if button.icon().isNull() else room - QSize(button.iconSize().width() + _ICON_GAP, 0)


def _size(font: QFont, text: str) -> QSize:
    metrics = QFontMetrics(font)
    return QSize(metrics.size(Qt.TextFlag.TextShowMnemonic, text).width(), metrics.height())


def _hidden_parts(widget: QWidget) -> Iterator[str]:
    """Find what must be scrolled sideways, and menus that are behind a button because there is no room."""
    if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QPlainTextEdit | QTextEdit):
        if _is_needed(widget.horizontalScrollBar()):
            yield f"{called(widget)} must be scrolled sideways"
        if isinstance(widget, QScrollArea) and (inner := widget.widget()) is not None:
            more = inner.width() - widget.viewport().width()
            if more > 0:
                yield f"{called(widget)} is cut off: what is in it is {more} px wider"
    if widget.objectName() in {"qt_menubar_ext_button", "qt_toolbar_ext_button"}:
        yield f"{called(widget.parentWidget() or widget)} has no room for all of its items"


def _is_needed(bar: QAbstractSlider) -> bool:
    return bar.maximum() > bar.minimum()


def _share_a_cell(layout: QLayout | None, one: QWidget, other: QWidget) -> bool:
    if layout is None:
        return False
    if isinstance(layout, QGridLayout):
        cells = [_cells(layout, each) for each in (one, other)]
        if cells[0] & cells[1]:
            return True
    inner = [item.layout() for number in range(layout.count()) if (item := layout.itemAt(number)) is not None]
    # Not “is not None”: PySide6 6.11 hands out a spacer that lay at the same address before.
    return any(_share_a_cell(each, one, other) for each in inner if isinstance(each, QLayout))


def _cells(grid: QGridLayout, widget: QWidget) -> set[tuple[int, int]]:
    number = grid.indexOf(widget)
    if number < 0:
        return set()
    row, column, rows, columns = cast("tuple[int, int, int, int]", grid.getItemPosition(number))
    return {(row + down, column + along) for down in range(rows) for along in range(columns)}


def _said(rectangle: QRect) -> str:
    return f"{rectangle.width()}×{rectangle.height()} at {rectangle.x()},{rectangle.y()}"
