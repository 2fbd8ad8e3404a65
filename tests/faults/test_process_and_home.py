"""Two starts, crashes, links that another user has laid, a read-only home: on the real window, with keys."""

import json
import os
import signal
import subprocess
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment, desktop, log_in, newcomer, user
from tests.faults.row import Record, Row
from tests.faults.store import Store
from tests.support.desktop import Desktop
from tests.support.not_files import put
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import Program, installed, running_program
from tests.support.service import KEY

__all__ = ["desktop", "log_in", "newcomer", "user"]

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.posix("signals, links and mounts as POSIX has them"),
    pytest.mark.usefixtures("newcomer"),
]

TITLE = "Pet Store – This computer"
LOOKUP = "Look up an animal"
EMPTY = "There are no animals here yet."
WRONG = "Something went wrong"

# What the program's own folders and all temporary ones are made of cannot be written, not by root either.
READ_ONLY = """
for folder in "$HOME" /tmp /var/tmp; do
    mount --bind "$folder" "$folder" && mount -o remount,ro,bind "$folder" || exit 77
done
cd /proc && exec "$@"
"""
AS_ROOT = ("unshare", "--mount") if os.name == "posix" and os.geteuid() == 0 else ("unshare", "--user", "-r", "--mount")


@pytest.fixture
def read_only(user: Environment) -> Sequence[str]:
    """Return the command before one that finds neither its home nor a temporary folder to write to."""
    command = [*AS_ROOT, "sh", "-c", READ_ONLY, "sh"]
    if subprocess.run([*command, "true"], env=user, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    return command


def data(user: Environment) -> Path:
    return Path(user["XDG_DATA_HOME"], "petstore-gui")


def start(desktop: Desktop, user: Environment, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Start the program once more and return how that ended."""
    command = [installed("petstore-gui"), *arguments]
    return subprocess.run(
        command, env={**user, **desktop.environment}, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )


def end(program: Program) -> None:
    program.process.send_signal(signal.SIGTERM)
    assert program.process.wait(PATIENCE_S) == 0
    assert program.errors() == ""


def in_everyday_words(program: Program) -> None:
    """Fail where a path or a number of the system is in front of the work."""
    for sentence in program.sentences():
        assert "Errno" not in sentence
        assert "No such file" not in sentence
        assert "petstore-gui" not in sentence
        assert "sqlite" not in sentence


# -------------------------------------------------------------------------------------------------- 54: two starts


def test_a_start_for_another_service_and_one_against_a_window_that_hangs_open_nothing_then_or_later(
    desktop: Desktop, user: Environment, record: Record
) -> None:
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence(EMPTY)
        wait_until(lambda: start(desktop, user).returncode == 0, "it listens")
        for where in (("--base-url", "https://pets.example.com/v1"), ("--profile", "staging")):
            ended = start(desktop, user, *where, "--lookup", "42")
            assert (ended.returncode, ended.stdout) == (1, "")
            assert ended.stderr == (
                f"petstore-gui: Pet Store is already open; its window was raised, but {where[1]} was not opened. "
                "Close that window first.\n"
            )
            assert program.titles() == [TITLE]
            record(Row(54, f"a window is open: {where[0]}", "start", ended.stderr))
        program.process.send_signal(signal.SIGSTOP)
        try:
            ended = start(desktop, user, "--lookup", "4242424242")  # no time and no port has it in it
        finally:
            program.process.send_signal(signal.SIGCONT)
        assert (ended.returncode, ended.stdout) == (1, "")
        assert "already open, but its window does not answer; nothing was opened" in ended.stderr
        assert start(desktop, user).returncode == 0  # what came before has been read by now
        program.press("ctrl+l")
        program.type_into("Animal ID", "43", LOOKUP)
        assert not any("4242424242" in sentence for sentence in program.sentences())
        end(program)
    record(Row(54, "the open window hangs", "start --lookup", ended.stderr))


# ------------------------------------------------------------------------------------- 53: window.json, 58: links


def test_a_newer_window_json_is_left_as_it_is(desktop: Desktop, user: Environment, record: Record) -> None:
    file = data(user) / "window.json"
    file.parent.mkdir()
    file.write_text(json.dumps({"version": 2, "views": ["in another shape"]}))
    before = file.read_bytes()
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence(EMPTY)
        program.press("ctrl+2")
        shown = program.wait_for_sentence("0 ")
        program.end()
    assert file.read_bytes() == before
    assert list(file.parent.glob("window*")) == [file]
    record(Row(53, "window.json of a newer version", "start", shown))


def test_what_is_no_file_makes_no_start_wait_and_leaves_no_note_at_the_end(
    desktop: Desktop, user: Environment, store: Store, record: Record
) -> None:
    own = [data(user) / name for name in ("open.lock", "window.json", "window.starting", "journal.sqlite3")]
    administrators = Path(user["PETSTORE_GUI_SYSTEM_CONFIG"])
    settings = Path(user["XDG_CONFIG_HOME"], "petstore-gui", "settings.json")
    for kind, file in zip(cycle(["pipe", "folder"]), (*own, settings, administrators), strict=False):
        put(kind, file)
    environment = {**user, "PETSTORE_API_KEY": KEY}
    animals = store.animals()
    with running_program(desktop, environment, "--base-url", store.url) as program:
        program.wait_for_rows(len(animals))
        shown = program.wait_for_sentence("Nothing can be added now: it is not a file.")
        said = shown.replace("\u200b", "")  # a long path may be broken
        assert f"{administrators.name} cannot be read: it is not a file." in said
        wait_until(lambda: start(desktop, user).returncode == 0, "there is one window all the same")
        end(program)
    assert json.loads((data(user) / "window.json").read_bytes())["version"] == 1
    assert not list(data(user).glob("crash-notes/*"))
    record(Row(53, "pipes and folders in place of each file", "start", shown.rpartition("\n")[2]))


def test_no_link_is_followed_and_the_folder_is_the_owners(desktop: Desktop, user: Environment, record: Record) -> None:
    folder, precious = data(user), Path(user["HOME"], "precious")
    precious.write_text("of the user's")
    folder.mkdir()
    folder.chmod(0o777)
    links = ("open.lock", "window.new", "window.starting", "window.json")
    for name in links:
        (folder / name).symlink_to(precious)
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence(EMPTY)
        wait_until(lambda: start(desktop, user).returncode == 0, "there is one window all the same")
        assert folder.stat().st_mode & 0o777 == 0o700
        program.press("ctrl+2")
        program.end()
    assert json.loads((folder / "window.json").read_bytes())["version"] == 1
    lost = int(precious.read_text() != "of the user's")
    record(Row(58, f"links in place of {', '.join(links)}", "start", "one window", lost))
    assert lost == 0


# ----------------------------------------------------------------------------------- 52: a home that cannot be written


def test_this_computer_in_a_home_that_cannot_be_written(
    desktop: Desktop, user: Environment, read_only: Sequence[str], record: Record
) -> None:
    with running_program(desktop, user, "--profile", "this-computer", before=read_only) as program:
        program.window(WRONG)
        shown = program.wait_for_sentence("The store on this computer can't be opened: permission denied.", WRONG)
        in_everyday_words(program)
        program.press("Return")
        program.wait_until_closed(WRONG)
        program.button("Use the store on this computer")
        program.end()
    record(Row(52, "home cannot be written", "open This computer", shown))


def test_a_service_elsewhere_in_a_home_that_cannot_be_written(
    desktop: Desktop, user: Environment, store: Store, read_only: Sequence[str], record: Record
) -> None:
    environment = {**user, "PETSTORE_API_KEY": KEY}
    animals = store.animals()
    with running_program(desktop, environment, "--base-url", store.url, before=read_only) as program:
        view = program.wait_for_sentence("Your view can't be saved: permission denied")
        program.wait_for_rows(len(animals))
        program.press("ctrl+n")
        program.type_into("Name", "Bella")
        draft = program.wait_for_sentence("Couldn't load your draft and unfinished adds: permission denied")
        program.press("Tab")
        program.type_into("Category", "1")
        program.press("Return")
        unsent = program.wait_for_sentence("it can't be saved on this computer (permission denied).")
        in_everyday_words(program)
        (row,) = program.pending_rows()
        lost = int(not row[0].startswith("Bella"))
        program.press("ctrl+q")
        program.window("1 animal is still waiting")
        program.wait_for_sentence("If you quit now, they are lost.", "1 animal is still waiting")
        program.button("Quit", "1 animal is still waiting").act()
        assert program.process.wait(PATIENCE_S) == 0
    doubled = len(store.animals()) - len(animals)
    for act, shown in (("start", view), ("type into the form", draft), ("add", unsent)):
        record(Row(52, "home cannot be written", act, shown, lost, doubled))
    assert (lost, doubled) == (0, 0)


def test_the_demo_without_a_temporary_folder(
    desktop: Desktop, user: Environment, read_only: Sequence[str], record: Record
) -> None:
    with running_program(desktop, user, "--demo", before=read_only) as program:
        program.window(WRONG)
        shown = program.wait_for_sentence("The demo can't start: there is no temporary folder to write to.", WRONG)
        in_everyday_words(program)
        program.press("Return")
        program.wait_until_closed(WRONG)
        program.end()
    record(Row(52, "no temporary folder", "start --demo", shown))
