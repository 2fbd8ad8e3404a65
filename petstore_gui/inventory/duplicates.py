"""Which listed animals have the name and the category of one that somebody is about to add. No Qt."""

from collections.abc import Iterable

from petstore_gui.api.likeness import likeness_key
from petstore_gui.api.schema import NewPet, Pet


class Duplicates:
    """The IDs of animals by name and category: neither case, blanks nor how an é is composed make another name."""

    def __init__(self, pets: Iterable[Pet]) -> None:
        self._ids: dict[tuple[int, str], list[int]] = {}
        for pet in pets:
            self._ids.setdefault(_key(pet), []).append(pet.id)

    def ids(self, name: str, category_id: int) -> tuple[int, ...]:
        """Return the IDs of the animals with this name and category, in the order of the list."""
        return tuple(self._ids.get(_key(NewPet(name=name, category_id=category_id)), ()))


def _key(pet: Pet | NewPet) -> tuple[int, str]:
    category_id, name = likeness_key(pet)
    return category_id, name.casefold()
