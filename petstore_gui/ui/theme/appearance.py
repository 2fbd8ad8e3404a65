"""The look of the application: palette and style sheet, light or dark, as the user or the system has it."""

import sys
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.theme import CONTROL_HEIGHT, GAP, MARGIN, RADIUS, TARGET, UNIT
from petstore_gui.ui.theme.tokens import DARK, DARK_CONTRAST, LIGHT, LIGHT_CONTRAST, Tokens

_CHOSEN: Final = "schemeChosen"

_HAS_CONTRAST_THEMES: Final = sys.platform == "win32"
"""Whether high contrast is a theme with colours of the user's choice; elsewhere it is only a preference."""

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
    """Apply the dark or the light look to ``app``, by default the one of its palette; do nothing if it has that look.

    Cheapest between making the first window and showing it, as Qt matches a widget against the sheet again with each
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
    """Apply the style sheet and the icons in the colours of the palette of ``app``, if they are not applied yet."""
    sheet = style_sheet(theme.tokens())
    if sheet != app.styleSheet():
        app.setStyleSheet(sheet)
        icons.refresh_icons()


def follow_system(app: QApplication) -> None:
    """Follow changes of the system: its scheme, its contrast preference, and its contrast theme."""
    hints = app.styleHints()
    hints.colorSchemeChanged.connect(partial(follow_system_scheme, app))
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(partial(follow_system_scheme, app))
        app.paletteChanged.connect(partial(_follow_contrast_theme, app))


def set_scheme(app: QApplication, scheme: Scheme) -> None:
    """Show all windows in ``scheme``, also those that are opened later."""
    app.setProperty(_CHOSEN, scheme.value)
    hints = app.styleHints()
    hints.setColorScheme(_COLOR_SCHEMES[scheme])  # also for frames and dialogs of the system
    follow_system_scheme(app)


def follow_system_scheme(app: QApplication, _scheme: object = None) -> None:
    """Apply the system's scheme, which may have changed, unless another one was chosen."""
    chosen = app.property(_CHOSEN)
    if chosen not in {None, Scheme.SYSTEM}:
        apply(app, dark=chosen == Scheme.DARK)
    elif app.styleSheet():
        apply(app, dark=_system_is_dark(app))
    else:
        apply(app)  # at the start, when the palette is that of the system: asking for the scheme takes 20 ms


def _follow_contrast_theme(app: QApplication, _palette: object) -> None:
    if _HAS_CONTRAST_THEMES and _wants_contrast(app):
        apply_palette(app)


def _wants_contrast(app: QApplication) -> bool:
    """Whether high contrast is on in the system; Qt knows it since 6.10."""
    hints = app.styleHints()
    return hasattr(hints, "accessibility") and (
        hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    )


def _system_is_dark(app: QApplication) -> bool:
    known = app.styleHints().colorScheme()
    if known is not Qt.ColorScheme.Unknown:
        return known is Qt.ColorScheme.Dark
    return theme.is_dark(app.style().standardPalette())  # a desktop without a known scheme


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


def style_sheet(colours: Tokens) -> str:
    """Return the style sheet in these colours."""
    return _own(colours) + _controls(colours) + _lists(colours) + _menus(colours)


def _own(c: Tokens) -> str:
    return f"""
        QScrollArea #qt_scrollarea_viewport, AddPetForm {{ background: transparent; }}
        *[role="card"] {{ background: {c.surface}; border: 1px solid {c.line}; border-radius: {RADIUS}px; }}
        *[role="title"] {{ color: {c.accent}; }}
        *[role="quiet"] {{ color: {c.quiet}; }}
        *[role="error"] {{ color: {c.error}; }}
        *[role="stale"] {{ color: {c.warning}; }}
        *[role="banner"] {{ background: {c.warning_back}; color: {c.warning}; border-radius: {RADIUS}px;
            padding: {GAP}px {MARGIN - UNIT}px; }}
        QFrame[role="banner"] QLabel {{ color: {c.warning}; }}
        QFrame[role="banner"][flash="true"] {{ border: 2px solid {c.warning};
            padding: {GAP - 2}px {MARGIN - UNIT - 2}px; }}
        *[role="done"] {{ background: {c.available_back}; border-radius: {RADIUS}px;
            padding: {GAP}px {MARGIN - UNIT}px; }}
        QFrame[role="done"] QLabel {{ color: {c.available}; }}
        StagingBanner, StagingBanner QLabel {{ background: {c.band}; color: {c.on_band}; border: none; padding: 0;
            spacing: 0; font-weight: 600; }}
        QPushButton[role="card"] {{ padding: 0; min-height: 0; }}
        QPushButton[role="card"]:hover {{ background: {c.hover}; border-color: {c.control_line}; }}
        QPushButton[role="card"]:pressed {{ background: {c.selection}; }}
        QPushButton[role="card"]:focus {{ border: 2px solid {c.accent}; padding: 0; min-height: 0; }}
        QPushButton[role="filter"] {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.control_line};
            border-left-width: 0; border-radius: 0; padding: 0 {GAP + UNIT}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QPushButton[role="filter"][edge="left"] {{ border-left-width: 1px;
            border-top-left-radius: {RADIUS}px; border-bottom-left-radius: {RADIUS}px; }}
        QPushButton[role="filter"][edge="right"] {{
            border-top-right-radius: {RADIUS}px; border-bottom-right-radius: {RADIUS}px; }}
        QPushButton[role="filter"]:hover {{ background: {c.hover}; }}
        QPushButton[role="filter"]:checked {{ background: {c.selection}; color: {c.on_selection}; font-weight: 600; }}
        QPushButton[role="filter"]:focus {{ border: 2px solid {c.accent}; padding: 0 {GAP + UNIT - 1}px;
            min-height: {CONTROL_HEIGHT - 4}px; }}
        QPushButton[role="filter"]:disabled {{ color: {c.disabled}; border-color: {c.control_line}; }}
        QPushButton[role="tool"] {{ padding: 0 {GAP}px; }}
        QPushButton[role="tool"]:focus {{ padding: 0 {GAP - 1}px; }}
        QToolButton[role="link"] {{ color: {c.accent}; }}
        QPushButton[role="profile"] {{ background: {c.local_back}; color: {c.local}; border: 1px solid transparent;
            border-radius: {RADIUS}px; padding: 0 {GAP + UNIT}px; min-height: {TARGET}px; font-weight: 600; }}
        QPushButton[role="profile"][profile="staging"] {{ background: {c.staging_back}; color: {c.staging}; }}
        QPushButton[role="profile"][profile="production"] {{
            background: {c.production_back}; color: {c.production}; }}
        QPushButton[role="profile"][profile="none"] {{ background: transparent; color: {c.quiet}; font-weight: 400; }}
        QPushButton[role="profile"]:hover {{ border-color: {c.control_line}; }}
        QPushButton[role="profile"]:focus {{ border: 2px solid {c.accent}; padding: 0 {GAP + UNIT - 1}px;
            min-height: {TARGET - 2}px; }}
    """


def _controls(c: Tokens) -> str:
    return f"""
        QPushButton {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.control_line};
            border-radius: {RADIUS}px; padding: 0 {MARGIN - UNIT}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QPushButton, QToolButton, QCheckBox {{ outline: none; }}
        QPushButton[role="small"] {{ padding: 1px {GAP}px; min-height: {TARGET - 4}px; }}
        QPushButton[role="small"]:focus {{ padding: 0 {GAP - 1}px; min-height: {TARGET - 4}px; }}
        QPushButton[role="quiet"] {{ background: transparent; color: {c.text}; border-color: transparent; }}
        QPushButton::menu-indicator {{ image: none; width: {MARGIN}px; }}
        QPushButton:hover {{ background: {c.hover}; }}
        QPushButton:pressed, QPushButton:checked {{ background: {c.selection}; color: {c.on_selection}; }}
        QPushButton:focus {{ border: 2px solid {c.accent}; padding: 0 {MARGIN - UNIT - 1}px;
            min-height: {CONTROL_HEIGHT - 4}px; }}
        QPushButton:disabled {{ color: {c.disabled}; border-color: {c.line}; }}
        QPushButton[role="primary"], QDialog QPushButton:default {{ background: {c.accent}; color: {c.on_accent};
            border-color: {c.accent}; }}
        QPushButton[role="primary"]:hover, QDialog QPushButton:default:hover {{ background: {c.accent_hover}; }}
        QPushButton[role="primary"]:focus, QDialog QPushButton:default:focus {{ border-color: {c.accent_ring}; }}
        QPushButton[role="primary"]:disabled, QDialog QPushButton:default:disabled {{ background: {c.disabled_back};
            border-color: {c.disabled_back}; color: {c.disabled}; }}
        QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
        QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: {RADIUS}px;
            padding: 0 {UNIT}px; min-width: {TARGET - 2 * UNIT - 2}px; min-height: {TARGET - 2}px; }}
        QToolButton:hover {{ background: {c.hover}; }}
        QToolButton:pressed, QToolButton:checked {{ background: {c.selection}; color: {c.on_selection}; }}
        QToolButton:focus {{ border: 2px solid {c.accent}; padding: 0 {UNIT - 1}px; min-height: {TARGET - 4}px; }}
        QLineEdit, QPlainTextEdit {{ background: {c.surface}; border: 1px solid {c.control_line};
            border-radius: {RADIUS}px; selection-background-color: {c.accent}; selection-color: {c.on_accent}; }}
        QLineEdit {{ padding: 0 {GAP}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QLineEdit[invalid="true"] {{ border-color: {c.error}; }}
        QLineEdit:disabled, QLineEdit:read-only {{ background: {c.window}; color: {c.disabled}; }}
        QLineEdit:focus, QPlainTextEdit:focus {{ border: 2px solid {c.accent}; }}
        QLineEdit:focus {{ padding: 0 {GAP - 1}px; min-height: {CONTROL_HEIGHT - 4}px; }}
        QLineEdit[invalid="true"]:focus {{ border-color: {c.error}; }}
        QComboBox {{ background: {c.surface}; border: 1px solid {c.control_line}; border-radius: {RADIUS}px;
            padding: 0 {GAP}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QComboBox:focus {{ border: 2px solid {c.accent}; padding: 0 {GAP - 1}px;
            min-height: {CONTROL_HEIGHT - 4}px; }}
        QComboBox::drop-down {{ border: none; width: {2 * MARGIN}px; }} QComboBox::down-arrow {{ image: none; }}
        QProgressBar {{ background: {c.disabled_back}; border: none; border-radius: {UNIT}px; }}
        QProgressBar::chunk {{ background: {c.accent}; border-radius: {UNIT}px; }}
        QCheckBox {{ spacing: {GAP}px; min-height: {TARGET}px; }}
        QCheckBox::indicator, QTableView::indicator {{ width: {MARGIN - 2}px; height: {MARGIN - 2}px;
            background: {c.surface}; border: 1px solid {c.control_line}; border-radius: {UNIT}px; }}
        QCheckBox::indicator:hover, QTableView::indicator:hover {{ background: {c.hover}; }}
        QTableView::indicator:disabled {{ border-color: {c.line}; }}
        QCheckBox::indicator:focus {{ border: 2px solid {c.accent}; width: {MARGIN - 4}px; height: {MARGIN - 4}px; }}
    """


def _lists(c: Tokens) -> str:
    return f"""
        QTableView, QListView {{ background: {c.surface}; border: 1px solid {c.line}; border-radius: {RADIUS}px;
            selection-background-color: {c.selection}; selection-color: {c.on_selection}; outline: none; }}
        QListView:focus {{ border: 1px solid {c.accent}; }}
        QTableView::item {{ padding: 0 {GAP}px; border: none; }}
        QComboBox QAbstractItemView {{ border-color: {c.control_line}; padding: {UNIT}px; }}
        QComboBox QAbstractItemView::item {{ min-height: {CONTROL_HEIGHT - UNIT}px; padding: 0 {UNIT}px;
            border: 1px solid transparent; border-radius: {UNIT}px; }}
        QComboBox QAbstractItemView::item:selected {{ background: {c.selection}; color: {c.on_selection};
            border-color: {c.accent}; }}
        QHeaderView {{ background: transparent; border: none; }}
        QHeaderView::section {{ background: transparent; color: {c.quiet}; border: none;
            border-bottom: 1px solid {c.line}; padding: 0 {GAP + UNIT - 1}px; font-weight: 600; }}
        QHeaderView::up-arrow, QHeaderView::down-arrow {{ image: none; width: 0; }}
        QTableCornerButton::section {{ background: {c.surface}; border: none; }}
        QScrollBar {{ background: transparent; border: none; margin: 0; }}
        QScrollBar:vertical {{ width: {3 * UNIT}px; }}
        QScrollBar:horizontal {{ height: {3 * UNIT}px; }}
        QScrollBar::handle {{ background: {c.control_line}; border: none; margin: 3px; border-radius: 3px;
            min-height: {CONTROL_HEIGHT}px; min-width: {CONTROL_HEIGHT}px; }}
        QScrollBar::handle:hover {{ background: {c.quiet}; }}
        QScrollBar::handle:disabled {{ background: transparent; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
        QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    """


def _menus(c: Tokens) -> str:
    return f"""
        QStatusBar, QMenuBar {{ background: {c.window}; }}
        QStatusBar::item {{ border: none; }}
        QMenuBar::item {{ background: transparent; padding: {UNIT + 1}px {GAP}px; border: 1px solid transparent;
            border-radius: {UNIT}px; }}
        QMenuBar::item:selected {{ background: {c.selection}; color: {c.on_selection}; border-color: {c.accent}; }}
        QMenu {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.control_line}; padding: {UNIT}px; }}
        QMenu::item {{ padding: {RADIUS}px {MARGIN + UNIT}px; border: 1px solid transparent;
            border-radius: {UNIT}px; }}
        QMenu::icon, QMenu::indicator {{ left: {GAP}px; }}
        QMenu::item:selected {{ background: {c.selection}; color: {c.on_selection}; border-color: {c.accent}; }}
        QMenu::item:disabled {{ color: {c.disabled}; }}
        QMenu::separator {{ height: 1px; background: {c.line}; margin: {UNIT}px {GAP}px; }}
        QToolTip {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.control_line};
            padding: {UNIT}px; }}
    """
