"""A window in which something is typed at the very moment at which its user logs off: its own process.

Windows asks a window whether the session may end, tells it that it does, and ends the process then. Elsewhere the
process is ended as soon as Qt has said that it is about to quit, which is all that Windows lets a program have.
"""

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from petstore_gui import composition
from petstore_gui.connection import connector
from petstore_gui.connection.profile import ProfileName
from petstore_gui.runtime.cli import Options
from petstore_gui.runtime.single_instance import SingleInstance, StartupRequest

ENDED_BY_THE_SYSTEM: Final = 9
GIVEN_UP: Final = 8

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _QUERY_END_SESSION, _END_SESSION, _LOG_OFF = 0x11, 0x16, 0x80000000

    def end_session(window: QWidget) -> None:
        """End the session as Windows does."""
        handle = wintypes.HWND(int(window.winId()))
        send = ctypes.windll.user32.SendMessageW
        if not send(handle, _QUERY_END_SESSION, 0, wintypes.LPARAM(_LOG_OFF)):
            give_up("the window keeps the session from ending")
        send(handle, _END_SESSION, 1, wintypes.LPARAM(_LOG_OFF))
        os._exit(ENDED_BY_THE_SYSTEM)
else:

    def end_session(_window: QWidget) -> None:
        """End as much of the program as it would be told of."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.aboutToQuit.emit()
        os._exit(ENDED_BY_THE_SYSTEM)


def give_up(reason: object) -> None:
    """End, and say why, instead of waiting for a person to answer the window."""
    sys.stderr.write(f"{reason!r}\n")
    sys.stderr.flush()
    os._exit(GIVEN_UP)


def main(folder: str, name: str) -> int:
    """Open the store on this computer with its files in ``folder``, type ``name``, and be ended by the system."""
    data = Path(folder)
    # On Windows no variable says where they are.
    composition.data_folder = connector.data_folder = connector.config_folder = lambda: data  # type: ignore[attr-defined]
    make_window = composition.make_window

    def watched(*arguments: object) -> object:
        made = make_window(*arguments)  # type: ignore[arg-type]
        _, session, window = made
        timer = QTimer(window, interval=10)
        session.open_failed.connect(give_up)

        def look() -> None:
            lines = {line.accessibleName(): line for line in window.findChildren(QLineEdit)}
            if session.connection is None or not lines["Name"].isEnabled():
                return
            boxes = list(window._build_features().adding._worker.outboxes)  # noqa: SLF001  a person waits half a second
            if not boxes or not all(box.loaded for box in boxes):
                return
            timer.stop()
            QTest.keyClicks(lines["Name"], name)
            end_session(window)

        timer.timeout.connect(look)
        timer.start()
        return made

    composition.make_window = watched  # type: ignore[assignment]
    instance = SingleInstance(data)
    instance.start(StartupRequest(), patience_s=0)
    return composition.run(Options(profile=ProfileName.THIS_COMPUTER, language="en"), instance)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
