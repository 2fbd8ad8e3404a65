"""Nothing is lost: what a user has on the disk from 0.1.0, opened with this program.

``tests/data_of_0_1_0/home`` was written by the released 0.1.0 (``tests/data_of_0_1_0/write.py`` runs its code): two
addresses and the profile used last, a key in GNOME Keyring, a window with choices of its own, three animals on this
computer, category names and unsent text at two services, and one add that was sent when the program was killed. The
journal in it has the first format, without an outbox.
"""

import json
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.data_of_0_1_0 import ADDRESS, HOME, HOST, KEY, PORT, PRODUCTION, STAGING_ANIMALS
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.secret_service import needs_keyring, secret_service
from tests.support.service import RunningService, running_service
from tests.test_app import run, said

pytestmark = [pytest.mark.end_to_end, needs_keyring]

# What is seen of a window: nothing in here knows how the program is made.
SEEN = """
import json
from PySide6.QtGui import QAction, QPalette

def table():
    return window().findChildren(QTableView)[0]

def cells(column):
    model = table().model()
    return [model.index(row, column).data() for row in range(model.rowCount())]

def checked(*texts):
    actions = {each.text().replace("&", ""): each for each in window().findChildren(QAction)}
    return [text for text in texts if text in actions and actions[text].isChecked()]

def typed():
    return [each.text() for each in window().findChildren(QLineEdit) if each.isVisible() and each.text()]

def seen():
    header = table().horizontalHeader()
    order = sorted(range(header.count()), key=header.visualIndex)
    titles = [table().model().headerData(each, header.orientation()) for each in range(header.count())]
    return json.dumps({
        "title": window().windowTitle(),
        "width": window().width(),
        "height": window().height(),
        "dark": QApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128,
        "columns": [titles[each] for each in order if not header.isSectionHidden(each)],
        "status width": header.sectionSize(3),
        "sorted by": [titles[header.sortIndicatorSection()], header.sortIndicatorOrder().name],
        "chosen": checked(
            "All animals", "Available", "Every minute", "Every 5 minutes", "English", "Dark",
            "Ask before adding to Production",
        ),
        "names": cells(1),
        "categories": cells(2),
        "states": cells(3),
        "typed": typed(),
    })
"""


@pytest.fixture
def user(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Return the environment of the user of 0.1.0, whose system speaks German and whose keyring is unlocked."""
    home = tmp_path / "user"
    shutil.copytree(HOME, home)
    for path in (home, *home.rglob("*")):
        path.chmod(0o700 if path.is_dir() else 0o600)  # as 0.1.0 left them; git keeps no such thing
    with secret_service(home) as environment:
        # Qt gives a window its old place only on a screen of about the old width: here its own offscreen one.
        yield {**environment, "LANG": "de_DE.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


def is_free() -> bool:
    """Return whether a service can be bound to the address that 0.1.0 had been told."""
    try:
        socket.create_server((HOST, PORT)).close()
    except OSError:
        return False
    return True


@pytest.fixture
def staging(tmp_path: Path) -> Iterator[RunningService]:
    """Return the service at the address that 0.1.0 had been told."""
    wait_until(is_free, "the address is free: another run of the tests may be at it")
    where = ["--host", HOST, "--port", str(PORT)]
    with running_service(tmp_path / "staging.sqlite3", key=KEY, arguments=where) as service:
        with service.client() as client:
            for animal in STAGING_ANIMALS:
                answer = client.post("/pets", json={name: animal[name] for name in ("name", "categoryId", "status")})
                assert answer.status_code == 201
        yield service


def look(user: dict[str, str], *arguments: str, until: str) -> dict[str, object]:
    """Start the program and return what is seen in its window, once its menus are there and ``until`` is true."""
    steps = f"""
    late = time.monotonic() + {PATIENCE_S}
    yield lambda: (checked("Dark") and {until}) or time.monotonic() > late
    print(seen())
    """
    (line,) = said(run(*arguments, before=SEEN, steps=steps, environment=user))
    found: dict[str, object] = json.loads(line)
    return found


STAGING_IS_THERE = "{'Not confirmed', 'Available'} <= set(cells(3)) and typed()"
THIS_COMPUTER_IS_THERE = "len(cells(1)) == 3 and typed()"
AT_STAGING = {
    "title": "Pet Store – Staging",
    "width": 777,
    "height": 555,
    "dark": True,
    "columns": ["ID ▴", "Status", "Name"],
    "status width": 184,
    "sorted by": ["ID ▴", "AscendingOrder"],
    "chosen": ["Available", "Every 5 minutes", "English", "Dark", "Ask before adding to Production"],
    "names": ["Rex", "Luna"],
    "categories": ["Rabbits (7)", "Rabbits (7)"],
    "states": ["Not confirmed", "Available"],
    "typed": ["Nala", "7"],
}
ON_THIS_COMPUTER = {
    **AT_STAGING,
    "title": "Pet Store – This computer",
    "columns": ["ID", "Name ▾", "Category", "Status"],
    "sorted by": ["Name ▾", "DescendingOrder"],
    "chosen": ["All animals", "Every minute", "English", "Dark", "Ask before adding to Production"],
    "names": ["Daisy", "Coco", "Bella"],
    "categories": ["Hamsters (3)", "Parrots (4)", "Hamsters (3)"],
    "states": ["Available"] * 3,
    "typed": ["Momo", "4"],
}


def test_what_0_1_0_has_left_is_there_and_stays(user: dict[str, str], staging: RunningService) -> None:
    assert staging.base_url == ADDRESS
    # At the last profile's address, with the key from the keyring, and no dialog in between.
    assert look(user, until=STAGING_IS_THERE) == AT_STAGING
    there = look(user, "--profile", "this-computer", until=THIS_COMPUTER_IS_THERE)
    assert there == ON_THIS_COMPUTER | {"status width": there["status width"]}
    assert look(user, "--profile", "staging", until=STAGING_IS_THERE) == AT_STAGING
    saved = json.loads(Path(user["XDG_CONFIG_HOME"], "petstore-gui", "settings.json").read_text("utf-8"))
    assert saved["addresses"] == {"production": PRODUCTION, "staging": ADDRESS}
