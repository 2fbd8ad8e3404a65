"""The names by which a screen reader, or a test from outside, finds what is on the screen. They stay what they are."""

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.at_spi import BUTTONS, FIELDS, WINDOWS
from tests.support.desktop import Desktop
from tests.support.program import running_program

pytestmark = pytest.mark.end_to_end


def test_all_that_can_be_used_has_a_name_and_some_names_stay_what_they_are(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user) as program:  # the first start's page
        program.window("Pet Store")
        assert program.nameless(BUTTONS | FIELDS | WINDOWS) == []
        program.press("ctrl+comma")
        program.window("Connection")
        program.field("API key", "Connection")
        assert program.nameless(BUTTONS | FIELDS | WINDOWS) == []
        program.press("Escape")
        program.wait_until_closed("Connection")
        program.button("Use the store on this computer").act()
        program.button("Try it with sample animals").act()
        program.wait_for_sample_animals()  # in the table “Animals”
        assert program.titles()[0].startswith("Pet Store")
        # A control that is not found by its name fails the test.
        for name in ("All", "Available", "Pending", "Sold", "Add animal", "Refresh"):
            program.button(name)
        for name in ("Name", "Category", "Status"):
            program.field(name)
        program.button("Look up ID…").act()
        program.window("Look up an animal")
        program.button("Look up", "Look up an animal")
        program.type_into("Animal ID", "42", "Look up an animal")
        program.press("Return")
        program.wait_for_sentence("Minka", "Look up an animal")
        assert program.nameless(BUTTONS | FIELDS | WINDOWS | {"table"}) == []
        program.end()


def test_a_reader_that_was_there_first_keeps_the_table_and_the_window(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo") as program:
        table = program.table()  # before there is anything in it
        window = table.parent
        while window.role not in WINDOWS:
            window = window.parent
        program.wait_for_sample_animals()
        program.press("F5")
        program.press("ctrl+2")
        program.wait_for_rows(100)
        assert table.row(0) == program.table().row(0)
        assert table == program.table()
        assert window == program.window("Pet Store – Demo")
        program.end()
