"""An animal as a row of the table ``pets``, which is the same in every database."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet


class PetRow(NamedTuple):
    """The columns, by their names in the table."""

    id: int
    name: str
    category_id: int
    status: str | None


COLUMNS: Final = ", ".join(PetRow._fields)
SELECT_PETS: Final = f"SELECT {COLUMNS} FROM pets"  # noqa: S608  of the constant above


def values_of(animal: NewPet) -> tuple[str, int, str | None]:
    """Return the row of a new animal without its ID."""
    return animal.name, animal.category_id, None if animal.status is UNSET else animal.status.value


def pet_of(row: Sequence[Any]) -> Pet:
    """Return the animal of a row with :data:`COLUMNS`."""
    return Pet(id=row[0], name=row[1], category_id=row[2], status=row[3])
