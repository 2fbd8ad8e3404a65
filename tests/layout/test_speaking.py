"""The rule for words finds what escaped translation, also where it is only heard, and knows what is foreign."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMainWindow, QPushButton, QTableView, QVBoxLayout, QWidget

from tests.layout.conftest import Show
from tests.layout.speaking import not_arabic, untranslated


def is_foreign(text: str) -> bool:
    return text == "Rex"


def window_with(*widgets: QWidget, title: str = "[Ŵîñdöŵ]") -> QWidget:
    window = QWidget(windowTitle=title)
    column = QVBoxLayout(window)
    for widget in widgets:
        column.addWidget(widget)
    return window


def named(name: str = "", *, tip: str = "", description: str = "") -> QWidget:
    line = QLineEdit()
    line.setAccessibleName(name)
    line.setAccessibleDescription(description)
    line.setToolTip(tip)
    return window_with(line)


def combo(text: str) -> QComboBox:
    box = QComboBox()
    box.addItems(["[Fîŕšţ]", text])
    return box


def table(text: str) -> QTableView:
    view = QTableView()
    model = QStandardItemModel(1, 1, view)
    model.setHorizontalHeaderLabels([text])
    view.setModel(model)
    return view


def menus(text: str) -> QWidget:
    window = QMainWindow()
    window.setWindowTitle("[Ŵîñdöŵ]")
    window.menuBar().addMenu("[&Ålļ]").addMenu("[&Möŕé]").addAction(text)
    return window


PLACES: dict[str, Callable[[str], QWidget]] = {
    "title": lambda text: window_with(title=text),
    "label": lambda text: window_with(QLabel(text)),
    "button": lambda text: window_with(QPushButton(text)),
    "tool tip": lambda text: named(tip=text),
    "placeholder": lambda text: window_with(QLineEdit(placeholderText=text)),
    "accessible name": named,
    "accessible description": lambda text: named(description=text),
    "item": lambda text: window_with(combo(text)),
    "header": lambda text: window_with(table(text)),
    "menu": menus,
}

FAULTY = ["Escaped", "[Ţŕåñšļåţéd] and escaped", "[Ţŕåñšļåţéd] · escaped", "Rex escaped", "<qt>Escaped"]
RIGHT = [
    "[Ţŕåñšļåţéd]",
    "[Öñé] · [öţĥéŕ]\n[ţĥîŕd]",
    "[Å ñåmé [îñ] îţ: Rex]",
    "<qt>[Öñé] &amp; [[öţĥéŕ] 3]</qt>",
    "Rex",
    "Ctrl+Shift+C",
    "F5",
    "42+ – 1.5",
    "Pet Store",
    "Pet Store 1.0\n\n[Å šéñţéñçé]",
    "https://pets.example.com/v1",
    "[Ţĥŕéé] · https://pets.example.com/v1",
    "",
]


@pytest.mark.parametrize("place", PLACES)
def test_a_text_that_escaped_is_found_wherever_it_is(show: Show, place: str) -> None:
    faults = list(untranslated(show(PLACES[place]("Escaped")), is_foreign))
    assert faults
    assert all("escaped translation: “Escaped”" in fault for fault in faults)
    assert list(not_arabic(show(PLACES[place]("Escaped")), is_foreign)) != []


@pytest.mark.parametrize("text", FAULTY)
def test_a_part_that_escaped_is_found(show: Show, text: str) -> None:
    assert len(list(untranslated(show(window_with(QLabel(text))), is_foreign))) == 1


@pytest.mark.parametrize("text", RIGHT)
def test_what_is_translated_or_foreign_is_no_fault(show: Show, text: str) -> None:
    assert list(untranslated(show(window_with(QLabel(text))), is_foreign)) == []


@pytest.mark.parametrize("text", ["عربي", "Rex", "Ctrl+C", "https://pets.example.com/v1", "٤٢", "عربي Rex"])
def test_arabic_with_foreign_words_in_it_is_no_fault(show: Show, text: str) -> None:
    assert list(not_arabic(show(window_with(QLabel(text), title="عربي")), is_foreign)) == []


def test_words_that_are_not_in_sight_do_not_count(show: Show) -> None:
    label = QLabel("Escaped")
    window = show(window_with(label))
    label.hide()
    assert list(untranslated(window, is_foreign)) == []
