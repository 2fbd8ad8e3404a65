"""The service asked through the proxy by hand: with a bare socket, and with httpx."""

import socket

import httpx

from tests.support.faulty_proxy import FaultyProxy
from tests.support.service import KEY

HEADERS = {"Authorization": f"Bearer {KEY}"}
ASK = f"GET /v1/pets HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {KEY}\r\n\r\n".encode()
REX = b'{"name":"Rex","categoryId":1}'
ADD = (
    f"POST /v1/pets HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {KEY}\r\nContent-Type: application/json\r\n"
    f"Content-Length: {len(REX)}\r\n\r\n"
).encode() + REX


def connect(proxy: FaultyProxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), 5)


def all_of(sock: socket.socket) -> bytes:
    """Return what comes until the other side hangs up."""
    data = b""
    while piece := sock.recv(65536):
        data += piece
    return data


def answer_to(proxy: FaultyProxy, request: bytes = ASK) -> bytes:
    """Return all that comes on a new connection before it ends. Raises OSError, TimeoutError among them."""
    with connect(proxy) as sock:
        sock.sendall(request)
        return all_of(sock)


def client_of(proxy: FaultyProxy) -> httpx.Client:
    return httpx.Client(base_url=proxy.url, headers=HEADERS, trust_env=False)


def list_through(proxy: FaultyProxy) -> httpx.Response:
    with client_of(proxy) as client:
        return client.get("/pets")
