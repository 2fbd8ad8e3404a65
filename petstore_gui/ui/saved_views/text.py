"""Sentences about saved views. No widgets in it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.inventory.saved_views import LONGEST_NAME, SavedView, ViewMerge, ViewSettings
from petstore_gui.ui.i18n.text import (
    category_text,
    field_title,
    join_list,
    join_sentences,
    sanitize,
    status_text,
    translate,
)
from petstore_gui.ui.pet_list.columns import ASCENDING, DESCENDING

MOST_KEYS: Final = 9
_MAX_CHANGES: Final = 5
_SEARCH_MAX: Final = 40


def key_of(number: int) -> str:
    """Return the keys that open the view at this place, counted from 0; nothing where there are none left."""
    return f"Ctrl+Alt+{number + 1}" if number < MOST_KEYS else ""


def name_problem(problem: InputProblem) -> str:
    """Return the sentence for a name that cannot be used."""
    if problem is InputProblem.TOO_LONG:
        return _tr("A name has at most {most} characters.").format(most=QLocale().toString(LONGEST_NAME))
    if problem is InputProblem.INVISIBLE:
        return _tr("The name contains hidden characters. Type it again.")
    return _tr("Give the view a name, for example Kittens for sale.")


def taken(name: str) -> str:
    """Return the sentence for a name that another view has."""
    return _tr("There is a view called “{name}” already.").format(name=sanitize(name))


def changed(view: SavedView) -> str:
    """Return the sentence for a view that is not shown as it was saved."""
    return _tr("The view “{name}” was changed.").format(name=sanitize(view.name))


def chosen(view: SavedView) -> str:
    """Return what is announced when a view is chosen."""
    return _tr("View {name}").format(name=sanitize(view.name))


def described(settings: ViewSettings, names: Mapping[int, str]) -> str:
    """Return what a view shows, in a few words; ``names`` are those of categories."""
    parts = [_tr("All animals") if settings.status is None else status_text(settings.status)]
    if settings.category_id is not None:
        parts.append(_tr("category {category}").format(category=category_text(settings.category_id, names)))
    if settings.search:
        parts.append(f"“{sanitize(settings.search, _SEARCH_MAX)}”")
    parts += [
        f"{field_title(field)} {DESCENDING if descending else ASCENDING}" for field, descending in settings.sort[:1]
    ]
    return join_list(parts)


def spoken(view: SavedView, shows: str, key: str) -> str:
    """Return what a screen reader says of a view in the list of them."""
    locked = _tr("set by the administrator") if view.shared else ""
    return join_list([each for each in (sanitize(view.name), shows, key, locked) if each])


def imported(merge: ViewMerge, path: Path) -> str:
    """Return the sentence for views that came from a file."""
    file = sanitize(path.name)
    count = len(merge.new) + len(merge.changed)
    if not count:
        return _tr("No new views in {file}.").format(file=file)
    return _tr("%Ln view(s) imported from {file}. Save keeps them.", count).format(file=file)


def exported(count: int, path: Path) -> str:
    """Return the sentence for views that were written into a file."""
    return _tr("%Ln view(s) written to {file}.", count).format(file=sanitize(path.name))


def changes(merge: ViewMerge) -> tuple[str, str]:
    """Return what an import would change, and the details of it if there are too many changes."""
    new, changed = len(merge.new), len(merge.changed)
    sentences = [_tr("%Ln view(s) would change.", changed)]
    if new:
        sentences.insert(0, _tr("%Ln view(s) would be new.", new))
    lines = [_tr("The view “{name}” changes.").format(name=sanitize(name)) for name in merge.changed]
    text = [join_sentences(*sentences), "", *lines[:_MAX_CHANGES]]
    if changed <= _MAX_CHANGES:
        return "\n".join(text), ""
    return "\n".join([*text, _tr("And %Ln more.", changed - _MAX_CHANGES)]), "\n".join(lines)


def failure(error: Exception, path: Path) -> str:
    """Return why a file could not be read or written."""
    return f"{sanitize(path.name)}: {translate(error)}"


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("saved_views.text", text, None, count)
