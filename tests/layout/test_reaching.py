"""Each rule for keyboard and screen reader finds a window that is wrong on purpose, and lets one pass that is right."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from tests.layout.conftest import Show
from tests.layout.fitting import overlapping
from tests.layout.reaching import nameless, out_of_order, same_mnemonics

W = TypeVar("W", bound=QWidget)


def row_of(*widgets: QWidget) -> QWidget:
    window = QWidget()
    row = QHBoxLayout(window)
    for widget in widgets:
        row.addWidget(widget)
    return window


def buttons(*names: str) -> list[QPushButton]:
    return [QPushButton(name) for name in names]


def named(widget: W, name: str) -> W:
    widget.setAccessibleName(name)
    return widget


def test_what_has_a_name_or_a_label_is_no_fault(show: Show) -> None:
    line, label = QLineEdit(), QLabel("&Name")
    label.setBuddy(line)
    window = show(row_of(*buttons("One"), label, line, named(QLineEdit(), "Other")))
    assert list(nameless(window)) == []


def test_what_has_no_name_is_found(show: Show) -> None:
    faults = list(nameless(show(row_of(*buttons("One", ""), QLineEdit()))))
    assert len(faults) == 2
    assert all("has no accessible name" in fault for fault in faults)


def test_what_has_no_role_is_found(show: Show) -> None:
    painted = named(QWidget(focusPolicy=Qt.FocusPolicy.TabFocus), "A picture that can have the focus")
    (fault,) = nameless(show(row_of(*buttons("One"), painted)))
    assert "has no role" in fault


def test_the_same_mnemonic_is_found_in_a_window(show: Show) -> None:
    one, other, *more = buttons("&One", "&Other", "&Third", "Rock && &Roll")
    window = show(row_of(one, other, *more))
    (fault,) = same_mnemonics(window)
    assert fault.startswith("Alt+O stands for “&One” and “&Other”")
    other.setText("O&ther")
    assert "Alt+T" in "".join(same_mnemonics(window))
    other.setText("Ot&her")
    assert list(same_mnemonics(window)) == []


def test_the_same_mnemonic_is_found_in_a_menu_and_between_menus_and_window(show: Show) -> None:
    window = QMainWindow()
    menu = window.menuBar().addMenu("&File")
    menu.addAction("&Save")
    menu.addAction("&File")  # another menu, another letter
    show(window)
    assert list(same_mnemonics(window)) == []
    menu.addAction("&Share")
    assert len(list(same_mnemonics(window))) == 1
    button = QPushButton("&Find")
    window.setCentralWidget(button)
    button.show()
    assert len(list(same_mnemonics(window))) == 2


def test_rows_then_columns_are_in_order(show: Show) -> None:
    window = QWidget()
    columns = QHBoxLayout(window)
    for name in ("Left", "Right"):
        column = QVBoxLayout()
        columns.addLayout(column)
        for number in range(3):
            column.addWidget(QPushButton(f"{name} {number}"))
    assert list(out_of_order(show(window))) == []


def test_what_comes_too_early_is_found(show: Show) -> None:
    one, other, third = buttons("One", "Other", "Third")
    window = show(row_of(one, other, third))
    assert list(out_of_order(window)) == []
    QWidget.setTabOrder(one, third)
    QWidget.setTabOrder(third, other)
    (fault,) = out_of_order(window)
    assert "“Other” comes after QPushButton “Third”" in fault


def test_what_lies_above_is_found(show: Show) -> None:
    window = QWidget()
    grid = QGridLayout(window)
    below, above = QPushButton("Below"), QPushButton("Above, in the middle")
    above.setFixedWidth(300)
    below.setFixedWidth(400)
    first = QPushButton("First")
    grid.addWidget(first, 0, 0)
    grid.addWidget(below, 2, 0)
    grid.addWidget(above, 1, 0)
    assert any("“Above, in the middle” comes after" in fault for fault in out_of_order(show(window)))


def test_from_right_to_left_the_order_is_mirrored(show: Show) -> None:
    three = buttons("One", "Other", "Third")
    window = row_of(*three)
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert list(out_of_order(show(window))) == []
    for number, button in enumerate(three):  # as if someone had placed them by hand
        button.setGeometry(number * 100, 10, 80, 30)
    assert len(list(out_of_order(window))) > 0


def test_a_trap_is_found(show: Show) -> None:
    trap = named(QTextEdit(), "A text that takes every Tab")
    window = show(row_of(*buttons("One", "Other"), trap))
    assert any("is a trap" in fault for fault in out_of_order(window))
    trap.setTabChangesFocus(True)
    assert list(out_of_order(window)) == []


def test_what_tab_never_reaches_is_found(show: Show) -> None:
    class Turning(QPushButton):
        def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: FBT001, N802  Qt's
            one.setFocus(Qt.FocusReason.TabFocusReason)
            return True

    one, other = buttons("One", "Other")
    window = show(row_of(one, Turning("Turns back"), other))
    assert list(out_of_order(window)) == ["QPushButton “Other” is not reached with Tab"]


def test_under_a_layer_nothing_has_to_be_reached_or_seen(show: Show) -> None:
    class Turning(QPushButton):
        def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: FBT001, N802  Qt's
            return True

    window = show(row_of(*buttons("One", "Other")))
    over = QDialog(window)
    over.setWindowFlags(Qt.WindowType.Widget)
    over.resize(window.size())
    inner = Turning("Inner", over)
    over.show()
    inner.setFocus()
    assert list(out_of_order(window)) == []
    assert list(overlapping(window)) == []
    over.resize(window.size() / 2)
    assert list(out_of_order(window)) != []
    assert list(overlapping(window)) != []


def test_one_of_several_that_exclude_each_other_has_the_tab_for_all(show: Show) -> None:
    several = buttons("One", "Other", "Third")
    window = row_of(*several, *buttons("Another"))
    group = QButtonGroup(window)
    for button in several:
        button.setCheckable(True)
        group.addButton(button)
    several[0].setChecked(True)
    assert list(out_of_order(show(window))) == []


def test_what_is_scrolled_lies_where_its_area_does(show: Show) -> None:
    inner, outer = QWidget(), QWidget()
    column = QVBoxLayout(inner)
    first, above, below, last = buttons("First", "Above", "Far below", "Last")
    column.addWidget(above)
    column.addSpacing(500)
    column.addWidget(below)
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    area.setFixedHeight(100)
    rows = QVBoxLayout(outer)
    for each in (first, area, last):
        rows.addWidget(each)
    assert list(out_of_order(show(outer))) == []
