"""A key that does not show itself."""

import copy
import pickle
import traceback
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.connection.api_key import ApiKey, KeyFormatError, KeyState, StoredKey, key_from_environment
from tests.support.sentences import marked

KEY = "sk_Live-0123456789~!"


@pytest.mark.parametrize("around", ["", " ", "\n", "\r\n", "\t", "\u00a0"])
def test_blanks_around_a_key_are_trimmed(around: str) -> None:
    assert ApiKey.parse(around + KEY + around).reveal() == KEY


@pytest.mark.parametrize(
    "text",
    [
        "geheim geheim",
        "geheim\tgeheim",
        "geheim\ngeheim",
        "geheim\r\nX-Injected: geheim",
        "geheim\x00",
        "\x7fgeheim",
        "geheimé",
        "geheim\U0001f415",
        "\ufeffgeheim",
        "geheim\u200b",
        "g" * 513,
        "geheim" * 200_000,
        "geheim\ud800",
    ],
)
def test_what_cannot_be_a_key_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(KeyFormatError, match=r"^[A-Z].*\.$") as raised:
        ApiKey.parse(text)
    shown = "".join(traceback.format_exception(raised.value))
    assert "geheim" not in shown.replace(__file__, "")
    assert len(raised.value.reason) < 300
    assert marked(raised.value.reason).startswith("[This ")


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_no_key_is_asked_for(text: str) -> None:
    with pytest.raises(KeyFormatError, match="Type or paste"):
        ApiKey.parse(text)


@given(st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=512))
def test_every_visible_ascii_text_is_a_key(text: str) -> None:
    key = ApiKey.parse(text)
    assert key.reveal() == text
    assert key == ApiKey(text)
    assert hash(key) == hash(ApiKey(text))
    assert key != ApiKey("x" + text[1:] + "y")
    assert key != text


def test_a_key_shows_itself_nowhere() -> None:
    key = ApiKey(KEY)
    stored = StoredKey(KeyState.STORED, key)
    for shown in (repr(key), str(key), f"{key}", f"{key!r}", f"{stored}", repr([key]), repr({key: key})):
        assert KEY not in shown
        assert "ApiKey(…)" in shown
    assert not hasattr(key, "__dict__")


def test_a_key_is_not_copied_pickled_or_changed() -> None:
    key = ApiKey(KEY)
    for copying in (pickle.dumps, copy.copy, copy.deepcopy, lambda key: asdict(StoredKey(KeyState.STORED, key))):
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            copying(key)
    with pytest.raises(AttributeError):
        key._text = "other"  # noqa: SLF001
    with pytest.raises(AttributeError):
        del key._text  # noqa: SLF001


def test_the_environment_is_read_once_and_emptied() -> None:
    environ = {"PETSTORE_API_KEY": f" {KEY}\n", "OTHER": "x"}
    assert key_from_environment(environ) == ApiKey(KEY)
    assert environ == {"OTHER": "x"}
    assert key_from_environment(environ) is None
    assert key_from_environment({"PETSTORE_API_KEY": "  "}) is None


def test_a_bad_key_in_the_environment_is_refused_and_gone() -> None:
    environ = {"PETSTORE_API_KEY": "two words"}
    with pytest.raises(KeyFormatError):
        key_from_environment(environ)
    assert environ == {}
