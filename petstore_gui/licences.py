"""What the program carries, with the licence of each part: from the list that a package brings, else as installed."""

import json
import re
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from platform import python_version
from typing import Any, Final

from petstore_gui.assets import resource

LIST: Final = "sbom.cdx.json"
"""The resource that packaging/sbom.py puts into a package: what is carried, as CycloneDX."""
PROGRAM: Final = "petstore-gui"
PYTHON_LICENCE: Final = "PSF-2.0"  # as Python's own list of its parts says
ICONS: Final = "Lucide icons"
ICONS_LICENCE: Final = "ISC AND MIT"

_QT_WHEEL: Final = "pyside6-essentials"
_NAME: Final = re.compile(r"[\w.-]+")
_LICENCE_FILE: Final = re.compile(
    r"(?i)\.dist-info/(?:licenses/.+|(?:[^/]+\.)?(?:licen[cs]e|copying|notice|copyright)[^/]*)$"
)
_LONGEST_LICENCE: Final = 100  # longer, it is no name of a licence but its text


@dataclass(frozen=True, slots=True)
class Component:
    """A part of what runs. ``licence`` is an SPDX expression where one is known; ``text`` is empty where none came."""

    name: str
    version: str
    licence: str
    text: str


def carried() -> tuple[Component, ...]:
    """Return the program itself, then by name all that comes with it. Reads files: not for the GUI thread."""
    try:
        document = json.loads(resource(LIST).read_bytes())
    except FileNotFoundError:
        return _installed()
    return _listed(document)


def closure(root: Distribution) -> Iterator[Distribution]:
    """Yield what ``root`` needs and what that needs, if it is installed; nothing for extras."""
    seen = {_normal(root.name)}
    waiting = [root]
    while waiting:
        for requirement in waiting.pop().requires or ():
            wanted, _, marker = requirement.partition(";")
            found = _NAME.match(wanted)
            if found is None or "extra" in marker or _normal(found[0]) in seen:
                continue
            seen.add(_normal(found[0]))
            try:
                needed = distribution(found[0])
            except PackageNotFoundError:
                continue  # for another system, or another version of Python
            waiting.append(needed)
            yield needed


def licence_of(installed: Distribution) -> str:
    """Return what a distribution says of its licence: as an expression, in its own words, or nothing."""
    metadata = installed.metadata
    for field in ("License-Expression", "License"):
        said = str(metadata[field] or "").strip() if field in metadata else ""
        if said and "\n" not in said and len(said) <= _LONGEST_LICENCE:
            return said
    classes = [each for each in metadata.get_all("Classifier") or () if each.startswith("License ::")]
    return ", ".join(each.rpartition(" :: ")[2] for each in classes)


def texts_of(installed: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the names and the texts of the licence files of a distribution."""
    for file in sorted(installed.files or (), key=str):
        if _LICENCE_FILE.search(file.as_posix()):
            yield file.name, file.locate().read_text("utf-8", "replace")  # type: ignore[attr-defined]


def python_text(stdlib: Path, base: Path) -> str:
    """Return Python's licence from where its installers put it."""
    system = Path("/usr/share/doc", stdlib.name, "copyright")
    places = (stdlib / "LICENSE.txt", base / "LICENSE.txt", system)
    return next((each.read_text("utf-8", "replace") for each in places if each.is_file()), "")


def _listed(document: Mapping[str, Any]) -> tuple[Component, ...]:
    first, *others = (
        Component(
            each["name"],
            each.get("version", ""),
            " AND ".join(_said(licence) for licence in each["licenses"]),
            _joined([(text["license"]["name"], text["license"]["text"]["content"]) for text in _texts(each)]),
        )
        for each in (document["metadata"]["component"], *document["components"])
    )
    return first, *others


def _said(licence: Mapping[str, Any]) -> str:
    said: str = licence.get("expression") or licence["license"].get("id") or licence["license"]["name"]
    return said


def _texts(component: Mapping[str, Any]) -> Sequence[Any]:
    texts: Sequence[Any] = component.get("evidence", {}).get("licenses", ())
    return texts


def _installed() -> tuple[Component, ...]:
    try:
        program = distribution(PROGRAM)
    except PackageNotFoundError:  # a bare tree
        return (_python(), _icons())
    needed = [*closure(program)]
    # Its wheel brings the Qt of the same version.
    qt = [Component("Qt", each.version, licence_of(each), "") for each in needed if _normal(each.name) == _QT_WHEEL]
    others = [_python(), _icons(), *qt, *map(_component, needed)]
    return _component(program), *sorted(others, key=lambda each: each.name.lower())


def _component(installed: Distribution) -> Component:
    texts = [*texts_of(installed)]
    ours = Path(__file__).resolve().parents[1] / "LICENSE"
    if not texts and installed.name == PROGRAM and ours.is_file():  # a tree in which it was not installed as a wheel
        texts = [(ours.name, ours.read_text("utf-8"))]
    return Component(installed.name, installed.version, licence_of(installed), _joined(texts))


def _python() -> Component:
    text = python_text(Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    return Component("Python", python_version(), PYTHON_LICENCE, text)


def _icons() -> Component:
    return Component(ICONS, "", ICONS_LICENCE, resource("icons/LICENSE").read_text("utf-8").strip("\n"))


def _joined(texts: Sequence[tuple[str, str]]) -> str:
    if len(texts) == 1:
        return texts[0][1].strip("\n")
    return "\n\n\n".join(f"{name}\n\n{text.strip(chr(10))}" for name, text in texts)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
