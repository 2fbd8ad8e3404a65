"""Reads the list of the open service, and reads it again by itself after a failure that may pass. No widgets."""

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from petstore_gui.api.errors import (
    AnswerError,
    AnswerProblem,
    ArgumentError,
    CancelledError,
    CertificateError,
    NotConnectedError,
    Outcome,
    PetStoreError,
    StatusError,
)
from petstore_gui.api.values import PetStatus
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets.countdown import Countdown, retry_delay_s

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import Pet
    from petstore_gui.inventory.snapshot import Changes, Snapshot
    from petstore_gui.ui.session.pending import PendingCall
    from petstore_gui.ui.session.session import Session

_MAY_PASS: Final = (408, 425, 429)
_BUSY: Final = (429, 503)


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands with the list: what there is to show, and what became of the last wish for it."""

    status: PetStatus | None = None
    """Which part of it is to be shown; ``None`` for all."""
    snapshot: "Snapshot | None" = None
    changes: "Changes | None" = None
    """What the snapshot shows otherwise than the one before; ``None`` while it is the first, or a part of it."""
    error: Exception | None = None
    """Why the snapshot is older than it should be."""
    under_way: bool = False
    again_in: int | None = None
    """After so many seconds it is read again by itself; 0 while it is; ``None`` when it will not be."""
    by_itself: bool = False
    """The program has read it, or tried to, without being asked: no news but what differs, or a first failure."""
    found: int | None = None
    """How many of the part are in the table, where it does not show them all; the page knows it, not the listing."""


class _Reading(NamedTuple):
    """What was read, the same with what was added meanwhile, and how that differs from the snapshot before."""

    read: "Snapshot"
    snapshot: "Snapshot"
    changes: "Changes | None"


class PetListController(QObject):
    """Holds one snapshot of the open service. A wish for another takes the place of one that is under way."""

    changed = Signal(object)
    """The present Standing."""
    failed = Signal(object)
    """A Failure of what a person asked for. Not sent where the service asks to wait: that is no matter for a box."""

    def __init__(
        self, session: "Session", parent: QObject | None = None, *, countdown: Countdown | None = None
    ) -> None:
        super().__init__(parent)
        self.standing = Standing()
        self._session = session
        self._call: PendingCall | None = None
        self._by_hand = False
        self._quiet = False
        self._failures = 0
        self._whole: Snapshot | None = None
        self._added: tuple[Pet, ...] = ()
        self._countdown = countdown or Countdown(self)
        self._countdown.ticked.connect(self._on_countdown_ticked)
        self._countdown.ended.connect(self._on_countdown_ended)
        session.disconnected.connect(self.forget)

    def begin(self, status: PetStatus | None = None) -> None:
        """Forget what another service has listed, and read the one that is open now, to show its part ``status``."""
        self._drop()
        self._whole, self._added = None, ()
        self.standing = Standing()
        self.choose(status)

    def forget(self) -> None:
        """Hold nothing and read nothing."""
        self._drop()
        self._whole, self._added = None, ()
        self._stand(Standing())

    def choose(self, status: PetStatus | None) -> None:
        """Show another part of what there is at once, and read the list again."""
        self.standing = replace(self.standing, status=status)
        self.ask()

    def ask(self, *, by_hand: bool = True) -> None:
        """Read the list again; what there is stays until all of the new one has come."""
        self._failures = 0
        self._read(by_hand=by_hand)

    def refresh(self) -> None:
        """Read the list again without a word of it, unless that fails; not while it is read or waited for anyway."""
        if self._call is None and not self._countdown.in_progress:
            self._failures = 0
            self._read(by_hand=False, quiet=True)

    def cancel(self) -> None:
        """End what is under way, and read nothing again until somebody asks."""
        if not self.standing.under_way and not self._countdown.in_progress:
            return
        self._drop()
        error = self.standing.error or CancelledError("the list was cancelled")
        self._stand(replace(self.standing, under_way=False, again_in=None, error=error))

    def add(self, pet: "Pet", *, in_sight: bool = True) -> None:
        """Hold an animal that the service has just added, whether or not it lists it.

        Where it is to be ``in_sight``, and is no part of what is shown, all are shown.
        """
        status, snapshot = self.standing.status, self.standing.snapshot
        if in_sight and status != pet.status:
            status = None
        if snapshot is not None:
            snapshot = snapshot.with_added(pet)
            self._whole = None if self._whole is None else snapshot
        self._stand(replace(self.standing, status=status, snapshot=snapshot))
        under_way = self._call is not None
        if under_way or self._whole is None:
            self._added = (*self._added, pet)
        if under_way or snapshot is None:
            # What is under way may have been made before the animal was.
            self._read(by_hand=self._by_hand or snapshot is None, quiet=self._quiet)

    def _read(self, *, by_hand: bool, quiet: bool = False) -> None:
        self._drop()
        connection = self._session.connection
        if connection is None:
            return
        if by_hand and self._session.service_stopped:
            self._session.reopen()  # and whoever hears that it is open reads the list
            return
        self._by_hand, self._quiet = by_hand, quiet and not by_hand
        beginning = partial(_begin, service_id=connection.service_id, before=self._whole, added=self._added)
        self._call = self._call_for(beginning, self._on_begun)
        if not self._quiet:
            self._stand(replace(self.standing, under_way=True, again_in=None if by_hand else 0))

    def _on_begun(self, begun: _Reading) -> None:
        if begun.snapshot.finished:
            self._on_completed(begun)
            return
        if self.standing.snapshot is None:
            self._stand(replace(self.standing, snapshot=begun.snapshot))
        completing = partial(
            _complete, begun=begun.read, before=self._whole, added=self._added, first=self.standing.status
        )
        self._call = self._call_for(completing, self._on_completed)

    def _on_completed(self, reading: _Reading) -> None:
        # Whoever adds an animal meanwhile begins another reading: nothing is missing from this one.
        self._whole, self._call, self._added, self._failures = reading.snapshot, None, (), 0
        self._stand(Standing(self.standing.status, self._whole, reading.changes, by_itself=not self._by_hand))

    def _on_failed(self, error: Exception) -> None:
        self._call = None
        pause = self._pause_s(error)
        self._failures += 1
        by_itself = not self._by_hand
        self.standing = replace(self.standing, error=error, under_way=False, again_in=None, by_itself=by_itself)
        if pause is None:
            self._stand(self.standing)
        else:
            self._countdown.start(pause)
        if self._by_hand and not _asks_to_wait(error):
            self.failed.emit(Failure(error, Operation.LOADING, self.ask))

    def _on_countdown_ticked(self, seconds: int) -> None:
        self._stand(replace(self.standing, again_in=seconds))

    def _on_countdown_ended(self) -> None:
        self._read(by_hand=False)

    def _pause_s(self, error: Exception) -> int | None:
        connection = self._session.connection
        if isinstance(error, NotConnectedError) and connection is not None and connection.is_embedded:
            return None  # the store on this computer has stopped: it has to be started, and the message offers that
        return retry_delay_s(self._failures, getattr(error, "retry_after", None)) if _may_pass(error) else None

    def _call_for(
        self, function: "Callable[[PetStoreClient], _Reading]", done: "Callable[[_Reading], None]"
    ) -> "PendingCall":
        return self._session.run_with_client(function, owner=self, done=done, failed=self._on_failed)

    def _drop(self) -> None:
        self._countdown.stop()
        if self._call is not None:
            self._call.drop()
            self._call = None

    def _stand(self, standing: Standing) -> None:
        self.standing = standing
        self.changed.emit(standing)


def _may_pass(error: Exception) -> bool:
    """Whether the same request may be answered later, with nobody doing anything about it here."""
    match error:
        case CertificateError() | ArgumentError() | CancelledError():
            return False
        case StatusError():
            return error.outcome is not Outcome.REFUSED or error.status in _MAY_PASS
        case AnswerError():
            return error.problem is not AnswerProblem.MOVED
        case _:
            return isinstance(error, PetStoreError)


def _asks_to_wait(error: Exception) -> bool:
    """Whether the service, or a gateway before it, has too much to do, or says when to come back."""
    if not isinstance(error, (AnswerError, StatusError)) or not _may_pass(error):
        return False
    return error.status in _BUSY or error.retry_after is not None


def _shows_all(snapshot: "Snapshot", status: str | None) -> bool:
    """Whether an animal of this status that ``snapshot`` does not show is not there."""
    from petstore_gui.inventory.snapshot import Completeness

    if snapshot.whole:
        return True
    known = next((each for each in PetStatus if each == status), None)
    return known is not None and snapshot.completeness_of(known) is Completeness.COMPLETE


def _begin(
    client: "PetStoreClient", *, service_id: str, before: "Snapshot | None", added: "tuple[Pet, ...]"
) -> _Reading:
    from petstore_gui.inventory.snapshot import begin_snapshot

    return _compared(begin_snapshot(client, service_id), before, added)


def _complete(
    client: "PetStoreClient",
    *,
    begun: "Snapshot",
    before: "Snapshot | None",
    added: "tuple[Pet, ...]",
    first: PetStatus | None,
) -> _Reading:
    from petstore_gui.inventory.snapshot import complete_snapshot

    return _compared(complete_snapshot(client, begun, before=before, first=first), before, added)


def _compared(read: "Snapshot", before: "Snapshot | None", added: "tuple[Pet, ...]") -> _Reading:
    """Compare what was read with the snapshot before, off the GUI thread: lists may be larger than asked."""
    from petstore_gui.inventory.snapshot import changes

    snapshot = _with_added(read, added)
    return _Reading(read, snapshot, None if before is None or not read.finished else changes(before, snapshot))


def _with_added(snapshot: "Snapshot", added: "tuple[Pet, ...]") -> "Snapshot":
    """Return ``snapshot`` with what was added while it was read, as far as it may have been cut off from it."""
    listed = {pet.id for pet in snapshot.pets}
    for pet in added:
        if pet.id not in listed and not _shows_all(snapshot, pet.status):
            snapshot = snapshot.with_added(pet)
    return snapshot
