"""The accessibility tree (AT-SPI) as a screen reader sees it: names, roles, states, texts and actions, over D-Bus."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Self

from jeepney import DBusAddress, MessageType, new_method_call  # type: ignore[import-untyped]
from jeepney.io.blocking import DBusConnection, open_dbus_connection  # type: ignore[import-untyped]

from tests.support.patience import PATIENCE_S
from tests.support.place import Place

# The numbers of AtspiStateType, which are part of the protocol.
ACTIVE, CHECKED, ENABLED, FOCUSABLE, FOCUSED, SHOWING = 1, 4, 8, 11, 12, 25

BUTTONS = {"push button", "button", "check box", "radio button", "toggle button"}
FIELDS = {"text", "password text", "entry", "combo box"}
WINDOWS = {"frame", "window", "dialog", "alert"}
_WITHOUT_PARTS = {"table", "label", "push button", "check box", "radio button"}  # none that these tests look for

REGISTRY = "org.a11y.atspi.Registry"
_ROOT = "/org/a11y/atspi/accessible/root"
_LABELLED_BY = 2  # of AtspiRelationType


class AtSpiError(Exception):
    """What was asked is not there, or not there any more."""


class Tree:
    """The tree of one desktop. ``connection`` is one to its accessibility bus."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self._roles: dict[tuple[str, str], str] = {}

    def role_of(self, node: "Node") -> str:
        """Return the role of ``node``, asked once: it stays the same, and each look asks for a hundred."""
        key = node.sender, node.path
        if key not in self._roles:
            self._roles[key] = node.role
        return self._roles[key]

    def applications(self) -> "dict[int, Node]":
        """Return the programs that have registered themselves, by process ID."""
        found = {}
        for node in Node(self, REGISTRY, _ROOT).children():
            try:
                found[self._process_of(node.sender)] = node
            except AtSpiError:  # it has just ended
                continue
        return found

    def _process_of(self, sender: str) -> int:
        place = "org.freedesktop.DBus", "/org/freedesktop/DBus"
        return int(self.call(*place, "org.freedesktop.DBus", "GetConnectionUnixProcessID", "s", sender)[0])

    def call(self, sender: str, path: str, interface: str, method: str, signature: str = "", *values: object) -> Any:  # noqa: ANN401
        """Return the values that the method answers with. Raises ``AtSpiError``."""
        address = DBusAddress(path, bus_name=sender, interface=interface)
        message = new_method_call(address, method, signature or None, values)
        try:
            reply = self._connection.send_and_get_reply(message, timeout=PATIENCE_S)
        except TimeoutError as error:
            raise AtSpiError(f"no answer to {method}") from error
        if reply.header.message_type is MessageType.error:
            raise AtSpiError(f"{method}: {reply.body}")
        return reply.body


@dataclass(frozen=True)
class Node:
    """One object of the tree, asked anew for everything: nothing is remembered here."""

    tree: Tree
    sender: str
    path: str

    @property
    def name(self) -> str:
        return str(self._property("Accessible", "Name"))

    @property
    def description(self) -> str:
        return str(self._property("Accessible", "Description"))

    @property
    def role(self) -> str:
        return str(self._call("Accessible", "GetRoleName")[0])

    @property
    def label(self) -> str:
        """The name of the label that belongs to it. On Linux Qt gives a combo box its value as its name."""
        for kind, targets in self._call("Accessible", "GetRelationSet")[0]:
            if kind == _LABELLED_BY:
                return Node(self.tree, *targets[0]).name
        return ""

    @property
    def text(self) -> str:
        return str(self._call("Text", "GetText", "ii", 0, -1)[0])

    @property
    def parent(self) -> Self:
        return type(self)(self.tree, *self._property("Accessible", "Parent"))

    @property
    def place(self) -> Place:
        """Where it is on the screen."""
        return Place(*self._call("Component", "GetExtents", "u", 0)[0])

    @property
    def row_count(self) -> int:
        return int(self._property("Table", "NRows"))

    def is_in(self, state: int) -> bool:
        low, high = self._call("Accessible", "GetState")[0]
        return bool((low | high << 32) >> state & 1)

    def children(self) -> list[Self]:
        return [type(self)(self.tree, *place) for place in self._call("Accessible", "GetChildren")[0]]

    def on_screen(self) -> Iterator[tuple[str, Self]]:
        """Give role and node of everything below that is shown; of a table only itself, never its cells."""
        for node in self.children():
            if node.is_in(SHOWING):
                role = self.tree.role_of(node)
                yield role, node
                if role not in _WITHOUT_PARTS:
                    yield from node.on_screen()

    def act(self) -> None:
        """Do what the object is there for: press a button, toggle a box."""
        if not self._call("Action", "DoAction", "i", 0)[0]:
            raise AtSpiError(f"“{self.name}” cannot be pressed")

    def put(self, text: str) -> None:
        """Replace the whole text, as an assistive program does that types for its user."""
        if not self._call("EditableText", "SetTextContents", "s", text)[0]:
            raise AtSpiError(f"“{self.name}” takes no text")

    def focus(self) -> None:
        """Put the keyboard's focus here."""
        self._call("Component", "GrabFocus")

    def row(self, number: int) -> tuple[str, ...]:
        """Return what the cells of a table's row say."""
        return tuple(self.cell(number, column).name for column in range(int(self._property("Table", "NColumns"))))

    def column(self, number: int) -> list[str]:
        """Return what the cells of a table's column say."""
        return [self.cell(row, number).name for row in range(self.row_count)]

    def cell(self, row: int, column: int) -> Self:
        return type(self)(self.tree, *self._call("Table", "GetAccessibleAt", "ii", row, column)[0])

    def _call(self, interface: str, method: str, signature: str = "", *values: object) -> Any:  # noqa: ANN401
        return self.tree.call(self.sender, self.path, f"org.a11y.atspi.{interface}", method, signature, *values)

    def _property(self, interface: str, name: str) -> Any:  # noqa: ANN401
        place = self.sender, self.path, "org.freedesktop.DBus.Properties"
        return self.tree.call(*place, "Get", "ss", f"org.a11y.atspi.{interface}", name)[0][1]


@contextmanager
def accessibility_tree(address: str) -> Iterator[Tree]:
    """Give the tree whose accessibility bus is at ``address``."""
    connection = open_dbus_connection(bus=address)
    try:
        yield Tree(connection)
    finally:
        connection.close()
