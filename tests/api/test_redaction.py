"""A key that comes back in an answer is hidden in every form in which a gateway repeats what it was sent."""

import re
from base64 import b64decode, b64encode, urlsafe_b64encode
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.response import redact_key

KEY = "s3cret?key>~~/with+signs=="
KEYS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=8, max_size=60)
MARK = "[API key]"
LONGEST = 1_000


def lower_hex(text: str) -> str:
    return re.sub("%[0-9A-F]{2}", lambda found: found[0].lower(), text)


def whole(text: str) -> str:
    return "".join(f"%{ord(sign):02X}" for sign in text)


def base64(text: str) -> str:
    return b64encode(text.encode()).decode()


def url_safe(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode()


FORMS: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "percent-encoded": lambda text: quote(text, safe=""),
    "percent-encoded, but for slashes": quote,
    "percent-encoded, lower case": lambda text: lower_hex(quote(text, safe="")),
    "percent-encoded whole": whole,
    "percent-encoded whole, lower case": lambda text: lower_hex(whole(text)),
    "base64": base64,
    "URL-safe base64": url_safe,
    "base64 without padding": lambda text: base64(text).rstrip("="),
    "percent-encoded base64": lambda text: quote(base64(text), safe=""),
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("before", ["", "x", "xy", "user:", "Bearer ", "Authorization: Bearer "])
@pytest.mark.parametrize("after", ["", ":", "\r\n", "abc"])
def test_the_key_is_hidden_in_every_form_and_place(form: Callable[[str], str], before: str, after: str) -> None:
    text = f"Your request: {form(before + KEY + after)}! Bye."
    shown = redact_key(text, KEY, LONGEST)
    assert shown.startswith("Your request: ")
    assert shown.endswith("! Bye.")
    assert shown.count(MARK) == 1
    assert [part for part in (KEY, KEY[:6], KEY[6:12], KEY[-6:]) if form(part).rstrip("=") in shown] == []


@given(KEYS, st.text(max_size=7), st.text(max_size=7))
def test_of_a_key_in_base64_no_letter_is_left(key: str, before: str, after: str) -> None:
    for encoded in (base64(before + key + after), url_safe(before + key + after)):
        shown = redact_key(f"<{encoded}>", key, LONGEST)
        assert MARK in shown
        left = [part + "A" * (-len(part) % 4) for part in shown[1:-1].replace("=", "").split(MARK)]
        for part in left:
            if not re.search("[^A-Za-z0-9+/_-]", part):
                assert key not in b64decode(part, altchars=b"-_" if "-" in part or "_" in part else None).decode(
                    "latin1"
                )
        assert sum(map(len, left)) <= len(base64(before)) + len(base64(after)) + 8


@given(st.text(max_size=300), KEYS)
def test_a_text_without_the_key_is_left_as_it_is(text: str, key: str) -> None:
    if key not in text:
        assert redact_key(text, key, LONGEST) == text


def test_a_short_key_is_cut_out_of_nothing() -> None:
    assert redact_key("rex rex", "rex", LONGEST) == "rex rex"
    assert redact_key("rex rex", "rex", 5) == "rex r"


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_no_part_of_a_key_stays_where_the_text_is_cut(form: Callable[[str], str]) -> None:
    echo = form(KEY)
    for filler in range(LONGEST - 2 * len(echo), LONGEST + 200):
        shown = redact_key("." * filler + echo * 80, KEY, LONGEST)
        assert len(shown) <= LONGEST
        assert set(shown.replace(MARK, "")) <= set("." + MARK) | set(echo[-2:] if "=" in echo else "")
