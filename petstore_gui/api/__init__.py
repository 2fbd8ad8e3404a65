"""The Pet Store interface, as Python. No Qt."""

import sys
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method: T) -> T:
        """Mark a method that Qt, httpcore or Python calls. ``typing.override`` needs Python 3.12."""
        return method


__all__ = ["override"]

# Where click is installed (uvicorn brings it) `import httpx` loads an unused command line: 10 ms and 2 MiB.
# With this entry it behaves as without click (httpx 0.28.1, end of its __init__.py).
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]
