"""Makes components of what is in a bundle and is no package of the system: wheels, Python, Qt and what they contain."""

import json
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any, Final

from release import ROOT
from sbom_origins import BOOTLOADER, ICU, PYTHON, QT, Build, Origins, icu_version, normal

sys.path.insert(0, str(ROOT))

from petstore_gui.runtime.licences import CONCLUDED, ICONS, ICONS_LICENCE, PYTHON_LICENCE, python_text, texts_of

Part = dict[str, Any]
"""A component; until it is finished with its licence texts as pairs in ``texts``, and its origin in ``origin``."""

TEXTS: Final = Path(__file__).with_name("licences")
"""Texts of licences by their names."""

_LGPL_NAMES: Final = ("LGPL-3.0-only", "GPL-3.0-only")  # the first refers to the second
_OF_QT: Final = {"pyside6-essentials": "_internal/PySide6", "shiboken6": "_internal/shiboken6"}
# What states no licence where it stands, and which one it has.
_CONCLUDED: Final = {"pkg:generic/openssl": "Apache-2.0"}  # every OpenSSL since 3.0
_NOTICE: Final = """\
{name} {version} is used here under version 3 of the GNU Lesser General Public License, which stands below with the GNU
General Public License that it refers to. Copyright (C) The Qt Company Ltd. and other contributors.

It comes as separate files in the folder {folder}: they can be replaced by others of the same interface, for example by
ones that you have changed. Its source is at https://download.qt.io/ (official_releases and archive, in the
folders qt and QtForPython, under its version). Qt itself contains code of others; what is under which licence is listed
at https://doc.qt.io/qt-6/licenses-used-in-qt.html
"""


def from_wheel(part: Part, installed: Distribution) -> Part:
    """Return a part of the environment with its texts, and with its licence said once."""
    said = part.get("licenses", [])
    known = [each for each in said if "expression" in each or "id" in each["license"]]
    if not known and (concluded := CONCLUDED.get(normal(part["name"]))):
        known = [{"license": {"id": concluded, "acknowledgement": "concluded"}}]
    texts = [*texts_of(installed)]
    if folder := _OF_QT.get(normal(part["name"])):
        texts = lgpl(part["name"], part["version"], folder)
    return part | {"licenses": known or said, "texts": texts, "origin": normal(part["name"])}


def inside_of_wheel(installed: Distribution) -> Iterator[Part]:
    """Yield what a wheel itself lists of what is compiled into it (PEP 770)."""
    for file in installed.files or ():
        if ".dist-info/sboms/" not in file.as_posix():
            continue
        for each in json.loads(Path(str(file.locate())).read_text("utf-8"))["components"]:
            purl = each["purl"].partition("?")[0]  # without where it lay when the wheel was built
            bare = purl.partition("@")[0]
            licences = each.get("licenses") or [{"license": {"id": _CONCLUDED[bare]}}]
            yield {
                "type": "library",
                "bom-ref": f"{installed.name}/{each['name']}=={each['version']}",
                "name": each["name"],
                "version": each["version"],
                "description": f"Compiled into {installed.name}, which lists it.",
                "purl": purl,
                "licenses": licences,
            }


def others(bundle: Path, build: Build, found: Origins, installed: Mapping[str, Distribution]) -> Iterator[Part]:
    """Yield what is no Python package and no package of the system."""
    yield {
        "type": "platform",
        "origin": PYTHON,
        "name": PYTHON,
        "version": build.python,
        "purl": f"pkg:generic/python@{build.python}",
        "licenses": [{"license": {"id": PYTHON_LICENCE}}],
        "texts": [("LICENSE", python_text(build.stdlib, build.base))],
    }
    if QT in found.files:
        folder = f"_internal/PySide6{'/Qt' if (bundle / '_internal/PySide6/Qt').is_dir() else ''}"
        yield {
            "type": "framework",
            "origin": QT,
            "name": QT,
            "version": build.qt,
            "purl": f"pkg:generic/qt@{build.qt}",
            "licenses": [{"license": {"id": _LGPL_NAMES[0], "acknowledgement": "concluded"}}],
            "texts": lgpl(QT, build.qt, folder),
        }
    if version := icu_version(bundle, found):
        address = f"https://github.com/unicode-org/icu/blob/release-{version.replace('.', '-')}/icu4c/LICENSE"
        yield {
            "type": "library",
            "origin": ICU,
            "name": ICU,
            "version": version,
            "description": "Comes with Qt.",
            "purl": f"pkg:generic/icu@{version}",
            "licenses": [{"license": {"id": "Unicode-DFS-2016"}}],
            "texts": [("notice", f"It comes with Qt, without a text of its licence. That stands at {address}\n")],
        }
    bootloader = installed[BOOTLOADER]
    yield {
        "type": "library",
        "origin": BOOTLOADER,
        "name": "PyInstaller bootloader",
        "version": bootloader.version,
        "purl": f"pkg:pypi/{BOOTLOADER}@{bootloader.version}",
        "licenses": [{"expression": "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0"}],
        "texts": [*texts_of(bootloader)],
    }
    if (bundle / "_internal" / "petstore_gui" / "resources" / "icons").is_dir():
        yield {
            "type": "data",
            "name": ICONS,
            "purl": "pkg:generic/lucide",
            "licenses": [{"expression": ICONS_LICENCE}],
            "texts": [("LICENSE", (ROOT / "resources" / "icons" / "LICENSE").read_text("utf-8"))],
        }


def lgpl(name: str, version: str, folder: str) -> list[tuple[str, str]]:
    """Return what has to be told of a part that is used under the LGPL."""
    notice = ("notice", _NOTICE.format(name=name, version=version, folder=folder))
    return [notice, *((each, (TEXTS / f"{each}.txt").read_text("utf-8")) for each in _LGPL_NAMES)]
