"""The unit for systemd, read as systemd reads it, and its command without it: in a folder in place of the system."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.support.service import ROOT

UNIT: Final = ROOT / "packaging" / "systemd" / "petstore-service.service"
EXAMPLE: Final = ROOT / "packaging" / "admin" / "service.env"
FROM_THE_TREE: Final = (sys.executable, "-m", "petstore_gui.service")


def values(name: str) -> list[str]:
    """Return what the unit sets ``name`` to, each time that it does."""
    return re.findall(rf"^{name}=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)


class InAFolder:
    """A folder that stands for the system: its files are below it, under their own paths.

    ``program`` stands for /usr/bin/petstore-service.
    """

    def __init__(self, folder: Path, program: Sequence[str] = FROM_THE_TREE) -> None:
        self._folder = folder
        self._program = program

    def path(self, path: str) -> Path:
        """Return where a file of the system is."""
        return self._folder / path.lstrip("/")

    def text(self, text: str) -> str:
        """Return ``text`` with the paths of the folder in place of the system's."""
        return re.sub(r"(?<![\w/.])/(?=etc/|var/|usr/share/)", f"{self._folder}/", text)

    def environment(self) -> dict[str, str]:
        """Return the variables that the unit gives to its command; a later one counts. Raises ``OSError``."""
        (file,) = values("EnvironmentFile")
        lines = [*values("Environment"), *self.path(file).read_text("utf-8").splitlines()]
        pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
        return {name: self.text(value) for name, _, value in pairs}

    def command(self) -> tuple[list[str], dict[str, str]]:
        """Return the unit's command as words, with its environment."""
        environment = self.environment()
        (line,) = values("ExecStart")
        program, *words = line.split()
        assert program == "/usr/bin/petstore-service"
        found: list[str] = []
        for word in words:  # systemd.service(5): $NAME becomes as many words as it has
            found += shlex.split(environment.get(word[1:], "")) if word.startswith("$") else [word]
        return [*self._program, *found], environment

    def start(self, user: int | None = None, *more: str) -> "subprocess.Popen[str]":
        """Start the unit's command with nothing of this process's environment; ``more`` goes behind its words."""
        command, environment = self.command()
        return subprocess.Popen(
            [*command, *more],
            cwd="/",
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
