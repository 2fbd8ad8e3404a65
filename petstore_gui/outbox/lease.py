"""Which programs on one journal still run: each holds the lock on a small file of its own beside it."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from petstore_gui.storage import atomic_file
from petstore_gui.storage.file_lock import IN_USE, is_at, lock

_SUFFIX: Final = ".lock"
_TRIES: Final = 3  # another program may just look whether the new file is a leftover


class Lease:
    """What other programs on a ``journal`` (``None``: in memory) know this one by. For one thread at a time.

    The lock ends with the program, also where that is killed. So its name can be trusted where the number of a process
    cannot: another one may have got it since, and on a network folder it is another computer's.
    """

    def __init__(self, journal: Path | None) -> None:
        self.name: Final = secrets.token_hex(8)
        self._journal = journal
        self._handle: int | None = None

    def hold(self) -> str:
        """Return the name of this program, which is locked from now on, if a file can be."""
        tries = 0
        while self._journal is not None and not self._is_held() and tries < _TRIES:
            self.release()
            self._handle = _locked(_file(self._journal, self.name))
            tries += 1
        return self.name

    def lives(self, name: str | None) -> bool:
        """Whether another program of this name still runs. Removes the file of one that does not."""
        if self._journal is None or name is None or name == self.name or not name.isalnum():
            return False
        file = _file(self._journal, name)
        try:
            handle = atomic_file.open_private(file, os.O_RDWR)
        except OSError:
            return False
        try:
            lock(handle)
        except IN_USE:
            return True
        except OSError:  # a file system without locks
            return False
        finally:
            os.close(handle)
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
        if handle is not None and self._journal is not None:
            os.close(handle)
            with suppress(OSError):
                _file(self._journal, self.name).unlink()

    def _is_held(self) -> bool:
        if self._handle is None or self._journal is None:
            return False
        try:
            return is_at(self._handle, _file(self._journal, self.name))
        except OSError:  # its file was removed, or its folder moved
            return False


def _file(journal: Path, name: str) -> Path:
    return journal.with_name(f"{journal.name}-{name}{_SUFFIX}")


def _locked(file: Path) -> int | None:
    """Return the file, made, open and locked; ``None`` where that cannot be."""
    try:
        handle = atomic_file.open_private(file, os.O_RDWR | os.O_CREAT)
    except OSError:
        return None
    with suppress(OSError):
        lock(handle)
        return handle
    os.close(handle)
    with suppress(OSError):
        file.unlink()
    return None
