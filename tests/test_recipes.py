"""The recipes of CONTRIBUTING.md, carried out on a copy of the tree with the files that they name, and no others."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.support.commands import environment_of
from tests.support.patience import PATIENCE_S

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

ROOT: Final = Path(__file__).parents[1]

FIELD: Final = "Add a field to the animals of the service"
NOTES: Final = ROOT / "tests/recipes/add_a_field.patch"
"""What a field "notes" takes, a text that may be left out, as ``diff -u`` writes it. Numbers of lines do not count."""
MADE: Final = {"resources/openapi.json"}
"""What a command makes of the others."""


class Recipe(NamedTuple):
    """A recipe of CONTRIBUTING.md with a patch, and a program that shows on the copy what came of it."""

    section: str
    patch: Path
    program: str
    shown: list[str]
    part: str = ""
    """The line with which the part of the section begins that is carried out; empty for all of it."""
    others: frozenset[str] = frozenset()
    """Files that the section names for another thing of the kind."""


COLUMN: Final = Recipe(
    "Add a column",
    ROOT / "tests/recipes/add_a_column.patch",
    """
from PySide6.QtCore import Qt
from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import ENTERED, PetField
from petstore_gui.terminal.command import SORTS
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames

table = PetTableView(CategoryNames())
table.show_pets([Pet(id=1, name="rex", category_id=3), Pet(id=2, name="Ada", category_id=3)])
model = table.model()
model.sort(4, Qt.SortOrder.AscendingOrder)
print(model.headerData(4, Qt.Orientation.Horizontal), [model.index(row, 4).data() for row in range(2)])
print(PetField.INITIAL in ENTERED, "initial" in SORTS)
""",
    ["First letter ▴ ['A', 'R']", "False True"],
)
LANGUAGE: Final = Recipe(
    "Add a language",
    ROOT / "tests/recipes/add_a_language.patch",
    """
import plistlib
from pathlib import Path
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from petstore_gui.ui.i18n.languages import LANGUAGES, install

print(LANGUAGES["it"], install(QApplication.instance(), "it"))
box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
print(box.buttons()[0].text())
install(QApplication.instance(), "en")
print(plistlib.loads(Path("packaging/macos/Info.plist").read_bytes())["CFBundleLocalizations"] == list(LANGUAGES))
for file, ours, german in (
    ("linux/petstore-gui.desktop", "[it]=", "[de]="),
    ("linux/metainfo.xml", 'xml:lang="it"', 'xml:lang="de"'),
    ("windows/petstore-gui.nsi", "LANG_ITALIAN}", "LANG_GERMAN}"),
):
    text = Path("packaging", file).read_text("utf-8")
    print(file, 0 < text.count(ours) == text.count(german))
""",
    [
        "Italiano it",
        "Annulla",
        "True",
        "linux/petstore-gui.desktop True",
        "linux/metainfo.xml True",
        "windows/petstore-gui.nsi True",
    ],
)
OPERATION: Final = Recipe(
    "Add an operation of the service, with an entry in the menu of a row",
    ROOT / "tests/recipes/add_an_operation.patch",
    """
import tempfile
from pathlib import Path
from types import SimpleNamespace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QPushButton, QWidget
from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import NotFoundError
from petstore_gui.api.schema import NewPet
from petstore_gui.ui.pet_list.removal import RemovalController
from petstore_gui.ui.pet_list.row_menu import RowMenu
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets.message_dialog import DialogQueue
from tests.support.service import running_service

def stored(client):
    return [pet.name for pet in client.list_pets()]

window = QWidget()
with (
    tempfile.TemporaryDirectory() as folder,
    running_service(Path(folder, "animals.sqlite")) as service,
    PetStoreClient(service.base_url, service.key) as client,
):
    rex, ada = (client.create_pet(NewPet(name=name, category_id=3)) for name in ("Rex", "Ada"))
    table = PetTableView(CategoryNames())
    table.show_pets(client.list_pets())
    table.select_pet(rex.id)

    def run_with_client(function, owner, done, failed):
        done(function(client))

    dialogs = DialogQueue(window)
    context = SimpleNamespace(
        window=window,
        errors=SimpleNamespace(dialogs=dialogs),
        session=SimpleNamespace(run_with_client=run_with_client),
    )
    listing = SimpleNamespace(refresh=lambda: table.show_pets(client.list_pets()))
    menu = RowMenu(table)
    menu.add_entry("Remove", RemovalController(context, table, listing).ask)
    table.row_menu_requested.emit(QPoint(), False)
    table.findChild(QMenu).actions()[-1].trigger()
    (question,) = (each for each in window.children() if each.inherits("QDialog"))
    print([button.text() for button in question.findChildren(QPushButton)], stored(client))
    question.done(1)
    model = table.model()
    print(stored(client), [model.index(row, 1).data() for row in range(model.rowCount())])
    try:
        client.delete_pet(rex.id)
    except NotFoundError as error:
        print(error.message)
""",
    ["['Remove', 'Keep'] ['Ada', 'Rex']", "['Ada'] ['Ada']", "There is no animal with this ID."],
)
SETTING: Final = Recipe(
    "Add a setting",
    ROOT / "tests/recipes/add_a_setting.patch",
    """
from types import SimpleNamespace
from unittest.mock import MagicMock
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.window.actions import MainWindowActions, PreferencesMenu
from petstore_gui.ui.window.ui_state import UiState

class Listing(QObject):
    snapshot_changed = Signal(object, object)
    snapshot = None

state, window = UiState(), QWidget()
listing, table = Listing(), PetTableView(CategoryNames())
page = SimpleNamespace(controller=listing, table=table, status_actions=[], refresh=None, cancel=None)
menus = tuple(QMenu(window) for _ in range(4))
preferences = PreferencesMenu(state, MagicMock(), window)
MainWindowActions(menus, page, preferences, MagicMock(), MagicMock(), window)
(entry,) = (action for action in menus[1].actions() if action.text() == "Stripe&d rows")
print(state.striped_rows, table.alternatingRowColors())
entry.trigger()
print(state.striped_rows, table.alternatingRowColors())
state.put("striped_rows", "of another kind")
print(state.striped_rows)
""",
    ["False False", "True True", "False"],
    part="For the user:",
    others=frozenset({"petstore_gui/ui/window/wiring.py"}),
)
ERROR: Final = Recipe(
    "Add an error message",
    ROOT / "tests/recipes/add_an_error_message.patch",
    """
from petstore_gui.api.errors import SignInNeededError
from petstore_gui.api.response import PET, Response
from petstore_gui.ui.session.error_messages import message_for
from petstore_gui.ui.session.failure import Operation

try:
    Response(511, {"Content-Type": "text/html"}, bytearray(b"<html>"), "").decoded(PET, 200)
except SignInNeededError as error:
    message = message_for(error, Operation.LOADING, address="http://pets")
    print(message.title)
    print(message.text)
    print(message.action.name, error.outcome)
""",
    [
        "This network needs a sign-in",
        "Nothing reached http://pets. Sign in to the network, then try again.",
        "RETRY refused",
    ],
    others=frozenset({"petstore_gui/api/client.py", "petstore_gui/storage/error_text.py"}),
)
RECIPES: Final = [COLUMN, LANGUAGE, OPERATION, SETTING, ERROR]

# Runs the programs of the recipes in one process, and prints what each has printed.
PROGRAMS: Final = """
import contextlib, io, json, sys, traceback
from PySide6.QtWidgets import QApplication

app = QApplication([])
printed = {}
for name, code in json.loads(sys.argv[1]).items():
    with contextlib.redirect_stdout(io.StringIO()) as out:
        try:
            exec(code, {"__name__": name})
        except Exception:
            traceback.print_exc(file=out)
    printed[name] = out.getvalue().splitlines()
print(json.dumps(printed))
"""

# Of the views: where a field without a part is an error of types.
VIEWS: Final = {
    "petstore_gui/inventory/fields.py",
    "petstore_gui/ui/importing/import_table.py",
    "petstore_gui/ui/lookup/list_view.py",
    "petstore_gui/ui/pet_list/column_layout.py",
}

# What stands in the window, with the field in it.
WINDOW: Final = """
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from petstore_gui.api.schema import Pet
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.pet_list.card import PetCard
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets.labels import PlainTextLabel

app = QApplication([])
names = CategoryNames()
pet = Pet(id=1, name="Rex", category_id=3, notes="likes fish")
table, card, form = PetTableView(names), PetCard(), AddPetForm(names)
table.show_pets([pet])
card.show_pet(pet, "", category="3")
sent = []
form.submitted.connect(sent.append)
for line, text in zip(form.findChildren(QLineEdit), ("Rex", "3", "likes fish"), strict=True):
    line.setText(text)
form.findChild(QLineEdit).returnPressed.emit()
model = table.model()
print(model.headerData(4, Qt.Orientation.Horizontal), model.index(0, 4).data(), sep=": ")
print([each.text() for each in card.findChildren(PlainTextLabel) if each.text() in {"Notes", "likes fish"}])
print(sent[0].notes)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the tree."""
    return copy_tree(tmp_path)


@pytest.fixture(scope="module")
def grown_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree in which all of ``RECIPES`` are carried out."""
    tree = copy_tree(tmp_path_factory.mktemp("grown"))
    for recipe in RECIPES:
        carry_out(tree, hunks(recipe.patch))
    run(tree, "-m", "tests.support.openapi")
    return tree


@pytest.fixture(scope="module")
def printed(grown_tree: Path) -> dict[str, list[str]]:
    """Return by section what the program of each recipe prints."""
    programs = json.dumps({recipe.section: recipe.program for recipe in RECIPES})
    lines: dict[str, list[str]] = json.loads(run(grown_tree, "-c", PROGRAMS, programs, QT_QPA_PLATFORM="offscreen"))
    return lines


def copy_tree(to: Path) -> Path:
    for folder in ("petstore_gui", "resources", "packaging", "tests/support"):
        shutil.copytree(ROOT / folder, to / folder)  # compiled: what is not changed need not be again
    for file in ("pyproject.toml", "README.md", "tests/__init__.py"):
        shutil.copy(ROOT / file, to / file)
    return to


def hunks(patch: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the path, what is there and what is to be there instead, for each change of a patch."""
    for part in re.split(r"^--- a/", patch.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        head, *changes = re.split(r"^@@.*\n", part, flags=re.MULTILINE)
        for change in changes:
            lines = change.splitlines(keepends=True)
            before, after = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
            yield head.splitlines()[0], before, after


def carry_out(tree: Path, changes: Iterable[tuple[str, str, str]]) -> set[str]:
    """Change the files, and return which."""
    paths = set()
    for path, before, after in changes:
        file = tree / path
        text = file.read_text("utf-8") if before else ""  # else a new one
        assert before in text, f"{path} is no longer so:\n{before}"
        file.write_text(text.replace(before, after, 1), "utf-8")
        paths.add(path)
    return paths


def run(tree: Path, *arguments: str, **other: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=environment_of(None, {**os.environ, **other}) | {"PYTHONPATH": str(tree), **other},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def section_of(recipe: str) -> str:
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(f"### {recipe}\n")[2].partition("\n### ")[0]


def named(recipe: str, part: str = "") -> Iterator[str]:
    """Yield the files that a recipe, or a part of it, names, but for tests."""
    section = section_of(recipe)
    if part:
        section = section.partition(f"{part}\n")[2].partition("\n\nFor ")[0]
    for path, page in re.findall(r"`([\w.-]+(?:/[\w.-]+)+)`|\]\((\w+\.md)\)", section):
        file = path or page
        if not file.startswith("tests/"):
            yield file


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.patch.stem)
def test_a_recipe_names_the_files_that_it_takes_and_no_others(recipe: Recipe) -> None:
    changes = list(hunks(recipe.patch))
    changed = {path for path, before, _after in changes if before}
    files = set(named(recipe.section, recipe.part))
    assert changed == files - MADE - recipe.others
    for path, before, _after in changes:
        if not before:
            assert f"a new file in `{path.rpartition('/')[0]}/`" in section_of(recipe.section)
        else:  # not only behind the other patches
            assert before in (ROOT / path).read_text("utf-8"), path


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.patch.stem)
def test_what_a_recipe_adds_works(printed: dict[str, list[str]], recipe: Recipe) -> None:
    assert printed[recipe.section] == recipe.shown


def test_what_the_recipes_add_has_its_types_and_format_and_is_in_the_catalogues(grown_tree: Path) -> None:
    assert not type_errors(grown_tree)
    run(grown_tree, "-m", "ruff", "check", "petstore_gui")
    run(grown_tree, "-m", "ruff", "format", "--check", "petstore_gui")
    made = subprocess.run(
        [sys.executable, "packaging/translations.py"],
        cwd=grown_tree,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert "7 languages" in made.stdout, made.stdout + made.stderr
    assert (grown_tree / "resources/translations/petstore_gui_it.qm").exists()
    assert "de: PreferencesMenu: “Stripe&d rows” is not translated" in made.stdout.splitlines()


def test_a_field_is_added_with_the_files_that_the_recipe_names(tree: Path) -> None:
    assert carry_out(tree, hunks(NOTES)) | MADE == set(named(FIELD))
    run(tree, "-m", "tests.support.openapi")
    assert '"notes"' in (tree / "resources/openapi.json").read_text("utf-8")
    command, here = ("-m", "petstore_gui"), ("--profile", "this-computer")

    run(tree, *command, "add", *here, "--name", "Rex", "--category", "3", "--notes", "likes fish")
    (listed,) = json.loads(run(tree, *command, "list", *here, "--json"))["animals"]
    assert listed["notes"] == "likes fish"
    assert "likes fish" in run(tree, *command, "list", *here, "--sort", "notes")

    file = tree / "animals.csv"
    run(tree, *command, "export", str(file), *here)
    assert file.read_text("utf-8-sig").splitlines() == [
        "ID,Name,Category,Status,Notes",
        f"{listed['id']},Rex,3,,likes fish",
    ]
    file.write_text("Name;Art;Bemerkung\nLuna;4;sleeps\n", "utf-8")
    run(tree, *command, "import", str(file), *here, "--yes")
    found = json.loads(run(tree, *command, "list", *here, "--json"))["animals"]
    assert {pet["name"]: pet["notes"] for pet in found} == {"Rex": "likes fish", "Luna": "sleeps"}

    assert not type_errors(tree)
    shown = run(tree, "-c", WINDOW, QT_QPA_PLATFORM="offscreen")
    assert shown.splitlines() == ["Notes: likes fish", "['Notes', 'likes fish']", "likes fish"]


def test_a_view_without_a_part_for_a_field_is_an_error_of_types(tree: Path) -> None:
    carry_out(tree, [change for change in hunks(NOTES) if 'NOTES = "notes"' in change[2]])
    errors = type_errors(tree)
    assert {line.partition(":")[0] for line in errors} == VIEWS, errors
    assert all("assert_never" in line for line in errors), errors


def type_errors(tree: Path) -> list[str]:
    if (ROOT / ".mypy_cache").exists():  # as `make check` leaves it: what is the same is not checked again
        shutil.copytree(ROOT / ".mypy_cache", tree / ".mypy_cache")
    checker = [sys.executable, "-m", "mypy", "petstore_gui"]
    patience_s = 4 * PATIENCE_S  # it works all the time, beside other tests, where others mostly wait
    done = subprocess.run(checker, cwd=tree, capture_output=True, encoding="utf-8", timeout=patience_s, check=False)
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert bool(errors) is bool(done.returncode), done.stdout + done.stderr
    return errors
