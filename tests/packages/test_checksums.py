"""The checksums beside the packages are theirs, and none is without."""

import subprocess

from tests.test_tree import ROOT


def test_each_package_has_its_checksum() -> None:
    dist = ROOT / "dist"
    done = subprocess.run(
        ["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=dist, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    checked = {line.removesuffix(": OK") for line in done.stdout.splitlines()}
    files = (path for path in dist.rglob("*") if path.is_file())
    assert checked == {path.relative_to(dist).as_posix() for path in files} - {"SHA256SUMS"}
