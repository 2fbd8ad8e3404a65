"""Loads and saves the names of the categories of each service, and opens the dialog to edit them."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from petstore_gui.inventory.category_names import NOTE, CategoryNamesError, NewerVersionError, parse, serialise
from petstore_gui.inventory.journal import Journal, JournalError
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.inventory.versioned_text import quarantine_note
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.categories.dialog import CategoryNamesDialog
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.context import FeatureContext


class CategoryNamesController(QObject):
    """Fills ``session.category_names`` for the open service. Names that could not be read are never overwritten."""

    error_changed = Signal(str)
    """A sentence: why the names are not known; an empty one once they are."""

    def __init__(self, context: FeatureContext, listed: Callable[[], Snapshot | None]) -> None:
        """Let ``listed`` return what is listed now: its categories can be named."""
        super().__init__(context.window)
        self._listed = listed
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._service_id = ""
        self._loading: Task[Mapping[int, str] | None] | None = None
        self._is_loaded = False
        self._edit_requested = False
        self._names = context.session.category_names
        self.dialog: CategoryNamesDialog | None = None
        context.session.disconnected.connect(self._forget)

    def begin(self) -> None:
        """Load the names of the service that was just opened; the same one with another key keeps those it has."""
        connection = self._session.connection
        if connection is not None and connection.service_id != self._service_id:
            self._forget()
            self._service_id = connection.service_id
            self._load()

    def edit(self) -> None:
        """Open the dialog, or bring it to the front, as soon as the names are loaded."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
        elif self._service_id:
            self._edit_requested = True
            if self._is_loaded:
                self._open_dialog()
            else:
                self._load()

    @Slot()
    def _forget(self) -> None:
        if self._loading is not None:
            self._loading.drop()
        self._service_id = ""
        self._is_loaded = self._edit_requested = False
        self.error_changed.emit("")
        self._names.set({})

    def _load(self) -> None:
        if self._loading is not None:
            self._loading.drop()
        self._loading = self._session.run_with_journal(
            partial(_load, service_id=self._service_id), owner=self, done=self._on_loaded, failed=self._on_load_failed
        )

    def _on_loaded(self, names: Mapping[int, str] | None) -> None:
        self._is_loaded = True
        self.error_changed.emit("")
        self._names.set(names or {})
        if names is None:
            self._errors.notify(
                self.tr("The category names are damaged"),
                self.tr("They couldn't be read. Type them again, or import them from a file."),
            )
        if self._edit_requested:
            self._open_dialog()

    def _on_load_failed(self, error: Exception) -> None:
        title = self.tr("The category names couldn't be loaded")
        if self._edit_requested:
            self._edit_requested = False
            self._errors.notify(title, translate(error))
        self.error_changed.emit(f"{title}: {translate(error.reason if isinstance(error, JournalError) else error)}")

    def _open_dialog(self) -> None:
        self._edit_requested = False
        connection = self._session.connection
        if connection is None:
            return
        listed = self._listed()
        is_of_service = listed is not None and listed.service_id == connection.service_id
        used = {pet.category_id for pet in listed.pets} if listed is not None and is_of_service else set()
        self.dialog = CategoryNamesDialog(self._window, self._session, self._names.by_id, used)
        self.dialog.save_requested.connect(partial(self._save, self.dialog, self._service_id))
        self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.open()

    def _save(self, dialog: CategoryNamesDialog, service_id: str, names: Mapping[int, str]) -> None:
        """Save the names for the service for which they were typed, which may not be the open one any more."""

        def done(_nothing: None) -> None:
            if service_id == self._service_id:
                self._names.set(names)
            if self.dialog is dialog:
                dialog.accept()

        def failed(reason: str) -> None:
            if self.dialog is dialog:
                dialog.show_error(self.tr("The names weren't saved. {reason}").format(reason=reason))

        if self._session.connection is None:
            failed(self.tr("No service is open. Export the names, or open the service again."))
            return
        self._session.run_with_journal(
            partial(_save, service_id=service_id, names=names),
            owner=self,
            done=done,
            failed=lambda error: failed(translate(error)),
        )

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None


def _load(journal: Journal, *, service_id: str) -> Mapping[int, str] | None:
    """Return the names; ``None`` if they were damaged, which moves them to another note."""
    text = journal.note(service_id, NOTE)
    try:
        return {} if text is None else parse(text)
    except NewerVersionError:
        raise
    except CategoryNamesError:
        quarantine_note(journal, service_id, NOTE)
        return None


def _save(journal: Journal, *, service_id: str, names: Mapping[int, str]) -> None:
    journal.set_note(service_id, NOTE, serialise(names) if names else None)
