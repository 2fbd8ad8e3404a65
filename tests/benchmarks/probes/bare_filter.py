"""The bare filter: the shortest script that, at a click, gets the animals of a status and puts them into a table."""

import os
import time
from functools import partial

import httpx
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)


def main() -> None:
    app = QApplication([])
    client = httpx.Client(
        base_url=os.environ["PETSTORE_BASE_URL"], headers={"Authorization": f"Bearer {os.environ['PETSTORE_API_KEY']}"}
    )
    window = QMainWindow()
    table = QTableWidget(0, 4)
    page = QWidget()
    column = QVBoxLayout(page)
    for status in ("available", "pending", "sold"):
        button = QPushButton(status)
        button.clicked.connect(partial(_fetch, client, table, status))
        column.addWidget(button)
    column.addWidget(table)
    window.setCentralWidget(page)
    window.resize(1180, 720)
    begun = time.monotonic()
    from tests.benchmarks.probes.watch import watch

    watch(window, begun=begun, then=_take_orders)
    window.show()
    _fetch(client, table, "available")
    app.exec()


def _fetch(client: httpx.Client, table: QTableWidget, status: str, _checked: object = None) -> None:
    pets = client.get("/pets", params={"limit": 100, "status": status}).json()
    table.setRowCount(len(pets))
    for row, pet in enumerate(pets):
        for column, value in enumerate((pet["id"], pet["name"], pet["categoryId"], pet.get("status", ""))):
            table.setItem(row, column, QTableWidgetItem(str(value)))


def _take_orders(window: QMainWindow) -> None:
    from tests.benchmarks.probes.clicking import Clicker

    Clicker(window)
