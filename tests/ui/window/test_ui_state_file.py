"""What the window remembers: exact, small, private, and never a reason not to start."""

import json
import stat
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from petstore_gui.storage import atomic_file
from petstore_gui.storage.atomic_file import MOST_BYTES
from petstore_gui.ui.window.ui_state import UiState
from tests.support.disk import full_disk
from tests.support.not_files import NOT_FILES, posix, put, without_waiting


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "window.json"


def loaded(file: Path, *, keep: bool = True, settled: bool = True) -> UiState:
    memory = UiState(file, keep=keep)
    memory.load()
    if settled:
        memory.settle()
    return memory


def test_values_come_back_for_the_window_and_for_each_place(file: Path) -> None:
    memory = loaded(file)
    memory.put("scheme", "dark")
    memory.put("widths", [1, 2], service_id="https://a/v1")
    memory.put("widths", [3], service_id="https://b/v1")
    memory.save()
    again = loaded(file)
    assert again.get("scheme") == "dark"
    assert again.get("widths", service_id="https://a/v1") == [1, 2]
    assert again.get("widths", service_id="https://b/v1") == [3]
    assert again.get("other") is None
    assert again.get("widths", service_id="https://c/v1") is None


def test_only_a_change_is_written(file: Path) -> None:
    memory = loaded(file)
    memory.save()
    assert not file.exists()
    memory.put("scheme", "dark")
    memory.save()
    file.unlink()
    memory.put("scheme", "dark")
    memory.save()
    assert not file.exists()


@pytest.mark.posix("the rights are POSIX's")
def test_the_file_is_its_owners(file: Path) -> None:
    memory = loaded(file)
    memory.put("scheme", "dark")
    memory.save()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "content",
    [
        *("", "{", "[]", "null", '{"version": 1}', '{"version":1,"window":3,"places":{}}'),
        *('{"version":"2","window":{},"places":{}}', '{"version":0,"window":{},"places":{}}', '{"version":null}'),
    ],
)
def test_a_damaged_file_is_set_aside_and_counts_as_empty(file: Path, content: str) -> None:
    file.parent.mkdir()
    file.write_text(content)
    memory = loaded(file)
    assert memory.get("scheme") is None
    (aside,) = file.parent.glob("window-damaged-*.json")
    assert aside.read_text() == content
    memory.put("scheme", "dark")
    memory.save()
    assert loaded(file).get("scheme") == "dark"


NEWER = [
    {"version": 2, "window": {"scheme": "dark"}, "places": {}},
    {"version": 2},
    {"version": 10, "views": ["another shape"]},
]


@pytest.mark.parametrize("content", NEWER)
def test_a_file_of_a_newer_version_is_left_as_it_is(file: Path, content: object) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps(content))
    memory = loaded(file)
    assert memory.get("scheme") is None
    memory.put("scheme", "light")
    memory.save()
    assert [(each.name, each.read_text()) for each in file.parent.iterdir()] == [("window.json", json.dumps(content))]


def test_a_file_of_a_newer_version_is_left_as_it_is_after_bad_starts_too(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps(NEWER[0]))
    for _ in range(3):
        memory = loaded(file, settled=False)
        assert not memory.suspected  # nothing of it was used
        memory.forget()
        memory.save()
    assert json.loads(file.read_text()) == NEWER[0]


def test_a_demo_neither_sets_a_damaged_file_aside_nor_writes_one(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("{")
    guest = loaded(file, keep=False, settled=False)
    guest.put("scheme", "light")
    guest.save()
    assert [(each.name, each.read_text()) for each in file.parent.iterdir()] == [("window.json", "{")]


@pytest.mark.posix("the links are POSIX's")
@pytest.mark.parametrize("name", ["window.new", "window.starting", "window.json"])
def test_nothing_is_written_through_a_link(file: Path, name: str) -> None:
    file.parent.mkdir()
    precious = file.parent.parent / "precious"
    precious.write_text("of the user's")
    (file.parent / name).symlink_to(precious)
    memory = loaded(file)
    memory.put("scheme", "dark")
    memory.save()
    assert precious.read_text() == "of the user's"
    assert loaded(file).get("scheme") == "dark"


def test_what_is_not_kept_is_read_and_never_written(file: Path) -> None:
    memory = loaded(file)
    memory.put("scheme", "dark")
    memory.save()
    before = file.read_text()
    guest = loaded(file, keep=False, settled=False)
    assert guest.get("scheme") == "dark"
    guest.put("scheme", "light")
    guest.save()
    assert file.read_text() == before
    assert [each.name for each in file.parent.iterdir()] == ["window.json"]


def test_after_two_bad_starts_nothing_is_remembered_and_nothing_forgotten(file: Path) -> None:
    memory = loaded(file)
    memory.put("geometry", "somewhere")
    memory.save()
    kept = file.read_text()
    assert not loaded(file, settled=False).suspected
    second = loaded(file, settled=False)
    assert not second.suspected
    assert second.get("geometry") == "somewhere"
    third = loaded(file)
    assert third.suspected
    assert third.get("geometry") is None
    third.put("geometry", "elsewhere")
    third.save()
    assert file.read_text() == kept
    assert loaded(file).get("geometry") == "somewhere"  # the third was a good one


def test_one_good_start_between_two_bad_ones_makes_them_unsuspicious(file: Path) -> None:
    for settled in (False, True, False):
        loaded(file, settled=settled)
    assert not loaded(file).suspected


def test_what_is_suspected_can_be_forgotten(file: Path) -> None:
    memory = loaded(file)
    memory.put("geometry", "somewhere")
    memory.save()
    for _ in range(2):
        loaded(file, settled=False)
    third = loaded(file)
    third.forget()
    third.save()
    assert loaded(file).get("geometry") is None


def test_a_full_disk_leaves_the_old_file(file: Path) -> None:
    memory = loaded(file)
    memory.put("scheme", "dark")
    memory.save()
    memory.put("scheme", "x" * 5000)
    with full_disk(), pytest.raises(OSError, match="large"):
        memory.save()
    assert [each.name for each in file.parent.iterdir()] == ["window.json"]
    assert loaded(file).get("scheme") == "dark"
    memory.save()  # there is room again
    assert loaded(file).get("scheme") == "x" * 5000


def test_a_folder_that_cannot_be_made_holds_no_start_up(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file")
    memory = loaded(tmp_path / "folder" / "window.json")
    assert memory.get("scheme") is None
    memory.put("scheme", "dark")
    with pytest.raises(OSError, match="folder"):
        memory.save()


def test_the_window_goes_on_meanwhile_when_it_is_saved(file: Path) -> None:
    memory = loaded(file)
    numbers = count()

    class Meddling(list[int]):
        """Something is put wherever there is room for it, at the moment when this is written."""

        def __iter__(self) -> Iterator[int]:
            number = next(numbers)
            memory.put(f"name {number}", number)
            memory.put(f"name {number}", number, service_id="https://a/v1")
            memory.put("name", number, service_id=f"https://{number}/v1")
            return super().__iter__()

    memory.put("first", Meddling([1]))
    memory.put("first", Meddling([1]), service_id="https://a/v1")
    memory.save()
    again = loaded(file)
    assert (again.get("first"), again.get("first", service_id="https://a/v1")) == ([1], [1])
    memory.save()
    assert loaded(file).get("name 0") == 0


def test_without_a_file_it_is_a_memory_of_this_start() -> None:
    memory = UiState(None)
    memory.load()
    memory.put("scheme", "dark")
    memory.save()
    memory.settle()
    assert memory.get("scheme") == "dark"


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_what_is_no_file_is_set_aside_and_counts_as_empty(file: Path, kind: str) -> None:
    put(kind, file)
    with without_waiting():
        memory = loaded(file)
    assert len(list(file.parent.glob("window-damaged-*.json"))) == 1
    memory.put("scheme", "dark")
    memory.save()
    assert loaded(file).get("scheme") == "dark"


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_a_count_of_starts_that_is_no_file_holds_no_start_up(file: Path, kind: str) -> None:
    put(kind, file.with_suffix(".starting"))
    for _ in range(3):
        with without_waiting():
            assert not loaded(file, settled=False).suspected


def test_a_file_that_is_too_large_is_set_aside_and_counts_as_empty(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"version": 1, "window": {"scheme": "dark"}, "places": {}}' + " " * MOST_BYTES)
    assert loaded(file).get("scheme") is None
    assert [each.name.startswith("window-damaged-") for each in file.parent.iterdir()] == [True]


def test_a_file_that_cannot_be_read_is_never_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows another program may hold it; elsewhere its rights may be another user's."""
    memory = loaded(file)
    memory.put("width", 1)
    memory.save()
    before = file.read_bytes()

    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(atomic_file, "read_small", refuse)
    memory = loaded(file)
    assert memory.get("width") is None
    memory.put("width", 2)
    memory.save()
    assert before in [each.read_bytes() for each in file.parent.glob("window*.json")]
