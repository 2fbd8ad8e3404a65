"""What is said of animals that are listed under the name and category of the one that is being typed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.add_pet.similar_notice import similar_sentence
from petstore_gui.ui.i18n import languages


@pytest.mark.parametrize(
    ("ids", "sentence"),
    [
        ((11,), "The list has an animal called Rex in this category: ID 11."),
        ((11, 8), "The list has 2 animals called Rex in this category: IDs 11, 8."),
        ((11, 8, 1), "The list has 3 animals called Rex in this category: IDs 11, 8, 1."),
        ((11, 8, 1, 2**63 - 1), "The list has 4 animals called Rex in this category: IDs 11, 8, 1 and more."),
    ],
)
def test_one_and_several_are_called_so(ids: tuple[int, ...], sentence: str) -> None:
    assert similar_sentence("Rex", ids) == sentence


@pytest.fixture
def _english_after(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    languages.install(qapp, "en")
    QLocale.setDefault(before)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("_english_after")
@pytest.mark.parametrize("code", languages.LANGUAGES)
def test_every_language_says_how_many_there_are_and_which(qapp: QApplication, code: str) -> None:
    languages.install(qapp, code)
    said = {count: similar_sentence("Rex", tuple(range(500, 500 + count))) for count in (1, 2, 3, 5, 20, 100)}
    for count, sentence in said.items():
        shown = [each for each in range(500, 500 + count) if str(each) in sentence]
        assert shown == list(range(500, 500 + min(count, 3)))
        assert "Rex" in sentence
        assert "{" not in sentence
        assert "%" not in sentence
        assert count < 3 or str(count) in sentence  # for one and two, Arabic has words
    assert len({sentence.replace("500", "") for sentence in said.values()}) == len(said)
