"""A journal on the disk for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui.outbox.journal import Journal
from tests.support.journals import open_journal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with open_journal(path) as journal:
        yield journal
