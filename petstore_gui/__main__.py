"""The ways in: ``petstore-gui``, the window, or after a word the service or a command; and ``petstore``, without it."""

import sys
from collections.abc import Sequence

COMMANDS = ("list", "get", "add", "import", "export")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what was asked for and return its exit code."""
    arguments = _typed(arguments)
    if arguments and arguments[0] in {"serve", *COMMANDS}:
        return _run_word(arguments, program="petstore-gui")
    from petstore_gui.app import main as open_window

    return open_window(arguments)


def console(arguments: Sequence[str] | None = None) -> int:
    """Run the same service or command, and never the window: for Windows, which gives ``petstore-gui`` no console."""
    arguments = _typed(arguments)
    return _run_word(arguments or ["--help"], program="petstore")


def _typed(arguments: Sequence[str] | None) -> Sequence[str]:
    """Return the arguments, those of ``help list`` as ``list --help``."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    return [*typed[1:], "--help"] if typed[:1] == ["help"] else typed


def _run_word(arguments: Sequence[str], program: str) -> int:
    if arguments[0] == "serve":
        from petstore_gui.service.__main__ import main as serve

        return serve(arguments[1:], program=f"{program} serve")
    if arguments[0] == "path" and sys.platform == "win32":
        from petstore_gui.terminal.user_path import main as change_path

        return change_path(arguments[1:], program=f"{program} path")
    try:
        from petstore_gui.terminal.command import main as run_command

        return run_command(arguments, program=program)
    except KeyboardInterrupt:  # before it has begun
        return 130


if __name__ == "__main__":
    sys.exit(main())
