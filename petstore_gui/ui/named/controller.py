"""Loads and saves the named things of each service, in the journal, and has one dialog for them over the window."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Slot

from petstore_gui.inventory.named_format import NamedFormat
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.named.dialog import SavingDialog
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.widgets.accessibility import announce

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LoadingTexts:
    """The sentences for things that cannot be loaded or saved."""

    not_loaded: str
    damaged: str
    damaged_advice: str
    not_saved: str
    """With a place for the ``reason``."""
    no_service: str


class NamedController(QObject, Generic[T]):
    """Has the ``things`` of the open service. Those that could not be read are never overwritten.

    They are in the journal, as everything that users type: the file of the window's state is begun anew where it is
    damaged, and after two starts that failed.
    """

    def __init__(self, context: FeatureContext, named_format: NamedFormat[T], texts: LoadingTexts) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._format = named_format
        self._texts = texts
        self._service_id = ""
        self._loading: Task[T | None] | None = None
        self._is_loaded = False
        self._requested: Callable[[], object] | None = None  # as soon as they are loaded
        self._dialog: SavingDialog | None = None
        self.things = named_format.nothing
        self.is_saving = False
        self.error = ""
        """A sentence: why the things are not known; an empty one once they are."""
        context.session.disconnected.connect(self._forget)

    def begin(self) -> None:
        """Load the things of the service that was just opened; the same one with another key keeps those it has."""
        connection = self._session.connection
        if connection is not None and connection.service_id != self._service_id:
            self._forget()
            self._service_id = connection.service_id
            self._load()

    def _show_things(self) -> None:
        """Show the things, or why there are none; a subclass says how."""
        raise NotImplementedError

    def _on_first_shown(self) -> None:
        """Do what has waited for the things of the service that was opened."""

    def _when_loaded(self, act: Callable[[], object]) -> None:
        """Call ``act`` once the things are loaded, or say why they cannot be, after one more try.

        A dialog that is open comes to the front instead.
        """
        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
        elif self._is_loaded:
            act()
        elif self._service_id:
            self._requested = act
            self._load()

    def _open(self, dialog: SavingDialog) -> None:
        self._dialog = dialog
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    def _save_from(
        self, dialog: SavingDialog, things: T, service_id: str, done: Callable[[], object] = lambda: None
    ) -> None:
        """Save the things of a dialog and close it, or let it say why not, unless it was closed meanwhile."""

        def saved() -> None:
            done()
            if self._dialog is dialog:
                dialog.accept()
                announce(self._window, self.tr("Saved."))

        def failed(reason: str) -> None:
            if self._dialog is dialog:
                dialog.show_error(self._texts.not_saved.format(reason=reason))

        self._save(things, service_id, saved, failed)

    def _save(self, things: T, service_id: str, done: Callable[[], object], failed: Callable[[str], object]) -> None:
        """Save all things of the service for which they were typed, which may not be the open one any more.

        ``failed`` gets a sentence, and all is as before.
        """

        def saved(_nothing: None) -> None:
            self.is_saving = False
            if service_id == self._service_id:
                self._set_things(things)
                if not self._is_loaded:
                    self._load()  # once more: the load may return the things of before the save
            done()

        def not_saved(error: Exception) -> None:
            self.is_saving = False
            self._show_things()
            failed(translate(error))

        if self._session.connection is None:
            failed(self._texts.no_service)
        elif self.is_saving:  # one after the other: each has its own thread
            failed(self.tr("Another change is still being saved. Try again."))
        else:
            self.is_saving = True
            self._show_things()
            self._session.run_with_journal(
                partial(self._format.save, service_id=service_id, things=things),
                owner=self,
                done=saved,
                failed=not_saved,
            )

    def _load(self) -> None:
        if self._loading is not None:
            self._loading.drop()
        self._loading = self._session.run_with_journal(
            partial(self._format.load, service_id=self._service_id),
            owner=self,
            done=self._on_loaded,
            failed=self._on_load_failed,
        )

    def _on_loaded(self, things: T | None) -> None:
        self._is_loaded = True
        self.error = ""
        self._set_things(self._format.nothing if things is None else things)
        self._on_first_shown()
        if things is None:
            self._errors.notify(self._texts.damaged, self._texts.damaged_advice)
        act, self._requested = self._requested, None
        if act is not None:
            act()

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
        """Drop the things: no service is open, or another one."""
        if self._loading is not None:
            self._loading.drop()
        self._service_id = self.error = ""
        self._is_loaded = False
        self._requested = None
        self._set_things(self._format.nothing)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self._dialog = None
