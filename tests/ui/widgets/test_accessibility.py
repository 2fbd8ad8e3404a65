"""What goes to a screen reader; that it arrives is in tests/end_to_end/test_announcements.py."""

from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets.accessibility import announce


class Heard(NamedTuple):
    sentence: str
    politeness: QAccessible.AnnouncementPoliteness


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """Return what a screen reader is told."""
    heard: list[Heard] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
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
