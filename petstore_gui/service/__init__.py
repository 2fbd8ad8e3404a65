"""The embedded service: the whole interface over SQLite, for "This computer" and for the tests. No Qt."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method):  # noqa: ANN001, ANN201
        """Mark an overriding method. ``typing.override`` is there from Python 3.12 on only."""
        return method


__all__ = ["override"]
