"""A list that is kept again and again: ``python -m tests.support.killed_keeping PATH FIRST`` is killed meanwhile."""

import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory import offline_cache
from petstore_gui.inventory.offline_cache import OfflineCache
from petstore_gui.inventory.snapshot import Completeness, Snapshot

SERVICE_ID = "https://pets.example.com/v1"
KEY = "the-key-of-this-shop"
ANIMALS = 300


def snapshot(number: int) -> Snapshot:
    """Return the list of one number, which all of its animals bear."""
    pets = tuple(Pet(id=each, name=f"List {number}", category_id=number) for each in range(ANIMALS + number % 100))
    complete = dict.fromkeys(PetStatus, Completeness.COMPLETE)
    return Snapshot(pets, SERVICE_ID, datetime.fromtimestamp(number, UTC), True, complete)


def cheap_digests() -> None:
    """Let next to all of the time go into writing."""
    setattr(offline_cache, "_SCRYPT", {"n": 2, "r": 8, "p": 1, "dklen": 32})  # noqa: B010  it is a constant


def main(path: str, first: str) -> None:
    """Keep a list after the other from the number ``first`` on; tell each number once it is kept."""
    cheap_digests()
    kept = OfflineCache(Path(path)).of(SERVICE_ID, KEY)
    print("ready", flush=True)  # noqa: T201  to the parent
    for number in count(int(first)):
        kept.save(snapshot(number))
        print(number, flush=True)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
