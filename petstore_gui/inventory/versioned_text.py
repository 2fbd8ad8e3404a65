"""Small texts in JSON, with their version at the head: files that people share, and notes of the journal."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText

if TYPE_CHECKING:
    from petstore_gui.inventory.journal import Journal


@dataclass(frozen=True, slots=True)
class TextFormat:
    """One kind of such texts: an object whose member ``head`` is its version.

    All that cannot be used, read or written raises ``error``, with the :class:`TranslatableText` that says why.
    """

    head: str
    version: int
    error: type[Exception]
    newer_error: type[Exception]
    """What a text of a later version raises: nothing may be written over that."""
    damaged: TranslatableText
    """What there is to say of a text that is no such one."""

    def parse(self, text: str) -> dict[str, Any]:
        """Return the members of the object in ``text``, the head among them."""
        try:
            members = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_without_repeats)
        except (ValueError, RecursionError) as error:
            raise self.error(self.damaged) from error
        version = members.get(self.head) if isinstance(members, dict) else None
        if type(version) is not int or version < self.version:
            raise self.error(self.damaged)
        if version > self.version:
            sentence = TranslatableText(
                "They were written by a newer version of this program (version {version}, not {known}).",
                version=version,
                known=self.version,
            )
            raise self.newer_error(sentence)
        return dict(members)

    def serialise(self, members: dict[str, object]) -> str:
        """Return ``members`` below the head, as a text that :meth:`parse` takes."""
        return json.dumps({self.head: self.version, **members}, ensure_ascii=False, indent=1) + "\n"

    def read(self, path: Path) -> str:
        """Return the text of a file."""
        try:
            return atomic_file.read_small(path).decode()
        except OSError as error:
            raise self.error(TranslatableText("It cannot be read: {reason}.", reason=error_text(error))) from error
        except UnicodeDecodeError as error:
            raise self.error(self.damaged) from error

    def write(self, path: Path, text: str) -> None:
        """Write ``text`` into a file, wholly or not at all."""
        try:
            # A link of the user's stays a link; others may read it as far as the user lets them read files.
            atomic_file.write(Path(os.path.realpath(path)), text.encode(), mode=0o666)
        except OSError as error:
            raise self.error(TranslatableText("It cannot be written: {reason}.", reason=error_text(error))) from error


def quarantine_note(journal: "Journal", service_id: str, name: str) -> None:
    """Move a damaged note of the journal to a name of its own, where no earlier one is. Raise ``JournalError``."""
    text = journal.note(service_id, name)
    quarantined, number = f"{name}-damaged", 1
    while journal.note(service_id, quarantined) not in {None, text}:  # the same one, where the last time broke off
        number += 1
        quarantined = f"{name}-damaged-{number}"
    journal.set_note(service_id, quarantined, text)
    journal.set_note(service_id, name, None)


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make a dictionary; raise ValueError where a key is there twice: nobody knows which one was meant."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found
