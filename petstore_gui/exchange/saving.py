"""Files that are handed out: of which kinds there are some, and how one is saved, wholly or not at all."""

import os
import stat
from enum import StrEnum
from pathlib import Path

from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import why
from petstore_gui.translatable import TranslatableError, TranslatableText


class FileKind(StrEnum):
    """What can be written; the value is the suffix of the file's name, without its dot."""

    XLSX = "xlsx"
    CSV = "csv"
    JSON = "json"


class ExportError(TranslatableError):
    """A table does not go into a file of this kind, or the file cannot be written; ``reason`` is a whole text."""


def save(path: Path, content: bytes) -> None:
    """Put ``content`` in the place of a file, all of it or nothing; raise :class:`ExportError` in words."""
    file = Path(os.path.realpath(path))  # a link of the user's stays a link
    try:
        atomic_file.write(file, content, mode=_mode(file))
    except OSError as error:
        sentence = TranslatableText("It can't be written: {reason}. {advice}", **why(error))
        if os.path.lexists(file):
            kept = TranslatableText("{sentence} The file that was there is unchanged.", sentence=sentence)
            raise ExportError(kept) from error
        raise ExportError(sentence) from error


def _mode(file: Path) -> int:
    """Return who may use the new file: no more than the old one lets, and else whoever the user lets read files."""
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return 0o666
    if not stat.S_ISREG(mode):
        raise ExportError(TranslatableText("This is not a file."))  # a device would be replaced by one
    return mode & 0o666
