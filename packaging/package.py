"""Builds every package, one step after the other, and says what came of it: `make package`.

Use: .venv-package/bin/python packaging/package.py [--linux] [--quick]; with --linux nothing is built for Windows.

Each step can be run alone, too, with .venv-package/bin/python. What a step writes is shown when it fails. What is for
Windows is built with Windows' Python under Wine; where that cannot be had, a line says so, and all else is built.
"""

import argparse
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
BUNDLES: Final = [ROOT / "build" / "bundle" / name for name in ("petstore-gui", "petstore-service")]
WINDOWS_BUNDLE: Final = ROOT / "build" / "bundle-windows" / "petstore-gui"
BILL: Final = "_internal/petstore_gui/resources/sbom.cdx.json"
SUMS: Final = "SHA256SUMS"
VERSION: Final = newest_release().version
FOR_WINDOWS: Final = DIST / f"petstore-gui-{VERSION}-windows-x86_64"
"""What is for Windows, without the end of its name."""
THIS: Final = (sys.executable,)
TOOLS: Final = (str(ROOT / ".venv-tools" / "bin" / "python"),)
UNDER_WINE: Final = ("env", "WINDOWS_PYTHON=package", "sh", "packaging/windows/wine/python")
PACKAGES_THERE: Final = ".venv-windows/package/Lib/site-packages"
CANNOT_BE_HAD: Final = 3


def main() -> None:
    """Build into an empty dist/, from the first step to the last."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--linux", action="store_true", help="build nothing for Windows")
    parser.add_argument("--quick", action="store_true", help="pack what is for Linux quickly, a tenth larger")
    options = parser.parse_args()
    with_windows = not options.linux and has_wine()
    shutil.rmtree(DIST, ignore_errors=True)
    run("sources and wheel", "packaging/wheel_and_sdist.py")
    (wheel,) = DIST.glob("*.whl")
    run("icons", "packaging/icons.py", "build/icons")
    with ThreadPoolExecutor() as beside:
        windows = beside.submit(build_for_windows, wheel) if with_windows else None
        build_for_linux(wheel, ("--level", "1") if options.quick else ())
        if windows is not None:
            windows.result()
    if with_windows:  # it has the installer's checksum
        run("Windows: winget's manifest", "packaging/windows/winget.py", f"{FOR_WINDOWS}.exe", str(DIST / "winget"))
    say_what_came_of_it([*BUNDLES, WINDOWS_BUNDLE] if with_windows else BUNDLES)


def build_for_linux(wheel: Path, level: tuple[str, ...]) -> None:
    """Build the bundles of this system, and what is made of them. ``level`` is how each is packed."""
    # Not editable, so that it is carried like all else in this environment; and again, though its version is the same.
    run("wheel installed", "-m", "pip", "install", "--no-index", "--no-deps", "--force-reinstall", str(wheel))
    with ThreadPoolExecutor() as beside:
        for built in [beside.submit(build_bundle, bundle, level) for bundle in BUNDLES]:
            built.result()


def build_bundle(bundle: Path, level: tuple[str, ...]) -> None:
    """Build one of the bundles, and what is made of it."""
    name = bundle.name
    run(f"{name}: bundle", "packaging/bundle/build.py", name)
    bills = bundle / BILL, DIST / f"{name}-{VERSION}.cdx.json"
    run(f"{name}: bill of materials", "packaging/sbom.py", str(bundle), *map(str, bills), python=TOOLS)
    with ThreadPoolExecutor() as both:  # each spends its time on xz, with one processor
        packed = both.submit(run, f"{name}: bundle packed", "packaging/bundle/archive.py", str(bundle), *level)
        run(f"{name}: Debian package", "packaging/debian/build.py", str(bundle), *level)
        packed.result()


def has_wine() -> bool:
    """Set up Windows' Python under Wine, and return whether it can be had; say so where it cannot."""
    began = time.monotonic()
    command = ["sh", "packaging/set-up", "windows-package"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode == CANNOT_BE_HAD:
        print(f"package: nothing is built for Windows: {done.stderr.strip().removeprefix('set-up: ')}", flush=True)
    elif done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}\npackage: Windows: Wine could not be set up; see above.")
    else:
        print(f"package: Windows: Wine set up: {time.monotonic() - began:.0f} s", flush=True)
    return done.returncode == 0


def build_for_windows(wheel: Path) -> None:
    """Build the bundle of Windows, and what is made of it."""
    installed = ("-m", "pip", "install", "--no-index", "--no-deps", "--upgrade", "--target", PACKAGES_THERE)
    run("Windows: wheel installed", *installed, str(wheel))
    name, folder = WINDOWS_BUNDLE.name, str(WINDOWS_BUNDLE.parent)
    run("Windows: bundle", "packaging/bundle/build.py", name, folder, python=UNDER_WINE)
    run("Windows: nothing of Wine carried", "packaging/windows/without_wine.py", str(WINDOWS_BUNDLE))
    bills = WINDOWS_BUNDLE / BILL, f"{FOR_WINDOWS}.cdx.json"
    arguments = (*map(str, (WINDOWS_BUNDLE, *bills)), "--environment", ".venv-windows/package")
    run("Windows: bill of materials", "packaging/sbom.py", *arguments, python=TOOLS)
    run("Windows: bundle packed", "packaging/bundle/archive.py", str(WINDOWS_BUNDLE))
    arguments = str(WINDOWS_BUNDLE), "build/icons", f"{FOR_WINDOWS}.exe"
    run("Windows: installer", "packaging/windows/installer.py", *arguments)


def run(what: str, *arguments: str, python: tuple[str, ...] = THIS) -> None:
    """Run one step, and say how long it took."""
    began = time.monotonic()
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date_epoch()), "PYTHONHASHSEED": "0"}
    command = [*python, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}\npackage: {what}: failed with {done.returncode}; see above.")
    print(f"package: {what}: {time.monotonic() - began:.0f} s", flush=True)


def say_what_came_of_it(bundles: list[Path]) -> None:
    """Print each file with its size and checksum, and leave the checksums beside them for `sha256sum --check`."""
    lines = []
    for path in sorted(path for path in DIST.rglob("*") if path.is_file()):
        checksum, name = hashlib.sha256(path.read_bytes()).hexdigest(), path.relative_to(DIST)
        lines.append(f"{checksum}  {name}\n")
        print(f"{path.stat().st_size / 1e6:8.2f} MB  {checksum}  dist/{name}")
    (DIST / SUMS).write_text("".join(lines), "utf-8")
    for bundle in bundles:
        carried = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
        size = sum(path.stat().st_size for path in carried)
        print(f"{size / 1e6:8.2f} MB  in {len(carried)} files, packed above: {bundle.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
