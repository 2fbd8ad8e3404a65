"""Sentences about an export: its content, how complete it is, and its outcome. No widgets."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from petstore_gui.api.values import PetStatus
from petstore_gui.files.saving import FileKind
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.ui.i18n.text import join_list, join_sentences, sanitize, status_text, translate, when
from petstore_gui.ui.pet_list.text import added_since, cached_words

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection


def listed_sentence(snapshot: Snapshot, status: PetStatus | None, count: int) -> str:
    """Return how many animals of a status are listed, and whether these are all: "100 available animals. …"."""
    animals = {
        None: _tr("%Ln animal(s).", count),
        PetStatus.AVAILABLE: _tr("%Ln available animal(s).", count),
        PetStatus.PENDING: _tr("%Ln pending animal(s).", count),
        PetStatus.SOLD: _tr("%Ln sold animal(s).", count),
    }[status]
    return join_sentences(animals, completeness(snapshot, status))


def found_sentence(snapshot: Snapshot, status: PetStatus | None, count: int) -> str:
    """Return how many animals match a search or a category, and whether more may be missing."""
    return join_sentences(_tr("%Ln animal(s) found in the list.", count), completeness(snapshot, status))


def filter_words(status: PetStatus | None, search: str, category: str) -> str:
    """Return the filters of a list in one line, as paper and files do not show them; ``category`` is in words."""
    search = sanitize(search.strip(), 100)
    parts = (
        "" if status is None else status_text(status),
        _tr("Search: {text}").format(text=search) if search else "",
        category,
    )
    return " · ".join(part for part in parts if part)


def selected_sentence(count: int) -> str:
    """Return the number of selected animals, as words."""
    return _tr("%Ln selected animal(s).", count)


def counts_sentence(snapshot: Snapshot) -> str:
    """Return how many animals the overview counts, and whether these are all."""
    animals = _tr("Counts of %Ln animal(s).", len(snapshot.pets))
    return join_sentences(animals, completeness(snapshot, None))


def completeness(snapshot: Snapshot, status: PetStatus | None) -> str:
    """Return a sentence about how much of a list is loaded."""
    return {
        Completeness.COMPLETE: _tr("The list is complete."),
        Completeness.WITH_STATUS: _tr("Animals without a status may be missing."),
        Completeness.CUT_OFF: _tr("There may be more."),
        Completeness.NOT_ASKED: _tr("The rest of the list was not loaded."),
    }[snapshot.completeness_of(status)]


def updated(snapshot: Snapshot) -> str:
    """Return the time of the animals, and whether they come from a cached list."""
    if snapshot.is_cached:
        kept = _with_added(cached_words(snapshot), snapshot)
        return join_sentences(_tr("From the list of {time}.").format(time=kept), _last_kept())
    return _tr("As of {time}.").format(time=_with_added(when(snapshot.taken_at), snapshot))


def kind_note(kind: FileKind, *, of_counts: bool) -> str:
    """Return what a kind of file contains besides the animals or their counts, or what it is for."""
    fields = "" if of_counts else _tr("ID, name, category and status, unchanged.")
    return {
        FileKind.XLSX: _tr("A table with filters. Its second sheet says how complete it is."),
        FileKind.CSV: _tr("Plain text that every spreadsheet opens."),
        FileKind.JSON: join_sentences(_tr("For other programs."), fields),
    }[kind]


def file_name(*, of_counts: bool) -> str:
    """Return the suggested name of a file without its suffix; the date in it sorts (year, month, day)."""
    name = _tr("Animal counts") if of_counts else _tr("Animals")
    today = QLocale.c().toString(QDate.currentDate(), "yyyy-MM-dd")
    return f"{name} {today}"


def exported(count: int, path: Path) -> str:
    """Return the sentence that animals were written into a file."""
    return _tr("%Ln animal(s) exported to {file}", count).format(file=sanitize(path.name))


def counts_exported(path: Path) -> str:
    """Return the sentence that the counts were written into a file."""
    return _tr("Counts exported to {file}").format(file=sanitize(path.name))


def failure(error: Exception, path: Path) -> str:
    """Return why a file was not written."""
    return f"{sanitize(path.name)}: {translate(error)}"


def sheet_names() -> tuple[str, str]:
    """Return the names of the sheet with the animals and of the one about them."""
    return _tr("Animals"), _tr("About")


def total() -> str:
    """Return the title of the column with all animals of a category."""
    return _tr("Total")


def at_least() -> str:
    """Return the title of a column whose counts may be too small, with a place for its status."""
    return _tr("{status} (at least)")


def about(
    sentence: str, snapshot: Snapshot, connection: "Connection", *, filters: str = ""
) -> tuple[tuple[str, str], ...]:
    """Return the rows of the second sheet of a workbook.

    They say how complete the animals are, the :func:`filter_words`, if any, and the source and the time.
    """
    return (
        (_tr("Animals"), sentence),
        *(((_tr("Filter"), filters),) if filters else ()),
        (_tr("Service"), translate(connection.profile.label)),
        *(() if connection.is_embedded else ((_tr("Address"), connection.base_url),)),
        (_tr("As of"), _with_added(when(snapshot.taken_at, with_day=True), snapshot)),
        *(((_tr("Kept list"), _last_kept()),) if snapshot.is_cached else ()),
    )


def _with_added(time: str, snapshot: Snapshot) -> str:
    """Return the time of a list, and how many animals in it are newer."""
    return join_list([each for each in (time, added_since(snapshot)) if each])


def _last_kept() -> str:
    return _tr("These are the animals of the last list that was kept.")


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("exporting.text", text, None, count)
