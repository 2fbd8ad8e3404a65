"""That the proxy passes on what meets no fault, refuses, ignores, delays, and is well afterwards."""

import json
import ssl
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.faults.by_hand import ADD, ASK, HEADERS, all_of, answer_to, client_of, connect, list_through
from tests.faults.store import Store
from tests.support import faults
from tests.support.certificates import Authority
from tests.support.faulty_proxy import FaultyProxy
from tests.support.service import running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.usefixtures("well_afterwards")]


def test_without_a_fault_everything_is_passed_on_over_one_connection(proxy: FaultyProxy, store: Store) -> None:
    before = len(store.animals())
    with client_of(proxy) as client:
        made = client.post("/pets", json={"name": "Rex", "categoryId": 1})
        assert made.status_code == 201
        assert client.get(f"/pets/{made.json()['id']}").json() == made.json()
        assert len(client.get("/pets?limit=100").json()) == len(store.animals()) == before + 1
    assert proxy.connections == 1
    assert (proxy.sent("GET"), proxy.sent("POST")) == (2, 1)


def test_only_what_matches_meets_the_fault_and_only_as_often_as_was_said(proxy: FaultyProxy) -> None:
    proxy.fault(faults.answering("[]", status="418 I'm a teapot"), path="status=sold", times=2)
    with client_of(proxy) as client:
        asked = ["/pets", "/pets?status=sold", "/pets?status=pending", "/pets?status=sold", "/pets?status=sold"]
        assert [client.get(each).status_code for each in asked] == [200, 418, 200, 418, 200]


def test_refused_is_refused_for_kept_connections_too(proxy: FaultyProxy) -> None:
    with connect(proxy) as kept:
        kept.sendall(ASK)
        assert kept.recv(65536).startswith(b"HTTP/1.1 200")
        proxy.refuse()
        assert kept.recv(1) == b""
        with pytest.raises(ConnectionRefusedError):
            connect(proxy)


def test_what_is_ignored_is_not_read(proxy: FaultyProxy, store: Store) -> None:
    before = len(store.animals())
    proxy.ignore()
    with connect(proxy) as sock:
        sock.sendall(ADD)
        sock.settimeout(0.1)
        with pytest.raises(TimeoutError):
            sock.recv(1)
        assert proxy.sent("POST") == 0
        proxy.heal()
        with suppress(ConnectionResetError):
            assert all_of(sock) == b""
    assert len(store.animals()) == before


def test_a_held_answer_was_made_before_and_comes_later_than_a_younger_one(proxy: FaultyProxy, store: Store) -> None:
    held = faults.Held()
    proxy.fault(held)
    before = len(store.animals())
    with connect(proxy) as old:
        old.sendall(ASK.replace(b"/pets", b"/pets?limit=100"))
        assert held.arrived.wait(5)
        store.add("Later")
        assert any(pet["name"] == "Later" for pet in list_through(proxy).json())
        held.release()
        body = old.recv(faults.MIB).partition(b"\r\n\r\n")[2]
        assert len(json.loads(body)) == before


def test_another_certificate_is_shown_from_the_next_connection_on(store: Store, tmp_path: Path) -> None:
    company, stranger = Authority(tmp_path, "company"), Authority(tmp_path, "stranger")
    trusting = ssl.create_default_context(cafile=str(company.file))
    with (
        FaultyProxy(store.url, tls=company.server()) as proxy,
        httpx.Client(base_url=proxy.url, headers=HEADERS, verify=trusting, trust_env=False) as client,
    ):
        assert client.get("/pets").status_code == 200
        proxy.show_certificate(stranger.server())
        with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
            client.get("/pets")
        proxy.show_certificate(company.server())
        assert client.get("/pets").status_code == 200


def test_a_dead_service_behind_the_proxy_is_a_broken_connection(tmp_path: Path) -> None:
    with running_service(tmp_path / "animals.sqlite3") as short_lived, FaultyProxy(short_lived.base_url) as proxy:
        short_lived.end()
        assert answer_to(proxy) == b""
