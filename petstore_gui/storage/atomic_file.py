"""Writes private files, completely or not at all. Imported before the first paint: keep it light."""

import errno
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final, TypeVar

T = TypeVar("T")

MOST_BYTES: Final = 1024 * 1024
"""The largest size in bytes of a small file: settings, the state of the window, and files that people share."""

# Windows has no O_NOFOLLOW and no O_NONBLOCK, and other systems have no O_BINARY.
_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
_NOFOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
_OTHERS: Final = 0o077
_ANYBODY_WRITES: Final = 0o222
HAS_MODES: Final = os.name == "posix"
"""Whether the mode of a file says who may use it; on Windows it only says whether the file is write-protected."""
_HELD_S: Final = 2.5  # a virus scanner may have a file open for so long
_TRY_AGAIN_S: Final = 0.05


class NotAFileError(OSError):
    """There is a folder, a pipe, a socket or a device where a file should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


class WriteProtectedError(OSError):
    """The file to replace is write-protected."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EACCES, "write-protected", str(path))


class TooLargeError(OSError):
    """A small file is larger than ``MOST_BYTES``."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, f"larger than {MOST_BYTES} bytes", str(path))


def check_is_file(path: Path, *, follow_links: bool = True) -> None:
    """Raise :class:`NotAFileError` if ``path`` is something else than a file; it may not exist. Raise ``OSError``.

    Call this before anything is opened or changed: opening a pipe waits for ever for its other end and blocks SIGTERM,
    and a device belongs to the whole computer.
    """
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat(follow_symlinks=follow_links).st_mode):
            raise NotAFileError(path)


def read_small(path: Path) -> bytes:
    """Return the content of a file. Raise ``OSError``, :class:`NotAFileError` or :class:`TooLargeError`."""
    check_is_file(path)
    with os.fdopen(_patiently(lambda: os.open(path, os.O_RDONLY | _FLAGS)), "rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise TooLargeError(path)
    return content


def make_private_folder(folder: Path) -> bool:
    """Make ``folder`` and its parents for the owner only; return whether no other user can open it.

    Raise ``OSError`` if it cannot be made. On Windows the rights of the user's profile apply.
    """
    make_folders(folder)
    if not HAS_MODES:
        return True
    if folder.stat().st_mode & _OTHERS:
        with suppress(OSError):  # it belongs to another user
            folder.chmod(0o700)
    return not folder.stat().st_mode & _OTHERS  # some file systems accept a mode and ignore it


def make_folders(folder: Path) -> None:
    """Make ``folder`` and its missing parents, each for the owner only. Raise ``OSError``."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


def open_private(file: Path, flags: int) -> int:
    """Open ``file``, and make it for the owner only; return the descriptor.

    Raise ``OSError``, and :class:`NotAFileError` also for a symbolic link.
    """
    check_is_file(file, follow_links=False)
    return os.open(file, flags | _FLAGS | _NOFOLLOW, 0o600)


def behind_link(path: Path) -> Path:
    """Return the file that a symbolic link leads to, so that the link stays one; any other path as it is.

    On Windows a path that is resolved may become one of a server, or fail where it is long.
    """
    return Path(os.path.realpath(path)) if os.path.islink(path) else path  # noqa: PTH114  raises nothing


def write(file: Path, content: bytes, *, mode: int = 0o600) -> None:
    """Write ``content`` to the disk beside ``file``, then replace ``file``.

    Raise ``OSError``, and :class:`WriteProtectedError` for a write-protected old file, which is unchanged then.
    ``mode`` limits that of the new file. If another program has the old file open on Windows, this tries for 2.5 s:
    not for the GUI thread.
    """
    with suppress(FileNotFoundError):
        if not file.lstat().st_mode & _ANYBODY_WRITES:
            raise WriteProtectedError(file)
    temporary = file.with_name(f".{os.urandom(8).hex()}.part")  # a random name, which cannot be a link already
    try:
        with open(temporary, "xb", opener=lambda path, flags: os.open(path, flags, mode)) as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        replace(temporary, file)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def quarantine(file: Path) -> Path:
    """Rename a damaged file, with today's date in its name, and return the new path. Raise ``OSError``."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")  # local time, as the name is for people
    number = 1
    while True:
        suffix = "" if number == 1 else f"-{number}"
        quarantined_path = file.with_name(f"{file.stem}-damaged-{stamp}{suffix}{file.suffix}")
        if not os.path.lexists(quarantined_path):
            replace(file, quarantined_path)
            return quarantined_path
        number += 1


def replace(source: Path, target: Path) -> None:
    """Rename ``source`` to ``target``, which it replaces. Raise ``OSError``."""
    _patiently(lambda: source.replace(target))


def remove(file: Path) -> None:
    """Remove a file if it exists. Raise ``OSError``."""
    _patiently(lambda: file.unlink(missing_ok=True))


def _patiently(step: Callable[[], T]) -> T:
    """Call ``step`` and return its result; on Windows try again for 2.5 s if another program may have the file open.

    An open file can be neither replaced nor removed there, and virus scanners open each file that was written.
    """
    until = time.monotonic() + _HELD_S
    while True:
        try:
            return step()
        except PermissionError as error:
            is_windows = sys.platform == "win32" or hasattr(error, "winerror")
            if not is_windows or time.monotonic() >= until:
                raise
        Event().wait(_TRY_AGAIN_S)
