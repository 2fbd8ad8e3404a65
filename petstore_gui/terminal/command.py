"""Runs the command that was typed and returns its exit code, also after a fault."""

import sys
import traceback
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from petstore_gui.api.errors import CancelledError
from petstore_gui.runtime.process_end import end_process
from petstore_gui.runtime.standard_streams import use_utf8
from petstore_gui.terminal import add_command, export_command, get_command, import_command, list_command
from petstore_gui.terminal.console import Console
from petstore_gui.terminal.exit_codes import SIGNAL, ExitCode
from petstore_gui.terminal.opening import Store, Target, opened
from petstore_gui.terminal.parser import parse
from petstore_gui.terminal.text import error_text, exit_code, is_expected
from petstore_gui.terminal.workers import InterruptedCommandError, Interruption, run_interruptibly

_COMMANDS: Final[Mapping[str, Callable[[Namespace, Store], int]]] = {
    "list": list_command.run,
    "get": get_command.run,
    "add": add_command.run,
    "import": import_command.run,
    "export": export_command.run,
}


def main(arguments: Sequence[str] | None = None, *, program: str = "petstore") -> int:
    """Run a command and return its exit code; ``program`` is what was typed to start it."""
    use_utf8(sys.stdout, sys.stderr)  # also for the help
    options = parse(sys.argv[1:] if arguments is None else arguments, program=program)
    console = Console(f"{program} {options.command}", sys.stdin, sys.stdout, sys.stderr)
    code = run_interruptibly(partial(_run, options, console))
    console.close()
    if console.write_error is not None:
        console.report(error_text(console.write_error, ""))
        code = code or ExitCode.NO_OUTPUT
    if console.is_cut_off:
        sys.stdout = None  # what could not be written would be tried again at the very end, and change the exit code
    return end_process(code)


def _run(options: Namespace, console: Console, interruption: Interruption) -> int:
    address, key = options.base_url or "", None
    try:
        with opened(Target(options.profile, options.base_url), console, interruption) as store:
            address, key = store.connection.base_url, store.connection.key_state.key
            return _COMMANDS[options.command](options, store)
    except InterruptedCommandError:
        pass
    except Exception as error:  # noqa: BLE001  told, and never with an exit code that claims something
        if not is_expected(error):
            text = "".join(traceback.format_exception(error))
            console.report_trace(text if key is None else text.replace(key.reveal(), "…"))
            console.report("an unexpected error occurred. What was sent is in the journal, and is never added twice.")
            return ExitCode.NOT_KNOWN
        if not (interruption.is_set and isinstance(error, CancelledError)):
            console.report(error_text(error, address))
            return exit_code(error)
    console.report("ended before it was done.")
    return SIGNAL + (interruption.signal_number or 0)
