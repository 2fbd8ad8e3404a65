"""Packs a bundle into one archive, to be unpacked where it is used: the same bytes for the same bundle.

Use: .venv-package/bin/python packaging/bundle/archive.py BUNDLE [FOLDER]; without a folder it goes to dist/.
A bundle for Windows becomes a .zip, which Windows itself unpacks, and any other one a .tar.xz.
"""

import argparse
import lzma
import platform
import sys
import tarfile
import zipfile
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from release import ROOT, newest_release, source_date_epoch  # noqa: E402


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--level", type=int, default=4, choices=range(10), help="of xz: 0 is quick, and large")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    name = f"{options.bundle.name}-{newest_release().version}"
    if (options.bundle / "petstore-gui.exe").is_file():
        zip_up(options.bundle, options.folder / f"{name}-windows-x86_64.zip")
    else:
        pack(options.bundle, options.folder / f"{name}-linux-{platform.machine()}.tar.xz", options.level)


def pack(bundle: Path, target: Path, level: int) -> None:
    """Write ``bundle`` and all that is in it to ``target``."""
    # Machine code packs better with its jumps made alike: at level 4 smaller than at 6, and in two thirds of the time.
    filters = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": level}]
    with (
        lzma.open(target, "w", filters=filters) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        archive.add(bundle, bundle.name, filter=partial(neutral, when=source_date_epoch()))  # in the order of the names


def zip_up(bundle: Path, target: Path) -> None:
    """Write ``bundle`` and all that is in it to ``target``, with the time of the release."""
    when = datetime.fromtimestamp(source_date_epoch(), UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
            member = zipfile.ZipInfo(path.relative_to(bundle.parent).as_posix(), when)
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, path.read_bytes(), compresslevel=9)


def neutral(member: tarfile.TarInfo, when: int) -> tarfile.TarInfo:
    """Return ``member`` without what differs from one computer to the next: its time, its owner and its rights."""
    member.mtime = when
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


if __name__ == "__main__":
    main()
