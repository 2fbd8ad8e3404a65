"""The choices of an export: the animals as they are when it begins, and the sentences about them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.files.export import ALL_FIELDS, Export, ExportWords, OverviewExport, export_bytes, overview_bytes
from petstore_gui.files.saving import FileKind
from petstore_gui.inventory.fields import CATEGORY_NAME, PetField
from petstore_gui.inventory.overview import overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.i18n.text import csv_separator, field_title, join_sentences, rest_text, status_text, translate
from petstore_gui.ui.pet_list.page import PetListPage

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

Encode: TypeAlias = Callable[[FileKind], bytes]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to export, as it is at one moment."""

    label: str
    sentence: str
    """The number of animals, how complete they are, and their time."""
    encode: Encode
    """Returns the content of a file; may run on a thread."""
    notice: Callable[[Path], str]
    """Returns the sentence about a successful export."""
    enabled: bool = True
    of_counts: bool = False
    """Whether it is counts, not animals."""


class AnimalPart(NamedTuple):
    """Some of the animals, with the label of their button, and a sentence about their number and completeness."""

    label: str
    pets: tuple[Pet, ...]
    sentence: str
    filters: str = ""
    """The filters of the list, if a search or a category is one of them; else the ``sentence`` says it."""


def animal_parts(page: PetListPage, snapshot: Snapshot) -> tuple[AnimalPart, AnimalPart, AnimalPart]:
    """Return the shown rows, in their order, the selected ones, and all loaded animals."""
    status, table = page.controller.status, page.table
    shown, selected, loaded = tuple(table.shown_pets()), tuple(table.selected_pets()), snapshot.pets
    is_filtered = len(shown) != len(snapshot.of(status))
    shown_sentence = exporting_text.found_sentence if is_filtered else exporting_text.listed_sentence
    category = "" if page.category_filter.category is None else page.category_filter.accessibleName()
    return (
        AnimalPart(
            _label(_tr("Shown ({count})"), shown),
            shown,
            shown_sentence(snapshot, status, len(shown)),
            exporting_text.filter_words(status, page.search.text(), category) if is_filtered else "",
        ),
        AnimalPart(
            _label(_tr("Selected ({count})"), selected), selected, exporting_text.selected_sentence(len(selected))
        ),
        AnimalPart(
            _label(_tr("All loaded ({count})"), loaded),
            loaded,
            exporting_text.listed_sentence(snapshot, None, len(loaded)),
        ),
    )


def animal_choices(
    page: PetListPage, snapshot: Snapshot, connection: "Connection", names: Mapping[int, str]
) -> list[Choice]:
    """Return the shown rows with their order and columns, the selected ones, and all loaded animals."""
    shown_fields = tuple(page.table.columns.in_order())
    choices = []
    for part, fields in zip(animal_parts(page, snapshot), (shown_fields, shown_fields, ALL_FIELDS), strict=True):
        of_part = snapshot.with_times_of(part.pets)
        export = Export(
            pets=part.pets,
            fields=fields,
            category_names=names,
            words=_words(),
            about=exporting_text.about(part.sentence, of_part, connection, filters=part.filters),
            right_to_left=is_right_to_left(),
        )
        choices.append(
            Choice(
                part.label,
                join_sentences(part.sentence, exporting_text.updated(of_part)),
                partial(export_bytes, export, separator=csv_separator()),
                partial(exporting_text.exported, len(part.pets)),
                enabled=bool(part.pets),
            )
        )
    return choices


def overview_choice(snapshot: Snapshot, connection: "Connection", names: Mapping[int, str]) -> Choice:
    """Return the counts of the overview."""
    sentence, overview = exporting_text.counts_sentence(snapshot), overview_of(snapshot)
    export = OverviewExport(
        overview=overview,
        category_names=names,
        words=_words(),
        rest=rest_text(unset=overview.unset),
        total=exporting_text.total(),
        at_least=exporting_text.at_least(),
        about=exporting_text.about(sentence, snapshot, connection),
        right_to_left=is_right_to_left(),
    )
    return Choice(
        "",
        join_sentences(sentence, exporting_text.updated(snapshot)),
        partial(overview_bytes, export, separator=csv_separator()),
        exporting_text.counts_exported,
        of_counts=True,
    )


def _label(text: str, pets: Sequence[Pet]) -> str:
    return text.format(count=QLocale().toString(len(pets)))


def _words() -> ExportWords:
    """Return the titles and statuses in the language of the window."""
    animals, about = exporting_text.sheet_names()
    return ExportWords(
        titles={field: field_title(field) for field in PetField},
        category_name=translate(CATEGORY_NAME),
        statuses={each: status_text(each) for each in PetStatus},
        animals=animals,
        about=about,
    )


def is_right_to_left() -> bool:
    """Whether the first column of sheets is at the right."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def _tr(text: str) -> str:
    return QCoreApplication.translate("exporting.choices", text)
