"""What this computer has added to a service before: which animals, and which rows of a file by what they say."""

import json
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from hashlib import sha256

from petstore_gui.inventory.journal import Journal


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


def rows_added_before(
    journal: Journal, service_id: str, rows: Iterable[tuple[int, Sequence[str]]]
) -> dict[int, int | None]:
    """Return which of ``rows`` an import of the last 90 days has added, by number, each with its animal's ID.

    ``None`` for an ID that is not known: such a row was sent and is not confirmed, or still waits in an import that
    has not ended. Of equal rows as many are returned as were added: those that had the same number then, and after them
    the first ones. ``rows`` are without the columns of a report, as in :class:`ImportPlan`. Raises
    :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            "SELECT r.key, r.row, a.pet_id FROM imports AS i JOIN import_rows AS r ON r.import = i.number"
            " JOIN adds AS a ON a.number = r.add_number"
            " WHERE i.place = ? AND (a.how IN ('added', 'added_probably', 'left')"
            " OR a.how IS NULL AND a.refusal IS NULL) ORDER BY a.number",
            (service_id,),
        ).fetchall()
    earlier: defaultdict[bytes, deque[tuple[int, int | None]]] = defaultdict(deque)
    for key, number, pet_id in found:
        earlier[key].append((number, pet_id))
    if not earlier:
        return {}
    added: dict[int, int | None] = {}
    others: list[tuple[int, bytes]] = []
    for number, cells in rows:
        key = row_key(cells)
        same = next((each for each in earlier.get(key, ()) if each[0] == number), None)
        if same is not None:
            earlier[key].remove(same)
            added[number] = same[1]
        elif key in earlier:
            others.append((number, key))
    for number, key in others:
        if earlier[key]:
            added[number] = earlier[key].popleft()[1]
    return added
