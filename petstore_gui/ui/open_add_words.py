"""What the form says of adds whose outcome is not known. No widgets in it."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.calls import KeyNotGivenError
from petstore_gui.ui.words import listed, said, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from petstore_gui.inventory.adding import Outcome
    from petstore_gui.ui.add_jobs import Attempt
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
    names = listed([short_name(add) for add in adds[:_NAMES_IN_SIGHT]]) + "…" * (len(adds) > _NAMES_IN_SIGHT)
    return "\n".join(filter(None, (_what(adds, names), _state(adds, looking=looking))))


def again_failed(name: str, *, refused: bool) -> tuple[str, str]:
    """Return what to say, in a title and a sentence, when the second try failed: it proves nothing of the first."""
    title = _tr("The service did not take {name} a second time") if refused else _tr("{name} was not sent again")
    sentence = _tr("It is still not known whether {name} was added the first time.")
    return title.format(name=shown(name)), sentence.format(name=shown(name))


def not_written(reason: str) -> tuple[str, str]:
    """Return what to say of an animal that the journal could not take; it is in the form still."""
    sentence = _tr(
        "The program writes each add down before it sends it, so that none is lost or doubled. This time it "
        "could not: {reason}.\n\nWhat you typed is still in the form."
    )
    return _tr("The animal was not sent"), sentence.format(reason=said(reason).rstrip(".。"))


def elsewhere(attempt: "Attempt", outcome: "Outcome | Exception") -> tuple[str, str]:
    """Return what became of an add at a service that is not open any more; its form has the animal still."""
    from petstore_gui.api.errors import PetStoreError
    from petstore_gui.inventory.adding import Added, NotSent, Refused
    from petstore_gui.inventory.journal import JournalError

    match outcome:
        case Added():
            title, sentence = _tr("{name} was added"), _tr("It was added to {profile}.")
        case Refused() | NotSent() | PetStoreError() | JournalError() | KeyNotGivenError() if not attempt.instead_of:
            title, sentence = _tr("{name} was not added"), _tr("It is still in the form of {profile}.")
        case _:  # lost; a fault of the program; or a second try, which proves nothing of the first
            title = _tr("It is not known whether {name} was added")
            sentence = _tr("The program looks for it as soon as {profile} is open again.")
    return title.format(name=shown(attempt.new_pet.name)), sentence.format(profile=said(attempt.profile))


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("open_add_words", text, None, count)


def _what(adds: "Sequence[OpenAdd]", names: str) -> str:
    cause = adds[0].cause
    if all(add.cause is None for add in adds):
        return _tr("%Ln adds were interrupted: {names}", len(adds)).format(names=names)
    if len(adds) > 1 or cause is None:
        return _tr("It is not known whether these were added: {names}").format(names=names)
    return _tr("{reason}. It is not known whether {name} was added.").format(reason=cause.title, name=names)


def _state(adds: "Sequence[OpenAdd]", *, looking: bool) -> str:
    if looking:
        return _tr("The program is looking for it in the list…")
    trouble = next((add.trouble for add in adds if add.trouble is not None), None)
    return "" if trouble is None else _tr("The list could not be read: {reason}.").format(reason=trouble.title)
