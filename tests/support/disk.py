"""A disk without room, as far as one process can have it: ``with full_disk(): …``."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def full_disk(room: int = 10) -> Iterator[None]:
    """Let no file grow beyond ``room`` bytes: what really fails, for root too."""
    if sys.platform == "win32":
        pytest.skip("POSIX: a bound on the size of files")
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
