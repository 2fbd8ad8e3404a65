"""The operating system's keyring, where there is one that may be used. The only import of keyring."""

from typing import Final, NamedTuple, Protocol

import keyring
from keyring import core
from keyring.backend import KeyringBackend
from keyring.backends import fail

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
    except Exception:  # noqa: BLE001 - whatever PYTHON_KEYRING_BACKEND, keyringrc.cfg or a plug-in brings about
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
