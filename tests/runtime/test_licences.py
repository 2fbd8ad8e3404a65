"""What the program says it carries: as installed in a tree, and as listed in a package."""

import json
import re
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from petstore_gui import __version__
from petstore_gui.runtime import licences
from petstore_gui.runtime.licences import Component, components, requirements

ROOT = Path(__file__).parents[2]
PINS = dict(
    re.findall(
        r"^([a-z0-9-]+)==([^ ;\\]+)", (ROOT / "packaging" / "requirements" / "run.txt").read_text("utf-8"), re.MULTILINE
    )
)
LISTED: dict[str, Any] = {
    "metadata": {
        "component": {
            "name": "petstore-gui",
            "version": "9.9",
            "licenses": [{"license": {"id": "MIT"}}],
            "evidence": {"licenses": [{"license": {"name": "LICENSE", "text": {"content": "Copyright us\n"}}}]},
        }
    },
    "components": [
        {
            "name": "two",
            "licenses": [{"expression": "MIT OR Apache-2.0"}],
            "evidence": {
                "licenses": [
                    {"license": {"name": "LICENSE.MIT", "text": {"content": "\nFirst\n"}}},
                    {"license": {"name": "LICENSE.APACHE", "text": {"content": "  Second\n"}}},
                ]
            },
        },
        {
            "name": "one",
            "version": "1",
            "licenses": [{"license": {"name": "public domain"}}, {"license": {"id": "0BSD"}}],
        },
    ],
}


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the list of a package, which lies where the program finds it."""
    file = tmp_path / licences.LIST
    file.write_text(json.dumps(LISTED), "utf-8")
    monkeypatch.setattr(licences, "resource", tmp_path.joinpath)
    return file


@pytest.fixture(scope="module")
def installed() -> tuple[Component, ...]:
    return components()


def test_the_program_comes_first_with_its_own_text(installed: tuple[Component, ...]) -> None:
    first, *_others = installed
    text = (ROOT / "LICENSE").read_text("utf-8").strip()
    assert first == Component("petstore-gui", __version__, "MIT", text)


def test_it_is_what_is_pinned_for_this_system(installed: tuple[Component, ...]) -> None:
    versions = {re.sub(r"[-_.]+", "-", each.name).lower(): each.version for each in installed}
    assert versions.pop("petstore-gui") == __version__
    assert versions.pop("python") == ".".join(map(str, sys.version_info[:3]))
    assert versions.pop("qt") == PINS["pyside6-essentials"]
    assert versions.pop("lucide icons") == ""
    assert versions == {name: PINS[name] for name in versions}
    others = {"setuptools"}  # builds, and is not carried
    if sys.platform != "win32":
        others.add("pywin32-ctypes")
    if sys.version_info >= (3, 12):
        others |= {"backports-tarfile", "importlib-metadata", "lazy-importer", "zipp"}
    assert set(PINS) - set(versions) <= others


def test_each_has_a_licence_and_nearly_each_its_text(installed: tuple[Component, ...]) -> None:
    assert [each.name for each in installed if not each.licence] == []
    without = {each.name for each in installed if not each.text}
    assert without <= {"PySide6_Essentials", "shiboken6", "Qt"}  # their wheels bring none
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in next(each.text for each in installed if each.name == "Python")


def test_the_icons_are_in_it_with_their_licence(installed: tuple[Component, ...]) -> None:
    text = (ROOT / "resources" / "icons" / "LICENSE").read_text("utf-8").strip()
    assert Component("Lucide icons", "", "ISC AND MIT", text) in installed


def test_the_licence_of_qt_is_said_as_its_wheel_says_it(installed: tuple[Component, ...]) -> None:
    said = {each.licence for each in installed if each.name in {"Qt", "PySide6_Essentials", "shiboken6"}}
    assert said == {"LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"}


def test_what_is_needed_for_extras_only_is_not_followed() -> None:
    root = distribution("keyring")
    assert any("extra" in each and "pytest" in each for each in root.requires or ())
    assert "pytest" not in {each.name for each in requirements("keyring")}


@pytest.mark.usefixtures("listed")
def test_a_package_says_what_its_list_says() -> None:
    assert components() == (
        Component("petstore-gui", "9.9", "MIT", "Copyright us"),
        Component("two", "", "MIT OR Apache-2.0", "LICENSE.MIT\n\nFirst\n\n\nLICENSE.APACHE\n\n  Second"),
        Component("one", "1", "public domain AND 0BSD", ""),
    )


def test_a_damaged_list_is_an_error_and_not_an_empty_one(listed: Path) -> None:
    listed.write_text("{", "utf-8")
    with pytest.raises(json.JSONDecodeError):
        components()


def test_a_licence_of_which_a_wheel_says_only_the_family_is_named_by_its_text(installed: tuple[Component, ...]) -> None:
    (segno,) = [each for each in installed if each.name == "segno"]
    assert segno.licence == "BSD-3-Clause"
    assert "Neither the name of the copyright holder" in segno.text
