"""The counts of the overview written into a file: a row for each category, a column for each status."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from petstore_gui.api.values import PetStatus
from petstore_gui.files.export import ExportWords, json_bytes
from petstore_gui.files.saving import FileKind
from petstore_gui.files.writing import Cell, SheetTable, csv_bytes, xlsx_bytes
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.overview import Count, Overview, StatusCounts


@dataclass(frozen=True, slots=True, kw_only=True)
class OverviewExport:
    """The counts to write. No row counts all categories: whoever adds up a column would count each animal twice.

    ``rest`` is what animals with none of the three statuses are called, ``total`` the column of all. ``at_least`` has
    a place ``{status}``: the title of a column whose counts may be too small. The others: see :class:`Export`.
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
    table = overview_table(export)
    return xlsx_bytes(table) if kind is FileKind.XLSX else csv_bytes(table, separator=separator)


def overview_table(export: OverviewExport) -> SheetTable:
    """Return the rows of a workbook or a CSV; the statuses of the rest have a column if there are such animals."""
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
    """Return the counts as plain values; ``complete`` says of each whether there are no more than these."""
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
