"""The names that people give to categories: which ones go together, and how they are written into a small file."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from petstore_gui.inventory.input_parsing import InputError, parse_category_name, parse_int64
from petstore_gui.inventory.versioned_text import TextFormat
from petstore_gui.storage.atomic_file import MOST_BYTES
from petstore_gui.translatable import TranslatableText

VERSION: Final = 1
NOTE: Final = "categories"
"""Under what the journal has the names of a service."""


class CategoryNamesError(Exception):
    """The names cannot be used, read or written. The first argument is a :class:`TranslatableText` that says why."""


class NewerVersionError(CategoryNamesError):
    """They were written by a newer version of this program: nothing may be written over them."""


_DAMAGED: Final = TranslatableText("It holds no category names, or it is damaged.")
_FORMAT: Final = TextFormat("petstore-categories", VERSION, CategoryNamesError, NewerVersionError, _DAMAGED)


@dataclass(frozen=True, slots=True)
class Merge:
    """What comes of taking names over: ``names`` are all, ``new`` and ``changed`` those that are not as before."""

    names: Mapping[int, str]
    new: Mapping[int, str]
    changed: Mapping[int, str]


def same(text: str) -> str:
    """Return what two names have in common that are the same to a reader."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def owner_of(name: str, names: Mapping[int, str]) -> int | None:
    """Return the category that is called ``name`` already."""
    key = same(name)
    return next((number for number, each in names.items() if same(each) == key), None)


def merge(mine: Mapping[int, str], theirs: Mapping[int, str]) -> Merge:
    """Return what comes of taking ``theirs`` over; raise :class:`CategoryNamesError` where one name is then twice."""
    names = {**mine, **theirs}
    _check_unlike(names)
    new = {number: name for number, name in theirs.items() if number not in mine}
    changed = {number: name for number, name in theirs.items() if mine.get(number, name) != name}
    return Merge(names, new, changed)


def serialise(names: Mapping[int, str]) -> str:
    """Return the names as the text of a file, which :func:`parse` takes; raise :class:`CategoryNamesError`."""
    in_order = {str(number): names[number] for number in sorted(names)}
    text = _FORMAT.serialise({"names": in_order})
    if len(text.encode()) > MOST_BYTES:
        raise CategoryNamesError(TranslatableText("These are too many names: together they may have at most 1 MiB."))
    return text


def parse(text: str) -> dict[int, str]:
    """Return the names of a file's text; raise :class:`CategoryNamesError` where a single one cannot be used."""
    names = _FORMAT.parse(text).get("names")
    if not isinstance(names, dict):
        raise CategoryNamesError(_DAMAGED)
    found = dict(_name(number, name) for number, name in names.items())
    _check_unlike(found)
    return found


def read_file(path: Path) -> dict[int, str]:
    """Return the names of a file; raise :class:`CategoryNamesError`."""
    return parse(_FORMAT.read(path))


def write_file(path: Path, names: Mapping[int, str]) -> None:
    """Write the names into a file, wholly or not at all; raise :class:`CategoryNamesError`."""
    _FORMAT.write(path, serialise(names))


def _name(key: str, name: object) -> tuple[int, str]:
    try:
        number = parse_int64(key)
    except InputError as error:
        raise CategoryNamesError(_DAMAGED) from error
    if str(number) != key or not isinstance(name, str):
        raise CategoryNamesError(_DAMAGED)
    try:
        return number, parse_category_name(name)
    except InputError as error:
        raise CategoryNamesError(
            TranslatableText("The name of category {number} cannot be used.", number=number)
        ) from error


def _check_unlike(names: Mapping[int, str]) -> None:
    seen: dict[str, int] = {}
    for number, name in names.items():
        other = seen.setdefault(same(name), number)
        if other != number:
            raise CategoryNamesError(
                TranslatableText(
                    "Categories {one} and {two} would both be called “{name}”.", one=other, two=number, name=name
                )
            )
