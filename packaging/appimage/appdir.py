"""Lays the bundle out as an AppDir, which appimagetool packs into one file that runs where it lies.

Use: python packaging/appimage/appdir.py [FOLDER]; without a folder it goes to build/appimage/petstore-gui.AppDir. Then
  ARCH=x86_64 appimagetool build/appimage/petstore-gui.AppDir dist/petstore-gui-VERSION-x86_64.AppImage
which was never run: the runtime that it puts before the program was out of reach. Nothing of X, fonts or D-Bus is
carried: like the bundle it takes the system's, which are listed in packaging/set-up.
"""

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from release import ROOT
from share import NAME, write

# What appimagetool and the desktop look for at the top, and where it is.
_LINKS: Final = {
    "AppRun": f"usr/lib/{NAME}/{NAME}",  # the bundle finds its own files; no script has to stand before it
    f"{NAME}.desktop": f"usr/share/applications/{NAME}.desktop",
    f"{NAME}.svg": f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg",
    ".DirIcon": f"usr/share/icons/hicolor/256x256/apps/{NAME}.png",
    f"usr/bin/{NAME}": f"../lib/{NAME}/{NAME}",
}


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    default = ROOT / "build" / "appimage" / f"{NAME}.AppDir"
    parser.add_argument("folder", type=Path, nargs="?", default=default, metavar="FOLDER", help="written anew")
    parser.add_argument("--bundle", type=Path, default=ROOT / "build" / "bundle" / NAME, metavar="FOLDER")
    parser.add_argument("--icons", type=Path, default=ROOT / "build" / "icons", metavar="FOLDER")
    options = parser.parse_args()
    if not (options.bundle / NAME).is_file():
        raise SystemExit(f"there is no {NAME} in {options.bundle}: make package builds it")
    lay_out(options.folder, options.bundle, options.icons)


def lay_out(folder: Path, bundle: Path, icons: Path) -> None:
    """Write the AppDir into ``folder``, in the place of one that is there."""
    if folder.exists():
        if not (folder / "AppRun").is_symlink():
            raise SystemExit(f"{folder} is there and is no AppDir: it is left alone")
        shutil.rmtree(folder)
    shutil.copytree(bundle, folder / "usr" / "lib" / NAME, symlinks=True)
    write(folder / "usr" / "share", icons)
    for link, target in _LINKS.items():
        (folder / link).parent.mkdir(exist_ok=True)
        (folder / link).symlink_to(target)


if __name__ == "__main__":
    main()
