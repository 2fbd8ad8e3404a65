"""Of which services a list is kept, and that it goes where the administrator forbids it and with the key."""

from pathlib import Path

import pytest

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connection import KeyNeeded
from petstore_gui.connection.connection_form import forget, has_cached_list
from petstore_gui.connection.connector import OFFLINE_CACHE_NAME, Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.inventory.offline_cache import OfflineCacheError
from tests.connection.fakes import MemoryKeyring
from tests.support.snapshots import snapshot_of

pytestmark = pytest.mark.end_to_end

PRODUCTION, STAGING, THIS_COMPUTER = ProfileName
URL = "https://pets.example.com/v1"
KEY = ApiKey("the-key-of-this-shop")
LIST = snapshot_of(service_id=URL)


@pytest.fixture
def connector(tmp_path: Path) -> Connector:
    settings = SettingsFile(tmp_path / "settings.json", tmp_path / "config.toml")
    made = Connector(settings, Credentials(None, MemoryKeyring()), tmp_path / "data")
    for name in (PRODUCTION, STAGING):
        made.set_address(name, URL)
    made.set_key(PRODUCTION, URL, KEY)
    return made


def files(tmp_path: Path) -> list[str]:
    return [file.name for file in (tmp_path / "data").glob(f"{OFFLINE_CACHE_NAME}*")]


@pytest.mark.parametrize("name", [PRODUCTION, STAGING])
def test_a_list_of_production_and_of_staging_is_kept(connector: Connector, name: ProfileName) -> None:
    connection = connector.open(name)
    connection.client.close()
    assert connection.cached_list is not None
    assert not has_cached_list(connector, URL)
    connection.cached_list.save(LIST)
    assert has_cached_list(connector, URL)
    assert connection.cached_list.read() is not None


def test_none_is_kept_of_the_programs_own_services_and_of_an_address_for_one_run(connector: Connector) -> None:
    connections = [connector.open(THIS_COMPUTER), connector.open_demo()]
    connector.use_for_session(URL, KEY)
    connections.append(connector.open_address(URL))
    for connection in connections:
        connection.client.close()
    connector.close()
    assert [connection.cached_list for connection in connections] == [None] * 3


@pytest.mark.parametrize("name", [PRODUCTION, THIS_COMPUTER])
def test_where_the_administrator_forbids_it_nothing_is_kept_and_what_is_there_goes(
    connector: Connector, tmp_path: Path, name: ProfileName
) -> None:
    before = connector.open(PRODUCTION)
    assert before.cached_list is not None
    before.cached_list.save(LIST)
    (tmp_path / "config.toml").write_text("[policy]\noffline_copy = false\n", "utf-8")
    connection = connector.open(name)
    for each in (before, connection):
        each.client.close()
    connector.close()
    assert connection.cached_list is None
    before.cached_list.save(LIST)  # of a reading that was begun before
    assert (files(tmp_path), connection.notices) == ([], ())


def test_what_is_forbidden_goes_also_where_the_key_is_not_there(connector: Connector, tmp_path: Path) -> None:
    before = connector.open(PRODUCTION)
    before.client.close()
    assert before.cached_list is not None
    before.cached_list.save(LIST)
    connector.forget_key(URL)
    (tmp_path / "config.toml").write_text("[policy]\noffline_copy = false\n", "utf-8")
    with pytest.raises(KeyNeeded):
        connector.open(PRODUCTION)
    assert files(tmp_path) == []


def test_that_it_could_not_be_removed_is_said(
    connector: Connector, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(_lists: object) -> None:
        raise OfflineCacheError("permission denied")

    monkeypatch.setattr("petstore_gui.inventory.offline_cache.OfflineCache.remove", denied)
    (tmp_path / "config.toml").write_text("[policy]\noffline_copy = false\n", "utf-8")
    connection = connector.open(PRODUCTION)
    connection.client.close()
    assert connection.notices == ("The lists kept on this computer can't be removed: permission denied.",)


def test_a_service_is_forgotten_with_its_key_and_its_list(connector: Connector) -> None:
    connection = connector.open(PRODUCTION)
    connection.client.close()
    assert connection.cached_list is not None
    connection.cached_list.save(LIST)
    forgotten = forget(connector, URL)
    assert (forgotten.remaining.key, forgotten.list_error) == (None, None)
    assert not has_cached_list(connector, URL)
    assert KEY.reveal() not in repr(vars(connection.cached_list))


def test_a_list_that_could_not_be_forgotten_is_said_and_the_key_goes_all_the_same(
    connector: Connector, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / OFFLINE_CACHE_NAME).mkdir()
    forgotten = forget(connector, URL)
    assert forgotten.remaining.key is None
    assert isinstance(forgotten.list_error, OfflineCacheError)
    assert has_cached_list(connector, URL)  # as far as that can be told
