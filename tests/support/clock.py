"""A clock of the day that a test turns while programs run, by libfaketime; their monotonic clock goes on as ever."""

from pathlib import Path
from typing import Final

import pytest

NOW: Final = "+0d"


class Clock:
    """The clock of all programs that are started with ``environment``: it is right at first."""

    def __init__(self, file: Path) -> None:
        libraries = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
        if not libraries:
            pytest.skip("libfaketime is not installed")
        self._file = file
        self.turn(NOW)
        self.environment = {
            "LD_PRELOAD": str(libraries[0]),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            # What it does for older ones lets Qt and D-Bus wait for minutes with glibc 2.36 (libfaketime 0.9.10).
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",
        }

    def turn(self, offset: str) -> None:
        """Let it differ from the true time by ``offset``: "-3d" for three days back."""
        new = self._file.with_name(f"{self._file.name}.new")  # it is read at any moment
        new.write_text(offset)
        new.replace(self._file)
