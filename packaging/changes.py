"""What CHANGELOG.md says of each release, for the formats in which packages and stores want it."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

from release import HEADING, ROOT

_SECTION: Final = re.compile(r"^### (?P<title>.+)$", re.MULTILINE)
_ITEM: Final = re.compile(r"^- ", re.MULTILINE)


class Changes(NamedTuple):
    """One release; ``sections`` are the titles, such as “Added”, each with what stands below it, one text an item."""

    version: str
    day: datetime
    sections: tuple[tuple[str, tuple[str, ...]], ...]


def all_changes(text: str | None = None) -> list[Changes]:
    """Return the releases in the order of ``text``, or of the tree's CHANGELOG.md: the newest first."""
    return list(_read((ROOT / "CHANGELOG.md").read_text("utf-8") if text is None else text))


def _read(text: str) -> Iterator[Changes]:
    for heading, body in _parts(HEADING, text):
        day = datetime.fromisoformat(heading["date"]).replace(tzinfo=UTC)
        yield Changes(heading["version"], day, tuple(_sections(body)))


def _sections(body: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for heading, below in _parts(_SECTION, body):
        yield heading["title"], tuple(" ".join(item.replace("`", "").split()) for item in _ITEM.split(below)[1:])


def _parts(heading: re.Pattern[str], text: str) -> Iterator[tuple[re.Match[str], str]]:
    """Yield each heading with the text up to the next one."""
    found = list(heading.finditer(text))
    ends = [*(following.start() for following in found[1:]), len(text)]
    for this, end in zip(found, ends, strict=False):
        yield this, text[this.end() : end]
