"""What a terminal is given: tables whose cells fit a line, and whose last one may be a sentence."""

import io

from petstore_gui.terminal.console import Console


def test_a_sentence_in_the_last_column_is_whole_where_a_name_is_cut() -> None:
    out = io.StringIO()
    Console("petstore", None, out, None).write_table(["ID", "Name", "Answer"], [["1", "n" * 300, "s" * 300]])
    _titles, row = out.getvalue().splitlines()
    assert row.split() == ["1", "n" * 100 + "…", "s" * 300]
