"""Loads and saves the user's own views of each service, in the journal."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from petstore_gui.inventory.journal import Journal, JournalError
from petstore_gui.inventory.saved_view_file import NewerViewsError, parse, serialise
from petstore_gui.inventory.saved_views import NOTE, SavedView, SavedViewsError
from petstore_gui.inventory.versioned_text import quarantine_note
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.session import Session


class ViewStore(QObject):
    """Views that could not be read are never overwritten.

    They are in the journal, as all that people type: the file of how the window looked is begun anew where it is
    damaged, and forgotten where the last starts came to no good end.
    """

    changed = Signal()
    """There are other views, they are being saved, or it is known why there are none."""
    loaded = Signal()
    """The views of the service that was opened are there."""

    def __init__(self, session: Session, errors: ErrorReporter, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._errors = errors
        self._loading: Task[Sequence[SavedView] | None] | None = None
        self._is_loaded = False
        self._requested: Callable[[], object] | None = None
        self.service_id = ""
        self.views: tuple[SavedView, ...] = ()
        self.is_saving = False
        self.error = ""
        """A sentence: why the views are not known; an empty one once they are."""
        session.disconnected.connect(self.forget)

    def open(self, service_id: str) -> None:
        """Load the views of a service; the same one with another key keeps those it has."""
        if service_id != self.service_id:
            self.forget()
            self.service_id = service_id
            self._load()

    @Slot()
    def forget(self) -> None:
        """Have no views: no service is open."""
        if self._loading is not None:
            self._loading.drop()
        self.service_id = self.error = ""
        self._is_loaded = False
        self._requested = None
        self._set_views(())

    def when_loaded(self, act: Callable[[], object]) -> None:
        """Call ``act`` as soon as the views are loaded; say it where they cannot be, which is tried once more."""
        if self._is_loaded:
            act()
        elif self.service_id:
            self._requested = act
            self._load()

    def save(
        self, views: tuple[SavedView, ...], service_id: str, done: Callable[[], object], failed: Callable[[str], object]
    ) -> None:
        """Save all views of the service for which they were made; ``failed`` gets a sentence, and all is as before."""

        def saved(_nothing: None) -> None:
            self.is_saving = False
            if service_id == self.service_id:
                self._set_views(views)
                if not self._is_loaded:
                    self._load()  # once more: what is being read may be what was there before
            done()

        def not_saved(error: Exception) -> None:
            self.is_saving = False
            self.changed.emit()
            failed(translate(error))

        if self._session.connection is None:
            failed(self.tr("No service is open."))
        elif self.is_saving:  # one after the other: each has its own thread
            failed(self.tr("Another change is still being saved. Try again."))
        else:
            self.is_saving = True
            self.changed.emit()
            self._session.run_with_journal(
                partial(_save, service_id=service_id, views=views), owner=self, done=saved, failed=not_saved
            )

    def _load(self) -> None:
        if self._loading is not None:
            self._loading.drop()
        self._loading = self._session.run_with_journal(
            partial(_load, service_id=self.service_id), owner=self, done=self._on_loaded, failed=self._on_load_failed
        )

    def _on_loaded(self, views: Sequence[SavedView] | None) -> None:
        self._is_loaded = True
        self.error = ""
        self._set_views(tuple(views or ()))
        self.loaded.emit()
        if views is None:
            self._errors.notify(
                self.tr("The saved views are damaged"),
                self.tr("They couldn't be read. Save them again, or import them from a file."),
            )
        act, self._requested = self._requested, None
        if act is not None:
            act()

    def _on_load_failed(self, error: Exception) -> None:
        title = self.tr("The saved views couldn't be loaded")
        if self._requested is not None:
            self._requested = None
            self._errors.notify(title, translate(error))
        self.error = f"{title}: {translate(error.reason if isinstance(error, JournalError) else error)}"
        self.changed.emit()

    def _set_views(self, views: tuple[SavedView, ...]) -> None:
        self.views = views
        self.changed.emit()


def _load(journal: Journal, *, service_id: str) -> tuple[SavedView, ...] | None:
    """Return the views; ``None`` if they were damaged, which moves them to another note."""
    text = journal.note(service_id, NOTE)
    try:
        return () if text is None else parse(text)
    except NewerViewsError:
        raise
    except SavedViewsError:
        quarantine_note(journal, service_id, NOTE)
        return None


def _save(journal: Journal, *, service_id: str, views: tuple[SavedView, ...]) -> None:
    journal.set_note(service_id, NOTE, serialise(views) if views else None)
