"""The one spec, read as PyInstaller reads it on each system: what it would carry, and what it asks for there."""

import json
import subprocess
from typing import Any

import pytest

from tests.test_tree import ROOT

BUILDER = ROOT / ".venv-package" / "bin" / "python"
SPEC = ROOT / "packaging" / "bundle" / "petstore-gui.spec"

# Stand-ins for what works on one system only, in PyInstaller: they find these files, and note what they are told.
READ = """
import json, sys
from types import SimpleNamespace
from PyInstaller.utils.hooks import collect_data_files  # before this system says that it is another one

spec, sys.platform, *found = sys.argv[1:]
told = {}

def note(name):
    return lambda *given, **named: told.setdefault(name, {"given": given, **named})

def analyse(scripts, *, datas, **named):
    told["resources"] = [target for _, target in datas]
    starts = [("pyi_rth_inspect", "", ""), ("start", "", "")]
    return SimpleNamespace(scripts=starts, pure=[], datas=[], binaries=[(name, "", "BINARY") for name in found])

names = {name: note(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
exec(compile(open(spec).read(), spec, "exec"), {"SPECPATH": spec.rpartition("/")[0], "Analysis": analyse, **names})
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


def read(system: str) -> dict[str, Any]:
    command = [str(BUILDER), "-I", "-c", READ, str(SPEC), system, *FOUND[system]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("system", FOUND)
def test_each_system_gets_what_it_uses(system: str) -> None:
    told = read(system)
    assert len(told["resources"]) > 20
    _, binaries, _ = told["COLLECT"]["given"]
    assert set(FOUND[system]) - {target for target, _, _ in binaries} == LEFT_OUT[system]
    assert told["COLLECT"]["name"] == "petstore-gui"


def test_only_linux_starts_without_the_first_steps_of_pyinstaller() -> None:
    starts = {system: [name for name, _, _ in read(system)["EXE"]["given"][1]] for system in FOUND}
    assert starts.pop("linux") == ["start"]
    assert list(starts.values()) == [["pyi_rth_inspect", "start"]] * 2


def test_each_system_gets_its_icon() -> None:
    icons = {system: read(system)["EXE"]["icon"] for system in FOUND}
    assert icons["linux"] is None
    assert icons["win32"].endswith("build/icons/petstore-gui.ico")
    assert icons["darwin"].endswith("build/icons/petstore-gui.icns")


def test_on_macos_it_is_an_application_that_opens_links() -> None:
    assert "BUNDLE" not in read("win32")
    bundle = read("darwin")["BUNDLE"]
    assert bundle["name"] == "Pet Store.app"
    assert bundle["info_plist"]["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["petstore"]
    assert bundle["bundle_identifier"] == bundle["info_plist"]["CFBundleIdentifier"]
