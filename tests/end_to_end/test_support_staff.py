"""Support staff: an ID comes by phone, mail or scanner, and the answer in seconds."""

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.program import Program, running_program

pytestmark = pytest.mark.end_to_end

LOOKUP = "Look up an animal"


def wait_for_card(program: Program, *sentences: str) -> None:
    program.wait_for(lambda: set(sentences) <= set(program.sentences(LOOKUP)), f"the card says {sentences}")


def scan(desktop: Desktop, text: str) -> None:
    """Press keys as a scanner does, 5 ms apart, wherever the focus is; a line end is Enter."""
    desktop.press(*({"\n": "Return", "#": "numbersign"}.get(sign, sign) for sign in text))


def test_a_scanner_goes_on_without_a_click_whatever_was_answered(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.press("ctrl+l")
        program.window(LOOKUP)
        program.wait_for_focus(program.field("Animal ID"))
        scan(desktop, "999\n")
        program.window("No animal found with ID 999")
        scan(desktop, "9998\n")  # into the box; it begins like the ID that is still in the line
        program.window("No animal found with ID 9998")
        scan(desktop, "18\n150\n")  # the second before the first is answered
        wait_for_card(program, "Sir Hiss", "150")
        program.wait_until_closed("No animal found with ID 9998")
        program.button("Copy for a reply", LOOKUP).focus()
        program.wait_for_focus(program.button("Copy for a reply", LOOKUP))
        scan(desktop, "#18\n")
        wait_for_card(program, "Señor Zoë d'Artagnan", "18")
        scan(desktop, "999\n18\n")  # while the box is on its way
        wait_for_card(program, "Señor Zoë d'Artagnan", "18")
        program.press("Up", "Up", "Return")
        wait_for_card(program, "18")
        program.end()


def test_an_id_given_at_the_start_is_looked_up_at_once(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo", "--lookup", "42") as program:
        program.window(LOOKUP)
        wait_for_card(program, "42")
        program.end()
