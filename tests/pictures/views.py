"""Scenes of saved views: one that was left by a search, its name, the dialog with all, a file, and the menu."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMenuBar

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.saved_views import SAVED_VIEWS, SavedView, ViewSettings
from petstore_gui.ui.named.saved_views import SavedViewsDialog, ViewNameDialog
from tests.pictures.stage import Stage, calm

_FOR_ALL: Final = """
[saved_views]
"Kittens for sale" = {status = "available", category = 3, search = "a", sort = ["name"]}
"""
_NAMES: Final = ("Sold last week", "<b>Kittens</b> for the shop window")
VIEW_NAMES: Final = (*_NAMES, "Kittens for sale")
_THEIRS: Final = (
    SavedView(_NAMES[0], ViewSettings(PetStatus.SOLD, "fish")),
    SavedView("Fish", ViewSettings(search="fish")),
)


def _saved(stage: Stage) -> None:
    """Save two views, the second of which is then in use."""
    stage.set_for_all(_FOR_ALL)
    stage.open()
    for status, name in zip(("Sold", "Pending"), _NAMES, strict=True):
        stage.press(status)
        stage.choose("Save view as…")
        stage.wait_for_windows(2)
        stage.write("Name", name)
        stage.press("Save")
        stage.wait(lambda: not _is_asking(stage))


def _is_asking(stage: Stage) -> bool:
    return any(each.isVisible() for each in stage.window.findChildren(ViewNameDialog))


def _changed(stage: Stage) -> None:
    _saved(stage)
    stage.write("Find in the list", "m")
    calm()


def _name(stage: Stage) -> None:
    _saved(stage)
    stage.choose("Save view as…")
    stage.wait_for_windows(2)
    stage.write("Name", _NAMES[0].upper())
    stage.press("Save")


def _edit(stage: Stage) -> SavedViewsDialog:
    _saved(stage)
    stage.choose("Edit saved views…")
    stage.wait_for_windows(2)
    return next(each for each in stage.window.findChildren(SavedViewsDialog) if each.isVisible())


def _all(stage: Stage) -> None:
    _edit(stage)


def _take_over(stage: Stage) -> None:
    dialog = _edit(stage)
    with TemporaryDirectory(prefix="petstore-gui-pictures-") as folder:
        file = Path(folder) / "Views.json"
        SAVED_VIEWS.write_file(file, _THEIRS)
        dialog._import_file(file)  # noqa: SLF001  the chooser of files is Qt's own
        stage.wait_for_windows(3)


def _discard(stage: Stage) -> None:
    _edit(stage)
    stage.press("Move down")
    stage.close_top()
    stage.wait_for_windows(3)


def _menu(stage: Stage) -> None:
    _saved(stage)
    bar = stage.window.findChildren(QMenuBar)[0]
    bar.setActiveAction(bar.actions()[1])
    stage.wait_for_windows(2)
    view = bar.actions()[1].menu()
    assert isinstance(view, QMenu)
    menus = [each for each in view.actions() if isinstance(each.menu(), QMenu)]
    view.setActiveAction(menus[2])
    QTest.keyClick(view, Qt.Key.Key_Return)
    stage.wait_for_windows(3)


VIEWS: Final[dict[str, Callable[[Stage], None]]] = {
    "view-changed": _changed,
    "view-name": _name,
    "views": _all,
    "views-take-over": _take_over,
    "views-discard": _discard,
    "views-menu": _menu,
}
