"""The newest release as CHANGELOG.md names it; its day is the time of all that is packed, in any copy of the tree."""

import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
HEADING: Final = re.compile(r"^## \[(?P<version>[0-9][^\]]*)\] - (?P<date>\d{4}-\d{2}-\d{2})$", re.MULTILINE)


class Release(NamedTuple):
    """A version and the midnight (UTC) at which its day begins."""

    version: str
    day: datetime


def newest_release() -> Release:
    """Return the release that stands first in the changelog."""
    found = HEADING.search((ROOT / "CHANGELOG.md").read_text("utf-8"))
    if found is None:
        raise SystemExit("CHANGELOG.md names no release: a heading like “## [0.2.0] - 2026-11-24” is missing.")
    return Release(found["version"], datetime.fromisoformat(found["date"]).replace(tzinfo=UTC))


def source_date_epoch() -> int:
    """Return the variable of this name where it is set, else the time of the newest release."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or newest_release().day.timestamp())
