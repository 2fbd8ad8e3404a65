"""Adds that become one transaction of PostgreSQL: those with a key that was there before are not stored again."""

from collections.abc import Iterable, Sequence
from typing import Final

from petstore_gui.service.storage import KEPT, KeyReused, NewAdd, StorageAwayError, StoredPet
from petstore_gui.service.storage.pet_row import COLUMNS, PetRow, pet_of, values_of
from petstore_gui.service.storage.postgresql_connections import PostgresqlConnection
from petstore_gui.service.storage.postgresql_schema import COLUMN_TYPES

_NEW_IDS: Final = "SELECT nextval('pet_ids') FROM generate_series(1, $1)"

# In one order, whatever theirs is, so that no two batches wait for each other's keys. A key that another transaction is
# just storing is waited for. One whose time is over counts as new.
_NEW_KEYS: Final = """
INSERT INTO idempotency_keys (key, pet_id, added_at)
SELECT new.key, new.pet_id, now() FROM unnest($1::bytea[], $2::bigint[]) AS new (key, pet_id) ORDER BY new.key
ON CONFLICT (key) DO UPDATE SET pet_id = excluded.pet_id, added_at = excluded.added_at
WHERE idempotency_keys.added_at < now() - $3::interval
RETURNING key
"""
_ARRAYS: Final = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(COLUMN_TYPES, 1))
_NEW_PETS: Final = f"INSERT INTO pets ({COLUMNS}) SELECT * FROM unnest({_ARRAYS})"  # noqa: S608
_EARLIER: Final = f"""
SELECT key, {COLUMNS} FROM idempotency_keys JOIN pets ON id = pet_id WHERE key = ANY($1::bytea[])
"""  # noqa: S608


class Batch:
    """Adds to be stored together. It may be done again on another connection where the first one was lost."""

    def __init__(self, adds: Sequence[NewAdd]) -> None:
        self._adds = adds
        self._first: dict[bytes, int] = {}  # of each key: the number of the first add that has it
        for number, add in enumerate(adds):
            if add.key is not None:
                self._first.setdefault(add.key, number)
        self._is_committing = False

    def may_be_repeated(self) -> bool:
        """Say whether that can store nothing twice: nothing is stored yet, or each add is known by its key."""
        return not self._is_committing or all(add.key is not None for add in self._adds)

    async def store(self, connection: PostgresqlConnection) -> list[StoredPet | KeyReused]:
        """Store the adds with one commit, and return what became of each."""
        self._is_committing = False
        await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
        rows = await self._with_new_ids(connection)
        new_keys = [(key, rows[number].id) for key, number in self._first.items()]
        known: dict[bytes, PetRow] = {}
        if new_keys:
            fresh = {key for (key,) in await connection.fetch(_NEW_KEYS, *_columns(new_keys), KEPT)}
            known = await _earlier(connection, [key for key, _ in new_keys if key not in fresh])
            rows = {n: row for n, row in rows.items() if self._adds[n].key is None or self._adds[n].key in fresh}
        if rows:
            await connection.execute(_NEW_PETS, *_columns(rows.values()))
        await self._commit(connection)
        return [self._outcome(number, rows, known) for number in range(len(self._adds))]

    async def _with_new_ids(self, connection: PostgresqlConnection) -> dict[int, PetRow]:
        """Return what is to be stored, by number, in the order of the adds: all but repetitions within the batch."""
        numbers = [n for n, add in enumerate(self._adds) if add.key is None or self._first[add.key] == n]
        ids = sorted(pet_id for (pet_id,) in await connection.fetch(_NEW_IDS, len(numbers)))
        return {n: PetRow(pet_id, *values_of(self._adds[n].animal)) for n, pet_id in zip(numbers, ids, strict=True)}

    async def _commit(self, connection: PostgresqlConnection) -> None:
        """Commit. Raises :class:`StorageAwayError` where the commit was not waited for until it was safe."""
        warnings: list[object] = []

        def on_warning(_connection: object, warning: object) -> None:
            warnings.append(warning)

        connection.add_log_listener(on_warning)
        self._is_committing = True
        await connection.execute("COMMIT")  # where that fails, the connection is not used again
        connection.remove_log_listener(on_warning)
        if warnings:  # an administrator ended the wait for the synchronous standby: to PostgreSQL that is a success
            raise StorageAwayError(f"a commit may not have reached the standby: {warnings[0]}")

    def _outcome(self, number: int, rows: dict[int, PetRow], known: dict[bytes, PetRow]) -> StoredPet | KeyReused:
        if number in rows:
            return StoredPet(pet_of(rows[number]))
        add = self._adds[number]
        if add.key is None:
            raise AssertionError
        row = known.get(add.key) or rows.get(self._first[add.key])
        if row is None or row[1:] != values_of(add.animal):  # none: somebody has deleted the animal
            return KeyReused()
        return StoredPet(pet_of(row), repeated=True)


async def _earlier(connection: PostgresqlConnection, keys: list[bytes]) -> dict[bytes, PetRow]:
    """Return the animals that were stored with ``keys`` before; by now those transactions are over."""
    rows = await connection.fetch(_EARLIER, keys) if keys else []
    return {key: PetRow(*row) for key, *row in rows}


def _columns(rows: Iterable[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]
