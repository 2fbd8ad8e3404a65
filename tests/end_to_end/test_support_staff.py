"""Support staff: an ID comes by phone, mail or scanner, and the answer in seconds."""

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.program import Program, running_program

pytestmark = pytest.mark.end_to_end

LOOKUP = "Look up an animal"
UNKNOWN = "9223372036854775807"
NOT_FOUND = f"No animal found with ID {UNKNOWN}"


def wait_for_card(program: Program, *sentences: str) -> None:
    program.wait_for(lambda: set(sentences) <= set(program.sentences(LOOKUP)), f"the card says {sentences}")


def test_one_id_after_the_other_by_keyboard(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.press("ctrl+l")
        program.window(LOOKUP)
        program.type_into("Animal ID", "#18")
        program.press("Return")
        wait_for_card(program, "Señor Zoë d'Artagnan", "18", "2")

        program.type_into("Animal ID", UNKNOWN)  # over the last ID, which is selected
        program.press("Return")
        program.window(NOT_FOUND)
        assert any(UNKNOWN in sentence for sentence in program.sentences(NOT_FOUND))
        program.press("Return")
        program.wait_until_closed(NOT_FOUND)

        program.type_into("Animal ID", "150")
        program.press("Return")
        wait_for_card(program, "Sir Hiss", "150", UNKNOWN)  # an exact category, too
        program.press("Escape")
        program.wait_until_closed(LOOKUP)
        program.end()


def test_the_button_opens_it_and_what_is_no_id_is_said(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.button("Look up…").act()
        program.window(LOOKUP)
        program.field("Animal ID", LOOKUP).put("4.2")
        program.button("Look up", LOOKUP).act()
        program.wait_for_sentence("Use digits only", LOOKUP)
        assert "digits" in program.field("Animal ID", LOOKUP).description
        program.field("Animal ID", LOOKUP).put("ID 42")
        program.button("Look up", LOOKUP).act()
        wait_for_card(program, "42")
        program.end()


def test_an_id_given_at_the_start_is_looked_up_at_once(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo", "--lookup", "42") as program:
        program.window(LOOKUP)
        wait_for_card(program, "42")
        program.end()
