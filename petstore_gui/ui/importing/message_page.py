"""What stands in place of the rows: that a file is read, why it cannot be, or which of its sheets is meant."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from petstore_gui.ui.i18n.text import insert_break_points, sanitize
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row


class MessagePage(QWidget):
    """A sentence, and the buttons for what can be done."""

    file_requested = Signal()
    sheet_chosen = Signal(str)
    close_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._file = ""
        self._sheet_names: tuple[str, ...] = ()
        self._sentence = PlainTextLabel()
        self._sentence.setMinimumWidth(theme.UNIT * 80)
        self._picture = Picture("warning", "warning")
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setFixedHeight(2 * theme.UNIT)
        self._busy.setAccessibleName(self.tr("Reading the file"))
        self._sheets = ComboBox()
        self._sheets.setAccessibleName(self.tr("Sheet to open"))
        self._open = _button(self.tr("&Open this sheet"))
        self._another = _button(self.tr("&Choose another file…"))
        self._leave = _button(self.tr("Cancel"))
        self._close = _button(self.tr("Close"))
        texts = row(None, self._picture, column(self._sentence, self._busy, self._sheets, margin=0), None)
        buttons = row(None, self._open, self._another, self._leave, self._close, None)
        self.setLayout(column(None, texts, buttons, None, margin=0))
        self._open.clicked.connect(self._on_open_clicked)
        self._sheets.entered.connect(self._on_open_clicked)
        self._another.clicked.connect(self.file_requested)
        for button in (self._leave, self._close):
            button.clicked.connect(self.close_requested)
        self._show("")  # all of its buttons side by side would make the window too wide

    def show_reading(self, name: str) -> None:
        """Say that a file is being read, which can be cancelled."""
        self._file = importing_text.file_name(name)
        self._show(self.tr("Reading {file}…").format(file=self._file), self._busy, self._leave)
        self._leave.setFocus()

    def show_rows_read(self, count: int) -> None:
        """Say how far the reading has come; nothing before it takes long."""
        if count and not self._busy.isHidden():
            rows = importing_text.row_count(count)
            self._sentence.setText(self.tr("Reading {file}… {rows}").format(file=self._file, rows=rows))

    def show_refused(self, name: str, reason: str) -> None:
        """Say why a file cannot be read."""
        file = importing_text.file_name(name)
        sentence = self.tr("{file} can't be imported. {reason}").format(file=file, reason=reason)
        self._show(sentence, self._picture, self._another, self._close)
        self._another.setDefault(True)
        self._another.setFocus()

    def ask_for_sheet(self, name: str, sheets: Sequence[str]) -> None:
        """Ask which sheet of a workbook is to be read."""
        self._sheet_names = tuple(sheets)
        self._sheets.clear()
        self._sheets.addItems([sanitize(sheet) for sheet in sheets])
        sentence = self.tr("{file} has several sheets. Which one has the animals?")
        self._show(sentence.format(file=importing_text.file_name(name)), self._sheets, self._open, self._leave)
        self._open.setDefault(True)
        self._sheets.setFocus()

    def _show(self, sentence: str, *parts: QWidget) -> None:
        self._sentence.setText(insert_break_points(sentence))
        every = (self._busy, self._picture, self._sheets, self._open, self._another, self._leave, self._close)
        for part in every:
            part.setVisible(part in parts)
        announce(self._sentence, sentence, assertive=self._picture in parts)

    @Slot()
    def _on_open_clicked(self) -> None:
        self.sheet_chosen.emit(self._sheet_names[self._sheets.currentIndex()])


def _button(text: str) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.setAccessibleName(text.replace("&", ""))
    return button
