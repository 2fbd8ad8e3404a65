"""Where a key is kept, and why a profile does not open, in words. No widgets in it."""

from PySide6.QtCore import QCoreApplication

from petstore_gui.connection.connector import AddressNeeded, KeyNeeded
from petstore_gui.connection.credentials import StoredKey
from petstore_gui.tasks import TaskTimeoutError
from petstore_gui.ui.messages import Doing, message_for


def _tr(text: str) -> str:
    return QCoreApplication.translate("key_words", text)


def key_sentence(stored: StoredKey) -> str:
    """Return where the key of an address is, or why it is not in the system's keyring."""
    if stored.saved_in:
        return _tr("The key was saved in {place}, which is not there now.").format(place=stored.saved_in)
    kept = " " + _tr("The key is kept in memory until the program ends.") if stored.key is not None else ""
    sentences = {
        "stored": _tr("The key is kept in the system's keyring: {place}.").format(place=stored.where),
        "missing": _tr("No key is stored for this address."),
        "locked": _tr("The system's keyring is locked; it was not changed."),
        "no-keyring": _tr("This computer has no keyring that can be used."),
        "waiting": _tr("The system's keyring has not answered."),
        "not-kept": _tr("The system's keyring did not keep the key."),
        "failed": _tr("The system's keyring does not work."),
        "session-only": _tr("The key is kept in memory until the program ends."),
        "environment": _tr("The key was given with PETSTORE_API_KEY, for this run."),
        "this-run": _tr("The store on this computer makes its own key for each run."),
    }
    plain = stored.state in {"stored", "missing", "session-only", "environment", "this-run"}
    return sentences[stored.state] + ("" if plain else kept)


def failure_sentence(error: Exception, address: str = "") -> str:
    """Return why a profile was not opened, and what to do, for the place where it is filled in."""
    if isinstance(error, AddressNeeded):
        return _tr("{profile} has no address yet. Type the one that you were given.").format(
            profile=error.profile.label
        )
    if isinstance(error, KeyNeeded):
        return _tr("{state} Enter the API key for {address}.").format(
            state=key_sentence(error.state), address=error.base_url
        )
    if isinstance(error, TaskTimeoutError):
        return _tr("The system's keyring has not answered.")
    return message_for(error, Doing.CONNECTING, address=address).text
