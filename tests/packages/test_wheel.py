"""The wheel and the archive of the sources hold what they should; where the wheel is installed the program works."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from petstore_gui import __version__
from tests.test_editable import FIND_RESOURCES, resources
from tests.test_tree import PINS, ROOT, copy_the_tree, files_of_the_tree

# What setuptools adds to the files of the tree, and our list of these.
ADDED = {"MANIFEST.in", "PKG-INFO", "setup.cfg"}

# What would lead an installed program back to the tree, or to what this test run has set.
LEFT_OUT = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "QT_QPA_PLATFORM", "PETSTORE_GUI_PROGRAM"}


def of_the_wheel() -> dict[str, bytes]:
    """Return each file that the wheel must hold, by its path in there."""
    names = {path: path.relative_to(ROOT) for path in files_of_the_tree()}
    held = {path: name for path, name in names.items() if name.parts[0] == "petstore_gui"}
    for name in ("__init__.py", *resources()):
        held[ROOT / "resources" / name] = Path("petstore_gui", "resources", name)
    return {name.as_posix(): path.read_bytes() for path, name in held.items()}


def read(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as members:
        return {name: members.read(name) for name in members.namelist()}


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the sources, unpacked far from the tree."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2, of Debian 12, has none
        archive.extractall(folder)  # noqa: S202 - ours
    (sources,) = folder.iterdir()
    return sources


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a virtual environment in which there is the wheel, what it asks for as it is pinned, and nothing else."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = f"--python={folder / 'bin' / 'python'}"
    hashed = ["--require-hashes", "--only-binary=:all:"]
    pip(python, "install", "--no-compile", *hashed, "--requirement", str(PINS / "run.txt"))
    pip(python, "install", "--no-index", str(wheel))  # and nothing is missing that it asks for
    return folder


def run(installed: Path, cwd: Path, program: str, *arguments: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    command = [str(installed / "bin" / program), *arguments]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


# --- what they hold ---


def test_the_wheel_holds_the_whole_program_and_nothing_else(wheel: Path) -> None:
    held = {name: data for name, data in read(wheel).items() if ".dist-info/" not in name}
    assert held == of_the_wheel()


def only_with(extra: str, requirement: Requirement) -> Requirement:
    """Return a requirement of an extra, as the metadata say it."""
    condition = f'extra == "{extra}"'
    requirement.marker = Marker(f"{requirement.marker} and {condition}" if requirement.marker else condition)
    return requirement


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    about = {name.split(".dist-info/")[1]: data for name, data in read(wheel).items() if ".dist-info/" in name}
    metadata = message_from_bytes(about["METADATA"])
    assert metadata["Name"] == "petstore-gui"
    assert metadata["Version"] == __version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {*map(Requirement, project["dependencies"])}
    for extra, requirements in project["optional-dependencies"].items():
        wanted |= {only_with(extra, Requirement(each)) for each in requirements}
    assert {*map(Requirement, metadata.get_all("Requires-Dist", []))} == wanted
    assert metadata.get_all("Provides-Extra") == ["server"]
    assert about["licenses/LICENSE"] == (ROOT / "LICENSE").read_bytes()
    entry_points = about["entry_points.txt"].decode()
    assert "[gui_scripts]\npetstore-gui = petstore_gui.__main__:main\n" in entry_points
    assert "[console_scripts]\npetstore = petstore_gui.__main__:console\n" in entry_points
    assert "\npetstore-service = petstore_gui.service.__main__:main\n" in entry_points


def test_the_archive_of_the_sources_holds_the_whole_tree_and_nothing_else(unpacked: Path) -> None:
    held = {path.relative_to(unpacked).as_posix(): path.read_bytes() for path in unpacked.rglob("*") if path.is_file()}
    ours = {name: data for name, data in held.items() if name not in ADDED and ".egg-info/" not in name}
    assert ours == {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in files_of_the_tree()}


def test_the_archive_of_the_sources_does_not_say_who_built_it(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        members = archive.getmembers()
    assert {(member.uid, member.gid, member.uname, member.gname) for member in members} == {(0, 0, "", "")}


def test_of_the_sources_those_can_be_executed_that_can_in_the_tree(unpacked: Path) -> None:
    names = [path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file()]
    assert {name for name in names if (unpacked / name).stat().st_mode & 0o777 == 0o755} == {
        name for name in names if os.access(ROOT / name, os.X_OK)
    }


# --- how they are built ---


def test_from_the_archive_of_the_sources_alone_at_another_time_and_place_the_same_bytes_are_built(
    wheel: Path, sdist: Path, unpacked: Path, tmp_path: Path
) -> None:
    elsewhere = {"TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "7"}
    command = [str(ROOT / ".venv-package/bin/python"), "packaging/wheel_and_sdist.py", str(tmp_path)]
    subprocess.run(command, cwd=unpacked, check=True, capture_output=True, env={**os.environ, **elsewhere}, umask=0o077)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()
    assert (tmp_path / sdist.name).read_bytes() == sdist.read_bytes()


def test_the_wheel_is_the_one_that_pip_builds_from_the_tree(wheel: Path, tmp_path: Path) -> None:
    copy_the_tree(tmp_path / "tree")
    pip(
        "wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(tmp_path / "tree")
    )
    assert read(tmp_path / wheel.name) == read(wheel)


# --- in an empty environment, without the tree nearby ---


def test_what_is_installed_is_what_the_tree_holds(installed: Path) -> None:
    (package,) = installed.glob("lib/python3*/site-packages/petstore_gui")
    files = {path.relative_to(package.parent).as_posix(): path for path in package.rglob("*") if path.is_file()}
    held = {name: path.read_bytes() for name, path in files.items() if path.suffix != ".pyc"}
    assert held == of_the_wheel()


def test_the_installed_program_finds_its_resources(installed: Path, tmp_path: Path) -> None:
    run(installed, tmp_path, "python", "-c", FIND_RESOURCES, str(installed), *resources())


def test_the_installed_program_does_its_job(installed: Path, tmp_path: Path) -> None:
    run(installed, tmp_path, "petstore-gui", "--self-check", "--picture", str(tmp_path / "picture.png"))
    assert (tmp_path / "picture.png").stat().st_size > 10_000


def test_the_installed_program_says_its_version(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "petstore-gui", "--version") == f"petstore-gui {__version__}\n"


@pytest.mark.parametrize("service", [("petstore-service",), ("petstore-gui", "serve")])
def test_the_installed_service_says_how_it_is_used(installed: Path, tmp_path: Path, service: tuple[str, ...]) -> None:
    assert "--database" in run(installed, tmp_path, *service, "--help")


@pytest.mark.parametrize("program", ["petstore", "petstore-gui"])
def test_the_installed_commands_work_without_a_window(installed: Path, tmp_path: Path, program: str) -> None:
    assert run(installed, tmp_path, program, "list", "--profile", "this-computer").startswith("ID  Name  Category")
