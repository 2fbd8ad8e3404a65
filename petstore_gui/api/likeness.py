"""Whether an animal may be the one that was sent: a service may trim blanks and compose letters otherwise."""

import unicodedata
from collections.abc import Iterable

from msgspec import UNSET

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


def is_alike(pet: Pet, new_pet: NewPet) -> bool:
    """Say whether the service may have made ``pet`` of ``new_pet``, some status aside."""
    return pet.category_id == new_pet.category_id and _spelling(pet.name) == _spelling(new_pet.name)


def likeness_key(pet: Pet | NewPet) -> tuple[int, str]:
    """Return what is equal for two animals where one may be the other: see :func:`is_alike`."""
    return pet.category_id, _spelling(pet.name)


def confirms(pet: Pet, new_pet: NewPet) -> bool:
    """Say whether ``pet`` is what a service answers to ``new_pet``: with its status, or with none."""
    return is_alike(pet, new_pet) and (new_pet.status is UNSET or pet.status in {None, new_pet.status})


def _spelling(name: str) -> str:
    """Return ``name`` without what a service may store otherwise than it was sent: blanks, and how an é is composed."""
    return " ".join(unicodedata.normalize("NFKC", name).split())
