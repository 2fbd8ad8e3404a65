"""KeePassXC and KWallet as the keyring of a user, on a desktop of the tests: both serve the Secret Service."""

import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.desktop import Desktop, process
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.portal import owns

PASSWORD: Final = "the user's password"

# A database whose only group is given to the programs that ask the Secret Service.
_DATABASE: Final = """<?xml version="1.0" encoding="UTF-8"?>
<KeePassFile><Meta><CustomData><Item>
<Key>FDO_SECRETS_EXPOSED_GROUP</Key><Value>{73656372-6574-732d-6f66-2d7573657273}</Value>
</Item></CustomData></Meta><Root><Group><UUID>c2VjcmV0cy1vZi11c2Vycw==</UUID><Name>Root</Name></Group></Root></KeePassFile>
"""
_KEEPASSXC: Final = """[General]
ConfigVersion=2
MinimizeAfterUnlock=true
[GUI]
CheckForUpdates=false
[FdoSecrets]
Enabled=true
ConfirmAccessItem=false
ShowNotification=false
"""
_KWALLET: Final = """[Wallet]
First Use=false
[org.freedesktop.secrets]
apiEnabled=true
"""


class OtherKeyring(NamedTuple):
    """``prepare`` makes a user's keyring, ``begin`` answers what is asked at first.

    ``prompt`` is the title of the window that asks for the password. ``opened`` is in the title of the one at the start
    as soon as it takes the keys for the last time: KeePassXC takes them when it is there, and again with its database.
    """

    command: str
    prepare: Callable[[Mapping[str, str]], list[str]]
    begin: Callable[[Desktop], None]
    prompt: str
    opened: str = ""

    @contextmanager
    def running(self, user: Mapping[str, str], desktop: Desktop) -> Iterator[None]:
        """Run it until the block ends."""
        arguments = self.prepare(user)
        environment = {**user, **desktop.environment, "QT_QPA_PLATFORMTHEME": ""}
        with process([self.command, *arguments], environment):
            wait_until(lambda: owns(user, "org.freedesktop.secrets"), f"{self.command} is on the bus")
            wait_until(lambda: self.opened in desktop.title(), f"the window of {self.command} is there")
            yield

    def unlock(self, desktop: Desktop) -> None:
        """Answer its prompt with the password."""
        wait_until(lambda: self.prompt in desktop.title(), f"“{self.prompt}” takes the keys")
        desktop.type(PASSWORD)
        desktop.press("Return")


def _prepare_keepassxc(user: Mapping[str, str]) -> list[str]:
    home = Path(user["HOME"])
    config, xml, database = (home / name for name in ("keepassxc.ini", "database.xml", "database.kdbx"))
    if not database.exists():
        config.write_text(_KEEPASSXC, "utf-8")
        xml.write_text(_DATABASE, "utf-8")
        command = ["keepassxc-cli", "import", "--set-password", str(xml), str(database)]
        typed = f"{PASSWORD}\n{PASSWORD}\n"
        subprocess.run(command, env=user, input=typed, text=True, capture_output=True, timeout=PATIENCE_S, check=True)
    return ["--config", str(config), "--localconfig", f"{config}.local", str(database)]


def _begin_keepassxc(desktop: Desktop) -> None:
    KEEPASSXC.unlock(desktop)


def _prepare_kwallet(user: Mapping[str, str]) -> list[str]:
    Path(user["XDG_CONFIG_HOME"], "kwalletrc").write_text(_KWALLET, "utf-8")
    return []


def _begin_kwallet(desktop: Desktop) -> None:
    """Make the first wallet in the wizard: the classic one, as the other one needs a key of GnuPG."""
    wait_until(lambda: desktop.title() == KWALLET.prompt, "the wizard is there")
    wizard = desktop.window()
    desktop.click_in_window(108, 167)
    desktop.press("Return")
    wait_until(lambda: desktop.window() != wizard and desktop.title() == KWALLET.prompt, "it asks for a password")
    desktop.type(PASSWORD)
    desktop.press("Tab")
    desktop.type(PASSWORD)
    desktop.press("Return")


KEEPASSXC: Final = OtherKeyring("keepassxc", _prepare_keepassxc, _begin_keepassxc, "Unlock Database", "[Locked]")
KWALLET: Final = OtherKeyring("kwalletd5", _prepare_kwallet, _begin_kwallet, "KDE Wallet Service")
