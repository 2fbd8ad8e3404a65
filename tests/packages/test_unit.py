"""The unit for systemd: valid, shut in, off until turned on, and true about the service that it starts."""

import json
import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

import httpx

from tests.packages.test_bundle_runs import NOBODY
from tests.support.patience import PATIENCE_S
from tests.support.unit import UNIT, InAFolder, values

MOST_EXPOSURE = 2.0  # of 10, as systemd counts


def said(*command: str | Path) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout


def issued(program: Path, name: str, database: Path) -> str:
    command: list[str | Path] = [program, "keys", "add", name, "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd="/").stdout.strip()


def test_it_is_shut_in() -> None:
    found = said("systemd-analyze", "security", "--offline=yes", "--no-pager", UNIT)
    (exposure,) = re.findall(r"Overall exposure level for petstore-service\.service: ([\d.]+)", found)
    assert float(exposure) <= MOST_EXPOSURE, found


def test_it_leaves_the_metrics_what_they_read() -> None:
    assert values("ProcSubset") == []


def test_systemd_understands_every_line(service_bundle: Path, tmp_path: Path) -> None:
    # Where the service is not installed, neither is its command.
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace("=/usr/bin/petstore-service ", f"={service_bundle} "), "utf-8")
    assert str(service_bundle) in unit.read_text("utf-8")
    assert said("systemd-analyze", "verify", "--man=no", unit) == ""


def test_it_has_a_user_and_a_folder_of_its_own() -> None:
    assert values("DynamicUser") == ["yes"]
    assert values("StateDirectory") == values("User") == ["petstore-service"]
    assert values("Environment") == ["PETSTORE_SERVICE_DATABASE=/var/lib/petstore-service/animals.sqlite3"]
    assert values("ExecStart") == ["/usr/bin/petstore-service $PETSTORE_SERVICE_OPTIONS"]


def test_a_reload_calls_only_what_every_debian_has() -> None:
    (line,) = values("ExecReload")
    owner = said("dpkg-query", "--search", line.split()[0]).splitlines()[-1].partition(":")[0]
    assert said("dpkg-query", "--show", "--showformat=${Essential}", owner) == "yes", owner


def test_its_command_serves_for_a_user_who_owns_nothing_but_its_folder(service_bundle: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="petstore-unit-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103
        system = InAFolder(Path(folder), [str(service_bundle)])
        settings = system.path("/etc/petstore-gui/service.env")
        state = system.path("/var/lib/petstore-service")
        for path in (settings.parent, state):
            path.mkdir(parents=True)
        settings.write_text("PETSTORE_SERVICE_OPTIONS=--host 127.0.0.1 --behind-proxy\n", "utf-8")
        key = issued(service_bundle, "Desk 1", state / "animals.sqlite3")
        user = NOBODY if os.geteuid() == 0 else None
        if user is not None:  # as systemd does for DynamicUser=
            for path in (state, *state.rglob("*")):
                os.chown(path, user, user)
        with system.start(user) as process:
            assert process.stdout is not None
            try:
                base_url = json.loads(process.stdout.readline())["base_url"]
                with httpx.Client(base_url=base_url, trust_env=False) as client:
                    headers = {"authorization": f"Bearer {key}"}
                    client.post("/pets", json={"name": "Rex", "categoryId": 1}, headers=headers).raise_for_status()
                    (reload,) = values("ExecReload")
                    subprocess.run(shlex.split(reload), check=True, env={"MAINPID": str(process.pid)})
                    assert len(client.get("/pets", headers=headers).json()) == 1
                assert issued(service_bundle, "Desk 2", state / "animals.sqlite3")  # by root
                assert user is None or {path.stat().st_uid for path in state.rglob("*")} == {user}
            finally:
                process.terminate()
                assert process.wait(PATIENCE_S) == 0
