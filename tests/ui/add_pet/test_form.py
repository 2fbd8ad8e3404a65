from functools import partial

import pytest
from msgspec import UNSET, UnsetType
from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QPushButton,
    QStyledItemDelegate,
    QWidget,
)
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.outbox.draft import FormDraft
from petstore_gui.ui import override
from petstore_gui.ui.add_pet import category_completer as completer
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets import form_field
from tests.support.windows import click, find, is_there, press, says, sentences, show_active, write

# An open list takes the keyboard, which the offscreen platform cannot.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)

EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)]


@pytest.fixture
def form(qtbot: QtBot) -> AddPetForm:
    form = AddPetForm(CategoryNames())
    qtbot.addWidget(form)
    show_active(qtbot, form)
    form.start()
    return form


def test_no_cursor_is_reported_before_the_focus_of_an_empty_field(qtbot: QtBot) -> None:
    form = AddPetForm(CategoryNames())
    qtbot.addWidget(form)
    show_active(qtbot, form)
    moved: list[str] = []
    for each in (line(form, "Name"), line(form, "Category")):
        each.cursorPositionChanged.connect(partial(moved.append, each.accessibleName()))
    form.set_draft(FormDraft())
    form.start()
    press(line(form, "Name"), "Tab")
    assert line(form, "Category").hasFocus()
    assert moved == []


@pytest.fixture
def sent(form: AddPetForm) -> list[NewPet]:
    """Return what the form has sent, as it comes."""
    sent: list[NewPet] = []
    form.submitted.connect(sent.append)
    return sent


def line(form: AddPetForm, name: str) -> QLineEdit:
    return find(form, QLineEdit, name)


def status(form: AddPetForm) -> QComboBox:
    return find(form, QComboBox, "Status")


def fill_in(form: AddPetForm, name: str = "Rex", category: str = "3") -> None:
    write(form, "Name", name)
    write(form, "Category", category)


def typed(form: AddPetForm) -> tuple[str, str, str]:
    return line(form, "Name").text(), line(form, "Category").text(), status(form).currentText()


def test_an_animal_can_be_added_by_keyboard_alone(form: AddPetForm, sent: list[NewPet]) -> None:
    for keys in ("Rex", "Tab", "3", "Tab", "Down", "Enter"):
        focus = form.focusWidget()
        press(focus, keys) if keys in {"Tab", "Down", "Enter"} else QTest.keyClicks(focus, keys)
    assert sent == [NewPet(name="Rex", category_id=3, status=PetStatus.PENDING)]


@pytest.mark.parametrize("where", ["Name", "Category", "Status"])
@pytest.mark.parametrize("key", ["Return", "Enter"])
def test_enter_adds_from_every_field(form: AddPetForm, sent: list[NewPet], where: str, key: str) -> None:
    fill_in(form)
    field = status(form) if where == "Status" else line(form, where)
    field.setFocus()
    press(field, key)
    assert sent == [NewPet(name="Rex", category_id=3, status=PetStatus.AVAILABLE)]


@pytest.mark.parametrize(
    ("steps", "wanted"), [(0, PetStatus.AVAILABLE), (1, PetStatus.PENDING), (2, PetStatus.SOLD), (3, UNSET)]
)
def test_every_status_can_be_chosen_and_none_too(
    form: AddPetForm, sent: list[NewPet], steps: int, wanted: object
) -> None:
    fill_in(form)
    for _ in range(steps):
        press(status(form), "Down")
    click(form, "Add animal")
    assert [new_pet.status for new_pet in sent] == [wanted]


@pytest.mark.parametrize("number", EDGES)
def test_a_category_is_exact(form: AddPetForm, sent: list[NewPet], number: int) -> None:
    fill_in(form, category=str(number))
    click(form, "Add animal")
    assert [new_pet.category_id for new_pet in sent] == [number]


@pytest.mark.parametrize(
    ("category", "part"),
    [(str(2**63), "Use a number from"), (str(-(2**63) - 1), "Use a number from"), ("１２", "digits")],
)
def test_what_is_no_category_is_said_as_it_is_typed_and_not_sent(
    form: AddPetForm, sent: list[NewPet], category: str, part: str
) -> None:
    fill_in(form, category=category)
    assert says(form, part)
    click(form, "Add animal")
    assert sent == []
    assert typed(form)[1] == category
    assert form.focusWidget() is line(form, "Category")


def test_what_is_missing_is_said_at_its_field_when_it_is_needed(form: AddPetForm, sent: list[NewPet]) -> None:
    before = sentences(form)
    click(form, "Add animal")
    assert [each for each in sentences(form) if each not in before] == [
        "Give the animal a name.",
        "Give the number of a category, for example 3.",
    ]
    assert form.focusWidget() is line(form, "Name")
    QTest.keyClicks(line(form, "Name"), "Rex")
    QTest.keyClicks(line(form, "Category"), "3")
    assert sentences(form) == before
    assert sent == []


def test_a_name_of_blanks_is_none(form: AddPetForm, sent: list[NewPet]) -> None:
    fill_in(form, name="   ")
    click(form, "Add animal")
    assert sent == []
    assert form.focusWidget() is line(form, "Name")


def test_blanks_around_a_name_are_not_sent(form: AddPetForm, sent: list[NewPet]) -> None:
    fill_in(form, name="  Sir Hiss ")
    click(form, "Add animal")
    assert [new_pet.name for new_pet in sent] == ["Sir Hiss"]


# --- what is no name ---


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the fields say to a screen reader."""
    heard: list[str] = []

    def hear(_widget: QWidget, sentence: str, *, assertive: bool) -> None:
        assert assertive
        heard.append(sentence)

    monkeypatch.setattr(form_field, "announce", hear)
    return heard


def paste(form: AddPetForm, text: str) -> None:
    QApplication.clipboard().setText(text)
    press(line(form, "Name"), "Ctrl+V")


@pytest.fixture
def pasted(form: AddPetForm) -> list[str]:
    """Return the tables that were pasted, as they come."""
    pasted: list[str] = []
    form.rows_pasted.connect(pasted.append)
    return pasted


@pytest.mark.parametrize("field", ["Name", "Category"])
@pytest.mark.parametrize("text", ["Luna\t4\nMilo\t5\n", "Luna\r\nMilo\r\nKira\r\n", "Luna\t4\tsold"])
def test_a_table_that_is_pasted_is_handed_on_and_what_was_there_stays(
    form: AddPetForm, sent: list[NewPet], pasted: list[str], text: str, field: str
) -> None:
    before = sentences(form)
    fill_in(form)
    press(line(form, field), "End")
    QApplication.clipboard().setText(text)
    press(line(form, field), "Ctrl+V")
    assert (typed(form)[:2], pasted) == (("Rex", "3"), [text])
    assert sentences(form) == before
    press(line(form, "Name"), "Return")
    assert [new_pet.name for new_pet in sent] == ["Rex"]


def test_a_copied_cell_is_a_name(form: AddPetForm, sent: list[NewPet], heard: list[str]) -> None:
    before = sentences(form)
    write(form, "Category", "3")
    line(form, "Name").setFocus()
    paste(form, "Sir Hiss\r\n")
    assert sentences(form) == before
    press(line(form, "Name"), "Return")
    assert [new_pet.name for new_pet in sent] == ["Sir Hiss"]
    assert heard == []


@pytest.mark.parametrize(
    ("name", "sentence"), [("Luna\nMilo", "These look like 2 rows."), ("\tLuna\t4\t", "These look like 2 cells.")]
)
def test_a_table_in_an_older_draft_stays_to_be_corrected_and_is_not_sent(
    form: AddPetForm, sent: list[NewPet], heard: list[str], name: str, sentence: str
) -> None:
    form.set_draft(FormDraft(name, "3"))
    assert typed(form)[0] == name
    assert says(form, sentence)
    heard.clear()
    press(line(form, "Name"), "Return")
    assert (sent, heard, typed(form)[0]) == ([], [sentence], name)
    write(form, "Name", "Luna")
    press(line(form, "Name"), "Return")
    assert [new_pet.name for new_pet in sent] == ["Luna"]


@pytest.mark.parametrize(
    ("name", "category", "sentence"),
    [
        ("", "3", "Give the animal a name."),
        ("", "", "Give the animal a name."),
        ("Rex", "", "Give the number of a category, for example 3."),
        ("Rex", "x", "“x” has no number yet."),
        ("Rex", "1.5", "Use digits only, for example 42."),
    ],
)
def test_the_mistake_is_announced_at_every_enter_and_the_first_one_only(
    form: AddPetForm, sent: list[NewPet], heard: list[str], name: str, category: str, sentence: str
) -> None:
    fill_in(form, name, category)
    for _ in range(3):
        press(form.focusWidget(), "Return")
    click(form, "Add animal")
    assert heard == [sentence] * 4
    assert sent == []


def test_after_an_add_the_focus_comes_first_and_then_the_line_is_cleared(form: AddPetForm) -> None:
    events: list[str] = []

    class Witness(QObject):
        @override
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.FocusIn:
                events.append(f"focus at “{line(form, 'Name').text()}”")
            return super().eventFilter(watched, event)

    fill_in(form)
    witness = Witness()
    line(form, "Name").installEventFilter(witness)
    line(form, "Name").textChanged.connect(lambda text: events.append(f"text “{text}”"))
    line(form, "Category").setFocus()
    press(form.focusWidget(), "Return")
    assert events == ["focus at “Rex”", "text “”"]


def test_impatience_sends_once_and_complains_of_nothing(form: AddPetForm, sent: list[NewPet]) -> None:
    before = sentences(form)
    fill_in(form)
    QTest.mouseDClick(find(form, QAbstractButton, "Add animal"), Qt.MouseButton.LeftButton)
    click(form, "Add animal")
    for name in ("Name", "Category"):
        press(line(form, name), "Return")
    assert len(sent) == 1
    assert sentences(form) == before
    QTest.keyClicks(line(form, "Name"), "L")
    press(line(form, "Name"), "Backspace")
    press(line(form, "Name"), "Return")
    assert says(form, "Give the animal a name.")  # somebody has typed since


def test_enter_takes_the_animal_out_and_leaves_category_and_status_for_the_next(
    form: AddPetForm, sent: list[NewPet]
) -> None:
    fill_in(form)
    press(status(form), "Down")
    line(form, "Category").setFocus()
    press(form.focusWidget(), "Return")
    assert typed(form) == ("", "3", "Pending")
    assert form.focusWidget() is line(form, "Name")
    QTest.keyClicks(form.focusWidget(), "Luna")
    press(form.focusWidget(), "Return")
    assert [(new_pet.name, new_pet.category_id, new_pet.status) for new_pet in sent] == [
        ("Rex", 3, "pending"),
        ("Luna", 3, "pending"),
    ]


def test_while_an_animal_is_taken_out_it_is_known_what_will_be_left(form: AddPetForm) -> None:
    left: list[tuple[FormDraft, FormDraft]] = []
    form.submitted.connect(lambda *_animal: left.append((form.draft, form.next_draft)))
    fill_in(form)
    click(form, "Add animal")
    assert left == [(FormDraft("Rex", "3"), FormDraft("", "3"))]
    assert form.draft == FormDraft("", "3")


def test_what_is_said_of_an_animal_stays_until_there_is_something_else_to_say(form: AddPetForm) -> None:
    fill_in(form)
    form.submitted.connect(lambda *_animal: form.show_message("Adding Rex…"))
    click(form, "Add animal")
    assert says(form, "Adding Rex…")
    QTest.keyClicks(line(form, "Name"), "Luna")
    assert says(form, "Adding Rex…")
    form.show_message("Rex was added, ID 7.")
    assert not says(form, "Adding")
    assert says(form, "Rex was added, ID 7.")


# --- an animal that comes back ---


@pytest.mark.parametrize(
    ("status", "word"), [(PetStatus.AVAILABLE, "Available"), (PetStatus.SOLD, "Sold"), (UNSET, "Not set")]
)
def test_an_animal_is_put_back_to_be_edited(
    form: AddPetForm, sent: list[NewPet], status: PetStatus | UnsetType, word: str
) -> None:
    find(form, QAbstractButton, "Add animal").setFocus()
    rex = NewPet(name="Rex", category_id=-(2**63), status=status)
    form.edit(rex)
    assert typed(form) == ("Rex", str(-(2**63)), word)
    assert form.focusWidget() is line(form, "Name")
    QTest.keyClicks(form.focusWidget(), "Luna")  # what stands there is selected
    assert typed(form)[0] == "Luna"
    write(form, "Name", "Rex")
    press(line(form, "Name"), "Return")
    assert sent == [rex]


def test_what_stood_there_waits_until_one_goes_on_with_it_the_latest_first(
    form: AddPetForm, sent: list[NewPet]
) -> None:
    fill_in(form, "Lu", "4x")
    press(status(form), "Down")
    form.edit(NewPet(name="Rex", category_id=3, status=PetStatus.AVAILABLE))
    form.edit(NewPet(name="Max", category_id=5, status=PetStatus.AVAILABLE))
    assert typed(form) == ("Max", "5", "Available")
    assert says(form, "Rex is not added yet.")
    press(line(form, "Name"), "Return")
    QTest.keyClicks(form.focusWidget(), "Bella")  # with fast hands: nothing has come in between
    press(line(form, "Name"), "Return")
    click(form, "Go on with it")
    assert typed(form) == ("Rex", "3", "Available")
    assert form.focusWidget() is line(form, "Name")
    assert says(form, "Lu is not added yet.")
    press(line(form, "Name"), "Return")
    click(form, "Go on with it")
    assert typed(form) == ("Lu", "4x", "Pending")
    assert not says(form, "is not added yet")
    assert [new_pet.name for new_pet in sent] == ["Max", "Bella", "Rex"]
    assert form.draft == FormDraft("Lu", "4x", 1)


def test_who_goes_on_with_another_one_keeps_what_was_typed_meanwhile(form: AddPetForm) -> None:
    fill_in(form, "Lu", "4")
    form.edit(NewPet(name="Rex", category_id=3))
    form.edit(NewPet(name="Mo", category_id=5))
    names = []
    for _each in range(4):
        click(form, "Go on with it")
        names.append(form.draft.name)
    assert names == ["Rex", "Lu", "Mo", "Rex"]
    assert [draft.name for draft in form.draft.earlier] == ["Mo", "Lu"]


@pytest.mark.parametrize(("status", "expected"), [("sold", PetStatus.SOLD), (None, UNSET), ("unheard of", UNSET)])
def test_one_like_this_has_its_category_and_status_and_loses_nothing_unfinished(
    form: AddPetForm, sent: list[NewPet], status: str | None, expected: PetStatus | UnsetType
) -> None:
    write(form, "Name", "Half a na")
    form.edit(NewPet(name="Max", category_id=5, status=PetStatus.AVAILABLE))
    form.begin_similar(Pet(id=1, name="Rex", category_id=2**53 + 1, status=status))
    assert form.focusWidget() is line(form, "Name")
    write(form, "Name", "Bella")
    press(line(form, "Name"), "Return")
    assert sent == [NewPet(name="Bella", category_id=2**53 + 1, status=expected)]
    assert [draft.name for draft in form.draft.earlier] == ["Half a na", "Max"]


@pytest.mark.parametrize("category", ["4", "4x"])
def test_a_category_that_was_typed_without_a_name_waits_as_well(
    form: AddPetForm, sent: list[NewPet], category: str
) -> None:
    write(form, "Category", category)
    form.begin_similar(Pet(id=1, name="Rex", category_id=3, status="sold"))
    assert form.draft == FormDraft("", "3", 2, (FormDraft("", category),))
    form.begin_similar(Pet(id=2, name="Max", category_id=5, status="sold"))  # somebody had taken the wrong row
    assert FormDraft.of_note(form.draft.as_note()) == form.draft
    write(form, "Name", "Bella")
    press(line(form, "Name"), "Return")
    assert sent == [NewPet(name="Bella", category_id=5, status=PetStatus.SOLD)]
    assert says(form, "An animal without a name is not added yet.")
    click(form, "Go on with it")
    assert form.draft == FormDraft("", category)
    form.edit(NewPet(name="Luna", category_id=7))
    assert form.draft.earlier == (FormDraft("", category),)


def test_a_category_that_an_animal_has_left_is_nothing_to_come_back(form: AddPetForm) -> None:
    fill_in(form, "Rex", "4")
    press(line(form, "Name"), "Return")
    form.begin_similar(Pet(id=1, name="Max", category_id=3, status="available"))
    assert form.draft == FormDraft("", "3")
    form.edit(NewPet(name="Luna", category_id=7))
    assert form.draft.earlier == ()


def test_a_category_that_an_earlier_run_has_left_is_nothing_to_come_back(form: AddPetForm) -> None:
    form.set_draft(FormDraft("", "4"))
    form.edit(NewPet(name="Luna", category_id=7))
    assert form.draft.earlier == ()


def test_one_with_a_name_of_blanks_is_said_to_have_none(form: AddPetForm) -> None:
    fill_in(form, "  ", "4")
    form.edit(NewPet(name="Luna", category_id=7))
    assert says(form, "An animal without a name is not added yet.")


def test_a_name_that_no_key_has_typed_is_added_too(form: AddPetForm, sent: list[NewPet]) -> None:
    fill_in(form)
    click(form, "Add animal")
    line(form, "Name").setText("Luna")  # as dictation does
    click(form, "Add animal")
    assert [new_pet.name for new_pet in sent] == ["Rex", "Luna"]


def test_what_stood_there_is_put_back_with_the_rest(form: AddPetForm) -> None:
    kept = FormDraft("Rex", "3", 0, (FormDraft("Lu", "4x", 1),))
    form.set_draft(kept)
    assert form.draft == kept
    assert says(form, "Lu is not added yet.")


def test_the_form_is_ready_for_typing_over(form: AddPetForm) -> None:
    fill_in(form)
    status(form).setFocus()
    form.start()
    assert form.focusWidget() is line(form, "Name")
    QTest.keyClicks(form.focusWidget(), "Luna")
    assert typed(form)[0] == "Luna"


def test_what_is_typed_is_told_letter_by_letter_and_can_be_put_back(form: AddPetForm) -> None:
    heard: list[FormDraft] = []
    form.edited.connect(lambda: heard.append(form.draft))
    fill_in(form, "Re", "3x")
    press(status(form), "Down")
    assert heard == [
        FormDraft("R"),
        FormDraft("Re"),
        FormDraft("Re", "3"),
        FormDraft("Re", "3x"),
        FormDraft("Re", "3x", 1),
    ]
    last = form.draft
    form.set_draft(FormDraft())
    assert typed(form) == ("", "", "Available")
    form.set_draft(last)
    assert typed(form) == ("Re", "3x", "Pending")


def test_a_status_that_the_list_does_not_have_is_put_as_the_first(form: AddPetForm) -> None:
    form.set_draft(FormDraft("Rex", "3", 7))
    assert typed(form) == ("Rex", "3", "Available")


def test_what_is_put_is_of_another_service_and_nothing_is_said_of_the_former(form: AddPetForm) -> None:
    before = sentences(form)
    form.show_message("Adding Rex…")
    form.set_draft(FormDraft("Luna", "4"))
    assert sentences(form) == before


# --- what is said of adds that are not settled ---


def test_the_card_speaks_of_unsettled_adds_only_where_there_are_some(form: AddPetForm) -> None:
    calm, done = sentences(form), list[str]()
    form.show_warning("")
    assert sentences(form) == calm
    form.waiting_notice.show_sentence(
        "2 animals wait: <b>Rex</b>", {"Send": lambda: done.append("send"), "Discard": lambda: done.append("discard")}
    )
    assert says(form, "2 animals wait: <b>Rex</b>")
    click(form, "Discard")
    click(form, "Send")
    assert done == ["discard", "send"]
    form.waiting_notice.show_sentence("2 animals wait.", {"Send now": lambda: done.append("now")})
    assert not is_there(form, "Discard")
    click(form, "Send now")
    assert done[2:] == ["now"]
    form.show_warning("Your draft can't be saved right now", detail="<b>the disk is full</b>")
    assert not says(form, "disk")
    form.waiting_notice.show_sentence("", {})
    form.show_warning("")
    assert sentences(form) == calm
    assert not is_there(form, "Send now")


def test_the_buttons_are_reached_by_keyboard_after_the_form_s_own_from_above_to_below(form: AddPetForm) -> None:
    done: list[str] = []
    form.attention_notice.show_sentence("Rex was not added.", {"Edit": lambda: done.append("edit")})
    form.waiting_notice.show_sentence("Max waits.", {"Send now": lambda: done.append("send")})
    find(form, QAbstractButton, "Add animal").setFocus()
    for name in ("Send now", "Edit"):
        press(form.focusWidget(), "Tab")
        assert form.focusWidget() is find(form, QAbstractButton, name)
        press(form.focusWidget(), "Space")
    assert done == ["send", "edit"]


def test_a_button_whose_words_stay_keeps_the_focus_when_the_sentence_changes(form: AddPetForm) -> None:
    form.waiting_notice.show_sentence("Trying again in 2 s.", {"Send now": form.start})
    find(form, QAbstractButton, "Send now").setFocus()
    form.waiting_notice.show_sentence("Trying again in 1 s.", {"Send now": form.start})
    assert form.focusWidget() is find(form, QAbstractButton, "Send now")


# --- categories by name ---

NAMES = {3: "Dogs", 30: "Birds", 9: "Donkeys", 2**63 - 1: "Änderungen", -7: "Big dogs"}


@pytest.fixture
def named(form: AddPetForm) -> AddPetForm:
    form.category_names.set(NAMES)
    line(form, "Name").setText("Rex")
    line(form, "Category").setFocus()
    return form


def offers() -> list[str]:
    """Return what is offered below the line."""
    popup = QApplication.activePopupWidget()
    if not isinstance(popup, QListView):
        return []
    return [popup.model().index(row, 0).data(Qt.ItemDataRole.EditRole) for row in range(popup.model().rowCount())]


def key_in(form: AddPetForm, *keys: str) -> None:
    """Press keys as a person does: an open list gets them first."""
    for key in keys:
        target = QApplication.activePopupWidget() or form.focusWidget()
        press(target, key)


def category(form: AddPetForm) -> str:
    return line(form, "Category").text()


@pytest.mark.parametrize(
    ("keys", "offered"),
    [
        ("d", ["Dogs (3)", "Donkeys (9)", "Big dogs (-7)", "Birds (30)", "Änderungen (9223372036854775807)"]),
        ("do", ["Dogs (3)", "Donkeys (9)", "Big dogs (-7)"]),
        ("dogs", ["Dogs (3)", "Big dogs (-7)"]),
        ("3", ["Dogs (3)", "Birds (30)"]),
        ("30", ["Birds (30)"]),
        ("9223372036854775807", ["Änderungen (9223372036854775807)"]),
        ("-7", ["Big dogs (-7)"]),
        ("x", []),
    ],
)
def test_names_are_offered_while_a_category_is_typed_the_likeliest_first(
    named: AddPetForm, keys: str, offered: list[str]
) -> None:
    key_in(named, *keys)
    assert offers() == offered
    assert category(named) == keys


def test_the_first_enter_takes_the_chosen_offer_and_the_second_one_adds(named: AddPetForm, sent: list[NewPet]) -> None:
    key_in(named, "d", "o", "Down")
    assert category(named) == "do"
    key_in(named, "Return")
    assert category(named) == "Dogs (3)"
    assert offers() == []
    assert sent == []
    key_in(named, "Return")
    assert [new_pet.category_id for new_pet in sent] == [3]


def test_enter_takes_the_only_offer(named: AddPetForm, sent: list[NewPet]) -> None:
    key_in(named, *"bir", "Enter")
    assert category(named) == "Birds (30)"
    key_in(named, "Enter")
    assert [new_pet.category_id for new_pet in sent] == [30]


def test_enter_puts_the_offers_away_where_it_comes_to_the_line_first(named: AddPetForm, sent: list[NewPet]) -> None:
    key_in(named, *"bir")
    press(line(named, "Category"), "Return")  # as where an open list does not take the keyboard
    assert (category(named), offers(), sent) == ("Birds (30)", [], [])


def test_enter_chooses_nothing_among_several(named: AddPetForm, sent: list[NewPet]) -> None:
    key_in(named, "d", "o", "Return")
    assert (category(named), offers(), sent) == ("do", [], [])
    key_in(named, "Return")
    assert says(named, "Choose one of the categories")
    assert (category(named), sent) == ("do", [])


def test_a_number_that_only_begins_like_an_offer_stays_that_number(named: AddPetForm, sent: list[NewPet]) -> None:
    key_in(named, *"92233720", "Return")
    assert category(named) == "92233720"
    assert [new_pet.category_id for new_pet in sent] == [92233720]


def test_a_number_that_was_typed_needs_one_enter_only(named: AddPetForm, sent: list[NewPet]) -> None:
    key_in(named, "3", "Return")
    assert (category(named), [new_pet.category_id for new_pet in sent]) == ("3", [3])


@pytest.mark.parametrize("text", ["Dogs", " dogs ", "DOGS (3)", "3", "dogs  (3)"])
def test_a_name_means_its_category_without_choosing(named: AddPetForm, sent: list[NewPet], text: str) -> None:
    line(named, "Category").setText(text)
    key_in(named, "Return")
    assert [new_pet.category_id for new_pet in sent] == [3]
    assert category(named) == text


def test_tab_takes_the_chosen_offer_and_moves_on(named: AddPetForm) -> None:
    key_in(named, "d", "o", "Down", "Tab")
    assert (category(named), offers()) == ("Dogs (3)", [])
    assert named.focusWidget() is status(named)


def test_tab_takes_nothing_that_was_not_chosen(named: AddPetForm) -> None:
    key_in(named, "d", "o", "Tab")
    assert (category(named), offers()) == ("do", [])
    assert named.focusWidget() is status(named)


def test_escape_puts_the_offers_away_and_leaves_what_was_typed(named: AddPetForm) -> None:
    key_in(named, "d", "o", "Down", "Esc")
    assert (category(named), offers()) == ("do", [])


def test_escape_belongs_to_the_offers_before_it_is_an_action_of_the_window(qtbot: QtBot) -> None:
    window, form, done = QMainWindow(), AddPetForm(CategoryNames()), list[str]()
    qtbot.addWidget(window)
    window.setCentralWidget(form)
    action = window.menuBar().addMenu("Animals").addAction("Cancel")
    action.setShortcut("Esc")
    action.triggered.connect(lambda: done.append("cancelled"))
    show_active(qtbot, window)
    form.category_names.set(NAMES)
    line(form, "Category").setFocus()
    key_in(form, "d", "o", "Esc")
    assert (offers(), done) == ([], [])
    key_in(form, "Esc")
    assert done == ["cancelled"]


@pytest.mark.usefixtures("from_the_right")
def test_an_offer_is_painted_in_its_own_direction_whatever_the_window_has(named: AddPetForm) -> None:
    key_in(named, "d", "o")
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QListView)
    delegate = popup.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    assert [delegate.displayText(each, QLocale()) for each in offers()] == [isolate(each) for each in offers()]
    key_in(named, "Down", "Return")
    assert category(named) == "Dogs (3)"  # what is taken has no such marks


def test_a_click_takes_an_offer(named: AddPetForm) -> None:
    key_in(named, "d")
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QListView)
    place = popup.visualRect(popup.model().index(1, 0)).center()
    assert popup.visualRect(popup.model().index(1, 0)).height() >= 24
    QTest.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (category(named), offers()) == ("Donkeys (9)", [])


def test_a_name_that_is_not_finished_is_no_mistake_yet_and_an_unknown_word_is(named: AddPetForm) -> None:
    calm = sentences(named)
    key_in(named, "d", "o")
    assert sentences(named) == calm
    key_in(named, "x")
    assert says(named, "“dox” has no number yet.")
    key_in(named, "Backspace")
    assert sentences(named) == calm


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dog", "“dog” has no number yet."),
        ("x" * 31, f"“{'x' * 30}…” has no number yet."),
        ("1.5", "Use digits only, for example 42."),
        ("12a", "Use digits only, for example 42."),
        ("x" * 81, "Use digits only, for example 42."),
        ("", ""),
        ("42", ""),
    ],
)
def test_only_a_word_that_can_be_a_name_is_offered_to_be_named(form: AddPetForm, text: str, sentence: str) -> None:
    fill_in(form, "Rex", text)
    assert line(form, "Category").accessibleDescription() == sentence
    assert is_there(form, "Name it…") is sentence.endswith("has no number yet.")


def test_what_is_kept_is_what_was_typed(named: AddPetForm) -> None:
    key_in(named, "d", "o", "Down", "Down")
    assert named.draft == FormDraft("Rex", "do")


def test_names_that_come_later_or_go_change_what_the_field_understands(form: AddPetForm, sent: list[NewPet]) -> None:
    fill_in(form, "Rex", "Dogs")
    assert says(form, "has no number yet")
    form.category_names.set(NAMES)
    assert not says(form, "has no number yet")
    form.category_names.set({})
    assert says(form, "has no number yet")
    click(form, "Add animal")
    assert sent == []
    assert category(form) == "Dogs"


@pytest.mark.parametrize(("names", "text"), [({3: "Hounds"}, "Hounds (3)"), ({9: "Donkeys"}, "3")])
def test_an_offer_that_was_taken_follows_the_new_name_of_its_category(
    named: AddPetForm, sent: list[NewPet], names: dict[int, str], text: str
) -> None:
    key_in(named, "d", "o", "Down", "Return")
    assert category(named) == "Dogs (3)"
    heard = list[object]()
    named.edited.connect(lambda: heard.append((named.draft, named.entry())))
    named.category_names.set(names)
    assert category(named) == text
    # Kept not under the old name, which nobody knows after a restart, and understood at once.
    assert heard == [(FormDraft("Rex", text), ("Rex", 3))]
    assert not says(named, "has no number yet")
    click(named, "Add animal")
    assert [new_pet.category_id for new_pet in sent] == [3]
    named.category_names.set(NAMES)
    named.edit(NewPet(name="Luna", category_id=7))
    assert named.draft.earlier == ()  # the category that the last animal has left


def test_an_offer_that_was_taken_waits_for_the_names_of_its_service(named: AddPetForm) -> None:
    key_in(named, "d", "o", "Down", "Return")
    for names in ({}, NAMES):
        named.category_names.set(names)
        assert category(named) == "Dogs (3)"


def test_a_category_that_was_typed_by_name_stays_for_the_next(named: AddPetForm, sent: list[NewPet]) -> None:
    line(named, "Category").setText("Dogs (3)")
    press(line(named, "Name"), "Return")
    assert [new_pet.category_id for new_pet in sent] == [3]
    assert typed(named) == ("", "Dogs (3)", "Available")


def test_without_names_nothing_is_offered(form: AddPetForm, sent: list[NewPet]) -> None:
    form.category_names.set({})
    line(form, "Name").setText("Rex")
    line(form, "Category").setFocus()
    key_in(form, "3", "Return")
    assert [new_pet.category_id for new_pet in sent] == [3]


def test_ten_thousand_names_are_offered_while_somebody_types(form: AddPetForm) -> None:
    form.category_names.set({number: f"Category No. {number}" for number in range(10_000)})
    line(form, "Category").setFocus()
    key_in(form, *"no. 777", "Down", "Return")
    assert category(form) == "Category No. 777 (777)"


# --- the categories in use ---


def chooser(form: AddPetForm) -> QAbstractButton:
    return find(form, QAbstractButton, "Choose a category")


@pytest.mark.parametrize("key", ["Down", "Alt+Down"])
def test_down_opens_the_categories_in_use_and_enter_takes_one(form: AddPetForm, sent: list[NewPet], key: str) -> None:
    form.category_names.set({3: "Dogs", 30: "Birds"})
    form.show_used_categories([12, 3, 2**63 - 1, 4])
    line(form, "Name").setText("Rex")
    line(form, "Category").setFocus()
    key_in(form, key)
    assert (category(form), offers()) == ("", ["Dogs (3)", "4", "12", str(2**63 - 1)])
    key_in(form, "Down", "Down", "Return")
    assert (category(form), offers(), sent) == ("4", [], [])
    key_in(form, "Return")
    assert [new_pet.category_id for new_pet in sent] == [4]


def test_the_list_begins_at_the_category_in_the_line(form: AddPetForm) -> None:
    form.category_names.set({3: "Dogs"})
    form.show_used_categories([12, 3, 4])
    line(form, "Category").setFocus()
    for text, after in (("4", "12"), ("dogs", "4"), ("77", "Dogs (3)")):
        write(form, "Category", text)
        key_in(form, "Escape", "Down", "Down", "Return")
        assert category(form) == after


def test_the_button_in_the_line_opens_them_too_and_a_click_takes_one(form: AddPetForm) -> None:
    form.show_used_categories([12, 4])
    click(form, "Choose a category")
    assert offers() == ["4", "12"]
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QListView)
    place = popup.visualRect(popup.model().index(1, 0)).center()
    QTest.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (category(form), offers()) == ("12", [])
    assert form.focusWidget() is line(form, "Category")


def test_escape_leaves_what_was_typed(form: AddPetForm) -> None:
    form.show_used_categories([12, 4])
    write(form, "Category", "7")
    key_in(form, "Down", "Down", "Escape")
    assert (category(form), offers()) == ("7", [])


def test_a_new_number_is_typed_as_ever(form: AddPetForm, sent: list[NewPet]) -> None:
    form.show_used_categories([12, 4])
    line(form, "Name").setText("Rex")
    line(form, "Category").setFocus()
    key_in(form, "1")
    assert offers() == []
    key_in(form, "2", "3", "Return")
    assert [new_pet.category_id for new_pet in sent] == [123]
    write(form, "Category", "")
    line(form, "Category").setFocus()
    key_in(form, "Down", "5", "Return")  # typed over the open list
    assert category(form) == "5"


def test_where_none_is_in_use_those_with_names_are_offered_and_where_there_is_none_nothing(form: AddPetForm) -> None:
    form.category_names.set({})
    line(form, "Category").setFocus()
    assert not is_there(form, "Choose a category")
    key_in(form, "Down")
    assert offers() == []
    form.category_names.set({30: "Birds", 3: "Dogs"})
    click(form, "Choose a category")
    assert offers() == ["Birds (30)", "Dogs (3)"]
    key_in(form, "Escape")
    form.show_used_categories([4])
    key_in(form, "Down")
    assert offers() == ["4"]
    key_in(form, "Escape")


def test_what_the_number_is_can_be_read(form: AddPetForm) -> None:
    (label,) = [each for each in form.findChildren(QLabel) if each.buddy() is line(form, "Category")]
    assert label.text() == "Category"
    assert line(form, "Category").toolTip().startswith("The service knows each category by its number.")


def test_the_first_of_them_are_announced(form: AddPetForm, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(completer, "announce", lambda _widget, sentence: heard.append(sentence))
    form.show_used_categories([12, 4, 7, 9])
    line(form, "Category").setFocus()
    key_in(form, "Down", "Escape")
    assert heard == ["4, 7, 9"]


def test_a_click_on_the_button_leaves_the_focus_in_the_form(form: AddPetForm, sent: list[NewPet]) -> None:
    QPushButton("After the form", form).show()
    fill_in(form)
    find(form, QAbstractButton, "Add animal").setFocus()
    click(form, "Add animal")
    assert sent
    assert form.focusWidget() is line(form, "Name")
