"""Databases of any size for the service."""

from contextlib import closing
from pathlib import Path

from petstore_gui.service.storage.sqlite import SqliteStore
from petstore_gui.storage import sqlite_file
from tests.support.postgresql import Cluster

_AT_ONCE = 100_000
_ANIMAL = (
    "'Animal ' || number, number % 50 + 1, "
    "CASE number % 3 WHEN 0 THEN 'available' WHEN 1 THEN 'pending' ELSE 'sold' END"
)
_NUMBERS = (
    "WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number + 1 < ?) "
)


def make_store(path: Path, count: int) -> Path:
    """Make a database of ``count`` animals in one transaction, a third of each status."""
    SqliteStore(path).close()
    insert = f"INSERT INTO pets (name, category_id, status) SELECT {_ANIMAL} FROM numbers"  # noqa: S608  ours
    with closing(sqlite_file.connect(path)) as connection:
        connection.execute(_NUMBERS + insert, (count,))
    return path


def fill_postgresql(cluster: Cluster, database: str, count: int) -> None:
    """Put ``count`` animals into a database that a service has made its tables in."""
    insert = f"INSERT INTO pets (id, name, category_id, status) SELECT nextval('pet_ids'), {_ANIMAL} FROM "  # noqa: S608  ours
    for first in range(0, count, _AT_ONCE):
        last = min(first + _AT_ONCE, count) - 1
        cluster.sql(f"{insert} generate_series({first}, {last}) AS number", database)
    cluster.sql("VACUUM ANALYZE pets", database)
    cluster.sql("CHECKPOINT", database)
