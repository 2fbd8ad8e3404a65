"""The names that people give to categories: which ones go together, and how they are written into a small file."""

import json
import os
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from petstore_gui.inventory.input_parsing import InputError, parse_category_name, parse_int64
from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText

VERSION: Final = 1
MOST_BYTES: Final = 1024 * 1024
NOTE: Final = "categories"
"""Under what the journal has the names of a service."""
_HEAD: Final = "petstore-categories"
_DAMAGED: Final = TranslatableText("It holds no category names, or it is damaged.")


class CategoryNamesError(Exception):
    """The names cannot be used, read or written. The first argument is a :class:`TranslatableText` that says why."""


class NewerVersionError(CategoryNamesError):
    """They were written by a newer version of this program: nothing may be written over them."""


@dataclass(frozen=True, slots=True)
class Merge:
    """What comes of taking names over: ``names`` are all, ``new`` and ``changed`` those that are not as before."""

    names: Mapping[int, str]
    new: Mapping[int, str]
    changed: Mapping[int, str]


def same(text: str) -> str:
    """Return what two names have in common that are the same to a reader."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make a dictionary; raise ValueError where a key is there twice: nobody knows which one was meant."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found


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
    text = json.dumps({_HEAD: VERSION, "names": in_order}, ensure_ascii=False, indent=1) + "\n"
    if len(text.encode()) > MOST_BYTES:
        raise CategoryNamesError(TranslatableText("These are too many names: together they may have at most 1 MiB."))
    return text


def parse(text: str) -> dict[int, str]:
    """Return the names of a file's text; raise :class:`CategoryNamesError` where a single one cannot be used."""
    try:
        content = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=without_repeats)
    except (ValueError, RecursionError) as error:
        raise CategoryNamesError(_DAMAGED) from error
    version = content.get(_HEAD) if isinstance(content, dict) else None
    if type(version) is not int or version < VERSION:
        raise CategoryNamesError(_DAMAGED)
    if version > VERSION:
        sentence = TranslatableText(
            "They were written by a newer version of this program (version {version}, not {known}).",
            version=version,
            known=VERSION,
        )
        raise NewerVersionError(sentence)
    if not isinstance(content.get("names"), dict):
        raise CategoryNamesError(_DAMAGED)
    names = dict(_name(number, name) for number, name in content["names"].items())
    _check_unlike(names)
    return names


def read_file(path: Path) -> dict[int, str]:
    """Return the names of a file; raise :class:`CategoryNamesError`."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CategoryNamesError(TranslatableText("It cannot be read: {reason}.", reason=error_text(error))) from error
    if len(content) > MOST_BYTES:
        raise CategoryNamesError(TranslatableText("It is larger than 1 MiB."))
    try:
        return parse(content.decode())
    except UnicodeDecodeError as error:
        raise CategoryNamesError(_DAMAGED) from error


def write_file(path: Path, names: Mapping[int, str]) -> None:
    """Write the names into a file, wholly or not at all; raise :class:`CategoryNamesError`."""
    content = serialise(names).encode()
    try:
        # A link of the user's stays a link; others may read it as far as the user lets them read files.
        atomic_file.write(Path(os.path.realpath(path)), content, mode=0o666)
    except OSError as error:
        raise CategoryNamesError(
            TranslatableText("It cannot be written: {reason}.", reason=error_text(error))
        ) from error


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
