"""A file that another program has open on Windows, and locks: ``with held(file) as release: …``."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateFileW.restype = wintypes.HANDLE

    def _open(file: Path) -> int:
        """Open ``file`` without sharing it."""
        read, share_nothing, open_existing = wintypes.DWORD(0x80000000), 0, 3
        handle = _kernel.CreateFileW(str(file), read, share_nothing, None, open_existing, 0, None)
        assert handle != wintypes.HANDLE(-1).value, ctypes.get_last_error()
        return int(handle)

    def _close(handle: int) -> None:
        _kernel.CloseHandle(wintypes.HANDLE(handle))
else:

    def _open(file: Path) -> int:
        raise NotImplementedError(file)

    def _close(handle: int) -> None:
        raise NotImplementedError(handle)


@contextmanager
def held(file: Path) -> Iterator[Callable[[], None]]:
    """Have ``file`` open until ``release`` is called, by any thread, or the block ends."""
    handles = [_open(file)]

    def release() -> None:
        while handles:
            _close(handles.pop())

    try:
        yield release
    finally:
        release()
