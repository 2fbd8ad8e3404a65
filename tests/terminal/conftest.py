"""What the commands are tested with: a real service."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.service import RunningService, running_service


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "service" / "animals.sqlite3") as service:
        yield service
