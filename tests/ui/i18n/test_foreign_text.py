"""What comes from elsewhere is shown as it is written, in every window; the key is shown nowhere but in its field."""

import html
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaType, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QMessageBox, QTextEdit

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from tests.support.fake_store import ADDRESS, FakeStore, refusing
from tests.support.windows import Desk, click, column, find, says, write

# Of the offscreen platform, when the look-up is brought to the front; says nothing.
pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")

MARKUP = "<b>x</b> & <img src='/etc/hostname'><a href='https://evil.example.com'>y</a>"
SECRET = "not-to-be-seen-anywhere"


def markup_is_plain() -> int:
    """Assert that no widget would read the markup; return how many labels show it."""
    shown = 0
    for widget in QApplication.allWidgets():
        assert MARKUP not in widget.toolTip(), widget
        assert MARKUP not in widget.whatsThis(), widget
        if isinstance(widget, QLabel) and MARKUP in widget.text():
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
            shown += widget.isVisible()
        if isinstance(widget, QMessageBox):
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
        assert not isinstance(widget, QTextEdit), "a text edit reads markup that is pasted into it"
    return shown


def places_of(text: str) -> set[tuple[str, str]]:
    """Return which properties of which widgets hold ``text``: class and accessible name, property."""
    found = set()
    for widget in QApplication.allWidgets():
        meta = widget.metaObject()
        for number in range(meta.propertyCount()):
            each = meta.property(number)
            name, kind = str(each.name()), each.metaType().id()
            if kind == QMetaType.Type.QString.value and text in each.read(widget):
                found.add((f"{type(widget).__name__} {widget.accessibleName()}", name))
        assert text not in repr(widget)
    return found


@pytest.fixture
def strange() -> FakeStore:
    """Return a service whose animals have markup for names."""
    return FakeStore([Pet(id=1, name=MARKUP, category_id=1, status=MARKUP)])


def test_markup_is_shown_as_it_is_written_in_the_table_the_form_and_the_look_up(
    bare_desk: Desk, strange: FakeStore
) -> None:
    bare_desk.open(strange)
    assert column(bare_desk.table, 1) == column(bare_desk.table, 3) == [MARKUP]
    slow = strange.hold()
    bare_desk.add(MARKUP, "1")
    assert says(bare_desk.window, f"Adding {MARKUP}…")
    assert markup_is_plain() == 1
    slow.release()
    bare_desk.wait(lambda: says(bare_desk.window, f"{MARKUP} was added"))
    assert markup_is_plain() == 1
    dialog = bare_desk.look_up("1")
    bare_desk.wait(lambda: says(dialog, MARKUP))
    assert markup_is_plain() == 2


@pytest.mark.parametrize(
    ("doing", "status", "labels"),
    [
        ("listing", 418, 1),
        ("listing", 401, 0),  # of which the program says what it is in its own words
        ("adding", 400, 2),  # what is refused stands in the form's card, too
        ("looking up", 418, 1),
    ],
)
def test_markup_in_an_error_is_shown_as_it_is_written(
    desk: Desk, store: FakeStore, doing: str, status: int, labels: int
) -> None:
    store.next(refusing(status, MARKUP))
    if doing == "listing":
        desk.press("F5")
    elif doing == "adding":
        desk.add("Bella", "1")
    else:
        desk.look_up("99")  # in no list
    click(desk.box(), "Details")
    assert markup_is_plain() == labels


def test_markup_in_the_title_of_a_service_and_in_a_fault_is_shown_as_it_is_written(
    bare_desk: Desk, store: FakeStore
) -> None:
    bare_desk.open(store, title=MARKUP)
    bare_desk.window.report_error(ValueError(MARKUP))
    assert markup_is_plain() == 1
    click(bare_desk.box(), "Close")
    bare_desk.press("Ctrl+,")
    bare_desk.dialog("Connection")
    assert markup_is_plain() == 0


def test_markup_in_an_address_is_shown_as_it_is_written(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.open(store, address=f"https://pets.example.com/{MARKUP}")
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert markup_is_plain() == 0  # the address is in a tool tip
    assert any(html.escape(MARKUP, quote=False) in each.toolTip() for each in bare_desk.window.findChildren(QLabel))


def test_markup_in_the_name_of_a_keyring_is_shown_as_it_is_written(
    bare_desk: Desk, connector: Connector, tmp_path: Path
) -> None:
    connector.set_address(ProfileName.PRODUCTION, ADDRESS)
    SettingsFile(tmp_path / "settings.json").save_keyring_name(ADDRESS, MARKUP)
    bare_desk.session.open(lambda connector: connector.open(ProfileName.PRODUCTION))
    dialog = bare_desk.dialog("Connection")
    assert says(dialog, MARKUP)
    assert markup_is_plain() == 2  # why it was opened, and what is known of the key


def test_the_key_is_in_no_widget_but_its_field(bare_desk: Desk, store: FakeStore) -> None:
    store.key = SECRET
    bare_desk.open(store, key=SECRET)
    store.next(refusing(418, f"{SECRET} is not welcome"))
    bare_desk.press("F5")
    click(bare_desk.box(), "Details")
    assert places_of(SECRET) == set()
    click(bare_desk.box(), "Close")
    bare_desk.press("Ctrl+,")
    dialog = bare_desk.dialog("Connection")
    bare_desk.wait(lambda: find(dialog, QLineEdit, "Service address").text() == ADDRESS)
    assert places_of(SECRET) == set()
    write(dialog, "API key", SECRET)
    assert places_of(SECRET) == {("KeyField API key", "text")}
    find(dialog, QCheckBox, "Show the key").click()
    assert places_of(SECRET) == {("KeyField API key", "text"), ("KeyField API key", "displayText")}
    find(dialog, QCheckBox, "Show the key").click()
    assert SECRET not in repr(bare_desk.session.connection)
