"""What this computer has sent to a service before: which animals, and which rows of a file by what they say."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final

from petstore_gui.inventory import journal_schema as schema
from petstore_gui.inventory.imports import EarlierRow, ImportOutcome
from petstore_gui.inventory.journal import Journal

_BEST_FIRST: Final = (ImportOutcome.ADDED, ImportOutcome.NOT_CONFIRMED, ImportOutcome.WAITING)
_OUTCOMES: Final = {each.value: each for each in _BEST_FIRST}


def row_key(cells: Sequence[str]) -> bytes:
    """Return what two rows have in common that say the same: blanks around cells and empty ones at the end aside."""
    stripped = [cell.strip() for cell in cells]
    while stripped and not stripped[-1]:
        stripped.pop()
    return sha256(json.dumps(stripped).encode()).digest()[:16]


def animals_added(journal: Journal, service_id: str) -> dict[int, tuple[str, int]]:
    """Return name and category of what this computer has added to a service in the last 90 days, by ID.

    Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            "SELECT pet_id, name, category_id FROM adds"
            " WHERE place = ? AND how IN ('added', 'added_probably') AND pet_id IS NOT NULL ORDER BY number",
            (service_id,),
        ).fetchall()
    return {pet_id: (name, category_id) for pet_id, name, category_id in found}


def earlier_rows(journal: Journal, service_id: str, rows: Iterable[tuple[int, Sequence[str]]]) -> dict[int, EarlierRow]:
    """Return which of ``rows`` an import of the last 90 days has added, has sent, or is to send, by their numbers.

    Of equal rows as many are returned as there were, the added ones first, and of these those that had the same number
    then. Those that were refused or never sent are not among them. ``rows`` are without the columns of a report, as in
    :class:`ImportPlan`. Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            f"SELECT r.key, r.row, {schema.OUTCOME}, a.number, i.name, a.pet_id FROM imports AS i"  # noqa: S608
            " JOIN import_rows AS r ON r.import = i.number JOIN adds AS a ON a.number = r.add_number"
            f" WHERE i.place = ? AND {schema.OUTCOME} IN (?, ?, ?) ORDER BY r.import, r.row",
            (service_id, *_BEST_FIRST),
        ).fetchall()
    # An add that several imports went on with is one row, that of the last.
    adds = {each[3]: each for each in found}
    earlier: defaultdict[bytes, list[tuple[int, EarlierRow]]] = defaultdict(list)
    for key, number, outcome, *rest in adds.values():
        earlier[key].append((number, EarlierRow(_OUTCOMES[outcome], *rest)))
    if not earlier:
        return {}
    numbers: defaultdict[bytes, list[int]] = defaultdict(list)
    for number, cells in rows:
        key = row_key(cells)
        if key in earlier:
            numbers[key].append(number)
    return {number: row for key, same in numbers.items() for number, row in _paired(same, earlier[key])}


def _paired(numbers: list[int], earlier: list[tuple[int, EarlierRow]]) -> Iterable[tuple[int, EarlierRow]]:
    """Return for equal rows what they were before: each earlier one is one of these ``numbers`` at most."""
    if len(numbers) == len(earlier) == 1:  # most are, and this is a tenth of the time
        return [(numbers[0], earlier[0][1])]
    return _paired_best_first(numbers, earlier)


def _paired_best_first(numbers: list[int], earlier: list[tuple[int, EarlierRow]]) -> Iterator[tuple[int, EarlierRow]]:
    left = dict.fromkeys(numbers)
    for outcome in _BEST_FIRST:
        others = []
        for number, row in earlier:
            if row.outcome is outcome and number in left:
                del left[number]
                yield number, row
            elif row.outcome is outcome:
                others.append(row)
        for number, row in zip(tuple(left), others, strict=False):
            del left[number]
            yield number, row
