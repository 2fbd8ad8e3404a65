"""Scenes that begin with a choice: questions, menus that open, the overview in each state and what leads off it."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.ui.named.category_names import CategoryNamesDialog
from petstore_gui.ui.overview.chart import CategoryBar
from petstore_gui.ui.window.wiring import offer_reset_after_crashes
from tests.pictures.pet_store import animals, answering, busy, failing
from tests.pictures.stage import Stage
from tests.support.windows import name_category

_MOMO: Final = Pet(id=-42, name="Momo", category_id=-7, status="sold")  # nothing forbids such numbers
_MINE: Final = {1: "Dogs", 2: "Cats", 3: "Birds"}
_THEIRS: Final = {1: "Large dogs", 3: "Parrots and their like", 7: "Fish"}


def _production(stage: Stage) -> None:
    stage.open()
    stage.choose("Ask before adding to Production")
    stage.write("Name", "Rex")
    stage.write("Category", "1")
    stage.press("Add animal")
    stage.wait_for_windows(2)


def _reset(stage: Stage) -> None:
    stage.open()
    window = stage.window
    window._ui_state.suspected = True  # noqa: SLF001  as after two starts that came to no good end
    offer_reset_after_crashes(window._ui_state, window._errors)  # noqa: SLF001
    stage.wait_for_windows(2)


def _link(stage: Stage) -> None:
    stage.open()
    stage.window.open_link(-(2**63))
    stage.wait_for_windows(2)


def _link_note(stage: Stage) -> None:
    stage.open()
    stage.window.open_link(None)
    stage.wait_for_windows(2)


def _category_names(stage: Stage) -> CategoryNamesDialog:
    """Give some categories names, without leaving the dialog."""
    stage.open()
    stage.choose("Category names…")
    stage.wait_for_windows(2)
    dialog = next(each for each in stage.window.findChildren(CategoryNamesDialog) if each.isVisible())
    for number, name in _MINE.items():
        name_category(dialog, str(number), name)
    return dialog


def _discard(stage: Stage) -> None:
    _category_names(stage)
    stage.close_top()
    stage.wait_for_windows(3)


def _take_over(stage: Stage) -> None:
    dialog = _category_names(stage)
    with TemporaryDirectory(prefix="petstore-gui-pictures-") as folder:
        file = Path(folder) / "Categories.json"
        CATEGORY_NAMES.write_file(file, _THEIRS)
        dialog._import_file(file)  # noqa: SLF001  the chooser of files is Qt's own
        stage.wait_for_windows(3)


def _language_note(stage: Stage) -> None:
    stage.open()
    stage.choose("Deutsch")
    stage.wait_for_windows(2)


def _overview_table(stage: Stage) -> None:
    stage.open(answering([_MOMO, *animals(60)]))
    stage.choose("Overview")
    stage.press("Show as a table")


def _overview_empty(stage: Stage) -> None:
    stage.open(answering([]))
    stage.choose("Overview")


def _overview_failed(stage: Stage) -> None:
    stage.begin_opening(failing(httpx.ConnectError("refused")))
    stage.wait_for_windows(2)
    stage.press("Close")
    stage.choose("Overview")


def _only_category(stage: Stage) -> None:
    stage.open()
    stage.choose("Overview")
    bar = next(each for each in stage.window.findChildren(CategoryBar) if each.isVisible())
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Return)
    stage.wait(stage.table.isVisible)


def _find_nothing(stage: Stage) -> None:
    stage.open()
    stage.choose("Find in the list")
    stage.write("Find in the list", "unicorn")


def _row_menu(stage: Stage) -> None:
    stage.open()
    stage.select_row(1)
    _point(stage.table.viewport(), stage.table.visualRect(stage.table.currentIndex()).center())
    stage.wait_for_windows(2)


def _header_menu(stage: Stage) -> None:
    stage.open()
    header = stage.table.horizontalHeader().viewport()
    _point(header, header.rect().center())
    stage.wait_for_windows(2)


def _history(stage: Stage) -> None:
    stage.open(answering([_MOMO, *animals()]))
    stage.press("Look up ID…")
    for pet_id in ("240", "204", "-42"):
        stage.write("Animal ID", pet_id)
        stage.enter("Animal ID")
        stage.wait_for_words(pet_id)
        stage.wait_for_words("As of")  # the ID alone is there while it is looked up
    stage.wait_for_words("Recent")


def _list(stage: Stage) -> None:
    _history(stage)
    _look_up_list(stage)
    stage.wait_for_words("not found")


def _list_waits(stage: Stage) -> None:
    stage.open()
    stage.answer_with(busy(40))
    _look_up_list(stage)
    stage.wait_for_words("again in")


def _look_up_list(stage: Stage) -> None:
    stage.choose("Look up ID…")
    stage.write("Animal ID", "204, 17, 102, x, 9007199254740993, 59, 227")
    stage.enter("Animal ID")


def _point(widget: QWidget, place: QPoint) -> None:
    """Ask for the menu of a place with the mouse."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)


QUESTIONS: Final[dict[str, Callable[[Stage], None]]] = {
    "question-production": _production,
    "question-reset": _reset,
    "question-link": _link,
    "link-note": _link_note,
    "question-discard": _discard,
    "question-take-over": _take_over,
    "language-note": _language_note,
    "overview-table": _overview_table,
    "overview-empty": _overview_empty,
    "overview-failed": _overview_failed,
    "only-category": _only_category,
    "find-nothing": _find_nothing,
    "row-menu": _row_menu,
    "header-menu": _header_menu,
    "lookup-history": _history,
    "lookup-list": _list,
    "lookup-list-waits": _list_waits,
}
