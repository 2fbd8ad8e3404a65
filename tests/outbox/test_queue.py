"""The outbox: the order of adds, when nothing is sent, what comes back, and when a lost one is looked for."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from petstore_gui.api.errors import (
    AuthenticationError,
    CancelledError,
    NoAnswerError,
    NotConnectedError,
    Outcome,
    PetStoreError,
    StatusError,
)
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.snapshot import Completeness
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, NotSent, Refused, Unknown
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import NotListed
from petstore_gui.outbox.queue import SEARCH_AFTER_S, Outbox
from petstore_gui.outbox.queued_add import Hold, QueuedAdd, earlier_add

SHOP = "https://pets.example.com/v1"
NOW = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)
NOW_S = 100.0  # a clock that stands still
REX, MIA, TOM = (NewPet(name=name, category_id=1) for name in ("Rex", "Mia", "Tom"))


@pytest.fixture
def box() -> Outbox:
    return Outbox(SHOP, loaded=True, backoff=Backoff(lambda: NOW_S))


def retry_after_s(box: Outbox) -> float | None:
    at = box.state().retry_at_s
    return None if at is None else at - NOW_S


def saved(box: Outbox, new_pet: NewPet) -> QueuedAdd:
    """Submit an animal, and have it on the disk."""
    add = box.submit(new_pet)
    add.entry = Add(add.key, SHOP, new_pet, NOW)
    return add


def sent(box: Outbox, add: QueuedAdd, outcome: Added | Refused | NotSent | Unknown) -> None:
    assert box.next_to_send() is add
    add.state = State.SENDING
    assert box.next_to_send() is None, "one at a time"
    box.settle(add, outcome)


def lost(add: QueuedAdd) -> Unknown:
    return Unknown(
        Add(add.key, SHOP, add.new_pet, NOW, (), State.NOT_CONFIRMED, maybe=True, sent_at=NOW), NoAnswerError("hangs")
    )


def says(status: int, retry_after: int | None = None) -> StatusError:
    return StatusError.of(code="x", message="x", status=status, retry_after=retry_after)


ADDED = Added(Pet(id=7, name="Rex", category_id=1))


def test_they_are_sent_in_the_order_of_typing(box: Outbox) -> None:
    rex, mia, tom = (saved(box, each) for each in (REX, MIA, TOM))
    for add in (rex, mia, tom):
        sent(box, add, ADDED)
    assert box.adds == []


def test_nothing_is_sent_before_it_is_on_the_disk_nor_out_of_turn(box: Outbox) -> None:
    rex = box.submit(REX)
    saved(box, MIA)
    assert box.next_to_send() is None
    rex.entry = Add(rex.key, SHOP, REX, NOW)
    assert box.next_to_send() is rex


def test_nothing_is_sent_before_it_is_known_what_an_earlier_run_left() -> None:
    box = Outbox(SHOP)
    saved(box, REX)
    assert box.next_to_send() is None
    box.load([])
    assert box.next_to_send() is not None


def test_what_an_earlier_run_left_stands_first_and_is_sent_only_when_the_user_says_so() -> None:
    box = Outbox(SHOP)
    new = saved(box, TOM)
    entries = [
        Add(1001, SHOP, REX, NOW),
        Add(1002, SHOP, MIA, NOW, (), State.SENDING, sent_at=NOW),
        Add(1003, SHOP, MIA, NOW, state=State.REFUSED, refusal="No."),
    ]
    box.load(entries)
    states = [State.WAITING, State.NOT_CONFIRMED, State.REFUSED, State.WAITING]
    assert [add.state for add in box.adds] == states
    assert [add.hold for add in box.adds] == [Hold.EARLIER_RUN, Hold.NONE, Hold.NONE, Hold.NONE]
    assert box.next_to_send() is new
    box.release()
    assert box.next_to_send() is box.adds[0]
    box.load(entries)
    assert len(box.adds) == 4, "none twice"


def test_what_could_not_be_sent_waits_and_holds_up_those_behind_it(box: Outbox) -> None:
    rex, _mia = saved(box, REX), saved(box, MIA)
    waits = []
    for _ in range(8):
        sent(box, rex, NotSent(NotConnectedError("refused")))
        assert box.next_to_send() is None
        waits.append(retry_after_s(box))
        box.resume()
    assert waits == [2, 5, 10, 20, 40, 60, 60, 60]
    sent(box, rex, ADDED)
    assert box.pause is None


def test_a_user_who_wants_to_try_needs_no_list_after_a_lost_answer(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, lost(rex))
    assert box.next_to_send() is None
    box.resume()
    assert (box.next_to_send(), box.pause) == (mia, None)


def test_a_word_about_a_lost_one_ends_no_wait_for_a_silent_service(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, lost(rex))
    box.service_answered()
    sent(box, mia, NotSent(NotConnectedError("refused")))
    box.remove(rex)
    assert (box.next_to_send(), retry_after_s(box)) == (None, 2)


@pytest.mark.parametrize(("asked", "expected"), [(0, [5, 10, 20, 40, 60, 60]), (30, [30, 30, 30, 40, 60, 60])])
def test_a_service_that_asks_to_wait_is_waited_for_longer_each_time(
    box: Outbox, asked: int, expected: list[int]
) -> None:
    rex, waits = saved(box, REX), []
    for _ in expected:
        sent(box, rex, NotSent(says(429, retry_after=asked)))
        waits.append(retry_after_s(box))
        box.service_answered()
        assert box.next_to_send() is None, "a list proves nothing about adds here"
        box.resume()
    assert waits == expected


@pytest.mark.parametrize(
    ("error", "goes_on"),
    [
        (NotConnectedError("refused"), True),
        (NoAnswerError("hangs"), True),
        (AuthenticationError(code="x", message="x", status=401), False),
        (JournalError("the disk is full"), False),
    ],
)
def test_a_list_from_the_service_resumes_what_only_waited_for_it(
    box: Outbox, error: PetStoreError | JournalError, *, goes_on: bool
) -> None:
    rex = saved(box, REX)
    sent(box, rex, NotSent(error))
    box.service_answered()
    assert (box.next_to_send() is rex) == goes_on


def test_what_the_user_tries_at_once_does_not_wait_for_the_rest_of_the_time_before(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, NotSent(says(429, retry_after=60)))
    box.resume()
    sent(box, rex, NotSent(NotConnectedError("refused")))
    assert retry_after_s(box) == 5


def test_a_refused_key_is_not_tried_again_by_the_program(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, NotSent(AuthenticationError(code="x", message="x", status=401)))
    assert retry_after_s(box) is None
    box.resume()  # another key
    assert box.next_to_send() is rex


def test_a_refused_animal_stays_and_the_next_one_goes_on(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, Refused(says(400)))
    assert rex.state is State.REFUSED
    assert box.next_to_send() is mia


def test_after_a_lost_answer_nothing_is_sent_before_the_service_has_answered_something(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, lost(rex))
    assert rex.state is State.NOT_CONFIRMED
    assert box.next_to_send() is None
    assert retry_after_s(box) is None, "the next list decides"
    box.service_answered()
    assert box.next_to_send() is mia


def test_after_a_503_which_may_have_stored_it_the_next_one_waits_as_long_as_it_asks_for(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, Unknown(lost(rex).entry, says(503, retry_after=30)))
    box.service_answered()
    assert (box.next_to_send(), retry_after_s(box)) == (None, 30)
    box.resume()
    assert box.next_to_send() is mia


def test_a_service_that_loses_one_add_after_the_other_is_sent_the_next_later_each_time(box: Outbox) -> None:
    adds = [saved(box, NewPet(name=f"No. {number}", category_id=1)) for number in range(5)]
    waits = []
    for add in adds[:4]:
        sent(box, add, lost(add))
        box.service_answered()  # a list says nothing about adds
        waits.append(retry_after_s(box))
        box.end_wait()
    assert waits == [None, 2, 5, 10]


def test_a_busy_service_that_may_have_stored_each_is_waited_for_longer_each_time(box: Outbox) -> None:
    adds = [saved(box, NewPet(name=f"No. {number}", category_id=1)) for number in range(4)]
    waits = []
    for add in adds[:3]:
        sent(box, add, Unknown(lost(add).entry, says(503)))
        box.service_answered()
        waits.append(retry_after_s(box))
        box.end_wait()
    assert waits == [5, 10, 20]


@pytest.mark.parametrize(("this_time", "goes_on"), [(Refused(says(400)), True), (NotSent(says(429)), False)])
def test_of_one_that_was_sent_anew_the_last_answer_counts_for_those_behind_it(
    box: Outbox, this_time: Refused | NotSent, *, goes_on: bool
) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, Unknown(lost(rex).entry, says(400), this_time=this_time))
    assert (box.next_to_send() is mia) == goes_on


def test_a_lost_add_is_looked_for_after_3_10_30_and_60_seconds_and_then_each_minute_for_ten(box: Outbox) -> None:
    rex = saved(box, REX)
    assert box.search_after_s() is None
    sent(box, rex, lost(rex))
    moments = []
    while (after := box.search_after_s()) is not None:
        box.searched_for_s += after
        moments.append(box.searched_for_s)
    assert moments == list(SEARCH_AFTER_S)
    assert moments[:4] == [3, 10, 30, 60]
    assert [later - earlier for earlier, later in pairwise(moments[3:])] == [60] * (len(moments) - 4)
    assert moments[-1] == 600


def test_findings_belong_to_lost_adds_only_and_the_latest_counts(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, lost(rex))
    assert rex.entry is not None
    assert mia.entry is not None
    finding = NotListed(rex.entry, Completeness.COMPLETE, NOW)
    box.take_findings({rex.entry.number: finding, mia.entry.number: finding})
    assert (rex.finding, mia.finding) == (finding, None)
    box.take_findings({})
    assert rex.finding is None


def test_of_an_earlier_run_it_is_known_how_long_it_is_missing_unless_a_clock_was_turned_back() -> None:
    entry = Add(7, SHOP, REX, NOW, state=State.NOT_CONFIRMED, maybe=True, sent_at=NOW)
    add = earlier_add(entry)
    for as_of, expected in ((NOW + timedelta(seconds=40), 40), (NOW, 0), (NOW - timedelta(days=1), None)):
        add.finding = NotListed(entry, Completeness.COMPLETE, as_of)
        assert add.missing_for_s == expected


def test_the_same_animal_waits_while_nobody_knows_what_became_of_the_first(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, lost(rex))
    box.service_answered()
    again, mia = saved(box, REX), saved(box, MIA)
    assert again.hold is Hold.SENT_BEFORE
    assert box.next_to_send() is mia
    box.release()
    assert box.next_to_send() is again


@pytest.mark.parametrize("outcome", ["not taken", "taken back", "added"])
def test_one_that_is_sent_anew_is_not_confirmed_again_if_it_is_not_added(box: Outbox, outcome: str) -> None:
    rex = saved(box, REX)
    sent(box, rex, lost(rex))
    rex.entry = lost(rex).entry
    box.service_answered()
    box.send_anew(rex)
    rex.saves = 1
    assert (rex.state, box.next_to_send()) == (State.WAITING, None), "not before the disk has that"
    rex.saves = 0
    if outcome == "taken back":
        assert box.take_back(rex)
    else:
        sent(box, rex, ADDED if outcome == "added" else Unknown(lost(rex).entry, says(400)))
    assert [add.state for add in box.adds] == ([] if outcome == "added" else [State.NOT_CONFIRMED])


def test_one_that_is_taken_back_is_not_saved_as_sent_anew_later(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, lost(rex))
    rex.entry = lost(rex).entry
    box.send_anew(rex)
    rex.save_error = JournalError("the disk is full")
    assert box.unsaved == [rex]
    assert box.take_back(rex)
    assert box.unsaved == []
    assert rex.state is State.NOT_CONFIRMED


def test_one_that_was_never_sent_is_not_there_once_it_is_taken_back(box: Outbox) -> None:
    rex = saved(box, REX)
    assert not box.take_back(rex)


def test_what_another_program_has_left_lost_is_searched_for_from_the_start(box: Outbox) -> None:
    box.count_search(SEARCH_AFTER_S[-1])
    box.load([Add(10**6, SHOP, REX, NOW, state=State.NOT_CONFIRMED, maybe=True, sent_at=NOW)])
    assert box.search_after_s() == SEARCH_AFTER_S[0]


def test_what_the_user_did_not_agree_to_waits_until_they_do(box: Outbox) -> None:
    saved(box, REX)
    box.hold_back()
    assert (box.next_to_send(), len(box.held), box.waiting) == (None, 1, [])
    mia = saved(box, MIA)
    assert box.next_to_send() is mia


def test_an_add_that_was_cancelled_before_it_left_holds_up_nobody(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, NotSent(CancelledError("x", outcome=Outcome.NOT_SENT)))
    assert rex.state is State.WAITING
    assert box.next_to_send() is rex


class Counted(list[QueuedAdd]):
    """Adds that count how often all of them are looked through."""

    times = 0

    def __iter__(self) -> Iterator[QueuedAdd]:
        self.times += 1
        return super().__iter__()


def test_many_adds_are_looked_through_a_few_times_not_once_for_each(box: Outbox) -> None:
    adds = [saved(box, REX) for _ in range(100)]
    adds[1].hold = Hold.NOT_AGREED
    adds[2].state = State.REFUSED
    adds[3].state = State.NOT_CONFIRMED
    box.adds = counted = Counted(adds)
    assert box.not_sent == [adds[0], *adds[4:]]
    assert counted.times <= 4
    counted.times = 0
    box.load([Add(10**6 + number, SHOP, REX, NOW) for number in range(100)])
    assert counted.times <= 3
    assert len(box.adds) == 200
