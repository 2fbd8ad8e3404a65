"""The unit for systemd: valid, shut in, off until somebody turns it on, and true about the service that it starts."""

import re
import subprocess
from pathlib import Path

from tests.support.unit import UNIT, values

MOST_EXPOSURE = 2.0  # of 10, as systemd counts


def said(*command: str | Path) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_it_is_shut_in() -> None:
    found = said("systemd-analyze", "security", "--offline=yes", "--no-pager", UNIT)
    (exposure,) = re.findall(r"Overall exposure level for petstore-service\.service: ([\d.]+)", found)
    assert float(exposure) <= MOST_EXPOSURE, found


def test_systemd_understands_every_line(bundle: Path, tmp_path: Path) -> None:
    # Where the program is not installed, neither is its command.
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace("=/usr/bin/petstore-gui ", f"={bundle} "), "utf-8")
    assert str(bundle) in unit.read_text("utf-8")
    assert said("systemd-analyze", "verify", "--man=no", unit) == ""


def test_it_has_a_user_and_a_folder_of_its_own() -> None:
    assert values("DynamicUser") == ["yes"]
    assert values("StateDirectory") == values("User") == ["petstore-service"]
    assert values("Environment") == ["PETSTORE_SERVICE_DATABASE=/var/lib/petstore-service/animals.sqlite3"]
    assert values("ExecStart") == ["/usr/bin/petstore-gui serve $PETSTORE_SERVICE_OPTIONS"]
