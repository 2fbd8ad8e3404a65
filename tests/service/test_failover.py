"""The primary dies under adds, the standby takes over: the service goes on by itself, nothing is lost or doubled.

``PETSTORE_GUI_FAILOVER_ROUNDS=20`` does it twenty times; ``-s`` shows how soon it is answered again each time.
"""

import os
import random
import statistics
import time
from typing import Final, NamedTuple

import pytest

from tests.support.patience import wait_until
from tests.support.postgresql import running_cluster, synchronous_standby
from tests.support.service import running_service
from tests.support.traffic import traffic

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds]

ROUNDS: Final = int(os.environ.get("PETSTORE_GUI_FAILOVER_ROUNDS", "1"))
SENDERS: Final = 8
WITHOUT_KEY: Final = 2


class Round(NamedTuple):
    """How long after the promotion the first add and the first list were answered, and every sender again; and sums."""

    first_add_s: float
    first_list_s: float
    all_senders_s: float
    acknowledged: int
    refused: int


def fail_over(chance: random.Random) -> Round:
    with running_cluster() as primary, synchronous_standby(primary) as standby:
        database = primary.new_database()
        dsn = primary.dsn(database, also=[standby], target_session_attrs="read-write")
        with running_service(dsn) as service:
            with traffic(service.client, senders=SENDERS, without_key=WITHOUT_KEY) as told:
                enough = chance.randint(50, 500)
                wait_until(lambda: len(told.adds) >= enough, "enough adds")
                primary.kill()
                time.sleep(chance.uniform(0, 2))  # an operator notices
                promoted = time.monotonic()
                standby.promote()
                wait_until(
                    lambda: {add.sender for add in told.adds if add.began > promoted} == set(range(SENDERS)),
                    "each adds again",
                )
                wait_until(lambda: told.lists[-1] > promoted, "lists come again")
            assert service.process.poll() is None
            log = service.errors()
        stored = [row.split("|") for row in standby.sql("SELECT id, name FROM pets", database)]
    told.check([(int(pet_id), name) for pet_id, name in stored])
    assert "Traceback" not in log
    assert "password" not in log
    after = [add for add in told.adds if add.answered > promoted]
    first = {sender: min(add.answered for add in after if add.sender == sender) for sender in range(SENDERS)}
    return Round(
        min(first.values()) - promoted,
        min(each for each in told.lists if each > promoted) - promoted,
        max(first.values()) - promoted,
        len(told.acknowledged),
        told.errors.total(),
    )


def test_a_standby_takes_over_without_a_loss_or_a_double_and_the_service_goes_on() -> None:
    chance = random.Random(4711)  # noqa: S311  when to kill
    rounds = [fail_over(chance) for _ in range(ROUNDS)]
    for number, each in enumerate(rounds, 1):
        print(  # noqa: T201  what is measured
            f"{number:2}: answered {each.first_add_s:.2f} s (add), {each.first_list_s:.2f} s (list) and "
            f"{each.all_senders_s:.2f} s (all senders) after the promotion; {each.acknowledged} acknowledged, "
            f"{each.refused} told to try again"
        )
    slowest = [max(each.first_add_s, each.first_list_s) for each in rounds]
    print(f"{ROUNDS} rounds: median {statistics.median(slowest):.2f} s, longest {max(slowest):.2f} s")  # noqa: T201
