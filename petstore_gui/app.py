"""Composition root: arguments become objects, objects a window, the window an orderly end."""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from petstore_gui import __version__, cli
from petstore_gui.single_instance import SingleInstance, StartupRequest, data_folder

if TYPE_CHECKING:
    from socket import socket

    from PySide6.QtWidgets import QApplication

    from petstore_gui.cli import Options
    from petstore_gui.connection.connector import Connection, Connector
    from petstore_gui.connection.profile import ProfileName
    from petstore_gui.crash_reports import CrashReports
    from petstore_gui.tasks import Tasks
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.session.session import Session
    from petstore_gui.window_memory import UiState

_LISTEN_AFTER_MS: Final = 1000
_COLLECT_AFTER_MS: Final = 1000
_GOOD_AFTER_MS: Final = 3000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 for an orderly end, 1 if nothing was opened, 2 for bad arguments."""
    options = cli.parse(arguments)
    if options.self_check:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # what that platform cannot do
        from petstore_gui.self_check import self_check

        return self_check(options.picture)
    if not cli.has_display():
        cli.say(cli.NO_DISPLAY, error=True)
        return 1
    return run(options)


def run(options: "Options") -> int:
    """Open the window and return when it has been closed and everything behind it has ended.

    Where a window is open already, that one is raised instead; the demo is one more, on a store of its own.
    """
    gc.disable()  # until the first animals should be there: what there is stays, and looking for garbage takes 15 ms
    folder = data_folder()
    instance = SingleInstance(folder)
    if not options.demo and (code := cli.leave_it_to_another(instance, options)) is not None:
        return code
    from petstore_gui.window_memory import UiState

    memory = UiState(folder / "window.json", keep=not options.demo)
    memory.load()
    app = make_application(options.language, memory)
    tasks, session, window = make_window(make_connector, memory)
    if sys.platform == "darwin":
        from petstore_gui.ui.main_window import startup_requests

        startup_requests.take_links(app, window)
    from petstore_gui.ui.main_window import preferences
    from petstore_gui.ui.theme import appearance

    appearance.set_scheme(
        app, preferences.scheme(memory)
    )  # between making and showing: each widget is matched against it once
    signals = _Signals(app)

    @cache
    def notes() -> "CrashReports":
        from petstore_gui.crash_reports import CrashReports

        made = CrashReports(folder / "crash-notes")
        made.faulted.connect(window.say_fault)
        made.watch()
        return made

    sys.excepthook = lambda *caught: notes().on_uncaught(*caught)
    tasks.errored.connect(lambda error: notes().keep(error))
    session.disconnected.connect(lambda: notes().forget_key())
    window.first_painted.connect(partial(_begin, options, session, window))  # first: it gives a worker much to load
    window.first_painted.connect(lambda: notes().trace_native_crashes())
    window.first_painted.connect(signals.watch)
    window.first_painted.connect(_collect_later)
    window.first_painted.connect(partial(_settle_later, memory, session))
    window.first_painted.connect(partial(_listen, instance, window))
    window.show()
    code = app.exec()
    signals.close()
    window.keep_place()
    window.save_now()
    end(tasks, session)
    with suppress(OSError):
        memory.save()
    memory.settle()
    notes().close()
    instance.close()
    return code


def make_application(language: str | None = None, memory: "UiState | None" = None) -> "QApplication":
    """Make the one QApplication, in this language, the one remembered or the system's; ``theme`` gives it its look."""
    from PySide6.QtWidgets import QApplication

    _import_as_python_does()
    from petstore_gui.ui.i18n import languages
    from petstore_gui.ui.main_window import preferences
    from petstore_gui.ui.theme import appearance

    kind = QApplication
    if sys.platform == "darwin":
        from petstore_gui.ui.main_window import startup_requests

        kind = startup_requests.LinkApplication
    app = kind([sys.argv[0], *appearance.STYLE_ARGUMENTS])
    app.setApplicationName("petstore-gui")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("petstore-gui")
    app.styleHints().colorSchemeChanged.connect(partial(appearance.follow_system_scheme, app))
    languages.install(app, language or (None if memory is None else preferences.language(memory)))
    return app


def _import_as_python_does() -> None:
    """Take PySide6's hook away, which reads the source of each module that is imported, looking for ``PySide6`` in it.

    It serves ``from __feature__ import …`` only, costs a quarter to half a millisecond a module and keeps every source
    in memory: 8 ms before the first paint, 20 ms and 8 MiB with httpx (PySide6 6.11; see its ``feature.py``).
    """
    import builtins

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def make_window(
    make_connector: "Callable[[], Connector]", memory: "UiState | None" = None
) -> "tuple[Tasks, Session, MainWindow]":
    """Make the window and what works behind it. ``make_connector`` is called off the GUI thread, when first needed."""
    from petstore_gui.tasks import Tasks
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.session.session import Session

    tasks = Tasks()
    session = Session(tasks, make_connector)
    return tasks, session, MainWindow(session, memory)


def end(tasks: "Tasks", session: "Session") -> None:
    """End what the window has begun: calls under way, the service on this computer, the threads."""
    session.close()
    tasks.close()


class _Signals:
    """Ends the program in order at SIGTERM and Ctrl+C: Qt's loop is woken, so that Python sees them at once."""

    def __init__(self, app: "QApplication") -> None:
        self._app = app
        self._sockets: tuple[socket, ...] = ()

    def watch(self) -> None:
        """Begin; after the first paint, which needs no sockets."""
        import signal
        from socket import socketpair

        from PySide6.QtCore import QSocketNotifier

        reader, writer = self._sockets = socketpair()
        writer.setblocking(False)
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(lambda: reader.recv(64))
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._app.exit(0))  # asking no window, which may ask back

    def close(self) -> None:
        """Stop watching."""
        if self._sockets:
            import signal

            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            for each in self._sockets:
                each.close()


def _listen(instance: "SingleInstance", window: "MainWindow") -> None:
    """Take the wishes of later starts, once the first animals should be there: it loads a library."""
    from PySide6.QtCore import QTimer

    from petstore_gui.ui.main_window import startup_requests

    QTimer.singleShot(_LISTEN_AFTER_MS, partial(instance.listen, partial(startup_requests.take, window)))


def _collect_later() -> None:
    """Look for garbage from now on: not among what the first paint has left, and not before the first animals."""
    from PySide6.QtCore import QTimer

    gc.freeze()
    QTimer.singleShot(_COLLECT_AFTER_MS, gc.enable)


def _settle_later(memory: "UiState", session: "Session") -> None:
    """Take this start for a good one when the window has been open for a while."""
    from PySide6.QtCore import QTimer

    QTimer.singleShot(
        _GOOD_AFTER_MS, partial(session.run_in_background, memory.settle, owner=session, done=_nothing, failed=_nothing)
    )


def _nothing(_value: object) -> None:
    pass


def _begin(options: "Options", session: "Session", window: "MainWindow") -> None:
    """Open what was asked for, or what was open last; the first start is welcomed."""
    if options.wish != StartupRequest():
        from petstore_gui.ui.main_window import startup_requests

        startup_requests.fulfil(window, options.wish)
    opener: Callable[[Connector], Connection]
    if options.demo:
        session.open_demo()
        return
    if options.base_url is not None:
        opener = partial(_open_address, base_url=options.base_url)
    elif options.profile is not None:
        opener = partial(_open_profile, name=options.profile)
    else:
        session.run_with_connector(
            _first_profile,
            owner=window,
            done=partial(_on_first_profile, session, window),
            failed=partial(_on_no_settings, window),
        )
        return
    session.open(opener)


def _on_first_profile(session: "Session", window: "MainWindow", name: "ProfileName | None") -> None:
    if name is None:
        window.welcome()
    else:
        session.open(partial(_open_profile, name=name))


def _on_no_settings(window: "MainWindow", error: Exception) -> None:
    window.welcome()
    window.say_fault(error)


def _first_profile(connector: "Connector") -> "ProfileName | None":
    return connector.settings().first


def _open_address(connector: "Connector", *, base_url: str) -> "Connection":
    return connector.open_address(base_url)


def _open_profile(connector: "Connector", *, name: "ProfileName") -> "Connection":
    return connector.open(name)


def make_connector() -> "Connector":
    """Build what connects. Runs on a worker thread: nothing of it is imported before the first paint."""
    from petstore_gui.connection.api_key import key_from_environment
    from petstore_gui.connection.connector import Connector
    from petstore_gui.connection.credentials import Credentials
    from petstore_gui.connection.settings import SettingsFile, default_folders
    from petstore_gui.connection.system_settings import default_system_file

    folders = default_folders()
    settings = SettingsFile(folders.config / "settings.json", default_system_file(os.environ))
    return Connector(settings, Credentials(key_from_environment(os.environ)), folders.data)
