"""The program's window on a service, and an import in it: how long it takes, and how the event loop bears it."""

import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from petstore_gui import app, composition
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.outbox.imports import ImportPlan, ImportRecord, PlannedRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.connection.connector import Connector
    from petstore_gui.runtime.tasks import Tasks
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.window.main_window import MainWindow
    from petstore_gui.ui.window.ui_state import UiState

CALM_MS = 1500  # after the list has come: what is loaded late is there


class Importer(QObject):
    """Imports ``rows`` animals once the window is calm; prints seconds, and the longest gap of each second in ms."""

    def __init__(self, session: "Session", window: "MainWindow", rows: int) -> None:
        super().__init__(window)
        from petstore_gui.ui.importing.runner import ImportRunner
        from petstore_gui.ui.pet_list.list_controller import PetListController

        controller = window.findChild(PetListController)
        assert controller is not None
        self._runner = ImportRunner(session, controller.refresh, self)
        self._runner.ended.connect(self._on_runner_ended)
        self._rows = rows
        self._begun = self._last_beat = 0.0
        self._gaps: dict[int, float] = {}
        self._heart = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self._on_heart_timeout)
        session.opened.connect(self._on_session_opened)

    def _on_session_opened(self) -> None:
        QTimer.singleShot(CALM_MS, self._start)

    def _start(self) -> None:
        plan = ImportPlan(
            "animals.csv",
            tuple(
                PlannedRow(
                    number,
                    (f"No. {number}", str(number % 7), "available"),
                    NewPet(name=f"No. {number}", category_id=number % 7, status=PetStatus.AVAILABLE),
                )
                for number in range(2, self._rows + 2)
            ),
            ("name", "category", "status"),
            ("Name", "Category", "Status"),
        )
        self._begun = self._last_beat = time.perf_counter()
        self._heart.start()
        self._runner.start(plan)

    def _on_heart_timeout(self) -> None:
        now = time.perf_counter()
        second = int(now - self._begun)
        self._gaps[second] = max(self._gaps.get(second, 0.0), now - self._last_beat)
        self._last_beat = now

    def _on_runner_ended(self, record: ImportRecord) -> None:
        took = time.perf_counter() - self._begun
        self._on_heart_timeout()
        print(took, record.added, *(f"{gap * 1000:.1f}" for gap in self._gaps.values()), flush=True)
        self.window().close()

    def window(self) -> "MainWindow":
        parent: MainWindow = self.parent()  # type: ignore[assignment]
        return parent


def main() -> None:
    """Run the program with the arguments behind the first one, which is the number of rows."""
    rows = int(sys.argv.pop(1))
    make_window = composition.make_window

    def make_importing_window(
        make_connector: "Callable[[], Connector]", ui_state: "UiState | None" = None
    ) -> "tuple[Tasks, Session, MainWindow]":
        tasks, session, window = make_window(make_connector, ui_state)
        Importer(session, window, rows)
        return tasks, session, window

    composition.make_window = make_importing_window
    sys.exit(app.main())


if __name__ == "__main__":
    main()
