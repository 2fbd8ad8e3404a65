"""Says of each file and each module in a bundle where it comes from; what cannot be told is called unknown."""

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from importlib.metadata import distributions
from pathlib import Path
from typing import Final, NamedTuple

from release import ROOT
from sbom_debian import Debian

PROGRAM: Final = "petstore-gui"
SERVICE: Final = "petstore-service"
EXECUTABLES: Final = (PROGRAM, f"{PROGRAM}.exe", "petstore.exe", SERVICE)
"""What a bundle may have at its top: it is started by these, and all of them in one bundle start the same."""
OWN_LIST: Final = "petstore_gui/resources/sbom.cdx.json"
"""Where the bill itself goes in a bundle."""
PYTHON: Final = "Python"
QT: Final = "Qt"
ICU: Final = "ICU"
BOOTLOADER: Final = "pyinstaller"
DEBIAN: Final = "deb "
"""Before the name of a package of the system."""
INSIDE: Final = "_internal"

# Asks the Python that made the bundle, for what only that one knows.
_QUESTION: Final = """
import json, platform, sys, sysconfig
from PyInstaller.archive.readers import pkg_archive_contents
from PySide6.QtCore import qVersion
paths = sysconfig.get_paths()
print(json.dumps({
    "modules": pkg_archive_contents(sys.argv[1]), "site": paths["platlib"], "stdlib": paths["stdlib"],
    "base": sys.base_prefix, "python": platform.python_version(), "qt": qVersion(),
}))
"""
_BOOT: Final = re.compile(r"pyi[-_]|pyi(?:boot|mod)\d|_pyi_|PYZ")
_QT_FILE: Final = re.compile(r"PySide6/(?:Qt/(?:lib|plugins|translations|libexec)/|Qt6|plugins/|translations/)")
_ICU_FILE: Final = re.compile(r"PySide6/(?:Qt/lib/lib)?icu")
_ICU_VERSION: Final = re.compile(rb"\0(\d\d\.\d+(?:\.\d+)?)\0")
_PYTHON_FILE: Final = re.compile(r"base_library\.zip$|(?:python3[.\d]*/)?lib-dynload/|python3[.\d]*/")
_LIBRARY: Final = re.compile(r"\.(?:so(?:\.[\d.]+)?|dll|pyd|dylib)$", re.IGNORECASE)
_BUILD_ID: Final = re.compile(rb"\x04\0\0\0\x14\0\0\0\x03\0\0\0GNU\0(.{20})", re.DOTALL)


class Build(NamedTuple):
    """What a bundle was made of: its modules, the folders they came from, and versions."""

    modules: list[str]
    site: Path
    stdlib: Path
    base: Path
    python: str
    qt: str


class Origins(NamedTuple):
    """The files of each origin, as paths in the bundle, and what has none."""

    files: dict[str, list[str]]
    unknown: list[str]


def ask(python: Sequence[str], executable: Path) -> Build:
    """Return what the Python of the build's environment says; ``python`` is the command that runs it."""
    command = [*python, "-I", "-c", _QUESTION, str(executable)]
    said = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)  # noqa: S603
    paths = {name: _path(said[name]) for name in ("site", "stdlib", "base")}
    return Build(said["modules"], python=said["python"], qt=said["qt"], **paths)


def _path(told: str) -> Path:
    """Return a path that Python told; Wine's Z: is the root of this system."""
    if sys.platform != "win32" and told.startswith("Z:\\"):
        told = told.removeprefix("Z:").replace("\\", "/")
    return Path(told)


def origins(bundle: Path, executables: Collection[Path], build: Build, debian: Debian) -> Origins:
    """Return where everything in ``bundle`` comes from."""
    owners = _owners(build.site)
    files: dict[str, list[str]] = defaultdict(list)
    files[BOOTLOADER] += [executable.relative_to(bundle).as_posix() for executable in executables]
    unknown = []
    for module in build.modules:
        origin = _origin_of_module(module, owners, build)
        if origin is None:
            unknown.append(f"module {module}")
        else:
            files.setdefault(origin, [])  # it is there, though it has no file of its own
    for file in sorted(bundle.rglob("*")):
        if file.is_dir() or file in executables:
            continue
        path = file.relative_to(bundle).as_posix()
        origin = _origin_of_file(file, path.removeprefix(f"{INSIDE}/"), owners, build, debian)
        if origin is None:
            unknown.append(path)
        elif not file.is_symlink():
            files[origin].append(path)
    return Origins(files, unknown)


def is_library(path: str) -> bool:
    """Whether a file holds machine code to be loaded, by its name."""
    return _LIBRARY.search(path) is not None


def icu_version(bundle: Path, found: Origins) -> str:
    """Return the version of the ICU that comes with Qt, as its library says it; nothing where there is none."""
    files = [bundle / path for path in found.files.get(ICU, ()) if "icuuc" in path]
    said = _ICU_VERSION.search(files[0].read_bytes()) if files else None
    return said[1].decode() if said else ""


def normal(name: str) -> str:
    """Return the name of a distribution as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def same(carried: Path, installed: Path) -> bool:
    """Whether one is the other, even without its symbols: by its bytes, or by what the linker has signed them with."""
    mine, other = carried.read_bytes(), installed.read_bytes()
    found, wanted = _BUILD_ID.search(mine), _BUILD_ID.search(other)
    return mine == other or (found is not None and wanted is not None and found[1] == wanted[1])


def _owners(site: Path) -> dict[str, str]:
    """Return whose each installed file is, and each module."""
    owners = {}
    for installed in distributions(path=[str(site)]):
        name = normal(installed.name)
        for file in installed.files or ():
            path = file.as_posix()
            owners[_key(path)] = name
            if path.endswith(".py"):
                for module in _with_parents(path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")):
                    owners.setdefault(module, name)
    return owners


def _key(path: str) -> str:
    """Return what ``path`` is known by: PyInstaller writes the names of DLLs as those who load them do."""
    return path.lower() if path.lower().endswith(".dll") else path


def _with_parents(module: str) -> Iterator[str]:
    while module:
        yield module
        module = module.rpartition(".")[0]


def _origin_of_module(module: str, owners: dict[str, str], build: Build) -> str | None:
    if _BOOT.match(module):
        return BOOTLOADER
    if module in owners:
        return owners[module]
    first = module.partition(".")[0]
    if first in sys.stdlib_module_names or any((build.stdlib / f"{first}{end}").is_file() for end in (".py", ".pyc")):
        return PYTHON
    return PROGRAM if (ROOT / "packaging" / "bundle" / f"{module}.py").is_file() else None


def _origin_of_file(file: Path, path: str, owners: dict[str, str], build: Build, debian: Debian) -> str | None:
    if file.is_symlink():
        return PROGRAM if file.exists() else None  # it is counted where it leads to
    if owner := owners.get(_key(path)):
        return ICU if _ICU_FILE.match(path) else QT if _QT_FILE.match(path) else owner
    if path.endswith(".pyc"):
        module = path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        return _origin_of_module(module, owners, build)
    if path == OWN_LIST:
        return PROGRAM
    if _PYTHON_FILE.match(path) or _is_of_python(file, build.base):
        return PYTHON
    packages = (package for package, library in debian.owners(file.name) if same(file, library))
    return next((f"{DEBIAN}{package}" for package in packages), None)


def _is_of_python(file: Path, base: Path) -> bool:
    folders = (base / name for name in ("lib", ".", "DLLs") if base != Path("/usr"))
    places = (place for folder in folders if folder.is_dir() for place in folder.iterdir() if place.is_file())
    return any(_key(place.name) == _key(file.name) and same(file, place) for place in places)
