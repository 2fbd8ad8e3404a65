"""Requests from outside: links, files, pastes and drops, and the offer to continue an interrupted import."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Slot
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QStatusBar, QWidget

from petstore_gui.inventory.import_journal import finish_import, unfinished_imports
from petstore_gui.inventory.input_parsing import table_size, without_line_end
from petstore_gui.ui import override
from petstore_gui.ui.importing.text import unfinished_sentence
from petstore_gui.ui.lookup.controller import LookupController
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.widgets.file_chooser import local_file
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box
from petstore_gui.ui.widgets.notice import Notice

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.imports import ImportRecord
    from petstore_gui.ui.importing.controller import ImportController


_ONE_CELL: Final = (1, 1)
_DRAGS: Final = frozenset({QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop})
_ALWAYS: Final = 2  # beside the results of every dialog: 1 for yes, 0 for no


class PendingAction(QObject):
    """Runs one action as soon as a service is open and no dialog has the keys; of several, the last."""

    def __init__(self, context: FeatureContext) -> None:
        super().__init__(context.window)
        self._session = context.session
        self._errors = context.errors
        self._action: Callable[[], object] | None = None
        context.session.opened.connect(self._resume)

    def run_when_connected(self, action: Callable[[], object]) -> None:
        """Run ``action``, in place of one that waits still."""
        self._action = action
        self._resume()

    @Slot()
    def _resume(self) -> None:
        if self._action is not None and self._session.connection is not None:
            if QApplication.activeModalWidget() is None:
                self._run()
            else:
                self._errors.dialogs.when_free(self._run)

    def _run(self) -> None:
        if self._action is not None and self._session.connection is not None:
            action, self._action = self._action, None
            action()


class LinkHandler(QObject):
    """Looks up what links name. ``allowed`` is checked where no question is needed."""

    def __init__(
        self, pending: PendingAction, errors: ErrorReporter, allowed: QAction, lookup: LookupController
    ) -> None:
        super().__init__(pending)
        self._pending = pending
        self._errors = errors
        self._allowed = allowed
        self._lookup = lookup
        self._pending_id: int | None = None
        """What is asked about, or will be when the question's turn has come."""

    def open(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, once that is allowed; ``None`` for a link that names none."""
        if pet_id is None:
            sentence = self.tr("It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.")
            self._errors.notify(self.tr("This link cannot be used"), sentence)
        elif pet_id != self._pending_id:
            self._pending.run_when_connected(partial(self._look_up_or_ask, pet_id))

    def _look_up_or_ask(self, pet_id: int) -> None:
        if self._allowed.isChecked():
            self._lookup.look_up(pet_id)
            return
        is_asked, self._pending_id = self._pending_id is not None, pet_id
        if not is_asked:
            self._errors.dialogs.ask(self._question, self._on_question_finished)

    def _question(self, parent: QWidget) -> PlainMessageBox:
        title = self.tr("A link asks to look up the animal with ID {id}.").format(id=self._pending_id)
        text = self.tr(
            "Links come from web pages, mails and other programs. Looking up changes nothing. What you choose for all "
            "links can be changed in the menu Service."
        )
        answers = {self.tr("Always look up"): _ALWAYS, self.tr("Look up"): 1, self.tr("Do not look up"): 0}
        return question_box(parent, title, text, answers)

    def _on_question_finished(self, result: int) -> None:
        pet_id, self._pending_id = self._pending_id, None
        if result == _ALWAYS:
            self._allowed.setChecked(True)
        if result and pet_id is not None:
            self._lookup.look_up(pet_id)


class ImportRequests(QObject):
    """Makes what imports when it is first asked for; until then there is only this.

    What was dropped on a field of the window, or on the window itself, is seen by a filter, ahead of the field.
    """

    def __init__(
        self, context: FeatureContext, pending: PendingAction, pet_list: PetListController, status: QStatusBar
    ) -> None:
        window, session = context.window, context.session
        super().__init__(window)
        self._context = context
        self._window = window
        self._session = session
        self._pending = pending
        self._pet_list = pet_list
        self._status = status
        self._controller: ImportController | None = None
        self._seen: set[tuple[str, int]] = set()  # imports of earlier runs that the user has put off
        self.notice = Notice(window.setFocus, is_wide=True)
        """About an import of an earlier run."""
        window.setAcceptDrops(True)
        for widget in (window, *window.findChildren(QLineEdit)):
            widget.installEventFilter(self)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)
        if session.connection is not None:
            self._on_session_opened(session.connection)

    # --- what the user asks for ---

    @Slot()
    def choose_file(self) -> None:
        """Let a file be chosen, as soon as a service is open."""
        self._run(lambda importing: importing.choose_file())

    def import_file(self, file: str) -> None:
        """Show what a file holds, as soon as a service is open."""
        self._run(lambda importing: importing.open_file(Path(file)))

    @Slot(object)
    def import_text(self, text: str) -> None:
        """Show the rows that were pasted or dropped."""
        self._run(lambda importing: importing.open_text(text))

    @Slot()
    def paste(self) -> None:
        """Show the rows on the clipboard, or what is in a file that was copied."""
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()  # none where nothing was ever copied
        file = _file_of(data)
        if file is not None:
            self.import_file(file)
        elif data is not None and _has_rows(data):
            self.import_text(data.text())
        else:
            self._context.report(self.tr("There are no rows on the clipboard."))

    def _run(self, act: "Callable[[ImportController], object]") -> None:
        self._pending.run_when_connected(lambda: act(self._importing()))

    def _importing(self) -> "ImportController":
        if self._controller is None:
            self._controller = self._make_controller()
        return self._controller

    def _make_controller(self) -> "ImportController":
        from petstore_gui.ui.importing.controller import ImportController

        pet_list = self._pet_list
        controller = ImportController(
            self._context, self._status, listed=lambda: pet_list.fresh_snapshot, refresh=pet_list.refresh
        )
        pet_list.reading_ended.connect(controller.check_list)
        return controller

    # --- what is dropped ---

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DRAGS:
            return False
        if not isinstance(event, QDropEvent) or self._session.connection is None:
            return False
        file = _file_of(event.mimeData())
        if file is None and (watched is not self._window or not _has_rows(event.mimeData())):
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            if file is not None:
                self.import_file(file)
            else:
                self.import_text(event.mimeData().text())
        return True

    # --- what an earlier run has left ---

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        self._session.run_in_background(
            partial(unfinished_imports, connection.journal, connection.service_id),
            owner=self,
            done=self._offer,
            failed=lambda _error: None,  # the outbox says so
        )

    @Slot()
    def _on_session_disconnected(self) -> None:
        self.notice.show_sentence("", {})

    def _offer(self, records: "tuple[ImportRecord, ...]") -> None:
        """Offer to go on with the latest import of the open service that has not ended."""
        running = None if self._controller is None else self._controller.runner.record
        connection = self._session.connection
        record = next(
            (
                record
                for record in records
                if connection is not None
                and record.service_id == connection.service_id
                and (record.service_id, record.number) not in self._seen
                and (running is None or running.number != record.number)
            ),
            None,
        )
        if record is None:
            self.notice.show_sentence("", {})
            return
        acts = {
            self.tr("Continue"): partial(self._continue, record),
            self.tr("Later"): partial(self._put_off, record),
            self.tr("Discard"): partial(self._discard, record),
        }
        self.notice.show_sentence(unfinished_sentence(record), acts)

    def _continue(self, record: "ImportRecord") -> None:
        self.notice.show_sentence("", {})
        self._run(lambda importing: importing.resume(record, self._offer_again))

    @Slot()
    def _offer_again(self) -> None:
        if self._session.connection is not None:
            self._on_session_opened(self._session.connection)

    def _put_off(self, record: "ImportRecord") -> None:
        self._seen.add((record.service_id, record.number))
        self._offer_again()  # there may be another one

    def _discard(self, record: "ImportRecord") -> None:
        self._put_off(record)
        if self._session.connection is not None:
            self._session.run_with_journal(
                lambda journal: finish_import(journal, record, {}),
                owner=self,
                done=lambda _nothing: self._context.report(self.tr("The rest of the import was discarded.")),
                failed=self._on_discard_failed,
            )

    def _on_discard_failed(self, error: Exception) -> None:
        self._context.errors.notify(self.tr("The import couldn't be discarded"), str(error))


def _file_of(data: QMimeData | None) -> str | None:
    """Return the one file that is dropped or pasted."""
    urls = data.urls() if data is not None and data.hasUrls() else []
    return local_file(urls[0]) if len(urls) == 1 and urls[0].isLocalFile() else None


def _has_rows(data: QMimeData) -> bool:
    return data.hasText() and table_size(without_line_end(data.text())) != _ONE_CELL
