"""The AppDir that appimagetool would pack: what it looks for is there, and the program runs from it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui import __version__
from tests.support.patience import PATIENCE_S
from tests.test_tree import ROOT

SCRIPT = ROOT / "packaging" / "appimage" / "appdir.py"


def lay_out(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(SCRIPT), str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def appdir(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("appimage") / "it has spaces" / "petstore-gui.AppDir"
    done = lay_out(folder, "--bundle", str(bundle.parent))
    assert done.returncode == 0, done.stderr
    return folder


def test_what_appimagetool_looks_for_is_at_the_top(appdir: Path) -> None:
    assert {path.name for path in appdir.iterdir()} == {
        ".DirIcon",
        "AppRun",
        "petstore-gui.desktop",
        "petstore-gui.svg",
        "usr",
    }
    assert os.access(appdir / "AppRun", os.X_OK)
    assert (appdir / ".DirIcon").read_bytes().startswith(b"\x89PNG")
    assert (appdir / "petstore-gui.svg").read_bytes().startswith(b"<svg")


def test_no_link_leads_out_of_it(appdir: Path) -> None:
    for path in appdir.rglob("*"):
        if path.is_symlink():
            assert not path.readlink().is_absolute(), path
            assert path.resolve(strict=True).is_relative_to(appdir.resolve()), path


def test_the_desktop_entry_is_valid_and_its_icon_and_command_are_there(appdir: Path) -> None:
    entry = appdir / "petstore-gui.desktop"
    subprocess.run(["desktop-file-validate", "--no-hints", str(entry)], check=True)
    lines = entry.read_text("utf-8").splitlines()
    (icon,) = {line.removeprefix("Icon=") for line in lines if line.startswith("Icon=")}
    assert (appdir / f"{icon}.svg").is_file()
    (command,) = {line.removeprefix("Exec=").split()[0] for line in lines if line.startswith("Exec=")}
    assert os.access(appdir / "usr" / "bin" / command, os.X_OK)


@pytest.mark.parametrize("start", ["AppRun", "usr/bin/petstore-gui"])
def test_the_program_runs_from_it(appdir: Path, home: Path, start: str) -> None:
    command = [str(appdir / start), "--self-check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=home, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("ok      the self-check is complete\n")


def test_the_version_is_that_of_the_tree(appdir: Path) -> None:
    done = subprocess.run([str(appdir / "AppRun"), "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"petstore-gui {__version__}\n"


def test_it_is_written_anew_and_nothing_else_is_ever_removed(bundle: Path, appdir: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some.AppDir"
    folder.mkdir()
    (folder / "mine").touch()
    done = lay_out(folder, "--bundle", str(bundle.parent))
    assert done.returncode == 1
    assert "is no AppDir" in done.stderr
    assert (folder / "mine").exists()
    (appdir / "left over").touch()
    assert lay_out(appdir, "--bundle", str(bundle.parent)).returncode == 0
    assert not (appdir / "left over").exists()


def test_a_bundle_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = lay_out(tmp_path / "new.AppDir", "--bundle", str(tmp_path))
    assert done.returncode == 1
    assert "make package builds it" in done.stderr
    assert not (tmp_path / "new.AppDir").exists()
