"""What a person has filled in for a profile: tried, or saved and opened."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.profile import ProfileName

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connection, Connector


@dataclass(frozen=True, slots=True)
class ConnectionForm:
    """A profile as it was filled in. ``key_text`` is a new key, or empty to keep the one that is there."""

    name: ProfileName | None
    address: str
    key_text: str = field(default="", repr=False)
    session_only: bool = False


def open_choice(connector: "Connector", choice: ConnectionForm) -> "Connection":
    """Save what was filled in and open it; nothing is saved unless all of it can be used.

    Raises ``NotOfferedError``, ``AddressError``, ``KeyFormatError`` and whatever ``Connector.open`` raises.
    """
    policy = connector.policy()  # once: what may be saved may be opened, too
    policy.require(choice.name)
    if choice.name is ProfileName.THIS_COMPUTER:
        return connector.open(choice.name, policy=policy)
    address = connector.parse_address(choice.address, policy).base_url
    key = _new_key(choice)
    if choice.name is not None and connector.settings(policy).profile(choice.name).base_url != address:
        connector.set_address(choice.name, address, policy)
    if key is not None and choice.session_only:
        connector.use_for_session(address, key)
    elif key is not None:
        connector.set_key(choice.name, address, key)
    if choice.name is None:
        return connector.open_address(address, policy)
    # Somebody has just asked for it: a keyring that was left locked before may ask once more.
    return connector.open(choice.name, ask_again=True, policy=policy)


def test_choice(connector: "Connector", choice: ConnectionForm) -> None:
    """Ask the service that was filled in for one animal, and save nothing.

    Raises ``AddressError``, ``KeyFormatError``, ``KeyNeeded`` and the client's errors.
    """
    connector.test(connector.parse_address(choice.address).base_url, _new_key(choice))


def _new_key(choice: ConnectionForm) -> ApiKey | None:
    return ApiKey.parse(choice.key_text) if choice.key_text.strip() else None
