"""``serve backup FILE``: a copy of the database while the service uses it."""

import argparse
import sys

from petstore_gui.service.commands.progress import Progress
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.sqlite_store import FORMAT
from petstore_gui.storage.sqlite_copy import copy_database


def run(options: argparse.Namespace) -> None:
    """Make the copy.

    Raise ``DatabaseRefusedError``, :class:`~petstore_gui.storage.sqlite_copy.NotCopiedError`, or ``ValueError`` where
    the database is no file.
    """
    if isinstance(options.database, PostgresqlAddress):
        raise ValueError("a copy of a PostgreSQL database is made by its own pg_dump")  # noqa: TRY004  an argument's value
    with Progress(sys.stderr, "Copying") as progress:
        copy_database(options.database, options.file, FORMAT, replace=options.force, on_progress=progress.show)
    sys.stdout.write(f"{options.file}: {options.file.stat().st_size:,} bytes\n")
