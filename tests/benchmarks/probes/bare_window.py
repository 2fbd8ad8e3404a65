"""The bare window: the shortest script that shows a table."""

import time

from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget


def main() -> None:
    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(QTableWidget(0, 4))
    window.resize(1180, 720)
    begun = time.monotonic()
    from tests.benchmarks.probes.watch import watch

    watch(window, begun=begun)
    window.show()
    app.exec()
