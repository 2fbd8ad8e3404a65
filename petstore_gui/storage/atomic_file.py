"""Files for their owner only, written wholly or not at all. Imported before the first paint: keep it light."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

# Windows has no O_NOFOLLOW, and other systems have no O_BINARY.
_FLAGS: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_OTHERS: Final = 0o077


def make_private_folder(folder: Path) -> bool:
    """Make ``folder`` and those above it, for its owner only; return whether nobody else can open it now.

    Raise ``OSError`` where it cannot be made. On Windows the rights of the user's profile hold.
    """
    make_folders(folder)
    if os.name != "posix":
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
    """Return a descriptor of ``file``, made for its owner only; raise ``OSError`` also where it is a symbolic link."""
    return os.open(file, flags | _FLAGS, 0o600)


def write(file: Path, content: bytes, *, mode: int = 0o600) -> None:
    """Write ``content`` beside ``file`` and onto the disk, then put it in its place.

    Raise ``OSError``; the old file is whole then. ``mode`` is what a new file may have at most.
    """
    temporary = file.with_name(f".{os.urandom(8).hex()}.part")  # a name that nobody can have made a link of
    try:
        with open(temporary, "xb", opener=lambda path, flags: os.open(path, flags, mode)) as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(file)
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
            return file.replace(quarantined_path)
        number += 1
