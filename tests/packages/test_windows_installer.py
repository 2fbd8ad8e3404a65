"""The installer for Windows, compiled with a placeholder in the bundle's place: what it would write and take away."""

import lzma
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from pathlib import Path, PurePath, PureWindowsPath

import pytest
from platformdirs.windows import Windows

from petstore_gui import __version__
from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.test_tree import ROOT

FOLDER = ROOT / "packaging" / "windows"
SCRIPT = FOLDER / "petstore-gui.nsi"
PUBLISHER = tomllib.loads((ROOT / "packaging" / "publisher.toml").read_text("utf-8"))["name"]
PAYLOAD = {
    "petstore-gui.exe": b"the placeholder of the program",
    "petstore.exe": b"the placeholder of the command with a console",
    "_internal/one.dll": b"the placeholder of a library",
    "_internal/PySide6/plugins/two.dll": b"the placeholder of a plug-in",
    "_internal/größe $HOME/three.txt": b"the placeholder of a file with a strange name",
}
AMD64 = 0x8664
LCID = {"en": "ENGLISH", "de": "GERMAN", "fr": "FRENCH", "es": "SPANISH", "ja": "JAPANESE", "ar": "ARABIC"}


@pytest.fixture(scope="module")
def placeholder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("placeholder")
    for name, content in PAYLOAD.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, "-B", str(ROOT / "packaging" / "icons.py"), str(folder)], check=True)
    return folder


def build(*arguments: Path | str, script: Path = FOLDER, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", str(script / "installer.py"), *map(str, arguments)]
    environ = os.environ | {"PYTHONPATH": str(ROOT)} | environment
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environ)


@pytest.fixture(scope="module")
def installer(placeholder: Path, icons: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    output = tmp_path_factory.mktemp("installer") / "dist" / "petstore-gui-windows.exe"
    done = build(placeholder, icons, output)
    assert done.returncode == 0, done.stdout + done.stderr
    return output


@pytest.fixture(scope="module")
def carried(installer: Path) -> bytes:
    """Return all that the installer carries, unpacked: its instructions, its texts and the files."""
    content = installer.read_bytes()
    at = content.index(b"\xef\xbe\xad\xdeNullsoftInst") + 24
    property_, dictionary = struct.unpack_from("<BI", content, at)
    lzma_filter = {
        "id": lzma.FILTER_LZMA1,
        "dict_size": dictionary,
        "lc": property_ % 9,
        "lp": property_ // 9 % 5,
        "pb": property_ // 45,
    }
    return lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=[lzma_filter]).decompress(content[at + 5 : -4])


@pytest.fixture(scope="module")
def texts(carried: bytes) -> str:
    """Return the texts among it; an odd byte before them would hide all."""
    return carried[: len(carried) & ~1].decode("utf-16le", errors="replace")


def macros(of: Path) -> dict[str, list[str]]:
    script = "import sys; from pathlib import Path; from installer import macros; print(macros(Path(sys.argv[1])))"
    command = [sys.executable, "-B", "-X", "utf8", "-c", script, str(of)]
    environ = os.environ | {"PYTHONPATH": f"{FOLDER}{os.pathsep}{ROOT}"}
    text = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, env=environ).stdout
    return {name: body.splitlines() for name, body in re.findall(r"!macro (\w+)\n(.*?)\n!macroend", text, re.DOTALL)}


def test_it_is_a_program_for_windows_and_carries_each_file_once(installer: Path, carried: bytes) -> None:
    assert installer.read_bytes().startswith(b"MZ")
    assert [carried.count(content) for content in PAYLOAD.values()] == [1] * len(PAYLOAD)


def test_it_says_the_version_of_the_program_and_who_publishes_it(installer: Path, texts: str) -> None:
    content = installer.read_bytes()
    for name, said in (("ProductVersion", __version__), ("FileVersion", __version__), ("CompanyName", PUBLISHER)):
        assert re.search(f"{name}\0".encode("utf-16le") + rb"\0*" + f"{said}\0".encode("utf-16le"), content), name
    assert __version__ in texts
    assert PUBLISHER in texts
    assert __version__ not in SCRIPT.read_text("utf-8")


def test_it_is_a_program_of_64_bits(installer: Path) -> None:
    content = installer.read_bytes()
    header = struct.unpack_from("<I", content, 0x3C)[0]
    assert struct.unpack_from("<4sH", content, header) == (b"PE\0\0", AMD64)


def test_no_path_passes_through_a_text_of_the_installer(texts: str) -> None:
    # A text of NSIS has at most 1,023 letters: a PATH that went through one would be cut.
    script = SCRIPT.read_text("utf-8")
    assert "Environment" not in script.replace("$Environment", "")
    assert not re.search(r"(?i)ReadEnvStr|ExpandEnvStrings|WriteRegExpandStr|EnvVarUpdate", script)
    assert '\\petstore.exe" path add' in texts


def test_it_asks_for_no_rights_of_an_administrator(installer: Path) -> None:
    assert b'<requestedExecutionLevel level="asInvoker"' in installer.read_bytes()
    script = SCRIPT.read_text("utf-8")
    assert not re.findall(r"HKLM|HKCR|SHCTX|SetShellVarContext|PROGRAMFILES", script)


@pytest.mark.parametrize(
    "text",
    [
        r"\Programs\petstore-gui",
        r"Software\Microsoft\Windows\CurrentVersion\Uninstall\petstore-gui",
        "DisplayName",
        "DisplayVersion",
        "Publisher",
        "DisplayIcon",
        "InstallLocation",
        "OnPath",
        "UninstallString",
        "QuietUninstallString",
        "EstimatedSize",
        r"Software\Classes\petstore\shell\open\command",
        "URL Protocol",
        "URL:Pet Store",
        r"\Pet Store.lnk",
        r"\_internal\PySide6\plugins",
        r"\_internal\größe $HOME",
    ],
)
def test_it_writes(texts: str, text: str) -> None:
    assert text in texts


def test_its_size_is_told_in_kib(placeholder: Path, icons: Path, tmp_path: Path) -> None:
    shutil.copytree(placeholder, tmp_path / "bundle")
    (tmp_path / "bundle" / "_internal" / "large").write_bytes(bytes(3000 * 1024))
    done = build(tmp_path / "bundle", icons, tmp_path / "petstore-gui-windows.exe")
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"SIZE_KB=3001"' in done.stdout


def test_it_speaks_the_languages_of_the_program(texts: str) -> None:
    script = SCRIPT.read_text("utf-8")
    assert list(LCID) == list(LANGUAGES)
    assert [name.upper() for name in re.findall(r'MUI_LANGUAGE "(\w+)"', script)] == list(LCID.values())
    for name in set(re.findall(r"LangString (\w+)", script)):
        said = dict(re.findall(rf'LangString {name} \$\{{LANG_(\w+)\}} "(.+)"', script))
        assert list(said) == list(LCID.values()), name
        assert len(set(said.values())) == len(said), name
        for sentence in said.values():
            last = re.split(r"\$\{\w+\}|\$\w+", sentence)[-1]
            assert last in texts, sentence


def test_it_refuses_a_windows_on_which_qt_does_not_run_and_says_the_first_that_it_needs(texts: str) -> None:
    assert "17763" in texts, "the build of Windows 10 version 1809"
    told = re.findall(r'LangString TOO_OLD \$\{LANG_\w+\} "(.+)"', SCRIPT.read_text("utf-8"))
    assert [" ${OLDEST} " in sentence for sentence in told] == [True] * len(LCID)
    assert texts.count(" 1809 ") >= len(LCID)


def test_the_same_bundle_makes_the_same_installer(
    installer: Path, placeholder: Path, icons: Path, tmp_path: Path
) -> None:
    again = tmp_path / "bundle"
    shutil.copytree(placeholder, again, copy_function=shutil.copyfile)  # with other dates
    os.utime(again / "petstore-gui.exe", (1_000_000_000, 1_000_000_000))
    assert build(again, icons, tmp_path / "petstore-gui-windows.exe").returncode == 0
    assert (tmp_path / "petstore-gui-windows.exe").read_bytes() == installer.read_bytes()


def test_it_takes_away_what_it_has_written_and_nothing_else(placeholder: Path) -> None:
    made = macros(placeholder)
    written, folder = [], ""
    for line in made["WRITE_FILES"]:
        command, _, path = line.partition(" ")
        if command == "SetOutPath":
            folder = path.strip('"')
        else:
            assert command == "File"
            written.append(f"{folder}\\{PurePath(path.strip(chr(34))).name}")
    deleted = [line.removeprefix('Delete "').removesuffix('"') for line in made["DELETE_FILES"]]
    assert sorted(deleted) == sorted(written)
    assert len(deleted) == len(PAYLOAD)
    removed = [PureWindowsPath(line.removeprefix('RMDir "').removesuffix('"')) for line in made["REMOVE_FOLDERS"]]
    assert {folder.as_posix().replace("$$", "$") for folder in removed} == {
        "$INSTDIR/_internal",
        "$INSTDIR/_internal/PySide6",
        "$INSTDIR/_internal/PySide6/plugins",
        "$INSTDIR/_internal/größe $HOME",
    }
    for number, folder_removed in enumerate(removed):
        assert not any(later.is_relative_to(folder_removed) for later in removed[number + 1 :])


def test_nothing_is_deleted_by_a_pattern() -> None:
    script = SCRIPT.read_text("utf-8")
    deletions = re.findall(r"^\s*((?:Delete|RMDir)\b.*)$", script, re.MULTILINE)
    assert sorted(set(deletions)) == [
        'Delete "$INSTDIR\\uninstall.exe"',
        'Delete "$R0\\uninstall.exe"',
        'Delete "${SHORTCUT}"',
        'RMDir "$INSTDIR"',
        'RMDir "$R0"',
    ]


def test_the_users_files_lie_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _name: r"C:\Users\anna\AppData\Local")
    places = Windows("petstore-gui", appauthor=False)  # as petstore_gui.connection.settings asks for them
    (told,) = re.findall(r'^InstallDir "(.+)"$', SCRIPT.read_text("utf-8"), re.MULTILINE)
    program = told.replace("$LOCALAPPDATA", r"C:\Users\anna\AppData\Local").replace("${PROGRAM}", "petstore-gui")
    assert "$" not in program
    for folder in (places.user_data_dir, places.user_config_dir):
        data = PureWindowsPath(folder)
        assert data.parts[0] == "C:\\"
        assert not data.is_relative_to(program)
        assert not PureWindowsPath(program).is_relative_to(data)


def test_the_name_is_the_windows_title() -> None:
    (name,) = re.findall(r'^NAME: Final = "(.+)"', (FOLDER / "facts.py").read_text("utf-8"), re.MULTILINE)
    assert f'setWindowTitle("{name}"' in (ROOT / "petstore_gui" / "ui" / "window" / "main_window.py").read_text("utf-8")
    entry = (ROOT / "packaging" / "linux" / "petstore-gui.desktop").read_text("utf-8")
    assert f"\nName={name}\n" in entry


def test_a_warning_of_the_compiler_is_an_error(placeholder: Path, icons: Path, tmp_path: Path) -> None:
    copy = tmp_path / "packaging" / "windows"
    shutil.copytree(FOLDER, copy)
    for name in ("packaging/publisher.toml", "packaging/release.py", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    assert build(placeholder, icons, tmp_path / "petstore-gui-windows.exe", script=copy).returncode == 0
    with (copy / SCRIPT.name).open("a", encoding="utf-8") as script:
        script.write("Var NeverUsed\n")
    assert build(placeholder, icons, tmp_path / "petstore-gui-windows.exe", script=copy).returncode != 0


def test_installer_and_uninstaller_are_signed_by_the_command_that_is_given(
    placeholder: Path, icons: Path, tmp_path: Path
) -> None:
    # The command stands in for signtool: it takes down the first bytes of what it gets, and its name.
    command = tmp_path / "sign"
    command.write_text(f'#!/bin/sh\nhead -c 2 "$2" >>{tmp_path}/log\necho " $1 $2" >>{tmp_path}/log\n', "utf-8")
    command.chmod(0o700)
    output = tmp_path / "petstore-gui-windows.exe"
    done = build(placeholder, icons, output, "--sign", f"{command} /fd")
    assert done.returncode == 0, done.stdout + done.stderr
    uninstaller, installer = (tmp_path / "log").read_text("utf-8").splitlines()
    assert uninstaller.startswith("MZ /fd ")
    assert installer == f"MZ /fd {output}"
    assert uninstaller != installer


def test_what_is_missing_is_said(placeholder: Path, icons: Path, tmp_path: Path) -> None:
    half = tmp_path / "half"
    half.mkdir()
    shutil.copy(placeholder / "petstore-gui.exe", half)
    for arguments, path, said in (
        ((tmp_path, icons), os.environ["PATH"], "holds no petstore-gui.exe"),
        ((half, icons), os.environ["PATH"], "holds no petstore.exe"),
        ((placeholder, tmp_path), os.environ["PATH"], "holds no icons"),
        ((placeholder, icons), str(tmp_path), "makensis is not there"),
    ):
        done = build(*arguments, tmp_path / "petstore-gui-windows.exe", PATH=path)
        assert done.returncode == 1
        assert done.stderr.startswith("installer.py: ")
        assert said in done.stderr
        assert not (tmp_path / "petstore-gui-windows.exe").exists()
