"""The wheel scrolls. It chooses nothing in a combo box that is not open, and takes no focus."""

import ast
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import petstore_gui
from petstore_gui.ui.widgets.controls import ComboBox


def turn_wheel(widget: QWidget) -> bool:
    """Turn the wheel one notch down over the middle of ``widget``; return whether that has used it."""
    middle = QPointF(widget.rect().center())
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(middle, QPointF(widget.mapToGlobal(middle)), QPoint(), QPoint(0, -120), *none, False)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def combo() -> ComboBox:
    box = ComboBox()
    box.addItems([str(number) for number in range(3)])
    return box


def test_the_wheel_chooses_nothing_in_a_closed_box_and_leaves_the_focus(qtbot: QtBot) -> None:
    window, line, box = QWidget(), QLineEdit(), combo()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(line)
    layout.addWidget(box)
    window.show()
    line.setFocus()
    for focused in (line, box):
        focused.setFocus()
        assert not turn_wheel(box), "Qt hands on to what lies around it what is not used"
        assert box.currentIndex() == 0
    assert box.focusPolicy() == Qt.FocusPolicy.StrongFocus, "with WheelFocus Qt gives it the focus"


def test_each_combo_box_of_the_program_is_that_one() -> None:
    for file in Path(petstore_gui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            is_bare = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QComboBox"
            assert not is_bare, f"{file}: QComboBox() takes the wheel"
            if isinstance(node, ast.ClassDef) and node.name != "ComboBox":
                assert all(getattr(base, "id", "") != "QComboBox" for base in node.bases), f"{file}: {node.name}"
