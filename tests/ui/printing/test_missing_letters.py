"""Names of which no font has the letters are counted before they are printed as boxes."""

import pytest
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.printing.dialog import missing_letters_sentence

CUNEIFORM = "\U00012000\U00012001"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name", ["Rex", "Mümmel", "ポチ", "猫", "فلفل", "שחור", "Шарик", "a\u0301", "a\u200bb", "\u2067x\u2069", "☂\ufe0e"]
)
def test_of_a_name_with_a_font_nothing_is_said(name: str) -> None:
    assert missing_letters_sentence([name]) == ""


def test_each_name_without_a_font_counts_once(qapp: QApplication) -> None:
    del qapp
    assert missing_letters_sentence([]) == ""
    said = missing_letters_sentence(["Rex", CUNEIFORM, f"Rex {CUNEIFORM[0]}", CUNEIFORM])
    assert said.startswith("This computer has no font for 2 name")  # in English, or before there is a language
