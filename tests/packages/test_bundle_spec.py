"""The one spec, read as PyInstaller reads it on each system: what it would carry, and what it asks for there."""

import json
import subprocess
import tempfile
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement

from petstore_gui import __version__
from tests.test_tree import ROOT

BUILDER = ROOT / ".venv-package" / "bin" / "python"
SPEC = ROOT / "packaging" / "bundle" / "bundle.spec"

# Stand-ins for what works on one system only, in PyInstaller: they find these files, and note what they are told.
READ = """
import json, sys
from types import SimpleNamespace
from PyInstaller.utils.hooks import collect_data_files  # before this system says that it is another one

spec, name, workpath, sys.platform, *found = sys.argv[1:]
sys.argv = [spec, name]
told = {}

def note(name):
    return lambda *given, **named: told.setdefault(name, []).append({"given": given, **named}) or name

def analyse(scripts, *, datas, **named):
    told["resources"] = [source for source, _ in datas]
    told["excludes"] = named["excludes"]
    starts = [("pyi_rth_inspect", "", ""), ("start", "", "")]
    return SimpleNamespace(scripts=starts, pure=[], datas=[], binaries=[(name, "", "BINARY") for name in found])

names = {name: note(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
given = {"SPECPATH": spec.rpartition("/")[0], "workpath": workpath, "Analysis": analyse}
exec(compile(open(spec).read(), spec, "exec"), {**given, **names})
for executable in told["EXE"]:
    if "version" in executable:
        executable["version"] = open(executable["version"]).read()
print(json.dumps(told))
"""

PLUGINS = "PySide6/Qt/plugins"
FOUND = {
    "linux": [
        f"{PLUGINS}/platforms/libqxcb.so",
        f"{PLUGINS}/platforms/libqvnc.so",
        f"{PLUGINS}/platformthemes/libqgtk3.so",
        f"{PLUGINS}/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "libpython3.11.so.1.0",
        "libgtk-3.so.0",
        "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    ],
    "win32": [
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/platforms/qminimal.dll",
        "PySide6/plugins/printsupport/windowsprintersupport.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt6Core.dll",
        "PySide6/Qt6OpenGL.dll",
        "python311.dll",
        "VCRUNTIME140.dll",
        "libssl-3.dll",
    ],
    "darwin": [
        f"{PLUGINS}/platforms/libqcocoa.dylib",
        f"{PLUGINS}/platforms/libqminimal.dylib",
        f"{PLUGINS}/printsupport/libcocoaprintersupport.dylib",
        f"{PLUGINS}/styles/libqmacstyle.dylib",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "Python.framework/Versions/3.11/Python",
        "libssl.3.dylib",
    ],
}
LEFT_OUT = {
    "linux": {
        f"{PLUGINS}/platforms/libqvnc.so",
        f"{PLUGINS}/platformthemes/libqgtk3.so",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "libgtk-3.so.0",
    },
    "win32": {
        "PySide6/plugins/platforms/qminimal.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/opengl32sw.dll",
    },
    "darwin": {f"{PLUGINS}/platforms/libqminimal.dylib", f"{PLUGINS}/styles/libqmacstyle.dylib"},
}


def read(system: str, name: str = "petstore-gui") -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        command = [str(BUILDER), "-I", "-c", READ, str(SPEC), name, folder, system, *FOUND[system]]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("system", FOUND)
def test_each_system_gets_what_it_uses(system: str) -> None:
    told = read(system)
    assert len(told["resources"]) > 20
    (folder,) = told["COLLECT"]
    *_, binaries, _ = folder["given"]
    assert set(FOUND[system]) - {target for target, _, _ in binaries} == LEFT_OUT[system]
    assert folder["name"] == "petstore-gui"


def test_the_service_gets_the_description_and_what_a_server_uses_and_the_desk_does_not() -> None:
    told = read("linux", "petstore-service")
    assert [each.rpartition("/")[2] for each in told["resources"]] == ["openapi.json"]
    assert [each["name"] for each in told["EXE"]] == ["petstore-service"]
    assert told["COLLECT"][0]["name"] == "petstore-service"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    modules = {Requirement(each).name.replace("-", "_") for each in project["optional-dependencies"]["server"]}
    assert modules <= set(read("linux")["excludes"])
    assert not modules & set(told["excludes"])


def test_windows_gets_a_second_executable_with_a_console() -> None:
    executables = {system: [(each["name"], each["console"]) for each in read(system)["EXE"]] for system in FOUND}
    assert executables.pop("win32") == [("petstore-gui", False), ("petstore", True)]
    assert list(executables.values()) == [[("petstore-gui", False)]] * 2


def test_both_say_of_themselves_what_they_are_and_ask_windows_for_the_same() -> None:
    one, other = read("win32")["EXE"]
    assert one["manifest"] == other["manifest"]
    assert one["manifest"].endswith("packaging/windows/program.manifest")
    for executable in (one, other):
        assert f"'OriginalFilename', '{executable['name']}.exe'" in executable["version"]
        assert f"'ProductVersion', '{__version__}'" in executable["version"]
    assert not any("version" in each or "manifest" in each for each in read("linux")["EXE"])


def test_only_macos_starts_with_the_first_steps_of_pyinstaller() -> None:
    starts = {system: {str(each["given"][1]) for each in read(system)["EXE"]} for system in FOUND}
    assert "pyi_rth_inspect" in str(starts.pop("darwin"))
    assert "pyi_rth_inspect" not in str(starts)


def test_what_windows_programs_write_into_a_pipe_is_utf_8() -> None:
    options = {system: [each["given"][2] for each in read(system)["EXE"]] for system in FOUND}
    assert options == {"linux": [[]], "win32": [[["X utf8=1", None, "OPTION"]]] * 2, "darwin": [[]]}


def test_each_system_gets_its_icon() -> None:
    icons = {system: {each["icon"] for each in read(system)["EXE"]} for system in FOUND}
    assert icons["linux"] == {None}
    (windows,), (macos,) = icons["win32"], icons["darwin"]
    assert windows.endswith("build/icons/petstore-gui.ico")
    assert macos.endswith("build/icons/petstore-gui.icns")


def test_on_macos_it_is_an_application_that_opens_links() -> None:
    assert "BUNDLE" not in read("win32")
    (bundle,) = read("darwin")["BUNDLE"]
    assert bundle["name"] == "Pet Store.app"
    assert bundle["info_plist"]["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["petstore"]
    assert bundle["bundle_identifier"] == bundle["info_plist"]["CFBundleIdentifier"]
