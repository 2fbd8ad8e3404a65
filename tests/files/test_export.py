import io

import msgspec
import pytest
from python_calamine import CalamineWorkbook

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.files.export import Export, ExportWords, export_bytes
from petstore_gui.files.saving import FileKind
from petstore_gui.inventory.fields import PetField

PETS = (
    Pet(id=INT64_MAX, name="=1+1", category_id=3, status="available"),
    Pet(id=2, name='"Momo"\r\n', category_id=INT64_MIN, status="adopted"),
    Pet(id=1, name="حصان 🐕", category_id=3, status=None),
)
NAMES = {3: "Dogs", 4: "Cats"}


def rows(export: Export) -> list[list[object]]:
    book = CalamineWorkbook.from_filelike(io.BytesIO(export_bytes(export, FileKind.XLSX)))
    return [list(row) for row in book.get_sheet_by_index(0).to_python()]


def csv_lines(export: Export, separator: str = ",") -> list[str]:
    return export_bytes(export, FileKind.CSV, separator=separator).decode("utf-8-sig").split("\r\n")


def test_a_workbook_has_the_names_of_categories_beside_their_numbers() -> None:
    assert rows(Export(pets=PETS, category_names=NAMES)) == [
        ["ID", "Name", "Category", "Category name", "Status"],
        [str(INT64_MAX), "=1+1", 3.0, "Dogs", "Available"],
        [2.0, '"Momo"\r\n', str(INT64_MIN), "", "adopted"],
        [1.0, "حصان 🐕", 3.0, "Dogs", ""],
    ]


def test_without_a_name_of_its_categories_a_file_has_no_column_for_them() -> None:
    assert csv_lines(Export(pets=PETS[2:], category_names={4: "Cats"})) == [
        "ID,Name,Category,Status",
        "1,حصان 🐕,3,",
        "",
    ]


def test_columns_are_in_the_order_that_is_asked_for() -> None:
    fields = (PetField.STATUS, PetField.CATEGORY, PetField.NAME)
    export = Export(pets=PETS[:1], fields=fields, category_names=NAMES)
    assert csv_lines(export, ";") == ["Status;Category;Category name;Name", "Available;3;Dogs;'=1+1", ""]


def test_titles_and_statuses_are_in_the_words_of_whoever_exports() -> None:
    words = ExportWords(titles={PetField.NAME: "Nom", PetField.STATUS: "Statut"}, statuses={"available": "Disponible"})
    export = Export(pets=PETS[:2], fields=(PetField.NAME, PetField.STATUS), words=words)
    assert [row[1] for row in rows(export)] == ["Statut", "Disponible", "adopted"]


def test_json_has_the_objects_of_the_interface_whatever_the_columns() -> None:
    content = export_bytes(Export(pets=PETS, fields=(PetField.NAME,), category_names=NAMES), FileKind.JSON)
    assert msgspec.json.decode(content, type=list[Pet]) == list(PETS)
    assert msgspec.json.decode(content)[0] == {"id": INT64_MAX, "name": "=1+1", "categoryId": 3, "status": "available"}
    assert "status" not in msgspec.json.decode(content)[2]
    assert content.endswith(b"]\n")


@pytest.mark.parametrize("kind", list(FileKind))
def test_a_file_has_what_is_exported(kind: FileKind) -> None:
    begins = {FileKind.XLSX: b"PK", FileKind.CSV: b"\xef\xbb\xbfID,", FileKind.JSON: b"[\n"}[kind]
    assert export_bytes(Export(pets=PETS), kind).startswith(begins)


@pytest.mark.parametrize("kind", list(FileKind))
def test_no_animals_are_a_file_as_well(kind: FileKind) -> None:
    assert export_bytes(Export(pets=()), kind)
