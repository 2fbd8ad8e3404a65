"""A clerk at the keys who makes mistakes and takes them back in time, on a fast and on slow lines."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import wait_until
from tests.support.program import Program, let_undo_take, running_program
from tests.support.service import RunningService, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.matrix, pytest.mark.posix("an X server")]

MISTAKES = {4, 9, 13, 21, 28}  # of the animals below
NAMES = [f"Animal {number}" for number in range(30)]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "animals.sqlite3") as service:
        yield service


def has_text(program: Program, field: str, text: str) -> bool:
    return program.field(field).text == text


@pytest.mark.parametrize("latency_s", [0.0, 0.15, 2.0])
def test_thirty_animals_with_five_mistakes_are_stored_once_each_and_the_mistakes_never(
    desktop: Desktop, user: Environment, service: RunningService, latency_s: float
) -> None:
    clerk = {**user, "PETSTORE_API_KEY": service.key}
    let_undo_take(clerk, 10)
    with (
        FaultyProxy(service.base_url, latency_s=latency_s) as line,
        running_program(desktop, clerk, "--base-url", line.url) as program,
    ):
        program.wait_for_sentence("There are no animals here yet.")
        program.press("ctrl+n")
        for number, name in enumerate(NAMES):
            is_mistake = number in MISTAKES
            program.type_into("Name", name.upper() if is_mistake else name)
            if number == 0:
                program.press("Tab")
                program.type_into("Category", "3")
            status = program.field("Status").place
            desktop.click(status.left + 20, status.top + 10, button="5")  # the wheel, which changes nothing
            program.press("Return")
            if is_mistake:
                program.press("ctrl+z")
                program.wait_for(partial(has_text, program, "Name", name.upper()), "it is back")
                program.press("ctrl+a")
                program.type_into("Name", name)
                program.press("Return")
        wait_until(lambda: line.sent("POST") == len(NAMES), "all have left")
        program.wait_for(lambda: program.pending_rows() == [], "all are added")
        program.end()
    with service.client() as client:
        stored = sorted((pet["name"], pet.get("status")) for pet in client.get("pets", params={"limit": 100}).json())
    assert stored == sorted((name, "available") for name in NAMES)
