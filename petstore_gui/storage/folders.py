"""Where the operating system wants the program's files: on Linux as platformdirs says, but before it is loaded."""

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform != "linux":
    import platformdirs

_NAME: Final = "petstore-gui"


def config_folder() -> Path:
    """Return the user's folder for the settings."""
    if sys.platform != "linux":
        return platformdirs.user_config_path(_NAME, appauthor=False)
    return _xdg_folder("XDG_CONFIG_HOME", "~/.config")


def data_folder() -> Path:
    """Return the user's folder for everything else that the program keeps."""
    if sys.platform != "linux":
        return platformdirs.user_data_path(_NAME, appauthor=False)
    return _xdg_folder("XDG_DATA_HOME", "~/.local/share")


def _xdg_folder(variable: str, usual: str) -> Path:
    base = Path(os.environ.get(variable, ""))
    return (base if base.is_absolute() else Path(usual).expanduser()) / _NAME
