"""A profile as the user has filled it in: it is tested, or saved and opened."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from petstore_gui.connection.api_key import ApiKey, StoredKey
from petstore_gui.connection.profile import ProfileName
from petstore_gui.translatable import TranslatableError

if TYPE_CHECKING:  # it loads httpx, SQLite and keyring, on a worker
    from petstore_gui.connection.connection import Connection, ServiceFeatures
    from petstore_gui.connection.connector import Connector


@dataclass(frozen=True, slots=True)
class ConnectionForm:
    """A profile as the user has filled it in. ``key_text`` is a new key, or empty to keep the present one."""

    name: ProfileName | None
    address: str
    key_text: str = field(default="", repr=False)
    session_only: bool = False


def open_form(connector: "Connector", form: ConnectionForm) -> "Connection":
    """Save the form and open its profile; save nothing unless all of it is valid.

    Raises ``NotOfferedError``, ``AddressError``, ``KeyFormatError`` and what ``Connector.open`` raises.
    """
    policy = connector.policy()  # read once, so that a profile that may be saved may be opened, too
    policy.require(form.name)
    if form.name is ProfileName.THIS_COMPUTER:
        return connector.open(form.name, policy=policy)
    address = connector.parse_address(form.address, policy).base_url
    key = _new_key(form)
    if form.name is not None and connector.settings(policy).profile(form.name).base_url != address:
        connector.set_address(form.name, address, policy)
    if key is not None and form.session_only:
        connector.use_for_session(address, key)
    elif key is not None:
        connector.set_key(form.name, address, key)
    if form.name is None:
        return connector.open_address(address, policy)
    # The user has just asked for it, so a keyring that was left locked may ask again.
    return connector.open(form.name, ask_again=True, policy=policy)


def test_form(connector: "Connector", form: ConnectionForm) -> "ServiceFeatures":
    """Request one animal from the service of the form, and save nothing; return the features of the service.

    Raises ``AddressError``, ``KeyFormatError``, ``KeyNeeded`` and the client's errors.
    """
    return connector.test(connector.parse_address(form.address).base_url, _new_key(form))


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A service after :func:`forget`: the state of its key, and why its list could not be removed."""

    remaining: StoredKey
    list_error: TranslatableError | None = None


def has_cached_list(connector: "Connector", address: str) -> bool:
    """Whether this computer has the last list of ``address``; ``True`` also if that cannot be found out."""
    try:
        return connector.offline_cache.keeps(address)
    except TranslatableError:
        return True


def forget(connector: "Connector", address: str) -> Forgotten:
    """Remove the key of ``address`` from memory and keyring, and its last list from this computer."""
    remaining = connector.forget_key(address)
    try:
        connector.offline_cache.forget(address)
    except TranslatableError as error:
        return Forgotten(remaining, error)
    return Forgotten(remaining)


def _new_key(form: ConnectionForm) -> ApiKey | None:
    return ApiKey.parse(form.key_text) if form.key_text.strip() else None
