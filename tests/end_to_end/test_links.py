"""What desktop entries and links start: the form, the look-up, and a link that asks, once, always or not at all."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.end_to_end.test_two_starts import LOOKUP, RAISED, TITLE, outcome, start, wait_for_animals
from tests.support.at_spi import FOCUSED
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S
from tests.support.program import Program, running_program
from tests.support.samples import fill_store

pytestmark = pytest.mark.end_to_end

SWITCH = "Look up from links without asking"
LAST_SAMPLE = "Sir Hiss"
PROFILE = "Connection"


def title(pet_id: int) -> str:
    return f"A link asks to look up the animal with ID {pet_id}."


def raise_window(desktop: Desktop, name: str) -> None:
    command = ["xdotool", "search", "--onlyvisible", "--name", name, "windowactivate"]
    subprocess.run(command, env={**os.environ, **desktop.environment}, check=True)


@contextmanager
def with_animals(desktop: Desktop, user: Environment) -> Iterator[Program]:
    """Run the program on a store with the sample animals."""
    fill_store(Path(user["XDG_DATA_HOME"], "petstore-gui"))
    with running_program(desktop, user, "--profile", "this-computer") as program:
        wait_for_animals(program)
        yield program


def click_link(desktop: Desktop, user: Environment, text: str) -> None:
    """Do what a browser does with a link; the program that is open is raised."""
    assert outcome(start(desktop, user, text)) == (0, f"{RAISED}\n", "")


def remembered(user: Environment) -> object:
    file = Path(user["XDG_DATA_HOME"], "petstore-gui", "window.json")
    return json.loads(file.read_text("utf-8"))["window"].get("look_up_from_links")


def test_a_link_asks_each_time_and_looks_up_once_it_is_allowed(desktop: Desktop, user: Environment) -> None:
    with with_animals(desktop, user) as program:
        click_link(desktop, user, "petstore:150")
        program.window(title(150))
        program.press("Return")  # a habit of the hand declines
        program.wait_until_closed(title(150))
        assert LOOKUP not in program.titles()

        click_link(desktop, user, f"petstore:{2**63 - 1}")
        program.window(title(2**63 - 1))
        click_link(desktop, user, "petstore:150")  # waits behind the question that is there
        assert title(150) not in program.titles()
        program.press("Escape")
        program.wait_until_closed(title(2**63 - 1))
        program.window(title(150))
        program.button("Look up", title(150)).act()
        program.window(LOOKUP)
        program.wait_for_sentence(LAST_SAMPLE, LOOKUP)
        program.press("Escape")
        program.wait_until_closed(LOOKUP)

        click_link(desktop, user, "petstore:150")
        program.window(title(150))
        program.press("Escape")
        program.wait_until_closed(title(150))
        program.end()
    assert remembered(user) is None


def test_what_is_allowed_for_good_lasts_and_can_be_taken_back(desktop: Desktop, user: Environment) -> None:
    with with_animals(desktop, user) as program:
        click_link(desktop, user, "petstore:150")
        program.window(title(150))
        program.button("Always look up", title(150)).act()
        program.wait_for_sentence(LAST_SAMPLE, LOOKUP)
        program.end()
    assert remembered(user) is True
    with running_program(desktop, user, "petstore:150") as program:  # nothing is open: the link starts the program
        program.window(LOOKUP)
        program.wait_for_sentence(LAST_SAMPLE, LOOKUP)
        program.press("Escape")
        program.wait_until_closed(LOOKUP)
        program.press("ctrl+k")
        program.type_into("Find a command", SWITCH)
        program.press("Return")
        click_link(desktop, user, "petstore:150")
        program.window(title(150))
        program.press("Escape")
        program.end()
    assert remembered(user) is False


def test_a_link_that_names_no_animal_is_said_and_the_next_one_asks(desktop: Desktop, user: Environment) -> None:
    with with_animals(desktop, user) as program:
        for text in ("petstore:Rex", "petstore:042", "petstore:" + "9" * 5000, "petstore:<b>42</b>"):
            click_link(desktop, user, text)
        program.wait_for_sentence("It does not name an animal by its ID")
        program.press("Escape")
        program.wait_until_closed("This link cannot be used")
        click_link(desktop, user, "petstore:150")
        program.window(title(150))
        program.press("Escape")
        program.end()


def test_keys_go_on_into_the_dialog_they_are_typed_into(desktop: Desktop, user: Environment) -> None:
    with with_animals(desktop, user) as program, running_program(desktop, user, "--demo") as demo:
        demo.wait_for_sample_animals()
        click_link(desktop, user, "petstore:1")  # brings this one to the front
        program.window(title(1))
        program.press("Escape")
        program.wait_until_closed(title(1))
        program.press("ctrl+comma")
        program.window(PROFILE)
        program.field("Profile", PROFILE).focus()
        program.press("Home", "Tab")
        field = program.field("Service address", PROFILE)
        program.wait_for_focus(field)
        program.press("ctrl+a")
        for number in range(5):
            if number == 3:
                raise_window(desktop, "Pet Store – Demo")
                demo.wait_for(lambda: not field.is_in(FOCUSED), "the other program has the keys")
            click_link(desktop, user, f"petstore:{number}")
            program.wait_for_focus(field)
            desktop.type(f"sign{number}")
        program.wait_for(lambda: field.text == "sign0sign1sign2sign3sign4", "every sign is there")
        assert title(4) not in program.titles()
        program.press("Escape")
        program.wait_until_closed(PROFILE)
        program.window(title(4))
        program.press("Escape")
        program.end()
        demo.end()


@pytest.mark.parametrize("argument", ["petstores:42", "42"])
def test_what_is_no_link_opens_nothing(desktop: Desktop, user: Environment, argument: str) -> None:
    ended = start(desktop, user, argument)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "neither a link of the form petstore:42 nor a command" in ended.stderr


def test_a_link_on_the_first_day_waits_until_there_is_a_service(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "petstore:42") as program:
        program.wait_for_sentence("Welcome to Pet Store")
        program.button("Use the store on this computer").act()
        program.window(title(42))
        program.press("Escape")
        program.end()


def test_a_signal_ends_the_program_while_a_link_asks(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo", "petstore:150") as program:
        program.window(title(150))
        program.process.send_signal(signal.SIGTERM)
        assert program.process.wait(PATIENCE_S) == 0
        assert program.errors() == ""


@pytest.mark.parametrize("argument", ["--add", "--lookup"])
def test_a_desktop_entrys_action_starts_the_program_where_one_can_type(
    desktop: Desktop, user: Environment, argument: str
) -> None:
    with running_program(desktop, user, "--demo", argument) as program:
        program.wait_for_sample_animals()
        if argument == "--add":
            program.type_into("Name", "Bella")
            program.wait_for(lambda: program.field("Name").text == "Bella", "the name is there")
        else:
            program.window(LOOKUP)
            program.type_into("Animal ID", "150", LOOKUP)
            program.press("Return")
            program.wait_for_sentence(LAST_SAMPLE, LOOKUP)
        program.end()


def test_on_the_first_day_the_form_waits_until_there_is_a_service(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--add") as program:
        program.wait_for_sentence("Welcome to Pet Store")
        program.button("Use the store on this computer").act()
        program.window(TITLE)
        program.type_into("Name", "Bella")
        program.end()
