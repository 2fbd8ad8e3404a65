"""What an earlier run has left for a user: the address of a profile in the settings, and its key in the keyring."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.support.patience import PATIENCE_S
from tests.support.service import RunningService

_STORE = "import keyring, sys; keyring.set_password('petstore-gui', sys.argv[1], sys.stdin.read())"
_READ = "import keyring, sys; print(keyring.get_password('petstore-gui', sys.argv[1]))"


def save_address(user: Mapping[str, str], service: RunningService, profile: str = "staging") -> None:
    """Write settings as after a run in which ``profile`` was opened last."""
    folder = Path(user["XDG_CONFIG_HOME"], "petstore-gui")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(
        f'{{"version": 1, "last_profile": "{profile}", "addresses": {{"{profile}": "{service.base_url}"}}}}', "utf-8"
    )


def store_key(user: Mapping[str, str], service: RunningService, key: str | None = None) -> None:
    """Put the key of ``service``, or another one, into the keyring, as the window does."""
    _run(_STORE, user, service.base_url, key or service.key)


def key_in_keyring(user: Mapping[str, str], address: str) -> str:
    """Return what another program of the same user finds in the keyring."""
    return _run(_READ, user, address).strip()


def _run(code: str, user: Mapping[str, str], address: str, typed: str = "") -> str:
    command = [sys.executable, "-c", code, address]
    return subprocess.run(
        command, env=user, input=typed, capture_output=True, text=True, timeout=PATIENCE_S, check=True
    ).stdout
