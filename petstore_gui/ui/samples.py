"""Adds the sample animals to an empty store on this computer, a few at a time, and says how far it is."""

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, Signal

from petstore_gui.ui.failure import Doing, Failure

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import NewPet
    from petstore_gui.inventory.adding import NotSent, Refused, Unknown
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.empty_state import EmptyState
    from petstore_gui.ui.session import Session

_AT_ONCE: Final = 20


class Samples(QObject):
    """Adds them to the service that is open; what it is at, it says in ``empty``."""

    ended = Signal()
    """All of them were added."""
    stopped = Signal(object)
    """The exception that ended it, while its service is still open: some may have been added."""
    failed = Signal(object)
    """A Failure to be said."""
    unknown = Signal(object)
    """An Unknown of the service that is open: an animal that may have been added."""

    def __init__(self, session: "Session", empty: "EmptyState") -> None:
        super().__init__(empty)
        self._session = session
        self._empty = empty
        self.under_way = False

    def begin(self) -> None:
        """Add all of them."""
        # Loaded when somebody asks for it: few do, and only once.
        from petstore_gui.inventory.samples import sample_animals

        self._add(sample_animals(), 0)

    def forget(self) -> None:
        """Go on with nothing: another service was opened."""
        self.under_way = False

    def _add(self, samples: "tuple[NewPet, ...]", done: int) -> None:
        self.under_way = done < len(samples)
        if not self.under_way:
            self.ended.emit()
            return
        numbers = {name: QLocale().toString(number) for name, number in (("done", done), ("total", len(samples)))}
        sentence = self.tr("Adding sample animals: {done} of {total}").format(**numbers)
        self._empty.show_progress(sentence, done, len(samples))
        connection = self._session.connection
        if connection is None:
            return
        # Shared by a call that is run again with another key: it goes on where the refused one stopped.
        batch = deque(samples[done : done + _AT_ONCE])
        self._session.call(
            partial(_add_all, journal=connection.journal, place=connection.place, batch=batch),
            owner=self,
            done=partial(self._on_ended, connection.place, samples, done + len(batch)),
            failed=partial(self._on_failed, connection.place),
        )

    def _on_ended(
        self, place: str, samples: "tuple[NewPet, ...]", done: int, missed: "Refused | NotSent | Unknown | None"
    ) -> None:
        from petstore_gui.inventory.adding import Unknown

        if missed is None:
            self._add(samples, done)
            return
        self._on_failed(place, missed.error)
        if isinstance(missed, Unknown):
            self.unknown.emit(missed)

    def _on_failed(self, place: str, error: Exception) -> None:
        connection = self._session.connection
        if connection is not None and connection.place == place:
            self.under_way = False
            self.stopped.emit(error)
        self.failed.emit(Failure(error, Doing.ADDING_SAMPLES, self.ended.emit))


def _add_all(
    client: "PetStoreClient", *, journal: "Journal", place: str, batch: "deque[NewPet]"
) -> "Refused | NotSent | Unknown | None":
    """Take from ``batch`` what was added, and return what became of the first that was not."""
    from petstore_gui.inventory.adding import Added, add

    while batch:
        outcome = add(client, journal, batch[0], place=place, before=None)
        if not isinstance(outcome, Added):
            return outcome
        batch.popleft()
    return None
