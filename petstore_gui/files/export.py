"""Animals, or the counts of the overview, written into a file: a workbook, a CSV or a JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

import msgspec

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.files.saving import FileKind
from petstore_gui.files.writing import Cell, SheetTable, table_bytes
from petstore_gui.inventory.fields import CATEGORY_NAME, PetField, file_value, words_of
from petstore_gui.inventory.overview import Count, Overview, StatusCounts

ALL_FIELDS: Final = tuple(PetField)
_TITLES: Final[Mapping[PetField, str]] = MappingProxyType({each: words_of(each).title for each in PetField})
_STATUSES: Final[Mapping[str, str]] = MappingProxyType(
    {PetStatus.AVAILABLE: "Available", PetStatus.PENDING: "Pending", PetStatus.SOLD: "Sold"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportWords:
    """The texts of a file besides those of the animals, in the language of the user."""

    titles: Mapping[PetField, str] = field(default_factory=lambda: _TITLES)
    category_name: str = CATEGORY_NAME
    statuses: Mapping[str, str] = field(default_factory=lambda: _STATUSES)
    """The name of each :class:`~petstore_gui.api.values.PetStatus`."""
    animals: str = "Animals"
    """The name of the sheet."""
    about: str = "About"
    """The name of the second sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Export:
    """Animals to write, in their order, with the columns of these fields from the left.

    The category is its number, so that an import gets it back unchanged; if ``category_names`` has any of them, the
    next column has the names. A status is a word, or unchanged if the interface does not define it; an animal without
    one has none in the file. ``about``, ``right_to_left``: see :class:`SheetTable`.
    """

    pets: tuple[Pet, ...]
    fields: tuple[PetField, ...] = ALL_FIELDS
    category_names: Mapping[int, str] = field(default_factory=dict)
    words: ExportWords = field(default_factory=ExportWords)
    about: tuple[tuple[str, str], ...] = ()
    right_to_left: bool = False


def export_bytes(export: Export, kind: FileKind, *, separator: str = ",") -> bytes:
    """Return the file's content; ``separator`` is that of a CSV. Raises :class:`~.writing.ExportError`.

    JSON has the four members of :class:`Pet`, under the names of the interface, also those without a column.
    """
    if kind is FileKind.JSON:
        return json_bytes(export.pets)
    return table_bytes(animal_table(export), kind, separator=separator)


def json_bytes(values: object) -> bytes:
    """Return wire objects, or plain values, as JSON for people and programs."""
    return msgspec.json.format(msgspec.json.encode(values), indent=2) + b"\n"


def animal_table(export: Export) -> SheetTable:
    """Return the rows of a workbook or a CSV."""
    words, names = export.words, export.category_names
    has_names = any(pet.category_id in names for pet in export.pets)
    shown_names = names if has_names else None
    return SheetTable(
        titles=tuple(title for each in export.fields for title in _titles(each, words, has_names=has_names)),
        rows=[
            [cell for each in export.fields for cell in _cells(pet, each, words, shown_names)] for pet in export.pets
        ],
        name=words.animals,
        about=export.about,
        about_name=words.about,
        right_to_left=export.right_to_left,
    )


def _titles(field: PetField, words: ExportWords, *, has_names: bool) -> list[str]:
    return [words.titles[field], *([words.category_name] if field is PetField.CATEGORY and has_names else [])]


def _cells(pet: Pet, field: PetField, words: ExportWords, names: Mapping[int, str] | None) -> list[Cell]:
    if field is PetField.CATEGORY and names is not None:
        return [pet.category_id, names.get(pet.category_id)]
    if field is PetField.STATUS and pet.status is not None:
        return [words.statuses.get(pet.status, pet.status)]
    return [file_value(pet, field)]


@dataclass(frozen=True, slots=True, kw_only=True)
class OverviewExport:
    """The counts to write. No row is for all categories: else the sum of a column would count each animal twice.

    ``rest`` is the title for animals with none of the three statuses, ``total`` that of the column of all. ``at_least``
    is the title of a column whose counts may be too small, with a place ``{status}``. The others: see :class:`Export`.
    """

    overview: Overview
    category_names: Mapping[int, str] = field(default_factory=dict)
    words: ExportWords = field(default_factory=ExportWords)
    rest: str = "Other"
    total: str = "Total"
    at_least: str = "{status} (at least)"
    about: tuple[tuple[str, str], ...] = ()
    right_to_left: bool = False


def overview_bytes(export: OverviewExport, kind: FileKind, *, separator: str = ",") -> bytes:
    """Return the file's content; ``separator`` is that of a CSV. Raises :class:`~.writing.ExportError`."""
    if kind is FileKind.JSON:
        return json_bytes(overview_object(export))
    return table_bytes(overview_table(export), kind, separator=separator)


def overview_table(export: OverviewExport) -> SheetTable:
    """Return the rows of a workbook or a CSV; the rest has a column if there are such animals."""
    words, store, names = export.words, export.overview.store, export.category_names
    has_names = any(category_id in names for category_id, _counts in export.overview.categories)
    columns: list[tuple[str, PetStatus | None]] = [(words.statuses.get(each, each), each) for each in PetStatus]
    if store.rest.number:
        columns.append((export.rest, None))
    titles = [_title(word, store.of(status), export.at_least) for word, status in columns]
    rows: list[list[Cell]] = [
        [
            category_id,
            *([names.get(category_id)] if has_names else []),
            *(counts.of(status).number for _word, status in columns),
            counts.total.number,
        ]
        for category_id, counts in export.overview.categories
    ]
    return SheetTable(
        titles=(
            words.titles[PetField.CATEGORY],
            *([words.category_name] if has_names else []),
            *titles,
            _title(export.total, store.total, export.at_least),
        ),
        rows=rows,
        name=words.animals,
        about=export.about,
        about_name=words.about,
        right_to_left=export.right_to_left,
    )


def overview_object(export: OverviewExport) -> dict[str, object]:
    """Return the counts as plain values; ``complete`` tells for each whether there are no more animals than that."""
    overview, names = export.overview, export.category_names
    return {
        "takenAt": overview.taken_at,
        "complete": {name: count.complete for name, count in _counts(overview.store).items()},
        "categories": [
            {
                "categoryId": category_id,
                **({"name": names[category_id]} if category_id in names else {}),
                **{name: count.number for name, count in _counts(counts).items()},
            }
            for category_id, counts in overview.categories
        ],
    }


def _counts(counts: StatusCounts) -> dict[str, Count]:
    statuses = {str(status): counts.of(status) for status in PetStatus}
    return {**statuses, "other": counts.rest, "total": counts.total}


def _title(word: str, count: Count, at_least: str) -> str:
    return word if count.complete else at_least.format(status=word)
