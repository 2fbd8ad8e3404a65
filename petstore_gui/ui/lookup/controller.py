"""Answers a caller from an ID: the look-up's dialog, and the calls behind it."""

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QObject

from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.pending import KeyNotGivenError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import date

    from PySide6.QtWidgets import QDialog, QWidget

    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.inventory.deprecation import Retirement, Stage
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.inventory.lookup import Answer
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.lookup.dialog import LookupDialog
    from petstore_gui.ui.lookup.history import LookupHistory
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.pending import PendingCall
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.widgets.countdown import Countdown
    from petstore_gui.ui.widgets.message import Message

_REMOVED = "removed"  # the journal's note: since which day the service is known to answer for no single ID
_PUT_AWAY = "put-away"  # the stage of the retirement that somebody has put away


class _Reported(NamedTuple):
    answer: "Answer"
    retirement: "Retirement"
    put_away: bool


class LookupController(QObject):
    """Keeps one dialog over ``window`` while it is wanted; a later ID takes the place of one not answered yet."""

    def __init__(self, window: "QWidget", session: "Session", failures: "ErrorReporter") -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._failures = failures
        self._snapshot: Snapshot | None = None
        self._history: LookupHistory | None = None
        self._category_names: Mapping[int, str] = {}
        self._stage: Stage | None = None
        self.dialog: LookupDialog | None = None
        self._call: PendingCall | None = None
        self._countdown: Countdown | None = None
        self._failures_in_a_row = 0

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front; with an ID, look that up."""
        if self.dialog is None:
            from petstore_gui.ui.lookup.dialog import LookupDialog
            from petstore_gui.ui.lookup.history import LookupHistory

            self._history = self._history or LookupHistory()
            self.dialog = LookupDialog(self._window, self._history)
            self.dialog.show_category_names(self._category_names)
            self.dialog.wanted.connect(self._on_dialog_wanted)
            self.dialog.cancelled.connect(self._drop)
            self.dialog.notice_put_away.connect(self._on_dialog_notice_put_away)
            self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()
        if pet_id is None:
            self.dialog.start()
        else:
            self.dialog.look_up(pet_id)

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """Take note of what is listed: it is the second-best answer when the service gives none."""
        self._snapshot = snapshot

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let categories have these names."""
        self._category_names = names
        if self.dialog is not None:
            self.dialog.show_category_names(names)

    def close(self) -> None:
        """Close the dialog and forget the IDs: they are of a service that is open no more."""
        self._snapshot = self._history = None
        if self.dialog is not None:
            self.dialog.close()

    def _on_dialog_wanted(self, pet_id: int) -> None:
        self._failures_in_a_row = 0
        self._ask(pet_id)

    def _ask(self, pet_id: int) -> None:
        self._drop()
        connection, dialog = self._session.connection, self.dialog
        if connection is None or dialog is None:
            return
        function = partial(
            _look_up, journal=connection.journal, service_id=connection.service_id, pet_id=pet_id, seen=self._snapshot
        )
        self._call = self._session.run_with_client(
            function, owner=dialog, done=partial(self._on_told, dialog), failed=partial(self._on_failed, pet_id)
        )

    def _on_told(self, dialog: "LookupDialog", told: _Reported) -> None:
        from petstore_gui.inventory.lookup import CannotTell, Evidence, Found, FoundVia, NotThere
        from petstore_gui.ui.i18n.text import as_sentence
        from petstore_gui.ui.lookup import text as lookup_text

        answer = told.answer
        match answer:
            case Found():
                dialog.show_found(answer.pet, lookup_text.source_sentence(answer))
            case NotThere():
                message = lookup_text.not_there_message(answer, self._failures.address)
                dialog.show_failed(as_sentence(message.title))
                self._say(dialog, message, _nothing)
            case CannotTell() if answer.error is None:
                dialog.show_failed(lookup_text.cannot_tell_sentence(answer.pet_id))
            case CannotTell():
                self._on_failed(answer.pet_id, answer.error)
        self._stage = told.retirement.stage
        answers = getattr(answer, "how", None) is FoundVia.ASKED or getattr(answer, "proof", None) is Evidence.ASKED
        notice = lookup_text.retirement_sentence(told.retirement, removed=answer.removed, answers=answers)
        notice = "" if told.put_away else notice
        dialog.show_notice(notice, strong=self._stage != "far")

    def _on_failed(self, pet_id: int, error: Exception) -> None:
        if self.dialog is None:
            return
        wait_s = getattr(error, "retry_after", None)
        if wait_s is not None:
            self._wait(self.dialog, pet_id, wait_s)
            return
        self.dialog.show_failed(self.tr("No answer for ID {id}.").format(id=pet_id))
        failure = Failure(error, Operation.LOOKING_UP, partial(self.dialog.look_up, pet_id), pet_id)
        if isinstance(error, KeyNotGivenError):
            self._failures.report(failure)
            return
        from petstore_gui.ui.widgets.message import Action

        message = self._failures.message(failure)
        other = {
            Action.CHECK_CONNECTION: self._failures.connection_requested.emit,
            Action.START_AGAIN: self._session.reopen,
        }
        self._say(self.dialog, message, other.get(message.action, failure.retry))

    def _say(self, dialog: "LookupDialog", message: "Message", act: "Callable[[], object]") -> None:
        """Show ``message`` over the dialog when its turn has come, unless that is closed by then."""

        def make(_parent: "QWidget") -> "QDialog | None":
            from petstore_gui.ui.lookup.message_dialog import LookupMessageDialog

            return LookupMessageDialog(dialog, message) if dialog is self.dialog else None

        def finished(result: int) -> None:
            if result:
                act()

        self._failures.dialogs.ask(make, finished)

    def _wait(self, dialog: "LookupDialog", pet_id: int, seconds: int) -> None:
        from petstore_gui.ui.widgets.countdown import Countdown, retry_delay_s

        pause = retry_delay_s(self._failures_in_a_row, seconds)
        self._failures_in_a_row += 1
        self._countdown = Countdown(dialog)
        self._countdown.ticked.connect(partial(self._on_countdown_ticked, dialog, pet_id))
        self._countdown.ended.connect(partial(self._ask, pet_id))
        self._countdown.start(pause)

    def _on_countdown_ticked(self, dialog: "LookupDialog", pet_id: int, left: int) -> None:
        sentence = self.tr("The service is busy and asks to wait. ID {id} is asked for again in {seconds} s.")
        dialog.show_waiting(sentence.format(id=pet_id, seconds=QLocale().toString(left)))

    def _drop(self) -> None:
        if self._call is not None:
            self._call.drop()
            self._call = None
        if self._countdown is not None:
            self._countdown.stop()
            self._countdown = None

    def _on_dialog_notice_put_away(self) -> None:
        connection, stage = self._session.connection, self._stage
        if connection is not None and stage is not None:
            service_id = connection.service_id
            self._session.run_with_journal(
                lambda journal: journal.set_note(service_id, _PUT_AWAY, stage),
                owner=self,
                done=_nothing,
                failed=_nothing,  # it comes back the next time
            )

    def _on_dialog_finished(self, _result: int) -> None:
        self.dialog = None
        self._drop()


def _look_up(
    client: "PetStoreClient", *, journal: "Journal", service_id: str, pet_id: int, seen: "Snapshot | None"
) -> _Reported:
    """Look an animal up with what the journal remembers of this service, and let it remember what was learnt."""
    from petstore_gui.inventory.deprecation import retirement
    from petstore_gui.inventory.journal import JournalError
    from petstore_gui.inventory.lookup import look_up

    removed, put_away = False, None
    with suppress(JournalError):  # without the journal the look-up takes longer, and works
        removed, put_away = journal.note(service_id, _REMOVED) is not None, journal.note(service_id, _PUT_AWAY)
    answer = look_up(client, pet_id, service_id=service_id, seen=seen, removed=removed)
    today = _today()
    if answer.removed and not removed:
        with suppress(JournalError):
            journal.set_note(service_id, _REMOVED, today.isoformat())
    end = retirement(client.lifecycle, today=today, removed=answer.removed)
    return _Reported(answer, end, put_away == end.stage)


def _today() -> "date":
    """Return the UTC day; tests put another one in its place."""
    from datetime import UTC, datetime

    return datetime.now(UTC).date()


def _nothing(_value: object = None) -> None:
    pass
