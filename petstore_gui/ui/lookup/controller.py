"""Looks animals up by their IDs: the dialog and its calls. One ID is shown as a card, several as a table."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer, Slot
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.api.errors import CancelledError, CertificateError, NoAnswerError, NotConnectedError, TransportError
from petstore_gui.api.retry import BUSY_AFTER_S, asked_wait_s, asks_to_wait, wait_s
from petstore_gui.api.schema import Pet
from petstore_gui.inventory.deprecation import Retirement, Stage, retirement
from petstore_gui.inventory.input_parsing import IdEntry
from petstore_gui.inventory.lookup import Answer, CannotTell, Evidence, Found, FoundVia, LookupRun, NotThere
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.i18n.text import as_sentence, join_sentences, sanitize, translate
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.lookup.dialog import LookupDialog, LookupHistory, LookupMessageDialog
from petstore_gui.ui.lookup.list_view import LookupListView
from petstore_gui.ui.pet_list.list_controller import SILENCE_MS, PetListController
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import KeyNotGivenError, PendingCall
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.countdown import Countdown
from petstore_gui.ui.widgets.message import Message
from petstore_gui.ui.widgets.message_dialog import OTHER

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.snapshot import Snapshot

_HIDDEN = "put-away"  # the journal's note: the stage of the retirement whose notice was hidden


class Retired(NamedTuple):
    """How near the end of looking up by ID is, and whether the user has hidden the notice about it."""

    retirement: Retirement
    notice_hidden: bool


def read_retired(client: "PetStoreClient", journal: Journal, service_id: str) -> Retired:
    """Return how near the end of looking up by ID is, and whether the user has hidden the notice about it."""
    end, hidden = retirement(client.lifecycle, today=today()), None
    with suppress(JournalError):  # without the journal the notice is shown
        hidden = journal.note(service_id, _HIDDEN)
    return Retired(end, hidden == end.stage)


def today() -> date:
    """Return the UTC day; tests replace it."""
    return datetime.now(UTC).date()


_FRAME_MS: Final = 50
"""The interval at which new answers are shown in the table: thousands may come in a second."""


class LookupController(QObject):
    """Owns the dialog, at most one; new IDs replace those that still wait for answers."""

    def __init__(
        self, context: FeatureContext, pet_list: PetListController, show_in_list: Callable[[Pet], str]
    ) -> None:
        """``pet_list`` has the current list, which stands in when the service gives no answer.

        ``show_in_list`` shows an animal in the list, or returns why it cannot.
        """
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._pet_list = pet_list
        self._show_in_list = show_in_list
        self._history = LookupHistory()
        self._stage: Stage | None = None
        self.dialog: LookupDialog | None = None
        self._table: LookupListView | None = None
        """The table, while several IDs are looked up; else ``_pet_id`` is set."""
        self._pet_id = 0
        self._run: LookupRun | None = None
        self._call: PendingCall | None = None
        self._failures_in_a_row = 0
        self._open_at_failure = 0
        self._pause = ""  # why the table waits
        self._is_busy = False
        self._countdown = Countdown(self)
        self._countdown.ticked.connect(self._on_countdown_ticked)
        self._countdown.ended.connect(self._request)
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._show_answers)
        self._shows_listed = False
        """Whether the animal is shown from the list until the service answers."""
        self._silence = QTimer(self, singleShot=True, interval=SILENCE_MS)
        self._silence.timeout.connect(self._show_listed)
        pet_list.snapshot_changed.connect(self._show_listed)  # the list may be read after this look-up began

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front; with an ID, look that up."""
        if self.dialog is None:
            self.dialog = LookupDialog(self._window, self._history, self._session.category_names)
            self.dialog.result_view.notice_hidden.connect(self._on_result_view_notice_hidden)
            self.dialog.result_view.list_requested.connect(self._on_result_view_list_requested)
            self.dialog.lookup_requested.connect(self._on_dialog_lookup_requested)
            self.dialog.cancelled.connect(self._stop)
            self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()
        if pet_id is None:
            self.dialog.start()
        else:
            self.dialog.look_up(pet_id)

    def close(self) -> None:
        """Close the dialog and forget the IDs, which belong to the disconnected service."""
        self._history = LookupHistory()
        if self.dialog is not None:
            self.dialog.close()

    # --- the run ---

    @Slot(object)
    def _on_dialog_lookup_requested(self, entries: Sequence[IdEntry]) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        match entries:
            case [IdEntry(pet_id=int(pet_id))]:
                self._stop()
                self._table, self._pet_id = None, pet_id
            case _:
                is_running = self._call is not None or self._countdown.seconds_left is not None
                if self._table is not None and is_running and self._table.model.entries == tuple(entries):
                    return  # they are being looked up already
                self._stop()
                self._table = self._table_of(dialog)
                self._table.show_entries(entries)
                dialog.show_list(self._table)
        self._failures_in_a_row = 0
        self._request()

    def _table_of(self, dialog: LookupDialog) -> LookupListView:
        if dialog.list_view is not None:
            return dialog.list_view
        return LookupListView(
            self._errors.reason,
            self._session.category_names,
            cancel=self._cancel_table,
            go_on=self._request,
            export=self._export_table,
        )

    @Slot()
    def _request(self) -> None:
        """Look up the IDs without an answer."""
        connection, dialog, table = self._session.connection, self.dialog, self._table
        self._end_call()
        if connection is None or dialog is None:
            return
        if self._run is None:
            pet_ids = [self._pet_id] if table is None else table.model.open_ids()
            service_id = connection.service_id
            seen, is_single = self._pet_list.snapshot, table is None
            self._run = LookupRun(pet_ids, service_id=service_id, seen=seen, is_single=is_single)
        if table is None:
            self._silence.start()
        else:
            table.show_running()
            self._frames.start()
        self._call = self._session.run_with_client(
            partial(_look_up, run=self._run, journal=connection.journal, service_id=connection.service_id),
            owner=dialog,
            done=partial(self._on_done, dialog),
            failed=partial(self._on_failed, dialog, connection),
        )

    @Slot()
    def _stop(self) -> None:
        """Stop the look-up; the answers so far stay."""
        self._end_call()
        self._run = None  # its thread may not have ended yet

    def _end_call(self) -> None:
        self._show_answers()
        self._frames.stop()
        self._countdown.stop()
        self._silence.stop()
        self._shows_listed = False
        if self._call is not None:
            self._call.drop()
            self._call = None

    def _on_done(self, dialog: LookupDialog, retired: Retired) -> None:
        run, table = self._run, self._table
        if run is None:
            return
        self._stop()
        if table is None:
            self._show_answer(dialog, run.take_answers()[-1], retired)
            return
        table.show_finished()
        if not retired.notice_hidden:
            answers = run.is_get_pet_alive
            table.show_notice(lookup_text.retirement_sentence(retired.retirement, removed=run.removed, answers=answers))
        announce(table, table.summary)

    def _on_failed(self, dialog: LookupDialog, used: "Connection", error: Exception) -> None:
        self._end_call()
        if isinstance(error, CancelledError) and self._session.connection is not used:
            self._request()  # no user has cancelled it: the service was opened again, perhaps with another key
        elif self._table is not None:
            self._wait_or_pause(self._table, error)
        else:
            self._show_failure(dialog, error)

    @Slot(object)
    def _on_countdown_ticked(self, seconds: int) -> None:
        number = QLocale().toString(seconds)
        if self._table is not None:
            sentence = join_sentences(self._pause, self.tr("Trying again in {seconds} s.").format(seconds=number))
            self._table.show_paused(sentence, automatic=True, can_continue=not self._is_busy)
        elif self.dialog is not None:
            sentence = self.tr("The service is busy. Trying ID {id} again in {seconds} s.")
            self.dialog.show_waiting(sentence.format(id=self._pet_id, seconds=number))

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self._stop()
        self.dialog = self._table = None

    # --- one ID ---

    @property
    def _latest(self) -> "Snapshot | None":
        """The latest list of the open service."""
        connection, snapshot = self._session.connection, self._pet_list.snapshot
        is_of_service = connection is not None and snapshot is not None and snapshot.service_id == connection.service_id
        return snapshot if is_of_service else None

    @Slot(object, object)
    @Slot()
    def _show_listed(self, *_what: object) -> None:
        """Show the animal from the list, if the service has not answered for a second."""
        dialog, snapshot = self.dialog, self._latest
        is_waiting = self._call is not None and self._table is None and not self._silence.isActive()
        if dialog is None or not is_waiting:
            return
        pets = () if snapshot is None else snapshot.pets
        pet = next((pet for pet in pets if pet.id == self._pet_id), None)
        if snapshot is not None and pet is not None:
            self._shows_listed = True
            dialog.result_view.show_meanwhile(pet, lookup_text.listed_sentence(snapshot, pet.id))
        elif self._shows_listed:
            self._shows_listed = False
            dialog.result_view.withdraw()

    def _show_answer(self, dialog: LookupDialog, answer: Answer, retired: Retired) -> None:
        is_alone = False  # whether getPet has answered
        match answer:
            case Found():
                is_alone = answer.found_via is FoundVia.GET_PET
                is_live = answer.found_via is not FoundVia.SNAPSHOT
                dialog.show_found(answer.pet, lookup_text.source_sentence(answer), is_live=is_live)
            case NotThere():
                is_alone = answer.evidence is Evidence.GET_PET
                sentence = lookup_text.not_there_sentence(answer.pet_id)
                dialog.show_failed(sentence, announced=False, reply=lookup_text.reply(sentence, answer.as_of))
                self._show_message(dialog, lookup_text.not_there_message(answer, self._errors.address), lambda: None)
            case CannotTell() if answer.error is None:
                sentence = lookup_text.cannot_tell_sentence(answer.pet_id)
                dialog.show_failed(sentence, reply=lookup_text.reply(sentence, datetime.now(UTC)))
            case CannotTell():
                self._show_failure(dialog, answer.error, is_denied=answer.is_denied)
        self._stage = retired.retirement.stage
        notice = lookup_text.retirement_sentence(retired.retirement, removed=answer.removed, answers=is_alone)
        dialog.result_view.show_notice("" if retired.notice_hidden else notice)

    def _wait_after(self, error: Exception) -> None:
        self._failures_in_a_row += 1
        self._countdown.start(wait_s(self._failures_in_a_row, error, steps=BUSY_AFTER_S))

    def _show_failure(self, dialog: LookupDialog, error: Exception, *, is_denied: bool = False) -> None:
        """Wait if the service names a time; else report the error in a dialog, unless the banner does.

        ``is_denied`` is as of :class:`CannotTell`.
        """
        if asked_wait_s(error) is not None:
            self._wait_after(error)
            return
        self._run = None
        pet_id = self._pet_id
        failure = Failure(error, Operation.LOOKING_UP, partial(dialog.look_up, pet_id))
        is_said = self._pet_list.is_offline and isinstance(error, TransportError)  # by the banner
        is_without_box = is_said or isinstance(error, KeyNotGivenError)
        listed = self._latest if isinstance(error, NotConnectedError | NoAnswerError) else None
        is_listed = listed is not None and any(pet.id == pet_id for pet in listed.pets)
        listed_at = None if listed is None or is_listed else listed.taken_at
        sentence = lookup_text.no_answer_sentence(pet_id, listed_at)
        if is_denied:
            sentence = lookup_text.cannot_tell_sentence(pet_id)
        dialog.show_failed(sentence, announced=is_without_box)
        if is_said:
            return
        if is_without_box:
            self._errors.report(failure)
        else:
            message = self._errors.message(failure)
            self._show_message(dialog, message, self._errors.remedy(failure, message))

    def _show_message(self, dialog: LookupDialog, message: Message, act: Callable[[], None]) -> None:
        """Show ``message`` over the dialog when it is its turn, unless the dialog is closed by then."""

        def make(_parent: QWidget) -> QDialog | None:
            return LookupMessageDialog(dialog, message) if dialog is self.dialog else None

        acts = {QDialog.DialogCode.Accepted: act, OTHER: self._errors.connection_requested.emit}
        self._errors.dialogs.ask(make, lambda result: acts.get(result, lambda: None)())

    @Slot(object)
    def _on_result_view_list_requested(self, pet: Pet) -> None:
        if self.dialog is None:
            return
        if reason := self._show_in_list(pet):
            self.dialog.result_view.show_why_not_listed(reason)
        else:
            self.dialog.close()  # it covers the list; the ID is among the recent ones

    @Slot()
    def _on_result_view_notice_hidden(self) -> None:
        connection, stage = self._session.connection, self._stage
        if connection is not None and stage is not None:
            self._session.run_in_background(
                partial(connection.journal.set_note, connection.service_id, _HIDDEN, stage),
                owner=self,
                done=lambda _nothing: None,
                failed=lambda _error: None,  # then the notice returns the next time
            )

    # --- several IDs ---

    @Slot()
    def _show_answers(self) -> None:
        answers = self._run.take_answers() if self._run is not None and self._table is not None else []
        if answers and self._table is not None:
            self._table.show_answers(answers)

    def _wait_or_pause(self, table: LookupListView, error: Exception) -> None:
        """Wait if the service is busy or the connection is lost; the answers so far stay in the table."""
        still_open = len(table.model.open_ids())
        if still_open < self._open_at_failure:
            self._failures_in_a_row = 0
        self._open_at_failure = still_open
        if isinstance(error, KeyNotGivenError):
            self._errors.report(Failure(error, Operation.LOOKING_UP, self._request))
        self._is_busy = asks_to_wait(error)  # so that the user cannot press Continue
        is_lost = isinstance(error, TransportError) and not isinstance(error, CertificateError)
        self._pause = self.tr("The service is busy.") if self._is_busy else as_sentence(self._errors.reason(error))
        announce(table, self._pause)
        if self._is_busy or is_lost:
            self._wait_after(error)
        else:
            table.show_paused(self._pause, automatic=False)

    def _cancel_table(self) -> None:
        self._stop()
        if self._table is not None:
            self._table.show_paused(self.tr("Cancelled."), automatic=False)
            announce(self._table, join_sentences(self.tr("Cancelled."), self._table.summary))

    def _export_table(self, path: Path) -> None:
        table, connection = self._table, self._session.connection
        if connection is None or table is None:
            return

        not_saved = self.tr("The file wasn't saved.")
        self._session.run_in_background(
            table.saving(path, connection),
            owner=table,
            done=lambda _nothing: table.show_note(self.tr("Saved as {file}").format(file=sanitize(path.name))),
            failed=lambda error: table.show_error(join_sentences(not_saved, translate(error))),
        )


def _look_up(client: "PetStoreClient", *, run: LookupRun, journal: Journal, service_id: str) -> Retired:
    """Run a look-up, and return what there is to say about the end of looking up by ID."""
    run.run(client)
    return read_retired(client, journal, service_id)
