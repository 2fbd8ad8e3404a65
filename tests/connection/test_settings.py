"""The user's settings: whole or untouched on disk, set aside when damaged, under the administrator's."""

import json
import stat
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.connection.profile import AddressError, Profile, ProfileName
from petstore_gui.connection.settings import Settings, SettingsError, SettingsFile
from petstore_gui.translatable import detail_of
from tests.support.disk import full_disk
from tests.support.not_files import NOT_FILES, NOWHERE, posix, put, without_waiting
from tests.support.sentences import marked

URL = "https://pets.example.com/v1"
OTHER_URL = "https://staging.example.com/v1"
PRODUCTION, STAGING, THIS_COMPUTER = ProfileName
DEFAULTS = Settings(None, (Profile(PRODUCTION, None), Profile(STAGING, None), Profile(THIS_COMPUTER, None)))


@pytest.fixture
def user_file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def file(user_file: Path) -> SettingsFile:
    return SettingsFile(user_file)


def written(user_file: Path, content: str | bytes) -> Path:
    user_file.parent.mkdir(parents=True, exist_ok=True)
    user_file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return user_file


def test_the_first_start_has_three_profiles_and_writes_nothing(file: SettingsFile, user_file: Path) -> None:
    assert file.load() == DEFAULTS
    assert not user_file.parent.exists()


def test_what_is_saved_is_found_again(file: SettingsFile, user_file: Path) -> None:
    file.save_address(PRODUCTION, URL + "/")
    file.save_address(STAGING, OTHER_URL)
    file.save_last_profile(STAGING)
    file.save_keyring_name(URL, "Keychain")
    settings = SettingsFile(user_file).load()
    assert settings.profile(PRODUCTION) == Profile(PRODUCTION, URL)
    assert settings.profile(STAGING) == Profile(STAGING, OTHER_URL)
    assert settings.last_profile is STAGING
    assert settings.key_places == {URL: "Keychain"}
    file.save_keyring_name(URL, None)
    assert file.load().key_places == {}


@pytest.mark.posix("file modes")
def test_the_file_is_the_users_own_and_has_a_version(file: SettingsFile, user_file: Path) -> None:
    user_file.parent.mkdir(mode=0o755)
    file.save_address(PRODUCTION, URL)
    assert stat.S_IMODE(user_file.stat().st_mode) == 0o600
    assert stat.S_IMODE(user_file.parent.stat().st_mode) == 0o700
    assert json.loads(user_file.read_text("utf-8"))["version"] == 1
    assert list(user_file.parent.iterdir()) == [user_file]


def test_an_address_that_may_not_be_used_is_not_saved(file: SettingsFile, user_file: Path) -> None:
    with pytest.raises(AddressError):
        file.save_address(PRODUCTION, "http://pets.example.com/v1")
    with pytest.raises(SettingsError, match="This computer has no address"):
        file.save_address(THIS_COMPUTER, URL)
    assert not user_file.exists()


@pytest.mark.posix("symbolic links")
def test_a_link_of_the_users_stays_a_link(file: SettingsFile, user_file: Path, tmp_path: Path) -> None:
    target = written(tmp_path / "dotfiles" / "petstore.json", "{}\n")
    user_file.parent.mkdir()
    user_file.symlink_to(target)
    target.write_text('{"version": 1}')
    file.save_last_profile(STAGING)
    assert user_file.is_symlink()
    assert "staging" in target.read_text("utf-8")


DAMAGED = [
    b"",
    b"{",
    b'{"version": 1, "addresses": {"produ',
    b"null",
    b"[]",
    b"{}",
    b'{"version": "1"}',
    b'{"version": 0}',
    b'{"version": -1}',
    b'{"version": true}',
    b'{"version": 1, "addresses": []}',
    b'{"version": 1, "addresses": {"production": 5}}',
    b'{"version": 1, "last_profile": 5}',
    b"\x00" * 4096,
    b"\xff\xfe{\x00}\x00",
    b'{"version": 1, "last_profile": "\xff"}',
    b"[" * 100_000,
    b'{"version": 1, "addresses": ' + b'{"production":' * 100_000,
]


@pytest.mark.parametrize("content", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_set_aside_with_its_date_and_never_deleted(
    file: SettingsFile, user_file: Path, content: bytes
) -> None:
    written(user_file, content)
    settings = file.load()
    assert settings.quarantined_path is not None
    assert settings == Settings(None, DEFAULTS.profiles, quarantined_path=settings.quarantined_path)
    assert settings.quarantined_path.name.startswith("settings-damaged-20")
    assert settings.quarantined_path.parent == user_file.parent
    assert settings.quarantined_path.read_bytes() == content
    assert file.load() == DEFAULTS


@hypothesis_settings(max_examples=60)
@given(cut=st.integers(0, 200), noise=st.binary(max_size=5))
def test_any_damage_ends_in_settings(cut: int, noise: bytes) -> None:
    whole = b'{"version": 1, "last_profile": "staging", "addresses": {"production": "https://a.example/v1"}}'
    with TemporaryDirectory() as folder:
        user_file = written(Path(folder) / "settings.json", whole[:cut] + noise + whole[cut + len(noise) :])
        try:
            settings = SettingsFile(user_file).load()
        except SettingsError as error:
            assert "newer version" in error.reason  # noqa: PT017 - the noise made it a version of 21
        else:
            assert len(settings.profiles) == 3
            assert user_file.exists() == (settings.quarantined_path is None)


def test_a_newer_versions_file_is_refused_by_name_and_left_alone(file: SettingsFile, user_file: Path) -> None:
    content = '{"version": 2, "addresses": ["another", "shape"]}'
    written(user_file, content)
    acts: tuple[Callable[[], object], ...] = (
        file.load,
        lambda: file.save_last_profile(STAGING),
        lambda: file.save_address(STAGING, URL),
        lambda: file.save_keyring_name(URL, "Keychain"),
    )
    for act in acts:
        with pytest.raises(SettingsError, match="newer version") as raised:
            act()
        assert str(user_file) in raised.value.reason
        assert "2" in raised.value.reason
    assert user_file.read_text("utf-8") == content
    assert list(user_file.parent.iterdir()) == [user_file]


def test_what_an_editor_did_is_understood(file: SettingsFile, user_file: Path) -> None:
    text = '\ufeff{ "version": 1,\r\n "last_profile": "elsewhere", "extra": 1, "addresses": {"staging": "HTTPS://A.b/v1/"}}'
    written(user_file, text)
    settings = file.load()
    assert settings.profile(STAGING).base_url == "https://a.b/v1"
    assert settings.last_profile is None
    assert settings.quarantined_path is None


def test_a_bad_address_in_the_file_is_said_and_kept(file: SettingsFile, user_file: Path) -> None:
    written(user_file, '{"version": 1, "addresses": {"production": "http://127.1/v1", "this-computer": "x"}}')
    settings = file.load()
    assert settings.profile(PRODUCTION).base_url is None
    (problem,) = settings.problems
    assert problem.startswith("The saved address of Production is not used. ")
    assert marked(problem).startswith("[The saved address of [Production] is not used. [The ")
    file.save_last_profile(STAGING)
    assert "http://127.1/v1" in user_file.read_text("utf-8")


def test_a_full_disk_is_said_and_leaves_the_old_file_whole(file: SettingsFile, user_file: Path) -> None:
    file.save_address(PRODUCTION, URL)
    before = user_file.read_bytes()
    acts: tuple[Callable[[], object], ...] = (
        lambda: file.save_last_profile(STAGING),
        lambda: file.save_address(STAGING, OTHER_URL),
        lambda: file.save_keyring_name(URL, "Keychain"),
    )
    for act in acts:
        with full_disk(), pytest.raises(SettingsError, match="the disk is full") as raised:
            act()
        assert marked(raised.value) == (
            "[Your settings can't be saved: [the disk is full]. [Free some space, then try again.]]"
        )
        assert str(user_file.parent) not in raised.value.reason
    assert user_file.read_bytes() == before
    assert list(user_file.parent.iterdir()) == [user_file]
    file.save_last_profile(STAGING)
    assert file.load().last_profile is STAGING


@pytest.mark.posix("which tells a file in the way from a folder that is missing")
def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path) -> None:
    written(tmp_path / "config", "in the way")
    file = SettingsFile(tmp_path / "config" / "settings.json")
    with pytest.raises(SettingsError, match="can't be read: its folder can't be used") as raised:
        file.load()
    assert "Not a directory" in detail_of(raised.value)


def test_a_folder_that_cannot_be_made_is_said() -> None:
    with pytest.raises(SettingsError, match="Your settings can't be saved: its folder can't be used") as raised:
        SettingsFile(NOWHERE / "settings.json").save_last_profile(STAGING)
    assert (NOWHERE.drive or str(NOWHERE)) in detail_of(raised.value)


# --- the administrator's file


@pytest.fixture
def system_file(tmp_path: Path) -> Path:
    return tmp_path / "etc" / "config.toml"


def test_the_administrators_address_wins_and_is_locked(user_file: Path, system_file: Path) -> None:
    file = SettingsFile(user_file, system_file)
    file.save_address(PRODUCTION, OTHER_URL)
    written(system_file, '[production]\nbase_url = "https://Pets.example.com/v1/"\n')
    settings = file.load()
    assert settings.profile(PRODUCTION) == Profile(PRODUCTION, URL, locked=True)
    assert settings.profile(STAGING) == Profile(STAGING, None)
    assert settings.problems == ()
    with pytest.raises(SettingsError, match="set by the administrator"):
        file.save_address(PRODUCTION, OTHER_URL)
    file.save_address(STAGING, OTHER_URL)
    system_file.unlink()
    assert file.load().profile(PRODUCTION) == Profile(PRODUCTION, OTHER_URL)


def test_a_bad_administrators_file_is_said_and_keeps_nobody_from_working(user_file: Path, system_file: Path) -> None:
    file = SettingsFile(user_file, system_file)
    written(system_file, '[production]\nbase_url = "http://pets.example.com/v1"')
    settings = file.load()
    (problem,) = settings.policy.problems
    assert settings.problems == ()
    assert "[production] base_url is not used. The address must begin" in problem
    assert settings.profiles == settings.offered == DEFAULTS.profiles
    file.save_address(PRODUCTION, URL)
    assert file.load().profile(PRODUCTION) == Profile(PRODUCTION, URL)


def test_only_what_the_administrator_offers_can_be_opened(user_file: Path, system_file: Path) -> None:
    file = SettingsFile(user_file, system_file)
    file.save_address(STAGING, OTHER_URL)
    written(system_file, '[policy]\nprofiles = ["this-computer", "production"]\n')
    settings = file.load()
    assert settings.offered == (Profile(PRODUCTION, None), Profile(THIS_COMPUTER, None))
    with pytest.raises(NotOfferedError, match="Staging cannot be opened here") as raised:
        settings.profile(STAGING)
    assert marked(raised.value.reason).startswith("[[Staging] cannot be opened here")
    system_file.unlink()
    assert file.load().profile(STAGING) == Profile(STAGING, OTHER_URL)


@pytest.mark.parametrize(
    ("offered", "last", "first", "said"),
    [
        (None, None, None, 0),
        (None, STAGING, STAGING, 0),
        (["production", "staging"], None, None, 0),
        (["production", "staging"], STAGING, STAGING, 0),
        (["production", "this-computer"], STAGING, STAGING, 0),  # to open it says why it cannot be
        (["production"], None, PRODUCTION, 0),
        (["production"], PRODUCTION, PRODUCTION, 0),
        (["production"], STAGING, PRODUCTION, 1),
        (["this-computer"], STAGING, THIS_COMPUTER, 1),
    ],
)
def test_a_start_opens_the_last_profile_or_the_only_one_there_is(
    user_file: Path,
    system_file: Path,
    offered: list[str] | None,
    last: ProfileName | None,
    first: ProfileName | None,
    said: int,
) -> None:
    file = SettingsFile(user_file, system_file)
    if last is not None:
        file.save_last_profile(last)
    if offered is not None:
        written(system_file, f"[policy]\nprofiles = {offered}\n")
    settings = file.load()
    assert settings.first == first
    assert settings.problems == (
        ("Staging cannot be opened here: the administrator of this computer does not offer it.",) * said
    )


def test_what_is_opened_for_want_of_a_choice_is_said_once_and_takes_no_choices_place(
    user_file: Path, system_file: Path
) -> None:
    file = SettingsFile(user_file, system_file)
    file.save_last_profile(STAGING)
    for offered in ("this-computer", "production"):
        written(system_file, f'[policy]\nprofiles = ["{offered}"]\n')
        assert len(file.load().problems) == 1
        file.save_last_profile(ProfileName(offered), chosen=False)
        assert file.load().problems == ()
        assert file.load().first == offered
    system_file.unlink()
    assert file.load().first is STAGING
    file.save_last_profile(STAGING)  # and so it has been chosen again
    written(system_file, '[policy]\nprofiles = ["production"]\n')
    assert len(file.load().problems) == 1


def test_an_address_without_encryption_is_saved_and_used_only_while_the_administrator_allows_it(
    user_file: Path, system_file: Path
) -> None:
    file = SettingsFile(user_file, system_file)
    insecure = "http://pets.store.lan:8080/v1"
    with pytest.raises(AddressError):
        file.save_address(PRODUCTION, insecure)
    written(system_file, '[policy]\ninsecure_hosts = ["pets.store.lan:8080"]\n')
    file.save_address(PRODUCTION, insecure)
    assert file.load().profile(PRODUCTION) == Profile(PRODUCTION, insecure)
    system_file.unlink()
    settings = file.load()
    assert settings.profile(PRODUCTION) == Profile(PRODUCTION, None)
    (problem,) = settings.problems
    assert problem.startswith("The saved address of Production is not used. The address must begin with https://.")


@pytest.mark.parametrize("key", ["insecure_hosts", "policy", "profiles"])
def test_the_user_cannot_set_what_is_the_administrators(user_file: Path, key: str) -> None:
    value = {"insecure_hosts": ["pets.store.lan:8080"]}
    content = {"version": 1, "addresses": {"production": "http://pets.store.lan:8080/v1"}, "policy": value, **value}
    written(user_file, json.dumps({**content, key: ["pets.store.lan:8080"]}))
    settings = SettingsFile(user_file).load()
    assert settings.profile(PRODUCTION).base_url is None
    assert settings.policy == DEFAULTS.policy


@posix
@pytest.mark.parametrize("kind", NOT_FILES)
def test_what_is_no_file_is_set_aside_like_a_damaged_one(file: SettingsFile, user_file: Path, kind: str) -> None:
    put(kind, user_file)
    with without_waiting():
        settings = file.load()
    assert settings.quarantined_path is not None
    assert settings.quarantined_path.name.startswith("settings-damaged-20")
    file.save_address(PRODUCTION, URL)
    assert file.load().profile(PRODUCTION) == Profile(PRODUCTION, URL)
