"""The bundle for Windows: what it holds, what it tells Windows of itself, and its two programs at work."""

import hashlib
import json
import re
import shutil
import socket
import subprocess
import sys
import tomllib
import zipfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from petstore_gui import __version__
from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.packages.test_bundle import USELESS
from tests.packages.windows.conftest import FOR_WINDOWS
from tests.packages.windows.machine import WINE, Machine
from tests.support.patience import wait_until
from tests.test_tree import ROOT, files_of_the_tree

MOST_BYTES = 85_700_000
MOST_BYTES_OF_THE_INSTALLER = 24_000_000
PROGRAMS = ("petstore-gui", "petstore")
PUBLISHER = tomllib.loads((ROOT / "packaging" / "publisher.toml").read_text("utf-8"))["name"]
USEFUL = ("platforms/qwindows.dll", "platforms/qoffscreen.dll", "imageformats/qsvg.dll")

# Reads what Windows reads in an executable: its resources of the kinds 16 and 24, and whether it has a console.
READ = """
import json, pefile, sys
file = pefile.PE(sys.argv[1])
(strings,) = [part for info in file.FileInfo for part in info if part.Key == b"StringFileInfo"]
told = {name.decode(): value.decode() for table in strings.StringTable for name, value in table.entries.items()}
(kind,) = [kind for kind in file.DIRECTORY_ENTRY_RESOURCE.entries if kind.id == pefile.RESOURCE_TYPE["RT_MANIFEST"]]
(manifest,) = kind.directory.entries
data = manifest.directory.entries[0].data.struct
fixed = file.VS_FIXEDFILEINFO[0]
numbers = [fixed.FileVersionMS >> 16, fixed.FileVersionMS & 65535, fixed.FileVersionLS >> 16]
print(json.dumps({
    "told": told, "manifest": file.get_data(data.OffsetToData, data.Size).decode(), "numbers": numbers,
    "subsystem": file.OPTIONAL_HEADER.Subsystem, "machine": file.FILE_HEADER.Machine,
}))
"""
AMD64, WITH_A_WINDOW, WITH_A_CONSOLE = 0x8664, 2, 3


@pytest.fixture(scope="module")
def inside(windows_bundle: Path) -> Path:
    return windows_bundle / "_internal"


@pytest.fixture(scope="module")
def files(windows_bundle: Path) -> list[Path]:
    return [path for path in windows_bundle.rglob("*") if path.is_file()]


@pytest.fixture(scope="module")
def petstore(windows_bundle: Path, computer: Machine) -> Path:
    """Return the command with a console, in a folder with a strange name."""
    folder = computer.home / "Müller & Söhne 名"
    shutil.copytree(windows_bundle, folder)
    return folder / "petstore.exe"


def read(program: Path, tmp_path: Path) -> dict[str, Any]:
    """Return what Windows reads in an executable; with the reader that is pinned for Windows, which is plain Python."""
    for name in ("pefile.py", "ordlookup"):
        source = WINE / "package" / "Lib" / "site-packages" / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, tmp_path / name)
    done = subprocess.run(
        [sys.executable, "-B", "-c", READ, str(program)],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_it_is_small(files: list[Path], windows_installer: Path) -> None:
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES
    assert windows_installer.stat().st_size <= MOST_BYTES_OF_THE_INSTALLER


def test_every_module_and_every_resource_of_the_tree_is_there(inside: Path) -> None:
    names = [path.relative_to(ROOT) for path in files_of_the_tree()]
    modules = {name.with_suffix(".pyc") for name in names if name.parts[0] == "petstore_gui"}
    assert [name for name in modules if not (inside / name).is_file()] == []
    resources = [name for name in names if name.parts[0] == "resources" and name.suffix != ".py"]
    assert [name for name in resources if not (inside / "petstore_gui" / name).is_file()] == []


def test_nothing_useless_is_there(files: list[Path], windows_bundle: Path) -> None:
    parts = {part.removesuffix(".pyc") for path in files for part in path.relative_to(windows_bundle).parts}
    assert sorted(part for part in parts if USELESS.search(part)) == []
    packages = {path.name for path in (windows_bundle / "_internal").iterdir()}
    assert {"asyncpg", "cffi", "cryptography", "httptools", "prometheus_client", "uvloop"}.isdisjoint(packages)


@pytest.mark.parametrize("plugin", USEFUL)
def test_what_a_window_needs_of_qt_is_there(inside: Path, plugin: str) -> None:
    assert (inside / "PySide6" / "plugins" / plugin).is_file()


def test_qt_has_its_own_words_in_the_languages_of_the_program(inside: Path) -> None:
    words = {path.name for path in (inside / "PySide6" / "translations").iterdir()}
    assert words == {f"qtbase_{code}.qm" for code in LANGUAGES}


def test_no_path_of_the_building_computer_is_told(files: list[Path]) -> None:
    wanted = [form.encode() for form in (str(ROOT), str(ROOT).replace("/", "\\"), ".venv-windows")]
    assert [path for path in files if any(each in path.read_bytes() for each in wanted)] == []


def test_nothing_of_wine_is_there(windows_bundle: Path) -> None:
    assert without_wine(windows_bundle).returncode == 0


@pytest.mark.parametrize("name", ["icuuc.dll", "bcryptprimitives.dll", "ntdll.dll", "sitecustomize.pyc"])
def test_what_is_of_wine_is_found(name: str, tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    source = WINE / "prefix" / "drive_c" / "windows" / "system32" / name
    if source.is_file():
        shutil.copy(source, tmp_path / "_internal")
    else:
        (tmp_path / "_internal" / name).touch()
    refused = without_wine(tmp_path)
    assert refused.returncode == 1
    assert name in refused.stderr


def without_wine(bundle: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(ROOT / "packaging" / "windows" / "without_wine.py"), str(bundle)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_says_what_it_is_and_who_publishes_it(name: str, windows_bundle: Path, tmp_path: Path) -> None:
    found = read(windows_bundle / f"{name}.exe", tmp_path)
    assert found["machine"] == AMD64
    assert found["subsystem"] == (WITH_A_CONSOLE if name == "petstore" else WITH_A_WINDOW)
    assert found["numbers"] == [int(number) for number in re.findall(r"\d+", __version__)][:3]
    told = found["told"]
    assert told["ProductName"] == "Pet Store"
    assert told["ProductVersion"] == told["FileVersion"] == __version__
    assert told["CompanyName"] == PUBLISHER
    assert PUBLISHER in told["LegalCopyright"]
    assert told["OriginalFilename"] == f"{name}.exe"


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_asks_windows_for_sharp_letters_long_paths_and_utf_8(
    name: str, windows_bundle: Path, tmp_path: Path
) -> None:
    manifest = read(windows_bundle / f"{name}.exe", tmp_path)["manifest"]
    for asked, answer in (("dpiAwareness", "PerMonitorV2"), ("longPathAware", "true"), ("activeCodePage", "UTF-8")):
        assert re.search(rf"<{asked}\b[^>]*>{answer}</{asked}>", manifest), asked
    assert re.findall(r'requestedExecutionLevel level="(\w+)"', manifest) == ["asInvoker"]


def test_the_archive_holds_the_bundle(windows_archive: Path, windows_bundle: Path, files: list[Path]) -> None:
    with zipfile.ZipFile(windows_archive) as archive:
        assert archive.testzip() is None
        assert sorted(archive.namelist()) == sorted(
            path.relative_to(windows_bundle.parent).as_posix() for path in files
        )


def test_its_bill_of_materials_knows_every_library(windows_bundle: Path, files: list[Path]) -> None:
    beside = ROOT / f"{FOR_WINDOWS}.cdx.json"
    inside = windows_bundle / "_internal/petstore_gui/resources/sbom.cdx.json"
    assert beside.read_bytes() == inside.read_bytes()
    bill = json.loads(inside.read_text("utf-8"))
    parts = [bill["metadata"]["component"], *bill["components"]]
    carried = [file for part in parts for file in part.get("components", ()) if not file["name"].endswith(".pyc")]
    listed = {file["name"]: file["hashes"][0]["content"] for file in carried}
    assert len(listed) == len(carried)
    libraries = [path for path in files if path.suffix in {".dll", ".exe", ".pyd"}]
    names = {path.relative_to(windows_bundle).as_posix(): path for path in libraries}
    assert set(listed) == set(names)
    assert {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in names.items()} == listed
    versions = {part["name"]: part.get("version") for part in parts}
    assert {"Python", "Qt", "PySide6_Essentials", "httpx", "pywin32-ctypes"} <= set(versions)
    assert "secretstorage" not in {name.lower() for name in versions}


def test_the_python_that_is_carried_is_the_one_that_is_pinned(windows_bundle: Path, computer: Machine) -> None:
    asked = computer.run(WINE / "package" / "python.exe", "-c", "import platform; print(platform.python_version())")
    bill = json.loads((windows_bundle / "_internal/petstore_gui/resources/sbom.cdx.json").read_text("utf-8"))
    (python,) = [part for part in bill["components"] if part["name"] == "Python"]
    assert python["version"] == asked.stdout.decode().strip()


def test_the_window_starts_and_does_its_job(petstore: Path, computer: Machine) -> None:
    ended = computer.run(petstore.with_name("petstore-gui.exe"), "--self-check")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"the self-check is complete" in ended.stdout


def test_without_arguments_the_command_says_how_it_is_used(petstore: Path, computer: Machine) -> None:
    ended = computer.run(petstore)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.startswith(b"usage: petstore ")
    assert b"petstore-gui opens the window" in b" ".join(ended.stdout.split())
    refused = computer.run(petstore, "--demo")
    assert (refused.returncode, refused.stdout) == (2, b"")


def test_a_program_says_its_version(petstore: Path, computer: Machine) -> None:
    for program in (petstore, petstore.with_name("petstore-gui.exe")):
        ended = computer.run(program, "--version")
        assert (ended.returncode, ended.stdout.decode().strip()) == (0, f"petstore-gui {__version__}")


KEY = dict.fromkeys(("PETSTORE_API_KEY", "PETSTORE_SERVICE_KEY"), "a-key-for-this-test-only")
NAMES = ("Bella", "Größe", "Фёдор", "名前", "😀")


@pytest.fixture(scope="module")
def animals(petstore: Path, computer: Machine) -> dict[int, str]:
    """Return the animals that an import has added, each with its ID."""
    file = computer.home / "Größe 名.csv"
    file.write_text("name,category\n" + "".join(f"{name},{2**53 + 1}\n" for name in NAMES), "utf-8")
    ended = computer.run(
        petstore, "import", computer.named(file), "--profile", "this-computer", "--encoding", "utf-8", "--yes", "--json"
    )
    assert ended.returncode == 0, ended.stderr.decode()
    rows = json.loads(ended.stdout.decode("utf-8"))["rows"]
    return {row["id"]: NAMES[row["row"] - 2] for row in rows}


def test_a_list_in_a_pipe_is_json_in_utf_8_whatever_the_code_page(
    petstore: Path, computer: Machine, animals: dict[int, str]
) -> None:
    ended = computer.run(petstore, "list", "--profile", "this-computer", "--json")
    assert (ended.returncode, ended.stderr) == (0, b"")
    told = json.loads(ended.stdout.decode("utf-8"))
    assert {animal["id"]: animal["name"] for animal in told["animals"]} == animals
    assert {animal["categoryId"] for animal in told["animals"]} == {2**53 + 1}
    assert told["complete"] is True


def in_the_console(animals: dict[int, str]) -> dict[int, str]:
    """Return those whose names Wine's console can show: of letters beyond 16 bits it makes two."""
    return {number: name for number, name in animals.items() if max(name) < "\U00010000"}


def test_a_list_in_a_console_is_a_table(petstore: Path, computer: Machine, animals: dict[int, str]) -> None:
    ended = computer.run_in_console(petstore, "list", "--profile", "this-computer")
    assert ended.code == 0
    for number, name in in_the_console(animals).items():
        assert re.search(rf"^ *{number} +{name}", ended.text, re.MULTILINE), ended.text


def test_json_in_a_console_is_the_same_as_in_a_pipe(petstore: Path, computer: Machine, animals: dict[int, str]) -> None:
    ended = computer.run_in_console(petstore, "list", "--profile", "this-computer", "--json")
    assert ended.code == 0
    for name in in_the_console(animals).values():
        assert f'"name": "{name}"' in ended.text


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("get", "1", "--profile", "this-computer"), 0),
        (("get", "99999", "--profile", "this-computer"), 1),
        (("import", "nowhere.csv", "--profile", "this-computer"), 1),
        (("list", "--sort", "colour"), 2),
        (("list", "--base-url", "http://127.0.0.1:9/v1"), 4),
        (("list", "--profile", "staging"), 4),
    ],
)
@pytest.mark.usefixtures("animals")
def test_an_exit_code_is_that_of_every_system(
    petstore: Path, computer: Machine, arguments: tuple[str, ...], code: int
) -> None:
    assert computer.run(petstore, *arguments, more=KEY).returncode == code


def test_ctrl_c_in_a_console_ends_a_command_that_waits(petstore: Path, computer: Machine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, ExitStack() as callers:
        silent.setblocking(False)

        def is_called(_text: str) -> bool:
            try:
                caller, _ = silent.accept()
            except BlockingIOError:
                return False
            callers.enter_context(caller)
            return True

        url = f"http://127.0.0.1:{silent.getsockname()[1]}/v1"
        ended = computer.run_in_console(petstore, "list", "--base-url", url, interrupt_when=is_called, more=KEY)
    assert ended.code == 130
    assert "petstore list: ended before it was done." in ended.text
    assert "Traceback" not in ended.text


def test_ctrl_c_in_a_console_ends_the_service_in_order(petstore: Path, computer: Machine) -> None:
    serve = ("serve", "--database", computer.named(computer.home / "x.sqlite3"))
    ended = computer.run_in_console(petstore, *serve, interrupt_when=lambda text: "base_url" in text, more=KEY)
    assert '"base_url"' in ended.text
    assert "Traceback" not in ended.text
    assert ended.code == 0
    wait_until(lambda: computer.processes("petstore.exe") == [], "no process is left")
