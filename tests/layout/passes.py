"""What one process looks at: scenes in one language, size of letters, scale and size of the screen, and scheme."""

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from PySide6.QtCore import QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.i18n.languages import LANGUAGES
from petstore_gui.ui.theme import appearance
from tests.layout import structure
from tests.layout.checks import faults
from tests.layout.widest import FORMATS_OF, WIDEST, WidestLocale
from tests.layout.widgets import inside, is_popup
from tests.pictures import stage as pictures
from tests.pictures.pet_store import animals
from tests.pictures.scenes import SCENES
from tests.pictures.stage import NoPictureError, Stage, application, shown, stage
from tests.pictures.views import VIEW_NAMES

SMALL: Final = QSize(800, 500)
LARGE: Final = QSize(1920, 1080)
# For dialogs: an old monitor of 800×600, or one of 1920×1080 at 200 %, less the bar of the desktop and the title.
SMALLEST_SCREEN: Final = QSize(800, 540)
_CALM_MS: Final = 10
_MOST_ROUNDS: Final = 20
_ACTIVE_S: Final = 2.0

Readings = Sequence[Callable[[str], str]]


@dataclass(frozen=True, slots=True)
class Pass:
    """``scale`` is what the desktop enlarges everything by, ``letters`` what the system's font is larger by.

    ``large``: its windows are also looked at on a large screen. ``dark``: they are dark from the start.
    ``switched``: they change their colours while they are open.
    """

    language: str = "en"
    letters: float = 1.0
    scale: float = 1.0
    scenes: tuple[str, ...] = tuple(SCENES)
    large: bool = True
    dark: bool = False
    switched: bool = False

    def __str__(self) -> str:
        scenes = "" if self.scenes == tuple(SCENES) else f", {len(self.scenes)} scenes"
        return f"{self.language}, letters {self.letters:.0%}, scale {self.scale:.0%}{scenes}"


@dataclass(slots=True)
class Seen:
    """What was found in a scene, and how its windows are made: in the scheme of the pass, and in the other one."""

    faults: list[str] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    made_switched: list[str] = field(default_factory=list)


def look(wanted: Pass) -> dict[str, Seen]:
    """Open every scene of a pass and say what was seen."""
    said: list[str] = []
    app = application(FORMATS_OF if wanted.language == WIDEST else wanted.language, letters=wanted.letters)
    readings: Readings = (str,)
    if wanted.language == WIDEST:
        widest = WidestLocale(app)
        app.installTranslator(widest)
        readings = widest.readings()
    if wanted.dark:
        appearance.apply(app, dark=True)
    qInstallMessageHandler(lambda kind, _context, text: said.append(text) if kind != QtMsgType.QtDebugMsg else None)
    pictures.CALM_MS = _CALM_MS
    seen = {}
    for name in wanted.scenes:
        said.clear()
        seen[name] = Seen()
        try:
            with stage(SMALL.width(), SMALL.height()) as scene:
                SCENES[name](scene)
                _look_at(scene, seen[name], wanted, readings)
        except NoPictureError as error:
            seen[name].faults.append(f"the scene cannot be shown: {error}")
        seen[name].faults += [f"Qt says: {text}" for text in said if not text.startswith("This plugin does not")]
    return seen


def _look_at(scene: Stage, seen: Seen, wanted: Pass, readings: Readings) -> None:
    found: dict[str, list[str]] = {}
    for size in (LARGE, SMALL) if wanted.large else (SMALL,):
        if scene.window.size() != size and not any(map(is_popup, shown())):
            scene.window.resize(size)
        _settle()
        windows = shown()
        for window in windows:
            active = window is windows[-1] and size == SMALL and _activate(window)
            room = size if window is scene.window else SMALLEST_SCREEN
            if is_popup(window):
                room = window.screen().availableSize()  # by which Qt cuts a menu
            for each in faults(
                window, screen=room, language=wanted.language, foreign=_is_foreign, active=active, readings=readings
            ):
                found.setdefault(each, []).append(f"{size.width()}×{size.height()}")
    seen.faults = [f"{each} (at {' and '.join(dict.fromkeys(sizes))})" for each, sizes in found.items()]
    seen.made = structure.of(shown())
    if wanted.switched:
        app = application()
        appearance.apply(app, dark=not wanted.dark)
        _settle()
        seen.made_switched = structure.of(shown())
        appearance.apply(app, dark=wanted.dark)


def _settle() -> None:
    """Wait until nothing is laid out anew any more: a text that wraps takes Qt several rounds."""
    before: list[QSize] = []
    for _round in range(_MOST_ROUNDS):
        pictures.calm()
        sizes = [each.size() for window in shown() for each in inside(window)]
        if sizes == before:
            break
        before = sizes


def _activate(window: QWidget) -> bool:
    if is_popup(window):
        return False
    window.activateWindow()
    return bool(QTest.qWaitForWindowActive(window, round(_ACTIVE_S * 1000)))


_FOREIGN: Final = {pet.name for pet in animals()} | {
    "Rex",
    "Momo",
    *VIEW_NAMES,
    "Production",
    "Staging",
    "GNOME Keyring",
    "A4",
    "Letter",
    "Avery L7160 (A4)",
    "Avery L7163 (A4)",
    *(f"\u2068{sheet}\u2069" for sheet in ("Avery L7160 (A4)", "Avery L7163 (A4)")),
    *(f"\u2068{sheet}\u2069" for sheet in ("Avery 5160 (Letter)", "Avery 5163 (Letter)")),
    "CSV",
    "JSON",
    "stock.csv",
    *(f"\u2068{title}\u2069 ({letter})" for title, letter in zip(("Name", "Category", "Status"), "ABC", strict=True)),
    *(
        f"\u2068{title}\u2069 ({letter})"
        for title, letter in zip(("No", "Called", "Where", "How"), "ABCD", strict=True)
    ),
    *LANGUAGES.values(),
}


def _is_foreign(text: str) -> bool:
    return text in _FOREIGN


def main(arguments: Sequence[str]) -> None:
    """Make one pass and write what was seen to the standard output."""
    values = json.loads(arguments[0])
    wanted = Pass(**{**values, "scenes": tuple(values["scenes"])})
    began = time.process_time()
    seen = look(wanted)
    json.dump({name: asdict(each) for name, each in seen.items()}, sys.stdout)
    sys.stderr.write(f"{wanted}: {time.process_time() - began:.1f} s of work\n")
