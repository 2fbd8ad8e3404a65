"""What was exported is imported unchanged: every name to the last character, every number to the last digit."""

import io
from collections.abc import Mapping
from pathlib import Path

import pytest
import xlsxwriter
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.files.columns import find_columns
from petstore_gui.files.export import Export, export_bytes
from petstore_gui.files.header_synonyms import ImportField
from petstore_gui.files.import_rows import ImportRow, KnownAnimals, RowChecker, RowState
from petstore_gui.files.reading import read_file
from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.files.table import SheetNeededError
from petstore_gui.inventory.fields import PetField
from tests.files.test_writing import TEXTS

ABOUT = (("Animals", "100 animals. There may be more."), ("Service", "Production"))
NAMES = {3: "Dogs", 4: "=Cats", INT64_MAX: "Fish, small", 5: "12 Monkeys"}
NUMBERS = [*NAMES, 0, -1, 2**53, 2**53 + 1, 10**15 - 1, 10**15, 10**18, INT64_MIN, 123_456_789_012_345_678]
SENDABLE = [
    text for text in TEXTS if text and text == text.strip() and text.isprintable() and text not in {"1E5", "#N/A"}
]

kinds = pytest.mark.parametrize("kind", list(FileKind))


def back(
    folder: Path, pets: list[Pet], kind: FileKind, *, separator: str = ",", fields: tuple[PetField, ...] = ()
) -> list[ImportRow]:
    file = folder / f"animals.{kind}"
    export = Export(pets=tuple(pets), category_names=NAMES, about=ABOUT, fields=fields or Export(pets=()).fields)
    save(file, export_bytes(export, kind, separator=separator))
    table = read_file(file)
    known = None if fields else KnownAnimals(pets)
    return RowChecker(table, find_columns(table, category_names=NAMES), category_names=NAMES, known=known).rows


def texts(pet: Pet) -> Mapping[ImportField, str]:
    words = {PetStatus.AVAILABLE: "Available", PetStatus.PENDING: "Pending", PetStatus.SOLD: "Sold", None: ""}
    return {
        PetField.ID: str(pet.id),
        PetField.NAME: pet.name,
        PetField.CATEGORY: str(pet.category_id),
        PetField.STATUS: words[None if pet.status is None else PetStatus(pet.status)],
    }


def seen(row: ImportRow) -> Mapping[ImportField, str]:
    status = row.texts.get(PetField.STATUS, "")
    return {**row.texts, PetField.STATUS: status.capitalize()}  # a JSON has the word of the interface


@pytest.mark.parametrize(("kind", "separator"), [*((kind, ",") for kind in FileKind), (FileKind.CSV, ";")])
def test_every_name_comes_back_to_the_last_character(kind: FileKind, separator: str, tmp_path: Path) -> None:
    pets = [Pet(id=number, name=name, category_id=3, status="sold") for number, name in enumerate(TEXTS)]
    rows = back(tmp_path, pets, kind, separator=separator)
    assert [row.texts[PetField.NAME] for row in rows] == TEXTS
    assert [row.file_id for row in rows] == list(range(len(TEXTS)))


@kinds
def test_every_number_comes_back_to_the_last_digit(kind: FileKind, tmp_path: Path) -> None:
    statuses = [*map(str, PetStatus), None]
    pets = [
        Pet(id=number, name=f"Rex {at}", category_id=NUMBERS[-at], status=statuses[at % 4])
        for at, number in enumerate(NUMBERS)
    ]
    rows = back(tmp_path, pets, kind)
    assert [seen(row) for row in rows] == [texts(pet) for pet in pets]
    assert [row.pet_id for row in rows] == NUMBERS
    assert {row.state for row in rows} == {RowState.ADDED_BEFORE}


@pytest.mark.parametrize("kind", [FileKind.XLSX, FileKind.CSV])
def test_without_their_ids_the_same_animals_can_be_added(kind: FileKind, tmp_path: Path) -> None:
    statuses = [*PetStatus, None]
    pets = [
        Pet(id=at, name=name, category_id=NUMBERS[at % len(NUMBERS)], status=statuses[at % 4])
        for at, name in enumerate(SENDABLE)
    ]
    fields = (PetField.STATUS, PetField.CATEGORY, PetField.NAME)
    rows = back(tmp_path, pets, kind, fields=fields)
    assert [row.new_pet for row in rows] == [
        NewPet(
            name=pet.name, category_id=pet.category_id, status=UNSET if pet.status is None else PetStatus(pet.status)
        )
        for pet in pets
    ]
    states = {pet.name: row.state for pet, row in zip(pets, rows, strict=True) if row.state is not RowState.READY}
    assert states == {"@SUM(A1)": RowState.DOUBTFUL}  # it begins with a word for a total


@kinds
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50, deadline=None)
@given(names=st.lists(st.text(st.characters(codec="utf-8")), min_size=1, max_size=5))
def test_any_names_come_back_or_are_refused(kind: FileKind, names: list[str], tmp_path: Path) -> None:
    pets = [Pet(id=number, name=name, category_id=3) for number, name in enumerate(names)]
    try:
        rows = back(tmp_path, pets, kind)
    except ExportError:
        assert kind is not FileKind.JSON
        assert any(set(name) & set("\0\ufffe\uffff") for name in names)
    else:
        assert [row.texts[PetField.NAME] for row in rows] == names


def test_our_own_workbook_is_not_asked_for_its_sheet_and_another_one_is(tmp_path: Path) -> None:
    file = tmp_path / "animals.xlsx"
    exported = Export(pets=(Pet(id=1, name="Rex", category_id=3),), about=ABOUT)
    save(file, export_bytes(exported, FileKind.XLSX))
    assert read_file(file).sheet == "Animals"
    content = io.BytesIO()
    with xlsxwriter.Workbook(content) as workbook:
        for name in ("Animals", "About"):
            workbook.add_worksheet(name).write_row(0, 0, ["Name", "Category"])
    file.write_bytes(content.getvalue())
    with pytest.raises(SheetNeededError):
        read_file(file)
