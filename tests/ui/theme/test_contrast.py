"""Every pair of colours that is ever drawn, one on the other, by the formula of WCAG 2."""

import re

import pytest

from petstore_gui.ui.theme.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens, contrast_tokens

HIGH_CONTRAST, TEXT_CONTRAST, LINE_CONTRAST = 7.0, 4.5, 3.0

BOTH = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])

# What is written on what.
TEXTS = [
    *((ink, ground) for ink in ("text", "quiet") for ground in ("window", "surface", "hover", "selection")),
    ("on_selection", "selection"),
    *(("disabled", ground) for ground in ("window", "surface")),
    ("disabled", "disabled_back"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    *((ink, ground) for ink in ("error", "warning", "accent") for ground in ("window", "surface")),
    ("warning", "warning_back"),
    ("available", "available_back"),
    ("pending", "pending_back"),
    ("sold", "sold_back"),
    ("production", "production_back"),
    ("staging", "staging_back"),
    ("local", "local_back"),
    ("on_band", "band"),
    ("on_mark", "mark"),
]
# What has to be seen, if not read: where a control ends, where the focus is, the shape in a chip, an icon, a mark.
GROUNDS = ("window", "surface", "hover", "selection")
LINES = [
    *(("control_line", ground) for ground in (*GROUNDS, "warning_back")),
    *(("accent", ground) for ground in (*GROUNDS, "warning_back", "disabled_back")),
    *(("accent", f"{profile}_back") for profile in ("production", "staging", "local")),
    *(("accent_ring", ground) for ground in ("accent", "accent_hover", "surface", "window")),
    *(("error", ground) for ground in ("window", "surface")),
    *((status, ground) for status in ("available", "pending", "sold") for ground in (f"{status}_back", *GROUNDS)),
    ("band", "window"),
]


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@BOTH
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_every_text_can_be_read(tokens: Tokens, ink: str, ground: str) -> None:
    colours = tokens._asdict()
    assert contrast(colours[ink], colours[ground]) >= TEXT_CONTRAST


@BOTH
@pytest.mark.parametrize(("line", "ground"), LINES)
def test_every_line_that_says_something_can_be_seen(tokens: Tokens, line: str, ground: str) -> None:
    colours = tokens._asdict()
    assert contrast(colours[line], colours[ground]) >= LINE_CONTRAST


@BOTH
def test_every_colour_is_one(tokens: Tokens) -> None:
    for name, colour in tokens._asdict().items():
        assert re.fullmatch("#[0-9a-f]{6}", colour), name


def test_no_colour_is_left_out() -> None:
    drawn = {name for pair in (*TEXTS, *LINES) for name in pair}
    assert drawn == set(Tokens._fields) - {"line"}  # which only parts


# Windows' own four: ground, ink, what cannot be chosen, a selection and the ink on it.
THEMES = {
    "aquatic": ("#202020", "#ffffff", "#a6a6a6", "#8ee3f0", "#263b50"),
    "desert": ("#fffaef", "#3d3d3d", "#676767", "#903909", "#fff5e3"),
    "dusk": ("#2d3236", "#ffffff", "#a6a6a6", "#a1bfde", "#212d3b"),
    "night-sky": ("#000000", "#ffffff", "#a6a6a6", "#d6b4fd", "#2b2b2b"),
}
OURS = {"light": LIGHT_CONTRAST, "dark": DARK_CONTRAST}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_in_a_contrast_theme_each_pair_is_one_of_its_own(theme: tuple[str, str, str, str, str]) -> None:
    ground, ink, disabled, selection, on_selection = theme
    plain = contrast_tokens(*theme)
    selected = contrast_tokens(selection, on_selection, on_selection, on_selection, selection)
    theirs = {(ink, ground), (disabled, ground), (selection, ground), (on_selection, selection)}
    for one, other in (*TEXTS, *LINES):
        colours = selected if other == "selection" and one != "on_selection" else plain
        if (one, other) not in {("accent_ring", "surface"), ("accent_ring", "window")}:  # it is seen on its fill
            assert (getattr(colours, one), getattr(plain, other)) in theirs, (one, other)
    assert min(contrast(*pair) for pair in theirs) >= TEXT_CONTRAST


@pytest.mark.parametrize("tokens", OURS.values(), ids=OURS)
def test_ours_for_high_contrast_have_seven_to_one(tokens: Tokens) -> None:
    pairs = [(tokens.text, tokens.surface), (tokens.accent, tokens.surface), (tokens.on_selection, tokens.selection)]
    assert min(contrast(*pair) for pair in (*pairs, (tokens.disabled, tokens.surface))) >= HIGH_CONTRAST
