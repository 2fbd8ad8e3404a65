"""The administrator's example is what the program reads: valid as it stands, whole, and true about the defaults."""

import re
from pathlib import Path

import pytest

from petstore_gui.api.values import PetStatus
from petstore_gui.connection.policy import REFRESH_S, Policy
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.system_settings import KEYS, default_system_file, read_policy
from petstore_gui.connection.system_settings import SECTION as VIEWS
from petstore_gui.inventory.saved_views import COLUMNS, MEMBERS
from tests.test_tree import ROOT

EXAMPLE = ROOT / "packaging" / "admin" / "config.toml"
PAGE = ROOT / "docs" / "administrator.md"
SETTING = re.compile(r'^# (?P<kind>Default|Example):\n# (?P<line>(?P<key>\w+|"[^"]+") = .*)$', re.MULTILINE)


def sections() -> dict[str, str]:
    """Return what stands below the title of each section."""
    _, *parts = re.split(r"^\[(\w+)\]$", EXAMPLE.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def settings() -> list[tuple[str, str, str, str]]:
    """Return section, kind, key and line of each setting that is in the example."""
    found = [(section, match) for section, text in sections().items() for match in SETTING.finditer(text)]
    return [(section, match["kind"], match["key"], match["line"]) for section, match in found]


def test_it_sets_nothing_as_it_stands() -> None:
    assert read_policy(EXAMPLE) == Policy()


def test_every_key_that_the_program_knows_is_in_it_and_no_other() -> None:
    assert {(section, key) for section, _, key, _ in settings() if section != VIEWS} == {
        (section, key) for section, keys in KEYS.items() for key in keys
    }
    assert set(re.findall(r"^#   (\w+) ", sections()[VIEWS], re.MULTILINE)) == {"profile", *MEMBERS}
    assert EXAMPLE.read_text("utf-8").count(" = ") == len(settings())


def test_everything_in_it_can_be_used(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(SETTING.sub(lambda match: match["line"], EXAMPLE.read_text("utf-8")), "utf-8")
    policy = read_policy(file)
    assert policy.problems == ()
    assert set(policy.addresses) == {ProfileName.PRODUCTION, ProfileName.STAGING}
    assert policy.refresh_s is not None
    assert not policy.offline_copy
    assert [each.view.name for each in policy.views] == ["Kittens for sale", "Sold fish"]


@pytest.mark.parametrize(("section", "kind", "key", "line"), settings())
def test_a_default_is_one_and_an_example_is_none(tmp_path: Path, section: str, kind: str, key: str, line: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f"[{section}]\n{line}\n", "utf-8")
    policy = read_policy(file)
    assert policy.problems == ()
    assert (policy == Policy()) == (kind == "Default"), key


def test_it_names_every_value() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert all(f'"{each}"' in text for each in (*ProfileName, *REFRESH_S, *PetStatus, *COLUMNS))


@pytest.mark.parametrize("file", [EXAMPLE, PAGE], ids=lambda path: path.name)
def test_it_and_the_page_for_administrators_say_where_the_file_belongs(file: Path) -> None:
    text = file.read_text("utf-8")
    assert str(default_system_file({}, "linux")) in text
    assert str(default_system_file({}, "darwin")) in text
    assert r"C:\ProgramData\petstore-gui\config.toml" in text


def test_the_page_for_administrators_names_every_key() -> None:
    text = PAGE.read_text("utf-8")
    for section, keys in {**KEYS, VIEWS: ("profile", *MEMBERS)}.items():
        assert f"`[{section}]`" in text
        assert all(f"`{key}`" in text for key in keys)
