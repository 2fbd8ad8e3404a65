"""The Flatpak manifest: what it asks of the sandbox, and what its commands make, run here without one."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import yaml

from tests.test_tree import ROOT

(MANIFEST,) = (ROOT / "packaging" / "flatpak").iterdir()
APP_ID = tomllib.loads((ROOT / "packaging" / "publisher.toml").read_text("utf-8"))["id"]
WRITES_ICONS = [sys.executable, "-B", str(ROOT / "packaging" / "icons.py")]
WRITES_SHARE = [sys.executable, "-B", str(ROOT / "packaging" / "share.py")]


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(MANIFEST.read_text("utf-8"))
    return read


@pytest.fixture(scope="module")
def module(manifest: dict[str, Any]) -> dict[str, Any]:
    (only,) = manifest["modules"]
    assert isinstance(only, dict)
    return only


def test_the_id_is_the_publishers(manifest: dict[str, Any]) -> None:
    assert manifest["id"] == APP_ID
    assert MANIFEST.name == f"{APP_ID}.yaml"


def test_it_asks_for_the_network_a_window_and_the_keyring_and_nothing_else(manifest: dict[str, Any]) -> None:
    assert sorted(manifest["finish-args"]) == [
        "--share=ipc",  # X11's shared memory
        "--share=network",
        "--socket=cups",
        "--socket=fallback-x11",
        "--socket=wayland",
        "--talk-name=org.freedesktop.secrets",
    ]


def test_nothing_is_downloaded_and_what_it_takes_is_built_by_the_lines_above_it(module: dict[str, Any]) -> None:
    assert {source["type"] for source in module["sources"]} == {"dir"}
    taken = {os.path.relpath(MANIFEST.parent / source["path"], ROOT) for source in module["sources"]}
    assert taken == {"build/bundle/petstore-gui", "build/share"}
    words = [line.lstrip("# ") for line in MANIFEST.read_text("utf-8").splitlines() if line.startswith("#   ")]
    assert words[0] == "make package"
    assert words[1].endswith("packaging/share.py build/share")
    assert words[2].endswith(MANIFEST.relative_to(ROOT).as_posix())


@pytest.fixture(scope="module")
def app(module: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what the commands make of a placeholder of the bundle and the real share folder."""
    build = tmp_path_factory.mktemp("flatpak")
    subprocess.run([*WRITES_ICONS, str(build / "icons")], check=True)
    subprocess.run([*WRITES_SHARE, str(build / "share"), "--icons", str(build / "icons")], check=True)
    (build / "program" / "_internal").mkdir(parents=True)
    (build / "program" / "petstore-gui").write_text("the placeholder of the program", "utf-8")
    app = build / "app"
    environ = os.environ | {"FLATPAK_DEST": str(app), "FLATPAK_ID": APP_ID}
    for command in module["build-commands"]:
        subprocess.run(["sh", "-euc", command], cwd=build, check=True, env=environ)
    return app


def test_the_command_is_the_bundles(app: Path, manifest: dict[str, Any]) -> None:
    assert (app / "bin" / manifest["command"]).read_text("utf-8") == "the placeholder of the program"
    assert (app / "lib" / "petstore-gui" / "_internal").is_dir()


def test_what_the_system_is_shown_is_named_after_the_id(app: Path) -> None:
    shown = [path for folder in ("applications", "icons", "metainfo") for path in (app / "share" / folder).rglob("*.*")]
    files = [path for path in shown if path.is_file()]
    assert {re.sub(r"\.(desktop|metainfo\.xml|png|svg)$", "", path.name) for path in files} == {APP_ID}
    assert len(files) == 12
    (entry,) = (app / "share" / "applications").iterdir()
    assert re.findall(r"^Icon=(.+)$", entry.read_text("utf-8"), re.MULTILINE) == [APP_ID]


def test_the_metadata_name_the_entry_that_is_there(app: Path) -> None:
    root = ET.parse(app / "share" / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()  # noqa: S314 - our own file
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert (app / "share" / "applications" / f"{APP_ID}.desktop").is_file()


def test_the_bundles_executable_stays_whole(module: dict[str, Any]) -> None:
    assert module["build-options"] == {"no-debuginfo": True}
