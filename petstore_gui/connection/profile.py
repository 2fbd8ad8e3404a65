"""The three profiles, and the rules for addresses. Imported before the first paint: keep it light."""

import re
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address, IPv6Address
from typing import Final
from urllib.parse import urlsplit

from petstore_gui.translatable import TranslatableError, TranslatableText

MAX_ADDRESS_LENGTH: Final = 2000

_AUTHORITY: Final = r"(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?"
_LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NUMBER: Final = r"[0-9]+|0x[0-9a-f]*"
_SEGMENT: Final = r"(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+"
_VERSION: Final = r"v[0-9]+"
_MAX_PORT: Final = 65535
_MAX_HOST_LENGTH: Final = 253
_UNREADABLE_HOST: Final = TranslatableText("The name of the service's computer in the address cannot be read.")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}

NO_VERSION_WARNING: Final = TranslatableText(
    "The address does not end in a version such as /v1. Service addresses usually do: ask whether something is missing."
)
INSECURE_WARNING: Final = TranslatableText(
    "This connection is not encrypted: others on the network can read the key. The administrator of this computer "
    "allows it."
)


class ProfileName(StrEnum):
    """The services that the program can connect to."""

    PRODUCTION = "production"
    STAGING = "staging"
    THIS_COMPUTER = "this-computer"

    @property
    def label(self) -> str:
        """The name for people, translatable."""
        return _LABELS[self]


WITH_ADDRESS: Final = (ProfileName.PRODUCTION, ProfileName.STAGING)
_LABELS: Final = {
    ProfileName.PRODUCTION: TranslatableText("Production"),
    ProfileName.STAGING: TranslatableText("Staging"),
    ProfileName.THIS_COMPUTER: TranslatableText("This computer"),
}


@dataclass(frozen=True, slots=True)
class Profile:
    """One service; ``name`` is None for an address of one run.

    ``base_url`` is None until it is filled in; that of "This computer" until it runs. ``locked``: the administrator
    has set it. ``title`` is the label of a profile without a name.
    """

    name: ProfileName | None
    base_url: str | None
    locked: bool = False
    title: str = TranslatableText("This address")

    @property
    def label(self) -> str:
        """The name of this profile for people: that of ``name``, or ``title``."""
        return self.title if self.name is None else self.name.label


class AddressError(TranslatableError, ValueError):
    """The address may not be used. The reason never contains the address."""


@dataclass(frozen=True, slots=True)
class Address:
    """A base address in its one spelling; ``warnings`` are sentences for users."""

    base_url: str
    warnings: tuple[str, ...] = ()

    @property
    def host(self) -> str:
        """The host, with its port when it is not the usual one."""
        return self.base_url.split("/")[2]


def parse_address(text: str, insecure_hosts: AbstractSet[str] = frozenset()) -> Address:
    """Return the base address in ``text``: ``https``, or ``http`` on this computer. Raise :class:`AddressError`.

    The rule is an allow-list and repairs nothing: it refuses an address that two programs could read differently, so
    that the key cannot go to another host than the one that is shown. The administrator also allows ``http`` to
    ``insecure_hosts``, spelled as :func:`parse_host` returns them; each is compared as a whole.
    """
    text = text.strip()
    if not text:
        raise AddressError(TranslatableText("Type the address of the service."))
    if len(text) > MAX_ADDRESS_LENGTH:
        raise AddressError(TranslatableText("The address is too long."))
    if any(not "!" <= letter <= "~" or letter == "\\" for letter in text):
        raise AddressError(
            TranslatableText(
                "The address contains a blank, a backslash or a letter that an address cannot contain. "
                "Write an international name in its xn-- form."
            )
        )
    if "?" in text or "#" in text:
        raise AddressError(TranslatableText("The address must end before any ? or #."))
    try:
        scheme, authority, path, _query, _fragment = urlsplit(text)
    except ValueError:  # of square brackets
        raise AddressError(_UNREADABLE_HOST) from None
    if scheme not in _DEFAULT_PORTS or not text[len(scheme) :].startswith("://"):
        raise AddressError(TranslatableText("The address must begin with https://."))
    host, host_and_port = _parse_authority(authority, scheme)
    is_insecure = scheme == "http" and not is_loopback(host)
    if is_insecure and host_and_port not in insecure_hosts:
        raise AddressError(
            TranslatableText(
                "The address must begin with https://. Without the s, others could read the key. "
                "Only a service on this computer may use http://."
            )
        )
    path = _checked_path(path)
    has_version = re.fullmatch(_VERSION, path.rpartition("/")[2])
    warnings = [INSECURE_WARNING] * is_insecure + [NO_VERSION_WARNING] * (not has_version)
    return Address(f"{scheme}://{host_and_port}{path}", tuple(warnings))


def parse_host(text: str) -> str:
    """Return the normal form of a host for ``http``: lower-case, with its port unless it is 80.

    Raise :class:`AddressError` for anything else: a pattern, a user name, a whole address, a blank.
    """
    return _parse_authority(text, "http")[1]


def is_loopback(host: str) -> bool:
    """Whether the lower-case ``host`` is this computer, in a spelling that every program reads alike."""
    ip = _ip_address(host)
    return host in ("localhost", "[::1]") or (isinstance(ip, IPv4Address) and ip.is_loopback)


def _parse_authority(authority: str, scheme: str) -> tuple[str, str]:
    """Return the host, and the host with its port unless that is the usual one; each in its normal form."""
    if "@" in authority:
        raise AddressError(
            TranslatableText("The address must not contain a user name or a password (something before an @).")
        )
    parts = re.fullmatch(_AUTHORITY, authority)
    host = "" if parts is None else parts["host"].lower()
    ip = _ip_address(host)
    if parts is None or (ip is None and not _is_name(host)):
        raise AddressError(_UNREADABLE_HOST)
    # If the last part is a number, some resolvers read 127.1, 0x7f.0.0.1 or 2130706433 as an IPv4 address.
    if ip is None and re.fullmatch(_NUMBER, host.rpartition(".")[2]):
        raise AddressError(
            TranslatableText("The number in place of the computer's name must be written like 192.0.2.1.")
        )
    port = int(parts["port"] or _DEFAULT_PORTS[scheme])
    if not 1 <= port <= _MAX_PORT:
        raise AddressError(TranslatableText("The port in the address must be a number from 1 to 65535."))
    if isinstance(ip, IPv6Address):
        host = f"[{ip}]"
    return host, host if port == _DEFAULT_PORTS[scheme] else f"{host}:{port}"


def _ip_address(host: str) -> IPv4Address | IPv6Address | None:
    with suppress(ValueError):
        return IPv6Address(host[1:-1]) if host.startswith("[") else IPv4Address(host)
    return None


def _is_name(host: str) -> bool:
    return len(host) <= _MAX_HOST_LENGTH and all(re.fullmatch(_LABEL, label) for label in host.split("."))


def _checked_path(path: str) -> str:
    path = path.rstrip("/")
    for segment in path.split("/")[1:]:
        if not re.fullmatch(_SEGMENT, segment) or segment.lower().replace("%2e", ".") in (".", ".."):
            raise AddressError(TranslatableText("The part of the address after the computer's name cannot be read."))
    return path
