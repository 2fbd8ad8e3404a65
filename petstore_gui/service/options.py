"""The command line of the service: how it serves, or after a word what is done to its database."""

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn, TypeVar

from petstore_gui.service.access_options import PORTS, add_access_options, add_watching_options, port
from petstore_gui.service.storage.opening import DATABASE_VARIABLE, Database, database, take_database_of_environment
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress

KEY_VARIABLE: Final = "PETSTORE_SERVICE_KEY"
Parser = TypeVar("Parser", bound=argparse.ArgumentParser)
_NAME_MAX: Final = 100
_WORKERS_MAX: Final = 256
_DATABASE: Final = "file that holds the animals, or postgresql://… (without a password: others could read it here)"


def parse(arguments: Sequence[str] | None, *, program: str) -> argparse.Namespace:
    """Return what was asked for, its ``command`` ``None`` for serving; end the process with 2 if it cannot be done."""
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
        named = take_database_of_environment()
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
    if (options.metrics_port or 0) + options.workers > PORTS:
        parser.error("--metrics-port: each of the --workers needs a port of its own behind it, up to 65535")
    return options


def _add_serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: %(default)s)")
    parser.add_argument("--port", type=port, default=0, help="port to listen at (default: any free one)")
    parser.add_argument("--database", type=_database, metavar="DATABASE", help=_DATABASE)
    parser.add_argument(
        "--until-stdin-closes", action="store_true", help="end when standard input closes: never outlive a parent"
    )
    parser.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar="N",
        help="processes that serve a PostgreSQL database (default: 1)",
    )
    parser.add_argument("--log-limit", type=int, metavar="BYTES", help="end the log on standard error at that size")
    add_access_options(parser)
    add_watching_options(parser)
    parser.add_argument("--engine", choices=("plain", "fast"), help=argparse.SUPPRESS)  # for tests of both
    parser.add_argument("--today", type=_day, metavar="YYYY-MM-DD", help=argparse.SUPPRESS)  # for tests of the removal


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
    """Says of a missing name where one is written that looks like an option."""

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
    """Let ``--database`` also stand after the command's word, and count there."""
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


def _workers(text: str) -> int:
    number = int(text)
    if not 1 <= number <= _WORKERS_MAX:
        raise ValueError(text)
    return number


def _day(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
