"""The program is started twice: one window, raised, and the later start ends; a killed one blocks no start."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import Program, installed, running_program

pytestmark = pytest.mark.end_to_end

TITLE = "Pet Store – This computer"
LOOKUP = "Look up an animal"
RAISED = "Pet Store is already open; its window was raised."


@pytest.fixture
def first(desktop: Desktop, user: Environment) -> Iterator[Program]:
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.window(TITLE)
        yield program


def start(desktop: Desktop, user: Environment, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Start the program once more and return how that ended."""
    environment = {**user, **desktop.environment}
    command = [installed("petstore-gui"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


def outcome(ended: "subprocess.CompletedProcess[str]") -> tuple[int, str, str]:
    return ended.returncode, ended.stdout, ended.stderr


def windows_of(desktop: Desktop, program: Program) -> list[str]:
    """Return the names that X has for the program's windows on the screen."""
    command = ["xdotool", "search", "--onlyvisible", "--pid", str(program.process.pid), "--name", "Pet Store"]
    found = subprocess.run(
        command, env={**os.environ, **desktop.environment}, capture_output=True, text=True, check=False
    )
    return found.stdout.split()


def minimise(desktop: Desktop, program: Program) -> None:
    (window,) = windows_of(desktop, program)
    command = ["xdotool", "windowminimize", window]
    subprocess.run(command, env={**os.environ, **desktop.environment}, check=True)
    wait_until(lambda: windows_of(desktop, program) == [], "the window is minimised")


def wait_for_animals(program: Program) -> None:
    program.wait_for(lambda: program.table().row_count > 0, "there are animals")


def test_a_second_start_brings_the_minimised_window_back_and_ends(
    desktop: Desktop, user: Environment, first: Program
) -> None:
    minimise(desktop, first)
    assert outcome(start(desktop, user)) == (0, f"{RAISED}\n", "")
    wait_until(lambda: len(windows_of(desktop, first)) == 1, "the window is back")
    first.window(TITLE)
    first.end()


def test_a_second_start_brings_the_window_before_another_one(
    desktop: Desktop, user: Environment, first: Program
) -> None:
    with running_program(desktop, user, "--demo") as demo:  # a store of its own, and so a window of its own
        demo.window("Pet Store – Demo")
        assert outcome(start(desktop, user)) == (0, f"{RAISED}\n", "")
        first.window(TITLE)
        first.press("ctrl+l")
        first.window(LOOKUP)
        first.end()
        wait_for_animals(demo)
        demo.end()


def test_an_id_is_handed_over_and_looked_up(desktop: Desktop, user: Environment, first: Program) -> None:
    first.button("Try it with sample animals").act()
    wait_for_animals(first)
    minimise(desktop, first)
    assert outcome(start(desktop, user, "--lookup", "#42")) == (0, f"{RAISED}\n", "")
    first.window(LOOKUP)
    first.wait_for_sentence("Minka", LOOKUP)
    assert outcome(start(desktop, user, "--lookup", str(2**63 - 1))) == (0, f"{RAISED}\n", "")
    first.wait_for(lambda: any(str(2**63 - 1) in said for said in first.sentences()), "the second ID is answered")
    first.process.send_signal(signal.SIGTERM)
    assert first.process.wait() == 0


def test_look_up_and_form_are_handed_over_and_take_the_keys(
    desktop: Desktop, user: Environment, first: Program
) -> None:
    first.wait_for_sentence("There are no animals here yet.")
    first.press("ctrl+n")
    first.type_into("Name", "Bel")
    assert outcome(start(desktop, user, "--lookup")) == (0, f"{RAISED}\n", "")
    first.window(LOOKUP)
    first.wait_for_focus(first.field("Animal ID", LOOKUP))
    assert outcome(start(desktop, user, "--add")) == (0, f"{RAISED}\n", "")
    first.window(TITLE)
    first.wait_for_focus(first.field("Name"))
    first.press("End")
    first.type_into("Name", "la")
    first.press("Tab")
    first.type_into("Category", "1")
    first.press("Return")
    first.wait_for(lambda: [row[1] for row in first.rows()] == ["Bella"], "Bella is added")
    first.end()


def test_after_a_kill_the_next_start_opens_its_window_at_once(desktop: Desktop, user: Environment) -> None:
    for _ in range(2):
        with running_program(desktop, user, "--profile", "this-computer") as program:
            program.window(TITLE)
            program.orphans += program.service_processes()
            os.kill(program.process.pid, signal.SIGKILL)  # and it is a zombie when the next one starts
            with running_program(desktop, user) as second:
                second.window(TITLE)
                assert outcome(start(desktop, user)) == (0, f"{RAISED}\n", "")
                second.end()


def test_of_three_starts_at_once_one_window_stays(desktop: Desktop, user: Environment) -> None:
    environment = {**user, **desktop.environment}
    command = [installed("petstore-gui")]
    with ExitStack() as stack:
        processes = []
        for _ in range(3):
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
            stack.enter_context(process)
            stack.callback(process.kill)
            processes.append(process)
        wait_until(lambda: [each.poll() for each in processes].count(0) == 2, "two have ended")
        (open_one,) = (each for each in processes if each.poll() is None)
        for each in processes:
            if each is not open_one and each.stdout is not None:
                assert each.stdout.read().startswith(RAISED)
        open_one.send_signal(signal.SIGTERM)
        assert open_one.wait() == 0


def test_nothing_is_left_that_would_be_in_the_way_of_the_next(
    desktop: Desktop, user: Environment, first: Program
) -> None:
    assert start(desktop, user).returncode == 0
    first.end()
    run_time, data = Path(user["XDG_RUNTIME_DIR"]), Path(user["XDG_DATA_HOME"], "petstore-gui")
    assert [place.name for place in (*run_time.iterdir(), *data.iterdir()) if "petstore" in place.name] == []
    assert not (data / "open.lock").exists()
