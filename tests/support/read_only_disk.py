"""A disk that turns read-only under a program that has files of it open: ``own_disk``, and ``read_only`` on it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def read_only(database: Path) -> Iterator[None]:
    """Let nothing be written into ``database``, its log and its folder until the block ends, not by root either.

    That of an open file, too, as after an error of the disk: rights would not do. Skips where this cannot be done. It
    has to lie on a disk: what is in memory (tmpfs) stays writable.
    The index of the log stays writable, since SQLite writes it as memory: its process would be killed (SIGBUS).
    """
    paths = [str(path) for path in (database.parent, database, database.with_name(f"{database.name}-wal"))]
    if subprocess.run(["chattr", "+i", *paths], capture_output=True, check=False).returncode:
        subprocess.run(["chattr", "-i", *paths], capture_output=True, check=False)
        pytest.skip("this user, or this disk, knows no files that cannot be changed")
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *paths], check=True)


@contextmanager
def own_disk(disk: Path) -> Iterator[Path]:
    """Make ``disk`` a disk of its own, and return a file: once something is written there, the disk has an error.

    What Linux's ext4 does then is what most disks are set to do: nothing can be written any more. Skips where this
    user may not mount one.
    """
    image = disk.with_suffix(".image")
    with image.open("wb") as file:
        file.truncate(32 * 2**20)
    disk.mkdir()
    for command in (["mkfs.ext4", "-q", str(image)], ["mount", "-o", "loop,errors=remount-ro", str(image), str(disk)]):
        try:
            if subprocess.run(command, capture_output=True, check=False).returncode:
                pytest.skip("this user may not mount a disk")
        except FileNotFoundError:
            pytest.skip(f"there is no {command[0]}")
    try:
        found = subprocess.run(["findmnt", "-no", "SOURCE", str(disk)], check=True, capture_output=True, text=True)
        yield Path("/sys/fs/ext4", Path(found.stdout.strip()).name, "trigger_fs_error")
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)  # a service on it may end later
