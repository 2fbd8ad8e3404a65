"""The wheel holds the program and its resources, all of them, and they are found wherever the program may lie."""

import shutil
import subprocess
import sys
import sysconfig
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from tests.test_tree import ROOT, files_of_the_tree

FIND_RESOURCES = """
import sys
from pathlib import Path
import petstore_gui
from petstore_gui.assets import resource
assert Path(petstore_gui.__file__).resolve().is_relative_to(Path(sys.argv[1]).resolve()), petstore_gui.__file__
for name in sys.argv[2:]:
    assert resource(name).read_bytes()
"""


def resources() -> list[str]:
    folder = ROOT / "resources"
    names = [path.relative_to(folder).as_posix() for path in files_of_the_tree() if path.is_relative_to(folder)]
    return [name for name in names if name != "__init__.py"]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree as it would be committed: building must leave nothing in the real one."""
    copy = tmp_path_factory.mktemp("tree")
    for path in files_of_the_tree():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return copy


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel, built without any network."""
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(tree))
    (wheel,) = folder.iterdir()
    return wheel


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", arguments[0], "--no-index"]
    subprocess.run([*command, *arguments[1:]], check=True, capture_output=True, text=True)


def test_the_wheel_holds_the_whole_program_and_nothing_else(wheel: Path) -> None:
    expected = set()
    for path in files_of_the_tree():
        name = path.relative_to(ROOT)
        if name.parts[0] == "petstore_gui":
            expected.add(name.as_posix())
        elif name.parts[0] == "resources":
            expected.add(f"petstore_gui/{name.as_posix()}")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == expected


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        read = {
            name.split(".dist-info/")[1]: archive.read(name) for name in archive.namelist() if ".dist-info/" in name
        }
    metadata = message_from_bytes(read["METADATA"])
    assert metadata["Name"] == "petstore-gui"
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert "licenses/LICENSE" in read
    entry_points = read["entry_points.txt"].decode()
    assert "[gui_scripts]\npetstore-gui = petstore_gui.app:main\n" in entry_points
    assert "[console_scripts]\npetstore-service = petstore_gui.service.__main__:main\n" in entry_points


def test_resources_are_found_in_an_installed_wheel(wheel: Path, tmp_path: Path) -> None:
    pip("install", "--no-deps", "--target", str(tmp_path / "installed"), str(wheel))
    find_resources(tmp_path / "installed", program=tmp_path / "installed", cwd=tmp_path)


def test_resources_are_found_in_a_bare_tree(tree: Path, tmp_path: Path) -> None:
    find_resources(tree, program=tree, cwd=tmp_path)


@pytest.mark.parametrize("mode", ["lenient", "compat"])  # what pip does by itself; what packaging/set-up asks for
def test_resources_are_found_in_an_editable_installation(tree: Path, tmp_path: Path, mode: str) -> None:
    settings = {"editable_mode": mode}
    build = f"from setuptools import build_meta; build_meta.build_editable({str(tmp_path)!r}, {settings!r})"
    subprocess.run([sys.executable, "-c", build], cwd=tree, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    find_resources(tmp_path / "site", program=tree, cwd=tmp_path)


def find_resources(site: Path, *, program: Path, cwd: Path) -> None:
    """Find every resource with ``site`` as one more site folder, and with no trace of .venv's own installation (-S)."""
    folders = [str(site), sysconfig.get_path("purelib")]
    script = f"import site, sys\nsys.path += {folders!r}\nsite.addsitedir({str(site)!r})\n{FIND_RESOURCES}"
    command = [sys.executable, "-I", "-S", "-c", script, str(program), *resources()]
    subprocess.run(command, cwd=cwd, check=True)
