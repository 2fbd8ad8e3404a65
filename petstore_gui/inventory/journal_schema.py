"""The tables of the journal, how a file of an earlier version gets them, and the statements of SQL on them.

On disk a service ID is called ``place`` and a resolution ``how``: files of 0.1.0 are to open for ever.
"""

from typing import Final

from petstore_gui.storage import sqlite_file

# What version 3 has brought: an import keeps its rows, and the adds that they became.
_IMPORTS: Final = """
CREATE TABLE IF NOT EXISTS imports (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    titles TEXT,
    fields TEXT NOT NULL,
    began_at TEXT NOT NULL,
    finished_at TEXT
);
CREATE TABLE IF NOT EXISTS import_rows (
    import INTEGER NOT NULL,
    row INTEGER NOT NULL,
    cells TEXT NOT NULL,
    key BLOB NOT NULL,
    add_number INTEGER,
    pet_id INTEGER,
    reason TEXT,
    PRIMARY KEY (import, row)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS adds_by_import ON adds (import) WHERE import IS NOT NULL;
CREATE INDEX IF NOT EXISTS adds_by_animal ON adds (place, name) WHERE pet_id IS NOT NULL;
"""

# What version 4 has brought: adds have keys, and rows of earlier versions none. The last three say what the service had
# promised of keys when the add was sent: see SentPromise.
_KEYS: Final = ("idempotency_key TEXT", "key_seconds INTEGER", "service_time TEXT", "api_key_mark TEXT")
PET_COLUMNS: Final = ("name", "category_id", "status")
"""Of a NewPet."""
_PET: Final = ", ".join(PET_COLUMNS)
COLUMNS: Final = (
    f"number, place, {_PET}, known, began_at, sent_at, refusal, instead_of,"
    " idempotency_key, key_seconds, service_time, api_key_mark"
)
"""Of a JournalEntry."""

# 0.1.0 wrote version 1: it had no queue, so that every add in it had been sent, or was about to be.
FORMAT: Final = sqlite_file.Format(
    application_id=0x50455441,  # "PETA"
    version=4,
    upgrades={
        1: """
ALTER TABLE adds ADD COLUMN sent_at TEXT;
ALTER TABLE adds ADD COLUMN refusal TEXT;
UPDATE adds SET sent_at = began_at;
CREATE INDEX IF NOT EXISTS adds_by_repeat ON adds (instead_of) WHERE instead_of IS NOT NULL;
""",
        2: f"ALTER TABLE adds ADD COLUMN import INTEGER;{_IMPORTS}",
        3: ";".join(f"ALTER TABLE adds ADD COLUMN {column}" for column in _KEYS),
    },
    schema=f"""
CREATE TABLE IF NOT EXISTS adds (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT CHECK (status IN ('available', 'pending', 'sold')),
    known TEXT,
    instead_of INTEGER,
    began_at TEXT NOT NULL,
    how TEXT,
    closed_at TEXT,
    pet_id INTEGER,
    sent_at TEXT,
    refusal TEXT,
    import INTEGER,
    {", ".join(_KEYS)}
);
CREATE INDEX IF NOT EXISTS adds_by_place ON adds (place, how);
CREATE INDEX IF NOT EXISTS adds_by_repeat ON adds (instead_of) WHERE instead_of IS NOT NULL;
CREATE TABLE IF NOT EXISTS notes (
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (place, name)
);
{_IMPORTS}
""",
    probe=f"""
SELECT number, {_PET}, known, instead_of, began_at, how, closed_at, pet_id, sent_at, refusal, import,
    idempotency_key, key_seconds, service_time, api_key_mark,
    (SELECT text FROM notes LIMIT 0),
    (SELECT titles || fields || finished_at FROM imports LIMIT 0),
    (SELECT cells || key || add_number || pet_id || reason FROM import_rows LIMIT 0)
FROM adds INDEXED BY adds_by_place WHERE place = '' LIMIT 0
""",  # noqa: S608
)
SELECT_OPEN: Final = f"""
SELECT {COLUMNS} FROM adds
WHERE place = ? AND how IS NULL AND import IS NULL AND NOT EXISTS (
    SELECT 1 FROM adds AS again WHERE again.instead_of = adds.number
    AND (again.how IS NULL AND again.refusal IS NULL OR again.how NOT IN ('refused', 'not_sent', 'discarded'))
) ORDER BY number
"""  # noqa: S608  of the constant above
SELECT_OPEN_ONE: Final = f"""
SELECT {COLUMNS} FROM adds
WHERE number = ? AND how IS NULL
"""  # noqa: S608
# What settles a lost add is kept as long as that one is: without it, the lost one would be open again.
DELETE_OLD: Final = """
DELETE FROM adds WHERE closed_at < ? AND import IS NULL AND NOT EXISTS (
    SELECT 1 FROM adds AS lost WHERE lost.number = adds.instead_of AND lost.how IS NULL
)
"""
# An import goes as a whole, and not before it has ended: until then its report needs every row. An add goes with the
# last import that has it.
DELETE_OLD_IMPORTS: Final = (
    "DELETE FROM import_rows WHERE import IN (SELECT number FROM imports WHERE finished_at < ?)",
    """
DELETE FROM adds WHERE import IS NOT NULL AND EXISTS (SELECT 1 FROM imports WHERE finished_at < ?)
AND number NOT IN (SELECT add_number FROM import_rows WHERE add_number IS NOT NULL)
""",
    "DELETE FROM imports WHERE finished_at < ?",
)
OUTCOME: Final = """
CASE WHEN a.number IS NULL THEN NULL
WHEN a.how IN ('added', 'added_probably') AND a.pet_id IS NOT NULL THEN 'added'
WHEN a.how IN ('added', 'added_probably', 'left') THEN 'not confirmed'
WHEN a.how IS NOT NULL THEN 'stopped'
WHEN a.refusal IS NOT NULL THEN 'refused'
WHEN a.sent_at IS NOT NULL THEN 'not confirmed'
ELSE 'waiting' END
"""
"""What became of an add ``a`` of an import, in the words of ImportOutcome. Only what has an ID was added."""
SELECT_SAME: Final = "SELECT 1 FROM adds WHERE number = ? AND began_at = ? AND name = ?"
INSERT: Final = f"""
INSERT INTO adds ({COLUMNS}) VALUES ({", ".join("?" * len(COLUMNS.split(",")))})
"""  # noqa: S608
INSERT_OF_IMPORT: Final = f"""
INSERT INTO adds (number, place, {_PET}, began_at, import, idempotency_key)
VALUES ({", ".join("?" * (len(PET_COLUMNS) + 5))})
"""  # noqa: S608
SENT: Final = """
sent_at = ?, known = ?, refusal = NULL, key_seconds = ?, service_time = ?, api_key_mark = ?,
idempotency_key = coalesce(idempotency_key, ?)
"""
"""What is set when an add is about to be sent: the new key is for one of an earlier version, which has none."""
SELECT_LAST_NUMBER: Final = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'adds'"
SET_LAST_NUMBER: Final = """
INSERT INTO sqlite_sequence (name, seq) SELECT 'adds', ?
WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'adds')
"""
SELECT_IDS_OF_ALIKE: Final = """
SELECT pet_id FROM adds WHERE place = ? AND name = ? AND pet_id IS NOT NULL AND (number > ? OR closed_at > ?)
"""
