"""A clock that is turned back or forward by days and set right again: nothing is lost, nothing with a key doubled."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.service.test_keys import add_key, keys
from tests.support.patience import wait_until
from tests.support.postgresql import running_cluster
from tests.support.service import running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.posix("libfaketime")]

REX = {"name": "Rex", "categoryId": 7}
BACK, FORWARD, NOW = "-3d", "+7d", "+0d"


@pytest.fixture
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return what turns the clock of every process that the test starts: "-3d" for three days back."""
    libraries = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not libraries:
        pytest.skip("libfaketime is not installed")
    file = tmp_path / "clock"
    file.write_text(NOW)
    file.chmod(0o644)
    for folder in (tmp_path, *tmp_path.parents):  # PostgreSQL's user reads it, too
        if folder.stat().st_uid == os.getuid():
            folder.chmod(folder.stat().st_mode | 0o111)
    monkeypatch.setenv("LD_PRELOAD", str(libraries[0]))
    monkeypatch.setenv("FAKETIME_TIMESTAMP_FILE", str(file))
    monkeypatch.setenv("FAKETIME_NO_CACHE", "1")
    monkeypatch.setenv("FAKETIME_DONT_FAKE_MONOTONIC", "1")

    def turn(offset: str) -> None:
        file.write_text(offset)

    return turn


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, clock: Callable[[str], None]) -> Iterator[Path | str]:
    """Return a new store, whose server has that clock as well."""
    clock(NOW)
    if request.param == "file":
        yield tmp_path / "animals.sqlite3"
    else:
        with running_cluster() as cluster:
            yield cluster.dsn()


@pytest.mark.parametrize(
    ("database", "turned"), [("file", FORWARD), ("file", BACK), ("postgresql", BACK)], indirect=["database"]
)
def test_a_clock_that_is_turned_loses_no_add_and_doubles_none_with_a_key(
    database: Path | str, clock: Callable[[str], None], turned: str
) -> None:
    def add(client: httpx.Client, number: int) -> httpx.Response:
        return client.post("/pets", json={**REX, "categoryId": number}, headers={"idempotency-key": f'"{number}"'})

    with running_service(database) as service, service.client() as client:
        first = add(client, 1)
        today = first.headers["date"]
        clock(turned)
        wait_until(lambda: client.get("/pets").headers["date"][:16] != today[:16], "the clock is another one")
        second = add(client, 2)
        assert [add(client, number).json() for number in (1, 2)] == [first.json(), second.json()]
    with running_service(database) as service, service.client() as client:  # begun on that day
        assert [add(client, number).json() for number in (1, 2)] == [first.json(), second.json()]
        clock(NOW)
        third = add(client, 3)
        assert [add(client, number).json() for number in (1, 3)] == [first.json(), third.json()]
        listed = client.get("/pets")
        assert listed.json() == [third.json(), second.json(), first.json()]
        assert client.get("/pets", headers={"if-none-match": listed.headers["etag"]}).status_code == 304
        assert service.errors() == ""


@pytest.mark.parametrize("database", ["file"], indirect=True)
def test_the_key_of_a_desk_counts_on_any_day_and_is_dead_once_it_was_revoked(
    database: Path | str, clock: Callable[[str], None]
) -> None:
    with running_service(database) as service:
        desks = {name: add_key(database, name) for name in ("a", "b")}

        def asked(desk: str) -> int:
            with service.client(key=desks[desk]) as client:
                return client.get("/pets").status_code

        assert (asked("a"), asked("b")) == (200, 200)
        clock(BACK)
        assert asked("a") == 200
        assert keys(database, "revoke", "b").returncode == 0
        wait_until(lambda: asked("b") == 401, "the key is dead")
        clock(NOW)
        add_key(database, "c")  # so that the keys are read once more
        wait_until(lambda: asked("a") == 200, "the keys are read")
        assert asked("b") == 401
        assert service.errors() == ""
