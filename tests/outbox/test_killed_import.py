"""An import whose process is killed again and again: every row is added exactly once, or listed as not confirmed."""

import random
from pathlib import Path

import pytest

from tests.support.killed_import import import_with_kills
from tests.support.service import running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

KILLS = 5
ROWS = 120


def test_every_row_is_added_exactly_once_or_listed_as_not_confirmed(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  shown when the test fails
    names = [f"No. {number}" for number in range(ROWS)]
    database = tmp_path / "animals.sqlite3"
    with running_service(database) as service:
        verdict = import_with_kills(service, database, tmp_path, names, KILLS, seed=seed, settle="0 0.5")
    assert (verdict.doubled, verdict.lost, verdict.wrong) == ((), (), ())
    record = verdict.record
    assert verdict.kills >= 3
    assert record.finished_at is not None
    assert record.added + record.not_confirmed == ROWS
    assert record.not_confirmed < ROWS / 2
