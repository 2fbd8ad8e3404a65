"""What can be printed at one moment: the list as it was then, the selection, or the counts of the overview."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import CellWords, PetField, cell_text
from petstore_gui.inventory.overview import StatusCounts, overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.exporting.choices import AnimalPart, animal_parts, is_right_to_left
from petstore_gui.ui.i18n.text import category_text, field_title, sanitize, translate
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.pet_list.columns import cell_words
from petstore_gui.ui.pet_list.filters import CategoryFilter
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.text import listed_source
from petstore_gui.ui.printing.dialog import PrintChoice
from petstore_gui.ui.reports.list_report import AnimalRow, ListReport
from petstore_gui.ui.reports.overview_report import CountRow, OverviewReport
from petstore_gui.ui.reports.page_frame import ReportTexts

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

_LONGEST: Final = 300  # characters of a name: there is room for more of them than in the window


def animal_choices(
    page: PetListPage, snapshot: Snapshot, connection: "Connection", names: Mapping[int, str], search: str
) -> list[PrintChoice]:
    """Return what is shown, in its order and with its columns, and the selected rows; ``search`` is what was typed."""
    shown, selected, _loaded = animal_parts(page, snapshot)
    fields = tuple(page.table.columns.in_order())
    words = cell_words(partial(category_text, names=names), _LONGEST)
    narrowed = _narrowed_by(page, search) if len(shown.pets) != len(snapshot.of(page.controller.status)) else ""

    def choice(part: AnimalPart, *lines: str) -> PrintChoice:
        report = ListReport(
            texts=_texts(exporting_text.sheet_names()[0], (part.sentence, *lines), snapshot, connection),
            file_name=exporting_text.file_name(of_counts=False),
            fields=fields,
            titles=tuple(map(field_title, fields)),
            rows=tuple(_row(pet, fields, words) for pet in part.pets),
        )
        return PrintChoice(report, part.label, enabled=bool(part.pets))

    return [choice(shown, narrowed), choice(selected)]


def overview_choice(snapshot: Snapshot, connection: "Connection", names: Mapping[int, str]) -> PrintChoice:
    """Return the counts of the overview."""
    overview = overview_of(snapshot)
    statuses = overview_text.shown_statuses(overview)

    def row(name: str, counts: StatusCounts) -> CountRow:
        words = [overview_text.format_count(count) for count in (*map(counts.of, statuses), counts.total)]
        return CountRow(name, tuple(words), tuple(counts.of(status).number for status in statuses))

    total = exporting_text.total()
    report = OverviewReport(
        texts=_texts(_tr("Overview"), (exporting_text.counts_sentence(snapshot),), snapshot, connection),
        file_name=exporting_text.file_name(of_counts=True),
        statuses=tuple(statuses),
        titles=(field_title(PetField.CATEGORY), *statuses.values(), total),
        store=row(_tr("All categories"), overview.store),
        categories=tuple(row(category_text(each, names), counts) for each, counts in overview.categories),
    )
    return PrintChoice(report)


def _row(pet: Pet, fields: tuple[PetField, ...], words: CellWords) -> AnimalRow:
    return AnimalRow(tuple(cell_text(pet, field, words) for field in fields), pet.status)


def _texts(title: str, lines: tuple[str, ...], snapshot: Snapshot, connection: "Connection") -> ReportTexts:
    source = [translate(connection.profile.label)]
    if not connection.is_embedded:
        source.append(connection.base_url)
    return ReportTexts(
        title=title,
        lines=(*lines, exporting_text.updated(snapshot)) if snapshot.is_cached else lines,
        source=" · ".join((*source, listed_source(snapshot))),
        page_of=_tr("Page {number} of {count}"),
        right_to_left=is_right_to_left(),
    )


def _narrowed_by(page: PetListPage, search: str) -> str:
    """Return what keeps animals out of the table: paper does not show the search."""
    parts = [_tr("Search: {text}").format(text=sanitize(search.strip(), 100))] if search.strip() else []
    category = page.findChild(CategoryFilter)
    if category is not None and category.category is not None:
        parts.append(category.accessibleName())
    return " · ".join(parts)


def _tr(text: str) -> str:
    return QCoreApplication.translate("reports.choices", text)
