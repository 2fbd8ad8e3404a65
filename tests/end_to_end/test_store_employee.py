"""The store employee: adds animals by keyboard alone on "This computer", and finds them there tomorrow."""

import stat
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.at_spi import FOCUSED
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S
from tests.support.program import Program, running_program

pytestmark = pytest.mark.end_to_end

BIG = "9007199254740993"  # the first whole number that a double cannot hold
TITLE = "Pet Store – This computer"
REFUSED = "The service refused this animal"
BELLA, REX = ("1", "Bella", BIG, "Available"), ("2", "Rex", BIG, "Available")


def add_two_animals(program: Program) -> None:
    """Type two animals in a row, as a clerk does who looks at a list and not at the screen."""
    program.window(TITLE)
    program.wait_for_sentence("There are no animals here yet.")
    program.press("ctrl+n")
    program.type_into("Name", "Bella")
    program.press("Tab")
    program.type_into("Category", BIG)
    program.press("Return")
    program.desktop.type("Rex")  # without a look at what has become of the first
    program.press("Return")
    program.wait_for_rows(2)
    program.wait_for(lambda: program.field("Name").is_in(FOCUSED), "the focus is back in the name")
    assert (program.field("Name").text, program.field("Category").text) == ("", BIG)


def check_all_is_for_this_user_only(user: Environment) -> None:
    folders = [Path(user[name], "petstore-gui") for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")]
    assert {stat.S_IMODE(folder.stat().st_mode) for folder in folders} == {0o700}
    files = [file for folder in folders for file in folder.rglob("*")]
    assert {"animals.sqlite3", "settings.json"} <= {file.name for file in files}
    assert [file.name for file in files if file.is_file() and stat.S_IMODE(file.stat().st_mode) & 0o077] == []


def test_animals_typed_in_a_row_are_there_tomorrow(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.window(TITLE)
        program.button("Import a spreadsheet…")
        program.button("Try it with sample animals")
        add_two_animals(program)
        assert sorted(program.rows()) == [BELLA, REX]
        check_all_is_for_this_user_only(user)
        program.end()
    with running_program(desktop, user) as program:  # it opens by itself what was open last
        program.window(TITLE)
        program.wait_for_rows(2)
        assert sorted(program.rows()) == [BELLA, REX]
        program.press("alt+F4")  # the window manager's way to close a window
        assert program.process.wait(PATIENCE_S) == 0
        assert program.errors() == ""


def test_what_the_service_refuses_is_said_and_comes_back_into_the_form(desktop: Desktop, user: Environment) -> None:
    long_name = "Rex" * 3334  # the service takes 10,000 characters
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence("There are no animals here yet.")
        program.wait_for_focus(program.field("Name"))
        program.press("Tab")
        program.wait_for_focus(program.field("Category"))
        program.press("ctrl+n")
        program.wait_for_focus(program.field("Name"))  # not before the button has done it
        program.field("Name").put(long_name)
        program.press("Tab")
        program.type_into("Category", "1")
        program.button("Add animal").act()
        program.window(REFUSED)
        said = " ".join(program.sentences(REFUSED))
        assert "Message from http" in said
        assert "name" in said
        assert program.field("Name").text == ""
        ((row, _category, state),) = program.pending_rows()
        assert state.startswith("Not added: ")
        assert row.endswith(state)
        program.answer("Return")  # Edit
        program.wait_until_closed(REFUSED)
        assert program.field("Name").text == long_name
        assert program.field("Category").text == "1"
        assert program.spoken_rows() == []
        program.field("Name").put("Rex")
        program.button("Add animal").act()
        program.wait_for_rows(1)
        program.end()
