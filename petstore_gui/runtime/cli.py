"""The command line: the options of a start, and the texts on the terminal."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from petstore_gui import __version__
from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.runtime.single_instance import RequestKind, SingleInstance, Start, StartupRequest, request_of_link

if TYPE_CHECKING:
    from petstore_gui.connection.profile import ProfileName

NO_DISPLAY: Final = "petstore-gui: there is no display to open a window on; try petstore-gui --self-check"
_RAISED: Final = "Pet Store is already open; its window was raised."
_NOT_OPENED: Final = (
    "petstore-gui: Pet Store is already open; its window was raised, but {what} was not opened. "
    "Close that window first."
)
_NO_ANSWER: Final = "petstore-gui: Pet Store is already open, but its window does not answer; nothing was opened."


class Options(NamedTuple):
    """The options of a start; at most one of the first three is set.

    ``language`` is a code, ``picture`` the path where the self-check saves a picture of the window.
    """

    demo: bool = False
    base_url: str | None = None
    profile: "ProfileName | None" = None
    request: StartupRequest = StartupRequest()
    self_check: bool = False
    language: str | None = None
    picture: Path | None = None


def parse(arguments: Sequence[str] | None = None) -> Options:
    """Return the options; if the arguments are wrong, print a sentence and end the process with exit code 2."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if not arguments:
        return Options()  # as from the menu of a desktop: the parser would delay the first paint
    from petstore_gui.connection.profile import ProfileName
    from petstore_gui.runtime.arguments import one_of

    parser = argparse.ArgumentParser(
        prog="petstore-gui",
        description="A desktop inventory for pet stores.",
        epilog="petstore-gui serve runs the service alone. petstore-gui list, get, add, import and export work without "
        "a window. Each has its own help: petstore-gui list --help.",
    )
    parser.add_argument("--version", action="version", version=f"petstore-gui {__version__}")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--demo", action="store_true", help="a throw-away store on this computer, with sample animals")
    where.add_argument(
        "--base-url",
        type=_base_url,
        metavar="URL",
        help="this service, with the key in PETSTORE_API_KEY, which is not stored",
    )
    where.add_argument(
        "--profile", type=one_of(ProfileName), metavar="NAME", help=f"open this profile: {', '.join(ProfileName)}"
    )
    parser.set_defaults(request=StartupRequest())
    request = parser.add_mutually_exclusive_group()
    request.add_argument(
        "--add",
        dest="request",
        action="store_const",
        const=StartupRequest(RequestKind.ADD),
        help="begin with the form that adds an animal",
    )
    request.add_argument(
        "--lookup",
        dest="request",
        nargs="?",
        type=_look_up,
        const=StartupRequest(RequestKind.LOOK_UP),
        metavar="ID",
        help="look up this animal at once; without an ID, begin with the look-up",
    )
    request.add_argument(
        "--import",
        dest="request",
        type=_import,
        metavar="FILE",
        help="show what a CSV, XLSX, XLS or ODS file holds, row by row, to add the animals in it",
    )
    request.add_argument(
        "link",
        nargs="?",
        type=_link,
        metavar="petstore:ID",
        help="a link, from a web page or a mail: look up this animal, if the user agrees",
    )
    parser.add_argument(
        "--self-check", action="store_true", help="try the main job on a throw-away store without a screen"
    )
    # The language of the window, for pictures and tests; texts on a terminal are English.
    parser.add_argument("--language", metavar="CODE", help=argparse.SUPPRESS)
    parser.add_argument("--picture", type=Path, metavar="FILE", help="with --self-check: save a picture of the window")
    named = vars(parser.parse_args(arguments))
    if link := named.pop("link"):
        named["request"] = link
    return Options(**named)


def print_line(text: str, *, error: bool = False) -> None:
    """Write a line to the terminal, if there is one; on Windows, a program with a window has none."""
    stream = sys.stderr if error else sys.stdout
    if stream is not None:
        stream.write(text + "\n")
        stream.flush()


def leave_it_to_another(instance: SingleInstance, options: Options) -> int | None:
    """Hand the request over to a window that is already open, and return the exit code; ``None`` without a window.

    0 means that the window runs the request, 1 that it does not.
    """
    service = options.base_url or options.profile
    # An ID or a link for one service must not be looked up in another.
    start = instance.start(StartupRequest() if service else options.request)
    if start is Start.FIRST:
        return None
    if start is Start.HANDED_OVER and not service:
        print_line(_RAISED)
        return 0
    print_line(_NO_ANSWER if start is Start.NO_ANSWER else _NOT_OPENED.format(what=service), error=True)
    return 1


def has_display() -> bool:
    """Whether Qt will find a screen; on Linux, Qt ends the process without one."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    if os.environ.get("WAYLAND_DISPLAY"):
        return True
    host, _, rest = os.environ.get("DISPLAY", "").rpartition(":")
    number = rest.partition(".")[0]
    # A display on this computer has a socket; one on another computer is not checked.
    return number.isdigit() and (host not in {"", "unix"} or Path(f"/tmp/.X11-unix/X{number}").exists())  # noqa: S108


def _base_url(text: str) -> str:
    from petstore_gui.connection.profile import AddressError, parse_address

    try:
        return parse_address(text).base_url
    except AddressError as error:
        from petstore_gui.connection.system_settings import default_system_file, read_policy

        # Before the first paint, the administrator's file is read only for an address that is otherwise refused.
        with suppress(AddressError):
            return parse_address(text, read_policy(default_system_file(os.environ)).insecure_hosts).base_url
        raise argparse.ArgumentTypeError(str(error)) from error


def _look_up(text: str) -> StartupRequest:
    try:
        return StartupRequest(RequestKind.LOOK_UP, parse_pet_id(text))
    except InputError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _import(text: str) -> StartupRequest:
    """Return the request for a file. The window reports a bad one, as it may have been dropped on the icon."""
    if not text:
        raise argparse.ArgumentTypeError("it has no name")
    return StartupRequest(RequestKind.IMPORT, file=str(Path(text).absolute()))


def _link(text: str) -> StartupRequest:
    """Return the request of a link. The window reports a bad one, as a click on a link has no terminal."""
    if not text.lower().startswith("petstore:"):
        sentence = "is neither a link of the form petstore:42 nor a command, which comes first"
        raise argparse.ArgumentTypeError(f"{text[:100]!r} {sentence}: list, get, add, import, export or serve")
    return request_of_link(text)
