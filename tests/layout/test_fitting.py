"""Each rule for the eye finds a window that is wrong on purpose, and lets one pass that is right."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tests.layout.conftest import Show
from tests.layout.fitting import cut_off, not_mirrored, outside, overlapping, small_targets, too_large

LONG = "A sentence that is longer than what there is room for"


def window_of(*widgets: QWidget) -> QWidget:
    window = QWidget()
    column = QVBoxLayout(window)
    for widget in widgets:
        column.addWidget(widget)
    return window


def narrow(widget: QWidget, width: int = 60) -> QWidget:
    widget.setFixedWidth(width)
    return widget


def combo(text: str) -> QComboBox:
    box = QComboBox()
    box.addItems(["short", text])
    return box


def table(width: int) -> QTableView:
    view = QTableView()
    model = QStandardItemModel(1, 1, view)
    model.setHorizontalHeaderLabels([LONG])
    view.setModel(model)
    view.setColumnWidth(0, width)
    view.setFixedWidth(900)
    return view


def test_what_fits_is_no_fault(show: Show) -> None:
    label = QLabel(f"{LONG} " * 3, wordWrap=True)  # wider, with the table below, and lower than its size hint
    widgets = (label, QLabel(LONG), QPushButton(LONG), QCheckBox(LONG), combo(LONG), QLineEdit(LONG), table(500))
    window = show(window_of(*widgets, narrow(QLineEdit(LONG)), QLineEdit(placeholderText="short")))
    assert list(cut_off(window)) == []


@pytest.mark.parametrize("make", [QLabel, QPushButton, QCheckBox, combo], ids=lambda make: str(make.__name__))
def test_a_text_without_room_is_cut_off(show: Show, make: type[QLabel]) -> None:
    *_, fault = cut_off(show(window_of(narrow(make(LONG)))))
    assert "is cut off" in fault
    assert LONG in fault


def test_a_placeholder_without_room_is_cut_off(show: Show) -> None:
    (fault,) = cut_off(show(window_of(narrow(QLineEdit(placeholderText=LONG)))))
    assert LONG in fault


def test_a_title_of_a_column_without_room_is_cut_off(show: Show) -> None:
    (fault,) = cut_off(show(window_of(table(60))))
    assert LONG in fault


def test_lines_without_room_are_cut_off(show: Show) -> None:
    label = QLabel(LONG, wordWrap=True)
    label.setFixedSize(120, 20)
    (fault,) = cut_off(show(window_of(label)))
    assert "px high" in fault
    assert "px wide" not in fault


def test_a_word_wider_than_its_label_is_cut_off(show: Show) -> None:
    (fault,) = cut_off(show(window_of(narrow(QLabel("Donaudampfschifffahrt " * 2, wordWrap=True)))))
    assert "px wide" in fault


def test_an_ellipsis_with_the_whole_as_its_tool_tip_is_meant(show: Show) -> None:
    label = narrow(QLabel(LONG))
    label.setToolTip(f"<qt>{LONG}")
    assert list(cut_off(show(window_of(label)))) == []
    label.setToolTip("another")
    assert list(cut_off(label.window())) != []


def test_what_must_be_scrolled_sideways_is_a_fault(show: Show) -> None:
    area = QScrollArea()
    area.setWidget(QLabel("\n".join([LONG] * 40)))
    area.setFixedWidth(600)
    window = show(window_of(area))
    assert list(cut_off(window)) == []  # up and down is no fault
    area.setFixedWidth(100)
    assert any("scrolled sideways" in fault for fault in cut_off(window))


def test_what_no_scroll_bar_can_show_is_a_fault(show: Show) -> None:
    area = QScrollArea()
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(QLabel(LONG))
    area.setFixedWidth(100)
    assert any("px wider" in fault for fault in cut_off(show(window_of(area))))


def test_menus_behind_a_button_are_a_fault(show: Show) -> None:
    window = QMainWindow()
    for number in range(6):
        window.menuBar().addMenu(f"Menu {number} with words")
    window.resize(1000, 100)
    show(window)
    assert list(cut_off(window)) == []
    window.resize(200, 100)
    window.menuBar().adjustSize()
    window.menuBar().resize(200, 24)
    assert any("no room for all" in fault for fault in cut_off(window))


def test_what_lies_outside_is_found(show: Show) -> None:
    window = QWidget()
    window.resize(200, 100)
    button = QPushButton("Press", window)
    button.move(20, 20)
    show(window)
    assert list(outside(window)) == []
    button.move(190, 20)
    (fault,) = outside(window)
    assert "“Press” lies outside of" in fault


def test_what_is_scrolled_out_of_sight_does_not_lie_outside(show: Show) -> None:
    area = QScrollArea()
    area.setWidget(window_of(*(QPushButton(f"Button {number}") for number in range(40))))
    area.setFixedSize(300, 100)
    assert list(outside(show(window_of(area)))) == []


def test_what_overlaps_is_found(show: Show) -> None:
    window = QWidget()
    window.resize(400, 100)
    one, other = QPushButton("One", window), QPushButton("Other", window)
    other.move(200, 0)
    show(window)
    assert list(overlapping(window)) == []
    other.move(one.width() - 1, 0)
    (fault,) = overlapping(window)
    assert "“One”" in fault
    assert "“Other”" in fault


def test_what_shares_a_cell_lies_there_on_purpose(show: Show) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    grid = QGridLayout()
    column.addLayout(grid)
    for text in ("One", "Other"):
        grid.addWidget(QPushButton(text), 0, 0)
    assert list(overlapping(show(window))) == []


def test_what_is_not_mirrored_where_the_language_is_is_found(show: Show) -> None:
    button = QPushButton("Press")
    window = show(window_of(button))
    assert list(not_mirrored(window)) == []
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert len(list(not_mirrored(window))) == 2
    button.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    (fault,) = not_mirrored(window)
    assert fault == "QWidget “A window” is not mirrored"


def test_a_window_larger_than_the_screen_is_found(show: Show) -> None:
    window = show(window_of(narrow(QLabel("wide"), 500)))
    assert list(too_large(window, QSize(800, 540))) == []
    (fault,) = too_large(window, QSize(400, 540))
    assert "more than a screen of 400×540" in fault


def test_a_target_below_24_pixels_is_found(show: Show) -> None:
    button, words = QPushButton("Press"), QLabel("low, but nothing to press")
    window = show(window_of(button, words))
    assert list(small_targets(window)) == []
    button.setFixedWidth(23)
    (fault,) = small_targets(window)
    assert fault.startswith("QPushButton “Press” is 23×")


def test_a_row_below_24_pixels_is_found(show: Show) -> None:
    view = table(500)
    view.verticalHeader().setDefaultSectionSize(24)
    window = show(window_of(view))
    assert list(small_targets(window)) == []
    view.verticalHeader().setMinimumSectionSize(10)
    view.verticalHeader().setDefaultSectionSize(20)
    (fault,) = small_targets(window)
    assert fault.startswith("a row of QTableView")
