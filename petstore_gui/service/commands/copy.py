"""``serve copy --from … --to …``: moves a whole store, with its IDs and keys, into an empty one."""

import argparse
import sys
from pathlib import Path
from types import ModuleType

from petstore_gui.service import signals
from petstore_gui.service.commands.progress import Progress
from petstore_gui.service.storage import sqlite_dump
from petstore_gui.service.storage.dump import Counts, DumpReader, DumpWriter, Fill, ReadDump
from petstore_gui.service.storage.opening import ASYNCPG_MISSING, Database
from petstore_gui.storage.sqlite_copy import NotCopiedError


def run(options: argparse.Namespace) -> None:
    """Copy all of it, or nothing. Raise ``DatabaseRefusedError``, ``StorageError`` or :class:`NotCopiedError`."""
    copied = signals.run(_copy(options.source, options.target))
    sys.stdout.write(f"{described(copied)} copied\n")


async def _copy(source: Database, target: Database) -> Counts:
    async with _read_dump(source) as whole, _fill(target) as new:
        there = await new.counts()
        if any(there):
            raise NotCopiedError(f"{target} has {described(there)} already")
        counts = await whole.counts()
        with Progress(sys.stderr, "Copying") as progress:
            await _take(whole, new, progress, sum(counts))
    return counts


async def _take(whole: DumpReader, new: DumpWriter, progress: Progress, total: int) -> None:
    done = 0
    async for pets in whole.pets():
        await new.take_pets(pets)
        done += len(pets)
        progress.show(done, total)
    last_id = await whole.last_id()
    if last_id is not None:
        await new.take_last_id(last_id)
    async for keys in whole.idempotency_keys():
        await new.take_idempotency_keys(keys)
        done += len(keys)
        progress.show(done, total)
    await new.take_api_keys(await whole.api_keys())


def described(counts: Counts) -> str:
    """Return how much there is in a store, for a person."""
    words = (("animal", "animals"), ("idempotency key", "idempotency keys"), ("API key", "API keys"))
    return ", ".join(
        f"{count:,} {one if count == 1 else many}" for count, (one, many) in zip(counts, words, strict=True)
    )


def _read_dump(database: Database) -> ReadDump:
    if isinstance(database, Path):
        if not database.exists():
            raise NotCopiedError(f"{database} is not there")
        return sqlite_dump.read_dump(database)
    whole: ReadDump = _postgresql_dump().read_dump(database)
    return whole


def _fill(database: Database) -> Fill:
    return sqlite_dump.fill(database) if isinstance(database, Path) else _postgresql_dump().fill(database)


def _postgresql_dump() -> ModuleType:
    try:
        from petstore_gui.service.storage import postgresql_dump
    except ModuleNotFoundError as error:
        raise ValueError(ASYNCPG_MISSING) from error
    return postgresql_dump
