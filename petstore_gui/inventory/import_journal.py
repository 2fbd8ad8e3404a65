"""The imports in the journal: each with all rows of its file, and the adds that they became.

An add that is not confirmed may be a row of several imports: each later one goes on with it.
"""

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory import journal_schema as schema
from petstore_gui.inventory.import_history import row_key
from petstore_gui.inventory.imports import (
    AddResults,
    ImportOutcome,
    ImportPlan,
    ImportRecord,
    ImportReport,
    ReportRow,
    UnconfirmedReason,
)
from petstore_gui.inventory.journal import Journal, JournalError, JournalMovedError, Resolution
from petstore_gui.inventory.journal_entry import JournalEntry, entry_of, known_text, new_key, pet_values, promise_values
from petstore_gui.translatable import TranslatableText

_IMPORTS: Final = f"""
SELECT i.number, i.place, i.name, i.began_at, i.finished_at, {schema.OUTCOME} AS outcome, count(a.number)
FROM imports AS i LEFT JOIN import_rows AS r ON r.import = i.number LEFT JOIN adds AS a ON a.number = r.add_number
WHERE i.place = ? AND (i.number = ? OR ? IS NULL) GROUP BY i.number, outcome ORDER BY i.number DESC
"""  # noqa: S608  of the constant above


_LEFT_OUT: Final = """
SELECT r.import, count(*) FROM imports AS i JOIN import_rows AS r ON r.import = i.number
WHERE i.place = ? AND (i.number = ? OR ? IS NULL) AND r.add_number IS NULL AND r.reason IS NOT ? GROUP BY r.import
"""


class ImportTakenError(JournalError):
    """Another process sends the rows of this import, or has ended it: this one may send none of them."""

    def __init__(self) -> None:
        super().__init__(TranslatableText("another window or command works on this import"))


def begin_import(journal: Journal, service_id: str, plan: ImportPlan) -> ImportRecord:
    """Write down an import and the adds of all its rows: all of it, or nothing. It is on the disk on return.

    Raises :class:`JournalError`.
    """
    now = datetime.now(UTC)
    time = _text(now)
    titles = None if plan.titles is None else _json(plan.titles)
    to_add = [row for row in plan.rows if row.new_pet is not None]
    earlier = {row.number: row.add_number for row in plan.rows if row.add_number is not None}
    with journal.changing() as database:
        for number in earlier.values():
            _reopen(database, service_id, number)
        values = (service_id, plan.name, titles, _json(plan.fields), time)
        cursor = database.execute(
            "INSERT INTO imports (place, name, titles, fields, began_at) VALUES (?, ?, ?, ?, ?)", values
        )
        number = int(cursor.lastrowid or 0)
        # One transaction, so that nobody else takes the numbers after the last one.
        (last,) = database.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'adds'").fetchone()
        add_numbers = earlier | {row.number: last + index for index, row in enumerate(to_add, 1)}
        database.executemany(
            schema.INSERT_OF_IMPORT,
            (
                (add_numbers[row.number], service_id, *pet_values(row.new_pet), time, number, new_key())
                for row in to_add
                if row.new_pet is not None
            ),
        )
        database.executemany(
            "INSERT INTO import_rows (import, row, cells, key, add_number, pet_id, reason)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    number,
                    row.number,
                    _json(row.cells),
                    row_key(row.cells if row.original is None else row.original),
                    add_numbers.get(row.number),
                    row.pet_id,
                    ImportOutcome.ADDED_BEFORE.value if row.was_added_before else row.reason or None,
                )
                for row in plan.rows
            ),
        )
    left_out = sum(row.number not in add_numbers and not row.was_added_before for row in plan.rows)
    counts = {"waiting": len(to_add), "not_confirmed": len(earlier), "left_out": left_out}
    return ImportRecord(number, service_id, plan.name, now, None, len(add_numbers), **counts)


def list_imports(journal: Journal, service_id: str) -> tuple[ImportRecord, ...]:
    """Return the imports at ``service_id`` of the last 90 days, the latest first. Raises :class:`JournalError`."""
    with journal.reading() as database:
        return _records(database, service_id, None)


def unfinished_imports(journal: Journal, service_id: str) -> tuple[ImportRecord, ...]:
    """Return those that have not ended, the latest first: to be offered to the user. Raises :class:`JournalError`."""
    return tuple(record for record in list_imports(journal, service_id) if record.finished_at is None)


def import_record(journal: Journal, service_id: str, number: int) -> ImportRecord | None:
    """Return how far an import has come, ``None`` if there is none of this number. Raises :class:`JournalError`."""
    with journal.reading() as database:
        return next(iter(_records(database, service_id, number)), None)


def open_rows(journal: Journal, record: ImportRecord) -> tuple[JournalEntry, ...]:
    """Return the adds of an import that wait, or are not confirmed, in the order of the rows.

    Their ``known`` are the IDs that were listed before. Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        return _open_rows(database, record)


def write_batch(journal: Journal, results: AddResults, sent: Iterable[JournalEntry] = ()) -> None:
    """Write down what became of adds, and then that others are about to be sent; it is on the disk on return.

    ``sent`` has these as they are about to be: ``sent_at`` aside, which is now. What an add was closed as first counts.
    Raises :class:`JournalError`: nothing of it was written then.
    """
    now = _text(datetime.now(UTC))
    marks = [(now, known_text(entry.known), *promise_values(entry.promise), entry.key, entry.number) for entry in sent]
    with journal.changing() as database:
        database.executemany(
            "UPDATE adds SET how = ?, closed_at = ?, pet_id = ? WHERE number = ? AND how IS NULL",
            [(how.value, now, pet_id, number) for number, how, pet_id in results.closed],
        )
        database.executemany(
            "UPDATE adds SET sent_at = NULL, known = NULL, refusal = ? WHERE number = ? AND how IS NULL",
            [*((text, number) for number, text in results.refused), *((None, number) for number in results.not_sent)],
        )
        cursor = database.executemany(
            # Another process may run the same import: of two, one alone finds a row that is not sent yet.
            f"UPDATE adds SET {schema.SENT} WHERE number = ? AND how IS NULL AND sent_at IS NULL",  # noqa: S608
            marks,
        )
        if marks and cursor.rowcount != len(marks):  # nothing of it is sent, since nothing of it is written
            there = [
                database.execute("SELECT 1 FROM adds WHERE number = ?", (number,)).fetchone() for *_, number in marks
            ]
            raise ImportTakenError if all(there) else JournalMovedError


def finish_import(
    journal: Journal, record: ImportRecord, unconfirmed: Mapping[int, UnconfirmedReason], *, discards: bool = True
) -> tuple[JournalEntry, ...]:
    """Write down that an import has ended: what waits in it is never sent.

    Unless it ``discards``, an import in which adds wait does not end; they are returned. Another process that has left
    the import has written down that it did not send them. ``unconfirmed`` says why adds, by their numbers, are not
    confirmed. Raises :class:`JournalError`.
    """
    now = _text(datetime.now(UTC))
    with journal.changing() as database:
        waiting = () if discards else tuple(each for each in _open_rows(database, record) if each.sent_at is None)
        if waiting:
            return waiting
        database.executemany(
            "UPDATE import_rows SET reason = ? WHERE import = ? AND add_number = ?",
            [(reason.value, record.number, number) for number, reason in unconfirmed.items()],
        )
        database.execute(
            "UPDATE adds SET how = ?, closed_at = ?"
            " WHERE import = ? AND how IS NULL AND sent_at IS NULL AND refusal IS NULL",
            (Resolution.DISCARDED.value, now, record.number),
        )
        database.execute(
            "UPDATE imports SET finished_at = ? WHERE number = ? AND finished_at IS NULL", (now, record.number)
        )
    return ()


def import_report(journal: Journal, record: ImportRecord) -> ImportReport:
    """Return every row of the file with what became of it. Raises :class:`JournalError`."""
    with journal.reading() as database:
        kept = database.execute("SELECT titles, fields FROM imports WHERE number = ?", (record.number,)).fetchone()
        if kept is None:
            raise JournalMovedError  # in the file that is there now, it never was
        titles, fields = kept
        (latest,) = _records(database, record.service_id, record.number)
        found = database.execute(
            f"SELECT r.row, r.cells, r.pet_id, r.reason, {schema.OUTCOME}, a.pet_id, a.refusal, r.add_number"  # noqa: S608
            " FROM import_rows AS r LEFT JOIN adds AS a ON a.number = r.add_number WHERE r.import = ? ORDER BY r.row",
            (record.number,),
        ).fetchall()
    return ImportReport(
        latest,
        None if titles is None else tuple(json.loads(titles)),
        tuple(json.loads(fields)),
        tuple(map(_report_row, found)),
    )


def ids_closed_since(journal: Journal, service_id: str, since: datetime) -> frozenset[int]:
    """Return the animals that are other adds' by now: those closed after ``since``. Raises :class:`JournalError`."""
    with journal.reading() as database:
        found = database.execute(
            "SELECT pet_id FROM adds WHERE place = ? AND how IS NOT NULL AND pet_id IS NOT NULL AND closed_at >= ?",
            (service_id, _text(since)),
        ).fetchall()
    return frozenset(pet_id for (pet_id,) in found)


def unconfirmed_elsewhere(journal: Journal, service_id: str, numbers: Collection[int]) -> tuple[NewPet, ...]:
    """Return what was sent to a service and is not settled, but the adds of these ``numbers``.

    Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            f"SELECT {schema.COLUMNS} FROM adds WHERE place = ? AND how IS NULL AND sent_at IS NOT NULL",  # noqa: S608
            (service_id,),
        ).fetchall()
    return tuple(entry.new_pet for entry in map(_entry, found) if entry.number not in numbers)


def _open_rows(database: sqlite3.Connection, record: ImportRecord) -> tuple[JournalEntry, ...]:
    found = database.execute(
        f"SELECT {schema.COLUMNS} FROM adds"  # noqa: S608
        " WHERE number IN (SELECT add_number FROM import_rows WHERE import = ?)"
        " AND how IS NULL AND refusal IS NULL ORDER BY number",
        (record.number,),
    ).fetchall()
    return tuple(map(_entry, found))


def _records(database: sqlite3.Connection, service_id: str, number: int | None) -> tuple[ImportRecord, ...]:
    records: dict[int, ImportRecord] = {}
    names = {outcome.value: outcome.name.lower() for outcome in ImportOutcome}
    for key, service, name, began_at, finished_at, outcome, count in database.execute(
        _IMPORTS, (service_id, number, number)
    ).fetchall():
        finished = None if finished_at is None else datetime.fromisoformat(finished_at)
        record = records.setdefault(
            key, ImportRecord(key, service, name, datetime.fromisoformat(began_at), finished, 0)
        )
        if outcome is not None:
            records[key] = replace(record, total=record.total + count, **{names[outcome]: count})
    values = (service_id, number, number, ImportOutcome.ADDED_BEFORE.value)
    for key, count in database.execute(_LEFT_OUT, values).fetchall():
        records[key] = replace(records[key], left_out=count)
    return tuple(records.values())


def _report_row(found: tuple[Any, ...]) -> ReportRow:
    number, cells, pet_id, reason, outcome, added_id, refusal, add_number = found
    if outcome is None:
        is_before = reason == ImportOutcome.ADDED_BEFORE.value
        kind = ImportOutcome.ADDED_BEFORE if is_before else ImportOutcome.LEFT_OUT
        detail = "" if is_before else reason
    else:
        kind = ImportOutcome(outcome)
        detail = refusal if kind is ImportOutcome.REFUSED else reason if kind is ImportOutcome.NOT_CONFIRMED else ""
    shown_id = pet_id if added_id is None else added_id
    return ReportRow(number, tuple(json.loads(cells)), kind, shown_id, detail or "", add_number)


def _entry(row: tuple[Any, ...]) -> JournalEntry:
    """Return the add of a row, with the IDs that were listed before: an import settles its rows together."""
    return entry_of(row, lambda _entry: ())


def _reopen(database: sqlite3.Connection, service_id: str, number: int) -> None:
    """See that an add is there that another import goes on with; one that the user had left is open again."""
    if not database.execute("SELECT 1 FROM adds WHERE number = ? AND place = ?", (number, service_id)).fetchone():
        raise JournalMovedError  # in the file that is there now, it never was
    database.execute(
        "UPDATE adds SET how = NULL, closed_at = NULL WHERE number = ? AND sent_at IS NOT NULL AND pet_id IS NULL"
        " AND how IN ('added', 'added_probably', 'left')",
        (number,),
    )


def _json(values: Iterable[str | None]) -> str:
    return json.dumps(list(values), separators=(",", ":"))


def _text(time: datetime) -> str:
    return time.isoformat(timespec="microseconds")
