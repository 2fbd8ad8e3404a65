"""The columns of the table of animals, sorting and searching. No widgets."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from petstore_gui.inventory.fields import CELL_MAX, CellWords, PetField, sort_key
from petstore_gui.ui.i18n.text import normalize_for_search, sanitize, status_text

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

ASCENDING: Final = "\N{BLACK UP-POINTING SMALL TRIANGLE}"
DESCENDING: Final = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"
COLUMNS: Final = tuple(PetField)
"""The columns by the numbers that Qt gives them, wherever the user has moved them."""


class SortKey(NamedTuple):
    """A field that is sorted by."""

    field: PetField
    descending: bool


def section(field: PetField) -> int:
    """Return the number that Qt gives to the column of a field."""
    return COLUMNS.index(field)


def cell_words(category: Callable[[int], str], max_length: int = CELL_MAX) -> CellWords:
    """Return how the window writes values into cells: foreign texts cut, and fit for one line."""
    return CellWords(
        text=lambda text: sanitize(text, max_length),
        category=category,
        status=lambda status: status_text(None if status is None else status[:CELL_MAX]),
    )


def cell_status(pet: "Pet") -> str | None:
    """Return the status of an animal as far as a cell shows it."""
    return None if pet.status is None else pet.status[:CELL_MAX]


def order_pets(
    pets: Iterable["Pet"], sort_keys: Sequence[SortKey], search: str, category: Callable[[int], str]
) -> "list[Pet]":
    """Return the animals that have ``search``, normalized, in name, ID or category; the first key sorts before all."""
    found = [pet for pet in pets if not search or search in _searched_text(pet, category)]
    for key in reversed(sort_keys):
        found.sort(key=sort_key(key.field), reverse=key.descending)
    return found


def runs(flags: Iterable[bool]) -> list[tuple[int, int]]:
    """Return where each run of true flags begins, and the number after its end."""
    found: list[tuple[int, int]] = []
    for number, flag in enumerate(flags):
        if flag and found and found[-1][1] == number:
            found[-1] = found[-1][0], number + 1
        elif flag:
            found.append((number, number + 1))
    return found


def _searched_text(pet: "Pet", category: Callable[[int], str]) -> str:
    """Return the searched text of an animal; its parts are divided by a line end, which cannot be typed."""
    words = normalize_for_search(category(pet.category_id))
    return f"{normalize_for_search(pet.name[:CELL_MAX])}\n{pet.id}\n{words}"
