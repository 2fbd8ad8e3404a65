"""Whom the client trusts: what the operating system trusts, and nothing else."""

import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import CertificateError, CertificateProblem, NotConnectedError, Outcome
from petstore_gui.api.schema import NewPet
from tests.support.certificates import Authority
from tests.support.raw_server import Peer, RawServer, answer, answering

KEY = "the-very-secret-key"
REX = NewPet(name="Rex", category_id=1)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only here a test can add to what the system trusts")


@pytest.fixture
def company(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Authority:
    """An authority that the system trusts."""
    authority = Authority(tmp_path, "company")
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    return authority


def test_the_companys_own_authority_is_trusted_when_the_system_trusts_it(company: Authority) -> None:
    with RawServer(answering(answer()), tls=company.server()) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
        assert pets.list_pets() == []
        assert server.connections == 1


def test_an_answer_of_several_mib_arrives_whole(company: Authority) -> None:
    large = answer(b"[" + b" " * (8 * 2**20 - 2) + b"]")
    with RawServer(answering(large), tls=company.server()) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []


def test_a_request_of_several_mib_arrives_whole(company: Authority) -> None:
    huge = NewPet(name="x" * 4_000_000, category_id=1)
    added = answer(b'{"id":7,"name":"%s","categoryId":1}' % huge.name.encode(), status="201 Created")
    with RawServer(answering(added), tls=company.server()) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.create_pet(huge).id == 7
        assert huge.name.encode() in server.requests[0]


PROBLEMS: list[tuple[str, Callable[[Authority, Authority], object], CertificateProblem]] = [
    ("a stranger's", lambda _company, stranger: stranger.server(), CertificateProblem.UNKNOWN_ISSUER),
    ("of another host", lambda company, _: company.server(address="127.0.0.2"), CertificateProblem.WRONG_HOST),
    (
        "expired",
        lambda company, _: company.server(until=datetime.now(UTC) - timedelta(minutes=1)),
        CertificateProblem.EXPIRED,
    ),
    (
        "not valid yet",
        lambda company, _: company.server(until=datetime.now(UTC) + timedelta(days=31)),
        CertificateProblem.EXPIRED,
    ),
]


@pytest.mark.parametrize(("make", "problem"), [row[1:] for row in PROBLEMS], ids=[row[0] for row in PROBLEMS])
def test_a_certificate_that_proves_nothing_gets_no_request(
    company: Authority, tmp_path: Path, make: Callable[[Authority, Authority], object], problem: CertificateProblem
) -> None:
    tls = make(company, Authority(tmp_path, "stranger"))
    with RawServer(answering(answer()), tls=tls) as server, PetStoreClient(server.url, KEY) as pets:  # type: ignore[arg-type]
        with pytest.raises(CertificateError) as caught:
            pets.create_pet(REX)
        assert caught.value.problem is problem
        assert caught.value.outcome is Outcome.NOT_SENT
        assert server.requests == []


def test_a_port_without_tls_is_not_trusted() -> None:
    def plain(peer: Peer) -> None:
        peer.send(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
        peer.wait_for_the_client_to_go()

    with RawServer(plain) as server, PetStoreClient(f"https://127.0.0.1:{server.port}", KEY) as pets:
        with pytest.raises(CertificateError) as caught:
            pets.create_pet(REX)
        assert caught.value.problem is CertificateProblem.OTHER
        assert caught.value.outcome is Outcome.NOT_SENT


def test_a_handshake_that_breaks_off_is_no_connection() -> None:
    def hang_up(peer: Peer) -> None:
        peer.hang_up()

    with RawServer(hang_up) as server, PetStoreClient(f"https://127.0.0.1:{server.port}", KEY) as pets:
        with pytest.raises(NotConnectedError) as caught:
            pets.create_pet(REX)
        assert caught.value.outcome is Outcome.NOT_SENT


def test_no_tls_key_is_written_whatever_the_environment_asks(
    company: Authority, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = tmp_path / "keys"
    monkeypatch.setenv("SSLKEYLOGFILE", str(keys))
    with RawServer(answering(answer()), tls=company.server()) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
    assert not keys.exists()
