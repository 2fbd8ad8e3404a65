"""Which addresses may be used: what two programs could read differently is refused."""

import ipaddress
import subprocess
import sys

import httpx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from petstore_gui.connection.profile import (
    INSECURE_WARNING,
    NO_VERSION_WARNING,
    AddressError,
    Profile,
    ProfileName,
    is_loopback,
    parse_address,
    parse_host,
)
from tests.support.sentences import marked

ACCEPTED = {
    "https://pets.example.com/v1": "https://pets.example.com/v1",
    "  https://pets.example.com/v1\r\n": "https://pets.example.com/v1",
    "https://pets.example.com/v1/": "https://pets.example.com/v1",
    "https://pets.example.com/v1///": "https://pets.example.com/v1",
    "HTTPS://Pets.Example.COM/Store/v1": "https://pets.example.com/Store/v1",
    "https://pets.example.com:443/v1": "https://pets.example.com/v1",
    "https://pets.example.com:0443/v1": "https://pets.example.com/v1",
    "https://pets.example.com:8443/v1": "https://pets.example.com:8443/v1",
    "https://192.0.2.7/v1": "https://192.0.2.7/v1",
    "https://[2001:DB8::0001]:8443/v1": "https://[2001:db8::1]:8443/v1",
    "https://xn--tierhandlung-mller-w6b.de/a%20b/v12": "https://xn--tierhandlung-mller-w6b.de/a%20b/v12",
    "https://pets.example.com/@stores/v1": "https://pets.example.com/@stores/v1",
    "http://127.0.0.1:8080/v1": "http://127.0.0.1:8080/v1",
    "http://127.255.255.254/v1": "http://127.255.255.254/v1",
    "http://LOCALHOST:80/v1": "http://localhost/v1",
    "http://[::1]:9/v1": "http://[::1]:9/v1",
    "http://[0:0:0:0:0:0:0:1]:9/v1": "http://[::1]:9/v1",
    "https://localhost/v1": "https://localhost/v1",
}

LOOK_ALIKES = [
    *("http://localhost.evil.com/v1", "http://127.0.0.1.evil.com/v1", "http://127.0.0.1@evil.com/v1"),
    *("http://localhost:80@evil.com/v1", "http://127.1/v1", "http://127.0.1/v1", "http://2130706433/v1"),
    *("http://0x7f000001/v1", "http://0x7f.0.0.1/v1", "http://0177.0.0.1/v1", "http://127.0.0.01/v1"),
    *("http://127.0.0.256/v1", "http://127.0.0.1./v1", "http://localhost./v1", "http://127.0.0.1.5/v1"),
    *("http://0.0.0.0/v1", "http://0/v1", "http://[::]/v1", "http://[::ffff:127.0.0.1]/v1"),
    *("http://[::1%25lo]/v1", "http://[::1].evil.com/v1", "http://evil.com\\@127.0.0.1/v1"),
    *("http://127.0.0.1\\.evil.com/v1", "http://evil.com#@127.0.0.1/v1", "http://evil.com?@127.0.0.1/v1"),
    *("http://127.0.0.1#.evil.com/v1", "http://127.0.0.1%2eevil.com/v1", "http://127.0.0.1%00.evil.com/v1"),
    *("http://127.0.0.1\x00.evil.com/v1", "http://127.0.0.1\t.evil.com/v1", "http://127.0.0.1\n.evil.com/v1"),
    *("http://１２７.0.0.1/v1", "http://①27.0.0.1/v1", "http://127。0。0。1/v1", "http://127.0.0.1\u200b/v1"),
    "http://lоcalhost/v1",  # a Cyrillic o
    *(" http://pets.example.com/v1", "http://localhost,evil.com/v1", "http://localhost;evil.com/v1"),
]

REFUSED = {
    "": "Type the address",
    " \t ": "Type the address",
    "pets.example.com/v1": "begin with https://",
    "//pets.example.com/v1": "begin with https://",
    "https:pets.example.com/v1": "begin with https://",
    "https:/pets.example.com/v1": "begin with https://",
    "ftp://pets.example.com/v1": "begin with https://",
    "file:///etc/passwd": "begin with https://",
    "javascript://pets.example.com/v1": "begin with https://",
    "http://pets.example.com/v1": "others could read the key",
    "https://user:geheim@pets.example.com/v1": "user name or a password",
    "https://@pets.example.com/v1": "user name or a password",
    "https://pets.example.com/v1?": "before any ?",
    "https://pets.example.com/v1?key=geheim": "before any ?",
    "https://pets.example.com/v1#top": "before any ?",
    "https://pets.example.com/v 1": "blank",
    "https://pets.example.com\\v1": "backslash",
    "https://müller.de/v1": "xn--",
    "https:///v1": "cannot be read",
    "https://:443/v1": "cannot be read",
    "https://pets.example.com:/v1": "cannot be read",
    "https://pets.example.com:x/v1": "cannot be read",
    "https://pets.example.com:0/v1": "1 to 65535",
    "https://pets.example.com:65536/v1": "1 to 65535",
    "https://pets..example.com/v1": "cannot be read",
    "https://.example.com/v1": "cannot be read",
    "https://-pets.example.com/v1": "cannot be read",
    "https://[::1/v1": "cannot be read",
    "https://[::g]/v1": "cannot be read",
    "https://127.1/v1": "192.0.2.1",
    "https://2130706433/v1": "192.0.2.1",
    "https://0x7f.1/v1": "192.0.2.1",
    "https://pets.example.com/../v1": "after the computer's name",
    "https://pets.example.com/%2E%2e/v1": "after the computer's name",
    "https://pets.example.com//v1": "after the computer's name",
    "https://pets.example.com/%zz/v1": "after the computer's name",
    "https://pets.example.com/<v1>": "after the computer's name",
    "https://pets.example.com/" + "a" * 2000: "too long",
}


@pytest.mark.parametrize(("text", "base_url"), ACCEPTED.items())
def test_an_address_has_one_spelling(text: str, base_url: str) -> None:
    assert parse_address(text).base_url == base_url
    assert parse_address(text).warnings == ()


@pytest.mark.parametrize("text", LOOK_ALIKES)
def test_what_only_looks_like_this_computer_is_refused(text: str) -> None:
    with pytest.raises(AddressError):
        parse_address(text)


@pytest.mark.parametrize(("text", "reason"), REFUSED.items())
def test_a_refusal_says_why_and_repeats_nothing(text: str, reason: str) -> None:
    with pytest.raises(AddressError, match=r"^[A-Z].*\.$") as raised:
        parse_address(text)
    assert reason in raised.value.reason
    assert marked(raised.value.reason) == f"[{raised.value}]"
    assert "geheim" not in str(raised.value)


@pytest.mark.parametrize("path", ["", "/", "/pets", "/v1/pets", "/v", "/v1a", "/V1", "/version1", "/v1.0"])
def test_an_address_without_a_version_at_its_end_is_warned_of(path: str) -> None:
    assert parse_address(f"https://pets.example.com{path}").warnings == (NO_VERSION_WARNING,)


PARTS = st.sampled_from(
    [
        *("http", "https", "://", ":", "/", "//", "@", "\\", "?", "#", ".", "..", "%2e", "%40", "[", "]", " ", "\t"),
        *("localhost", "127.0.0.1", "127.1", "::1", "[::1]", "evil.com", "0x7f", "2130706433", ":80", ":443", "v1"),
    ]
)


@settings(max_examples=60)
@given(st.one_of(st.text(), st.lists(PARTS, max_size=12).map("".join), st.lists(PARTS, max_size=9).map("http://".join)))
@example("http://127.0.0.1:80/v1")
def test_the_client_goes_where_the_rule_has_looked(text: str) -> None:
    try:
        address = parse_address(text)
    except AddressError:
        return
    url = httpx.URL(address.base_url + "/pets")
    assert str(url) == address.base_url + "/pets"
    assert url.userinfo == b""
    assert url.host == address.host.removesuffix(f":{url.port}").strip("[]")
    if url.scheme != "https":
        assert url.scheme == "http"
        assert url.host == "localhost" or ipaddress.ip_address(url.host).is_loopback
    assert parse_address(address.base_url) == address


# ------------------------------------------------------------------- what the administrator allows without encryption

ALLOWED = frozenset({"pets.store.lan:8080", "old.store.lan", "192.0.2.7:8080", "[2001:db8::7]:8080"})

AS_LISTED = {
    "http://pets.store.lan:8080/v1": "http://pets.store.lan:8080/v1",
    " HTTP://Pets.Store.LAN:8080/v1/\n": "http://pets.store.lan:8080/v1",
    "http://pets.store.lan:08080/v1": "http://pets.store.lan:8080/v1",
    "http://old.store.lan/v1": "http://old.store.lan/v1",
    "http://old.store.lan:80/v1": "http://old.store.lan/v1",
    "http://192.0.2.7:8080/v1": "http://192.0.2.7:8080/v1",
    "http://[2001:DB8:0::7]:8080/v1": "http://[2001:db8::7]:8080/v1",
}

NOT_AS_LISTED = [
    *LOOK_ALIKES,
    *("http://pets.store.lan/v1", "http://pets.store.lan:8081/v1", "http://pets.store.lan:80800/v1"),
    *("http://pets.store.lan:/v1", "http://old.store.lan:8080/v1", "http://pets.store.lan.:8080/v1"),
    *("http://www.pets.store.lan:8080/v1", "http://evilpets.store.lan:8080/v1", "http://store.lan:8080/v1"),
    *("http://pets.store.lan.evil.com:8080/v1", "http://pets.store.lan:8080.evil.com/v1"),
    *("http://pets.store.lan:8080@evil.com/v1", "http://pets.store.lan%3A8080@evil.com/v1"),
    *("http://evil.com@pets.store.lan:8080/v1", "http://:@pets.store.lan:8080/v1"),
    *("http://evil.com\\@pets.store.lan:8080/v1", "http://evil.com/\\pets.store.lan:8080/v1"),
    *("http://evil.com#pets.store.lan:8080/v1", "http://evil.com:8080/v1", "http://*.store.lan:8080/v1"),
    "http://petsxstore.lan:8080/v1",  # a dot is no pattern
    "http://pets.ѕtore.lan:8080/v1",  # a Cyrillic s
    *("http://pets.store.lan：8080/v1", "http://pets.store.lan:８０８０/v1", "http://pets.store.lan:8080\x00/v1"),
    *("http://192.0.2.07:8080/v1", "http://3221225991:8080/v1", "http://[::ffff:192.0.2.7]:8080/v1"),
    *("http://[2001:db8::7]/v1", "http://[2001:db8::7%25eth0]:8080/v1", "ws://pets.store.lan:8080/v1"),
    *("http:pets.store.lan:8080/v1", "//pets.store.lan:8080/v1"),
]


@pytest.mark.parametrize(("text", "base_url"), AS_LISTED.items())
def test_a_host_that_is_listed_may_do_without_encryption_and_is_warned_of(text: str, base_url: str) -> None:
    assert parse_address(text, ALLOWED).base_url == base_url
    assert parse_address(text, ALLOWED).warnings == (INSECURE_WARNING,)
    assert parse_address(text.rstrip("/\n").removesuffix("/v1"), ALLOWED).warnings == (
        INSECURE_WARNING,
        NO_VERSION_WARNING,
    )
    with pytest.raises(AddressError, match="others could read the key"):
        parse_address(text)


@pytest.mark.parametrize("text", NOT_AS_LISTED)
def test_what_only_looks_like_a_host_that_is_listed_is_refused(text: str) -> None:
    with pytest.raises(AddressError):
        parse_address(text, ALLOWED)


@pytest.mark.parametrize("text", ["http://127.0.0.1:8080/v1", "http://localhost/v1", "https://pets.store.lan:8080/v1"])
def test_what_needs_no_leave_is_not_warned_of(text: str) -> None:
    assert parse_address(text, ALLOWED) == parse_address(text)
    assert parse_address(text).warnings == ()


LISTED_PARTS = st.sampled_from(["pets.store.lan", ":8080", "store", ".lan", "pets", "@", ".", "80", ":", "evil.com"])


@given(st.one_of(st.text(), st.lists(LISTED_PARTS, max_size=8).map("".join)), st.sampled_from(["/v1", "", "/"]))
@example("pets.store.lan:8080", "/v1")
def test_the_client_goes_to_no_other_host_than_the_one_that_is_listed(authority: str, path: str) -> None:
    try:
        address = parse_address(f"http://{authority}{path}", frozenset({"pets.store.lan:8080"}))
    except AddressError:
        return
    url = httpx.URL(address.base_url)
    local = url.host == "localhost" or url.host.startswith("127.") or url.host == "::1"
    assert (INSECURE_WARNING in address.warnings) == (not local)
    assert local or (url.host, url.port, url.userinfo) == ("pets.store.lan", 8080, b"")


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("pets.store.lan:8080", "pets.store.lan:8080"),
        ("Pets.Store.LAN:8080", "pets.store.lan:8080"),
        ("pets.store.lan", "pets.store.lan"),
        ("pets.store.lan:80", "pets.store.lan"),
        ("192.0.2.7:8080", "192.0.2.7:8080"),
        ("[2001:DB8::0007]:8080", "[2001:db8::7]:8080"),
    ],
)
def test_a_host_has_one_spelling(text: str, host: str) -> None:
    assert parse_host(text) == host
    assert parse_host(host) == host


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "*", "*.store.lan", "pets.*", ".store.lan", "store.lan.", "pets..lan", "pets.store.lan:", ":8080"),
        *("pets.store.lan:*", "pets.store.lan:0", "pets.store.lan:65536", " pets.store.lan", "pets.store.lan\n"),
        *(
            "http://pets.store.lan",
            "pets.store.lan/v1",
            "pets.store.lan:8080/",
            "user@pets.store.lan",
            "@",
            "pets,cats",
        ),
        *(
            "192.0.2.0/24",
            "192.0.2",
            "127.1",
            "0x7f.1",
            "2130706433",
            "[::",
            "2001:db8::7",
            "pets?",
            "pets#",
            "müller.de",
        ),
    ],
)
def test_what_is_not_one_host_can_not_be_listed(text: str) -> None:
    with pytest.raises(AddressError):
        parse_host(text)


@given(st.ip_addresses(v=4))
@example(ipaddress.IPv4Address("127.0.0.1"))
@example(ipaddress.IPv4Address("126.255.255.255"))
@example(ipaddress.IPv4Address("128.0.0.0"))
def test_loopback_is_what_the_standard_says(address: ipaddress.IPv4Address) -> None:
    assert is_loopback(str(address)) == address.is_loopback


def test_a_profile_is_called_what_people_call_it() -> None:
    assert [Profile(name, None).label for name in ProfileName] == ["Production", "Staging", "This computer"]
    assert Profile(None, "https://a.example/v1", title="a.example").label == "a.example"
    assert parse_address("https://a.example:8443/v1").host == "a.example:8443"


def test_profiles_load_nothing_that_the_first_paint_would_wait_for() -> None:
    script = "import sys, petstore_gui.connection.profile; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, encoding="utf-8"
    ).stdout.split()
    assert {"keyring", "platformdirs", "json", "httpx", "msgspec"}.isdisjoint(loaded)
