"""The tables of the journal, and how a file of an earlier version gets them: those of 0.1.0 are to open for ever.

On disk a service ID is called ``place``, and the import that an add is a row of ``import``.
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
"""
_IMPORT_INDEXES: Final = """
CREATE INDEX IF NOT EXISTS adds_by_import ON adds (import) WHERE import IS NOT NULL;
CREATE INDEX IF NOT EXISTS adds_by_animal ON adds (place, name) WHERE pet_id IS NOT NULL;
"""

# What version 4 has brought: adds have keys, and rows of earlier versions none. The last three say what the service had
# promised of keys when the add was sent: see SentPromise.
_KEYS: Final = ("idempotency_key TEXT", "key_seconds INTEGER", "service_time TEXT", "api_key_mark TEXT")
# What version 5 has brought: the state of an add stands in its row. Before it followed from what else stood there, and
# an add that the user wanted sent anew had a second row.
_ADDS: Final = f"""
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
    {", ".join(_KEYS)},
    refusal TEXT,
    pet_id INTEGER,
    import INTEGER,
    closed_at TEXT"""
_ADD_INDEXES: Final = """
CREATE INDEX IF NOT EXISTS adds_by_place ON adds (place, state);
CREATE INDEX IF NOT EXISTS adds_by_import ON adds (import) WHERE import IS NOT NULL;
CREATE INDEX IF NOT EXISTS adds_by_animal ON adds (place, name) WHERE pet_id IS NOT NULL;
"""
# Of two rows the second of which was to send the first anew: the first is settled with the second, waits in its place
# if that one had not been sent, and is as before if it came to nothing.
_STATES: Final = f"""
ALTER TABLE adds RENAME TO adds_before;
DROP INDEX adds_by_place;
DROP INDEX adds_by_import;
DROP INDEX adds_by_animal;
CREATE TABLE adds ({_ADDS});
UPDATE adds_before SET how = 'left', closed_at = began_at WHERE how IS NULL AND EXISTS (
    SELECT 1 FROM adds_before AS again WHERE again.instead_of = adds_before.number AND (
        again.how IS NULL AND again.refusal IS NULL AND again.sent_at IS NOT NULL
        OR again.how NOT IN ('refused', 'not_sent', 'discarded')
    )
);
UPDATE adds_before SET how = 'waiting' WHERE how IS NULL AND sent_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM adds_before AS again
    WHERE again.instead_of = adds_before.number AND again.how IS NULL AND again.refusal IS NULL
);
UPDATE adds_before SET how = 'discarded', closed_at = began_at WHERE how IS NULL AND sent_at IS NULL
    AND refusal IS NULL AND instead_of IN (SELECT number FROM adds_before WHERE how = 'waiting');
INSERT INTO adds
SELECT number, place, name, category_id, status, CASE
        WHEN how IN ('added', 'added_probably') AND pet_id IS NULL THEN 'left'
        WHEN how = 'added_probably' THEN 'probably added'
        WHEN how IN ('refused', 'not_sent', 'not_added') THEN 'discarded'
        WHEN how IS NOT NULL THEN how
        WHEN refusal IS NOT NULL THEN 'refused'
        WHEN sent_at IS NOT NULL THEN 'not confirmed'
        ELSE 'waiting' END,
    sent_at IS NOT NULL AND refusal IS NULL AND (how IS NULL OR how <> 'added' OR pet_id IS NULL),
    known, began_at, sent_at, idempotency_key, key_seconds, service_time, api_key_mark, refusal, pet_id, import,
    closed_at
FROM adds_before;
DELETE FROM sqlite_sequence WHERE name = 'adds';
UPDATE sqlite_sequence SET name = 'adds' WHERE name = 'adds_before';
DROP TABLE adds_before;
{_ADD_INDEXES}
"""  # noqa: S608  of the constant above

# What version 6 has brought: which program has an add in hand, by the name of its lease.
_HOLDER: Final = "holder TEXT"
# What version 7 has brought: whether all that was like an add was known before it. Before, nothing else was written.
_KNEW_ALL: Final = "knew_all INTEGER NOT NULL DEFAULT 0"

# 0.1.0 wrote version 1: it had no queue, so that every add in it had been sent, or was about to be.
FORMAT: Final = sqlite_file.Format(
    application_id=0x50455441,  # "PETA"
    version=7,
    upgrades={
        1: """
ALTER TABLE adds ADD COLUMN sent_at TEXT;
ALTER TABLE adds ADD COLUMN refusal TEXT;
UPDATE adds SET sent_at = began_at;
""",
        2: f"ALTER TABLE adds ADD COLUMN import INTEGER;{_IMPORTS}{_IMPORT_INDEXES}",
        3: ";".join(f"ALTER TABLE adds ADD COLUMN {column}" for column in _KEYS),
        4: _STATES,
        5: f"ALTER TABLE adds ADD COLUMN {_HOLDER}",
        6: f"ALTER TABLE adds ADD COLUMN {_KNEW_ALL};UPDATE adds SET knew_all = known IS NOT NULL;",  # noqa: S608
    },
    schema=f"""
CREATE TABLE IF NOT EXISTS adds ({_ADDS}, {_HOLDER}, {_KNEW_ALL});
{_ADD_INDEXES}
CREATE TABLE IF NOT EXISTS notes (
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (place, name)
);
{_IMPORTS}
-- From the time on, in microseconds: no add has the number of one in another file, such as one that was lost.
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'adds', CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) * 1000 + abs(random() % 1000)
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'adds');
""",  # noqa: S608  of the constants above
    probe="""
SELECT number, name, category_id, status, state, maybe, known, began_at, sent_at, idempotency_key, key_seconds,
    service_time, api_key_mark, refusal, pet_id, import, closed_at, holder, knew_all,
    (SELECT text FROM notes LIMIT 0),
    (SELECT titles || fields || finished_at FROM imports LIMIT 0),
    (SELECT cells || key || add_number || pet_id || reason FROM import_rows LIMIT 0)
FROM adds INDEXED BY adds_by_place WHERE place = '' LIMIT 0
""",
)
