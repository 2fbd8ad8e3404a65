"""What Windows is told of the program, by its executables, its installer and winget: names, version and publisher."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from release import newest_release  # noqa: E402

PROGRAM: Final = "petstore-gui"
COMMAND: Final = "petstore"
"""The executable with a console beside it."""
NAME: Final = "Pet Store"  # as the window's title says it
PUBLISHER: Final = tomllib.loads((HERE.parent / "publisher.toml").read_text("utf-8"))
DESCRIPTIONS: Final = {PROGRAM: NAME, COMMAND: f"{NAME}, for a terminal"}
COPYRIGHT: Final = f"Copyright (C) {newest_release().day.year} {PUBLISHER['name']}. MIT licence."
LANGUAGE: Final = 0x0409  # English, as both take it down
UTF_16: Final = 1200
OLDEST: Final = "1809"
"""The first version of Windows 10 that Qt 6.11 runs on; newer systems have higher builds."""
OLDEST_BUILD: Final = 17763

_RESOURCE: Final = """\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
    kids=[
        StringFileInfo([StringTable("{language:04x}{letters:04x}", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [{language}, {letters}])]),
    ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows compares."""
    first, second, third, *_ = [*map(int, re.findall(r"\d+", version)), 0, 0, 0]
    return first, second, third, 0


def version_resource(program: str, version: str) -> str:
    """Return what an executable says of itself, as PyInstaller reads it from a file."""
    strings = {
        "CompanyName": PUBLISHER["name"],
        "FileDescription": DESCRIPTIONS[program],
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    told = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return _RESOURCE.format(numbers=numbers(version), language=LANGUAGE, letters=UTF_16, strings=told)
