"""The ways in: what they load before the window, and the service and the commands that are in the same program."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.support.patience import PATIENCE_S
from tests.support.service import given_key

ROOT = Path(__file__).parents[1]
KEY = "a-key-for-this-test-only"
LOADS = """
import sys
from collections.abc import Sequence
before = set(sys.modules)
import petstore_gui.__main__
print(sorted(set(sys.modules) - before))
"""
CONSOLE = "import sys; from petstore_gui.__main__ import console; sys.exit(console())"
HURRIES = """
import sys
from petstore_gui.runtime import cli
loads = {"petstore_gui.connection", "petstore_gui.service", "petstore_gui.ui", "PySide6"}
cli.leave_it_to_another = lambda *_: print(*sorted(loads & set(sys.modules))) or 0
from petstore_gui.__main__ import main
sys.argv = ["petstore-gui"]
main()
"""


def python(*arguments: str, standard_input: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        input=standard_input,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def test_the_way_in_itself_loads_nothing() -> None:
    assert python("-c", LOADS).stdout == "['petstore_gui', 'petstore_gui.__main__']\n"


def test_a_start_without_arguments_reads_none_and_knows_no_service() -> None:
    ended = python("-c", HURRIES)
    assert (ended.stdout, ended.stderr) == ("\n", "")


def test_anything_but_serve_is_for_the_window() -> None:
    ended = python("-m", "petstore_gui", "--version")
    assert ended.returncode == 0
    assert ended.stdout.startswith("petstore-gui ")
    refused = python("-m", "petstore_gui", "--demo", "serve")
    assert refused.returncode == 2
    assert "neither a link of the form petstore:42 nor a command" in refused.stderr


@pytest.mark.end_to_end
def test_serve_is_the_service_in_the_same_program(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "petstore_gui", "serve", "--database", str(tmp_path / "animals.sqlite3")]
    with subprocess.Popen(
        [*command, "--until-stdin-closes"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        url = given_key(process, KEY)
        answer = httpx.get(f"{url}/pets", headers={"authorization": f"Bearer {KEY}"}, trust_env=False)
        assert (answer.status_code, answer.json()) == (200, [])
        process.stdin.close()
        assert process.wait(PATIENCE_S) == 0


def test_serve_calls_itself_what_was_typed(tmp_path: Path) -> None:
    assert python("-m", "petstore_gui", "serve", "--help").stdout.startswith("usage: petstore-gui serve ")
    refused = python("-m", "petstore_gui", "serve", "--database", str(tmp_path / "a"), standard_input="\n")
    assert refused.returncode == 2
    assert refused.stderr.startswith("petstore-gui serve: ")
    alone = python("-m", "petstore_gui.service", "--database", str(tmp_path / "a"), standard_input="\n")
    assert alone.stderr.startswith("petstore-service: ")


def test_petstore_without_arguments_says_how_it_is_used_and_names_the_window() -> None:
    ended = python("-c", CONSOLE)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("usage: petstore ")
    assert "petstore serve runs the service alone, and petstore-gui opens the window." in " ".join(ended.stdout.split())


@pytest.mark.parametrize("word", ["serve", "list", "import"])
def test_petstore_does_what_petstore_gui_does_under_its_own_name(word: str) -> None:
    ended = python("-c", CONSOLE, word, "--help")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith(f"usage: petstore {word} ")
    assert "petstore-gui list" not in ended.stdout


def test_petstore_opens_no_window() -> None:
    for arguments in (["--demo"], ["petstore:42"]):
        ended = python("-c", CONSOLE, *arguments)
        assert (ended.returncode, ended.stdout) == (2, "")
