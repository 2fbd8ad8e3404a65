"""The sample animals in a store that lasts: for a program that is started, or started again, after they were added."""

from contextlib import closing
from pathlib import Path

from petstore_gui.connection.demo import DATABASE_NAME, sample_animals
from petstore_gui.service.storage.sqlite import SqliteStore
from tests.support.stored import stored


def fill_store(data: Path) -> None:
    """Add them to the store on this computer whose animals are in the folder ``data``, while no program has it open."""
    with closing(SqliteStore(data / DATABASE_NAME)) as store:
        for animal in sample_animals():
            stored(store, animal)
