"""The commands on the service's database: ``backup``, ``keys`` and ``copy``."""

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Final, Self, TextIO

from petstore_gui.runtime.standard_streams import ProgressLine
from petstore_gui.service import process
from petstore_gui.service.auth import key_digest
from petstore_gui.service.storage import IssuedKey, PetStorage, dump
from petstore_gui.service.storage.dump import Counts, DumpReader, DumpWriter, Fill, ReadDump
from petstore_gui.service.storage.opening import Database, open_storage, postgresql
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.sqlite import FORMAT
from petstore_gui.storage.sqlite_copy import NotCopiedError, copy_database
from petstore_gui.storage.sqlite_file import check_existing, check_is_database, prepare

_PREFIX: Final = "psk_"  # a leaked key is recognised, also by programs that search for secrets
_KEY_BYTES: Final = 32
_TITLES: Final = ("NAME", "MADE", "LAST USED", "REVOKED")
_PAUSE_SECONDS: Final = 0.1


class OutcomeNotPrintedError(Exception):
    """The command has done its work, but could not print so."""


class Progress:
    """One line on ``stream`` that shows the progress of ``what``; nothing if ``stream`` is no terminal."""

    def __init__(self, stream: TextIO, what: str) -> None:
        self._stream = stream if stream.isatty() else None
        self._line = ProgressLine(self._write)
        self._what = what
        self._latest = 0.0

    def show(self, done: int, total: int) -> None:
        """Show ``done`` of ``total``, ten times a second at most."""
        now = monotonic()
        if self._stream is not None and now - self._latest >= _PAUSE_SECONDS:
            self._latest = now
            percent = 100 * done // max(total, 1)
            self._line.show(f"{self._what}: {percent} %")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.clear()

    def _write(self, text: str) -> None:
        if self._stream is not None:
            self._stream.write(text)
            self._stream.flush()


def run(options: argparse.Namespace) -> None:
    """Run the command ``options.command``, all of it or nothing.

    Raise ``OSError``, ``ValueError``, ``DatabaseRefusedError``, ``StorageError`` or ``NotCopiedError``; and
    :class:`OutcomeNotPrintedError` when all of it is done.
    """
    process.exit_on_signals(lambda number: 128 + number)  # the exit code that a shell expects after a signal
    match options.command:
        case "backup":
            _back_up(options)
        case "keys":
            process.run(_change_keys(options))
        case "copy":
            process.run(_copy(options.source, options.target))
        case unknown:
            raise AssertionError(unknown)


def _back_up(options: argparse.Namespace) -> None:
    """``serve backup FILE``: copy the database, also while the service uses it."""
    if isinstance(options.database, PostgresqlAddress):
        raise ValueError("a copy of a PostgreSQL database is made by its own pg_dump")  # noqa: TRY004  an argument's value
    with Progress(sys.stderr, "Copying") as progress:
        copy_database(options.database, options.file, FORMAT, replace=options.force, on_progress=progress.show)
    _print_outcome(f"{options.file}: {options.file.stat().st_size:,} bytes")


async def _change_keys(options: argparse.Namespace) -> None:
    """``serve keys``: make a key for a desk, list the keys, or revoke one. Only for the first a database is begun."""
    if isinstance(options.database, Path):
        if options.action == "add":
            check_is_database(options.database)
        else:
            _check_is_there(options.database)
            check_existing(options.database, FORMAT)
    storage, quarantined_path, _ = await open_storage(options.database)
    _report_quarantined(quarantined_path)
    try:
        match options.action:
            case "add":
                await _add_key(storage, options.name)
            case "list":
                process.print_line(_key_table(await storage.api_keys()))
            case _:
                await _revoke_key(storage, options.name)
    finally:
        await storage.close()


async def _add_key(storage: PetStorage, name: str) -> None:
    output = sys.stdout.fileno()
    key = _PREFIX + secrets.token_urlsafe(_KEY_BYTES)
    if not await storage.add_api_key(name, key_digest(key.encode("ascii"))):
        message = f"there was a key named “{name}” already: give the new one another name"
        raise ValueError(message)
    try:
        os.write(output, f"{key}\n".encode("ascii"))  # not into Python's buffer, which is written after the end
    except OSError as error:
        await storage.revoke_api_key(name)
        message = (
            f"the key could not be printed and was revoked: give the next one another name than “{name}” ({error})"
        )
        raise ValueError(message) from error


async def _revoke_key(storage: PetStorage, name: str) -> None:
    if not await storage.revoke_api_key(name):
        message = f"there is no valid key named “{name}”"
        raise ValueError(message)
    _print_outcome(f"“{name}” ends within 5 seconds")


def _key_table(keys: Sequence[IssuedKey]) -> str:
    rows = [_TITLES, *((key.name, *map(_minute, (key.made_at, key.last_used_at, key.revoked_at))) for key in keys)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _minute(time: datetime | None) -> str:
    return "–" if time is None else f"{time:%Y-%m-%d %H:%M} UTC"


async def _copy(source: Database, target: Database) -> None:
    """``serve copy``: copy a store, with its IDs and keys, into an empty one; all of it or nothing."""
    async with _read_dump(source) as whole, _fill(target) as new:
        there = await new.counts()
        if any(there):
            raise NotCopiedError(f"{target} has {described(there)} already")
        counts = await whole.counts()
        with Progress(sys.stderr, "Copying") as progress:
            await _take(whole, new, progress, sum(counts))
    _print_outcome(f"{described(counts)} copied")


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


def _print_outcome(outcome: str) -> None:
    try:
        process.print_line(outcome)
    except ValueError as error:
        message = f"done ({outcome}), but {error}"
        raise OutcomeNotPrintedError(message) from error


def described(counts: Counts) -> str:
    """Return the counts of a store as words."""
    words = (("animal", "animals"), ("idempotency key", "idempotency keys"), ("API key", "API keys"))
    return ", ".join(
        f"{count:,} {one if count == 1 else many}" for count, (one, many) in zip(counts, words, strict=True)
    )


def _check_is_there(database: Path) -> None:
    if not database.exists():
        message = f"{database} is not there"
        raise ValueError(message)


def _report_quarantined(path: Path | None) -> None:
    if path is not None:
        sys.stderr.write(f"the database was damaged; it lies at {path} now, and a new one was begun\n")


def _read_dump(database: Database) -> ReadDump:
    if isinstance(database, Path):
        _check_is_there(database)
        return dump.read_dump(database)
    read: ReadDump = postgresql().read_dump(database)
    return read


def _fill(database: Database) -> Fill:
    if isinstance(database, Path):
        check_is_database(database)
        _report_quarantined(prepare(database, FORMAT))
        return dump.fill(database)
    fill: Fill = postgresql().fill(database)
    return fill
