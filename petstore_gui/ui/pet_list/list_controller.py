"""Reads the list of the open service, and retries after a transient failure. No widgets."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.api.errors import CancelledError, NotConnectedError, StatusError
from petstore_gui.api.retry import BUSY_AFTER_S, asks_to_wait, is_transient, wait_s
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Changes, Snapshot, begin_snapshot, changes, complete_snapshot
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.countdown import Countdown

if TYPE_CHECKING:  # they load httpx and SQLite, which is for a worker
    from pathlib import Path

    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import Pet
    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.offline_cache import CachedList
    from petstore_gui.ui.session.session import PendingCall

SILENCE_MS: Final = 1000
"""How long the controller waits for an answer before it shows the cached list."""
IDLE_RETRY_MS: Final = 60_000
"""The interval of attempts at an unavailable service after the user has stopped waiting for it."""
_SAVE_DELAY_MS: Final = 300  # after the rows are painted; and one save for several adds in a row

_KEY_REFUSED: Final = (401, 403)  # the key itself, or its rights


class PetListController(QObject):
    """Holds the snapshot of the open service and emits its changes. A new reading replaces one in progress.

    Until the service sends a list, the one of the offline cache is shown: ``Snapshot.is_cached``.
    """

    loading_changed = Signal(bool)
    """Whether the list is being read; not sent for a :meth:`refresh`, which the user does not wait for."""
    snapshot_changed = Signal(object, object)
    """The Snapshot to show, or ``None``; its Changes, or ``None`` for a first list, a part of one, or an add."""
    confirmed = Signal(object)
    """A later Snapshot, equal to the one that is shown but for its time."""
    filter_changed = Signal(object)
    """The status to show; ``None`` for all."""
    retry_in = Signal(object)
    """The seconds until the next attempt, 0 while it is made; ``None`` when there will be none."""
    reading_ended = Signal()
    """A reading has ended, with a complete list or with an error."""
    recovered = Signal()
    """The complete list was read, so an earlier ``failed`` no longer holds."""
    failed = Signal(object)
    """The Failure of a reading that the user asked for. Not sent if it needs no dialog: the service asks to wait, or an
    older list is shown until the next attempt."""

    def __init__(self, session: Session, parent: QObject | None = None, *, countdown: Countdown | None = None) -> None:
        super().__init__(parent)
        self.snapshot: Snapshot | None = None
        self.changes: Changes | None = None
        """The differences from the snapshot before; ``None`` for the first one and its parts."""
        self.status: PetStatus | None = None
        """The status to show; ``None`` for all."""
        self.error: Exception | None = None
        """The reason why the snapshot is out of date; ``None`` if it is not."""
        self.is_loading = False
        self.retry_in_s: int | None = None
        self.is_user_initiated = False
        """Whether the user asked for the last reading."""
        self.is_idle = False
        """Whether the user has stopped waiting for an unavailable service, which is now tried once a minute."""
        self._session = session
        self._call: PendingCall | None = None
        self._quiet = False
        self._failures = 0
        self._last_whole: Snapshot | None = None
        self._added: tuple[tuple[Pet, datetime], ...] = ()
        self._is_away = False
        self._held_error: Exception | None = None
        """The error of the first reading, until the offline cache has been read."""
        self.offline = OfflineList(session, self, self._show_cached_if_silent)
        self._countdown = countdown or Countdown(self)
        self._countdown.ticked.connect(self._set_retry_in)
        self._countdown.ended.connect(self._on_countdown_ended)
        self._idle_retry = QTimer(self, singleShot=True, interval=IDLE_RETRY_MS)
        self._idle_retry.timeout.connect(self._on_idle_retry_timeout)
        session.disconnected.connect(self.clear)
        session.key_refused.connect(self._withdraw_cached)

    @property
    def fresh_snapshot(self) -> Snapshot | None:
        """The snapshot, unless it is from the offline cache."""
        return None if self._shows_cached else self.snapshot

    @property
    def is_offline(self) -> bool:
        """Whether the service is unavailable and an older snapshot is shown, of this run or of the offline cache."""
        return self._shows_cached or (self._is_away and self.snapshot is not None)

    @property
    def _shows_cached(self) -> bool:
        return self.snapshot is not None and self.snapshot.is_cached

    def begin(self, status: PetStatus | None = None) -> None:
        """Forget the list of another service, read that of the open one, and show its animals with ``status``."""
        self._reset()
        self.status = status
        self.reload()  # the request goes out before the table is prepared
        self.offline.begin(self._session.connection)
        self.snapshot_changed.emit(None, None)
        self.filter_changed.emit(status)

    def reopen(self, *, user_initiated: bool) -> None:
        """Read the list again over another connection to the same service, perhaps with another key."""
        self._withdraw_cached()
        self.reload(user_initiated=user_initiated)
        self.offline.begin(self._session.connection)

    @Slot()
    def clear(self) -> None:
        """Forget the list, and end a reading in progress."""
        self._reset()
        self.snapshot_changed.emit(None, None)

    def select_status(self, status: PetStatus | None) -> None:
        """Show the animals of the snapshot with another status at once, then read the list again."""
        self.status = status
        self.filter_changed.emit(status)
        self.reload()

    @Slot()
    def reload(self, *, user_initiated: bool = True) -> None:
        """Read the list again; the present snapshot stays until the new one is complete."""
        self._failures = 0
        self._read(user_initiated=user_initiated)

    def refresh(self) -> None:
        """Read the list again; show a failure, but no progress. Do nothing during a reading or while a retry is due."""
        if self._call is None and self.retry_in_s is None:
            self._failures = 0
            self._read(user_initiated=False, quiet=True)

    @Slot()
    def cancel(self) -> None:
        """Cancel the reading that the user waits for. Retries at an unavailable service go on."""
        if self.is_loading and self.retry_in_s is None:
            self._end_in_progress()
            if self.is_offline:
                self._countdown.start(BUSY_AFTER_S[0])

    @Slot()
    def stop_waiting(self) -> None:
        """Stop waiting for an unavailable service: from now on it is tried once a minute, without showing progress."""
        if self.is_loading or self.retry_in_s is not None:
            self.is_idle = True
            self._end_in_progress()
            self._idle_retry.start()

    def _end_in_progress(self) -> None:
        self._drop()
        was_loading = self.is_loading
        self._show_cached()
        self.error = self.error or CancelledError("the list was cancelled")
        self._set_loading(False)
        self._set_retry_in(None)
        if was_loading:
            self.reading_ended.emit()

    def add(self, pet: "Pet") -> None:
        """Put an animal that the service has just added into the snapshot, even if the service does not list it."""
        snapshot = self.fresh_snapshot  # a cached one is not changed: a new list is read below
        is_reading, now = self._call is not None, datetime.now(UTC)
        if is_reading or self._last_whole is None or snapshot is None:
            self._added = (*self._added, (pet, now))
        if self.changes is not None:  # it is no news
            self.changes = self.changes._replace(
                new=self.changes.new - {pet.id}, entered=self.changes.entered - {pet.id}
            )
        if snapshot is not None:
            self.snapshot = snapshot.with_added(pet, now)
            if self._last_whole is not None:
                self._last_whole = self.snapshot
                self.offline.save(self.snapshot)
            self.snapshot_changed.emit(self.snapshot, None)
        if is_reading or snapshot is None:
            # The reading in progress may have begun before the animal was added.
            self._read(user_initiated=self.is_user_initiated or snapshot is None, quiet=self._quiet)

    def _read(self, *, user_initiated: bool, quiet: bool = False) -> None:
        self._drop()
        connection = self._session.connection
        if connection is None:
            return
        if user_initiated and self._session.service_stopped:
            self._session.reopen()  # the list is read once it is open
            return
        self.is_user_initiated, self._quiet = user_initiated, quiet and not user_initiated
        self.is_idle = self.is_idle and not user_initiated
        self._run(partial(begin_snapshot, service_id=connection.service_id), self._on_begun)
        if not self._quiet:
            self._set_retry_in(None if user_initiated else 0)
            self._set_loading(True)

    def _on_begun(self, begun: Snapshot) -> None:
        if begun.finished:
            self._on_completed(begun)
            return
        self.offline.drop()
        if self.snapshot is None:
            self.snapshot = begun.with_cut_off(self._added)
            self.snapshot_changed.emit(self.snapshot, None)
        before = None if self._shows_cached else self._last_whole
        complete = partial(complete_snapshot, begun=begun, before=before, first=self.status)
        self._run(complete, self._on_completed)

    def _on_completed(self, read: Snapshot) -> None:
        before, snapshot = self._last_whole, read.with_cut_off(self._added)
        # An add starts another reading, so no added animal is missing from this one.
        self._call, self._added, self._failures = None, (), 0
        self._is_away = self.is_idle = False
        self.offline.drop()
        self.offline.save(snapshot)
        self.recovered.emit()
        self.snapshot = self._last_whole = snapshot
        self.changes = None if before is None else changes(before, snapshot)
        self.error = None
        if before is not None and replace(snapshot, taken_at=before.taken_at) == before:
            self.confirmed.emit(snapshot)
        else:
            self.snapshot_changed.emit(snapshot, self.changes)
        self._end_reading()

    def _on_failed(self, error: Exception) -> None:
        self._call = None
        if self.snapshot is None and self.offline.is_reading and not self.offline.is_silent:
            self._held_error = error
        else:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._held_error = None
        self.error = error
        pause = pause_s(error, self._failures, self._session.connection)
        self._failures += 1
        self._is_away = pause is not None
        if isinstance(error, StatusError) and error.status in _KEY_REFUSED:
            self._withdraw_cached()
        else:
            self._show_cached()
        if pause is None:  # a retry does not help
            self.is_idle = False
            self._set_retry_in(None)
        elif self.is_idle:
            self._idle_retry.start()
        else:
            self._countdown.start(pause)
        self._end_reading()
        is_said = asks_to_wait(error) or (pause is not None and self.is_offline)
        if self.is_user_initiated and not is_said:
            in_table = self.snapshot is None  # which says it, with a button
            self.failed.emit(Failure(error, Operation.LOADING, self.reload, automatic=in_table))

    @Slot()
    def _show_cached_if_silent(self) -> None:
        """Show the cached list if the service has failed, or has not answered for a second."""
        if self._held_error is not None:
            self._fail(self._held_error)
        elif self.offline.is_silent or self.error is not None:
            self._show_cached()

    def _show_cached(self) -> None:
        """Show the cached list, with its own time and ``is_cached``, if no other one is shown."""
        cached = None if self.snapshot is not None else self.offline.take()
        if cached is not None:
            self.snapshot = self._last_whole = cached
            self.snapshot_changed.emit(cached, None)

    @Slot(object)
    @Slot()
    def _withdraw_cached(self, *_what: object) -> None:
        """Hide the cached list, as it may have been read with another key."""
        self.offline.drop()
        if self._shows_cached:
            self.snapshot = self._last_whole = None
            self.snapshot_changed.emit(None, None)

    @Slot()
    def _on_countdown_ended(self) -> None:
        self._read(user_initiated=False)

    @Slot()
    def _on_idle_retry_timeout(self) -> None:
        self._read(user_initiated=False, quiet=True)

    def _run(self, read: "Callable[[PetStoreClient], Snapshot]", done: Callable[[Snapshot], None]) -> None:
        self._call = self._session.run_with_client(
            read, owner=self, done=done, failed=self._on_failed, automatic=not self.is_user_initiated
        )

    def _drop(self) -> None:
        self._held_error = None
        if self.retry_in_s:
            self._countdown.stop()
        self._idle_retry.stop()
        if self._call is not None:
            self._call.drop()
            self._call = None

    def _reset(self) -> None:
        self._drop()
        self.offline.clear()
        self._last_whole, self._added, self._is_away, self.is_idle = None, (), False, False
        self.snapshot = self.changes = self.error = self.status = None
        self._set_loading(False)
        self._set_retry_in(None)

    def _end_reading(self) -> None:
        self._set_loading(False)
        if self.error is None:
            self._set_retry_in(None)
        self.reading_ended.emit()

    def _set_loading(self, loading: bool) -> None:  # noqa: FBT001  as the signal has it
        if loading is not self.is_loading:
            self.is_loading = loading
            self.loading_changed.emit(loading)

    @Slot(object)
    def _set_retry_in(self, seconds: int | None) -> None:
        if seconds != self.retry_in_s:
            self.retry_in_s = seconds
            self.retry_in.emit(seconds)


class OfflineList(QObject):
    """Reads the cached list during the first request, then caches each complete list; both on a worker."""

    failed = Signal(object)
    """The exception because of which no list can be cached, once for each opened service."""
    quarantined = Signal(object)
    """The path to which a damaged cache was moved."""

    def __init__(self, session: Session, parent: QObject, show: Callable[[], object]) -> None:
        """``show`` is called once the list is read or missing, and when the service has not answered for a second."""
        super().__init__(parent)
        self._show = show
        self.is_reading = False
        """Whether the cache is still being read."""
        self._session = session
        self._list: CachedList | None = None
        self._read: Task[Snapshot | None] | None = None
        self._snapshot: Snapshot | None = None
        self._pending: Snapshot | None = None
        self._saving: Task[Any] | None = None
        self._has_failed = False
        self._silence = QTimer(self, singleShot=True, interval=SILENCE_MS)
        self._silence.timeout.connect(show)
        self._save_delay = QTimer(self, singleShot=True, interval=_SAVE_DELAY_MS)
        self._save_delay.timeout.connect(self._save_pending)

    @property
    def is_silent(self) -> bool:
        """Whether the service has not answered for a second."""
        return not self._silence.isActive()

    def begin(self, connection: "Connection | None") -> None:
        """Read the cached list of a service that was just opened, if its lists may be cached."""
        self.clear()
        self._list = cached_list = None if connection is None else connection.cached_list
        if cached_list is not None:
            self.is_reading = True
            self._silence.start()
            self._read = self._session.run_in_background(
                cached_list.read, owner=self, done=self._on_read, failed=self._on_read_failed
            )

    def clear(self) -> None:
        """Forget the list of the service, after starting a save that is due."""
        self.drop()
        self._leave_save()
        self._save_pending()
        self._leave_save()
        self._list, self._has_failed = None, False

    def drop(self) -> None:
        """Drop the cached list, as the service has answered."""
        self._silence.stop()
        if self._read is not None:
            self._read.drop()
        self._read = self._snapshot = None
        self.is_reading = False

    def take(self) -> Snapshot | None:
        """Return the cached list, only once; ``None`` if there is none or it is not read yet."""
        snapshot, self._snapshot = self._snapshot, None
        return snapshot

    def save(self, snapshot: Snapshot) -> None:
        """Cache a complete list of the service, after a short delay."""
        if self._list is not None:
            self._pending = snapshot
            if not self._save_delay.isActive():
                self._save_delay.start()

    def _on_read(self, snapshot: Snapshot | None) -> None:
        self._snapshot, self._read = snapshot, None
        self.is_reading = False
        self._show()

    def _on_read_failed(self, _error: Exception) -> None:
        self._on_read(None)  # a later save fails, too, and reports it

    @Slot()
    def _save_pending(self) -> None:
        self._save_delay.stop()
        cached_list, snapshot = self._list, self._pending
        if cached_list is None or snapshot is None:
            return
        if self._saving is not None:
            self._save_delay.start()  # a slow disk: saves run one after the other, in order
            return
        self._pending = None
        self._saving = self._session.run_in_background(
            partial(cached_list.save, snapshot), owner=self, done=self._on_saved, failed=self._on_save_failed
        )

    def _leave_save(self) -> None:
        """Ignore the result of the save in progress, which goes on."""
        if self._saving is not None:
            self._saving.drop()
            self._saving = None

    def _on_saved(self, quarantined_path: "Path | None") -> None:
        self._saving = None
        if quarantined_path is not None:
            self.quarantined.emit(quarantined_path)

    def _on_save_failed(self, error: Exception) -> None:
        self._saving = None
        if not self._has_failed:
            self._has_failed = True
            self.failed.emit(error)


def pause_s(error: Exception, failures: int, connection: "Connection | None") -> int | None:
    """Return the seconds until the next attempt; ``failures`` is the number of failures in a row before this one.

    ``None`` if a retry cannot help before the user acts.
    """
    if isinstance(error, NotConnectedError) and connection is not None and connection.is_embedded:
        return None  # the store on this computer has stopped and must be started, which the message offers
    return wait_s(failures + 1, error, steps=BUSY_AFTER_S) if is_transient(error) else None
