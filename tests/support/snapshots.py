"""Lists as the program has read them, made by hand."""

from datetime import UTC, datetime
from types import MappingProxyType

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness, Snapshot


def snapshot_of(*pets: Pet, whole: bool = False, service_id: str = "here", **reaches: Completeness) -> Snapshot:
    """Return a snapshot of now; a status that is not among ``reaches`` is complete: ``sold=Completeness.CUT_OFF``."""
    by_status = {status: reaches.get(status.value, Completeness.COMPLETE) for status in PetStatus}
    return Snapshot(pets, service_id, datetime.now(UTC), whole, MappingProxyType(by_status))


def stock(*categories: tuple[int, str], cut_off: str = "", whole: bool = False) -> Snapshot:
    """Return a snapshot of categories, each with a letter for each animal: a, p, s, or a dash for no status.

    ``cut_off`` has the letters of the lists that were.
    """
    letters = {status.value[0]: status for status in PetStatus}
    kinds = [(number, letters.get(letter)) for number, animals in categories for letter in animals]
    pets = [Pet(id=place, name=f"No. {place}", category_id=n, status=s) for place, (n, s) in enumerate(kinds, 1)]
    reaches = {letters[letter].value: Completeness.CUT_OFF for letter in cut_off}
    return snapshot_of(*pets, whole=whole, **reaches)
