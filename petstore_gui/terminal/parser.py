"""The arguments of the commands; ``--help`` of each shows examples, which a test runs."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from petstore_gui import __version__
from petstore_gui.api import override
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.profile import AddressError, ProfileName, parse_address
from petstore_gui.connection.system_settings import default_system_file, read_policy
from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.terminal.console import sanitize
from petstore_gui.terminal.exit_codes import SIGNAL, ExitCode

EXAMPLES: Final = {
    "list": (
        "{program} list --profile this-computer --status available --sort name",
        "{program} list --profile this-computer --category 3 --json",
    ),
    "get": ("{program} get --profile this-computer 5 17 99999",),
    "add": ("{program} add --profile this-computer --name Rex --category 3 --status available",),
    "export": (
        "{program} export --profile this-computer animals.xlsx",
        "{program} export --profile this-computer available.csv --status available --sort name",
    ),
}
SORTS: Final = ("id", "name", "category", "status")
_SUMMARIES: Final = {
    "list": "print the animals that the service lists, and whether they are all",
    "get": "look up animals by their IDs",
    "add": "add one animal",
    "export": "write the animals that the service lists into a file",
}
_JSON: Final = "print one JSON document with the interface's own objects"


class _Parser(argparse.ArgumentParser):
    """What was typed may come from a file or a web page: it is made harmless before it is repeated."""

    @override
    def error(self, message: str) -> NoReturn:
        super().error(sanitize(message, 500))


def parse(arguments: Sequence[str], *, program: str) -> argparse.Namespace:
    """Return what was asked for; end the process with exit code 2 and a sentence if it cannot be done."""
    parser = _Parser(prog=program, description="The animals of a pet store, for a terminal and for scripts.")
    parser.add_argument("--version", action="version", version=f"petstore-gui {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for name, make in (("list", _add_list), ("get", _add_get), ("add", _add_add), ("export", _add_export)):
        make(_command(commands, name, program))
    return parser.parse_args(arguments)


def _command(commands: "argparse._SubParsersAction[_Parser]", name: str, program: str) -> argparse.ArgumentParser:
    examples = "\n".join("  " + example.format(program=program) for example in EXAMPLES[name])
    codes = "\n".join(f"  {code.value}  {code.meaning}" for code in ExitCode)
    command = commands.add_parser(
        name,
        help=_SUMMARIES[name],
        description=f"{_SUMMARIES[name].capitalize()}.",
        epilog=f"examples:\n{examples}\n\nexit codes:\n{codes}\n  {SIGNAL} and more: ended by a signal, as by Ctrl+C",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    where = command.add_mutually_exclusive_group()
    where.add_argument(
        "--profile",
        type=ProfileName,
        choices=list(ProfileName),
        metavar="NAME",
        help=f"use this profile: {', '.join(ProfileName)}; without it, what the window opens first",
    )
    where.add_argument(
        "--base-url",
        type=_base_url,
        metavar="URL",
        help="use this service, with the key in PETSTORE_API_KEY, which is not stored",
    )
    command.add_argument("--json", action="store_true", help=_JSON)
    return command


def _add_list(command: argparse.ArgumentParser) -> None:
    _add_filters(command)


def _add_export(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a workbook, a CSV or a JSON: its name ends in .xlsx, .csv or .json"
    )
    _add_filters(command)


def _add_filters(command: argparse.ArgumentParser) -> None:
    command.add_argument("--status", type=PetStatus, choices=list(PetStatus), metavar="STATUS", help=_status_help())
    command.add_argument("--category", metavar="CATEGORY", help="its number, or its name on this computer")
    command.add_argument(
        "--sort", choices=SORTS, metavar="COLUMN", help=f"{', '.join(SORTS)}; without it, in the order of the service"
    )
    command.add_argument("--reverse", action="store_true", help="the other way round")


def _add_get(command: argparse.ArgumentParser) -> None:
    command.add_argument("ids", nargs="+", type=_pet_ids, metavar="ID", help="an ID, or several: 5 17 or 5,17")


def _add_add(command: argparse.ArgumentParser) -> None:
    command.add_argument("--name", required=True, help="the animal's name")
    command.add_argument(
        "--category", required=True, metavar="CATEGORY", help="its number, or its name on this computer"
    )
    command.add_argument("--status", type=PetStatus, choices=list(PetStatus), metavar="STATUS", help=_status_help())
    _add_yes(command)
    command.add_argument(
        "--again", action="store_true", help="add it although one like it was sent before and its answer was lost"
    )


def _add_yes(command: argparse.ArgumentParser) -> None:
    command.add_argument("--yes", action="store_true", help="do not ask before adding to Production")


def _status_help() -> str:
    return ", ".join(PetStatus)


def _pet_ids(text: str) -> list[int]:
    try:
        return [parse_pet_id(part) for part in text.split(",")]
    except InputError as error:
        raise argparse.ArgumentTypeError(f"not an ID: {text[:100]} ({error.problem})") from error


def _base_url(text: str) -> str:
    try:
        return parse_address(text, read_policy(default_system_file(os.environ)).insecure_hosts).base_url
    except AddressError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
