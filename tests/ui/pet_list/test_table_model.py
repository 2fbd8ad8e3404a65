from collections.abc import Mapping, Sequence
from unicodedata import combining, normalize

import pytest
from hypothesis import given, strategies
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.i18n.text import normalize_for_search
from petstore_gui.ui.pet_list.columns import matched_runs
from petstore_gui.ui.pet_list.table_model import (
    MARK_ROLE,
    MATCHES_ROLE,
    PENDING_ROLE,
    STATUS_ROLE,
    ChangeMark,
    PendingRow,
    PetTableModel,
)
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets import accessibility
from tests.support.sections import CATEGORY, ID, NAME, SECTIONS, STATUS

ASCENDING, DESCENDING = Qt.SortOrder
EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**53, INT64_MAX, INT64_MIN, 9, 10]


def pet(number: int, name: str = "Rex", category: int = 1, status: str | None = "sold") -> Pet:
    return Pet(id=number, name=name, category_id=category, status=status)


def model_of(pets: Sequence[Pet]) -> PetTableModel:
    model = PetTableModel(CategoryNames())
    model.set_pets(pets)
    return model


def rename(model: PetTableModel, names: Mapping[int, str]) -> None:
    model.category_names.set(names)
    model.show_category_names()


def texts(model: PetTableModel, column: int) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_a_row_has_id_name_category_and_status() -> None:
    model = model_of([pet(7, "Luna", 3, "available"), pet(8, status=None)])
    headers = [model.headerData(section, Qt.Orientation.Horizontal) for section in SECTIONS]
    assert headers == ["ID", "Name", "Category", "Status"]
    assert [model.index(0, column).data() for column in SECTIONS] == ["7", "Luna", "3", "Available"]
    assert model.index(1, STATUS).data() == "Not set"
    assert [model.index(row, STATUS).data(STATUS_ROLE) for row in (0, 1)] == ["available", None]


@pytest.mark.parametrize("order", [ASCENDING, DESCENDING])
def test_ids_and_categories_are_sorted_as_numbers(order: Qt.SortOrder) -> None:
    wanted = [str(number) for number in sorted(EDGES, reverse=order is DESCENDING)]
    for column, pets in (
        (ID, [pet(number) for number in EDGES]),
        (CATEGORY, [pet(number, category=edge) for number, edge in enumerate(EDGES)]),
    ):
        model = model_of(pets)
        model.sort(column, order)
        assert texts(model, column) == wanted


def test_names_are_sorted_without_regard_to_case_and_no_status_comes_last() -> None:
    model = model_of([pet(1, "rex", status=None), pet(2, "Zoe", status="sold"), pet(3, "Rex", status="available")])
    model.sort(NAME)
    assert texts(model, NAME) == ["rex", "Rex", "Zoe"]
    model.sort(STATUS)
    assert texts(model, STATUS) == ["Available", "Sold", "Not set"]


def test_marks_that_steer_are_visible_in_a_cell_and_markup_stays_what_it_is() -> None:
    model = model_of([pet(1, "a\u202eb\n"), pet(2, "<b>x</b>", status="<i>new</i>")])
    assert texts(model, NAME) == ["a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}", "<b>x</b>"]
    assert texts(model, STATUS)[1] == "<i>new</i>"


def test_a_mark_stands_at_the_name_and_has_words_for_those_who_point() -> None:
    model = model_of([pet(1), pet(2), pet(3), pet(4)])
    model.mark({1: ChangeMark.NEW, 3: ChangeMark.CHANGED, 4: ChangeMark.ENTERED, 7: ChangeMark.NEW})
    assert [model.index(row, NAME).data(MARK_ROLE) for row in range(4)] == ["new", None, "changed", "entered"]
    assert [model.index(row, NAME).data(Qt.ItemDataRole.ToolTipRole) for row in range(4)] == [
        "New since the list before",
        None,
        "Changed since the list before",
        "Not in the list before",
    ]
    assert texts(model, ID) == ["1", "2", "3", "4"]
    model.sort(ID, DESCENDING)
    assert [model.index(row, NAME).data(MARK_ROLE) for row in range(4)] == ["entered", "changed", None, "new"]


def test_the_cells_are_drawn_anew_when_their_marks_change(qtbot: QtBot) -> None:
    model = model_of([pet(1), pet(2), pet(3)])
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.mark({2: ChangeMark.NEW})
    assert changed.args is not None
    assert [(index.row(), index.column()) for index in changed.args[:2]] == [(1, ID), (1, STATUS)]
    with qtbot.assertNotEmitted(model.dataChanged):
        model.mark({2: ChangeMark.NEW})


# ------------------------------------------------------------------------------------------ sorting by more than one

MIXED = [
    pet(1, "Zoe", 2, "sold"),
    pet(2, "Rex", 1, "sold"),
    pet(3, "Zoe", 1, "available"),
    pet(4, "Rex", 2, None),
    pet(5, "Rex", 1, "sold"),
]


def ids(model: PetTableModel) -> list[int]:
    return [each.id for row in range(model.rowCount()) if (each := model.pet(row)) is not None]


def test_animals_that_are_alike_stay_in_the_order_that_was_chosen_before() -> None:
    model = model_of(MIXED)
    model.sort(ID, DESCENDING)
    model.sort(CATEGORY)
    assert ids(model) == [5, 3, 2, 4, 1]
    model.sort(NAME, DESCENDING)
    assert ids(model) == [3, 1, 5, 2, 4]
    model.sort(NAME)
    assert ids(model) == [5, 2, 4, 3, 1]


def test_what_was_sorted_by_several_columns_is_so_again_when_it_is_listed_anew() -> None:
    model = model_of(MIXED)
    for column, order in ((ID, DESCENDING), (CATEGORY, ASCENDING), (NAME, DESCENDING)):
        model.sort(column, order)
    wanted = ids(model)
    model.set_pets(reversed(MIXED))
    assert ids(model) == wanted


@pytest.mark.parametrize("count", [4, 2000])
def test_however_many_there_are_the_order_is_that_of_sorting_by_each_column_in_turn(count: int) -> None:
    pets = [pet(number, f"n{number * 7 % 900}", number % 5, ["sold", None][number % 2]) for number in range(count)]
    model = model_of(pets)
    wanted = list(pets)
    values = {
        ID: lambda each: each.id,
        NAME: lambda each: each.name,
        CATEGORY: lambda each: each.category_id,
        STATUS: lambda each: each.status is None,
    }
    for column, order in [(NAME, ASCENDING), (STATUS, DESCENDING), (NAME, DESCENDING)] + [
        (column, order) for column in SECTIONS for order in (ASCENDING, DESCENDING, DESCENDING)
    ]:
        model.sort(column, order)
        wanted.sort(key=values[column], reverse=order is DESCENDING)
        assert ids(model) == [each.id for each in wanted]


def test_a_header_says_how_its_column_is_sorted() -> None:
    model = model_of(MIXED)
    model.sort(ID, DESCENDING)
    model.sort(NAME)
    said = [
        model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleDescriptionRole)
        for section in SECTIONS
    ]
    assert said == ["Sorted in descending order", "Sorted in ascending order", None, None]
    titles = [model.headerData(section, Qt.Orientation.Horizontal) for section in SECTIONS]
    assert titles == ["ID", "Name ▴", "Category", "Status"]  # the column that is sorted by before all
    spoken = [
        model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole) for section in SECTIONS
    ]
    assert spoken == ["ID", "Name", "Category", "Status"]


# ------------------------------------------------------------------------------------ finding

FOUND_AMONG = [pet(42, "Rex", 3), pet(7, "Café", 30), pet(2**53 + 1, "ＲＥＸ２", -7), pet(99, "Weiß", 5)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("rex", [42, 2**53 + 1]),
        ("REX2", [2**53 + 1]),
        ("cafe", [7]),
        ("café", [7]),
        ("cafe\N{COMBINING ACUTE ACCENT}", [7]),
        ("WEISS", [99]),
        ("42", [42]),
        ("9007199254740993", [2**53 + 1]),
        ("-7", [2**53 + 1]),
        ("30", [7]),
        ("  rex ", [42, 2**53 + 1]),
        ("dogs", [42]),
        ("dögs (3)", [42]),
        ("no such thing", []),
        ("", [42, 7, 2**53 + 1, 99]),
        (" ", [42, 7, 2**53 + 1, 99]),
    ],
)
def test_an_animal_is_found_by_its_name_its_id_and_its_category(text: str, wanted: list[int]) -> None:
    model = model_of(FOUND_AMONG)
    rename(model, {3: "Dögs"})
    model.find(text)
    assert (ids(model), len(model.pets)) == (wanted, 4)
    for number in range(len(text), -1, -1):  # taken back sign by sign
        model.find(text[:number])
    assert ids(model) == [42, 7, 2**53 + 1, 99]
    for number in range(len(text) + 1):  # and typed
        model.find(text[:number])
    assert ids(model) == wanted


def test_nothing_is_found_across_what_belongs_to_two_columns() -> None:
    model = model_of([pet(42, "Rex", 3)])
    model.find("x4")
    assert ids(model) == []


def test_what_is_searched_for_holds_for_what_is_listed_next_and_for_new_names_of_categories() -> None:
    model = model_of([pet(1, "Rex", 3), pet(2, "Luna", 4)])
    model.find("dogs")
    assert ids(model) == []
    rename(model, {4: "Dogs"})
    assert ids(model) == [2]
    model.set_pets([pet(3, "Milo", 4), pet(4, "Rex", 3)])
    assert ids(model) == [3]
    rename(model, {})
    assert ids(model) == []


def test_what_is_found_is_sorted_and_a_row_is_that_of_its_animal() -> None:
    model = model_of([pet(number, "Rex" if number % 2 else "Luna") for number in range(100)])
    model.sort(ID, DESCENDING)
    model.find("rex")
    assert ids(model) == list(range(99, 0, -2))
    assert (model.row_of(99), model.row_of(1), model.row_of(2), model.row_of(1000)) == (0, 49, None, None)
    model.sort(ID)
    assert [model.row_of(number) for number in range(100)] == [each // 2 if each % 2 else None for each in range(100)]
    model.find("")
    assert model.row_of(98) == 98


# ------------------------------------------------------------------------------------ categories, and rows read whole


def test_a_category_is_shown_by_its_name_and_sorted_by_its_number() -> None:
    model = model_of([pet(1, category=10), pet(2, category=9), pet(3, category=2)])
    rename(model, {9: "Apes", 2: "Zebras"})
    assert texts(model, CATEGORY) == ["10", "Apes (9)", "Zebras (2)"]
    model.sort(CATEGORY)
    assert texts(model, CATEGORY) == ["Zebras (2)", "Apes (9)", "10"]
    assert model.widest(PetField.CATEGORY) == "Zebras (2)"


@pytest.mark.parametrize(
    ("reads_cells", "spoken"),
    [
        (True, ["Rex", "category Dogs (4)"]),  # and Orca the ID and the status, from their own cells
        (False, ["Rex, available, category Dogs (4), ID 42", None]),
    ],
)
def test_a_row_is_read_once(monkeypatch: pytest.MonkeyPatch, *, reads_cells: bool, spoken: list[str | None]) -> None:
    monkeypatch.setattr(accessibility, "READS_CELLS", reads_cells)
    model = model_of([pet(42, "Rex", 4, "available"), pet(2**63 - 1, "Lu\u202ena", 4, None)])
    rename(model, {4: "Dogs"})
    role = Qt.ItemDataRole.AccessibleTextRole
    assert [model.index(0, column).data(role) for column in (NAME, CATEGORY)] == spoken
    assert model.index(1, NAME).data(role).startswith("Lu\N{REPLACEMENT CHARACTER}na")
    assert {model.index(0, column).data(role) for column in (ID, STATUS)} == {None}


@pytest.mark.parametrize("reads_cells", [True, False])
def test_a_row_says_its_mark_and_takes_it_back(monkeypatch: pytest.MonkeyPatch, *, reads_cells: bool) -> None:
    monkeypatch.setattr(accessibility, "READS_CELLS", reads_cells)
    model = model_of([pet(number, "Rex", 4, "sold") for number in (1, 2, 3)])
    plain = [model.index(row, NAME).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    model.mark({1: ChangeMark.NEW, 2: ChangeMark.CHANGED, 3: ChangeMark.ENTERED})
    spoken = [model.index(row, NAME).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert spoken == [
        f"{plain[0]}, New since the list before",
        f"{plain[1]}, Changed since the list before",
        f"{plain[2]}, Not in the list before",
    ]
    model.mark({})
    assert model.index(0, NAME).data(Qt.ItemDataRole.AccessibleTextRole) == plain[0]


# ------------------------------------------------------------------------------------- rows that stay where they are


def told(model: PetTableModel) -> list[str]:
    """Return where what the model tells of its rows from now on is written down."""
    lines: list[str] = []
    model.modelReset.connect(lambda: lines.append("reset"))
    model.rowsRemoved.connect(lambda _parent, first, last: lines.append(f"removed {first} to {last}"))
    model.rowsInserted.connect(lambda _parent, first, last: lines.append(f"inserted {first} to {last}"))
    model.dataChanged.connect(lambda first, last: lines.append(f"changed {first.row()} to {last.row()}"))
    return lines


@pytest.mark.parametrize(
    ("after", "wanted"),
    [
        ([1, 2, 3, 4], []),
        ([9, 1, 2, 3, 4], ["inserted 0 to 0"]),
        ([1, 4], ["removed 1 to 2"]),
        ([8, 9, 1, 3, 4, 7], ["removed 1 to 1", "inserted 0 to 1", "inserted 5 to 5"]),
        ([2, 1, 3, 4], ["removed 1 to 1", "inserted 0 to 0"]),
    ],
)
def test_of_a_later_list_only_the_rows_that_differ_are_told(after: list[int], wanted: list[str]) -> None:
    model = model_of([pet(number) for number in (1, 2, 3, 4)])
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    lines = told(model)
    model.set_pets([pet(number) for number in after])
    assert lines == wanted
    assert texts(model, ID) == [str(number) for number in after]
    assert tester.model() is model


def test_an_animal_that_has_changed_stays_in_its_row() -> None:
    model = model_of([pet(number) for number in (1, 2, 3)])
    lines = told(model)
    model.set_pets([pet(1), pet(2, "Max"), pet(3)])
    assert lines == ["changed 1 to 1"]
    assert texts(model, NAME)[1] == "Max"


# ---------------------------------------------------------------------------------------------------- names without end


@given(strategies.text())
def test_a_text_is_compared_without_case_and_accents_whatever_it_decomposes_into(name: str) -> None:
    decomposed = normalize("NFKD", name.casefold())
    assert normalize_for_search(name) == "".join(sign for sign in decomposed if not combining(sign)).casefold()


def test_of_a_long_name_the_beginning_is_searched_and_sorted_by() -> None:
    model = model_of([pet(1, "x" * 10_000 + "end"), pet(2, "y" * 90 + "end")])
    model.find("end")
    assert ids(model) == [2]
    model.find("")
    model.sort(NAME, Qt.SortOrder.DescendingOrder)
    assert ids(model) == [2, 1]


def test_a_cell_shows_the_beginning_of_a_long_text() -> None:
    model = model_of([pet(1, "x" * 10_000, status="y" * 10_000)])
    assert texts(model, NAME) == ["x" * 100 + "…"]
    assert texts(model, STATUS) == ["y" * 100]
    assert len(model.index(0, STATUS).data(STATUS_ROLE)) == 100


# --- rows of adds that are not settled ---


def pending(key: int, name: str, state: str = "Waiting", act: str = "Edit") -> PendingRow:
    return PendingRow(key, NewPet(name=name, category_id=7), state, f"{name}, {state}", act)


MAX, TOM = pending(1, "Max"), pending(2, "Tom", "Adding…", "")


def test_it_keeps_the_rules_of_qt(qapp: object) -> None:  # noqa: ARG001  Qt has to be there
    model = PetTableModel(CategoryNames())
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for rows in ([MAX], [TOM, MAX], [TOM._replace(state="Waiting"), MAX], [pending(3, "Ben"), MAX], [], [TOM, MAX]):
        model.set_pending(rows)
        model.set_pets([pet(number) for number in EDGES])
        model.sort(ID, DESCENDING)
        model.mark({9: ChangeMark.NEW})
        for text in ("1", "zz", "9", ""):
            model.find(text)
            model.sort(NAME)
            rename(model, {len(text): "Dogs"})
        assert list(model.pending) == rows
        model.sort(-1)
        model.set_pets([pet(9)])
        model.mark({})
    assert tester.model() is model


def test_a_pending_add_has_no_id_and_its_state_in_place_of_a_status() -> None:
    model = model_of([pet(7)])
    model.set_pending([MAX])
    assert [model.index(0, column).data() for column in SECTIONS] == [None, "Max", "7", "Waiting"]
    assert [model.index(row, STATUS).data(PENDING_ROLE) for row in (0, 1)] == [True, None]
    assert model.index(0, STATUS).data(STATUS_ROLE) is None
    assert model.index(0, NAME).data(Qt.ItemDataRole.AccessibleTextRole) == "Max, Waiting"
    assert (model.pet(0), model.pending_at(0), model.pending_at(1)) == (None, MAX, None)


def test_marks_are_those_of_animals() -> None:
    model = model_of([pet(1), pet(2)])
    model.set_pending([MAX])
    model.mark({1: ChangeMark.NEW})
    assert [model.index(row, NAME).data(MARK_ROLE) for row in range(3)] == [None, ChangeMark.NEW, None]


@pytest.fixture
def signals() -> tuple[PetTableModel, list[tuple[str, int, int]]]:
    """Return a model of one animal, and what it tells of its rows, as it comes."""
    model = model_of([pet(1)])
    seen: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: seen.append(("inserted", first, last)))
    model.rowsRemoved.connect(lambda _parent, first, last: seen.append(("removed", first, last)))
    model.dataChanged.connect(lambda first, last: seen.append(("changed", first.row(), last.row())))
    return model, seen


def test_of_many_pending_adds_one_change_is_one_signal(
    signals: tuple[PetTableModel, list[tuple[str, int, int]]],
) -> None:
    model, seen = signals
    many = [pending(key, "Max") for key in range(1000, 0, -1)]
    changed = [each._replace(state="Adding…") for each in many[400:500]]
    for rows, expected in [
        (many, [("inserted", 0, 999)]),
        ([pending(1001, "Rex"), *many], [("inserted", 0, 0)]),
        ([pending(1001, "Rex"), *many], []),
        (many[:-1], [("removed", 1000, 1000), ("removed", 0, 0)]),
        ([*many[:400], *changed, *many[500:]], [("inserted", 999, 999), ("changed", 400, 499)]),
        (many[700:], [("removed", 0, 699)]),
        ([], [("removed", 0, 299)]),
    ]:
        seen.clear()
        model.set_pending(rows)
        assert seen == expected
        assert texts(model, NAME) == [*(row.new_pet.name for row in rows), "Rex"]


@given(strategies.lists(strategies.lists(strategies.integers(1, 6), unique=True), max_size=6))
def test_pending_adds_are_those_that_were_set_in_whatever_order_they_were(steps: list[list[int]]) -> None:
    model = model_of([pet(1)])
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for number, keys in enumerate(steps):
        rows = [pending(key, "Max", state=str(number // 2)) for key in keys]
        points = {row.key: QPersistentModelIndex(model.index(at, 0)) for at, row in enumerate(model.pending)}
        model.set_pending(rows)
        assert list(model.pending) == rows
        assert model.rowCount() == len(rows) + 1
        moved_to = [(key, point.row()) for key, point in points.items() if point.isValid()]
        assert all(keys[row] == key for key, row in moved_to)
    assert tester.model() is model


# ---------------------------------------------------------------------------------------------- what a search has found


@pytest.mark.parametrize(
    ("text", "search", "runs"),
    [
        ("Rex", "", []),
        ("Rex", "rexx", []),
        ("Rex Rexson", "REX", [(0, 3), (4, 7)]),
        ("Café", "cafe", [(0, 4)]),
        ("Cafe\u0301s", "cafe", [(0, 5)]),
        ("Cafe\u0301s", "s", [(5, 6)]),
        ("Groß", "s", [(3, 4)]),
        ("Groß", "oss", [(2, 4)]),
        ("ananas", "ana", [(0, 5)]),
        ("ﬁsh", "i", [(0, 1)]),
        ("😀 Rex", "rex", [(2, 5)]),
    ],
)
def test_found_letters_are_whole_characters_with_their_accents(
    text: str, search: str, runs: list[tuple[int, int]]
) -> None:
    assert matched_runs(text, normalize_for_search(search)) == runs


LETTERS = strategies.text("aAáÁe\u0301ßsS\u0130iİﬁ😀1٣ ", max_size=12)


@given(LETTERS, LETTERS)
def test_what_the_filter_finds_is_marked_and_nothing_else(text: str, typed: str) -> None:
    search = normalize_for_search(typed.strip())
    runs = matched_runs(text, search)
    assert bool(runs) == (bool(search) and search in normalize_for_search(text))
    assert all(search in normalize_for_search(text[first:end]) for first, end in runs)
    rest = "".join("\n" if any(first <= n < end for first, end in runs) else sign for n, sign in enumerate(text))
    assert not search or search not in normalize_for_search(rest)


def test_id_name_and_category_have_marks_and_nothing_has_one_without_a_search() -> None:
    model = model_of([pet(17, "Rex 7", 7, "sold"), pet(8, "Sold 7", 1)])
    model.set_pending([PendingRow(1, NewPet(name="Rex 7", category_id=7), "Waiting", "", "")])
    rename(model, {7: "No. 7"})

    def marks() -> list[list[list[list[int]]]]:
        cells = [[model.index(row, n).data(MATCHES_ROLE) or [] for n in SECTIONS] for row in range(model.rowCount())]
        return [[[[*run] for run in runs] for runs in row] for row in cells]

    assert marks() == [[[]] * 4] * 3
    model.find("7")
    assert marks() == [[[]] * 4, [[[1, 2]], [[4, 5]], [[4, 5], [7, 8]], []], [[], [[5, 6]], [], []]]
    model.find("sold")  # not in the status, which is not searched
    assert marks() == [[[]] * 4, [[], [[0, 4]], [], []]]
