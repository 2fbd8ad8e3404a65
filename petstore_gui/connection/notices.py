"""What there is to say of the program's own files when a service is opened, as sentences for people."""

from contextlib import suppress
from pathlib import Path

from petstore_gui.inventory.journal import Journal, JournalError
from petstore_gui.inventory.offline_cache import OfflineCache, OfflineCacheError
from petstore_gui.storage.atomic_file import make_private_folder
from petstore_gui.storage.error_text import DENIED, advice
from petstore_gui.storage.network_folder import is_on_network
from petstore_gui.translatable import TranslatableText


def privacy_notices(folder: Path) -> list[TranslatableText]:
    """Return what there is to say of a folder that is there and cannot be made its owner's alone."""
    with suppress(OSError):
        if folder.exists() and not make_private_folder(folder):
            sentence = TranslatableText(
                "Others who use this computer can open this program's files. {advice}", advice=advice(DENIED)
            )
            return [sentence.with_detail(str(folder))]
    return []


def network_notices(folder: Path) -> list[TranslatableText]:
    """Return what there is to say of a folder on another computer's disk, which is no place for a database in use."""
    if not is_on_network(folder):
        return []
    sentence = TranslatableText(
        "This program's files are on a network drive, where they can get damaged. {advice}", advice=advice(DENIED)
    )
    return [sentence.with_detail(str(folder))]


def journal_notices(journal: Journal) -> list[TranslatableText]:
    """Return what there is to say of a journal of an earlier run that cannot be used, or was damaged."""
    notices = []
    try:
        journal.open_entries("")
    except JournalError as error:
        notices.append(TranslatableText("Nothing can be added now: {reason}.", reason=error.reason))
    if quarantined := journal.quarantined_path:
        sentence = TranslatableText(
            "The record of unfinished adds could not be read. The file was kept as {file}.", file=quarantined
        )
        notices.append(sentence)
    return notices


def remove_offline_cache(cache: OfflineCache) -> list[TranslatableText]:
    """Remove what the administrator forbids to keep; return what there is to say where that fails."""
    try:
        cache.remove()
    except OfflineCacheError as error:
        return [TranslatableText("The lists kept on this computer can't be removed: {reason}.", reason=error.reason)]
    return []
