"""Finds the field of each column of a table: by its title in any language of the program, or by its content."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from petstore_gui.files import header_synonyms
from petstore_gui.files.category_parser import CategoryError, CategoryParser, is_rounded
from petstore_gui.files.header_synonyms import IMPORT_FIELDS, ImportField, ReportField
from petstore_gui.files.table import Table, TableArea, TableRow, area_of, column_runs
from petstore_gui.files.text_files import TITLE_ROWS
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import InputError, parse_int64

NO_TITLES: Final = 0
NEEDED: Final = (PetField.NAME, PetField.CATEGORY)

_SAMPLE_ROWS: Final = 200
_MOST: Final = 0.9  # the share of a column's cells that identifies it by its content
_VERSION: Final = 2  # of the remembered columns; in version 1 the user had not confirmed all of them
_KIND_VARIETY: Final = 0.5  # in columns of kinds the same words repeat
_FEW_ROWS: Final = 4

Fields = tuple[ImportField | None, ...]
"""The field of each column, from the left; ``None``: it is not imported. No field occurs twice."""


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """The row of titles of a table, and the fields of its columns."""

    fields: Fields
    title_row: int = NO_TITLES
    """The number of the row with the titles; the rows above it are not imported."""
    guessed: frozenset[ImportField] = frozenset()
    """The fields whose column was found by its content only: nothing is added before the user confirms it."""

    def column(self, field: ImportField) -> int | None:
        """Return the index of the column with ``field``, or ``None``."""
        return self.fields.index(field) if field in self.fields else None

    def area(self, table: Table) -> TableArea:
        """Return the part of ``table`` that is imported."""
        return area_of(table, self.title_row, [column for column, field in enumerate(self.fields) if field])

    def with_column(self, field: ImportField, column: int | None) -> "ColumnMapping":
        """Return the mapping after the user has chosen the column of ``field``; ``None``: it is not imported."""
        fields = [None if each is field else each for each in self.fields]
        if column is not None:
            fields[column] = field
        return replace(self, fields=tuple(fields), guessed=self.guessed.intersection(fields) - {field})

    def confirmed(self) -> "ColumnMapping":
        """Return the mapping after the user has confirmed it."""
        return replace(self, guessed=frozenset())


def find_columns(
    table: Table,
    *,
    category_names: Mapping[int, str],
    remembered: Callable[[str], Fields | None] = lambda _key: None,
    title_row: int | None = None,
) -> ColumnMapping:
    """Return the fields of the columns: as ``remembered``, else by their titles, else by their content.

    ``category_names`` are those on this computer. ``remembered`` gets the :func:`titles_key`. ``title_row`` is the
    number of the row with the titles, :data:`NO_TITLES` for none, ``None`` to look for it among the first twenty. An
    ID is found by its title only, as rows with an ID may count as added.
    """
    if not table.rows:
        return ColumnMapping(())
    return _Search(table, CategoryParser(category_names)).find(remembered, title_row)


def titles_key(titles: Sequence[str]) -> str:
    """Return a short text that is the same for all tables with these titles in this order, to remember them by."""
    return hashlib.sha256(json.dumps([header_synonyms.normalize(title) for title in titles]).encode()).hexdigest()[:32]


def fields_to_data(fields: Fields) -> dict[str, object]:
    """Return the fields as data for JSON; :func:`fields_from_data` reads it."""
    return {"version": _VERSION, "fields": [field and field.value for field in fields]}


def fields_from_data(data: object) -> Fields | None:
    """Return the fields in the result of :func:`fields_to_data`; ``None`` for anything else."""
    match data:
        case {"version": int(version), "fields": list(values)} if version == _VERSION:
            pass
        case _:
            return None
    names = [value for value in values if value is not None]
    if not all(isinstance(name, str) and name in IMPORT_FIELDS for name in names) or len(set(names)) != len(names):
        return None
    return tuple(None if value is None else IMPORT_FIELDS[value] for value in values)


class _Column:
    """The content of a column: the share of its cells that could be of each field."""

    def __init__(self, title: str, rows: Sequence[TableRow], index: int, categories: CategoryParser) -> None:
        self.title = title
        self.index = index
        self._rows = rows
        self._filled = [cell for cell in self._cells(_SAMPLE_ROWS) if cell and cell not in header_synonyms.ERROR_VALUES]
        self._categories = categories
        self._total = len(self._filled) or 1
        self.filled = len(self._filled)
        self.is_empty = not self._filled
        self.variety = len(set(self._filled)) / self._total
        self.numbers = self._share(_is_number)
        self.statuses = self._share(header_synonyms.is_status)
        self.categories = self._share(categories.is_name)

    @property
    def field(self) -> ImportField | None:
        """The field that its title means. IDs of which none is a number come from another program and do not count."""
        field = header_synonyms.title_field(self.title)
        return None if field is PetField.ID and not self.is_empty and not self.numbers else field

    @property
    def rank(self) -> int:
        """How certainly its title means its field."""
        return header_synonyms.title_rank(self.title)

    @property
    def may_be_kinds(self) -> bool:
        """Whether its words repeat: kinds repeat, names do not."""
        return self.variety <= _KIND_VARIETY and len(self._filled) >= _FEW_ROWS

    def fit(self, field: ImportField) -> float:
        """Return how well its content suits ``field``."""
        if field is PetField.CATEGORY:
            return max(self.categories, self.numbers)
        return self.statuses if field is PetField.STATUS else 1

    def agrees(self, other: "_Column", field: ImportField) -> bool:
        """Whether two columns mean the same in each row in which both have a value."""
        meaning = self._category if field is PetField.CATEGORY else header_synonyms.normalize
        pairs = zip(self._cells(len(self._rows)), other._cells(len(self._rows)), strict=True)  # noqa: SLF001  its own
        return all(mine == its or meaning(mine) == meaning(its) for mine, its in pairs if mine and its)

    def _cells(self, count: int) -> list[str]:
        index = self.index
        return [row.cells[index].strip() if index < len(row.cells) else "" for row in self._rows[:count]]

    def _category(self, cell: str) -> object:
        try:
            return self._categories.parse(cell)
        except CategoryError:
            return cell

    def _share(self, test: Callable[[str], bool]) -> float:
        return sum(map(test, self._filled)) / self._total


def _is_number(text: str) -> bool:
    try:
        parse_int64(text)
    except InputError:
        return is_rounded(text)
    return True


class _Search:
    """Looks for the titles and fields of one table."""

    def __init__(self, table: Table, categories: CategoryParser) -> None:
        self._table = table
        self._categories = categories

    def find(self, remembered: Callable[[str], Fields | None], title_row: int | None) -> ColumnMapping:
        """Return the result of :func:`find_columns`."""
        table = self._table
        if title_row is None:
            titles = self._find_titles()
            title_row = NO_TITLES if titles is None else titles.number
        area = area_of(table, title_row)
        if area.titles is not None:
            fields = remembered(titles_key(area.titles.cells))
            if fields is not None and len(fields) == table.width:
                return ColumnMapping(fields, title_row)
        block = area.rows if area.titles is None else (area.titles, *area.rows)
        columns = [self._column(area, index) for index in range(table.width)]
        runs = [columns[run.start : run.stop] for run in column_runs(block, table.width)]
        chosen = next((run for run in runs if set(NEEDED) <= self._by_titles(run)[0].keys()), None)
        found, doubtful = self._by_titles(chosen or columns)
        if chosen is None and len({_run_of(index, runs) for field, index in found.items() if field in NEEDED}) > 1:
            doubtful |= found.keys() - {ReportField.OUTCOME}  # two tables are side by side
        by_titles = set(found)
        self._add_by_content(found, chosen or columns, has_titles=area.titles is not None)
        fields = tuple({index: field for field, index in found.items()}.get(index) for index in range(table.width))
        return ColumnMapping(fields, title_row, frozenset(doubtful | found.keys() - by_titles))

    def _column(self, area: TableArea, index: int) -> _Column:
        titles = area.titles.cells if area.titles is not None else ()
        return _Column(titles[index] if index < len(titles) else "", area.rows, index, self._categories)

    # --- titles ---

    def _find_titles(self) -> TableRow | None:
        """Return the row with the required titles; else the one with most known titles; else one unlike the rest."""
        rows = self._table.rows[:TITLE_ROWS]
        known = [_known_fields(row.cells) for row in rows]
        for row, fields in zip(rows, known, strict=True):
            if set(NEEDED) <= fields:
                return row
        most = max(map(len, known))
        if most > 1:
            return rows[[len(fields) for fields in known].index(most)]
        first = [row for row in rows if row is rows[0] or row.number in self._table.breaks]
        return next(filter(_has_title, first), None) or self._differing_row()

    def _differing_row(self) -> TableRow | None:
        """Return the first row of the longest table if it differs from the rows below as titles do."""
        area = area_of(self._table, NO_TITLES)
        first, rows = area.rows[0], area.rows[1:]
        if any(map(_is_number, filter(str.strip, first.cells))):
            return None
        for index, cell in enumerate(first.cells):
            column = _Column(cell, rows, index, self._categories)
            tells = column.numbers >= _MOST or (column.statuses >= _MOST and not header_synonyms.is_status(cell))
            if cell.strip() and not column.is_empty and tells:
                return first
        return None

    # --- fields ---

    def _by_titles(self, columns: Sequence[_Column]) -> tuple[dict[ImportField, int], set[ImportField]]:
        """Return the columns that a title names, and the fields that several columns may hold."""
        candidates: dict[ImportField, list[_Column]] = {}
        for column in columns:
            if column.field is not None:
                candidates.setdefault(column.field, []).append(column)
        doubtful = set[ImportField]()
        names = candidates.get(PetField.NAME, [])
        weak, strong = [each for each in names if not each.rank], [each for each in names if each.rank]
        if weak and strong:
            candidates[PetField.NAME] = strong
            if PetField.CATEGORY not in candidates:
                candidates[PetField.CATEGORY] = weak  # beside a name, "Animal" is the kind of animal
            elif max(each.rank for each in strong) == 1 and not all(each.may_be_kinds for each in weak):
                doubtful.add(PetField.NAME)  # it may be the owner's name, with the animal's beside it
        found = {}
        for field, several in candidates.items():
            found[field], is_certain = _choose(field, several, has_outcome=ReportField.OUTCOME in candidates)
            if not is_certain:
                doubtful.add(field)
        return found, doubtful

    @staticmethod
    def _add_by_content(found: dict[ImportField, int], columns: Sequence[_Column], *, has_titles: bool) -> None:
        """Add the fields that no title names, if the content of a column identifies them."""
        taken = set(found.values())
        free = {
            column.index: column
            for column in columns
            if column.index not in taken
            and not column.is_empty
            and not (has_titles and header_synonyms.is_foreign_title(column.title))
        }

        def add(field: ImportField, fitting: Callable[[_Column], bool], key: Callable[[_Column], Any]) -> None:
            if field not in found and (those := list(filter(fitting, free.values()))):
                found[field] = max(those, key=key).index
                del free[found[field]]

        add(PetField.STATUS, lambda column: column.statuses >= _MOST, lambda column: column.statuses)
        are_known = any(column.categories >= _MOST / 2 for column in free.values())
        # Of two columns of numbers, the one with more repeated numbers is the category.
        add(
            PetField.CATEGORY,
            lambda column: column.categories >= _MOST / 2 if are_known else column.numbers >= _MOST,
            lambda column: (column.categories, -column.variety),
        )
        add(PetField.NAME, lambda column: column.numbers < _MOST, lambda column: column.variety)


def _known_fields(cells: Sequence[str]) -> set[ImportField]:
    """Return the fields of the cells of a row, read as titles."""
    fields = [
        (field, header_synonyms.title_rank(cell)) for cell in cells if (field := header_synonyms.title_field(cell))
    ]
    known = {field for field, _rank in fields}
    ranks = {rank for field, rank in fields if field is PetField.NAME}
    return known | {PetField.CATEGORY} if 0 in ranks and len(ranks) > 1 else known


def _has_title(row: TableRow) -> bool:
    """Whether a row with a known title is a row of titles, and not a pet with such a name."""
    titles = [cell for cell in row.cells if header_synonyms.title_field(cell) is not None]
    is_sure = any(
        header_synonyms.title_field(cell) is PetField.NAME and header_synonyms.title_rank(cell) for cell in titles
    )
    return bool(titles) and (is_sure or not any(map(_is_number, filter(str.strip, row.cells))))


def _choose(field: ImportField, columns: Sequence[_Column], *, has_outcome: bool) -> tuple[int, bool]:
    """Return the one of several columns for a field, and whether that is certain."""
    if len(columns) == 1:
        return columns[0].index, True
    if field in {PetField.ID, ReportField.OUTCOME}:
        # A report has its own columns at the right of those of the file.
        return columns[-1].index, has_outcome
    best = max(column.rank for column in columns)
    fitting = [column for column in columns if column.fit(field) >= _MOST] or columns
    most = max(column.rank for column in fitting)
    likely = [column for column in fitting if column.rank == most]
    chosen = max(likely, key=lambda column: (column.fit(field), column.filled))
    return chosen.index, most == best and all(column.agrees(chosen, field) for column in likely)


def _run_of(index: int, runs: Sequence[Sequence[_Column]]) -> int | None:
    return next((number for number, run in enumerate(runs) if any(column.index == index for column in run)), None)
