"""What can be exported at one moment: the animals as they were then, and what is said of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication

from petstore_gui.api.values import PetStatus
from petstore_gui.exchange.export import ALL_COLUMNS, Export, ExportWords, PetColumn, export_bytes
from petstore_gui.exchange.overview_export import OverviewExport, overview_bytes
from petstore_gui.exchange.writing import FileKind
from petstore_gui.inventory.overview import overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.i18n.text import csv_separator, join_sentences, status_text
from petstore_gui.ui.pet_list.page import PetListPage

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

Encode: TypeAlias = Callable[[FileKind], bytes]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to export, whatever becomes of the list meanwhile."""

    label: str
    sentence: str
    """How many animals, how complete they are, and as of when."""
    encode: Encode
    """Returns the content of a file; for a thread."""
    notice: Callable[[Path], str]
    """Returns the sentence that it was exported."""
    enabled: bool = True


def animal_choices(
    page: PetListPage, snapshot: Snapshot, connection: "Connection", names: Mapping[int, str]
) -> list[Choice]:
    """Return what is shown, in its order and with its columns, the selected rows, and all that is loaded."""
    status, table = page.controller.status, page.table
    shown, selected, columns = table.shown_pets(), table.selected_pets(), table.columns.in_order()
    shown_columns = tuple(PetColumn[column.name] for column in columns)
    is_filtered = len(shown) != len(snapshot.of(status))
    shown_sentence = exporting_text.found_sentence if is_filtered else exporting_text.listed_sentence
    parts = [
        (_tr("Shown ({count})"), shown, shown_columns, shown_sentence(snapshot, status, len(shown))),
        (_tr("Selected ({count})"), selected, shown_columns, exporting_text.selected_sentence(len(selected))),
        (
            _tr("All loaded ({count})"),
            snapshot.pets,
            ALL_COLUMNS,
            exporting_text.listed_sentence(snapshot, None, len(snapshot.pets)),
        ),
    ]
    choices = []
    for label, pets, pet_columns, sentence in parts:
        export = Export(
            pets=tuple(pets),
            columns=pet_columns,
            category_names=names,
            words=_words(),
            about=exporting_text.about(sentence, snapshot, connection),
            right_to_left=_is_right_to_left(),
        )
        choices.append(
            Choice(
                label.format(count=QLocale().toString(len(pets))),
                join_sentences(sentence, exporting_text.updated(snapshot)),
                partial(_encode_animals, export, csv_separator()),
                partial(exporting_text.exported, len(pets)),
                enabled=bool(pets),
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
        rest=status_text(None) if overview.unset else exporting_text.other_status(),
        total=exporting_text.total(),
        at_least=exporting_text.at_least(),
        about=exporting_text.about(sentence, snapshot, connection),
        right_to_left=_is_right_to_left(),
    )
    return Choice(
        "",
        join_sentences(sentence, exporting_text.updated(snapshot)),
        partial(_encode_counts, export, csv_separator()),
        exporting_text.counts_exported,
    )


def _encode_animals(export: Export, separator: str, kind: FileKind) -> bytes:
    return export_bytes(export, kind, separator=separator)


def _encode_counts(export: OverviewExport, separator: str, kind: FileKind) -> bytes:
    return overview_bytes(export, kind, separator=separator)


def _words() -> ExportWords:
    """Return the titles and statuses in the language of the window."""
    pet_id, name, category, category_name, status = exporting_text.titles()
    animals, about = exporting_text.sheet_names()
    return ExportWords(
        id=pet_id,
        name=name,
        category=category,
        category_name=category_name,
        status=status,
        statuses={each: status_text(each) for each in PetStatus},
        animals=animals,
        about=about,
    )


def _is_right_to_left() -> bool:
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def _tr(text: str) -> str:
    return QCoreApplication.translate("exporting.choices", text)
