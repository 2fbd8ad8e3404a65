"""The real keyring: a Secret Service of its own, unlocked, locked, hung and absent, seen from real processes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE_S
from tests.support.secret_service import Mode, lock, needs_keyring, secret_service

pytestmark = [pytest.mark.end_to_end, needs_keyring, pytest.mark.posix("the Secret Service")]

ROOT = Path(__file__).parents[2]
KEY = "a-key-that-is-found-nowhere-else"
WHERE = "Secret Service (GNOME Keyring, KWallet, KeePassXC)"

IMPORT = "from tests.support.secret_service import keyring_again, kill_keyring"
STORE = f"print_state(credentials.store('https://pets.example.com/v1', ApiKey('{KEY[::-1]}'[::-1])))"
READ = "print_state(credentials.read('https://pets.example.com/v1'))"
READ_OTHER = "print_state(credentials.read('https://pets.example.org/v1'))"
FORGET = "print_state(credentials.forget('https://pets.example.com/v1'))"
KILL = "kill_keyring(dict(os.environ))"
AGAIN = "stack.enter_context(keyring_again(dict(os.environ)))"


def run(environment: dict[str, str], *lines: str) -> list[str]:
    """Run ``lines`` in a process of that user's and return, for each, the state and whether the right key came."""
    head = f"""
import os, sys
from contextlib import ExitStack
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.credentials import Credentials
def print_state(stored):
    right = stored.key is not None and stored.key.reveal() == {KEY[::-1]!r}[::-1]
    print(stored.state, "key" if right else "no key", stored.where, sep="|", flush=True)
credentials = Credentials()
with ExitStack() as stack:
"""
    process = subprocess.run(
        [sys.executable, "-c", head + "".join(f"    {line}\n" for line in lines)],
        env={**environment, "PYTHONPATH": f"{ROOT}:{environment.get('PYTHONPATH', '')}"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=True,
    )
    assert KEY not in process.stdout + process.stderr
    return process.stdout.splitlines()


def files_with_the_key(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and KEY.encode() in file.read_bytes()]


def test_a_stored_key_is_found_by_the_next_process_and_nowhere_else(tmp_path: Path) -> None:
    with secret_service(tmp_path) as environment:
        assert run(environment, READ) == [f"missing|no key|{WHERE}"]
        assert run(environment, STORE) == [f"stored|key|{WHERE}"]
        assert run(environment, READ, READ_OTHER) == [f"stored|key|{WHERE}", f"missing|no key|{WHERE}"]
        assert any((tmp_path / "data_home" / "keyrings").iterdir())
        assert files_with_the_key(tmp_path) == []
    with secret_service(tmp_path) as environment:  # the next day
        assert run(environment, READ) == [f"stored|key|{WHERE}"]
        assert run(environment, FORGET, READ) == [f"missing|no key|{WHERE}"] * 2
        assert run(environment, READ) == [f"missing|no key|{WHERE}"]


def test_a_locked_keyring_is_said_and_not_overwritten(tmp_path: Path) -> None:
    with secret_service(tmp_path) as environment:
        assert run(environment, STORE) == [f"stored|key|{WHERE}"]
        lock(environment)
        assert run(environment, READ, READ) == [f"locked|no key|{WHERE}"] * 2
        other = STORE.replace("[::-1])))", ")))")
        assert run(environment, other, FORGET) == [f"locked|no key|{WHERE}"] * 2
    with secret_service(tmp_path) as environment:
        assert run(environment, READ) == [f"stored|key|{WHERE}"]


def test_a_key_typed_at_a_locked_keyring_is_for_this_run(tmp_path: Path) -> None:
    with secret_service(tmp_path, "locked") as environment:
        assert run(environment, STORE, READ) == [f"locked|key|{WHERE}"] * 2
        assert run(environment, READ) == [f"locked|no key|{WHERE}"]
        assert files_with_the_key(tmp_path) == []


def test_without_a_keyring_the_key_is_for_this_run(tmp_path: Path) -> None:
    with secret_service(tmp_path, "none") as environment:
        assert run(environment, READ, STORE, READ) == ["no-keyring|no key|", "no-keyring|key|", "no-keyring|key|"]
        assert run(environment, READ) == ["no-keyring|no key|"]
        assert files_with_the_key(tmp_path) == []


def test_a_bus_without_a_keyring_is_no_keyring(tmp_path: Path) -> None:
    with secret_service(tmp_path, "empty") as environment:
        assert run(environment, READ, STORE) == ["no-keyring|no key|", "no-keyring|key|"]
    assert run(environment, READ) == ["no-keyring|no key|"]  # the address of a bus that is gone


def test_a_keyring_whose_process_ends_is_gone_until_it_runs_again_with_what_it_kept(tmp_path: Path) -> None:
    with secret_service(tmp_path) as environment:
        answers = run(environment, IMPORT, STORE, READ, KILL, READ, FORGET, AGAIN, READ)
        assert answers == [*[f"stored|key|{WHERE}"] * 2, *[f"no-keyring|no key|{WHERE}"] * 2, f"stored|key|{WHERE}"]


def test_a_keyring_that_starts_after_the_program_is_found(tmp_path: Path) -> None:
    with secret_service(tmp_path, "empty") as environment:
        assert run(environment, IMPORT, READ, AGAIN, READ, STORE) == [
            "no-keyring|no key|",
            f"missing|no key|{WHERE}",
            f"stored|key|{WHERE}",
        ]


def test_beside_a_hung_keyring_the_next_question_is_answered_at_once(tmp_path: Path) -> None:
    with secret_service(tmp_path, "hung") as environment:
        answers = run(
            environment,
            "from threading import Thread",
            "Thread(target=credentials.read, args=['https://pets.example.com/v1'], daemon=True).start()",
            "while not credentials._where: pass",  # the thread has found the keyring, and hangs
            READ,
            STORE,
            READ,
        )
        assert answers == [f"waiting|no key|{WHERE}", f"waiting|key|{WHERE}", f"waiting|key|{WHERE}"]
        assert files_with_the_key(tmp_path) == []


PLAIN_TEXT_PLUGIN = """
import os
from pathlib import Path
from keyring.backend import KeyringBackend

class PlainTextKeyring(KeyringBackend):
    priority = 9
    file = Path(os.environ["HOME"]) / "plain text"

    def get_password(self, service, username):
        return self.file.read_text() if self.file.exists() else None

    def set_password(self, service, username, password):
        self.file.write_text(password)

    def delete_password(self, service, username):
        self.file.unlink()
"""


@pytest.fixture
def plain_text_plugin(tmp_path: Path) -> Path:
    """Return a folder for PYTHONPATH in which something like keyrings.alt is installed."""
    folder = tmp_path / "plugins"
    information = folder / "plain_text-1.dist-info"
    information.mkdir(parents=True)
    (folder / "plain_text.py").write_text(PLAIN_TEXT_PLUGIN)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: plain-text\nVersion: 1\n")
    (information / "entry_points.txt").write_text("[keyring.backends]\nplain_text = plain_text\n")
    return folder


@pytest.mark.parametrize(("mode", "state"), [("none", "no-keyring|key|"), ("unlocked", f"stored|key|{WHERE}")])
def test_a_keyring_of_plain_text_is_never_used(tmp_path: Path, plain_text_plugin: Path, mode: Mode, state: str) -> None:
    with secret_service(tmp_path, mode) as environment:
        environment["PYTHONPATH"] = str(plain_text_plugin)
        chosen = "import keyring; print(type(keyring.get_keyring()).__name__)"
        assert run(environment, chosen) == ["PlainTextKeyring" if mode == "none" else "ChainerBackend"]
        assert run(environment, STORE, READ) == [state] * 2
        assert files_with_the_key(tmp_path) == []


def test_only_a_known_keyring_may_be_configured(tmp_path: Path, plain_text_plugin: Path) -> None:
    unknown = (
        *("keyring.backends.null.Keyring", "keyring.backends.fail.Keyring", "plain_text.PlainTextKeyring"),
        *("no.such.Keyring", "keyring.backends.SecretService.NoSuchClass", "nonsense"),
        "keyring.backends.macOS.Keyring",
    )
    known = ("keyring.backends.SecretService.Keyring", "keyring.backends.chainer.ChainerBackend")
    with secret_service(tmp_path) as environment:
        environment["PYTHONPATH"] = str(plain_text_plugin)
        for backend in unknown:
            states = run({**environment, "PYTHON_KEYRING_BACKEND": backend}, STORE, READ)
            assert states == ["no-keyring|key|"] * 2, backend
        folder = tmp_path / "config_home" / "python_keyring"
        folder.mkdir()
        (folder / "keyringrc.cfg").write_text("[backend]\ndefault-keyring=keyring.backends.null.Keyring\n")
        assert run(environment, STORE, READ) == ["no-keyring|key|"] * 2
        (folder / "keyringrc.cfg").unlink()
        for backend in known:
            states = run({**environment, "PYTHON_KEYRING_BACKEND": backend}, STORE, READ)
            assert states == [f"stored|key|{WHERE}"] * 2, backend
        assert files_with_the_key(tmp_path) == []
