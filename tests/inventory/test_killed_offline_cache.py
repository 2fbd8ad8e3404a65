"""A process killed while it keeps a list: the old one or the new one is there, whole; never neither, never a mixture.

``PETSTORE_GUI_KILL_ROUNDS=200`` kills it so often.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from petstore_gui.inventory import offline_cache
from petstore_gui.inventory.offline_cache import OfflineCache
from tests.support.killed_keeping import KEY, SERVICE_ID, snapshot
from tests.support.service import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.rounds]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "10"))
MOST_S = 0.1  # many lists are kept in this time


def keep_until_killed(path: Path, first: int, delay_s: float) -> int:
    """Kill the process ``delay_s`` after it was ready; return the last number that it has said to be kept."""
    command = [sys.executable, "-m", "tests.support.killed_keeping", str(path), str(first)]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(delay_s)
        process.kill()
        told = [int(line) for line in process.stdout if line.endswith("\n")]
    return told[-1] if told else first - 1


def test_the_old_list_or_the_new_one_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_cache, "_SCRYPT", {"n": 2, "r": 8, "p": 1, "dklen": 32})  # as in the other process
    seed = random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)  # noqa: S311  when to kill
    path = tmp_path / "data" / "kept_lists.sqlite3"
    OfflineCache(path).of(SERVICE_ID, KEY).save(snapshot(0))
    last, between = 0, 0
    for _ in range(ROUNDS):
        told = keep_until_killed(path, last + 1, chance.uniform(0, MOST_S))
        found = OfflineCache(path).of(SERVICE_ID, KEY).read()
        assert found is not None, f"seed {seed}: no list is there"
        number = found.pets[0].category_id
        assert number in {told, told + 1}, f"seed {seed}: {told} was said to be kept"
        assert found.pets == snapshot(number).pets, f"seed {seed}: a mixture"
        assert found.taken_at == snapshot(number).taken_at
        between += number != told
        last = number
    assert [file.name for file in path.parent.iterdir() if "damaged" in file.name] == []
    print(f"{ROUNDS} kills, {last} lists kept, {between} kept before that was told")  # noqa: T201
