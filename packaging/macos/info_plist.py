"""What macOS is told about the application: Info.plist, with the identifier and the version from where they stand."""

import plistlib
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from petstore_gui import __version__

_HERE: Final = Path(__file__).resolve().parent


def values() -> dict[str, Any]:
    """Return the values for PyInstaller's BUNDLE."""
    publisher = tomllib.loads((_HERE.parent / "publisher.toml").read_text("utf-8"))
    return {
        **plistlib.loads((_HERE / "Info.plist").read_bytes()),
        "CFBundleIdentifier": publisher["id"].replace("_", "-"),  # Apple allows letters, digits, dots and hyphens
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": ".".join(re.findall(r"\d+", __version__)[:3]),
        "NSHumanReadableCopyright": publisher["name"],
    }
