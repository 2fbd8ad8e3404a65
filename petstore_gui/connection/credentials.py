"""The API key of each address, in the operating system's keyring and nowhere else. The only import of keyring.

Its calls can block for ever while the system asks to unlock: they belong on a worker thread that may be abandoned.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from petstore_gui.connection.api_key import ApiKey, KeyFormatError, key_from_environment

__all__ = [
    "ApiKey",
    "Credentials",
    "KeyFormatError",
    "KeyState",
    "KeyringLike",
    "StoredKey",
    "key_from_environment",
    "system_keyring",
]

KEYRING_SERVICE: Final = "petstore-gui"

# By class and module: plug-ins (keyrings.alt writes plain text) and the null keyring are none of these.
_KNOWN_KEYRINGS: Final = {
    ("keyring.backends.SecretService", "Keyring"): "Secret Service (GNOME Keyring, KWallet, KeePassXC)",
    ("keyring.backends.kwallet", "DBusKeyring"): "KWallet",
    ("keyring.backends.kwallet", "DBusKeyringKWallet4"): "KWallet",
    ("keyring.backends.macOS", "Keyring"): "macOS Keychain",
    ("keyring.backends.Windows", "WinVaultKeyring"): "Windows Credential Manager",
}

# Of keyring itself and of secretstorage, which lets its own errors through.
_LOCKED_ERRORS: Final = {"KeyringLocked", "LockedException", "PromptDismissedException"}
_GONE_ERRORS: Final = {"_NoKeyringError", "NoKeyringError", "SecretServiceNotAvailableException"}


class KeyState(StrEnum):
    """Where a key is, or why it is not in the system's keyring."""

    STORED = "stored"  # in the keyring
    MISSING = "missing"  # the keyring answered: it has none for this address
    LOCKED = "locked"  # the keyring is locked and was not unlocked
    NO_KEYRING = "no-keyring"  # this computer has none that may be used
    WAITING = "waiting"  # the keyring has not answered an earlier question
    NOT_KEPT = "not-kept"  # the keyring took the key without an error, and does not have it
    FAILED = "failed"  # any other failure of the keyring
    SESSION_ONLY = "session-only"  # kept in memory because the user wished it
    ENVIRONMENT = "environment"  # PETSTORE_API_KEY, for this run
    THIS_RUN = "this-run"  # made by the program for its own embedded service


@dataclass(frozen=True, slots=True)
class StoredKey:
    """What is known of an address's key: ``key`` is None when the user has to be asked.

    ``where`` names the keyring ("" when there is none). ``saved_in`` names the keyring that the key had been saved
    in, when that is not ``where``.
    """

    state: KeyState
    key: ApiKey | None
    where: str = ""
    saved_in: str = ""

    @property
    def session_only(self) -> bool:
        """Whether the key is lost at the end of this run although the user typed it."""
        return self.key is not None and self.state not in (KeyState.STORED, KeyState.ENVIRONMENT, KeyState.THIS_RUN)


class KeyringLike(Protocol):
    """The part of a keyring that is used. Fakes have this shape; a subclass of keyring's own would get chosen."""

    def get_password(self, service: str, username: str, /) -> str | None:
        """Return the secret, None when there is none."""

    def set_password(self, service: str, username: str, password: str, /) -> None:
        """Store the secret."""

    def delete_password(self, service: str, username: str, /) -> None:
        """Remove the secret."""


@dataclass(frozen=True, slots=True)
class SystemKeyring:
    """A keyring that may be used, and its name for people."""

    backend: KeyringLike
    where: str


def system_keyring() -> SystemKeyring | None:
    """Return the operating system's keyring; None when there is none, or another kind was configured."""
    try:
        import keyring

        chosen = keyring.get_keyring()
    except Exception:  # noqa: BLE001 - whatever PYTHON_KEYRING_BACKEND, keyringrc.cfg or a plug-in brings about
        return None
    # The chainer is the only one that has members.
    for backend in getattr(chosen, "backends", None) or [chosen]:
        if where := _KNOWN_KEYRINGS.get((type(backend).__module__, type(backend).__qualname__)):
            return SystemKeyring(backend, where)
    return None


class Credentials:
    """Reads and stores keys by address. Nothing it returns or raises shows a key.

    No lock is held across a call to the keyring: a thread that never comes back must not stop the next one.
    """

    def __init__(
        self,
        environment_key: ApiKey | None = None,
        backend_factory: Callable[[], SystemKeyring | None] = system_keyring,
    ) -> None:
        self._environment_key = environment_key
        self._environment_address: str | None = None
        self._find_keyring = backend_factory
        self._session: dict[str, StoredKey] = {}
        self._calls: set[object] = set()
        self._locked: StoredKey | None = None
        self._where = ""

    def read(self, base_url: str, *, ask_again: bool = False, to_use: bool = True) -> StoredKey:
        """Return the key for ``base_url``. ``ask_again`` asks a keyring anew whose unlocking was refused before.

        ``PETSTORE_API_KEY`` answers for the first address that is read in this run, and for no other: an address
        that is changed afterwards must not be sent the old one's key.
        """
        if known := self.in_memory(base_url, to_use=to_use):
            return known
        if self._locked is not None and not ask_again:
            return self._locked
        if self._calls:
            return StoredKey(KeyState.WAITING, None, self._where)
        with self._call():
            return self._look(base_url)

    def in_memory(self, base_url: str, *, to_use: bool = True) -> StoredKey | None:
        """Return the key for ``base_url`` that was typed or given for this run, without asking the keyring."""
        if known := self._session.get(base_url):
            return known
        if self._environment_key is not None:
            address = self._environment_address or base_url
            if to_use:
                self._environment_address = address
            if address == base_url:
                return StoredKey(KeyState.ENVIRONMENT, self._environment_key)
        return None

    def store(self, base_url: str, key: ApiKey) -> StoredKey:
        """Put ``key`` into the keyring and read it back. Where that fails, keep it for this run and say why.

        A key that cannot be read, because the keyring is locked or failing, is never overwritten.
        """
        self._drop_environment_key(base_url)
        # In memory first: if the keyring never answers, the key is there all the same.
        kept = self._keep(base_url, StoredKey(KeyState.WAITING, key, self._where))
        if self._calls:
            return kept
        with self._call():
            before = self._look(base_url)
            if before.state not in (KeyState.STORED, KeyState.MISSING):
                return self._keep(base_url, StoredKey(before.state, key, before.where), instead_of=kept)
            if self._session.get(base_url) is not kept:
                return kept  # the user went on meanwhile: another key, or none
            if before.key != key:
                before = self._write(base_url, key)
        if before.state is not KeyState.STORED:
            return self._keep(base_url, before, instead_of=kept)
        if self._session.get(base_url) is kept:
            del self._session[base_url]
        return before

    def use_for_session(self, base_url: str, key: ApiKey) -> StoredKey:
        """Keep ``key`` in memory for this run, as the user wished."""
        return self._keep(base_url, StoredKey(KeyState.SESSION_ONLY, key))

    def forget(self, base_url: str) -> StoredKey:
        """Remove the key of ``base_url`` from memory and from the keyring; MISSING says that it is gone."""
        self._session.pop(base_url, None)
        self._drop_environment_key(base_url)
        if self._calls:
            return StoredKey(KeyState.WAITING, None, self._where)
        with self._call():
            found = self._look(base_url)
            if found.state is not KeyState.STORED:
                return found
            try:
                self._keyring().backend.delete_password(KEYRING_SERVICE, base_url)
            except Exception as error:  # noqa: BLE001
                return StoredKey(_state_of(error), None, found.where)
            left = self._look(base_url)
            return left if left.state is not KeyState.STORED else StoredKey(KeyState.FAILED, None, left.where)

    def _look(self, base_url: str) -> StoredKey:
        try:
            text = self._keyring().backend.get_password(KEYRING_SERVICE, base_url)
        except Exception as error:  # noqa: BLE001 - every keyring has its own errors
            found = StoredKey(_state_of(error), None, self._where)
            self._locked = found if found.state is KeyState.LOCKED else None
            return found
        self._locked = None
        try:
            return StoredKey(KeyState.STORED, ApiKey(text), self._where) if text else self._missing()
        except KeyFormatError:
            return self._missing()  # something else wrote there; a key may replace it

    def _write(self, base_url: str, key: ApiKey) -> StoredKey:
        try:
            self._keyring().backend.set_password(KEYRING_SERVICE, base_url, key.reveal())
        except Exception as error:  # noqa: BLE001
            return StoredKey(_state_of(error), key, self._where)
        after = self._look(base_url)
        if after.key == key:
            return after
        state = KeyState.NOT_KEPT if after.state in (KeyState.STORED, KeyState.MISSING) else after.state
        return StoredKey(state, key, self._where)

    def _missing(self) -> StoredKey:
        return StoredKey(KeyState.MISSING, None, self._where)

    def _keyring(self) -> SystemKeyring:
        self._where = ""
        found = self._find_keyring()
        if found is None:
            raise _NoKeyringError
        self._where = found.where
        return found

    def _drop_environment_key(self, base_url: str) -> None:
        if self._environment_address == base_url:
            self._environment_key = None  # what the user types or forgets in this run is the later word

    def _keep(self, base_url: str, stored: StoredKey, instead_of: StoredKey | None = None) -> StoredKey:
        if instead_of is None or self._session.get(base_url) is instead_of:
            self._session[base_url] = stored
        return stored

    @contextmanager
    def _call(self) -> Iterator[None]:
        """Mark that the keyring is being asked, for as long as it takes: for ever, if it never answers."""
        call = object()
        self._calls.add(call)
        try:
            yield
        finally:
            self._calls.discard(call)


class _NoKeyringError(Exception):
    """There is no keyring that may be used."""


def _state_of(error: BaseException) -> KeyState:
    """Tell a locked keyring from a missing one: by name, for not every library is there to import the class from."""
    names = {kind.__name__ for link in (error, error.__cause__) for kind in type(link).__mro__}
    if names & _LOCKED_ERRORS:
        return KeyState.LOCKED
    return KeyState.NO_KEYRING if names & _GONE_ERRORS else KeyState.FAILED
