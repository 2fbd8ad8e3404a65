"""Columns find their fields by title, by the names of categories on this computer, and by what is in them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.files.columns import (
    NO_TITLES,
    ColumnMapping,
    Fields,
    fields_from_data,
    fields_to_data,
    find_columns,
    titles_key,
)
from petstore_gui.files.header_synonyms import IMPORT_FIELDS, ImportField, ReportField
from petstore_gui.files.reading import read_paste
from petstore_gui.files.table import Table, TableRow, left_out
from petstore_gui.inventory.fields import PetField

NAMES = {3: "Dogs", 7: "Cats"}
NO_FIELDS = frozenset[ImportField]()
N, C, S, I, O = PetField.NAME, PetField.CATEGORY, PetField.STATUS, PetField.ID, ReportField.OUTCOME  # noqa: E741  one letter a column


def table(*rows: str) -> Table:
    """Return a table of rows with bars between their cells."""
    return Table("a.csv", tuple(TableRow(number, tuple(row.split("|"))) for number, row in enumerate(rows, 1)))


def found(*rows: str) -> ColumnMapping:
    return find_columns(table(*rows), category_names=NAMES)


def in_text(text: str, title_row: int | None = None) -> tuple[ColumnMapping, list[int]]:
    """Return the columns of rows in a text, of which some are empty, and the numbers of those in the table."""
    read = read_paste(text)
    mapping = find_columns(read, category_names=NAMES, title_row=title_row)
    return mapping, [row.number for row in mapping.area(read).rows]


@pytest.mark.parametrize(
    ("rows", "fields"),
    [
        (("ID|Name|Category|Status", "1|Rex|3|sold"), (I, N, C, S)),
        (("Status|Kategorie|Tier", "verkauft|3|Rex"), (S, C, N)),
        (("名前|カテゴリ|販売状況|ID", "ポチ|3|販売中|9"), (N, C, S, I)),
        (("الحالة|الفئة|الاسم", "متاح|3|فلفل"), (S, C, N)),
        # The kind of animal beside its name, and the name of a category beside its number.
        (("Name|Tier", "Rex|Dogs"), (N, C)),
        (("Name|Tier", "Rex|Hund"), (N, C)),
        (("Tier|Name|Kategorie", *["Hund|Rex|3", "Hund|Lu|3", "Katze|Mia|7", "Katze|Bo|7"]), (None, N, C)),
        # The more special title wins: a name may be the owner's, and a kind that of something else.
        (("Name|Tiername|Kategorie", "Ann|Rex|3"), (None, N, C)),
        (("Tiername|Name|Art|Kategorie", "Rex|Ann|1|3"), (N, None, None, C)),
        (("Name|Pet name|Category|Category ID", "Ann|Rex|Hounds|3"), (None, N, None, C)),
        (("Nom|Nom de l'animal|Catégorie", "Ann|Rex|3"), (None, N, C)),
        (("氏名|動物名|カテゴリ", "Ann|Rex|3"), (None, N, C)),
        # A title that is a number.
        (("Name|Kategorie|2025", "Rex|3|12", "Lu|7|9"), (N, C, None)),
        (("2024|2025|Name|Category", "1|2|Rex|3"), (None, None, N, C)),
        # The same twice is no question.
        (("Name|Name|Category", "Rex|Rex|3", "Lu|Lu|7"), (N, None, C)),
        (("Name|Category|Category name", "Rex|3|Dogs", "Lu|9|"), (N, C, None)),
        (("Name|Category|Category ID", "Rex|Hounds|3"), (N, None, C)),
        # Titles that say that it is something else.
        (("Name|Preis|Alter", "Rex|50|3", "Lu|60|4"), (N, None, None)),
        (("Besitzer|Tiername|Chipnummer|Kategorie", "Ann|Rex|985112345678900|3"), (None, N, None, C)),
        # An ID that is no number is another program's.
        (("ID|Name|Category", "A-17|Rex|3", "A-18|Lu|7"), (None, N, C)),
        (("ID|Name|Category", "|Rex|3", "17|Lu|7"), (I, N, C)),
        # One that is no number among others is a mistake in its row.
        (("ID|Name|Category", "17|Rex|3", "abc|Lu|7", "9223372036854775808|Mia|7"), (I, N, C)),
        # A report: its own ID and outcome are at the right.
        (("ID|Name|Category|ID|Outcome", "5|Rex|3||Not added", "6|Lu|7|99|Added"), (None, N, C, I, O)),
    ],
)
def test_titles_tell_the_fields(rows: tuple[str, ...], fields: Fields) -> None:
    assert found(*rows) == ColumnMapping(fields, 1, NO_FIELDS)


@pytest.mark.parametrize(
    ("rows", "fields"),
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
def test_content_gives_a_guess_where_there_are_no_titles(rows: tuple[str, ...], fields: Fields) -> None:
    assert found(*rows) == ColumnMapping(fields, NO_TITLES, frozenset(filter(None, fields)))


def test_titles_that_nobody_knows_are_titles_where_what_is_below_differs_and_the_columns_a_guess() -> None:
    assert found("Wer|Wo|Wie", "Rex|3|sold", "Lu|7|sold") == ColumnMapping((N, C, S), 1, frozenset({N, C, S}))


@pytest.mark.parametrize(
    ("rows", "fields", "guessed"),
    [
        # One title of two is known.
        (("Name|Nr", "Rex|3", "Lu|7"), (N, C), {C}),
        (("Name|2025", "Rex|3", "Lu|7"), (N, C), {C}),
        # Two titles that are equally good.
        (("Tiername|Rufname|Kategorie", "Rex|Max|3"), (N, None, C), {N}),
        (("Name|Bezeichnung|Kategorie", "Rex|Max|3"), (N, None, C), {N}),
        (("Name|Art|Typ", "Rex|3|7"), (N, C, None), {C}),
        (("Name|Kategorie|Status|Verfügbarkeit", "Rex|3|sold|available"), (N, C, S, None), {S}),
        (("ID|Name|Kategorie|ID", "5|Rex|3|6"), (None, N, C, I), {I}),
        # The better title has no category in it.
        (("Name|Kategorie|Typ", "Rex|Hund|2", "Lu|Katze|1"), (N, None, C), {C}),
        # "Tier" may be the animal, and "Name" its owner.
        (("Name|Tier|Kategorie", "Ann|Rex|3", "Ben|Lu|7"), (N, None, C), {N}),
        # Two tables side by side; which column has the outcome is not asked.
        (("Name|Ergebnis||Kategorie", "Rex|hinzugefügt||3"), (N, O, None, C), {N, C}),
        # A status under an unknown title.
        (("Name|Kategorie|Wie", "Rex|3|sold", "Lu|7|sold"), (N, C, S), {S}),
    ],
)
def test_what_may_be_another_column_is_a_guess(
    rows: tuple[str, ...], fields: Fields, guessed: set[ImportField]
) -> None:
    assert found(*rows) == ColumnMapping(fields, 1, frozenset(guessed))


@pytest.mark.parametrize(
    ("above", "title_row"),
    [
        ("Bestandsliste;;\n;;\n", 3),
        ("Bestandsliste\n\n\n", 4),
        ("Bestand;Status;\nStand;31.12.2025;\n", 3),
        ("Zoo;;\nTel. 0231/123;;\nSeite 1;;\n\n", 5),
        ("Zeile;;\n" * 19, 20),
    ],
)
def test_titles_are_found_among_the_first_20_rows(above: str, title_row: int) -> None:
    mapping, rows = in_text(f"{above}Tiername;Preis;Kategorie\nRex;12;3\nLu;9;7\n")
    assert mapping == ColumnMapping((N, None, C), title_row, NO_FIELDS)
    assert rows == [title_row + 1, title_row + 2]


def test_titles_further_down_are_none() -> None:
    mapping, _rows = in_text("Zeile;x\n" * 20 + "Name;Kategorie\nRex;3\n")
    assert mapping.title_row == NO_TITLES
    assert mapping.guessed


def test_a_person_says_where_the_titles_are() -> None:
    text = "Rex;3\nWer;Wo\nLu;7\n"
    assert in_text(text, 2) == (ColumnMapping((N, C), 2, frozenset({N, C})), [3])
    assert in_text("Name;Kategorie\nLu;7\n", NO_TITLES)[1] == [1, 2]


def test_what_a_person_says_of_a_column_is_no_guess_any_more() -> None:
    mapping = found("Rex|Max|3", "Lu|Mia|7")
    assert mapping.guessed == {N, C}
    assert mapping.with_column(N, 1) == ColumnMapping((None, N, C), NO_TITLES, frozenset({C}))
    assert mapping.with_column(C, 0) == ColumnMapping((C, None, None), NO_TITLES, NO_FIELDS)
    assert mapping.with_column(N, None).with_column(C, 2) == ColumnMapping((None, None, C), NO_TITLES, NO_FIELDS)
    assert mapping.confirmed() == ColumnMapping((N, None, C), NO_TITLES, NO_FIELDS)


# --- where the table is ---


def test_an_empty_row_ends_the_table_and_what_is_below_is_left_out() -> None:
    text = "Name;Kategorie\nRex;3\nLu;7\n\nLieferant;Telefon\nMüller;0231\n"
    mapping, rows = in_text(text)
    assert (mapping.fields, rows) == ((N, C), [2, 3])
    area = mapping.area(read_paste(text))
    assert [row.number for row in area.outside] == [5, 6]
    assert list(left_out(area, str)) == ["An empty row ends the table. Rows left out: 5–6."]
    assert in_text(text, 5)[1] == [6]


def test_an_empty_row_below_the_titles_is_no_end_and_one_after_each_row_is_spacing() -> None:
    assert in_text("Name;Kategorie\n;\nRex;3\nLu;7\n")[1] == [3, 4]
    assert in_text("Name;Kategorie\n\nRex;3\n\nLu;7\n\n")[1] == [3, 5]


def test_without_titles_the_longest_table_is_meant() -> None:
    mapping, rows = in_text("Meine Tiere;\n\nRex;3\nLu;7\nMia;3\n\nSumme;3\n")
    assert (mapping.title_row, rows) == (NO_TITLES, [3, 4, 5])


@pytest.mark.parametrize(
    ("text", "fields", "rows"),
    [
        ("Name;Kategorie;;Lieferant;Telefon\nRex;3;;Müller;0231\nLu;7;;Meier;\n", (N, C, None, None, None), [2, 3]),
        ("Lieferant;;Name;Kategorie\nMüller;;Rex;3\n", (None, None, N, C), [2]),
        ("Name;Telefon;;Name;Kategorie\nAnn;0231;;Rex;3\n", (None, None, None, N, C), [2]),
        ("Name;Kategorie;;Name;Kategorie\nRex;3;;Lu;7\n", (N, C, None, None, None), [2]),
        # The other table is longer, and the one that is meant has a row of it between.
        ("Name;Kategorie;;Farbe\nRex;3;;rot\n;;;blau\nLu;7;;gelb\n", (N, C, None, None), [2]),
        # A status in the other table is not that of the animals.
        ("Name;Kategorie;;Status\nRex;3;;sold\n", (N, C, None, None), [2]),
    ],
)
def test_an_empty_column_ends_the_table(text: str, fields: Fields, rows: list[int]) -> None:
    assert in_text(text) == (ColumnMapping(fields, 1, NO_FIELDS), rows)
    read = read_paste(text)
    area = find_columns(read, category_names=NAMES).area(read)
    assert set(area.beside) == {index for index, _ in enumerate(fields) if index not in area.columns} - _empty(read)


def _empty(read: Table) -> set[int]:
    return {index for index in range(read.width) if not any(row.cells[index : index + 1] > ("",) for row in read.rows)}


def test_titles_in_two_tables_are_a_guess() -> None:
    mapping, _rows = in_text("Name;Telefon;;Kategorie;Anzahl\nAnn;0231;;3;9\nBen;0232;;7;4\n")
    assert mapping == ColumnMapping((N, None, None, C, None), 1, frozenset({N, C}))


def test_what_a_person_chooses_beside_the_table_belongs_to_it() -> None:
    read = read_paste("Name;Kategorie;;Status\nRex;3;;sold\n")
    mapping = find_columns(read, category_names=NAMES).with_column(S, 3)
    assert mapping.area(read).beside == ()


def test_an_id_is_never_found_by_content_alone() -> None:
    assert I not in found("100|Rex|3", "101|Lu|3", "102|Mia|3").fields


def test_what_is_remembered_is_taken_where_it_fits_and_is_no_guess() -> None:
    one, other = table("Name|Nick", "Rex|R", "3|x"), table("Name|Nick|Category", "Rex|R|3")
    assert find_columns(one, category_names={}, remembered=lambda _key: (None, N)) == ColumnMapping((None, N), 1)
    assert find_columns(other, category_names={}, remembered=lambda _key: (None, N)).fields == (N, None, C)
    keys: list[str] = []
    read = read_paste("Bestand;;\n\nWer;Was;Wo\nRex;R;3\n")
    find_columns(read, category_names={}, remembered=keys.append)
    assert keys == [titles_key(("Wer", "Was", "Wo"))]


def test_files_with_the_same_titles_have_the_same_key() -> None:
    key = titles_key(("Name", "Kategorie"))
    assert key == titles_key((" NAME ", "kategorie"))
    assert key != titles_key(("Kategorie", "Name"))
    assert key != titles_key(("Name", "Kategorie", "Status"))


def test_an_empty_table_has_no_columns() -> None:
    assert find_columns(Table("a.csv", ()), category_names={}) == ColumnMapping(())


@given(st.lists(st.sampled_from([*IMPORT_FIELDS.values(), None]), max_size=8))
def test_fields_survive_their_way_through_json(some: list[ImportField | None]) -> None:
    once = tuple(field if field is None or field not in some[:index] else None for index, field in enumerate(some))
    assert fields_from_data(json.loads(json.dumps(fields_to_data(once)))) == once


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"version": 2},
        {"version": 1, "fields": ["name"], "titles": True},  # the user was not asked about it
        {"version": 3, "fields": ["name"]},
        {"version": 2, "fields": ["name", "name"]},
        {"version": 2, "fields": ["colour"]},
        {"version": 2, "fields": [{}]},
        {"version": 2, "fields": [1]},
    ],
)
def test_what_are_no_fields_is_not_taken_for_them(data: object) -> None:
    assert fields_from_data(data) is None


@given(st.lists(st.lists(st.text(max_size=8), min_size=1, max_size=5), min_size=1, max_size=6))
def test_any_table_gets_a_mapping_in_which_no_field_stands_twice(rows: list[list[str]]) -> None:
    some = Table("a.csv", tuple(TableRow(number, tuple(cells)) for number, cells in enumerate(rows, 1)))
    mapping = find_columns(some, category_names=NAMES)
    assert len(mapping.fields) == some.width
    known = [field for field in mapping.fields if field is not None]
    assert len(set(known)) == len(known)
    area = mapping.area(some)
    numbers = [row.number for row in (*area.above, *filter(None, [area.titles]), *area.rows, *area.outside)]
    assert sorted(numbers) == sorted(set(numbers))
