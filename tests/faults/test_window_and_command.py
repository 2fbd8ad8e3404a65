"""A window and a command at work on one journal, over a line that loses answers, and killed: nothing lost, none twice.

With keys each ends as added; without, what was on its way at the kill may end as not confirmed.

``PETSTORE_GUI_KILL_ROUNDS=400`` does it fifty times.
"""

import os
import random
import sqlite3
import subprocess
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.connection.demo import JOURNAL_NAME
from petstore_gui.outbox.imports import ImportOutcome
from petstore_gui.outbox.journal import Journal, import_report, list_imports
from petstore_gui.terminal.exit_codes import ExitCode
from tests.support.commands import command, command_line, environment_of
from tests.support.faults import hang_up, stored
from tests.support.faulty_proxy import FaultyProxy
from tests.support.killed_typist import Fates, run_until_killed
from tests.support.patience import PATIENCE_S
from tests.support.service import KEY, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds, pytest.mark.posix("SIGKILL")]

ROUNDS = max(1, int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "8")) // 8)
ROWS = 150


def test_a_window_and_an_import_at_once_lose_and_double_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)  # noqa: S311  when to kill
    print(f"seed {seed}")
    database, fates = tmp_path / "animals.sqlite3", Fates()
    with running_service(database) as service:
        for number in range(ROUNDS):
            folder = tmp_path / f"round{number}"
            folder.mkdir()
            monkeypatch.setenv("XDG_DATA_HOME", str(folder))
            rows = [f"r{number} row {row}" for row in range(ROWS)]
            file = folder / "animals.csv"
            file.write_text("name,category\n" + "".join(f"{name},3\n" for name in rows), "utf-8")
            latency_s, honours_keys = chance.choice([0, 0.01, 0.05]), chance.choice([True, False])
            with FaultyProxy(service.base_url, latency_s=latency_s, honours_keys=honours_keys) as proxy:
                address = f"http://127.0.0.1:{proxy.port}/v1"
                arguments = "import", str(file), "--base-url", address, "--yes"
                proxy.fault(stored(hang_up), method="POST", times=chance.randint(0, 5))
                with subprocess.Popen(
                    command_line(*arguments), env=environment_of(KEY), stdout=subprocess.DEVNULL
                ) as process:
                    names = [f"r{number}n{each}" for each in range(chance.randint(1, 10))]
                    data = folder / "petstore-gui"
                    typed = run_until_killed(address, data, names, 5, chance.uniform(0, 2))
                    if chance.random() < 0.5:
                        process.kill()
                    process.wait(PATIENCE_S)
                proxy.heal()
                if process.returncode != 0:
                    ended = command(*arguments, "--continue", key=KEY)
                    settled = {ExitCode.DONE} if honours_keys else {ExitCode.DONE, ExitCode.NOT_KNOWN}
                    assert ended.returncode in settled or "waits to be continued" in ended.stderr, ended
            fates.take(typed, database, data, address)
            with closing(sqlite3.connect(database)) as connection:
                found = connection.execute("SELECT name FROM pets WHERE name LIKE ?", (f"r{number} row %",))
                count = Counter(name for (name,) in found)
            assert count.total() == len(count)
            # Without keys nobody can tell of a row that was written down as sent at the kill whether it had left.
            assert set(rows) - set(count) <= (set() if honours_keys else not_confirmed(data, address))
    print(fates)


def not_confirmed(data: Path, address: str) -> set[str]:
    """Return the names of which the report of the one import says that they may be there."""
    journal = Journal(data / JOURNAL_NAME)
    try:
        (record,) = list_imports(journal, address)
        rows = import_report(journal, record).rows
    finally:
        journal.shut()
    return {row.cells[0] or "" for row in rows if row.outcome is ImportOutcome.NOT_CONFIRMED}
