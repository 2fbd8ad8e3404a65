from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets import labels as widgets_labels


def test_a_plain_label_never_reads_markup(qtbot: QtBot) -> None:
    label = widgets_labels.PlainTextLabel("<b>Rex</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>Rex</b>"


def test_the_numbers_are_those_of_the_enumerations(qtbot: QtBot) -> None:
    header = QHeaderView(Qt.Orientation.Horizontal)
    qtbot.addWidget(header)
    header.setProperty("defaultAlignment", widgets_labels.LEFT)
    assert header.defaultAlignment() == Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    label = widgets_labels.PlainTextLabel()
    qtbot.addWidget(label)
    label.setProperty("alignment", widgets_labels.CENTRE)
    assert label.alignment() == Qt.AlignmentFlag.AlignCenter
