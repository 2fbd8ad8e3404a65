"""Where something is on a screen."""

from typing import NamedTuple, Self


class Place(NamedTuple):
    """A rectangle, in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    def holds(self, other: Self) -> bool:
        """Whether all of ``other`` is inside."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom
