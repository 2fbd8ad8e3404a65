"""The API key of each address: read and stored, tried and refused. It is kept in the system keyring or in memory.

Calls to the keyring can block for ever while the system asks to unlock: they belong on a worker thread that may be
abandoned.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from petstore_gui.connection.api_key import ApiKey, KeyFormatError, KeyState, StoredKey

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
_GONE_ERRORS: Final = {"NoSystemKeyringError", "NoKeyringError", "SecretServiceNotAvailableException"}


class NoSystemKeyringError(Exception):
    """There is no keyring that may be used."""


class KeyringLike(Protocol):
    """The part of a keyring that is used. Fakes have this shape; a subclass of keyring's own would get chosen."""

    def get_password(self, service: str, username: str, /) -> str | None:
        """Return the secret, None when there is none."""

    def set_password(self, service: str, username: str, password: str, /) -> None:
        """Store the secret."""

    def delete_password(self, service: str, username: str, /) -> None:
        """Remove the secret."""


class SystemKeyring(NamedTuple):
    """A keyring that may be used, and its name for people."""

    backend: KeyringLike
    where: str


def system_keyring() -> SystemKeyring | None:
    """Return the operating system's keyring; None when there is none, or another kind was configured."""
    try:
        chosen = _choose()
    except Exception:  # noqa: BLE001 - PYTHON_KEYRING_BACKEND, keyringrc.cfg and plug-ins raise anything
        return None
    # The chainer is the only one that has members.
    for backend in getattr(chosen, "backends", None) or [chosen]:
        if where := _KNOWN_KEYRINGS.get((type(backend).__module__, type(backend).__qualname__)):
            return SystemKeyring(backend, where)
    return None


def _choose() -> object:
    """Return the keyring that was configured, or the one that keyring chooses.

    It looks once for those that are there (25.7): where none was, one may have been started since.
    """
    # The store on this computer needs none, and the first list does not wait for what finds one.
    import keyring
    from keyring import core
    from keyring.backend import KeyringBackend
    from keyring.backends import fail

    chosen = keyring.get_keyring()
    if isinstance(chosen, fail.Keyring) and not (core.load_env() or core.load_config()):
        viable = max(KeyringBackend.get_viable_backends(), key=lambda kind: kind.priority)
        keyring.set_keyring(viable())
        return keyring.get_keyring()
    return chosen


def is_locked(error: Exception) -> bool:
    """Whether a keyring's error says that it is locked: by name, for not every library is there to import it from."""
    return bool(_names(error) & _LOCKED_ERRORS)


def is_gone(error: Exception) -> bool:
    """Whether the error says that there is no keyring."""
    return bool(_names(error) & _GONE_ERRORS)


def _names(error: Exception) -> set[str]:
    return {kind.__name__ for link in (error, error.__cause__) for kind in type(link).__mro__}


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
        self._refused: dict[str, ApiKey] = {}
        self._calls: set[object] = set()
        self._locked: StoredKey | None = None
        self._where = ""

    @property
    def waits_for_keyring(self) -> bool:
        """Whether the keyring has been asked something and has not answered yet; does not block."""
        return bool(self._calls)

    def read(self, base_url: str, *, ask_again: bool = False, to_use: bool = True) -> StoredKey:
        """Return the key for ``base_url``. ``ask_again`` asks a keyring anew whose unlocking was refused before.

        ``PETSTORE_API_KEY`` answers for the first address that is read in this run, and for no other: an address
        that is changed afterwards must not be sent the old one's key. Without ``to_use`` the key is only shown, and
        REFUSED says that the service did not accept it; used once more, it is judged anew.
        """
        found = self._find(base_url, ask_again=ask_again, to_use=to_use)
        refused = found.key is not None and self._refused.get(base_url) == found.key
        return replace(found, state=KeyState.REFUSED) if refused else found

    def in_memory(self, base_url: str, *, to_use: bool = True) -> StoredKey | None:
        """Return the key for ``base_url`` that was typed or given for this run, without asking the keyring."""
        if to_use:
            self._refused.pop(base_url, None)
        if known := self._session.get(base_url):
            return known
        if self._environment_key is not None:
            address = self._environment_address or base_url
            if to_use:
                self._environment_address = address
            if address == base_url:
                return StoredKey(KeyState.ENVIRONMENT, self._environment_key)
        return None

    def refuse(self, base_url: str, key: ApiKey) -> None:
        """Remember, for this run and in memory only, that the service did not accept ``key``."""
        self._refused[base_url] = key

    def store(self, base_url: str, key: ApiKey) -> StoredKey:
        """Put ``key`` into the keyring and read it back. Where that fails, keep it for this run and say why.

        A key that cannot be read, because the keyring is locked or failing, is never overwritten.
        """
        self._drop_environment_key(base_url)
        # In memory first: if the keyring never answers, the key is there all the same.
        kept = self._session[base_url] = StoredKey(KeyState.WAITING, key, self._where)
        if self._calls:
            return kept
        with self._call():
            before = stored = self._read_keyring(base_url)
            if before.state not in (KeyState.STORED, KeyState.MISSING):
                stored = replace(before, key=key)
            elif before.key != key and self._is_waiting(base_url, key):
                stored = self._write(base_url, key)
            if not self._is_waiting(base_url, key):  # the user went on meanwhile: another key, or none
                self._take_back(base_url, before, stored)
                return kept
            if stored.state is KeyState.STORED:
                del self._session[base_url]
            else:
                self._session[base_url] = stored
        return stored

    def use_for_session(self, base_url: str, key: ApiKey) -> StoredKey:
        """Keep ``key`` in memory for this run, as the user wished."""
        self._drop_environment_key(base_url)
        kept = self._session[base_url] = StoredKey(KeyState.SESSION_ONLY, key)
        return kept

    def forget(self, base_url: str) -> StoredKey:
        """Remove the key of ``base_url`` from memory and from the keyring; MISSING says that it is gone."""
        self._session.pop(base_url, None)
        self._refused.pop(base_url, None)
        self._drop_environment_key(base_url)
        if self._calls:
            return StoredKey(KeyState.WAITING, None, self._where)
        with self._call():
            found = self._read_keyring(base_url)
            return self._delete(base_url) if found.state is KeyState.STORED else found

    def _find(self, base_url: str, *, ask_again: bool, to_use: bool) -> StoredKey:
        if known := self.in_memory(base_url, to_use=to_use):
            return known
        if self._locked is not None and not ask_again:
            return self._locked
        if self._calls:
            return StoredKey(KeyState.WAITING, None, self._where)
        with self._call():
            return self._read_keyring(base_url)

    def _read_keyring(self, base_url: str) -> StoredKey:
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
        after = self._read_keyring(base_url)
        if after.key == key:
            return after
        state = KeyState.NOT_KEPT if after.state in (KeyState.STORED, KeyState.MISSING) else after.state
        return StoredKey(state, key, self._where)

    def _delete(self, base_url: str) -> StoredKey:
        try:
            self._keyring().backend.delete_password(KEYRING_SERVICE, base_url)
        except Exception as error:  # noqa: BLE001
            return StoredKey(_state_of(error), None, self._where)
        remaining = self._read_keyring(base_url)
        return (
            remaining if remaining.state is not KeyState.STORED else StoredKey(KeyState.FAILED, None, remaining.where)
        )

    def _take_back(self, base_url: str, before: StoredKey, stored: StoredKey) -> None:
        """Undo a late write to the keyring: the key was forgotten meanwhile, or is for this session only."""
        if stored.state is not KeyState.STORED:
            return
        back_to = before.key if base_url in self._session else None
        if back_to is None:
            self._delete(base_url)
        elif stored.key != back_to:
            self._write(base_url, back_to)

    def _missing(self) -> StoredKey:
        return StoredKey(KeyState.MISSING, None, self._where)

    def _keyring(self) -> SystemKeyring:
        self._where = ""
        found = self._find_keyring()
        if found is None:
            raise NoSystemKeyringError
        self._where = found.where
        return found

    def _is_waiting(self, base_url: str, key: ApiKey) -> bool:
        """Whether ``key`` is still the one that is to be stored."""
        now = self._session.get(base_url)
        return now is not None and now.state is KeyState.WAITING and now.key == key

    def _drop_environment_key(self, base_url: str) -> None:
        """Drop ``PETSTORE_API_KEY``, used or not yet: what the user types or forgets is the later word."""
        if self._environment_address in (None, base_url):
            self._environment_key = None

    @contextmanager
    def _call(self) -> Iterator[None]:
        """Mark that the keyring is being asked, for as long as it takes: for ever, if it never answers."""
        call = object()
        self._calls.add(call)
        try:
            yield
        finally:
            self._calls.discard(call)


def _state_of(error: Exception) -> KeyState:
    if is_locked(error):
        return KeyState.LOCKED
    return KeyState.NO_KEYRING if is_gone(error) else KeyState.FAILED
