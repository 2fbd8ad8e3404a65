"""The recipes of CONTRIBUTING.md, carried out on a copy of the tree with the files that they name, and no others."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.support.commands import environment_of
from tests.support.patience import PATIENCE_S

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

ROOT: Final = Path(__file__).parents[1]
NO_PYTHON: Final = shutil.ignore_patterns("__pycache__", "*.pyc")

FIELD: Final = "Add a field to the animals of the service"
NOTES: Final = ROOT / "tests/recipes/add_a_field.patch"
"""What a field "notes" takes, a text that may be left out, as ``diff -u`` writes it. Numbers of lines do not count."""
MADE: Final = {"resources/openapi.json"}
"""What a command makes of the others."""
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
    for folder in ("petstore_gui", "resources"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=NO_PYTHON)
    for folder in ("packaging/linux", "tests/support"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=NO_PYTHON)
    for file in ("pyproject.toml", "tests/__init__.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


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
        text = file.read_text("utf-8")
        assert before in text, f"{NOTES.name}: {path} is no longer so:\n{before}"
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


def named(recipe: str) -> Iterator[str]:
    """Yield the files that a recipe names, but for tests."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(f"### {recipe}\n")[2].partition("\n### ")[0]
    for path in re.findall(r"`([\w./-]+/[\w.-]+\.\w+)`", section):
        if not path.startswith("tests/"):
            yield path


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
    done = subprocess.run(checker, cwd=tree, capture_output=True, encoding="utf-8", timeout=PATIENCE_S, check=False)
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert bool(errors) is bool(done.returncode), done.stdout + done.stderr
    return errors
