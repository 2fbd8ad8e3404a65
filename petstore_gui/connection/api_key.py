"""The API key as a value that never shows itself, and the state of a stored key."""

import re
from collections.abc import MutableMapping
from dataclasses import dataclass
from enum import StrEnum
from hmac import compare_digest
from typing import Final, NoReturn

from petstore_gui.translatable import TranslatableError, TranslatableText

ENVIRONMENT_VARIABLE: Final = "PETSTORE_API_KEY"
MAX_KEY_LENGTH: Final = 512

_KEY: Final = re.compile(r"[!-~]+")


class KeyFormatError(TranslatableError, ValueError):
    """The text cannot be an API key. The reason never contains the text."""


class ApiKey:
    """An API key; only :meth:`reveal` returns its text."""

    __slots__ = ("_text",)
    _text: str

    def __init__(self, text: str) -> None:
        # httpx would repeat the key in its own error text, so a key that it cannot send must not reach it.
        if not text:
            raise KeyFormatError(TranslatableText("Type or paste the key first."))
        if len(text) > MAX_KEY_LENGTH:
            raise KeyFormatError(
                TranslatableText("This is too long for a key: it has more than {most} characters.", most=MAX_KEY_LENGTH)
            )
        if not _KEY.fullmatch(text):
            raise KeyFormatError(
                TranslatableText(
                    "This cannot be a key. It has a blank, a line break or an unusual character. "
                    "Copy the key again, with nothing before or after it."
                )
            )
        object.__setattr__(self, "_text", text)

    @classmethod
    def parse(cls, text: str) -> "ApiKey":
        """Return the key in ``text``, without blanks around it. Raise :class:`KeyFormatError`."""
        return cls(text.strip())

    def reveal(self) -> str:
        """Return the key itself, to send it or to store it in the keyring; never to show it."""
        return self._text

    def __repr__(self) -> str:
        return "ApiKey(…)"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ApiKey):
            return NotImplemented
        return compare_digest(self._text, other._text)

    def __hash__(self) -> int:
        return hash((ApiKey, self._text))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("an ApiKey does not change")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("an ApiKey does not change")

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("an ApiKey cannot be copied or pickled")


class KeyState(StrEnum):
    """Where a key is, or why it is not in the system keyring."""

    STORED = "stored"  # in the keyring
    MISSING = "missing"  # the keyring answered: it has none for this address
    LOCKED = "locked"  # the keyring is locked and was not unlocked
    NO_KEYRING = "no-keyring"  # this computer has none that may be used
    WAITING = "waiting"  # the keyring has not answered an earlier question
    NOT_KEPT = "not-kept"  # the keyring accepted the key without an error, but does not have it
    FAILED = "failed"  # any other failure of the keyring
    SESSION_ONLY = "session-only"  # kept in memory because the user chose that
    ENVIRONMENT = "environment"  # PETSTORE_API_KEY, for this run
    REFUSED = "refused"  # there is a key, but the service did not accept it when it was last used
    THIS_RUN = "this-run"  # made by the program for its own embedded service


KEY_SENTENCES: Final = {
    KeyState.STORED: TranslatableText("The key is kept in {place}."),
    KeyState.MISSING: TranslatableText("No key is stored for this address."),
    KeyState.LOCKED: TranslatableText("{keyring} is locked. It was not changed."),
    KeyState.NO_KEYRING: TranslatableText("{keyring} can't be used on this computer."),
    KeyState.WAITING: TranslatableText("{keyring} has not answered."),
    KeyState.NOT_KEPT: TranslatableText("{keyring} did not keep the key."),
    KeyState.FAILED: TranslatableText("{keyring} does not work."),
    KeyState.SESSION_ONLY: TranslatableText("The key is kept in memory until the program ends."),
    KeyState.ENVIRONMENT: TranslatableText("The key was given with PETSTORE_API_KEY, for this run."),
    KeyState.REFUSED: TranslatableText("The service did not accept the key."),
    KeyState.THIS_RUN: TranslatableText("The store on this computer makes its own key for each run."),
}
"""Templates, for window and terminal: ``{keyring}`` is the system's keyring, ``{place}`` the one of the key."""

_NOT_LOST = (KeyState.STORED, KeyState.ENVIRONMENT, KeyState.REFUSED, KeyState.THIS_RUN)


@dataclass(frozen=True, slots=True)
class StoredKey:
    """The key of an address and its state; ``key`` is None if the user has to enter it.

    ``where`` names the keyring ("" if there is none; with ``NO_KEYRING`` one that existed when the program first
    looked). ``saved_in`` names the keyring that the key was saved in, if that one is missing now. ``detail`` is the
    error of a keyring that failed, for support.
    """

    state: KeyState
    key: ApiKey | None
    where: str = ""
    saved_in: str = ""
    detail: str = ""

    @property
    def sentence(self) -> TranslatableText:
        """The template of :data:`KEY_SENTENCES`, or that of a keyring which is missing now."""
        if self.saved_in:
            return TranslatableText("The key was saved in {place}, which is not there now.")
        if self.state is KeyState.NO_KEYRING and self.where:
            return TranslatableText("{keyring} is not there now.")
        return KEY_SENTENCES[self.state]

    @property
    def session_only(self) -> bool:
        """Whether the user typed the key, but it is lost at the end of this run."""
        return self.key is not None and self.state not in _NOT_LOST


def key_from_environment(environ: MutableMapping[str, str]) -> ApiKey | None:
    """Return ``PETSTORE_API_KEY``, and remove it from ``environ``, which children and crash reports would copy.

    Return None if it is not set or blank; raise :class:`KeyFormatError` if it cannot be a key.
    """
    text = environ.pop(ENVIRONMENT_VARIABLE, "")
    return ApiKey.parse(text) if text.strip() else None
