"""Reads and stores the API key of each address, in the system keyring or in memory.

Calls to the keyring can block for ever while the system asks to unlock it. They belong on a worker thread that may be
abandoned.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from petstore_gui.connection.api_key import ApiKey, KeyFormatError, KeyState, StoredKey

KEYRING_SERVICE: Final = "petstore-gui"

# By class and module, so that plug-ins (keyrings.alt writes plain text) and the null keyring do not count.
_KNOWN_KEYRINGS: Final = {
    ("keyring.backends.SecretService", "Keyring"): "Secret Service (GNOME Keyring, KWallet, KeePassXC)",
    ("keyring.backends.kwallet", "DBusKeyring"): "KWallet",
    ("keyring.backends.kwallet", "DBusKeyringKWallet4"): "KWallet",
    ("keyring.backends.macOS", "Keyring"): "macOS Keychain",
    ("keyring.backends.Windows", "WinVaultKeyring"): "Windows Credential Manager",
}

# Those of keyring itself, and of secretstorage, whose errors keyring passes on.
_LOCKED_ERRORS: Final = {"KeyringLocked", "LockedException", "PromptDismissedException"}
_GONE_ERRORS: Final = {"NoSystemKeyringError", "NoKeyringError", "SecretServiceNotAvailableException"}


class NoSystemKeyringError(Exception):
    """There is no keyring that the program may use."""


class KeyringLike(Protocol):
    """The methods of a keyring that are used. Fakes implement it; keyring would choose a subclass of its own class."""

    def get_password(self, service: str, username: str, /) -> str | None:
        """Return the secret, None if there is none."""

    def set_password(self, service: str, username: str, password: str, /) -> None:
        """Store the secret."""

    def delete_password(self, service: str, username: str, /) -> None:
        """Remove the secret."""


class SystemKeyring(NamedTuple):
    """A keyring that the program may use, and its name for people."""

    backend: KeyringLike
    where: str


def system_keyring() -> SystemKeyring | None:
    """Return the operating system's keyring; None if there is none, or another kind is configured."""
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
    """Return the configured keyring, or the one that the library keyring chooses.

    keyring looks for them only once (25.7); if it found none, look again: one may have been started since.
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


class Credentials:
    """Reads and stores keys by address. No result's ``repr`` and no error shows a key.

    No lock is held during a call to the keyring: a thread that never returns must not block the next one.
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
        self._just_stored: dict[str, StoredKey] = {}
        self._refused: dict[str, ApiKey] = {}
        self._calls: set[object] = set()
        self._locked: StoredKey | None = None
        self._where = ""

    @property
    def waits_for_keyring(self) -> bool:
        """Whether a call to the keyring has not returned yet; does not block."""
        return bool(self._calls)

    def read(self, base_url: str, *, ask_again: bool = False, to_use: bool = True) -> StoredKey:
        """Return the key for ``base_url``. ``ask_again``: ask the keyring even if the user has refused to unlock it.

        ``PETSTORE_API_KEY`` is the key of the first address that is read in this run, and of no other: after a change
        of address, the new one must not get the old one's key. Without ``to_use`` the key is only shown, and REFUSED
        means that the service did not accept it; with ``to_use`` it is tried again. The keyring is not asked for a key
        that was stored a moment ago: KWallet fails at times where it is asked again at once.
        """
        found = self._find(base_url, ask_again=ask_again, to_use=to_use)
        refused = found.key is not None and self._refused.get(base_url) == found.key
        return replace(found, state=KeyState.REFUSED) if refused else found

    def in_memory(self, base_url: str, *, to_use: bool = True) -> StoredKey | None:
        """Return the key for ``base_url`` that was typed or given for this run, without a call to the keyring."""
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
        """Remember for this run that the service did not accept ``key``."""
        self._refused[base_url] = key

    def store(self, base_url: str, key: ApiKey) -> StoredKey:
        """Put ``key`` into the keyring and read it back. If that fails, keep it for this run; the state says why.

        Never overwrite a key that cannot be read because the keyring is locked or fails.
        """
        self._drop_environment_key(base_url)
        # In memory first, so that the key is there even if the keyring never answers.
        kept = self._session[base_url] = StoredKey(KeyState.WAITING, key, self._where)
        if self._calls:
            return kept
        with self._call():
            before = stored = self._read_keyring(base_url)
            if before.state not in (KeyState.STORED, KeyState.MISSING):
                stored = replace(before, key=key)
            elif before.key != key and self._is_waiting(base_url, key):
                stored = self._write(base_url, key)
            if not self._is_waiting(base_url, key):  # meanwhile the user has entered another key, or forgotten it
                self._take_back(base_url, before, stored)
                return kept
            if stored.state is KeyState.STORED:
                del self._session[base_url]
                self._just_stored[base_url] = stored  # until it is used
            else:
                self._session[base_url] = stored
        return stored

    def use_for_session(self, base_url: str, key: ApiKey) -> StoredKey:
        """Keep ``key`` in memory for this run, as the user has chosen."""
        self._drop_environment_key(base_url)
        kept = self._session[base_url] = StoredKey(KeyState.SESSION_ONLY, key)
        return kept

    def forget(self, base_url: str) -> StoredKey:
        """Remove the key of ``base_url`` from memory and from the keyring; MISSING means success."""
        self._session.pop(base_url, None)
        self._just_stored.pop(base_url, None)
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
        if to_use and (stored := self._just_stored.pop(base_url, None)):
            return stored
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
            found = self._failed(error, None)
            self._locked = found if found.state is KeyState.LOCKED else None
            return found
        self._locked = None
        try:
            return StoredKey(KeyState.STORED, ApiKey(text), self._where) if text else self._missing()
        except KeyFormatError:
            return self._missing()  # another program stored something there; a key may replace it

    def _write(self, base_url: str, key: ApiKey) -> StoredKey:
        try:
            self._keyring().backend.set_password(KEYRING_SERVICE, base_url, key.reveal())
        except Exception as error:  # noqa: BLE001
            return self._failed(error, key)
        after = self._read_keyring(base_url)
        if after.key == key:
            return after
        state = KeyState.NOT_KEPT if after.state in (KeyState.STORED, KeyState.MISSING) else after.state
        return StoredKey(state, key, self._where, detail=after.detail)

    def _delete(self, base_url: str) -> StoredKey:
        try:
            self._keyring().backend.delete_password(KEYRING_SERVICE, base_url)
        except Exception as error:  # noqa: BLE001
            return self._failed(error, None)
        remaining = self._read_keyring(base_url)
        return (
            remaining if remaining.state is not KeyState.STORED else StoredKey(KeyState.FAILED, None, remaining.where)
        )

    def _take_back(self, base_url: str, before: StoredKey, stored: StoredKey) -> None:
        """Undo a late write to the keyring: the key was forgotten meanwhile, or is now for this session only."""
        if stored.state is not KeyState.STORED:
            return
        back_to = before.key if base_url in self._session else None
        if back_to is None:
            self._delete(base_url)
        elif stored.key != back_to:
            self._write(base_url, back_to)

    def _missing(self) -> StoredKey:
        return StoredKey(KeyState.MISSING, None, self._where)

    def _failed(self, error: Exception, key: ApiKey | None) -> StoredKey:
        state = _state_of(error)
        told = [f"{type(each).__name__}: {each}" for each in (error, error.__cause__) if each is not None]
        detail = "\n".join(told) if state is KeyState.FAILED else ""
        if key is not None:
            detail = detail.replace(key.reveal(), "…")
        return StoredKey(state, key, self._where, detail=detail)

    def _keyring(self) -> SystemKeyring:
        self._where = ""
        found = self._find_keyring()
        if found is None:
            raise NoSystemKeyringError
        self._where = found.where
        return found

    def _is_waiting(self, base_url: str, key: ApiKey) -> bool:
        """Whether ``key`` is still the one to store."""
        now = self._session.get(base_url)
        return now is not None and now.state is KeyState.WAITING and now.key == key

    def _drop_environment_key(self, base_url: str) -> None:
        """Drop ``PETSTORE_API_KEY``, used or not: the user has typed or forgotten a key since."""
        if self._environment_address in (None, base_url):
            self._environment_key = None

    @contextmanager
    def _call(self) -> Iterator[None]:
        """Mark a call to the keyring as running until it returns, which may be never."""
        call = object()
        self._calls.add(call)
        try:
            yield
        finally:
            self._calls.discard(call)


def _state_of(error: Exception) -> KeyState:
    """Return what an error means for the keyring: by names, as the library of an error may not be installed."""
    names = {kind.__name__ for link in (error, error.__cause__) for kind in type(link).__mro__}
    if names & _LOCKED_ERRORS:
        return KeyState.LOCKED
    return KeyState.NO_KEYRING if names & _GONE_ERRORS else KeyState.FAILED
