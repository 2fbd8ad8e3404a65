"""The palette of commands and the sheet of keys in the real program, by keyboard, as a screen reader finds them."""

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.announcements import listening
from tests.support.at_spi import FOCUSED
from tests.support.desktop import Desktop
from tests.support.program import running_program

pytestmark = pytest.mark.end_to_end

NAME = "Find a command"


def test_a_command_is_found_heard_and_done_by_keyboard(desktop: Desktop, user: Environment) -> None:
    with listening(desktop) as listener, running_program(desktop, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.press("ctrl+k")
        program.type_into(NAME, "look")
        program.wait_for(
            lambda: any("Look up ID…" in sentence and "Ctrl+L" in sentence for sentence in listener.heard()),
            "what Enter would do is announced",
        )
        program.press("Return")
        program.window("Look up an animal")
        program.press("Escape")
        program.wait_until_closed("Look up an animal")

        program.press("ctrl+k")
        program.type_into(NAME, "42")
        program.press("Return")
        program.window("Look up an animal")
        program.wait_for_sentence("Minka", "Look up an animal")
        program.press("Escape")
        program.wait_until_closed("Look up an animal")

        program.press("ctrl+n")
        program.wait_for_focus(program.field("Name"))
        program.press("ctrl+k")
        program.wait_for_focus(program.field(NAME))
        program.press("Escape")
        program.wait_for(lambda: program.field("Name").is_in(FOCUSED), "the focus is back")

        program.press("F1")
        program.window("Keys")
        program.press("F1")
        program.wait_until_closed("Keys")
        program.end()
