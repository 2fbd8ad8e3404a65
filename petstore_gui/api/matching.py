"""Whether an animal may be the one that was sent: a service may trim blanks and compose letters otherwise."""

import unicodedata

from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet


def same_pet(pet: Pet, new_pet: NewPet) -> bool:
    """Say whether the service may have made ``pet`` of ``new_pet``, some status aside."""
    return pet.category_id == new_pet.category_id and _spelling(pet.name) == _spelling(new_pet.name)


def matching_key(pet: Pet | NewPet) -> tuple[int, str]:
    """Return a key that two animals share where one may be the other: see :func:`same_pet`."""
    return pet.category_id, _spelling(pet.name)


def confirms(pet: Pet, new_pet: NewPet) -> bool:
    """Say whether ``pet`` is what a service answers to ``new_pet``: with its status, or with none."""
    return same_pet(pet, new_pet) and (new_pet.status is UNSET or pet.status in {None, new_pet.status})


def _spelling(name: str) -> str:
    """Return ``name`` without what a service may store otherwise than it was sent: blanks, and how an é is composed."""
    return " ".join(unicodedata.normalize("NFKC", name).split())
