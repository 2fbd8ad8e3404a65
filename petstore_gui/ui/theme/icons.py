"""The icons: drawings in resources/icons, in the colours of the scheme in use. Loaded when the first one is wanted."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QPainter, QPaintEvent, QPixmap, QPixmapCache, QTransform
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from petstore_gui.assets import resource
from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

Target = QAbstractButton | QAction
"""What has an icon."""

_NAME: Final = "iconName"
_INK: Final = "iconInk"
_OURS: Final = "petstore-gui"
_OURS_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_TWICE: Final = 2  # what is between is made smaller from this
_MIRRORED: Final = frozenset({"quit", "find"})  # those that point the way one reads


def icon(name: str, ink: str = "text", *, room: int = 0) -> QIcon:
    """Return the icon ``name`` in the colour of the token ``ink`` that is in use now; :func:`put` keeps it so.

    ``room`` is left free after it: Qt puts words too close to an icon. Raises ``FileNotFoundError`` where there is no
    such drawing.
    """
    made = QIcon()
    colours = theme.tokens()
    for mode, colour in ((QIcon.Mode.Normal, getattr(colours, ink)), (QIcon.Mode.Disabled, colours.control_line)):
        for ratio in sorted({1.0, _screen_ratio(), float(_TWICE)}):
            made.addPixmap(_drawn(name, colour, round(theme.ICON * ratio), round(room * ratio)), mode)
    return made


def put(target: Target, name: str, ink: str = "text") -> None:
    """Give ``target`` an icon that follows the scheme."""
    target.setProperty(_NAME, name)
    target.setProperty(_INK, ink)
    if isinstance(target, QPushButton) and target.text():
        target.setIcon(icon(name, ink, room=theme.UNIT))
        target.setIconSize(QSize(theme.ICON + theme.UNIT, theme.ICON))
    else:
        target.setIcon(icon(name, ink))


def recolour(app: QApplication) -> None:
    """Draw anew what :func:`put` has put anywhere: the scheme has changed."""
    for widget in app.allWidgets():
        targets: list[Target] = [*widget.actions()]
        if isinstance(widget, QAbstractButton):
            targets.append(widget)
        for target in targets:
            if name := target.property(_NAME):
                put(target, name, target.property(_INK))


def app_icon() -> QIcon:
    """Return the program's own icon."""
    made = QIcon()
    for size in _OURS_SIZES:
        made.addPixmap(_drawn(_OURS, "", size))
    return made


class Picture(QWidget):
    """One of the icons, large. It decorates a sentence, so a screen reader hears nothing of it."""

    def __init__(self, name: str, ink: str = "quiet", size: int = theme.PICTURE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._ink = ink
        self.setFixedSize(size, size)

    def show_icon(self, name: str, ink: str = "quiet") -> None:
        """Show another one."""
        self._name = name
        self._ink = ink
        self.update()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        drawn = _drawn(self._name, getattr(theme.tokens(), self._ink), round(self.width() * ratio))
        QPainter(self).drawPixmap(self.rect(), drawn)


def _drawn(name: str, colour: str, size: int, room: int = 0) -> QPixmap:
    """Return a drawing of ``size`` pixels, and ``room`` after it. Qt keeps the last ones, each colour by itself."""
    from_right = _reads_from_the_right()
    key = f"{name} {colour} {size} {room} {from_right}"
    drawn = QPixmap()
    if not QPixmapCache.find(key, drawn):
        mirrored = from_right and name in _MIRRORED
        before = room if from_right and not mirrored else 0
        drawn = _draw(name, colour, QRectF(before, 0, size, size), size + room)
        if mirrored:
            drawn = drawn.transformed(QTransform.fromScale(-1, 1))
        QPixmapCache.insert(key, drawn)
    return drawn


def _draw(name: str, colour: str, place: QRectF, width: int) -> QPixmap:
    from PySide6.QtCore import Qt
    from PySide6.QtSvg import QSvgRenderer

    # First, since it may fail: a painter must not outlive its pixmap.
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    drawn = QPixmap(width, int(place.height()))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    renderer.render(painter, place)
    painter.end()
    return drawn


@cache
def _source(name: str) -> str:
    return resource(f"icons/{name}.svg").read_text("utf-8")


def _screen_ratio() -> float:
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0


def _reads_from_the_right() -> bool:
    from PySide6.QtCore import Qt

    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
