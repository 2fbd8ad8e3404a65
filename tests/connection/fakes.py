"""Keyrings as they go wrong. None is a subclass of keyring's own class: defining one would get it chosen."""

import gc
from collections.abc import Callable
from threading import Event
from types import FunctionType, ModuleType

import pytest

from petstore_gui.connection.credentials import KEYRING_SERVICE, SystemKeyring
from tests.support.patience import PATIENCE_S


class MemoryKeyring:
    """A keyring that works, and remembers what was done to it."""

    def __init__(self, keys: dict[str, str] | None = None) -> None:
        self.keys = dict(keys or {})
        self.asked: list[str] = []
        self.written: list[tuple[str, str]] = []

    def get_password(self, service: str, username: str, /) -> str | None:
        assert service == KEYRING_SERVICE
        self.asked.append(username)
        return self.keys.get(username)

    def set_password(self, service: str, username: str, password: str, /) -> None:
        assert service == KEYRING_SERVICE
        self.written.append((username, password))
        self.keys[username] = password

    def delete_password(self, service: str, username: str, /) -> None:
        assert service == KEYRING_SERVICE
        del self.keys[username]

    def __call__(self) -> SystemKeyring | None:
        return SystemKeyring(self, "Fake Keyring")


class ForgetfulKeyring(MemoryKeyring):
    """Takes every key without an error and keeps none, as keyring's null backend does."""

    def set_password(self, service: str, username: str, password: str, /) -> None:
        super().set_password(service, username, password)
        del self.keys[username]


class FailingKeyring(MemoryKeyring):
    """Raises what it is told to: at reading, at writing, at removing."""

    def __init__(
        self,
        keys: dict[str, str] | None = None,
        *,
        reading: Exception | None = None,
        writing: Exception | None = None,
        removing: Exception | None = None,
    ) -> None:
        super().__init__(keys)
        self.reading, self.writing, self.removing = reading, writing, removing

    def get_password(self, service: str, username: str, /) -> str | None:
        value = super().get_password(service, username)
        if self.reading:
            raise self.reading
        return value

    def set_password(self, service: str, username: str, password: str, /) -> None:
        if self.writing:
            raise self.writing
        super().set_password(service, username, password)

    def delete_password(self, service: str, username: str, /) -> None:
        if self.removing:
            raise self.removing
        super().delete_password(service, username)


class HangingKeyring(MemoryKeyring):
    """Answers a reading, or with ``writing`` a writing, only when ``answer`` is set."""

    def __init__(self, keys: dict[str, str] | None = None, *, writing: bool = False) -> None:
        super().__init__(keys)
        self.questions: list[str] = []
        self.reached = Event()
        self.answer = Event()
        self._writing = writing

    def get_password(self, service: str, username: str, /) -> str | None:
        self.questions.append(username)
        if not self._writing:
            self._hang()
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str, /) -> None:
        if self._writing:
            self._hang()
        super().set_password(service, username, password)

    def _hang(self) -> None:
        self.reached.set()
        assert self.answer.wait(PATIENCE_S)


def strings_in(start: object) -> set[str]:
    """Return every string that ``start`` holds, however deep; not what its keyring holds."""
    found: set[str] = set()
    seen: set[int] = set()
    left = [start]
    while left:
        each = left.pop()
        if isinstance(each, str):
            found.add(each)
        if id(each) not in seen and not isinstance(each, type | ModuleType | FunctionType | MemoryKeyring):
            seen.add(id(each))
            left += gc.get_referents(each)
    return found


def no_keyring() -> SystemKeyring | None:
    return None


def untouchable() -> SystemKeyring | None:
    pytest.fail("the keyring was asked")  # no Exception: credentials would treat one like any other of a keyring


KeyringFactory = Callable[[], SystemKeyring | None]
