"""Codes of labels as scanners type them, and what is no code."""

import time
import timeit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.input_parsing import (
    InputError,
    InputProblem,
    id_list_text,
    parse_link,
    parse_pet_id,
    parse_pet_ids,
    replace_codes,
)
from petstore_gui.inventory.pet_code import code_text

# What the keys of an American keyboard write on others: the small letters, then what Shift makes of the keys of ours.
US = "petstore:-0123456789"
LAYOUTS = {
    "American": US,
    "German": "petstoreÖß0123456789",
    "French": "petstoreM)à&é\"'(-è_ç",
    "Spanish": "petstoreÑ'0123456789",
    "Italian": "petstoreç'0123456789",
    "Portuguese": "petstoreÇ'0123456789",
    "Swedish": "petstoreÖ+0123456789",
    "Danish": "petstoreÆ+0123456789",
    "Norwegian": "petstoreØ+0123456789",
    "Swiss": "petstoreé'0123456789",
    "Turkish": "petstoreŞ*0123456789",
    "Japanese": "petstore+-0123456789",
    "Arabic": "حثفسفخقث:-0123456789",
    "Arabic with its own digits": "حثفسفخقث:-٠١٢٣٤٥٦٧٨٩",
}


def typed(text: str, layout: str) -> str:
    """Return what arrives where a scanner presses the keys for ``text`` on another layout."""
    return text.translate(dict(zip(map(ord, US), LAYOUTS[layout], strict=True)))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("pet_id", [0, 5, 123, 4567890, 2**53 + 1, INT64_MAX, INT64_MIN, -1])
def test_a_scanned_code_is_its_id_on_every_layout(layout: str, pet_id: int) -> None:
    assert parse_pet_id(typed(code_text(pet_id), layout)) == pet_id


@given(st.integers(INT64_MIN, INT64_MAX), st.sampled_from(sorted(LAYOUTS)))
def test_no_id_is_taken_for_another_one(pet_id: int, layout: str) -> None:
    assert parse_pet_id(typed(code_text(pet_id), layout)) == pet_id


@pytest.mark.parametrize(
    "text",
    [
        "petstore:123",
        "PETSTORE:123",
        "PetStore:123",
        " petstore:123\r\n",
        "petstore: 123",
        "petstore;123",
        "petstoreö123",
        "PETSTOREö123",
        "petstoreÖ123",
        "PETSTOREÖ123",
        "petstore：123",
        "petstore:0123",
    ],
)
def test_case_caps_lock_and_a_line_end_make_no_difference(text: str) -> None:
    assert parse_pet_id(text) == 123


@pytest.mark.parametrize(
    "text",
    [
        "petstore",
        "petstore:",
        "petstore123",
        "petstore-123",
        "petstore/123",
        "petstorex123",
        "petstore::123",
        "store:123",
        "mypetstore:123",
        "petstore:12a",
        "petstore:1.5",
        "petstore:--1",
        "petstore:ß1",
        "petstore:'1",
        "petstore://123",
        "petstoreM1é",
        "petstoreM&1",
        "petstore:é&",
        "petstoreö",
        "petstore:9223372036854775808",
    ],
)
def test_what_may_be_something_else_is_no_code(text: str) -> None:
    for parse in (parse_pet_id, parse_pet_ids):
        with pytest.raises(InputError):
            parse(text)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("petstore:5\npetstore:17\npetstore:99999\n", [5, 17, 99999]),
        ("petstore:5, PETSTORE:17;petstoreÖ3", [5, 17, 3]),
        ("petstore:1 petstore:2", [1, 2]),
        ("petstore:1 petstore:234", [1, 234]),
        ("petstore:1\u00a0petstore:234 petstore:567", [1, 234, 567]),
        ("petstoreM& petstoreMéàà", [1, 200]),
        ("petstore:1 234", [1, 234]),
        ("petstore:1 -234", [1, -234]),
        ("12 petstore:300", [12, 300]),
        ("petstore:1petstore:200petstore:3", [1, 200, 3]),
        ("petstoreM&petstoreMéàà", [1, 200]),
        ("petstoreMé\npetstoreM&", [2, 1]),
        ("petstore;7;petstore;8", [7, 8]),
        ("5\npetstore:17", [5, 17]),
        ("Code\tName\npetstore:5\tRex\npetstore:6\tLuna", [5, 6]),
        (f"petstore:{INT64_MAX},petstore:5", [INT64_MAX, 5]),
    ],
)
def test_lists_of_codes_are_lists_of_ids(text: str, ids: list[int]) -> None:
    assert [entry.pet_id for entry in parse_pet_ids(text)] == ids


def test_a_pasted_column_of_codes_is_shown_as_ids() -> None:
    assert id_list_text("petstore:5\npetstoreÖ17\n") == "5, 17"


def test_a_column_of_twenty_times_as_many_codes_takes_no_hundred_times_as_long() -> None:
    def seconds(count: int) -> float:
        text = "petstore:1 " * count
        assert replace_codes(text).count("1") == count
        took = min(timeit.repeat(lambda: replace_codes(text), timer=time.thread_time, number=1, repeat=3))
        return max(1 / 64, took)  # a tick of Windows' clock

    usual = seconds(400)
    assert seconds(8_000) < 100 * usual


@pytest.mark.parametrize("text", ["", "Rex", "5, 17", "é&", "petstore", "a petstore with 5 animals", "petstores:5"])
def test_other_text_stays_as_it_is(text: str) -> None:
    assert replace_codes(text) == text


@pytest.mark.parametrize("text", ["p", "PetSto", "petstore", "petstore:", "petstoreÖ", "petstore:-", " petstore: "])
def test_the_beginning_of_a_code_is_no_mistake_while_it_is_typed(text: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_pet_ids(text)
    assert caught.value.problem is InputProblem.UNFINISHED


@pytest.mark.parametrize("text", ["x", "petx", "petstores:a", "a p", "petstore:1a"])
def test_other_words_are_a_mistake_at_once(text: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_pet_ids(text)
    assert caught.value.problem is InputProblem.NOT_A_NUMBER


@pytest.mark.parametrize("text", ["PetStoreÖ5", "petstore;5", "petstoreM&"])
def test_a_link_is_never_guessed(text: str) -> None:
    with pytest.raises(InputError):
        parse_link(text)
