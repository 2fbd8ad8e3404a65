"""Saved views: what a name is, how views go together, and what a file of them may do."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import InputError, InputProblem
from petstore_gui.inventory.saved_view_file import NewerViewsError, parse, read_file, serialise, write_file
from petstore_gui.inventory.saved_views import (
    COLUMNS,
    LONGEST_NAME,
    LONGEST_SEARCH,
    MOST_VIEWS,
    SavedView,
    SavedViewsError,
    ViewSettings,
    clean_search,
    merge,
    named,
    parse_view_name,
)
from petstore_gui.storage.atomic_file import MOST_BYTES
from tests.support.disk import full_disk

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

# A file as version 1 writes it. Never change this text: a later version has to read it as it stands.
VERSION_1 = """{
 "petstore-views": 1,
 "views": [
  {
   "name": "Kittens for sale",
   "status": "available",
   "search": "kitten",
   "category": "3",
   "columns": [
    "name",
    "status",
    "id"
   ],
   "widths": {
    "name": 240
   },
   "sort": [
    "name",
    "-id"
   ]
  },
  {
   "name": "Fish",
   "category": "-7"
  }
 ]
}
"""

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


def test_a_file_of_version_1_stays_readable_and_is_what_is_written() -> None:
    assert parse(VERSION_1) == (KITTENS, FISH)
    assert serialise([KITTENS, FISH]) == VERSION_1


@given(st.lists(SETTINGS, max_size=10))
def test_whatever_can_be_a_view_survives_the_file_unchanged(settings: list[ViewSettings]) -> None:
    views = tuple(SavedView(f"No. {number}", each) for number, each in enumerate(settings))
    assert parse(serialise(views)) == views


def test_the_longest_views_that_can_be_fit_into_a_file() -> None:
    settings = ViewSettings(search='"\U0001f408' * (LONGEST_SEARCH // 2))
    views = tuple(SavedView(f"{number:03}".ljust(LONGEST_NAME, "\U0001f408"), settings) for number in range(MOST_VIEWS))
    assert len(serialise(views).encode()) < MOST_BYTES
    assert parse(serialise(views)) == views


def test_the_width_of_a_hidden_column_is_no_part_of_a_view() -> None:
    (view,) = parse(view_of(columns=["name"], widths={"name": 90, "id": 70}))
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
        VERSION_1[:-3],
    ],
)
def test_a_damaged_file_is_refused_with_a_plain_sentence(text: str) -> None:
    with pytest.raises(SavedViewsError, match=r"^[A-Z][^{}]*\.$"):
        parse(text)


def test_a_file_of_a_newer_version_is_refused_by_its_name() -> None:
    with pytest.raises(NewerViewsError, match=r"newer version.*version 2, not 1"):
        parse(json.dumps({"petstore-views": 2, "who": "knows"}))


def test_a_file_of_category_names_is_none_of_views() -> None:
    with pytest.raises(SavedViewsError, match="holds no saved views"):
        parse('{"petstore-categories": 1, "names": {"3": "Dogs"}}')


def test_a_mark_at_the_start_of_the_file_is_no_damage(tmp_path: Path) -> None:
    file = tmp_path / "views.json"
    file.write_bytes(b"\xef\xbb\xbf" + VERSION_1.encode())
    assert read_file(file) == (KITTENS, FISH)


@pytest.mark.parametrize(
    ("content", "part"),
    [(b"\xff\xfe{}", "damaged"), (b" " * (MOST_BYTES + 1), "larger than 1 MiB"), (None, "cannot be read")],
)
def test_a_file_that_cannot_be_one_is_said_to_be_none(tmp_path: Path, content: bytes | None, part: str) -> None:
    file = tmp_path / "views.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SavedViewsError, match=part):
        read_file(file)


def test_a_full_disk_is_said_and_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "views.json"
    write_file(file, [FISH])
    before = file.read_bytes()
    with full_disk(), pytest.raises(SavedViewsError, match="the disk is full"):
        write_file(file, [KITTENS])
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["views.json"]  # noqa: PTH208  hidden files, too


@pytest.mark.posix("only some users may make links there")
def test_a_link_of_the_users_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "views.json", tmp_path / "link.json"
    link.symlink_to(file)
    write_file(link, [FISH])
    assert link.is_symlink()
    assert read_file(file) == (FISH,)


@pytest.mark.posix("file modes")
def test_the_file_may_be_read_as_far_as_the_user_lets_files_be_read(tmp_path: Path) -> None:
    file = tmp_path / "views.json"
    before = os.umask(0o027)
    try:
        write_file(file, [FISH])
    finally:
        os.umask(before)
    assert os.name == "nt" or stat.S_IMODE(file.stat().st_mode) == 0o640


def test_views_of_a_file_take_the_place_of_those_of_their_name_and_come_last_otherwise() -> None:
    theirs = (KITTENS, SavedView("FISH", ViewSettings(category_id=8)))
    merged = merge([FISH, SavedView("Mine", ViewSettings())], theirs)
    assert [view.name for view in merged.views] == ["FISH", "Mine", "Kittens for sale"]
    assert (merged.new, merged.changed) == (("Kittens for sale",), ("FISH",))


def test_the_same_views_again_are_nothing_new() -> None:
    merged = merge([FISH, KITTENS], [KITTENS])
    assert (merged.views, merged.new, merged.changed) == ((FISH, KITTENS), (), ())


def test_too_many_views_are_refused() -> None:
    mine: Any = [SavedView(str(number), ViewSettings()) for number in range(MOST_VIEWS)]
    with pytest.raises(SavedViewsError, match=f"at most {MOST_VIEWS}"):
        merge(mine, [FISH])
    with pytest.raises(SavedViewsError, match=f"at most {MOST_VIEWS}"):
        serialise([*mine, FISH])


def test_a_search_is_saved_without_what_nobody_sees() -> None:
    assert clean_search("kit\u200ften ") == "kitten "
    assert len(clean_search("x" * 5000)) == LONGEST_SEARCH
