"""Where a file cannot be saved: what is said, and that what was there stays, with nothing beside it."""

import sys
from pathlib import Path

import pytest

from petstore_gui.files.saving import ExportError, is_no_name_on_windows, save
from petstore_gui.storage import atomic_file
from tests.support.held_file import held


def test_a_file_that_is_write_protected_is_said_and_stays_with_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.write_bytes(b"old")
    file.chmod(0o444)
    with pytest.raises(ExportError) as caught:
        save(file, b"new")
    assert str(caught.value) == "This file is write-protected. Choose another name, or remove the protection."
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"animals.csv": b"old"}
    file.chmod(0o644)  # Windows removes nothing that is protected
    save(file, b"new")
    assert file.read_bytes() == b"new"


@pytest.mark.skipif(sys.platform != "win32", reason="a file that is open can be replaced elsewhere")
def test_a_file_that_is_open_in_another_program_is_said_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "animals.xlsx"
    file.write_bytes(b"old")
    monkeypatch.setattr(atomic_file, "_HELD_S", 0.2)
    with held(file), pytest.raises(ExportError) as caught:
        save(file, b"new")
    assert str(caught.value.reason) == (
        "It can't be written: another program is using it. Close the other program, then try again. "
        "The file that was there is unchanged."
    )
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"animals.xlsx": b"old"}


def test_a_long_path_is_no_hindrance(tmp_path: Path) -> None:
    folder = tmp_path / ("a" * 100) / ("b" * 100) / ("c" * 100)
    folder.mkdir(parents=True)
    save(folder / "animals.csv", b"new")
    assert (folder / "animals.csv").read_bytes() == b"new"


def test_a_path_that_is_too_long_is_said(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        save(tmp_path / ("x" * 300 + ".csv"), b"new")
    assert str(caught.value) == ("It can't be written: its path is too long. Choose a shorter name or another folder.")


@pytest.mark.parametrize("name", ["CON.csv", "con", "Aux .xlsx", "nul.tar.csv", "COM1.csv", "LPT³.json", "CONIN$"])
def test_a_name_that_windows_keeps_for_a_device_is_known(name: str) -> None:
    assert is_no_name_on_windows(name)


@pytest.mark.parametrize("name", ["a:b.csv", "what?.csv", "<all>.csv", "animals.csv.", "animals.csv ", "a\nb.csv"])
def test_a_name_that_windows_would_make_another_one_of_is_known(name: str) -> None:
    assert is_no_name_on_windows(name)


@pytest.mark.parametrize("name", ["CONTENT.csv", "COM10.csv", "Aux animals.csv", "animals.con", ".csv", "Ольга.csv"])
def test_any_other_name_is_one_on_windows(name: str) -> None:
    assert not is_no_name_on_windows(name)


@pytest.mark.skipif(sys.platform != "win32", reason="a name like any other elsewhere")
@pytest.mark.parametrize("name", ["CON.csv", "aux", "what?.csv"])
def test_a_file_is_saved_under_no_name_that_windows_keeps(tmp_path: Path, name: str) -> None:
    with pytest.raises(ExportError) as caught:
        save(tmp_path / name, b"new")
    assert str(caught.value) == "Windows doesn't allow this name. Choose another one."
    assert list(tmp_path.iterdir()) == []
