import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets.countdown import Countdown


class Heard:
    """What a countdown has sent."""

    def __init__(self, countdown: Countdown) -> None:
        self._countdown = countdown
        self.ticks: list[int] = []
        self.ends = 0
        countdown.ticked.connect(self.ticks.append)
        countdown.ended.connect(self._on_ended)

    def _on_ended(self) -> None:
        self.ends += 1

    def second(self) -> None:
        timer = self._countdown.findChild(QTimer)
        assert timer is not None
        if timer.isActive():
            timer.timeout.emit()


@pytest.fixture
def countdown(qapp: object) -> Countdown:  # noqa: ARG001  timers need it
    return Countdown()


@pytest.fixture
def heard(countdown: Countdown) -> Heard:
    return Heard(countdown)


def test_it_says_what_is_left_at_once_and_each_second_and_ends_once(countdown: Countdown, heard: Heard) -> None:
    countdown.start(3)
    assert (heard.ticks, countdown.seconds_left) == ([3], 3)
    for _ in range(5):
        heard.second()
    assert (heard.ticks, heard.ends, countdown.seconds_left) == ([3, 2, 1], 1, None)


def test_one_that_is_stopped_never_ends(countdown: Countdown, heard: Heard) -> None:
    countdown.start(2)
    countdown.stop()
    for _ in range(3):
        heard.second()
    assert (heard.ticks, heard.ends) == ([2], 0)


def test_another_start_takes_the_place_of_the_first(countdown: Countdown, heard: Heard) -> None:
    countdown.start(9)
    countdown.start(2)
    for _ in range(3):
        heard.second()
    assert (heard.ticks, heard.ends) == ([9, 2, 1], 1)


@pytest.mark.parametrize("seconds", [0, -5])
def test_it_takes_a_second_at_least(countdown: Countdown, heard: Heard, seconds: int) -> None:
    countdown.start(seconds)
    assert (heard.ticks, heard.ends) == ([1], 0)
    heard.second()
    assert heard.ends == 1


def test_whoever_stops_it_when_it_ticks_is_obeyed(countdown: Countdown, heard: Heard) -> None:
    countdown.ticked.connect(lambda _left: countdown.stop())
    countdown.start(5)
    assert countdown.seconds_left is None
    assert heard.ends == 0


def test_it_goes_by_itself_a_second_at_a_time(qtbot: QtBot, countdown: Countdown) -> None:
    assert [timer.interval() for timer in countdown.findChildren(QTimer)] == [1000]
    quick = Countdown(second_ms=1)
    with qtbot.waitSignal(quick.ended):
        quick.start(3)
