"""The table of states, each step of it: what leads where, and what says nothing of an add in that state."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, SentPromise, State

NOW = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)
PROMISE = SentPromise(3600, NOW, "one")
OTHER_PROMISE = SentPromise(60, NOW, "two")

# Before and after; a star is for what may have been stored.
TABLE: dict[states.Event, str] = {
    states.Released(): "held waiting, held* waiting*, waiting waiting, waiting* waiting*",
    states.Discarded(): "held discarded, waiting discarded, refused discarded, held* not-confirmed*,"
    " waiting* not-confirmed*, refused* discarded*",
    states.Undone(): "discarded waiting, discarded* waiting*",
    states.Orphaned(): "held waiting, waiting waiting, held* waiting*, waiting* waiting*,"
    " sending not-confirmed*, sending* not-confirmed*",
    states.Sent(NOW, (3,), PROMISE, "key"): "waiting sending, waiting* sending*",
    states.Answered(7): "held added, waiting added, sending added, not-confirmed added, probably-added added,"
    " refused added, left added, discarded added, held* added, waiting* added, sending* added,"
    " not-confirmed* added, probably-added* added, refused* added, left* added, discarded* added, added* added",
    states.Rejected("No."): "sending refused, sending* not-confirmed*",
    states.NotStored(): "sending waiting, sending* not-confirmed*",
    states.Lost(): "sending not-confirmed*, sending* not-confirmed*, not-confirmed not-confirmed*,"
    " not-confirmed* not-confirmed*",
    states.Matched(7): "sending probably-added*, sending* probably-added*, not-confirmed probably-added*,"
    " not-confirmed* probably-added*",
    states.Decided(7): "sending added*, sending* added*, not-confirmed added*, not-confirmed* added*,"
    " probably-added added*, probably-added* added*",
    states.GivenUp(): "sending left*, sending* left*, not-confirmed left*, not-confirmed* left*,"
    " probably-added left*, probably-added* left*",
    states.SentAnew(): "sending waiting*, sending* waiting*, not-confirmed waiting*, not-confirmed* waiting*,"
    " probably-added waiting*, probably-added* waiting*",
    states.Reopened(): "left not-confirmed, left* not-confirmed*",
}


def add_in(text: str) -> Add:
    state = State(text.strip("*").replace("-", " "))
    return Add(
        1,
        "https://pets.example.com/v1",
        NewPet(name="Rex", category_id=1),
        NOW,
        (1,),
        state,
        "*" in text,
        sent_at=NOW,
        promise=OTHER_PROMISE,
    )


def text_of(add: Add) -> str:
    return add.state.replace(" ", "-") + "*" * add.maybe


@pytest.mark.parametrize("event", TABLE, ids=lambda event: type(event).__name__)
def test_each_event_leads_where_the_table_says_and_nowhere_else(event: states.Event) -> None:
    expected: dict[str, str] = dict(each.split() for each in TABLE[event].split(","))
    found = {}
    for state in State:
        for maybe in (False, True):
            before = replace(add_in(state.replace(" ", "-")), maybe=maybe)
            after = states.step(before, event)
            if after is not None:
                found[text_of(before)] = text_of(after)
    assert found == expected


def test_every_event_is_in_the_table() -> None:
    assert {type(event) for event in TABLE} == set(states.Event.__args__)


def test_what_is_known_of_the_first_sending_stays_for_all_others() -> None:
    first = states.step(add_in("waiting"), states.Sent(NOW, (3,), PROMISE, "key"))
    assert first is not None
    assert (first.known, first.promise, first.sent_at, first.key) == ((3,), PROMISE, NOW, "key")
    again = states.step(replace(add_in("waiting*"), key="own"), states.Sent(NOW, (3,), PROMISE, "key"))
    assert again is not None
    assert (again.known, again.promise, again.key) == ((1,), OTHER_PROMISE, "own")
    keyed = states.step(replace(add_in("waiting"), key="own"), states.Sent(NOW, (3,), PROMISE, "key"))
    assert keyed is not None
    assert keyed.key == "own"


def test_one_of_an_earlier_version_gets_a_key_when_it_is_sent_anew() -> None:
    later = NOW + timedelta(hours=1)
    anew = states.step(replace(add_in("waiting*"), promise=None), states.Sent(later, (3,), PROMISE, "key"))
    assert anew is not None
    assert (anew.key, anew.promise, anew.sent_at, anew.known) == ("key", PROMISE, later, (1,))
    assert anew.may_be_repeated


@pytest.mark.parametrize("event", [states.Rejected("No."), states.NotStored()])
def test_what_was_certainly_not_stored_has_nothing_to_look_for(event: states.Event) -> None:
    after = states.step(add_in("sending"), event)
    assert after is not None
    assert (after.known, after.sent_at, after.promise) == (None, None, None)
    assert after.refusal == ("No." if isinstance(event, states.Rejected) else None)
    lost_before = states.step(add_in("sending*"), event)
    assert lost_before is not None
    assert (lost_before.known, lost_before.promise, lost_before.refusal) == ((1,), OTHER_PROMISE, None)


def test_one_that_the_user_had_taken_out_is_not_sent_again() -> None:
    after = states.step(replace(add_in("sending"), key="one"), states.Lost(is_unwanted=True))
    assert after is not None
    assert not after.may_be_repeated


def test_an_id_is_of_the_latest_knowledge() -> None:
    found = states.step(add_in("not-confirmed*"), states.Matched(7))
    assert found is not None
    assert found.pet_id == 7
    for event, pet_id in ((states.Decided(8), 8), (states.Answered(9), 9), (states.GivenUp(), None)):
        after = states.step(found, event)
        assert after is not None
        assert after.pet_id == pet_id
    undone = states.step(replace(add_in("discarded"), refusal="No."), states.Undone())
    assert undone is not None
    assert undone.refusal is None
