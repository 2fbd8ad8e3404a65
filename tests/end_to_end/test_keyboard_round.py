"""Tab comes to every control of a window, in reading order, and comes round; each says what it is and what for."""

from collections.abc import Iterator

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.person import Person, Stop, faults_of, left_out
from tests.support.program import Program, running_program
from tests.support.screen_reader import ScreenReader, reading_aloud

pytestmark = pytest.mark.end_to_end

TITLE = "Pet Store – Demo"
LOOKUP = "Look up an animal"
PROFILE = "Connection"
NAMES = "Category names"
KEYS = "Keys"
EXPORT = "Export"
PALETTE = "Find a command"


@pytest.fixture
def reader(desktop: Desktop) -> Iterator[ScreenReader]:
    with reading_aloud(desktop) as reader:
        yield reader


def names(stops: list[Stop]) -> list[str]:
    """Return what Tab comes to, from the one that is read first."""
    first = min(stops, key=lambda stop: (stop.place.top, stop.place.left))
    start = stops.index(first)
    return [stop.name for stop in (*stops[start:], *stops[:start])]


def begin(program: Program, reader: ScreenReader) -> Person:
    person = Person(program, reader)
    person.hears("221 animals listed")
    person.stands_at("Animals")
    return person


def test_tab_goes_round_the_main_window_in_reading_order(
    desktop: Desktop, user: Environment, reader: ScreenReader
) -> None:
    with running_program(desktop, user, "--demo") as program:
        person = begin(program, reader)
        window = program.window(TITLE)
        stops = person.go_round()
        assert faults_of(stops, window) == []
        assert names(stops) == [
            "Find in the list",
            "All",
            "List",
            "Look up ID…",
            "Refresh",
            "Learn more",
            "Hide this notice",
            "Animals",
            "Name",
            "Category",
            "Status",
            "Add animal",
            "Profile: Demo",
        ]
        # Of buttons that exclude each other one has the tab for all; the arrow keys lead to the others.
        assert left_out(stops, window) == ["Available", "Pending", "Sold", "Overview"]
        person.go_to("All")
        for name in ("Available", "Pending", "Sold"):
            person.press("Right")
            person.stands_at(name)
        person.go_to("Animals")
        person.hears("Pepper")  # the name, not the first cell; Orca reads the row
        program.end()


def test_tab_goes_round_every_other_window_too(desktop: Desktop, user: Environment, reader: ScreenReader) -> None:
    with running_program(desktop, user, "--demo") as program:
        person = begin(program, reader)

        person.press("ctrl+l")
        program.window(LOOKUP)
        person.scan("18")
        person.hears("ID 18")
        check(person, LOOKUP, "Animal ID", "Look up", "Show in list", "Copy ID", "Copy for a reply", "Recent")
        person.press("Escape")
        program.wait_until_closed(LOOKUP)

        person.press("ctrl+comma")
        program.window(PROFILE)
        person.stands_at("Service address")
        check(
            person,
            PROFILE,
            "Profile",
            "Service address",
            "API key",
            "Show the key",
            "Use the key for this session only",
            "Test the connection",
            "Connect",  # in the order of the desktop
            "Cancel",
        )
        person.press("Escape")
        program.wait_until_closed(PROFILE)

        person.choose("a", "g")
        program.window(NAMES)
        person.stands_at(NAMES)  # at the first category that is used
        person.press("Down", "Down")
        person.hears("Fish")
        person.type("Goldfish")
        person.press("Return")
        person.hears("Birds")
        check(person, NAMES, NAMES, "Remove", "File", "Save", "Cancel")
        person.go_to("Save")
        person.press("space")
        program.wait_until_closed(NAMES)

        person.stands_at("Animals")
        person.press("ctrl+e")
        program.window(EXPORT)
        person.stands_at("Shown (221)")
        check(person, EXPORT, "Shown (221)", "Excel workbook", "Save as…", "Cancel")
        person.go_to("Excel workbook")
        person.press("Right")
        person.stands_at("CSV")
        person.press("Escape")
        program.wait_until_closed(EXPORT)

        person.press("F1")
        program.window(KEYS)
        person.stands_at("Animals")  # the first of its two columns
        check(
            person,
            KEYS,
            "Animals",
            "View, Service, Help, In the list, In the form, In the look-up, In the window",
            "Close",
        )
        person.press("Escape")
        program.wait_until_closed(KEYS)

        person.stands_at("Animals")
        person.press("ctrl+k")  # which has one place to be, and one key to leave it
        person.stands_at(PALETTE)
        person.press("Tab", "shift+Tab")
        person.type("names")
        person.hears("Category names…", "1 of ")
        person.press("Escape")
        person.stands_at("Animals")

        person.press("ctrl+b")
        person.stands_at("Available: 100 or more")
        check(
            person,
            TITLE,
            "Find in the list",
            "All",
            "Add",
            "Overview",
            "Look up ID…",
            "Refresh",
            "Show as a table",
            "Learn more",
            "Hide this notice",
            "Available: 100 or more",
            "Pending: 47",
            "Sold: 71",
            "Goldfish (3): Available 25 or more, Pending 10, Sold 12, Not set none listed, 47 or more in all",
            "Profile: Demo",
        )
        person.press("Escape")
        person.stands_at("Animals")
        program.end()


def check(person: Person, title: str, *expected: str) -> None:
    window = person.program.window(title)
    stops = person.go_round()
    assert faults_of(stops, window) == []
    assert names(stops) == list(expected)
    # Of the bars of the chart, and of buttons that exclude each other, one has the tab for all.
    with_arrows = {"Available", "Pending", "Sold", "List", "Selected (1)", "All loaded (221)", "CSV", "JSON"}
    reached_with_arrows = {each for each in left_out(stops, window) if ": Available" in each or each in with_arrows}
    assert set(left_out(stops, window)) == reached_with_arrows
