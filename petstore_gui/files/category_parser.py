"""Finds the category that a cell means: by its number, by its name on this computer, or by both, as exports have it."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_int64
from petstore_gui.inventory.name_keys import name_key
from petstore_gui.translatable import TranslatableText

NEEDED: Final = TranslatableText("Give the number or the name of a category.")
UNKNOWN: Final = TranslatableText("Use the number of a category, or the name it has here.")
OUT_OF_RANGE: Final = TranslatableText("Use a number from {least} to {most}.", least=INT64_MIN, most=INT64_MAX)
ROUNDED: Final = TranslatableText("The spreadsheet has rounded this number. Give all its digits.")
AMBIGUOUS: Final = TranslatableText("Several categories have this name. Give the number.")
GROUPED: Final = TranslatableText("Give a whole number without commas, points or blanks, such as 1000.")

# A number that is too long for a spreadsheet: 9.22337E+18, in some languages with a comma.
_ROUNDED_NUMBER: Final = re.compile(r"-?[0-9](?:[.,][0-9]+)?E\+[0-9]{2,3}")
# A whole number from a program that only has decimals. With three zeros it may be thousands.
_WHOLE_DECIMAL: Final = re.compile(r"(-?[0-9]{1,15})[.,]0+")
_GROUPED: Final = re.compile(r"-?[0-9]{1,3}(?:(?P<sign>[.,'\u2019\s])[0-9]{3}(?:(?P=sign)[0-9]{3})*)(?:[.,][0-9]+)?")
_LETTER: Final = re.compile(r"[^\W\d_]")
_NUMBER_AT_END: Final = re.compile(r"[(\uff08](-?[0-9]{1,19})[)\uff09]\Z")


class CategoryError(ValueError):
    """The cell holds no category; ``expected`` is a sentence about valid ones."""

    def __init__(self, expected: TranslatableText) -> None:
        super().__init__(expected)
        self.expected = expected


def is_rounded(text: str) -> bool:
    """Whether ``text`` is a number of which a spreadsheet has kept only a few digits."""
    return "E" in text and _ROUNDED_NUMBER.fullmatch(text.strip()) is not None


class CategoryParser:
    """Parses cells by the names of categories on this computer; caches its results."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._numbers: dict[str, set[int]] = {}
        for number, name in names.items():
            for text in (name, f"{name} ({number})", f"{name}({number})"):
                self._numbers.setdefault(name_key(text), set()).add(number)
        self._known: dict[str, int] = {}

    def parse(self, text: str) -> int:
        """Return the ID of the category that ``text`` means; raise :class:`CategoryError`."""
        number = self._known.get(text)
        if number is None:
            number = self._known[text] = self._parse(text)
        return number

    def is_name(self, text: str) -> bool:
        """Whether ``text`` is the name of a category on this computer, with or without its number."""
        return name_key(text) in self._numbers

    def _parse(self, text: str) -> int:
        try:
            return parse_int64(text)
        except InputError as error:
            if error.problem is InputProblem.EMPTY:
                raise CategoryError(NEEDED) from error
            if error.problem is InputProblem.OUT_OF_RANGE:
                raise CategoryError(OUT_OF_RANGE) from error
        return self._parse_words(text)

    def _parse_words(self, text: str) -> int:
        numbers = self._numbers.get(name_key(text), ())
        if len(numbers) > 1:
            raise CategoryError(AMBIGUOUS)
        if numbers:
            return next(iter(numbers))
        if is_rounded(text):
            raise CategoryError(ROUNDED)
        plain = _plain_digits(text.strip())
        if _GROUPED.fullmatch(plain):
            raise CategoryError(GROUPED)
        if found := _WHOLE_DECIMAL.fullmatch(plain):
            return self._parse(found[1])
        # The number counts: on the computer that the file comes from, the name may belong to another category.
        found = None if "\n" in plain else _NUMBER_AT_END.search(plain)
        if found and _LETTER.search(plain, 0, found.start()):
            return self._parse(found[1])
        if plain != text:
            return self._parse(plain)
        raise CategoryError(UNKNOWN)


def _plain_digits(text: str) -> str:
    """Return ``text`` with the digits of other scripts as 0 to 9."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text)
