"""Where the program's resources lie: inside the installed package, or beside it in a bare tree."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def resource(name: str) -> Traversable:
    """Return the resource ``name``, a path below ``resources/`` with forward slashes.

    Read it with ``read_bytes()`` or ``read_text("utf-8")``. Raises ``FileNotFoundError`` when there is none.
    """
    try:
        root: Traversable = files("petstore_gui.resources")
    except ModuleNotFoundError:  # a bare tree: only an installation maps the folder into the package
        root = Path(__file__).resolve().parents[1] / "resources"
    found = root.joinpath(*name.split("/"))
    if not (found.is_file() or found.is_dir()):
        raise FileNotFoundError(name)
    return found
