"""What a start of the program, or a link that macOS brings, wants of the window."""

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from petstore_gui.single_instance import RequestKind, StartupRequest, wish_of_link
from petstore_gui.ui import override

if TYPE_CHECKING:
    from petstore_gui.ui.main_window.main_window import MainWindow


def take(window: "MainWindow", wish: StartupRequest) -> None:
    """Bring the window that is open already to the front, and do what a later start wishes, once nobody types there."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    if QApplication.activeWindow() is None:  # else the keys stay where somebody may be typing
        (QApplication.activeModalWidget() or window).activateWindow()
    _fulfil_when_quiet(window, wish)


def _fulfil_when_quiet(window: "MainWindow", wish: StartupRequest) -> None:
    wait_s = window.quiet_in_s
    if wait_s > 0:
        QTimer.singleShot(ceil(wait_s * 1000), window, partial(_fulfil_when_quiet, window, wish))
    else:
        fulfil(window, wish)


def fulfil(window: "MainWindow", wish: StartupRequest) -> None:
    """Do what a start wishes."""
    match wish.want:
        case RequestKind.NOTHING:
            pass
        case RequestKind.ADD:
            window.start_adding()
        case RequestKind.LOOK_UP:
            window.look_up(wish.pet_id)
        case RequestKind.LINK:
            window.open_link(wish.pet_id)


class LinkApplication(QApplication):
    """The application on macOS, which brings links to the program that is open and not to a later start."""

    link_opened = Signal(str)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.link_opened.emit(event.url().toString())
            return True
        return super().event(event)


def take_links(app: QApplication, window: "MainWindow") -> None:
    """Do what links wish that macOS brings."""
    if isinstance(app, LinkApplication):
        app.link_opened.connect(lambda text: take(window, wish_of_link(text)))
