"""The address of a PostgreSQL database: one for each of its servers, and a form of it that may be shown."""

from typing import Final, Self
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

SCHEMES: Final = ("postgresql://", "postgres://")
_CANNOT_BE_READ: Final = (
    "the address of the database cannot be read. It is written postgresql://user:password@host:port/database; "
    "characters such as @ : / ? # in a password are written %40 %3A %2F %3F %23"
)


class PostgresqlAddress:
    """An address as PostgreSQL's own programs accept it. ``str()`` shows neither user nor password.

    ``servers`` are the addresses of the single servers, with their secrets; ``has_password``: the address has one.
    """

    def __init__(self, text: str) -> None:
        """Parse ``text``. Raises ``ValueError`` without any part of the text."""
        try:
            parts = urlsplit(text)
            options = dict(parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query)))
        except ValueError:
            raise ValueError(_CANNOT_BE_READ) from None
        login, at, listed = parts.netloc.rpartition("@")
        # The rest of a password behind an unescaped character would be read as a host, and shown.
        if "@" in login or "@" in parts.path or "@" in parts.query or "#" in text:
            raise ValueError(_CANNOT_BE_READ)
        hosts = _hosts(listed or options.pop("host", ""), options.pop("port", ""))
        if len(hosts) > 1:
            options.setdefault("target_session_attrs", "read-write")
        query = f"?{urlencode(options)}" if options else ""
        rest = parts.path + query
        self.servers: tuple[str, ...] = tuple(f"{parts.scheme}://{login}{at}{host}{rest}" for host in hosts)
        self.has_password = ":" in login or "password" in options
        self._shown = f"postgresql://{','.join(hosts)}{parts.path}"

    @classmethod
    def of(cls, text: str) -> Self | None:
        """Return the address in ``text``, or ``None`` if there is none. Raises ``ValueError`` for a wrong one."""
        return cls(text) if text.lower().startswith(SCHEMES) else None

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._shown!r})"


def _hosts(listed: str, ports: str) -> list[str]:
    """Return each host with its port, as in an address; a folder of sockets is a host, too."""
    hosts = listed.split(",")
    given = ports.split(",") if ports else []
    if len(given) == 1:
        given *= len(hosts)
    if given and len(given) != len(hosts):
        raise ValueError(_CANNOT_BE_READ)
    joined = [f"{host}:{given[number]}" if given else host for number, host in enumerate(hosts)]
    if not all(map(_is_host, joined)):
        raise ValueError(_CANNOT_BE_READ)
    return [quote(host, safe="[]:.-_%") for host in joined]


def _is_host(text: str) -> bool:
    name, colon, port = ("", "", "") if text.endswith("]") else text.rpartition(":")
    if not colon:
        return ":" not in text or (text.startswith("[") and text.endswith("]"))
    is_name = ":" not in name or (name.startswith("[") and name.endswith("]"))
    return is_name and port.isascii() and port.isdigit()
