"""Parses and runs a command, and returns its exit code, also after an unexpected error."""

import argparse
import os
import sys
import traceback
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from petstore_gui import __version__
from petstore_gui.api import override
from petstore_gui.api.errors import CancelledError
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.profile import AddressError, ProfileName, parse_address
from petstore_gui.connection.system_settings import default_system_file, read_policy
from petstore_gui.files.encodings import find_encoding
from petstore_gui.files.header_synonyms import PET_FIELDS
from petstore_gui.files.saving import FileKind
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.runtime.arguments import one_of
from petstore_gui.runtime.process_end import end_process
from petstore_gui.runtime.standard_streams import use_utf8
from petstore_gui.terminal import add_command, export_command, get_command, import_command, list_command
from petstore_gui.terminal.console import Console, sanitize
from petstore_gui.terminal.exit_codes import SIGNAL, ExitCode
from petstore_gui.terminal.opening import Store, opened
from petstore_gui.terminal.text import error_text, exit_code, is_expected
from petstore_gui.terminal.workers import InterruptedCommandError, Interruption, run_interruptibly

FIELDS: Final = tuple(field.value for field in PET_FIELDS)
SORTS: Final = tuple(field.value for field in PetField)
_STATUSES: Final = ", ".join(PetStatus)
_JSON: Final = "print one JSON document with the interface's own objects"


class _Parser(argparse.ArgumentParser):
    """Escapes arguments before it repeats them in a message: they may come from a file or a web page."""

    @override
    def error(self, message: str) -> NoReturn:
        super().error(sanitize(message, 500))


def parse(arguments: Sequence[str], *, program: str) -> argparse.Namespace:
    """Return the options; end the process with exit code 2 and a sentence for wrong arguments."""
    parser = _Parser(
        prog=program,
        description="The animals of a pet store, for a terminal and for scripts.",
        epilog=f"{program} serve runs the service alone, and petstore-gui opens the window."
        + (f" {program} path add lets terminals find it by its name." if sys.platform == "win32" else ""),
    )
    parser.add_argument("--version", action="version", version=f"petstore-gui {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for name, command in COMMANDS.items():
        command.add_options(_parser_of(commands, name, command, program))
    options = parser.parse_args(arguments)
    if options.command == "import":
        fields = [field for field, _ in options.column or ()]
        if twice := next((field for field in fields if fields.count(field) > 1), None):
            commands.choices["import"].error(f"argument --column: {twice} is given twice")
        if options.dry_run and options.report is not None:  # a group of argparse has no such pair
            commands.choices["import"].error("argument --report: not allowed with argument --dry-run")
    return options


def _parser_of(
    commands: "argparse._SubParsersAction[_Parser]", name: str, command: "TerminalCommand", program: str
) -> argparse.ArgumentParser:
    examples = "\n".join("  " + example.format(program=program) for example in command.examples)
    codes = "\n".join(f"  {code.value}  {code.meaning}" for code in ExitCode)
    parser = commands.add_parser(
        name,
        help=command.summary,
        description=f"{command.summary.capitalize()}.",
        epilog=f"examples:\n{examples}\n\nexit codes:\n{codes}\n  {SIGNAL} and more: ended by a signal, as by Ctrl+C",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--profile",
        type=one_of(ProfileName),
        metavar="NAME",
        help=f"use this profile: {', '.join(ProfileName)}; without it, what the window opens first",
    )
    where.add_argument(
        "--base-url",
        type=_base_url,
        metavar="URL",
        help="use this service, with the key in PETSTORE_API_KEY, which is not stored",
    )
    parser.add_argument("--json", action="store_true", help=_JSON)
    return parser


def _add_export(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a workbook, a CSV or a JSON: its name ends in .xlsx, .csv or .json"
    )
    _add_filters(command)
    command.add_argument("--force", action="store_true", help="replace the file if there is one")


def _add_filters(command: argparse.ArgumentParser) -> None:
    command.add_argument("--status", type=one_of(PetStatus), metavar="STATUS", help=_STATUSES)
    command.add_argument("--category", metavar="CATEGORY", help="its number, or its name on this computer")
    command.add_argument(
        "--sort",
        type=one_of(PetField),
        metavar="COLUMN",
        help=f"{', '.join(SORTS)}; without it, in the order of the service",
    )
    command.add_argument("--reverse", action="store_true", help="the other way round")


def _add_get(command: argparse.ArgumentParser) -> None:
    command.add_argument("ids", nargs="+", type=_pet_ids, metavar="ID", help="an ID, or several: 5 17 or 5,17")


def _add_add(command: argparse.ArgumentParser) -> None:
    command.add_argument("--name", required=True, help="the animal's name")
    command.add_argument(
        "--category", required=True, metavar="CATEGORY", help="its number, or its name on this computer"
    )
    command.add_argument("--status", type=one_of(PetStatus), metavar="STATUS", help=_STATUSES)
    _add_yes(command)
    command.add_argument(
        "--again", action="store_true", help="add it although one like it was sent before and its answer was lost"
    )


def _add_import(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the file; of one to be continued, its name")
    what = command.add_mutually_exclusive_group()
    what.add_argument("--dry-run", action="store_true", help="print what would be added, and add nothing")
    what.add_argument(
        "--continue", dest="go_on", action="store_true", help="go on with an import of this file that was not finished"
    )
    what.add_argument(
        "--abandon", action="store_true", help="end an import of this file that was not finished; send nothing of it"
    )
    command.add_argument("--sheet", metavar="NAME", help="which sheet of a workbook")
    command.add_argument(
        "--encoding", type=_encoding, metavar="NAME", help="the encoding of a text file: cp1252, gb18030, cp866 ..."
    )
    command.add_argument(
        "--title-row",
        type=_title_row,
        metavar="NUMBER",
        help="which row holds the titles of the columns, counted from 1; 0 for none",
    )
    command.add_argument(
        "--column",
        type=_column,
        action="append",
        metavar="FIELD=COLUMN",
        help=f"which column holds a field ({', '.join(FIELDS)}): its number from 1, its title, or none",
    )
    command.add_argument(
        "--duplicates", action="store_true", help="add rows of the same name and category as an animal there is, too"
    )
    command.add_argument(
        "--again", action="store_true", help="add rows anew that were sent before and are not confirmed"
    )
    command.add_argument(
        "--report", type=_report, metavar="FILE", help="write each row with ID and outcome: .csv, .xlsx or .json"
    )
    command.add_argument("--force", action="store_true", help="replace the report if there is one")
    _add_yes(command, "do not ask before anything is added")


def _add_yes(command: argparse.ArgumentParser, text: str = "do not ask before adding to Production") -> None:
    command.add_argument("--yes", action="store_true", help=text)


def _pet_ids(text: str) -> list[int]:
    try:
        return [parse_pet_id(part) for part in text.split(",")]
    except InputError as error:
        raise argparse.ArgumentTypeError(f"not an ID: {text[:100]} ({error.problem})") from error


def _column(text: str) -> tuple[PetField, str]:
    field, _, column = text.partition("=")
    if field not in FIELDS or not column:
        raise argparse.ArgumentTypeError(f"not of the form name=2: {text}")
    return PetField(field), column


def _encoding(text: str) -> str:
    try:
        return find_encoding(text)
    except LookupError as error:
        raise argparse.ArgumentTypeError(f"not an encoding: {text[:100]}") from error


def _title_row(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"not the number of a row: {text[:100]}")
    return int(text)


def _report(text: str) -> Path:
    if FileKind.of(Path(text)) is None:
        raise argparse.ArgumentTypeError("the name of the report has to end in .csv, .xlsx or .json")
    return Path(text)


def _base_url(text: str) -> str:
    try:
        return parse_address(text, read_policy(default_system_file(os.environ)).insecure_hosts).base_url
    except AddressError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


class TerminalCommand(NamedTuple):
    """A word after ``petstore``: its help, its options, and the function that runs it."""

    summary: str
    examples: tuple[str, ...]
    add_options: Callable[[argparse.ArgumentParser], None]
    run: Callable[[Namespace, Store], int]


COMMANDS: Final[Mapping[str, TerminalCommand]] = {
    "list": TerminalCommand(
        "print the animals that the service lists, and whether they are all",
        (
            "{program} list --profile this-computer --status available --sort name",
            "{program} list --profile this-computer --category 3 --json",
        ),
        _add_filters,
        list_command.run,
    ),
    "get": TerminalCommand(
        "look up animals by their IDs", ("{program} get --profile this-computer 5 17 99999",), _add_get, get_command.run
    ),
    "add": TerminalCommand(
        "add one animal",
        ("{program} add --profile this-computer --name Rex --category 3 --status available",),
        _add_add,
        add_command.run,
    ),
    "import": TerminalCommand(
        "add the rows of a file: CSV, TSV, XLSX, XLS, ODS or the JSON of an export",
        (
            "{program} import --profile this-computer animals.csv --dry-run",
            "{program} import --profile this-computer animals.csv --column name=Animal --report report.csv",
        ),
        _add_import,
        import_command.run,
    ),
    "export": TerminalCommand(
        "write the animals that the service lists into a file",
        (
            "{program} export --profile this-computer animals.xlsx",
            "{program} export --profile this-computer available.csv --status available --sort name",
        ),
        _add_export,
        export_command.run,
    ),
}


def main(arguments: Sequence[str] | None = None, *, program: str = "petstore") -> int:
    """Run a command and return its exit code; ``program`` is its name as typed."""
    use_utf8(sys.stdout, sys.stderr)  # also for the help
    options = parse(sys.argv[1:] if arguments is None else arguments, program=program)
    console = Console(f"{program} {options.command}", sys.stdin, sys.stdout, sys.stderr)
    code = run_interruptibly(partial(_run, options, console))
    console.close()
    if console.write_error:
        console.report(f"the output could not be written: {console.write_error}.")
        code = code or ExitCode.NO_OUTPUT
    if console.is_cut_off:
        sys.stdout = None  # else the interpreter's end would try to write the rest again, and change the exit code
    return end_process(code)


def _run(options: Namespace, console: Console, interruption: Interruption) -> int:
    address, key, is_embedded = options.base_url or "", None, False
    try:
        with opened(options.profile, options.base_url, console, interruption) as store:
            address, key = store.connection.base_url, store.connection.key_state.key
            is_embedded = store.connection.is_embedded
            return COMMANDS[options.command].run(options, store)
    except InterruptedCommandError:
        pass
    except Exception as error:  # noqa: BLE001  told, and never with an exit code that claims something
        if not is_expected(error):
            text = "".join(traceback.format_exception(error))
            console.report_trace(text if key is None else text.replace(key.reveal(), "…"))
            console.report("an unexpected error occurred. What was sent is in the journal, and is never added twice.")
            return ExitCode.NOT_KNOWN
        if not (interruption.is_set and isinstance(error, CancelledError)):
            console.report(error_text(error, address, is_embedded=is_embedded))
            return exit_code(error)
    console.report("ended before it was done.")
    return SIGNAL + (interruption.signal_number or 0)
