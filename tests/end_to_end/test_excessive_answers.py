"""Lists of 8 MiB come one after the other, and the keys that the user types meanwhile arrive."""

import time

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.at_spi import Node
from tests.support.desktop import Desktop
from tests.support.excessive import ExcessiveService, another_each_time
from tests.support.program import Program, running_program

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

STALL_MS = 250.0  # 100 were promised, to a machine that is not busy; what stalls takes seconds
ROUNDS = 5
ASK_AGAIN_S = 0.005
PAINTED_S = 1.5  # after the last request its answer has been read, compared and painted
LETTERS = "abc"


def type_while_lists_come(program: Program, service: ExcessiveService, name: Node) -> float:
    """Return the longest time, in ms, in which the window did not say what is in ``name`` while it read its lists.

    Of that time no more counts than the program has worked: on a busy machine the rest is the work of other programs.
    """
    name.put("")
    longest = 0.0
    for number, letter in enumerate(LETTERS, 1):
        program.desktop.press("F5", letter)
        asked, painted = 0, time.monotonic() + PAINTED_S
        while (began := time.monotonic()) < painted:
            worked_s = program.worked_s()
            assert name.text in {LETTERS[: number - 1], LETTERS[:number]}
            longest = max(longest, min(time.monotonic() - began, program.worked_s() - worked_s))
            time.sleep(ASK_AGAIN_S)
            if len(service.requests) > asked:
                asked, painted = len(service.requests), began + PAINTED_S
        assert name.text == LETTERS[:number]
    return longest * 1000


def test_a_key_arrives_while_8_mib_do(desktop: Desktop, user: Environment) -> None:
    environment = {**user, "PETSTORE_API_KEY": "any-key-of-tests"}
    with (
        ExcessiveService(another_each_time()) as service,  # that is most work; tests/faults/ has the others
        running_program(desktop, environment, "--base-url", service.url) as program,
    ):
        program.window(f"Pet Store – 127.0.0.1:{service.port}")
        program.wait_for(lambda: program.table().row_count > 0, "animals are listed")
        program.press("ctrl+n")
        name = program.field("Name")
        program.wait_for_focus(name)
        deaf = [type_while_lists_come(program, service, name) for _ in range(2)]
        while min(deaf) > STALL_MS and len(deaf) < ROUNDS:
            deaf.append(type_while_lists_come(program, service, name))
        assert min(deaf) < STALL_MS, deaf
        program.process.kill()
