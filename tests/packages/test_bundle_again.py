"""Each bundle, built and packed again, is the same to the last byte: not when, where and by whom is in it."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.test_tree import ROOT

ARCHIVER = ROOT / "packaging" / "bundle" / "archive.py"
BUILDER = ROOT / ".venv-package" / "bin" / "python"
BILL = Path("_internal/petstore_gui/resources/sbom.cdx.json")  # put in when the bundle has been built


def held(bundle: Path) -> dict[Path, tuple[int, float, bytes]]:
    """Return the rights, the time and the content of every file in ``bundle``."""
    files = {path.relative_to(bundle): path for path in bundle.rglob("*") if path.is_file()}
    return {
        name: (path.stat().st_mode, path.stat().st_mtime, path.read_bytes())
        for name, path in files.items()
        if name != BILL
    }


@pytest.mark.slow
def test_built_again_in_another_folder_it_is_the_same(name: str, each_bundle: Path, tmp_path: Path) -> None:
    tree = tmp_path / "another place"
    tree.mkdir()
    shutil.copytree(ROOT / "packaging", tree / "packaging")
    shutil.copy(ROOT / "CHANGELOG.md", tree)
    command = [str(BUILDER), "packaging/bundle/build.py", name, str(tmp_path / "built")]
    other = {"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7", "PYTHONOPTIMIZE": "1", "SOURCE_DATE_EPOCH": ""}
    subprocess.run(command, cwd=tree, env={**os.environ, **other}, umask=0o077, check=True)
    first, again = held(each_bundle.parent), held(tmp_path / "built" / name)
    assert first.keys() == again.keys()
    assert [file for file in first if first[file] != again[file]] == []


def test_packed_again_it_is_the_same(tmp_path: Path) -> None:
    archives = []
    for number, names in enumerate((("b", "a"), ("a", "b"))):
        folder = tmp_path / f"{number}" / "petstore-gui"
        folder.mkdir(parents=True)
        for name in names:
            (folder / name).write_text(name)
            (folder / name).chmod((0o755, 0o700)[number])
            os.utime(folder / name, (number, number))
            if os.geteuid() == 0:
                os.chown(folder / name, number, number)
        target = tmp_path / f"packed {number}"
        subprocess.run([sys.executable, str(ARCHIVER), str(folder), str(target)], check=True)
        (archive,) = target.iterdir()
        archives.append(archive.read_bytes())
    assert archives[0] == archives[1]


def test_the_archive_holds_the_bundle_and_belongs_to_nobody(name: str, each_archive: Path, each_bundle: Path) -> None:
    with tarfile.open(each_archive) as packed:
        members = {member.name: member for member in packed}
        starter = packed.extractfile(f"{name}/{name}")
        assert starter is not None
        assert starter.read() == each_bundle.read_bytes()
    folder = each_bundle.parent
    assert {member for member in members if member != name} == {
        f"{name}/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*")
    }
    assert {member.mode for member in members.values()} == {0o644, 0o755}
    assert {(member.uid, member.gid, member.uname, member.gname) for member in members.values()} == {(0, 0, "", "")}
    assert len({member.mtime for member in members.values()}) == 1
    assert members[f"{name}/{name}"].mode == 0o755
