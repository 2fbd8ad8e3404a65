"""The installer for Windows: silent and by its pages, an upgrade, and what is left after a removal."""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path, PureWindowsPath
from typing import Final

import pytest

from petstore_gui import __version__
from tests.data_of_0_1_0 import HOME
from tests.packages.windows.machine import ENTRY, ENVIRONMENT, LINKS, REG_EXPAND_SZ, REG_SZ, Machine, machine
from tests.support.desktop import Desktop
from tests.support.patience import wait_until
from tests.test_tree import ROOT

ON_PATH: Final = "Use “petstore” in terminals"
RUN: Final = "Run Pet Store"
PICTURES: Final = ROOT / "pictures" / "windows"
LONG: Final = ";".join(rf"C:\Tools\of number {number}" for number in range(200)) + r";%USERPROFILE%\bin"
TOO_LONG: Final = "C" * 31_990


@pytest.fixture
def clean(computer: Machine) -> Iterator[Machine]:
    """Give the computer with no installation and no PATH of the user, before and after."""
    computer.set_user_path(REG_EXPAND_SZ, "")
    assert computer.registry(ENTRY) == {}
    yield computer
    remove(computer)


def install(computer: Machine, installer: Path, *arguments: str) -> int:
    return computer.run(installer, "/S", *arguments).returncode


def remove(computer: Machine) -> int:
    """Remove what is installed, wherever it is, and wait for it; 0 where nothing is."""
    entry = computer.registry(ENTRY)
    if not entry:
        return 0
    folder = entry["InstallLocation"][1]
    path = computer.prefix / "drive_c" / PureWindowsPath(folder).relative_to("C:\\").as_posix()
    code = computer.run(path / "uninstall.exe", "/S", f"_?={folder}").returncode
    shutil.rmtree(path, ignore_errors=True)
    return code


def user_path(computer: Machine) -> tuple[int, str] | None:
    """Return kind and text of the user's PATH."""
    found = computer.registry(ENVIRONMENT).get("Path")
    return None if found is None else (found[0], found[1])


def folder_of(computer: Machine) -> str:
    return computer.named(computer.installed)


def test_silent_it_is_there_and_runs(clean: Machine, windows_installer: Path, windows_bundle: Path) -> None:
    assert install(clean, windows_installer) == 0
    there = {path.relative_to(clean.installed) for path in clean.installed.rglob("*") if path.is_file()}
    carried = {path.relative_to(windows_bundle) for path in windows_bundle.rglob("*") if path.is_file()}
    assert there == carried | {Path("uninstall.exe")}
    entry = clean.registry(ENTRY)
    assert entry["DisplayVersion"][1] == __version__
    assert entry["InstallLocation"][1] == folder_of(clean)
    assert clean.registry(LINKS)[""][1] == rf'"{folder_of(clean)}\petstore-gui.exe" -- "%1"'
    assert user_path(clean) is None, "the user has not agreed to a PATH"
    assert (clean.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Pet Store.lnk").is_file()
    ended = clean.run(clean.installed / "petstore.exe", "list", "--profile", "this-computer", "--json")
    assert (ended.returncode, json.loads(ended.stdout)["animals"]) == (0, [])


@pytest.mark.parametrize(("build", "code"), [("17134", 4), ("17763", 0)])
def test_a_windows_before_1809_is_refused(desktop: Desktop, windows_installer: Path, build: str, code: int) -> None:
    with machine({"DISPLAY": desktop.environment["DISPLAY"]}) as other:
        key = r"HKLM\Software\Microsoft\Windows NT\CurrentVersion"
        assert other.run("reg", "add", key, "/v", "CurrentBuildNumber", "/d", build, "/f").returncode == 0
        assert install(other, windows_installer) == code
        assert other.installed.exists() == (code == 0)


def test_for_other_users_of_the_computer_nothing_changes(clean: Machine, windows_installer: Path) -> None:
    # Under Wine a computer has one user: what others would see is all that is outside of this one's folder.
    before = of_others(clean)
    assert install(clean, windows_installer, "/PATH") == 0
    assert of_others(clean) == before


def of_others(computer: Machine) -> set[tuple[str, int]]:
    """Return name and time of each file on C: that is not in the user's folder, nor Windows' own temporary one."""
    drive = computer.prefix / "drive_c"
    files = (path for path in drive.rglob("*") if path.is_file() and not path.is_relative_to(computer.home))
    return {(str(path), path.stat().st_mtime_ns) for path in files if "temp" not in str(path).lower()}


def test_it_is_gone_after_a_removal_and_the_users_data_stays(clean: Machine, windows_installer: Path) -> None:
    assert install(clean, windows_installer, "/PATH") == 0
    add = ("add", "--profile", "this-computer", "--name", "Bella", "--category", "1")
    assert clean.run(clean.installed / "petstore.exe", *add).returncode == 0
    data = clean.home / "AppData" / "Local" / "petstore-gui"
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    assert before
    code = clean.run(clean.installed / "uninstall.exe", "/S", f"_?={folder_of(clean)}").returncode
    assert code == 0
    assert [path.name for path in clean.installed.rglob("*")] == ["uninstall.exe"], "_? leaves it behind"
    assert clean.registry(ENTRY) == clean.registry(LINKS) == {}
    assert user_path(clean) is None
    assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before
    shutil.rmtree(clean.installed)
    shutil.rmtree(data)


def test_it_goes_into_another_folder(clean: Machine, windows_installer: Path) -> None:
    folder = clean.home / "Zoë 名" / "Pet Store (2)"
    unquoted = f"/D={clean.named(folder)}".split(" ")  # as the installer wants it: Wine would quote blanks
    assert install(clean, windows_installer, "/PATH", *unquoted) == 0
    assert clean.run(folder / "petstore.exe", "--version").returncode == 0
    assert user_path(clean) == (REG_EXPAND_SZ, clean.named(folder))
    assert not clean.installed.exists()
    assert remove(clean) == 0
    assert user_path(clean) is None


@pytest.mark.parametrize("kind", [REG_SZ, REG_EXPAND_SZ])
def test_a_long_path_is_not_cut_and_is_as_it_was_after_a_removal(
    clean: Machine, windows_installer: Path, kind: int
) -> None:
    assert len(LONG) > 4 * 1024
    clean.set_user_path(kind, LONG)
    assert install(clean, windows_installer, "/PATH") == 0
    assert user_path(clean) == (kind, f"{LONG};{folder_of(clean)}")
    assert remove(clean) == 0
    assert user_path(clean) == (kind, LONG)


def test_a_path_that_would_be_too_long_stays_and_the_program_is_installed(
    clean: Machine, windows_installer: Path
) -> None:
    clean.set_user_path(REG_SZ, TOO_LONG)
    assert install(clean, windows_installer, "/PATH") == 0
    assert user_path(clean) == (REG_SZ, TOO_LONG)
    assert "OnPath" not in clean.registry(ENTRY)


def test_an_upgrade_keeps_what_was_chosen_and_leaves_no_old_file(clean: Machine, windows_installer: Path) -> None:
    assert install(clean, windows_installer, "/PATH") == 0
    (clean.installed / "_internal" / "of the user.txt").write_text("mine", "utf-8")
    assert install(clean, windows_installer) == 0
    assert user_path(clean) == (REG_EXPAND_SZ, folder_of(clean))
    assert clean.registry(ENTRY)["OnPath"][1] == 1
    assert (clean.installed / "_internal" / "of the user.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize("program", ["petstore-gui", "petstore"])
def test_over_an_open_program_nothing_is_installed_and_nothing_removed(
    clean: Machine, windows_installer: Path, program: str
) -> None:
    assert install(clean, windows_installer) == 0
    before = sorted(clean.installed.rglob("*"))
    database = clean.named(clean.home / "open.sqlite3")
    serve = ("serve", "--database", database, "--until-stdin-closes")
    with clean.running(clean.installed / f"{program}.exe", *serve) as service:
        assert service.stdin is not None
        assert service.stdout is not None
        service.stdin.write(b"a-key-for-this-test-only\n")
        service.stdin.flush()
        assert b"base_url" in service.stdout.readline()
        assert install(clean, windows_installer) == 3
        assert clean.run(clean.installed / "uninstall.exe", "/S", f"_?={folder_of(clean)}").returncode == 3
        assert sorted(clean.installed.rglob("*")) == before
        service.stdin.close()
        assert service.wait() == 0
    assert install(clean, windows_installer) == 0


def test_the_animals_of_0_1_0_are_there(clean: Machine, windows_installer: Path) -> None:
    data = clean.home / "AppData" / "Local" / "petstore-gui"
    for part in ("config_home", "data_home"):
        shutil.copytree(HOME / part / "petstore-gui", data, dirs_exist_ok=True)
    assert install(clean, windows_installer) == 0
    ended = clean.run(clean.installed / "petstore.exe", "list", "--profile", "this-computer", "--json")
    assert ended.returncode == 0, ended.stderr
    assert len(json.loads(ended.stdout)["animals"]) == 3
    shutil.rmtree(data)


def press_until(computer: Machine, desktop: Desktop, key: str, box: str, *, is_ticked: bool) -> None:
    """Press the key of a box until it is as it should be: a window that has just come up may miss one."""

    def is_so() -> bool:
        if computer.controls().get(box) is is_ticked:
            return True
        desktop.press(key)
        return False

    wait_until(is_so, f"{box} is {is_ticked}", every_s=0.5)


def finish(installer: subprocess.Popen[bytes], desktop: Desktop) -> int:
    """Press Finish until the installer has ended, and return its exit code."""

    def has_ended() -> bool:
        desktop.press("alt+f")
        with suppress(subprocess.TimeoutExpired):
            installer.wait(5)
        return installer.poll() is not None

    wait_until(has_ended, "the installer has ended")
    return installer.returncode


def test_by_its_pages_the_path_is_asked_for_and_the_window_opens(
    clean: Machine, windows_installer: Path, desktop: Desktop
) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with clean.running(windows_installer) as installer:
        wait_until(lambda: ON_PATH in clean.controls(), "the last page is there", every_s=0.5)
        assert clean.controls()[ON_PATH] is False, "the user has not agreed yet"
        press_until(clean, desktop, "alt+u", ON_PATH, is_ticked=True)
        desktop.take_picture(PICTURES / "installer.png")
        assert finish(installer, desktop) == 0
    assert user_path(clean) == (REG_EXPAND_SZ, folder_of(clean))
    wait_until(lambda: any(text.endswith("Pet Store") for text in clean.controls()), "the window is open", every_s=0.5)
    desktop.take_picture(PICTURES / "installed.png")
    for process in clean.processes("petstore-gui.exe"):
        os.kill(process, signal.SIGKILL)
    wait_until(lambda: clean.processes("petstore-gui.exe") == [], "it has ended")


def test_by_its_pages_an_upgrade_offers_to_take_it_from_the_path_again(
    clean: Machine, windows_installer: Path, desktop: Desktop
) -> None:
    assert install(clean, windows_installer, "/PATH") == 0
    with clean.running(windows_installer) as installer:
        wait_until(lambda: ON_PATH in clean.controls(), "the last page is there", every_s=0.5)
        assert clean.controls()[ON_PATH] is True
        press_until(clean, desktop, "alt+r", RUN, is_ticked=False)
        press_until(clean, desktop, "alt+u", ON_PATH, is_ticked=False)
        assert finish(installer, desktop) == 0
    assert user_path(clean) is None
    assert "OnPath" not in clean.registry(ENTRY)
