"""The file of saved views, and the text of them that the journal keeps."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from petstore_gui.inventory.category_names import without_repeats
from petstore_gui.inventory.input_parsing import InputError
from petstore_gui.inventory.saved_views import (
    COLUMNS,
    SavedView,
    SavedViewsError,
    ViewSettings,
    check_count,
    check_unlike,
    parse_view_name,
    view_settings,
)
from petstore_gui.storage import atomic_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText

VERSION: Final = 1
MOST_BYTES: Final = 1024 * 1024
_HEAD: Final = "petstore-views"
_DAMAGED: Final = TranslatableText("It holds no saved views, or it is damaged.")


class NewerViewsError(SavedViewsError):
    """They were written by a newer version of this program: nothing may be written over them."""


def serialise(views: Sequence[SavedView]) -> str:
    """Return the views as the text of a file, which :func:`parse` takes; raise :class:`SavedViewsError`."""
    check_count(views)
    content = {_HEAD: VERSION, "views": [{"name": view.name, **_members(view.settings)} for view in views]}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def parse(text: str) -> tuple[SavedView, ...]:
    """Return the views of a file's text; raise :class:`SavedViewsError` where a single one cannot be used."""
    try:
        content = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=without_repeats)
    except (ValueError, RecursionError) as error:
        raise SavedViewsError(_DAMAGED) from error
    version = content.get(_HEAD) if isinstance(content, dict) else None
    if type(version) is not int or version < VERSION:
        raise SavedViewsError(_DAMAGED)
    if version > VERSION:
        sentence = TranslatableText(
            "They were written by a newer version of this program (version {version}, not {known}).",
            version=version,
            known=VERSION,
        )
        raise NewerViewsError(sentence)
    members = content.get("views")
    if not isinstance(members, list):
        raise SavedViewsError(_DAMAGED)
    views = tuple(_view(each) for each in members)
    check_count(views)
    check_unlike(views)
    return views


def read_file(path: Path) -> tuple[SavedView, ...]:
    """Return the views of a file; raise :class:`SavedViewsError`."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise SavedViewsError(TranslatableText("It cannot be read: {reason}.", reason=error_text(error))) from error
    if len(content) > MOST_BYTES:
        raise SavedViewsError(TranslatableText("It is larger than 1 MiB."))
    try:
        return parse(content.decode())
    except UnicodeDecodeError as error:
        raise SavedViewsError(_DAMAGED) from error


def write_file(path: Path, views: Sequence[SavedView]) -> None:
    """Write the views into a file, wholly or not at all; raise :class:`SavedViewsError`."""
    content = serialise(views).encode()
    try:
        # A link of the user's stays a link; others may read it as far as the user lets them read files.
        atomic_file.write(Path(os.path.realpath(path)), content, mode=0o666)
    except OSError as error:
        raise SavedViewsError(TranslatableText("It cannot be written: {reason}.", reason=error_text(error))) from error


def _members(settings: ViewSettings) -> dict[str, object]:
    """Return what :func:`view_settings` takes; what is as usual is left out."""
    members: dict[str, object] = {
        "status": settings.status and settings.status.value,
        "search": settings.search,
        # As text: many programs that read JSON would round it.
        "category": None if settings.category_id is None else str(settings.category_id),
        "columns": list(settings.columns) if settings.columns != COLUMNS else None,
        "widths": dict(settings.widths),
        "sort": [f"-{column}" if descending else column for column, descending in settings.sort],
    }
    return {name: value for name, value in members.items() if value}


def _view(members: object) -> SavedView:
    if not isinstance(members, dict):
        raise SavedViewsError(_DAMAGED)
    name = members.pop("name", None)
    try:
        name = parse_view_name(name if isinstance(name, str) else "")
    except InputError as error:
        raise SavedViewsError(TranslatableText("A view in it has a name that cannot be used.")) from error
    return SavedView(name, view_settings(name, members))
