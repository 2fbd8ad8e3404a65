"""Whether the file at a path is still the one that was opened there, and how it is opened beside other programs."""

from pathlib import Path

import pytest

from petstore_gui.storage.error_text import NOT_A_FILE
from petstore_gui.storage.sqlite_file import DatabaseRefusedError, Format, connect_to_existing, file_identity, prepare
from tests.support.not_files import NOT_FILES, posix, put, without_waiting

FORM = Format(7, 1, "CREATE TABLE t (a)", "SELECT a FROM t")


def test_a_file_has_the_same_identity_under_every_name(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    before = file_identity(file)
    file.write_bytes(b"more")
    assert before is not None
    assert file_identity(file) == before
    assert file_identity(file.rename(tmp_path / "moved")) == before


@pytest.mark.posix("an open file cannot be replaced elsewhere")
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


@posix
@pytest.mark.parametrize("kind", [kind for kind in NOT_FILES if "device" not in kind])  # the whole computer's
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
def test_what_is_no_file_is_refused_before_anything_is_changed(tmp_path: Path, kind: str, suffix: str) -> None:
    database = tmp_path / "animals.sqlite3"
    put(kind, database.with_name(f"{database.name}{suffix}"))
    before = {file.name: file.lstat() for file in tmp_path.iterdir()}
    for use in (prepare, connect_to_existing):
        with without_waiting(), pytest.raises(DatabaseRefusedError) as refused:
            use(database, FORM)
        assert refused.value.reason == NOT_A_FILE
    assert {file.name: file.lstat() for file in tmp_path.iterdir()} == before


@posix
def test_the_database_may_be_a_link_and_what_is_beside_it_never_is_one(tmp_path: Path) -> None:
    database, precious = tmp_path / "animals.sqlite3", tmp_path / "precious"
    prepare(tmp_path / "elsewhere", FORM)
    database.symlink_to(tmp_path / "elsewhere")
    assert prepare(database, FORM) is None
    precious.touch(0o644)
    database.with_name(f"{database.name}-wal").symlink_to(precious)
    with pytest.raises(DatabaseRefusedError):
        prepare(database, FORM)
    assert precious.stat().st_mode & 0o777 == 0o644
