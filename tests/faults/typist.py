"""A program that types names into the form, one after the other, until it is killed: its own process, offscreen."""

import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from petstore_gui.composition import make_application, make_window
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from tests.connection.fakes import MemoryKeyring
from tests.support.patience import PATIENCE_S
from tests.support.service import KEY
from tests.support.windows import with_undo


def main(address: str, folder: str, pace_ms: str, undo_s: str, *names: str) -> None:
    """Type ``names``, a letter each ``pace_ms``, on the service at ``address``; print each and when its Enter was.

    Each can be taken back for ``undo_s``. In place of an address, ``this-computer`` is the store there.
    """
    app = make_application("en")
    data = Path(folder)

    def make_connector() -> Connector:
        return Connector(SettingsFile(data / "settings.json"), Credentials(ApiKey(KEY), MemoryKeyring()), data)

    _tasks, session, window = make_window(make_connector, with_undo(int(undo_s)))
    window.show()
    session.open_failed.connect(_end)
    if address == ProfileName.THIS_COMPUTER:
        session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER), deadline_s=PATIENCE_S)
    else:
        session.open(lambda connector: connector.open_address(address))
    while session.connection is None or not window.isEnabled():
        app.processEvents()
    window._build_features()  # noqa: SLF001  a person waits half a second
    lines = {line.accessibleName(): line for line in window.findChildren(QLineEdit)}
    QTest.keyClicks(lines["Category"], "7")
    for name in names:
        QTest.keyClicks(lines["Name"], name, delay=int(pace_ms))
        QTest.keyClick(lines["Name"], Qt.Key.Key_Return, delay=int(pace_ms))
        print(name, time.monotonic(), flush=True)  # to the test
    while True:
        app.processEvents()
        time.sleep(0.001)


def _end(error: Exception) -> None:
    sys.exit(f"not opened: {error!r}")


if __name__ == "__main__":
    main(*sys.argv[1:])
