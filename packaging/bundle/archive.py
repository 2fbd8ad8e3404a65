"""Packs the bundle of Linux into one archive, to be unpacked where it is used: the same bytes for the same bundle.

Use: .venv-package/bin/python packaging/bundle/archive.py [BUNDLE [FOLDER]]; without them from build/bundle/ to dist/.
"""

import argparse
import lzma
import platform
import sys
import tarfile
from functools import partial
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
# Machine code packs better with its jumps made alike: smaller than at preset 6, and in two thirds of the time.
FILTERS: Final = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 4}]
sys.path.insert(0, str(HERE.parent))

from release import ROOT, newest_release, source_date_epoch  # noqa: E402


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path, nargs="?", default=ROOT / "build" / "bundle" / "petstore-gui")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    name = f"petstore-gui-{newest_release().version}-linux-{platform.machine()}.tar.xz"
    pack(options.bundle, options.folder / name)


def pack(bundle: Path, target: Path) -> None:
    """Write ``bundle`` and all that is in it to ``target``."""
    with (
        lzma.open(target, "w", filters=FILTERS) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        archive.add(bundle, bundle.name, filter=partial(neutral, when=source_date_epoch()))  # in the order of the names


def neutral(member: tarfile.TarInfo, when: int) -> tarfile.TarInfo:
    """Return ``member`` without what differs from one computer to the next: its time, its owner and its rights."""
    member.mtime = when
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


if __name__ == "__main__":
    main()
