"""How fast an import goes, how many rows it writes at once, how long it waits after a failure, when it reads lists."""

from collections import deque
from collections.abc import Callable
from typing import Final

from petstore_gui.api.errors import AuthenticationError, PetStoreError
from petstore_gui.api.retry import RETRY_AFTER_S, asks_to_wait, wait_s
from petstore_gui.outbox.idempotency import REPEAT_AFTER_S
from petstore_gui.outbox.imports import ImportPause, PauseReason
from petstore_gui.outbox.journal import TakenError
from petstore_gui.outbox.journal_file import JournalError, JournalMovedError
from petstore_gui.outbox.matching import ListedPets

PACE_OVER_S: Final = 10.0
BATCH_S: Final = 0.015
"""For how long rows are marked as sent ahead: what a crash leaves in doubt, against waiting for the disk."""
BATCH_MAX: Final = 16
# Another key, the other process that runs the import, or the file that was moved: none comes from waiting.
_FOR_THE_USER: Final = (AuthenticationError, TakenError, JournalMovedError)
SETTLE_AFTER_S: Final = (0.0, 3.0, 10.0)  # after the last lost answer, at the end: the service may still store it
LOSSES_MAX: Final = 5  # one after the other, with nothing added in between: then the user decides


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


class Backoff:
    """Why nothing is sent, and for how long: the steps of the outbox. After a failure one row is sent at a time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.error: Exception | None = None
        self._retry_at = 0.0
        self._failures = 0  # since it last worked
        self._losses = 0  # lost answers since a row was last settled
        self._repeats = 0  # lost answers to rows that may be sent again, since then
        self._divisor = 1  # of the calls in flight, for a service that found them too many

    @property
    def needs_user(self) -> bool:
        """Whether time alone does not end it."""
        is_fault = self.error is not None and not isinstance(self.error, PetStoreError | JournalError)
        return is_fault or isinstance(self.error, _FOR_THE_USER) or self._losses >= LOSSES_MAX

    @property
    def is_careful(self) -> bool:
        """Whether something has failed and nothing has worked since."""
        return bool(self._failures or self._losses or self._repeats)

    def lanes(self, most: int) -> int:
        """Return how many calls may be in flight, of ``most``."""
        return 1 if self.is_careful else max(1, most // self._divisor)

    def wait_s(self) -> float:
        """Return in how many seconds to try again; 0 for now."""
        return max(0.0, self._retry_at - self._clock()) if self.error is not None else 0.0

    def pause(self, *, is_paused: bool) -> ImportPause | None:
        """Return why nothing is sent, to be shown."""
        if self.error is None and not self.needs_user and not is_paused:
            return None
        reason = self._reason(is_paused=is_paused)
        waits = reason is not PauseReason.USER and not self.needs_user
        error = None if reason is PauseReason.USER else self.error
        return ImportPause(reason, error, self.wait_s() if waits else None)

    def _reason(self, *, is_paused: bool) -> PauseReason:
        match self.error:
            case AuthenticationError():
                return PauseReason.KEY
            case _ if is_paused:
                return PauseReason.USER
            case JournalError():
                return PauseReason.DISK
            case None | PetStoreError():
                return PauseReason.BUSY if asks_to_wait(self.error) else PauseReason.CONNECTION
            case _:
                return PauseReason.FAULT

    def failed(self, error: Exception) -> None:
        """Record that no connection was made. Of calls that fail together the first counts."""
        is_busy = asks_to_wait(error)
        if self.error is None:
            self._failures += 1
            if is_busy:
                self._divisor *= 2
        self._wait_for(error, RETRY_AFTER_S, self._failures)

    def lost(self, error: Exception, *, is_new: bool) -> None:
        """Record that an answer was lost; ``is_new``: not together with another one."""
        if is_new:
            self._losses += 1
        is_busy = asks_to_wait(error)
        if is_busy or self._losses > 1:
            self._wait_for(error, RETRY_AFTER_S, self._losses - (not is_busy))

    def repeat_failed(self, error: Exception) -> None:
        """Record that an answer was lost to a row that may be sent again: at once the first time, then after a while.

        No user is needed for that, however often it fails.
        """
        self._repeats += 1
        is_busy = asks_to_wait(error)
        if is_busy or isinstance(error, AuthenticationError) or self._repeats > 1:
            self._wait_for(error, REPEAT_AFTER_S, self._repeats - (not is_busy))

    def succeeded(self) -> None:
        """Record that the service has answered to a row."""
        self._failures = self._losses = self._repeats = 0

    def answered(self) -> None:
        """Record that the service has answered to something else: it takes rows again, maybe."""
        self._failures = 0

    def key_given(self) -> None:
        """Record that there is another key than the one that was refused."""
        if isinstance(self.error, AuthenticationError):
            self.error = None

    def try_again(self) -> None:
        """Record that enough time has passed."""
        self.error = None

    def clear(self) -> None:
        """Record that the user wants to try at once."""
        self.error = None
        self._losses = 0

    def _wait_for(self, error: Exception, steps: tuple[int, ...], times: int) -> None:
        self.error = error
        self._retry_at = max(self._retry_at, self._clock() + wait_s(times, error, steps=steps))


class ListReadings:
    """The readings of one import. Before anything is sent the lists are read once: for what is there already."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.is_due = True
        """Nothing is sent before the lists are read: for what is lost, and for what is there."""
        self.listed: ListedPets | None = None
        """What the last reading had."""
        self._lost_at = clock()
        """When the last answer was lost; those of an earlier run may be on their way until now."""
        self._read_at = float("-inf")

    def answer_lost(self) -> None:
        """Record that the answer to a row was lost."""
        self._lost_at = self._clock()
        self.is_due = True

    def done(self, listed: ListedPets, began: float) -> None:
        """Record what a reading had that ``began`` then."""
        self.listed = listed
        self._read_at = began
        self.is_due = False

    def next_in_s(self) -> float | None:
        """Return in how many seconds lost rows are to be looked for once more, ``None`` for never again."""
        due = (self._lost_at + after for after in SETTLE_AFTER_S)
        return next((at - self._clock() for at in due if at > self._read_at), None)
