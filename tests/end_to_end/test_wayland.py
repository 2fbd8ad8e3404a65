"""The window on Wayland, driven by the keyboard, with its accessibility tree read from outside."""

import csv
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from petstore_gui.ui.theme.tokens import DARK, LIGHT, Tokens
from tests.end_to_end.conftest import Environment, LogIn
from tests.end_to_end.test_interrupted_add import kept
from tests.end_to_end.test_two_starts import RAISED, outcome, start
from tests.support.activation_token import activation_token
from tests.support.desktop import Desktop, process, running_desktop
from tests.support.drag_source import TITLE as DRAG_SOURCE
from tests.support.ink import changed_place, covers_most, is_doubled
from tests.support.patience import wait_until
from tests.support.place import Place
from tests.support.portal import file_dialogs, has_portal, switched_on
from tests.support.program import Program, running_program
from tests.support.raw_server import RawServer, answer, once, silent
from tests.support.service import ROOT
from tests.support.wayland import SwayDesktop, sway, wayland

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(
        shutil.which("weston") is None or shutil.which("wl-copy") is None,
        reason="there is no Weston, or no wl-clipboard: make test installs them",
    ),
]

TITLE = "Pet Store – This computer"
LOOKUP = "Look up an animal"
WAITS = "1 animal is still waiting"
LOCAL = ("--profile", "this-computer")
DEMO = "Pet Store – Demo"

needs_sway = pytest.mark.skipif(shutil.which("sway") is None, reason="there is no Sway: make test installs it")


@pytest.fixture(scope="module")
def screen(desktop: Desktop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    with wayland(desktop, tmp_path_factory.mktemp("wayland")) as found:
        yield found


def both(one: Place, other: Place) -> Place:
    """Return the smallest place that holds both."""
    left, top = min(one.left, other.left), min(one.top, other.top)
    return Place(left, top, max(one.right, other.right) - left, max(one.bottom, other.bottom) - top)


def changes(screen: Desktop, before: Path, after: Path) -> Callable[[], Place]:
    """Return what takes the picture ``after``, and returns where it differs from ``before``."""

    def change() -> Place:
        screen.take_picture(after)
        return changed_place(before, after)

    return change


def test_a_first_start_leads_to_the_first_animals_and_a_look_up(screen: Desktop, user: Environment) -> None:
    with running_program(screen, user) as program:
        program.button("Use the store on this computer").act()
        program.window(TITLE)
        program.wait_for_sentence("There are no animals here yet.")
        program.add("Bella", "Rex", category=1)
        program.wait_for_rows(2)
        assert [row[1] for row in program.rows()] == ["Rex", "Bella"]
        program.press("ctrl+l")
        program.window(LOOKUP)
        program.type_into("Animal ID", "1", LOOKUP)
        program.press("Return")
        program.wait_for_sentence("Bella", LOOKUP)
        program.press("Escape")
        program.wait_until_closed(LOOKUP)
        program.window(TITLE)
        program.end()


def test_a_menu_and_the_categories_open_where_they_belong(screen: Desktop, user: Environment, tmp_path: Path) -> None:
    before, after = tmp_path / "before.png", tmp_path / "after.png"
    change = changes(screen, before, after)
    with running_program(screen, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.press("ctrl+f")
        program.wait_for_focus(program.field("Find in the list"))  # the menu covers it: nothing else changes
        screen.take_picture(before)
        with screen.holding("alt+a"):
            menu, title = program.menu().place, program.menu().parent.place
            assert (menu.left, menu.top) == (title.left, title.bottom)
            opened = both(title, menu)
            wait_until(lambda: change()[2:] == opened[2:], "the menu is shown")
        # A program on Wayland does not know where its window is: the picture says it.
        left, top = change().left - opened.left, change().top - opened.top
        program.press("Escape", "Escape")

        program.press("ctrl+n", "Tab")
        category = program.field("Category")
        program.wait_for_focus(category)
        field = category.place
        screen.take_picture(before)
        with screen.holding("c"):
            wait_until(lambda: change().height > field.height, "the categories are shown")
        shown = change()
        assert (shown.left - left, shown.width) == (field.left, field.width)
        assert field.top < shown.top - top < field.bottom
        program.press("Escape")
        program.end()


def import_and_export(program: Program, choose: Callable[[str, Path], None], folder: Path) -> None:
    """Add the animals of a file and export them; ``choose`` takes a file in the dialog of that title."""
    imported, exported = folder / "in.csv", folder / "out.csv"
    imported.write_text("Name,Category,Status\nBella,1,available\nRex,2,sold\n", "utf-8")
    program.wait_for_sentence("There are no animals here yet.")
    program.press("ctrl+i")
    choose("Import animals", imported)
    program.window("Import in.csv")
    program.button("Add 2 animals", "Import in.csv").act()
    program.wait_for_rows(2)
    program.press("Escape")
    program.wait_until_closed("Import in.csv")
    program.press("ctrl+e")
    program.window("Export")
    program.press("Return")
    choose("Save as", exported)
    program.wait_for_sentence(" exported to out.csv")
    program.end()
    with exported.open(encoding="utf-8-sig", newline="") as lines:
        assert [row[1] for row in csv.reader(lines)] == ["Name", "Rex", "Bella"]


def test_a_file_is_imported_and_the_list_exported(screen: Desktop, user: Environment) -> None:
    documents = Path(user["HOME"], "Documents")  # where the dialogs open
    documents.mkdir()
    with running_program(screen, user, *LOCAL) as program:

        def choose(title: str, file: Path) -> None:
            program.window(title)
            program.press("ctrl+a")
            # Not the whole path: on a slow machine, Qt's dialog goes to its folder only, and has no name then.
            screen.type(file.name)
            program.press("Return")

        import_and_export(program, choose, documents)


@pytest.mark.skipif(not has_portal(), reason="there is no xdg-desktop-portal-gtk: make test installs it")
def test_the_portal_s_dialogs_choose_the_files(screen: Desktop, log_in: LogIn, tmp_path: Path) -> None:
    with (
        file_dialogs(log_in("empty"), screen) as (environment, dialogs),
        running_program(screen, environment, *LOCAL) as program,
    ):
        import_and_export(program, dialogs.choose, tmp_path)


def test_what_was_typed_outlives_a_killed_window(screen: Desktop, user: Environment) -> None:
    with running_program(screen, user, *LOCAL) as program:
        program.wait_for_sentence("There are no animals here yet.")
        program.press("ctrl+n")
        program.type_into("Name", "Rex")
        program.press("Tab")
        program.type_into("Category", "3")
        draft = {"name": "Rex", "category": "3", "status": 0, "earlier": []}
        journal = Path(user["XDG_DATA_HOME"], "petstore-gui", "journal.sqlite3")
        wait_until(
            lambda: [json.loads(str(text)) for (text,) in kept(journal, "SELECT text FROM notes")] == [draft],
            "the last letter is on the disk",
        )
        program.kill()
    with running_program(screen, user) as program:
        program.window(TITLE)
        program.wait_for(lambda: program.field("Name").text == "Rex", "the name is there")
        program.press("ctrl+n", "Return")
        program.wait_for_rows(1)
        assert [row[1:3] for row in program.rows()] == [("Rex", "3")]
        program.end()


def test_quitting_asks_about_what_waits(screen: Desktop, user: Environment) -> None:
    with (
        RawServer(once(answer(b"[]")), silent) as server,
        running_program(screen, {**user, "PETSTORE_API_KEY": "any-key"}, "--base-url", server.url) as program,
    ):
        program.wait_for_sentence("There are no animals here yet.")
        program.add("Bella", category=1)
        server.wait_for_a_request()
        server.wait_for_a_request()
        program.press("ctrl+q")
        program.window(WAITS)
        program.press("Return")  # a habit of the hand ends nothing
        program.wait_until_closed(WAITS)
        assert program.pending_rows() != []
        program.end()


def test_dark_and_light_are_followed_as_the_portal_says(screen: Desktop, log_in: LogIn, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"

    def shows(tokens: Tokens) -> bool:
        screen.take_picture(picture)
        return covers_most(picture, tokens.surface)

    with (
        switched_on(log_in("empty"), "color-scheme") as environment,
        running_program(screen, environment, "--demo") as program,
    ):
        program.wait_for_sample_animals()
        wait_until(lambda: shows(DARK), "it is dark")
        os.kill(int(environment["PORTAL"]), signal.SIGUSR1)
        wait_until(lambda: shows(LIGHT), "it is light")
        os.kill(int(environment["PORTAL"]), signal.SIGUSR1)
        wait_until(lambda: shows(DARK), "it is dark again")
        program.end()


def test_at_scale_2_all_pixels_are_used(user: Environment, tmp_path: Path) -> None:
    before, after, desktop_folder, folder = (
        tmp_path / name for name in ("before.png", "after.png", "desktop", "wayland")
    )
    desktop_folder.mkdir()
    folder.mkdir()
    with (
        running_desktop(desktop_folder, "2560x1600") as desktop,
        wayland(desktop, folder, scale=2) as screen,
        running_program(screen, user, "--demo") as program,
    ):
        change = changes(screen, before, after)
        program.wait_for_sample_animals()
        name, category = program.field("Name").place, program.field("Category").place
        program.press("ctrl+n")
        program.wait_for_focus(program.field("Name"))
        screen.take_picture(before)
        program.press("Tab")
        fields = both(name, category)
        wait_until(lambda: change()[2:] == (2 * fields.width, 2 * fields.height), "the frame of the focus has moved")
        assert not is_doubled(after, change())
        program.end()


@pytest.fixture
def tabs(desktop: Desktop) -> Iterator[SwayDesktop]:
    with sway(desktop, "tabbed") as found:
        yield found


@pytest.fixture
def tiles(desktop: Desktop) -> Iterator[SwayDesktop]:
    with sway(desktop, "default") as found:
        yield found


# Not on Weston, whose clipboard is only for the window with the keys: wl-copy and wl-paste open one for a moment. Where
# the keys leave our window and come back twice before Qt 6.11 looks, it takes them for gone until they leave again.
@needs_sway
def test_rows_are_copied_for_other_programs_and_their_text_is_pasted(tiles: SwayDesktop, user: Environment) -> None:
    with running_program(tiles, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.press("ctrl+a", "ctrl+c")
        program.wait_for_sentence("221 animals copied")
        text, html = tiles.clipboard()
        titles, *lines = text.splitlines()
        assert titles == "ID\tName\tCategory\tStatus"
        assert [line.split("\t") for line in lines] == [list(row) for row in program.rows()]
        assert html.count("<tr") == 222
        with tiles.copying("Zoë"):
            program.press("ctrl+n", "ctrl+v")
            program.wait_for(lambda: program.field("Name").text == "Zoë", "it is pasted")
        program.end()


def launched(screen: Desktop, user: Environment) -> Environment:
    """Return the environment that a launcher gives to a program that it starts."""
    return {**user, "XDG_ACTIVATION_TOKEN": activation_token(Path(screen.environment["WAYLAND_DISPLAY"]))}


@needs_sway
def test_a_second_start_brings_the_window_to_the_front_and_looks_up(tabs: SwayDesktop, user: Environment) -> None:
    with running_program(tabs, user, *LOCAL) as program:
        program.wait_for_sentence("There are no animals here yet.")
        program.add("Bella", category=1)
        program.wait_for_rows(1)
        with running_program(tabs, user, "--demo") as demo:  # a store of its own, and so a window of its own
            demo.window(DEMO)
            assert tabs.titles_in_sight() == [DEMO]
            assert outcome(start(tabs, launched(tabs, user))) == (0, f"{RAISED}\n", "")
            program.window(TITLE)
            assert tabs.titles_in_sight() == [TITLE]
            tabs.bring_to_front(DEMO)
            demo.window(DEMO)
            assert outcome(start(tabs, launched(tabs, user), "--lookup", "1")) == (0, f"{RAISED}\n", "")
            program.window(LOOKUP)
            program.wait_for_sentence("Bella", LOOKUP)
            assert DEMO not in tabs.titles_in_sight()
            program.press("Escape")
            program.wait_until_closed(LOOKUP)
            program.end()
            demo.end()


@needs_sway
def test_a_file_is_dropped_onto_the_window_and_imported(tiles: SwayDesktop, user: Environment, tmp_path: Path) -> None:
    file = tmp_path / "in.csv"
    file.write_text("Name,Category,Status\nBella,1,available\nRex,2,sold\n", "utf-8")
    files = [sys.executable, "-m", "tests.support.drag_source", str(file)]
    surroundings = {**os.environ, **user, **tiles.environment, "PYTHONPATH": str(ROOT)}
    # The window, which draws slowly, opens long before the drag: while a window still comes to its place, Sway 1.7
    # takes a press on it for a drag of the place itself, and crashes when that drag ends (swaywm/sway#7461).
    with process(files, surroundings):
        wait_until(lambda: DRAG_SOURCE in tiles.titles_in_sight(), "there is something to drag")
        with running_program(tiles, user, *LOCAL) as program:
            program.wait_for_sentence("There are no animals here yet.")
            wait_until(lambda: set(tiles.titles_in_sight()) == {TITLE, DRAG_SOURCE}, "the windows lie side by side")
            tiles.drag(tiles.place_of(DRAG_SOURCE), tiles.place_of(TITLE))
            program.window("Import in.csv")
            program.button("Add 2 animals", "Import in.csv").act()
            program.wait_for_rows(2)
            assert [row[1] for row in program.rows()] == ["Rex", "Bella"]
            program.press("Escape")
            program.wait_until_closed("Import in.csv")
            program.end()
