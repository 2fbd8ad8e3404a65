"""The outbox and lost adds that are sent again as the same ones: when, in which order, and when not any more."""

from datetime import UTC, datetime

from petstore_gui.api.errors import NoAnswerError, PetStoreError
from petstore_gui.outbox.add import Add, SentPromise, State
from petstore_gui.outbox.adding import KeyForgottenError, NotSent, Unknown
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.queued_add import Hold, QueuedAdd
from tests.outbox.test_queue import ADDED, MIA, NOW_S, REX, SHOP, TOM, box, retry_after_s, saved, says, sent
from tests.support.imports import Clock

__all__ = ["box"]

NOW = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)
PROMISE = SentPromise(172_800, NOW, "mark")


def repeat_after_s(box: Outbox) -> float | None:
    at = box.repeat_at_s()
    return None if at is None else at - NOW_S


def sure(add: QueuedAdd, error: PetStoreError | None = None) -> Unknown:
    entry = Add(
        add.key, SHOP, add.new_pet, NOW, (), State.NOT_CONFIRMED, maybe=True, sent_at=NOW, key="one", promise=PROMISE
    )
    return Unknown(entry, error or NoAnswerError("hangs"), may_be_repeated=True)


def test_a_lost_add_that_may_be_repeated_is_sent_again_after_a_growing_while(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, sure(rex))
    assert (box.repeated, box.unconfirmed, box.search_after_s()) == ([rex], [], None)
    for seconds in (0, 1, 2, 5, 10, 20, 40, 60, 60):
        assert repeat_after_s(box) == seconds
        if seconds:
            assert box.next_to_send() is None
            box.resume()
        sent(box, rex, sure(rex))
    box.resume()
    sent(box, rex, ADDED)
    assert (box.adds, box.pause, box.repeat_at_s()) == ([], None, None)


def test_a_service_that_asks_to_wait_longer_is_waited_for(box: Outbox) -> None:
    rex = saved(box, REX)
    for retry_after, seconds in ((30, 30), (None, 10), (1, 20)):
        sent(box, rex, sure(rex, says(503, retry_after=retry_after)))
        assert repeat_after_s(box) == seconds
        box.resume()


def lose_both(box: Outbox) -> tuple[QueuedAdd, QueuedAdd]:
    """Lose the answers to two adds, to the first one twice."""
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, sure(rex))
    sent(box, rex, sure(rex))
    box.service_answered()
    sent(box, mia, sure(mia))
    box.resume()
    return rex, mia


def test_of_several_lost_adds_the_next_goes_as_soon_as_one_is_added(box: Outbox) -> None:
    rex, mia = lose_both(box)
    sent(box, mia, ADDED)
    assert box.next_to_send() is rex


def test_one_that_never_comes_through_keeps_no_other_from_it(box: Outbox) -> None:
    rex, mia = lose_both(box)
    for add in (mia, rex, mia):
        sent(box, add, sure(add))
        box.resume()
    sent(box, rex, ADDED)
    assert box.next_to_send() is mia


def test_what_waits_goes_on_while_a_lost_one_cannot_be_carried(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, sure(rex))
    assert box.next_to_send() is rex, "at once, the first time"
    sent(box, rex, sure(rex))
    assert box.next_to_send() is None, "it might be lost as well"
    box.service_answered()
    sent(box, mia, ADDED)
    tom = saved(box, TOM)
    assert box.next_to_send() is tom, "what was lost again lets the others go first"


def test_a_list_does_not_have_a_lost_one_sent_again_before_its_time(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, sure(rex))
    sent(box, rex, sure(rex))
    box.service_answered()
    assert (box.next_to_send(), repeat_after_s(box)) == (None, 1)


def test_a_service_that_asks_to_wait_is_not_sent_a_lost_one_meanwhile(box: Outbox) -> None:
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, sure(rex))
    sent(box, rex, sure(rex))
    box.service_answered()
    sent(box, mia, NotSent(says(429, retry_after=50)))
    assert (retry_after_s(box), repeat_after_s(box)) == (50, 50)


def test_once_a_lost_one_is_added_those_behind_it_wait_no_longer() -> None:
    clock = Clock()
    box = Outbox(SHOP, loaded=True, backoff=Backoff(clock))
    rex, mia = saved(box, REX), saved(box, MIA)
    for _ in range(3):
        sent(box, rex, sure(rex))
        clock.now = box.repeat_at_s() or clock.now
    assert box.next_to_send() is rex, "no list has come, and the others wait"
    sent(box, rex, ADDED)
    assert box.next_to_send() is mia


def test_nothing_is_sent_again_while_a_key_is_missing(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, sure(rex))
    sent(box, rex, sure(rex, says(401)))
    assert (box.repeat_at_s(), box.next_to_send()) == (None, None)
    box.resume()
    assert box.next_to_send() is rex


def test_one_that_may_not_be_repeated_any_more_is_looked_for_and_keeps_its_error(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, sure(rex))
    lost_by = rex.error
    sent(box, rex, Unknown(sure(rex).entry, KeyForgottenError()))
    assert (box.repeated, box.unconfirmed, rex.error, box.pause) == ([], [rex], lost_by, None)
    assert box.search_after_s() is not None


def test_one_of_an_earlier_run_is_sent_again_and_another_like_it_is_not_held() -> None:
    box = Outbox(SHOP)
    again = box.submit(REX)
    box.load([sure(again).entry])
    assert [add.is_repeated for add in box.adds] == [True, False]
    assert again.hold is Hold.NONE
    assert box.next_to_send() is box.adds[0]
    assert box.not_sent == [again]
    assert box.submit(REX).hold is Hold.NONE


def test_one_that_the_user_has_decided_about_meanwhile_is_gone(box: Outbox) -> None:
    rex = saved(box, REX)
    sent(box, rex, sure(rex))
    rex.state = State.SENDING
    assert box.not_sent == []  # nothing is lost with the end of the program: the next start sends it again
    box.remove(rex)
    box.settle(rex, ADDED)
    assert box.adds == []
