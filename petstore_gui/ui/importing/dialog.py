"""The window of an import: what a file holds, row by row, and how far it has come."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QPushButton, QStackedLayout, QWidget

from petstore_gui.files.table import EncodingGuess
from petstore_gui.inventory.imports import ImportReport, RowResult
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import insert_break_points, join_sentences, sanitize
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.loading import Preview
from petstore_gui.ui.importing.message_page import MessagePage
from petstore_gui.ui.importing.outcomes import OutcomePage
from petstore_gui.ui.importing.preview_page import PreviewPage
from petstore_gui.ui.importing.run_panel import RunPanel, plain_button
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.file_chooser import local_file
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.message_dialog import question_box

_SHORT: Final = 10  # letters


class ImportDialog(Dialog):
    """Stands beside the main window, which works meanwhile. It shows values and says what the user asks for."""

    file_requested = Signal()
    """Choose another file."""
    sheet_chosen = Signal(str)
    encoding_chosen = Signal(str)
    mapping_chosen = Signal(object)
    """A ColumnMapping."""
    title_row_chosen = Signal(object)
    """The number of the row with the titles, 0 for none."""
    columns_confirmed = Signal()
    """The columns which were only guessed are right."""
    add_requested = Signal()
    """Add the rows that :attr:`model` says are included."""
    pasted = Signal()
    """The keys to paste were pressed over the rows."""
    file_dropped = Signal(object)
    """The path of a file, as a string."""

    def __init__(self, parent: QWidget, names: CategoryNames) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.Window | Qt.WindowType.WindowMinMaxButtonsHint)
        self.setWindowTitle(self.tr("Import animals"))
        self.setAcceptDrops(True)
        self.is_running = False
        """Whether closing only hides the window: the import goes on."""
        self.has_run = False
        """Whether what is shown has been added, or is being so."""
        self._was_mended = False
        self._sheet_names: tuple[str, ...] = ()
        self.run_panel = RunPanel()

        self._message = MessagePage()
        self._title = PlainTextLabel()
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft  # the window's
        self._title.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        self._title.setFont(theme.heading_font(self.font(), theme.Type.LEAD))
        self._sheet_label = QLabel(self.tr("S&heet"))
        self._sheets = ComboBox()
        self._sheets.setAccessibleName(self.tr("Sheet"))
        self._sheets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._sheets.setMinimumContentsLength(_SHORT)
        self._sheet_label.setBuddy(self._sheets)
        self._preview = PreviewPage(names)
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

        self._message.file_requested.connect(self.file_requested)
        self._message.sheet_chosen.connect(self.sheet_chosen)
        self._message.encoding_chosen.connect(self.encoding_chosen)
        self._message.close_requested.connect(self.reject)
        self._buttons.rejected.connect(self.reject)
        self._add.clicked.connect(self._on_add_clicked)
        self._sheets.activated.connect(self._on_sheets_activated)
        self._preview.mapping_chosen.connect(self.mapping_chosen)
        self._preview.title_row_chosen.connect(self.title_row_chosen)
        self._preview.confirmed.connect(self._on_preview_confirmed)
        self._preview.pasted.connect(self.pasted)
        self.model.changed.connect(self._show_counts)
        self.model.mended.connect(self._on_model_mended)
        self.run_panel.close_requested.connect(self.reject)

    def _build(self) -> None:
        self._offer = QWidget()
        self._offer.setLayout(row(self._summary, self._buttons, stretched=self._summary))
        self.run_panel.hide()
        self._rows = QStackedLayout()
        for part in (self._preview, self._outcomes):
            self._rows.addWidget(part)
        file = QWidget()
        title = row(self._title, self._sheet_label, self._sheets, stretched=self._title)
        file.setLayout(column(title, self._rows, self._offer, self.run_panel, margin=0, stretched=self._rows))
        self._pages = QStackedLayout()
        for page in (self._message, file):
            self._pages.addWidget(page)
        self.setLayout(column(self._pages))
        self.resize(QSize(theme.UNIT * 220, theme.UNIT * 160).boundedTo(self.screen().availableSize()))

    # --- what is shown ---

    def show_reading(self, name: str) -> None:
        """Say that a file is being read, which can be cancelled."""
        self.setWindowTitle(importing_text.window_title(name))
        self._pages.setCurrentIndex(0)
        self._message.show_reading(name)

    def show_rows_read(self, count: int) -> None:
        """Say how far the reading has come."""
        self._message.show_rows_read(count)

    def show_refused(self, name: str, reason: str) -> None:
        """Say why a file cannot be read."""
        self._pages.setCurrentIndex(0)
        self._message.show_refused(name, reason)

    def ask_for_sheet(self, name: str, sheets: Sequence[str]) -> None:
        """Ask which sheet of a workbook is to be read."""
        self._pages.setCurrentIndex(0)
        self._message.ask_for_sheet(name, sheets)

    def ask_for_encoding(self, name: str, guesses: Sequence[EncodingGuess]) -> None:
        """Ask how a text file is to be read."""
        self._pages.setCurrentIndex(0)
        self._message.ask_for_encoding(name, guesses)

    def show_sheets(self, names: Sequence[str], current: str | None) -> None:
        """Let one of several sheets be chosen; none where there is only one."""
        self._sheet_names = tuple(names)
        self._sheets.clear()
        self._sheets.addItems([sanitize(name) for name in names])
        self._sheets.setCurrentIndex(-1 if current is None else list(names).index(current))
        for widget in (self._sheet_label, self._sheets):
            widget.setVisible(len(names) > 1)

    def show_rows(self, preview: Preview) -> None:
        """Show every row of a file, and what its columns are."""
        self._title.setText(insert_break_points(importing_text.file_name(preview.table.name)))
        self._preview.show_rows(preview)
        is_new = self._pages.currentIndex() == 0
        self._pages.setCurrentIndex(1)
        self._show_panel(on=False)
        self._add.setDefault(True)
        if is_new:
            self._preview.take_focus()
        announce(self, join_sentences(self._preview.question, self._summary.text()))

    def show_checking(self) -> None:
        """Let nothing be added before the rows are checked anew."""
        self._add.setEnabled(False)

    def show_running(self) -> None:
        """Show the progress in place of the button that adds; nothing is changed meanwhile."""
        self._lock(on=True)
        self._pages.setCurrentIndex(1)
        self._show_panel(on=True)
        self.is_running = self.has_run = True
        self._was_mended = False
        self._preview.table.setFocus()  # not a button: a second Enter would press it
        self.run_panel.show_starting()

    def show_ended(self) -> None:
        """Let the window be closed: nothing of the import runs any more."""
        self.is_running = False

    def show_not_begun(self, sentence: str) -> None:
        """Say why nothing was added; it can be tried again."""
        self._lock(on=False)
        self._show_panel(on=False)
        self.is_running = self.has_run = False
        self._summary.setText(insert_break_points(sentence))
        announce(self._summary, sentence, assertive=True)

    def _show_panel(self, *, on: bool) -> None:
        """Show how far the import has come, or what it would add."""
        self._offer.setHidden(on)
        self.run_panel.setVisible(on)

    def _lock(self, *, on: bool) -> None:
        self._sheets.setEnabled(not on)
        self._preview.lock(on=on)

    @property
    def shows_outcomes(self) -> bool:
        """Whether the rows are shown with what became of them."""
        return self._rows.currentIndex() == 1

    def show_outcomes(self, report: ImportReport) -> None:
        """Show what became of each row, in place of what was to be added."""
        self._outcomes.show_report(report, self._names.by_id)
        if self.shows_outcomes:
            return
        table = self._preview.table
        had_focus, row_ = table.hasFocus(), table.currentIndex().row()
        self.show_sheets((), None)
        self._rows.setCurrentIndex(1)
        self._outcomes.show_like(table, self.model.shown[row_] if row_ >= 0 else 0)
        if had_focus:
            self._outcomes.table.setFocus()

    def show_results(self, results: Mapping[int, RowResult]) -> None:
        """Show what became of rows meanwhile, by the numbers of their adds."""
        self._outcomes.show_results(results)

    def show_interrupted(self, name: str) -> None:
        """Show the progress of an import of an earlier run; its rows are in the journal only."""
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
            self.file_dropped.emit(file)

    @Slot()
    @override
    def reject(self) -> None:
        if self.is_running:
            self.hide()
        elif self._was_mended:
            answers = {self.tr("Discard"): 1, self.tr("Keep editing"): 0}
            text = self.tr("Nothing was added yet. The file itself stays as it is.")
            box = question_box(self, self.tr("Discard what you have changed?"), text, answers)
            box.accepted.connect(self._on_box_accepted)
            box.open()
        else:
            super().reject()

    @Slot()
    def _on_box_accepted(self) -> None:
        self._was_mended = False
        self.reject()

    @Slot(int)
    def _on_sheets_activated(self, index: int) -> None:
        self.sheet_chosen.emit(self._sheet_names[index])

    @Slot()
    def _on_add_clicked(self) -> None:
        self.add_requested.emit()

    @Slot()
    def _on_preview_confirmed(self) -> None:
        self._show_counts()
        self.columns_confirmed.emit()

    @Slot(object, object, object)
    def _on_model_mended(self, *_what: object) -> None:
        self._was_mended = True

    @Slot()
    def _show_counts(self) -> None:
        included, checked = self.model.included_count, self.model.checked_count
        words = importing_text.add_words(included, checked)
        self._add.setText(words)
        self._add.setAccessibleName(words)
        self._add.setEnabled(included + checked > 0 and not self._preview.asks)
        self._summary.setText(importing_text.included_sentence(included, len(self.model.rows), checked))


def _file_of(event: QDropEvent) -> str:
    """Return the one file that is dropped, or nothing."""
    urls = event.mimeData().urls()
    return local_file(urls[0]) if len(urls) == 1 else ""
