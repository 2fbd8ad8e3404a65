"""Lost rows are settled together, and never more is said of them than is known."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.imports import UnconfirmedReason
from petstore_gui.outbox.matching import (
    CouldBe,
    Finding,
    ListedPets,
    NotListed,
    ProbablyAdded,
    find,
    find_lost,
    unconfirmed_reason,
)
from tests.outbox.test_journal import ELSEWHERE, REX, SHOP
from tests.support.journals import open_journal, write_sent
from tests.support.snapshots import snapshot_of

AVAILABLE, SOLD = PetStatus.AVAILABLE, PetStatus.SOLD
NOW = snapshot_of().taken_at


def rex(pet_id: int, status: str | None = "available", name: str = "Rex") -> Pet:
    return Pet(id=pet_id, name=name, category_id=1, status=status)


def lost(
    number: int,
    status: PetStatus | None = AVAILABLE,
    *,
    known: tuple[int, ...] | None = (),
    knew_all: bool | None = None,
    name: str = "Rex",
) -> Add:
    new_pet = NewPet(name=name, category_id=1, status=UNSET if status is None else status)
    knew_all = known is not None if knew_all is None else knew_all
    return Add(number, SHOP, new_pet, NOW, known, State.NOT_CONFIRMED, maybe=True, sent_at=NOW, knew_all=knew_all)


def ids(findings: dict[int, Finding]) -> dict[int, int | str]:
    return {number: short(finding) for number, finding in sorted(findings.items())}


def settle(snapshot: Snapshot, *entries: Add, taken: tuple[int, ...] = ()) -> dict[int, int | str]:
    """Return the ID of each add's animal, or why there is none."""
    return ids(find(ListedPets(snapshot), entries, taken=taken))


def short(finding: Finding) -> int | str:
    return finding.pet.id if isinstance(finding, ProbablyAdded) else unconfirmed_reason(finding).value


def test_two_equal_rows_and_two_new_animals_are_these() -> None:
    assert settle(snapshot_of(rex(8), rex(7)), lost(1), lost(2)) == {1: 7, 2: 8}


def test_of_two_equal_rows_with_one_new_animal_one_was_added() -> None:
    assert settle(snapshot_of(rex(7)), lost(1), lost(2)) == {1: 7, 2: "not listed"}


def test_more_new_animals_than_rows_prove_nothing() -> None:
    assert settle(snapshot_of(rex(7), rex(8), rex(9)), lost(1), lost(2)) == {1: "several", 2: "several"}


def test_what_was_listed_before_or_is_another_add_s_is_no_lost_row() -> None:
    assert settle(snapshot_of(rex(7), rex(8)), lost(1, known=(7,)), taken=(8,)) == {1: "not listed"}


def test_where_no_list_was_read_before_nothing_is_claimed() -> None:
    assert settle(snapshot_of(rex(7)), lost(1, known=None)) == {1: "similar"}


@pytest.mark.parametrize(
    ("snapshot", "status", "finding"),
    [
        (snapshot_of(rex(7)), AVAILABLE, 7),
        (snapshot_of(rex(7)), None, "similar"),  # no filter asks for an animal without a status
        (snapshot_of(rex(7), whole=True), None, 7),
        (snapshot_of(rex(7), available=Completeness.CUT_OFF), AVAILABLE, "similar"),
        (snapshot_of(rex(7), sold=Completeness.CUT_OFF), AVAILABLE, "similar"),  # a status may be changed
        (snapshot_of(rex(7), sold=Completeness.NOT_ASKED), AVAILABLE, "similar"),
    ],
)
def test_what_is_new_in_the_list_is_claimed_only_where_no_list_may_have_lacked_it_before(
    snapshot: Snapshot, status: PetStatus | None, finding: int | str
) -> None:
    assert settle(snapshot, lost(1, status)) == {1: finding}


def test_what_was_listed_before_is_not_it_also_where_the_list_is_cut_off() -> None:
    listed = snapshot_of(rex(7), rex(8, "sold"), available=Completeness.CUT_OFF, sold=Completeness.CUT_OFF)
    assert ListedPets(listed).ids_like(lost(1).new_pet) == (7, 8)
    assert settle(listed, lost(1, known=(7, 8))) == {1: "list incomplete"}


def test_an_animal_that_an_incomplete_list_lacked_before_may_be_an_old_one_once_the_list_is_complete() -> None:
    add = lost(1, known=(7,), knew_all=False)
    findings = find(ListedPets(snapshot_of(rex(5), rex(7), whole=True)), [add])
    assert findings == {1: CouldBe(add, (rex(5),), may_be_older=True)}
    both = lost(1, SOLD, knew_all=False), lost(2, None, knew_all=False)
    assert settle(snapshot_of(rex(7, "sold"), rex(8), whole=True), *both) == {1: "similar", 2: "several"}


def test_an_animal_with_another_status_may_be_it_and_is_not_claimed() -> None:
    assert settle(snapshot_of(rex(7, "sold")), lost(1)) == {1: "similar"}


def test_rows_that_differ_in_their_status_are_told_apart_by_it() -> None:
    assert settle(snapshot_of(rex(7, "sold"), rex(8)), lost(1), lost(2, SOLD)) == {1: 8, 2: 7}


def test_a_row_without_a_status_could_be_any_and_is_claimed_only_where_there_is_one_for_each() -> None:
    both = lost(1, SOLD), lost(2, None)
    assert settle(snapshot_of(rex(7, "sold"), rex(8), whole=True), *both) == {1: 7, 2: 8}
    assert settle(snapshot_of(rex(7, "sold"), rex(8)), *both) == {1: "similar", 2: "several"}, "one may be an older one"
    assert settle(snapshot_of(rex(7, "sold"), whole=True), *both) == {1: "similar", 2: "similar"}


def test_rows_of_two_runs_that_share_a_new_animal_are_not_claimed() -> None:
    assert settle(snapshot_of(rex(7)), lost(1, known=()), lost(2, known=(5,))) == {1: "similar", 2: "similar"}


def test_where_of_equal_rows_one_was_sent_before_the_lists_were_read_none_is_claimed() -> None:
    both = lost(1, known=None), lost(2, known=())
    assert settle(snapshot_of(rex(7), rex(8)), *both) == {1: "several", 2: "several"}


def test_as_many_new_animals_as_rows_prove_nothing_where_one_row_can_have_none() -> None:
    rows = lost(1, SOLD), lost(2, SOLD), lost(3, None)
    listed = snapshot_of(rex(7, "sold"), rex(8), rex(9))
    assert settle(listed, *rows) == {1: "similar", 2: "similar", 3: "several"}


def test_what_else_was_sent_and_is_lost_could_be_the_new_animal() -> None:
    findings = find(ListedPets(snapshot_of(rex(7))), [lost(1)], taken=(), elsewhere=[lost(9).new_pet])
    assert isinstance(findings[1], CouldBe)


def test_a_list_that_is_cut_off_does_not_say_that_it_is_not_there() -> None:
    snapshot = snapshot_of(available=Completeness.CUT_OFF)
    assert settle(snapshot, lost(1), lost(2, SOLD)) == {1: "list incomplete", 2: "not listed"}
    assert unconfirmed_reason(None) is UnconfirmedReason.NO_ANSWER


def test_a_service_may_write_the_name_otherwise() -> None:
    assert settle(snapshot_of(rex(7, name="Zoe\u0301  X")), lost(1, name="Zo\u00e9 X ")) == {1: 7}


pets_strategy = st.lists(
    st.builds(rex, st.integers(1, 12), st.sampled_from(["available", "sold", None]), st.sampled_from(["Rex", "Mia"])),
    max_size=8,
    unique_by=lambda pet: pet.id,
)
entries_strategy = st.lists(
    st.builds(
        lost,
        st.integers(1, 99),
        st.sampled_from([AVAILABLE, SOLD, None]),
        known=st.sampled_from([None, (), (1,), (1, 2, 3)]),
        name=st.sampled_from(["Rex", "Mia"]),
    ),
    max_size=6,
    unique_by=lambda entry: entry.number,
)


@given(pets=pets_strategy, entries=entries_strategy, taken=st.sets(st.integers(1, 12), max_size=3))
def test_no_animal_is_claimed_twice_and_none_that_one_row_alone_would_not_allow(
    pets: list[Pet], entries: list[Add], taken: set[int]
) -> None:
    snapshot = snapshot_of(*pets)
    findings = find(ListedPets(snapshot), entries, taken=taken)
    assert findings.keys() == {entry.number for entry in entries}
    claimed = [finding.pet.id for finding in findings.values() if isinstance(finding, ProbablyAdded)]
    assert len(claimed) == len(set(claimed))
    for entry in entries:
        finding = findings[entry.number]
        free = snapshot_of(*(pet for pet in pets if pet.id not in taken))
        alone = find(ListedPets(free), [entry])[entry.number]
        if isinstance(finding, ProbablyAdded):
            assert entry.known is not None
            assert finding.pet.id not in {*entry.known, *taken}
            assert entry.new_pet.status in {UNSET, finding.pet.status}
            assert not isinstance(alone, NotListed)
        if isinstance(alone, NotListed):
            assert isinstance(finding, NotListed)


def test_what_the_journal_knows_of_other_adds_is_no_lost_ones(tmp_path: Path) -> None:
    with open_journal(tmp_path / "journal.sqlite3") as journal:
        earlier, asked, later = (write_sent(journal, SHOP, REX, ()) for _ in range(3))
        elsewhere = write_sent(journal, ELSEWHERE, REX, ())
        for pet_id, add in enumerate((earlier, later, elsewhere), 10):
            journal.apply(add.number, states.Answered(pet_id))
        pets = [Pet(id=pet_id, name=REX.name, category_id=REX.category_id) for pet_id in (10, 11, 12)]
        assert ids(find_lost(journal, ListedPets(snapshot_of(*pets[:2], whole=True)), [asked])) == {
            asked.number: "not listed"
        }
        assert ids(find_lost(journal, ListedPets(snapshot_of(*pets, whole=True)), [asked])) == {asked.number: 12}
        twin = write_sent(journal, SHOP, REX, ())
        assert ids(find_lost(journal, ListedPets(snapshot_of(*pets, whole=True)), [asked])) == {asked.number: "similar"}
        journal.apply(twin.number, states.SentAnew())
        anew = find_lost(journal, ListedPets(snapshot_of(*pets, whole=True)), [asked])
        assert ids(anew) == {asked.number: "similar"}, "the one that waits to be sent anew may be there"
        journal.apply(twin.number, states.Discarded())
        both = find_lost(journal, ListedPets(snapshot_of(*pets, whole=True)), [asked, twin])
        assert ids(both) == {asked.number: 12, twin.number: "not listed"}, "one of them was added"


@pytest.mark.parametrize(
    ("before", "found"),
    [
        # The embedded service may have begun a new database since, in which the same ID is another animal.
        (timedelta(days=3), 1),
        # By a clock that was turned back, what is added now is added before it began.
        (timedelta(hours=25), "not listed"),
    ],
)
def test_what_was_settled_days_before_an_add_began_says_nothing_of_it(
    tmp_path: Path, before: timedelta, found: int | str
) -> None:
    path = tmp_path / "journal.sqlite3"
    with open_journal(path) as journal:
        journal.apply(write_sent(journal, SHOP, REX, ()).number, states.Answered(1))
        add = write_sent(journal, SHOP, REX, ())
        with closing(sqlite3.connect(path)) as connection, connection:
            closed_at = (add.began_at - before).isoformat(timespec="microseconds")
            connection.execute("UPDATE adds SET closed_at = ? WHERE closed_at IS NOT NULL", (closed_at,))
        listed = ListedPets(snapshot_of(Pet(id=1, name=REX.name, category_id=REX.category_id), whole=True))
        assert ids(find_lost(journal, listed, [add])) == {add.number: found}
        assert find_lost(journal, listed, []) == {}
