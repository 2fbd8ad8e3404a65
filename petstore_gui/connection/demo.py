"""The demo: an embedded service in a temporary folder, filled with the sample animals before it is shown."""

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from msgspec import UNSET

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.local_service import LocalService, LocalServiceError
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.storage.error_text import DENIED, advice
from petstore_gui.translatable import TranslatableText

COUNT: Final = 240

SAMPLE_CATEGORIES: Final[Mapping[int, TranslatableText]] = {
    1: TranslatableText("Dogs"),
    2: TranslatableText("Cats"),
    3: TranslatableText("Fish"),
    4: TranslatableText("Birds"),
    5: TranslatableText("Reptiles"),
}
"""The names of the categories of the sample animals, by ID."""

# One string of names for each category, whose ID is the position, from 1.
_NAMES: Final = (
    "Rex Luna Bruno Bella Charlie Maja Oskar Ruby Max Frieda Balu Nala Teddy Stella Rocky Emma Sam Lotte Finn Daisy",
    "Milo Minka Felix Cleo Simba Mia Whiskers Salem Tiger Molly Leo Shadow Peaches Otis Misty Garfield Kitty Oreo",
    "Bubbles Nemo Coral Goldie Splash Marlin Pearl Finley Dory Ripple Sushi Comet Azure Minnow Gill Sunny",
    "Coco Kiwi Rio Tweety Polly Sky Mango Piper Jay Robin Paco Chirpy Blue Phoenix Lilly Pepper",
    "Spike Draco Rango Iggy Yoshi Jade Slinky Basil Olive Godzilla Ziggy Cosmo Pebbles Sheldon Kaa Ember",
)

# Of ten animals, five are available, two pending and three sold. Of 240 animals that makes more than the 100 of one
# status that the service lists, so the demo shows the banner for an incomplete list.
_STATUSES: Final = "aspaasapas"
_STATUS_OF: Final = {"a": PetStatus.AVAILABLE, "p": PetStatus.PENDING, "s": PetStatus.SOLD}

# Names as they occur: with accents, in other scripts, and a very long one.
_SPECIAL: Final = {
    17: NewPet(name="Señor Zoë d'Artagnan", category_id=2),
    58: NewPet(name="小雪", category_id=2, status=PetStatus.AVAILABLE),
    101: NewPet(name="Maximilian Theodor Sebastian von der Hohen Tanne zu Birkenfeld", category_id=1),
    149: NewPet(name="Sir Hiss", category_id=5, status=PetStatus.PENDING),
    203: NewPet(name="Rex II", category_id=1),
    226: NewPet(name="Nala & Simba", category_id=2),
}


def sample_animals() -> tuple[NewPet, ...]:
    """Return the 240 animals, in the order in which they are added."""
    return tuple(_SPECIAL.get(position, _animal(position)) for position in range(COUNT))


def _animal(position: int) -> NewPet:
    # Multiples of a prime visit a list without a visible pattern, in the same order every time.
    group = position * 7 % 23 % len(_NAMES)
    names = _NAMES[group].split()
    letter = _STATUSES[position * 13 % 101 % len(_STATUSES)]
    status = _STATUS_OF[letter] if position % 60 else UNSET
    return NewPet(name=names[position * 11 % len(names)], category_id=group + 1, status=status)


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
    """The service and the journal of the demo: made by the first :meth:`open`, deleted by :meth:`close`."""

    def __init__(self, make_service: Callable[[Path], LocalService]) -> None:
        self._make_service = make_service
        self._store: _Store | None = None
        self._filling = Lock()
        self._closed = False

    def open(
        self, connect: Callable[[LocalService, Journal], Connection], category_names: Mapping[int, str]
    ) -> Connection:
        """Call ``connect`` with the service and its journal; add the animals and name the categories if it is empty.

        A second call waits for the first, so that it does not see half a demo. Raise ``LocalServiceError``
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
                    with suppress(JournalError):  # the samples can be seen without names
                        CATEGORY_NAMES.save(store.journal, connection.service_id, category_names)
                    for animal in sample_animals():
                        connection.client.create_pet(animal)
            except BaseException:
                connection.client.close()
                self._end()
                raise
            return connection

    def serves(self, base_url: str) -> bool:
        """Whether the demo's service has this address and runs; does not block."""
        store = self._store
        return store is not None and store.service.serves(base_url)

    def close(self) -> None:
        """End the service and remove the folder. Does not wait for a running :meth:`open`, which then fails."""
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
    # The user's run-time folder is in memory (240 animals take half the time) and emptied at log-out, which also
    # removes the remains of a killed demo.
    with suppress(OSError):
        if runtime_folder := os.environ.get("XDG_RUNTIME_DIR"):
            return Path(tempfile.mkdtemp(prefix=_PREFIX, dir=runtime_folder))
    return Path(tempfile.mkdtemp(prefix=_PREFIX))
