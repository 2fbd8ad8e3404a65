"""What the service tells the window arrives letter by letter, in every code page of the computer."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.connection.local_service import LocalService, LocalServiceError
from petstore_gui.storage.error_text import FOREIGN
from petstore_gui.translatable import detail_of

pytestmark = pytest.mark.end_to_end

# The name of a user, and a code page that Windows may have: it has all letters of the name, or none.
USERS = [("Müller", "cp850"), ("花子", "cp1252")]


@pytest.fixture(params=USERS, ids="-".join)
def service(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalService]:
    user, code_page = request.param
    monkeypatch.setenv("PYTHONIOENCODING", code_page)  # as the streams of a Windows program are without a console
    monkeypatch.setenv("PYTHONUTF8", "0")
    service = LocalService(database(tmp_path / user))
    yield service
    service.stop()


def database(folder: Path) -> Path:
    folder.mkdir()
    return folder / "animals.sqlite3"


def test_a_damaged_database_is_said_at_the_first_start(service: LocalService, tmp_path: Path) -> None:
    (folder,) = tmp_path.iterdir()
    (folder / "animals.sqlite3").write_bytes(b"no database " * 1000)
    base_url, key = service.start()
    assert service.quarantined_path is not None
    assert Path(service.quarantined_path).read_bytes() == b"no database " * 1000
    with PetStoreClient(base_url, key.reveal()) as client:
        assert client.list_pets() == []


def test_why_a_database_cannot_be_opened_is_said_with_its_path(service: LocalService, tmp_path: Path) -> None:
    (folder,) = tmp_path.iterdir()
    with closing(sqlite3.connect(folder / "animals.sqlite3")) as connection:
        connection.execute("PRAGMA application_id = 1")
        connection.execute("CREATE TABLE theirs (a)")
    with pytest.raises(LocalServiceError, match=str(FOREIGN)) as raised:
        service.start()
    assert str(folder) in detail_of(raised.value)
