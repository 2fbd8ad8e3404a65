"""Where the program's resources lie: inside the installed package, or beside it in a bare tree."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]


def resource(name: str) -> Path:
    """Return the file or folder ``name``, a path below ``resources/`` with forward slashes.

    Raises ``FileNotFoundError`` when there is none.
    """
    # Only an installation maps the folder into the package. importlib.resources would take 5 ms of each start.
    for folder in (_PACKAGE, _PACKAGE.parent):
        found = folder / "resources" / name
        if found.exists():
            return found
    raise FileNotFoundError(name)
