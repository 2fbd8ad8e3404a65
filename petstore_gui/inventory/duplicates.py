"""Finds animals with the same name and category: the form warns before one is added twice."""

from collections.abc import Iterable

from petstore_gui.api.matching import matching_key
from petstore_gui.api.schema import NewPet, Pet


class Duplicates:
    """The IDs of animals by name and category. Names are compared without case, blanks and the composition of an é."""

    def __init__(self, pets: Iterable[Pet]) -> None:
        self._ids: dict[tuple[int, str], list[int]] = {}
        for pet in pets:
            self._ids.setdefault(_key(pet), []).append(pet.id)

    def ids(self, name: str, category_id: int) -> tuple[int, ...]:
        """Return the IDs of the animals with this name and category, in the order of the list."""
        return tuple(self._ids.get(_key(NewPet(name=name, category_id=category_id)), ()))


def _key(pet: Pet | NewPet) -> tuple[int, str]:
    category_id, name = matching_key(pet)
    return category_id, name.casefold()
