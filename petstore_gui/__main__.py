"""The one way in: the window, or after the word ``serve`` the service that is in the same program."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what was asked for and return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] == "serve":
        from petstore_gui.service.__main__ import main as serve

        return serve(arguments[1:], program="petstore-gui serve")
    from petstore_gui.app import main as open_window

    return open_window(arguments)


if __name__ == "__main__":
    sys.exit(main())
