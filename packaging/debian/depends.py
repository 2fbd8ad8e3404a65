"""Asks dpkg-shlibdeps what the executables and libraries of a package need from other packages."""

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

_ELF: Final = b"\x7fELF"
_LIBRARY: Final = re.compile(r"(?P<name>.+)\.so\.(?P<version>.+)")
_WORD: Final = re.compile(r"^shlibs:Depends=(.+)$", re.MULTILINE)


def depends(tree: Path, package: str) -> str:
    """Return the value of Depends. All that is carried is asked, the plugins too that Qt loads by their name.

    ``tree`` is what will be installed; no other package is asked for a library that it carries.
    """
    binaries = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path))
    if not binaries:
        raise SystemExit(f"there is nothing in {tree} that dpkg-shlibdeps could ask")
    folders = sorted({path.parent for path in binaries if ".so" in path.name})
    carried = sorted(
        {f"{found['name']} {found['version']}\n" for path in binaries if (found := _LIBRARY.match(path.name))}
    )
    with tempfile.TemporaryDirectory() as place:
        control = Path(place) / "debian" / "control"
        control.parent.mkdir()
        control.write_text(f"Source: {package}\n\nPackage: {package}\nArchitecture: any\n", "utf-8")
        (control.parent / "shlibs.local").write_text("".join(carried), "utf-8")  # needs no other package
        command = ["dpkg-shlibdeps", "-O", "--warnings=0", f"-S{tree}", *(f"-l{folder}" for folder in folders)]
        command += map(str, binaries)
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)  # noqa: S603
    found = _WORD.search(done.stdout)
    if done.returncode != 0 or found is None:
        raise SystemExit(f"{done.stderr}\ndpkg-shlibdeps failed: its words are above.")
    return found[1]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == _ELF
