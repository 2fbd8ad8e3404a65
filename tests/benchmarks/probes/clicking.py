"""Clicks a filter button when the parent says so, and tells it how long the new rows took to be on the screen."""

import os
import time

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QPushButton, QTableView

from tests.benchmarks.probes.watch import ROWS, Painted

STATUS_COLUMN = 3


class Clicker(QObject):
    """Takes lines from standard input: the status whose button is to be clicked, and "beat" to watch the event loop.

    Answers each with the milliseconds until the rows were painted and those of the longest time that the event loop
    stood still; the second is 0 without "beat", which costs time of its own.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._buttons = {
            (button.accessibleName() or button.text()).lower(): button for button in window.findChildren(QPushButton)
        }
        self._table = window.findChildren(QTableView)[0]
        self._wanted = ""
        self._begun = self._last_beat = self._longest_gap = 0.0
        self._heart = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self._on_heart_timeout)
        self._painted = Painted(self._table.viewport(), self._shows_wanted, self._on_painted)
        self._painted.armed = False
        self._orders = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._orders.activated.connect(self._on_orders_activated)

    def _on_orders_activated(self) -> None:
        order = os.read(0, 100).decode().split()
        if not order:  # the parent is done
            os._exit(0)
        self._wanted = order[0]
        self._painted.armed = True
        self._longest_gap = 0.0
        self._begun = self._last_beat = time.perf_counter()
        if "beat" in order:
            self._heart.start()
        QTest.mouseClick(self._buttons[self._wanted], Qt.MouseButton.LeftButton)

    def _shows_wanted(self) -> bool:
        model = self._table.model()
        return model.rowCount() == ROWS and str(model.index(0, STATUS_COLUMN).data()).lower() == self._wanted

    def _on_heart_timeout(self) -> None:
        now = time.perf_counter()
        self._longest_gap = max(self._longest_gap, now - self._last_beat)
        self._last_beat = now

    def _on_painted(self) -> None:
        took = time.perf_counter() - self._begun
        if self._heart.isActive():
            self._on_heart_timeout()
            self._heart.stop()
        print(took * 1000, self._longest_gap * 1000, flush=True)
