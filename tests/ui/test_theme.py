import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from petstore_gui.ui import theme
from petstore_gui.ui.theme import DARK, LIGHT, Tokens

TEXT_CONTRAST, LINE_CONTRAST = 4.5, 3.0

# What is written on what.
TEXTS = [
    ("text", "window"),
    ("text", "surface"),
    ("text", "selection"),
    ("text", "hover"),
    ("text", "sold_back"),
    ("quiet", "window"),
    ("quiet", "surface"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("error", "surface"),
    ("error", "window"),
    ("warning", "window"),
    ("warning", "warning_back"),
    ("available", "available_back"),
    ("pending", "pending_back"),
    ("sold", "sold_back"),
]
# What has to be seen, if not read: where a control ends, and where the focus is.
LINES = [("control_line", "surface"), ("control_line", "window"), ("accent", "surface"), ("accent", "window")]


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    theme.apply(qapp)


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


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_every_text_can_be_read(tokens: Tokens, ink: str, ground: str) -> None:
    colours = tokens._asdict()
    assert contrast(colours[ink], colours[ground]) >= TEXT_CONTRAST


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("line", "ground"), LINES)
def test_every_line_that_says_something_can_be_seen(tokens: Tokens, line: str, ground: str) -> None:
    colours = tokens._asdict()
    assert contrast(colours[line], colours[ground]) >= LINE_CONTRAST


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_is_one(tokens: Tokens) -> None:
    for name, colour in tokens._asdict().items():
        assert re.fullmatch("#[0-9a-f]{6}", colour), name


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the palette is the system's own")
@pytest.mark.parametrize(("dark", "tokens"), [(True, DARK), (False, LIGHT)], ids=["dark", "light"])
def test_a_window_takes_the_colours_of_the_scheme(
    app: QApplication, qtbot: QtBot, tokens: Tokens, *, dark: bool
) -> None:
    theme.apply(app, dark=dark)
    assert theme.tokens() is tokens
    label = QLabel("Rex", margin=20)
    qtbot.addWidget(label)
    label.show()
    assert label.grab().toImage().pixelColor(1, 1) == QColor(tokens.window)
    assert label.palette().text().color() == QColor(tokens.text)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the palette is the system's own")
def test_the_scheme_can_change_while_a_window_is_open(app: QApplication, qtbot: QtBot) -> None:
    label = QLabel("Rex", margin=20)
    qtbot.addWidget(label)
    label.show()
    for dark in (True, False, True):
        theme.apply(app, dark=dark)
        label.repaint()
        assert label.grab().toImage().pixelColor(1, 1) == QColor((DARK if dark else LIGHT).window)


@pytest.mark.usefixtures("qapp")
def test_type_is_scaled_from_the_system_s_own_size() -> None:
    points, pixels = QFont(), QFont()
    points.setPointSizeF(10)
    pixels.setPixelSize(10)
    assert theme.scaled(points, 1.5).pointSizeF() == 15
    assert theme.scaled(pixels, 1.5).pixelSize() == 15
    assert points.pointSizeF() == 10
