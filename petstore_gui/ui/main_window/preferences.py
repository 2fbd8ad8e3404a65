"""What somebody has chosen for good, as it is remembered: read before the window is made, so nothing heavy here."""

from typing import TYPE_CHECKING, Final

from petstore_gui.ui.i18n.languages import LANGUAGES
from petstore_gui.ui.theme.appearance import Scheme

if TYPE_CHECKING:
    from petstore_gui.window_memory import UiState

SCHEME: Final = "scheme"
LANGUAGE: Final = "language"
ASK_FIRST: Final = "ask_before_production"
LINKS: Final = "look_up_from_links"


def scheme(memory: "UiState") -> Scheme:
    """Return the colours that were chosen, the system's at first."""
    remembered = memory.get(SCHEME)
    return next((each for each in Scheme if each == remembered), Scheme.SYSTEM)


def language(memory: "UiState") -> str | None:
    """Return the code of the language that was chosen; ``None``, as at first, for the system's."""
    remembered = memory.get(LANGUAGE)
    return remembered if isinstance(remembered, str) and remembered in LANGUAGES else None


def confirms_production_writes(memory: "UiState") -> bool:
    """Return whether Production is to ask before the first animal is added."""
    return memory.get(ASK_FIRST) is True


def allows_links(memory: "UiState") -> bool:
    """Return whether an animal that a link names is looked up without a question."""
    return memory.get(LINKS) is True
