"""What a PDF says and looks like to a program of other authors: poppler."""

import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from PySide6.QtGui import QImage

_WORD: Final = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')
_PAGE_END: Final = "\f"


class Word(NamedTuple):
    """A word and where it stands, in points from the upper left corner of its page."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def poppler(command: str, *arguments: str | Path) -> str:
    if sys.platform == "win32" and shutil.which(command) is None:
        pytest.skip("poppler is not on this Windows")
    return subprocess.run([command, *arguments], capture_output=True, check=True, text=True).stdout


def page_texts(file: Path) -> list[str]:
    """Return the text of each page, line by line as it stands there, its letters in the order of reading."""
    text = poppler("pdftotext", "-layout", file, "-").removesuffix(_PAGE_END)
    return [unicodedata.normalize("NFKC", page) for page in text.split(_PAGE_END)]


def words(file: Path, page: int) -> list[Word]:
    """Return the words of a page, from 1."""
    html = poppler("pdftotext", "-bbox", "-f", str(page), "-l", str(page), file, "-")
    return [Word(text, *map(float, place)) for *place, text in _WORD.findall(html)]


def info(file: Path) -> dict[str, str]:
    """Return what the PDF says of itself: Title, Pages, Page size and so on."""
    lines = poppler("pdfinfo", file).splitlines()
    return {label: value.strip() for label, value in (line.split(":", 1) for line in lines if ":" in line)}


def fonts(file: Path) -> list[bool]:
    """Return of each font whether it is in the file."""
    lines = poppler("pdffonts", file).splitlines()[2:]
    return [line.split()[-5] == "yes" for line in lines]


def picture(file: Path, page: int, folder: Path, *, dots_per_inch: int = 72) -> QImage:
    """Return a page as a picture."""
    at = str(page)
    poppler("pdftoppm", "-r", str(dots_per_inch), "-f", at, "-l", at, "-singlefile", "-png", file, folder / "page")
    return QImage(str(folder / "page.png"))
