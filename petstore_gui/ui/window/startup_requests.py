"""What a start of the program, or a link that macOS brings, asks of the window."""

from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from petstore_gui.runtime.single_instance import RequestKind, StartupRequest, request_of_link
from petstore_gui.ui import override
from petstore_gui.ui.window.main_window import MainWindow


def take(window: MainWindow, request: StartupRequest) -> None:
    """Bring the open window to the front, and run the request of a later start once nobody types there."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    if QApplication.activeWindow() is None:  # else the keys stay where somebody may be typing
        (QApplication.activeModalWidget() or window).activateWindow()
    _run_when_idle(window, request)


def _run_when_idle(window: MainWindow, request: StartupRequest) -> None:
    wait_s = window.seconds_until_idle
    if wait_s > 0:
        QTimer.singleShot(ceil(wait_s * 1000), window, partial(_run_when_idle, window, request))
    else:
        run_request(window, request)


def run_request(window: MainWindow, request: StartupRequest) -> None:
    """Do what a start asks for."""
    match request.kind:
        case RequestKind.NOTHING:
            pass
        case RequestKind.ADD:
            window.start_adding()
        case RequestKind.LOOK_UP:
            window.look_up(request.pet_id)
        case RequestKind.LINK:
            window.open_link(request.pet_id)
        case RequestKind.IMPORT:
            window.import_file(request.file)


class LinkApplication(QApplication):
    """The application on macOS, which brings links to the program that is open and not to a later start."""

    link_opened = Signal(str)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.link_opened.emit(event.url().toString())
            return True
        return super().event(event)


def take_links(app: QApplication, window: MainWindow) -> None:
    """Open the links that macOS brings."""
    if isinstance(app, LinkApplication):
        app.link_opened.connect(lambda text: take(window, request_of_link(text)))
