"""The installed program as a process on a desktop, driven from outside: by its keys and its accessibility tree."""

import os
import re
import signal
import subprocess
import sys
import sysconfig
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol, TypeVar

from msgspec import UNSET

from petstore_gui.api.values import LIMIT_MAX
from petstore_gui.connection.demo import sample_animals
from petstore_gui.ui.widgets.message_dialog import ENTER_AFTER_S
from tests.support.at_spi import ACTIVE, BUTTONS, FIELDS, FOCUSED, SHOWING, AtSpiError, Node
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.service import OTHER_PROGRAM

T = TypeVar("T")

_LOOK_AGAIN_S = 0.05  # each look asks the program for hundreds of things, which it answers instead of going on

# What Qt says of the desktop and not of the program: it is asked for an object or a row that has just gone (these tests
# ask, and ask again); or the registry has not said within 100 ms whether a screen reader wants a key, as on a machine
# that does not give it a processor (Qt 6.11: the key goes on all the same; seen with the registry or its bus stopped
# for 300 ms, and never with the program stopped).
_SAID_OF_THE_DESKTOP = (
    "qt.accessibility.atspi: Could not find accessible on path",
    "qt.accessibility.atspi: Invalid index for tableInterface",
    'QSpiApplication::keyEventError  "org.freedesktop.DBus.Error.NoReply"',
    "QSpiApplication::notifyKeyboardListenerCallback with no queued key called",
)
_MARK: Final = re.compile(r", (New since the list before|Not in the list before|(Name|Category|Status): .* to .*)$")


class Process(Protocol):
    """What is asked of a process, by any starter."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int) -> None: ...

    def kill(self) -> None: ...


class Program:
    """One run of the program. What is looked for is waited for; what is said is read from the screen."""

    def __init__(self, process: Process, desktop: Desktop, errors: Path) -> None:
        self.process = process
        self.desktop = desktop
        self.orphans: list[int] = []
        self._errors = errors
        self._has_menus = False
        self._found_root: Node | None = None

    # --- what is there ---

    def window(self, title: str) -> Node:
        """Return the window or dialog with this title, when it is on the screen and takes the keys."""
        window = self._wait_for_value(lambda: self._window(title), f"“{title}” is there")
        self.wait_for(lambda: window.is_in(ACTIVE), f"“{title}” takes the keys")
        return window

    def button(self, name: str, inside: str = "") -> Node:
        return self._found(BUTTONS, name, inside)

    def field(self, name: str, inside: str = "") -> Node:
        return self._found(FIELDS, name, inside)

    def has_focus(self, *names: str, inside: str = "") -> bool:
        """Whether one of the fields with these names has the focus; some may not be there."""
        fields = (node for role, node in self._on_screen(inside) if role in FIELDS)
        return any(node.is_in(FOCUSED) and {node.name, _label(node)} & {*names} for node in fields)

    def part(self, name: str) -> Node:
        """Return the element of any kind that has this name."""
        return self._wait_for_value(
            lambda: next((node for _role, node in self._on_screen() if node.name == name), None), f"“{name}” is there"
        )

    def menu(self) -> Node:
        """Return the menu that is open."""
        return self._wait_for_value(
            lambda: next((node for role, node in self._on_screen() if role == "popup menu"), None), "a menu is open"
        )

    def table(self) -> Node:
        return self._found({"table"}, "Animals")

    def rows(self) -> list[tuple[str, ...]]:
        """Return what the table says of animals, row by row: ID, name, category and status."""
        return [_cells(row) for row in self.spoken_rows() if row[0]]

    def pending_rows(self) -> list[tuple[str, ...]]:
        """Return the rows of adds that are not settled, which have no ID: name as spoken, category and state."""
        table = self.table()
        return [table.row(number)[1:] for number, pet_id in enumerate(table.column(0)) if not pet_id]

    def spoken_rows(self) -> list[tuple[str, ...]]:
        """Return the cells as Orca reads them, one after the other: ID, name with its mark, category, status."""
        table = self.table()
        return [table.row(number) for number in range(table.row_count)]

    def titles(self) -> list[str]:
        """Return the titles of all windows, the first one first."""
        return [window.name for window in self._root().children() if window.is_in(SHOWING)]

    def sentences(self, inside: str = "") -> list[str]:
        """Return everything that labels say, in one window or in all of them."""
        return [name for role, node in self._on_screen(inside) if role == "label" and (name := node.name)]

    def nameless(self, roles: Collection[str]) -> list[str]:
        """Return the roles of what has neither a name nor a label, of all that is on the screen."""
        return [role for role, node in self._on_screen() if role in roles and not (node.name or _label(node))]

    def service_processes(self) -> list[int]:
        """Return the processes that the program has started."""
        return [pid for pid in _processes() if _parent(pid) == self.process.pid]

    # --- waiting ---

    def worked_s(self) -> float:
        """Return the processor time of the window's own process."""
        return sum(map(int, _stat(self.process.pid)[11:13])) / os.sysconf("SC_CLK_TCK")

    def wait_for(self, condition: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> None:
        """Return as soon as ``condition`` holds; objects may come and go meanwhile, the program may not."""

        def holds() -> bool:
            try:
                return condition()
            except AtSpiError:
                assert self.process.poll() is None, f"the program has ended with {self.process.poll()} before: {what}"
                return False

        wait_until(holds, what, patience_s, _LOOK_AGAIN_S)

    def wait_for_rows(self, count: int) -> None:
        """Wait for so many animals, and for no add that is not settled."""

        def are_there() -> bool:
            table = self.table()
            return table.row_count == count and (not count or table.row(0)[0] != "")

        self.wait_for(are_there, f"{count} rows, not {self.table().row_count}")

    def wait_for_sample_animals(self) -> None:
        """Wait until all that the service lists of the sample animals is there."""
        self.wait_for_rows(listed_samples())

    def wait_for_sentence(self, part: str, inside: str = "") -> str:
        """Return the sentence with ``part`` in it."""

        def said() -> str | None:
            return next((sentence for sentence in self.sentences(inside) if part in sentence), None)

        return self._wait_for_value(said, f"“{part}” is said")

    def wait_for_focus(self, node: Node) -> None:
        self.wait_for(lambda: node.is_in(FOCUSED), "the focus is there")

    def wait_until_closed(self, title: str) -> None:
        self.wait_for(lambda: title not in self.titles(), f"“{title}” is closed")

    # --- what a person does ---

    def press(self, *keys: str, pace_ms: int = 5) -> None:
        """Press keys, as soon as one of the program's windows takes them and the menus have their keys."""
        self.wait_for(lambda: any(node.is_in(ACTIVE) for node in self._root().children()), "a window takes the keys")
        if not self._has_menus:
            self.wait_for(self._menus_are_there, "the menus are there")
            self._has_menus = True
        self.desktop.press(*keys, pace_ms=pace_ms)

    def answer(self, *keys: str) -> None:
        """Press keys in an automatic dialog, as one who has read it: its first moment takes no answer."""
        time.sleep(ENTER_AFTER_S)
        self.press(*keys)

    def type_into(self, name: str, text: str, inside: str = "") -> None:
        """Type into the field that must have the focus by itself by now."""
        self.wait_for_focus(self.field(name, inside))
        self.desktop.type(text)

    def add(self, name: str, *more: str, category: int) -> None:
        """Type animals into the form and press Enter after each; the form keeps the category of the first."""
        self.press("ctrl+n")
        self.type_into("Name", name)
        self.press("Tab")
        self.type_into("Category", str(category))
        self.press("Return")
        for each in more:
            self.type_into("Name", each)
            self.press("Return")

    def end(self) -> None:
        """Close the window with the keyboard; the end must be an orderly and a silent one."""
        self.press("ctrl+q")
        assert self.process.wait(PATIENCE_S) == 0
        assert self.errors() == ""

    def kill(self) -> None:
        """End the process without a warning."""
        self.orphans += self.service_processes()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE_S)

    # --- for the reader of a failure ---

    def errors(self) -> str:
        """Return what was written to standard error so far, without what is said of the desktop."""
        lines = self._errors.read_text("utf-8", "replace").splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith(_SAID_OF_THE_DESKTOP))

    def was_read_too_late(self) -> bool:
        """Whether a key was not offered to the screen reader in time, so that it may have said something else."""
        return "QSpiApplication::keyEventError" in self._errors.read_text("utf-8", "replace")

    def report(self) -> str:
        """Return what the screen and the process say; a picture is saved beside the errors."""
        picture = self._errors.with_suffix(".png")
        self.desktop.take_picture(picture)
        lines = [f"picture: {picture}", f"the keys go to: {self.desktop.title()}"]
        lines += [f"exit code: {self.process.poll()}", f"errors: {self.errors()}"]
        try:
            lines += [f"{role:12} {node.name}{', focused' * node.is_in(FOCUSED)}" for role, node in self._on_screen()]
        except AtSpiError as error:
            lines.append(f"accessibility: {error}")
        return "\n".join(lines)

    # --- how ---

    def _menus_are_there(self) -> bool:
        bars = [part for window in self._root().children() for part in window.children() if part.role == "menu bar"]
        return any(menu.children() for bar in bars for title in bar.children() for menu in title.children())

    def _on_screen(self, inside: str = "") -> Iterator[tuple[str, Node]]:
        root = self._window(inside) if inside else self._root()
        if root is None:
            raise AtSpiError(f"there is no window “{inside}”")
        yield from root.on_screen()

    def _window(self, title: str) -> Node | None:
        windows = self._root().children()
        return next((each for each in windows if each.name == title and each.is_in(SHOWING)), None)

    def _root(self) -> Node:
        if self._found_root is None:
            self._found_root = self.desktop.tree.applications().get(self.process.pid)
        if self._found_root is None:
            raise AtSpiError("the program is not in the tree")
        return self._found_root

    def _found(self, roles: Collection[str], name: str, inside: str = "") -> Node:
        def found() -> Node | None:
            candidates = (node for role, node in self._on_screen(inside) if role in roles)
            return next((node for node in candidates if name in {node.name, _label(node)}), None)

        return self._wait_for_value(found, f"“{name}” is there")

    def _wait_for_value(self, look: Callable[[], T | None], what: str) -> T:
        values: list[T] = []

        def is_there() -> bool:
            value = look()
            if value is not None:
                values.append(value)
            return value is not None

        self.wait_for(is_there, what)
        return values[0]


def _cells(spoken: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cells of a row as they are seen, without what the name says of a change."""
    pet_id, name, category, status = spoken
    assert category.startswith("category "), f"it is not said what “{category}” is"
    return pet_id, _MARK.sub("", name), category.removeprefix("category "), status


def _label(node: Node) -> str:
    return node.label if node.role == "combo box" else ""


def installed(name: str) -> str:
    """Return the path of the program that the tests start: that of the package, beside the Python that runs them.

    Where PETSTORE_GUI_PROGRAM names another one, such as the bundle's, it is that.
    """
    suffix = ".exe" if sys.platform == "win32" else ""
    place = Path(os.environ.get(OTHER_PROGRAM) or Path(sysconfig.get_path("scripts"), f"{name}{suffix}"))
    assert place.exists(), f"{place} is not there: the program is not installed. `make test` installs it."
    return str(place)


@contextmanager
def running_program(
    desktop: Desktop, environment: Mapping[str, str], *arguments: str, before: Sequence[str] = ()
) -> Iterator[Program]:
    """Run ``petstore-gui`` as the user of ``environment``; ``before`` is a command that runs it.

    A program that still runs at the end of the block is killed. A failure inside is told with what the screen says.
    """
    home = Path(environment["HOME"])
    errors = home / f"errors-{len(list(home.glob('errors-*.txt'))) + 1}.txt"
    with errors.open("wb") as written:
        process = subprocess.Popen(
            [*before, installed("petstore-gui"), *arguments],
            env={**environment, **desktop.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=written,
        )
    with watched(Program(process, desktop, errors)) as program:
        yield program


@contextmanager
def watched(program: Program) -> Iterator[Program]:
    """Kill ``program`` at the end if it runs still, and say after a failure what the screen said."""
    try:
        yield program
    except BaseException as error:
        error.add_note(program.report())
        raise
    finally:
        program.process.kill()  # does nothing to a process that has ended
        program.process.wait()
        for pid in program.orphans:  # they should have ended, too
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """Whether the process is there and is more than an entry that its parent has not collected yet."""
    return _stat(pid)[:1] not in ([], ["Z"])


def _processes() -> list[int]:
    return [int(place.name) for place in Path("/proc").iterdir() if place.name.isdigit()]


def _parent(pid: int) -> int | None:
    fields = _stat(pid)
    return int(fields[1]) if fields else None


def _stat(pid: int) -> list[str]:
    """Return what the system tells of a process, from its state on; nothing when it is gone."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []


def listed_samples() -> int:
    """Return how many of the sample animals can be listed: 100 of a status, and who has none among the newest 100."""
    animals = sample_animals()
    statuses = Counter(animal.status for animal in animals if animal.status is not UNSET)
    without = sum(animal.status is UNSET for animal in animals[-LIMIT_MAX:])
    return sum(min(count, LIMIT_MAX) for count in statuses.values()) + without


def let_undo_take(environment: Mapping[str, str], seconds: int) -> None:
    """Let added animals be taken back for so many seconds, in the program that starts next."""
    window = Path(environment["XDG_DATA_HOME"], "petstore-gui", "window.json")
    window.write_text(f'{{"version": 1, "window": {{"undo_time_s": {seconds}}}, "places": {{}}}}', "utf-8")
