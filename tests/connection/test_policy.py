"""What the administrator has set decides on every way to a service; over real services, one of them in the network."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.connection import connection_form, settings
from petstore_gui.connection.api_key import ApiKey, KeyState
from petstore_gui.connection.connection import KeyNeeded
from petstore_gui.connection.connection_form import ConnectionForm
from petstore_gui.connection.policy import NotOfferedError, Policy
from petstore_gui.connection.profile import INSECURE_WARNING, AddressError, ProfileName
from tests.connection.fakes import strings_in
from tests.connection.test_connection_form import Place
from tests.support.own_address import own_address
from tests.support.raw_server import RawServer, answer, answering
from tests.support.service import RunningService, running_service

pytestmark = pytest.mark.end_to_end

PRODUCTION, STAGING, THIS_COMPUTER = ProfileName
URL = "https://pets.example.com/v1"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with closing(Place(tmp_path)) as place:
        yield place


@pytest.fixture(scope="module")
def reachable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """Return a service that other computers of the network could reach, without encryption; nothing is added to it."""
    database = tmp_path_factory.mktemp("reachable") / "animals.sqlite3"
    with running_service(database, arguments=["--host", own_address(), "--behind-proxy"]) as service:
        assert "127.0.0.1" not in service.base_url
        yield service


def host_of(base_url: str) -> str:
    return base_url.split("/")[2]


def allow(place: Place, *hosts: str) -> None:
    place.system_file.write_text(f"[policy]\ninsecure_hosts = {list(hosts)}\n", "utf-8")


def offer(place: Place, *names: ProfileName) -> None:
    place.system_file.write_text(f"[policy]\nprofiles = {[name.value for name in names]}\n", "utf-8")


# -------------------------------------------------------------------------------------------------- without encryption


@pytest.mark.parametrize("listed", [[], ["another port"], ["no port"]])
def test_a_service_elsewhere_is_not_spoken_to_without_encryption(
    place: Place, reachable: RunningService, listed: list[str]
) -> None:
    host, _, port = host_of(reachable.base_url).rpartition(":")
    named = {"another port": f"{host}:{int(port) - 1}", "no port": host}
    allow(place, *(named.get(each, each) for each in listed))
    chosen = ConnectionForm(PRODUCTION, reachable.base_url, reachable.key)
    for act in (connection_form.open_form, connection_form.test_form):
        with pytest.raises(AddressError, match="must begin with https"):
            act(place.connector, chosen)
    with pytest.raises(AddressError):
        place.connector.open_address(reachable.base_url)
    with pytest.raises(AddressError):
        place.connector.test(reachable.base_url, ApiKey(reachable.key))
    with pytest.raises(AddressError):
        place.connector.set_address(PRODUCTION, reachable.base_url)
    assert place.is_untouched()


def test_what_the_administrator_lists_is_spoken_to(place: Place, reachable: RunningService) -> None:
    allow(place, host_of(reachable.base_url))
    connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, reachable.base_url, reachable.key))
    connection = place.open(ConnectionForm(PRODUCTION, f" {reachable.base_url}/", reachable.key))
    assert connection.client.list_pets() == []
    assert place.address(PRODUCTION) == reachable.base_url
    assert place.keyring.keys == {reachable.base_url: reachable.key}
    place.system_file.unlink()
    with pytest.raises(AddressError):  # the next day it is not listed any more
        place.open(ConnectionForm(PRODUCTION, reachable.base_url, reachable.key))
    assert place.address(PRODUCTION) is None


def test_an_address_for_one_run_is_warned_of(place: Place, reachable: RunningService) -> None:
    allow(place, host_of(reachable.base_url))
    connection = place.open(ConnectionForm(None, reachable.base_url, reachable.key))
    assert connection.client.list_pets() == []
    assert connection.notices == (INSECURE_WARNING,)
    assert connection.key_state.state is KeyState.SESSION_ONLY


def test_the_administrator_can_set_such_an_address_for_everybody(place: Place, reachable: RunningService) -> None:
    setting = f'[staging]\nbase_url = "{reachable.base_url}"\n'
    place.system_file.write_text(setting, "utf-8")
    assert place.address(STAGING) is None
    place.system_file.write_text(f'{setting}[policy]\ninsecure_hosts = ["{host_of(reachable.base_url)}"]\n', "utf-8")
    connection = place.open(ConnectionForm(STAGING, reachable.base_url, reachable.key))
    assert connection.client.list_pets() == []
    assert connection.profile.locked


def test_its_key_goes_nowhere_else(place: Place, reachable: RunningService) -> None:
    with RawServer(answering(answer(status="302 Found", head=f"Location: {reachable.base_url}/pets\r\n"))) as stranger:
        allow(place, host_of(reachable.base_url), "old.store.lan")
        place.open(ConnectionForm(PRODUCTION, reachable.base_url, reachable.key))
        for other in (stranger.url, "http://old.store.lan/v1", reachable.base_url.replace("http:", "https:")):
            with pytest.raises(KeyNeeded):
                place.open(ConnectionForm(PRODUCTION, other))
        assert stranger.connections == 0
    assert place.keyring.keys == {reachable.base_url: reachable.key}


# ------------------------------------------------------------------------------------------------------ what is offered


def test_what_is_not_offered_is_neither_opened_nor_saved(place: Place) -> None:
    offer(place, PRODUCTION)
    for name in (STAGING, THIS_COMPUTER, None):
        with pytest.raises(NotOfferedError):
            place.open(ConnectionForm(name, URL, "a-typed-key"))
    assert "a-typed-key" not in strings_in(place.connector)
    for name in (STAGING, THIS_COMPUTER):
        with pytest.raises(NotOfferedError, match=f"^{name.label} cannot be opened here"):
            place.connector.open(name)
    assert place.is_untouched()
    assert place.open(ConnectionForm(PRODUCTION, URL, "a-key")).base_url == URL


def test_an_address_for_one_run_is_no_way_round_what_is_offered(place: Place) -> None:
    offer(place, PRODUCTION, STAGING)
    with pytest.raises(NotOfferedError, match=r"^Only profiles that the administrator .* offers can be opened"):
        place.connector.open_address(URL)
    offer(place, *ProfileName)
    with pytest.raises(KeyNeeded):
        place.connector.open_address(URL)


def test_the_demo_is_offered_where_the_store_on_this_computer_is(place: Place) -> None:
    offer(place, PRODUCTION, STAGING)
    with pytest.raises(NotOfferedError, match=r"^This computer cannot be opened here"):
        place.connector.open_demo()
    offer(place, THIS_COMPUTER)
    with closing(place.connector.open_demo().client) as client:
        assert len(client.list_pets(limit=1)) == 1


def test_what_is_set_is_found_out_anew_each_time(place: Place) -> None:
    assert place.connector.policy() == Policy()
    offer(place, PRODUCTION)
    connection = place.open(ConnectionForm(PRODUCTION, URL, "a-key"))
    assert connection.policy == place.connector.policy() == Policy(profiles=(PRODUCTION,))
    place.system_file.write_text("[policy]\nautomatic_refresh = 'off'\n", "utf-8")
    assert place.open(ConnectionForm(PRODUCTION, URL)).policy.refresh_s == 0


@pytest.mark.parametrize("chosen", [ConnectionForm(PRODUCTION, URL, "a-key"), ConnectionForm(None, URL, "a-key")])
def test_a_mistake_of_the_administrators_is_said_with_what_is_opened_and_once(
    place: Place, chosen: ConnectionForm
) -> None:
    place.system_file.write_text("policy = 5\n", "utf-8")
    said = [place.connector.opened(place.open(chosen)).notices for _ in range(2)]
    (first,), none = said
    assert first.partition("toml, ")[2].startswith("policy is not used. Settings must stand in one of these sections")
    assert none == ()


def test_what_decides_is_read_once_and_goes_with_what_is_opened(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Policy] = []

    def read_anew(_file: Path | None) -> Policy:
        read.append(Policy(refresh_s=(0, 30, 60, 300)[len(read) % 4]))
        return read[-1]

    monkeypatch.setattr(settings, "read_policy", read_anew)
    for name in (PRODUCTION, None):
        assert place.open(ConnectionForm(name, URL, "a-key")).policy == read[-1]
    assert len(read) == 2
    with closing(place.connector.open_demo().client):
        assert len(read) == 3


def test_the_users_own_choice_comes_back_with_the_other_profiles(place: Place) -> None:
    offer(place, PRODUCTION, THIS_COMPUTER)
    place.connector.opened(place.open(ConnectionForm(THIS_COMPUTER, "")))
    offer(place, PRODUCTION)
    assert place.connector.settings().first is PRODUCTION
    place.connector.opened(place.open(ConnectionForm(PRODUCTION, URL, "a-key")))
    place.system_file.unlink()
    assert place.connector.settings().first is THIS_COMPUTER
    place.connector.opened(place.open(ConnectionForm(PRODUCTION, URL)))
    assert place.connector.settings().first is PRODUCTION
