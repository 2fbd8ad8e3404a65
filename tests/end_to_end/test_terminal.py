"""Commands for a terminal beside what holds for the window: profiles, keyring, the administrator, Production."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment, LogIn, SetPolicy
from tests.support.commands import command, command_line, document, environment_of, on_terminal
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import running_program
from tests.support.saved_profile import save_address, store_key
from tests.support.secret_service import needs_keyring
from tests.support.service import RunningService, running_service
from tests.support.traces import files_that_hold

pytestmark = pytest.mark.end_to_end

KEY = "Staging-key_4Kq7wZ0xV9"
REX = ("--name", "Rex", "--category", "3")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "service" / "animals.sqlite3", key=KEY) as service:
        yield service


def animals(service: RunningService) -> list[str]:
    with service.client() as client:
        return [animal["name"] for animal in client.get("/pets").json()]


# --- the key ---


@needs_keyring
def test_the_key_comes_from_the_keyring_and_goes_nowhere_else(
    log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    save_address(user, service)
    store_key(user, service)
    added = command("add", *REX, environment=user)
    assert (added.returncode, added.stdout, added.stderr) == (0, "Added, ID 1.\n", "")
    listed = command("list", "--json", environment=user)
    assert document(listed)["service"] == service.base_url
    assert files_that_hold(KEY, [tmp_path / "user"]) == []
    store_key(user, service, "a-foreign-key")
    refused = command("list", environment=user)
    assert (refused.returncode, refused.stdout) == (5, "")
    assert "did not accept the API key" in refused.stderr
    assert "a-foreign-key" not in refused.stderr


@needs_keyring
def test_a_locked_keyring_is_said(log_in: LogIn, service: RunningService) -> None:
    user = log_in("unlocked")
    store_key(user, service)
    user = log_in("locked")
    save_address(user, service)
    done = command("list", environment=user)
    assert (done.returncode, done.stdout) == (5, "")
    assert f"{service.base_url}: The system keyring is locked." in done.stderr


def test_without_a_keyring_the_command_says_where_a_key_may_come_from(
    user: Environment, service: RunningService
) -> None:
    save_address(user, service)
    done = command("list", environment=user)
    assert (done.returncode, done.stdout) == (5, "")
    assert "The system keyring can't be used on this computer." in done.stderr
    assert "PETSTORE_API_KEY" in done.stderr
    assert command("list", environment=user, key=KEY).returncode == 0  # as the window takes it for its first address


@needs_keyring
@pytest.mark.slow
def test_a_keyring_that_never_answers_is_given_up(log_in: LogIn, service: RunningService) -> None:
    user = log_in("hung")
    save_address(user, service)
    done = command("list", environment=user)
    assert (done.returncode, done.stdout) == (5, "")
    assert "The system keyring has not answered." in done.stderr


@needs_keyring
@pytest.mark.posix("SIGINT")
def test_ctrl_c_ends_what_waits_for_the_keyring(log_in: LogIn, service: RunningService) -> None:
    user = log_in("hung")
    save_address(user, service)
    with subprocess.Popen(
        command_line("list"), env=environment_of(None, user), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        threads = Path(f"/proc/{process.pid}/task")
        wait_until(lambda: len(list(threads.iterdir())) >= 3, "one thread waits for the command, one for the keyring")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_S) == 128 + signal.SIGINT  # and not 5, once the keyring is given up


# --- beside the window ---


def test_a_command_works_beside_an_open_window(desktop: Desktop, user: Environment, tmp_path: Path) -> None:
    here = ("--profile", "this-computer")
    with running_program(desktop, user, *here) as program:
        program.wait_for_sentence("There are no animals here yet.")
        assert command("add", *REX, *here, environment=user).stdout == "Added, ID 1.\n"
        file = tmp_path / "animals.csv"
        file.write_text("Name,Category\nMomo,4\nBella,4\n", "utf-8")
        assert command("import", str(file), *here, environment=user).returncode == 0
        program.press("F5")
        program.wait_for_rows(3)
        assert program.pending_rows() == []
        program.press("ctrl+n")
        program.type_into("Name", "Zoe")
        program.press("Tab")
        program.type_into("Category", "3")
        program.press("Return")
        program.wait_for_rows(4)
        listed = document(command("list", *here, "--json", "--sort", "id", environment=user))
        assert [animal["id"] for animal in listed["animals"]] == [1, 2, 3, 4]
        assert listed["animals"][-1]["name"] == "Zoe"
        program.end()


# --- the profile, and the administrator ---


def test_a_profile_without_an_address_is_said(user: Environment) -> None:
    done = command("list", "--profile", "staging", environment=user)
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.startswith("petstore-gui list: Staging has no address yet.")


def test_what_the_administrator_does_not_offer_is_not_opened(
    user: Environment, service: RunningService, set_policy: SetPolicy
) -> None:
    set_policy(f'[production]\nbase_url = "{service.base_url}"\n[policy]\nprofiles = ["production"]\n')
    for where in (("--profile", "this-computer"), ("--base-url", service.base_url)):
        done = command("list", *where, environment=user, key=KEY)
        assert (done.returncode, done.stdout) == (1, ""), done.stderr
        assert "administrator of this computer" in done.stderr
    assert command("list", environment=user, key=KEY).returncode == 0  # the only one is the first


def test_an_address_without_encryption_is_refused(user: Environment) -> None:
    done = command("list", "--base-url", "http://pets.store.lan:8080/v1", environment=user, key=KEY)
    assert (done.returncode, done.stdout) == (2, "")
    assert "must begin with https://" in done.stderr


def test_an_address_without_encryption_may_be_allowed(
    user: Environment, reachable: RunningService, set_policy: SetPolicy
) -> None:
    where = reachable.base_url.split("/")[2]
    set_policy(f'[policy]\ninsecure_hosts = ["{where}"]\n')
    done = command("list", "--base-url", reachable.base_url, environment=user, key=reachable.key)
    assert (done.returncode, "not encrypted" in done.stderr) == (0, True)


# --- Production ---


def test_adding_to_production_needs_a_yes_where_nobody_can_be_asked(user: Environment, service: RunningService) -> None:
    save_address(user, service, "production")
    for where in ((), ("--base-url", service.base_url)):
        done = command("add", *REX, *where, environment=user, key=KEY)
        assert (done.returncode, done.stdout) == (2, "")
        assert "--yes" in done.stderr
    assert animals(service) == []
    assert command("list", environment=user, key=KEY).returncode == 0
    assert command("add", *REX, "--yes", environment=user, key=KEY).returncode == 0
    assert animals(service) == ["Rex"]


@contextmanager
def question_on_terminal(arguments: list[str], user: Environment) -> Iterator["subprocess.Popen[bytes]"]:
    """Start a command on a terminal without typing, and wait for its question."""
    import pty  # not on Windows

    terminal, its_end = pty.openpty()
    process = subprocess.Popen(
        command_line(*arguments), env=environment_of(KEY, user), stdin=its_end, stdout=its_end, stderr=its_end
    )
    os.close(its_end)
    shown = b""
    while b"[y/N]" not in shown:
        shown += os.read(terminal, 65536)
    yield process
    os.close(terminal)


@pytest.mark.posix("a pseudo-terminal")
def test_adding_to_production_asks_on_a_terminal(user: Environment, service: RunningService) -> None:
    save_address(user, service, "production")
    code, shown = on_terminal(["add", *REX], "\n", environment=user, key=KEY)
    assert (code, animals(service)) == (1, [])
    assert "Add “Rex” to Production? [y/N]" in shown
    assert "nothing was added" in shown
    with question_on_terminal(["add", *REX], user) as process:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_S) == 128 + signal.SIGINT
    assert animals(service) == []
    code, shown = on_terminal(["add", *REX], "yes\n", environment=user, key=KEY)
    assert (code, animals(service)) == (0, ["Rex"])
    assert "Added, ID 1." in shown
