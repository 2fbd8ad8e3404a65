"""The answers for many IDs: a table, its progress, and buttons for it."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, assert_never

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.files.formula_escape import escape_formula
from petstore_gui.files.saving import FileKind
from petstore_gui.files.writing import Cell, SheetTable, save_table
from petstore_gui.inventory.fields import CATEGORY_NAME, CELL_MAX, PetField, cell_text, file_value, spoken_text
from petstore_gui.inventory.input_parsing import IdEntry
from petstore_gui.inventory.lookup import Answer, CannotTell, Found, FoundVia
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import (
    csv_separator,
    describe_pet,
    field_title,
    join_list,
    sanitize,
    status_text,
    translate,
    when,
)
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.pet_list.badges import StatusDelegate, status_cell_width
from petstore_gui.ui.pet_list.clipboard import cells, rows_data
from petstore_gui.ui.pet_list.columns import COLUMNS, cell_status, cell_words, section
from petstore_gui.ui.pet_list.table_model import PENDING_ROLE, STATUS_ROLE
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.file_chooser import choose_to_save, table_filters
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.row_model import Index, RowModel
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

_Role = Qt.ItemDataRole

ANSWER: Final = len(COLUMNS)
"""The column of answers, behind those of the animal."""


class LookupListModel(RowModel):
    """The rows are in the order of the typed IDs; answers come in any order."""

    column_count = ANSWER + 1

    def __init__(self, parent: QObject, reason: Callable[[Exception], str], names: CategoryNames) -> None:
        """``reason`` returns a few words about an error."""
        super().__init__(parent)
        self.entries: tuple[IdEntry, ...] = ()
        self.answers: dict[int, Answer] = {}
        """The answers so far, by ID."""
        self.longest: dict[int, str] = {}
        """The longest text of the answers in each column."""
        self._rows: dict[int, int] = {}
        self.category_names = names
        self._words = cell_words(names.text)
        names.changed.connect(self.tell_all_changed)
        self._waits = False
        self._reason = reason

    # --- what is shown ---

    def show_entries(self, entries: Sequence[IdEntry]) -> None:
        """Show these IDs, without answers, in place of the present ones."""
        self.beginResetModel()
        self.entries, self.answers, self.longest = tuple(entries), {}, {}
        self._rows = {entry.pet_id: row for row, entry in enumerate(entries) if entry.pet_id is not None}
        self.endResetModel()

    def show_answers(self, answers: Iterable[Answer]) -> None:
        """Show answers in their rows; a later one replaces an earlier one."""
        changed = []
        for answer in answers:
            pet_id = answer.pet.id if isinstance(answer, Found) else answer.pet_id
            self.answers[pet_id] = answer
            row = self._rows[pet_id]
            changed.append(row)
            for number in range(self.column_count):
                text = self.data(self.index(row, number))
                self.longest[number] = max(self.longest.get(number, ""), text, key=len)
        if changed:
            self.tell_changed(range(min(changed), max(changed) + 1))

    def set_waiting(self, *, waits: bool) -> None:
        """Set whether rows without an answer show that they wait for one."""
        if waits != self._waits:
            self._waits = waits
            self.tell_all_changed()

    # --- what is known ---

    def open_ids(self) -> list[int]:
        """Return the IDs to look up: without an answer, or with one that did not come from the service."""
        return [pet_id for pet_id in self._rows if not _is_final(self.answers.get(pet_id))]

    def longest_id(self) -> str:
        """Return the ID with the most digits."""
        return max((str(pet_id) for pet_id in self._rows), key=len, default="")

    @property
    def done(self) -> int:
        """The number of rows that have their answer, or will never have one."""
        return len(self.entries) - len(self._rows) + len(self.answers)

    @override
    def shown_count(self) -> int:
        return len(self.entries)

    @override
    def titles(self) -> list[str]:
        return [*map(field_title, COLUMNS), self.tr("Answer")]

    def pet(self, row: int) -> Pet | None:
        """Return the animal of a row, if one was found."""
        answer = self._answer(row)
        return answer.pet if isinstance(answer, Found) else None

    def category(self, pet: Pet) -> str:
        """Return the category of an animal as it is shown."""
        return self.category_names.text(pet.category_id)

    def answer_text(self, row: int, *, with_day: bool = False) -> str:
        """Return the answer of a row as words; ``with_day`` for texts that leave the program."""
        problem, answer = self.entries[row].problem, self._answer(row)
        if problem is not None:
            return lookup_text.problem_text(problem)
        if answer is not None:
            return lookup_text.answer_text(answer, self._reason, with_day=with_day)
        return self.tr("Waiting…") if self._waits else self.tr("Not looked up")

    # --- for Qt ---

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if column == ANSWER:
            return self.answer_text(row) if role == _Role.DisplayRole else None
        field = COLUMNS[column]
        if role == _Role.DisplayRole:
            return self._cell(row, field)
        if role == _Role.AccessibleTextRole:
            return self._spoken(row, field)
        if field is PetField.STATUS and role in {PENDING_ROLE, STATUS_ROLE}:
            pet = self.pet(row)
            return pet is None if role == PENDING_ROLE else pet and cell_status(pet)
        return None

    # --- how ---

    def _answer(self, row: int) -> Answer | None:
        pet_id = self.entries[row].pet_id
        return None if pet_id is None else self.answers.get(pet_id)

    def _cell(self, row: int, field: PetField) -> str:
        if field is PetField.ID:
            return sanitize(self.entries[row].text, CELL_MAX)
        pet = self.pet(row)
        return "" if pet is None else cell_text(pet, field, self._words)

    def _spoken(self, row: int, field: PetField) -> str | None:
        """Return the whole row for the cell of the ID; for a screen reader that reads cell by cell, only the cell."""
        pet, answer = self.pet(row), self.answer_text(row)
        if field is not PetField.ID:
            spoken = None if pet is None or not accessibility.READS_CELLS else spoken_text(pet, field, self._words)
            return None if spoken is None else translate(spoken)
        name = self.tr("ID {id}").format(id=self._cell(row, field))
        if accessibility.READS_CELLS:
            return name
        return join_list([name, answer]) if pet is None else join_list([describe_pet(pet, self.category(pet)), answer])


def _is_final(answer: Answer | None) -> bool:
    """Whether the answer comes from the service. Errors and animals from the screen are only temporary answers."""
    match answer:
        case None:
            return False
        case Found():
            return answer.found_via is not FoundVia.SNAPSHOT
        case CannotTell():
            return answer.error is None
        case _:
            return True


def sheet_table(model: LookupListModel, *, summary: str, connection: "Connection", right_to_left: bool) -> SheetTable:
    """Return all rows for a file; categories are numbers, with a column of names if there are any."""
    pets = [model.pet(row) for row in range(model.rowCount())]
    names = model.category_names.by_id
    has_names = any(pet is not None and pet.category_id in names for pet in pets)
    titles = model.titles()
    if has_names:
        titles.insert(section(PetField.CATEGORY) + 1, translate(CATEGORY_NAME))
    rows: list[list[Cell]] = []
    for number, (entry, pet) in enumerate(zip(model.entries, pets, strict=True)):
        cells = [None if pet is None else _cell(pet, field) for field in COLUMNS]
        cells[section(PetField.ID)] = entry.text if entry.pet_id is None else entry.pet_id
        if has_names:
            cells.insert(section(PetField.CATEGORY) + 1, None if pet is None else names.get(pet.category_id))
        rows.append([*cells, model.answer_text(number, with_day=True)])
    return SheetTable(
        titles=tuple(titles),
        rows=rows,
        name=_tr("Look-ups"),
        about=(
            (_tr("Look-ups"), summary),
            (_tr("Service"), translate(connection.profile.label)),
            *(() if connection.is_embedded else ((_tr("Address"), connection.base_url),)),
            (_tr("Saved"), when(datetime.now(UTC), with_day=True)),
        ),
        about_name=_tr("About"),
        right_to_left=right_to_left,
    )


def _cell(pet: Pet, field: PetField) -> Cell:
    has_word = field is PetField.STATUS and pet.status is not None
    return status_text(pet.status) if has_word else file_value(pet, field)


def _copied(model: LookupListModel, row: int) -> list[str]:
    pet, entry = model.pet(row), model.entries[row]
    answer = escape_formula(model.answer_text(row, with_day=True))
    if pet is None:
        text = entry.text if entry.pet_id is not None else escape_formula(sanitize(entry.text))
        return [text, *[""] * (ANSWER - 1), answer]
    return [*cells(pet, COLUMNS, category=model.category(pet)), answer]


def _tr(text: str) -> str:
    return QCoreApplication.translate("lookup.list_view", text)


_COPIED_MS: Final = 3000
_MIN_ROWS: Final = 3
_SHOWN_ROWS: Final = 9
_ANSWER_DIGITS: Final = 26
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
_STATUS: Final = section(PetField.STATUS)
_GIVE_WAY: Final = [column for column in _DIGITS if column != _ID]  # in this order


class LookupListView(QWidget):
    """Shows answers as they come. They stay after a cancel, or if the service is away."""

    def __init__(
        self,
        reason: Callable[[Exception], str],
        names: CategoryNames,
        *,
        cancel: Callable[[], object],
        go_on: Callable[[], object],
        export: Callable[[Path], object],
    ) -> None:
        """``reason`` returns a few words about an error; ``go_on`` looks up the IDs without an answer."""
        super().__init__()
        self._export_to = export
        self._sentence = ""  # follows the count: why no answers come now
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
        """Show these IDs in place of the present ones."""
        self.model.show_entries(entries)
        self.show_notice("")
        self._error.show_text("")
        self.table.fit_columns()
        self.table.scrollToTop()
        self.table.select_row(0)  # before the table gets the focus: a screen reader reads the row with the table
        self._bar.setRange(0, len(entries))

    def show_answers(self, answers: Iterable[Answer]) -> None:
        """Show answers in their rows."""
        self.model.show_answers(answers)
        self.table.fit_columns()
        self._show_progress()

    def show_running(self) -> None:
        """Show that the look-up runs."""
        self._set_state("", running=True, can_continue=False)

    def show_paused(self, sentence: str, *, automatic: bool, can_continue: bool = True) -> None:
        """Show why no answers come now; ``automatic``: the look-up continues without the user."""
        self._set_state(sentence, running=automatic, can_continue=can_continue)

    def show_finished(self) -> None:
        """Show how many animals were found, and the outcome of the other IDs."""
        self._set_state("", running=False, can_continue=False)

    def show_note(self, sentence: str) -> None:
        """Show the outcome of a button for a while, and announce it."""
        self._error.show_text("")
        self._progress.setText(sentence)
        self._note_end.start()
        announce(self, sentence)

    def show_error(self, sentence: str) -> None:
        """Show what failed until the next action, and announce it."""
        self._error.show_text(sentence)
        announce(self, sentence, assertive=True)

    def show_notice(self, sentence: str) -> None:
        """Show how such look-ups will change; an empty sentence hides the notice."""
        self._notice.show_text(sentence)

    def saving(self, path: Path, connection: "Connection") -> Callable[[], None]:
        """Return a function that writes all present rows into a file; it uses no widget, so may run on a thread."""
        table = sheet_table(self.model, summary=self.summary, connection=connection, right_to_left=self.isRightToLeft())
        return partial(save_table, path, table, separator=csv_separator())

    @property
    def last_button(self) -> QPushButton:
        """The last widget in the order of Tab."""
        return self._export

    @property
    def summary(self) -> str:
        """How many animals were found, and the outcome of the other IDs."""
        return lookup_text.summary(self.model.entries, self.model.answers.values())

    @override
    def sizeHint(self) -> QSize:
        digits = sum(_DIGITS.values()) + _ANSWER_DIGITS
        wide = digits * self.fontMetrics().horizontalAdvance("0")
        room = self.screen().availableSize().width() - 4 * theme.MARGIN  # for the frames and margins around it
        return QSize(max(theme.UNIT * 185, min(wide, room)), super().sizeHint().height())

    # --- how ---

    def _set_state(self, sentence: str, *, running: bool, can_continue: bool) -> None:
        has_focus = self._cancel.hasFocus() or self._continue.hasFocus()
        self.model.set_waiting(waits=running)
        self._cancel.setVisible(running)
        self._continue.setVisible(can_continue)
        self._bar.setVisible(running or can_continue)
        if has_focus and not (self._cancel.isVisible() and self._cancel.hasFocus()):
            (self._continue if can_continue else self.table).setFocus()
        self._sentence = sentence
        self._show_progress()

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
    """Handles only the keys that move in it and that copy; all others go to the line of the dialog."""

    def __init__(self, model: LookupListModel, copied: Callable[[int], object]) -> None:
        """Call ``copied`` with the number of rows that were put on the clipboard."""
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
        """Give each column the width that it needs; in too little room, names become narrower first and IDs last."""
        header, digit = self.horizontalHeader(), self.fontMetrics().horizontalAdvance("0")
        widths = {each: max(count * digit, header.sectionSizeHint(each)) for each, count in _DIGITS.items()}
        least = {each: header.sectionSizeHint(each) for each in (*_DIGITS, ANSWER)}
        longest = self.fontMetrics().horizontalAdvance(self._model.longest_id())
        widths[_ID] = max(widths[_ID], longest + 2 * theme.MARGIN)
        widths[_STATUS] = max(widths[_STATUS], status_cell_width(self.fontMetrics()))
        spare = self.viewport().width() - sum(widths.values()) - max(_ANSWER_DIGITS * digit, self._needed(ANSWER))
        for each in reversed(_GIVE_WAY):
            more = max(0, min(self._needed(each) - widths[each], spare))
            widths[each] += more
            spare -= more
        for answer in (max(_ANSWER_DIGITS * digit, least[ANSWER]), least[ANSWER]):
            missing = sum(widths.values()) + answer - self.viewport().width()
            for narrowed in _GIVE_WAY if answer > least[ANSWER] else (_ID,):
                cut = max(0, min(missing, widths[narrowed] - least[narrowed]))
                widths[narrowed] -= cut
                missing -= cut
        for each, width in widths.items():
            header.resizeSection(each, width)

    def _needed(self, column: int) -> int:
        """Return the width of the longest text in a column."""
        return self.fontMetrics().horizontalAdvance(self._model.longest.get(column, "")) + 2 * theme.MARGIN

    def copy_rows(self, rows: Iterable[int]) -> None:
        """Put rows with titles on the clipboard."""
        copied = [_copied(self._model, row) for row in rows]
        if copied:
            QGuiApplication.clipboard().setMimeData(rows_data([self._model.titles(), *copied]))
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
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_rows(sorted(index.row() for index in self.selectionModel().selectedRows()))
        elif event.key() in _MOVES or event.matches(QKeySequence.StandardKey.SelectAll):
            super().keyPressEvent(event)
        elif event.key() not in _ENTER:  # Enter in the line would look all of them up again
            event.ignore()

    def _height(self, rows: int) -> int:
        header = self.horizontalHeader()
        header_height = max(header.sizeHint().height(), header.minimumHeight())
        return header_height + rows * self.verticalHeader().defaultSectionSize() + 2
