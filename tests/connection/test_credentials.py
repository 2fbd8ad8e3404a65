"""Every state of a keyring, with fakes: what is said, what is kept, and that nothing is overwritten unread."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Thread

import pytest
from keyring.errors import InitError, KeyringError, KeyringLocked, NoKeyringError, PasswordDeleteError, PasswordSetError

from petstore_gui.connection.api_key import ApiKey, KeyState, StoredKey
from petstore_gui.connection.credentials import Credentials
from tests.connection.fakes import (
    FailingKeyring,
    ForgetfulKeyring,
    HangingKeyring,
    MemoryKeyring,
    no_keyring,
    strings_in,
    untouchable,
)
from tests.support.patience import PATIENCE_S

if sys.platform != "win32":
    from secretstorage.exceptions import (
        LockedException,
        PromptDismissedException,
        SecretServiceNotAvailableException,
        SecretStorageException,
    )

URL = "https://pets.example.com/v1"
OTHER_URL = "https://pets.example.org/v1"
KEY = ApiKey("the-key-of-this-shop")
OTHER_KEY = ApiKey("another-key-of-this-shop")
WHERE = "Fake Keyring"


def without_detail(stored: StoredKey) -> StoredKey:
    return replace(stored, detail="")


def caused(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error


def test_a_key_is_stored_under_its_address_and_found_again_in_the_next_run() -> None:
    keyring = MemoryKeyring()
    assert Credentials(None, keyring).store(URL, KEY) == StoredKey(KeyState.STORED, KEY, WHERE)
    assert keyring.keys == {URL: KEY.reveal()}
    next_run = Credentials(None, keyring)
    assert next_run.read(URL) == StoredKey(KeyState.STORED, KEY, WHERE)
    assert next_run.read(OTHER_URL) == StoredKey(KeyState.MISSING, None, WHERE)


def test_the_same_key_is_not_written_twice() -> None:
    keyring = MemoryKeyring({URL: KEY.reveal()})
    assert Credentials(None, keyring).store(URL, KEY).state is KeyState.STORED
    assert keyring.written == []


@pytest.mark.parametrize("text", ["", "two words", "é"])
def test_what_something_else_wrote_there_is_no_key_and_may_be_replaced(text: str) -> None:
    credentials = Credentials(None, MemoryKeyring({URL: text}))
    assert credentials.read(URL) == StoredKey(KeyState.MISSING, None, WHERE)
    assert credentials.store(URL, KEY).state is KeyState.STORED


READING_ERRORS = [
    (KeyringLocked("x"), KeyState.LOCKED),
    (NoKeyringError("x"), KeyState.NO_KEYRING),
    (KeyringError("x"), KeyState.FAILED),
    (OSError(5, "x"), KeyState.FAILED),
    (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "x"), KeyState.FAILED),
    (RuntimeError("x"), KeyState.FAILED),
]
if sys.platform != "win32":  # where keyring uses the Secret Service
    READING_ERRORS += [
        (LockedException("x"), KeyState.LOCKED),
        (PromptDismissedException("x"), KeyState.LOCKED),
        (caused(InitError("x"), PromptDismissedException("x")), KeyState.LOCKED),
        (SecretServiceNotAvailableException("x"), KeyState.NO_KEYRING),
        (caused(InitError("x"), SecretServiceNotAvailableException("x")), KeyState.NO_KEYRING),
        (caused(InitError("x"), SecretStorageException("x")), KeyState.FAILED),
    ]


@pytest.mark.parametrize(("error", "state"), READING_ERRORS)
def test_a_key_that_cannot_be_read_is_never_overwritten(error: Exception, state: KeyState) -> None:
    keyring = FailingKeyring({URL: OTHER_KEY.reveal()}, reading=error)
    credentials = Credentials(None, keyring)
    assert without_detail(credentials.read(URL)) == StoredKey(state, None, WHERE)
    assert without_detail(credentials.store(URL, KEY)) == StoredKey(state, KEY, WHERE)
    assert keyring.keys == {URL: OTHER_KEY.reveal()}
    assert keyring.written == []
    assert without_detail(credentials.read(URL)) == StoredKey(state, KEY, WHERE)
    assert credentials.read(URL).session_only
    assert Credentials(None, keyring).read(URL).key is None


@pytest.mark.parametrize(
    ("error", "state"),
    [
        (KeyringLocked("x"), KeyState.LOCKED),
        (PasswordSetError("x"), KeyState.FAILED),
        (ValueError("too long for this keyring"), KeyState.FAILED),
    ],
)
def test_a_key_that_cannot_be_written_is_kept_for_this_run(error: Exception, state: KeyState) -> None:
    credentials = Credentials(None, FailingKeyring(writing=error))
    assert without_detail(credentials.store(URL, KEY)) == StoredKey(state, KEY, WHERE)
    assert credentials.read(URL).key == KEY


def test_what_a_keyring_says_where_it_fails_is_kept_without_the_key() -> None:
    reading = caused(KeyringError("no answer"), OSError(5, "gone"))
    assert Credentials(None, FailingKeyring(reading=reading)).read(URL).detail == (
        "KeyringError: no answer\nOSError: [Errno 5] gone"
    )
    credentials = Credentials(None, FailingKeyring(writing=ValueError(f"{KEY.reveal()} is too long")))
    assert credentials.store(URL, KEY).detail == credentials.read(URL).detail == "ValueError: … is too long"
    assert Credentials(None, FailingKeyring(reading=KeyringLocked("x"))).read(URL).detail == ""  # it does not fail


def test_what_a_keyring_says_where_the_key_cannot_be_read_back_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    keyring = FailingKeyring()
    monkeypatch.setattr(keyring, "set_password", lambda *_what: setattr(keyring, "reading", RuntimeError("gone")))
    stored = Credentials(None, keyring).store(URL, KEY)
    assert (stored.state, stored.key, stored.detail) == (KeyState.FAILED, KEY, "RuntimeError: gone")


def test_a_keyring_is_not_asked_at_once_for_the_key_that_it_has_just_stored() -> None:
    keyring = FailingKeyring()
    credentials = Credentials(None, keyring)
    stored = credentials.store(URL, KEY)
    keyring.reading = RuntimeError("busy")
    assert credentials.read(URL, to_use=False).state is KeyState.FAILED  # what is shown is what the keyring has now
    assert credentials.read(OTHER_URL).state is KeyState.FAILED
    assert credentials.read(URL) == stored == StoredKey(KeyState.STORED, KEY, WHERE)
    keyring.reading, keyring.keys = None, {URL: OTHER_KEY.reveal()}
    assert credentials.read(URL).key == OTHER_KEY


@pytest.mark.parametrize("later", [Credentials.store, Credentials.use_for_session])
def test_a_key_that_was_just_stored_does_not_outlive_the_next_one(
    later: Callable[[Credentials, str, ApiKey], StoredKey],
) -> None:
    credentials = Credentials(None, MemoryKeyring())
    credentials.store(URL, KEY)
    later(credentials, URL, OTHER_KEY)
    assert credentials.read(URL).key == OTHER_KEY
    assert credentials.read(URL).key == OTHER_KEY


def test_a_keyring_that_swallows_the_key_is_found_out() -> None:
    keyring = ForgetfulKeyring()
    credentials = Credentials(None, keyring)
    assert credentials.store(URL, KEY) == StoredKey(KeyState.NOT_KEPT, KEY, WHERE)
    assert credentials.read(URL).key == KEY
    assert Credentials(None, keyring).read(URL).state is KeyState.MISSING


def test_without_a_keyring_the_key_is_for_this_run() -> None:
    credentials = Credentials(None, no_keyring)
    assert credentials.read(URL) == StoredKey(KeyState.NO_KEYRING, None)
    assert credentials.store(URL, KEY) == StoredKey(KeyState.NO_KEYRING, KEY)
    assert credentials.read(URL).key == KEY
    assert credentials.read(OTHER_URL).key is None


def test_a_refused_unlocking_is_not_asked_for_again_until_the_user_wishes_it() -> None:
    keyring = FailingKeyring({URL: KEY.reveal()}, reading=KeyringLocked("x"))
    credentials = Credentials(None, keyring)
    assert credentials.read(URL).state is KeyState.LOCKED
    assert credentials.read(URL).state is KeyState.LOCKED
    assert credentials.read(OTHER_URL).state is KeyState.LOCKED
    assert keyring.asked == [URL]
    keyring.reading = None
    assert credentials.read(URL, ask_again=True).key == KEY
    assert credentials.read(OTHER_URL).state is KeyState.MISSING


def test_a_key_for_this_run_touches_no_keyring() -> None:
    credentials = Credentials(None, untouchable)
    assert credentials.use_for_session(URL, KEY) == StoredKey(KeyState.SESSION_ONLY, KEY)
    assert credentials.read(URL) == StoredKey(KeyState.SESSION_ONLY, KEY)
    assert credentials.read(URL).session_only


def test_a_forgotten_key_is_gone_from_memory_and_keyring() -> None:
    keyring = MemoryKeyring({URL: KEY.reveal(), OTHER_URL: OTHER_KEY.reveal()})
    credentials = Credentials(None, keyring)
    credentials.use_for_session(URL, KEY)
    of_other = credentials.use_for_session(OTHER_URL, OTHER_KEY)
    assert credentials.forget(URL).state is KeyState.MISSING
    assert keyring.keys == {OTHER_URL: OTHER_KEY.reveal()}
    assert credentials.read(URL).key is None
    assert credentials.read(OTHER_URL) == of_other
    assert credentials.forget(URL).state is KeyState.MISSING


def test_a_forgotten_key_is_nowhere_in_memory() -> None:
    for make in (Credentials.store, Credentials.use_for_session):
        credentials = Credentials(None, MemoryKeyring())
        make(credentials, URL, KEY)
        credentials.refuse(URL, KEY)
        assert KEY.reveal() in strings_in(credentials)
        credentials.forget(URL)
        assert KEY.reveal() not in strings_in(credentials)


def test_a_key_that_could_not_be_forgotten_is_said() -> None:
    keyring = FailingKeyring({URL: KEY.reveal()}, removing=PasswordDeleteError("x"))
    assert Credentials(None, keyring).forget(URL) == StoredKey(
        KeyState.FAILED, None, WHERE, detail="PasswordDeleteError: x"
    )
    assert Credentials(None, no_keyring).forget(URL).state is KeyState.NO_KEYRING


# --- a key that the service did not accept


def test_a_refused_key_is_said_to_be_and_stays_in_the_keyring() -> None:
    keyring = MemoryKeyring({URL: KEY.reveal(), OTHER_URL: KEY.reveal()})
    credentials = Credentials(None, keyring)
    credentials.refuse(URL, KEY)
    assert credentials.read(URL, to_use=False) == StoredKey(KeyState.REFUSED, KEY, WHERE)
    assert not credentials.read(URL, to_use=False).session_only
    assert credentials.read(OTHER_URL, to_use=False).state is KeyState.STORED
    assert keyring.written == []


def test_another_key_was_not_refused() -> None:
    credentials = Credentials(None, MemoryKeyring({URL: KEY.reveal()}))
    credentials.refuse(URL, KEY)
    credentials.store(URL, OTHER_KEY)
    assert credentials.read(URL, to_use=False) == StoredKey(KeyState.STORED, OTHER_KEY, WHERE)


@pytest.mark.parametrize("environment", [True, False])
def test_a_refused_key_that_is_used_once_more_is_judged_anew(*, environment: bool) -> None:
    credentials = Credentials(KEY if environment else None, MemoryKeyring({URL: KEY.reveal()}))
    assert credentials.read(URL).key == KEY
    credentials.refuse(URL, KEY)
    assert credentials.read(URL, to_use=False).state is KeyState.REFUSED
    assert credentials.read(URL).state is not KeyState.REFUSED
    assert credentials.read(URL, to_use=False).state is not KeyState.REFUSED


# --- PETSTORE_API_KEY


def test_the_environment_overrides_the_keyring_without_asking_it() -> None:
    credentials = Credentials(KEY, untouchable)
    assert credentials.read(URL) == StoredKey(KeyState.ENVIRONMENT, KEY)
    assert credentials.read(URL) == StoredKey(KeyState.ENVIRONMENT, KEY)
    assert not credentials.read(URL).session_only


def test_the_environments_key_goes_to_one_address_only() -> None:
    credentials = Credentials(KEY, MemoryKeyring())
    assert credentials.read(URL).key == KEY
    assert credentials.read(OTHER_URL).key is None
    assert credentials.read(URL).key == KEY


def test_looking_at_an_address_does_not_give_it_the_environments_key() -> None:
    credentials = Credentials(KEY, MemoryKeyring())
    assert credentials.read(OTHER_URL, to_use=False).key == KEY
    assert credentials.read(URL).key == KEY
    assert credentials.read(OTHER_URL).key is None


def test_a_typed_key_is_the_later_word() -> None:
    credentials = Credentials(KEY, MemoryKeyring())
    assert credentials.read(URL).key == KEY
    credentials.store(URL, OTHER_KEY)
    assert credentials.read(URL) == StoredKey(KeyState.STORED, OTHER_KEY, WHERE)
    credentials = Credentials(KEY, MemoryKeyring())
    assert credentials.read(URL).key == KEY
    credentials.forget(URL)
    assert credentials.read(URL).key is None


@pytest.mark.parametrize("say", [Credentials.store, Credentials.use_for_session])
def test_a_typed_key_is_the_later_word_on_one_that_was_not_used_yet(
    say: Callable[[Credentials, str, ApiKey], StoredKey],
) -> None:
    credentials = Credentials(KEY, MemoryKeyring())
    say(credentials, URL, OTHER_KEY)
    assert credentials.read(URL).key == OTHER_KEY
    assert credentials.read(OTHER_URL).key is None


def test_the_environments_key_is_forgotten_before_it_was_used_too() -> None:
    credentials = Credentials(KEY, no_keyring)
    assert credentials.read(URL, to_use=False).key == KEY
    credentials.forget(URL)
    assert credentials.read(URL).key is None
    assert KEY.reveal() not in strings_in(credentials)


def test_forgetting_another_address_keeps_the_environments_key() -> None:
    credentials = Credentials(KEY, no_keyring)
    assert credentials.read(URL).key == KEY
    credentials.forget(OTHER_URL)
    assert credentials.read(URL).key == KEY


# --- a keyring that does not answer


@contextmanager
def hanging(credentials: Credentials, keyring: HangingKeyring, key: ApiKey | None = None) -> Iterator[list[StoredKey]]:
    """Read, or store ``key``, on a thread that has reached the keyring and hangs there until the end of the block."""
    answers: list[StoredKey] = []
    thread = Thread(target=lambda: answers.append(credentials.store(URL, key) if key else credentials.read(URL)))
    thread.start()
    try:
        assert keyring.reached.wait(PATIENCE_S)
        yield answers
    finally:
        keyring.answer.set()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def waits(credentials: Credentials) -> bool:
    return credentials.waits_for_keyring


def test_while_the_keyring_hangs_nobody_else_waits_for_it() -> None:
    keyring = HangingKeyring({URL: KEY.reveal()})
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring) as answers:
        assert credentials.read(URL) == StoredKey(KeyState.WAITING, None, WHERE)
        assert credentials.read(OTHER_URL).state is KeyState.WAITING
        assert credentials.forget(OTHER_URL).state is KeyState.WAITING
        assert waits(credentials)
        assert keyring.questions == [URL]
        assert answers == []
    assert not waits(credentials)
    assert answers == [StoredKey(KeyState.STORED, KEY, WHERE)]
    assert credentials.read(URL) == StoredKey(KeyState.STORED, KEY, WHERE)


def test_a_key_typed_while_the_keyring_hangs_is_for_this_run() -> None:
    keyring = HangingKeyring({URL: KEY.reveal()})
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring):
        assert credentials.store(URL, OTHER_KEY) == StoredKey(KeyState.WAITING, OTHER_KEY, WHERE)
        assert credentials.read(URL).key == OTHER_KEY
    assert credentials.read(URL).key == OTHER_KEY
    assert keyring.keys == {URL: KEY.reveal()}


def test_a_key_whose_storing_hangs_is_there_all_the_same_and_stored_at_last() -> None:
    keyring = HangingKeyring()
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring, KEY) as answers:
        assert credentials.read(URL).key == KEY
        assert credentials.read(URL).session_only
    assert answers == [StoredKey(KeyState.STORED, KEY, WHERE)]
    assert credentials.read(URL).state is KeyState.STORED


def test_a_late_keyring_does_not_bring_back_what_the_user_has_replaced() -> None:
    keyring = HangingKeyring()
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring, KEY):
        credentials.store(URL, OTHER_KEY)
    assert keyring.written == []
    assert credentials.read(URL).key == OTHER_KEY


def test_a_key_that_is_typed_twice_while_the_keyring_hangs_is_stored_at_last() -> None:
    keyring = HangingKeyring()
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring, KEY):
        assert credentials.store(URL, KEY).state is KeyState.WAITING  # as an opening that is tried again does
    assert keyring.keys == {URL: KEY.reveal()}
    assert credentials.read(URL).state is KeyState.STORED


@pytest.mark.parametrize("writing", [False, True])
@pytest.mark.parametrize("before", [{}, {URL: OTHER_KEY.reveal()}])
def test_a_late_keyring_does_not_keep_what_is_for_this_session_by_now(before: dict[str, str], *, writing: bool) -> None:
    keyring = HangingKeyring(before, writing=writing)
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring, KEY):
        credentials.use_for_session(URL, KEY)
    assert keyring.keys == before
    assert credentials.read(URL) == StoredKey(KeyState.SESSION_ONLY, KEY)


@pytest.mark.parametrize(
    ("before", "writing"),
    [
        ({}, False),
        ({}, True),
        ({URL: KEY.reveal()}, False),
        ({URL: OTHER_KEY.reveal()}, False),
        ({URL: OTHER_KEY.reveal()}, True),
    ],
)
def test_a_late_keyring_does_not_bring_back_what_the_user_has_forgotten(
    before: dict[str, str], *, writing: bool
) -> None:
    keyring = HangingKeyring(before, writing=writing)
    credentials = Credentials(None, keyring)
    with hanging(credentials, keyring, KEY):
        assert credentials.forget(URL).state is KeyState.WAITING
        assert credentials.read(URL).key is None
    assert keyring.keys == {}
    assert credentials.read(URL).key is None
    assert KEY.reveal() not in strings_in(credentials)
