"""``python -m tests.layout.screens [SCENE…]``: opens dialogs on a screen and says which buttons are out of reach.

A process of its own, as the size of the screen and the scale are those of the process.
"""

import json
import sys
from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QAbstractButton, QDialog, QScrollArea, QWidget

from tests.layout.process import run
from tests.layout.widgets import called, inside, is_part, is_popup
from tests.pictures import stage as pictures
from tests.pictures.scenes import SCENES
from tests.pictures.stage import NoPictureError, application, shown, stage

_WINDOW = 1180, 720
_CALM_MS = 10


def main(scenes: Sequence[str]) -> None:
    """Print, as JSON, what does not fit, by scene, in which scenes there are dialogs, and with how many buttons."""
    application()
    pictures.CALM_MS = _CALM_MS
    found: dict[str, list[str]] = {}
    with_dialogs = []
    buttons = 0
    for name in scenes:
        room = application().primaryScreen().availableSize()
        found[name] = []
        try:
            with stage(min(_WINDOW[0], room.width()), min(_WINDOW[1], room.height())) as scene:
                scene.table.setUpdatesEnabled(False)  # not painted: its rows are under the dialog
                SCENES[name](scene)
                pictures.calm()
                dialogs = [each for each in shown() if isinstance(each, QDialog) and not is_popup(each)]
                with_dialogs += [name] * bool(dialogs)
                for dialog in dialogs:
                    buttons += sum(1 for _ in _buttons(dialog))
                    found[name] += out_of_reach(dialog)
        except NoPictureError as error:
            found[name].append(f"the scene cannot be shown: {error}")
    faults = {name: said for name, said in found.items() if said}
    json.dump({"faults": faults, "with dialogs": with_dialogs, "buttons": buttons}, sys.stdout)


def out_of_reach(dialog: QWidget) -> Iterator[str]:
    """Find what of a dialog is outside of its screen, and the buttons of which a part cannot be brought into sight."""
    screen = dialog.screen().availableGeometry()
    if not screen.contains(dialog.frameGeometry()):
        yield f"{called(dialog)} at {dialog.frameGeometry().getRect()} is not inside {screen.getRect()}"
    for button in _buttons(dialog):
        around = button.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(button, 0, 0)
        if button.visibleRegion().boundingRect() != button.rect():
            yield f"{called(button)} of {called(dialog)} is cut off: {button.visibleRegion().boundingRect().getRect()}"


def _buttons(dialog: QWidget) -> Iterator[QAbstractButton]:
    return (each for each in inside(dialog) if isinstance(each, QAbstractButton) and not is_part(each))


if __name__ == "__main__":
    run(lambda: main(sys.argv[1:] or tuple(SCENES)))
