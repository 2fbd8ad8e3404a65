"""The program with a window: parses the arguments, then opens a window or hands over to one that is already open."""

import builtins
import gc
import os
from collections.abc import Sequence

from petstore_gui.runtime import cli
from petstore_gui.runtime.single_instance import SingleInstance
from petstore_gui.storage.folders import data_folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 for a normal end, 1 if nothing was opened, 2 for bad arguments.

    If a window is already open, it is raised instead; the demo opens another window, on a store of its own.
    """
    options = cli.parse(arguments)
    if options.self_check:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # it warns of what it cannot do
        from petstore_gui.self_check import self_check

        return self_check(options.picture)
    if not cli.has_display():
        cli.print_line(cli.NO_DISPLAY, error=True)
        return 1
    instance = SingleInstance(data_folder())
    if not options.demo and (code := cli.leave_it_to_another(instance, options)) is not None:
        return code
    gc.disable()  # until the window has been open for a while: collecting takes 7 ms, and what is loaded stays
    load_qt()
    from petstore_gui.composition import run  # loads Qt: what comes before works even where Qt cannot load

    return run(options, instance)


def load_qt() -> None:
    """Load PySide6, but not its hook in ``import``, which searches the source of every module for ``__feature__``.

    The hook takes 20 ms and 4 MiB until the first paint, and 40 ms and 6 MiB after it (PySide6 6.11).
    """
    import_ = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = import_
