"""Why no add is sent, and until when: what a failure means for those behind it, in form, file and terminal alike."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from petstore_gui.api.errors import AuthenticationError, CancelledError, Outcome, PetStoreError
from petstore_gui.api.retry import RETRY_AFTER_S, asks_to_wait, wait_s
from petstore_gui.outbox.adding import Added, AddOutcome, KeyForgottenError, NotSent, Refused, Unknown
from petstore_gui.outbox.journal import TakenError
from petstore_gui.outbox.journal_file import JournalError, JournalMovedError

LOST_AFTER_S: Final = (0, *RETRY_AFTER_S)
"""After the first lost answer, the second … of adds that are looked for: one alone holds up nothing but for a list."""
REPEAT_AFTER_S: Final = (0, 1, 2, 5, 10, 20, 40, 60)
"""The same of adds that are sent again. No user is needed for that, however often it fails."""
LOSSES_MAX: Final = 5  # one after the other, with nothing added in between
# The other process that runs the import, or the file that was moved: neither comes from waiting.
_FOR_THE_USER: Final = (TakenError, JournalMovedError)


class Backoff:
    """What holds up adds, and for how long. Not for several threads.

    A file ``stops_for_user``: after a fault of the program, and after ``LOSSES_MAX`` lost answers, as it would put row
    after row in doubt. Of the form's adds each has a question of its own, and holds up no other one.
    A file ``reads_first``: the lists are read before its first row, for what is there already, and when there was no
    connection: that tells that the service is back, and leaves no row in the air.
    """

    def __init__(
        self, clock: Callable[[], float] = monotonic, *, stops_for_user: bool = False, reads_first: bool = False
    ) -> None:
        self._clock = clock
        self._stops_for_user = stops_for_user
        self._reads_first = reads_first
        self.error: Exception | None = None
        """Why nothing is sent before a while has passed."""
        self.needs_list = reads_first
        """Nothing is sent before a list was read, as the answer to an add was lost: it might be lost as well."""
        self._lost_by: Exception | None = None
        self._list_ends_it = True
        self._retry_at = self._repeat_at = -inf
        self._failures = self._losses = self._repeats = 0  # one after the other, with no answer to an add in between
        self._divisor = 1  # of the calls in flight, for a service that found them too many

    # --- what it means ---

    @property
    def cause(self) -> Exception | None:
        """What keeps adds from being sent, to be shown."""
        return self._lost_by if self.error is None and self.needs_list else self.error

    @property
    def is_held(self) -> bool:
        """Whether nothing new is to be sent now."""
        return self.error is not None or self.needs_list

    @property
    def needs_user(self) -> bool:
        """Whether time alone does not end it."""
        if isinstance(self.error, AuthenticationError):
            return True
        is_fault = self.error is not None and not isinstance(self.error, PetStoreError | JournalError)
        is_for_user = is_fault or isinstance(self.error, _FOR_THE_USER) or self._losses >= LOSSES_MAX
        return is_for_user and self._stops_for_user

    @property
    def is_careful(self) -> bool:
        """Whether something has failed and no add was answered since."""
        return bool(self._failures or self._losses or self._repeats)

    def lanes(self, most: int) -> int:
        """Return how many calls may be in flight, of ``most``."""
        return 1 if self.is_careful else max(1, most // self._divisor)

    @property
    def retry_at(self) -> float | None:
        """When to try again; ``None`` where nothing waits for that."""
        return None if self.error is None or self.needs_user else self._retry_at

    @property
    def repeat_at(self) -> float:
        """When to send again what was lost, if it may be: not to a service that asks to wait."""
        return inf if self.needs_user else self._repeat_at

    @property
    def may_repeat(self) -> bool:
        """Whether what was lost may be sent again now."""
        return self.repeat_at <= self._clock()

    # --- what happens ---

    def settle(self, outcome: AddOutcome) -> None:
        """Record what became of an add that was sent."""
        match outcome:
            case Added() | Refused():
                self._failures = self._losses = self._repeats = 0
                self._repeat_at = -inf
            case NotSent(error=CancelledError()) | Unknown(error=KeyForgottenError()):
                pass  # it has not left, and the service has nothing to do with that
            case NotSent(error=error):
                self.failed(error)
            case Unknown(error=error, may_be_repeated=True):
                self._repeat_failed(error)
            case Unknown(this_time=Refused() | NotSent() as this_time):
                self.settle(this_time)  # only of an earlier sending it is not known what became of it
            case Unknown(error=error):
                self._lost(error)

    def failed(self, error: Exception) -> None:
        """Record that something was certainly not done. Of calls that fail together the first counts."""
        if self.error is None:
            self._failures += 1
            if asks_to_wait(error):
                self._divisor *= 2
        is_away = isinstance(error, PetStoreError) and error.outcome is Outcome.NOT_SENT
        self.needs_list |= is_away and self._reads_first
        self._hold(error, wait_s(self._failures, error, steps=RETRY_AFTER_S), list_ends_it=True)

    def _lost(self, error: Exception) -> None:
        if not isinstance(error, CancelledError):  # that was the user
            self._losses += not self.needs_list  # else it is lost together with another one
            seconds = wait_s(self._losses, error, steps=LOST_AFTER_S)
            if seconds:
                self._hold(error, seconds, list_ends_it=False)
        self.needs_list, self._lost_by = True, error

    def _repeat_failed(self, error: Exception) -> None:
        if isinstance(error, CancelledError):
            return
        self._repeats += 1
        seconds = wait_s(self._repeats, error, steps=REPEAT_AFTER_S)
        self._repeat_at = max(self._repeat_at, self._clock() + seconds)
        if seconds or isinstance(error, AuthenticationError):
            self._hold(error, seconds, list_ends_it=True)

    def _hold(self, error: Exception, seconds: float, *, list_ends_it: bool) -> None:
        self._retry_at = max(self._retry_at, self._clock() + seconds)
        is_silence = isinstance(error, PetStoreError) and not isinstance(error, AuthenticationError)
        if asks_to_wait(error):
            is_silence, self._repeat_at = False, max(self._repeat_at, self._retry_at)
        self._list_ends_it = list_ends_it and is_silence and (self.error is None or self._list_ends_it)
        self.error = error

    # --- what ends it ---

    def pass_time(self) -> None:
        """Go on if the time is over."""
        if self.retry_at is not None and self.retry_at <= self._clock():
            self.try_again()

    def try_again(self) -> None:
        """Go on with what waits."""
        self.error, self._retry_at = None, -inf

    def clear(self) -> None:
        """Go on with all there is: the user wants to try at once."""
        self.try_again()
        self._losses, self._repeat_at = 0, -inf

    def key_given(self) -> None:
        """Go on if there is another key than the one that was refused."""
        if isinstance(self.error, AuthenticationError):
            self.try_again()

    def answered(self) -> None:
        """Go on if only the service's silence is in the way: it has answered, though not to an add.

        What was lost, and is sent again, has its own time: that the service answers does not say that such an add gets
        through.
        """
        if self._list_ends_it:
            self._failures = 0
            self.try_again()
