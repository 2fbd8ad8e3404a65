"""An import of a file: checks its rows against the open service, and makes the plan and the report."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from petstore_gui.api.schema import Pet
from petstore_gui.files.columns import ColumnMapping
from petstore_gui.files.header_synonyms import IMPORT_FIELDS, ImportField, ReportField, RowOutcome
from petstore_gui.files.import_rows import ImportRow, KnownAnimals, RowChecker, RowState
from petstore_gui.files.table import Table, TableArea
from petstore_gui.files.writing import Cell, SheetTable
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.outbox.imports import ImportOutcome, ImportPlan, ImportReport, PlannedRow, ReportRow
from petstore_gui.outbox.journal import Journal, animals_added, earlier_rows


def check_import(
    table: Table,
    mapping: ColumnMapping,
    *,
    category_names: Mapping[int, str],
    journal: Journal,
    service_id: str,
    snapshot: Snapshot | None,
) -> RowChecker:
    """Return the rows of ``table`` with their states, from the present list and the journal's adds of this service.

    An ID in the file counts only if it is known to be of this service, as other services use the same numbers.
    A ``snapshot`` of another service is ignored. Raises ``JournalError``.
    """
    listed = snapshot if snapshot is not None and snapshot.service_id == service_id else None
    is_whole = listed is not None and listed.completeness_of(None) is Completeness.COMPLETE
    pets = () if listed is None else listed.pets
    if listed is not None and is_whole:  # it lacks what was added since
        later = animals_added(journal, service_id, listed.taken_at)
        pets += tuple(Pet(id=pet_id, name=name, category_id=category) for pet_id, (name, category) in later.items())
    known = KnownAnimals(
        pets,
        is_whole=is_whole,
        added=animals_added(journal, service_id) if PetField.ID in mapping.fields or not is_whole else {},
    )
    known.earlier_rows = earlier_rows(journal, service_id, content_rows(table, mapping), known.lacks)
    return RowChecker(table, mapping, category_names=category_names, known=known)


_OF_A_REPORT: Final = frozenset({PetField.ID, ReportField.OUTCOME})
_OUTCOMES: Final = {
    ImportOutcome.ADDED: RowOutcome.ADDED,
    ImportOutcome.ADDED_BEFORE: RowOutcome.ADDED,
    ImportOutcome.REFUSED: RowOutcome.NOT_ADDED,
    ImportOutcome.WAITING: RowOutcome.NOT_ADDED,
    ImportOutcome.STOPPED: RowOutcome.NOT_ADDED,
    ImportOutcome.LEFT_OUT: RowOutcome.NOT_ADDED,
    ImportOutcome.NOT_CONFIRMED: RowOutcome.NOT_CONFIRMED,
}


@dataclass(frozen=True, slots=True)
class ReportWords:
    """The words of a report, in the language of the window.

    ``titles`` has one for each :data:`ImportField`, ``outcomes`` one for each :class:`RowOutcome`: words that
    :mod:`petstore_gui.files.header_synonyms` knows, so that the report can be imported. ``reason`` returns why a row
    was not added or confirmed, or how it is known that it was, or ""; ``with_reason`` joins outcome and reason with a
    colon.
    """

    titles: Mapping[ImportField, str]
    outcomes: Mapping[RowOutcome, str]
    reason: Callable[[ReportRow], str]
    with_reason: str = "{outcome}: {reason}"


def content_rows(table: Table, mapping: ColumnMapping) -> Iterable[tuple[int, tuple[str, ...]]]:
    """Yield the numbers and cells of the rows below the titles, without the columns of a report, to compare rows by."""
    area = mapping.area(table)
    columns = _content_columns(mapping, area)
    for row in area.rows:
        yield row.number, _cells(row.cells, columns)


def plan_import(
    table: Table,
    mapping: ColumnMapping,
    rows: Iterable[ImportRow],
    included: Collection[int],
    *,
    reason: Callable[[ImportRow], str] = lambda _row: "",
) -> ImportPlan:
    """Return the import of those ``rows`` of ``table`` whose numbers are ``included`` and that can be added.

    It continues the adds of rows that are not confirmed, unless they are ``included``: then it adds them again. The
    report will have all rows, but no cells around the table. ``reason`` returns why a row is left out, in the
    language of the user.
    """
    area = mapping.area(table)
    columns = _content_columns(mapping, area)
    fields = [mapping.fields[column] for column in columns]
    original = {row.number: _cells(row.cells, columns) for row in area.rows}
    titles = None if area.titles is None else _cells(area.titles.cells, columns)
    return ImportPlan(
        table.name,
        tuple(_planned(row, original.get(row.number, ()), fields, included, reason) for row in rows),
        tuple(None if field is None else field.value for field in fields),
        titles,
    )


def report_table(report: ImportReport, words: ReportWords) -> SheetTable:
    """Return the report: the columns of the file as they were typed, then ID and outcome.

    A file without titles gets those of its fields, so that the report can be imported again.
    """
    width = max([len(report.titles or ()), len(report.fields), *(len(row.cells) for row in report.rows)])
    titles = report.titles
    if titles is None:
        titles = tuple("" if field is None else words.titles[IMPORT_FIELDS[field]] for field in report.fields)
    rows: list[tuple[Cell, ...]] = [
        (*_padded(row.cells, width), row.pet_id, _outcome_text(row, words)) for row in report.rows
    ]
    return SheetTable(
        titles=(*_padded(titles, width), words.titles[PetField.ID], words.titles[ReportField.OUTCOME]),
        rows=tuple(rows),
        name=report.record.name,
    )


def _outcome_text(row: ReportRow, words: ReportWords) -> str:
    outcome, reason = words.outcomes[_OUTCOMES[row.outcome]], words.reason(row)
    return words.with_reason.format(outcome=outcome, reason=reason) if reason else outcome


def _planned(
    row: ImportRow,
    original: tuple[str, ...],
    fields: Sequence[ImportField | None],
    included: Collection[int],
    reason: Callable[[ImportRow], str],
) -> PlannedRow:
    texts = row.texts
    padded = _padded(original, len(fields))
    edited = tuple(
        texts.get(field, cell) if field is not None else cell
        for field, cell in zip((*fields, *[None] * (len(padded) - len(fields))), padded, strict=True)
    )
    is_added = row.new_pet is not None and row.number in included
    earlier = row.earlier if row.state is RowState.NOT_CONFIRMED and not is_added else None
    cells = original if edited == padded or earlier is not None else edited  # the edited cells were not sent
    was_added_before = not is_added and row.state is RowState.ADDED_BEFORE
    return PlannedRow(
        row.number,
        cells,
        row.new_pet if is_added else None,
        reason="" if is_added or earlier is not None else reason(row),
        was_added_before=was_added_before,
        pet_id=None if is_added or earlier is not None else row.pet_id if was_added_before else row.file_id,
        original=None if cells == original else original,
        add_number=None if earlier is None else earlier.add_number,
        is_again=is_added and row.earlier is not None,
    )


def _content_columns(mapping: ColumnMapping, area: TableArea) -> list[int]:
    """Return the columns of the table; all columns of the sheet if there is nothing beside the table."""
    columns = area.columns if area.beside else range(len(mapping.fields))
    return [column for column in columns if mapping.fields[column] not in _OF_A_REPORT]


def _cells(cells: Sequence[str], columns: Sequence[int]) -> tuple[str, ...]:
    return tuple(cells[column] for column in columns if column < len(cells))


def _padded(cells: Sequence[str], width: int) -> tuple[str, ...]:
    return (*cells, *[""] * (width - len(cells)))
