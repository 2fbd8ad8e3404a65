"""A lock of the operating system on an open file: it ends with its process, also where that is killed."""

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _LOCKED_BYTE: Final = 1 << 30  # far behind the bytes that other programs read

    def lock(handle: int) -> None:
        """Lock the open file. Raise ``OSError`` with the reason, which msvcrt.locking omits on Wine 8."""
        if not _kernel.LockFile(wintypes.HANDLE(msvcrt.get_osfhandle(handle)), _LOCKED_BYTE, 0, 1, 0):
            raise ctypes.WinError(ctypes.get_last_error())

    def is_at(_handle: int, _file: Path) -> bool:
        """Return ``True``: on Windows an open file cannot be moved."""
        return True
else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock the open file. Raise ``OSError``: a ``BlockingIOError`` if another program has locked it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def is_at(handle: int, file: Path) -> bool:
        """Whether the open file is still the one of that name. Raise ``OSError`` if there is none."""
        return os.path.samestat(os.fstat(handle), file.lstat())


IN_USE: Final = BlockingIOError, PermissionError
"""What :func:`lock` raises where another program has locked the file, on Linux and on Windows."""
