"""A running service for each test module, and what an error has to look like."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.service import RunningService, running_service

Check = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path | str:
    """Return a new database. A module whose tests are about every storage has :func:`either_database` in its place."""
    return tmp_path_factory.mktemp("service") / "animals.sqlite3"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path | str:
    """Return a new database of each kind."""
    if request.param == "sqlite":
        return tmp_path_factory.mktemp("service") / "animals.sqlite3"
    dsn: str = request.getfixturevalue("postgresql_dsn")
    return dsn


@pytest.fixture(scope="module")
def service(database: Path | str) -> Iterator[RunningService]:
    with running_service(database) as service:
        yield service


@pytest.fixture(scope="module")
def client(service: RunningService) -> Iterator[httpx.Client]:
    with service.client() as client:
        yield client


@pytest.fixture(scope="session")
def assert_error() -> Check:
    """Return a check that a response is an error object with that HTTP status; it returns the object."""

    def check(response: httpx.Response, status: int) -> dict[str, Any]:
        assert response.status_code == status, response.text
        assert response.headers["content-type"] == "application/json"
        error: dict[str, Any] = response.json()
        assert error.keys() == {"code", "message", "status"}
        assert error["status"] == status
        assert isinstance(error["code"], str)
        assert error["code"]
        assert isinstance(error["message"], str)
        assert error["message"]
        return error

    return check
