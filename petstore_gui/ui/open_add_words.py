"""What the form says of adds whose outcome is not known. No widgets in it."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.words import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from petstore_gui.ui.open_adds import OpenAdd

_NAMES_IN_SIGHT: Final = 3
_SIGNS_IN_SIGHT: Final = 30


def short_name(add: "OpenAdd") -> str:
    """Return the animal's name, cut to what a line has room for."""
    name = shown(add.entry.new_pet.name)
    return name[:_SIGNS_IN_SIGHT] + "…" * (len(name) > _SIGNS_IN_SIGHT)


def open_sentence(adds: "Sequence[OpenAdd]", *, looking: bool) -> str:
    """Return what is open, and what the program does about it; nothing where nothing is."""
    if not adds:
        return ""
    names = ", ".join(short_name(add) for add in adds[:_NAMES_IN_SIGHT]) + "…" * (len(adds) > _NAMES_IN_SIGHT)
    return "\n".join(filter(None, (_what(adds).format(count=len(adds), names=names), _state(adds, looking=looking))))


def _tr(text: str) -> str:
    return QCoreApplication.translate("open_add_words", text)


def _what(adds: "Sequence[OpenAdd]") -> str:
    cause = adds[0].cause
    if len(adds) > 1:
        interrupted = all(add.cause is None for add in adds)
        several = _tr("{count} adds were interrupted: {names}")
        return several if interrupted else _tr("It is not known whether these were added: {names}")
    if cause is None:
        return _tr("1 add was interrupted: {names}")
    return f"{cause.title}. " + _tr("It is not known whether {names} was added.")


def _state(adds: "Sequence[OpenAdd]", *, looking: bool) -> str:
    if looking:
        return _tr("The program is looking for it in the list…")
    trouble = next((add.trouble for add in adds if add.trouble is not None), None)
    return "" if trouble is None else _tr("The list could not be read: {reason}.").format(reason=trouble.title)
