import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.files.formula_escape import escape_formula, unescape_formula

SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


@pytest.mark.parametrize("sign", SIGNS)
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(sign: str) -> None:
    assert escape_formula(f"{sign}1+1") == f"'{sign}1+1"


@pytest.mark.parametrize("text", ["", "Rex", "a=b", "'", "'Rex", "''", "5 - 3", "🐕", "حصان"])
def test_other_text_stays_as_it_is(text: str) -> None:
    assert escape_formula(text) == unescape_formula(text) == text


@given(st.one_of(st.text(), st.text(alphabet=["'", "a", *SIGNS])))
def test_every_text_comes_back_as_it_was(text: str) -> None:
    assert unescape_formula(escape_formula(text)) == text


@given(st.text(alphabet=["'", "a", *SIGNS]))
def test_nothing_that_is_written_begins_like_a_formula(text: str) -> None:
    assert not escape_formula(text).startswith(SIGNS)
