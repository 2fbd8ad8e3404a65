"""The fonts of the tests, in fonts.conf beside this file: those of a machine decide how wide and how high a text is."""

import os
import sys
from pathlib import Path

_FOLDERS = ("/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/droid")


def use_test_fonts() -> None:
    """Draw with the fonts of the tests where they are installed; call it before anything imports PySide6.

    FONTCONFIG_FILE=/etc/fonts/fonts.conf draws with the machine's own.
    """
    if sys.platform != "win32" and all(Path(folder).is_dir() for folder in _FOLDERS):
        os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("fonts.conf")))
