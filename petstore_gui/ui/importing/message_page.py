"""What stands in place of the rows: that a file is read, why it cannot be, or which sheet or encoding is meant."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy, QWidget

from petstore_gui.files.table import EncodingGuess
from petstore_gui.ui.i18n.text import insert_break_points, join_list, sanitize, translate
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.buttons import CardButton
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

_CARD_WIDTH: Final = theme.UNIT * 100
_GUESSES: Final = 3
"""How many encodings are offered at a time."""


class MessagePage(QWidget):
    """A sentence, and the buttons for what can be done."""

    file_requested = Signal()
    sheet_chosen = Signal(str)
    encoding_chosen = Signal(str)
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
        self._guesses: tuple[EncodingGuess, ...] = ()
        self._first_guess = 0
        self._cards = QWidget()
        self._open = _button(self.tr("&Open this sheet"))
        self._others = _button(self.tr("&None of these"))
        self._another = _button(self.tr("&Choose another file…"))
        self._leave = _button(self.tr("Cancel"))
        self._close = _button(self.tr("Close"))
        texts = row(None, self._picture, column(self._sentence, self._busy, self._sheets, margin=0), None)
        buttons = row(None, self._open, self._others, self._another, self._leave, self._close, None)
        self._column = column(None, texts, self._cards, buttons, None, margin=0)
        self.setLayout(self._column)
        self._open.clicked.connect(self._on_open_clicked)
        self._sheets.entered.connect(self._on_open_clicked)
        self._others.clicked.connect(self._on_others_clicked)
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

    def ask_for_encoding(self, name: str, guesses: Sequence[EncodingGuess]) -> None:
        """Ask how a text file is to be read: some of its cells are shown in three encodings at a time."""
        self._guesses, self._first_guess = tuple(guesses), 0
        self._make_cards()
        sentence = self.tr("{file} can be read in several ways. Which one is right?")
        parts = (self._others,) if len(guesses) > _GUESSES else ()
        self._show(
            sentence.format(file=importing_text.file_name(name)), self._cards, *parts, self._another, self._leave
        )
        self._cards.setFocus()

    def _make_cards(self) -> None:
        """Show the guesses from the first on, each as a button that takes it."""
        before, self._cards = self._cards, QWidget()
        cards = []
        for guess in self._guesses[self._first_guess : self._first_guess + _GUESSES]:
            card = CardButton(insert_break_points(sanitize(join_list(guess.cells))))
            card.set_text(translate(guess.label))
            card.setAutoDefault(False)
            card.setMinimumWidth(_CARD_WIDTH)
            card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            card.clicked.connect(partial(self._on_card_clicked, guess.encoding))
            cards.append(card)
        self._cards.setLayout(row(None, column(*cards, spacing=theme.GAP, margin=0), None))
        self._cards.setFocusProxy(cards[0])
        self._column.replaceWidget(before, self._cards)
        before.hide()
        before.deleteLater()
        self._cards.show()

    def _show(self, sentence: str, *parts: QWidget) -> None:
        self._sentence.setText(insert_break_points(sentence))
        waiting = (self._busy, self._picture, self._sheets, self._cards)
        for part in (*waiting, self._open, self._others, self._another, self._leave, self._close):
            part.setVisible(part in parts)
        announce(self._sentence, sentence, assertive=self._picture in parts)

    @Slot()
    def _on_open_clicked(self) -> None:
        self.sheet_chosen.emit(self._sheet_names[self._sheets.currentIndex()])

    def _on_card_clicked(self, encoding: str, _checked: object = None) -> None:
        self.encoding_chosen.emit(encoding)

    @Slot()
    def _on_others_clicked(self) -> None:
        self._first_guess += _GUESSES
        if self._first_guess >= len(self._guesses):
            self._first_guess = 0
        self._make_cards()
        self._cards.setFocus()


def _button(text: str) -> QPushButton:
    button = QPushButton(text, autoDefault=False)
    button.setAccessibleName(text.replace("&", ""))
    return button
