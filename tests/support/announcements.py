"""Hears what programs announce to screen readers, as one that runs on the same desktop would."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from jeepney import DBus, DBusAddress, MatchRule, Message, new_method_call  # type: ignore[import-untyped]
from jeepney.io.blocking import DBusConnection, open_dbus_connection  # type: ignore[import-untyped]

from tests.support.at_spi import REGISTRY
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S

_EVENT = "object:announcement"
_RULE = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
_REGISTRY = DBusAddress("/org/a11y/atspi/registry", bus_name=REGISTRY, interface="org.a11y.atspi.Registry")
_A_MOMENT_S = 0.01


class Listener:
    """Holds every announcement since it began to listen, in order."""

    def __init__(self, connection: DBusConnection, queue: "deque[Message]") -> None:
        self._connection = connection
        self._queue = queue
        self._heard: list[str] = []

    def heard(self) -> list[str]:
        """Return what was announced so far."""
        while True:
            try:
                message = self._connection.recv_until_filtered(self._queue, timeout=_A_MOMENT_S)
            except TimeoutError:
                return list(self._heard)
            # An event has two texts, two numbers, a value and properties; the value is what is said.
            self._heard.append(message.body[3][1])

    def forget(self) -> None:
        """Forget what was announced so far."""
        self.heard()
        self._heard.clear()


@contextmanager
def listening(desktop: Desktop) -> Iterator[Listener]:
    """Listen to every program on ``desktop``. One that runs by then takes a moment to notice."""
    with open_dbus_connection(bus=desktop.environment["AT_SPI_BUS_ADDRESS"]) as connection:
        connection.send_and_get_reply(DBus().AddMatch(_RULE), timeout=PATIENCE_S)
        connection.send_and_get_reply(new_method_call(_REGISTRY, "RegisterEvent", "s", (_EVENT,)), timeout=PATIENCE_S)
        with connection.filter(_RULE, queue=deque()) as queue:
            yield Listener(connection, queue)
