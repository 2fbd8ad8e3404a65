"""Loads and saves the named things of each service in the journal, and owns the dialog for them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Slot

from petstore_gui.inventory.named_format import NamedFormat
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.named.dialog import SavingDialog
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.widgets.accessibility import announce

if TYPE_CHECKING:
    from petstore_gui.outbox.journal import Journal

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ServiceNotes:
    """Where the things of a service are: the samples have a journal of their own."""

    service_id: str
    journal: "Journal"


@dataclass(frozen=True, slots=True)
class LoadingTexts:
    """The sentences for errors while things are loaded or saved."""

    not_loaded: str
    damaged: str
    damaged_advice: str
    not_saved: str
    """With a place for the ``reason``."""
    no_service: str


class NamedController(QObject, Generic[T]):
    """Has the ``things`` of the open service. Never overwrites things that could not be read.

    They are in the journal, like everything that users type: the file with the state of the window is reset if it is
    damaged, and after two failed starts.
    """

    def __init__(self, context: FeatureContext, named_format: NamedFormat[T], texts: LoadingTexts) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._format = named_format
        self._texts = texts
        self._notes: ServiceNotes | None = None  # of the open service
        self._loading: Task[T | None] | None = None
        self._is_loaded = False
        self._requested: Callable[[ServiceNotes], object] | None = None  # to call as soon as they are loaded
        self._dialog: SavingDialog | None = None
        self.things = named_format.nothing
        self.is_saving = False
        self.error = ""
        """Why the things are not known, as a sentence; "" as soon as they are."""
        context.session.disconnected.connect(self._forget)

    def begin(self) -> None:
        """Load the things of the service that was just opened; after a change of its key, keep them."""
        connection = self._session.connection
        if connection is not None and not self._is_open(connection.service_id):
            self._forget()
            self._notes = ServiceNotes(connection.service_id, connection.journal)
            self._load(self._notes)

    def _show_things(self) -> None:
        """Show the things, or why there are none; subclasses implement it."""
        raise NotImplementedError

    def _on_first_shown(self) -> None:
        """React to the first things of a newly opened service."""

    def _when_loaded(self, act: Callable[[ServiceNotes], object]) -> None:
        """Call ``act`` with where the things are, as soon as they are loaded; after another try report why they aren't.

        If the dialog is open, bring it to the front instead.
        """
        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
        elif self._notes is None:
            return
        elif self._is_loaded:
            act(self._notes)
        else:
            self._requested = act
            self._load(self._notes)

    def _open(self, dialog: SavingDialog) -> None:
        self._dialog = dialog
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    def _save_from(
        self, dialog: SavingDialog, things: T, notes: ServiceNotes, done: Callable[[], object] = lambda: None
    ) -> None:
        """Save the things of a dialog and close it, or show the error in it, unless it was closed meanwhile."""

        def saved() -> None:
            done()
            if self._dialog is dialog:
                dialog.accept()
                announce(self._window, self.tr("Saved."))

        def failed(reason: str) -> None:
            if self._dialog is dialog:
                dialog.show_error(self._texts.not_saved.format(reason=reason))

        self._save(things, notes, saved, failed)

    def _save(
        self, things: T, notes: ServiceNotes, done: Callable[[], object], failed: Callable[[str], object]
    ) -> None:
        """Save all things in the ``notes`` of the service for which they were typed, which may no longer be open.

        On failure nothing changes, and ``failed`` gets a sentence.
        """

        def saved(_nothing: None) -> None:
            self.is_saving = False
            if self._is_open(notes.service_id):
                self._set_things(things)
                if not self._is_loaded:
                    self._load(notes)  # again, as the load in progress may return the things from before the save
            done()

        def not_saved(error: Exception) -> None:
            self.is_saving = False
            self._show_things()
            failed(translate(error))

        if self._session.connection is None:
            failed(self._texts.no_service)
        elif self.is_saving:  # one after the other, as each runs on its own thread
            failed(self.tr("Another change is still being saved. Try again."))
        else:
            self.is_saving = True
            self._show_things()
            self._session.run_in_background(
                partial(self._format.save, notes.journal, notes.service_id, things),
                owner=self,
                done=saved,
                failed=not_saved,
            )

    def _is_open(self, service_id: str) -> bool:
        return self._notes is not None and self._notes.service_id == service_id

    def _load(self, notes: ServiceNotes) -> None:
        if self._loading is not None:
            self._loading.drop()
        self._loading = self._session.run_in_background(
            partial(self._format.load, notes.journal, notes.service_id),
            owner=self,
            done=partial(self._on_loaded, notes),
            failed=self._on_load_failed,
        )

    def _on_loaded(self, notes: ServiceNotes, things: T | None) -> None:
        self._is_loaded = True
        self.error = ""
        self._set_things(self._format.nothing if things is None else things)
        self._on_first_shown()
        if things is None:
            self._errors.notify(self._texts.damaged, self._texts.damaged_advice)
        act, self._requested = self._requested, None
        if act is not None:
            act(notes)

    def _on_load_failed(self, error: Exception) -> None:
        title = self._texts.not_loaded
        if self._requested is not None:
            self._requested = None
            self._errors.notify(title, translate(error))
        self.error = f"{title}: {translate(error.reason if isinstance(error, JournalError) else error)}"
        self._show_things()

    def _set_things(self, things: T) -> None:
        self.things = things
        self._show_things()

    @Slot()
    def _forget(self) -> None:
        """Drop the things, as their service is no longer open."""
        if self._loading is not None:
            self._loading.drop()
        self._notes, self.error = None, ""
        self._is_loaded = False
        self._requested = None
        self._set_things(self._format.nothing)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self._dialog = None
