"""The icons: drawings in resources/icons, in the colours of the scheme in use."""

from functools import cache
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QIcon,
    QImage,
    QImageReader,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget
from shiboken6 import isValid

from petstore_gui.runtime.assets import resource
from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

Target = QAbstractButton | QAction
"""The objects that can have an icon."""

_themed: Final[WeakKeyDictionary[Target, tuple[str, str]]] = WeakKeyDictionary()
_APP_ICON: Final = "petstore-gui"
_APP_ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_HIGH_DPI: Final = 2.0  # Qt scales down from this for the ratios between
_MIRRORED: Final = frozenset({"list", "next", "previous", "quit"})  # icons that point in the direction of reading


def icon(name: str, colour_name: str = "text", *, trailing_space: int = 0, in_menu: bool = False) -> QIcon:
    """Return the icon ``name`` in the present colour of ``colour_name``; :func:`set_themed_icon` updates it later.

    ``trailing_space``, in pixels, stays free after it, as Qt puts text too close to an icon. Raises
    ``FileNotFoundError`` if there is no such icon.
    """
    result = QIcon()
    colours = theme.tokens()
    looks = [
        (getattr(colours, colour_name), QIcon.Mode.Normal, QIcon.State.Off),
        (colours.disabled, QIcon.Mode.Disabled, QIcon.State.Off),
    ]
    if colours.on_selection != colours.text:  # only in a contrast theme: our schemes have one colour for both
        looks.append((colours.on_selection, QIcon.Mode.Normal, QIcon.State.On))
        if in_menu:
            looks.append((colours.on_selection, QIcon.Mode.Active, QIcon.State.Off))
    for colour, mode, state in looks:
        for ratio in sorted({1.0, _screen_ratio(), _HIGH_DPI}):
            pixmap = _pixmap(name, colour, round(theme.ICON * ratio), round(trailing_space * ratio))
            result.addPixmap(pixmap, mode, state)
    return result


def reserve_icon(button: QPushButton) -> None:
    """Reserve the room for the icon that :func:`set_themed_icon` draws after the first paint, so that nothing moves."""
    blank = QPixmap(theme.ICON + theme.UNIT, theme.ICON)
    blank.fill(Qt.GlobalColor.transparent)
    button.setIcon(QIcon(blank))
    button.setIconSize(blank.size())


def set_themed_icon(target: Target, name: str, colour_name: str = "text") -> None:
    """Set the icon of ``target``; it follows changes of the scheme."""
    _themed[target] = name, colour_name
    if isinstance(target, QPushButton) and target.text():
        target.setIcon(icon(name, colour_name, trailing_space=theme.UNIT))
        target.setIconSize(QSize(theme.ICON + theme.UNIT, theme.ICON))
    else:
        target.setIcon(icon(name, colour_name, in_menu=isinstance(target, QAction)))


def refresh_icons() -> None:
    """Redraw all icons of :func:`set_themed_icon`, after a change of the scheme."""
    for target, (name, colour_name) in list(_themed.items()):
        if isValid(target):
            set_themed_icon(target, name, colour_name)


def app_icon() -> QIcon:
    """Return the icon of the program, in all its sizes."""
    result = QIcon()
    for size in _APP_ICON_SIZES:
        result.addPixmap(_pixmap(_APP_ICON, "", size))
    return result


class Picture(QWidget):
    """A large icon. It decorates a sentence, so it has no accessible name."""

    def __init__(self, name: str, colour_name: str = "quiet", size: int = theme.PICTURE) -> None:
        super().__init__()
        self._name = name
        self._colour_name = colour_name
        self.setFixedSize(size, size)

    def show_icon(self, name: str) -> None:
        """Show another icon."""
        self._name = name
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        size = round(self.width() * self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.rect(), _pixmap(self._name, getattr(theme.tokens(), self._colour_name), size))


def _pixmap(name: str, colour: str, size: int, trailing_space: int = 0) -> QPixmap:
    """Return a drawing of ``size`` pixels with the space after it, from Qt's cache if possible."""
    right_to_left = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    key = f"{name} {colour} {size} {trailing_space} {right_to_left}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        image = _image(name, colour, size)  # first, since it may fail: a painter must not outlive its pixmap
        if right_to_left and name in _MIRRORED:
            image = image.flipped(Qt.Orientation.Horizontal)
        pixmap = QPixmap(size + trailing_space, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.drawImage(trailing_space if right_to_left else 0, 0, image)
        painter.end()
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _image(name: str, colour: str, size: int) -> QImage:
    # With the image plugin, which Qt loads at the first image: importing QtSvg would delay the first paint.
    drawing = QBuffer()
    drawing.setData(_source(name).replace("currentColor", colour).encode())
    reader = QImageReader(drawing, QByteArray(b"svg"))
    reader.setScaledSize(QSize(size, size))
    return reader.read()


@cache
def _source(name: str) -> str:
    return resource(f"icons/{name}.svg").read_text("utf-8")


def _screen_ratio() -> float:
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
