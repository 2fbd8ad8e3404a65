"""Files for their owner only, written wholly or not at all. Imported before the first paint: keep it light."""

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
"""How large a small file may be: settings, what the window remembers, and what people share."""

# Windows has no O_NOFOLLOW and no O_NONBLOCK, and other systems have no O_BINARY.
_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
_NOFOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
_OTHERS: Final = 0o077
_ANYBODY_WRITES: Final = 0o222
HAS_MODES: Final = os.name == "posix"
"""Whether the mode of a file says who may use it; on Windows it is only whether the file is write-protected."""
_HELD_S: Final = 2.5  # as long as a virus scanner may look into a file
_TRY_AGAIN_S: Final = 0.05


class NotAFileError(OSError):
    """There is a folder, a pipe, a socket or a device in place of a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


class WriteProtectedError(OSError):
    """A file that would be replaced is write-protected."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EACCES, "write-protected", str(path))


class TooLargeError(OSError):
    """A small file is larger than ``MOST_BYTES``."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, f"larger than {MOST_BYTES} bytes", str(path))


def check_is_file(path: Path, *, follow_links: bool = True) -> None:
    """Raise :class:`NotAFileError` where something else than a file is at ``path``; nothing at all may be there.

    To be asked before anything is opened or changed: to open a pipe waits for ever for its other end, with SIGTERM
    waiting behind it, and a device is the whole computer's. Raise ``OSError``.
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
    """Make ``folder`` and those above it, for its owner only; return whether no other user can open it now.

    Raise ``OSError`` where it cannot be made. On Windows the rights of the user's profile hold.
    """
    make_folders(folder)
    if not HAS_MODES:
        return True
    if folder.stat().st_mode & _OTHERS:
        with suppress(OSError):  # another user's
            folder.chmod(0o700)
    return not folder.stat().st_mode & _OTHERS  # some file systems take a mode and forget it


def make_folders(folder: Path) -> None:
    """Make ``folder`` and those above it that are missing, each for its owner only. Raise ``OSError``."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


def open_private(file: Path, flags: int) -> int:
    """Return a descriptor of ``file``, made for its owner only.

    Raise ``OSError``, and :class:`NotAFileError` also where it is a symbolic link.
    """
    check_is_file(file, follow_links=False)
    return os.open(file, flags | _FLAGS | _NOFOLLOW, 0o600)


def write(file: Path, content: bytes, *, mode: int = 0o600) -> None:
    """Write ``content`` beside ``file`` and onto the disk, then put it in its place.

    Raise ``OSError``, and :class:`WriteProtectedError` for an old file that is write-protected; it is whole then.
    ``mode`` is what a new file may have at most. Where another program has the old file open on Windows, this takes a
    moment: not for the GUI thread.
    """
    with suppress(FileNotFoundError):
        if not file.lstat().st_mode & _ANYBODY_WRITES:
            raise WriteProtectedError(file)
    temporary = file.with_name(f".{os.urandom(8).hex()}.part")  # a name of which no link can have been made
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
    """Rename a damaged file to one with today's date in its name and return that. Raise ``OSError``."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")  # the user's own clock: the name is for people
    number = 1
    while True:
        suffix = "" if number == 1 else f"-{number}"
        quarantined_path = file.with_name(f"{file.stem}-damaged-{stamp}{suffix}{file.suffix}")
        if not os.path.lexists(quarantined_path):
            replace(file, quarantined_path)
            return quarantined_path
        number += 1


def replace(source: Path, target: Path) -> None:
    """Put ``source`` in the place of ``target``. Raise ``OSError``."""
    _patiently(lambda: source.replace(target))


def remove(file: Path) -> None:
    """Remove a file if it is there. Raise ``OSError``."""
    _patiently(lambda: file.unlink(missing_ok=True))


def _patiently(step: Callable[[], T]) -> T:
    """Return what ``step`` returns; try again for a moment where another program may have the file open on Windows.

    There a file that is open can be neither replaced nor removed, and a virus scanner opens each that was written.
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
