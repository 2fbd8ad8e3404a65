"""Tables in the clipboard, as spreadsheets write them: quotes only round cells that need them."""

import re
from typing import Final

from petstore_gui.files import header_synonyms
from petstore_gui.files.formula_escape import unescape_formula
from petstore_gui.files.table import TableRow
from petstore_gui.files.text_files import (
    TITLE_ROWS,
    TextRows,
    check_size,
    find_breaks,
    find_separator,
    parse_text,
    rows_inside,
)

_LINE_END: Final = r"\r\n|\r|\n"
# A cell in quotes, or else anything up to what ends it: a quote inside, or one that nothing closes, is itself.
_CELL: Final = re.compile(rf'(?:"(?P<quoted>(?:[^"]|"")*+)"|(?P<plain>[^\t\r\n]*))(?P<end>\t|{_LINE_END}|\Z)')
_NEEDS_QUOTES: Final = re.compile(r'[\t\r\n"]')


def parse_paste(text: str) -> TextRows:
    """Return the rows of a copied text; raise :class:`~petstore_gui.files.table.TableError` where it is too much."""
    if "\t" not in text:
        # In one column of a spreadsheet a comma with a blank is part of a name: Bello, Jr.
        is_one_column = find_separator(text) == "," and not re.search(r",(?! )", text) and not _has_titles(text)
        return parse_text(text, separator="\t" if is_one_column else None)
    found = [each.group("quoted", "plain", "end") for each in _CELL.finditer(text)]
    # A spreadsheet puts no quotes round a cell that needs none: these are part of it. An editor does so with all.
    all_quoted = all(quoted is not None or not plain for quoted, plain, _ in found)
    rows: list[TableRow] = []
    after_empty: list[int] = []
    cells: list[str] = []
    line = start = 1
    is_after_empty = False
    for quoted, plain, end in found:
        cells.append(unescape_formula(_text(quoted, plain, unquote=all_quoted)))
        line += len(re.findall(_LINE_END, (quoted or "") + end))
        if end == "\t":
            continue
        if any(map(str.strip, cells)):
            rows.append(TableRow(start, tuple(cells), rows_inside(cells, "\t") if line > start + 1 else None))
            check_size(len(rows), len(cells))
            if is_after_empty:
                after_empty.append(start)
        is_after_empty = bool(rows) and not any(map(str.strip, cells))
        cells, start = [], line
    return TextRows(rows, find_breaks(rows, after_empty))


def _has_titles(text: str) -> bool:
    lines = text.lstrip().splitlines()[:TITLE_ROWS]
    return any(header_synonyms.title_field(cell) for line in lines for cell in line.split(","))


def _text(quoted: str | None, plain: str, *, unquote: bool) -> str:
    if quoted is None:
        return plain
    return quoted.replace('""', '"') if unquote or _NEEDS_QUOTES.search(quoted) else f'"{quoted}"'
