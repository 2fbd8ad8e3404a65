"""The parts of the program with their licences: from the list in a package, else from the installation."""

import json
import re
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from platform import python_version
from typing import Any, Final

from petstore_gui.runtime.assets import resource

LIST: Final = "sbom.cdx.json"
"""The resource with the parts in CycloneDX, which packaging/sbom.py puts into a package."""
PROGRAM: Final = "petstore-gui"
PYTHON_LICENCE: Final = "PSF-2.0"  # as in Python's own list of its parts
ICONS: Final = "Lucide icons"
ICONS_LICENCE: Final = "ISC AND MIT"

CONCLUDED: Final = {"segno": "BSD-3-Clause"}
"""The SPDX name of a licence by its text, for wheels that only name its family (segno 1.6)."""

_QT_WHEEL: Final = "PySide6_Essentials"
_LICENCE_FILE: Final = re.compile(
    r"(?i)\.dist-info/(?:licenses/.+|(?:[^/]+\.)?(?:licen[cs]e|copying|notice|copyright)[^/]*)$"
)
_LICENCE_FIELD: Final = re.compile(r".{1,100}")  # longer values are the text of a licence, not its name


@dataclass(frozen=True, slots=True)
class Component:
    """A part of the program. ``licence`` is an SPDX expression if one is known; ``text`` is empty without a text."""

    name: str
    version: str
    licence: str
    text: str


def components() -> tuple[Component, ...]:
    """Return the program itself, then all other parts by name. Reads files: not for the GUI thread."""
    try:
        document = json.loads(resource(LIST).read_bytes())
    except FileNotFoundError:
        return _installed()
    return tuple(map(_from_list, (document["metadata"]["component"], *document["components"])))


def requirements(name: str, seen: set[str] | None = None) -> Iterator[Distribution]:
    """Yield a distribution and all that it requires, if installed; without extras."""
    seen = set() if seen is None else seen
    if (key := re.sub(r"[-_.]+", "-", name).lower()) in seen:
        return
    seen.add(key)
    with suppress(PackageNotFoundError):  # required on another system, or by another version of Python
        yield (found := distribution(name))
        for requirement in found.requires or ():
            if "extra ==" not in requirement:
                yield from requirements(re.split(r"[^\w.-]", requirement, maxsplit=1)[0], seen)


def texts_of(installed: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the names and the texts of the licence files of a distribution."""
    for file in sorted(installed.files or (), key=str):
        if _LICENCE_FILE.search(file.as_posix()):
            yield file.name, file.locate().read_text("utf-8", "replace")  # type: ignore[attr-defined]


def python_text(stdlib: Path, base: Path) -> str:
    """Return Python's licence from the places where its installers put it."""
    files = (stdlib / "LICENSE.txt", base / "LICENSE.txt", Path("/usr/share/doc", stdlib.name, "copyright"))
    return next((each.read_text("utf-8", "replace") for each in files if each.is_file()), "")


def _from_list(part: Mapping[str, Any]) -> Component:
    licences = [
        each.get("expression") or each["license"].get("id") or each["license"]["name"] for each in part["licenses"]
    ]
    texts = [each["license"] for each in part.get("evidence", {}).get("licenses", ())]
    text = _joined([(each["name"], each["text"]["content"]) for each in texts])
    return Component(part["name"], part.get("version", ""), " AND ".join(licences), text)


def _installed() -> tuple[Component, ...]:
    python = python_text(Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    parts = [
        Component("Python", python_version(), PYTHON_LICENCE, python),
        Component(ICONS, "", ICONS_LICENCE, resource("icons/LICENSE").read_text("utf-8").strip("\n")),
    ]
    for installed in requirements(PROGRAM):
        parts.append(Component(installed.name, installed.version, _licence(installed), _joined([*texts_of(installed)])))
        if installed.name == _QT_WHEEL:
            parts.append(Component("Qt", installed.version, _licence(installed), ""))
    return tuple(sorted(parts, key=lambda each: (each.name != PROGRAM, each.name.lower())))


def _licence(installed: Distribution) -> str:
    metadata = installed.metadata
    given = (each for field in ("License-Expression", "License") for each in metadata.get_all(field) or ())
    classes = (each for each in metadata.get_all("Classifier") or () if each.startswith("License ::"))
    family = ", ".join(each.rpartition(" :: ")[2] for each in classes)
    return next(filter(_LICENCE_FIELD.fullmatch, given), CONCLUDED.get(installed.name, family))


def _joined(texts: Sequence[tuple[str, str]]) -> str:
    if len(texts) == 1:
        return texts[0][1].strip("\n")
    return "\n\n\n".join(f"{name}\n\n{text.strip(chr(10))}" for name, text in texts)
