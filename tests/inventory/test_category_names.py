"""Names of categories: which are names, how they go together, and what a file of them may do."""

import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.category_names import (
    CategoryNamesError,
    NewerVersionError,
    merge,
    owner_of,
    parse,
    read_file,
    same,
    serialise,
    write_file,
)
from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_category_name
from petstore_gui.storage.atomic_file import MOST_BYTES
from tests.support.disk import full_disk
from tests.support.not_files import NOT_FILES, posix, put, without_waiting

NUMBERS = st.integers(INT64_MIN, INT64_MAX)
TEXTS = st.text(min_size=1, max_size=80)


def problem(text: str) -> InputProblem | None:
    try:
        parse_category_name(text)
    except InputError as error:
        return error.problem
    return None


def file_of(names: object, version: object = 1) -> str:
    return json.dumps({"petstore-categories": version, "names": names})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Dogs", None),
        (" \tDogs\r\n", None),
        ("x" * 80, None),
        ("x" * 81, InputProblem.TOO_LONG),
        ("  " + "x" * 80 + "  ", None),
        ("", InputProblem.EMPTY),
        (" \t ", InputProblem.EMPTY),
        ("\N{ZERO WIDTH JOINER}", InputProblem.EMPTY),
        ("Dogs\nand cats", InputProblem.INVISIBLE),
        ("Dogs\tand cats", InputProblem.INVISIBLE),
        ("Dogs\N{RIGHT-TO-LEFT OVERRIDE}tac", InputProblem.INVISIBLE),
        ("Dogs\ud800", InputProblem.INVISIBLE),
        ("3", InputProblem.ONLY_A_NUMBER),
        ("-3", InputProblem.ONLY_A_NUMBER),
        ("+3", InputProblem.ONLY_A_NUMBER),
        ("１２", InputProblem.ONLY_A_NUMBER),
        ("9" * 40, InputProblem.ONLY_A_NUMBER),
        ("3 birds", None),
        ("Ünïcödé 犬 🐕‍🦺", None),
        ("=1+1", None),
        ("@home", None),
    ],
)
def test_a_name_is_one_visible_line_of_80_characters_and_no_number(text: str, expected: InputProblem | None) -> None:
    assert problem(text) == expected


def test_blanks_around_a_name_are_no_part_of_it() -> None:
    assert parse_category_name("\t Small  dogs \r\n") == "Small  dogs"


@given(st.dictionaries(NUMBERS, TEXTS, max_size=30))
def test_whatever_can_be_a_name_survives_the_file_unchanged(texts: dict[int, str]) -> None:
    names: dict[int, str] = {}
    for number, text in texts.items():
        if problem(text) is None and owner_of(text, names) is None:
            names[number] = parse_category_name(text)
    assert parse(serialise(names)) == names


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "'", '"', "\\", "<b>", "{", "%n "])
def test_a_name_that_a_spreadsheet_or_a_label_would_run_survives_the_file(sign: str, tmp_path: Path) -> None:
    names = {3: f"{sign}SUM(A1)"}
    write_file(tmp_path / "names.json", names)
    assert read_file(tmp_path / "names.json") == names


@pytest.mark.parametrize("sign", ["\t", "\r", " "])
def test_a_blank_at_the_start_of_a_name_goes_in_a_file_as_it_goes_in_the_field(sign: str) -> None:
    assert parse(file_of({"3": f"{sign}=Dogs"})) == {3: "=Dogs"} == {3: parse_category_name(f"{sign}=Dogs")}


def test_the_file_is_small_plain_and_in_the_order_of_the_numbers(tmp_path: Path) -> None:
    write_file(tmp_path / "names.json", {10: "Vögel", -2: "Cats", 3: "Dogs"})
    text = (tmp_path / "names.json").read_text("utf-8")
    assert "Vögel" in text
    assert list(json.loads(text)["names"]) == ["-2", "3", "10"]
    assert json.loads(text)["petstore-categories"] == 1


def test_numbers_are_exact_over_the_whole_range(tmp_path: Path) -> None:
    names = {INT64_MAX: "a", INT64_MIN: "b", 2**53 + 1: "c", 0: "d"}
    write_file(tmp_path / "names.json", names)
    assert read_file(tmp_path / "names.json") == names


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Dogs",
        "[]",
        "{}",
        '{"petstore-categories": 1}',
        '{"names": {"3": "Dogs"}}',
        file_of({"3": "Dogs"}, True),
        file_of({"3": "Dogs"}, "1"),
        file_of({"3": "Dogs"}, 0),
        file_of({"3": "Dogs"}, 1.0),
        file_of(["Dogs"]),
        file_of({"3": 7}),
        file_of({"3": None}),
        file_of({"x": "Dogs"}),
        file_of({"03": "Dogs"}),
        file_of({" 3": "Dogs"}),
        file_of({"-0": "Dogs"}),
        file_of({"１": "Dogs"}),
        file_of({str(2**63): "Dogs"}),
        file_of({"3": "Dogs\nCats"}),
        file_of({"3": "\ud800"}),
        file_of({"3": ""}),
        file_of({"3": "4"}),
        file_of({"3": "x" * 81}),
        file_of({"3": "Dogs", "4": "dogs"}),
        '{"petstore-categories": 1, "names": {"3": "Dogs", "3": "Cats"}}',
        '{"petstore-categories": ' + "9" * 5000 + ', "names": {}}',
        "[" * 100_000,
        file_of({"3": "Dogs"})[:-1],
    ],
)
def test_a_damaged_file_is_refused_with_a_plain_sentence(text: str) -> None:
    with pytest.raises(CategoryNamesError, match=r"^[A-Z][^{}]*\.$"):
        parse(text)


def test_a_file_of_a_newer_version_is_refused_by_its_name() -> None:
    with pytest.raises(NewerVersionError, match=r"newer version.*version 2, not 1"):
        parse(json.dumps({"petstore-categories": 2, "who": "knows"}))


def test_a_mark_at_the_start_of_the_file_is_no_damage(tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    file.write_bytes(b"\xef\xbb\xbf" + file_of({"3": "Dogs"}).encode())
    assert read_file(file) == {3: "Dogs"}


@pytest.mark.parametrize(
    ("content", "part"),
    [(b"\xff\xfe{}", "damaged"), (b" " * (MOST_BYTES + 1), "larger than 1 MiB"), (None, "cannot be read")],
)
def test_a_file_that_cannot_be_one_is_said_to_be_none(tmp_path: Path, content: bytes | None, part: str) -> None:
    file = tmp_path / "names.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(CategoryNamesError, match=part):
        read_file(file)


def test_a_full_disk_is_said_and_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    write_file(file, {3: "Dogs"})
    before = file.read_bytes()
    with full_disk(), pytest.raises(CategoryNamesError, match="the disk is full"):
        write_file(file, {3: "Cats"})
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["names.json"]  # noqa: PTH208  hidden files, too


def test_the_new_file_takes_the_place_of_the_old_one_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "names.json"
    write_file(file, {3: "Dogs"})
    seen = []
    replace = Path.replace

    def watched(self: Path, target: Path) -> Path:
        seen.append((read_file(file), read_file(self)))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    write_file(file, {3: "Cats"})
    assert seen == [({3: "Dogs"}, {3: "Cats"})]
    assert read_file(file) == {3: "Cats"}


@pytest.mark.posix("file modes")
def test_a_file_for_others_can_be_read_by_them(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_file(tmp_path / "names.json", {3: "Dogs"})
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "names.json").stat().st_mode) == 0o644


@pytest.mark.posix("symbolic links")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    link = tmp_path / "names.json"
    link.symlink_to(tmp_path / "shared" / "names.json")
    write_file(link, {3: "Dogs"})
    assert link.is_symlink()
    assert read_file(tmp_path / "shared" / "names.json") == {3: "Dogs"}


def test_more_than_a_file_can_hold_is_not_kept() -> None:
    with pytest.raises(CategoryNamesError, match="at most 1 MiB"):
        serialise({number: f"{number} {'犬' * 60}" for number in range(10_000)})


def test_ten_thousand_names_go_through_a_file(tmp_path: Path) -> None:
    names = {number * 7919: f"Category No. {number}" for number in range(10_000)}
    write_file(tmp_path / "names.json", names)
    assert read_file(tmp_path / "names.json") == names


@pytest.mark.parametrize(
    ("one", "two"), [("Dogs", "DOGS"), ("Straße", "STRASSE"), ("Café", "Cafe\u0301"), ("a b", "a  b")]
)
def test_names_that_look_alike_are_the_same(one: str, two: str) -> None:
    assert same(one) == same(two)
    assert owner_of(two, {3: one}) == 3


def test_what_an_import_would_do_is_known_before() -> None:
    found = merge({3: "Dogs", 4: "Cats", 5: "Birds"}, {3: "Hounds", 4: "Cats", 9: "Fish"})
    assert found.new == {9: "Fish"}
    assert found.changed == {3: "Hounds"}
    assert found.names == {3: "Hounds", 4: "Cats", 5: "Birds", 9: "Fish"}


def test_names_can_change_places() -> None:
    assert merge({3: "Dogs", 4: "Cats"}, {3: "Cats", 4: "Dogs"}).names == {3: "Cats", 4: "Dogs"}


def test_an_import_that_would_give_two_categories_one_name_is_refused() -> None:
    with pytest.raises(CategoryNamesError, match="Categories 3 and 9 would both be called “dogs”"):
        merge({3: "Dogs"}, {9: "dogs"})


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_what_is_no_file_is_said_to_be_none(tmp_path: Path, kind: str) -> None:
    put(kind, tmp_path / "names.json")
    with without_waiting(), pytest.raises(CategoryNamesError, match="it is not a file"):
        read_file(tmp_path / "names.json")
