"""The command line of the service: how it serves, and the commands on its database."""

import argparse
import ipaddress
import math
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn, TypeVar

from petstore_gui.service.certificate import Certificate
from petstore_gui.service.connections import Network
from petstore_gui.service.limits import DEFAULTS, Limits
from petstore_gui.service.storage.opening import DATABASE_VARIABLE, Database, database
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress

KEY_VARIABLE: Final = "PETSTORE_SERVICE_KEY"
Parser = TypeVar("Parser", bound=argparse.ArgumentParser)
_NAME_MAX: Final = 100
_WORKERS_MAX: Final = 256
_PORT_MAX: Final = 2**16 - 1
_ANY: Final = "any"
_HEAD_MIN: Final = 1024
_DATABASE: Final = "file that holds the animals, or postgresql://… (without a password: others could read it here)"


def parse(arguments: Sequence[str] | None, *, program: str) -> argparse.Namespace:
    """Return the options; ``command`` is ``None`` for serving. Ends the process with 2 for options that are wrong."""
    parser = argparse.ArgumentParser(
        prog=program,
        description="Serve the Pet Store interface from a database. When it listens, one line of JSON with its "
        "base_url is printed.",
        epilog=f"The API key is read from the environment variable {KEY_VARIABLE} or else from the first line of "
        "standard input, never from an argument. The database may be named in the environment variable "
        f"{DATABASE_VARIABLE}, with its password, in place of --database.",
    )
    _add_serving(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands in place of serving")
    _add_backup(commands)
    _add_keys(commands)
    _add_copy(commands)
    options = parser.parse_args(arguments)
    try:
        named = os.environ.pop(DATABASE_VARIABLE, None)  # child processes would inherit it, with its password
        options.shows_password = isinstance(options.database, PostgresqlAddress) and options.database.has_password
        options.database = options.database or (database(named) if named else None)
    except ValueError as error:
        parser.error(f"{DATABASE_VARIABLE}: {error}")
    if options.command == "copy":
        options.source, options.target = options.source or options.database, options.target or options.database
        if options.source is None or options.target is None or options.source is options.target:
            parser.error(f"a copy needs --from and --to; {DATABASE_VARIABLE} may stand for one of them")
    elif options.database is None:
        parser.error(f"--database, or {DATABASE_VARIABLE}, says which database holds the animals; it is missing")
    if options.workers > 1 and isinstance(options.database, Path):
        parser.error("--workers is for PostgreSQL: a file is written by one process, which is as fast as several")
    return options


def certificate_of(options: argparse.Namespace) -> Certificate | None:
    """Return the certificate to serve with, or ``None`` if the options name none. Raises ``ValueError``."""
    if (options.tls_certificate is None) != (options.tls_key is None):
        raise ValueError("--tls-certificate and --tls-key belong together")
    if options.tls_certificate is None:
        return None
    if options.behind_proxy:
        raise ValueError("--behind-proxy is for plain HTTP: leave it out, or the certificate")
    return Certificate(options.tls_certificate, options.tls_key)


def proxies_of(options: argparse.Namespace) -> list[Network] | None:
    """Return the networks that may connect besides this computer; ``None`` for all."""
    given: list[Network | str] = options.behind_proxy or [_ANY]
    networks = [each for each in given if not isinstance(each, str)]
    return networks if len(networks) == len(given) else None


def limits_of(options: argparse.Namespace, *, for_others: bool) -> Limits:
    """Return the limits of each worker; ``for_others``: other computers connect directly, not through a proxy."""
    workers: int = options.workers

    def share(connections: int) -> int:
        return math.ceil(connections / workers)

    per_address = options.max_connections_per_address
    if per_address is None and for_others:
        per_address = max(1, options.max_connections // 2)
    requests = options.max_requests
    return Limits(
        body=options.max_body,
        head=options.max_head,
        header_count=options.max_headers,
        head_seconds=options.head_seconds,
        body_seconds=options.body_seconds,
        connections=share(options.max_connections),
        connections_per_address=None if per_address is None else share(per_address),
        connections_per_key=share(options.max_connections_per_key or max(1, options.max_connections // 2)),
        requests=requests or None,
        issued_key_requests=DEFAULTS.issued_key_requests if requests is None else requests or None,
    )


def _add_serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: %(default)s)")
    parser.add_argument(
        "--port", type=_whole(0, _PORT_MAX), default=0, help="port to listen at (default: any free one)"
    )
    parser.add_argument("--database", type=_database, metavar="DATABASE", help=_DATABASE)
    parser.add_argument(
        "--until-stdin-closes", action="store_true", help="end when standard input closes: never outlive a parent"
    )
    parser.add_argument(
        "--workers",
        type=_whole(1, _WORKERS_MAX),
        default=1,
        metavar="N",
        help="processes that serve a PostgreSQL database (default: 1)",
    )
    parser.add_argument(
        "--log-limit", type=_whole(1), metavar="BYTES", help="end the log on standard error at that size"
    )
    _add_access_options(parser)
    _add_watching_options(parser)
    parser.add_argument("--engine", choices=("plain", "fast"), help=argparse.SUPPRESS)  # for tests of both
    parser.add_argument("--today", type=_day, metavar="YYYY-MM-DD", help=argparse.SUPPRESS)  # for tests of the removal


def _add_access_options(parser: argparse.ArgumentParser) -> None:
    doors = parser.add_argument_group("for other computers")
    doors.add_argument("--tls-certificate", type=Path, metavar="FILE", help="serve HTTPS, with this PEM certificate")
    doors.add_argument("--tls-key", type=Path, metavar="FILE", help="its key; SIGHUP reads both again")
    doors.add_argument(
        "--behind-proxy",
        type=_network,
        nargs="?",
        const=_ANY,
        action="append",
        metavar="ADDRESS",
        help="serve plain HTTP to a proxy that encrypts: only to this address or network, where one is given",
    )
    limits = parser.add_argument_group("limits")
    for option, kind, metavar, default, what in (
        ("--max-body", _whole(1), "BYTES", DEFAULTS.body, "of a request's body"),
        ("--max-head", _whole(_HEAD_MIN), "BYTES", DEFAULTS.head, "of a request's headers"),
        ("--max-headers", _whole(1), "N", DEFAULTS.header_count, "headers of a request"),
        ("--head-seconds", _seconds, "N", DEFAULTS.head_seconds, "for the headers of a request to arrive"),
        ("--body-seconds", _seconds, "N", DEFAULTS.body_seconds, "for its body"),
        ("--max-connections", _whole(1), "N", DEFAULTS.connections, "at a time"),
    ):
        limits.add_argument(
            option,
            type=kind,
            metavar=metavar,
            default=default,
            help=f"{what} (default: {f'{default:,}'.removesuffix('.0')})",
        )
    limits.add_argument(
        "--max-connections-per-address",
        type=_whole(1),
        metavar="N",
        help="at a time (default: half of all; all on this computer and behind a proxy)",
    )
    limits.add_argument(
        "--max-connections-per-key", type=_whole(1), metavar="N", help="at a time (default: half of all)"
    )
    limits.add_argument(
        "--max-requests",
        type=_whole(0),
        metavar="N",
        help="a second with one key, 0 for any number "
        f"(default: {DEFAULTS.issued_key_requests}, but any number with the key that was not issued)",
    )


def _add_watching_options(parser: argparse.ArgumentParser) -> None:
    watching = parser.add_argument_group("for monitoring")
    watching.add_argument(
        "--metrics-port",
        type=_whole(0, _PORT_MAX),
        metavar="PORT",
        help="serve metrics of all workers for Prometheus there, to this computer only",
    )
    watching.add_argument(
        "--request-log", action="store_true", help="write a line of JSON for each request to standard output"
    )


def _add_backup(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = _add_command(commands, "backup", "copy the database into a file, while the service goes on using it")
    parser.add_argument("file", type=Path, metavar="FILE", help="file to be made, for its owner only")
    _add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace the file if there is one")


def _add_keys(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = _add_command(commands, "keys", "give each desk a key of its own, list them, and revoke one")
    _add_database(parser)
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=_KeyParser)
    add = _add_command(actions, "add", "make a key and print it, this once: only its digest is stored")
    add.add_argument("name", type=_key_name, metavar="NAME", help="whose key it is, such as “Desk 3”")
    revoke = _add_command(actions, "revoke", "let a key end: 5 seconds later no worker accepts it any more")
    revoke.add_argument("name", metavar="NAME", help="the name that it was made under")
    list_ = _add_command(actions, "list", "list all names, and when each key was made, last used and revoked")
    for action in (add, revoke, list_):
        _add_database(action)


class _KeyParser(argparse.ArgumentParser):
    """Explains an error about a missing name if the name begins like an option."""

    def error(self, message: str) -> NoReturn:
        """End the process with 2 and this message."""
        hint = f"; one that begins with - is written behind --, as in {self.prog} -- -x"
        super().error(message + hint * message.endswith("NAME"))


def _add_copy(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = _add_command(commands, "copy", "copy all animals and keys, with their IDs, into an empty database")
    where = f"a file, or postgresql://…; without it, what {DATABASE_VARIABLE} names"
    parser.add_argument(
        "--from", dest="source", type=_database, metavar="DATABASE", help=f"what may be in use: {where}"
    )
    parser.add_argument("--to", dest="target", type=_database, metavar="DATABASE", help=f"what is empty: {where}")


def _add_command(commands: "argparse._SubParsersAction[Parser]", name: str, summary: str) -> Parser:
    """Return the parser of one of the commands. ``petstore_gui.service.commands`` has what it does."""
    return commands.add_parser(
        name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.", allow_abbrev=False
    )


def _add_database(parser: argparse.ArgumentParser) -> None:
    """Accept ``--database`` also after the command's word, where it takes precedence."""
    parser.add_argument("--database", type=_database, default=argparse.SUPPRESS, metavar="DATABASE", help=_DATABASE)


def _database(text: str) -> Database:
    try:
        return database(text)
    except ValueError as error:  # argparse would repeat the text, and with it a password
        raise argparse.ArgumentTypeError(str(error)) from None


def _key_name(text: str) -> str:
    if not 1 <= len(text) <= _NAME_MAX or not text.isprintable() or text.strip() != text:
        message = f"a name has 1 to {_NAME_MAX} visible characters, and no blank at its ends"
        raise argparse.ArgumentTypeError(message)
    return text


def _day(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)


def _network(text: str) -> Network | str:
    try:
        return text if text == _ANY else ipaddress.ip_network(text)
    except ValueError:
        message = "it has to be an address or a network, such as 10.0.0.5 or 10.0.0.0/24"
        raise argparse.ArgumentTypeError(message) from None


def _whole(least: int, most: int = 2**31 - 1) -> Callable[[str], int]:
    """Return a function that parses a whole number from ``least`` to ``most``."""

    def parse(text: str) -> int:
        with suppress(ValueError):
            if least <= int(text) <= most:
                return int(text)
        message = f"it has to be a whole number from {least} to {most}"
        raise argparse.ArgumentTypeError(message)

    return parse


def _seconds(text: str) -> float:
    with suppress(ValueError):
        if 0.1 <= float(text) <= 3600:
            return float(text)
    raise argparse.ArgumentTypeError("it has to be a number from 0.1 to 3600")
