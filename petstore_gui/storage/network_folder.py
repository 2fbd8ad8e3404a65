"""Whether a file lies on another computer's disk, where SQLite's log does not work as it should."""

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_REMOTE: Final = 4  # DRIVE_REMOTE
_MOUNTS: Final = Path("/proc/self/mountinfo")
_NETWORK: Final = frozenset({"afs", "ceph", "cifs", "fuse.sshfs", "ncpfs", "nfs", "nfs4", "smb3", "smbfs"})


def is_on_network(path: Path) -> bool:
    """Return whether ``path`` is known to lie on another computer's disk; ``False`` where the system does not say."""
    return _is_on_network(Path(os.path.realpath(path)))


def file_system(path: Path, lines: Iterable[str]) -> str:
    """Return the kind of the file system that holds ``path``, by the ``lines`` of Linux's table of mounts."""
    mounted = {}
    for line in lines:
        fields, _, kind = line.partition(" - ")
        mount_point = re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), fields.split(" ")[4])  # a blank is \040
        mounted[Path(mount_point)] = kind.split(" ")[0]  # a later one lies above an earlier one
    return next((mounted[each] for each in (path, *path.parents) if each in mounted), "")


if sys.platform == "win32":
    import ctypes

    def _is_on_network(path: Path) -> bool:
        return path.anchor.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(path.anchor) == _REMOTE
else:

    def _is_on_network(path: Path) -> bool:
        try:
            lines = _MOUNTS.read_text("utf-8", "surrogateescape").splitlines()
        except OSError:  # not Linux
            return False
        return file_system(path, lines) in _NETWORK
