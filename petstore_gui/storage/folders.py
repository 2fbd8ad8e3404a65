"""Finds the folders for the program's files, and whether they are on another computer's disk."""

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

if sys.platform == "darwin":
    import platformdirs

# By variable: the folder if it is not set.
if sys.platform == "win32":
    _CONFIG = _DATA = ("LOCALAPPDATA", "~/AppData/Local")
else:
    _CONFIG = ("XDG_CONFIG_HOME", "~/.config")
    _DATA = ("XDG_DATA_HOME", "~/.local/share")

_NAME: Final = "petstore-gui"
_REMOTE: Final = 4  # DRIVE_REMOTE
_MOUNTS: Final = Path("/proc/self/mountinfo")
_NETWORK: Final = frozenset({"afs", "ceph", "cifs", "fuse.sshfs", "ncpfs", "nfs", "nfs4", "smb3", "smbfs"})


def config_folder() -> Path:
    """Return the user's folder for the settings."""
    if sys.platform == "darwin":
        return platformdirs.user_config_path(_NAME, appauthor=False)
    return _folder(*_CONFIG)


def data_folder() -> Path:
    """Return the user's folder for all other files of the program."""
    if sys.platform == "darwin":
        return platformdirs.user_data_path(_NAME, appauthor=False)
    return _folder(*_DATA)


def _folder(variable: str, usual: str) -> Path:
    base = Path(os.environ.get(variable, ""))
    return (base if base.is_absolute() else Path(usual).expanduser()) / _NAME


def is_on_network(path: Path) -> bool:
    """Whether ``path`` is known to be on another computer's disk; ``False`` if the system does not say."""
    return _is_on_network(Path(os.path.realpath(path)))


def file_system(path: Path, lines: Iterable[str]) -> str:
    """Return the type of the file system of ``path``, from the ``lines`` of Linux's table of mounts."""
    mounted = {}
    for line in lines:
        fields, _, kind = line.partition(" - ")
        mount_point = re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), fields.split(" ")[4])  # a blank is \040
        mounted[Path(mount_point)] = kind.split(" ")[0]  # a later mount hides an earlier one
    return next((mounted[each] for each in (path, *path.parents) if each in mounted), "")


if sys.platform == "win32":

    def _is_on_network(path: Path) -> bool:
        import ctypes  # only when a folder is checked: the first window must not wait for it

        return path.anchor.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(path.anchor) == _REMOTE
else:

    def _is_on_network(path: Path) -> bool:
        try:
            lines = _MOUNTS.read_text("utf-8", "surrogateescape").splitlines()
        except OSError:  # not Linux
            return False
        return file_system(path, lines) in _NETWORK
