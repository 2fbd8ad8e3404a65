"""Resources are found in an installed package and in a bare tree."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui.runtime.assets import resource

ROOT = Path(__file__).parents[2]


def test_a_resource_is_the_file_of_that_name() -> None:
    assert resource("openapi.yaml").read_bytes() == (ROOT / "resources" / "openapi.yaml").read_bytes()


@pytest.mark.parametrize("name", ["nothing.txt", "no/such/folder.txt", "openapi.yaml/x"])
def test_a_missing_resource_is_an_error(name: str) -> None:
    with pytest.raises(FileNotFoundError):
        resource(name)


@pytest.mark.parametrize("folder", ["resources", "petstore_gui/resources"])
def test_the_folder_may_lie_beside_the_package_or_in_it(tmp_path: Path, folder: str) -> None:
    package = tmp_path / "petstore_gui"
    (package / "runtime").mkdir(parents=True)
    for name in ("__init__.py", "runtime/__init__.py", "runtime/assets.py"):
        shutil.copy(ROOT / "petstore_gui" / name, package / name)
    resources = tmp_path / folder
    (resources / "icons").mkdir(parents=True)
    (resources / "__init__.py").touch()
    (resources / "icons" / "one.svg").write_text("<svg/>", encoding="utf-8")
    script = "from petstore_gui.runtime.assets import resource; print(resource('icons/one.svg').read_text('utf-8'))"
    command = [sys.executable, "-S", "-c", script]  # -S: without the packages of this environment
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, text=True).stdout == "<svg/>\n"
