"""Finds the category that somebody means by what is typed: its number, its name, or both as they are shown."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Final

from petstore_gui.inventory.category_names import same
from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_int64

MOST_OFFERS: Final = 50
_MOST_IN_LIST: Final = 1000  # as many as there can be in a list of animals
_NOT: Final = 6


class CategoryIndex:
    """Over ``names``; ``text`` gives a category as it is shown, such as "Dogs (3)"."""

    def __init__(self, names: Mapping[int, str], text: Callable[[int], str]) -> None:
        self._names = names
        self._text = text

    def parse(self, text: str) -> int:
        """Return the category that ``text`` says; raise :class:`InputError`, ``UNFINISHED`` where it may become one."""
        try:
            return parse_int64(text)
        except InputError as error:
            if error.problem is not InputProblem.NOT_A_NUMBER:
                raise
            key = same(text)
            number = self._numbers.get(key)
            if number is not None:
                return number
            if any(key in shown for _, shown, _ in self._rows):
                raise InputError(InputProblem.UNFINISHED) from error
            raise

    def offers(self, text: str) -> list[int]:
        """Return the categories that ``text`` may become, the likeliest first: as it is, at the start, at a word."""
        key = same(text)
        if not key:
            return []
        ranked = sorted(
            (_rank(key, name, shown, str(number)), name, number) for name, shown, number in self._rows if key in shown
        )
        return [number for rank, _, number in ranked[:MOST_OFFERS] if rank < _NOT]

    @cached_property
    def _rows(self) -> list[tuple[str, str, int]]:
        """Name, text and number of each; made when something is first typed."""
        return [(same(name), same(self._text(number)), number) for number, name in self._names.items()]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """Which category a name or a text is of. One that could be either's is nobody's."""
        found: dict[str, int] = {}
        unclear = set()
        for name, shown, number in self._rows:
            for key in (name, shown):
                if found.setdefault(key, number) != number:
                    unclear.add(key)
        return {key: number for key, number in found.items() if key not in unclear}


def in_order(category_ids: Iterable[int], names: Mapping[int, str]) -> list[int]:
    """Return the categories to choose from: by name, and then those without one by number."""

    def key(category_id: int) -> tuple[bool, str, int]:
        name = names.get(category_id)
        return name is None, "" if name is None else same(name), category_id

    return sorted(category_ids, key=key)[:_MOST_IN_LIST]


def _rank(key: str, name: str, shown: str, number: str) -> int:
    if key in {name, shown, number}:
        return 0
    if name.startswith(key):
        return 1
    if number.startswith(key):
        return 2
    if key in name:
        return 3 if f" {key}" in name else 4
    return _NOT if key.isdigit() else 5  # digits from the middle of a number mean nothing
