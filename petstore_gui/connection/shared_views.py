"""The saved views in the administrator's file, which all users have: [saved_views], a key for each name."""

from collections.abc import Callable, Mapping
from typing import Final

from petstore_gui.connection.profile import ProfileName
from petstore_gui.inventory.input_parsing import InputError
from petstore_gui.inventory.named_format import NamedThingsError
from petstore_gui.inventory.saved_views import (
    LONGEST_NAME,
    MEMBERS,
    MOST_VIEWS,
    SavedView,
    SharedView,
    named,
    parse_view_name,
    view_settings,
)
from petstore_gui.translatable import TranslatableText, as_translatable

SECTION: Final = "saved_views"
_PROFILE: Final = "profile"
VIEW_KEYS: Final = (_PROFILE, *MEMBERS)
"""What can be set of a view."""

Report = Callable[[str, str], None]
"""Gets the name of a setting that is not used, and a sentence that says why."""


def shared_views(members: Mapping[str, object], report: Report) -> tuple[SharedView, ...]:
    """Return the views that were understood, 100 at most; one of which something was not is left out, and reported."""
    found: list[SharedView] = []
    for name, value in members.items():
        what = f"[{SECTION}] {name[:LONGEST_NAME]}"
        if len(found) == MOST_VIEWS:
            report(what, TranslatableText("There can be at most {most} saved views.", most=MOST_VIEWS))
            break
        try:
            view = _shared_view(name, value)
        except NamedThingsError as error:
            report(what, as_translatable(error))
            continue
        if named([each.view for each in found], view.view.name) is not None:
            report(what, TranslatableText("Two views would both be called “{name}”.", name=view.view.name))
        else:
            found.append(view)
    return tuple(found)


def _shared_view(name: str, value: object) -> SharedView:
    if not isinstance(value, dict):
        raise NamedThingsError(TranslatableText("A view must be a table: its settings in braces."))
    members = {key: each for key, each in value.items() if key != _PROFILE}
    profile = value.get(_PROFILE)
    if profile is not None and profile not in list(ProfileName):
        names = ", ".join(ProfileName)
        raise NamedThingsError(TranslatableText("The profile of a view must be one of these: {names}.", names=names))
    try:
        name = parse_view_name(name)
    except InputError as error:
        reason = TranslatableText("The name of a view has 1 to {most} visible characters.", most=LONGEST_NAME)
        raise NamedThingsError(reason) from error
    return SharedView(SavedView(name, view_settings(name, members), shared=True), profile)
