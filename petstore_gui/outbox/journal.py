"""The adds and the imports on the disk, before anything of them is sent: the only module with SQL about them.

An import has all rows of its file, and the adds that they became. An add that is not confirmed may be a row of several
imports: each later one goes on with it.
"""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET
from msgspec.structs import asdict

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.outbox import states
from petstore_gui.outbox.add import CLOSED, Add, SentPromise, State, new_key
from petstore_gui.outbox.imports import (
    FOUND_IN_LIST,
    EarlierRow,
    ImportOutcome,
    ImportPlan,
    ImportRecord,
    ImportReport,
    ReportRow,
    UnconfirmedReason,
)
from petstore_gui.outbox.journal_file import JournalError, JournalFile, JournalMovedError
from petstore_gui.outbox.lease import Lease
from petstore_gui.translatable import TranslatableText

KEPT: Final = timedelta(days=90)  # a settled add
_CLOCK_MAY_JUMP: Final = timedelta(days=2)

PET_COLUMNS: Final = ("name", "category_id", "status")
"""Of a NewPet."""
_CHANGED: Final = (
    "state",
    "maybe",
    "known",
    "sent_at",
    "idempotency_key",
    "key_seconds",
    "service_time",
    "api_key_mark",
    "refusal",
    "pet_id",
    "closed_at",
    "holder",
    "knew_all",
)
"""What the states of an add change in its row."""
_COLUMNS: Final = ("number", "place", "began_at", "import", *PET_COLUMNS, *_CHANGED)
_SELECT: Final = f"SELECT {', '.join(_COLUMNS)} FROM adds"  # noqa: S608  of the constants above, as those below
_INSERT: Final = f"INSERT INTO adds ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"  # noqa: S608
# Compare and swap: what another program has done to a row since it was read shows in one of these.
_UPDATE: Final = (
    f"UPDATE adds SET {', '.join(f'{column} = ?' for column in _CHANGED)}"  # noqa: S608
    " WHERE number = ? AND state = ? AND maybe = ? AND holder IS ?"
)
_OPEN: Final = ", ".join(f"'{state}'" for state in State if state not in CLOSED)
# An import goes as a whole, and not before it has ended: until then its report needs every row. An add goes with the
# last import that has it.
_DELETE_OLD: Final = (
    "DELETE FROM adds WHERE closed_at < ? AND import IS NULL",
    "DELETE FROM import_rows WHERE import IN (SELECT number FROM imports WHERE finished_at < ?)",
    """
DELETE FROM adds WHERE import IS NOT NULL AND EXISTS (SELECT 1 FROM imports WHERE finished_at < ?)
AND number NOT IN (SELECT add_number FROM import_rows WHERE add_number IS NOT NULL)
""",
    "DELETE FROM imports WHERE finished_at < ?",
)
_LAST_NUMBER: Final = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'adds'"
_OUTCOMES: Final[Mapping[State, ImportOutcome]] = {
    State.HELD: ImportOutcome.WAITING,
    State.WAITING: ImportOutcome.WAITING,
    State.SENDING: ImportOutcome.NOT_CONFIRMED,
    State.NOT_CONFIRMED: ImportOutcome.NOT_CONFIRMED,
    State.PROBABLY_ADDED: ImportOutcome.ADDED,
    State.REFUSED: ImportOutcome.REFUSED,
    State.ADDED: ImportOutcome.ADDED,
    State.LEFT: ImportOutcome.NOT_CONFIRMED,
    State.DISCARDED: ImportOutcome.STOPPED,
}
_BEST_FIRST: Final = (  # the outcome, and whether the animal is missing
    (ImportOutcome.ADDED, False),
    (ImportOutcome.NOT_CONFIRMED, False),
    (ImportOutcome.WAITING, False),
    (ImportOutcome.ADDED, True),
)

Lacks: TypeAlias = Callable[[int, str, int], bool]
"""Whether a service certainly does not have an animal with this ID, name and category."""


class TakenError(JournalError):
    """Another process sends this add, or has settled it: this one may not send it."""

    def __init__(self) -> None:
        super().__init__(TranslatableText("another window or command has begun to add the same animals"))


class MissingAddError(JournalMovedError):
    """The file never had this add: it is another one than that in which the add was written down."""


class AddedPet(NamedTuple):
    """An animal as it was added, and when it left this computer (aware, UTC)."""

    pet: Pet
    added_at: datetime


class Journal(JournalFile):
    """The adds of all services, each with its number. An import is begun and read by the functions below."""

    def enqueue(
        self,
        service_id: str,
        new_pets: Iterable[NewPet],
        *,
        state: State = State.WAITING,
        notes: Mapping[str, str | None] = MappingProxyType({}),
    ) -> tuple[Add, ...]:
        """Write down adds that are to be sent later, in this order: all of them or none are on the disk on return.

        ``state`` is held or waiting. ``notes`` are set with them, by name, as by :meth:`set_note`.
        """
        now = datetime.now(UTC)
        with self.changing() as database:
            numbers = count(_last_number(database) + 1)
            holder = self.lease.hold()
            adds = tuple(
                Add(next(numbers), service_id, pet, now, state=state, key=new_key(), holder=holder) for pet in new_pets
            )
            _insert(database, adds)
            for name, text in notes.items():
                self.write_note(database, service_id, name, text)
        return adds

    def restore(self, adds: Iterable[Add]) -> tuple[Add, ...]:
        """Write down open adds of a lost journal as they were, unless they are there; return them as they are now.

        So are the notes. The adds keep their numbers, unless the file has others with these.
        """
        adds, restored = tuple(adds), []
        with self.changing(restores=True) as database:
            free_numbers = count(max([_last_number(database), *(add.number for add in adds)]) + 1)
            for add in adds:
                other = _read(database, add.number)
                if other is not None and (other.began_at, other.new_pet) == (add.began_at, add.new_pet):
                    restored.append(add)
                else:
                    number = add.number if other is None else next(free_numbers)
                    free = replace(add, number=number, holder=self.lease.hold())
                    _insert(database, [free])
                    restored.append(free)
            self.restore_notes(database)
        return tuple(restored)

    def apply(self, number: int, *events: states.Event) -> Add:
        """Write down what has happened to an add, one event at least; return it as it is then, which is on the disk.

        An event that the table has no step for changes nothing: what was settled first counts. Raises
        :class:`TakenError` where that event is that it is about to be sent.
        """
        *_, add = self.apply_all((number, event) for event in events)
        return add

    def apply_all(self, events: Iterable[tuple[int | Add, states.Event]]) -> tuple[Add, ...]:
        """Write down what has happened to adds, in this order; all of it or nothing, as :meth:`apply`.

        An add is given by its number, or as this program knows it: then it is read only where it is otherwise by now.
        """
        with self.changing() as database:
            holder = self.lease.hold()
            return tuple(_apply(database, add, event, holder) for add, event in events)

    def take_over(self, service_id: str, *, new_only: bool = False) -> tuple[Add, ...]:
        """Return the open adds at ``service_id`` that no other program has in hand, but those of imports, oldest first.

        This one has them from now on; ``new_only`` leaves out what it had before. One that was on its way when its
        program ended is not confirmed.
        """
        free = self._free(self.open_adds(service_id), new_only=new_only)
        if free:
            with suppress(JournalError), self.changing() as database:  # on a full disk they are shown all the same
                return _hold(database, self._free(_open_adds(database, service_id), new_only=new_only), self.lease)
        return free

    def _free(self, adds: Iterable[Add], *, new_only: bool) -> tuple[Add, ...]:
        lease = self.lease
        return tuple(add for add in adds if not lease.lives(add.holder) and not (new_only and add.holder == lease.name))

    def open_adds(self, service_id: str) -> tuple[Add, ...]:
        """Return the adds at ``service_id`` that are not settled, but those of imports, oldest first."""
        with self.reading() as database:
            return _open_adds(database, service_id)

    def begin(self, database: sqlite3.Connection) -> None:
        """Delete what is old, and the locks of killed programs."""
        self.lease.clean_up()
        with suppress(sqlite3.Error):  # a full disk, or another process at the same: the old ones may stay
            for statement in _DELETE_OLD:
                database.execute(statement, (_time_text(datetime.now(UTC) - KEPT),))


# --- imports ---


def begin_import(journal: Journal, service_id: str, plan: ImportPlan) -> ImportRecord:
    """Write down an import and the adds of all its rows: all of it, or nothing. It is on the disk on return.

    Raises :class:`TakenError` where another import has begun to add some of them since the file was read, or is just
    sending what this one is to go on with, and :class:`JournalError`.
    """
    now = datetime.now(UTC)
    titles = None if plan.titles is None else _json(plan.titles)
    keys = {row.number: row_key(row.cells if row.original is None else row.original) for row in plan.rows}
    earlier = {row.number: row.add_number for row in plan.rows if row.add_number is not None}
    with journal.changing() as database:
        known = _earlier_rows(database, service_id, keys)
        if any(row.new_pet is not None and not row.is_again and row.number in known for row in plan.rows):
            raise TakenError
        adds_before = [_reopened(database, number, service_id, journal.lease) for number in earlier.values()]
        _hold(database, adds_before, journal.lease)
        cursor = database.execute(
            "INSERT INTO imports (place, name, titles, fields, began_at) VALUES (?, ?, ?, ?, ?)",
            (service_id, plan.name, titles, _json(plan.fields), _time_text(now)),
        )
        number = int(cursor.lastrowid or 0)
        numbers, holder = count(_last_number(database) + 1), journal.lease.hold()
        adds = {
            row.number: Add(next(numbers), service_id, row.new_pet, now, key=new_key(), source=number, holder=holder)
            for row in plan.rows
            if row.new_pet is not None
        }
        _insert(database, adds.values())
        add_numbers = earlier | {row_number: add.number for row_number, add in adds.items()}
        database.executemany(
            "INSERT INTO import_rows (import, row, cells, key, add_number, pet_id, reason)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    number,
                    row.number,
                    _json(row.cells),
                    keys[row.number],
                    add_numbers.get(row.number),
                    row.pet_id,
                    ImportOutcome.ADDED_BEFORE.value if row.was_added_before else row.reason or None,
                )
                for row in plan.rows
            ),
        )
    left_out = sum(row.number not in add_numbers and not row.was_added_before for row in plan.rows)
    counts = {"waiting": len(adds), "not_confirmed": len(earlier), "left_out": left_out}
    return ImportRecord(number, service_id, plan.name, now, None, len(add_numbers), **counts)


def list_imports(journal: Journal, service_id: str) -> tuple[ImportRecord, ...]:
    """Return the imports at ``service_id`` of the last 90 days, the latest first. Raises :class:`JournalError`."""
    with journal.reading() as database:
        return _records(database, service_id, None)


def unfinished_imports(journal: Journal, service_id: str) -> tuple[ImportRecord, ...]:
    """Return those that have not ended, and that no other program runs, the latest first: to be offered to the user.

    Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            "SELECT DISTINCT r.import, a.holder FROM import_rows AS r JOIN adds AS a ON a.number = r.add_number"  # noqa: S608
            f" WHERE a.place = ? AND a.state IN ({_OPEN}) AND a.holder IS NOT NULL",
            (service_id,),
        ).fetchall()
        run_elsewhere = {number for number, holder in found if journal.lease.lives(holder)}
        records = _records(database, service_id, None)
    return tuple(each for each in records if each.finished_at is None and each.number not in run_elsewhere)


def import_record(journal: Journal, service_id: str, number: int) -> ImportRecord | None:
    """Return how far an import has come, ``None`` if there is none of this number. Raises :class:`JournalError`."""
    with journal.reading() as database:
        return next(iter(_records(database, service_id, number)), None)


def take_over_import(journal: Journal, record: ImportRecord) -> tuple[Add, ...]:
    """Return the adds of an import that wait, or are not confirmed, in the order of the rows: this program runs it now.

    Raises :class:`TakenError` where another program runs it, and :class:`JournalError`.
    """
    with journal.changing() as database:
        adds = _open_rows(database, record)
        if any(map(journal.lease.lives, {add.holder for add in adds})):
            raise TakenError
        return _hold(database, adds, journal.lease)


def discard_import(journal: Journal, record: ImportRecord) -> None:
    """Write down that an import of an earlier run has ended, as :func:`finish_import`.

    Raises :class:`TakenError` where another program runs it, and :class:`JournalError`.
    """
    take_over_import(journal, record)
    finish_import(journal, record, {})


def finish_import(journal: Journal, record: ImportRecord, unconfirmed: Mapping[int, UnconfirmedReason]) -> None:
    """Write down that an import has ended: what waits in it is never sent, and no program has it in hand.

    ``unconfirmed`` says why adds, by their numbers, are not confirmed. Raises :class:`JournalError`.
    """
    with journal.changing() as database:
        database.executemany(
            "UPDATE import_rows SET reason = ? WHERE import = ? AND add_number = ?",
            [(reason.value, record.number, number) for number, reason in unconfirmed.items()],
        )
        adds = _open_rows(database, record)
        for add in adds:
            if add.state is State.WAITING and add.source == record.number:
                _apply(database, add.number, states.Discarded())
        database.executemany("UPDATE adds SET holder = NULL WHERE number = ?", ((add.number,) for add in adds))
        database.execute(
            "UPDATE imports SET finished_at = ? WHERE number = ? AND finished_at IS NULL",
            (_time_text(datetime.now(UTC)), record.number),
        )


def import_report(journal: Journal, record: ImportRecord) -> ImportReport:
    """Return every row of the file with what became of it. Raises :class:`JournalError`."""
    with journal.reading() as database:
        kept = database.execute("SELECT titles, fields FROM imports WHERE number = ?", (record.number,)).fetchone()
        if kept is None:
            raise JournalMovedError  # in the file that is there now, it never was
        titles, fields = kept
        (latest,) = _records(database, record.service_id, record.number)
        found = database.execute(
            "SELECT r.row, r.cells, r.pet_id, r.reason, a.state, a.pet_id, a.refusal, r.add_number"
            " FROM import_rows AS r LEFT JOIN adds AS a ON a.number = r.add_number WHERE r.import = ? ORDER BY r.row",
            (record.number,),
        ).fetchall()
    return ImportReport(
        latest,
        None if titles is None else tuple(json.loads(titles)),
        tuple(json.loads(fields)),
        tuple(map(_report_row, found)),
    )


def has_rows(journal: Journal, record: ImportRecord, rows: Iterable[Sequence[str]]) -> bool:
    """Whether these are the rows of the file of an import, in any order. ``rows`` are as in :func:`earlier_rows`.

    Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute("SELECT key FROM import_rows WHERE import = ?", (record.number,)).fetchall()
    return Counter(key for (key,) in found) == Counter(map(row_key, rows))


# --- what was added and sent before ---


def ids_settled_since(journal: Journal, adds: Sequence[Add]) -> frozenset[int]:
    """Return the animals that are other adds' by now, of the service of these ``adds`` (one at least).

    What was settled two days before the first of them began says nothing: the service may have begun a new database
    since. What was settled later counts, as this computer's clock may have been turned back meanwhile.
    Raises :class:`JournalError`.
    """
    first, since = min(add.number for add in adds), min(add.began_at for add in adds) - _CLOCK_MAY_JUMP
    with journal.reading() as database:
        found = database.execute(
            "SELECT pet_id FROM adds WHERE place = ? AND pet_id IS NOT NULL AND (number > ? OR closed_at >= ?)",
            (adds[0].service_id, first, _time_text(since)),
        ).fetchall()
    return frozenset(pet_id for (pet_id,) in found)


def sent_adds(journal: Journal, service_id: str) -> tuple[Add, ...]:
    """Return what may be stored at a service and is not settled, also by imports: lost, or waiting to be sent anew.

    Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        condition = "place = ? AND (state IN (?, ?) OR state = ? AND maybe)"
        return _select(database, condition, service_id, State.SENDING, State.NOT_CONFIRMED, State.WAITING)


def animals_added(journal: Journal, service_id: str, since: datetime | None = None) -> dict[int, tuple[str, int]]:
    """Return name and category of what this computer has added to a service in the last 90 days, by ID.

    ``since``: only those of which it has learnt then or later that they were added. Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            "SELECT pet_id, name, category_id FROM adds"
            " WHERE place = ? AND state IN (?, ?) AND pet_id IS NOT NULL AND ifnull(closed_at, '') >= ?"
            " ORDER BY number",
            (service_id, State.ADDED, State.PROBABLY_ADDED, "" if since is None else _time_text(since)),
        ).fetchall()
    return {pet_id: (name, category_id) for pet_id, name, category_id in found}


def added_since(journal: Journal, service_id: str, since: datetime) -> tuple[AddedPet, ...]:
    """Return what this computer has added to a service since then, by imports, too, as it was sent; the first first.

    An add counts from when it left: that its answer was lost may be settled a day later. Nothing is older than 90 days.
    Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        found = database.execute(
            f"SELECT pet_id, sent_at, {', '.join(PET_COLUMNS)} FROM adds"  # noqa: S608
            " WHERE place = ? AND state IN (?, ?) AND pet_id IS NOT NULL AND sent_at >= ? ORDER BY sent_at, number",
            (service_id, State.ADDED, State.PROBABLY_ADDED, _time_text(since.astimezone(UTC))),
        ).fetchall()
    return tuple(
        AddedPet(_pet(pet_id, new_pet_of(*values)), datetime.fromisoformat(sent_at))
        for pet_id, sent_at, *values in found
    )


def row_key(cells: Sequence[str]) -> bytes:
    """Return what two rows have in common that say the same: blanks around cells and empty ones at the end aside."""
    stripped = [cell.strip() for cell in cells]
    while stripped and not stripped[-1]:
        stripped.pop()
    return sha256(json.dumps(stripped).encode()).digest()[:16]


def earlier_rows(
    journal: Journal, service_id: str, rows: Iterable[tuple[int, Sequence[str]]], lacks: Lacks | None = None
) -> dict[int, EarlierRow]:
    """Return which of ``rows`` an import of the last 90 days has added, has sent, or is to send, by their numbers.

    Of equal rows as many are returned as there were, the added ones first, and of these those that had the same number
    then; those that the service ``lacks`` come last. Those that were refused or never sent are not among them. ``rows``
    are without the columns of a report, as in :class:`ImportPlan`. Raises :class:`JournalError`.
    """
    with journal.reading() as database:
        return _earlier_rows(database, service_id, {number: row_key(cells) for number, cells in rows}, lacks)


def _earlier_rows(
    database: sqlite3.Connection, service_id: str, keys: Mapping[int, bytes], lacks: Lacks | None = None
) -> dict[int, EarlierRow]:
    """Return the same by the keys of the rows, which are in the order of the file."""
    found = database.execute(
        "SELECT r.key, r.row, a.state, a.number, i.name, a.pet_id, a.name, a.category_id FROM imports AS i"
        " JOIN import_rows AS r ON r.import = i.number JOIN adds AS a ON a.number = r.add_number"
        " WHERE i.place = ? AND a.state NOT IN (?, ?) ORDER BY r.import, r.row",
        (service_id, State.REFUSED, State.DISCARDED),
    ).fetchall()
    # An add that several imports went on with is one row, that of the last.
    adds = {each[3]: each for each in found}
    earlier: defaultdict[bytes, list[tuple[int, EarlierRow]]] = defaultdict(list)
    for key, number, state, add_number, file, pet_id, *pet in adds.values():
        outcome = _OUTCOMES[State(state)]
        is_added = outcome is ImportOutcome.ADDED and pet_id is not None
        is_missing = is_added and lacks is not None and lacks(pet_id, *pet)
        earlier[key].append((number, EarlierRow(outcome, add_number, file, pet_id, is_missing)))
    if not earlier:
        return {}
    numbers: defaultdict[bytes, list[int]] = defaultdict(list)
    for number, key in keys.items():
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
    for rank in _BEST_FIRST:
        others = []
        for number, row in earlier:
            if (row.outcome, row.is_missing) == rank and number in left:
                del left[number]
                yield number, row
            elif (row.outcome, row.is_missing) == rank:
                others.append(row)
        for number, row in zip(tuple(left), others, strict=False):
            del left[number]
            yield number, row


# --- within a transaction ---


def _last_number(database: sqlite3.Connection) -> int:
    """Return the last number that an add has got; in a transaction no other program takes the next one."""
    (last,) = database.execute(_LAST_NUMBER).fetchone()
    return int(last)


def _insert(database: sqlite3.Connection, adds: Iterable[Add]) -> None:
    database.executemany(
        _INSERT,
        (
            (add.number, add.service_id, _time_text(add.began_at), add.source, *pet_values(add.new_pet), *_changed(add))
            for add in adds
        ),
    )


def _read(database: sqlite3.Connection, number: int) -> Add | None:
    return next(iter(_select(database, "number = ?", number)), None)


def _select(database: sqlite3.Connection, condition: str, *values: object) -> tuple[Add, ...]:
    """Return the adds for which ``condition`` of the module's own holds, oldest first."""
    return tuple(map(_add, database.execute(f"{_SELECT} WHERE {condition} ORDER BY number", values)))


def _open_adds(database: sqlite3.Connection, service_id: str) -> tuple[Add, ...]:
    return _select(database, f"place = ? AND state IN ({_OPEN}) AND import IS NULL", service_id)


def _hold(database: sqlite3.Connection, adds: Sequence[Add], lease: Lease) -> tuple[Add, ...]:
    """Take adds in hand that no other program has; return them. One that was on its way is not confirmed."""
    holder, held = lease.hold() if adds else "", []
    for add in adds:
        is_lost = add.state is State.SENDING
        held.append(replace(_apply(database, add.number, states.Orphaned()) if is_lost else add, holder=holder))
    database.executemany("UPDATE adds SET holder = ? WHERE number = ?", ((holder, add.number) for add in held))
    return tuple(held)


def _reopened(database: sqlite3.Connection, number: int, service_id: str, lease: Lease) -> Add:
    """Return an add that is not confirmed, for another import that goes on with it."""
    add = _read(database, number)
    if add is None or add.service_id != service_id:
        raise MissingAddError
    if add.state is State.SENDING and lease.lives(add.holder):
        raise TakenError
    return _apply(database, number, states.Reopened())


def _apply(database: sqlite3.Connection, add: int | Add, event: states.Event, holder: str | None = None) -> Add:
    """Do one step of the table of states; raise as :meth:`Journal.apply`. What is sent is in the hand of ``holder``."""
    if isinstance(add, Add) and not add.maybe:  # of what may be stored more can change than is compared
        after = _after(add, event, holder)
        if after is not None and _is_written(database, add, after):
            return after
    before = _read(database, add.number if isinstance(add, Add) else add)
    if before is None:
        raise MissingAddError
    after = _after(before, event, holder)
    if after is None:
        if isinstance(event, states.Sent):
            raise TakenError
        return before
    if after != before and not _is_written(database, before, after):
        raise TakenError
    return after


def _after(add: Add, event: states.Event, holder: str | None) -> Add | None:
    after = states.step(add, event)
    if after is None or not isinstance(event, states.Sent):
        return after
    return replace(after, holder=holder)


def _is_written(database: sqlite3.Connection, before: Add, after: Add) -> bool:
    """Write ``after`` in place of ``before``; return whether the disk had that."""
    values = (*_changed(after), before.number, before.state, before.maybe, before.holder)
    return database.execute(_UPDATE, values).rowcount == 1


def _add(row: tuple[Any, ...]) -> Add:
    """Return the add of a row of ``_COLUMNS``."""
    number, service_id, began_at, source = row[:4]
    state, maybe, known, sent_at, key, *promise, refusal, pet_id, _closed_at, holder, knew_all = row[
        4 + len(PET_COLUMNS) :
    ]
    seconds, service_time, api_key_mark = promise
    return Add(
        number,
        service_id,
        new_pet_of(*row[4 : 4 + len(PET_COLUMNS)]),
        datetime.fromisoformat(began_at),
        None if known is None else tuple(map(int, known.split())),
        State(state),
        bool(maybe),
        sent_at=None if sent_at is None else datetime.fromisoformat(sent_at),
        key=key,
        promise=None if seconds is None else SentPromise(seconds, datetime.fromisoformat(service_time), api_key_mark),
        refusal=refusal,
        pet_id=pet_id,
        source=source,
        holder=holder,
        knew_all=bool(knew_all),
    )


def _changed(add: Add) -> tuple[str | int | None, ...]:
    """Return the values of ``_CHANGED``."""
    seconds, service_time, api_key_mark = add.promise or (None, None, None)
    return (
        add.state.value,
        add.maybe,
        None if add.known is None else " ".join(map(str, add.known)),
        None if add.sent_at is None else _time_text(add.sent_at),
        add.key,
        seconds,
        None if service_time is None else _time_text(service_time),
        api_key_mark,
        add.refusal,
        add.pet_id,
        _time_text(datetime.now(UTC)) if add.state in CLOSED else None,
        add.holder,
        add.knew_all,
    )


def _open_rows(database: sqlite3.Connection, record: ImportRecord) -> tuple[Add, ...]:
    condition = "number IN (SELECT add_number FROM import_rows WHERE import = ?) AND state IN (?, ?, ?)"
    return _select(database, condition, record.number, State.WAITING, State.SENDING, State.NOT_CONFIRMED)


def _records(database: sqlite3.Connection, service_id: str, number: int | None) -> tuple[ImportRecord, ...]:
    records: dict[int, ImportRecord] = {}
    values = (service_id, number, number)
    for key, name, began_at, finished_at, state, rows in database.execute(
        "SELECT i.number, i.name, i.began_at, i.finished_at, a.state, count(a.number) FROM imports AS i"
        " LEFT JOIN import_rows AS r ON r.import = i.number LEFT JOIN adds AS a ON a.number = r.add_number"
        " WHERE i.place = ? AND (i.number = ? OR ? IS NULL) GROUP BY i.number, a.state ORDER BY i.number DESC",
        values,
    ).fetchall():
        finished = None if finished_at is None else datetime.fromisoformat(finished_at)
        record = records.setdefault(
            key, ImportRecord(key, service_id, name, datetime.fromisoformat(began_at), finished, 0)
        )
        if state is not None:
            counted = _OUTCOMES[State(state)].name.lower()
            counts = {counted: getattr(record, counted) + rows}
            records[key] = replace(record, total=record.total + rows, **counts)
    for key, rows in database.execute(
        "SELECT r.import, count(*) FROM imports AS i JOIN import_rows AS r ON r.import = i.number"
        " WHERE i.place = ? AND (i.number = ? OR ? IS NULL) AND r.add_number IS NULL AND r.reason IS NOT ?"
        " GROUP BY r.import",
        (*values, ImportOutcome.ADDED_BEFORE.value),
    ).fetchall():
        records[key] = replace(records[key], left_out=rows)
    return tuple(records.values())


def _report_row(found: tuple[Any, ...]) -> ReportRow:
    number, cells, pet_id, reason, state, added_id, refusal, add_number = found
    if state is None:
        is_before = reason == ImportOutcome.ADDED_BEFORE.value
        kind = ImportOutcome.ADDED_BEFORE if is_before else ImportOutcome.LEFT_OUT
        detail = "" if is_before else reason
    else:
        kind = _OUTCOMES[State(state)]
        details = {ImportOutcome.REFUSED: refusal, ImportOutcome.NOT_CONFIRMED: reason}
        detail = FOUND_IN_LIST if state == State.PROBABLY_ADDED else details.get(kind)
    shown_id = pet_id if added_id is None else added_id
    return ReportRow(number, tuple(json.loads(cells)), kind, shown_id, detail or "", add_number)


def pet_values(new_pet: NewPet) -> tuple[str | int | None, ...]:
    """Return the values of ``PET_COLUMNS``; :func:`new_pet_of` reads them."""
    return new_pet.name, new_pet.category_id, None if new_pet.status is UNSET else new_pet.status.value


def new_pet_of(name: str, category_id: int, status: str | None) -> NewPet:
    """Return the animal with these values of ``PET_COLUMNS``."""
    return NewPet(name=name, category_id=category_id, status=UNSET if status is None else PetStatus(status))


def _pet(pet_id: int, new_pet: NewPet) -> Pet:
    return Pet(id=pet_id, **{name: value for name, value in asdict(new_pet).items() if value is not UNSET})


def _json(values: Iterable[str | None]) -> str:
    return json.dumps(list(values), separators=(",", ":"))


def _time_text(time: datetime) -> str:
    """Return a text that sorts as the times do."""
    return time.isoformat(timespec="microseconds")
