"""The look of the application: its palette and style sheet, light or dark, as chosen or as the system has it."""

from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.style_sheet import style_sheet
from petstore_gui.ui.theme.tokens import DARK, LIGHT, Tokens

_CHOSEN: Final = "schemeChosen"

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
    parent that it gets. Where a contrast theme is on, the palette is the system's, and the sheet is in its colours.
    """
    if has_contrast_theme(app):
        app.setPalette(QPalette())
    else:
        app.setPalette(_palette(DARK if (theme.is_dark(app.palette()) if dark is None else dark) else LIGHT))
    sheet = style_sheet(theme.tokens())
    if sheet != app.styleSheet():
        app.setStyleSheet(sheet)
        icons.refresh_icons(app)


def follow_system(app: QApplication) -> None:
    """Change with the system's scheme, and with its contrast theme."""
    hints = app.styleHints()
    hints.colorSchemeChanged.connect(partial(follow_system_scheme, app))
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(partial(follow_system_scheme, app))


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


def has_contrast_theme(app: QApplication) -> bool:
    """Return whether the system has high contrast switched on; False before Qt 6.10, which cannot tell."""
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
