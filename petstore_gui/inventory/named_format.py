"""The format of named things, for shared files and for notes of the journal: JSON that begins with its version."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

VERSION: Final = 1


class NamedThingsError(Exception):
    """Named things are invalid, or cannot be read or written. The first argument is a :class:`TranslatableText`."""


class NewerVersionError(NamedThingsError):
    """A newer version of this program wrote them, so they must not be replaced."""


class Notes(Protocol):
    """The notes of each service by name, which the journal has. Both methods raise its errors."""

    def note(self, service_id: str, name: str) -> str | None:
        """Return a note, or ``None``."""

    def set_note(self, service_id: str, name: str, text: str | None) -> None:
        """Set a note; ``None`` removes it."""


@dataclass(frozen=True, slots=True)
class NamedFormat(Generic[T]):
    """The format of one kind of named things; ``T`` is the value with all of them.

    Every method except :meth:`parse` and :meth:`serialise` uses the disk. They raise :class:`NamedThingsError` for
    things that are invalid, or cannot be read or written.
    """

    kind: str
    """The name of the first member of the JSON object; its value is the version."""
    member: str
    """The name of the member with the things."""
    note: str
    """The name of the journal's note with the things of a service."""
    nothing: T
    damaged: TranslatableText
    from_json: Callable[[object], T]
    """Parses the value of ``member``, which may be anything."""
    to_json: Callable[[T], object]

    def parse(self, text: str) -> T:
        """Return the things in ``text``; raise the error even if only one of them is invalid."""
        try:
            members = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_without_repeats)
        except (ValueError, RecursionError) as error:
            raise NamedThingsError(self.damaged) from error
        version = members.get(self.kind) if isinstance(members, dict) else None
        if type(version) is not int or version < VERSION:
            raise NamedThingsError(self.damaged)
        if version > VERSION:
            sentence = TranslatableText(
                "They were written by a newer version of this program (version {version}, not {known}).",
                version=version,
                known=VERSION,
            )
            raise NewerVersionError(sentence)
        return self.from_json(members.get(self.member))

    def serialise(self, things: T) -> str:
        """Return a text that :meth:`parse` reads."""
        members = {self.kind: VERSION, self.member: self.to_json(things)}
        text = json.dumps(members, ensure_ascii=False, indent=1) + "\n"
        if len(text.encode()) > atomic_file.MOST_BYTES:
            raise NamedThingsError(TranslatableText("These are too many names: together they may have at most 1 MiB."))
        return text

    def read_file(self, path: Path) -> T:
        """Return the things in a file."""
        try:
            text = atomic_file.read_small(path).decode()
        except OSError as error:
            raise NamedThingsError(
                TranslatableText("It cannot be read: {reason}.", reason=error_text(error))
            ) from error
        except UnicodeDecodeError as error:
            raise NamedThingsError(self.damaged) from error
        return self.parse(text)

    def write_file(self, path: Path, things: T) -> None:
        """Write the things into a file, completely or not at all."""
        text = self.serialise(things)
        try:
            # Others may read the file as far as the umask of the user allows.
            atomic_file.write(atomic_file.behind_link(path), text.encode(), mode=0o666)
        except OSError as error:
            reason = error_text(error)
            raise NamedThingsError(TranslatableText("It cannot be written: {reason}.", reason=reason)) from error

    def load(self, journal: Notes, service_id: str) -> T | None:
        """Return the things of a service; if they are damaged, move them to another note and return ``None``.

        Also raises the errors of the journal.
        """
        text = journal.note(service_id, self.note)
        try:
            return self.nothing if text is None else self.parse(text)
        except NewerVersionError:
            raise
        except NamedThingsError:
            _quarantine_note(journal, service_id, self.note)
            return None

    def save(self, journal: Notes, service_id: str, things: T) -> None:
        """Save the things of a service in the journal. Also raises the errors of the journal."""
        journal.set_note(service_id, self.note, self.serialise(things) if things else None)


@dataclass(frozen=True, slots=True)
class Merge(Generic[K, V]):
    """The result of an import: all ``things``, and which of them are ``new`` or ``changed``."""

    things: Mapping[K, V]
    new: Mapping[K, V]
    changed: Mapping[K, V]


def merge_things(mine: Mapping[K, V], theirs: Mapping[K, V]) -> Merge[K, V]:
    """Return the result of an import of ``theirs``: they replace those with the same keys, and new ones come last."""
    new = {key: thing for key, thing in theirs.items() if key not in mine}
    changed = {key: thing for key, thing in theirs.items() if mine.get(key, thing) != thing}
    return Merge({**mine, **theirs}, new, changed)


def _quarantine_note(journal: Notes, service_id: str, name: str) -> None:
    """Move a damaged note of the journal to an unused name."""
    text = journal.note(service_id, name)
    quarantined, number = f"{name}-damaged", 1
    while journal.note(service_id, quarantined) not in {None, text}:  # the same, if the last try was interrupted
        number += 1
        quarantined = f"{name}-damaged-{number}"
    journal.set_note(service_id, quarantined, text)
    journal.set_note(service_id, name, None)


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make a dictionary; raise ValueError for a key that occurs twice, as either value could be meant."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found
