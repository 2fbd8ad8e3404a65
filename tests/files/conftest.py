"""A journal without a file for the tests of this folder."""

from collections.abc import Iterator

import pytest

from petstore_gui.outbox.journal import Journal


@pytest.fixture
def journal() -> Iterator[Journal]:
    journal = Journal(None)
    yield journal
    journal.shut()
