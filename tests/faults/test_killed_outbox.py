"""The program killed with names in its outbox: each is stored once, or waits, or is not confirmed; none is doubled.

``PETSTORE_GUI_KILL_ROUNDS=200`` kills it so often.
"""

import os
import random
from pathlib import Path

import pytest

from tests.faults.row import Record, Row
from tests.support.faulty_proxy import FaultyProxy
from tests.support.killed_typist import MOST_NAMES, Fates, run_until_killed
from tests.support.service import running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds, pytest.mark.posix("SIGKILL")]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "5"))


@pytest.mark.parametrize(
    ("undo_s", "rounds", "within_s"), [(0, ROUNDS, 0.5), (5, ROUNDS // 4, 7)], ids=["sent at once", "undo time"]
)
def test_no_name_is_lost_or_doubled(tmp_path: Path, record: Record, undo_s: int, rounds: int, within_s: float) -> None:
    seed = random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)  # noqa: S311  # when to kill
    print(f"seed {seed}")  # shown when the test fails
    database = tmp_path / "animals.sqlite3"
    fates = Fates()
    with running_service(database) as service:
        for number in range(rounds):
            data = tmp_path / f"data{number}"
            names = [f"r{number}n{each}" for each in range(chance.randint(1, MOST_NAMES))]
            with FaultyProxy(service.base_url, latency_s=chance.choice([0, 0.01, 0.05, 0.2])) as proxy:
                address = f"http://127.0.0.1:{proxy.port}/v1"
                pace_ms, delay_s = chance.choice([5, 20, 60]), chance.uniform(0, within_s)
                typed = run_until_killed(address, data, names, pace_ms, delay_s, undo_s=undo_s)
            # With the proxy's end, what it had read has reached the service.
            fates.take(typed, database, data, address)
    record(Row(50, f"killed {rounds} times with names in the outbox, undo time {undo_s} s", "add", str(fates)))
