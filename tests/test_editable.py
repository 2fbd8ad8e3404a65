"""The resources are found in the tree itself, with and without an installation that leads there."""

import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.test_tree import ROOT, copy_the_tree, files_of_the_tree

FIND_RESOURCES = """
import sys
from pathlib import Path
import petstore_gui
from petstore_gui.runtime.assets import resource
assert Path(petstore_gui.__file__).resolve().is_relative_to(Path(sys.argv[1]).resolve()), petstore_gui.__file__
for name in sys.argv[2:]:
    assert resource(name).read_bytes()
"""


def resources() -> list[str]:
    """Return the name of each file that the program reads: not those for the README, or that others are made of."""
    folder = ROOT / "resources"
    names = [path.relative_to(folder) for path in files_of_the_tree() if path.is_relative_to(folder)]
    return [name.as_posix() for name in names if name.parts[0] != "pictures" and name.suffix not in {".py", ".ts"}]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("tree")
    copy_the_tree(copy)
    return copy


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
