"""How fast an import goes, how many rows it writes at once, why it pauses, and when it reads lists."""

from collections import deque
from collections.abc import Callable
from typing import Final

from petstore_gui.api.errors import AuthenticationError, PetStoreError
from petstore_gui.api.retry import asks_to_wait
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.imports import ImportPause, PauseReason
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import ListedPets

PACE_OVER_S: Final = 10.0
BATCH_S: Final = 0.015
"""For how long rows are marked as sent ahead: what a crash leaves in doubt, against waiting for the disk."""
BATCH_MAX: Final = 16
SETTLE_AFTER_S: Final = (0.0, 3.0, 10.0)  # after the last lost answer, at the end: the service may still store it


class Pace:
    """Rows a second over the last seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._notes: deque[tuple[float, int]] = deque()

    def update(self, done: int) -> None:
        """Record that ``done`` rows are settled by now."""
        now = self._clock()
        self._notes.append((now, done))
        while now - self._notes[0][0] > PACE_OVER_S:
            self._notes.popleft()

    def reset(self) -> None:
        """Forget what was: nothing is sent for a while."""
        self._notes.clear()

    @property
    def per_second(self) -> float:
        """The pace, 0 while it is not known."""
        if not self._notes:
            return 0.0
        (began, before), (now, done) = self._notes[0], self._notes[-1]
        return (done - before) / (now - began) if now > began and done > before else 0.0

    def batch(self) -> int:
        """Return how many rows to write down as sent at once."""
        return max(1, min(round(self.per_second * BATCH_S), BATCH_MAX))


def pause_of(backoff: Backoff, now: float, *, is_paused: bool) -> ImportPause | None:
    """Return why an import sends nothing, to be shown; ``is_paused``: the user wants that."""
    if backoff.error is None and not backoff.needs_user and not is_paused:
        return None
    reason = _pause_reason(backoff.error, is_paused=is_paused)
    retry_at = None if reason is PauseReason.USER else backoff.retry_at
    error = None if reason is PauseReason.USER else backoff.error
    return ImportPause(reason, error, None if retry_at is None else max(0.0, retry_at - now))


def _pause_reason(error: Exception | None, *, is_paused: bool) -> PauseReason:
    match error:
        case AuthenticationError():
            return PauseReason.KEY
        case _ if is_paused:
            return PauseReason.USER
        case JournalError():
            return PauseReason.DISK
        case None | PetStoreError():
            return PauseReason.BUSY if asks_to_wait(error) else PauseReason.CONNECTION
        case _:
            return PauseReason.FAULT


class ListReadings:
    """The readings of one import."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.listed: ListedPets | None = None
        """What the last reading had."""
        self._lost_at = clock()
        """When the last answer was lost; those of an earlier run may be on their way until now."""
        self._read_at = float("-inf")

    def answer_lost(self) -> None:
        """Record that the answer to a row was lost."""
        self._lost_at = self._clock()

    def done(self, listed: ListedPets, began: float) -> None:
        """Record what a reading had that ``began`` then."""
        self.listed = listed
        self._read_at = began

    @property
    def next_at(self) -> float | None:
        """When lost rows are to be looked for once more, ``None`` for never again."""
        due = (self._lost_at + after for after in SETTLE_AFTER_S)
        return next((at for at in due if at > self._read_at), None)
