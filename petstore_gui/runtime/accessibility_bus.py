"""Linux: asks the registry on the accessibility bus which events screen readers listen for."""

import os
from typing import Any, Final

from jeepney import AuthenticationError, DBusAddress, DBusErrorResponse, new_method_call  # type: ignore[import-untyped]
from jeepney.io.blocking import open_dbus_connection  # type: ignore[import-untyped]
from jeepney.wrappers import unwrap_msg  # type: ignore[import-untyped]

_BUS: Final = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
_REGISTRY: Final = DBusAddress(
    "/org/a11y/atspi/registry", bus_name="org.a11y.atspi.Registry", interface="org.a11y.atspi.Registry"
)
_ALL_OR_ANNOUNCEMENTS: Final = {"object", "object:announcement"}
_PATIENCE_S: Final = 5.0


def announcement_listeners() -> list[str] | None:
    """Return the listeners for announcements, such as Orca from 45.2 on; ``None`` if they cannot be found out.

    For a worker thread.
    """
    try:
        address = os.environ.get("AT_SPI_BUS_ADDRESS") or _ask("SESSION", _BUS, "GetAddress")
        listeners = _ask(address, _REGISTRY, "GetRegisteredEvents")
    except (OSError, KeyError, RuntimeError, AuthenticationError, DBusErrorResponse):  # KeyError: no session bus
        return None
    return [name for name, event in listeners if event.lower().rstrip(":") in _ALL_OR_ANNOUNCEMENTS]


def _ask(bus: str, address: DBusAddress, method: str) -> Any:  # noqa: ANN401
    with open_dbus_connection(bus) as connection:
        reply = connection.send_and_get_reply(new_method_call(address, method), timeout=_PATIENCE_S)
    return unwrap_msg(reply)[0]
