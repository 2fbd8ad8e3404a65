"""Saves files for the user, completely or not at all, and names their kinds."""

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
    """The kinds of files that can be written; the value is the suffix of the file's name, without its dot."""

    XLSX = "xlsx"
    CSV = "csv"
    JSON = "json"

    @classmethod
    def of(cls, path: Path) -> "FileKind | None":
        """Return the kind that the name of a file says, or ``None``."""
        return next((kind for kind in cls if path.suffix.lower() == f".{kind}"), None)


class ExportError(TranslatableError):
    """A table does not fit into a file of this kind, or the file cannot be written; ``reason`` is a complete text."""


def save(path: Path, content: bytes) -> None:
    """Replace a file by ``content``, completely or not at all; raise :class:`ExportError`."""
    if sys.platform == "win32" and is_no_name_on_windows(path.name):
        raise ExportError(TranslatableText("Windows doesn't allow this name. Choose another one."))
    file = atomic_file.behind_link(path)
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
    """Whether Windows reserves a name for a device (with any suffix), or would change it."""
    return _NO_NAME_ON_WINDOWS.fullmatch(name) is not None


def _mode(file: Path) -> int:
    """Return the mode of the new file: no more than the old one's, or else that of new files of the user."""
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return 0o666
    if not stat.S_ISREG(mode):
        raise ExportError(TranslatableText("This is not a file."))  # saving would replace a device by a file
    return mode & 0o666
