from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import permutations
from time import process_time

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists, sampled_from

from petstore_gui.api.errors import PetStoreError
from petstore_gui.api.schema import Pet
from petstore_gui.api.values import LIMIT_MAX, PetStatus
from petstore_gui.inventory.snapshot import (
    Changes,
    Completeness,
    Snapshot,
    begin_snapshot,
    changes,
    complete_snapshot,
    take_snapshot,
)
from tests.support.fake_store import Act, FakeStore, json_response, refusing
from tests.support.snapshots import snapshot_of

AVAILABLE, PENDING, SOLD = PetStatus
COMPLETE, WITH_STATUS, CUT_OFF, NOT_ASKED = Completeness
UNKNOWN = "reserved"  # a status that the interface does not have
SHOP = "https://pets.example.com/v1"
ALL = "GET /v1/pets?limit=100"
LATER = datetime(2100, 1, 1, tzinfo=UTC)


def asks(status: str) -> str:
    return f"GET /v1/pets?limit=100&status={status}"


def animals(*counts: tuple[int, str | None], begin: int = 1) -> list[Pet]:
    """Return so many animals of each status, the newest (with the highest ID) first."""
    statuses = [status for count, status in counts for _ in range(count)]
    pets = [Pet(id=n, name=f"No. {n}", category_id=1, status=status) for n, status in enumerate(statuses, begin)]
    return pets[::-1]


def ids(pets: Sequence[Pet]) -> list[int]:
    return [pet.id for pet in pets]


def read(store: FakeStore, *, before: Snapshot | None = None) -> Snapshot:
    with store.connection().client as client:
        return take_snapshot(client, SHOP, before=before)


def with_status(pets: Sequence[Pet], number: int, status: str | None) -> list[Pet]:
    return [msgspec.structs.replace(pet, status=status) if pet.id == number else pet for pet in pets]


class ChangingStore(FakeStore):
    """A store in which something happens just before a request; ``answers`` are the lists that it gave."""

    def __init__(self, pets: Sequence[Pet]) -> None:
        super().__init__(pets)
        self.answers: list[list[Pet]] = []
        self.happenings: dict[int, Callable[[], object]] = {}

    def answer(self, request: httpx.Request) -> httpx.Response:
        self.happenings.get(len(self.answers), lambda: None)()
        response = super().answer(request)
        self.answers.append(msgspec.json.decode(response.content, type=list[Pet]))
        return response

    def change(self, number: int, status: str | None, *, before_request: int) -> None:
        def change() -> None:
            self.pets = with_status(self.pets, number, status)

        self.happenings[before_request] = change


# ------------------------------------------------------------------------------------------------ how much is known


@pytest.mark.parametrize("count", [0, 1, 99])
@pytest.mark.parametrize("status", [None, UNKNOWN, *PetStatus])
def test_fewer_than_100_are_the_whole_store_in_one_request(count: int, status: str | None) -> None:
    store = FakeStore(animals((count, status)))
    snapshot = read(store)
    assert store.requests == [ALL]
    assert snapshot.pets == tuple(store.pets)
    assert snapshot.whole
    assert snapshot.finished
    assert {snapshot.completeness_of(each) for each in (None, *PetStatus)} == {COMPLETE}


@pytest.mark.parametrize("count", [100, 101, 240])
@pytest.mark.parametrize("status", PetStatus)
def test_as_many_as_the_interface_gives_may_be_a_part_only(count: int, status: PetStatus) -> None:
    store = FakeStore(animals((count, status)))
    snapshot = read(store)
    assert store.requests == [ALL, *map(asks, PetStatus)]
    assert len(snapshot.pets) == LIMIT_MAX
    assert not snapshot.whole
    assert snapshot.finished
    assert snapshot.completeness_of(None) is CUT_OFF
    assert {each: snapshot.completeness_of(each) for each in PetStatus} == {
        each: CUT_OFF if each is status else COMPLETE for each in PetStatus
    }


def test_99_of_each_status_are_all_that_have_one() -> None:
    store = FakeStore(animals((99, AVAILABLE), (99, PENDING), (99, SOLD)))
    snapshot = read(store)
    assert len(store.requests) == 4
    assert snapshot.pets == tuple(store.pets)
    assert {status: len(snapshot.of(status)) for status in PetStatus} == dict.fromkeys(PetStatus, 99)
    assert {snapshot.completeness_of(status) for status in PetStatus} == {COMPLETE}
    assert snapshot.completeness_of(None) is WITH_STATUS
    assert not snapshot.whole


@pytest.mark.parametrize("odd", [None, UNKNOWN])
def test_where_an_animal_without_a_known_status_is_listed_others_may_be_missing(odd: str | None) -> None:
    seen = read(FakeStore(animals((60, AVAILABLE), (60, SOLD), (1, odd))))
    assert seen.completeness_of(None) is CUT_OFF
    assert seen.pets[0].status == odd
    assert {seen.completeness_of(status) for status in PetStatus} == {COMPLETE}
    unseen = read(FakeStore(animals((1, odd), (60, AVAILABLE), (60, SOLD))))
    assert unseen.completeness_of(None) is WITH_STATUS
    assert 1 not in ids(unseen.pets)


def test_twins_are_there_once_and_do_not_hide_that_the_list_was_full() -> None:
    assert ids(read(FakeStore(animals((1, SOLD)) * 2)).pets) == [1]
    snapshot = read(FakeStore(animals((99, SOLD)) + animals((1, SOLD))))
    assert len(snapshot.pets) == 99
    assert snapshot.completeness_of(SOLD) is CUT_OFF
    assert not snapshot.whole


@given(lists(sampled_from([*PetStatus, PetStatus.SOLD, None, UNKNOWN]), max_size=330), integers(0, 2**32))
def test_of_any_store_nothing_is_invented_and_a_complete_list_is_exact(statuses: list[str | None], shift: int) -> None:
    store = FakeStore(animals(*((1, status) for status in statuses)))
    store.pets.sort(key=lambda pet: hash((pet.id, shift)))  # the interface promises no order
    snapshot = read(store)
    assert max(Counter(ids(snapshot.pets)).values(), default=1) == 1
    assert set(snapshot.pets) <= set(store.pets)
    for status in PetStatus:
        of_status = {pet for pet in store.pets if pet.status == status}
        assert set(snapshot.of(status)) <= of_status
        assert len(snapshot.of(status)) >= min(len(of_status), LIMIT_MAX)
        assert (snapshot.completeness_of(status) is COMPLETE) == (snapshot.whole or len(of_status) < LIMIT_MAX)
        if snapshot.completeness_of(status) is COMPLETE:
            assert set(snapshot.of(status)) == of_status
    if snapshot.completeness_of(None) is COMPLETE:
        assert set(snapshot.of(None)) == set(store.pets)
    if snapshot.completeness_of(None) is WITH_STATUS:
        assert set(snapshot.of(None)) == {pet for pet in store.pets if pet.status in set(PetStatus)}


# --------------------------------------------------------------------------------------------- order, time, progress


@pytest.mark.parametrize("newest_first", [True, False])
def test_the_order_is_the_service_s_and_what_only_a_status_list_shows_goes_on_in_its_direction(
    *, newest_first: bool
) -> None:
    pets = animals((90, SOLD), (90, AVAILABLE))
    store = FakeStore(pets if newest_first else pets[::-1])
    assert ids(read(store).pets) == ids(store.pets)


def test_an_order_of_the_service_s_own_is_kept() -> None:
    pets = animals((60, SOLD), (60, AVAILABLE))
    store = FakeStore(sorted(pets, key=lambda pet: pet.id * 37 % 121))
    assert ids(read(store).pets)[:LIMIT_MAX] == ids(store.pets)[:LIMIT_MAX]


def test_nothing_in_it_is_older_than_its_time() -> None:
    start = datetime.now(UTC)
    asked: list[datetime] = []
    store = ChangingStore(animals((120, SOLD)))
    store.happenings = {0: lambda: asked.append(datetime.now(UTC))}
    snapshot = read(store)
    assert start <= snapshot.taken_at <= asked[0]
    assert snapshot.service_id == SHOP


def test_the_first_answer_says_which_lists_are_still_to_come() -> None:
    store = FakeStore(animals((60, AVAILABLE), (60, SOLD)))
    with store.connection().client as client:
        begun = begin_snapshot(client, SHOP)
        assert store.requests == [ALL]
        assert len(begun.pets) == LIMIT_MAX
        assert not begun.finished
        assert {begun.completeness_of(each) for each in (None, *PetStatus)} == {NOT_ASKED}
        done = complete_snapshot(client, begun, first=SOLD)
    assert store.requests == [ALL, asks(SOLD), asks(AVAILABLE), asks(PENDING)]
    assert done.finished
    assert done.taken_at == begun.taken_at


def test_what_is_finished_is_not_read_again() -> None:
    store = FakeStore(animals((3, SOLD)))
    with store.connection().client as client:
        begun = begin_snapshot(client, SHOP)
        assert complete_snapshot(client, begun) is begun
    assert store.requests == [ALL]


@pytest.mark.parametrize("failing", range(4))
def test_a_list_that_fails_fails_the_whole_reading(failing: int) -> None:
    store = FakeStore(animals((120, SOLD)))
    acts: list[Act] = [store.answer] * failing
    store.next(*acts, refusing(500, "No."))
    with pytest.raises(PetStoreError):
        read(store)


# -------------------------------------------------------------------------- changed by another user between two answers

NEWEST, OLDEST = 180, 1
CHANGES = list(permutations([*PetStatus, None, UNKNOWN], 2))


def around(status: str | None, number: int) -> list[Pet]:
    """Return a store of which every status' list is complete, with an animal of that status at one end."""
    return with_status(animals((60, SOLD), (60, PENDING), (60, AVAILABLE)), number, status)


@pytest.mark.parametrize("moment", [1, 2, 3])
@pytest.mark.parametrize(("old", "new"), CHANGES)
@pytest.mark.parametrize("number", [NEWEST, OLDEST], ids=["in the list of all", "below it"])
def test_nobody_is_lost_or_twice_the_later_answer_counts_and_all_is_read_again_only_where_an_animal_fell_between(
    number: int, old: str | None, new: str | None, moment: int
) -> None:
    store = ChangingStore(around(old, number))
    before = read(store)
    expected = {*ids(before.pets)} | ({number} if new in set(PetStatus) else set())
    store.answers.clear()
    store.change(number, new, before_request=moment)
    snapshot = read(store, before=before)

    shown = {pet.id: pet for pet in snapshot.pets}
    assert len(shown) == len(snapshot.pets)
    first, last = store.answers[:4], store.answers[-4:]
    listed = [pet for answer in first[1:] for pet in answer if pet.id == number]
    fell_between = old in set(PetStatus) and not listed
    assert len(store.answers) == (8 if fell_between else 4)
    for pet in shown.values():
        assert pet == [each for answer in last for each in answer if each.id == pet.id][-1]
    seen_last = {pet.id for answer in last for pet in answer}
    assert set(shown) == seen_last
    missing = expected - set(shown)
    if fell_between and number == OLDEST and new not in set(PetStatus):
        assert missing == {OLDEST}  # no list shows it any more, and none is said to
    elif number == OLDEST and old not in set(PetStatus) and not listed:
        assert missing <= {OLDEST}  # no list had shown it, so it was unknown; the next reading has it
    else:
        assert not missing


@pytest.mark.parametrize(("old", "new"), CHANGES)
@pytest.mark.parametrize("number", [NEWEST, OLDEST])
def test_a_change_before_the_reading_costs_a_second_one_only_where_no_list_shows_the_animal(
    number: int, old: str | None, new: str | None
) -> None:
    store = FakeStore(around(old, number))
    before = read(store)
    store.requests.clear()
    store.pets = with_status(store.pets, number, new)
    snapshot = read(store, before=before)
    shown = [pet.status for pet in snapshot.pets if pet.id == number]
    hidden = number == OLDEST and new not in set(PetStatus)
    assert shown == ([] if hidden else [new])
    assert len(store.requests) == (8 if hidden and old in set(PetStatus) else 4)


def test_a_quiet_store_is_never_read_twice() -> None:
    store = FakeStore(animals((150, SOLD), (50, AVAILABLE), (5, None)))
    before = read(store)
    read(store, before=before)
    assert len(store.requests) == 8


def test_an_animal_that_falls_out_of_a_cut_off_list_is_not_searched_for() -> None:
    store = FakeStore(animals((120, SOLD)))
    before = read(store)
    store.pets = [*animals((1, SOLD), begin=121), *store.pets]
    store.requests.clear()
    assert 21 not in ids(read(store, before=before).pets)
    assert len(store.requests) == 4


def test_what_the_service_has_deleted_meanwhile_is_not_shown() -> None:
    store = ChangingStore(animals((60, AVAILABLE), (60, SOLD)))
    store.happenings = {1: lambda: store.pets.pop(0)}
    snapshot = read(store)
    assert 120 not in ids(snapshot.pets)
    assert len(store.requests) == 8


def test_a_store_that_has_shrunk_when_it_is_read_again_is_whole() -> None:
    store = ChangingStore(animals((60, AVAILABLE), (40, SOLD)))
    store.happenings = {1: lambda: store.pets.pop(0)}
    snapshot = read(store)
    assert snapshot.whole
    assert len(snapshot.pets) == 99
    assert len(store.requests) == 5


# ------------------------------------------------------------------------------------------------------ after an add


def test_an_added_animal_comes_first_and_once_and_one_that_is_listed_stays_as_it_is() -> None:
    snapshot = read(FakeStore(animals((2, SOLD))))
    new = Pet(id=3, name="Rex", category_id=1)
    assert snapshot.with_added(new, LATER).pets == (new, *snapshot.pets)
    assert snapshot.with_added(new, LATER).taken_at == snapshot.taken_at
    listed = msgspec.structs.replace(snapshot.pets[1], name="Ida")
    assert snapshot.with_added(listed, LATER) is snapshot  # the list is of after the add
    assert snapshot.with_added(snapshot.pets[0], LATER).count_added(None) == 0
    assert ids(snapshot.pets) == [2, 1]


def test_an_added_animal_has_a_time_of_its_own() -> None:
    snapshot = read(FakeStore(animals((2, SOLD))))
    added = snapshot.with_added(Pet(id=3, name="Rex", category_id=1), LATER)
    assert [added.time_of(pet_id) for pet_id in (3, 2)] == [LATER, snapshot.taken_at]
    assert dict(added.with_times_of(snapshot.pets).added_at) == {}
    assert dict(added.with_times_of(added.pets).added_at) == {3: LATER}
    assert dict(snapshot.added_at) == {}


# ------------------------------------------------------------------------------------------------- between two readings


REX = Pet(id=1, name="Rex", category_id=1, status="sold")
IDA = Pet(id=2, name="Ida", category_id=1, status="sold")


def test_what_is_listed_now_and_was_not_is_new() -> None:
    assert changes(snapshot_of(REX), snapshot_of(IDA, REX)) == Changes(new=frozenset({2}))


def test_what_a_cut_off_list_did_not_show_may_have_been_there() -> None:
    assert changes(snapshot_of(REX, sold=CUT_OFF), snapshot_of(IDA, REX)) == Changes(entered=frozenset({2}))
    assert changes(snapshot_of(REX, available=CUT_OFF), snapshot_of(IDA, REX)) == Changes(new=frozenset({2}))


@pytest.mark.parametrize("status", [None, UNKNOWN])
def test_an_animal_without_a_known_status_is_new_only_after_the_whole_store(status: str | None) -> None:
    odd = msgspec.structs.replace(REX, status=status)
    assert changes(snapshot_of(), snapshot_of(odd)) == Changes(entered=frozenset({1}))
    assert changes(snapshot_of(whole=True), snapshot_of(odd)) == Changes(new=frozenset({1}))


@pytest.mark.parametrize("field", [{"status": "pending"}, {"status": None}, {"name": "Max"}, {"category_id": 2}])
def test_what_is_listed_otherwise_than_before_has_changed(field: dict[str, object]) -> None:
    after = msgspec.structs.replace(REX, **field)
    assert changes(snapshot_of(REX, IDA), snapshot_of(IDA, after)) == Changes(changed={1: REX})


def test_what_a_complete_list_shows_no_more_is_gone() -> None:
    assert changes(snapshot_of(REX, IDA), snapshot_of(IDA, available=CUT_OFF)) == Changes(removed=(REX,))


def test_what_a_cut_off_list_shows_no_more_may_be_there() -> None:
    assert changes(snapshot_of(REX, IDA), snapshot_of(IDA, sold=CUT_OFF)) == Changes(no_longer_listed=(REX,))


@pytest.mark.parametrize("status", [None, UNKNOWN])
def test_an_animal_without_a_known_status_is_gone_only_from_the_whole_store(status: str | None) -> None:
    odd = msgspec.structs.replace(REX, status=status)
    assert changes(snapshot_of(odd), snapshot_of()) == Changes(no_longer_listed=(odd,))
    assert changes(snapshot_of(odd), snapshot_of(whole=True)) == Changes(removed=(odd,))


def test_nothing_changes_between_equal_readings_or_two_places() -> None:
    assert changes(snapshot_of(REX), snapshot_of(REX)) == Changes()
    assert changes(snapshot_of(REX), snapshot_of(IDA, service_id="https://other.example.com/v1")) == Changes()


# ------------------------------------------------------------------------------------- a service that breaks its rules


def giving(*answers: list[Pet]) -> FakeStore:
    """Return a service that gives these lists to each request, also when all is read once more."""
    store = FakeStore()
    store.next(*[partial(_answer, pets) for pets in answers] * 2)
    return store


def _answer(pets: list[Pet], _request: httpx.Request) -> httpx.Response:
    return json_response(pets)


def test_of_a_list_with_more_than_asked_for_the_first_thousand_are_kept_and_it_counts_as_cut_off() -> None:
    pets = animals((1_500, SOLD))
    snapshot = read(giving(pets, [], [], []))
    assert snapshot.pets == tuple(pets[:1_000])
    assert not snapshot.whole
    assert snapshot.oversized == {None}
    assert snapshot.completeness_of(None) is CUT_OFF
    assert snapshot.completeness_of(AVAILABLE) is COMPLETE


@pytest.mark.parametrize("count", [101, 1_000, 1_001])
def test_a_list_of_one_status_with_more_than_asked_for_counts_as_cut_off(count: int) -> None:
    pets = animals((count, SOLD))
    snapshot = read(giving(pets[:100], [], [], pets))
    assert len(snapshot.pets) == min(count, 1_000)
    assert snapshot.oversized == {SOLD}
    assert {status: snapshot.completeness_of(status) for status in PetStatus} == {
        AVAILABLE: COMPLETE,
        PENDING: COMPLETE,
        SOLD: CUT_OFF,
    }
    assert snapshot.completeness_of(None) is CUT_OFF


@pytest.mark.parametrize("count", [0, 99, 100])
def test_a_list_as_long_as_asked_for_is_not_too_long(count: int) -> None:
    assert read(FakeStore(animals((count, SOLD)))).oversized == frozenset()


def test_of_equal_ids_in_one_list_the_first_is_kept_and_it_is_noted() -> None:
    first = Pet(id=1, name="Rex", category_id=1, status="sold")
    second = Pet(id=1, name="Max", category_id=2, status="pending")
    snapshot = read(giving([first, second, first, IDA]))
    assert snapshot.pets == (first, IDA)
    assert snapshot.repeated == {1}
    assert snapshot.whole


def test_an_id_in_the_lists_of_two_statuses_is_no_fault_and_equal_ones_in_one_of_them_are() -> None:
    pets = animals((100, AVAILABLE))
    moved = msgspec.structs.replace(pets[0], status="sold")
    assert read(giving(pets, pets[:99], [], [moved])).repeated == frozenset()
    snapshot = read(giving(pets, pets[:99], [], [moved, pets[0]]))
    assert snapshot.repeated == {pets[0].id}
    assert snapshot.pets[0] == moved


def test_a_snapshot_with_an_added_animal_still_says_what_was_wrong_with_the_lists() -> None:
    snapshot = read(giving([REX, REX])).with_added(IDA, LATER)
    assert snapshot.repeated == {1}


def test_differences_of_lists_without_a_common_animal_take_no_time_worth_mentioning() -> None:
    def of_so_many(count: int) -> float:
        before = snapshot_of(*animals((count, SOLD)), sold=CUT_OFF)
        after = snapshot_of(*animals((count, SOLD), begin=count + 1), sold=CUT_OFF)
        began = process_time()
        found = changes(before, after)
        took = process_time() - began
        assert (len(found.no_longer_listed), len(found.entered)) == (count, count)
        return took

    # Ten times as many take ten times as long, and not a hundred times. Of the processor: the machine may be busy.
    tick = 0.016  # Windows counts the time of a process no finer
    assert min(of_so_many(20_000) for _ in range(10)) < 50 * max(tick, min(of_so_many(2_000) for _ in range(10)))
