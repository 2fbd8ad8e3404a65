"""Sentences about saved views. No widgets in it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.inventory.saved_views import LONGEST_NAME, SavedView, ViewSettings
from petstore_gui.ui.i18n.text import category_text, field_title, join_list, sanitize, status_text
from petstore_gui.ui.pet_list.columns import ASCENDING, DESCENDING

MOST_KEYS: Final = 9
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
    """Return the announcement of a view that was chosen."""
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


def spoken(name: str, shows: str, key: str, *, is_locked: bool) -> str:
    """Return what a screen reader says of a view in the list of them."""
    locked = _tr("set by the administrator") if is_locked else ""
    return join_list([each for each in (sanitize(name), shows, key, locked) if each])


def _tr(text: str) -> str:
    return QCoreApplication.translate("named.view_text", text)
