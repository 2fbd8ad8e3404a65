"""A file is whole or as it was, follows no planted link, and stands in a folder of its owner's."""

import os
import stat
from pathlib import Path

import pytest

from petstore_gui.storage import atomic_file
from tests.support.disk import full_disk
from tests.support.not_files import NOT_FILES, posix, put, without_waiting

pytestmark = pytest.mark.posix("the rights and the links are POSIX's")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ------------------------------------------------------------------------------------------------------------- folders


def test_a_folder_and_those_above_it_are_made_for_their_owner(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert atomic_file.make_private_folder(folder)
    assert {mode(folder), mode(folder.parent)} == {0o700}


@pytest.mark.parametrize("before", [0o777, 0o755, 0o710, 0o701])
def test_a_folder_that_was_open_to_others_is_so_no_more(tmp_path: Path, before: int) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(before)
    assert atomic_file.make_private_folder(folder)
    assert mode(folder) == 0o700
    assert mode(tmp_path) & 0o500 == 0o500  # what is above belongs to others


def test_a_folder_whose_rights_cannot_be_changed_is_told() -> None:
    assert not atomic_file.make_private_folder(Path("/proc/self/task"))  # not even by root


def test_a_folder_that_cannot_be_made_raises() -> None:
    with pytest.raises(OSError, match="/proc/nowhere"):
        atomic_file.make_private_folder(Path("/proc/nowhere/data"))


# --------------------------------------------------------------------------------------------------------------- files


def test_a_file_is_for_its_owner_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        atomic_file.write(tmp_path / "file", b"content")
    finally:
        os.umask(before)
    assert (tmp_path / "file").read_bytes() == b"content"
    assert mode(tmp_path / "file") == 0o600


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "file"
    atomic_file.write(file, b"old")
    with full_disk(), pytest.raises(OSError, match="large"):
        atomic_file.write(file, b"new" * 100)
    assert [(each, each.read_bytes()) for each in tmp_path.iterdir()] == [(file, b"old")]


def test_a_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut leaves the old file or the new one: what is renamed before it is written may be empty after it."""
    file = tmp_path / "settings.json"
    file.write_bytes(b"old")
    synced: list[tuple[int, bytes]] = []

    def sync(descriptor: int) -> None:
        fsync(descriptor)
        synced.append((os.fstat(descriptor).st_size, file.read_bytes()))

    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", sync)
    atomic_file.write(file, b"newer")
    assert synced == [(5, b"old")]
    assert file.read_bytes() == b"newer"


def test_a_link_is_replaced_and_what_it_leads_to_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("of the user's")
    (tmp_path / "file").symlink_to("precious")
    atomic_file.write(tmp_path / "file", b"content")
    assert not (tmp_path / "file").is_symlink()
    assert (tmp_path / "precious").read_text() == "of the user's"


def test_no_descriptor_is_given_of_what_a_link_leads_to(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("of the user's")
    (tmp_path / "link").symlink_to("precious")
    (tmp_path / "dangling").symlink_to("made")
    for link in ("link", "dangling"):
        with pytest.raises(atomic_file.NotAFileError):
            atomic_file.open_private(tmp_path / link, os.O_RDWR | os.O_CREAT)
    assert not (tmp_path / "made").exists()


def test_two_files_quarantined_in_one_second_are_both_kept(tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    for content in ("first", "second", "third"):
        file.write_text(content)
        assert atomic_file.quarantine(file).name.startswith("window-damaged-")
    assert sorted(each.read_text() for each in tmp_path.glob("window-damaged-*.json")) == ["first", "second", "third"]
    assert not file.exists()


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_what_is_no_file_is_neither_read_nor_opened(tmp_path: Path, kind: str) -> None:
    put(kind, tmp_path / "file")
    for flags in (os.O_RDONLY, os.O_WRONLY | os.O_APPEND, os.O_RDWR | os.O_CREAT):
        with without_waiting(), pytest.raises(atomic_file.NotAFileError):
            atomic_file.open_private(tmp_path / "file", flags)
    with without_waiting(), pytest.raises(atomic_file.NotAFileError):
        atomic_file.read_small(tmp_path / "file")


def test_a_small_file_is_read_to_its_last_byte_and_a_larger_one_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * atomic_file.MOST_BYTES)
    assert atomic_file.read_small(file) == b"x" * atomic_file.MOST_BYTES
    with file.open("ab") as more:
        more.write(b"x")
    with pytest.raises(atomic_file.TooLargeError):
        atomic_file.read_small(file)
