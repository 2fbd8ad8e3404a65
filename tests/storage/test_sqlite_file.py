"""Whether the file at a path is still the one that was opened there, and how it is opened beside other programs."""

import os
from pathlib import Path

import pytest

from petstore_gui.storage.sqlite_file import Format, file_identity, prepare

FORM = Format(7, 1, "CREATE TABLE t (a)", "SELECT a FROM t")


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


def test_a_program_that_ends_while_another_begins_may_take_its_log_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "journal.sqlite3"
    assert prepare(database, FORM) is None
    log = database.with_name(f"{database.name}-wal")
    log.touch()
    chmod = Path.chmod

    def chmod_too_late(file: Path, mode: int) -> None:
        log.unlink(missing_ok=True)
        chmod(file, mode)

    monkeypatch.setattr(Path, "chmod", chmod_too_late)
    assert prepare(database, FORM) is None
    assert not log.exists()
