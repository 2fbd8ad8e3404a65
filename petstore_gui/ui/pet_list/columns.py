"""The columns of the table of animals, and the order of its rows: what is sorted by and searched for. No widgets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.i18n.text import category_text, normalize_for_search, sanitize, status_text

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

ASCENDING: Final = "\N{BLACK UP-POINTING SMALL TRIANGLE}"
DESCENDING: Final = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"
_LAST: Final = "\U0010ffff"
CELL_MAX: Final = 100
"""The characters of a text that a cell shows, and that are searched and sorted by: a name may have megabytes."""


class Column(IntEnum):
    """The columns, from the left."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


# Numbers and texts as people compare them: 10 after 9, "rex" beside "Rex", no status last.
_SORT_VALUES: Final[dict[Column, Callable[["Pet"], Any]]] = {
    Column.ID: lambda pet: pet.id,
    Column.NAME: lambda pet: pet.name[:CELL_MAX].casefold(),
    Column.CATEGORY: lambda pet: pet.category_id,
    Column.STATUS: lambda pet: _LAST if pet.status is None else pet.status,
}


class SortKey(NamedTuple):
    """A column that is sorted by."""

    column: Column
    descending: bool


def column_titles() -> list[str]:
    """Return the titles, in the order of :class:`Column`."""
    return [_tr("ID"), _tr("Name"), _tr("Category"), _tr("Status")]


def cell_text(pet: "Pet", column: int, category_names: Mapping[int, str]) -> str:
    """Return what a cell shows; an ID as text: the default delegate would write a number with separators."""
    if column == Column.NAME:
        return sanitize(pet.name, CELL_MAX)
    if column == Column.STATUS:
        return status_text(cell_status(pet))
    return str(pet.id) if column == Column.ID else category_text(pet.category_id, category_names)


def cell_status(pet: "Pet") -> str | None:
    """Return the status of an animal as far as a cell shows it."""
    return None if pet.status is None else pet.status[:CELL_MAX]


def order_pets(
    pets: Iterable["Pet"], sort_keys: Sequence[SortKey], search: str, category_names: Mapping[int, str]
) -> "list[Pet]":
    """Return the animals that have ``search``, normalized, in name, ID or category; the first key sorts before all."""
    found = [pet for pet in pets if not search or search in _searched_text(pet, category_names)]
    for key in reversed(sort_keys):
        found.sort(key=_SORT_VALUES[key.column], reverse=key.descending)
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


def _searched_text(pet: "Pet", category_names: Mapping[int, str]) -> str:
    """Return what is searched of an animal; a line end stands between the parts, which nobody can type."""
    category = normalize_for_search(category_text(pet.category_id, category_names))
    return f"{normalize_for_search(pet.name[:CELL_MAX])}\n{pet.id}\n{category}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.columns", text)
