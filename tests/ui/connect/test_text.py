from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from petstore_gui.api.errors import AuthenticationError
from petstore_gui.connection.api_key import ApiKey, KeyState, StoredKey
from petstore_gui.connection.connection import AddressNeeded, KeyNeeded, ServiceFeatures
from petstore_gui.connection.connection_form import Forgotten
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.runtime.tasks import TaskTimeoutError
from petstore_gui.translatable import TranslatableError, TranslatableText
from petstore_gui.ui.connect.text import (
    failure_sentence,
    features_sentences,
    forgotten_sentence,
    key_sentence,
    key_status_text,
    keyring_name,
    next_step,
    waiting_text,
)
from petstore_gui.ui.i18n import languages

KEY = ApiKey("not-to-be-seen")
URL = "https://pets.example.com/v1"
PRODUCTION = Profile(ProfileName.PRODUCTION, URL)
KEYRING = keyring_name()
NOT_KEPT = "The key is kept in memory until the program ends."


def test_what_a_service_does_not_have_is_not_spoken_of() -> None:
    assert features_sentences(ServiceFeatures()) == []
    assert len(features_sentences(ServiceFeatures(idempotent_adds=True))) == 1
    assert len(features_sentences(ServiceFeatures(idempotent_adds=True, tags=True))) == 2


@pytest.mark.parametrize("state", KeyState)
@pytest.mark.parametrize("key", [None, KEY])
def test_every_state_of_a_key_has_a_sentence_of_its_own_without_the_key(state: KeyState, key: ApiKey | None) -> None:
    sentence = key_sentence(StoredKey(state, key, "KWallet"))
    others = {key_sentence(StoredKey(other, key, "KWallet")) for other in KeyState if other is not state}
    assert sentence
    assert sentence not in others
    assert KEY.reveal() not in sentence


@pytest.mark.parametrize("state", KeyState)
@pytest.mark.parametrize("key", [None, KEY])
def test_every_state_of_a_key_has_a_next_step_of_its_own(state: KeyState, key: ApiKey | None) -> None:
    step = next_step(StoredKey(state, key, "KWallet"))
    assert step
    assert step not in {next_step(StoredKey(other, key, "KWallet")) for other in KeyState if other is not state}
    assert key_status_text(StoredKey(state, key, "KWallet")).endswith(step)
    assert KEY.reveal() not in step


@pytest.mark.parametrize(
    ("stored", "parts"),
    [
        (StoredKey(KeyState.STORED, KEY, "KWallet"), ["The key is kept in KWallet.", "Leave the field empty"]),
        (StoredKey(KeyState.MISSING, None), ["No key is stored", "Type or paste the key"]),
        (StoredKey(KeyState.MISSING, None, "KWallet", "GNOME Keyring"), ["GNOME Keyring, which is not", "Start it"]),
        (StoredKey(KeyState.LOCKED, None), ["is locked", "Press Connect to enter its password"]),
        (StoredKey(KeyState.LOCKED, KEY), ["is locked", NOT_KEPT, "Once it is unlocked"]),
        (
            StoredKey(KeyState.NO_KEYRING, None),
            [f"{KEYRING} can't be used on this computer.", "kept for this session only"],
        ),
        (StoredKey(KeyState.WAITING, None), [waiting_text(), "this session only” and press Connect"]),
        (StoredKey(KeyState.WAITING, KEY), ["has not answered", NOT_KEPT, "Once it answers"]),
        (StoredKey(KeyState.SESSION_ONLY, KEY), [NOT_KEPT, "To keep it, type it again"]),
        (StoredKey(KeyState.REFUSED, KEY, "KWallet"), ["did not accept the key", "Type another one"]),
    ],
)
def test_the_news_of_a_key_say_what_is_and_what_to_do(stored: StoredKey, parts: list[str]) -> None:
    news = key_status_text(stored)
    positions = [news.find(part) for part in parts]
    assert -1 not in positions, news
    assert positions == sorted(positions)


def test_what_was_forgotten_is_not_said_of_a_keyring_that_may_still_have_it() -> None:
    for state in (KeyState.MISSING, KeyState.NO_KEYRING):
        assert forgotten_sentence(Forgotten(StoredKey(state, None))).startswith("The key was forgotten.")
    for state in (KeyState.LOCKED, KeyState.WAITING, KeyState.FAILED):
        assert f"{KEYRING} may still have it." in forgotten_sentence(Forgotten(StoredKey(state, None)))


def test_what_was_forgotten_names_the_list_and_why_it_is_there_still() -> None:
    gone = StoredKey(KeyState.MISSING, None)
    assert forgotten_sentence(Forgotten(gone)) == "The key was forgotten. No list is kept."
    denied = Forgotten(gone, TranslatableError(TranslatableText("permission denied")))
    assert "The list kept on this computer can't be removed: permission denied." in forgotten_sentence(denied)


@pytest.mark.parametrize(
    "remaining",
    [
        StoredKey(KeyState.NO_KEYRING, None, "KWallet"),
        StoredKey(KeyState.NO_KEYRING, None, saved_in="KWallet"),
        StoredKey(KeyState.NO_KEYRING, None, "KWallet", saved_in="KWallet"),
    ],
)
def test_what_is_not_there_has_not_forgotten_a_key(remaining: StoredKey) -> None:
    sentence = forgotten_sentence(Forgotten(remaining))
    assert f"{KEYRING} may still have it." in sentence
    assert "not there now." in sentence
    assert "The key was forgotten." not in sentence


@pytest.mark.parametrize(
    ("platform", "name", "waiting"),
    [
        ("linux", "The system keyring", "Waiting for the system keyring…"),
        ("win32", "Credential Manager", "Waiting for Credential Manager…"),
        ("darwin", "Keychain", "Waiting for Keychain…"),
    ],
)
def test_a_keyring_has_the_name_that_its_system_gives_it(platform: str, name: str, waiting: str) -> None:
    assert keyring_name(platform) == name
    assert waiting_text(platform) == waiting


@pytest.mark.parametrize(
    ("where", "name"),
    [
        ("Windows Credential Manager", "Windows-Anmeldeinformationsverwaltung"),
        ("macOS Keychain", "macOS-Schlüsselbund"),
    ],
)
def test_a_key_is_kept_where_the_system_itself_shows_it(
    qapp: QApplication, request: pytest.FixtureRequest, where: str, name: str
) -> None:
    request.addfinalizer(partial(languages.install, qapp, "en"))
    languages.install(qapp, "de")
    assert name in key_sentence(StoredKey(KeyState.STORED, KEY, where))
    assert name in key_sentence(StoredKey(KeyState.MISSING, None, saved_in=where))
    assert "KWallet" in key_sentence(StoredKey(KeyState.STORED, KEY, "KWallet"))


@pytest.mark.parametrize(
    ("error", "parts"),
    [
        (AddressNeeded(PRODUCTION), ["Production", "address"]),
        (KeyNeeded(PRODUCTION, URL, StoredKey(KeyState.LOCKED, None)), ["locked", "API key", URL]),
        (TaskTimeoutError(), [KEYRING, "answered"]),
        (AuthenticationError(code="x", message="no", status=401), [URL]),
        (ValueError("The address is too long."), ["The address is too long."]),
    ],
)
def test_why_a_profile_did_not_open_is_said(error: Exception, parts: list[str]) -> None:
    sentence = failure_sentence(error, URL)
    for part in parts:
        assert part in sentence


def test_a_keyring_that_was_not_asked_is_not_spoken_of() -> None:
    assert failure_sentence(KeyNeeded(Profile(None, URL), URL, None)) == f"Enter the API key for {URL}."
