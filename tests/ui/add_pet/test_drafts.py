"""What is typed and not sent yet: each service has its own, a crash takes nothing, and a full disk is said quietly."""

from collections.abc import Callable
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel

from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, dialogs, find, press, says

OTHER = "https://other.example.com/v1"


@pytest.fixture
def journal() -> Journal:
    return Journal(None)


def go_to(desk: Desk, store: FakeStore, journal: Journal, **arguments: str) -> None:
    connection = replace(store.connection(**arguments), journal=journal)
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection and says(desk.window, "updated"))


def typed(desk: Desk) -> tuple[str, str, str]:
    return (
        desk.line("Name").text(),
        desk.line("Category").text(),
        find(desk.window, QComboBox, "Status").currentText(),
    )


def type_rex(desk: Desk) -> None:
    desk.write("Name", "Re")
    desk.write("Category", "12x")
    press(find(desk.window, QComboBox, "Status"), "Down")


def kept(journal: Journal, service_id: str = ADDRESS) -> str:
    return journal.note(service_id, "draft") or ""


def test_what_was_typed_is_there_in_the_next_run(bare_desk: Desk, store: FakeStore, journal: Journal) -> None:
    journal.set_note(ADDRESS, "draft", '{"name": "\\ud83d\\ude00 Re", "category": "12x", "status": 3}')
    go_to(bare_desk, store, journal)
    bare_desk.wait(lambda: typed(bare_desk) == ("\N{GRINNING FACE} Re", "12x", "Not set"))
    assert says(bare_desk.window, "digits only")


def test_what_stood_in_the_form_before_an_edit_is_there_in_the_next_run(
    bare_desk: Desk, store: FakeStore, journal: Journal
) -> None:
    earlier = '[{"name": "Lu", "category": "4x", "status": 1}, 3, {"name": 3}]'  # what is none counts as nothing
    journal.set_note(ADDRESS, "draft", f'{{"name": "Rex", "category": "3", "status": 0, "earlier": {earlier}}}')
    go_to(bare_desk, store, journal)
    bare_desk.wait(lambda: typed(bare_desk) == ("Rex", "3", "Available"))
    press(bare_desk.line("Name"), "Return")
    bare_desk.click("Go on with it")
    assert typed(bare_desk) == ("Lu", "4x", "Pending")
    bare_desk.wait(lambda: kept(journal) == '{"name": "Lu", "category": "4x", "status": 1, "earlier": []}')


def test_every_letter_is_kept(bare_desk: Desk, store: FakeStore, journal: Journal) -> None:
    go_to(bare_desk, store, journal)
    type_rex(bare_desk)
    bare_desk.wait(lambda: kept(journal) == '{"name": "Re", "category": "12x", "status": 1, "earlier": []}')


def test_while_a_letter_is_written_down_the_latest_waits_and_those_between_are_skipped(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(bare_desk, store, journal)
    go, texts, write = Event(), list[str | None](), journal.set_note

    def slowly(service_id: str, name: str, text: str | None) -> None:
        texts.append(text)
        assert go.wait(PATIENCE_S)
        write(service_id, name, text)

    monkeypatch.setattr(journal, "set_note", slowly)
    bare_desk.write("Name", "A")
    bare_desk.wait(lambda: texts != [])
    QTest.keyClicks(bare_desk.line("Name"), "lexander")
    go.set()
    bare_desk.wait(lambda: '"Alexander"' in kept(journal))
    assert len(texts) == 2


def test_the_last_letters_are_written_at_the_end_of_the_program(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(bare_desk, store, journal)
    bare_desk.write("Name", "W")
    bare_desk.wait(lambda: '"W"' in kept(journal))
    taken, go, write = Event(), Event(), journal.set_note

    def slowly(service_id: str, name: str, text: str | None) -> None:
        taken.set()
        assert go.wait(PATIENCE_S)
        write(service_id, name, text)

    monkeypatch.setattr(journal, "set_note", slowly)
    QTest.keyClicks(bare_desk.line("Name"), "i")
    bare_desk.wait(taken.is_set)
    QTest.keyClicks(bare_desk.line("Name"), "lhelmina")
    go.set()
    bare_desk.window.save()
    assert '"Wilhelmina"' in kept(journal)


def test_each_service_has_its_own(bare_desk: Desk, store: FakeStore, journal: Journal) -> None:
    journal.set_note(OTHER, "draft", '{"name": "Luna", "category": "4", "status": 2}')
    go_to(bare_desk, store, journal)
    type_rex(bare_desk)
    go_to(bare_desk, FakeStore(), journal, address=OTHER)
    bare_desk.wait(lambda: typed(bare_desk) == ("Luna", "4", "Sold"))
    bare_desk.write("Name", "Lun")
    go_to(bare_desk, store, journal)
    bare_desk.wait(lambda: typed(bare_desk) == ("Re", "12x", "Pending"))
    bare_desk.wait(lambda: '"Lun"' in kept(journal, OTHER) and '"Re"' in kept(journal))


def test_a_service_where_nothing_was_typed_has_an_empty_form(
    bare_desk: Desk, store: FakeStore, journal: Journal
) -> None:
    go_to(bare_desk, store, journal)
    type_rex(bare_desk)
    go_to(bare_desk, FakeStore(), journal, address=OTHER)
    assert typed(bare_desk) == ("", "", "Available")


def test_the_same_service_with_another_key_keeps_what_is_typed(
    bare_desk: Desk, store: FakeStore, journal: Journal
) -> None:
    go_to(bare_desk, store, journal)
    type_rex(bare_desk)
    go_to(bare_desk, store, journal)
    assert typed(bare_desk) == ("Re", "12x", "Pending")


def hold_reading(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event]:
    """Let the reading of a note wait; return what is set when it was asked for, and what lets it go on."""
    asked, go, read = Event(), Event(), journal.note

    def slowly(service_id: str, name: str) -> str | None:
        asked.set()
        assert go.wait(PATIENCE_S)
        return read(service_id, name)

    monkeypatch.setattr(journal, "note", slowly)
    return asked, go


def test_what_somebody_types_before_the_draft_was_read_stays(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.set_note(ADDRESS, "draft", '{"name": "Old", "category": "1", "status": 0}')
    asked, go = hold_reading(journal, monkeypatch)
    go_to(bare_desk, store, journal)
    bare_desk.wait(asked.is_set)
    bare_desk.write("Name", "New")
    go.set()
    bare_desk.add("New", "2")  # goes out as soon as the journal was read
    bare_desk.wait(lambda: "New" in bare_desk.names())
    assert typed(bare_desk)[1] == "2"
    assert says(bare_desk.window, "Old is not added yet.")
    bare_desk.click("Go on with it")
    assert typed(bare_desk) == ("Old", "1", "Available")


@pytest.mark.parametrize("left", ["", "Old"])
def test_what_stands_in_the_form_before_any_service_is_open_stays(
    bare_desk: Desk, store: FakeStore, journal: Journal, left: str
) -> None:
    journal.set_note(ADDRESS, "draft", f'{{"name": "{left}", "category": "1", "status": 0}}')
    bare_desk.line("Name").setText("Early")
    go_to(bare_desk, store, journal)
    bare_desk.wait(lambda: '"Early"' in kept(journal))
    assert typed(bare_desk) == ("Early", "", "Available")
    bare_desk.wait(lambda: says(bare_desk.window, "is not added yet") == bool(left))  # an animal leaves its category
    bare_desk.write("Name", "Early bird")
    bare_desk.wait(lambda: '"Early bird"' in kept(journal))
    assert ('"Old"' in kept(journal)) == bool(left)
    assert says(bare_desk.window, "is not added yet") == bool(left)


def test_both_drafts_are_kept_where_the_form_does_not_know_of_one_yet(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.set_note(ADDRESS, "draft", '{"name": "Old", "category": "1", "status": 0}')
    with monkeypatch.context() as patch:
        patch.setattr(journal, "take_over", failing_with("another program is using it"))
        go_to(bare_desk, store, journal)
        bare_desk.write("Name", "New")
        bare_desk.wait(lambda: says(bare_desk.window, "unfinished adds: another program is using it"))
    bare_desk.window.save()  # and is read at the end of the program
    assert '"New"' in kept(journal)
    assert '"Old"' in kept(journal)


def test_what_was_left_at_another_service_is_offered_there(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.set_note(ADDRESS, "draft", '{"name": "Old", "category": "1", "status": 0}')
    asked, go = hold_reading(journal, monkeypatch)
    go_to(bare_desk, store, journal)
    bare_desk.wait(asked.is_set)
    bare_desk.write("Name", "New")
    go_to(bare_desk, FakeStore(), journal, address=OTHER)
    bare_desk.write("Name", "Other")
    go.set()
    bare_desk.wait(lambda: '"New"' in kept(journal) and '"Other"' in kept(journal, OTHER))
    bare_desk.write("Name", "Others")
    bare_desk.wait(lambda: '"Others"' in kept(journal, OTHER))  # after what was left was told of
    assert not says(bare_desk.window, "is not added yet")
    go_to(bare_desk, store, journal)
    assert typed(bare_desk)[0] == "New"
    assert says(bare_desk.window, "Old is not added yet.")


def test_an_added_animal_leaves_only_what_the_next_one_needs(
    bare_desk: Desk, store: FakeStore, journal: Journal
) -> None:
    go_to(bare_desk, store, journal)
    bare_desk.add("Bella", "7")
    bare_desk.wait(lambda: "Bella" in bare_desk.names())
    bare_desk.wait(lambda: kept(journal) == '{"name": "", "category": "7", "status": 0, "earlier": []}')
    bare_desk.write("Category", "")
    bare_desk.wait(lambda: kept(journal) == "")


def test_a_name_that_was_added_while_another_service_was_open_is_not_kept(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(bare_desk, store, journal)
    go, closing, close = Event(), Event(), journal.apply

    def slowly(number: int, event: states.Event) -> Add:
        closing.set()
        assert go.wait(PATIENCE_S)
        return close(number, event)

    monkeypatch.setattr(journal, "apply", slowly)
    bare_desk.add("Bella", "7")
    bare_desk.wait(closing.is_set)  # the service has answered
    go_to(bare_desk, FakeStore(), journal, address=OTHER)
    go.set()
    go_to(bare_desk, store, journal)
    assert typed(bare_desk) == ("", "7", "Available")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"name": 3}', '{"status": true}', '{"name": "Rex", "status": "x"}'])
def test_a_draft_that_is_none_is_an_empty_form(bare_desk: Desk, store: FakeStore, journal: Journal, text: str) -> None:
    journal.set_note(ADDRESS, "draft", text)
    go_to(bare_desk, store, journal)
    bare_desk.add("Bella", "7")
    bare_desk.wait(lambda: "Bella" in bare_desk.names())


def test_a_full_disk_is_one_quiet_line_until_there_is_room_again(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(bare_desk, store, journal)
    with monkeypatch.context() as patch:
        patch.setattr(journal, "set_note", failing_with("the disk is full"))
        bare_desk.write("Name", "Rex")
        bare_desk.wait(lambda: says(bare_desk.window, "Your draft can't be saved right now"))
        assert not says(bare_desk.window, "the disk is full")
        (label,) = [each for each in bare_desk.window.findChildren(QLabel) if "right now" in each.text()]
        assert "the disk is full" in label.toolTip()
        assert dialogs() == []
    bare_desk.write("Name", "Rexi")
    bare_desk.wait(lambda: not says(bare_desk.window, "right now"))
    bare_desk.wait(lambda: '"Rexi"' in kept(journal))


def test_a_draft_that_could_not_be_read_is_not_written_over_before_it_was(
    bare_desk: Desk, store: FakeStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = '{"name": "Wilhelmina", "category": "12", "status": 0}'
    journal.set_note(ADDRESS, "draft", old)
    with monkeypatch.context() as patch:
        patch.setattr(journal, "take_over", failing_with("another program is using it"))
        go_to(bare_desk, store, journal)
        bare_desk.wait(lambda: says(bare_desk.window, "unfinished adds: another program is using it"))
        bare_desk.press("F5")  # fails once more, if the first list had come before
        bare_desk.write("Name", "Z")
        bare_desk.qtbot.wait(100)
        assert kept(journal) == old
    bare_desk.press("F5")
    bare_desk.wait(lambda: '"Z"' in kept(journal))
    assert '"Wilhelmina"' in kept(journal)
    assert typed(bare_desk)[0] == "Z"
    press(bare_desk.line("Name"), "End")
    QTest.keyClicks(bare_desk.line("Name"), "oe")
    bare_desk.wait(lambda: '"Zoe"' in kept(journal))
    bare_desk.click("Go on with it")
    assert typed(bare_desk)[:2] == ("Wilhelmina", "12")


def failing_with(reason: str) -> Callable[..., None]:
    def fail(*_arguments: object) -> None:
        raise JournalError(reason)

    return fail
