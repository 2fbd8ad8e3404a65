"""The signals that end the program in order: SIGTERM, Ctrl+C and Ctrl+Break."""

import signal
from socket import socketpair
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

# SIGBREAK is Windows': Ctrl+Break, and the end of the console that the program was started in.
_ENDING: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]


class SignalWatcher(QObject):
    """Wakes Qt's loop on SIGTERM, Ctrl+C and Ctrl+Break, so that Python ends the program in order at once."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._reader, self._writer = socketpair()
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda: self._reader.recv(64))
        for number in _ENDING:
            signal.signal(number, lambda *_: app.exit(0))  # asking no window, which may ask back
