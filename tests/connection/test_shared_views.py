"""Saved views in the administrator's file: what is understood is there for everybody, what is not is said."""

from pathlib import Path

import pytest

from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.system_settings import read_policy
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.saved_views import LONGEST_NAME, MOST_VIEWS, SavedView, SharedView, ViewSettings

GOOD = '"Good" = {status = "sold"}'
SOLD = SharedView(SavedView("Good", ViewSettings(PetStatus.SOLD), shared=True))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


def read(file: Path, *lines: str) -> Policy:
    file.write_text("\n".join(("[saved_views]", *lines)), "utf-8")
    return read_policy(file)


def test_everything_that_a_view_has_can_be_set(file: Path) -> None:
    policy = read(
        file,
        '[saved_views."Kittens for sale"]',
        'profile = "production"',
        'status = "available"',
        'search = "kitten"',
        f"category = {INT64_MAX}",
        'columns = ["name", "category"]',
        "widths = {name = 240}",
        'sort = ["name", "-id"]',
    )
    name, sort = PetField.NAME, ((PetField.NAME, False), (PetField.ID, True))
    settings = ViewSettings(PetStatus.AVAILABLE, "kitten", INT64_MAX, (name, PetField.CATEGORY), {name: 240}, sort)
    assert policy.problems == ()
    assert policy.views == (SharedView(SavedView("Kittens for sale", settings, shared=True), "production"),)


def test_a_view_that_sets_nothing_shows_all_animals(file: Path) -> None:
    assert read(file, '"All" = {}').views == (SharedView(SavedView("All", ViewSettings(), shared=True)),)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('"Bad" = {status = "lost"}', "check status"),
        ('"Bad" = {status = 3}', "check status"),
        ('"Bad" = {search = 3}', "check search"),
        ('"Bad" = {search = "a\\u202eb"}', "check search"),
        ('"Bad" = {category = 9223372036854775808}', "check category"),
        ('"Bad" = {category = 3.0}', "check category"),
        ('"Bad" = {category = true}', "check category"),
        ('"Bad" = {category = "Cats"}', "check category"),
        ('"Bad" = {columns = []}', "check columns"),
        ('"Bad" = {columns = ["name", "name"]}', "check columns"),
        ('"Bad" = {columns = ["price"]}', "check columns"),
        ('"Bad" = {columns = "name"}', "check columns"),
        ('"Bad" = {widths = {name = 0}}', "check widths"),
        ('"Bad" = {widths = {name = true}}', "check widths"),
        ('"Bad" = {widths = {price = 30}}', "check widths"),
        ('"Bad" = {sort = ["-price"]}', "check sort"),
        ('"Bad" = {sort = ["name", "-name"]}', "check sort"),
        ('"Bad" = {colour = "red"}', "check colour"),
        ('"Bad" = {profile = "moon"}', "production, staging, this-computer"),
        ('"Bad" = {profile = []}', "production, staging, this-computer"),
        ('"Bad" = "sold"', "must be a table"),
        ('"" = {}', "1 to 60"),
        (f'"{"x" * (LONGEST_NAME + 1)}" = {{}}', "1 to 60"),
        ('"a\\nb" = {}', "1 to 60"),
        ('"GOOD" = {}', "both be called"),
    ],
)
def test_what_is_not_understood_is_said_and_left_out_and_the_rest_counts(file: Path, line: str, part: str) -> None:
    policy = read(file, GOOD, line)
    assert policy.views == (SOLD,)
    (problem,) = policy.problems
    assert part in problem
    assert str(file) in problem


def test_there_are_not_more_of_them_than_of_ones_own(file: Path) -> None:
    policy = read(file, *(f'"No. {number}" = {{}}' for number in range(100 * MOST_VIEWS)))
    assert len(policy.views) == MOST_VIEWS
    (problem,) = policy.problems
    assert problem.endswith(f"[saved_views] No. {MOST_VIEWS} is not used. There can be at most 100 saved views.")


def test_a_section_that_is_none_is_said(file: Path) -> None:
    file.write_text("saved_views = 3", "utf-8")
    (problem,) = read_policy(file).problems
    assert "[saved_views]" in problem
