"""The colours of the design, by name, for light and for dark. No Qt."""

from functools import cache
from typing import Final, NamedTuple


class Tokens(NamedTuple):
    """The colours of one scheme, as ``#rrggbb``. The contrast of text is at least 4.5:1, of badges and lines 3:1.

    A name with ``_back`` is the background for the colour of that name; ``on_`` is the foreground on that colour.
    """

    window: str
    surface: str
    text: str
    quiet: str
    disabled: str
    disabled_back: str
    """Also the empty part of a progress bar."""
    line: str
    """Only between areas; the frame of a control is a ``control_line``."""
    control_line: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_ring: str
    """The focus frame on a background in ``accent``."""
    selection: str
    on_selection: str
    hover: str
    error: str
    warning: str
    warning_back: str
    available: str
    available_back: str
    pending: str
    pending_back: str
    sold: str
    sold_back: str
    production: str
    production_back: str
    staging: str
    staging_back: str
    band: str
    """The background of the band that says Staging."""
    on_band: str
    mark: str
    """The background of letters that a search has found."""
    on_mark: str
    local: str
    local_back: str


LIGHT: Final = Tokens(
    window="#f5f6f8",
    surface="#ffffff",
    text="#1a2230",
    quiet="#5a6474",
    disabled="#5a6474",
    disabled_back="#e0e4e9",
    line="#e0e4e9",
    control_line="#7a8391",
    accent="#2c6e5c",
    accent_hover="#347a67",
    on_accent="#ffffff",
    accent_ring="#0b1018",
    selection="#d9eae4",
    on_selection="#1a2230",
    hover="#eef3f1",
    error="#b3261e",
    warning="#7a4f00",
    warning_back="#fff4da",
    available="#1d6b45",
    available_back="#e0f3e8",
    pending="#855200",
    pending_back="#fdedd0",
    sold="#5a6072",
    sold_back="#ececf1",
    production="#1f4e8c",
    production_back="#e0ebf9",
    staging="#6b3fa0",
    staging_back="#f0e8fa",
    band="#6b3fa0",
    on_band="#ffffff",
    mark="#ffe08a",
    on_mark="#1a2230",
    local="#1d5f50",
    local_back="#d9eae4",
)

DARK: Final = Tokens(
    window="#15181c",
    surface="#1d2127",
    text="#e6e9ee",
    quiet="#a0a9b6",
    disabled="#a0a9b6",
    disabled_back="#343a43",
    line="#343a43",
    control_line="#7b8492",
    accent="#4fa18a",
    accent_hover="#489480",
    on_accent="#0c1512",
    accent_ring="#ffffff",
    selection="#203f36",
    on_selection="#e6e9ee",
    hover="#262c33",
    error="#ff8f85",
    warning="#f0c060",
    warning_back="#332810",
    available="#7ad3a2",
    available_back="#18352a",
    pending="#eebb5c",
    pending_back="#3a2c10",
    sold="#b0b6c3",
    sold_back="#2e323b",
    production="#9cc3f5",
    production_back="#1c2f47",
    staging="#d0b0f7",
    staging_back="#35284b",
    band="#7c52b8",
    on_band="#ffffff",
    mark="#6b5200",
    on_mark="#ffffff",
    local="#7fd0b8",
    local_back="#1f3b33",
)


@cache
def contrast_tokens(ground: str, ink: str, disabled: str, selection: str, on_selection: str) -> Tokens:
    """Return the design in the few colours of a contrast theme, where words and shapes stand in for other colours.

    Each pair of foreground and background is one that the theme itself uses.
    """
    named = dict.fromkeys(Tokens._fields, ink) | {"disabled": disabled}
    named |= {name: ground for name in Tokens._fields if name.endswith("_back")}
    named |= dict.fromkeys(("window", "surface", "hover"), ground)
    named |= dict.fromkeys(("selection", "accent", "accent_hover", "band", "mark"), selection)
    named |= dict.fromkeys(("on_selection", "on_accent", "accent_ring", "on_band", "on_mark"), on_selection)
    return Tokens(**named)


LIGHT_CONTRAST: Final = contrast_tokens("#ffffff", "#000000", "#595959", "#174f40", "#ffffff")
DARK_CONTRAST: Final = contrast_tokens("#000000", "#ffffff", "#a6a6a6", "#8fe0c6", "#000000")
