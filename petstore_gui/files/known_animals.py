"""What is known of the animals of the open service, when the rows of a file are checked against it."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.imports import EarlierRow

AnimalKey = tuple[str, int]
"""What animals have in common that may be the same: name and category."""


def animal_key(name: str, category_id: int) -> AnimalKey:
    """Return the key of an animal: names are compared without case and outer blanks."""
    return name.strip().casefold(), category_id


class KnownAnimals:
    """The animals of one service: those in its list, and those that this computer knows to have added to it."""

    def __init__(
        self,
        listed: Iterable[Pet] = (),
        *,
        is_whole: bool = False,
        added: Mapping[int, tuple[str, int]] = MappingProxyType({}),
        earlier_rows: Mapping[int, EarlierRow] = MappingProxyType({}),
    ) -> None:
        """Take the list at hand; ``is_whole``: the service had no other animals then.

        ``added`` has name and category by the ID that this service has given, ``earlier_rows`` what an earlier import
        has made of rows, by their numbers.
        """
        self.is_whole = is_whole
        self.earlier_rows = earlier_rows
        self._listed = {pet.id: animal_key(pet.name, pet.category_id) for pet in listed}
        self._keys = frozenset(self._listed.values())
        self._added = added

    def lists(self, key: AnimalKey) -> bool:
        """Return whether the list has an animal of this name and category."""
        return key in self._keys

    def has(self, pet_id: int, key: AnimalKey) -> bool:
        """Return whether the animal with this ID is certainly one of this name and category."""
        added = self._added.get(pet_id)
        return self._listed.get(pet_id) == key or (added is not None and animal_key(*added) == key)

    def cannot_have(self, pet_id: int) -> bool:
        """Return whether the service certainly has no animal with this ID."""
        return self.is_whole and pet_id not in self._listed
