"""The widgets, and nothing else."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method: object) -> object:
        """Mark a method that Qt calls. ``typing.override`` is there from Python 3.12 on only."""
        return method


__all__ = ["override"]
