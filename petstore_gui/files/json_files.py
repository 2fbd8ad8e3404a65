"""Tables in JSON: a list of objects, as the program exports it and as the interface answers."""

import json
from typing import Final

from petstore_gui.files.table import TableError, TableRow
from petstore_gui.translatable import TranslatableText

_NO_LIST: Final = TranslatableText("This JSON file is not a list of animals.")
_DAMAGED: Final = TranslatableText("This JSON file is damaged.")


def parse_json(text: str) -> list[TableRow]:
    """Return a row of keys, and one for each object; raise :class:`TableError`. Numbers keep every digit."""
    try:
        found = json.loads(text.removeprefix("\ufeff"), parse_float=str, parse_int=str)
    except (ValueError, RecursionError) as error:
        raise TableError(_DAMAGED) from error
    if found == []:
        return []
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise TableError(_NO_LIST)
    titles = list(dict.fromkeys(key for each in found for key in each))
    rows = [TableRow(1, tuple(titles))]
    for number, each in enumerate(found, 2):
        cells = tuple(_cell(each.get(title)) for title in titles)
        if any(cells):
            rows.append(TableRow(number, cells))
    return rows


def _cell(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
