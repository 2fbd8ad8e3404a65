"""What is announced of a list that was read, or could not be: few words, for they cannot be skipped."""

from PySide6.QtCore import QCoreApplication

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Changes, Snapshot
from petstore_gui.ui.pet_list.text import differences, how_many


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.announcements", text)


def list_announcement(
    snapshot: Snapshot | None,
    status: PetStatus | None,
    changes: Changes | None = None,
    *,
    found: int | None = None,
    reason: str = "",
) -> str:
    """Return how many animals there are and what has changed, or the ``reason`` why there is no newer list."""
    if reason:
        return _tr("The list could not be read: {reason}").format(reason=reason)
    if snapshot is None:
        return ""
    animals = how_many(snapshot, status, found=found)
    changed = "" if changes is None else differences(snapshot, changes, status)
    return _tr("{animals}. {changes}").format(animals=animals, changes=changed) if changed else animals
