"""Looks many IDs up: the calls behind the table, until every row has its answer."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, QTimer, Slot

from petstore_gui.api.errors import CancelledError, CertificateError
from petstore_gui.api.retry import asks_to_wait
from petstore_gui.inventory.input_parsing import IdEntry
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.lookup_many import LookupRun, is_connection_lost
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.i18n.text import as_sentence, join_sentences, sanitize, translate
from petstore_gui.ui.lookup import memory
from petstore_gui.ui.lookup import text as lookup_text
from petstore_gui.ui.lookup.list_files import save_table, sheet_table
from petstore_gui.ui.lookup.list_view import LookupListView
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import KeyNotGivenError, PendingCall
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.countdown import Countdown, retry_delay_s

if TYPE_CHECKING:  # it brings httpx
    from petstore_gui.api.client import PetStoreClient

_FRAME_MS: Final = 50
"""How often new answers are shown: not each by itself, for thousands may come in a second."""


class LookupListController(QObject):
    """Fills ``view``. A busy service and a lost connection are waited for; what is known by then stays to be read."""

    def __init__(self, view: LookupListView, context: FeatureContext, listed: Callable[[], Snapshot | None]) -> None:
        """Let ``listed`` return what is listed now."""
        super().__init__(view)
        self.view = view
        self._session = context.session
        self._errors = context.errors
        self._listed = listed
        self._run: LookupRun | None = None
        self._call: PendingCall | None = None
        self._failures_in_a_row = 0
        self._open_at_failure = 0
        self._pause = ""
        self._is_busy = False
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._show_answers)
        self._countdown = Countdown(self)
        self._countdown.ticked.connect(self._on_countdown_ticked)
        self._countdown.ended.connect(self._ask)
        view.cancelled.connect(self._on_view_cancelled)
        view.continued.connect(self._on_view_continued)
        view.export_requested.connect(self._on_view_export_requested)

    @property
    def running(self) -> bool:
        """Whether answers are on their way, or will be when the service has its time."""
        return self._call is not None or self._countdown.seconds_left is not None

    def look_up(self, entries: Sequence[IdEntry]) -> None:
        """Look these up in place of those before."""
        self.stop()
        self.view.show_entries(entries)
        self._failures_in_a_row = 0
        self._ask()

    @Slot()
    def stop(self) -> None:
        """Ask for nothing more; what has come stays."""
        self._end_call()
        self._run = None  # its thread may not have ended yet

    @Slot()
    def _ask(self) -> None:
        connection = self._session.connection
        if connection is None:
            return
        if self._run is None:
            pet_ids = self.view.model.open_ids()
            self._run = LookupRun(pet_ids, service_id=connection.service_id, seen=self._listed(), removed=False)
        self.view.show_running()
        self._frames.start()
        self._call = self._session.run_with_client(
            partial(_look_up, run=self._run, journal=connection.journal, service_id=connection.service_id),
            owner=self.view,
            done=self._on_done,
            failed=self._on_failed,
        )

    def _end_call(self) -> None:
        self._show_answers()
        self._frames.stop()
        self._countdown.stop()
        if self._call is not None:
            self._call.drop()
            self._call = None

    @Slot()
    def _show_answers(self) -> None:
        answers = [] if self._run is None else self._run.take_answers()
        if answers:
            self.view.show_answers(answers)

    def _on_done(self, retired: memory.Retired) -> None:
        run = self._run
        self._end_call()
        self._run = None
        self.view.show_finished()
        if run is not None and not retired.notice_hidden:
            answers = run.is_get_pet_alive
            sentence = lookup_text.retirement_sentence(retired.retirement, removed=run.removed, answers=answers)
            self.view.show_notice(sentence)
        announce(self.view, self.view.summary)

    def _on_failed(self, error: Exception) -> None:
        self._end_call()
        still_open = len(self.view.model.open_ids())
        if still_open < self._open_at_failure:
            self._failures_in_a_row = 0
        self._open_at_failure = still_open
        if isinstance(error, CancelledError):  # another service was opened
            self._run = None
            self.view.show_paused("", automatic=False)
            return
        if isinstance(error, KeyNotGivenError):
            self._errors.report(Failure(error, Operation.LOOKING_UP, self._ask))
        self._is_busy = asks_to_wait(error)  # and not to be pressed
        is_lost = is_connection_lost(error) and not isinstance(error, CertificateError)
        self._pause = self.tr("The service is busy.") if self._is_busy else as_sentence(self._errors.reason(error))
        announce(self.view, self._pause)
        if self._is_busy or is_lost:
            self._countdown.start(retry_delay_s(self._failures_in_a_row, getattr(error, "retry_after", None)))
            self._failures_in_a_row += 1
        else:
            self.view.show_paused(self._pause, automatic=False)

    @Slot(object)
    def _on_countdown_ticked(self, seconds: int) -> None:
        again = self.tr("Trying again in {seconds} s.").format(seconds=QLocale().toString(seconds))
        self.view.show_paused(join_sentences(self._pause, again), automatic=True, can_continue=not self._is_busy)

    @Slot()
    def _on_view_cancelled(self) -> None:
        self.stop()
        self.view.show_paused(self.tr("Cancelled."), automatic=False)
        announce(self.view, join_sentences(self.tr("Cancelled."), self.view.summary))

    @Slot()
    def _on_view_continued(self) -> None:
        self._end_call()
        self._ask()

    @Slot(object)
    def _on_view_export_requested(self, path: Path) -> None:
        view, connection = self.view, self._session.connection
        if connection is None:
            return
        table = sheet_table(view.model, summary=view.summary, connection=connection, right_to_left=view.isRightToLeft())
        self._session.run_in_background(
            partial(save_table, path, table),
            owner=self.view,
            done=partial(self._on_exported, path),
            failed=self._on_export_failed,
        )

    def _on_exported(self, path: Path, _nothing: None) -> None:
        self.view.show_note(self.tr("Saved as {file}").format(file=sanitize(path.name)))

    def _on_export_failed(self, error: Exception) -> None:
        self.view.show_error(join_sentences(self.tr("The file wasn't saved."), translate(error)))


def _look_up(client: "PetStoreClient", *, run: LookupRun, journal: Journal, service_id: str) -> memory.Retired:
    """Run a look-up of many IDs with what the journal remembers of this service; let it remember what was learnt."""
    run.removed = run.removed or memory.is_removed(journal, service_id)
    run.run(client)
    return memory.learn(client, journal, service_id, removed=run.removed)
