"""What the tests of this folder share; those of tests/ui/connect do, too."""

from collections.abc import Iterator

import pytest

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.local_service import LocalService


@pytest.fixture(scope="module")
def remote(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ApiKey]]:
    """Return the address and the key of a real service, which stands for the company's: one for all tests of a file."""
    service = LocalService(tmp_path_factory.mktemp("remote") / "animals.sqlite3")
    yield service.start()
    service.stop()
