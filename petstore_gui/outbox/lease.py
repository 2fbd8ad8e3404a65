"""Which programs on one journal still run: each holds the lock on a small file of its own beside it."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from petstore_gui.storage import atomic_file
from petstore_gui.storage.file_lock import IN_USE, is_at, lock

_SUFFIX: Final = ".lock"


class Lease:
    """What other programs on a ``journal`` (``None``: in memory) know this one by. For one thread at a time.

    The lock ends with the program, also where that is killed. So its name can be trusted where the number of a process
    cannot: another one may have got it since, and on a network folder it is another computer's.
    """

    def __init__(self, journal: Path | None) -> None:
        self._journal = journal
        self.name: Final = secrets.token_hex(8)
        self._handle: int | None = None

    def hold(self) -> str | None:
        """Return the name of this program, which is locked from now on; ``None`` where no file can be."""
        if self._journal is None:
            return None
        file = self._file(self.name)
        try:
            if self._handle is not None and not is_at(self._handle, file):
                self.release()
        except OSError:  # it was removed, or its folder moved
            self.release()
        if self._handle is None:
            with suppress(OSError):
                self._handle = _locked(file)
        return None if self._handle is None else self.name

    def lives(self, name: str | None) -> bool:
        """Whether ``name`` is of another program, and that still runs. What one has left that does not is removed."""
        if self._journal is None or name is None or name == self.name or not name.isalnum():
            return False
        file = self._file(name)
        try:
            os.close(_locked(file, flags=os.O_RDWR))
        except IN_USE:
            return True
        except OSError:
            return False
        with suppress(OSError):
            file.unlink()
        return False

    def clean_up(self) -> None:
        """Remove what programs have left that were killed."""
        if self._journal is not None:
            prefix = f"{self._journal.name}-"
            for file in self._journal.parent.glob(f"*{_SUFFIX}"):
                if file.name.startswith(prefix):
                    self.lives(file.name.removeprefix(prefix).removesuffix(_SUFFIX))

    def release(self) -> None:
        """Let other programs have what this one had in hand; a second time does nothing."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)
            with suppress(OSError):
                self._file(self.name).unlink()

    def _file(self, name: str) -> Path:
        if self._journal is None:
            raise RuntimeError("a journal in memory has no other programs")
        return self._journal.with_name(f"{self._journal.name}-{name}{_SUFFIX}")


def _locked(file: Path, *, flags: int = os.O_RDWR | os.O_CREAT) -> int:
    """Return the open file, locked. Raises ``OSError``: one of ``IN_USE`` if another program has locked it."""
    handle = atomic_file.open_private(file, flags)
    try:
        lock(handle)
    except OSError:
        os.close(handle)
        raise
    return handle
