"""Which column of a table is what: by its title in any of our languages, by the names of categories, by its content."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from petstore_gui.exchange import vocabulary
from petstore_gui.exchange.category_parser import CategoryParser, is_rounded
from petstore_gui.exchange.table import Table, TableRow
from petstore_gui.exchange.vocabulary import Field
from petstore_gui.inventory.input_parsing import InputError, parse_int64

__all__ = ["ColumnMapping", "Field", "find_columns", "mapping_from_data", "mapping_to_data", "titles_key"]

_SAMPLE_ROWS: Final = 200
_MOST: Final = 0.9  # of the cells of a column, for it to be known by its content
_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """What each column holds, from the left; ``None``: nothing that is imported. No field stands twice."""

    fields: tuple[Field | None, ...]
    has_titles: bool
    """Whether the first row holds titles."""

    def column(self, field: Field) -> int | None:
        """Return which column holds ``field``."""
        return self.fields.index(field) if field in self.fields else None

    def rows(self, table: Table) -> tuple[TableRow, ...]:
        """Return the rows of ``table`` that are no titles."""
        return table.rows[1:] if self.has_titles else table.rows


def find_columns(
    table: Table, *, category_names: Mapping[int, str], remembered: ColumnMapping | None = None
) -> ColumnMapping:
    """Return what the columns hold: as ``remembered`` where it fits, else by titles, and by content where none tells.

    ``category_names`` are those on this computer. An ID is found by its title only: whose rows have one are taken for
    added.
    """
    width = table.width
    if remembered is not None and len(remembered.fields) == width:
        return remembered
    if not table.rows:
        return ColumnMapping((), has_titles=False)
    categories = CategoryParser(category_names)
    first = table.rows[0].cells + ("",) * (width - len(table.rows[0].cells))
    columns = [_Column(table.rows[1 : _SAMPLE_ROWS + 1], index, categories) for index in range(width)]
    has_titles = _has_titles(first, columns)
    if not has_titles:
        columns = [_Column(table.rows[:_SAMPLE_ROWS], index, categories) for index in range(width)]
    found = _by_titles(first, columns) if has_titles else {}
    free = [
        index
        for index in range(width)
        if index not in found.values() and not (has_titles and vocabulary.is_foreign_title(first[index]))
    ]
    _add_by_content(found, columns, free)
    fields: list[Field | None] = [None] * width
    for field, index in found.items():
        fields[index] = field
    return ColumnMapping(tuple(fields), has_titles)


def titles_key(table: Table) -> str:
    """Return what tables with the same titles in the same order have in common: a short text to remember them by."""
    titles = [vocabulary.normalize(cell) for cell in table.rows[0].cells] if table.rows else []
    return hashlib.sha256(json.dumps(titles).encode()).hexdigest()[:32]


def mapping_to_data(mapping: ColumnMapping) -> dict[str, object]:
    """Return the mapping as what JSON can hold; :func:`mapping_from_data` takes it."""
    return {
        "version": _VERSION,
        "fields": [field and field.value for field in mapping.fields],
        "titles": mapping.has_titles,
    }


def mapping_from_data(data: object) -> ColumnMapping | None:
    """Return the mapping of :func:`mapping_to_data`; ``None`` for anything else."""
    match data:
        case {"version": int(version), "fields": list(values), "titles": bool(has_titles)} if version == _VERSION:
            pass
        case _:
            return None
    names = [value for value in values if value is not None]
    if not all(isinstance(name, str) and name in set(Field) for name in names) or len(set(names)) != len(names):
        return None
    return ColumnMapping(tuple(None if value is None else Field(value) for value in values), has_titles)


class _Column:
    """The content of a column: which share of its cells could be what."""

    def __init__(self, rows: Sequence[TableRow], index: int, categories: CategoryParser) -> None:
        cells = [row.cells[index].strip() for row in rows if index < len(row.cells)]
        self.cells = [cell for cell in cells if cell]
        self._total = len(self.cells) or 1
        self.is_empty = not self.cells
        self.variety = len(set(self.cells)) / self._total
        self.numbers = self._share(_is_number)
        self.statuses = self._share(vocabulary.is_status)
        self.categories = self._share(categories.is_name)

    def _share(self, test: Callable[[str], bool]) -> float:
        return sum(map(test, self.cells)) / self._total


def _is_number(text: str) -> bool:
    try:
        parse_int64(text)
    except InputError:
        return is_rounded(text)
    return True


def _has_titles(first: Sequence[str], columns: Sequence[_Column]) -> bool:
    """Return whether the first row differs from the others as titles do."""
    if any(_is_number(cell) for cell in first if cell.strip()):
        return False
    if any(vocabulary.title_field(cell) for cell in first):
        return True
    return any(
        cell.strip() and not column.is_empty and (column.numbers >= _MOST or _tells_status(column, cell))
        for cell, column in zip(first, columns, strict=True)
    )


def _tells_status(column: _Column, title: str) -> bool:
    return column.statuses >= _MOST and not vocabulary.is_status(title)


def _by_titles(first: Sequence[str], columns: Sequence[_Column]) -> dict[Field, int]:
    """Return the columns that a title names; of several for one field that with the content that fits best."""
    candidates: dict[Field, list[int]] = {}
    for index, title in enumerate(first):
        field = vocabulary.title_field(title)
        if field is not None and not (field is Field.ID and not columns[index].is_empty and columns[index].numbers < 1):
            candidates.setdefault(field, []).append(index)
    names = candidates.get(Field.NAME, [])
    strong = [index for index in names if not vocabulary.is_weak_name(first[index])]
    if strong and len(names) > len(strong) and Field.CATEGORY not in candidates:
        # Beside a name, "Animal" is the kind of animal.
        candidates[Field.CATEGORY] = [index for index in names if index not in strong]
    if strong:
        candidates[Field.NAME] = strong
    return {
        field: max(indexes, key=lambda index: _fit(field, index, columns[index]))
        for field, indexes in candidates.items()
    }


def _fit(field: Field, index: int, column: _Column) -> float:
    if field in {Field.ID, Field.OUTCOME}:
        return index  # a report has its own at the right of those of the file
    if field is Field.CATEGORY:
        return max(column.categories, column.numbers)
    if field is Field.STATUS:
        return column.statuses
    return 0 if column.is_empty else 1


def _add_by_content(found: dict[Field, int], columns: Sequence[_Column], free: list[int]) -> None:
    """Add the fields that no title has told, each where a column of ``free`` says by its content what it is."""

    def add(field: Field, fitting: list[int], *, key: Callable[[int], Any]) -> None:
        if field not in found and fitting:
            found[field] = max(fitting, key=key)
            free.remove(found[field])

    filled = [index for index in free if not columns[index].is_empty]
    add(
        Field.STATUS,
        [index for index in filled if columns[index].statuses >= _MOST],
        key=lambda index: columns[index].statuses,
    )
    known = [index for index in filled if index in free and columns[index].categories >= _MOST / 2]
    numbers = [index for index in filled if index in free and columns[index].numbers >= _MOST]
    # Of two columns of numbers the one with more that are alike is the category.
    add(Field.CATEGORY, known or numbers, key=lambda index: (columns[index].categories, -columns[index].variety))
    texts = [index for index in filled if index in free and columns[index].numbers < _MOST]
    add(Field.NAME, texts, key=lambda index: columns[index].variety)
