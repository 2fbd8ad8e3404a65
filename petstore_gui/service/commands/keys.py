"""``serve keys``: gives a desk its key, lists them, and lets one end."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from petstore_gui.service import signals
from petstore_gui.service.issued_keys import key_digest
from petstore_gui.service.storage import IssuedKey, PetStorage
from petstore_gui.service.storage.opening import open_storage

_PREFIX: Final = "psk_"  # a key that lies about is recognised, also by programs that search for secrets
_KEY_BYTES: Final = 32
_TITLES: Final = ("NAME", "MADE", "LAST USED", "REVOKED")


def run(options: argparse.Namespace) -> None:
    """Add, list or revoke. Raise ``ValueError`` where it cannot be done, or what the database's rooms raise."""
    signals.run(_run(options))


async def _run(options: argparse.Namespace) -> None:
    storage, quarantined_path, _ = await open_storage(options.database)
    if quarantined_path is not None:
        sys.stderr.write(f"the database was damaged; it lies at {quarantined_path} now, and a new one was begun\n")
    try:
        match options.action:
            case "add":
                await _add(storage, options.name)
            case "list":
                sys.stdout.write(_table(await storage.api_keys()))
            case _:
                await _revoke(storage, options.name)
    finally:
        await storage.close()


async def _add(storage: PetStorage, name: str) -> None:
    key = _PREFIX + secrets.token_urlsafe(_KEY_BYTES)
    if not await storage.add_api_key(name, key_digest(key.encode("ascii"))):
        message = f"there was a key named “{name}” already: give the new one another name"
        raise ValueError(message)
    sys.stdout.write(f"{key}\n")


async def _revoke(storage: PetStorage, name: str) -> None:
    if not await storage.revoke_api_key(name):
        message = f"there is no valid key named “{name}”"
        raise ValueError(message)
    sys.stdout.write(f"“{name}” ends within 5 seconds\n")


def _table(keys: Sequence[IssuedKey]) -> str:
    rows = [_TITLES, *((key.name, *map(_minute, (key.made_at, key.last_used_at, key.revoked_at))) for key in keys)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "".join("  ".join(map(str.ljust, row, widths)).rstrip() + "\n" for row in rows)


def _minute(time: datetime | None) -> str:
    return "–" if time is None else f"{time:%Y-%m-%d %H:%M} UTC"
