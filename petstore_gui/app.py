"""Composition root: arguments become objects, objects a window, the window an orderly end."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from petstore_gui import __version__
from petstore_gui.connection.profile import AddressError, ProfileName, parse_address
from petstore_gui.inventory.entry import EntryError, parse_pet_id

if TYPE_CHECKING:
    from socket import socket

    from PySide6.QtWidgets import QApplication

    from petstore_gui.connection.connector import Connection, Connector
    from petstore_gui.tasks import Tasks
    from petstore_gui.ui.main_window import MainWindow
    from petstore_gui.ui.session import Session

_NO_DISPLAY: Final = "petstore-gui: there is no display to open a window on; try petstore-gui --self-check\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 after an orderly end, 1 without a display, 2 for bad arguments."""
    options = _parser().parse_args(arguments)
    if options.self_check:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # what that platform cannot do
        from petstore_gui.self_check import self_check

        return self_check(options.picture)
    if not _has_display():
        sys.stderr.write(_NO_DISPLAY)
        return 1
    return run(options)


def run(options: argparse.Namespace) -> int:
    """Open the window and return when it has been closed and everything behind it has ended."""
    gc.disable()  # until the first paint: there is no garbage yet, and looking for it takes time
    app = make_application()
    tasks, session, window = make_window(make_connector)
    signals = _Signals(app)
    window.first_painted.connect(signals.watch)
    window.first_painted.connect(partial(_begin, options, session, window))
    window.show()
    code = app.exec()
    signals.close()
    end(tasks, session)
    return code


def make_application() -> "QApplication":
    """Make the one QApplication, in the system's colours."""
    from PySide6.QtWidgets import QApplication

    from petstore_gui.ui import theme

    app = QApplication([sys.argv[0], *theme.STYLE_ARGUMENTS])
    app.setApplicationName("petstore-gui")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("petstore-gui")
    theme.apply(app)
    app.styleHints().colorSchemeChanged.connect(partial(_on_color_scheme_changed, app))
    return app


def make_window(make_connector: "Callable[[], Connector]") -> "tuple[Tasks, Session, MainWindow]":
    """Make the window and what works behind it. ``make_connector`` is called off the GUI thread, when first needed."""
    from petstore_gui.tasks import Tasks
    from petstore_gui.ui.main_window import MainWindow
    from petstore_gui.ui.session import Session

    tasks = Tasks()
    session = Session(tasks, make_connector)
    window = MainWindow(session)
    sys.excepthook = partial(_on_uncaught, window)
    return tasks, session, window


def end(tasks: "Tasks", session: "Session") -> None:
    """End what the window has begun: calls under way, the service on this computer, the threads."""
    sys.excepthook = sys.__excepthook__
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
            signal.signal(number, lambda *_: self._app.quit())

    def close(self) -> None:
        """Stop watching."""
        if self._sockets:
            import signal

            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            for each in self._sockets:
                each.close()


def _begin(options: argparse.Namespace, session: "Session", window: "MainWindow") -> None:
    """Open what was asked for, or what was open last; the first start is welcomed."""
    gc.freeze()
    gc.enable()
    if options.lookup is not None:
        window.look_up(options.lookup)
    opener: Callable[[Connector], Connection]
    from petstore_gui.ui.session import SERVICE_DEADLINE_S

    if options.demo:
        session.open(_open_demo, deadline_s=SERVICE_DEADLINE_S)
        return
    if options.base_url is not None:
        opener = partial(_open_address, base_url=options.base_url)
    elif options.profile is not None:
        opener = partial(_open_profile, name=options.profile)
    else:
        session.ask(
            _last_profile,
            owner=window,
            done=partial(_on_last_profile, session, window),
            failed=partial(_on_no_settings, window),
        )
        return
    session.open(opener)


def _on_last_profile(session: "Session", window: "MainWindow", name: ProfileName | None) -> None:
    if name is None:
        window.welcome()
    else:
        session.open(partial(_open_profile, name=name))


def _on_no_settings(window: "MainWindow", error: Exception) -> None:
    window.welcome()
    window.say_fault(error)


def _last_profile(connector: "Connector") -> ProfileName | None:
    return connector.settings().last_profile


def _open_demo(connector: "Connector") -> "Connection":
    return connector.open_demo()


def _open_address(connector: "Connector", *, base_url: str) -> "Connection":
    return connector.open_address(base_url)


def _open_profile(connector: "Connector", *, name: ProfileName) -> "Connection":
    return connector.open(name)


def make_connector() -> "Connector":
    """Build what connects. Runs on a worker thread: nothing of it is imported before the first paint."""
    from petstore_gui.connection.api_key import key_from_environment
    from petstore_gui.connection.connector import Connector
    from petstore_gui.connection.credentials import Credentials
    from petstore_gui.connection.settings import SettingsFile, default_folders, default_system_file

    folders = default_folders()
    settings = SettingsFile(folders.config / "settings.json", default_system_file(os.environ))
    return Connector(settings, Credentials(key_from_environment(os.environ)), folders.data)


def _on_color_scheme_changed(app: "QApplication", scheme: object) -> None:
    from PySide6.QtCore import Qt

    from petstore_gui.ui import theme

    theme.apply(app, dark=scheme == Qt.ColorScheme.Dark)


def _on_uncaught(window: "MainWindow", kind: type[BaseException], error: BaseException, trace: object) -> None:
    """Say that a slot has failed: the terminal gets all of it, the person one message, and the window goes on."""
    sys.__excepthook__(kind, error, trace)  # type: ignore[arg-type]  # what the interpreter hands over
    if isinstance(error, Exception):
        window.say_fault(error)


def _has_display() -> bool:
    """Whether Qt will find a screen; on Linux it would end the process where there is none."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    if os.environ.get("WAYLAND_DISPLAY"):
        return True
    host, _, rest = os.environ.get("DISPLAY", "").rpartition(":")
    number = rest.partition(".")[0]
    # A display on this computer has a socket; one elsewhere is taken at its word.
    return number.isdigit() and (host not in {"", "unix"} or Path(f"/tmp/.X11-unix/X{number}").exists())  # noqa: S108


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="petstore-gui", description="The animals of a Pet Store service.")
    parser.add_argument("--version", action="version", version=f"petstore-gui {__version__}")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--demo", action="store_true", help="a throw-away store on this computer, with sample animals")
    where.add_argument(
        "--base-url",
        type=_base_url,
        metavar="URL",
        help="this service, with the key in PETSTORE_API_KEY; stores nothing",
    )
    where.add_argument(
        "--profile",
        type=ProfileName,
        choices=list(ProfileName),
        metavar="NAME",
        help=f"open this profile: {', '.join(ProfileName)}",
    )
    parser.add_argument("--lookup", type=_pet_id, metavar="ID", help="look up this animal at once")
    parser.add_argument(
        "--self-check", action="store_true", help="try the main job on a throw-away store without a screen"
    )
    parser.add_argument("--picture", type=Path, metavar="FILE", help="with --self-check: save a picture of the window")
    return parser


def _base_url(text: str) -> str:
    try:
        return parse_address(text).base_url
    except AddressError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _pet_id(text: str) -> int:
    try:
        return parse_pet_id(text)
    except EntryError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
