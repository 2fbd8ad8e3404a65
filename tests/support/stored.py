"""Animals put into a database without a service."""

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.service.storage import NewAdd, StoredPet
from petstore_gui.service.storage.sqlite import SqliteStore


def stored(store: SqliteStore, animal: NewPet) -> Pet:
    """Add one animal and return it."""
    (added,) = store.add([NewAdd(animal)])
    assert isinstance(added, StoredPet)
    return added.pet
