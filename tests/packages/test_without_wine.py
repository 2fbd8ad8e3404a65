"""Where no Wine can be had: one line says so, and all else is built."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_tree import ROOT

HAS_WINE = "import sys; sys.path.insert(0, 'packaging'); import package; print(package.has_wine())"
LINE = "Wine is set up on Linux, x86-64, only; on Windows itself it is not needed.\n"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return the variables of a computer with another processor."""
    uname = tmp_path / "uname"
    uname.write_text('#!/bin/sh\n[ "$1" = -s ] && echo Linux || echo Linux aarch64\n', "utf-8")
    uname.chmod(0o700)
    return {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}


def run(environment: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_the_set_up_says_so_in_one_line_with_an_exit_code_of_its_own(environment: dict[str, str]) -> None:
    done = run(environment, "sh", "packaging/set-up", "windows-package")
    assert (done.returncode, done.stdout, done.stderr) == (3, "", f"set-up: {LINE}")


def test_nothing_is_built_for_windows_and_that_is_no_failure(environment: dict[str, str]) -> None:
    done = run(environment, sys.executable, "-B", "-c", HAS_WINE)
    assert (done.returncode, done.stdout) == (0, f"package: nothing is built for Windows: {LINE}False\n"), done.stderr


def test_a_user_who_may_not_install_it_is_told_what_to_type(tmp_path: Path) -> None:
    # A computer on which nothing is installed, and a user who is not root.
    for name, says in (("id", "echo 1000"), ("dpkg-query", ":")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{says}\n", "utf-8")
        (tmp_path / name).chmod(0o700)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = run(environment, "sh", "packaging/set-up", "windows-package")
    assert (done.returncode, done.stdout) == (3, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("set-up: Wine is not here. Type: sudo apt-get install --no-install-recommends ")
    assert {"wine", "wine64", "nsis"} <= set(line.split())
