"""Finds the program's resources: inside the installed package, or beside it in a source tree."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]


def resource(name: str) -> Path:
    """Return the file or folder ``name``, a path below ``resources/`` with forward slashes.

    Raises ``FileNotFoundError`` if it does not exist.
    """
    # Only an installation has the folder inside the package. importlib.resources would add 5 ms to each start.
    for folder in (_PACKAGE, _PACKAGE.parent):
        found = folder / "resources" / name
        if found.exists():
            return found
    raise FileNotFoundError(name)
