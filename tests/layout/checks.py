"""All rules at once: what is wrong in a window, as sentences."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tests.layout import fitting, reaching, speaking
from tests.layout.speaking import Foreign
from tests.layout.widest import WIDEST


def faults(
    window: QWidget,
    *,
    screen: QSize,
    language: str = "en",
    foreign: Foreign = lambda _text: False,
    active: bool = False,
    readings: Sequence[Callable[[str], str]] = (str,),
) -> list[str]:
    """Return every fault of a window. ``active``: it has the keyboard, so that Tab can be pressed in it.

    ``readings``: what its texts are in each of several languages.
    """
    found = [
        *fitting.too_large(window, screen),
        *fitting.outside(window),
        *fitting.overlapping(window),
        *fitting.not_mirrored(window),
        *fitting.cut_off(window, titles=language not in {"xx", WIDEST}),  # which are longer than any language
        *fitting.small_targets(window),
        *reaching.nameless(window),
        *(each for reading in readings for each in reaching.same_mnemonics(window, reading)),
    ]
    if active:
        found += reaching.out_of_order(window)
    if language == "xx":
        found += speaking.untranslated(window, foreign)
    if language == "ar":
        found += speaking.not_arabic(window, foreign)
    return list(dict.fromkeys(found))
