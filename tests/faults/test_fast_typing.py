"""Names typed one after the other, faster than the service answers: each is stored as it was typed, in order, once.

On the real program, with real keys. ``PETSTORE_GUI_TYPED_NAMES=200`` types so many, at every pace and every distance.
"""

import os
from itertools import product
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.faults.row import Record, Row
from tests.support.desktop import Desktop
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import wait_until
from tests.support.program import Program, running_program
from tests.support.service import RunningService, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

_ASKED = os.environ.get("PETSTORE_GUI_TYPED_NAMES")
COUNT = int(_ASKED or "6")
NAMES = [f"ann{number:02}" for number in range(COUNT)]
CATEGORY = "7"
PACES_MS = (5, 60, 110)  # a letter: a scanner, a fast hand, a hand
LATENCIES_MS = (0, 150, 500, 2000)
PAIRS = [*product(PACES_MS, LATENCIES_MS)] if _ASKED else [(5, 500), (60, 150)]


def stored(service: RunningService) -> list[str]:
    """Return the names of all animals, in the order of their IDs."""
    names: list[str] = []
    with service.client() as client:
        while (answer := client.get(f"/pets/{len(names) + 1}")).status_code == 200:
            names.append(answer.json()["name"])
    return names


def start_adding(program: Program) -> None:
    """Fill in the category, which stays, and go to the name."""
    program.wait_for_sentence("There are no animals here yet.")
    program.press("ctrl+n", "Tab")
    program.type_into("Category", CATEGORY)
    program.press("shift+Tab")
    program.wait_for_focus(program.field("Name"))


@pytest.mark.parametrize(("pace_ms", "latency_ms"), PAIRS)
def test_each_name_is_stored_as_it_was_typed(
    desktop: Desktop, user: Environment, tmp_path: Path, record: Record, pace_ms: int, latency_ms: int
) -> None:
    patience_s = 30 + COUNT * 2 * latency_ms / 1000
    with (
        running_service(tmp_path / "animals.sqlite3") as service,
        FaultyProxy(service.base_url, latency_s=latency_ms / 1000) as proxy,
        running_program(
            desktop, {**user, "PETSTORE_API_KEY": service.key}, "--base-url", f"http://127.0.0.1:{proxy.port}/v1"
        ) as program,
    ):
        start_adding(program)
        desktop.press(*(key for name in NAMES for key in (*name, "Return")), pace_ms=pace_ms)
        with service.client() as client:
            wait_until(lambda: client.get(f"/pets/{COUNT}").status_code == 200, "all are stored", patience_s)
        program.wait_for(lambda: not program.pending_rows(), "nothing waits", patience_s)
        found = stored(service)
        assert found == NAMES
        assert program.field("Name").text == ""
        assert [row[1] for row in program.rows()][:100] == NAMES[::-1][:100]
        program.end()
    lost, doubled = len(set(NAMES) - set(found)), len(found) - len(set(found))
    record(Row(60, f"{pace_ms} ms a letter, {latency_ms} ms away", "add", f"{len(found)} of {COUNT}", lost, doubled))
