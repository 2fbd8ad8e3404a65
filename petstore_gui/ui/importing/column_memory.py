"""What columns were chosen to be, by the titles of the file. No widgets."""

from collections.abc import Callable
from typing import Final

from petstore_gui.files.columns import Fields, fields_from_data, fields_to_data, titles_key
from petstore_gui.ui.importing.loading import Preview

COLUMNS: Final = "import_columns"
"""The name under which it is remembered."""
_MOST_REMEMBERED: Final = 50


def remembered(found: object) -> Callable[[str], Fields | None]:
    """Return what finds the columns that were chosen for a file with the same titles."""
    by_key = dict(found) if isinstance(found, dict) else {}
    return lambda key: fields_from_data(by_key.get(key))


def with_choice(found: object, preview: Preview) -> dict[str, object]:
    """Return what is remembered with the columns of ``preview``, the latest last; the oldest are forgotten."""
    choices = dict(found) if isinstance(found, dict) else {}
    if preview.titles:
        key = titles_key(preview.titles)
        choices.pop(key, None)
        choices[key] = fields_to_data(preview.mapping.fields)
    return dict(list(choices.items())[-_MOST_REMEMBERED:])
