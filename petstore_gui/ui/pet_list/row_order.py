"""Which animals are shown, and in which order: what is sorted by and what is searched for. No widgets in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import combining, normalize

from petstore_gui.ui.i18n.text import Column, category_text

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

_LAST: Final = "\U0010ffff"
# Up to so many animals are looked for one by one; more are worth a dictionary of all rows.
_FEW: Final = 16
# With no more different values than this there is a heap for each of them, in a tenth of the time of sorting.
_FEW_VALUES: Final = 500
# Characters of a text that a cell shows, and that are searched and sorted by: a service may send names of megabytes.
CELL_MAX: Final = 100

# Numbers and texts as the people compare them: 10 after 9, "rex" beside "Rex", no status last.
_COMPARED: Final[dict[Column, Callable[["Pet"], Any]]] = {
    Column.ID: lambda pet: pet.id,
    Column.NAME: lambda pet: pet.name[:CELL_MAX].casefold(),
    Column.CATEGORY: lambda pet: pet.category_id,
    Column.STATUS: lambda pet: _LAST if pet.status is None else pet.status,
}


class SortKey(NamedTuple):
    """A column that is sorted by, in rising or in falling order."""

    column: Column
    falling: bool


class _Folds(dict[int, str]):
    """What each character is compared as, made when it is first met: some decompose into eighteen others."""

    def __missing__(self, code: int) -> str:
        signs = normalize("NFKD", chr(code).casefold())
        fold = self[code] = "".join(sign for sign in signs if not combining(sign)).casefold()
        return fold


_FOLDS: Final = _Folds()


def folded(text: str) -> str:
    """Return ``text`` as it is compared: without case and without accents, so that “cafe” finds “Café”."""
    return text.lower() if text.isascii() else text.translate(_FOLDS)


class RowOrder:
    """The rows of some animals. All that takes time is made when it is first asked for, and kept while it holds.

    A *place* is that of an animal in the order of the service, a *row* that of one that is shown.
    """

    def __init__(self) -> None:
        self.pets: Sequence[Pet] = ()
        self.sort_keys: tuple[SortKey, ...] = ()
        """What is sorted by; the first before all."""
        self.found = ""
        """What is searched for, :func:`folded`; empty for nothing."""
        self.category_names: Mapping[int, str] = {}
        self.places: Sequence[int] = ()
        """The place of the animal in each row."""
        self._order: Sequence[int] = ()

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, row: int) -> "Pet":
        return self.pets[self.places[row]]

    def rows_of(self, pet_ids: Iterable[int]) -> dict[int, int]:
        """Return the rows of those of these animals that are shown, by their IDs."""
        places = {pet_id: self._place_of_id[pet_id] for pet_id in pet_ids if pet_id in self._place_of_id}
        rows = self.rows_of_places(set(places.values()))
        return {pet_id: rows[place] for pet_id, place in places.items() if place in rows}

    def rows_of_places(self, places: set[int]) -> Mapping[int, int]:
        """Return the rows of those of these places that are shown; it may have others, too."""
        if "_row_of_place" in self.__dict__ or len(places) > _FEW:
            return self._row_of_place
        return {place: self.places.index(place) for place in places if place in self.places}

    def set_pets(self, pets: Iterable["Pet"]) -> None:
        """Replace all animals; they are sorted and searched like those before."""
        self.pets = tuple(pets)
        self._forget("_lines", "_place_of_id", "_compared")
        self._sort_anew()
        self._show(self._order)

    def name_categories(self, names: Mapping[int, str]) -> None:
        """Find categories by these names, too."""
        self.category_names = dict(names)
        self._forget("_lines")
        self._show(self._order)

    def find(self, wanted: str) -> None:
        """Show only animals that have this :func:`folded` text in their name, ID or category."""
        # What holds the longer text holds the shorter one: typing on narrows the rows down.
        candidates = self.places if self.found and self.found in wanted else self._order
        self.found = wanted
        self._show(candidates)

    def sort_by(self, keys: tuple[SortKey, ...]) -> None:
        """Sort by several columns, the first of them before all."""
        before, self.sort_keys = self.sort_keys, keys
        others = tuple(key for key in before if keys and key.column is not keys[0].column)
        if keys and before and keys[1:] == others:
            # The others have been applied already.
            if keys[0].column is not before[0].column:
                self._order = self._sorted(self._order, keys[0])
            elif keys[0].falling is not before[0].falling:
                self._order = self._turned(keys[0].column)
        else:
            self._sort_anew()
        self._show(self._order)

    @cached_property
    def _row_of_place(self) -> dict[int, int]:
        return dict(zip(self.places, range(len(self.places)), strict=True))

    @cached_property
    def _place_of_id(self) -> dict[int, int]:
        return {pet.id: place for place, pet in enumerate(self.pets)}

    @cached_property
    def _compared(self) -> dict[Column, list[Any]]:
        return {}

    @cached_property
    def _lines(self) -> list[str]:
        """What is searched of each animal; a line end stands between the parts, which nobody can type."""
        numbers = {pet.category_id for pet in self.pets}
        categories = {number: folded(category_text(number, self.category_names)) for number in numbers}
        return [f"{folded(pet.name[:CELL_MAX])}\n{pet.id}\n{categories[pet.category_id]}" for pet in self.pets]

    def _forget(self, *kept: str) -> None:
        for name in kept:
            self.__dict__.pop(name, None)

    def _show(self, candidates: Sequence[int]) -> None:
        self._forget("_row_of_place")
        self.places = candidates
        if self.found:
            wanted, lines = self.found, self._lines
            self.places = [place for place in candidates if wanted in lines[place]]

    def _sort_anew(self) -> None:
        self._order = range(len(self.pets))
        for key in reversed(self.sort_keys):
            self._order = self._sorted(self._order, key)

    def _sorted(self, places: Sequence[int], key: SortKey) -> list[int]:
        compared = self._values(key.column)
        different = set(compared)
        if len(different) > _FEW_VALUES:
            return sorted(places, key=compared.__getitem__, reverse=key.falling)
        heaps: dict[Any, list[int]] = {value: [] for value in sorted(different, reverse=key.falling)}
        for place in places:
            heaps[compared[place]].append(place)
        return list(chain.from_iterable(heaps.values()))

    def _turned(self, column: Column) -> list[int]:
        """Return the order turned round; animals that are alike in the column stay in their order."""
        compared, order = self._values(column), self._order
        turned: list[int] = []
        end = len(order)
        for row in range(len(order) - 1, -1, -1):
            if row == 0 or compared[order[row]] != compared[order[row - 1]]:
                turned += order[row:end]
                end = row
        return turned

    def _values(self, column: Column) -> list[Any]:
        if column not in self._compared:
            compared = _COMPARED[column]
            self._compared[column] = [compared(pet) for pet in self.pets]
        return self._compared[column]
