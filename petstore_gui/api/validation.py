"""Checks each argument before anything is sent; the error names the argument."""

import re
from typing import Final

from msgspec import UNSET, structs

from petstore_gui.api.errors import ArgumentError
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, LIMIT_MAX, LIMIT_MIN, PetStatus
from petstore_gui.translatable import TranslatableText

_UNSENDABLE: Final = re.compile("[\\0\ud800-\udfff]")  # NUL, and halves of surrogate pairs: UTF-8 has no bytes for them


def checked_limit(limit: object) -> int:
    """Return ``limit`` if it is an integer from 1 to 100."""
    return _checked_int("limit", limit, LIMIT_MIN, LIMIT_MAX)


def checked_pet_id(pet_id: object) -> int:
    """Return ``pet_id`` if it is an int64."""
    return _checked_int("pet_id", pet_id, INT64_MIN, INT64_MAX)


def checked_status(status: object) -> PetStatus:
    """Return ``status`` if it is a PetStatus; a plain string is not enough."""
    if not isinstance(status, PetStatus):
        raise ArgumentError("status", "not a PetStatus")
    return status


def checked_new_pet(new_pet: object) -> NewPet:
    """Return ``new_pet`` if its texts can be sent, its name is not blank, its category int64 and its status known."""
    if not isinstance(new_pet, NewPet):
        raise ArgumentError("new_pet", "not a NewPet")
    name: object = new_pet.name  # no Struct checks what it is made with
    if not isinstance(name, str) or not name.strip():
        raise ArgumentError("name", TranslatableText("blank"))
    for field, value in structs.asdict(new_pet).items():
        if isinstance(value, str) and _UNSENDABLE.search(value):
            raise ArgumentError(field, TranslatableText("holds a character that cannot be sent"))
    _checked_int("category_id", new_pet.category_id, INT64_MIN, INT64_MAX)
    if new_pet.status is not UNSET:
        checked_status(new_pet.status)
    return new_pet


def checked_key(api_key: object) -> str:
    """Return ``api_key`` without outer blanks if a header can carry it; the error does not contain it."""
    key = api_key.strip() if isinstance(api_key, str) else ""
    if not re.fullmatch(r"[!-~]{1,512}", key):
        raise ArgumentError("api_key", "not 1 to 512 visible ASCII characters")
    return key


def checked_idempotency_key(key: object) -> str:
    """Return ``key`` if it needs no escaping within the quotes of an Idempotency-Key."""
    if not isinstance(key, str) or not re.fullmatch(r"[!#-\[\]-~]{1,255}", key):
        raise ArgumentError("key", "not 1 to 255 visible ASCII characters without quotes and backslashes")
    return key


def _checked_int(field: str, value: object, lowest: int, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise ArgumentError(field, f"not an integer from {lowest} to {highest}")
    return value
