"""The demo: an embedded service over a throw-away folder, filled with the sample animals before anybody sees it."""

import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from petstore_gui.connection.connection import Connection
from petstore_gui.connection.local_service import LocalService, LocalServiceError
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.samples import sample_animals
from petstore_gui.storage.error_text import DENIED, advice
from petstore_gui.translatable import TranslatableText

DATABASE_NAME: Final = "animals.sqlite3"
JOURNAL_NAME: Final = "journal.sqlite3"
_PREFIX: Final = "petstore-gui-demo-"


class _Store(NamedTuple):
    folder: Path
    service: LocalService
    journal: Journal

    def end(self) -> None:
        self.service.stop()
        self.journal.shut()
        shutil.rmtree(self.folder, ignore_errors=True)


class Demo:
    """Made when it is first opened, gone when it is closed."""

    def __init__(self, make_service: Callable[[Path], LocalService]) -> None:
        self._make_service = make_service
        self._store: _Store | None = None
        self._filling = Lock()
        self._closed = False

    def open(self, connect: Callable[[LocalService, Journal], Connection]) -> Connection:
        """Return what ``connect`` makes of the service, with all of its animals in it.

        A second call waits for the first: half a demo would be taken for a whole one. Raise ``LocalServiceError``
        or the client's errors.
        """
        with self._filling:
            store = self._store = self._store or self._begin()
            if self._closed:  # while this call waited
                self._end()
                raise LocalServiceError(TranslatableText("The demo has been closed."))
            connection = connect(store.service, store.journal)
            try:
                if not connection.client.list_pets(limit=1):
                    for animal in sample_animals():
                        connection.client.create_pet(animal)
            except BaseException:
                connection.client.close()
                self._end()
                raise
            return connection

    def serves(self, base_url: str) -> bool:
        """Say whether the demo's service told this address and is alive; does not block."""
        store = self._store
        return store is not None and store.service.serves(base_url)

    def close(self) -> None:
        """End the service and remove the folder; does not wait for a call of :meth:`open`, which fails by it."""
        self._closed = True
        self._end()

    def _begin(self) -> _Store:
        try:
            folder = _temporary_folder()
        except OSError as error:
            sentence = TranslatableText(
                "The demo can't start: there is no temporary folder to write to. {advice}", advice=advice(DENIED)
            ).with_detail(f"{type(error).__name__}: {error}")
            raise LocalServiceError(sentence) from error
        return _Store(folder, self._make_service(folder / DATABASE_NAME), Journal(folder / JOURNAL_NAME))

    def _end(self) -> None:
        store, self._store = self._store, None
        if store is not None:
            store.end()


def _temporary_folder() -> Path:
    # The user's run-time folder is in memory (240 animals in half the time) and emptied at log-out, so that even a
    # killed demo leaves nothing behind for long.
    with suppress(OSError):
        if runtime_folder := os.environ.get("XDG_RUNTIME_DIR"):
            return Path(tempfile.mkdtemp(prefix=_PREFIX, dir=runtime_folder))
    return Path(tempfile.mkdtemp(prefix=_PREFIX))
