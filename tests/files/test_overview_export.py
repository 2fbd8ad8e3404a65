import io
from datetime import UTC, datetime

import msgspec
from python_calamine import CalamineWorkbook

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.files.export import OverviewExport, overview_bytes
from petstore_gui.files.saving import FileKind
from petstore_gui.inventory.overview import overview_of
from petstore_gui.inventory.snapshot import Completeness, Snapshot

NOW = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)
PETS = (
    Pet(id=1, name="Rex", category_id=3, status="available"),
    Pet(id=2, name="Luna", category_id=3, status="sold"),
    Pet(id=3, name="Milo", category_id=INT64_MAX, status="available"),
)
ODD = Pet(id=4, name="Momo", category_id=3)


def export(*more: Pet, cut_off: bool = False) -> OverviewExport:
    completeness = dict.fromkeys(PetStatus, Completeness.COMPLETE)
    if cut_off:
        completeness[PetStatus.AVAILABLE] = Completeness.CUT_OFF
    snapshot = Snapshot((*PETS, *more), "here", NOW, not cut_off, completeness)
    return OverviewExport(overview=overview_of(snapshot), category_names={3: "=Dogs"})


def csv_lines(counts: OverviewExport) -> list[str]:
    return overview_bytes(counts, FileKind.CSV).decode("utf-8-sig").split("\r\n")


def test_the_counts_are_a_row_for_each_category_and_none_for_all() -> None:
    assert csv_lines(export()) == [
        "Category,Category name,Available,Pending,Sold,Total",
        "3,'=Dogs,1,0,1,2",
        f"{INT64_MAX},,1,0,0,1",
        "",
    ]


def test_animals_with_none_of_the_statuses_have_a_column_where_there_are_some() -> None:
    assert csv_lines(export(ODD))[:2] == [
        "Category,Category name,Available,Pending,Sold,Other,Total",
        "3,'=Dogs,1,0,1,1,3",
    ]


def test_the_title_of_a_count_that_may_be_too_small_says_so() -> None:
    assert csv_lines(export(ODD, cut_off=True))[0] == (
        "Category,Category name,Available (at least),Pending,Sold,Other (at least),Total (at least)"
    )


def test_counts_are_numbers_in_a_workbook_and_a_long_category_is_text() -> None:
    book = CalamineWorkbook.from_filelike(io.BytesIO(overview_bytes(export(), FileKind.XLSX)))
    assert book.get_sheet_by_index(0).to_python()[1:] == [
        [3.0, "=Dogs", 1.0, 0.0, 1.0, 2.0],
        [str(INT64_MAX), "", 1.0, 0.0, 0.0, 1.0],
    ]


def test_json_has_each_count_and_which_of_them_are_complete() -> None:
    assert msgspec.json.decode(overview_bytes(export(cut_off=True), FileKind.JSON)) == {
        "takenAt": "2026-11-20T09:41:00Z",
        "complete": {"available": False, "pending": True, "sold": True, "other": False, "total": False},
        "categories": [
            {"categoryId": 3, "name": "=Dogs", "available": 1, "pending": 0, "sold": 1, "other": 0, "total": 2},
            {"categoryId": INT64_MAX, "available": 1, "pending": 0, "sold": 0, "other": 0, "total": 1},
        ],
    }
