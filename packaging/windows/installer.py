"""Compiles the installer for Windows from the bundle that PyInstaller made there. Needs makensis; runs on any system.

Use: python packaging/windows/installer.py BUNDLE ICONS OUTPUT
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path, PurePosixPath, PureWindowsPath

from facts import COMMAND, COPYRIGHT, HERE, NAME, OLDEST, OLDEST_BUILD, PROGRAM, PUBLISHER, numbers

from petstore_gui import __version__


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path, metavar="BUNDLE", help=f"the folder with {PROGRAM}.exe and {COMMAND}.exe")
    parser.add_argument("icons", type=Path, metavar="ICONS", help="the folder that packaging/icons.py makes")
    parser.add_argument("output", type=Path, metavar="OUTPUT", help="the installer to write")
    parser.add_argument("--sign", metavar="COMMAND", help="signs the file whose name is put behind it")
    options = parser.parse_args()
    for program in (PROGRAM, COMMAND):
        if not (options.bundle / f"{program}.exe").is_file():
            return _complain(f"{options.bundle} holds no {program}.exe")
    if not (options.icons / f"{PROGRAM}.ico").is_file():
        return _complain(f"{options.icons} holds no icons: packaging/icons.py makes them")
    if shutil.which("makensis") is None:
        return _complain("makensis is not there; it comes with NSIS 3")
    options.output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder) / "files.nsh"
        files.write_text(macros(options.bundle.resolve()), encoding="utf-8")
        defines = {
            "ICONS": str(options.icons.resolve()),
            "FILES": str(files),
            "OUTPUT": str(options.output.resolve()),
            **({"SIGN": options.sign} if options.sign else {}),
        }
        return compile_script(defines | told_elsewhere(options.bundle))


def told_elsewhere(bundle: Path) -> dict[str, str]:
    """Return what the script is told and what stands elsewhere in the tree."""
    size = sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file())
    return {
        "PROGRAM": PROGRAM,
        "COMMAND": COMMAND,
        "NAME": NAME,
        "VERSION": __version__,
        "NUMBERS": ".".join(map(str, numbers(__version__))),
        "PUBLISHER": PUBLISHER["name"],
        "COPYRIGHT": COPYRIGHT,
        "OLDEST": OLDEST,
        "OLDEST_BUILD": str(OLDEST_BUILD),
        "SIZE_KB": str(-(-size // 1024)),
    }


def compile_script(defines: dict[str, str]) -> int:
    """Run makensis, where every warning is an error, and return its exit code."""
    # Windows' own makensis takes a slash and the others a dash; the dash is taken by both.
    arguments = [
        "-NOCONFIG",
        "-V3",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *(f"-D{name}={value}" for name, value in defines.items()),
    ]
    command = ["makensis", *arguments, str(HERE / f"{PROGRAM}.nsi")]
    return subprocess.run(command, check=False).returncode  # noqa: S603 - our own script


def macros(bundle: Path) -> str:
    """Return what installs the files of ``bundle`` and what takes away just these, as NSIS macros."""
    paths = sorted(path.relative_to(bundle) for path in bundle.rglob("*"))
    files = [PurePosixPath(path.as_posix()) for path in paths if (bundle / path).is_file()]
    folders = [path for path in {parent for file in files for parent in file.parents} if path.name]
    write, last = [], None
    for file in sorted(files, key=lambda file: (file.parent.parts, file.name)):
        if file.parent != last:
            write.append(f'SetOutPath "{_installed(file.parent)}"')
            last = file.parent
        write.append(f'File "{bundle / file}"')
    delete = [f'Delete "{_installed(file)}"' for file in files]
    remove = [f'RMDir "{_installed(folder)}"' for folder in sorted(folders, reverse=True)]  # the innermost first
    return "\n".join(
        f"!macro {name}\n" + "\n".join(lines) + "\n!macroend\n"
        for name, lines in (("WRITE_FILES", write), ("DELETE_FILES", delete), ("REMOVE_FOLDERS", remove))
    )


def _installed(path: PurePosixPath) -> str:
    return str(PureWindowsPath("$INSTDIR", *(part.replace("$", "$$") for part in path.parts)))


def _complain(sentence: str) -> int:
    print(f"installer.py: {sentence}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
