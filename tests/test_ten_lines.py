"""From nothing to three desks in ten lines: those of docs/service.md, run in a throw-away folder; and a desk there."""

import json
import re
import shlex
import shutil
import ssl
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.certificates import Authority
from tests.support.patience import PATIENCE_S
from tests.support.ports import free_port
from tests.support.service import ROOT
from tests.support.unit import EXAMPLE, FROM_THE_TREE, InAFolder
from tests.test_app import run, said

pytestmark = pytest.mark.end_to_end

START = "systemctl enable --now petstore-service"


def ten_lines() -> list[str]:
    page = (ROOT / "docs" / "service.md").read_text("utf-8")
    block = page.partition("three desks in ten lines")[2].partition("```sh\n")[2].partition("```")[0]
    return block.splitlines()


@pytest.fixture
def system(tmp_path: Path) -> InAFolder:
    """Return a folder with what the package brings, and a certificate."""
    system = InAFolder(tmp_path)
    examples = system.path("/usr/share/doc/petstore-service/examples")
    examples.mkdir(parents=True)
    port, example = free_port(), Path(shutil.copy(EXAMPLE, examples))
    text = example.read_text("utf-8").replace("--host 0.0.0.0 --port 8443", f"--host 127.0.0.1 --port {port}")
    example.write_text(text, "utf-8")
    Authority(tmp_path, "authority").issue(name="pets")
    system.path("/var/lib").mkdir(parents=True)
    return system


@pytest.fixture
def keys(system: InAFolder, tmp_path: Path) -> list[str]:
    """Return what the ten lines print but for the first one, which installs, and the last one, which starts."""
    install, *lines, start = ten_lines()
    assert re.fullmatch(r"apt-get install \./petstore-service_[\d.]+_amd64\.deb", install)
    assert start == START
    return in_a_shell(system, tmp_path, "\n".join(lines)).split()


def in_a_shell(system: InAFolder, tmp_path: Path, lines: str) -> str:
    """Run lines of the page in a new shell, without systemd; return what they print."""
    program = tmp_path / "bin" / "petstore-service"
    program.parent.mkdir(exist_ok=True)
    program.write_text(f'#!/bin/sh\nexec {shlex.join(FROM_THE_TREE)} "$@"\n')
    program.chmod(0o755)
    script = system.text(f"set -eu\nsystemctl() {{ :; }}\n{lines}")
    environment = {"PATH": f"{program.parent}:/usr/bin:/bin", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    command = ["sh", "-c", script]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def base_url(system: InAFolder, keys: list[str]) -> Iterator[str]:
    """Return the address of the service that the last line starts."""
    assert keys
    with system.start() as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line, process.communicate()
            yield json.loads(line)["base_url"]
        finally:
            process.terminate()
            assert process.wait(PATIENCE_S) == 0


def test_there_are_ten() -> None:
    assert len(ten_lines()) == 10


def test_each_desk_has_a_key_and_a_safe_connection(base_url: str, keys: list[str], tmp_path: Path) -> None:
    assert len(set(keys)) == 3
    trust = ssl.create_default_context(cafile=tmp_path / "authority.pem")
    with httpx.Client(base_url=base_url, verify=trust, trust_env=False) as client:
        for number, key in enumerate(keys, start=1):
            headers = {"authorization": f"Bearer {key}"}
            client.post("/pets", json={"name": "Bella", "categoryId": 1}, headers=headers).raise_for_status()
            assert len(client.get("/pets", headers=headers).json()) == number
        assert client.get("/pets", headers={"authorization": f"Bearer {keys[0]}x"}).status_code == 401


def blocks_of(title: str) -> list[str]:
    """Return the indented blocks of a section of the page."""
    section = (ROOT / "docs" / "service.md").read_text("utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    return [textwrap.dedent(block) for block in re.findall(r"(?:^    .+\n)+", section, re.MULTILINE)]


def test_what_the_page_says_of_keys_and_backups_works_as_it_is_written(
    system: InAFolder, keys: list[str], tmp_path: Path
) -> None:
    assert keys
    system.path("/var/backups").mkdir()
    (of_keys,), (backup, restore) = blocks_of("Keys"), blocks_of("Backup and restore")
    assert re.findall("^Desk [123]", in_a_shell(system, tmp_path, of_keys), re.MULTILINE) == [
        "Desk 1",
        "Desk 2",
        "Desk 3",
    ]
    assert "animals-monday.sqlite3: " in in_a_shell(system, tmp_path, backup)
    assert in_a_shell(system, tmp_path, restore) == ""
    database = system.path("/var/lib/petstore-service/animals.sqlite3")
    assert database.read_bytes() == system.path("/var/backups/animals-monday.sqlite3").read_bytes()


def test_nobody_else_can_read_what_they_leave(base_url: str, tmp_path: Path) -> None:
    assert base_url.startswith("https://")
    left = [*(tmp_path / "etc").rglob("*.env"), *(tmp_path / "var" / "lib").rglob("*")]
    assert {"animals.sqlite3", "service.env", "tls.key"} <= {path.name for path in left}
    assert [path for path in left if path.stat().st_mode & 0o077] == []


def test_the_administrators_file_leads_a_desk_there(base_url: str, keys: list[str], home: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "administrator.md").read_text("utf-8")
    block = page.partition("need one key of this file")[2].partition("    [production]\n")
    settings = textwrap.dedent(block[1] + block[2].partition("\n\nThese settings")[0])
    assert settings.count("https://pets.store.lan:8443/v1") == 1
    (home / "system").write_text(settings.replace("https://pets.store.lan:8443/v1", base_url), "utf-8")
    environment = {"PETSTORE_API_KEY": keys[2], "SSL_CERT_FILE": str(tmp_path / "authority.pem")}
    steps = """
        yield lambda: sees("There are no animals here yet.")
        print(window().windowTitle())
        """
    assert said(run(steps=steps, environment=environment)) == ["Pet Store – Production"]
