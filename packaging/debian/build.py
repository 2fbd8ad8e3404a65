"""Packs a bundle for Debian and Ubuntu: the same bytes whenever it is built of the same bundle.

Use: python packaging/debian/build.py BUNDLE [FOLDER]; without a folder it goes to dist/.
Needs dpkg-dev, and what packaging/icons.py, packaging/bundle/build.py and packaging/sbom.py have made in build/.
"""

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from email.utils import format_datetime
from pathlib import Path
from string import Template
from textwrap import fill
from typing import Final

from depends import depends
from licences import copyright_file

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from changes import Changes, all_changes
from release import ROOT, newest_release, source_date_epoch
from share import NAME, publisher, write, write_manual

_SOURCES: Final = ROOT / "packaging" / "debian"
_ADMIN: Final = ROOT / "packaging" / "admin"
_EXAMPLES: Final = {NAME: _ADMIN / "config.toml", "petstore-service": _ADMIN / "service.env"}
_UNIT: Final = ROOT / "packaging" / "systemd" / "petstore-service.service"


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path, metavar="BUNDLE")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--compression", default="xz", choices=["xz", "none"], help="none is quick, and large")
    # 4: a third less time than 6, for a file that is 4 % larger
    parser.add_argument("--level", type=int, default=4, choices=range(10), help="of xz: 0 is quick, and large")
    options = parser.parse_args()
    name = options.bundle.name
    if not (options.bundle / name).is_file():
        raise SystemExit(f"there is no {name} in {options.bundle}: make package")
    os.umask(0o022)
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / name
        fill_tree(tree, options.bundle)
        if name == NAME:
            add_desktop(tree)
        else:
            add_unit(tree)
        compress_manual(tree)
        write_control(tree)
        set_rights(tree)
        print(pack(tree, options.folder, options.compression, options.level))


def fill_tree(tree: Path, bundle: Path) -> None:
    """Put into ``tree`` what each package installs."""
    name = bundle.name
    program = Path("/opt") / name
    shutil.copytree(bundle, tree / program.relative_to("/"), symlinks=True)
    command = tree / "usr" / "bin" / name
    command.parent.mkdir(parents=True)
    command.symlink_to(program / name)
    share = tree / "usr" / "share"
    documents = share / "doc" / name
    examples = documents / "examples"
    examples.mkdir(parents=True)
    shutil.copy(_EXAMPLES[name], examples)
    (documents / "copyright").write_text(copyright_file(bundle), "utf-8")
    (documents / "changelog.gz").write_bytes(gzip.compress(changelog(name, all_changes()).encode(), mtime=0))
    overrides = share / "lintian" / "overrides" / name
    overrides.parent.mkdir(parents=True)
    overrides.write_text(lintian_overrides(name), "utf-8")


def add_desktop(tree: Path) -> None:
    """Put into ``tree`` what a desktop shows of the program."""
    write(tree / "usr" / "share", ROOT / "build" / "icons")


def add_unit(tree: Path) -> None:
    """Put the unit into ``tree``, with the manual page that it names."""
    write_manual(tree / "usr" / "share", "petstore-service")
    units = tree / "usr" / "lib" / "systemd" / "system"
    units.mkdir(parents=True)
    shutil.copy(_UNIT, units)


def compress_manual(tree: Path) -> None:
    """Compress each manual page, as Debian wants it."""
    for page in tree.glob("usr/share/man/man*/*"):
        page.with_name(f"{page.name}.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
        page.unlink()


def lintian_overrides(name: str) -> str:
    """Return the exceptions that hold for every bundle, and those of this one."""
    own = _SOURCES / f"{name}.lintian-overrides"
    common = Template((_SOURCES / "lintian-overrides").read_text("utf-8")).substitute(name=name)
    return common + (own.read_text("utf-8") if own.is_file() else "")


def changelog(name: str, releases: list[Changes]) -> str:
    """Return CHANGELOG.md in Debian's form."""
    entries = []
    for release in releases:
        lines = [f"{name} ({release.version}) unstable; urgency=medium", ""]
        for title, items in release.sections:
            lines += [
                f"  [ {title} ]",
                *(fill(item, 78, initial_indent="  * ", subsequent_indent="    ") for item in items),
            ]
            lines.append("")
        lines.append(f" -- {_maintainer()}  {format_datetime(release.day)}")
        entries.append("\n".join(lines) + "\n")
    return "\n".join(entries)


def set_rights(tree: Path) -> None:
    """Give every file the rights that all users need, independent of the builder's umask."""
    for path in tree.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and path.name == tree.name)
            path.chmod(0o755 if runs else 0o644)


def write_control(tree: Path) -> None:
    """Write what dpkg reads: the fields, and the checksums of the files."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    control = tree / "DEBIAN"  # by it dpkg-shlibdeps, too, knows the root of a package
    folders = sum(path.is_dir() for path in tree.rglob("*"))
    control.mkdir()
    (control / "control").touch()
    fields = {
        "version": newest_release().version,
        "architecture": subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip(),  # noqa: S607
        "maintainer": _maintainer(),
        "size": folders + sum(-(-path.stat().st_size // 1024) for path in files),
        "depends": depends(tree, tree.name),
    }
    template = Template((_SOURCES / f"{tree.name}.control").read_text("utf-8"))
    (control / "control").write_text(template.substitute(fields), "utf-8")
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)  # noqa: S324
    (control / "md5sums").write_text("".join(sums), "utf-8")


def pack(tree: Path, folder: Path, compression: str, level: int) -> Path:
    """Let dpkg-deb write the package into ``folder``, and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    when = str(source_date_epoch())  # which dpkg-deb takes for the time of all that is newer
    command = ["dpkg-deb", "--root-owner-group", f"-Z{compression}", f"-z{level}", "-b", str(tree), str(folder)]
    subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": when}, stdout=subprocess.DEVNULL, check=True)  # noqa: S603
    return next(folder.glob(f"{tree.name}_{newest_release().version}_*.deb"))


def _maintainer() -> str:
    return f"{publisher()['name']} <{publisher()['email']}>"


if __name__ == "__main__":
    main()
