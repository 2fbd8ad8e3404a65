"""Every shell script of the tree is one that any POSIX shell reads, and shellcheck finds nothing in it."""

import subprocess
from pathlib import Path

import pytest

from tests.test_tree import ROOT, files_of_the_tree, name_of

SCRIPTS = {name_of(path): path for path in files_of_the_tree() if path.read_bytes().startswith(b"#!/bin/sh\n")}


def test_there_are_some() -> None:
    assert {"packaging/set-up", "packaging/run", "packaging/macos/sign-and-notarise"} <= SCRIPTS.keys()


@pytest.mark.parametrize("path", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_a_shell_script_is_clean(path: Path) -> None:
    for command in (["sh", "-n", str(path)], ["shellcheck", "-x", str(path)]):
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        assert done.returncode == 0, done.stdout + done.stderr
