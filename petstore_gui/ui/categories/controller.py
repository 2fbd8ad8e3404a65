"""Keeps the names that people give to the categories of each service, and opens the dialog in which they do."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.i18n.text import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.categories.dialog import CategoryNamesDialog
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session

_NOTE: Final = "categories"  # the journal's
_ASIDE: Final = "categories-damaged"


class CategoryNamesController(QObject):
    """``names`` are those of the service that is open. Names that could not be read are never written over."""

    changed = Signal(object)
    """The names, as a mapping."""
    unread = Signal(object)
    """A sentence: why the names of the service that is open are not known; an empty one once they are."""

    def __init__(self, window: "QWidget", session: "Session", failures: "ErrorReporter") -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._failures = failures
        self._service_id: str | None = None
        self._is_read = False
        self._told = ""
        self._edit_wanted = False
        self.names: Mapping[int, str] = {}
        self.dialog: CategoryNamesDialog | None = None
        session.disconnected.connect(self._on_session_disconnected)

    def begin(self) -> None:
        """Read the names of the service that was just opened; the same one with another key keeps those it has."""
        connection = self._session.connection
        if connection is not None and connection.service_id != self._service_id:
            self._forget()
            self._service_id = connection.service_id
            self._read()

    def edit(self) -> None:
        """Open the dialog, or bring it to the front, as soon as the names are read."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
        elif self._session.connection is not None:
            self._edit_wanted = True
            if self._is_read:
                self._open()
            else:
                self._read()

    def _forget(self) -> None:
        self._service_id = None
        self._is_read = self._edit_wanted = False
        self._tell("")
        self._show({})

    def _show(self, names: Mapping[int, str]) -> None:
        if names != self.names:
            self.names = names
            self.changed.emit(names)

    def _read(self) -> None:
        if self._service_id is not None:
            self._session.run_with_journal(
                partial(_read, service_id=self._service_id),
                owner=self,
                done=partial(self._on_read, self._service_id),
                failed=partial(self._on_read_failed, self._service_id),
            )

    def _on_read(self, service_id: str, names: Mapping[int, str] | None) -> None:
        if service_id != self._service_id or self._is_read:
            return
        self._is_read = True
        self._tell("")
        self._show(names or {})
        if names is None:
            self._failures.notify(
                self.tr("The names of categories are damaged"),
                self.tr("They cannot be read any more and were put aside. Give them anew, or import them from a file."),
            )
        if self._edit_wanted:
            self._open()

    def _on_read_failed(self, service_id: str, error: Exception) -> None:
        if service_id != self._service_id:
            return
        from petstore_gui.inventory.journal import JournalError

        title = self.tr("The names of categories are not known")
        if self._edit_wanted:
            self._edit_wanted = False
            self._failures.notify(title, translate(error))
        self._tell(f"{title}: {translate(error.reason if isinstance(error, JournalError) else error)}")

    def _tell(self, sentence: str) -> None:
        if sentence != self._told:
            self._told = sentence
            self.unread.emit(sentence)

    def _open(self) -> None:
        from petstore_gui.ui.categories.dialog import CategoryNamesDialog

        self._edit_wanted = False
        connection = self._session.connection
        if connection is None or self._service_id is None:
            return
        profile = translate(connection.profile.label)
        self.dialog = CategoryNamesDialog(self._window, self._session, self.names, profile)
        self.dialog.saved.connect(partial(self._on_dialog_saved, self.dialog, self._service_id))
        self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.open()

    def _on_dialog_saved(self, dialog: "CategoryNamesDialog", service_id: str, names: Mapping[int, str]) -> None:
        if self._session.connection is None:
            sentence = self.tr("No service is open. Export the names, or open the service again.")
            self._on_save_failed(dialog, sentence)
            return
        self._session.run_with_journal(
            partial(_write, service_id=service_id, names=names),
            owner=self,
            done=lambda _nothing: self._on_saved(dialog, service_id, names),
            failed=lambda error: self._on_save_failed(dialog, translate(error)),
        )

    def _on_saved(self, dialog: "CategoryNamesDialog", service_id: str, names: Mapping[int, str]) -> None:
        if service_id == self._service_id:
            self._is_read = True
            self._show(names)
        if self.dialog is dialog:
            dialog.accept()

    def _on_save_failed(self, dialog: "CategoryNamesDialog", reason: str) -> None:
        if self.dialog is dialog:
            dialog.show_failed(self.tr("The names are not saved. {reason}").format(reason=reason))

    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None

    def _on_session_disconnected(self) -> None:
        self._forget()


def _read(journal: "Journal", *, service_id: str) -> Mapping[int, str] | None:
    """Return the names; ``None`` where they were damaged, and lie aside now."""
    from petstore_gui.inventory.category_names import CategoryNamesError, NewerVersionError, parse

    text = journal.note(service_id, _NOTE)
    try:
        return {} if text is None else parse(text)
    except NewerVersionError:
        raise
    except CategoryNamesError:
        journal.set_note(service_id, _ASIDE, text)
        journal.set_note(service_id, _NOTE, None)
        return None


def _write(journal: "Journal", *, service_id: str, names: Mapping[int, str]) -> None:
    from petstore_gui.inventory.category_names import serialise

    journal.set_note(service_id, _NOTE, serialise(names) if names else None)
