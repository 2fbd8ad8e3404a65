"""The manifest for winget says what the installer is, and where the publisher has put it."""

import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from petstore_gui import __version__
from tests.packages.windows.conftest import FOR_WINDOWS
from tests.test_tree import ROOT

PUBLISHER = tomllib.loads((ROOT / "packaging" / "publisher.toml").read_text("utf-8"))
SCRIPT = (ROOT / "packaging" / "windows" / "petstore-gui.nsi").read_text("utf-8")


@pytest.fixture(scope="module")
def manifests(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """Return the manifests of an installer that is none, by what each is."""
    folder = tmp_path_factory.mktemp("winget")
    installer = folder / Path(f"{FOR_WINDOWS}.exe").name
    installer.write_bytes(b"MZ")
    command = [sys.executable, "-B", str(ROOT / "packaging" / "windows" / "winget.py"), str(installer), str(folder)]
    subprocess.run(command, check=True)
    found = {}
    for file in folder.glob("*.yaml"):
        told = yaml.safe_load(file.read_text("utf-8"))
        assert file.name.startswith(f"{PUBLISHER['winget']}.")
        assert (told["PackageIdentifier"], told["PackageVersion"]) == (PUBLISHER["winget"], __version__)
        found[told["ManifestType"]] = told
    return found


def test_there_are_the_three_that_the_repository_wants(manifests: dict[str, dict[str, Any]]) -> None:
    assert set(manifests) == {"version", "defaultLocale", "installer"}
    assert manifests["version"]["DefaultLocale"] == manifests["defaultLocale"]["PackageLocale"]


def test_the_installer_is_named_with_its_checksum(manifests: dict[str, dict[str, Any]]) -> None:
    (told,) = manifests["installer"]["Installers"]
    assert told["InstallerUrl"] == f"{PUBLISHER['downloads']}/{__version__}/{Path(FOR_WINDOWS).name}.exe"
    assert told["InstallerSha256"] == hashlib.sha256(b"MZ").hexdigest().upper()
    assert told["Architecture"] == "x64"


def test_its_exit_codes_are_those_of_the_script(manifests: dict[str, dict[str, Any]]) -> None:
    told = {each["InstallerReturnCode"] for each in manifests["installer"]["ExpectedReturnCodes"]}
    assert told | {2} == {int(code) for code in re.findall(r"SetErrorLevel (\d)", SCRIPT)} | {1}  # 1 is NSIS's own


def test_what_is_installed_is_found_again_by_its_entry(manifests: dict[str, dict[str, Any]]) -> None:
    told = manifests["installer"]
    assert told["ProductCode"] == "petstore-gui"
    assert r"CurrentVersion\Uninstall\${PROGRAM}" in SCRIPT
    assert told["Scope"] == "user"
    assert told["Commands"] == ["petstore-gui", "petstore"]
