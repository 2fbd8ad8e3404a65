"""What the service listed at one moment, and whether that may be all there is."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from petstore_gui.api.values import LIMIT_MAX, PetStatus

if TYPE_CHECKING:  # neither httpx nor msgspec before the first paint
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import Pet


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One answer of listPets.

    ``pets`` stand in the order of the service. ``cut_off`` says that the answer was as long as the interface allows
    (100 animals), so that there may be more. ``taken_at`` is an aware UTC time.
    """

    pets: "tuple[Pet, ...]"
    status: PetStatus | None
    cut_off: bool
    taken_at: datetime

    def with_added(self, pet: "Pet") -> "Snapshot":
        """Return this snapshot with an animal that the service has just added at the top."""
        return replace(self, pets=(pet, *(other for other in self.pets if other.id != pet.id)))


def take_snapshot(client: "PetStoreClient", status: PetStatus | None) -> Snapshot:
    """List as many animals of ``status`` (``None``: of all) as the interface gives (interface: listPets).

    Raises :class:`petstore_gui.api.errors.PetStoreError`.
    """
    pets = client.list_pets(status=status, limit=LIMIT_MAX)
    unique = {pet.id: pet for pet in pets}
    return Snapshot(tuple(unique.values()), status, len(pets) >= LIMIT_MAX, datetime.now(UTC))
