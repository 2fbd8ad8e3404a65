"""The names that users give to categories: their format, and the category that a text means."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import Final

from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_category_name, parse_int64
from petstore_gui.inventory.name_keys import name_key
from petstore_gui.inventory.named_format import Merge, NamedFormat, NamedThingsError, merge_things
from petstore_gui.translatable import TranslatableText

MOST_OFFERS: Final = 50
_MOST_IN_LIST: Final = 1000  # as many categories as a list of animals can have
_NOT: Final = 6
_DAMAGED: Final = TranslatableText("It holds no category names, or it is damaged.")


def merge(mine: Mapping[int, str], theirs: Mapping[int, str]) -> Merge[int, str]:
    """Return the result of an import of ``theirs``; raise ``NamedThingsError`` if two categories then have one name."""
    merged = merge_things(mine, theirs)
    _check_unlike(merged.things)
    return merged


def _from_json(members: object) -> Mapping[int, str]:
    if not isinstance(members, dict):
        raise NamedThingsError(_DAMAGED)
    names = dict(_name(number, name) for number, name in members.items())
    _check_unlike(names)
    return names


def _to_json(names: Mapping[int, str]) -> object:
    return {str(number): names[number] for number in sorted(names)}


def _name(key: str, name: object) -> tuple[int, str]:
    try:
        number = parse_int64(key)
    except InputError as error:
        raise NamedThingsError(_DAMAGED) from error
    if str(number) != key or not isinstance(name, str):
        raise NamedThingsError(_DAMAGED)
    try:
        return number, parse_category_name(name)
    except InputError as error:
        raise NamedThingsError(
            TranslatableText("The name of category {number} cannot be used.", number=number)
        ) from error


def _check_unlike(names: Mapping[int, str]) -> None:
    seen: dict[str, int] = {}
    for number, name in names.items():
        other = seen.setdefault(name_key(name), number)
        if other != number:
            raise NamedThingsError(
                TranslatableText(
                    "Categories {one} and {two} would both be called “{name}”.", one=other, two=number, name=name
                )
            )


CATEGORY_NAMES: Final[NamedFormat[Mapping[int, str]]] = NamedFormat(
    kind="petstore-categories",
    member="names",
    note="categories",
    nothing=MappingProxyType({}),
    damaged=_DAMAGED,
    from_json=_from_json,
    to_json=_to_json,
)
"""Names by category number. Files have the numbers as text, as many programs would round numbers in JSON."""


class CategoryIndex:
    """Finds categories by ``names``; ``text`` returns a category as it is shown, such as "Dogs (3)"."""

    def __init__(self, names: Mapping[int, str], text: Callable[[int], str]) -> None:
        self._names = names
        self._text = text

    def parse(self, text: str) -> int:
        """Return the category that ``text`` means; raise :class:`InputError`, ``UNFINISHED`` if it may become one."""
        try:
            return parse_int64(text)
        except InputError as error:
            if error.problem is not InputProblem.NOT_A_NUMBER:
                raise
            key = name_key(text)
            number = self._numbers.get(key)
            if number is not None:
                return number
            if any(key in shown for _, shown, _ in self._rows):
                raise InputError(InputProblem.UNFINISHED) from error
            raise

    def offers(self, text: str) -> list[int]:
        """Return the categories that ``text`` may become: equal ones first, then those that begin with it."""
        key = name_key(text)
        if not key:
            return []
        ranked = sorted(
            (_rank(key, name, shown, str(number)), name, number) for name, shown, number in self._rows if key in shown
        )
        return [number for rank, _, number in ranked[:MOST_OFFERS] if rank < _NOT]

    @cached_property
    def _rows(self) -> list[tuple[str, str, int]]:
        """Name, text and number of each category; made when something is first typed."""
        return [(name_key(name), name_key(self._text(number)), number) for number, name in self._names.items()]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """The category of each name and text, without those that several categories have."""
        found: dict[str, int] = {}
        unclear = set()
        for name, shown, number in self._rows:
            for key in (name, shown):
                if found.setdefault(key, number) != number:
                    unclear.add(key)
        return {key: number for key, number in found.items() if key not in unclear}


def in_order(category_ids: Iterable[int], names: Mapping[int, str]) -> list[int]:
    """Return the categories in the order for choosing."""
    return sorted(category_ids, key=partial(order_key, names=names))[:_MOST_IN_LIST]


def order_key(category_id: int, names: Mapping[int, str]) -> tuple[bool, str, int]:
    """Return the key to sort categories by: by name, then those without one by number."""
    name = names.get(category_id)
    return name is None, "" if name is None else name_key(name), category_id


def _rank(key: str, name: str, shown: str, number: str) -> int:
    if key in {name, shown, number}:
        return 0
    if name.startswith(key):
        return 1
    if number.startswith(key):
        return 2
    if key in name:
        return 3 if f" {key}" in name else 4
    return _NOT if key.isdigit() else 5  # digits in the middle of a number are no match
