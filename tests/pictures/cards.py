"""The scenes of one animal at the counter: its card beside the table, the menu of its row, and others of its name."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.pictures.pet_store import animals, answering
from tests.pictures.stage import Stage, calm


def _card(stage: Stage) -> None:
    stage.open()
    stage.select_row(2)
    QTest.keyClick(stage.table, Qt.Key.Key_Return)
    stage.wait_for_words("from the list")


def _card_long(stage: Stage) -> None:
    stage.open(answering([pet for pet in animals() if pet.id == 102]))  # with a long name
    stage.select_row(0)
    QTest.keyClick(stage.table, Qt.Key.Key_Return)
    stage.wait_for_words("from the list")


def _card_gone(stage: Stage) -> None:
    pets = animals(12)
    stage.open(answering(pets))
    stage.select_row(2)
    QTest.keyClick(stage.table, Qt.Key.Key_Return)
    del pets[2]
    stage.press("Refresh")
    stage.wait_for_words("is no longer in the list.")


def _row_menu(stage: Stage) -> None:
    stage.open()
    stage.select_row(2)
    place = stage.table.visualRect(stage.table.currentIndex()).center()
    viewport = stage.table.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    stage.wait_for_windows(2)
    calm()


def _duplicate(stage: Stage) -> None:
    pets = animals(12)
    stage.open(answering(pets))
    stage.write("Name", pets[2].name)
    stage.write("Category", str(pets[2].category_id))
    stage.wait_for_words("in this category")


def _duplicates(stage: Stage) -> None:
    pets = [replace(pet, name="Rex", category_id=2) for pet in animals(12)]
    stage.open(answering(pets))
    stage.write("Name", "Rex")
    stage.write("Category", "2")
    stage.wait_for_words("in this category")


def _not_in_list(stage: Stage) -> None:
    pets = animals(12)
    stage.open(answering(pets))
    stage.answer_with(answering(animals()))
    stage.press("Look up ID…")
    stage.write("Animal ID", "204")
    stage.enter("Animal ID")
    stage.wait_for_words("As of")
    stage.press("Show in list")
    stage.wait_for_words("does not have it")


CARDS: Final[dict[str, Callable[[Stage], None]]] = {
    "card": _card,
    "card-long": _card_long,
    "card-gone": _card_gone,
    "row-menu": _row_menu,
    "form-duplicate": _duplicate,
    "form-duplicates": _duplicates,
    "lookup-not-in-list": _not_in_list,
}
