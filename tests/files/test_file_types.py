"""A file says what it is under any name; and no archive is opened that would fill the memory."""

import io
import os
import zipfile
from pathlib import Path

import pytest

from petstore_gui.files import file_types
from petstore_gui.files.reading import read_file
from petstore_gui.files.table import TableError
from petstore_gui.translatable import TranslatableText
from tests.files.wild_files import PLAIN
from tests.files.workbook_files import inline_rows, xlsx

_REST = bytes(64)
_BEGINNINGS = [
    (b"GIF89a", file_types.PICTURE),
    (b"BM\x36\x10\0\0\0\0\0\0", file_types.PICTURE),
    (b"II*\0", file_types.PICTURE),
    (b"MM\0*", file_types.PICTURE),
    (b"RIFF\x10\0\0\0WEBP", file_types.PICTURE),
    (b"\0\0\x01\0", file_types.PICTURE),
    (b"8BPS", file_types.PICTURE),
    (b"\0\0\0\x1cftypavif", file_types.PICTURE),
    (b"\0\0\0\x18ftypmp42", file_types.SOUND),
    (b"RIFF\x10\0\0\0WAVE", file_types.SOUND),
    (b"ID3\x04", file_types.SOUND),
    (b"OggS", file_types.SOUND),
    (b"7z\xbc\xaf\x27\x1c", file_types.ARCHIVE),
    (b"Rar!\x1a\x07", file_types.ARCHIVE),
    (b"BZh91AY", file_types.ARCHIVE),
    (b"\xfd7zXZ\0", file_types.ARCHIVE),
    (b"\x28\xb5\x2f\xfd", file_types.ARCHIVE),
    (b"MZ" + bytes(58), file_types.PROGRAM),
    (b"\0\x01\0\0Standard ACE DB", file_types.DATABASE),
    (b"<?xml version='1.0'?><animals>", file_types.XML),
    (b"<?xml version='1.0'?>\n<!DOCTYPE html><html>", file_types.WEB_PAGE),
    (b"<!-- saved -->\n<TABLE><tr>", file_types.WEB_PAGE),
]


@pytest.mark.parametrize(("beginning", "sentence"), _BEGINNINGS, ids=lambda value: str(value)[:24])
def test_a_file_of_another_kind_says_what_it_is(tmp_path: Path, beginning: bytes, sentence: TranslatableText) -> None:
    assert refusal(tmp_path / "animals.xlsx", beginning + (b"" if beginning.startswith(b"<") else _REST)) == str(
        sentence
    )


@pytest.mark.parametrize("title", ["MZ-Nummer", "ID3"])
def test_a_text_that_begins_as_another_kind_of_file_is_a_table(tmp_path: Path, title: str) -> None:
    file = tmp_path / "animals.csv"
    file.write_text(f"{title};Name;Category\n" + "1;Rex;3\n" * 20, "utf-8")
    assert read_file(file).rows[0].cells == (title, "Name", "Category")


def test_a_workbook_in_a_zip_with_a_password_says_so(tmp_path: Path) -> None:
    content = bytearray(xlsx(inline_rows(PLAIN)))
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        parts = len(file.infolist())
    place = 0
    for _ in range(parts):  # the flag of each part in the directory: it is encrypted
        place = content.index(b"PK\x01\x02", place) + 8
        content[place] |= 1
    assert refusal(tmp_path / "a.xlsx", bytes(content)) == str(file_types.LOCKED)


def test_a_workbook_with_more_in_it_than_the_memory_takes_is_not_opened(tmp_path: Path) -> None:
    """Its ratio alone says nothing: pictures of 5 MB, and a part that will be a gigabyte."""
    others = {"xl/media/a.png": os.urandom(6 * 1024 * 1024), "xl/media/b.png": b"x"}
    content = bytearray(xlsx(inline_rows(PLAIN), others=others))
    size = content.rindex(b"xl/media/b.png") - 46 + 24
    content[size : size + 4] = (1024**3).to_bytes(4, "little")
    assert refusal(tmp_path / "a.xlsx", bytes(content)) == str(file_types.TOO_LARGE_INSIDE)


def test_a_workbook_of_thousands_of_parts_is_not_opened(tmp_path: Path) -> None:
    others = {f"xl/media/{number}": b"" for number in range(5_001)}
    assert refusal(tmp_path / "a.xlsx", xlsx(inline_rows(PLAIN), others=others)) == str(file_types.TOO_LARGE_INSIDE)


def refusal(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    with pytest.raises(TableError) as refused:
        read_file(path)
    return str(refused.value.reason)
