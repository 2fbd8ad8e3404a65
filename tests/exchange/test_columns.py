"""Columns find their fields by title, by the names of categories on this computer, and by what is in them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.exchange.columns import (
    ColumnMapping,
    Field,
    find_columns,
    mapping_from_data,
    mapping_to_data,
    titles_key,
)
from petstore_gui.exchange.table import Table, TableRow

NAMES = {3: "Dogs", 7: "Cats"}
N, C, S, I, O = Field.NAME, Field.CATEGORY, Field.STATUS, Field.ID, Field.OUTCOME  # noqa: E741  one letter a column


def table(*rows: str) -> Table:
    """Return a table of rows with bars between their cells."""
    return Table("a.csv", tuple(TableRow(number, tuple(row.split("|"))) for number, row in enumerate(rows, 1)))


def fields(*rows: str) -> tuple[Field | None, ...]:
    return find_columns(table(*rows), category_names=NAMES).fields


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (("ID|Name|Category|Status", "1|Rex|3|sold"), (I, N, C, S)),
        (("Status|Kategorie|Tier", "verkauft|3|Rex"), (S, C, N)),
        (("名前|カテゴリ|販売状況|ID", "ポチ|3|販売中|9"), (N, C, S, I)),
        (("الحالة|الفئة|الاسم", "متاح|3|فلفل"), (S, C, N)),
        # The kind of animal beside its name, and the name of a category beside its number.
        (("Name|Tier", "Rex|Dogs"), (N, C)),
        (("Name|Tier", "Rex|Hund"), (N, C)),
        (("Tier|Name|Kategorie", "Hund|Rex|3"), (None, N, C)),
        (("Name|Category|Category name", "Rex|3|Dogs", "Lu|9|"), (N, C, None)),
        (("Name|Category|Category ID", "Rex|Hounds|3"), (N, None, C)),
        # Titles that say that it is something else.
        (("Name|Preis|Alter", "Rex|50|3", "Lu|60|4"), (N, None, None)),
        (("Besitzer|Tiername|Chipnummer|Kategorie", "Ann|Rex|985112345678900|3"), (None, N, None, C)),
        # An ID that is no number is another program's.
        (("ID|Name|Category", "A-17|Rex|3", "A-18|Lu|7"), (None, N, C)),
        (("ID|Name|Category", "|Rex|3", "17|Lu|7"), (I, N, C)),
        # A report: its own ID and outcome are at the right.
        (("ID|Name|Category|ID|Outcome", "5|Rex|3||Not added", "6|Lu|7|99|Added"), (None, N, C, I, O)),
    ],
)
def test_titles_tell_the_fields(rows: tuple[str, ...], found: tuple[Field | None, ...]) -> None:
    mapping = find_columns(table(*rows), category_names=NAMES)
    assert mapping == ColumnMapping(found, has_titles=True)


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (("Rex|3|sold", "Lu|3|available"), (N, C, S)),
        (("1|Rex|3", "2|Lu|3", "3|Mia|7"), (None, N, C)),
        (("Dogs|Rex", "cats|Lu", "DOGS|Mia"), (C, N)),
        (("Dogs (3)|Rex|verfügbar", "Cats (7)|Lu|"), (C, N, S)),
        (("Rex", "Lu"), (N,)),
        (("9.22337E+18|Rex", "5|Lu"), (C, N)),
        (("3|7", "3|9"), (C, None)),
    ],
)
def test_content_tells_the_fields_where_there_are_no_titles(
    rows: tuple[str, ...], found: tuple[Field | None, ...]
) -> None:
    mapping = find_columns(table(*rows), category_names=NAMES)
    assert mapping == ColumnMapping(found, has_titles=False)


def test_titles_that_nobody_knows_are_titles_where_what_is_below_differs() -> None:
    mapping = find_columns(table("Wer|Wo|Wie", "Rex|3|sold", "Lu|7|sold"), category_names=NAMES)
    assert mapping == ColumnMapping((N, C, S), has_titles=True)
    assert [row.number for row in mapping.rows(table("a|b", "c|d"))] == [2]


def test_an_id_is_never_found_by_content_alone() -> None:
    assert I not in fields("100|Rex|3", "101|Lu|3", "102|Mia|3")


def test_what_is_remembered_is_taken_where_it_fits() -> None:
    remembered = ColumnMapping((None, N), has_titles=True)
    one, other = table("Name|Nick", "Rex|R", "3|x"), table("Name|Nick|Category", "Rex|R|3")
    assert find_columns(one, category_names={}, remembered=remembered) == remembered
    assert find_columns(other, category_names={}, remembered=remembered).fields == (N, None, C)


def test_files_with_the_same_titles_have_the_same_key() -> None:
    key = titles_key(table("Name|Kategorie", "Rex|3"))
    assert key == titles_key(table(" NAME |kategorie", "Lu|9", "x|y"))
    assert key != titles_key(table("Kategorie|Name", "3|Rex"))
    assert key != titles_key(table("Name|Kategorie|Status", "Rex|3|"))
    assert titles_key(Table("a.csv", ())) == titles_key(Table("b.csv", ()))


def test_an_empty_table_has_no_columns() -> None:
    assert find_columns(Table("a.csv", ()), category_names={}) == ColumnMapping((), has_titles=False)


@given(st.lists(st.sampled_from([*Field, None]), max_size=8), st.booleans())
def test_a_mapping_survives_its_way_through_json(found: list[Field | None], has_titles: bool) -> None:  # noqa: FBT001
    once = [field if field is None or field not in found[:index] else None for index, field in enumerate(found)]
    mapping = ColumnMapping(tuple(once), has_titles)
    assert mapping_from_data(json.loads(json.dumps(mapping_to_data(mapping)))) == mapping


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"version": 1, "fields": ["name"]},
        {"version": 2, "fields": ["name"], "titles": True},
        {"version": 1, "fields": ["name", "name"], "titles": True},
        {"version": 1, "fields": ["colour"], "titles": True},
        {"version": 1, "fields": [{}], "titles": True},
        {"version": 1, "fields": [1], "titles": True},
    ],
)
def test_what_is_no_mapping_is_not_taken_for_one(data: object) -> None:
    assert mapping_from_data(data) is None


@given(st.lists(st.lists(st.text(max_size=8), min_size=1, max_size=5), min_size=1, max_size=6))
def test_any_table_gets_a_mapping_in_which_no_field_stands_twice(rows: list[list[str]]) -> None:
    found = Table("a.csv", tuple(TableRow(number, tuple(cells)) for number, cells in enumerate(rows, 1)))
    mapping = find_columns(found, category_names=NAMES)
    assert len(mapping.fields) == found.width
    known = [field for field in mapping.fields if field is not None]
    assert len(set(known)) == len(known)
