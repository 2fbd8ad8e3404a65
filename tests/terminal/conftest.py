"""What the commands are tested with: a real service."""

from collections.abc import Iterator

import pytest

from tests.support.service import RunningService, running_service


@pytest.fixture(scope="module")
def _service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("service") / "animals.sqlite3") as service:
        yield service


@pytest.fixture
def service(_service: RunningService) -> RunningService:
    """Return the service of the module, without animals: to start one takes longer than most tests."""
    _service.empty()
    return _service
