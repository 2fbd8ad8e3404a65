"""What a terminal is given: tables whose cells fit a line, sentences, and documents without signs that steer it."""

import io
import json

import pytest

from petstore_gui.terminal.console import Console


def test_a_sentence_in_the_last_column_is_whole_where_a_name_is_cut() -> None:
    out = io.StringIO()
    Console("petstore", None, out, None).write_table(["ID", "Name", "Answer"], [["1", "n" * 300, "s" * 300]])
    _titles, row = out.getvalue().splitlines()
    assert row.split() == ["1", "n" * 100 + "…", "s" * 300]


@pytest.mark.parametrize("sign", ["\x7f", "\u200b", "\u202e"], ids=ascii)
def test_a_document_says_a_sign_that_is_not_seen_by_its_number(sign: str) -> None:
    out = io.StringIO()
    Console("petstore", None, out, None).write_json({"name": f"Re{sign}x"})
    assert out.getvalue().isascii()
    assert sign not in out.getvalue()
    assert json.loads(out.getvalue()) == {"name": f"Re{sign}x"}
