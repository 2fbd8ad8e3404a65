"""The last list of a service on the disk: for the key that it was read with, whole, and gone when it is forgotten."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory import offline_cache
from petstore_gui.inventory.offline_cache import OfflineCache, OfflineCacheError
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from tests.support.disk import full_disk
from tests.support.snapshots import snapshot_of

HERE, THERE = "https://pets.example.com/v1", "https://other.example.com/v1"
KEY, OTHER_KEY = "the-key-of-this-shop", "the-key-of-that-shop"
REX = Pet(id=3, name="Rex of the kept list", category_id=1, status="available")
LUNA = Pet(id=INT64_MAX, name="Luna 🐾 \u202e", category_id=INT64_MIN, status="on loan")
LIST = snapshot_of(REX, LUNA, service_id=HERE, sold=Completeness.CUT_OFF)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "kept_lists.sqlite3"


@pytest.fixture
def lists(path: Path) -> OfflineCache:
    return OfflineCache(path)


@pytest.fixture(autouse=True)
def _fast_digests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_cache, "_SCRYPT", {"n": 2, "r": 8, "p": 1, "dklen": 32})


def read(path: Path, key: str = KEY, service_id: str = HERE) -> Snapshot | None:
    """Return what the next start of the program would show."""
    return OfflineCache(path).of(service_id, key).read()


def content(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


def test_a_list_comes_back_as_it_was_with_the_mark_that_it_was_kept(lists: OfflineCache, path: Path) -> None:
    lists.of(HERE, KEY).save(LIST)
    found = read(path)
    assert found is not None
    assert found.is_cached
    expected = (LIST.pets, LIST.taken_at, LIST.whole, dict(LIST.completeness_by_status), HERE)
    assert expected == (found.pets, found.taken_at, found.whole, dict(found.completeness_by_status), found.service_id)


@given(
    pets=st.lists(
        st.builds(
            Pet,
            id=st.integers(INT64_MIN, INT64_MAX),
            name=st.text(st.characters(exclude_categories=["Cs"])),
            category_id=st.integers(INT64_MIN, INT64_MAX),
            status=st.none()
            | st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
            | st.sampled_from(PetStatus),
        ),
        max_size=5,
    ),
    oversized=st.frozensets(st.none() | st.sampled_from(PetStatus)),
    repeated=st.frozensets(st.integers(INT64_MIN, INT64_MAX), max_size=3),
)
def test_no_digit_and_no_mark_of_a_list_is_lost(
    pets: list[Pet], oversized: frozenset[PetStatus | None], repeated: frozenset[int]
) -> None:
    complete = dict.fromkeys(PetStatus, Completeness.COMPLETE)
    before = Snapshot(tuple(pets), HERE, datetime.now(UTC), True, complete, oversized, repeated)
    after = offline_cache._decode(offline_cache._encode(before), HERE)  # noqa: SLF001
    assert after is not None
    assert (after.pets, after.oversized, after.repeated) == (before.pets, oversized, repeated)


def test_another_key_sees_nothing_until_it_has_read_a_list_of_its_own(lists: OfflineCache, path: Path) -> None:
    lists.of(HERE, KEY).save(LIST)
    assert read(path, OTHER_KEY) is None
    OfflineCache(path).of(HERE, OTHER_KEY).save(snapshot_of(LUNA, service_id=HERE))
    found = read(path, OTHER_KEY)
    assert found is not None
    assert found.pets == (LUNA,)
    assert read(path) is None


def test_services_are_not_mixed(lists: OfflineCache, path: Path) -> None:
    lists.of(HERE, KEY).save(LIST)
    lists.of(THERE, KEY).save(snapshot_of(LUNA, service_id=THERE))
    found = [read(path, service_id=each) for each in (HERE, THERE)]
    assert [each and each.pets for each in found] == [LIST.pets, (LUNA,)]
    with closing(sqlite3.connect(path)) as database:  # as only a damaged disk would
        database.execute(
            "UPDATE kept_lists SET snapshot = (SELECT snapshot FROM kept_lists WHERE service_id = ?)", (HERE,)
        )
        database.commit()
    assert read(path, service_id=THERE) is None


@pytest.mark.parametrize(
    "of", [snapshot_of(REX, service_id=THERE), snapshot_of(REX, service_id=HERE, sold=Completeness.NOT_ASKED)]
)
def test_part_of_a_list_and_one_of_another_service_are_not_cached(
    lists: OfflineCache, path: Path, of: Snapshot
) -> None:
    with pytest.raises(ValueError, match="whole"):
        lists.of(HERE, KEY).save(of)
    assert not path.exists()


def test_what_was_kept_is_not_kept_again(lists: OfflineCache, path: Path) -> None:
    lists.of(HERE, KEY).save(LIST)
    found = read(path)
    assert found is not None
    with pytest.raises(ValueError, match="just given"):
        lists.of(HERE, KEY).save(found)


def test_neither_the_key_nor_more_than_its_salted_digest_is_written_down(lists: OfflineCache, path: Path) -> None:
    for service_id in (HERE, THERE):
        lists.of(service_id, KEY).save(snapshot_of(REX, service_id=service_id))
    assert KEY.encode() not in content(path)
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT salt, key_digest FROM kept_lists").fetchall()
    assert len({salt for salt, _ in rows} | {digest for _, digest in rows}) == 4  # equal keys are not seen to be equal
    assert {len(digest) for _, digest in rows} == {32}


@pytest.mark.posix("rights as POSIX has them")
def test_only_its_owner_can_read_it(lists: OfflineCache, path: Path) -> None:
    old = os.umask(0)
    try:
        lists.of(HERE, KEY).save(LIST)
    finally:
        os.umask(old)
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_list_that_is_asked_for_makes_no_file(lists: OfflineCache, path: Path) -> None:
    assert lists.of(HERE, KEY).read() is None
    assert not lists.keeps(HERE)
    lists.forget(HERE)
    assert not path.parent.exists()


def test_what_is_forgotten_is_in_the_file_no_more_and_what_is_read_later_is_not_kept(
    lists: OfflineCache, path: Path
) -> None:
    kept = lists.of(HERE, KEY)
    kept.save(LIST)
    lists.of(THERE, KEY).save(snapshot_of(LUNA, service_id=THERE))
    lists.forget(HERE)
    assert not lists.keeps(HERE)
    assert lists.keeps(THERE)
    kept.save(LIST)  # a reading that ends after the user has chosen to forget
    assert kept.read() is None
    assert b"Rex of the kept list" not in content(path)
    assert read(path, service_id=THERE) is not None


def test_what_was_opened_again_before_it_was_forgotten_keeps_nothing_either(lists: OfflineCache) -> None:
    before, after = lists.of(HERE, KEY), lists.of(HERE, OTHER_KEY)
    lists.forget(HERE)
    for kept in (before, after):
        kept.save(LIST)
    assert not lists.keeps(HERE)


def test_a_list_that_was_replaced_is_in_the_file_no_more(lists: OfflineCache, path: Path) -> None:
    kept = lists.of(HERE, KEY)
    kept.save(LIST)
    kept.save(snapshot_of(LUNA, service_id=HERE))
    assert b"Rex of the kept list" not in content(path)


def test_what_is_forbidden_is_removed_with_what_was_set_aside(lists: OfflineCache, path: Path) -> None:
    kept = lists.of(HERE, KEY)
    kept.save(LIST)
    path.write_bytes(b"damaged " * 1_000)
    assert kept.read() is None
    assert kept.save(LIST) is not None
    assert len(list(path.parent.iterdir())) == 2
    lists.remove()
    kept.save(LIST)
    assert list(path.parent.iterdir()) == []


def test_forgetting_one_removes_quarantined_files_as_they_may_hold_it(lists: OfflineCache, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"damaged " * 1_000)
    lists.of(THERE, KEY).save(snapshot_of(LUNA, service_id=THERE))
    lists.forget(HERE)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_damaged_file_is_set_aside_and_the_next_list_is_kept(lists: OfflineCache, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"damaged " * 1_000)
    kept = lists.of(HERE, KEY)
    assert kept.read() is None
    quarantined_path = kept.save(LIST)
    assert quarantined_path is not None
    assert quarantined_path.read_bytes() == b"damaged " * 1_000
    assert kept.save(LIST) is None  # it was said
    assert read(path) is not None


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"{}",
        b"\xff",
        b'{"service_id": "elsewhere"}',
        offline_cache._encode(LIST)[:-9],  # noqa: SLF001
        offline_cache._encode(replace(LIST, taken_at=LIST.taken_at.replace(tzinfo=None))),  # noqa: SLF001  of no known zone
    ],
)
def test_a_list_that_makes_no_sense_is_none_until_the_next_replaces_it(
    lists: OfflineCache, path: Path, damaged: bytes
) -> None:
    kept = lists.of(HERE, KEY)
    kept.save(LIST)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE kept_lists SET snapshot = ?", (damaged,))
        database.commit()
    assert read(path) is None
    kept.save(LIST)
    assert read(path) is not None


def test_a_newer_file_is_refused_by_name_and_left_as_it_is(lists: OfflineCache, path: Path) -> None:
    lists.of(HERE, KEY).save(LIST)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    for act in (lists.of(HERE, KEY).read, lambda: lists.of(HERE, KEY).save(LIST), lambda: lists.forget(HERE)):
        with pytest.raises(OfflineCacheError, match="newer version"):
            act()
    assert path.read_bytes() == before


def test_a_clock_that_was_turned_back_keeps_no_newer_list_out(lists: OfflineCache, path: Path) -> None:
    tomorrow = snapshot_of(REX, service_id=HERE).taken_at + timedelta(days=1)
    kept = lists.of(HERE, KEY)
    kept.save(Snapshot((REX,), HERE, tomorrow, True, LIST.completeness_by_status))
    kept.save(snapshot_of(LUNA, service_id=HERE))
    found = read(path)
    assert found is not None
    assert found.pets == (LUNA,)


@pytest.mark.posix("limits as POSIX has them")
def test_a_full_disk_leaves_the_old_list_whole(lists: OfflineCache, path: Path) -> None:
    kept = lists.of(HERE, KEY)
    kept.save(LIST)
    with full_disk(), pytest.raises(OfflineCacheError, match="the disk is full"):
        kept.save(snapshot_of(LUNA, service_id=HERE))
    found = read(path)
    assert found is not None
    assert found.pets == LIST.pets


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can mount and be another user")
def test_a_folder_that_is_read_only_is_said_and_leaves_the_list_as_it_was(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(disk)], capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    path = disk / "kept_lists.sqlite3"
    try:
        kept = OfflineCache(path).of(HERE, KEY)
        kept.save(LIST)
        before = path.read_bytes()
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        for act in (partial(kept.save, snapshot_of(LUNA, service_id=HERE)), partial(OfflineCache(path).forget, HERE)):
            with pytest.raises(OfflineCacheError, match="permission denied"):
                act()
        assert path.read_bytes() == before
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can mount and be another user")
def test_the_copy_of_another_user_is_neither_read_nor_changed(path: Path, lists: OfflineCache) -> None:
    lists.of(HERE, KEY).save(LIST)
    code = """
    import os, sys
    from pathlib import Path
    from petstore_gui.inventory.offline_cache import OfflineCacheError, OfflineCache

    os.chdir(sys.argv[1])
    os.seteuid(65534)
    try:
        print(OfflineCache(Path("kept_lists.sqlite3")).of(sys.argv[2], sys.argv[3]).read())
    except OfflineCacheError as error:
        print(error.reason)
    """
    path.chmod(0o644)  # even if it was handed over
    before = path.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        copy = shutil.copy(path, folder)
        command = [sys.executable, "-c", dedent(code), folder, HERE, KEY]
        found = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
        assert Path(copy).read_bytes() == before
    assert found.stdout.strip() == "permission denied"


@pytest.mark.parametrize("act", [lambda kept: kept.save(LIST), lambda kept: kept.read()])
def test_no_error_shows_a_key_an_address_or_an_animal(
    tmp_path: Path, act: Callable[[offline_cache.CachedList], object]
) -> None:
    (tmp_path / "data").write_bytes(b"a file where the folder should be")
    path = tmp_path / "data" / "kept_lists.sqlite3"
    kept = OfflineCache(path).of(HERE, KEY)
    assert KEY not in repr(kept)
    try:
        act(kept)
    except OfflineCacheError as error:
        said = f"{error!r} {error.__cause__!r} {error.reason}"
        assert not any(each in said for each in (KEY, HERE, REX.name))
