"""Whether the file at a path is still the one that was opened there."""

import os
from pathlib import Path

import pytest

from petstore_gui.storage.sqlite_file import file_identity


def test_a_file_has_the_same_identity_under_every_name(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    before = file_identity(file)
    file.write_bytes(b"more")
    assert before is not None
    assert file_identity(file) == before
    assert file_identity(file.rename(tmp_path / "moved")) == before


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be replaced elsewhere")
def test_a_file_that_took_the_place_of_an_open_one_has_another(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with file.open("rb"):
        before = file_identity(file)
        file.unlink()
        file.touch()
        assert file_identity(file) != before


def test_where_there_is_no_file_there_is_no_identity(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for missing in ("nothing", "no folder/file", "file/below"):
        assert file_identity(tmp_path / missing) is None
