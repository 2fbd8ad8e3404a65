"""Files as shops write them, through ``import``: what the service has stored then is what the file holds, exactly."""

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tests.files.shop_files import GROUPS, Animal, ShopFile
from tests.support.commands import command_at
from tests.support.service import RunningService

FILES = [file for group in GROUPS.values() for file in group]
pytestmark = pytest.mark.end_to_end


def stored(service: RunningService) -> Counter[Animal]:
    with closing(sqlite3.connect(service.database)) as connection:
        return Counter(connection.execute("SELECT name, category_id, status FROM pets"))


def run(service: RunningService, *arguments: str) -> tuple[int, str, str]:
    """Return the exit code, and what was printed on both streams."""
    done = command_at(service, "import", *arguments)
    return done.returncode, done.stdout, done.stderr


def test_each_has_a_name_of_its_own() -> None:
    assert len({file.what for file in FILES}) == len(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.what)
def test_what_is_stored_is_what_the_file_holds(service: RunningService, tmp_path: Path, file: ShopFile) -> None:
    path = tmp_path / file.name
    path.write_bytes(file.content)
    arguments = file.arguments
    if (arguments or file.confirms) and not file.is_meant:
        code, out, err = run(service, str(path))
        assert (code, out, stored(service)) == (2, "", {}), "nothing is sent on a guess"
        asked = ("--encoding", "--sheet") if file.encoding or file.sheet else ("--column", "--title-row")
        assert any(option in err for option in asked)
        if file.confirms:
            arguments = re.findall(r"--column \S+=\d+", err)
            arguments = [each.replace(" ", "=", 1) for each in arguments]
            assert arguments, "it says how to agree"
    code, out, err = run(service, str(path), *arguments, "--json")
    assert stored(service) == Counter(file.animals), (code, out, err)
    if file.refused:
        assert (code, out) == (1, "")
        assert file.refused in err
        return
    told = json.loads(out)
    assert code == (1 if file.wrong or file.left_out else 0)
    outcomes = {row["row"]: row.get("outcome", row.get("state")) for row in told["rows"]}
    assert tuple(row for row, outcome in outcomes.items() if outcome not in {"added", "ready"}) == file.wrong
    assert ("ends the table" in err) is file.left_out
