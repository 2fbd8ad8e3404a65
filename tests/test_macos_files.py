"""What macOS is told about the application, what its hardened runtime allows, and the order in which it is signed.

There is no Mac here: stand-ins take the place of Apple's tools and write down what they were asked.
"""

import importlib
import os
import plistlib
import re
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from petstore_gui import __version__
from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.test_tree import ROOT, pinned

FOLDER = ROOT / "packaging" / "macos"
IDENTITY = "Developer ID Application: Somebody (AB12CD34EF)"

# A Mach-O is known by its first bytes. "$@" and not "$*": names have spaces.
STAND_INS = {
    "file": 'case $(head -c 4 "$2" | od -An -tx1) in " cf fa ed fe") echo "Mach-O 64-bit" ;; *) echo data ;; esac',
    "codesign": 'printf "codesign|" >>"$LOG"; printf "%s|" "$@" >>"$LOG"; echo >>"$LOG"',
    "ditto": 'printf "ditto|" >>"$LOG"; printf "%s|" "$@" >>"$LOG"; echo >>"$LOG"',
    "hdiutil": 'printf "hdiutil|" >>"$LOG"; printf "%s|" "$@" >>"$LOG"; echo >>"$LOG"',
    "spctl": 'printf "spctl|" >>"$LOG"; printf "%s|" "$@" >>"$LOG"; echo >>"$LOG"',
    "xcrun": 'printf "xcrun|" >>"$LOG"; printf "%s|" "$@" >>"$LOG"; echo >>"$LOG"; [ "$1" != "$FAILS" ]',
}
MACH_O = b"\xcf\xfa\xed\xfe and so on"


@pytest.fixture
def values(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(FOLDER))
    found: dict[str, Any] = importlib.import_module("info_plist").values()
    return found


def test_the_identifier_and_the_version_stand_in_one_place(values: dict[str, Any]) -> None:
    assert values["CFBundleShortVersionString"] == __version__
    assert re.fullmatch(r"\d+(\.\d+){0,2}", values["CFBundleVersion"])
    assert __version__.startswith(values["CFBundleVersion"])
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", values["CFBundleIdentifier"])
    text = (FOLDER / "Info.plist").read_text("utf-8")
    assert __version__ not in text
    assert values["CFBundleIdentifier"] not in text


def test_the_application_is_what_it_is_elsewhere(values: dict[str, Any]) -> None:
    entry = (ROOT / "packaging" / "linux" / "petstore-gui.desktop").read_text("utf-8")
    (name,) = re.findall(r"^Name=(.+)$", entry, re.MULTILINE)[:1]
    assert values["CFBundleName"] == values["CFBundleDisplayName"] == name
    schemes = [scheme for kind in values["CFBundleURLTypes"] for scheme in kind["CFBundleURLSchemes"]]
    assert f"\nMimeType=x-scheme-handler/{schemes[0]};\n" in entry
    assert len(schemes) == 1
    assert values["CFBundleLocalizations"] == list(LANGUAGES)
    assert values["CFBundleDevelopmentRegion"] == "en"
    assert values["NSHighResolutionCapable"] is True


def test_no_server_is_excepted_from_transport_security(values: dict[str, Any]) -> None:
    assert "NSAppTransportSecurity" not in values


def test_the_oldest_macos_is_that_of_the_pinned_qt(values: dict[str, Any]) -> None:
    # The pins name no file; when Qt moves, look at the name of its wheel for macOS and change both numbers.
    assert Requirement("PySide6-Essentials==6.11.*").specifier.contains(
        str(pinned("run")["pyside6-essentials"].specifier).removeprefix("==")
    )
    assert values["LSMinimumSystemVersion"] == "13.0"


def test_the_hardened_runtime_allows_what_ctypes_needs_and_nothing_more() -> None:
    entitlements = plistlib.loads((FOLDER / "entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def application(folder: Path) -> Path:
    """Make an application as PyInstaller lays it out, with links where it has links."""
    app = folder / "Pet Store.app"
    contents = app / "Contents"
    for name, content in {
        "MacOS/petstore-gui": MACH_O,
        "Info.plist": b"<plist/>",
        "Frameworks/libssl.3.dylib": MACH_O,
        "Frameworks/msgspec/_core.so": MACH_O,
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": MACH_O,
        "Frameworks/Python": MACH_O,
        "Frameworks/Outer.framework/Versions/A/Frameworks/Inner.framework/Versions/A/Inner": MACH_O,
        "Resources/petstore_gui/resources/openapi.yaml": b"openapi: 3.0.3",
    }.items():
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_bytes(content)
    (contents / "Resources" / "libssl.3.dylib").symlink_to("../Frameworks/libssl.3.dylib")
    return app


def sign(folder: Path, app: Path, **environment: str) -> tuple[int, str, list[list[str]]]:
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name, script in STAND_INS.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (tools / name).chmod(stat.S_IRWXU)
    log = folder / "log"
    log.touch()
    environ = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "LOG": str(log), "FAILS": "", **environment}
    command = ["sh", str(FOLDER / "sign-and-notarise"), str(app), str(folder / "out.dmg")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environ)
    return done.returncode, done.stderr, [line.split("|")[:-1] for line in log.read_text("utf-8").splitlines()]


def test_it_is_signed_from_the_inside_out_then_notarised_then_packed(tmp_path: Path) -> None:
    app = application(tmp_path)
    code, errors, calls = sign(tmp_path, app, IDENTITY=IDENTITY, NOTARY_PROFILE="notary")
    assert code == 0, errors
    signed = [call[-1] for call in calls if call[0] == "codesign" and "--sign" in call]
    inside = [str(Path(path).relative_to(app / "Contents")) for path in signed if path.startswith(f"{app}/")]
    outer, qt = "Frameworks/Outer.framework", "Frameworks/PySide6/Qt/lib/QtCore.framework"
    inner = f"{outer}/Versions/A/Frameworks/Inner.framework"
    codes = [f"{inner}/Versions/A/Inner", f"{qt}/Versions/A/QtCore"]
    libraries = ["Frameworks/libssl.3.dylib", "Frameworks/msgspec/_core.so", "Frameworks/Python"]
    assert sorted(inside) == sorted([*libraries, *codes, inner, outer, qt])
    assert inside.index(codes[0]) < inside.index(inner) < inside.index(outer)
    assert inside.index(codes[1]) < inside.index(qt)
    assert signed[len(inside) :] == [str(app), str(tmp_path / "out.dmg")]
    for call in calls:
        if call[0] == "codesign" and "--sign" in call:
            assert call[call.index("--sign") + 1] == IDENTITY
            assert "--timestamp" in call
            assert ("runtime" in call) is (call[-1] != str(tmp_path / "out.dmg"))
            assert ("--entitlements" in call) is (call[-1] == str(app))
    order = [" ".join([call[0], *call[1:3]]) if call[0] == "xcrun" else call[0] for call in calls]
    assert order[order.index("ditto") :] == [
        "ditto",
        "xcrun notarytool submit",
        "xcrun stapler staple",
        "ditto",
        "hdiutil",
        "codesign",
        "xcrun notarytool submit",
        "xcrun stapler staple",
        "spctl",
    ]


@pytest.mark.parametrize("fails", ["notarytool", "stapler"])
def test_nothing_is_packed_that_was_not_notarised(tmp_path: Path, fails: str) -> None:
    code, _, calls = sign(tmp_path, application(tmp_path), IDENTITY=IDENTITY, NOTARY_PROFILE="notary", FAILS=fails)
    assert code != 0
    assert "hdiutil" not in {call[0] for call in calls}


@pytest.mark.parametrize("missing", ["IDENTITY", "NOTARY_PROFILE"])
def test_the_identities_come_from_the_environment(tmp_path: Path, missing: str) -> None:
    environment = {"IDENTITY": IDENTITY, "NOTARY_PROFILE": "notary"}
    del environment[missing]
    code, errors, calls = sign(tmp_path, application(tmp_path), **environment)
    assert code != 0
    assert missing in errors
    assert calls == []


def test_what_is_no_application_is_left_alone(tmp_path: Path) -> None:
    code, errors, calls = sign(tmp_path, tmp_path, IDENTITY=IDENTITY, NOTARY_PROFILE="notary")
    assert (code, calls) == (1, [])
    assert "is no application" in errors
