"""Compares an animal with one that was sent: a service may trim blanks, and compose letters differently."""

import unicodedata

from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet


def same_pet(pet: Pet, new_pet: NewPet) -> bool:
    """Whether the service may have made ``pet`` from ``new_pet``, of any status."""
    return pet.category_id == new_pet.category_id and _spelling(pet.name) == _spelling(new_pet.name)


def matching_key(pet: Pet | NewPet) -> tuple[int, str]:
    """Return a key that is equal for two animals that may be the same: see :func:`same_pet`."""
    return pet.category_id, _spelling(pet.name)


def confirms(pet: Pet, new_pet: NewPet) -> bool:
    """Whether ``pet`` is a valid answer to ``new_pet``: with its status, or without one."""
    return same_pet(pet, new_pet) and (new_pet.status is UNSET or pet.status in {None, new_pet.status})


def _spelling(name: str) -> str:
    """Return ``name`` without differences that a service may make: outer blanks, and the composition of an é."""
    return " ".join(unicodedata.normalize("NFKC", name).split())
