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
"""The fields by the logical index of their columns, which stays when the user moves a column."""


class SortKey(NamedTuple):
    """A field to sort by, and the direction."""

    field: PetField
    descending: bool


def section(field: PetField) -> int:
    """Return the logical index of the column of a field."""
    return COLUMNS.index(field)


def cell_words(category: Callable[[int], str], max_length: int = CELL_MAX) -> CellWords:
    """Return the functions that write values into cells: texts of the service are sanitized, and cut."""
    return CellWords(
        text=lambda text: sanitize(text, max_length),
        category=category,
        status=lambda status: status_text(None if status is None else status[:CELL_MAX]),
    )


def cell_status(pet: "Pet") -> str | None:
    """Return the status of an animal, cut to what a cell shows."""
    return None if pet.status is None else pet.status[:CELL_MAX]


def order_pets(
    pets: Iterable["Pet"], sort_keys: Sequence[SortKey], search: str, category: Callable[[int], str]
) -> "list[Pet]":
    """Return the animals with ``search`` in name, ID or category, sorted; the first key is the most significant.

    ``search`` must be normalized.
    """
    found = [pet for pet in pets if not search or search in _searched_text(pet, category)]
    for key in reversed(sort_keys):
        found.sort(key=sort_key(key.field), reverse=key.descending)
    return found


def matched_runs(text: str, search: str) -> list[tuple[int, int]]:
    """Return the matches of ``search``, which must be normalized, in ``text``, as (start, end) character indexes."""
    letters = [normalize_for_search(character) for character in text]
    owners = [number for number, some in enumerate(letters) for _ in some]  # the character of each normalized letter
    normalized, matched = "".join(letters), set[int]()
    first = normalized.find(search)
    while search and first >= 0:
        after = first + len(search)
        end = owners[after] if after < len(owners) else len(text)  # including the accents that follow
        matched.update(range(owners[first], max(end, owners[after - 1] + 1)))
        first = normalized.find(search, first + 1)
    return runs(number in matched for number in range(len(text)))


def searched_texts(pet: "Pet", category: Callable[[int], str]) -> dict[PetField, str]:
    """Return the texts of an animal that are searched; each is the beginning of the text in its cell."""
    return {PetField.NAME: pet.name[:CELL_MAX], PetField.ID: str(pet.id), PetField.CATEGORY: category(pet.category_id)}


def runs(flags: Iterable[bool]) -> list[tuple[int, int]]:
    """Return the runs of true flags, as (start, end) indexes; the end is exclusive."""
    found: list[tuple[int, int]] = []
    for number, flag in enumerate(flags):
        if flag and found and found[-1][1] == number:
            found[-1] = found[-1][0], number + 1
        elif flag:
            found.append((number, number + 1))
    return found


def _searched_text(pet: "Pet", category: Callable[[int], str]) -> str:
    """Return the searched texts of an animal, normalized and joined by line ends, which no search can contain."""
    return "\n".join(map(normalize_for_search, searched_texts(pet, category).values()))
