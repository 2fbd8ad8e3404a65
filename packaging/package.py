"""Builds every package, one step after the other, and says what came of it: `make package`.

Each step can be run alone, too, with .venv-package/bin/python. What a step writes is shown when it fails.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from release import ROOT, newest_release, source_date_epoch

DIST: Final = ROOT / "dist"
BUNDLE: Final = ROOT / "build" / "bundle" / "petstore-gui"
SUMS: Final = "SHA256SUMS"
VERSION: Final = newest_release().version
THIS: Final = Path(sys.executable)
TOOLS: Final = ROOT / ".venv-tools" / "bin" / "python"


def main() -> None:
    """Build into an empty dist/, from the first step to the last."""
    shutil.rmtree(DIST, ignore_errors=True)
    run("sources and wheel", "packaging/wheel_and_sdist.py")
    (wheel,) = DIST.glob("*.whl")
    # Not editable, so that it is carried like all else in this environment; and again, though its version is the same.
    run("wheel installed", "-m", "pip", "install", "--no-index", "--no-deps", "--force-reinstall", str(wheel))
    run("icons", "packaging/icons.py", "build/icons")
    run("bundle", "packaging/bundle/build.py")
    bills = BUNDLE / "_internal/petstore_gui/resources/sbom.cdx.json", DIST / f"petstore-gui-{VERSION}.cdx.json"
    run("bill of materials", "packaging/sbom.py", str(BUNDLE), *map(str, bills), python=TOOLS)
    with ThreadPoolExecutor() as both:  # each spends its time on xz, with one processor
        packed = both.submit(run, "bundle packed", "packaging/bundle/archive.py")
        run("Debian package", "packaging/debian/build.py")
        packed.result()
    say_what_came_of_it()


def run(what: str, *arguments: str, python: Path = THIS) -> None:
    """Run one step, and say how long it took."""
    began = time.monotonic()
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date_epoch()), "PYTHONHASHSEED": "0"}
    command = [str(python), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}\npackage: {what}: failed with {done.returncode}; see above.")
    print(f"package: {what}: {time.monotonic() - began:.0f} s", flush=True)


def say_what_came_of_it() -> None:
    """Print each file with its size and checksum, and leave the checksums beside them for `sha256sum --check`."""
    lines = []
    for path in sorted(DIST.iterdir()):
        checksum = hashlib.sha256(path.read_bytes()).hexdigest()
        lines.append(f"{checksum}  {path.name}\n")
        print(f"{path.stat().st_size / 1e6:8.2f} MB  {checksum}  dist/{path.name}")
    (DIST / SUMS).write_text("".join(lines), "utf-8")
    carried = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in carried)
    print(f"{size / 1e6:8.2f} MB  in {len(carried)} files, packed above: {BUNDLE.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
