import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

import petstore_gui
from petstore_gui.runtime.assets import resource
from petstore_gui.ui.theme import appearance, icons, theme
from petstore_gui.ui.theme.tokens import DARK, LIGHT

DRAWINGS = resource("icons")
NAMES = sorted(path.stem for path in DRAWINGS.glob("*.svg"))
FAMILY = [name for name in NAMES if name != "petstore-gui"]
CODE = Path(petstore_gui.__file__).parent


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    appearance.apply(qapp, dark=False)
    yield qapp
    appearance.apply(qapp, dark=False)


def strongest(image: QImage) -> str:
    """Return the colour of what is drawn: of the pixels that let nothing through."""
    solid = [
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    ]
    return max(set(solid), key=solid.count)


def drawn(icon: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal, *, trailing_space: int = 0) -> QImage:
    return icon.pixmap(QSize(theme.ICON + trailing_space, theme.ICON), mode).toImage()


def test_each_icon_is_of_one_family() -> None:
    keys = ("viewBox", "stroke", "fill", "stroke-width", "stroke-linecap")
    for name in FAMILY:
        root = ET.fromstring((DRAWINGS / f"{name}.svg").read_text("utf-8"))  # noqa: S314  our own file
        assert [root.get(key) for key in keys] == ["0 0 24 24", "currentColor", "none", "2", "round"], name


def test_the_licence_lies_beside_the_icons() -> None:
    words = (DRAWINGS / "LICENSE").read_text("utf-8")
    assert "ISC License" in words
    assert "The MIT License" in words


def test_only_icons_that_are_used_are_carried() -> None:
    code = "\n".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))
    # As the value of a keyword, an argument or a member: not as a word in a list of some other kind.
    assert [name for name in NAMES if not re.search(rf'(?:icon=|[(=:] ?|, |return |else )"{name}"', code)] == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_an_icon_has_the_colour_of_its_token(app: QApplication, *, dark: bool) -> None:
    appearance.apply(app, dark=dark)
    colours = theme.tokens()
    assert strongest(drawn(icons.icon("close"))) == colours.text
    assert strongest(drawn(icons.icon("close", "on_accent"))) == colours.on_accent
    assert strongest(drawn(icons.icon("close"), QIcon.Mode.Disabled)) == colours.disabled


@pytest.mark.usefixtures("app")
def test_an_icon_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("unicorn")


def test_what_has_an_icon_changes_with_the_scheme_while_it_is_open(app: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = QDialog(window)
    button, tool, action = QPushButton("Refresh", dialog), QToolButton(dialog), QAction(window)
    menu = QMenu(window)
    menu.addAction(action)
    for target in (button, tool, action):
        icons.set_themed_icon(target, "close")
    for dark in (True, False, True):
        appearance.apply(app, dark=dark)
        wanted = (DARK if dark else LIGHT).text
        assert strongest(drawn(button.icon(), trailing_space=theme.UNIT)) == wanted
        assert strongest(drawn(tool.icon())) == strongest(drawn(action.icon())) == wanted


@pytest.mark.usefixtures("app")
def test_an_icon_is_as_sharp_as_the_screen() -> None:
    made = icons.icon("search")
    for ratio in (1.0, 2.0):
        pixmap = made.pixmap(QSize(theme.ICON, theme.ICON), ratio)
        assert pixmap.width() == theme.ICON * ratio
        assert pixmap.devicePixelRatio() == ratio


@pytest.mark.usefixtures("app")
def test_words_do_not_touch_their_icon(qtbot: QtBot) -> None:
    button = QPushButton("Refresh")
    qtbot.addWidget(button)
    icons.set_themed_icon(button, "refresh")
    assert button.iconSize() == QSize(theme.ICON + theme.UNIT, theme.ICON)
    image = button.icon().pixmap(button.iconSize()).toImage()
    assert inked(image, range(theme.ICON, image.width())) == 0
    assert inked(image, range(theme.ICON)) > 0


def inked(image: QImage, columns: range) -> int:
    return sum(image.pixelColor(x, y).alpha() > 0 for x in columns for y in range(image.height()))


def test_where_one_reads_from_the_right_the_room_and_the_arrow_change_sides(app: QApplication) -> None:
    before = {name: drawn(icons.icon(name)) for name in ("quit", "search")}
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    wide = drawn(icons.icon("search", trailing_space=theme.UNIT), trailing_space=theme.UNIT)
    assert inked(wide, range(theme.UNIT)) == 0
    assert drawn(icons.icon("search")) == before["search"]
    assert drawn(icons.icon("quit")) == before["quit"].flipped(Qt.Orientation.Horizontal)


@pytest.mark.usefixtures("app")
def test_the_program_has_an_icon_of_its_own_in_every_size() -> None:
    made = icons.app_icon()
    assert [size.width() for size in made.availableSizes()] == [16, 24, 32, 48, 64, 128, 256]
    for size in (16, 32, 256):
        image = made.pixmap(size, size).toImage()
        assert image.pixelColor(0, 0).alpha() == 0  # a round corner
        assert image.pixelColor(size // 2, size * 7 // 10) == QColor("white")  # the paw
        assert image.pixelColor(size // 2, size // 16 + 1).name() == LIGHT.accent
