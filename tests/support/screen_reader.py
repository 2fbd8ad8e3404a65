"""A user who does not see the screen: hears what gets the keys, what changes there, and what is announced."""

from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

from jeepney import DBus, DBusAddress, HeaderFields, MatchRule, Message, new_method_call  # type: ignore[import-untyped]
from jeepney.io.blocking import DBusConnection, open_dbus_connection  # type: ignore[import-untyped]

from tests.support.at_spi import FOCUSED, REGISTRY, AtSpiError, Node, Tree
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S

_EVENTS: Final = (
    "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-description",
)
_MEMBERS: Final = ("Announcement", "StateChanged", "PropertyChange")
_REGISTRY: Final = DBusAddress("/org/a11y/atspi/registry", bus_name=REGISTRY, interface="org.a11y.atspi.Registry")
_A_MOMENT_S: Final = 0.01


class ScreenReader:
    """Says aloud, as Orca does, what its user has to know; ``focus`` is where the keys go."""

    def __init__(self, connection: DBusConnection, queue: "deque[Message]", tree: Tree) -> None:
        self._connection = connection
        self._queue = queue
        self._tree = tree
        self._heard: list[str] = []
        self.focus: Node | None = None

    def heard(self) -> list[str]:
        """Return what was said so far."""
        while True:
            try:
                message = self._connection.recv_until_filtered(self._queue, timeout=_A_MOMENT_S)
            except TimeoutError:
                return list(self._heard)
            with suppress(AtSpiError):  # it has gone before it could be asked
                self._hear(message)

    def forget(self) -> None:
        """Forget what was said so far."""
        self.heard()
        self._heard.clear()

    def focus_name(self) -> str:
        """Return what the last control that got the keys is called, for the reader of a failure."""
        try:
            return "" if self.focus is None else f"{self.focus.role} “{self.focus.label or self.focus.name}”"
        except AtSpiError:
            return "what has gone"

    def _hear(self, message: Message) -> None:
        # An event has a kind, two numbers, a value and properties.
        kind, number, _number, (_type, value), _properties = message.body
        fields = message.header.fields
        node = Node(self._tree, fields[HeaderFields.sender], fields[HeaderFields.path])
        if fields[HeaderFields.member] == "Announcement":
            self._heard.append(value)
        elif kind == "focused" and number and node.is_in(FOCUSED):
            self.focus = node
            self._heard.append(", ".join(filter(None, (node.label or node.name, node.role, node.description))))
        elif kind == "accessible-description" and node == self.focus and value:
            self._heard.append(value)


@contextmanager
def reading_aloud(desktop: Desktop) -> Iterator[ScreenReader]:
    """Listen to every program on ``desktop``. One that runs by then takes a moment to notice."""
    with ExitStack() as stack:
        connection = stack.enter_context(open_dbus_connection(bus=desktop.environment["AT_SPI_BUS_ADDRESS"]))
        queue: deque[Message] = deque()
        for member in _MEMBERS:
            rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member=member)
            connection.send_and_get_reply(DBus().AddMatch(rule), timeout=PATIENCE_S)
            stack.enter_context(connection.filter(rule, queue=queue))
        for event in _EVENTS:
            message = new_method_call(_REGISTRY, "RegisterEvent", "s", (event,))
            connection.send_and_get_reply(message, timeout=PATIENCE_S)
        yield ScreenReader(connection, queue, desktop.tree)
