"""The recipe for a container: nothing in it runs as root, and its health check tells a service that answers."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.support.ports import free_port
from tests.support.service import running_service
from tests.test_tree import ROOT

TEXT = (ROOT / "packaging" / "container" / "Containerfile").read_text("utf-8")
PORT = "8080"


def values(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} (.+)$", TEXT, re.MULTILINE)


def is_healthy(port: int) -> bool:
    (check,) = values("HEALTHCHECK --start-period=30s CMD")
    words = json.loads(check.replace(PORT, str(port)))
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def test_what_runs_has_no_rights_and_one_folder() -> None:
    (user,) = values("USER")
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", user)
    assert TEXT.index(f"\nUSER {user}") < TEXT.index("\nENTRYPOINT")
    assert values("VOLUME") == ["/var/lib/petstore-service"]


def test_it_listens_at_the_port_that_it_names() -> None:
    (command,), (port,) = values("CMD"), values("EXPOSE")
    options = json.loads(command)
    assert options[options.index("--port") + 1] == port == PORT


@pytest.mark.end_to_end
def test_its_health_check_tells_a_service_that_answers(tmp_path: Path) -> None:
    port = free_port()
    assert not is_healthy(port)
    options = ["--port", str(port), "--behind-proxy"]
    with running_service(tmp_path / "animals.sqlite3", arguments=options):
        assert is_healthy(port)
