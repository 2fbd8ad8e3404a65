"""``python -m tests.pictures``: makes the README's pictures and one of every window and state; fails if one fails."""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.fonts import use_test_fonts

if sys.platform != "win32":  # which has a screen, Qt's own plug-in for it, and fonts
    use_test_fonts()
    os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={Path(__file__).with_name('screen.json')}")

from petstore_gui.ui.theme import appearance
from tests.pictures.scenes import SCENES, Scene, readme
from tests.pictures.stage import NoPictureError, Stage, application, stage

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "resources" / "pictures"
EVERY: Final = ROOT / "pictures"
USUAL: Final = (1180, 720)
LOW: Final = (800, 500)
WINDOWS_PYTHON: Final = ("sh", "packaging/windows/wine/python")
WINDOWS_SCENES: Final = ("list-cut-off", "menu", "card", "lookup-card", "import", "overview", "profile")


class Look(NamedTuple):
    """A way in which every window is looked at; ``scale`` is what the desktop enlarges everything by."""

    sizes: tuple[tuple[int, int], ...]
    language: str = "en"
    dark: bool = False
    scale: float = 1
    in_readme: bool = False
    after_tab: bool = False
    """Whether there is one more picture of each window, after Tab was pressed in it."""
    on_windows: bool = False
    """Whether Windows' own Python and Qt make them, under Wine; of the windows that are looked at most."""

    @property
    def scenes(self) -> tuple[str, ...]:
        return WINDOWS_SCENES if self.on_windows else tuple(SCENES)


LOOKS: Final = {
    "light": Look((USUAL, LOW), in_readme=True, after_tab=True),
    "dark": Look((USUAL,), dark=True, in_readme=True),
    "arabic": Look((LOW,), language="ar"),
    "double": Look((LOW,), scale=2),
    "windows-light": Look((USUAL,), on_windows=True),
    "windows-dark": Look((USUAL,), dark=True, on_windows=True),
    "windows-light-150": Look((USUAL,), scale=1.5, on_windows=True),
    "windows-dark-150": Look((USUAL,), dark=True, scale=1.5, on_windows=True),
    "windows-light-200": Look((LOW,), scale=2, on_windows=True),
    "windows-dark-200": Look((LOW,), dark=True, scale=2, on_windows=True),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)}; without any: all")
    parser.add_argument("--look", choices=LOOKS, help="this one only, in this process")
    options = parser.parse_args()
    if unknown := set(options.scenes) - set(SCENES):
        parser.error(f"there is no scene called {', '.join(unknown)}")
    if options.look:
        return make(options.look, options.scenes)
    looks = [name for name, look in LOOKS.items() if has_windows() or not look.on_windows]
    if len(looks) < len(LOOKS):
        print("no pictures of Windows: Windows' Python is not here; sh packaging/set-up windows sets it up")
    # Those of Windows one after the other: they share Wine's desktop, where one window is active.
    with ThreadPoolExecutor() as processes, ThreadPoolExecutor(1) as on_windows:
        running = [
            (on_windows if LOOKS[look].on_windows else processes).submit(make_apart, look, options.scenes)
            for look in looks
        ]
        codes = [each.result() for each in running]
    if not options.scenes:
        on_desktop = make_on_desktop()
        write_index(on_desktop)
    return max(codes)


def has_windows() -> bool:
    """Whether Windows' Python was set up."""
    return (ROOT / ".venv-windows" / "set-up").exists()


def make_apart(look: str, scenes: list[str]) -> int:
    """Make the pictures of one look in a process of its own: Qt is told the scale before it begins."""
    wanted = [scene for scene in scenes if scene in LOOKS[look].scenes]
    if scenes and not wanted:
        return 0
    environment = os.environ | {"QT_SCALE_FACTOR": str(LOOKS[look].scale)}
    python: tuple[str, ...] = (sys.executable,)
    if LOOKS[look].on_windows:
        python = WINDOWS_PYTHON
        for name in ("QT_QPA_PLATFORM", "FONTCONFIG_FILE"):
            environment.pop(name, None)
    command = [*python, "-m", "tests.pictures", f"--look={look}", *wanted]
    return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode


def make(name: str, scenes: list[str]) -> int:
    """Make the pictures of one look here."""
    look = LOOKS[name]
    appearance.apply(application(look.language), dark=look.dark)
    wanted = [
        (SCENES[scene], EVERY / f"{scene}-{name}-{width}x{height}.png", (width, height))
        for scene in scenes or look.scenes
        for width, height in look.sizes
    ]
    if look.after_tab:
        wanted += [(partial(after_tab, SCENES[scene]), EVERY / f"{scene}-tab.png", USUAL) for scene in scenes or SCENES]
    if look.in_readme and not scenes:
        wanted.insert(0, (readme, README / f"window-{name}.png", USUAL))
    failed = sum(not made(*each) for each in wanted)
    print(f"{name}: {len(wanted)} pictures, {failed} failed", flush=True)
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


def after_tab(scene: Scene, window: Stage) -> None:
    """Press Tab where the keys go."""
    scene(window)
    window.press_tab()


def make_on_desktop() -> list[str]:
    """Make the pictures of a real desktop where there can be one, and return their names."""
    from tests.pictures import desktop  # speaks D-Bus, which Windows does not have

    if not desktop.is_possible():
        print("no pictures of a desktop: Xvfb, openbox, xdotool or dbus-daemon is not installed")
        return []
    return desktop.make(EVERY)


def write_index(on_desktop: list[str]) -> None:
    """Write a page with all of them, those of one scene side by side."""
    rows = [
        f"<h2>{scene}</h2>"
        + "".join(f'<a href="{escape(each)}"><img src="{escape(each)}"></a>' for each in files(scene))
        for scene in SCENES
    ]
    rows += ["<h2>on a desktop</h2>", *(f'<a href="{each}"><img src="{each}"></a>' for each in on_desktop)]
    style = "<style>body { font: 14px sans-serif; background: #888 } img { width: 48%; margin: 4px }</style>"
    (EVERY / "index.html").write_text(f"<!doctype html><meta charset=utf-8>{style}{''.join(rows)}", encoding="utf-8")
    print(f"all of them on one page: {(EVERY / 'index.html').relative_to(ROOT)}")


def files(scene: str) -> list[str]:
    """Return the names of a scene's pictures, as they stand in a link."""
    sized = [
        f"{scene}-{name}-{width}x{height}.png"
        for name, look in LOOKS.items()
        if scene in look.scenes and (has_windows() or not look.on_windows)
        for width, height in look.sizes
    ]
    return [*sized, f"{scene}-tab.png"]


if __name__ == "__main__":
    sys.exit(main())
