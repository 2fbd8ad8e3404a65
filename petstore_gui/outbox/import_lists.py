"""When an import reads the service's lists for rows whose answers were lost, and what they had last."""

from collections.abc import Callable
from typing import Final

from petstore_gui.outbox.matching import ListedPets

SETTLE_AFTER_S: Final = (0.0, 3.0, 10.0)  # after the last lost answer, at the end: the service may still store it


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
