"""The real program, started as its console script starts it; only its paints are watched."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from petstore_gui import app

app.load_qt()  # as it does itself before it imports what follows
from petstore_gui import composition  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from petstore_gui.connection.connector import Connector
    from petstore_gui.runtime.tasks import Tasks
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.window.main_window import MainWindow
    from petstore_gui.ui.window.ui_state import UiState


def main() -> None:
    _run(None)


def main_for_clicks() -> None:
    _run(_take_orders)


def _run(then: "Callable[[QMainWindow], None] | None") -> None:
    make_window = composition.make_window

    def make_watched_window(
        make_connector: "Callable[[], Connector]", ui_state: "UiState | None" = None
    ) -> "tuple[Tasks, Session, MainWindow]":
        tasks, session, window = make_window(make_connector, ui_state)
        from tests.benchmarks.probes.watch import watch  # with Qt, so not before the program imports it

        watch(window, then=then)
        return tasks, session, window

    composition.make_window = make_watched_window
    sys.exit(app.main())


def _take_orders(window: "QMainWindow") -> None:
    from tests.benchmarks.probes.clicking import Clicker

    Clicker(window)
