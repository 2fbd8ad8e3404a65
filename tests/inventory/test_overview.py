"""The overview counts what was listed, and says of each count whether it is all there is."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.overview import Count, Overview, StatusCounts, overview_of
from petstore_gui.inventory.snapshot import Completeness
from tests.support.snapshots import snapshot_of

AVAILABLE, PENDING, SOLD = PetStatus


def pets(*kinds: tuple[int, str | None]) -> list[Pet]:
    """Return an animal for each category and status."""
    return [Pet(id=number, name="x", category_id=kind[0], status=kind[1]) for number, kind in enumerate(kinds, 1)]


def numbers(tally: StatusCounts) -> list[int]:
    """Return the numbers of a tally: the three statuses, the rest, and the total."""
    return [*(count.number for count in tally.statuses.values()), tally.rest.number, tally.total.number]


def completeness(tally: StatusCounts) -> list[bool]:
    return [*(count.complete for count in tally.statuses.values()), tally.rest.complete, tally.total.complete]


def order(overview: Overview) -> list[int]:
    return [category_id for category_id, _tally in overview.categories]


def test_animals_are_counted_by_status_and_by_category_and_status() -> None:
    kinds = [(1, "available"), (1, "available"), (1, "sold"), (2, "pending"), (2, None)]
    overview = overview_of(snapshot_of(*pets(*kinds), whole=True))
    assert numbers(overview.store) == [2, 1, 1, 1, 5]
    assert {number: numbers(tally) for number, tally in overview.categories} == {1: [2, 0, 1, 0, 3], 2: [0, 1, 0, 1, 2]}


def test_the_most_available_animals_come_first_then_the_most_animals_then_the_lower_number() -> None:
    kinds = [(9, "sold"), (4, "sold"), (7, "sold"), (7, "sold"), (2, "available"), (5, "available"), (5, "available")]
    assert order(overview_of(snapshot_of(*pets(*kinds), whole=True))) == [5, 2, 7, 4, 9]


def test_a_whole_list_leaves_no_doubt_about_any_count() -> None:
    overview = overview_of(snapshot_of(*pets((1, "available"), (2, None)), whole=True))
    assert completeness(overview.store) == [True] * 5
    assert all(completeness(tally) == [True] * 5 for _category, tally in overview.categories)


def test_a_list_that_is_cut_off_casts_doubt_on_its_own_counts_and_on_each_total() -> None:
    overview = overview_of(snapshot_of(*pets((1, "available"), (2, "pending")), available=Completeness.CUT_OFF))
    for tally in (overview.store, *(tally for _category, tally in overview.categories)):
        assert completeness(tally) == [False, True, True, False, False]


def test_without_a_whole_list_animals_without_a_status_may_be_missing_everywhere() -> None:
    overview = overview_of(snapshot_of(*pets((1, "available"))))
    assert overview.store.available == Count(1, Completeness.COMPLETE)
    assert overview.store.total == Count(1, Completeness.WITH_STATUS)
    assert overview.store.rest == Count(0, Completeness.CUT_OFF)


def test_what_is_still_being_read_is_counted_so_far() -> None:
    begun = snapshot_of(
        *pets((1, "sold")),
        available=Completeness.NOT_ASKED,
        pending=Completeness.NOT_ASKED,
        sold=Completeness.NOT_ASKED,
    )
    tally = overview_of(begun).store
    assert {count.completeness for count in (*tally.statuses.values(), tally.rest, tally.total)} == {
        Completeness.NOT_ASKED
    }


def test_a_status_that_the_interface_does_not_know_is_told_from_none() -> None:
    assert overview_of(snapshot_of(*pets((1, None)), whole=True)).unset
    strange = overview_of(snapshot_of(*pets((1, None), (1, "adopted")), whole=True))
    assert not strange.unset
    assert numbers(strange.store) == [0, 0, 0, 2, 2]


def test_nothing_is_counted_of_an_empty_store() -> None:
    overview = overview_of(snapshot_of(whole=True))
    assert numbers(overview.store) == [0, 0, 0, 0, 0]
    assert overview.categories == ()


CATEGORIES = st.one_of(st.integers(1, 4), st.sampled_from([INT64_MIN, INT64_MAX]))
STATUSES = st.sampled_from([*PetStatus, None, "adopted"])


@given(st.lists(st.tuples(CATEGORIES, STATUSES), max_size=60), st.sets(st.sampled_from(list(PetStatus))))
def test_every_animal_is_counted_once_and_the_sums_agree(
    kinds: list[tuple[int, str | None]], cut_off: set[PetStatus]
) -> None:
    reaches = {status: Completeness.CUT_OFF if status in cut_off else Completeness.COMPLETE for status in PetStatus}
    snapshot = replace(snapshot_of(*pets(*kinds)), completeness_by_status=reaches)
    overview = overview_of(snapshot)
    tallies = [tally for _category, tally in overview.categories]
    assert [sum(column) for column in zip(*map(numbers, tallies), strict=True)] in ([], numbers(overview.store))
    assert all(sum(numbers(tally)[:4]) == tally.total.number > 0 for tally in tallies)
    assert sorted(order(overview)) == sorted({category for category, _status in kinds})
    assert {status for status, count in overview.store.statuses.items() if not count.complete} == cut_off
    assert overview.store.total == Count(len(kinds), snapshot.completeness_of(None))
