"""Orca, the screen reader of Linux, on a test's desktop: what it says is written down and makes no sound."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, wait_until

_ORCA: Final = Path("/usr/bin/orca")
_KEPT: Final = ("LANG", "PATH", "TMPDIR")

# What Orca takes for its speech server, as its documented setting allows: one line in a file for each utterance.
_SPEECH_SERVER: Final = """
import os
from orca import speechserver

class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        with open(os.environ["WHAT_ORCA_SAYS"], "a", encoding="utf-8") as file:
            file.write(" ".join((text or "").split()) + "\\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    @staticmethod
    def shutdownActiveServers():
        pass
"""
# A character is said when it is in the text, not when its key is pressed: then it is known that Orca keeps up. How far
# something has come is said or not as the machine is slow or fast.
# A start of more than ten seconds is no hang where the machine is slow, nor is an answer of the program after more than
# 0.8 s: else Orca takes what has got the focus for dead, and says nothing of it.
_SETTINGS: Final = f"""
import signal
import orca.settings
from gi.repository import Atspi
Atspi.set_timeout({round(PATIENCE_S * 1000)}, -1)
signal.alarm(0)
orca.settings.timeoutTime = 0
orca.settings.speechServerFactory = "speech_in_a_file"
orca.settings.enableBraille = orca.settings.enableSound = orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = True
orca.settings.speakProgressBarUpdates = False
"""


class Orca:
    """A screen reader that runs; ``said`` is everything since the last key that its user has pressed."""

    def __init__(self, process: "subprocess.Popen[bytes]", says: Path) -> None:
        self._process = process
        self._says = says
        self._known = 0

    def said(self) -> list[str]:
        """Return what was said since the last time it was forgotten."""
        assert self._process.poll() is None, f"Orca has ended with {self._process.poll()}"
        return [line for line in self._lines()[self._known :] if line]

    def forget(self, count: int) -> None:
        """Forget the first ``count`` utterances of those that are not forgotten."""
        lines = self._lines()
        while count:
            count -= bool(lines[self._known])
            self._known += 1

    def _lines(self) -> list[str]:
        text = self._says.read_text(encoding="utf-8")
        return text[: text.rfind("\n") + 1].splitlines()  # a line that is being written comes the next time


def orca_version() -> str:
    """Return the version of Orca that is installed, "" for none."""
    if not sys.platform.startswith("linux") or not _ORCA.exists():
        return ""
    asked = subprocess.run([_ORCA, "--version"], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    return asked.stdout.strip()


def is_orca_due() -> bool:
    """Return whether `make test` has to have installed Orca 43.1: as root on Debian 12."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    system = platform.freedesktop_os_release()
    return (system.get("ID"), system.get("VERSION_ID")) == ("debian", "12")


@contextmanager
def running_orca(desktop: Desktop, folder: Path) -> Iterator[Orca]:
    """Run Orca on ``desktop``, in a ``folder`` that is empty. It has said that it is on."""
    (folder / "speech_in_a_file.py").write_text(_SPEECH_SERVER)
    (folder / "orca-customizations.py").write_text(_SETTINGS)
    says = folder / "says.txt"
    says.touch()
    process = subprocess.Popen(
        [_ORCA, "--user-prefs", folder],
        env=_environment(desktop, folder, says),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        orca = Orca(process, says)
        wait_until(lambda: orca.said() != [], "Orca speaks")
        orca.forget(1)  # “Screen reader on.”
        yield orca
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
        process.kill()  # does nothing to a process that has ended
        process.wait()


def _environment(desktop: Desktop, folder: Path, says: Path) -> dict[str, str]:
    # Orca does not start beside another one of the same user, which it asks pgrep for; that one has another desktop.
    programs = folder / "programs"
    programs.mkdir()
    (programs / "pgrep").write_text("#!/bin/sh\n")
    (programs / "pgrep").chmod(0o755)
    return {
        **{name: os.environ[name] for name in _KEPT if name in os.environ},
        **desktop.environment,
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",  # without it, a bus would be started that would not be ended
        "GSETTINGS_BACKEND": "memory",
        "HOME": str(folder),
        "PATH": f"{programs}:{os.environ['PATH']}",
        "WHAT_ORCA_SAYS": str(says),
        "XDG_RUNTIME_DIR": str(folder),
    }
