"""Files that are handed out: of which kinds there are some, and how one is saved, wholly or not at all."""

import os
import re
import stat
import sys
from enum import StrEnum
from pathlib import Path
from typing import Final

from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import why
from petstore_gui.translatable import TranslatableError, TranslatableText

# https://learn.microsoft.com/windows/win32/fileio/naming-a-file
_NO_NAME_ON_WINDOWS: Final = re.compile(
    r"(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[1-9¹²³]) *(\..*)?|.*[<>:\"|?*\0-\x1f].*|.*[. ]", re.IGNORECASE
)


class FileKind(StrEnum):
    """What can be written; the value is the suffix of the file's name, without its dot."""

    XLSX = "xlsx"
    CSV = "csv"
    JSON = "json"


class ExportError(TranslatableError):
    """A table does not go into a file of this kind, or the file cannot be written; ``reason`` is a whole text."""


def save(path: Path, content: bytes) -> None:
    """Put ``content`` in the place of a file, all of it or nothing; raise :class:`ExportError` in words."""
    if sys.platform == "win32" and is_no_name_on_windows(path.name):
        raise ExportError(TranslatableText("Windows doesn't allow this name. Choose another one."))
    file = Path(os.path.realpath(path))  # a link of the user's stays a link
    try:
        atomic_file.write(file, content, mode=_mode(file))
    except atomic_file.WriteProtectedError as error:
        raise ExportError(
            TranslatableText("This file is write-protected. Choose another name, or remove the protection.")
        ) from error
    except OSError as error:
        sentence = TranslatableText("It can't be written: {reason}. {advice}", **why(error))
        if os.path.lexists(file):
            kept = TranslatableText("{sentence} The file that was there is unchanged.", sentence=sentence)
            raise ExportError(kept) from error
        raise ExportError(sentence) from error


def is_no_name_on_windows(name: str) -> bool:
    """Return whether Windows keeps a name for a device, with any suffix, or would make another name of it."""
    return _NO_NAME_ON_WINDOWS.fullmatch(name) is not None


def _mode(file: Path) -> int:
    """Return who may use the new file: no more than the old one lets, and else those whom the user lets read files."""
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return 0o666
    if not stat.S_ISREG(mode):
        raise ExportError(TranslatableText("This is not a file."))  # a device would be replaced by one
    return mode & 0o666
