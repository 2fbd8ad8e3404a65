"""Gives up where a bundle for Windows holds anything of Wine, or one of the two libraries that were made for Wine.

Use: python packaging/windows/without_wine.py BUNDLE
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WINE: Final = Path(__file__).resolve().parent / "wine"
MARKS: Final = (b"Wine builtin DLL", b"Wine placeholder DLL")
"""What Wine writes where other programs say that they cannot be run in DOS mode."""
_HEADER: Final = 256
_NOT_CARRIED: Final = {"sitecustomize.pyc"}


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bundle", type=Path, metavar="BUNDLE")
    if found := [*of_wine(parser.parse_args().bundle)]:
        raise SystemExit("It is of Wine, and must not be carried: " + ", ".join(map(str, found)))


def of_wine(bundle: Path) -> Iterator[Path]:
    """Yield the files of ``bundle`` that are no part of Windows, of the program or of what it uses."""
    names = _NOT_CARRIED | {f"{source.stem}.dll" for source in WINE.glob("*.c")}
    for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
        with path.open("rb") as file:
            header = file.read(_HEADER)
        if path.name.lower() in names or any(mark in header for mark in MARKS):
            yield path


if __name__ == "__main__":
    main()
