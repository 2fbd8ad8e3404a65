"""What goes to a screen reader; that it arrives is in tests/end_to_end/test_announcements.py."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.accessibility import NotificationFallback, announce


class Heard(NamedTuple):
    sentence: str
    politeness: QAccessible.AnnouncementPoliteness


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """Return what a screen reader is told."""
    heard: list[Heard] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(Heard(event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


@pytest.fixture
def label(qtbot: QtBot) -> QLabel:
    label = QLabel()
    qtbot.addWidget(label)
    return label


def test_a_sentence_waits_for_what_is_being_spoken(label: QLabel, heard: list[Heard]) -> None:
    announce(label, "12 animals")
    assert heard == [("12 animals", QAccessible.AnnouncementPoliteness.Polite)]


def test_an_assertive_one_does_not(label: QLabel, heard: list[Heard]) -> None:
    announce(label, "Refresh, F5", assertive=True)
    assert heard == [("Refresh, F5", QAccessible.AnnouncementPoliteness.Assertive)]


def test_nothing_is_not_announced(label: QLabel, heard: list[Heard]) -> None:
    announce(label, "")
    assert heard == []


def test_nobody_is_told_where_nobody_listens(
    label: QLabel, heard: list[Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    announce(label, "12 animals")
    assert heard == []


def test_the_same_sentence_can_be_said_again(label: QLabel, heard: list[Heard]) -> None:
    announce(label, "12 animals")
    announce(label, "12 animals")
    assert len(heard) == 2


def test_thousands_of_them_leave_nothing_behind(label: QLabel) -> None:
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)  # as a screen reader does: these go all the way through Qt
    for number in range(5000):
        announce(label, f"{number} animals", assertive=bool(number % 2))
    QAccessible.setActive(was_active)
    assert label.text() == ""


def test_a_widget_that_is_gone_leaves_no_role_behind(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for _number in range(20):
        picture = QLabel(window)
        accessibility.set_picture_role(picture)
        delete(picture)
    accessibility.set_picture_role(QLabel(window))
    assert sum(not isValid(each) for each in accessibility._INTERFACES) == 0  # noqa: SLF001
    assert len(accessibility._INTERFACES) < 20  # noqa: SLF001


class Fallback:
    """A fallback in a window, with the questions that it asks and the notifications that come of it."""

    def __init__(self, window: QLabel, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[Callable[[list[str] | None], None]] = []
        self.failures: list[Callable[[Exception], None]] = []
        self.notified: list[str] = []
        self.labels: list[QLabel] = []
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)
        NotificationFallback(self._ask, window)

    def answer(self, listeners: list[str] | None) -> None:
        self.questions.pop()(listeners)

    def _ask(
        self, *, owner: QObject, done: Callable[[list[str] | None], None], failed: Callable[[Exception], None]
    ) -> None:
        assert isinstance(owner, NotificationFallback)
        self.questions.append(done)
        self.failures.append(failed)

    def _hear(self, event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.ObjectShow:
            interface = event.accessibleInterface()
            assert interface.role() is QAccessible.Role.Notification
            self.notified.append(interface.text(QAccessible.Text.Name))
            label = event.object()
            assert isinstance(label, QLabel)
            self.labels.append(label)


@pytest.fixture
def fallback(label: QLabel, monkeypatch: pytest.MonkeyPatch) -> Fallback:
    return Fallback(label, monkeypatch)


def test_where_nobody_listens_for_announcements_it_is_a_notification(label: QLabel, fallback: Fallback) -> None:
    announce(label, "Rex was added")
    assert fallback.notified == []
    fallback.answer([])
    assert fallback.notified == ["Rex was added"]
    announce(label, "Rex was added")
    fallback.answer([])
    assert fallback.notified == ["Rex was added", "Rex was added"]


@pytest.mark.parametrize("listeners", [[":1.7"], None])
def test_where_somebody_listens_or_that_cannot_be_told_it_is_none(
    label: QLabel, fallback: Fallback, listeners: list[str] | None
) -> None:
    announce(label, "Rex was added")
    fallback.answer(listeners)
    assert fallback.notified == []


def test_a_reader_that_keeps_the_question_waiting_is_the_one_of_the_last_answer(
    label: QLabel, fallback: Fallback
) -> None:
    announce(label, "Rex was added")
    fallback.answer([])
    announce(label, "2 added.")
    fallback.answer(None)
    assert fallback.notified == ["Rex was added", "2 added."]


def test_sentences_that_come_before_the_answer_are_notified_one_by_one_and_in_order(
    label: QLabel, fallback: Fallback
) -> None:
    announce(label, "Rex was added.")
    announce(label, "Max was added.")
    assert len(fallback.questions) == 1
    fallback.answer([])
    assert fallback.notified == ["Rex was added.", "Max was added."]


def test_a_reader_that_asks_late_what_the_notifications_are_called_learns_each(
    label: QLabel, fallback: Fallback
) -> None:
    sentences = [f"{name} was added." for name in ("Rex", "Max", "Tom")]
    for sentence in sentences[:2]:
        announce(label, sentence)
    fallback.answer([])
    announce(label, sentences[2])
    fallback.answer([])
    assert [each.accessibleName() for each in fallback.labels] == sentences


def test_of_equal_sentences_that_wait_the_latest_is_notified(label: QLabel, fallback: Fallback) -> None:
    for sentence in ("1 waiting.", "Rex was added.", "1 waiting."):
        announce(label, sentence)
    fallback.answer([])
    assert fallback.notified == ["Rex was added.", "1 waiting."]


def test_after_a_question_that_failed_it_is_asked_again(label: QLabel, fallback: Fallback) -> None:
    announce(label, "Rex was added")
    fallback.failures.pop()(RuntimeError())
    announce(label, "Max was added")
    fallback.answer([])
    assert fallback.notified == ["Max was added"]


def test_what_a_dialog_announces_is_notified_by_its_window(label: QLabel, fallback: Fallback, qtbot: QtBot) -> None:
    dialog = QDialog(label)
    qtbot.addWidget(dialog)
    announce(QLabel(dialog), "Copied.")
    fallback.answer([])
    dialog.deleteLater()
    announce(label, "Rex was added")
    fallback.answer([])
    assert fallback.notified == ["Copied.", "Rex was added"]
