"""The sizes, the type scale and the colours of the user interface."""

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.theme.tokens import DARK, LIGHT, Tokens, contrast_tokens

# One grid, in device-independent pixels.
UNIT: Final = 4
GAP: Final = 2 * UNIT
MARGIN: Final = 4 * UNIT
TARGET: Final = 6 * UNIT  # the least size of anything to click
CONTROL_HEIGHT: Final = 8 * UNIT
ROW_HEIGHT: Final = 9 * UNIT
_COMPACT_ROW_HEIGHT: Final = 26
_USUAL_LINE: Final = 18  # the height of a line of text for which these row heights are; larger letters get higher rows
RADIUS: Final = 6
ICON: Final = 4 * UNIT
PICTURE: Final = 12 * UNIT

_DENSITY: Final = "density"


class Density(StrEnum):
    """The height of the rows of tables."""

    COMFORTABLE = "comfortable"
    COMPACT = "compact"


class Type:
    """The type scale: factors of the font size of the system."""

    CAPTION: Final = 0.9
    BODY: Final = 1.0
    LEAD: Final = 1.15
    TITLE: Final = 1.3
    DISPLAY: Final = 1.75


_DARK_BELOW: Final = 128
_SCHEMES: Final = {QColor(colours.window).rgb(): colours for colours in (LIGHT, DARK)}


def tokens(*, on_selection: bool = False) -> Tokens:
    """Return the colours of the scheme to which the palette belongs; if it is none of ours, those of the palette.

    ``on_selection``: on the background of a selection, where a contrast theme has other colours.
    """
    palette, role = QGuiApplication.palette(), QPalette.ColorRole
    if scheme := _SCHEMES.get(palette.color(role.Window).rgb()):
        return scheme
    theirs = [palette.color(each).name() for each in (role.Base, role.Text, role.Highlight, role.HighlightedText)]
    ground, ink, selection, selected_ink = theirs
    if on_selection:
        return contrast_tokens(selection, selected_ink, selected_ink, selected_ink, selection)
    disabled = palette.color(QPalette.ColorGroup.Disabled, role.Text).name()
    return contrast_tokens(ground, ink, disabled, selection, selected_ink)


def is_dark(palette: QPalette) -> bool:
    """Return whether the windows of ``palette`` are dark."""
    return palette.color(QPalette.ColorRole.Window).lightness() < _DARK_BELOW


def set_density(density: Density) -> None:
    """Set the height of rows; open tables apply it with ``fit_rows()``."""
    if (app := QCoreApplication.instance()) is not None:
        app.setProperty(_DENSITY, density.value)


def row_height(metrics: QFontMetrics) -> int:
    """Return the height of a table row in the present density, for a font with these ``metrics``, in pixels."""
    app = QCoreApplication.instance()
    is_compact = app is not None and app.property(_DENSITY) == Density.COMPACT
    height = _COMPACT_ROW_HEIGHT if is_compact else ROW_HEIGHT
    return max(height, metrics.height() * height // _USUAL_LINE)


def set_style_property(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet uses, and update the look of ``widget``."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().polish(widget)
        # A label takes its new padding with this event only (Qt 6.11).
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def scaled_font(font: QFont, factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a copy of ``font``, scaled by ``factor``, which is one of :class:`Type`."""
    font = QFont(font)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    font.setWeight(weight)
    return font


def heading_font(font: QFont, factor: float = Type.TITLE) -> QFont:
    """Return a copy of ``font`` for headings."""
    return scaled_font(font, factor, QFont.Weight.DemiBold)


def tabular_font(font: QFont) -> QFont:
    """Return a copy of ``font`` with digits of equal width, if the font has them."""
    font = QFont(font)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
