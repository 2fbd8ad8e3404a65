"""Snapshots to count in the tests of the overview."""

from datetime import UTC, datetime
from types import MappingProxyType

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness, Snapshot


def stock(*categories: tuple[int, str], cut_off: str = "", whole: bool = False) -> Snapshot:
    """Return a snapshot of categories, each with a letter for each animal: a, p, s, or a dash for no status.

    ``cut_off`` has the letters of the lists that were.
    """
    letters = {status.value[0]: status for status in PetStatus}
    kinds = [(number, letters.get(letter)) for number, animals in categories for letter in animals]
    pets = [Pet(id=place, name=f"No. {place}", category_id=n, status=s) for place, (n, s) in enumerate(kinds, 1)]
    reaches = {
        status: Completeness.CUT_OFF if letter in cut_off else Completeness.COMPLETE
        for letter, status in letters.items()
    }
    return Snapshot(tuple(pets), "here", datetime.now(UTC), whole, MappingProxyType(reaches))
