"""The file of saved views, and the text of them that the journal keeps."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

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
from petstore_gui.inventory.versioned_text import TextFormat
from petstore_gui.translatable import TranslatableText

VERSION: Final = 1


class NewerViewsError(SavedViewsError):
    """They were written by a newer version of this program: nothing may be written over them."""


_DAMAGED: Final = TranslatableText("It holds no saved views, or it is damaged.")
_FORMAT: Final = TextFormat("petstore-views", VERSION, SavedViewsError, NewerViewsError, _DAMAGED)


def serialise(views: Sequence[SavedView]) -> str:
    """Return the views as the text of a file, which :func:`parse` takes; raise :class:`SavedViewsError`."""
    check_count(views)
    return _FORMAT.serialise({"views": [{"name": view.name, **_members(view.settings)} for view in views]})


def parse(text: str) -> tuple[SavedView, ...]:
    """Return the views of a file's text; raise :class:`SavedViewsError` where a single one cannot be used."""
    members = _FORMAT.parse(text).get("views")
    if not isinstance(members, list):
        raise SavedViewsError(_DAMAGED)
    views = tuple(_view(each) for each in members)
    check_count(views)
    check_unlike(views)
    return views


def read_file(path: Path) -> tuple[SavedView, ...]:
    """Return the views of a file; raise :class:`SavedViewsError`."""
    return parse(_FORMAT.read(path))


def write_file(path: Path, views: Sequence[SavedView]) -> None:
    """Write the views into a file, wholly or not at all; raise :class:`SavedViewsError`."""
    _FORMAT.write(path, serialise(views))


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
