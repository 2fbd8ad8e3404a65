"""What .ci/run makes of the ends of its parts, with stand-ins for them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]


def stand_in(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines)) + "\n", "utf-8")
    path.chmod(0o755)


def run(tree: Path, *, failing: str = "", audit: int = 0) -> "subprocess.CompletedProcess[str]":
    """Run .ci/run where ``make`` only says what it was asked for, and fails for ``failing``."""
    (tree / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tree / ".ci" / "run")
    stand_in(tree / "bin" / "make", 'echo "made $2"', f'[ "$2" != "{failing}" ]')
    stand_in(tree / ".venv-tools" / "bin" / "python", f"exit {audit}")
    return subprocess.run(
        ["bash", tree / ".ci" / "run"],
        env={**os.environ, "PATH": f"{tree / 'bin'}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def test_every_part_is_run(tmp_path: Path) -> None:
    done = run(tmp_path, audit=3)
    assert done.returncode == 0
    assert sorted(done.stdout.splitlines()) == ["made rounds", "made test", "made test-packages"]


@pytest.mark.parametrize("part", ["test", "rounds", "test-packages"])
def test_a_part_that_fails_fails_all(tmp_path: Path, part: str) -> None:
    assert run(tmp_path, failing=part).returncode != 0


def test_an_audit_that_finds_something_fails_all(tmp_path: Path) -> None:
    assert run(tmp_path, audit=1).returncode != 0
