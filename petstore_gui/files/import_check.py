"""Checks a file against the service that is open: the one way to it, for the window and for the terminal."""

from collections.abc import Mapping

from petstore_gui.files.columns import ColumnMapping
from petstore_gui.files.import_plan import content_rows
from petstore_gui.files.import_rows import RowChecker
from petstore_gui.files.known_animals import KnownAnimals
from petstore_gui.files.table import Table
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.import_history import animals_added, earlier_rows
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.snapshot import Completeness, Snapshot


def check_import(
    table: Table,
    mapping: ColumnMapping,
    *,
    category_names: Mapping[int, str],
    journal: Journal,
    service_id: str,
    snapshot: Snapshot | None,
) -> RowChecker:
    """Return the rows of ``table`` with their states, by the list at hand and what the journal has of this service.

    An ID in the file counts only where it is known to be of this service: IDs of two services are alike. ``snapshot``
    is left aside where it is of another one. Raises ``JournalError``.
    """
    is_of_service = snapshot is not None and snapshot.service_id == service_id
    known = KnownAnimals(
        snapshot.pets if snapshot is not None and is_of_service else (),
        is_whole=snapshot is not None and is_of_service and snapshot.completeness_of(None) is Completeness.COMPLETE,
        added=animals_added(journal, service_id) if PetField.ID in mapping.fields else {},
        earlier_rows=earlier_rows(journal, service_id, content_rows(table, mapping)),
    )
    return RowChecker(table, mapping, category_names=category_names, known=known)
