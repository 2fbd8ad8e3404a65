"""Writes the folder beside this file, with the program of 0.1.0: its code, its window, a keyring, and a kill.

git worktree add ../petstore-gui-0.1.0 82d7188 && (cd ../petstore-gui-0.1.0 && sh packaging/set-up run)
.venv/bin/python -m tests.data_of_0_1_0.write ../petstore-gui-0.1.0
"""

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from tests.data_of_0_1_0 import ADDRESS, HOME, HOST, KEY, PORT, PRODUCTION, STAGING_ANIMALS
from tests.support.secret_service import secret_service

SETTINGS: Final = f"""
from petstore_gui.app import make_connector
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.profile import ProfileName
connector = make_connector()
connector.set_address(ProfileName.PRODUCTION, {PRODUCTION!r})
connector.set_address(ProfileName.STAGING, {ADDRESS!r})
assert connector.set_key(ProfileName.STAGING, {ADDRESS!r}, ApiKey({KEY!r})).state == "stored"
connector.close()
"""

# Does `steps` in the window of 0.1.0: each `yield` waits until what it gives is true.
DRIVER: Final = """
import os, signal, sqlite3, sys, time
from functools import partial
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton, QTableView
from petstore_gui import __version__, app
from petstore_gui.ui import category_names

assert __version__ == "0.1.0"

def windows():
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]

def window():
    return next((each for each in windows() if type(each).__name__ == "MainWindow"), None)

def dialog():
    return next((each for each in windows() if isinstance(each, QDialog)), None)

def rows():
    model = window().findChildren(QTableView)[0].model()
    return [model.index(row, 1).data() for row in range(model.rowCount())]

def action(text):
    return next((each for each in window().findChildren(QAction) if each.text().replace("&", "") == text), None)

def write(name, text):
    labels = [each for each in window().findChildren(QLabel) if each.text().replace("&", "") == name]
    (line,) = [each.buddy() for each in labels if isinstance(each.buddy(), QLineEdit)]
    line.selectAll()
    QTest.keyClicks(line, text)
    return line

def add(name, category):
    write("Name", name)
    QTest.keySequence(write("Category ID", category), "Return")

def kept(question):
    file = os.path.join(os.environ["XDG_DATA_HOME"], "petstore-gui", "journal.sqlite3")
    try:
        return sqlite3.connect(file).execute(question).fetchall()
    except sqlite3.Error:
        return []

def name_categories(names):
    session = window()._session
    job = partial(category_names._write, place=session.connection.place, names=names)
    session.write(job, owner=session, done=print, failed=print)

def after(seconds):
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end

def look():
    try:
        if state["until"]():
            state["until"] = next(running)
            state["since"] = time.monotonic()
        elif time.monotonic() > state["since"] + 20:
            print("stuck at line", running.gi_frame.f_lineno, [each.windowTitle() for each in windows()], rows(),
                  [l.text() for w in windows() for l in w.findChildren(QLabel) if l.isVisible()], flush=True)
            os._exit(3)
    except StopIteration:
        timer.stop()
        window().close()

make_application = app.make_application

def make(*arguments, **others):
    made = make_application(*arguments, **others)
    timer.start()
    return made

app.make_application = make
"""
START: Final = """
state = {"until": window, "since": time.monotonic()}
running = steps()
timer = QTimer(interval=50)
timer.timeout.connect(look)
sys.exit(app.main(sys.argv[1:]))
"""

THIS_COMPUTER: Final = """
def steps():
    yield lambda: action("Move column towards the start")
    for name, category in (("Bella", "3"), ("Coco", "4"), ("Daisy", "3")):
        add(name, category)
        yield lambda: name in rows()
    name_categories({3: "Hamsters", 4: "Parrots"})
    action("Sort by name").trigger()
    action("Reverse the order").trigger()
    action("Every minute").trigger()
    write("Name", "Momo")
    write("Category ID", "4")
    yield lambda: any("Momo" in text for (text,) in kept("SELECT text FROM notes WHERE name = 'draft'"))
    yield lambda: kept("SELECT * FROM notes WHERE name = 'categories'")
"""

KILLED: Final = """
def steps():
    yield lambda: action("Move column towards the start") and rows()
    action("Dark").trigger()
    action("English").trigger()
    yield dialog
    dialog().accept()  # it says that the language changes at the next start
    yield lambda: not dialog()
    action("Category").trigger()
    table = window().findChildren(QTableView)[0]
    table.setCurrentIndex(table.model().index(0, 3))
    action("Move column towards the start").trigger()
    action("Widen column").trigger()
    action("Widen column").trigger()
    action("Sort by ID").trigger()
    action("Every 5 minutes").trigger()
    action("Ask before adding to Production").trigger()
    name_categories({7: "Rabbits"})
    yield lambda: kept("SELECT * FROM notes WHERE name = 'categories' AND text LIKE '%Rabbits%'")
    action("Available").trigger()
    yield lambda: rows() == ["Luna"]
    yield after(1.5)
    add("Rex", "7")
    yield lambda: kept("SELECT number FROM adds WHERE name = 'Rex'")
    yield after(1.5)
    os.kill(os.getpid(), signal.SIGKILL)
"""

NEXT_DAY: Final = """
def steps():
    yield lambda: action("Move column towards the start") and rows()
    assert rows() == ["Luna"]
    window().resize(777, 555)
    write("Name", "Nala")
    write("Category ID", "7")
    yield lambda: any("Nala" in text for (text,) in kept("SELECT text FROM notes WHERE name = 'draft'"))
    yield after(4)
"""


class Staging(BaseHTTPRequestHandler):
    """A service that reads a new animal and never answers."""

    def do_GET(self) -> None:
        (status,) = parse_qs(urlsplit(self.path).query).get("status", [None])
        animals = [each for each in STAGING_ANIMALS if status in (None, each["status"])]
        body = json.dumps(animals).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.rfile.read()  # until the client has gone

    def log_message(self, *_arguments: object) -> None:
        pass


def main(tree: Path) -> None:
    """Write the folder anew with the code in ``tree``."""
    server = ThreadingHTTPServer((HOST, PORT), Staging)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with secret_service(folder) as environment:
            environment |= {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}

            def run(script: str, *arguments: str, code: int = 0) -> None:
                command = [str(tree / ".venv/bin/python"), "-c", script, *arguments]
                ended = subprocess.run(command, cwd=tree, env=environment, check=False, timeout=120)
                assert ended.returncode == code

            run(SETTINGS)
            run(DRIVER + THIS_COMPUTER + START, "--profile", "this-computer")
            run(DRIVER + KILLED + START, "--profile", "staging", code=-signal.SIGKILL)
            run(DRIVER + NEXT_DAY + START)
            (folder / "data_home/petstore-gui/crash-notes").rename(folder / "crash-notes")  # it says nothing
        shutil.rmtree(HOME, ignore_errors=True)
        for part in ("data_home/petstore-gui", "data_home/keyrings", "config_home/petstore-gui"):
            shutil.copytree(folder / part, HOME / part)
    server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
