"""Words and sentences of an import. No widgets."""

from collections.abc import Mapping
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.files.header_synonyms import IMPORT_FIELDS, ImportField, ReportField, RowOutcome
from petstore_gui.files.import_plan import ReportWords
from petstore_gui.files.import_rows import ImportRow, RowReason, RowState
from petstore_gui.files.table import left_out
from petstore_gui.inventory.fields import ENTERED, PetField, cell_text
from petstore_gui.outbox.imports import FOUND_IN_LIST, ImportOutcome, PauseReason, ReportRow, UnconfirmedReason
from petstore_gui.ui.i18n.text import (
    as_sentence,
    category_text,
    field_title,
    join_list,
    join_sentences,
    sanitize,
    status_text,
    translate,
)
from petstore_gui.ui.pet_list.columns import cell_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from petstore_gui.files.columns import ColumnMapping
    from petstore_gui.files.table import TableArea
    from petstore_gui.outbox.imports import ImportPause, ImportProgress, ImportRecord

LONGEST_CELL: Final = 200
LONGEST_REASON: Final = 2000
_LONGEST_VALUE: Final = 60
_LONGEST_FILE: Final = 40
_NO_ISOLATES: Final = dict.fromkeys(range(0x2066, 0x206A))
_A: Final = ord("A")
_LETTERS: Final = 26


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("importing.text", text, None, count)


def state_word(state: RowState) -> str:
    """Return the word for the state of a row."""
    return {
        RowState.READY: _tr("Ready"),
        RowState.PROBLEM: _tr("Problem"),
        RowState.POSSIBLE_DUPLICATE: _tr("Possible duplicate"),
        RowState.DOUBTFUL: _tr("Doubtful"),
        RowState.ADDED_BEFORE: _tr("Added before"),
        RowState.NOT_CONFIRMED: _tr("Not confirmed"),
        RowState.WAITING: _tr("Waiting"),
    }[state]


def all_word() -> str:
    """Return the word on the button that shows the rows of every state."""
    return _tr("All")


def outcome_word(outcome: ImportOutcome) -> str:
    """Return the word for the outcome of a row."""
    return {
        ImportOutcome.ADDED: _tr("Added"),
        ImportOutcome.REFUSED: _tr("Not added"),
        ImportOutcome.NOT_CONFIRMED: _tr("Not confirmed"),
        ImportOutcome.ADDED_BEFORE: _tr("Added before"),
        ImportOutcome.WAITING: _tr("Waiting"),
    }.get(outcome, _tr("Not sent"))


def outcome_detail(row: ReportRow) -> str:
    """Return the detail of an outcome: the ID and the reason, in a few words."""
    is_added = row.pet_id is not None and row.outcome in {ImportOutcome.ADDED, ImportOutcome.ADDED_BEFORE}
    parts = [_tr("ID {id}").format(id=row.pet_id) if is_added else "", sanitize(_report_reason(row), LONGEST_CELL)]
    return join_list([part for part in parts if part])


def outcome_sentence(row: ReportRow) -> str:
    """Return the whole reason of an outcome; "" for an animal that the service has said it added."""
    reason = sanitize(_report_reason(row), LONGEST_REASON)
    return reason and as_sentence(reason[0].upper() + reason[1:])


def spoken_outcome(row: ReportRow, cells: list[str]) -> str:
    """Return what a screen reader says for a row: all of it."""
    parts = [row_word(row.number), *cells, outcome_word(row.outcome), outcome_detail(row)]
    return join_list([part for part in parts if part])


def field_word(field: ImportField) -> str:
    """Return the name of a column."""
    return _tr("Outcome") if isinstance(field, ReportField) else field_title(field)


def problem_sentence(row: ImportRow) -> str:
    """Return the problem of a row: the field, its value, and the expected values; "" without a problem."""
    problem = row.problem
    if problem is None:
        return ""
    expected = translate(problem.expected)
    if problem.field is None:
        return expected
    field = field_word(problem.field)
    if not problem.value.strip():
        return _tr("{field} is empty. {expected}").format(field=field, expected=expected)
    value = sanitize(problem.value, _LONGEST_VALUE)
    return _tr("{field} “{value}” can't be used. {expected}").format(field=field, value=value, expected=expected)


def state_detail(row: ImportRow) -> str:
    """Return the detail of a state: the reason in a few words."""
    if row.earlier is not None and row.reason is None:
        text = _tr("Waits in {file}") if row.state is RowState.WAITING else _tr("Sent from {file}")
        return text.format(file=file_name(row.earlier.file))
    if row.problem is not None:
        return translate(row.problem.expected)
    if row.state is RowState.ADDED_BEFORE and row.pet_id is not None:
        return _tr("ID {id}").format(id=row.pet_id)
    if row.reason is None:
        return ""
    if row.reason is RowReason.SAME_ANIMAL and row.same_id is not None:
        return _tr("Same name and category as ID {id}").format(id=row.same_id)
    return {
        RowReason.SAME_ANIMAL: _tr("Same name and category as row {number}"),
        RowReason.ID_IN_FILE: _tr("ID {id} is in the file"),
        RowReason.NOT_LISTED: _tr("Not in the list with ID {id}"),
        RowReason.ADDED_IN_FILE: _tr("The file says it was added"),
        RowReason.NOT_CONFIRMED: _tr("Not confirmed before"),
        RowReason.NEW_ID: _tr("Gets a new ID"),
        RowReason.TOTAL: _tr("Looks like a total"),
        RowReason.CORRECTED: _tr("Check the whole row"),
    }[row.reason].format(id=row.file_id if row.pet_id is None else row.pet_id, number=row.same_row)


def state_tip(row: ImportRow) -> str:
    """Return the tool tip of a state: its detail, and what an import does with the row."""
    if row.state is not RowState.NOT_CONFIRMED:
        return problem_sentence(row) or state_detail(row)
    what = _tr("The import checks whether it was added. Tick it to add it once more.")
    return join_sentences(as_sentence(state_detail(row)), what)


def state_sentence(row: ImportRow) -> str:
    """Return the whole reason of a state; "" without one."""
    tip = state_tip(row)
    return tip and as_sentence(tip)


def spoken_state(row: ImportRow) -> str:
    """Return what a screen reader says for a state: its word and its detail."""
    return join_list([part for part in (state_word(row.state), state_detail(row)) if part])


def cell(row: ImportRow, field: PetField, names: Mapping[int, str]) -> str:
    """Return a cell as it is shown: the value to send, or the text of the file if that is invalid."""
    if row.new_pet is None:
        return sanitize(row.texts.get(field, ""), LONGEST_CELL)
    return cell_text(row.new_pet, field, cell_words(partial(category_text, names=names), LONGEST_CELL))


def spoken_row(row: ImportRow, names: Mapping[int, str], *, included: bool) -> str:
    """Return what a screen reader says for the first cell of a row: the whole row."""
    will = _what_becomes(row, included=included)
    cells = [cell(row, field, names) for field in ENTERED]
    parts = [row_word(row.number), *(each for each in cells if each), state_word(row.state)]
    return join_sentences(_tr("{row}, {will}.").format(row=join_list(parts), will=will), problem_sentence(row))


def spoken_number(row: ImportRow, *, included: bool) -> str:
    """Return what a screen reader says for the first cell of a row if it also reads the others."""
    will = _what_becomes(row, included=included)
    return _tr("{row}, {will}.").format(row=row_word(row.number), will=will)


def spoken_cell(field: PetField, text: str) -> str | None:
    """Return what a screen reader says for a cell, if its text alone is not enough; else ``None``."""
    return _tr("category {category}").format(category=text) if field is PetField.CATEGORY and text else None


def spoken_choice(row: ImportRow, counts: str, *, included: bool) -> str:
    """Return what a screen reader says after a row was included or left out; ``counts`` are of all rows."""
    will = as_sentence(_what_becomes(row, included=included))
    return join_sentences(will, problem_sentence(row), as_sentence(counts))


def same_sentence(text: str, count: int) -> str:
    """Return how many other rows have the text that was corrected in one."""
    return _tr("“{text}” is in %Ln other row(s).", count).format(text=sanitize(text, _LONGEST_VALUE))


def edit_same_label(field: PetField, text: str) -> str:
    """Return the label of the button that corrects the other rows, too."""
    shown = status_text(text or None) if field is PetField.STATUS else sanitize(text, _LONGEST_FILE)
    return _tr("Use {text} there, too").format(text=shown)


def spoken_edit(row: ImportRow, counts: str, *, included: bool) -> str:
    """Return what a screen reader says after a row was edited; ``counts`` are of all rows."""
    will = _what_becomes(row, included=included)
    sentence = _tr("{row}, {will}.").format(row=state_word(row.state), will=will)
    return join_sentences(sentence, state_sentence(row), as_sentence(counts))


def spoken_same_edits(changed: int, counts: str) -> str:
    """Return what a screen reader says after other rows were corrected, too; ``counts`` are of all rows."""
    return join_sentences(as_sentence(_tr("%Ln row(s) corrected", changed)), as_sentence(counts))


def _what_becomes(row: ImportRow, *, included: bool) -> str:
    if included:
        return _tr("will be added")
    return _tr("will be checked") if row.state is RowState.NOT_CONFIRMED else _tr("will not be added")


def add_words(count: int, checked: int = 0) -> str:
    """Return the label of the button: it adds ``count`` rows, or without any only checks the ``checked`` ones."""
    return _tr("Check %Ln animal(s)", checked) if checked and not count else _tr("Add %Ln animal(s)", count)


def row_count(count: int) -> str:
    """Return a number of rows as words."""
    return _tr("%Ln row(s)", count)


def included_sentence(included: int, total: int, checked: int = 0) -> str:
    """Return how many of the rows will be added, and how many that are not confirmed will be ``checked``."""
    sentence = (
        _tr("%Ln row(s) will be added", total)
        if included == total
        else _tr("{included} of {total} rows will be added").format(included=number(included), total=number(total))
    )
    return " · ".join([sentence, _tr("%Ln not confirmed", checked)]) if checked else sentence


def columns_question(mapping: "ColumnMapping") -> str:
    """Return the question about guessed columns; "" if none is guessed."""
    guessed = join_list(
        [field_word(field) for field in mapping.fields if field is not None and field in mapping.guessed]
    )
    if not guessed:
        return ""
    if mapping.title_row:
        return _tr("These columns are a guess: {columns}. Please check them.").format(columns=guessed)
    return _tr("No titles found. These columns are a guess: {columns}. Please check them.").format(columns=guessed)


def left_out_sentence(area: "TableArea") -> str:
    """Return the sentence about the cells outside of the table; "" if there are none."""
    return join_sentences(*map(translate, left_out(area, column_letters)))


def row_word(number: int) -> str:
    """Return the name of a row by its number."""
    return _tr("Row {number}").format(number=number)


def row_name(number: int, cells: "Sequence[str]") -> str:
    """Return the name of a row that may have the titles: its number and its cells."""
    shown = sanitize(join_list([cell.strip() for cell in cells if cell.strip()]), LONGEST_CELL)
    return _tr("Row {number}: {cells}").format(number=number, cells=shown)


def column_letters(index: int) -> str:
    """Return the name of a column in spreadsheets: A, B, …, AA."""
    letters, rest = "", index + 1
    while rest:
        rest, letter = divmod(rest - 1, _LETTERS)
        letters = chr(_A + letter) + letters
    return letters


def column_name(index: int, title: str) -> str:
    """Return the name of a column of a file: its title, or its letters."""
    letters = column_letters(index)
    shown = sanitize(title, _LONGEST_FILE)
    return _tr("{title} ({letter})").format(title=shown, letter=letters) if shown else letters


def file_name(name: str) -> str:
    """Return the name of a file or of a paste for a sentence."""
    if not name:
        return pasted_name()
    return sanitize(PurePath(name).name or name, _LONGEST_FILE)


def window_title(name: str) -> str:
    """Return the title of the window that shows a file, or rows of the clipboard."""
    return _tr("Import {file}").format(file=file_name(name)) if name else _tr("Import pasted rows")


def production_question(count: int) -> tuple[str, str]:
    """Return the title and the text of the question before anything is added to Production."""
    return _tr("This is Production. Add %Ln animal(s) to it?", count), _tr(
        "Everyone who uses it will see them. This program can't remove them."
    )


def progress_sentence(progress: "ImportProgress") -> str:
    """Return the progress of an import, its speed, and the remaining time."""
    parts = [settled_sentence(progress)]
    if not progress.waiting:
        if progress.not_confirmed:
            parts.append(_tr("checking {count} not confirmed").format(count=number(progress.not_confirmed)))
        return " · ".join(parts)
    if progress.per_second >= 1:
        parts.append(_tr("%Ln a second", round(progress.per_second)))
    if progress.seconds_left is not None:
        parts.append(_tr("about {time} left").format(time=duration(progress.seconds_left)))
    return " · ".join(parts)


def settled_sentence(progress: "ImportProgress") -> str:
    """Return how many of the rows have their outcome."""
    settled = progress.added + progress.refused + progress.not_confirmed
    return _tr("{settled} of {total}").format(settled=number(settled), total=number(progress.total))


def pause_sentence(pause: "ImportPause", reason: str) -> str:
    """Return why nothing is sent now; ``reason`` describes the error in a few words."""
    sentence = {
        PauseReason.USER: _tr("Paused."),
        PauseReason.KEY: _tr("Paused, the service needs another API key."),
        PauseReason.BUSY: _tr("Paused, the service is busy. It goes on automatically."),
        PauseReason.CONNECTION: _tr("Paused, the connection is lost. It goes on automatically."),
        PauseReason.DISK: _tr("Paused, this computer can't save what is sent: {reason}").format(reason=reason),
        PauseReason.FAULT: _tr("Paused, an unexpected error occurred."),
        PauseReason.OTHER_SERVICE: _tr("Paused. It can go on when its own service is open."),
    }[pause.reason]
    if pause.reason is PauseReason.CONNECTION and pause.retry_in_s is None:
        sentence = _tr("Paused, the connection is lost.")
    if not pause.retry_in_s:
        return sentence
    again = _tr("Trying again in {count} s.").format(count=number(max(1, round(pause.retry_in_s))))
    return join_sentences(sentence, again)


def ended_sentence(record: "ImportRecord") -> str:
    """Return the outcomes of the rows of a file."""
    parts = [_tr("%Ln added", record.added)]
    if record.refused:
        parts.append(_tr("%Ln not added", record.refused))
    if not_sent := record.rows_not_added - record.refused:
        parts.append(_tr("%Ln not sent", not_sent))
    if record.not_confirmed:
        parts.append(_tr("%Ln not confirmed", record.not_confirmed))
    return join_list(parts)


def unfinished_sentence(record: "ImportRecord") -> str:
    """Return the sentence about an unfinished import of an earlier run."""
    name = file_name(record.name)
    parts = [_tr("{added} of {total} added").format(added=number(record.added), total=number(record.total))]
    if record.not_confirmed:
        parts.append(_tr("%Ln not confirmed", record.not_confirmed))
    return _tr("{file} isn't finished: {state}").format(file=name, state=join_list(parts))


def pasted_name() -> str:
    """Return the name of rows from the clipboard."""
    return _tr("Pasted rows")


def report_name(name: str) -> str:
    """Return the suggested name of the report of an import of ``name``, without its suffix."""
    return _tr("{file} report").format(file=PurePath(name).stem or pasted_name())


def file_filters() -> list[str]:
    """Return the filters of the file dialog."""
    return [f"{_tr('Tables')} (*.xlsx *.xls *.ods *.csv *.tsv *.txt *.json)", f"{_tr('All files')} (*)"]


def duration(seconds: float) -> str:
    """Return a duration as words, roughly."""
    if seconds < 60:
        return _tr("%Ln second(s)", max(1, round(seconds)))
    return _tr("%Ln minute(s)", round(seconds / 60))


def number(value: int) -> str:
    """Return a number as the locale writes it."""
    return QLocale().toString(value)


def reason_left_out(row: ImportRow) -> str:
    """Return why a row is left out, for a report: without direction marks, which are only for the screen."""
    if row.problem is not None:
        return problem_sentence(row).translate(_NO_ISOLATES)
    if row.state is RowState.WAITING:
        return state_detail(row).translate(_NO_ISOLATES)
    return {
        RowState.POSSIBLE_DUPLICATE: _tr("Possible duplicate, left out"),
        RowState.DOUBTFUL: _tr("Doubtful, left out"),
    }.get(row.state, _tr("Left out"))


def report_words() -> ReportWords:
    """Return the words of a report."""
    return ReportWords(
        {field: field_word(field) for field in IMPORT_FIELDS.values()},
        {
            RowOutcome.ADDED: _tr("Added"),
            RowOutcome.NOT_ADDED: _tr("Not added"),
            RowOutcome.NOT_CONFIRMED: _tr("Not confirmed"),
        },
        _report_reason,
    )


def _report_reason(row: ReportRow) -> str:
    if row.outcome is ImportOutcome.STOPPED:
        return _tr("the import was stopped")
    if row.outcome is ImportOutcome.ADDED and row.detail == FOUND_IN_LIST:
        return _tr("found in the list")
    if row.outcome is not ImportOutcome.NOT_CONFIRMED:
        return row.detail
    return {
        UnconfirmedReason.NOT_LISTED.value: _tr("not in the list yet"),
        UnconfirmedReason.LIST_INCOMPLETE.value: _tr("the list may be incomplete"),
        UnconfirmedReason.SEVERAL.value: _tr("several animals could be it"),
        UnconfirmedReason.SIMILAR.value: _tr("the list has one like it, which may be another one"),
    }.get(row.detail, _tr("no answer"))
