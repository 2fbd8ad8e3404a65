"""``python -m tests.pictures``: makes the README's pictures and one of every window and state; fails if one fails."""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from petstore_gui.ui import theme
from tests.pictures.scenes import SCENES, Scene, readme
from tests.pictures.stage import NoPictureError, application, stage

ROOT = Path(__file__).parents[2]
README = ROOT / "resources" / "pictures"
EVERY = ROOT / "pictures"
SIZES = ((1180, 720), (800, 500))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)}; without any: all")
    options = parser.parse_args()
    if unknown := set(options.scenes) - set(SCENES):
        parser.error(f"there is no scene called {', '.join(unknown)}")
    failed = 0
    for scheme in ("light", "dark"):
        wanted = [
            (SCENES[name], EVERY / f"{name}-{scheme}-{width}x{height}.png", (width, height))
            for name in options.scenes or SCENES
            for width, height in SIZES
        ]
        if not options.scenes:
            wanted.insert(0, (readme, README / f"window-{scheme}.png", SIZES[0]))
        theme.apply(application(), dark=scheme == "dark")
        failed += sum(not made(*each) for each in wanted)
        print(f"{scheme}: {len(wanted)} pictures", flush=True)
    if failed:
        print(f"{failed} of them FAILED, as said above")
    return 1 if failed else 0


def made(scene: Scene, file: Path, size: tuple[int, int]) -> bool:
    """Make one picture and say whether it could be made."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with stage(*size) as window:
            scene(window)
            window.save(file)
    except NoPictureError as error:
        print(f"FAILED  {file.name}: {error}", flush=True)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
