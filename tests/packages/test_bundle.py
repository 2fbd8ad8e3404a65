"""What the bundles hold: the program with the Qt that it uses, or the service alone; nothing of who built them."""

import os
import re
import subprocess
import sys
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.test_editable import resources
from tests.test_tree import ROOT, files_of_the_tree

BUILDER = ROOT / ".venv-package" / "bin" / "python"
MOST_BYTES = {"petstore-gui": 143_000_000, "petstore-service": 30_000_000}

# Names, in part, of what a window drawn by the processor has no use for, or a program that is not being developed.
USELESS = re.compile(
    "gtk|gdk|eglfs|linuxfb|vnc|vkkhr|virtualkeyboard|opengl|qml|quick|designer|sqldrivers|webengine|"
    "^(pip|setuptools|pkg_resources|PyInstaller|rich|pygments|pytest|hypothesis|mypy|tkinter|tests?)$",
    re.IGNORECASE,
)
OF_A_SERVER = {"asyncpg", "httptools", "prometheus_client", "uvloop"}
OF_A_DESK = {
    "PySide6",
    "shiboken6",
    "httpx",
    "httpcore",
    "keyring",
    "python_calamine",
    "segno",
    "truststore",
    "xlsxwriter",
}
USEFUL = (
    "platforms/libqxcb.so",
    "platforms/libqwayland.so",
    "platforms/libqoffscreen.so",  # the self-check
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",  # accents
    "platforminputcontexts/libibusplatforminputcontextplugin.so",  # Chinese, Japanese, Korean
    "platformthemes/libqxdgdesktopportal.so",  # light or dark, as the desktop has it
    "printsupport/libcupsprintersupport.so",
    "wayland-shell-integration/libxdg-shell.so",
)
# Of every Linux system that has a Qt program, and so not listed by packaging/set-up.
OF_EVERY_SYSTEM = {"libc6", "libgcc-s1", "libstdc++6", "zlib1g"}


@pytest.fixture(scope="session")
def inside(bundle: Path) -> Path:
    """Return what the desktop's bundle carries."""
    return bundle.parent / "_internal"


@pytest.fixture(scope="session")
def files(each_bundle: Path) -> list[Path]:
    return [path for path in each_bundle.parent.rglob("*") if path.is_file()]


@pytest.fixture(scope="session")
def binaries(each_bundle: Path, files: list[Path]) -> list[Path]:
    return [each_bundle, *(path for path in files if re.search(r"\.so\b", path.name))]


@pytest.fixture(scope="session")
def modules(each_bundle: Path) -> set[str]:
    """Return the names of the modules that lie in the archive of a bundle, and not in files of their own."""
    viewer = [str(BUILDER), "-m", "PyInstaller.utils.cliutils.archive_viewer", "--list", "--brief", "--recursive"]
    told = subprocess.run([*viewer, str(each_bundle)], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^ ([\w.]+)$", told, re.MULTILINE))


@cache
def dynamic(binary: Path, tag: str) -> list[str]:
    """Return what the linker is told in ``binary`` under a tag such as NEEDED."""
    told = subprocess.run(["readelf", "-d", str(binary)], capture_output=True, text=True, check=True).stdout
    return re.findall(rf"\({tag}\).*\[(.*)\]", told)


def test_it_is_small(name: str, files: list[Path]) -> None:
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES[name]


def test_every_module_and_every_resource_of_the_tree_is_there(inside: Path) -> None:
    names = [path.relative_to(ROOT) for path in files_of_the_tree()]
    modules = {name.with_suffix(".pyc") for name in names if name.parts[0] == "petstore_gui"}
    assert len(modules) > 100
    assert [name for name in modules if not (inside / name).is_file()] == []
    carried, ours = inside / "petstore_gui" / "resources", ROOT / "resources"
    assert [name for name in resources() if (carried / name).read_bytes() != (ours / name).read_bytes()] == []
    assert [path for path in carried.rglob("*") if path.suffix == ".ts"] == []


@pytest.mark.parametrize("name", ["petstore-service"], indirect=True)
def test_the_service_is_there_with_what_a_server_needs(each_bundle: Path, modules: set[str]) -> None:
    sources = (ROOT / "petstore_gui" / "service").rglob("*.py")
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in sources}
    assert len(names) > 20
    assert names <= modules
    assert modules >= OF_A_SERVER
    assert modules.isdisjoint(f"petstore_gui.{room}" for room in ("app", "connection", "inventory", "terminal", "ui"))
    resources = each_bundle.parent / "_internal" / "petstore_gui" / "resources"
    assert {path.name for path in resources.iterdir()} == {"openapi.json", "sbom.cdx.json"}
    assert (resources / "openapi.json").read_bytes() == (ROOT / "resources" / "openapi.json").read_bytes()


def test_nothing_useless_is_there(name: str, files: list[Path], modules: set[str], each_bundle: Path) -> None:
    parts = {part.removesuffix(".pyc") for path in files for part in path.relative_to(each_bundle.parent).parts}
    parts |= {part for module in modules for part in module.split(".")}
    assert sorted(part for part in parts if USELESS.search(part)) == []
    packages = {path.name for path in (each_bundle.parent / "_internal").iterdir()} | modules
    assert packages & (OF_A_SERVER if name == "petstore-gui" else OF_A_DESK) == set()


def test_no_library_is_there_that_nothing_needs(each_bundle: Path, binaries: list[Path]) -> None:
    inside = each_bundle.parent / "_internal"
    needed = {name for binary in binaries for name in dynamic(binary, "NEEDED")}
    of_qt = [path.name for path in inside.glob("PySide6/Qt/lib/*")]
    at_the_top = [
        path.name for path in inside.glob("lib*.so*") if not path.name.startswith("libpython")
    ]  # the starter's
    assert [name for name in of_qt + at_the_top if name not in needed] == []


@pytest.mark.parametrize("plugin", USEFUL)
def test_what_a_desktop_needs_of_qt_is_there(inside: Path, plugin: str) -> None:
    assert (inside / "PySide6" / "Qt" / "plugins" / plugin).is_file()


def test_qt_has_its_own_words_in_the_languages_of_the_program(inside: Path) -> None:
    words = {path.name for path in (inside / "PySide6" / "Qt" / "translations").iterdir()}
    assert words == {f"qtbase_{code}.qm" for code in LANGUAGES}


def test_each_package_comes_with_its_metadata_and_its_licence(name: str, each_bundle: Path, modules: set[str]) -> None:
    inside, owners = each_bundle.parent / "_internal", packages_distributions()
    first = {path.name.partition(".")[0] for path in inside.iterdir() if path.suffix not in {".dist-info", ".so"}}
    first |= {module.partition(".")[0] for module in modules} - {"PyInstaller"}
    packages = {name for name in first if name in owners and name not in sys.stdlib_module_names}
    wanted = {"PySide6", "httpx", "keyring"} if name == "petstore-gui" else {"asyncpg", "uvloop"}
    assert {"petstore_gui", "uvicorn", *wanted} <= packages
    held = {path.name.partition("-")[0].lower() for path in inside.glob("*.dist-info")}
    wanted = {re.sub(r"[-_.]+", "_", owner).lower() for package in packages for owner in owners[package]}
    assert wanted - {re.sub(r"[-_.]+", "_", owner) for owner in held} == set()
    without = [
        path.name.partition("-")[0] for path in inside.glob("*.dist-info") if not list(path.rglob("*LICEN[CS]E*"))
    ]
    of_qt = ["pyside6_essentials", "shiboken6"]  # theirs are in the bill of materials
    assert sorted(without) == (of_qt if name == "petstore-gui" else [])


def test_keyring_finds_the_back_ends_of_every_system(inside: Path) -> None:
    (told,) = inside.glob("keyring-*.dist-info/entry_points.txt")
    for name in ("SecretService", "kwallet", "macOS", "Windows"):
        assert f"keyring.backends.{name}" in told.read_text("utf-8")
        assert list((inside / "keyring" / "backends").glob(f"{name}*"))


def test_no_path_of_the_building_computer_is_told(files: list[Path]) -> None:
    assert {path.name for path in files}.isdisjoint({"RECORD", "direct_url.json"})  # pip's notes on its installation
    folders = (".venv-package", "build", "dist", "packaging", "petstore_gui", "resources")
    wanted = [str(ROOT / name).encode() for name in folders]
    assert [path for path in files if any(each in path.read_bytes() for each in wanted)] == []


def test_libraries_are_looked_for_in_the_bundle_and_in_the_system_only(name: str, binaries: list[Path]) -> None:
    told = {
        folder
        for binary in binaries
        for tag in ("RPATH", "RUNPATH")
        for each in dynamic(binary, tag)
        for folder in each.split(":")
    }
    assert name == "petstore-service" or "$ORIGIN" in told
    assert [folder for folder in told if not folder.startswith("$ORIGIN")] == []


def test_every_library_is_carried_or_of_a_package_that_set_up_installs(binaries: list[Path]) -> None:
    carried = {binary.name for binary in binaries}
    wanted = {name for binary in binaries for name in dynamic(binary, "NEEDED")} - carried
    assert "libc.so.6" in wanted
    listed = re.search(r'packages_for_run="(.*?)"', (ROOT / "packaging" / "set-up").read_text("utf-8"), re.DOTALL)
    assert listed is not None
    installed = with_all_they_need({name for choice in listed[1].split() for name in choice.split("|")})
    assert {name: package_of(name) for name in wanted if package_of(name) not in installed | OF_EVERY_SYSTEM} == {}


def package_of(library: str) -> str:
    """Return the Debian package that brings ``library``."""
    known = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    place = re.search(rf"\t{re.escape(library)} .* => (\S+)", known)
    assert place is not None, f"{library} is not on this computer"
    # /lib is a link to /usr/lib; dpkg may know either name.
    for path in (os.path.realpath(place[1]), os.path.realpath(place[1]).removeprefix("/usr")):
        found = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True, check=False).stdout
        if found:
            return found.partition(":")[0]
    raise LookupError(library)


def with_all_they_need(packages: set[str]) -> set[str]:
    """Return ``packages`` and what is installed because they depend on it."""
    fields = "${Package}\t${Depends}, ${Pre-Depends}\n"
    told = subprocess.run(["dpkg-query", "--show", "--showformat", fields], capture_output=True, text=True, check=True)
    needs = {
        name: {each.split()[0].partition(":")[0] for each in re.split(r"[,|]", rest) if each.strip()}
        for name, _, rest in (line.partition("\t") for line in told.stdout.splitlines())
    }
    found: set[str] = set()
    while new := packages - found:
        found |= new
        packages = {each for name in new for each in needs.get(name, ())}
    return found
