"""The window of an import: opening a file, its rows, and the progress of the import."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QWidget,
)

from petstore_gui.files.table import EncodingGuess
from petstore_gui.outbox.imports import ImportReport, RowResult
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import insert_break_points, join_list, join_sentences, sanitize, translate
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.loading import Preview
from petstore_gui.ui.importing.outcomes import OutcomePage
from petstore_gui.ui.importing.preview_page import ImportActions, PreviewPage
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.buttons import CardButton
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.file_chooser import local_file
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.message_dialog import question_box

_SHORT: Final = 10  # letters

_CARD_WIDTH: Final = theme.UNIT * 100
_GUESSES: Final = 3
"""The number of encodings that are offered at a time."""


class ImportDialog(Dialog):
    """A window beside the main window, which stays usable. Shows values; ``actions`` carry out the user's requests."""

    def __init__(self, parent: QWidget, names: CategoryNames, actions: ImportActions) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.Window | Qt.WindowType.WindowMinMaxButtonsHint)
        self.setWindowTitle(self.tr("Import animals"))
        self.setAcceptDrops(True)
        self.is_running = False
        """Whether an import runs: then closing only hides the window."""
        self.has_run = False
        """Whether the shown rows were added, or are being added."""
        self._is_checked = False
        """Whether the rows are checked for what is open now: only then can they be added."""
        self._sheet_names: tuple[str, ...] = ()
        self.run_panel = RunPanel(actions, self.reject)

        self.message = MessagePage(actions, self.reject)
        self._title = PlainTextLabel()
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft  # of the window
        self._title.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        self._title.setFont(theme.heading_font(self.font(), theme.Type.LEAD))
        self._sheet_label = QLabel(self.tr("S&heet"))
        self._sheets = ComboBox()
        self._sheets.setAccessibleName(self.tr("Sheet"))
        self._sheets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._sheets.setMinimumContentsLength(_SHORT)
        self._sheet_label.setBuddy(self._sheets)
        self._preview = PreviewPage(names, actions, self._on_columns_confirmed)
        self.table = self._preview.table
        self.model = self._preview.model
        self._outcomes = OutcomePage()
        self._names = names
        self._summary = PlainTextLabel(role="quiet")
        cancel = plain_button(self.tr("Cancel"))
        self._add = QPushButton(importing_text.add_words(0))
        self._buttons = QDialogButtonBox()
        self._buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.addButton(self._add, QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        self._add.setDefault(True)

        self._buttons.rejected.connect(self.reject)
        self._add.clicked.connect(self._on_add_clicked)
        self._sheets.activated.connect(self._on_sheets_activated)
        self.model.changed.connect(self._show_counts)

    def _build(self) -> None:
        self._offer = QWidget()
        self._offer.setLayout(row(self._summary, self._buttons, stretched=self._summary))
        self.run_panel.hide()
        self._rows = QStackedLayout()
        for part in (self._preview, self._outcomes):
            self._rows.addWidget(part)
        file = QWidget()
        title = row(self._title, self._sheet_label, self._sheets, stretched=self._title)
        rows = column(title, self._rows, margin=0, stretched=self._rows)
        self._file = column(rows, column(self._offer, self.run_panel, margin=0), margin=0, stretched=rows)
        file.setLayout(self._file)
        self._pages = QStackedLayout()
        for page in (self.message, file):
            self._pages.addWidget(page)
        self.setLayout(column(self._pages))
        self.resize(QSize(theme.UNIT * 220, theme.UNIT * 160).boundedTo(self.room))

    @override
    def _rows_to_scroll(self) -> QBoxLayout:
        return self._file

    # --- what is shown ---

    def show_reading(self, name: str) -> None:
        """Show that a file is being read, which can be cancelled."""
        self.setWindowTitle(importing_text.window_title(name))
        self.show_message().show_reading(name)

    def show_message(self) -> "MessagePage":
        """Return the page for a message, which is shown from now on in place of the rows."""
        self._pages.setCurrentIndex(0)
        return self.message

    def show_sheets(self, names: Sequence[str], current: str | None) -> None:
        """Offer the sheets of a workbook, if there are several."""
        self._sheet_names = tuple(names)
        self._sheets.clear()
        self._sheets.addItems([sanitize(name) for name in names])
        self._sheets.setCurrentIndex(-1 if current is None else list(names).index(current))
        for widget in (self._sheet_label, self._sheets):
            widget.setVisible(len(names) > 1)

    def show_rows(self, preview: Preview) -> None:
        """Show every row of a file, and the fields of its columns."""
        self._title.setText(insert_break_points(importing_text.file_name(preview.table.name)))
        self._is_checked = True
        self._preview.show_rows(preview)
        is_new = self._pages.currentIndex() == 0
        self._pages.setCurrentIndex(1)
        self._show_panel(on=False)
        self._add.setDefault(True)
        if is_new:
            self._preview.take_focus()
        announce(self, join_sentences(self._preview.question, self._summary.text()))

    def show_checking(self) -> None:
        """Disable adding until the rows are checked again."""
        self._is_checked = False
        self._add.setEnabled(False)

    def show_reason(self, sentence: str) -> None:
        """Show why the rows could not be checked again, or were not added."""
        self._summary.setText(insert_break_points(sentence))
        announce(self._summary, sentence, assertive=True)

    def show_running(self) -> None:
        """Show the progress in place of the button that adds; the rows are locked meanwhile."""
        self._lock(on=True)
        self._pages.setCurrentIndex(1)
        self._show_panel(on=True)
        self.is_running = self.has_run = True
        self.table.setFocus()  # not to a button, which a second Enter would press
        self.run_panel.show_starting()

    def show_ended(self) -> None:
        """Make closing the window possible again, as the import has ended."""
        self.is_running = False

    def show_not_begun(self, sentence: str) -> None:
        """Show why nothing was added; the user can try again."""
        self._lock(on=False)
        self._show_panel(on=False)
        self.is_running = self.has_run = False
        self.show_reason(sentence)

    def _show_panel(self, *, on: bool) -> None:
        """Show the progress of the import, or what it would add."""
        self._offer.setHidden(on)
        self.run_panel.setVisible(on)

    def _lock(self, *, on: bool) -> None:
        self._sheets.setEnabled(not on)
        self._preview.lock(on=on)

    @property
    def shows_outcomes(self) -> bool:
        """Whether the rows are shown with their outcomes."""
        return self._rows.currentIndex() == 1

    def show_outcomes(self, report: ImportReport) -> None:
        """Show the outcome of each row, in place of the preview."""
        self._outcomes.show_report(report, self._names.by_id)
        if self.shows_outcomes:
            return
        had_focus, row_ = self.table.hasFocus(), self.table.currentIndex().row()
        self.show_sheets((), None)
        self._rows.setCurrentIndex(1)
        self._outcomes.show_like(self.table, self.model.shown[row_] if row_ >= 0 else 0)
        if had_focus:
            self._outcomes.table.setFocus()

    def show_results(self, results: Mapping[int, RowResult]) -> None:
        """Show new outcomes of rows, by the numbers of their adds."""
        self._outcomes.show_results(results)

    def show_not_continued(self, sentence: str) -> None:
        """Show why an import of an earlier run could not go on."""
        self.is_running = False
        self.run_panel.show_left(sentence)
        announce(self, sentence, assertive=True)

    def show_interrupted(self, name: str) -> None:
        """Show the progress of an import of an earlier run, whose rows are only in the journal."""
        self._title.setText(insert_break_points(importing_text.file_name(name)))
        self.setWindowTitle(importing_text.window_title(name))
        self.show_sheets((), None)
        self._rows.setCurrentIndex(1)
        self.show_running()
        self._outcomes.table.setFocus()

    # --- what the user does ---

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if file := _file_of(event):
            event.acceptProposedAction()
            self._actions.open_file(Path(file))

    @Slot()
    @override
    def reject(self) -> None:
        if self.is_running:
            self.hide()
        elif self.model.edits:
            answers = {self.tr("Discard"): 1, self.tr("Keep editing"): 0}
            text = self.tr("Nothing was added yet. The file itself stays as it is.")
            box = question_box(self, self.tr("Discard what you have changed?"), text, answers)
            box.accepted.connect(self._on_box_accepted)
            box.open()
        else:
            super().reject()

    @Slot()
    def _on_box_accepted(self) -> None:
        self.model.forget_changes()
        self.reject()

    @Slot(int)
    def _on_sheets_activated(self, index: int) -> None:
        self._actions.choose_sheet(self._sheet_names[index])

    @Slot()
    def _on_add_clicked(self) -> None:
        self._actions.add()

    def _on_columns_confirmed(self) -> None:
        self._show_counts()
        self._actions.confirm_columns()

    @Slot()
    def _show_counts(self) -> None:
        included, checked = self.model.included_count, self.model.checked_count
        words = importing_text.add_words(included, checked)
        self._add.setText(words)
        self._add.setAccessibleName(words)
        self._add.setEnabled(included + checked > 0 and not self._preview.asks and self._is_checked)
        if self._is_checked:  # else it says why they are not
            self._summary.setText(self.model.included_sentence)


def _file_of(event: QDropEvent) -> str:
    """Return the dropped file, or "" unless it is a single one."""
    urls = event.mimeData().urls()
    return local_file(urls[0]) if len(urls) == 1 else ""


class MessagePage(QWidget):
    """Shown in place of the rows: a file is being read, cannot be read, or needs a choice of sheet or encoding."""

    def __init__(self, actions: ImportActions, close: Callable[[], object]) -> None:
        super().__init__()
        self._actions = actions
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
        self._open = plain_button(self.tr("&Open this sheet"))
        self._others = plain_button(self.tr("&None of these"))
        self._another = plain_button(self.tr("&Choose another file…"))
        self._leave = plain_button(self.tr("Cancel"))
        self._close = plain_button(self.tr("Close"))
        texts = row(None, self._picture, column(self._sentence, self._busy, self._sheets, margin=0), None)
        buttons = row(None, self._open, self._others, self._another, self._leave, self._close, None)
        self._column = column(None, texts, self._cards, buttons, None, margin=0)
        self.setLayout(self._column)
        self._open.clicked.connect(self._on_open_clicked)
        self._sheets.entered.connect(self._on_open_clicked)
        self._others.clicked.connect(self._on_others_clicked)
        self._another.clicked.connect(lambda _checked=False: actions.choose_file())
        for button in (self._leave, self._close):
            button.clicked.connect(lambda _checked=False: close())
        self._show("")  # all buttons side by side would make the window too wide

    def show_reading(self, name: str) -> None:
        """Show that a file is being read, which can be cancelled."""
        self._file = importing_text.file_name(name)
        self._show(self.tr("Reading {file}…").format(file=self._file), self._busy, self._leave)
        self._leave.setFocus()

    def show_rows_read(self, count: int) -> None:
        """Show the progress of reading, if that takes long."""
        if count and not self._busy.isHidden():
            rows = importing_text.row_count(count)
            self._sentence.setText(self.tr("Reading {file}… {rows}").format(file=self._file, rows=rows))

    def show_refused(self, name: str, reason: str) -> None:
        """Show why a file cannot be read."""
        file = importing_text.file_name(name)
        sentence = self.tr("{file} can't be imported. {reason}").format(file=file, reason=reason)
        self._show(sentence, self._picture, self._another, self._close)
        self._another.setDefault(True)
        self._another.setFocus()

    def ask_for_sheet(self, name: str, sheets: Sequence[str]) -> None:
        """Ask for the sheet of a workbook."""
        self._sheet_names = tuple(sheets)
        self._sheets.clear()
        self._sheets.addItems([sanitize(sheet) for sheet in sheets])
        sentence = self.tr("{file} has several sheets. Which one has the animals?")
        self._show(sentence.format(file=importing_text.file_name(name)), self._sheets, self._open, self._leave)
        self._open.setDefault(True)
        self._sheets.setFocus()

    def ask_for_encoding(self, name: str, guesses: Sequence[EncodingGuess]) -> None:
        """Ask for the encoding of a text file: show some of its cells in three encodings at a time."""
        self._guesses, self._first_guess = tuple(guesses), 0
        self._make_cards()
        sentence = self.tr("{file} can be read in several ways. Which one is right?")
        parts = (self._others,) if len(guesses) > _GUESSES else ()
        self._show(
            sentence.format(file=importing_text.file_name(name)), self._cards, *parts, self._another, self._leave
        )
        self._cards.setFocus()

    def _make_cards(self) -> None:
        """Show the next guesses, each as a button that chooses it."""
        before, self._cards = self._cards, QWidget()
        cards = []
        for guess in self._guesses[self._first_guess : self._first_guess + _GUESSES]:
            card = CardButton(insert_break_points(sanitize(join_list(guess.cells))))
            card.set_text(translate(guess.label))
            card.setAutoDefault(False)
            card.setMinimumWidth(_CARD_WIDTH)
            card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            card.clicked.connect(lambda _checked=False, guess=guess: self._actions.choose_encoding(guess.encoding))
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
        self._actions.choose_sheet(self._sheet_names[self._sheets.currentIndex()])

    @Slot()
    def _on_others_clicked(self) -> None:
        self._first_guess += _GUESSES
        if self._first_guess >= len(self._guesses):
            self._first_guess = 0
        self._make_cards()
        self._cards.setFocus()


class RunPanel(QWidget):
    """The progress of a running import, why it waits, and its outcome, with the buttons that apply now."""

    def __init__(self, actions: ImportActions, close: Callable[[], object]) -> None:
        super().__init__()
        self._is_held = False  # on a sentence that progress does not replace
        self._note = NoteLabel()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress of the import"))
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(2 * theme.UNIT)
        self._sentence = PlainTextLabel()
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sentence.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pause = plain_button(self.tr("&Pause"))
        self._go_on = plain_button(self.tr("&Go on"))
        self._stop = plain_button(self.tr("S&top"))
        self._report = plain_button(self.tr("Save &report…"))
        self._close = plain_button(self.tr("&Close"))
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        for button in (self._pause, self._go_on):
            buttons.addButton(button, role.AcceptRole)
        buttons.addButton(self._stop, role.DestructiveRole)
        buttons.addButton(self._report, role.ActionRole)
        buttons.addButton(self._close, role.RejectRole)
        self.setLayout(column(self.bar, self._sentence, self._note, buttons, spacing=theme.GAP, margin=0))
        for button, act in (
            (self._pause, actions.pause),
            (self._go_on, actions.go_on),
            (self._stop, actions.stop),
            (self._report, actions.save_report),
            (self._close, close),
        ):
            button.clicked.connect(lambda _checked=False, act=act: act())

    @property
    def is_paused(self) -> bool:
        """Whether it shows why nothing is sent."""
        return not self._go_on.isHidden()

    @property
    def sentence(self) -> str:
        """The shown sentence."""
        return self._sentence.text()

    def show_progress(self, settled: int, total: int, sentence: str) -> None:
        """Show the progress."""
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(settled)
        if not self._is_held:
            self._sentence.setText(insert_break_points(sentence))

    def show_starting(self) -> None:
        """Show that the rows are being saved, before the first one is sent."""
        self.show_progress(0, 1, self.tr("Saving the rows…"))
        self._show()

    def show_running(self) -> None:
        """Show the buttons to pause and to stop."""
        self._is_held = False
        self._show(self._pause, self._stop)

    def show_paused(self, sentence: str) -> None:
        """Show why it waits, and the buttons to continue and to stop."""
        self._is_held = True
        self._sentence.setText(insert_break_points(sentence))
        self._show(self._go_on, self._stop)

    def show_ended(self, sentence: str) -> None:
        """Show the outcome."""
        self._sentence.setText(insert_break_points(sentence))
        self._show(self._report, self._close)
        self._close.setDefault(True)

    def show_left(self, sentence: str) -> None:
        """Show why it cannot continue here."""
        self._sentence.setText(insert_break_points(sentence))
        self._show(self._close)

    def report(self, sentence: str) -> None:
        """Show a further sentence."""
        self._note.show_text(sentence)
        announce(self._note, sentence)

    def show_stopping(self) -> None:
        """Show that it ends as soon as the calls in flight are answered."""
        self._is_held = True
        self._sentence.setText(self.tr("Stopping…"))
        self._show()

    def _show(self, *buttons: QPushButton) -> None:
        had_focus = any(each.hasFocus() for each in (self._pause, self._go_on, self._stop, self._report, self._close))
        for button in (self._pause, self._go_on, self._stop, self._report, self._close):
            button.setVisible(button in buttons)
        if had_focus and buttons and not any(button.hasFocus() for button in buttons):
            buttons[0].setFocus()  # Qt would move the focus to the next widget


def plain_button(text: str) -> QPushButton:
    """Return a button that Enter presses only while it has the focus."""
    button = QPushButton(text, autoDefault=False)
    button.setAccessibleName(text.replace("&", ""))
    return button
