"""The one design and how Qt gets it: the palette, the style sheet, the type, and the scheme that somebody chose."""

import sys
from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from petstore_gui.ui.theme.style_sheet import style_sheet
from petstore_gui.ui.theme.tokens import (
    CONTROL_HEIGHT,
    DARK,
    GAP,
    ICON,
    LIGHT,
    MARGIN,
    PICTURE,
    RADIUS,
    ROW_HEIGHT,
    TARGET,
    UNIT,
    Tokens,
    Type,
)

__all__ = [
    "CONTROL_HEIGHT",
    "DARK",
    "GAP",
    "ICON",
    "LIGHT",
    "MARGIN",
    "PICTURE",
    "RADIUS",
    "ROW_HEIGHT",
    "STYLE_ARGUMENTS",
    "TARGET",
    "UNIT",
    "Scheme",
    "Tokens",
    "Type",
    "apply",
    "choose",
    "follow",
    "heading",
    "mark",
    "scaled",
    "tabular",
    "tokens",
]

_HALF_LIGHT: Final = 128
_CHOSEN: Final = "schemeChosen"
_OURS: Final = sys.platform == "linux"  # Windows and macOS keep their own style and palette

# Asked for here, not with setStyle(): Python would load QStyle and its 600 names before the first paint.
STYLE_ARGUMENTS: Final = ("-style", "fusion") if _OURS else ()


class Scheme(StrEnum):
    """Which colours somebody wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_COLOR_SCHEMES: Final = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


def tokens() -> Tokens:
    """Return the colours of the scheme in use, which is the one that the palette is of."""
    return DARK if _is_dark(QGuiApplication.palette()) else LIGHT


def apply(app: QApplication, *, dark: bool | None = None) -> None:
    """Give ``app`` the look of the scheme that its palette is of, or of the one asked for; nothing where it has that.

    Cheapest between making the first window and showing it: a widget that has the sheet is matched against it again
    with each parent that it gets. Windows and macOS keep their style and palette; there only our own widgets change.
    """
    if _OURS:
        app.setPalette(_palette(DARK if (_is_dark(app.palette()) if dark is None else dark) else LIGHT))
    sheet, before = style_sheet(tokens(), native=not _OURS), app.styleSheet()
    if sheet != before:
        app.setStyleSheet(sheet)
    if before and sheet != before:
        from petstore_gui.ui.theme import icons

        icons.recolour(app)


def choose(app: QApplication, scheme: Scheme) -> None:
    """Show everything that is open, and whatever will be opened, in ``scheme``."""
    app.setProperty(_CHOSEN, scheme.value)
    hints = app.styleHints()
    hints.setColorScheme(_COLOR_SCHEMES[scheme])  # the frames and dialogs that are not Qt's, too
    follow(app)


def follow(app: QApplication, _scheme: object = None) -> None:
    """Take the system's scheme, which may have changed, unless another one was chosen."""
    chosen = app.property(_CHOSEN)
    if chosen not in {None, Scheme.SYSTEM}:
        apply(app, dark=chosen == Scheme.DARK)
    elif app.styleSheet():
        apply(app, dark=_system_is_dark(app))
    else:
        apply(app)  # at the start, when the palette is the system's: to ask for the scheme takes 20 ms


def mark(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet asks for, and give ``widget`` the look of its new value."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        # A sheet of its own, and none again, so that Qt matches it anew against that of the application. What says so,
        # style().polish() or setStyle(), makes Python load QStyle: 700 names, 6 ms before the first animals.
        widget.setStyleSheet("/**/")
        widget.setStyleSheet("")


def scaled(font: QFont, factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a copy of ``font``, larger by ``factor``, which is one of :class:`Type`."""
    font = QFont(font)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    font.setWeight(weight)
    return font


def heading(font: QFont, factor: float = Type.TITLE) -> QFont:
    """Return ``font`` as a heading has it."""
    return scaled(font, factor, QFont.Weight.DemiBold)


def tabular(font: QFont) -> QFont:
    """Return a copy of ``font`` whose digits are all of one width, where it has such digits."""
    font = QFont(font)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _system_is_dark(app: QApplication) -> bool:
    known = app.styleHints().colorScheme()
    if known is not Qt.ColorScheme.Unknown:
        return known is Qt.ColorScheme.Dark
    return _is_dark(app.style().standardPalette())  # a desktop that does not say


def _is_dark(palette: QPalette) -> bool:
    return palette.color(QPalette.ColorRole.Window).lightness() < _HALF_LIGHT


def _palette(colours: Tokens) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for roles, colour in (
        ((role.Window,), colours.window),
        ((role.Base, role.Button, role.AlternateBase, role.ToolTipBase), colours.surface),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.BrightText), colours.text),
        ((role.PlaceholderText,), colours.quiet),
        ((role.Highlight,), colours.selection),
        ((role.HighlightedText,), colours.text),
        ((role.Accent, role.Link), colours.accent),
        ((role.Mid, role.Midlight), colours.line),
        ((role.Dark, role.Shadow), colours.control_line),
        ((role.Light,), colours.surface),
    ):
        for each in roles:
            palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(colours.quiet))
    return palette
