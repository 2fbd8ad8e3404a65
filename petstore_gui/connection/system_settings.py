"""Reads the administrator's file: TOML with a :class:`~petstore_gui.connection.policy.Policy` for all users."""

import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from petstore_gui.connection.policy import REFRESH_S, UNDO_S, Policy
from petstore_gui.connection.profile import WITH_ADDRESS, AddressError, ProfileName, parse_address, parse_host
from petstore_gui.inventory.input_parsing import InputError
from petstore_gui.inventory.named_format import NamedThingsError
from petstore_gui.inventory.saved_views import (
    LONGEST_NAME,
    MOST_VIEWS,
    SavedView,
    SharedView,
    named,
    parse_view_name,
    view_settings,
)
from petstore_gui.storage.atomic_file import read_small
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText, as_translatable

SECTION: Final = "saved_views"
_PROFILE: Final = "profile"

Report = Callable[[str, str], None]
"""Called with the name of an ignored setting, and a sentence with the reason."""


def shared_views(members: Mapping[str, object], report: Report) -> tuple[SharedView, ...]:
    """Return the valid views, 100 at most; report each of the others."""
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


KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "policy": ("insecure_hosts", "profiles", "automatic_refresh", "undo_time", "offline_copy"),
    **dict.fromkeys(WITH_ADDRESS, ("base_url",)),
}
"""The settings of each section of the file. In one more section, [saved_views], the keys are names."""

_LINUX_FILE: Final = Path("/etc/petstore-gui/config.toml")
_MACOS_FILE: Final = Path("/Library/Application Support/petstore-gui/config.toml")
_SECTIONS: Final = ", ".join(f"[{section}]" for section in (*KEYS, SECTION))
_UNKNOWN: Final = TranslatableText("The program does not know it.")
_MOST_PROBLEMS: Final = 20
_MOST_HOSTS: Final = 1_000
_LONGEST_NAME: Final = 100  # in a sentence about a setting that is not used


def read_policy(file: Path | None) -> Policy:
    """Return the administrator's settings, with sentences for people about those that were ignored.

    Never raises: the user cannot correct the file, and must be able to work without it.
    """
    if file is None:
        return Policy()
    try:
        return _policy(tomllib.loads(read_small(file).decode("utf-8-sig")), file)
    except (FileNotFoundError, NotADirectoryError):
        return Policy()  # as on most computers
    except OSError as error:
        problem = TranslatableText(
            "The administrator's settings in {file} cannot be read: {reason}.", file=file, reason=error_text(error)
        )
    except (ValueError, RecursionError):
        problem = TranslatableText(
            "The administrator's settings in {file} cannot be read: it is not valid TOML.", file=file
        )
    return Policy(problems=(problem,))


def default_system_file(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return where the administrator's file is.

    If that does not exist, ``PETSTORE_GUI_SYSTEM_CONFIG`` may name another file, for tests and sandboxes: it cannot
    replace an existing one.
    """
    file = _MACOS_FILE if platform == "darwin" else _LINUX_FILE
    if platform == "win32":
        from platformdirs.windows import get_win_folder_via_ctypes

        # Asks Windows, as users could change a variable.
        file = Path(get_win_folder_via_ctypes("CSIDL_COMMON_APPDATA")) / "petstore-gui" / "config.toml"
    other = environ.get("PETSTORE_GUI_SYSTEM_CONFIG")
    return Path(other) if other and _is_missing(file) else file


def _is_missing(file: Path) -> bool:
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:  # in a folder, for example, that this user may not enter
        return False
    return False


def _policy(content: Mapping[str, object], file: Path) -> Policy:
    problems: list[str] = []

    def report(what: str, reason: str) -> None:
        if len(problems) < _MOST_PROBLEMS:
            problems.append(
                TranslatableText(
                    "In the administrator's settings in {file}, {what} is not used. {reason}",
                    file=file,
                    what=what[:_LONGEST_NAME],
                    reason=reason,
                )
            )
        elif len(problems) == _MOST_PROBLEMS:
            problems.append(TranslatableText("More of the administrator's settings in {file} is not used.", file=file))

    given: dict[str, object] = {}
    views: tuple[SharedView, ...] = ()
    for section, members in content.items():
        if not isinstance(members, dict):
            report(section, TranslatableText("Settings must stand in one of these sections: {names}.", names=_SECTIONS))
        elif section == SECTION:
            views = shared_views(members, report)
        elif section not in KEYS:
            report(f"[{section}]", _UNKNOWN)
        else:
            for key, value in members.items():
                if key in KEYS[section]:
                    given[f"[{section}] {key}"] = value
                else:
                    report(f"[{section}] {key}", _UNKNOWN)
    insecure_hosts = _insecure_hosts(given, report)  # decides which addresses are valid
    return Policy(
        addresses=_set_addresses(given, insecure_hosts, report),
        profiles=_profiles(given, report),
        refresh_s=_seconds("automatic_refresh", REFRESH_S, given, report),
        undo_s=_seconds("undo_time", UNDO_S, given, report),
        insecure_hosts=insecure_hosts,
        offline_copy=_offline_copy(given, report),
        views=views,
        problems=tuple(problems),
    )


def _insecure_hosts(given: Mapping[str, object], report: Report) -> frozenset[str]:
    """Return the valid hosts, and report the others."""
    what = "[policy] insecure_hosts"
    reason = TranslatableText('It must be a list of computers with their ports, such as ["pets.store.lan:8080"].')
    value = given.get(what, [])
    if not isinstance(value, list):
        report(what, reason)
        return frozenset()
    found = set()
    if len(value) > _MOST_HOSTS:
        report(what, TranslatableText("There can be at most {most} computers.", most=_MOST_HOSTS))
    for number, entry in enumerate(value[:_MOST_HOSTS], 1):
        try:
            found.add(parse_host(entry if isinstance(entry, str) else ""))
        except AddressError:
            report(f"{what} ({number})", reason)
    return frozenset(found)


def _set_addresses(
    given: Mapping[str, object], insecure_hosts: frozenset[str], report: Report
) -> dict[ProfileName, str]:
    addresses: dict[ProfileName, str] = {}
    for name in WITH_ADDRESS:
        what = f"[{name}] base_url"
        text = given.get(what)
        if isinstance(text, str):
            try:
                addresses[name] = parse_address(text, insecure_hosts).base_url
            except AddressError as error:
                report(what, error.reason)
        elif text is not None:
            report(what, TranslatableText("It must be an address in quotation marks."))
    return addresses


def _profiles(given: Mapping[str, object], report: Report) -> tuple[ProfileName, ...]:
    """Return the valid profiles; all profiles if none is valid, so that work is possible."""
    what = "[policy] profiles"
    names = ", ".join(ProfileName)
    reason = TranslatableText("It must be a list of some of these, each in quotation marks: {names}.", names=names)
    value = given.get(what)
    if value is None:
        return tuple(ProfileName)
    entries = value if isinstance(value, list) else []
    offered = tuple(name for name in ProfileName if name in entries)
    if not offered:
        report(what, TranslatableText("{reason} Until then, all profiles are offered.", reason=reason))
        return tuple(ProfileName)
    for number, entry in enumerate(entries, 1):
        if entry not in offered:
            report(f"{what} ({number})", reason)
    return offered


def _seconds(key: str, times: Mapping[str, int], given: Mapping[str, object], report: Report) -> int | None:
    """Return the seconds of one of these ``times``, ``None`` for no valid value."""
    what = f"[policy] {key}"
    text = given.get(what)
    if text is None or (isinstance(text, str) and text in times):
        return times.get(str(text))
    report(what, TranslatableText("It must be one of these, in quotation marks: {names}.", names=", ".join(times)))
    return None


def _offline_copy(given: Mapping[str, object], report: Report) -> bool:
    """Return whether lists may be kept; ``False`` for an invalid value."""
    what = "[policy] offline_copy"
    value = given.get(what, True)
    if isinstance(value, bool):
        return value
    report(what, TranslatableText("It must be true or false. Until then, no list is kept."))
    return False
