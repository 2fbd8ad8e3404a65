"""Saved views of the list: their values, how two sets of them merge, and their format."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import INVISIBLE, InputError, parse_int64, parse_visible
from petstore_gui.inventory.name_keys import name_key
from petstore_gui.inventory.named_format import Merge, NamedFormat, NamedThingsError, merge_things
from petstore_gui.translatable import TranslatableText

MOST_VIEWS: Final = 100
LONGEST_NAME: Final = 60
LONGEST_SEARCH: Final = 1000
"""The characters of the longest search; a longer one finds nothing, as no animal has so much text."""
COLUMNS: Final = tuple(PetField)
MEMBERS: Final = ("status", "search", "category", "columns", "widths", "sort")
"""The settings of a view in a file, besides its name."""
_WIDEST: Final = 10_000
_DAMAGED: Final = TranslatableText("It holds no saved views, or it is damaged.")


@dataclass(frozen=True, slots=True)
class ViewSettings:
    """The settings of a view. ``None`` means any status or category; ``columns`` are the shown ones, in order.

    ``widths`` are those that the user has set, in device-independent pixels. ``sort`` has the keys, the first one
    first: a column, and whether it is descending; without a key the order is the service's.
    """

    status: PetStatus | None = None
    search: str = ""
    category_id: int | None = None
    columns: tuple[PetField, ...] = COLUMNS
    widths: Mapping[PetField, int] = field(default_factory=lambda: MappingProxyType({}))
    sort: tuple[tuple[PetField, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class SavedView:
    """Settings with a name. A ``shared`` view is the administrator's and cannot be changed."""

    name: str
    settings: ViewSettings
    shared: bool = False


@dataclass(frozen=True, slots=True)
class SharedView:
    """A view of the administrator, for every profile or only for ``profile``."""

    view: SavedView
    profile: str | None = None


def parse_view_name(text: str) -> str:
    """Return the name without blanks around it; raise :class:`InputError` unless it has 1 to 60 visible characters."""
    return parse_visible(text, LONGEST_NAME)


def clean_search(text: str) -> str:
    """Return a search as it is saved: without hidden characters, and no longer than :data:`LONGEST_SEARCH`."""
    return re.sub(INVISIBLE, "", text)[:LONGEST_SEARCH]


def named(views: Iterable[SavedView], name: str) -> SavedView | None:
    """Return the view with this name, compared without case and width of its characters; or ``None``."""
    key = name_key(name)
    return next((view for view in views if name_key(view.name) == key), None)


def merge(mine: Sequence[SavedView], theirs: Sequence[SavedView]) -> Merge[str, SavedView]:
    """Return the result of an import of ``theirs``: they replace those with the same names, and new ones come last.

    Raise :class:`NamedThingsError` for too many views.
    """
    merged = merge_things({name_key(view.name): view for view in mine}, {name_key(view.name): view for view in theirs})
    _check_count(merged.things)
    return merged


def view_settings(name: str, members: Mapping[str, Any]) -> ViewSettings:
    """Return the settings in the ``members`` of a file; raise :class:`NamedThingsError` for anything invalid.

    Without the invalid part, a view would show something else than its author meant.
    """
    unknown = next((member for member in members if member not in MEMBERS), None)
    if unknown is not None:
        raise NamedThingsError(_unusable(name, unknown[:LONGEST_NAME]))
    found: dict[str, Any] = {}
    for member, value in members.items():
        try:
            found["category_id" if member == "category" else member] = _READERS[member](value)
        except ValueError as error:
            raise NamedThingsError(_unusable(name, member)) from error
    settings = ViewSettings(**found)
    shown = {column: width for column, width in settings.widths.items() if column in settings.columns}
    return replace(settings, widths=shown)


def _unusable(name: str, member: str) -> TranslatableText:
    return TranslatableText("The view “{name}” cannot be used: check {member}.", name=name, member=member)


def _status(value: object) -> PetStatus:
    return PetStatus(_text(value))


def _search(value: object) -> str:
    if not isinstance(value, str) or clean_search(value) != value:
        raise ValueError("not a search")
    return value


def _category(value: object) -> int:
    if type(value) is int and INT64_MIN <= value <= INT64_MAX:
        return value
    if not isinstance(value, str) or str(parse_int64(value)) != value:
        raise ValueError("not a category")
    return int(value)


def _columns(value: object) -> tuple[PetField, ...]:
    columns = tuple(map(_column, _list(value)))
    if not columns or len(set(columns)) != len(columns):
        raise ValueError("no column, or one twice")
    return columns


def _widths(value: object) -> Mapping[PetField, int]:
    if not isinstance(value, dict) or not all(type(width) is int and 0 < width < _WIDEST for width in value.values()):
        raise ValueError("not widths")
    return {_column(column): width for column, width in value.items()}


def _sort(value: object) -> tuple[tuple[PetField, bool], ...]:
    keys = tuple((_column(each.removeprefix("-")), each.startswith("-")) for each in map(_text, _list(value)))
    if len({column for column, _ in keys}) != len(keys):
        raise ValueError("a column is there twice")
    return keys


_READERS: Final = dict(zip(MEMBERS, (_status, _search, _category, _columns, _widths, _sort), strict=True))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("not a list")  # noqa: TRY004  all of them are caught as one
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")  # noqa: TRY004
    return value


def _column(value: object) -> PetField:
    return PetField(_text(value))


def _check_count(views: Collection[object]) -> None:
    if len(views) > MOST_VIEWS:
        raise NamedThingsError(TranslatableText("There can be at most {most} saved views.", most=MOST_VIEWS))


def _from_json(members: object) -> tuple[SavedView, ...]:
    if not isinstance(members, list):
        raise NamedThingsError(_DAMAGED)
    views = tuple(map(_view, members))
    _check_count(views)
    for number, view in enumerate(views):
        if named(views[:number], view.name) is not None:
            raise NamedThingsError(TranslatableText("Two views would both be called “{name}”.", name=view.name))
    return views


def _view(members: object) -> SavedView:
    if not isinstance(members, dict):
        raise NamedThingsError(_DAMAGED)
    name = members.pop("name", None)
    try:
        name = parse_view_name(name if isinstance(name, str) else "")
    except InputError as error:
        raise NamedThingsError(TranslatableText("A view in it has a name that cannot be used.")) from error
    return SavedView(name, view_settings(name, members))


def _to_json(views: Sequence[SavedView]) -> object:
    _check_count(views)
    return [{"name": view.name, **_members(view.settings)} for view in views]


def _members(settings: ViewSettings) -> dict[str, object]:
    """Return the members for :func:`view_settings`, without default values."""
    members: dict[str, object] = {
        "status": settings.status and settings.status.value,
        "search": settings.search,
        # As text, as many programs would round a number in JSON.
        "category": None if settings.category_id is None else str(settings.category_id),
        "columns": list(settings.columns) if settings.columns != COLUMNS else None,
        "widths": dict(settings.widths),
        "sort": [f"-{column}" if descending else column for column, descending in settings.sort],
    }
    return {name: value for name, value in members.items() if value}


SAVED_VIEWS: Final[NamedFormat[tuple[SavedView, ...]]] = NamedFormat(
    kind="petstore-views",
    member="views",
    note="saved-views",
    nothing=(),
    damaged=_DAMAGED,
    from_json=_from_json,
    to_json=_to_json,
)
"""The user's own views, in their order."""
