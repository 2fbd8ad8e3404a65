"""Editing saved views: by keyboard, with nothing lost by accident, and shared as a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.saved_views import SAVED_VIEWS, SavedView, ViewSettings
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.named.saved_views import SavedViewsDialog, SavedViewsTable
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox
from tests.support.disk import full_disk
from tests.support.windows import click, column, find, press, says, selected, show_active, windows

CATS = SavedView("Cats", ViewSettings(PetStatus.SOLD, "a", 3, sort=((PetField.NAME, True),)))
DOGS = SavedView("Dogs", ViewSettings(category_id=4))
FISH = SavedView("Fish", ViewSettings(search="fish"))
SHARED = SavedView("For all", ViewSettings(), shared=True)


@pytest.fixture
def kept() -> list[tuple[SavedView, ...]]:
    return []


@pytest.fixture
def dialog(qtbot: QtBot, kept: list[tuple[SavedView, ...]]) -> Iterator[SavedViewsDialog]:
    parent, tasks = QWidget(), Tasks()
    session = Session(tasks, lambda: pytest.fail("nothing here needs a profile"))
    dialog = SavedViewsDialog(parent, session, (CATS, DOGS, FISH), (SHARED,), {3: "Cats"}, kept.append)
    dialog.open()
    show_active(qtbot, dialog)
    yield dialog
    session.close()
    tasks.close()
    delete(parent)


def table(dialog: SavedViewsDialog) -> SavedViewsTable:
    return find(dialog, SavedViewsTable, "Saved views")


def names(dialog: SavedViewsDialog) -> list[str]:
    return column(table(dialog), 0)


def rename(dialog: SavedViewsDialog, name: str) -> None:
    press(table(dialog), "F2")
    (editor,) = [each for each in table(dialog).viewport().findChildren(QLineEdit) if each.isVisible()]
    assert editor.accessibleName() == "Name of the view"
    QTest.keySequence(editor, "Ctrl+A")
    QTest.keyClicks(editor, name)
    press(editor, "Return")
    QApplication.processEvents()  # Qt commits it queued


def boxes() -> list[PlainMessageBox]:
    return [each for each in windows() if isinstance(each, PlainMessageBox)]


def test_it_lists_the_users_own_views_and_the_locked_ones_with_what_they_show_and_their_keys(
    dialog: SavedViewsDialog,
) -> None:
    assert names(dialog) == ["Cats", "Dogs", "Fish", "For all"]
    shows = ["Sold, category Cats (3), “a”, Name ▾", "All animals, category 4", "All animals, “fish”", "All animals"]
    assert column(table(dialog), 1) == shows
    assert column(table(dialog), 2) == [f"Ctrl+Alt+{number}" for number in range(1, 5)]


@pytest.mark.usefixtures("in_german")
def test_the_keys_are_named_as_the_language_has_them(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    tasks = Tasks()
    dialog = SavedViewsDialog(parent, Session(tasks, pytest.fail), (CATS, DOGS), (), {}, lambda _views: None)
    (keys,) = [column(each, 2) for each in dialog.findChildren(SavedViewsTable)]
    assert keys == ["Strg+Alt+1", "Strg+Alt+2"]
    tasks.close()


def test_a_screen_reader_hears_all_of_a_view_and_its_lock(reads_cells: bool, dialog: SavedViewsDialog) -> None:  # noqa: FBT001
    model = table(dialog).model()
    spoken = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in (1, 3)]
    assert spoken == (
        [None, None]
        if reads_cells
        else ["Dogs, All animals, category 4, Ctrl+Alt+2", "For all, All animals, Ctrl+Alt+4, set by the administrator"]
    )


def test_the_keyboard_comes_to_every_cell(dialog: SavedViewsDialog) -> None:
    columns = []
    for key in ("Right", "Right", "Down", "Left", "Left"):
        press(table(dialog), key)
        columns.append(table(dialog).currentIndex().column())
    assert columns == [1, 2, 2, 1, 0]


def test_a_view_is_renamed_in_place(dialog: SavedViewsDialog, kept: list[tuple[SavedView, ...]]) -> None:
    rename(dialog, "Small cats")
    click(dialog, "Save")
    assert kept == [(SavedView("Small cats", CATS.settings), DOGS, FISH)]


@pytest.mark.parametrize(
    ("name", "part"), [("DOGS", "“Dogs” already"), ("x" * 61, "60 characters"), (" ", "Give the view a name")]
)
def test_a_name_that_cannot_be_used_is_said_and_nothing_saved(
    dialog: SavedViewsDialog, kept: list[tuple[SavedView, ...]], name: str, part: str
) -> None:
    rename(dialog, name)
    assert says(dialog, part)
    table(dialog).select_row(2)
    click(dialog, "Save")
    assert kept == []
    assert says(dialog, part)
    assert selected(table(dialog)) == [name]


@pytest.mark.parametrize("way_out", ["rename", "remove"])
def test_a_name_is_free_again_once_the_other_view_has_another_or_is_gone(
    dialog: SavedViewsDialog, way_out: str
) -> None:
    views = table(dialog)
    views.select_row(1)
    rename(dialog, "Cats")
    assert views.rows[1].error
    views.select_row(0)
    if way_out == "rename":
        rename(dialog, "Lions")
    else:
        press(views, "Delete")
    assert [row.error for row in views.rows] == [""] * len(views.rows)


def test_views_are_moved_with_buttons_and_with_alt(dialog: SavedViewsDialog, kept: list[tuple[SavedView, ...]]) -> None:
    press(table(dialog), "Alt+Down")
    assert names(dialog)[:3] == ["Dogs", "Cats", "Fish"]
    click(dialog, "Move down")
    assert names(dialog)[:3] == ["Dogs", "Fish", "Cats"]
    assert not find(dialog, QAbstractButton, "Move down").isEnabled()
    press(table(dialog), "Alt+Down")
    assert names(dialog) == ["Dogs", "Fish", "Cats", "For all"]
    click(dialog, "Move up")
    click(dialog, "Save")
    assert kept == [(DOGS, CATS, FISH)]


@pytest.mark.parametrize("button", ["Move up", "Move down"])
def test_the_focus_leaves_a_button_that_no_longer_applies_for_the_table(dialog: SavedViewsDialog, button: str) -> None:
    table(dialog).show_row(1)
    pressed = find(dialog, QAbstractButton, button)
    pressed.setFocus()
    press(pressed, "Space")
    QTest.qWait(200)  # a button is let go a moment later
    assert not pressed.isEnabled()
    assert dialog.focusWidget() is table(dialog)


def test_a_view_is_removed_with_delete(dialog: SavedViewsDialog, kept: list[tuple[SavedView, ...]]) -> None:
    press(table(dialog), "Down")
    press(table(dialog), "Delete")
    assert selected(table(dialog)) == ["Fish"]
    click(dialog, "Save")
    assert kept == [(CATS, FISH)]


def test_a_locked_view_can_be_neither_changed_nor_removed_nor_moved(dialog: SavedViewsDialog) -> None:
    table(dialog).select_row(3)
    for name in ("Rename", "Remove", "Move up", "Move down"):
        assert not find(dialog, QAbstractButton, name).isEnabled()
    for key in ("F2", "Delete", "Alt+Up", "x"):
        press(table(dialog), key)
    assert [each for each in table(dialog).viewport().findChildren(QLineEdit) if each.isVisible()] == []
    assert names(dialog) == ["Cats", "Dogs", "Fish", "For all"]


def test_the_users_own_views_go_into_a_file_and_come_back(
    qtbot: QtBot, dialog: SavedViewsDialog, tmp_path: Path
) -> None:
    file = tmp_path / "Views.json"
    dialog._export_file(file)  # noqa: SLF001  the chooser of files is Qt's own
    qtbot.waitUntil(lambda: says(dialog, "written to Views.json."))
    assert says(dialog, "3 view")  # without the locked one
    assert SAVED_VIEWS.read_file(file) == (CATS, DOGS, FISH)
    press(table(dialog), "Delete")
    dialog._import_file(file)  # noqa: SLF001
    qtbot.waitUntil(lambda: says(dialog, "imported from Views.json."))
    assert names(dialog) == ["Dogs", "Fish", "Cats", "For all"]
    assert selected(table(dialog)) == ["Cats"]


def test_views_that_would_change_are_asked_about(qtbot: QtBot, dialog: SavedViewsDialog, tmp_path: Path) -> None:
    SAVED_VIEWS.write_file(
        tmp_path / "Views.json", (SavedView("DOGS", FISH.settings), SavedView("New", ViewSettings()))
    )
    dialog._import_file(tmp_path / "Views.json")  # noqa: SLF001
    qtbot.waitUntil(lambda: boxes() != [])
    assert says(boxes()[0], "“DOGS”")
    click(boxes()[0], "Cancel")
    assert names(dialog) == ["Cats", "Dogs", "Fish", "For all"]
    dialog._import_file(tmp_path / "Views.json")  # noqa: SLF001
    qtbot.waitUntil(lambda: boxes() != [])
    click(boxes()[0], "Import")
    assert names(dialog) == ["Cats", "DOGS", "Fish", "New", "For all"]


def test_a_file_that_cannot_be_written_or_used_is_said_and_changes_nothing(
    qtbot: QtBot, dialog: SavedViewsDialog, tmp_path: Path
) -> None:
    file = tmp_path / "Views.json"
    with full_disk():
        dialog._export_file(file)  # noqa: SLF001
        qtbot.waitUntil(lambda: says(dialog, "Views.json: "))
    assert says(dialog, "the disk is full")
    assert not file.exists()
    file.write_text("{", "utf-8")
    dialog._import_file(file)  # noqa: SLF001
    qtbot.waitUntil(lambda: says(dialog, "damaged"))
    assert names(dialog) == ["Cats", "Dogs", "Fish", "For all"]
