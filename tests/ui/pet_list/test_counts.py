"""A number that counts is written as the locale writes numbers, wherever it is said."""

from datetime import UTC, datetime

import httpx
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.matching import NotListed
from petstore_gui.ui.add_pet import text as add_pet_text
from petstore_gui.ui.add_pet.resolve_dialog import ResolveAddDialog
from petstore_gui.ui.commands import palette
from petstore_gui.ui.named import category_names
from petstore_gui.ui.session.category_names import CategoryNames
from tests.support.fake_store import ADDRESS, FakeStore, failing, refusing
from tests.support.windows import Desk, says, write


@pytest.fixture(autouse=True)
def _arabic_digits() -> None:
    QLocale.setDefault(QLocale("ar-EG"))


def test_the_length_of_a_name() -> None:
    assert "at most ٨٠ characters" in category_names.name_problem(InputProblem.TOO_LONG)


def test_the_limit_of_a_list(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    entry = Add(1, ADDRESS, NewPet(name="Rex", category_id=3), datetime(2026, 3, 4, tzinfo=UTC), ())
    finding = NotListed(entry, Completeness.CUT_OFF, entry.began_at)
    assert (
        "at most ١٠٠ animals of each status"
        in ResolveAddDialog(window, entry, finding, None, CategoryNames()).message.text
    )


def test_which_row_of_the_palette_it_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(palette, "announce", lambda _widget, sentence, **_how: heard.append(sentence))
    window = QMainWindow()
    window.menuBar().addMenu("&View").addAction(QAction("&Dark", window))
    window.show()
    qtbot.waitExposed(window)
    made = palette.CommandPalette(window, int, print, [])
    made.open()
    write(made, "Find a command", "dark")
    assert heard[-1] == "Dark, View, ١ of ١"
    delete(window)


def test_the_seconds_that_a_look_up_waits(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(503, "Busy.", Retry_After="17"))
    dialog = desk.look_up("3")
    desk.wait(lambda: says(dialog, "again in ١٧ s"))
    dialog.close()


def test_the_seconds_and_the_animals_that_wait(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    desk.add("Bella")
    desk.add("Charlie")
    desk.wait(lambda: says(desk.window, "٢ animals wait for the service."))
    assert says(desk.window, "Trying again in ٢ s.")


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "٠ s"), (12, "١٢ s"), (59, "٥٩ s"), (60, "١ min"), (3599, "٥٩ min"), (3600, "١ h"), (200_000, "٢ d")],
)
def test_how_long_an_add_is_not_in_the_list(seconds: int, text: str) -> None:
    assert add_pet_text.duration(seconds) == text
