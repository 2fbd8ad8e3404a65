from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets.labels import PlainTextLabel


def test_a_plain_label_never_reads_markup(qtbot: QtBot) -> None:
    label = PlainTextLabel("<b>Rex</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>Rex</b>"
