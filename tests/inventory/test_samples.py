"""The demo's animals: enough to be cut off, believable, the same every time."""

from collections import Counter

from msgspec import UNSET

from petstore_gui.api.values import LIMIT_MAX, PetStatus
from petstore_gui.connection.demo import SAMPLE_CATEGORIES, sample_animals


def test_there_are_240_and_always_the_same() -> None:
    assert len(sample_animals()) == 240
    assert sample_animals() == sample_animals()


def test_one_status_is_cut_off_by_the_service_and_the_others_are_whole() -> None:
    statuses = Counter(animal.status for animal in sample_animals())
    assert statuses[PetStatus.AVAILABLE] > LIMIT_MAX
    assert 0 < statuses[PetStatus.PENDING] < LIMIT_MAX
    assert 0 < statuses[PetStatus.SOLD] < LIMIT_MAX
    assert 0 < statuses[UNSET] < 10


def test_each_category_has_a_name_and_many_animals() -> None:
    categories = Counter(animal.category_id for animal in sample_animals())
    assert set(categories) == SAMPLE_CATEGORIES.keys()
    assert min(categories.values()) > 20


def test_names_are_believable() -> None:
    names = Counter(animal.name for animal in sample_animals())
    assert len(names) > 80
    assert max(names.values()) < 10
    assert all(name == name.strip() and 0 < len(name) < 80 for name in names)
    last = [animal.name for animal in sample_animals()[-15:]]
    assert len(set(last)) > 12  # what the first picture shows
