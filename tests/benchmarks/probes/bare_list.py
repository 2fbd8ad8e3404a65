"""The bare list: the shortest script that imports Qt and httpx, fetches the animals and shows them."""

import os
import time

import httpx
from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget, QTableWidgetItem


def main() -> None:
    app = QApplication([])
    pets = httpx.get(
        os.environ["PETSTORE_BASE_URL"] + "/pets",
        params={"limit": 100},
        headers={"Authorization": f"Bearer {os.environ['PETSTORE_API_KEY']}"},
    ).json()
    window = QMainWindow()
    table = QTableWidget(len(pets), 4)
    for row, pet in enumerate(pets):
        for column, value in enumerate((pet["id"], pet["name"], pet["categoryId"], pet.get("status", ""))):
            table.setItem(row, column, QTableWidgetItem(str(value)))
    window.setCentralWidget(table)
    window.resize(1180, 720)
    begun = time.monotonic()
    from tests.benchmarks.probes.watch import watch

    watch(window, begun=begun)
    window.show()
    app.exec()
