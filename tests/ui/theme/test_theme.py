import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QImage, QStandardItem
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from petstore_gui.ui.pet_list.filters import StatusFilter
from petstore_gui.ui.theme import appearance, theme
from petstore_gui.ui.theme.appearance import Scheme
from petstore_gui.ui.theme.tokens import DARK, LIGHT, Tokens
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.table_view import BaseTableView
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk, show_active
from tests.ui.theme.test_contrast import contrast


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    appearance.apply(qapp, dark=False)
    yield qapp
    qapp.setProperty("schemeChosen", None)
    qapp.styleHints().unsetColorScheme()
    appearance.apply(qapp, dark=False)


# ------------------------------------------------------------------------------------------------------------- schemes


@pytest.mark.parametrize(("dark", "tokens"), [(True, DARK), (False, LIGHT)], ids=["dark", "light"])
def test_a_window_takes_the_colours_of_the_scheme(
    app: QApplication, qtbot: QtBot, tokens: Tokens, *, dark: bool
) -> None:
    appearance.apply(app, dark=dark)
    assert theme.tokens() is tokens
    label = QLabel("Rex", margin=20)
    qtbot.addWidget(label)
    label.show()
    assert label.grab().toImage().pixelColor(1, 1) == QColor(tokens.window)
    assert label.palette().text().color() == QColor(tokens.text)


def test_a_scheme_that_was_chosen_stays_when_the_system_s_changes(app: QApplication) -> None:
    appearance.set_scheme(app, Scheme.DARK)
    appearance.follow_system_scheme(app, Qt.ColorScheme.Light)
    assert theme.tokens() is DARK
    appearance.set_scheme(app, Scheme.SYSTEM)
    assert theme.tokens() is LIGHT


def test_the_system_s_scheme_is_followed_as_long_as_none_is_chosen(
    app: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    for scheme, colours in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        monkeypatch.setattr(type(app.styleHints()), "colorScheme", lambda _hints, scheme=scheme: scheme)
        appearance.follow_system_scheme(app, scheme)
        assert theme.tokens() is colours


def test_the_style_is_fusion_whatever_that_of_the_system_is() -> None:
    program = "from petstore_gui.composition import make_application; print(make_application().style().name())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"QT_STYLE_OVERRIDE": "windows"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "fusion"


def is_wine() -> bool:
    return sys.platform == "win32" and hasattr(ctypes.windll.ntdll, "wine_get_version")


def set_dark_on_windows(*, dark: bool) -> None:
    """Set the scheme of Windows, and tell every window."""
    if sys.platform == "win32":
        import winreg

        folder = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
        with winreg.CreateKey(winreg.HKEY_CURRENT_USER, folder) as key:
            winreg.SetValueEx(key, "AppsUseLightTheme", 0, winreg.REG_DWORD, not dark)
        everybody, setting_changed, unless_hung = 0xFFFF, 0x1A, 2
        ctypes.windll.user32.SendMessageTimeoutW(
            everybody, setting_changed, 0, ctypes.c_wchar_p("ImmersiveColorSet"), unless_hung, 2000, None
        )


@pytest.fixture
def followed(app: QApplication, qtbot: QtBot) -> Iterator[QApplication]:
    """Return the application, following the scheme of Windows, which is light in the end."""
    if app.platformName() != "windows":
        pytest.skip("Qt's plug-in offscreen does not hear of the scheme")
    window = QWidget()  # which Windows tells
    qtbot.addWidget(window)
    window.show()
    appearance.set_scheme(app, Scheme.SYSTEM)
    appearance.follow_system(app)
    yield app
    set_dark_on_windows(dark=False)
    app.styleHints().colorSchemeChanged.disconnect()
    app.paletteChanged.disconnect()


@pytest.mark.skipif(not is_wine(), reason="sets the scheme of Windows, which elsewhere is the tester's own")
def test_the_scheme_of_windows_is_followed_unless_another_one_is_chosen(followed: QApplication, qtbot: QtBot) -> None:
    hints = followed.styleHints()
    set_dark_on_windows(dark=True)
    qtbot.waitUntil(lambda: theme.tokens() is DARK)
    set_dark_on_windows(dark=False)
    qtbot.waitUntil(lambda: theme.tokens() is LIGHT)
    appearance.set_scheme(followed, Scheme.DARK)
    assert (theme.tokens(), hints.colorScheme()) == (DARK, Qt.ColorScheme.Dark)  # Qt: its title bar, too
    set_dark_on_windows(dark=True)
    appearance.set_scheme(followed, Scheme.LIGHT)
    assert (theme.tokens(), hints.colorScheme()) == (LIGHT, Qt.ColorScheme.Light)


def test_at_the_start_the_system_s_palette_says_its_scheme() -> None:
    program = (
        "import sys\n"
        "from PySide6.QtGui import QColor, QPalette\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from petstore_gui.ui.theme import appearance, theme, tokens\n"
        "app = QApplication([sys.argv[0], *appearance.STYLE_ARGUMENTS])\n"
        "app.setPalette(QPalette(QColor(sys.argv[1])))\n"
        "appearance.set_scheme(app, appearance.Scheme(sys.argv[2]))\n"
        "print('dark' if theme.tokens() is tokens.DARK else 'light', app.styleSheet() != '')\n"
    )
    for system, scheme, shown in (("#222", "system", "dark"), ("#222", "light", "light")):
        done = subprocess.run(
            [sys.executable, "-c", program, system, scheme], capture_output=True, text=True, check=True
        )
        assert done.stdout.split() == [shown, "True"]


def test_the_frame_and_the_dialogs_of_the_system_are_told_the_scheme(
    app: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Qt.ColorScheme] = []
    # What Qt asks the platform for: the offscreen one has no schemes, so that nothing of it could be seen there.
    monkeypatch.setattr(type(app.styleHints()), "setColorScheme", lambda _hints, scheme: told.append(scheme))
    for scheme in (Scheme.DARK, Scheme.LIGHT, Scheme.SYSTEM):
        appearance.set_scheme(app, scheme)
    assert told == [Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Unknown]


def test_the_same_look_once_more_costs_nothing(app: QApplication, qtbot: QtBot) -> None:
    class Counting(QLabel):
        changes = 0

        def changeEvent(self, event: object) -> None:  # noqa: ARG002, N802  Qt's name
            Counting.changes += 1

    label = Counting("Rex")
    qtbot.addWidget(label)
    label.show()
    Counting.changes = 0
    appearance.apply(app)
    appearance.apply(app, dark=False)
    assert Counting.changes == 0
    appearance.apply(app, dark=True)
    assert Counting.changes > 0


# ---------------------------------------------------------------------------------------------------------------- type


@pytest.mark.usefixtures("qapp")
def test_type_is_scaled_from_the_system_s_own_size() -> None:
    points, pixels = QFont(), QFont()
    points.setPointSizeF(10)
    pixels.setPixelSize(10)
    assert theme.scaled_font(points, 1.5).pointSizeF() == 15
    assert theme.scaled_font(pixels, 1.5).pixelSize() == 15
    assert points.pointSizeF() == 10
    assert theme.heading_font(points).pointSizeF() == 10 * theme.Type.TITLE
    assert theme.heading_font(points).weight() == QFont.Weight.DemiBold


@pytest.mark.usefixtures("qapp")
def test_tabular_digits_are_of_one_width() -> None:
    font = theme.tabular_font(QFont())
    assert [tag.toString().data() for tag in font.featureTags()] == [b"tnum"]
    metrics = QFontMetrics(font)
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
    assert QFontInfo(font).family() == QFontInfo(QFont()).family()


# ------------------------------------------------------------------------------------------------------------ controls


def made(kind: str) -> QWidget:
    if kind == "combo box":
        box = ComboBox()
        box.addItems(["Available", "Pending"])
        return box
    if kind == "table":
        table = BaseTableView()
        table.set_up_columns(["ID", "Name"], {0: 8}, 1).appendRow([QStandardItem("7"), QStandardItem("Rex")])
        table.setCurrentIndex(table.model().index(0, 1))
        return table
    simple = {"line": QLineEdit, "text": QPlainTextEdit, "check box": CheckBox, "tool button": QToolButton}
    if kind in simple:
        widget: QWidget = simple[kind]()
        if isinstance(widget, QCheckBox | QToolButton):
            widget.setText("Show")
        return widget
    button = QPushButton("Add")
    button.setProperty("role", kind)
    button.setProperty("profile", "staging")
    return button


KINDS = ["plain", "primary", "small", "profile", "filter", "combo box", "line", "text", "check box", "tool button"]


class Pair(NamedTuple):
    """A control of a kind in an active window, and another one beside it that can have the focus instead."""

    control: QWidget
    other: QWidget
    window: QWidget


def pair(qtbot: QtBot, kind: str) -> Pair:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    if kind == "filter":
        bar = StatusFilter()
        column.addWidget(bar)
        control: QWidget = bar.findChildren(QPushButton)[1]
    else:
        control = made(kind)
        column.addWidget(control)
    other = QLineEdit()
    column.addWidget(other)
    show_active(qtbot, window)
    return Pair(control, other, window)


def around(control: QWidget) -> QImage:
    """Return the picture of a control with a little of what is around it."""
    window = control.window()
    corner = control.mapTo(window, QPoint(-2, -2))
    return window.grab().toImage().copy(corner.x(), corner.y(), control.width() + 4, control.height() + 4)


@pytest.mark.parametrize("kind", [*KINDS, "table"])
def test_the_focus_can_be_seen_on_every_kind_of_control(app: QApplication, qtbot: QtBot, kind: str) -> None:
    appearance.apply(app, dark=True)  # that the colours of both schemes stand out: test_contrast.py
    control, other, _window = pair(qtbot, kind)
    control.setFocus()
    focused = around(control)
    other.setFocus()
    bare = around(control)
    assert focused.size() == bare.size()
    changed = sum(
        contrast(focused.pixelColor(x, y).name(), bare.pixelColor(x, y).name()) >= 3
        for x in range(bare.width())
        for y in range(bare.height())
    )
    # As much as a line of one pixel around it, but for its corners; of a check box, around its box.
    size = control.size()
    if isinstance(control, BaseTableView):  # around its row
        size = QSize(control.viewport().width(), control.rowHeight(0))
    wanted = 2 * (14 + 14) if kind == "check box" else 2 * (size.width() + size.height())
    assert changed >= wanted * 0.8 - 8 * theme.RADIUS * (kind != "check box")


@pytest.mark.usefixtures("app")
def test_the_chosen_entry_of_a_menu_has_a_frame(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    first = menu.addAction("Add animal")
    menu.addAction("Refresh")
    menu.setActiveAction(first)
    place = menu.actionGeometry(first)
    assert place.height() >= theme.TARGET
    assert menu.grab().toImage().pixelColor(place.center().x(), place.top()).name() == theme.tokens().accent


@pytest.mark.usefixtures("app")
def test_the_profiles_have_colours_of_their_own(desk: Desk, store: FakeStore) -> None:
    del store
    chip = next(each for each in desk.window.findChildren(QPushButton) if each.property("role") == "profile")
    colours = theme.tokens()
    grounds = {}
    for profile in ("production", "staging", "this-computer"):
        theme.set_style_property(chip, "profile", profile)
        grounds[profile] = chip.grab().toImage().pixelColor(6, chip.height() // 2).name()
    assert grounds == {
        "production": colours.production_back,
        "staging": colours.staging_back,
        "this-computer": colours.local_back,
    }


def _label() -> QWidget:
    return PlainTextLabel("Rex & Milo")


def _chip() -> QWidget:
    chip = QPushButton("Shop")
    chip.setProperty("role", "profile")
    return chip


def _line() -> QWidget:
    return QLineEdit("12x")


def _pixels(widget: QWidget) -> QImage:
    widget.resize(160, 40)
    return widget.grab().toImage()


@pytest.mark.parametrize(
    ("make", "name", "values"),
    [
        (_label, "role", ("error", "quiet", "stale", "banner")),
        (_chip, "profile", ("none", "production", "staging", "this-computer")),
        (_line, "invalid", ("false", "true")),
    ],
    ids=["sentence", "profile", "line"],
)
def test_what_is_marked_looks_as_if_it_had_been_made_so(
    app: QApplication, qtbot: QtBot, make: Callable[[], QWidget], name: str, values: tuple[str, ...]
) -> None:
    def shown(value: str) -> QWidget:
        widget = make()
        widget.setProperty(name, value)
        qtbot.addWidget(widget)
        widget.show()
        return widget

    made = {value: _pixels(shown(value)) for value in values}
    assert all(made[one] != made[other] for one, other in combinations(values, 2))
    widget = shown(values[0])
    assert _pixels(widget) == made[values[0]]
    for value in (*values[1:], *values):
        theme.set_style_property(widget, name, value)
        assert _pixels(widget) == made[value], value
        assert widget.styleSheet() == ""
    appearance.apply(app, dark=True)
    assert _pixels(widget) == _pixels(shown(values[-1]))
