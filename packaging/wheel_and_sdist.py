"""Builds the archive of the sources and, from it, the wheel: the same bytes whenever and wherever they are built.

Use: .venv-package/bin/python packaging/wheel_and_sdist.py [FOLDER]; without a folder they go to dist/.
"""

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from release import ROOT, source_date_epoch

_MANIFEST: Final = "MANIFEST.in"
_INCLUDE: Final = "include "


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", metavar="FOLDER")
    folder = parser.parse_args().folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    os.umask(0o022)  # archive and wheel keep the rights of their files
    with tempfile.TemporaryDirectory() as place:
        tree, built, unpacked = (Path(place) / name for name in ("tree", "built", "unpacked"))
        copy_tree(tree)
        build("--sdist", tree, built)
        (archive,) = built.iterdir()
        pack_again(archive, folder / archive.name)
        with tarfile.open(folder / archive.name) as members:
            members.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2, of Debian 12, has none
            members.extractall(unpacked)  # noqa: S202 - made above
        (sources,) = unpacked.iterdir()
        build("--wheel", sources, folder)


def copy_tree(target: Path) -> None:
    """Copy what is committed, or would be: setuptools leaves its traces there, and takes up none from here.

    Its files are listed in MANIFEST.in, so that the archive holds all of them and no list is kept by hand.
    """
    names = names_in_tree()
    for name in names:
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, path)
        path.chmod(0o755 if os.access(ROOT / name, os.X_OK) else 0o644)
    (target / _MANIFEST).write_text("".join(f"{_INCLUDE}{name}\n" for name in names), "utf-8")


def names_in_tree() -> list[str]:
    """Return the path of each file: by git, or in an unpacked archive of the sources by its own list."""
    if (ROOT / ".git").exists():
        # Git lists no tree of another user, as a CI may check it out, unless that is said to be all right.
        git = ["git", "-c", f"safe.directory={ROOT}"]
        command = [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, encoding="utf-8")  # noqa: S603
        return sorted(name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file())
    if (ROOT / _MANIFEST).exists():
        return [line.removeprefix(_INCLUDE) for line in (ROOT / _MANIFEST).read_text("utf-8").splitlines()]
    raise SystemExit(f"Neither git nor a {_MANIFEST} says which files belong to {ROOT}.")


def build(what: str, tree: Path, folder: Path) -> None:
    """Let setuptools, as it is pinned in this environment, build from ``tree`` into ``folder``."""
    command = [sys.executable, "-m", "build", "--no-isolation", what, "--outdir", str(folder), str(tree)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date_epoch())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}\n{what} could not be built: its words are above.")


def pack_again(archive: Path, target: Path) -> None:
    """Write the same files without what changes from build to build: their times, who owns them, and their order."""
    when = source_date_epoch()
    with (
        tarfile.open(archive) as built,
        target.open("wb") as file,
        gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w") as members,
    ):
        for member in sorted(built.getmembers(), key=lambda member: member.name):
            member.pax_headers = {}  # the exact time, which would win
            member.mtime = when
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            members.addfile(member, built.extractfile(member) if member.isfile() else None)


if __name__ == "__main__":
    main()
