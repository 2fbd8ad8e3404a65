"""The user's PATH on Windows: a folder is put on it and taken from it, and nothing else of it changes."""

import ntpath

import pytest

from petstore_gui.terminal.user_path import LONGEST, with_folder, without_folder

FOLDER = r"C:\Users\anna\AppData\Local\Programs\petstore-gui"
PATHS = ("", r"C:\Tools", r"C:\Tools;", r"%USERPROFILE%\bin;C:\Tools", r'"C:\a;b";C:\c', ";;", r"C:\Tools; C:\c ;;")


@pytest.mark.parametrize("path", PATHS)
def test_a_folder_is_the_last_one_and_nothing_before_it_changes(path: str) -> None:
    longer = with_folder(path, FOLDER)
    assert longer.startswith(path)
    assert longer.endswith(FOLDER)
    assert longer.removeprefix(path).removesuffix(FOLDER) in {"", ";"}


@pytest.mark.parametrize("path", [path for path in PATHS if not path.endswith(";")])
def test_what_was_put_there_is_taken_away_to_the_last_letter(path: str) -> None:
    assert without_folder(with_folder(path, FOLDER), FOLDER) == path


@pytest.mark.parametrize("written", [FOLDER, FOLDER.upper(), f"{FOLDER}\\", f'"{FOLDER}"', f" {FOLDER} "])
def test_a_folder_that_is_there_is_not_put_there_twice(written: str) -> None:
    path = rf"C:\Tools;{written};C:\c"
    assert with_folder(path, FOLDER) == path
    assert without_folder(path, FOLDER) == r"C:\Tools;C:\c"


def test_a_folder_behind_a_variable_is_there_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ntpath.os, "environ", {"LOCALAPPDATA": r"C:\Users\anna\AppData\Local"})  # type: ignore[attr-defined]
    path = r"%LOCALAPPDATA%\Programs\petstore-gui;C:\c"
    assert with_folder(path, FOLDER) == path
    assert without_folder(path, FOLDER) == path


def test_folders_that_only_begin_alike_stay() -> None:
    path = rf"{FOLDER}-2;{FOLDER}\_internal;C:\c"
    assert with_folder(path, FOLDER) == f"{path};{FOLDER}"
    assert without_folder(path, FOLDER) == path


def test_a_folder_with_a_semicolon_is_quoted() -> None:
    assert with_folder(r"C:\c", r"C:\a;b") == r'C:\c;"C:\a;b"'
    assert without_folder(r'C:\c;"C:\a;b"', r"C:\a;b") == r"C:\c"


def test_a_path_longer_than_a_text_of_the_installer_stays_whole() -> None:
    path = ";".join(rf"C:\Tools\{number}" for number in range(1000))
    assert len(path) > 10_000
    assert with_folder(path, FOLDER) == f"{path};{FOLDER}"


def test_a_path_that_would_get_too_long_is_refused() -> None:
    path = "C" * (LONGEST - len(FOLDER) - 1)
    assert len(with_folder(path, FOLDER)) == LONGEST
    with pytest.raises(ValueError, match="32000"):
        with_folder(f"{path}C", FOLDER)
