"""Composition root: makes the application, the window, the session and its workers, and ends them in order."""

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from petstore_gui import __version__
from petstore_gui.runtime.crash_reports import CrashReports
from petstore_gui.runtime.process_end import end_process
from petstore_gui.runtime.single_instance import SingleInstance, request_of_link
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.storage.folders import data_folder
from petstore_gui.ui import override
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.session.session import KEYRING_DEADLINE_S, SERVICE_DEADLINE_S, Session
from petstore_gui.ui.theme import appearance
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.ui_state import UiState

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connector
    from petstore_gui.connection.profile import ProfileName
    from petstore_gui.runtime.cli import Options

_LISTEN_AFTER_MS: Final = 1000
_GOOD_AFTER_MS: Final = 3000


def run(options: "Options", instance: SingleInstance) -> int:
    """Open the window, and return 0 once it is closed and the session and the workers have ended."""
    folder = data_folder()
    ui_state = UiState(folder / "window.json", keep=not options.demo)
    ui_state.load()
    app = make_application(options.language, ui_state)
    tasks, session, window = make_window(_make_connector, ui_state)
    if isinstance(app, LinkApplication):
        app.link_opened.connect(lambda text: window.receive(request_of_link(text)))
    # Between making and showing the window, Qt matches each widget against the style sheet only once.
    appearance.set_scheme(app, ui_state.scheme)
    crash_reports = CrashReports(folder / "crash-notes")
    crash_reports.faulted.connect(window.report_error)
    crash_reports.watch()
    tasks.errored.connect(crash_reports.keep)
    session.disconnected.connect(crash_reports.forget_key)
    window.first_painted.connect(partial(_open_first, options, session, window))  # first, as a worker has much to load
    window.first_painted.connect(crash_reports.trace_native_crashes)
    window.first_painted.connect(partial(_watch_signals, app))
    # Later, after the first animals, as it loads a library.
    window.first_painted.connect(partial(QTimer.singleShot, _LISTEN_AFTER_MS, partial(_listen, instance, window)))
    window.first_painted.connect(partial(QTimer.singleShot, _GOOD_AFTER_MS, partial(_settle, ui_state)))

    def finish() -> None:
        window.save()
        end(tasks, session)
        with suppress(OSError):
            ui_state.save()
        ui_state.settle()
        crash_reports.close()
        instance.close()

    # Not after exec(): when a user logs off, Windows ends the process as soon as this signal has been emitted.
    app.aboutToQuit.connect(finish)
    window.show()
    return end_process(app.exec())


class LinkApplication(QApplication):
    """The application for macOS, which sends links as events to the running program, not to a new start."""

    link_opened = Signal(str)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.link_opened.emit(event.url().toString())
            return True
        return super().event(event)


def make_application(language: str | None = None, ui_state: UiState | None = None) -> QApplication:
    """Make the one QApplication, in ``language``, or else the saved language or that of the system."""
    kind = LinkApplication if sys.platform == "darwin" else QApplication
    app = kind([sys.argv[0], *appearance.STYLE_ARGUMENTS])
    app.setApplicationName("petstore-gui")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("petstore-gui")
    appearance.follow_system(app)
    languages.install(app, language or (None if ui_state is None else ui_state.language))
    return app


def make_window(
    make_connector: "Callable[[], Connector]", ui_state: UiState | None = None
) -> tuple[Tasks, Session, MainWindow]:
    """Make the workers, the session and the window. ``make_connector`` is called on a worker, at its first use."""
    tasks = Tasks()
    session = Session(tasks, make_connector)
    return tasks, session, MainWindow(session, ui_state)


def end(tasks: Tasks, session: Session) -> None:
    """End the calls in progress, the service on this computer, and the threads."""
    session.close()
    tasks.close()


def _make_connector() -> "Connector":
    """Make the connector, with the HTTP client and the keyring. Runs on a worker."""
    from petstore_gui.connection.connector import connector_of_user

    return connector_of_user()


def _watch_signals(app: QApplication) -> None:
    from petstore_gui.runtime.signals import SignalWatcher

    SignalWatcher(app)


def _settle(ui_state: UiState) -> None:
    """Mark the start as a good one, and turn garbage collection on, without the objects of the start, which stay."""
    ui_state.settle()
    gc.freeze()
    gc.enable()


def _listen(instance: SingleInstance, window: MainWindow) -> None:
    if not instance.listen(window.receive):
        window.status.report_not_listening()


def _open_first(options: "Options", session: Session, window: MainWindow) -> None:
    """Open the service of the options, else the last one; at a first start, show the welcome page."""
    if options.demo:
        session.open_demo()
    elif (base_url := options.base_url) is not None:
        session.open(lambda connector: connector.open_address(base_url))
    elif options.profile is not None:
        _open_named(session, options.profile)
    else:
        session.run_with_connector(
            lambda connector: connector.settings().first,
            owner=window,
            done=partial(_on_first_profile, session, window),
            failed=partial(_on_no_settings, window),
            deadline_s=SERVICE_DEADLINE_S,  # no keyring, but many modules, perhaps from a cold disk
        )
    window.run_request(options.request)


def _on_first_profile(session: Session, window: MainWindow, name: "ProfileName | None") -> None:
    if name is None:
        window.welcome()
    else:
        _open_named(session, name)


def _on_no_settings(window: MainWindow, error: Exception) -> None:
    window.welcome()
    window.report_error(error)


def _open_named(session: Session, name: "ProfileName") -> None:
    from petstore_gui.connection.profile import ProfileName

    # The store on this computer needs no keyring, but starts slowly from a cold disk with a virus scanner.
    deadline_s = SERVICE_DEADLINE_S if name is ProfileName.THIS_COMPUTER else KEYRING_DEADLINE_S
    session.open(lambda connector: connector.open(name), deadline_s=deadline_s)
