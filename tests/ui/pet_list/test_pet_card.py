"""The card of one animal: everything to the last digit, in each language and at any length."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_list.badges import StatusBadge
from petstore_gui.ui.pet_list.card import PetCard
from tests.support.windows import click, clipboard, find, sentences

EDGES = [2**53 + 1, -(2**63)]
SOURCE = "As of 14:02:11, from the list"


@pytest.fixture
def card(qtbot: QtBot) -> PetCard:
    card = PetCard()
    qtbot.addWidget(card)
    card.show()
    return card


def test_it_says_what_the_category_is_called_here(card: PetCard) -> None:
    card.show_pet(Pet(id=42, name="Rex", category_id=3, status="sold"), SOURCE, category="Dogs (3)")
    assert {"Rex", "42", "Dogs (3)", SOURCE} <= set(sentences(card))
    assert find(card, StatusBadge, "Sold").isVisible()


@pytest.mark.parametrize("number", EDGES)
def test_an_id_is_copied_to_its_last_digit_and_a_reply_is_one_line_with_all_that_is_known(
    card: PetCard, number: int
) -> None:
    card.show_pet(Pet(id=1, name="Luna", category_id=7), SOURCE, category="7")
    card.show_pet(Pet(id=number, name="Rex", category_id=3, status="sold"), SOURCE, category="Dogs (3)")
    click(card, "Copy ID")
    assert clipboard() == str(number)
    click(card, "Copy for a reply")
    line = clipboard()
    for part in ("Rex", str(number), "Dogs (3)", "14:02:11", "from the list"):
        assert part in line
    assert "sold" in line.lower()
    assert len(line.splitlines()) == 1


def test_a_long_name_or_category_makes_no_card_wider_than_its_window(card: PetCard) -> None:
    card.show_pet(Pet(id=1, name="x" * 250, category_id=3), SOURCE, category="y" * 120 + " (3)")
    card.resize(380, 400)
    assert card.minimumSizeHint().width() <= 700
    texts = [label for label in card.findChildren(QLabel) if len(label.text()) > 100]
    assert {label.wordWrap() for label in texts} == {True}
