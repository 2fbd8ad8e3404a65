"""The address of a PostgreSQL database: one for each of its servers, and a form of it that may be shown."""

import re
from typing import Final, Self
from urllib.parse import parse_qsl, quote, urlencode

_CANNOT_BE_READ: Final = (
    "the address of the database cannot be read. It is written postgresql://user:password@host:port/database, without "
    "blanks or quotation marks around it; characters such as @ : / ? # in a password are written %40 %3A %2F %3F %23"
)
_NO_PORT: Final = "the port in the address of the database has to be a number from 1 to 65535"
_PORT_MAX: Final = 2**16 - 1
# Not urlsplit: Python 3.13.2 refuses several hosts of which one is in brackets.
_PARTS: Final = re.compile(
    r"(?P<scheme>postgres(?:ql)?)://(?P<authority>[^/?#]*)(?P<path>[^?#]*)(?:\?(?P<query>[^#]*))?", re.IGNORECASE
)
_LIKE_AN_ADDRESS: Final = re.compile(
    r"\w\w://|^\W*postgres\w*(?::|//)"
    r"|^[\s'\"]*(?=\w+\s*=)(?:.*\W)?(?:host|hostaddr|dbname|user|password|service)\s*=",  # host=db user=me password=…
    re.IGNORECASE | re.DOTALL,
)
_HOST: Final = re.compile(r"(?:\[[^][]*\]|[^][:]*)(?::([0-9]{1,9}))?")


class PostgresqlAddress:
    """An address as PostgreSQL's own programs accept it. ``str()`` shows neither user nor password.

    ``servers`` are the addresses of the single servers, with their secrets; ``has_password``: the address has one.
    """

    def __init__(self, text: str) -> None:
        """Parse ``text``. Raises ``ValueError`` without any part of the text."""
        parts = _PARTS.fullmatch(text)
        if parts is None:
            raise ValueError(_CANNOT_BE_READ)
        scheme, path, query = parts["scheme"].lower(), parts["path"], parts["query"] or ""
        try:
            options = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query)))
        except ValueError:
            raise ValueError(_CANNOT_BE_READ) from None
        login, at, listed = parts["authority"].rpartition("@")
        # The rest of a password behind an unescaped character would be read as a host, and shown.
        if set("@[]") & set(login) or "@" in path + query:
            raise ValueError(_CANNOT_BE_READ)
        hosts = _hosts(listed or options.pop("host", ""), options.pop("port", ""))
        if len(hosts) > 1:
            options.setdefault("target_session_attrs", "read-write")
        rest = path + (f"?{urlencode(options)}" if options else "")
        self.servers: tuple[str, ...] = tuple(f"{scheme}://{login}{at}{host}{rest}" for host in hosts)
        self.has_password = ":" in login or "password" in options
        self._shown = f"postgresql://{','.join(hosts)}{path}"

    @classmethod
    def of(cls, text: str) -> Self | None:
        """Return the address in ``text``, or ``None`` if it is the path of a file. Raises ``ValueError``.

        Every text with a scheme is an address, and all that begins like one of PostgreSQL, or has its keywords: as a
        path, a mistyped one would show its password. A drive is no scheme.
        """
        return cls(text) if _LIKE_AN_ADDRESS.search(text) else None

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
    for host in joined:
        parts = _HOST.fullmatch(host)
        if parts is None:
            raise ValueError(_CANNOT_BE_READ)
        if parts[1] and not 1 <= int(parts[1]) <= _PORT_MAX:
            raise ValueError(_NO_PORT)
    return [quote(host, safe="[]:.-_%") for host in joined]
