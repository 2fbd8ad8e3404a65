"""Printers of CUPS: the window goes on while they are looked for, also where their server says nothing."""

import ctypes.util
import socket
import struct
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QDialog, QWidget

from petstore_gui.ui.printing import controller as printers
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk, boxes, click, find, is_there, says
from tests.ui.conftest import REX

pytestmark = pytest.mark.skipif(
    not printers.ASKS_CUPS or ctypes.util.find_library("cups") is None, reason="no CUPS on this system"
)


class SilentServer:
    """Takes requests and answers none of them until it is closed."""

    def __init__(self) -> None:
        self.asked = Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._connections: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)  # or who waits in accept() keeps it
        self._listener.close()
        for connection in self._connections:
            connection.close()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self._connections.append(connection)
            self.asked.set()


class Ipp(BaseHTTPRequestHandler):
    """Answers every request with the same printers (RFC 8010)."""

    protocol_version = "HTTP/1.1"
    names: tuple[bytes, ...] = ()

    def do_POST(self) -> None:
        request = self.rfile.read(int(self.headers["Content-Length"]))
        answer = struct.pack(">BBH", 2, 0, 0) + request[4:8]
        answer += b"\x01" + _attribute(0x47, b"attributes-charset", b"utf-8")
        answer += _attribute(0x48, b"attributes-natural-language", b"en")
        for name in self.names:
            answer += b"\x04" + _attribute(0x42, b"printer-name", name)
            answer += _attribute(0x45, b"printer-uri-supported", b"ipp://localhost/printers/" + name)
        answer += b"\x03"
        self.send_response(200)
        self.send_header("Content-Type", "application/ipp")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the name is the base class's
        pass


def _attribute(tag: int, name: bytes, value: bytes) -> bytes:
    return struct.pack(">BH", tag, len(name)) + name + struct.pack(">H", len(value)) + value


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentServer]:
    server = SilentServer()
    monkeypatch.setenv("CUPS_SERVER", server.address)
    yield server
    server.close()


def preview(desk: Desk) -> QDialog:
    desk.open(FakeStore([REX]))
    desk.press("Ctrl+P")
    return desk.dialog("Print")


@pytest.mark.parametrize("names", [(), (b"Till", b"Office")])
def test_it_is_found_out_whether_there_is_a_printer(monkeypatch: pytest.MonkeyPatch, names: tuple[bytes, ...]) -> None:
    monkeypatch.setattr(Ipp, "names", names)
    with ThreadingHTTPServer(("127.0.0.1", 0), Ipp) as server:
        monkeypatch.setenv("CUPS_SERVER", f"127.0.0.1:{server.server_port}")
        Thread(target=server.serve_forever, daemon=True).start()
        found: list[bool] = []
        worker = Thread(target=lambda: found.append(printers.has_printer()))  # CUPS reads the variable once a thread
        worker.start()
        worker.join()
        server.shutdown()
    assert found == [bool(names)]


def test_the_window_goes_on_while_a_server_says_nothing_and_a_pdf_is_offered(
    bare_desk: Desk, silent: SilentServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printers, "DEADLINE_S", 0.5)
    dialog = preview(bare_desk)
    for _ in range(2):  # a second press of an impatient hand
        click(dialog, "Print…")
    assert dialog.cursor().shape() is Qt.CursorShape.BusyCursor
    assert boxes() == []
    bare_desk.wait(silent.asked.is_set)
    box = bare_desk.dialog("The printers don't answer")
    assert says(box, "Try again later, or save a PDF instead.")
    assert is_there(box, "Save as PDF…")
    assert dialog.cursor().shape() is Qt.CursorShape.ArrowCursor
    click(box, "Close")
    assert len([each for each in boxes() if each.isVisible()]) == 0
    dialog.close()


def test_who_closes_the_preview_meanwhile_is_asked_nothing_and_can_print_again(
    bare_desk: Desk, silent: SilentServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[QWidget] = []

    def choose(parent: QWidget, _title: str, _layout: QPageLayout, _use: object) -> None:
        chosen.append(parent)

    monkeypatch.setattr(printers, "choose_printer", choose)
    dialog = preview(bare_desk)
    click(dialog, "Print…")
    bare_desk.wait(silent.asked.is_set)
    dialog.close()
    monkeypatch.setattr(printers, "has_printer", lambda: True)
    dialog = preview(bare_desk)
    click(dialog, "Print…")
    bare_desk.wait(lambda: chosen == [dialog])
    assert find(dialog, QWidget, "Print…").isEnabled()
    dialog.close()
