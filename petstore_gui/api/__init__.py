"""The Pet Store interface, as Python. No Qt."""

from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method: T) -> T:
        """Mark a method that Qt, httpcore or Python calls. ``typing.override`` is there from Python 3.12 on only."""
        return method


__all__ = ["override"]
