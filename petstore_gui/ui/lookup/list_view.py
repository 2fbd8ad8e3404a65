"""The answers of many look-ups: a table, how far it has come, and what can be done with it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from petstore_gui.files.saving import FileKind
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import IdEntry
from petstore_gui.inventory.lookup import Answer
from petstore_gui.ui import override
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.lookup.list_files import clipboard_data, save_table, sheet_table
from petstore_gui.ui.lookup.list_model import ANSWER, LookupListModel
from petstore_gui.ui.pet_list.badges import StatusDelegate
from petstore_gui.ui.pet_list.columns import section
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.file_chooser import choose_to_save, table_filters
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

_COPIED_MS: Final = 3000
_MIN_ROWS: Final = 3
_SHOWN_ROWS: Final = 9
_ANSWER_DIGITS: Final = 26
_BY_KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVES: Final = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)


def _column_digits(field: PetField) -> int:
    match field:
        case PetField.ID:
            return 8
        case PetField.NAME:
            return 14
        case PetField.CATEGORY:
            return 10
        case PetField.STATUS:
            return 15
        case _:
            assert_never(field)


_DIGITS: Final = {section(field): _column_digits(field) for field in PetField}
_ID: Final = section(PetField.ID)
_GIVE_WAY: Final = [column for column in _DIGITS if column != _ID]  # in this order


class LookupListView(QWidget):
    """Shows answers as they come. They stay when it is cancelled, or when the service is away."""

    def __init__(
        self,
        reason: Callable[[Exception], str],
        names: CategoryNames,
        *,
        cancel: Callable[[], object],
        go_on: Callable[[], object],
        export: Callable[[Path], object],
    ) -> None:
        """``reason`` says in a few words what failed; ``go_on`` asks for what has no answer yet."""
        super().__init__()
        self._export_to = export
        self._sentence = ""  # behind the count, why there are no answers now
        self.model = LookupListModel(self, reason, names)
        self.table = _AnswerTable(self.model, self._announce_copied)
        self._progress = PlainTextLabel(role="quiet")
        self._bar = QProgressBar(textVisible=False)
        self._bar.setFixedHeight(theme.GAP)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._notice = NoteLabel()
        self._error = NoteLabel(role="error")
        self._note_end = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._continue = QPushButton(self.tr("Continue"), autoDefault=False)
        self._copy = QPushButton(self.tr("Copy table"), autoDefault=False)
        self._export = QPushButton(self.tr("Export…"), autoDefault=False)
        buttons = row(None, self._cancel, self._continue, self._copy, self._export)
        stack_if_too_wide(buttons)
        self.setLayout(
            column(
                self.table,
                self._progress,
                self._bar,
                self._notice,
                self._error,
                buttons,
                margin=0,
                stretched=self.table,
            )
        )
        self._note_end.timeout.connect(self._show_progress)
        self._cancel.clicked.connect(lambda _checked=False: cancel())
        self._continue.clicked.connect(lambda _checked=False: go_on())
        self._copy.clicked.connect(self._on_copy_clicked)
        self._export.clicked.connect(self._on_export_clicked)

    # --- what is shown ---

    def show_entries(self, entries: Sequence[IdEntry]) -> None:
        """Show these IDs in place of those before."""
        self.model.show_entries(entries)
        self.show_notice("")
        self._error.show_text("")
        self.table.fit_columns()
        self.table.scrollToTop()
        self._bar.setRange(0, len(entries))

    def show_answers(self, answers: Iterable[Answer]) -> None:
        """Show answers in their rows."""
        self.model.show_answers(answers)
        self._show_progress()

    def show_running(self) -> None:
        """Say that answers are on their way."""
        self._set_state(running=True, can_continue=False)
        self._sentence = ""
        self._show_progress()

    def show_paused(self, sentence: str, *, automatic: bool, can_continue: bool = True) -> None:
        """Say why there are no answers now; ``automatic`` where it goes on by itself."""
        self._set_state(running=automatic, can_continue=can_continue)
        self._sentence = sentence
        self._show_progress()

    def show_finished(self) -> None:
        """Say how many were found, and what became of the others."""
        self._set_state(running=False, can_continue=False)
        self._sentence = ""
        self._show_progress()

    def show_note(self, sentence: str) -> None:
        """Say for a while what became of a button, and announce it."""
        self._error.show_text("")
        self._progress.setText(sentence)
        self._note_end.start()
        announce(self, sentence)

    def show_error(self, sentence: str) -> None:
        """Say what did not work, until something else is done, and announce it."""
        self._error.show_text(sentence)
        announce(self, sentence, assertive=True)

    def show_notice(self, sentence: str) -> None:
        """Say how such look-ups will change; nothing for an empty sentence."""
        self._notice.show_text(sentence)

    def saving(self, path: Path, connection: "Connection") -> Callable[[], None]:
        """Return a function that writes all rows, as they are now, into a file; it knows no widget."""
        table = sheet_table(self.model, summary=self.summary, connection=connection, right_to_left=self.isRightToLeft())
        return partial(save_table, path, table)

    @property
    def last_button(self) -> QPushButton:
        """The last that Tab leads to."""
        return self._export

    @property
    def summary(self) -> str:
        """How many were found, and what became of the others."""
        return lookup_text.summary(self.model.entries, self.model.answers.values())

    @override
    def sizeHint(self) -> QSize:
        digits = sum(_DIGITS.values()) + _ANSWER_DIGITS
        wide = digits * self.fontMetrics().horizontalAdvance("0")
        room = self.screen().availableSize().width() - 4 * theme.MARGIN  # for the frames and margins around it
        return QSize(max(theme.UNIT * 185, min(wide, room)), super().sizeHint().height())

    # --- how ---

    def _set_state(self, *, running: bool, can_continue: bool) -> None:
        has_focus = self._cancel.hasFocus() or self._continue.hasFocus()
        self.model.set_waiting(waits=running)
        self._cancel.setVisible(running)
        self._continue.setVisible(can_continue)
        self._bar.setVisible(running or can_continue)
        if has_focus and not (self._cancel.isVisible() and self._cancel.hasFocus()):
            (self._continue if can_continue else self.table).setFocus()

    @Slot()
    def _show_progress(self) -> None:
        if self._note_end.isActive():
            return
        done, count = self.model.done, len(self.model.entries)
        self._bar.setValue(done)
        text = lookup_text.progress_text(done, count) if self._bar.isVisibleTo(self) else self.summary
        self._progress.setText(f"{text} · {self._sentence}" if self._sentence else text)

    @Slot()
    def _on_copy_clicked(self) -> None:
        self.table.copy_rows(range(self.model.rowCount()))

    def _announce_copied(self, count: int) -> None:
        self.show_note(self.tr("%Ln row(s) copied", None, count))

    @Slot()
    def _on_export_clicked(self) -> None:
        filters = table_filters(FileKind.XLSX, FileKind.CSV)
        choose_to_save(self, self.tr("Export"), filters, self.tr("Look-ups"), self._export_to)


class _AnswerTable(BaseTableView):
    """Uses the keys that move in it and that copy; all others go to the line of the dialog."""

    def __init__(self, model: LookupListModel, copied: Callable[[int], object]) -> None:
        """Let ``copied`` know how many rows were put on the clipboard."""
        super().__init__()
        self._copied = copied
        self._model = model
        self.setAccessibleName(self.tr("Answers"))
        self.setModel(model)
        self.setFont(theme.tabular_font(self.font()))
        self.setItemDelegate(IsolatedTextDelegate(self))
        self.setItemDelegateForColumn(section(PetField.STATUS), StatusDelegate(self))
        self.horizontalHeader().setSectionsClickable(False)
        self.size_columns(_DIGITS, ANSWER)

    def fit_columns(self) -> None:
        """Give each column what it needs; where that is too much, the names give way first and the IDs last."""
        header, digit = self.horizontalHeader(), self.fontMetrics().horizontalAdvance("0")
        widths = {each: max(count * digit, header.sectionSizeHint(each)) for each, count in _DIGITS.items()}
        least = {each: header.sectionSizeHint(each) for each in (*_DIGITS, ANSWER)}
        longest = self.fontMetrics().horizontalAdvance(self._model.longest_id())
        widths[_ID] = max(widths[_ID], longest + 2 * theme.MARGIN)
        for answer in (max(_ANSWER_DIGITS * digit, least[ANSWER]), least[ANSWER]):
            missing = sum(widths.values()) + answer - self.viewport().width()
            for narrowed in _GIVE_WAY if answer > least[ANSWER] else (_ID,):
                cut = max(0, min(missing, widths[narrowed] - least[narrowed]))
                widths[narrowed] -= cut
                missing -= cut
        for each, width in widths.items():
            header.resizeSection(each, width)

    def copy_rows(self, rows: Iterable[int]) -> None:
        """Put rows below their titles on the clipboard."""
        copied = list(rows)
        if copied:
            QGuiApplication.clipboard().setMimeData(clipboard_data(self._model, copied))
            self._copied(len(copied))

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(min(_SHOWN_ROWS, len(self._model.entries))))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(_MIN_ROWS))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS and not self.currentIndex().isValid() and self._model.entries:
            self.select_row(0)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_rows(sorted(index.row() for index in self.selectionModel().selectedRows()))
        elif event.key() in _MOVES or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)
        elif event.key() not in _ENTER:  # which would look all of them up again
            event.ignore()

    def _height(self, rows: int) -> int:
        return self.horizontalHeader().sizeHint().height() + rows * self.verticalHeader().defaultSectionSize() + 2
