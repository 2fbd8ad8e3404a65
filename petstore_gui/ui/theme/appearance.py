"""The look of the application: its palette and style sheet, light or dark, as chosen or as the system has it."""

import sys
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.style_sheet import style_sheet
from petstore_gui.ui.theme.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens

_CHOSEN: Final = "schemeChosen"

_HAS_CONTRAST_THEMES: Final = sys.platform == "win32"
"""Whether high contrast is a theme whose colours the user chooses; elsewhere the system only says that it is wanted."""

STYLE_ARGUMENTS: Final = ("-style", "fusion")


class Scheme(StrEnum):
    """The colours to use."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_COLOR_SCHEMES: Final = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


def apply(app: QApplication, *, dark: bool | None = None) -> None:
    """Give ``app`` the dark or the light look, by default the one of its palette; do nothing where it has that.

    Cheapest between making the first window and showing it: Qt matches a widget against the sheet again with each
    parent that it gets.
    """
    wants_contrast = _wants_contrast(app)
    if wants_contrast and _HAS_CONTRAST_THEMES:
        app.setPalette(QPalette())  # the theme's own
    else:
        light, dark_ = (LIGHT_CONTRAST, DARK_CONTRAST) if wants_contrast else (LIGHT, DARK)
        app.setPalette(_palette(dark_ if (theme.is_dark(app.palette()) if dark is None else dark) else light))
    apply_palette(app)


def apply_palette(app: QApplication) -> None:
    """Give ``app`` the style sheet and the icons in the colours of its palette; do nothing where it has these."""
    sheet = style_sheet(theme.tokens())
    if sheet != app.styleSheet():
        app.setStyleSheet(sheet)
        icons.refresh_icons(app)


def follow_system(app: QApplication) -> None:
    """Change with the system: with its scheme, with its wish for contrast, and from one contrast theme to another."""
    hints = app.styleHints()
    hints.colorSchemeChanged.connect(partial(follow_system_scheme, app))
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(partial(follow_system_scheme, app))
        app.paletteChanged.connect(partial(_follow_contrast_theme, app))


def set_scheme(app: QApplication, scheme: Scheme) -> None:
    """Show all windows, open or not yet, in ``scheme``."""
    app.setProperty(_CHOSEN, scheme.value)
    hints = app.styleHints()
    hints.setColorScheme(_COLOR_SCHEMES[scheme])  # the frames and dialogs that are not Qt's, too
    follow_system_scheme(app)


def follow_system_scheme(app: QApplication, _scheme: object = None) -> None:
    """Apply the system's scheme, which may have changed, unless another one was chosen."""
    chosen = app.property(_CHOSEN)
    if chosen not in {None, Scheme.SYSTEM}:
        apply(app, dark=chosen == Scheme.DARK)
    elif app.styleSheet():
        apply(app, dark=_system_is_dark(app))
    else:
        apply(app)  # at the start, when the palette is the system's: to ask for the scheme takes 20 ms


def _follow_contrast_theme(app: QApplication, _palette: object) -> None:
    if _HAS_CONTRAST_THEMES and _wants_contrast(app):
        apply_palette(app)


def _wants_contrast(app: QApplication) -> bool:
    """Return whether the system has high contrast switched on; Qt tells it from 6.10 on."""
    hints = app.styleHints()
    return hasattr(hints, "accessibility") and (
        hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    )


def _system_is_dark(app: QApplication) -> bool:
    known = app.styleHints().colorScheme()
    if known is not Qt.ColorScheme.Unknown:
        return known is Qt.ColorScheme.Dark
    return theme.is_dark(app.style().standardPalette())  # a desktop that does not say


def _palette(colours: Tokens) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for roles, colour in (
        ((role.Window,), colours.window),
        ((role.Base, role.Button, role.AlternateBase, role.ToolTipBase), colours.surface),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.BrightText), colours.text),
        ((role.PlaceholderText,), colours.quiet),
        ((role.Highlight,), colours.selection),
        ((role.HighlightedText,), colours.on_selection),
        ((role.Accent, role.Link), colours.accent),
        ((role.Mid, role.Midlight), colours.line),
        ((role.Dark, role.Shadow), colours.control_line),
        ((role.Light,), colours.surface),
    ):
        for each in roles:
            palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(colours.disabled))
    return palette
