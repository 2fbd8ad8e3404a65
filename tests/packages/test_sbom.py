"""The bill of materials of each bundle: whole, true, the same each time, and what the program shows."""

import json
import os
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from petstore_gui import __version__
from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop, running_desktop
from tests.support.program import running_program
from tests.support.secret_service import secret_service
from tests.test_tree import ROOT

TOOLS = ROOT / ".venv-tools" / "bin" / "python"
BUILDER = ROOT / ".venv-package" / "bin" / "python"
INSIDE = "_internal/petstore_gui/resources/sbom.cdx.json"
ABOUT = "About Pet Store"
LICENCES = "Licences"

VALIDATE = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
print(JsonStrictValidator(SchemaVersion.V1_6).validate_str(sys.stdin.read()))
"""
# Which distributions have modules of these names, in the environment that the bundle was made from.
OWNERS = """
import json
from importlib.metadata import packages_distributions
print(json.dumps(packages_distributions()))
"""

Part = dict[str, Any]


@pytest.fixture(scope="session")
def folder(each_bundle: Path) -> Path:
    return each_bundle.parent


@pytest.fixture(scope="session")
def bill(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / INSIDE).read_text("utf-8"))
    return found


@pytest.fixture(scope="session")
def parts(bill: dict[str, Any]) -> list[Part]:
    return [bill["metadata"]["component"], *bill["components"]]


def licence(part: Part) -> str:
    said = (each.get("expression") or each["license"].get("id") or each["license"]["name"] for each in part["licenses"])
    return " AND ".join(said)


def text(part: Part) -> str:
    return "\n".join(each["license"]["text"]["content"] for each in part["evidence"]["licenses"])


def pins() -> dict[str, str]:
    pattern = re.compile(r"^([a-z0-9-]+)==([^ ;\\]+)", re.MULTILINE)
    return dict(pattern.findall((ROOT / "packaging" / "requirements" / "package.txt").read_text("utf-8")))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def machine_code(folder: Path) -> Iterator[str]:
    """Yield the path of each file that the system loads to run it, by what it begins with and not by its name."""
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file.relative_to(folder).as_posix()


def make(folder: Path, output: Path) -> subprocess.CompletedProcess[str]:
    command = [str(TOOLS), "packaging/sbom.py", str(folder), str(output)]
    # The tree on the path must not make it another one: its own traces of an installation lie there.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_it_is_what_the_standard_asks_for(folder: Path) -> None:
    document = (folder / INSIDE).read_text("utf-8")
    command = [str(TOOLS), "-c", VALIDATE]
    assert subprocess.check_output(command, input=document, text=True) == "None\n"
    assert json.loads(document)["specVersion"] == "1.6"


def test_the_one_beside_the_packages_is_the_one_inside(name: str, folder: Path) -> None:
    beside = ROOT / "dist" / f"{name}-{__version__}.cdx.json"
    assert beside.read_bytes() == (folder / INSIDE).read_bytes()


def test_every_library_is_accounted_for_once_with_its_checksum(folder: Path, parts: list[Part]) -> None:
    files = [file for part in parts for file in part.get("components", ())]
    listed = Counter(file["name"] for file in files if not file["name"].endswith(".pyc"))
    assert listed == Counter(machine_code(folder))
    for file in files:
        assert file["hashes"] == [
            {"alg": "SHA-256", "content": sha256((folder / file["name"]).read_bytes()).hexdigest()}
        ]


def test_every_distribution_whose_modules_are_in_it_is_there(
    name: str, folder: Path, each_bundle: Path, parts: list[Part]
) -> None:
    names = subprocess.check_output(
        [
            str(BUILDER),
            "-m",
            "PyInstaller.utils.cliutils.archive_viewer",
            "--list",
            "--brief",
            "--recursive",
            each_bundle,
        ],
        text=True,
    )
    modules = set(re.findall(r"\w+", names)) | {
        each.name.partition(".")[0] for each in (folder / "_internal").iterdir()
    }
    owners = json.loads(subprocess.check_output([str(BUILDER), "-c", OWNERS], text=True))
    needed = {normal(owner) for module, them in owners.items() if module in modules for owner in them}
    listed = {normal(part["name"]) for part in parts[1:] if part["purl"].startswith("pkg:pypi/")} | {"petstore-gui"}
    builders = {"pyinstaller bootloader", "pyinstaller"}
    wanted = {"httpx", "keyring", "pyside6-essentials"} if name == "petstore-gui" else {"asyncpg", "uvloop"}
    assert {"uvicorn", *wanted} <= needed
    assert needed - builders == listed - builders


def test_versions_are_those_that_are_pinned(name: str, parts: list[Part]) -> None:
    versions = {part["purl"]: part["version"] for part in parts if part.get("purl", "").startswith("pkg:pypi/")}
    assert versions == {
        purl: pins()[purl.removeprefix("pkg:pypi/").partition("@")[0].replace(".", "-")] for purl in versions
    }
    assert (parts[0]["name"], parts[0]["version"]) == (name, __version__)
    qt = [part["version"] for part in parts if part["name"] == "Qt"]
    assert qt == ([pins()["pyside6-essentials"]] if name == "petstore-gui" else [])


def test_the_system_s_libraries_have_the_version_that_is_installed(parts: list[Part]) -> None:
    packages = [part for part in parts if part["purl"].startswith("pkg:deb/")]
    assert packages
    for part in packages:
        command = ["dpkg-query", "--show", "--showformat", "${Version}", part["name"]]
        assert subprocess.check_output(command, text=True) == part["version"]
        assert text(part).startswith(Path("/usr/share/doc", part["name"], "copyright").read_text("utf-8"))


def test_no_part_is_without_a_licence_and_none_is_unknown(parts: list[Part]) -> None:
    assert [part["name"] for part in parts if licence(part) in {"", "unknown"}] == []
    assert [part["name"] for part in parts if part["type"] == "file"] == []


def test_nearly_every_part_has_the_text_of_its_licence(parts: list[Part]) -> None:
    without = [part["name"] for part in parts if "evidence" not in part]
    # Compiled into a wheel that lists them, and brings no text of theirs.
    assert {next(part["purl"] for part in parts if part["name"] == each).partition("/")[0] for each in without} <= {
        "pkg:cargo"
    }


def test_what_the_lgpl_asks_for_is_there_and_true(name: str, parts: list[Part]) -> None:
    of_qt = [each for each in parts if each["name"] in {"Qt", "PySide6_Essentials", "shiboken6"}]
    assert len(of_qt) == (3 if name == "petstore-gui" else 0)
    for part in of_qt:
        said = " ".join(text(part).split())
        assert (
            f"{part['name']} {part['version']} is used here under version 3 of the GNU Lesser General Public License"
            in said
        )
        assert "GNU LESSER GENERAL PUBLIC LICENSE Version 3, 29 June 2007" in said
        assert "GNU GENERAL PUBLIC LICENSE Version 3, 29 June 2007" in said
        place = re.search(r"separate files in the folder (\S+):", said)
        assert place is not None
        assert all(file["name"].startswith(place[1]) for file in part["components"])


def test_the_bootloader_is_named_with_its_exception(each_bundle: Path, parts: list[Part]) -> None:
    (part,) = [each for each in parts if each["name"] == "PyInstaller bootloader"]
    assert "GPL-2.0-or-later WITH Bootloader-exception" in licence(part)
    assert "Bootloader Exception" in text(part)
    assert each_bundle.name in {file["name"] for file in part["components"]}


def test_nothing_in_it_is_of_this_computer_or_of_chance(folder: Path, bill: dict[str, Any], tmp_path: Path) -> None:
    document = (folder / INSIDE).read_text("utf-8")
    for private in (str(ROOT), str(Path.home()), "file://", os.uname().nodename):
        assert private not in document
    assert "serialNumber" not in bill
    release = re.search(r"^## \[\d.*\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert release is not None
    assert bill["metadata"]["timestamp"] == f"{release[1]}T00:00:00+00:00"
    done = make(folder, tmp_path / "again.json")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "again.json").read_text("utf-8") == document


def test_a_library_that_nobody_knows_stands_in_it_and_fails_the_build(service_bundle: Path, tmp_path: Path) -> None:
    other = tmp_path / "bundle"
    shutil.copytree(service_bundle.parent, other, symlinks=True)
    stray = shutil.copy(other / "_internal" / "libssl.so.3", other / "_internal" / "libstray.so.1")
    shutil.copy(other / "_internal" / "libffi.so.8", other / "_internal" / "libssl.so.3")  # not the system's
    (other / "_internal" / "petstore_gui" / "notes.txt").write_text("left behind", "utf-8")
    done = make(other, tmp_path / "bill.json")
    assert done.returncode == 1
    found = json.loads((tmp_path / "bill.json").read_text("utf-8"))["components"]
    unknown = {part["name"] for part in found if licence(part) == "unknown"}
    assert unknown == {f"_internal/{Path(stray).name}", "_internal/libssl.so.3", "_internal/petstore_gui/notes.txt"}
    assert all(name in done.stderr for name in unknown)


@pytest.fixture
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    with running_desktop(tmp_path_factory.mktemp("desktop")) as desktop:
        yield desktop


@pytest.fixture
def user(tmp_path: Path) -> Iterator[Environment]:
    (tmp_path / "user").mkdir()
    with secret_service(tmp_path / "user", "none") as environment:
        yield {name: value for name, value in environment.items() if name not in {"QT_QPA_PLATFORM", "PYTHONPATH"}}


@pytest.mark.end_to_end
def test_the_program_shows_what_is_in_it(
    bundle: Path, desktop: Desktop, user: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    bill = json.loads((bundle.parent / INSIDE).read_text("utf-8"))
    parts = [bill["metadata"]["component"], *bill["components"]]
    monkeypatch.setenv("PETSTORE_GUI_PROGRAM", str(bundle))
    expected = [(part["name"], part.get("version", ""), licence(part)) for part in parts]
    with running_program(desktop, user, "--demo") as program:
        program.wait_for_sample_animals()
        program.press("ctrl+k")
        program.type_into("Find a command", ABOUT)
        program.press("Return")
        program.window(ABOUT)
        program.button("Licences…").act()
        table = program.part("Parts and their licences")
        program.wait_for(lambda: table.row_count == len(expected), "the list is read")
        for number in (0, len(expected) // 2, len(expected) - 1):
            spoken = table.row(number)
            assert spoken == (", ".join(filter(None, expected[number])), *expected[number][1:])
        program.press("End", "Home", "Down")
        assert program.part(f"Licence of {expected[1][0]}").text.strip() == text(parts[1]).strip()
        assert program.nameless({"push button", "text", "table", "dialog"}) == []
        program.press("Escape")
        program.wait_until_closed(LICENCES)
        program.press("Escape")
        program.wait_until_closed(ABOUT)
        program.end()
