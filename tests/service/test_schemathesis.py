"""The interface, checked by strangers: schemathesis makes up requests from openapi.json and judges every answer.

``PETSTORE_GUI_SCHEMATHESIS_EXAMPLES=1000`` lets it make up so many for each operation, of each kind, on both storages.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.support.service import ROOT, RunningService

EXAMPLES = os.environ.get("PETSTORE_GUI_SCHEMATHESIS_EXAMPLES")
AT_LEAST = 2000 if EXAMPLES else 200  # from 485 to 1,081 were seen: how far a walk through the states goes is chance

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.posix("schemathesis is installed for this system")]

# A key that comes again with another animal is refused, however valid both are. And schemathesis 4.32.5 takes an
# Idempotency-Key of 0, without its quotes, for a valid one, in one phase alone.
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "401", "403", "404", "409", "422", "429", "5xx"]
[phases.coverage.checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "400", "401", "403", "404", "409", "422", "429", "5xx"]
"""


def tool(name: str) -> Path:
    """Return a program of the tools' own environment; it is not in this one because it would slow every start."""
    folder = Path(os.environ.get("PETSTORE_TOOLS", ROOT / ".venv-tools" / "bin"))
    found = next((path for path in (folder / name, folder / f"{name}.exe") if path.exists()), None)
    if found is None:
        pytest.fail(f"{name} is not in {folder}: `make test` puts it there")
    return found


@pytest.fixture(scope="module")
def database(either_database: Path | str) -> Path | str:
    return either_database


def test_schemathesis_finds_nothing(service: RunningService, database: Path | str, tmp_path: Path) -> None:
    # Without the variable few for PostgreSQL: what differs there is how animals are kept, not what is refused.
    is_short = EXAMPLES is None and not isinstance(database, Path)
    examples = "10" if is_short else EXAMPLES
    command = [
        *(str(tool("schemathesis")), "run", f"{service.base_url}/openapi.json", "--url", service.base_url),
        *("--header", f"Authorization: Bearer {service.key}"),
        *("--phases", "examples,fuzzing" if is_short else "examples,coverage,fuzzing,stateful"),
        *("--checks", "all", "--mode", "all"),
        *(["--max-examples", examples] if examples else []),
        *("--generation-database", "none", "--warnings", "off", "--no-color"),
    ]
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SCHEMATHESIS_")}
    outcome = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", timeout=3600, check=False
    )
    assert outcome.returncode == 0, outcome.stdout[-20_000:] + outcome.stderr
    assert "3 selected / 3 total" in outcome.stdout
    cases = re.search(r"(\d+) generated, (\d+) passed", outcome.stdout)
    assert cases is not None, outcome.stdout
    assert cases[1] == cases[2]
    assert int(cases[1]) > (20 if is_short else AT_LEAST)
    assert "Traceback" not in service.errors()
