"""Imports in the journal: all of their rows or none, kept as long as they are needed, known when they come again."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.imports import ImportOutcome, ImportPlan, ImportRecord, PlannedRow
from petstore_gui.outbox.journal import (
    KEPT,
    Journal,
    begin_import,
    earlier_rows,
    finish_import,
    import_record,
    import_report,
    list_imports,
    row_key,
    take_over_import,
    unfinished_imports,
)
from petstore_gui.outbox.journal_file import JournalError, JournalMovedError
from tests.outbox.test_journal import ELSEWHERE, REX, SHOP, V1
from tests.support.disk import full_disk
from tests.support.imports import plan_of
from tests.support.journals import mark_sent, open_journal, sent

# What this program wrote before it had imports, in version 2.
V2 = (
    V1.replace("PRAGMA user_version = 1;", "PRAGMA user_version = 2;")
    + """
ALTER TABLE adds ADD COLUMN sent_at TEXT;
ALTER TABLE adds ADD COLUMN refusal TEXT;
UPDATE adds SET sent_at = began_at;
CREATE INDEX adds_by_repeat ON adds (instead_of) WHERE instead_of IS NOT NULL;
INSERT INTO adds (place, name, category_id, began_at) VALUES
    ('https://pets.example.com/v1', 'Tom', 3, '2026-11-20T09:44:00.000000+00:00');
INSERT INTO adds (place, name, category_id, began_at, refusal) VALUES
    ('https://pets.example.com/v1', 'Ada', 3, '2026-11-20T09:45:00.000000+00:00', 'Too long.');
"""
)
# And before its adds had keys, in version 3: an import with a row that was added, and one without an answer.
V3 = (
    V2.replace("PRAGMA user_version = 2;", "PRAGMA user_version = 3;")
    + """
ALTER TABLE adds ADD COLUMN import INTEGER;
CREATE TABLE imports (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    titles TEXT,
    fields TEXT NOT NULL,
    began_at TEXT NOT NULL,
    finished_at TEXT
);
CREATE TABLE import_rows (
    import INTEGER NOT NULL,
    row INTEGER NOT NULL,
    cells TEXT NOT NULL,
    key BLOB NOT NULL,
    add_number INTEGER,
    pet_id INTEGER,
    reason TEXT,
    PRIMARY KEY (import, row)
) WITHOUT ROWID;
CREATE INDEX adds_by_import ON adds (import) WHERE import IS NOT NULL;
CREATE INDEX adds_by_animal ON adds (place, name) WHERE pet_id IS NOT NULL;
INSERT INTO imports (place, name, fields, began_at) VALUES
    ('https://staging.example.com/v1', 'animals.csv', '["name"]', '2026-11-20T09:46:00.000000+00:00');
INSERT INTO adds (place, name, category_id, began_at, sent_at, known, import) VALUES
    ('https://staging.example.com/v1', 'Bo', 1, '2026-11-20T09:46:00.000000+00:00',
     '2026-11-20T09:46:00.000000+00:00', '4', 1),
    ('https://staging.example.com/v1', 'Mo', 1, '2026-11-20T09:46:00.000000+00:00', NULL, NULL, 1);
INSERT INTO import_rows (import, row, cells, key, add_number) VALUES
    (1, 2, '["Bo"]', x'01', 5), (1, 3, '["Mo"]', x'02', 6);
"""
)

# And before a row said its state, in version 4: the second add was to send the first one anew.
V4 = (
    V3.replace("PRAGMA user_version = 3;", "PRAGMA user_version = 4;")
    + """
ALTER TABLE adds ADD COLUMN idempotency_key TEXT;
ALTER TABLE adds ADD COLUMN key_seconds INTEGER;
ALTER TABLE adds ADD COLUMN service_time TEXT;
ALTER TABLE adds ADD COLUMN api_key_mark TEXT;
"""
)

# And before a row said which program has it in hand, in version 5.
V5 = (
    V4.replace("PRAGMA user_version = 4;", "PRAGMA user_version = 5;")
    + """
DROP TABLE adds;
CREATE TABLE adds (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT CHECK (status IN ('available', 'pending', 'sold')),
    state TEXT NOT NULL,
    maybe INTEGER NOT NULL,
    known TEXT,
    began_at TEXT NOT NULL,
    sent_at TEXT,
    idempotency_key TEXT, key_seconds INTEGER, service_time TEXT, api_key_mark TEXT,
    refusal TEXT,
    pet_id INTEGER,
    import INTEGER,
    closed_at TEXT);
CREATE INDEX adds_by_place ON adds (place, state);
CREATE INDEX adds_by_import ON adds (import) WHERE import IS NOT NULL;
CREATE INDEX adds_by_animal ON adds (place, name) WHERE pet_id IS NOT NULL;
INSERT INTO adds (place, name, category_id, state, maybe, known, began_at, sent_at, pet_id, import) VALUES
    ('https://pets.example.com/v1', 'Rex', 1, 'sending', 0, '3 5', '2026-11-20T09:41:00.000000+00:00',
     '2026-11-20T09:41:00.000000+00:00', NULL, NULL),
    ('https://pets.example.com/v1', 'Tom', 3, 'held', 0, NULL, '2026-11-20T09:44:00.000000+00:00', NULL, NULL, NULL),
    ('https://staging.example.com/v1', 'Bo', 1, 'added', 0, '4', '2026-11-20T09:46:00.000000+00:00',
     '2026-11-20T09:46:00.000000+00:00', 9, 1),
    ('https://staging.example.com/v1', 'Mo', 1, 'waiting', 0, NULL, '2026-11-20T09:46:00.000000+00:00', NULL, NULL, 1);
UPDATE import_rows SET add_number = add_number - 2;
"""
)

Settled = states.Answered | states.Matched | states.Decided


def close_all(journal: Journal, adds: tuple[Add, ...], how: type[Settled] = states.Answered) -> None:
    mark_sent(journal, [replace(add, known=()) for add in adds])
    journal.apply_all((add.number, states.Lost()) for add in adds)
    journal.apply_all((add.number, how(101 + index)) for index, add in enumerate(adds))


def begun(journal: Journal, *names: str, service_id: str = SHOP) -> tuple[ImportRecord, tuple[Add, ...]]:
    record = begin_import(journal, service_id, plan_of(*names))
    return record, take_over_import(journal, record)


# ------------------------------------------------------------------------------------------------------ earlier formats


@pytest.mark.parametrize("version", [V1, V2, V3, V4])
def test_a_journal_of_an_earlier_version_takes_imports_and_keeps_all_of_it(path: Path, version: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(version)
        columns = "number, place, name, how, pet_id, known, began_at"
        before = connection.execute(f"SELECT {columns} FROM adds ORDER BY number").fetchall()  # noqa: S608
    with open_journal(path) as journal:
        entries = journal.open_adds(SHOP)
        assert [entry.new_pet.name for entry in entries] == ["Rex", "Tom", "Ada"][: len(before) - 1]
        assert not any(entry.key or entry.may_be_repeated for entry in entries)
        assert journal.note(SHOP, "draft") == '{"name": "Tom", "category": "3", "status": 1}'
        record, added = begun(journal, "Bo", "Mo")
        close_all(journal, added[:1])
        assert journal.open_adds(SHOP) == entries
        assert list_imports(journal, SHOP)[0].added == 1
        assert journal.quarantined_path is None
        assert [entry.number for entry in added] == [len(before) + 1, len(before) + 2]
        assert len({entry.key for entry in added} - {None}) == 2  # the same if the journal is restored from a copy
        assert [entry.number for entry in journal.enqueue(SHOP, [REX])] == [len(before) + 3]
    with closing(sqlite3.connect(path)) as connection:
        after = connection.execute(
            f"SELECT {columns.replace('how', 'state')} FROM adds WHERE number <= ? ORDER BY number",  # noqa: S608
            (len(before),),
        ).fetchall()
        assert [(*row[:3], *row[4:]) for row in after] == [(*row[:3], *row[4:]) for row in before]
        expected = ["not confirmed", "added", "waiting", "refused", "not confirmed", "waiting"]
        assert [row[3] for row in after] == expected[: len(before)]
        assert connection.execute("PRAGMA user_version").fetchone() == (7,)
    del record


def test_a_journal_of_an_earlier_version_gets_the_very_tables_of_a_new_one(tmp_path: Path) -> None:
    def tables(path: Path) -> dict[str, object]:
        with open_journal(path) as journal:
            journal.open_adds(SHOP)
        with closing(sqlite3.connect(path)) as connection:
            names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            found: dict[str, object] = {
                name: connection.execute(f"PRAGMA table_info({name})").fetchall() for name in sorted(names)
            }
            indexes = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
            return found | {"indexes": connection.execute(indexes).fetchall()}

    for name, version in {"1": V1, "2": V2, "3": V3, "4": V4, "5": V5}.items():
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            connection.executescript(version)
    new = tables(tmp_path / "new")
    assert [tables(tmp_path / name) for name in "12345"] == [new] * 5


def test_what_a_program_of_version_5_had_in_hand_is_gone_on_with(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(V5)
    with open_journal(path) as journal:
        adds = journal.take_over(SHOP)
        assert [(add.new_pet.name, add.state, add.maybe) for add in adds] == [
            ("Rex", State.NOT_CONFIRMED, True),
            ("Tom", State.HELD, False),
        ]
        assert journal.note(SHOP, "draft") == '{"name": "Tom", "category": "3", "status": 1}'
        (record,) = unfinished_imports(journal, ELSEWHERE)
        assert (record.added, record.waiting) == (1, 1)
        assert [add.new_pet.name for add in take_over_import(journal, record)] == ["Mo"]


TIME = "2026-11-20T09:47:00.000000+00:00"
# What stood in the second of two rows, and the states of both since: it was to send the first one anew.
SECOND = {
    "NULL, NULL, NULL, NULL": (State.WAITING, State.DISCARDED),
    f"NULL, NULL, '{TIME}', NULL": (State.LEFT, State.NOT_CONFIRMED),
    "NULL, NULL, NULL, 'No.'": (State.NOT_CONFIRMED, State.REFUSED),
    f"'added', 7, '{TIME}', NULL": (State.LEFT, State.ADDED),
    f"'added', NULL, '{TIME}', NULL": (State.LEFT, State.LEFT),
    f"'added_probably', 7, '{TIME}', NULL": (State.LEFT, State.PROBABLY_ADDED),
    f"'left', NULL, '{TIME}', NULL": (State.LEFT, State.LEFT),
    f"'not_added', NULL, '{TIME}', NULL": (State.LEFT, State.DISCARDED),
    "'discarded', NULL, NULL, NULL": (State.NOT_CONFIRMED, State.DISCARDED),
    "'refused', NULL, NULL, NULL": (State.NOT_CONFIRMED, State.DISCARDED),
    "'not_sent', NULL, NULL, NULL": (State.NOT_CONFIRMED, State.DISCARDED),
}


@pytest.mark.parametrize("second", SECOND)
def test_an_add_that_had_a_second_row_to_be_sent_anew_is_one_row(path: Path, second: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(V4)
        connection.execute("DELETE FROM adds")
        insert = "INSERT INTO adds (place, name, category_id, began_at, instead_of, how, pet_id, sent_at, refusal)"
        for instead_of, row in (("NULL", f"NULL, NULL, '{TIME}', NULL"), ("7", second)):
            connection.execute(f"{insert} VALUES ('{SHOP}', 'Rex', 1, '{TIME}', {instead_of}, {row})")
        connection.commit()
    with open_journal(path) as journal:
        adds = journal.open_adds(SHOP)
    assert all(add.maybe == (add.sent_at is not None) for add in adds)
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT number, state FROM adds ORDER BY number").fetchall()
    assert found == list(enumerate(SECOND[second], 7))


def test_an_import_of_an_earlier_version_goes_on_and_sends_nothing_again(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(V3)
    with open_journal(path) as journal:
        (record,) = unfinished_imports(journal, ELSEWHERE)
        lost, waiting = take_over_import(journal, record)
        assert (lost.new_pet.name, lost.known, lost.may_be_repeated) == ("Bo", (4,), False)
        assert (waiting.new_pet.name, waiting.sent_at, waiting.key) == ("Mo", None, None)
        mark_sent(journal, [replace(waiting, known=(), key="one")])
        assert [entry.key for entry in take_over_import(journal, record)] == [None, "one"]


# -------------------------------------------------------------------------------------------------------- what it holds


def test_an_import_is_written_down_as_a_whole_or_not_at_all(journal: Journal) -> None:
    twice = ImportPlan("x.csv", (PlannedRow(2, ("Rex",), REX), PlannedRow(2, ("Rex",), REX)))
    with pytest.raises(JournalError):
        begin_import(journal, SHOP, twice)
    assert list_imports(journal, SHOP) == ()
    assert [entry.source for entry in begun(journal, "Bo")[1]] == [1]


def test_a_full_disk_has_nothing_of_an_import(path: Path) -> None:
    with open_journal(path) as journal:
        journal.open_adds(SHOP)
        with full_disk(200_000), pytest.raises(JournalError):
            begun(journal, *[f"No. {number} {'x' * 500}" for number in range(2000)])
        assert list_imports(journal, SHOP) == ()
        assert len(begun(journal, "Bo")[1]) == 1


def test_the_rows_come_back_as_they_were(journal: Journal) -> None:
    plan = ImportPlan(
        "Ünïcode.xlsx",
        (
            PlannedRow(2, ("Rex", "1", "\ud800\0 x"), NewPet(name="Rex", category_id=1)),
            PlannedRow(3, ("", ""), reason="Give the animal a name."),
            PlannedRow(5, ("Mia", "1"), was_added_before=True, pet_id=2**63 - 1),
            PlannedRow(6, ("Tom", "1"), was_added_before=True),
        ),
        ("name", "category", None),
        ("Name", "Kategorie", "="),
    )
    record = begin_import(journal, SHOP, plan)
    report = import_report(journal, record)
    assert (report.titles, report.fields, report.record) == (plan.titles, plan.fields, record)
    assert [tuple(row)[:5] for row in report.rows] == [
        (2, ("Rex", "1", "\ud800\0 x"), ImportOutcome.WAITING, None, ""),
        (3, ("", ""), ImportOutcome.LEFT_OUT, None, "Give the animal a name."),
        (5, ("Mia", "1"), ImportOutcome.ADDED_BEFORE, 2**63 - 1, ""),
        (6, ("Tom", "1"), ImportOutcome.ADDED_BEFORE, None, ""),
    ]
    assert (record.total, record.waiting) == (1, 1)


def test_a_batch_is_written_together_and_what_was_closed_first_counts(journal: Journal) -> None:
    record, (first, second, third) = begun(journal, "Rex", "Mia", "Tom")
    marked = mark_sent(journal, [replace(first, known=(7, 8)), second])
    assert [(entry.known, entry.sent_at is None) for entry in marked] == [((7, 8), False), (None, False)]
    journal.apply_all(
        [(first.number, states.Answered(9)), (second.number, states.Rejected("No.")), (third.number, sent())]
    )
    journal.apply_all([(first.number, states.Matched(10)), (third.number, states.NotStored())])
    assert [(row.outcome, row.pet_id, row.detail) for row in import_report(journal, record).rows] == [
        (ImportOutcome.ADDED, 9, ""),
        (ImportOutcome.REFUSED, None, "No."),
        (ImportOutcome.WAITING, None, ""),
    ]


@pytest.mark.posix("an open file that is removed")
def test_what_is_not_in_the_file_is_not_sent(path: Path, journal: Journal) -> None:
    _record, entries = begun(journal, "Rex")
    path.unlink()
    with pytest.raises(JournalMovedError):
        mark_sent(journal, [replace(entries[0], known=())])
    journal.restore(())
    with pytest.raises(JournalMovedError):
        mark_sent(journal, [replace(entries[0], known=())])


def test_each_service_has_its_own_imports(journal: Journal) -> None:
    here, _ = begun(journal, "Rex")
    there, _ = begun(journal, "Mia", service_id=ELSEWHERE)
    assert unfinished_imports(journal, SHOP) == (here,)
    assert unfinished_imports(journal, ELSEWHERE) == (there,)
    assert import_record(journal, SHOP, there.number) is None


def test_a_finished_import_is_kept_for_90_days_and_goes_as_a_whole(path: Path) -> None:
    with open_journal(path) as journal:
        done, entries = begun(journal, "Rex", "Mia", "Tom")
        close_all(journal, entries[:1])
        mark_sent(journal, [replace(entries[1], known=())])
        finish_import(journal, done, {})
        still, others = begun(journal, "Bo", "Mo")
        close_all(journal, others[:1])
    for age, left in (
        (KEPT - timedelta(hours=1), [still.number, done.number]),
        (KEPT + timedelta(hours=1), [still.number]),
    ):
        time = (datetime.now(UTC) - age).isoformat(timespec="microseconds")
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE imports SET finished_at = ? WHERE finished_at IS NOT NULL", (time,))
            connection.execute("UPDATE adds SET closed_at = ? WHERE closed_at IS NOT NULL", (time,))
            connection.commit()
        with open_journal(path) as journal:
            assert [record.number for record in list_imports(journal, SHOP)] == left
            # One that has not ended is kept whole, however old.
            assert import_record(journal, SHOP, still.number) is not None
            assert list_imports(journal, SHOP)[0].added == 1
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM adds").fetchone() == (2,)
        assert connection.execute("SELECT count(*) FROM import_rows").fetchone() == (2,)


# --------------------------------------------------------------------------------------------------------- added before


Known = dict[int, tuple[ImportOutcome, int | None]]
ROW_ADDED, LOST, WAITS = ImportOutcome.ADDED, ImportOutcome.NOT_CONFIRMED, ImportOutcome.WAITING


def known_rows(journal: Journal, names: dict[int, str], service_id: str = SHOP) -> Known:
    """Return what an import has made of rows of these names, by number, with the animal's ID."""
    rows = [(number, (name, "1")) for number, name in names.items()]
    found = earlier_rows(journal, service_id, rows)
    return {number: (row.outcome, row.pet_id) for number, row in found.items()}


def test_only_what_has_an_id_was_added_before_and_the_rest_says_what_it_is(journal: Journal) -> None:
    record, entries = begun(journal, "Rex", "Mia", "Tom", "Ada")
    close_all(journal, entries[:1])
    mark_sent(journal, entries[1:3])
    journal.apply(entries[1].number, states.Rejected("No."))
    names = dict(enumerate(["Rex", "Mia", "Tom", "Ada", "Bo"], 12))
    assert known_rows(journal, names) == {12: (ROW_ADDED, 101), 14: (LOST, None), 15: (WAITS, None)}  # Mia was refused
    assert {row.file for row in earlier_rows(journal, SHOP, [(1, ("Tom", "1")), (2, ("Ada", "1"))]).values()} == {
        "animals.csv"
    }
    finish_import(journal, record, {})
    assert known_rows(journal, names) == {12: (ROW_ADDED, 101), 14: (LOST, None)}
    assert known_rows(journal, names, ELSEWHERE) == {}


@pytest.mark.parametrize("how", [states.Answered, states.Matched, states.Decided])
def test_a_row_that_was_found_is_not_added_by_the_next_import(journal: Journal, how: type[Settled]) -> None:
    record, entries = begun(journal, "Rex")
    close_all(journal, entries, how)
    finish_import(journal, record, {})
    assert known_rows(journal, {2: "Rex"}) == {2: (ROW_ADDED, 101)}


def test_what_the_user_gave_up_is_not_confirmed_and_goes_on(journal: Journal) -> None:
    record, (entry,) = begun(journal, "Rex")
    mark_sent(journal, [replace(entry, known=())])
    journal.apply(entry.number, states.GivenUp())
    finish_import(journal, record, {})
    assert list_imports(journal, SHOP)[0].not_confirmed == 1
    assert known_rows(journal, {2: "Rex"}) == {2: (LOST, None)}
    again = begin_import(journal, SHOP, going_on("Rex", entry.number))
    assert [each.number for each in take_over_import(journal, again)] == [entry.number]


def test_of_equal_rows_as_many_were_added_before_as_were_and_those_of_the_same_number_first(journal: Journal) -> None:
    record, entries = begun(journal, "Rex", "Rex", "Rex")  # rows 2 to 4
    close_all(journal, entries[1:2])
    finish_import(journal, record, {})
    assert known_rows(journal, dict.fromkeys((2, 3, 4), "Rex")) == {3: (ROW_ADDED, 101)}
    assert known_rows(journal, dict.fromkeys((7, 8), "Rex")) == {7: (ROW_ADDED, 101)}


def test_of_equal_rows_those_that_were_added_count_before_one_that_is_not_confirmed(journal: Journal) -> None:
    record, entries = begun(journal, "Rex", "Rex")
    mark_sent(journal, [replace(entries[0], known=())])
    close_all(journal, entries[1:])
    finish_import(journal, record, {})
    both = {2: (LOST, None), 3: (ROW_ADDED, 101)}
    assert known_rows(journal, dict.fromkeys((2, 3), "Rex")) == both
    assert known_rows(journal, {2: "Rex"}) == {2: (ROW_ADDED, 101)}, "the user has had another one sent"
    assert known_rows(journal, dict.fromkeys((5, 6, 7), "Rex")) == {5: (ROW_ADDED, 101), 6: (LOST, None)}


# ---------------------------------------------------------------------------------------- what another one goes on with


def going_on(name: str, add_number: int, *others: str) -> ImportPlan:
    """Return the plan of a file whose first row is an add that is not confirmed."""
    plan = plan_of(name, *others, name="again.csv")
    return replace(plan, rows=(replace(plan.rows[0], new_pet=None, add_number=add_number), *plan.rows[1:]))


def lost_row(journal: Journal, name: str = "Rex") -> tuple[ImportRecord, Add]:
    """Return an import whose one row was sent, and that has ended without knowing what became of it."""
    record, (entry,) = begun(journal, name)
    mark_sent(journal, [replace(entry, known=())])
    finish_import(journal, record, {})
    return record, entry


def test_another_import_goes_on_with_the_add_itself_and_both_know_what_becomes_of_it(journal: Journal) -> None:
    first, lost = lost_row(journal)
    second = begin_import(journal, SHOP, going_on("Rex", lost.number, "Mia"))
    assert (second.total, second.waiting, second.not_confirmed) == (2, 1, 1)
    assert import_record(journal, SHOP, second.number) == second
    again, mia = take_over_import(journal, second)
    assert (again.number, again.key, again.sent_at is None, mia.new_pet.name) == (lost.number, lost.key, False, "Mia")
    assert known_rows(journal, {2: "Rex", 3: "Mia"}) == {2: (LOST, None), 3: (WAITS, None)}, "one row, not two"
    journal.apply(lost.number, states.Answered(7))
    assert known_rows(journal, {2: "Rex"}) == {2: (ROW_ADDED, 7)}
    for record in (first, second):
        row = import_report(journal, record).rows[0]
        assert (row.outcome, row.pet_id) == (ImportOutcome.ADDED, 7)
        latest = import_record(journal, SHOP, record.number)
        assert latest is not None
        assert (latest.added, latest.not_confirmed) == (1, 0)


def test_an_import_that_goes_on_with_an_add_discards_it_for_no_other_one(journal: Journal) -> None:
    first, (lost, waiting) = begun(journal, "Rex", "Mia")
    mark_sent(journal, [replace(lost, known=())])
    second = begin_import(journal, SHOP, going_on("Rex", lost.number))
    finish_import(journal, second, {})
    assert [each.number for each in take_over_import(journal, first)] == [lost.number, waiting.number]


def test_an_add_of_a_lost_journal_is_gone_on_with_by_no_import(journal: Journal) -> None:
    with pytest.raises(JournalMovedError):
        begin_import(journal, SHOP, going_on("Rex", 99))
    _record, lost = lost_row(journal)
    with pytest.raises(JournalMovedError):
        begin_import(journal, ELSEWHERE, going_on("Rex", lost.number))
    assert len(list_imports(journal, SHOP)) == 1
    assert list_imports(journal, ELSEWHERE) == ()


def test_an_add_is_kept_as_long_as_the_last_import_that_has_it(path: Path) -> None:
    with open_journal(path) as journal:
        first, lost = lost_row(journal)
        second = begin_import(journal, SHOP, going_on("Rex", lost.number))
        finish_import(journal, second, {})
    old = (datetime.now(UTC) - KEPT - timedelta(hours=1)).isoformat(timespec="microseconds")
    for record, left in ((first, 1), (second, 0)):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE imports SET finished_at = ? WHERE number = ?", (old, record.number))
            connection.commit()
        with open_journal(path) as journal:
            assert len(list_imports(journal, SHOP)) == left
            assert known_rows(journal, {2: "Rex"}) == ({2: (LOST, None)} if left else {})
        with closing(sqlite3.connect(path)) as connection:
            for table in ("adds", "import_rows"):
                assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (left,)  # noqa: S608


# ----------------------------------------------------------------------------------------------------- what a row says


def test_a_row_that_was_mended_is_known_by_what_the_file_says(journal: Journal) -> None:
    plan = ImportPlan("x.csv", (PlannedRow(2, ("Rex", "1"), REX, original=("Rex", "one")),))
    record = begin_import(journal, SHOP, plan)
    close_all(journal, take_over_import(journal, record))
    assert earlier_rows(journal, SHOP, [(2, ("Rex", "one"))])[2].pet_id == 101
    assert import_report(journal, record).rows[0].cells == ("Rex", "1")


@given(cells=st.lists(st.text(), max_size=5), blanks=st.integers(0, 3))
def test_blanks_around_cells_and_empty_ones_at_the_end_make_no_other_row(cells: list[str], blanks: int) -> None:
    assert row_key(cells) == row_key([f" {cell}\t" for cell in cells] + [""] * blanks)


def test_other_cells_make_another_row() -> None:
    assert len({row_key(cells) for cells in (["a", "b"], ["b", "a"], ["ab"], ["a", "", "b"], ["a,b"])}) == 5
