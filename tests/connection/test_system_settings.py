"""The administrator's file: every key, every mistake in it said, and no mistake that allows or locks out anything."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from platformdirs import windows

from petstore_gui.connection import system_settings
from petstore_gui.connection.policy import REFRESH_S, UNDO_S, NotOfferedError, Policy
from petstore_gui.connection.profile import ProfileName, parse_host
from petstore_gui.connection.system_settings import KEYS, default_system_file, read_policy
from petstore_gui.storage.atomic_file import MOST_BYTES
from tests.support.sentences import marked

PRODUCTION, STAGING, THIS_COMPUTER = ProfileName
URL = "https://pets.example.com/v1"
NAMES = "production, staging, this-computer"
PROFILES = f"It must be a list of some of these, each in quotation marks: {NAMES}."
HOSTS = 'It must be a list of computers with their ports, such as ["pets.store.lan:8080"].'
REFRESH = "It must be one of these, in quotation marks: off, 30 s, 1 min, 5 min."
SECTIONS = "Settings must stand in one of these sections: [policy], [production], [staging], [saved_views]."
UNKNOWN = "The program does not know it."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def read(file: Path, content: str) -> Policy:
    file.write_text(content, "utf-8")
    return read_policy(file)


def test_no_file_sets_nothing(file: Path) -> None:
    assert read_policy(None) == read_policy(file) == Policy()
    file.touch()
    assert read_policy(file / "config.toml") == Policy()
    assert read_policy(file) == Policy()
    assert Policy() == Policy({}, (PRODUCTION, STAGING, THIS_COMPUTER), None, frozenset(), ())
    assert not Policy().restricts


def test_everything_can_be_set(file: Path) -> None:
    policy = read(
        file,
        """\ufeff
        [production]
        base_url = "https://Pets.example.com:443/v1/"
        [staging]
        base_url = "http://Pets.Store.lan:8080/v1"
        [policy]
        profiles = ["staging", "production", "staging"]
        automatic_refresh = "5 min"
        offline_copy = false
        insecure_hosts = ["PETS.store.lan:8080", "192.0.2.7:80"]
        """,
    )
    assert policy == Policy(
        addresses={PRODUCTION: URL, STAGING: "http://pets.store.lan:8080/v1"},
        profiles=(PRODUCTION, STAGING),
        refresh_s=300,
        insecure_hosts=frozenset({"pets.store.lan:8080", "192.0.2.7"}),
        offline_copy=False,
    )
    assert policy.restricts


@pytest.mark.parametrize("text", ['"false"', "0", "[]", '"no"'])
def test_where_it_is_not_understood_no_copy_is_kept(file: Path, text: str) -> None:
    policy = read(file, f"[policy]\noffline_copy = {text}\n")
    (problem,) = policy.problems
    assert "[policy] offline_copy is not used. It must be true or false. Until then, no list is kept." in problem
    assert policy == Policy(problems=policy.problems, offline_copy=False)


def test_a_section_in_which_nothing_is_set_is_no_mistake(file: Path) -> None:
    assert read(file, "[production]\n[staging]\n[policy]\n") == Policy()


@pytest.mark.parametrize(("text", "seconds"), UNDO_S.items())
def test_the_time_for_undo_can_be_what_the_menu_offers(file: Path, text: str, seconds: int) -> None:
    assert read(file, f'[policy]\nundo_time = "{text}"\n') == Policy(undo_s=seconds)


@pytest.mark.parametrize(("text", "seconds"), REFRESH_S.items())
def test_the_list_can_be_read_by_itself_as_often_as_the_menu_offers(file: Path, text: str, seconds: int) -> None:
    assert read(file, f'[policy]\nautomatic_refresh = "{text}"\n') == Policy(refresh_s=seconds)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            '[production]\nbase_url = "http://pets.example.com/v1"',
            "[production] base_url is not used. The address must b",
        ),
        ('[production]\nbase_url = "https://u:geheim@pets.example.com/v1"', "user name or a password"),
        ("[production]\nbase_url = 5", "[production] base_url is not used. It must be an address in quotation marks."),
        ('[staging]\nbase_url = ["x"]', "[staging] base_url is not used. It must be an address in quotation marks."),
        (f'[production]\nbase-url = "{URL}"', f"[production] base-url is not used. {UNKNOWN}"),
        ("production = 5", f", production is not used. {SECTIONS}"),
        (f'production = "{URL}"', f", production is not used. {SECTIONS}"),
        (f'[[production]]\nbase_url = "{URL}"', f", production is not used. {SECTIONS}"),
        (f'[prodution]\nbase_url = "{URL}"', f"[prodution] is not used. {UNKNOWN}"),
        (f'[this-computer]\nbase_url = "{URL}"', f"[this-computer] is not used. {UNKNOWN}"),
        ("[production", "not valid TOML"),
        ("a = " + "[" * 100_000, "not valid TOML"),
        ("[policy]\n[policy]", "not valid TOML"),
        ('profiles = ["production"]', f", profiles is not used. {SECTIONS}"),
        ('[staging]\nprofiles = ["production"]', f"[staging] profiles is not used. {UNKNOWN}"),
        ('[policy]\nprofile = ["production"]', f"[policy] profile is not used. {UNKNOWN}"),
        ("[policy]\nprofiles = []", f"[policy] profiles is not used. {PROFILES} Until then, all profiles are offered."),
        (
            '[policy]\nprofiles = "production"',
            f"profiles is not used. {PROFILES} Until then, all profiles are offered.",
        ),
        ('[policy]\nprofiles = ["Production", 5]', f"{PROFILES} Until then, all profiles are offered."),
        ("[policy]\nprofiles = { production = true }", f"{PROFILES} Until then, all profiles are offered."),
        ('[policy]\nautomatic_refresh = "2 min"', f"[policy] automatic_refresh is not used. {REFRESH}"),
        ("[policy]\nautomatic_refresh = 30", f"[policy] automatic_refresh is not used. {REFRESH}"),
        ("[policy]\nautomatic_refresh = true", f"[policy] automatic_refresh is not used. {REFRESH}"),
        ("[policy]\nautomatic_refresh = []", f"[policy] automatic_refresh is not used. {REFRESH}"),
        ('[policy]\ninsecure_hosts = "pets.store.lan:8080"', f"[policy] insecure_hosts is not used. {HOSTS}"),
        ("[policy]\ninsecure_hosts = true", f"[policy] insecure_hosts is not used. {HOSTS}"),
        ("[policy]\ninsecure_hosts = { a = 1 }", f"[policy] insecure_hosts is not used. {HOSTS}"),
        ('[policy]\ninsecure_hosts = ["*"]', f"[policy] insecure_hosts (1) is not used. {HOSTS}"),
        ('[policy]\ninsecure_hosts = ["geheim@a"]', f"[policy] insecure_hosts (1) is not used. {HOSTS}"),
        ("[policy]\ninsecure_hosts = [5]", f"[policy] insecure_hosts (1) is not used. {HOSTS}"),
        ('[policy]\ninsecure_hosts = [["a"]]', f"[policy] insecure_hosts (1) is not used. {HOSTS}"),
    ],
)
def test_a_mistake_is_said_once_sets_nothing_and_allows_nothing(file: Path, content: str, said: str) -> None:
    policy = read(file, content)
    (problem,) = policy.problems
    assert said in problem
    assert str(file) in marked(problem)
    assert "geheim" not in problem
    assert policy == Policy(problems=policy.problems)


def test_what_is_understood_holds_beside_what_is_not(file: Path) -> None:
    policy = read(
        file,
        """
        [policy]
        profiles = ["production", "Staging", "this-computer"]
        insecure_hosts = ["*.store.lan:8080", "pets.store.lan:8080", "http://cats.store.lan"]
        automatic_refresh = "never"
        [production]
        base_url = "http://cats.store.lan/v1"
        """,
    )
    assert policy.profiles == (PRODUCTION, THIS_COMPUTER)
    assert policy.insecure_hosts == {"pets.store.lan:8080"}
    assert policy.addresses == {}
    assert policy.refresh_s is None
    assert [problem.partition("config.toml, ")[2].partition(" is not used")[0] for problem in policy.problems] == [
        "[policy] insecure_hosts (1)",
        "[policy] insecure_hosts (3)",
        "[production] base_url",
        "[policy] profiles (2)",
        "[policy] automatic_refresh",
    ]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"\x00", b'[policy]\nprofiles = ["\xe9"]'])
def test_what_is_no_text_is_said(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    (problem,) = read_policy(file).problems
    assert "not valid TOML" in problem


def test_a_file_that_cannot_be_read_is_said_and_keeps_nobody_from_working(tmp_path: Path) -> None:
    never = "what?" if sys.platform == "win32" else "n" * 300
    for place in (tmp_path, tmp_path / never / "config.toml"):
        policy = read_policy(place)
        assert policy == Policy(problems=policy.problems)
        assert "cannot be read: " in policy.problems[0]


VALUES = st.recursive(
    st.one_of(
        st.text(max_size=9),
        st.integers(-(2**63), 2**63 - 1),
        st.booleans(),
        st.sampled_from(["production", "off", "a:1", "*"]),
    ),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=5,
)


@given(st.lists(st.tuples(st.sampled_from(["policy", "staging"]), st.sampled_from(KEYS["policy"]), VALUES), max_size=4))
def test_whatever_is_written_there_profiles_are_offered_and_only_hosts_are_allowed(
    lines: list[tuple[str, str, object]],
) -> None:
    content = "".join(f"{section}.{key} = {json.dumps(value)}\n" for section, key, value in lines)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "config.toml"
        file.write_text(content, "utf-8")
        policy = read_policy(file)
    assert policy.profiles
    assert set(policy.profiles) <= set(ProfileName)
    assert policy.addresses == {}
    for host in policy.insecure_hosts:
        assert parse_host(host) == host


# ------------------------------------------------------------------------------------------------------ what is offered


@pytest.mark.parametrize("offered", [(PRODUCTION,), (PRODUCTION, STAGING), (THIS_COMPUTER,), tuple(ProfileName)])
def test_what_is_not_offered_is_refused_with_a_sentence(offered: tuple[ProfileName, ...]) -> None:
    policy = Policy(profiles=offered)
    for name in ProfileName:
        if name in offered:
            policy.require(name)
        else:
            with pytest.raises(NotOfferedError, match=f"^{name.label} cannot be opened here: the administrator"):
                policy.require(name)
    if offered == tuple(ProfileName):
        policy.require(None)
    else:
        with pytest.raises(NotOfferedError, match=r"^Only profiles that the administrator .* offers can be opened"):
            policy.require(None)


# --------------------------------------------------------------------------------------------------- where the file is


def program_data(folder: str) -> str:
    """Answer as Windows does; what leads there, and minds no variable, is platformdirs' own."""
    assert folder == "CSIDL_COMMON_APPDATA"
    return "C:/ProgramData"


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", "/etc/petstore-gui/config.toml"),
        ("darwin", "/Library/Application Support/petstore-gui/config.toml"),
        ("win32", "C:/ProgramData/petstore-gui/config.toml"),
    ],
)
def test_the_file_is_where_the_platform_wants_it_whatever_the_user_sets(
    platform: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "_build_get_win_folder_via_ctypes", lambda: program_data)
    for name in ("XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_DATA_DIRS", "ALLUSERSPROFILE", "ProgramData"):
        monkeypatch.setenv(name, "/tmp/mine")  # noqa: S108
    monkeypatch.setenv("WIN_PD_OVERRIDE_COMMON_APPDATA", "D:/mine")
    monkeypatch.setenv("HOMEBREW_PREFIX", "/tmp/mine")  # noqa: S108
    monkeypatch.setattr(sys, "prefix", "/opt/homebrew/python")
    for environ in ({}, {"PETSTORE_GUI_SYSTEM_CONFIG": ""}):
        assert default_system_file(environ, platform) == Path(place)


@pytest.mark.posix("symbolic links")
def test_another_place_counts_only_where_there_is_no_such_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "etc" / "config.toml"
    monkeypatch.setattr(system_settings, "_LINUX_FILE", place)
    other = {"PETSTORE_GUI_SYSTEM_CONFIG": "/x/y.toml"}
    assert default_system_file(other, "linux") == Path("/x/y.toml")
    place.parent.mkdir()
    place.symlink_to("nowhere")  # is there, too
    assert default_system_file(other, "linux") == place
    place.unlink()
    assert default_system_file(other, "linux") == Path("/x/y.toml")
    place.parent.rmdir()
    place.parent.touch()
    assert default_system_file(other, "linux") == Path("/x/y.toml")


@pytest.mark.posix("file modes")
def test_a_place_that_this_user_may_not_look_at_is_not_taken_for_empty(tmp_path: Path) -> None:
    place = tmp_path / "config.toml"
    place.touch()
    code = """
    import os, sys
    from pathlib import Path
    from petstore_gui.connection import system_settings

    system_settings._LINUX_FILE = Path(sys.argv[1])
    if os.geteuid() == 0:
        os.seteuid(65534)  # root may look everywhere
    print(system_settings.default_system_file({"PETSTORE_GUI_SYSTEM_CONFIG": "/x/y.toml"}, "linux"))
    """
    tmp_path.chmod(0)
    try:
        command = [sys.executable, "-c", dedent(code), str(place)]
        found = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    finally:
        tmp_path.chmod(0o700)
    assert found.stdout.strip() == str(place)


def test_a_file_that_is_too_large_is_said_and_not_read(file: Path) -> None:
    policy = read(file, "#" * (MOST_BYTES + 1))
    assert policy == Policy(problems=policy.problems)
    assert policy.problems[0].endswith("cannot be read: it is larger than 1 MiB.")


@pytest.mark.parametrize(
    "content",
    [
        "".join(f"[a{number}]\n" for number in range(10_000)),
        "[policy]\n" + "".join(f"a{number} = 1\n" for number in range(10_000)),
        f"[policy]\ninsecure_hosts = [{'5,' * 10_000}]",
        f'[policy]\nprofiles = ["staging", {"5," * 10_000}]',
        "[saved_views]\n" + "".join(f"v{number} = 5\n" for number in range(10_000)),
    ],
    ids=["sections", "keys", "hosts", "profiles", "views"],
)
def test_of_ten_thousand_mistakes_the_first_are_said_and_that_there_are_more(file: Path, content: str) -> None:
    policy = read(file, content)
    assert len(policy.problems) == 21
    assert policy.problems[-1] == f"More of the administrator's settings in {file} is not used."


def test_a_name_that_is_not_known_is_cut_where_it_is_said(file: Path) -> None:
    (problem,) = read(file, f"[{'x' * 100_000}]").problems
    assert len(problem) < 300 + len(str(file))


def test_more_hosts_than_a_thousand_are_said_and_the_first_count(file: Path) -> None:
    hosts = ", ".join(f'"desk{number}.lan:8080"' for number in range(1_001))
    policy = read(file, f"[policy]\ninsecure_hosts = [{hosts}]")
    assert len(policy.insecure_hosts) == 1_000
    assert "desk1000.lan:8080" not in policy.insecure_hosts
    (problem,) = policy.problems
    assert problem.endswith("[policy] insecure_hosts is not used. There can be at most 1000 computers.")
