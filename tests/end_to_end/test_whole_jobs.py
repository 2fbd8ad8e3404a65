"""Each person's whole job on the real program: by keyboard, and by what a screen reader says, alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins

from petstore_gui.connection.demo import sample_animals
from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.person import Person
from tests.support.program import running_program
from tests.support.screen_reader import ScreenReader, reading_aloud
from tests.support.service import RunningService, running_service

pytestmark = pytest.mark.end_to_end

NAMES = "Category names"
LOOKUP = "Look up an animal"
KEYS = "Keys"
EVERY_S = 30  # the shortest that can be chosen, give or take a tenth
TIME = r"As of \d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d\b.*"  # in the locale C


@pytest.fixture
def reader(desktop: Desktop) -> Iterator[ScreenReader]:
    with reading_aloud(desktop) as reader:
        yield reader


@pytest.fixture
def filled_service(tmp_path: Path) -> Iterator[RunningService]:
    """Run a service that others use, too; it has the sample animals."""
    with running_service(tmp_path / "animals.sqlite3") as service, service.client() as client:
        for animal in sample_animals():
            client.post("pets", json=to_builtins(animal)).raise_for_status()
        yield service


def test_a_store_employee_names_categories_adds_animals_and_finds_one_again(  # noqa: PLR0915  a whole day
    desktop: Desktop, user: Environment, reader: ScreenReader
) -> None:
    with running_program(desktop, user) as program:
        person = Person(program, reader)
        person.stands_at("Use the store on this computer")
        person.press("space")
        person.hears("0 animals")
        person.stands_at("Name")  # a store without animals waits for one

        person.choose("a", "g")  # Animals, Category names…
        program.window(NAMES)
        person.stands_at(NAMES)
        for number, name in (("3", "Dogs"), ("4", "Cats")):
            person.type(number)
            person.press("Return")
            person.stands_at(f"Name of category {number}")
            person.type(name)
            person.press("Return")
            person.hears("New category ID")
        person.go_to("Save")
        person.press("space")
        program.wait_until_closed(NAMES)
        person.stands_at("Name")

        person.press("ctrl+n")
        person.type_into("Name", "Rex")
        person.press("Tab")
        person.type_into("Category", "do")
        person.hears("Dogs (3)")
        person.press("Return")  # takes what is offered, and adds nothing
        program.wait_for(lambda: program.field("Category").text == "Dogs (3)", "the offer is taken")
        person.press("Return")
        person.hears("Rex, available, was added, ID 1.")
        person.type_into("Name", "Bella")
        person.press("Return")
        person.hears("Bella, available, was added, ID 2.")
        person.type_into("Name", "Milo")
        person.press("Tab")
        person.type_into("Category", "c")
        person.hears("Cats (4)")
        person.press("Down")
        person.hears("Cats (4)", "list item")
        person.press("Return", "Return")
        person.hears("Milo, available, was added, ID 3.")
        person.type_into("Name", "Nala")
        person.press("Return")
        person.hears("Nala, available, was added, ID 4.")
        person.type_into("Name", "Luna")
        person.press("Tab", "Tab")
        person.stands_at("Status")
        person.press("p", "Return")  # the P of “Pending”
        person.hears("Luna, pending, was added, ID 5.")

        person.type("x")
        person.press("BackSpace", "Return")
        person.hears("Give the animal a name.")
        person.type_into("Name", "Bruno")
        person.press("Tab")
        person.type_into("Category", "9x")
        person.press("Return")
        person.hears("Give a number, or the name of a category.")
        assert "name of a category" in person.stands_at("Category").description
        assert program.table().row_count == 5
        person.press("ctrl+a")
        person.type("3")
        person.press("Return")
        person.hears("Bruno, pending, was added, ID 6.")
        assert sorted(program.spoken_rows()) == [
            ("1", "Rex", "category Dogs (3)", "Available"),
            ("2", "Bella", "category Dogs (3)", "Available"),
            ("3", "Milo", "category Cats (4)", "Available"),
            ("4", "Nala", "category Cats (4)", "Available"),
            ("5", "Luna", "category Cats (4)", "Pending"),
            ("6", "Bruno", "category Dogs (3)", "Pending"),
        ]

        person.press("ctrl+f")
        person.type_into("Find in the list", "bell")
        person.hears("1 of 6")
        person.press("Return")
        person.hears("Bella")
        person.press("ctrl+shift+r")
        person.hears("1 animal copied")
        reply = rf"Bella, ID 2, available, category Dogs \(3\)\. {TIME}, when it was added"
        assert re.fullmatch(reply, desktop.clipboard()[0])
        person.press("ctrl+f")
        person.stands_at("Find in the list")
        person.press("Escape")
        person.stands_at("Animals")
        program.wait_for_rows(6)
        program.end()


def test_a_manager_learns_what_is_available_and_what_others_have_changed(
    desktop: Desktop, user: Environment, reader: ScreenReader, filled_service: RunningService
) -> None:
    environment = {**user, "PETSTORE_API_KEY": filled_service.key}
    with running_program(desktop, environment, "--base-url", filled_service.base_url) as program:
        person = Person(program, reader)
        person.hears("221 animals listed, there may be more")
        counts = {name: program.button(name).description for name in ("All", "Available", "Pending", "Sold")}
        assert counts == {
            "All": "221 or more",
            "Available": "100 or more",
            "Pending": "47 animals",
            "Sold": "71 animals",
        }
        person.press("ctrl+2")
        person.hears("Available: 100 animals listed, there may be more")

        person.press("ctrl+b")
        person.hears("Available: 100 or more")
        picture = program.part("Animals by category and status")
        assert picture.description.startswith("221+ animals in all, updated ")
        sentences = [node.name for role, node in picture.on_screen() if role == "push button"]
        assert sentences[:4] == ["Available: 100 or more", "Pending: 47", "Sold: 71", "Not set: 3 or more"]
        person.go_to("Show as a table", key="shift+Tab")
        person.press("space")
        table = person.go_to("Animals by category and status")
        assert [*table.row(0)[:5]] == ["All categories", *sentences[:4]]
        assert [table.row(number)[0] for number in range(1, table.row_count)] == [
            each.partition(":")[0] for each in sentences[4:]
        ]
        person.go_to("Show as a chart", key="shift+Tab")
        person.press("space")
        person.go_to("Available: 100 or more")
        person.press("Down")
        most = person.hears("3: Available 25 or more")
        assert most.startswith(sentences[4])
        person.press("Right")
        person.hears("3, Available: 25 or more")
        person.press("Return")
        person.hears("Only category 3")
        person.stands_at("Animals")
        program.wait_for_rows(25)
        assert {row[2:] for row in program.spoken_rows()} == {("category 3", "Available")}
        person.press("ctrl+a")
        person.hears("25 rows selected")
        person.press("ctrl+c")
        person.hears("25 animals copied")
        text, html = desktop.clipboard()
        titles, *lines = text.splitlines()
        assert titles == "ID\tName\tCategory\tStatus"
        assert [line.split("\t") for line in lines] == [list(row) for row in program.rows()]
        assert html.count("<tr") == 26

        for state in ("off", "on"):
            person.press("ctrl+k")
            person.type_into("Find a command", f"every {EVERY_S}")
            person.hears(f"Every {EVERY_S} seconds, {state}", "Auto-refresh", "1 of 1")
            person.press("Return" if state == "off" else "Escape")
            person.stands_at("Animals")
        with filled_service.client() as client:
            animal = {"name": "Zorro", "categoryId": 3, "status": "available"}
            client.post("pets", json=animal).raise_for_status()
        person.hears("Zorro (ID 241) is now listed", patience_s=2 * EVERY_S)
        zorro = next(row for row in program.spoken_rows() if row[0] == "241")
        assert zorro[1] == "Zorro, Not in the list before"
        program.end()


def test_support_staff_answer_one_id_after_the_other(desktop: Desktop, user: Environment, reader: ScreenReader) -> None:
    with running_program(desktop, user, "--demo") as program:
        person = Person(program, reader)
        person.hears("221 animals listed")
        person.stands_at("Animals")
        person.press("Down")
        person.hears("Marlin")  # and Orca the other cells of its row
        person.press("ctrl+l")
        program.window(LOOKUP)
        person.stands_at("Animal ID")

        person.scan("#18")
        person.hears("Señor Zoë d'Artagnan, not set, category Cats (2), ID 18")
        card = program.sentences(LOOKUP)
        assert {"Señor Zoë d'Artagnan", "18", "Cats (2)"} <= set(card)
        assert any(re.match(TIME, sentence) for sentence in card)
        person.scan("999")
        program.window("No animal found with ID 999")  # a screen reader reads it when it opens
        person.stands_at("Close")
        person.scan("150")  # into the box
        person.hears("Sir Hiss, pending, category Reptiles (5), ID 150")
        person.stands_at("Animal ID")

        person.press("Up", "Up")
        line = program.field("Animal ID", LOOKUP)
        program.wait_for(lambda: line.text == "18", "the history is gone through")
        person.press("Return")
        person.hears("Señor Zoë d'Artagnan", "ID 18")
        person.go_to("Copy for a reply")
        person.press("space")
        person.hears("Copied")
        reply = rf"Señor Zoë d'Artagnan, ID 18, not set, category Cats \(2\)\. {TIME}"
        assert re.fullmatch(reply, desktop.clipboard()[0])

        person.press("Escape")
        program.wait_until_closed(LOOKUP)
        person.stands_at("Animals")
        person.press("F1")
        program.window(KEYS)
        person.stands_at("Animals")  # the keys of that menu
        person.hears("Add animal, Ctrl+N, Animals")
        person.hears_while_pressing("Down", "Look up ID…, Ctrl+L")
        person.press("Escape")
        program.wait_until_closed(KEYS)
        person.stands_at("Animals")
        program.end()
