"""What is said aloud of a list that was read, or could not be; in few words, for they cannot be skipped."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from petstore_gui.ui.pet_list.text import differences, how_many

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.list_controller import Standing


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.announcements", text)


def spoken(standing: "Standing", reason: str) -> tuple[str, str]:
    """Return how it stands with the list, or the ``reason`` why there is no newer one; and that with what has changed.

    The two are the same where nothing has.
    """
    if reason:
        sentence = _tr("The list could not be read: {reason}").format(reason=reason)
        return sentence, sentence
    snapshot = standing.snapshot
    if snapshot is None:
        return "", ""
    animals = how_many(standing, snapshot, short=False)
    changed = "" if standing.changes is None else differences(snapshot, standing.changes, standing.status)
    return animals, _tr("{animals}. {changes}").format(animals=animals, changes=changed) if changed else animals
