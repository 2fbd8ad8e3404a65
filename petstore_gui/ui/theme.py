"""One design: spacing, type and colours as named tokens, for light and for dark, and how Qt gets them."""

import sys
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

# One grid, in device-independent pixels.
UNIT: Final = 4
GAP: Final = 2 * UNIT
MARGIN: Final = 4 * UNIT
CONTROL_HEIGHT: Final = 8 * UNIT
ROW_HEIGHT: Final = 9 * UNIT
RADIUS: Final = 6

_HALF_LIGHT: Final = 128

# Asked for here, not with setStyle(): Python would load QStyle and its 600 names before the first paint.
STYLE_ARGUMENTS: Final = ("-style", "fusion") if sys.platform == "linux" else ()


class Tokens(NamedTuple):
    """The colours of one scheme, as ``#rrggbb``. Text stands 4.5:1 against what it is drawn on, chips and lines 3:1."""

    window: str
    surface: str
    text: str
    quiet: str
    line: str
    control_line: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
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


LIGHT: Final = Tokens(
    window="#f5f6f8",
    surface="#ffffff",
    text="#1a2230",
    quiet="#5a6474",
    line="#e0e4e9",
    control_line="#868f9c",
    accent="#2c6e5c",
    accent_hover="#245c4d",
    on_accent="#ffffff",
    selection="#d9eae4",
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
)

DARK: Final = Tokens(
    window="#15181c",
    surface="#1d2127",
    text="#e6e9ee",
    quiet="#a0a9b6",
    line="#343a43",
    control_line="#6d7684",
    accent="#5cb89d",
    accent_hover="#72c9af",
    on_accent="#0c1512",
    selection="#23453b",
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
)


def tokens() -> Tokens:
    """Return the colours of the scheme in use, which is the one that the palette is of."""
    return DARK if _is_dark(QGuiApplication.palette()) else LIGHT


def apply(app: QApplication, *, dark: bool | None = None) -> None:
    """Give ``app`` the look of the system's scheme, or of the one asked for; call it again when the system's changes.

    Windows and macOS keep their own style and palette; there only our own widgets take our colours.
    """
    if sys.platform == "linux":
        if dark is None:
            dark = _is_dark(app.palette())  # Fusion has taken it from the system
        app.setPalette(_palette(DARK if dark else LIGHT))
    app.setStyleSheet(_style_sheet(tokens()))


def mark(widget: QWidget, name: str, value: str) -> None:
    """Set a property that the style sheet asks for, and give ``widget`` the look of its new value."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().polish(widget)


def scaled(font: QFont, factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a copy of ``font``, larger by ``factor``: the type scale is made of the system's own size."""
    font = QFont(font)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))
    font.setWeight(weight)
    return font


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


def _style_sheet(colours: Tokens) -> str:
    c = colours
    native = sys.platform != "linux"
    shared = f"""
        QScrollArea #qt_scrollarea_viewport, AddPetForm {{ background: transparent; }}
        *[role="card"] {{ background: {c.surface}; border: 1px solid {c.line}; border-radius: {RADIUS}px; }}
        *[role="quiet"] {{ color: {c.quiet}; }}
        *[role="error"] {{ color: {c.error}; }}
        *[role="stale"] {{ color: {c.warning}; }}
        *[role="banner"] {{ background: {c.warning_back}; color: {c.warning}; border-radius: {RADIUS}px;
            padding: {GAP}px {MARGIN - UNIT}px; }}
        QPushButton[role="filter"] {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.control_line};
            border-left-width: 0; border-radius: 0; padding: 0 {MARGIN}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QPushButton[role="filter"][edge="first"] {{ border-left-width: 1px;
            border-top-left-radius: {RADIUS}px; border-bottom-left-radius: {RADIUS}px; }}
        QPushButton[role="filter"][edge="last"] {{
            border-top-right-radius: {RADIUS}px; border-bottom-right-radius: {RADIUS}px; }}
        QPushButton[role="filter"]:hover {{ background: {c.hover}; }}
        QPushButton[role="filter"]:checked {{ background: {c.selection}; font-weight: 600; }}
        QPushButton[role="filter"]:focus {{ border: 2px solid {c.accent}; padding: 0 {MARGIN - 1}px;
            min-height: {CONTROL_HEIGHT - 4}px; }}
        QPushButton[role="filter"]:disabled {{ color: {c.quiet}; }}
        QPushButton[role="profile"] {{ background: {c.selection}; color: {c.text}; border: 1px solid transparent;
            border-radius: {RADIUS}px; padding: 0 {GAP + UNIT}px; min-height: {6 * UNIT}px; }}
        QPushButton[role="profile"][profile="staging"] {{ background: {c.pending_back}; color: {c.pending}; }}
        QPushButton[role="profile"][profile="production"] {{ background: {c.sold_back}; color: {c.text}; }}
        QPushButton[role="profile"][profile="none"] {{ background: transparent; color: {c.quiet}; }}
        QPushButton[role="profile"]:focus {{ border: 2px solid {c.accent}; padding: 0 {GAP + UNIT - 1}px;
            min-height: {6 * UNIT - 2}px; }}
    """
    if native:
        return shared
    return (
        shared
        + f"""
        QPushButton {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.control_line};
            border-radius: {RADIUS}px; padding: 0 {MARGIN - UNIT}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QPushButton[role="small"] {{ padding: 0 {GAP}px; min-height: {6 * UNIT - 2}px; }}
        QPushButton[role="small"]:focus {{ padding: 0 {GAP - 1}px; min-height: {6 * UNIT - 4}px; }}
        QPushButton:hover {{ background: {c.hover}; }}
        QPushButton:pressed {{ background: {c.selection}; }}
        QPushButton:focus {{ border: 2px solid {c.accent}; padding: 0 {MARGIN - UNIT - 1}px;
            min-height: {CONTROL_HEIGHT - 4}px; }}
        QPushButton:disabled {{ color: {c.quiet}; border-color: {c.line}; }}
        QPushButton[role="primary"], QDialog QPushButton:default {{ background: {c.accent}; color: {c.on_accent};
            border-color: {c.accent}; }}
        QPushButton[role="primary"] {{ font-weight: 600; }}
        QPushButton[role="primary"]:hover, QDialog QPushButton:default:hover {{ background: {c.accent_hover}; }}
        QPushButton[role="primary"]:focus, QDialog QPushButton:default:focus {{ border-color: {c.text}; }}
        QPushButton[role="primary"]:disabled, QDialog QPushButton:default:disabled {{ background: {c.line};
            border-color: {c.line}; color: {c.quiet}; }}
        QLineEdit, QPlainTextEdit {{ background: {c.surface}; border: 1px solid {c.control_line};
            border-radius: {RADIUS}px; selection-background-color: {c.accent}; selection-color: {c.on_accent}; }}
        QLineEdit {{ padding: 0 {GAP}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QLineEdit:focus, QPlainTextEdit:focus {{ border: 2px solid {c.accent}; }}
        QLineEdit:focus {{ padding: 0 {GAP - 1}px; min-height: {CONTROL_HEIGHT - 4}px; }}
        QLineEdit[invalid="true"] {{ border-color: {c.error}; }}
        QComboBox {{ background: {c.surface}; border: 1px solid {c.control_line}; border-radius: {RADIUS}px;
            padding: 0 {GAP}px; min-height: {CONTROL_HEIGHT - 2}px; }}
        QComboBox:focus {{ border: 2px solid {c.accent}; padding: 0 {GAP - 1}px;
            min-height: {CONTROL_HEIGHT - 4}px; }}
        QComboBox::drop-down {{ border: none; width: {2 * MARGIN}px; }} QComboBox::down-arrow {{ image: none; }}
        QComboBox QAbstractItemView {{ background: {c.surface}; border: 1px solid {c.control_line};
            selection-background-color: {c.selection}; selection-color: {c.text}; padding: {UNIT}px; }}
        QComboBox QAbstractItemView::item {{ min-height: {CONTROL_HEIGHT - UNIT}px; }}
        QLineEdit:disabled, QLineEdit:read-only {{ background: {c.window}; color: {c.quiet}; }}
        QTableView {{ background: {c.surface}; border: 1px solid {c.line}; border-radius: {RADIUS}px;
            selection-background-color: {c.selection}; selection-color: {c.text}; outline: none; }}
        QTableView:focus {{ border: 1px solid {c.accent}; }}
        QTableView::item {{ padding: 0 {GAP}px; border: none; }}
        QHeaderView {{ background: transparent; border: none; }}
        QHeaderView::section {{ background: transparent; color: {c.quiet}; border: none;
            border-bottom: 1px solid {c.line}; padding: 0 {GAP + UNIT}px; font-weight: 600; }}
        QTableCornerButton::section {{ background: {c.surface}; border: none; }}
        QScrollBar {{ background: transparent; border: none; margin: 0; }}
        QScrollBar:vertical {{ width: {3 * UNIT}px; }}
        QScrollBar:horizontal {{ height: {3 * UNIT}px; }}
        QScrollBar::handle {{ background: {c.line}; border: 2px solid {c.surface}; border-radius: {UNIT + 2}px;
            min-height: {CONTROL_HEIGHT}px; min-width: {CONTROL_HEIGHT}px; }}
        QScrollBar::handle:hover {{ background: {c.control_line}; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
        QAbstractScrollArea::corner {{ background: transparent; border: none; }}
        QProgressBar {{ background: {c.line}; border: none; border-radius: 3px; max-height: 6px; }}
        QProgressBar::chunk {{ background: {c.accent}; border-radius: 3px; }}
        QCheckBox {{ spacing: {GAP}px; }}
        QCheckBox::indicator {{ width: {3 * UNIT + 2}px; height: {3 * UNIT + 2}px; background: {c.surface};
            border: 1px solid {c.control_line}; border-radius: {UNIT - 1}px; }}
        QCheckBox::indicator:focus {{ border: 2px solid {c.accent}; width: {3 * UNIT}px; height: {3 * UNIT}px; }}
        QStatusBar, QMenuBar {{ background: {c.window}; }}
        QStatusBar::item {{ border: none; }}
        QMenuBar::item {{ background: transparent; padding: {UNIT}px {GAP}px; }}
        QMenuBar::item:selected {{ background: {c.selection}; border-radius: {UNIT}px; }}
        """
    )
