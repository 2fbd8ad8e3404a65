"""Saved views: what a name is, how views go together, and what a file of them may do."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import InputError, InputProblem
from petstore_gui.inventory.named_format import NamedThingsError
from petstore_gui.inventory.saved_views import (
    COLUMNS,
    LONGEST_NAME,
    LONGEST_SEARCH,
    MOST_VIEWS,
    SAVED_VIEWS,
    SavedView,
    ViewSettings,
    clean_search,
    merge,
    named,
    parse_view_name,
)
from petstore_gui.storage.atomic_file import MOST_BYTES

NAME = PetField.NAME
KITTENS = SavedView(
    "Kittens for sale",
    ViewSettings(
        PetStatus.AVAILABLE,
        "kitten",
        3,
        (NAME, PetField.STATUS, PetField.ID),
        {NAME: 240},
        ((NAME, False), (PetField.ID, True)),
    ),
)
FISH = SavedView("Fish", ViewSettings(category_id=-7))


COLUMN = st.sampled_from(COLUMNS)
SETTINGS = st.builds(
    ViewSettings,
    st.none() | st.sampled_from(PetStatus),
    st.text(max_size=60).map(clean_search),
    st.none() | st.integers(INT64_MIN, INT64_MAX),
    st.permutations(COLUMNS).map(tuple),
    st.dictionaries(COLUMN, st.integers(1, 9_999)),
    st.lists(st.tuples(COLUMN, st.booleans()), unique_by=lambda key: key[0]).map(tuple),
)


def problem(text: str) -> InputProblem | None:
    try:
        parse_view_name(text)
    except InputError as error:
        return error.problem
    return None


def file_of(*views: object, version: object = 1) -> str:
    return json.dumps({"petstore-views": version, "views": list(views)})


def view_of(**members: object) -> str:
    return file_of({"name": "Fish", **members})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Kittens for sale", None),
        (" Kittens\r\n", None),
        ("7", None),
        ("x" * LONGEST_NAME, None),
        ("x" * (LONGEST_NAME + 1), InputProblem.TOO_LONG),
        ("", InputProblem.EMPTY),
        (" \t ", InputProblem.EMPTY),
        ("\N{ZERO WIDTH JOINER}", InputProblem.EMPTY),
        ("Cats\tand dogs", InputProblem.INVISIBLE),
        ("Cats\N{RIGHT-TO-LEFT OVERRIDE}god", InputProblem.INVISIBLE),
        ("Cats\ud800", InputProblem.INVISIBLE),
        ("&Save", None),
    ],
)
def test_a_name_is_one_visible_line_of_60_characters(text: str, expected: InputProblem | None) -> None:
    assert problem(text) == expected


def test_names_are_alike_without_case_and_width() -> None:
    assert named([FISH, KITTENS], " KITTENS  for ｓale") == KITTENS
    assert named([FISH], "Kittens") is None


@given(st.lists(SETTINGS, max_size=10))
def test_every_view_survives_the_file_unchanged(settings: list[ViewSettings]) -> None:
    views = tuple(SavedView(f"No. {number}", each) for number, each in enumerate(settings))
    assert SAVED_VIEWS.parse(SAVED_VIEWS.serialise(views)) == views


def test_the_longest_views_that_can_be_fit_into_a_file() -> None:
    settings = ViewSettings(search='"\U0001f408' * (LONGEST_SEARCH // 2))
    views = tuple(SavedView(f"{number:03}".ljust(LONGEST_NAME, "\U0001f408"), settings) for number in range(MOST_VIEWS))
    assert len(SAVED_VIEWS.serialise(views).encode()) < MOST_BYTES
    assert SAVED_VIEWS.parse(SAVED_VIEWS.serialise(views)) == views


def test_the_width_of_a_hidden_column_is_no_part_of_a_view() -> None:
    (view,) = SAVED_VIEWS.parse(view_of(columns=["name"], widths={"name": 90, "id": 70}))
    assert view.settings.widths == {"name": 90}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Fish",
        "[]",
        "{}",
        '{"petstore-views": 1}',
        '{"views": []}',
        file_of(version=True),
        file_of(version="1"),
        file_of(version=0),
        file_of(version=1.0),
        file_of(3),
        file_of({}),
        file_of({"name": 3}),
        file_of({"name": ""}),
        file_of({"name": "a\nb"}),
        file_of({"name": "x" * 61}),
        view_of(status="lost"),
        view_of(status=None),
        view_of(status=[]),
        view_of(search=3),
        view_of(search="a\u202eb"),
        view_of(search="x" * 1001),
        view_of(category=True),
        view_of(category=3.0),
        view_of(category=2**63),
        view_of(category="03"),
        view_of(category=" 3"),
        view_of(category="１"),
        view_of(category={}),
        view_of(columns=[]),
        view_of(columns=["price"]),
        view_of(columns=["id", "id"]),
        view_of(columns=[[]]),
        view_of(columns="id"),
        view_of(widths=[]),
        view_of(widths={"id": 0}),
        view_of(widths={"id": 10_000}),
        view_of(widths={"id": 3.5}),
        view_of(widths={"id": True}),
        view_of(widths={"price": 30}),
        view_of(sort=[3]),
        view_of(sort=["--id"]),
        view_of(sort=["id", "-id"]),
        view_of(colour="red"),
        file_of({"name": "Fish"}, {"name": "FISH"}),
        file_of(*({"name": str(number)} for number in range(MOST_VIEWS + 1))),
        '{"petstore-views": 1, "views": [{"name": "Fish", "name": "Cats"}]}',
        "[" * 100_000,
        view_of()[:-3],
    ],
)
def test_a_damaged_file_is_refused_with_a_plain_sentence(text: str) -> None:
    with pytest.raises(NamedThingsError, match=r"^[A-Z][^{}]*\.$"):
        SAVED_VIEWS.parse(text)


def test_views_of_a_file_take_the_place_of_those_of_their_name_and_come_last_otherwise() -> None:
    theirs = (KITTENS, SavedView("FISH", ViewSettings(category_id=8)))
    merged = merge([FISH, SavedView("Mine", ViewSettings())], theirs)
    assert [view.name for view in merged.things.values()] == ["FISH", "Mine", "Kittens for sale"]
    assert [[view.name for view in each.values()] for each in (merged.new, merged.changed)] == [
        ["Kittens for sale"],
        ["FISH"],
    ]


def test_the_same_views_again_are_nothing_new() -> None:
    merged = merge([FISH, KITTENS], [KITTENS])
    assert (tuple(merged.things.values()), merged.new, merged.changed) == ((FISH, KITTENS), {}, {})


def test_too_many_views_are_refused() -> None:
    mine = tuple(SavedView(str(number), ViewSettings()) for number in range(MOST_VIEWS))
    with pytest.raises(NamedThingsError, match=f"at most {MOST_VIEWS}"):
        merge(mine, [FISH])
    with pytest.raises(NamedThingsError, match=f"at most {MOST_VIEWS}"):
        SAVED_VIEWS.serialise((*mine, FISH))


def test_a_search_is_saved_without_hidden_characters() -> None:
    assert clean_search("kit\u200ften ") == "kitten "
    assert len(clean_search("x" * 5000)) == LONGEST_SEARCH
