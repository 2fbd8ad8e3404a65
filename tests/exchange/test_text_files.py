"""Any table of texts is read back the same, whatever separator, quotes, line ends and encoding it was written with."""

import csv
import io
from contextlib import suppress
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.exchange.encodings import decode
from petstore_gui.exchange.formula_escape import escape_formula
from petstore_gui.exchange.table import TableError
from petstore_gui.exchange.text_files import parse_text

TITLES = ["Name", "Category", "Status"]
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32")
SEPARATORS = ",;\t|"
QUOTING: tuple[Literal[0, 1], ...] = (csv.QUOTE_MINIMAL, csv.QUOTE_ALL)

# Control characters are no text: with them nobody could tell UTF-16 without a mark from something else.
anything = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=12)
troublesome = st.text("ab,;\t|\"'= \r\n\u2028éß\U0001f436", max_size=8)
rows_of_cells = st.lists(st.lists(anything | troublesome, min_size=3, max_size=3), max_size=6)


def written(rows: list[list[str]], separator: str, quoting: Literal[0, 1], line_end: str) -> str:
    text = io.StringIO(newline="")
    if line_end != "\r\n":
        quoting = csv.QUOTE_ALL  # the writer of Python 3.11 sees no line end in the other ones
    writer = csv.writer(text, delimiter=separator, quoting=quoting, lineterminator=line_end)
    writer.writerows([list(map(escape_formula, row)) for row in rows])
    return text.getvalue()


def not_empty(rows: list[list[str]]) -> list[tuple[str, ...]]:
    return [tuple(row) for row in rows if any(cell.strip() for cell in row)]


@settings(max_examples=300)
@given(
    rows_of_cells,
    st.sampled_from(SEPARATORS),
    st.sampled_from(QUOTING),
    st.sampled_from(["\r\n", "\n", "\r"]),
    st.sampled_from(ENCODINGS),
)
def test_a_table_with_titles_is_read_back_the_same(
    rows: list[list[str]], separator: str, quoting: Literal[0, 1], line_end: str, encoding: str
) -> None:
    content = written([TITLES, *rows], separator, quoting, line_end).encode(encoding)
    assert [row.cells for row in parse_text(decode(content))] == not_empty([TITLES, *rows])


@settings(max_examples=200)
@given(rows_of_cells, st.sampled_from(SEPARATORS), st.sampled_from(QUOTING), st.sampled_from(ENCODINGS))
def test_a_table_that_names_its_separator_is_read_back_the_same(
    rows: list[list[str]], separator: str, quoting: Literal[0, 1], encoding: str
) -> None:
    content = (f"sep={separator}\r\n" + written(rows, separator, quoting, "\r\n")).encode(encoding)
    assert [row.cells for row in parse_text(decode(content))] == not_empty(rows)


@given(
    st.lists(st.tuples(st.text("abcäöüßÄÖÜ ", min_size=1), st.integers(0, 99)), min_size=1, max_size=5),
    st.sampled_from(["cp1252", "mac_roman", "cp850"]),
)
def test_one_of_the_old_encodings_is_known_by_the_words_of_the_program(rows: list[tuple[str, int]], name: str) -> None:
    lines = ["Name;Kategorie;Status", *(f"x{text}x;{number};verfügbar" for text, number in rows)]
    assert decode("\r\n".join(lines).encode(name)).splitlines() == lines


@pytest.mark.parametrize(
    ("encoding", "names"),
    [
        ("cp1252", "Jürgen;José;Zoë;Noël;Käthe Groß;Señor Gato;Façade;Ægir;L\u2019Été \u2013 «Bébé»"),
        ("cp1252", "JÜRGEN;Ömer"),
        ("mac_roman", "Jürgen;José;Zoë;Käthe Groß"),
        ("cp850", "Jürgen;José;Käthe Groß;Señor Gato"),
        ("cp932", "ポチ;タマ;さくら;銀次郎"),
        ("cp1256", "فلفل;سمسم"),
        ("cp1251", "Шарик;Мурка"),
    ],
)
def test_names_alone_tell_the_encoding(encoding: str, names: str) -> None:
    for name in (*names.split(";"), names):
        if not (encoding == "cp932" and name == "銀次郎"):  # without kana it could be of any language of the east
            assert decode(f"{name},3\r\nRex,7\r\n".encode(encoding)).startswith(f"{name},3")


def test_the_number_of_a_row_is_its_line_in_the_file() -> None:
    rows = parse_text('Name,Category\r\n\r\n"a\r\nb\rc\nd",3\r\n,\r\nRex,7\r\n')
    assert [(row.number, row.cells[0]) for row in rows] == [(1, "Name"), (3, "a\r\nb\rc\nd"), (8, "Rex")]


def test_progress_is_told_and_can_end_the_reading() -> None:
    told: list[int] = []
    parse_text("Rex,3\n" * 2_500, told.append)
    assert told == [1_000, 2_000]

    def stop(_rows: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parse_text("Rex,3\n" * 2_500, stop)


def test_a_name_of_megabytes_is_read() -> None:
    [row] = parse_text(f"{'x' * 3_000_000},3\n")
    assert len(row.cells[0]) == 3_000_000


def test_a_cell_without_end_is_refused_with_its_line() -> None:
    with pytest.raises(TableError, match="Line 2 has a cell that is too long"):
        parse_text(f"Rex,3\n{'x' * (17 * 1024 * 1024)},3\n")


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    with suppress(TableError):
        assert all(any(row.cells) for row in parse_text(decode(content)))
