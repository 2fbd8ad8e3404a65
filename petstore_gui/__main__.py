"""The one way in: the window, or after a word the service that is in the same program, or a command."""

import sys
from collections.abc import Sequence

COMMANDS = ("list", "get", "add", "import", "export")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what was asked for and return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] == "serve":
        from petstore_gui.service.__main__ import main as serve

        return serve(arguments[1:], program="petstore-gui serve")
    if arguments and arguments[0] in COMMANDS:
        try:
            from petstore_gui.terminal.command import main as run_command

            return run_command(arguments, program="petstore-gui")
        except KeyboardInterrupt:  # before it has begun
            return 130
    from petstore_gui.app import main as open_window

    return open_window(arguments)


if __name__ == "__main__":
    sys.exit(main())
