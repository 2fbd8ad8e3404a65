"""The one format of named things, over both kinds: today's files stay readable, and a file is written as a whole."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.named_format import NamedFormat, NamedThingsError, NewerVersionError
from petstore_gui.inventory.saved_views import SAVED_VIEWS, SavedView, ViewSettings
from petstore_gui.outbox.journal import Journal
from petstore_gui.storage.atomic_file import MOST_BYTES
from tests.support.disk import full_disk
from tests.support.fake_store import ADDRESS
from tests.support.not_files import NOT_FILES, posix, put, without_waiting

NAME = PetField.NAME
VIEWS = (
    SavedView(
        "Kittens for sale",
        ViewSettings(
            PetStatus.AVAILABLE,
            "kitten",
            3,
            (NAME, PetField.STATUS, PetField.ID),
            {NAME: 240},
            ((NAME, False), (PetField.ID, True)),
        ),
    ),
    SavedView("Fish", ViewSettings(category_id=-7)),
)
NAMES = {-2: "Cats", 3: "Vögel", 2**63 - 1: "Dogs"}

# Files as 0.1.0 and 0.2.0 write them. Never change these texts: each later version has to read them as they stand.
VERSION_1_VIEWS = """{
 "petstore-views": 1,
 "views": [
  {
   "name": "Kittens for sale",
   "status": "available",
   "search": "kitten",
   "category": "3",
   "columns": [
    "name",
    "status",
    "id"
   ],
   "widths": {
    "name": 240
   },
   "sort": [
    "name",
    "-id"
   ]
  },
  {
   "name": "Fish",
   "category": "-7"
  }
 ]
}
"""
VERSION_1_NAMES = """{
 "petstore-categories": 1,
 "names": {
  "-2": "Cats",
  "3": "Vögel",
  "9223372036854775807": "Dogs"
 }
}
"""

KINDS: Any = [(CATEGORY_NAMES, NAMES, VERSION_1_NAMES), (SAVED_VIEWS, VIEWS, VERSION_1_VIEWS)]
both = pytest.mark.parametrize(("named", "things", "text"), KINDS, ids=["category names", "saved views"])
formats = pytest.mark.parametrize("named", [CATEGORY_NAMES, SAVED_VIEWS], ids=["category names", "saved views"])

Format = NamedFormat[Any]


@both
def test_a_file_of_version_1_stays_readable_and_is_what_is_written(named: Format, things: object, text: str) -> None:
    assert named.parse(text) == things
    assert named.serialise(things) == text


@both
def test_a_note_of_version_1_stays_readable_and_is_what_is_written(named: Format, things: object, text: str) -> None:
    journal = Journal(None)
    journal.set_note(ADDRESS, named.note, text)
    assert named.load(journal, ADDRESS) == things
    named.save(journal, ADDRESS, named.nothing)
    assert journal.note(ADDRESS, named.note) is None
    named.save(journal, ADDRESS, things)
    assert journal.note(ADDRESS, named.note) == text


@both
def test_a_mark_at_the_start_of_the_file_is_no_damage(named: Format, things: object, text: str, tmp_path: Path) -> None:
    file = tmp_path / "things.json"
    file.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert named.read_file(file) == things


@formats
def test_a_file_of_a_newer_version_is_refused_by_its_name(named: Format) -> None:
    with pytest.raises(NewerVersionError, match=r"newer version.*version 2, not 1"):
        named.parse(json.dumps({named.kind: 2, "who": "knows"}))


@pytest.mark.parametrize(
    ("named", "text", "part"),
    [(SAVED_VIEWS, VERSION_1_NAMES, "no saved views"), (CATEGORY_NAMES, VERSION_1_VIEWS, "no category names")],
)
def test_a_file_of_one_kind_is_none_of_the_other(named: Format, text: str, part: str) -> None:
    with pytest.raises(NamedThingsError, match=part):
        named.parse(text)


@formats
@pytest.mark.parametrize(
    ("content", "part"),
    [(b"\xff\xfe{}", "damaged"), (b" " * (MOST_BYTES + 1), "larger than 1 MiB"), (None, "cannot be read")],
    ids=["UTF-16", "too large", "missing"],
)
def test_a_file_that_cannot_be_one_is_said_to_be_none(
    named: Format, tmp_path: Path, content: bytes | None, part: str
) -> None:
    file = tmp_path / "things.json"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(NamedThingsError, match=part):
        named.read_file(file)


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_what_is_no_file_is_said_to_be_none(tmp_path: Path, kind: str) -> None:
    put(kind, tmp_path / "names.json")
    with without_waiting(), pytest.raises(NamedThingsError, match="it is not a file"):
        CATEGORY_NAMES.read_file(tmp_path / "names.json")


@both
def test_a_full_disk_is_said_and_leaves_the_old_file(named: Format, things: object, text: str, tmp_path: Path) -> None:
    file = tmp_path / "things.json"
    named.write_file(file, things)
    with full_disk(), pytest.raises(NamedThingsError, match="the disk is full"):
        named.write_file(file, named.nothing)
    assert file.read_text("utf-8") == text
    assert os.listdir(tmp_path) == ["things.json"]  # noqa: PTH208  hidden files, too


def test_the_new_file_takes_the_place_of_the_old_one_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "names.json"
    CATEGORY_NAMES.write_file(file, {3: "Dogs"})
    seen = []
    replace: Callable[[Path, Path], Path] = Path.replace

    def watched(self: Path, target: Path) -> Path:
        seen.append((CATEGORY_NAMES.read_file(file), CATEGORY_NAMES.read_file(self)))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    CATEGORY_NAMES.write_file(file, {3: "Cats"})
    assert seen == [({3: "Dogs"}, {3: "Cats"})]
    assert CATEGORY_NAMES.read_file(file) == {3: "Cats"}


@pytest.mark.posix("only some users may make links there")
def test_a_link_of_the_users_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "views.json", tmp_path / "link.json"
    link.symlink_to(file)
    SAVED_VIEWS.write_file(link, VIEWS)
    assert link.is_symlink()
    assert SAVED_VIEWS.read_file(file) == VIEWS


@pytest.mark.posix("file modes")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o027, 0o640)])
def test_the_file_may_be_read_as_far_as_the_user_lets_files_be_read(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        SAVED_VIEWS.write_file(tmp_path / "views.json", VIEWS)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "views.json").stat().st_mode) == mode
