"""The reasons why a file cannot be used, in everyday words; the system's own message is the detail of the sentence."""

import errno
import os
import sys
from pathlib import Path
from typing import Final

from petstore_gui.storage.atomic_file import NotAFileError, TooLargeError, WriteProtectedError
from petstore_gui.translatable import TranslatableText

DISK_FULL: Final = TranslatableText("the disk is full")
DENIED: Final = TranslatableText("permission denied")
NO_FOLDER: Final = TranslatableText("its folder can't be used")
IN_USE: Final = TranslatableText("another program is using it")
PROTECTED: Final = TranslatableText("it is write-protected")
TOO_LONG: Final = TranslatableText("its path is too long")
DISK_ERROR: Final = TranslatableText("the disk reported an error")
DAMAGED: Final = TranslatableText("it is damaged")
NEWER: Final = TranslatableText("it was written by a newer version of this program")
FOREIGN: Final = TranslatableText("it belongs to another program")
NOT_A_FILE: Final = TranslatableText("it is not a file")
NOT_A_DATABASE: Final = TranslatableText("it is not a database")
TOO_LARGE: Final = TranslatableText("it is larger than 1 MiB")
OTHER: Final = TranslatableText("the computer reported an error")
# Precedes the reason in the line that the service writes to the program that started it.
CANNOT_BE_OPENED: Final = "cannot be opened:"
REASONS: Final = (
    *(DISK_FULL, DENIED, NO_FOLDER, IN_USE, PROTECTED, TOO_LONG, DISK_ERROR, DAMAGED, NEWER, FOREIGN),
    *(NOT_A_FILE, NOT_A_DATABASE, TOO_LARGE, OTHER),
)

_ADVICE: Final[dict[str, TranslatableText]] = {
    DISK_FULL: TranslatableText("Free some space, then try again."),
    IN_USE: TranslatableText("Close the other program, then try again."),
    PROTECTED: TranslatableText("Remove the protection, then try again."),
    TOO_LONG: TranslatableText("Choose a shorter name or another folder."),
    NEWER: TranslatableText("Install the newer version."),
}
_ASK: Final = TranslatableText("Ask the person who looks after this computer.")

_BY_ERRNO: Final = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), DISK_FULL),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), DENIED),
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.ELOOP), NO_FOLDER),
    **dict.fromkeys((errno.EBUSY, errno.ETXTBSY), IN_USE),
    errno.EIO: DISK_ERROR,
    errno.ENAMETOOLONG: TOO_LONG,
}
_WINDOWS_TOO_LONG: Final = 206
# Windows reports a file that is open elsewhere as "access denied", or as one of these: sharing or lock violation.
_WINDOWS_IN_USE: Final = frozenset({32, 33})
_WINDOWS_DENIED: Final = 5
_LONGEST_PATH: Final = 259 if sys.platform == "win32" else sys.maxsize  # on Windows, unless long paths are enabled
# SQLite's primary result codes: PERM and READONLY, BUSY and LOCKED, IOERR, CORRUPT and NOTADB.
_BY_SQLITE: Final = {
    **dict.fromkeys((3, 8), DENIED),
    **dict.fromkeys((5, 6), IN_USE),
    10: DISK_ERROR,
    **dict.fromkeys((11, 26), DAMAGED),
}
# SQLite reports some failed writes without a reason.
_SQLITE_DISK_FULL: Final = frozenset({"SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE"})


def error_text(error: Exception) -> TranslatableText:
    """Return why a file cannot be used, for an ``OSError`` or an error of SQLite, as part of a sentence."""
    if is_lack_of_room(error):
        reason = DISK_FULL
    elif _is_open_elsewhere(error):
        reason = IN_USE
    elif isinstance(error, NotAFileError):
        reason = NOT_A_FILE
    elif isinstance(error, TooLargeError):
        reason = TOO_LARGE
    elif isinstance(error, WriteProtectedError):
        reason = PROTECTED
    elif _is_too_long(error):
        reason = TOO_LONG
    elif isinstance(error, OSError):
        reason = _BY_ERRNO.get(error.errno or 0, OTHER)
    else:
        reason = _BY_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, OTHER)
    return reason.with_detail(f"{type(error).__name__}: {error}")


def advice(reason: str) -> TranslatableText:
    """Return the advice for one of the reasons."""
    return _ADVICE.get(reason, _ASK)


def why(error: Exception) -> dict[str, TranslatableText]:
    """Return the ``reason`` and the ``advice`` for a sentence about a file that cannot be used."""
    reason = error_text(error)
    return {"reason": reason, "advice": advice(reason)}


def _is_open_elsewhere(error: Exception) -> bool:
    """Whether Windows says so, or refuses to replace a file in a folder that has just accepted another one."""
    code = getattr(error, "winerror", None)
    if code is None and isinstance(error, PermissionError) and isinstance(error.filename, str | bytes):
        code = _windows_error_of_opening(os.fsdecode(error.filename))
    return code in _WINDOWS_IN_USE or (code == _WINDOWS_DENIED and getattr(error, "filename2", None) is not None)


def _is_too_long(error: Exception) -> bool:
    """Whether a path is too long; Windows usually reports that its folder does not exist."""
    if getattr(error, "winerror", None) == _WINDOWS_TOO_LONG:
        return True
    if not isinstance(error, FileNotFoundError):
        return False
    paths = [os.fsdecode(each) for each in (error.filename, error.filename2) if isinstance(each, str | bytes)]
    return any(len(str(Path(each).absolute())) > _LONGEST_PATH for each in paths)


def is_lack_of_room(error: Exception) -> bool:
    """Whether ``error`` means that the disk is full."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0) is DISK_FULL
    return getattr(error, "sqlite_errorname", None) in _SQLITE_DISK_FULL


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateFileW.restype = wintypes.HANDLE

    def _windows_error_of_opening(path: str) -> int | None:
        """Return the error number of Windows for opening a file, which ``open`` hides; 0 if that succeeds."""
        read, share_all, open_existing = wintypes.DWORD(0x80000000), 7, 3
        handle = _kernel.CreateFileW(path, read, share_all, None, open_existing, 0, None)
        if handle == wintypes.HANDLE(-1).value:
            return ctypes.get_last_error()
        _kernel.CloseHandle(wintypes.HANDLE(handle))
        return 0
else:

    def _windows_error_of_opening(_path: str) -> int | None:
        """Return ``None``."""
