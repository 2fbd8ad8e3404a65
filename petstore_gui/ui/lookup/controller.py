"""Looks animals up by their ID: the dialog, and the calls behind it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QObject, QTimer, Slot
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.api.errors import TransportError
from petstore_gui.api.retry import asked_wait_s
from petstore_gui.api.schema import Pet
from petstore_gui.inventory.deprecation import Retirement, Stage
from petstore_gui.inventory.input_parsing import IdEntry
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.lookup import Answer, CannotTell, Evidence, Found, FoundVia, NotThere, look_up
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.lookup import memory
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.lookup.dialog import LookupDialog
from petstore_gui.ui.lookup.history import LookupHistory
from petstore_gui.ui.lookup.message_dialog import LookupMessageDialog
from petstore_gui.ui.pet_list.list_controller import SILENCE_MS, PetListController
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import KeyNotGivenError, PendingCall
from petstore_gui.ui.widgets.countdown import Countdown, retry_delay_s
from petstore_gui.ui.widgets.message import Message

if TYPE_CHECKING:  # it brings httpx
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.ui.lookup.list_controller import LookupListController


class _Result(NamedTuple):
    answer: Answer
    retirement: Retirement
    notice_hidden: bool


class LookupController(QObject):
    """Has one dialog over ``window`` while it is open; a later ID replaces one that waits for its answer."""

    def __init__(
        self, context: FeatureContext, pet_list: PetListController, show_in_list: Callable[[Pet], str]
    ) -> None:
        """``pet_list`` has what is listed now: the second-best answer when the service gives none.

        ``show_in_list`` shows an animal in the list, or returns why it cannot.
        """
        super().__init__(context.window)
        self._context = context
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._pet_list = pet_list
        self._show_in_list = show_in_list
        self._history = LookupHistory()
        self._stage: Stage | None = None
        self.dialog: LookupDialog | None = None
        self._pet_id = 0
        self._call: PendingCall | None = None
        self._lists: LookupListController | None = None
        self._failures_in_a_row = 0
        self._countdown = Countdown(self)
        self._countdown.ticked.connect(self._on_countdown_ticked)
        self._countdown.ended.connect(self._request)
        self._shows_listed = False
        """Whether the animal is shown as the list has it, until the service has answered."""
        self._silence = QTimer(self, singleShot=True, interval=SILENCE_MS)
        self._silence.timeout.connect(self._show_listed)
        pet_list.snapshot_changed.connect(self._show_listed)  # it may be read later

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front; with an ID, look that up."""
        if self.dialog is None:
            self.dialog = LookupDialog(self._window, self._history, self._session.category_names)
            self.dialog.result_view.notice_hidden.connect(self._on_result_view_notice_hidden)
            self.dialog.result_view.list_requested.connect(self._on_result_view_list_requested)
            self.dialog.lookup_requested.connect(self._on_dialog_lookup_requested)
            self.dialog.list_requested.connect(self._on_dialog_list_requested)
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
        """Close the dialog and forget the IDs: they are of a service that is disconnected."""
        self._history = LookupHistory()
        if self.dialog is not None:
            self.dialog.close()

    @Slot()
    def _request(self) -> None:
        self._stop()
        connection, dialog = self._session.connection, self.dialog
        if connection is None or dialog is None:
            return
        function = partial(
            _look_up,
            journal=connection.journal,
            service_id=connection.service_id,
            pet_id=self._pet_id,
            snapshot=self._pet_list.snapshot,
        )
        self._call = self._session.run_with_client(
            function, owner=dialog, done=partial(self._on_looked_up, dialog), failed=partial(self._on_failed, dialog)
        )
        self._silence.start()

    @Slot(object, object)
    @Slot()
    def _show_listed(self, *_what: object) -> None:
        """Show the animal as the list has it, if the service has said nothing for a second."""
        connection, dialog, snapshot = self._session.connection, self.dialog, self._pet_list.snapshot
        if connection is None or dialog is None or self._call is None or self._silence.isActive():
            return
        is_of_service = snapshot is not None and snapshot.service_id == connection.service_id
        pets = snapshot.pets if snapshot is not None and is_of_service else ()
        pet = next((pet for pet in pets if pet.id == self._pet_id), None)
        if snapshot is not None and pet is not None:
            self._shows_listed = True
            dialog.result_view.show_meanwhile(pet, lookup_text.listed_sentence(snapshot.taken_at))
        elif self._shows_listed:
            self._shows_listed = False
            dialog.result_view.withdraw()

    def _on_looked_up(self, dialog: LookupDialog, result: _Result) -> None:
        self._end_call()
        answer, answered_alone = result.answer, False
        match answer:
            case Found():
                answered_alone = answer.found_via is FoundVia.GET_PET
                dialog.show_found(answer.pet, lookup_text.source_sentence(answer))
            case NotThere():
                answered_alone = answer.evidence is Evidence.GET_PET
                dialog.show_failed(lookup_text.not_there_sentence(answer.pet_id), announced=False)
                self._show_message(dialog, lookup_text.not_there_message(answer, self._errors.address), _nothing)
            case CannotTell() if answer.error is None:
                dialog.show_failed(lookup_text.cannot_tell_sentence(answer.pet_id))
            case CannotTell():
                self._on_failed(dialog, answer.error)
        self._stage = result.retirement.stage
        notice = lookup_text.retirement_sentence(result.retirement, removed=answer.removed, answers=answered_alone)
        dialog.result_view.show_notice("" if result.notice_hidden else notice)

    def _on_failed(self, dialog: LookupDialog, error: Exception) -> None:
        self._end_call()
        wait_s = asked_wait_s(error)
        if wait_s is not None:
            pause = retry_delay_s(self._failures_in_a_row, wait_s)
            self._failures_in_a_row += 1
            self._countdown.start(pause)
            return
        pet_id = self._pet_id
        failure = Failure(error, Operation.LOOKING_UP, partial(dialog.look_up, pet_id))
        is_said = self._pet_list.is_offline and isinstance(error, TransportError)  # by the band, as long as it lasts
        is_without_box = is_said or isinstance(error, KeyNotGivenError)
        dialog.show_failed(self.tr("No answer for ID {id}.").format(id=pet_id), announced=is_without_box)
        if is_said:
            return
        if is_without_box:
            self._errors.report(failure)
        else:
            message = self._errors.message(failure)
            self._show_message(dialog, message, self._errors.remedy(failure, message))

    def _show_message(self, dialog: LookupDialog, message: Message, act: Callable[[], None]) -> None:
        """Show ``message`` over the dialog when its turn has come, unless that is closed by then."""

        def make(_parent: QWidget) -> QDialog | None:
            return LookupMessageDialog(dialog, message) if dialog is self.dialog else None

        self._errors.dialogs.ask(make, lambda result: act() if result else None)

    @Slot()
    def _stop(self) -> None:
        self._countdown.stop()
        if self._call is not None:
            self._call.drop()
        self._end_call()

    def _end_call(self) -> None:
        self._call, self._shows_listed = None, False
        self._silence.stop()

    @Slot(object)
    def _on_dialog_lookup_requested(self, pet_id: int) -> None:
        if self._lists is not None:
            self._lists.stop()
        self._pet_id, self._failures_in_a_row = pet_id, 0
        self._request()

    @Slot(object)
    def _on_dialog_list_requested(self, entries: Sequence[IdEntry]) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        if self._lists is None:
            self._lists = self._make_lists()
        view = self._lists.view
        is_asked_again = self._lists.running and not view.isHidden() and view.model.entries == tuple(entries)
        if not is_asked_again:
            self._lists.look_up(entries)
            dialog.show_list(view)

    def _make_lists(self) -> "LookupListController":
        """Make what looks several IDs up, with the view that shows them."""
        from petstore_gui.ui.lookup.list_controller import LookupListController
        from petstore_gui.ui.lookup.list_view import LookupListView

        view = LookupListView(self._errors.reason, self._session.category_names)
        return LookupListController(view, self._context, lambda: self._pet_list.snapshot)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None
        if self._lists is not None:
            self._lists.stop()
            self._lists = None
        self._stop()

    @Slot(object)
    def _on_countdown_ticked(self, seconds: int) -> None:
        sentence = self.tr("The service is busy. Trying ID {id} again in {seconds} s.")
        if self.dialog is not None:
            self.dialog.show_waiting(sentence.format(id=self._pet_id, seconds=QLocale().toString(seconds)))

    @Slot(object)
    def _on_result_view_list_requested(self, pet: Pet) -> None:
        if self.dialog is None:
            return
        if reason := self._show_in_list(pet):
            self.dialog.result_view.show_why_not_listed(reason)
        else:
            self.dialog.close()  # it lies over the list; what was looked up is among the recent IDs

    @Slot()
    def _on_result_view_notice_hidden(self) -> None:
        connection, stage = self._session.connection, self._stage
        if connection is not None and stage is not None:
            service_id = connection.service_id
            self._session.run_with_journal(
                partial(memory.hide_notice, service_id=service_id, stage=stage),
                owner=self,
                done=_nothing,
                failed=_nothing,  # it comes back the next time
            )


def _look_up(
    client: "PetStoreClient", *, journal: Journal, service_id: str, pet_id: int, snapshot: Snapshot | None
) -> _Result:
    """Look an animal up with what the journal remembers of this service, and let it remember what was learnt."""
    removed = memory.is_removed(journal, service_id)
    answer = look_up(client, pet_id, service_id=service_id, seen=snapshot, removed=removed)
    return _Result(answer, *memory.learn(client, journal, service_id, removed=answer.removed))


def _nothing(_value: object = None) -> None:
    pass
