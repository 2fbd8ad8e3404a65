"""The window on Wayland, driven by the keyboard, with its accessibility tree read from outside."""

import shutil
from collections.abc import Iterator

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.program import running_program
from tests.support.wayland import wayland

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(shutil.which("weston") is None, reason="there is no Weston: make test installs it"),
]

TITLE = "Pet Store – This computer"
LOOKUP = "Look up an animal"


@pytest.fixture(scope="module")
def screen(desktop: Desktop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    with wayland(desktop, tmp_path_factory.mktemp("wayland")) as found:
        yield found


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
