"""The timers of the window's outbox: none is missing, and none ends before its time."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from petstore_gui.api.errors import NotConnectedError
from petstore_gui.outbox.adding import NotSent
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.draft import FormDraft
from petstore_gui.outbox.queue import Outbox
from petstore_gui.ui.add_pet.outbox import OutboxBridge
from tests.outbox.test_queue import MIA, REX, saved, says, sent
from tests.outbox.test_queue_repeats import sure
from tests.support.imports import Clock


class Form(QObject):
    edited = Signal()
    draft = FormDraft()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("petstore_gui.ui.add_pet.outbox.monotonic", clock)
    return clock


@pytest.fixture
def bridge(qapp: QObject) -> OutboxBridge:
    session = SimpleNamespace(connection=None, run_in_background=lambda *_what, **_more: None)
    return OutboxBridge(SimpleNamespace(session=session, errors=None), Form(), lambda: None, qapp)  # type: ignore[arg-type]


def box_of(bridge: OutboxBridge, clock: Clock) -> Outbox:
    boxes: list[Outbox] = []
    bridge.worker.change(boxes.append)
    (box,) = boxes
    box.loaded, box.backoff = True, Backoff(clock)
    return box


def test_what_becomes_due_while_it_looks_is_not_missed(
    bridge: OutboxBridge, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    box_of(bridge, clock).submit(REX, held_until_s=clock.now + 5)

    def write_slowly() -> None:
        clock.now += 5.1

    monkeypatch.setattr(bridge, "_start_writing", write_slowly)
    bridge.go_on()
    assert bridge.worker.state.recallable
    assert bridge.wake_timer.isActive()


def test_a_countdown_grows_with_a_service_that_asks_to_wait_longer(bridge: OutboxBridge, clock: Clock) -> None:
    box = box_of(bridge, clock)
    rex, mia = saved(box, REX), saved(box, MIA)
    sent(box, rex, sure(rex))
    sent(box, rex, sure(rex))
    box.service_answered()
    sent(box, mia, NotSent(NotConnectedError("refused")))
    bridge.worker.change(lambda _box: None)
    bridge.go_on()
    assert bridge.retry.seconds_left == 2
    clock.now += 1
    sent(box, rex, sure(rex, says(503, retry_after=50)))
    bridge.worker.change(lambda _box: None)
    bridge.go_on()
    assert bridge.retry.seconds_left == 50
