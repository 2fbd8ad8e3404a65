"""Looks for a secret wherever a program may have left it: in files, in arguments and in environments."""

import base64
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from pathlib import Path


def spellings(secret: str) -> set[bytes]:
    """Return the forms in which ``secret`` may lie in a file."""
    raw = secret.encode()
    found = {raw, raw[::-1], raw.hex().encode(), raw.hex().upper().encode()}
    found |= {secret.encode("utf-16-le"), secret.encode("utf-16-be"), secret.encode("utf-32-le")}
    for before in range(3):  # what stands before it in a longer text moves it within base64's groups
        encoded = bytes(before) + raw
        whole = len(encoded) // 3 * 4
        first = (0, 2, 3)[before]
        found |= {encode(encoded)[first:whole] for encode in (base64.b64encode, base64.urlsafe_b64encode)}
    return found


def files_that_hold(secret: str, folders: Iterable[Path]) -> list[str]:
    """Return the files below ``folders`` that hold the secret, in their contents or in their names."""
    return [str(file) for folder in folders for file in _files(folder) if _holds(file, spellings(secret))]


def processes_that_show(secret: str, pids: Collection[int]) -> list[str]:
    """Return where the arguments, the environment or an open file (a deleted one too) of a process show the secret."""
    wanted = spellings(secret)
    return [str(place) for pid in pids for place in _places(pid) if _holds(place, wanted)]


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in folder.rglob("*") if file.is_file())


def _places(pid: int) -> Iterator[Path]:
    process = Path(f"/proc/{pid}")
    yield process / "cmdline"
    yield process / "environ"
    for descriptor in (process / "fd").iterdir():
        with suppress(OSError):
            # Regular files only: reading a pipe would take what is meant for the process.
            if descriptor.is_file():
                yield descriptor


def _holds(file: Path, wanted: set[bytes]) -> bool:
    try:
        content = file.read_bytes()
    except FileNotFoundError:  # it was there for a moment only
        return False
    return any(form in content or form in str(file).encode() for form in wanted)
