"""The program's table and find bar in a window with 100,000 animals; types and clicks when the parent says so."""

import os
import random
import time

from PySide6.QtCore import QObject, QPoint, QSocketNotifier, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QVBoxLayout, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_list.search_bar import SearchBar
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.theme import appearance
from tests.benchmarks.probes.watch import Painted, watch

ROWS = 100_000
NAMES = ("Rex", "Luna", "Milo", "Bella", "Café", "Zoë", "Max", "Ümit")
STATUSES = ("available", "pending", "sold", None)


class Hand(QObject):
    """Takes lines from standard input: ``type x``, ``back``, ``click 2`` or ``anew``, for the same animals as new ones.

    Answers each with the milliseconds until the rows were painted.
    """

    def __init__(self, line: QLineEdit, table: PetTableView, pets: list[Pet]) -> None:
        super().__init__(table)
        self._line = line
        self._table = table
        self._pets = pets
        self._begun = 0.0
        self._painted = Painted(table.viewport(), lambda: True, self._on_painted)
        self._painted.armed = False
        self._orders = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._orders.activated.connect(self._on_orders_activated)

    def _on_orders_activated(self) -> None:
        order = os.read(0, 100).decode().split()
        if not order:  # the parent is done
            os._exit(0)
        self._painted.armed = True
        self._begun = time.perf_counter()
        match order:
            case ["type", sign]:
                QTest.keyClicks(self._line, sign)
            case ["back"]:
                QTest.keyClick(self._line, Qt.Key.Key_Backspace)
            case ["click", column]:
                header = self._table.horizontalHeader()
                place = QPoint(header.sectionViewportPosition(int(column)) + 20, header.height() // 2)
                QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
            case _:
                self._table.show_pets(self._pets)

    def _on_painted(self) -> None:
        print((time.perf_counter() - self._begun) * 1000, flush=True)


def main() -> None:
    app = QApplication([__file__, *appearance.STYLE_ARGUMENTS])
    appearance.apply(app)
    table, bar = PetTableView(), SearchBar()
    page = QWidget()
    column = QVBoxLayout(page)
    column.addWidget(bar)
    column.addWidget(table)
    bar.wanted.connect(table.find)
    bar.wanted.connect(lambda _text: bar.show_count(*table.counts))
    window = QMainWindow()
    window.setCentralWidget(page)
    window.resize(1180, 720)
    pets = _pets()
    table.show_pets(pets)
    table.selectRow(ROWS // 2)
    watch(window)
    window.show()
    bar.start()
    Hand(bar.findChildren(QLineEdit)[0], table, pets)
    app.exec()


def _pets() -> list[Pet]:
    """Return animals in no order, of which many share names, categories and states."""
    dice = random.Random(4)  # noqa: S311  the same animals each time
    ids = [2**53 + 7 * number for number in range(ROWS)]
    dice.shuffle(ids)
    return [
        Pet(
            id=pet_id,
            name=f"{dice.choice(NAMES)} {dice.randrange(20_000)}",
            category_id=dice.randrange(60),
            status=dice.choice(STATUSES),
        )
        for pet_id in ids
    ]
