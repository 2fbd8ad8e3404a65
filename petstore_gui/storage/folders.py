"""Where the operating system wants the program's files: as platformdirs says, but before it is loaded."""

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "darwin":
    import platformdirs

# A variable, and where the folder is without it.
if sys.platform == "win32":
    _CONFIG = _DATA = ("LOCALAPPDATA", "~/AppData/Local")
else:
    _CONFIG = ("XDG_CONFIG_HOME", "~/.config")
    _DATA = ("XDG_DATA_HOME", "~/.local/share")

_NAME: Final = "petstore-gui"


def config_folder() -> Path:
    """Return the user's folder for the settings."""
    if sys.platform == "darwin":
        return platformdirs.user_config_path(_NAME, appauthor=False)
    return _folder(*_CONFIG)


def data_folder() -> Path:
    """Return the user's folder for everything else that the program keeps."""
    if sys.platform == "darwin":
        return platformdirs.user_data_path(_NAME, appauthor=False)
    return _folder(*_DATA)


def _folder(variable: str, usual: str) -> Path:
    base = Path(os.environ.get(variable, ""))
    return (base if base.is_absolute() else Path(usual).expanduser()) / _NAME
