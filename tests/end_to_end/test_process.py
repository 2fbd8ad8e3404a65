"""The process itself: its end while something hangs, what a SIGKILL leaves, and its start where there is no screen."""

import signal
import struct
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import Program, installed, is_running, running_program
from tests.support.raw_server import RawServer, Script, answer, once, silent
from tests.support.samples import fill_store

pytestmark = pytest.mark.end_to_end

END_S = 8.0  # one was promised, to a machine that is not busy; the requests would hang for 10 and 15
CLOSE_THE_WINDOW = "alt+F4"
QUESTION = "1 animal is still waiting"


def seconds_to_end(program: Program, *, asks: bool) -> float:
    """Close the window and return how long the process went on; ``asks``: first it speaks of what is on its way."""
    if asks:
        program.press(CLOSE_THE_WINDOW)
        program.button("Quit", QUESTION)
    began = time.monotonic()
    if asks:
        program.button("Quit", QUESTION).act()
    else:
        program.press(CLOSE_THE_WINDOW)
    assert program.process.wait(PATIENCE_S) == 0
    assert program.errors() == ""
    return time.monotonic() - began


def close_while_it_hangs(desktop: Desktop, user: Environment, *scripts: Script, add: bool) -> float:
    """Return how long the end took while a list, or an animal that was just sent, was not answered."""
    with RawServer(*scripts) as server:
        environment = {**user, "PETSTORE_API_KEY": "any-key"}
        with running_program(desktop, environment, "--base-url", server.url) as program:
            server.wait_for_a_request()
            program.window(f"Pet Store – 127.0.0.1:{server.port}")
            if add:
                program.wait_for_sentence("There are no animals here yet.")
                program.add("Bella", category=1)
                server.wait_for_a_request()
            return seconds_to_end(program, asks=add)


@pytest.mark.parametrize(
    ("scripts", "add"), [((silent,), False), ((once(answer(b"[]")), silent), True)], ids=["a list", "an add"]
)
def test_closing_the_window_during_a_hanging_request_ends_the_process_and_does_not_wait_for_it(
    desktop: Desktop, user: Environment, scripts: Sequence[Script], *, add: bool
) -> None:
    attempts = (close_while_it_hangs(desktop, user, *scripts, add=add) for _ in range(2))
    assert any(seconds < END_S for seconds in attempts)


def test_a_killed_window_leaves_no_service_and_no_damage_behind(desktop: Desktop, user: Environment) -> None:
    folder = Path(user["XDG_DATA_HOME"], "petstore-gui")
    fill_store(folder)
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sample_animals()
        program.add("Bella", category=7)
        program.wait_for_sentence("Bella was added, ID 241.")
        services = program.service_processes()
        assert len(services) == 1
        assert is_running(services[0])
        program.kill()
        wait_until(lambda: not is_running(services[0]), "the service has ended")
    with running_program(desktop, user) as program:
        program.wait_for(lambda: program.table().row_count > 0, "there are animals")
        assert program.table().row(0)[:2] == ("241", "Bella")
        services = program.service_processes()
        program.end()
    assert [pid for pid in services if is_running(pid)] == []
    assert [file.name for file in folder.iterdir() if "damaged" in file.name] == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_window_and_its_service_in_order(desktop: Desktop, user: Environment, number: int) -> None:
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence("There are no animals here yet.")
        services = program.service_processes()
        program.process.send_signal(number)
        assert program.process.wait(PATIENCE_S) == 0
        assert program.errors() == ""
    assert [pid for pid in services if is_running(pid)] == []


def run(environment: Environment, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [installed("petstore-gui"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


@pytest.mark.parametrize("display", [None, ":4242"], ids=["no display", "a display that is not there"])
def test_without_a_display_one_line_says_what_works(user: Environment, display: str | None) -> None:
    environment = user if display is None else {**user, "DISPLAY": display}
    ended = run(environment, "--profile", "this-computer")
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert "--self-check" in ended.stderr
    assert ended.stdout == ""


def test_the_version_needs_no_display(user: Environment) -> None:
    ended = run(user, "--version")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"petstore-gui {__version__}\n", "")


def test_the_self_check_needs_no_display_and_takes_a_picture(newcomer: Environment, tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    ended = run(newcomer, "--self-check", "--picture", str(picture))
    assert ended.returncode == 0, ended.stdout + ended.stderr
    steps = ended.stdout.splitlines()
    assert all(step.startswith("ok ") for step in steps)
    for word in ("lists", "adds", "looks up", "picture"):
        assert any(word in step for step in steps), word
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:24])
    assert width >= 1000
    assert height >= 600
    assert list(Path(newcomer["TMPDIR"]).iterdir()) == []
    assert [file for file in Path(newcomer["HOME"]).rglob("*") if "petstore" in file.name] == []
