"""Arguments of a command line that window and commands read alike."""

import argparse
from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

E = TypeVar("E", bound=StrEnum)


def one_of(words: type[E]) -> Callable[[str], E]:
    """Return the type of an argument that is one of these words, in capitals or not."""

    def parse_word(text: str) -> E:
        try:
            return words(text.lower())
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{text[:100]!r} is none of {', '.join(words)}") from error

    return parse_word
