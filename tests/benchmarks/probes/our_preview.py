"""The program's window on a service, and a file to import in it: how long until every row is shown, and the gaps."""

import csv
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from petstore_gui import app, composition

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.connection.connector import Connector
    from petstore_gui.runtime.tasks import Tasks
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.window.main_window import MainWindow
    from petstore_gui.ui.window.ui_state import UiState

CALM_MS = 1500  # after the list has come: what is loaded late is there


class Opener(QObject):
    """Imports ``file`` once the window is calm; prints ms until all rows are painted, and the longest gap in ms."""

    def __init__(self, session: "Session", window: "MainWindow", file: Path, rows: int) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._rows = rows
        self._begun = self._last_beat = self._longest = 0.0
        self._is_shown = False
        self._heart = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self._on_heart_timeout)
        session.opened.connect(self._on_session_opened)

    def _on_session_opened(self) -> None:
        QTimer.singleShot(CALM_MS, self._start)

    def _start(self) -> None:
        self._begun = self._last_beat = time.perf_counter()
        self._heart.start()
        self._window.import_file(str(self._file))

    def _on_heart_timeout(self) -> None:
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._last_beat)
        self._last_beat = now
        if self._is_shown:  # a round of the event loop ago: it is painted by now
            self._heart.stop()
            print((now - self._begun) * 1000, self._longest * 1000, flush=True)
            self._window.close()
            return
        from petstore_gui.ui.importing.dialog import ImportDialog

        dialog = self._window.findChild(ImportDialog)
        self._is_shown = dialog is not None and dialog.model.rowCount() == self._rows


def write_file(folder: Path, kind: str, rows: int) -> Path:
    """Write a file of so many animals."""
    statuses = ("available", "pending", "sold")
    cells = [(f"No. {number}", str(number % 50), statuses[number % 3]) for number in range(rows)]
    table, file = [("Name", "Category", "Status"), *cells], folder / f"animals.{kind}"
    if kind == "csv":
        with file.open("w", newline="", encoding="utf-8") as opened:
            csv.writer(opened).writerows(table)
        return file
    import xlsxwriter

    with xlsxwriter.Workbook(str(file)) as workbook:
        sheet = workbook.add_worksheet()
        for row, texts in enumerate(table):
            for column, text in enumerate(texts):
                sheet.write_string(row, column, text)
    return file


def main() -> None:
    """Run the program with the arguments behind the first two: csv or xlsx, and the number of rows."""
    kind, rows = sys.argv.pop(1), int(sys.argv.pop(1))
    make_window = composition.make_window
    with TemporaryDirectory(prefix="petstore-gui-") as folder:
        file = write_file(Path(folder), kind, rows)

        def make_opening_window(
            make_connector: "Callable[[], Connector]", ui_state: "UiState | None" = None
        ) -> "tuple[Tasks, Session, MainWindow]":
            tasks, session, window = make_window(make_connector, ui_state)
            Opener(session, window, file, rows)
            return tasks, session, window

        composition.make_window = make_opening_window
        code = app.main()
    sys.exit(code)


if __name__ == "__main__":
    main()
