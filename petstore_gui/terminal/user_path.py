"""``petstore path``, on Windows: adds the folder of the program to the user's PATH, or removes it."""

import argparse
import ntpath
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import ctypes
    import winreg
    from ctypes import wintypes

LONGEST: Final = 32_000
"""The most characters of the user's PATH. Windows allows 32,767 in a variable, with the system's part of PATH."""

_BROADCAST, _SETTING_CHANGED, _NOT_TO_HUNG, _WAIT_MS = 0xFFFF, 0x001A, 0x0002, 2000
_FOLDER: Final = re.compile(r'(?:"[^"]*"?|[^;"])+')


def main(arguments: Sequence[str], *, program: str) -> int:
    """Run the command; return 0, or print the reason and return 1 if the PATH could not be changed."""
    parser = argparse.ArgumentParser(
        prog=program,
        description="Let terminals find the program by its name alone: its folder is put on this user's PATH.",
    )
    parser.add_argument("action", choices=("add", "remove"), help="put the folder on the PATH, or take it from there")
    action = parser.parse_args(arguments).action
    folder = str(Path(sys.executable).parent)
    try:
        is_changed = change_user_path(folder, remove=action == "remove")
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{program}: the PATH was not changed: {error}\n")
        return 1
    state = "no longer on your PATH" if action == "remove" else "on your PATH"
    hint = ". Open a new terminal to use it" if is_changed and action == "add" else ""
    sys.stdout.write(f"{folder} is {state}{hint}.\n")
    return 0


def with_folder(path: str, folder: str) -> str:
    """Return ``path`` with ``folder`` at its end, unless it is in it. Raise ``ValueError`` if it is too long."""
    if any(_is_folder(ntpath.expandvars(entry[0]), folder) for entry in _FOLDER.finditer(path)):
        return path
    quoted = f'"{folder}"' if ";" in folder else folder
    longer = f"{path}{';' if path and not path.endswith(';') else ''}{quoted}"
    if len(longer) > LONGEST:
        raise ValueError(f"with {folder} it would have more than {LONGEST} characters")
    return longer


def without_folder(path: str, folder: str) -> str:
    """Return ``path`` without ``folder``; no other character changes."""
    for entry in reversed([*_FOLDER.finditer(path)]):
        if _is_folder(entry[0], folder):
            start, end = entry.span()
            if path[end : end + 1]:
                end += 1
            elif start:
                start -= 1
            path = path[:start] + path[end:]
    return path


if sys.platform == "win32":

    def change_user_path(folder: str, *, remove: bool) -> bool:
        """Return whether the user's PATH was changed; its type stays the same, and running programs are notified."""
        with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, "Environment", 0, winreg.KEY_READ | winreg.KEY_WRITE) as key:
            try:
                path, kind = winreg.QueryValueEx(key, "Path")
            except FileNotFoundError:
                path, kind = "", winreg.REG_EXPAND_SZ
            if kind not in {winreg.REG_SZ, winreg.REG_EXPAND_SZ} or not isinstance(path, str):
                raise ValueError("it is no text")
            changed = (without_folder if remove else with_folder)(path, folder)
            if changed == path:
                return False
            if changed:
                winreg.SetValueEx(key, "Path", 0, kind, changed)
            else:
                winreg.DeleteValue(key, "Path")
        _tell_programs()
        return True

    def _tell_programs() -> None:
        """Make the taskbar and Explorer pass the new PATH on to programs that they start."""
        answer = wintypes.DWORD()
        ctypes.windll.user32.SendMessageTimeoutW(
            _BROADCAST, _SETTING_CHANGED, 0, "Environment", _NOT_TO_HUNG, _WAIT_MS, ctypes.byref(answer)
        )

else:

    def change_user_path(folder: str, *, remove: bool) -> bool:
        """Raise :class:`NotImplementedError`: on other systems the PATH is in the files of a shell."""
        raise NotImplementedError(folder, remove)


def _is_folder(entry: str, folder: str) -> bool:
    return _normalized(entry.strip().strip('"')) == _normalized(folder)


def _normalized(folder: str) -> str:
    return ntpath.normcase(folder).rstrip("\\")
