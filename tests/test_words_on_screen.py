"""What a person reads is short and in everyday words. English is measured; translations follow it."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

import petstore_gui.ui
from petstore_gui.api import errors
from petstore_gui.api.errors import AnswerProblem, CertificateProblem
from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness, changes
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.pet_list.text import list_sentence
from petstore_gui.ui.session.error_messages import reason_for
from petstore_gui.ui.session.session import KeyNotGivenError
from tests.support.snapshots import snapshot_of
from tests.test_tree import ROOT

MOST_WORDS: Final = 15  # of a sentence
MOST_CHARACTERS: Final = 60  # of the status line

NEVER: Final = (
    r"chosen one|list window|(into|left) the window|put(ting|s)? (aside|away)|(come|came)s? about|by itself|falling|"
    r"rising|take[ns]? over|took over|board|base address|profile and key|it says|names of categories"
)
# No text is to be added to these; a corrected one is taken off.
_STILL_THERE: Final = frozenset(
    {
        (
            "The program ended twice shortly after it was started. What it remembers of its window, columns, filters "
            "and choices was not used this time, in case that is why. No animal and no key is in it."
        )
    }
)

ORDINARY: Final = {
    "name": "Bella",
    "address": "https://pets.example.com/v1",
    "reason": "permission denied",
    "time": "9:41",
    "seconds": "30",
    "count": "30",
    "status": "500",
}


@pytest.fixture(scope="module", autouse=True)
def _english(qapp: QApplication) -> None:
    languages.install(qapp, "en")
    QLocale.setDefault(QLocale.c())


@pytest.fixture(scope="module")
def texts() -> list[tuple[str, str]]:
    """Return all texts of the program, as in the code, with their contexts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        found = importlib.import_module("texts_in_code").texts_in(Path(petstore_gui.__file__).parent)
    return [(text.context, text.source) for text in found.texts]


@pytest.mark.slow
def test_what_asks_itself_for_its_words_is_a_qobject(texts: list[tuple[str, str]]) -> None:
    """Each class of the window whose name is a context, in whatever room it is."""
    contexts = {context for context, _source in texts}
    names = [module.name for module in pkgutil.walk_packages(petstore_gui.ui.__path__, "petstore_gui.ui.")]
    asking = [
        made
        for module in map(importlib.import_module, names)
        for name, made in inspect.getmembers(module, inspect.isclass)
        if name in contexts and made.__module__ == module.__name__
    ]
    assert len(asking) > 50
    assert [made for made in asking if not issubclass(made, QObject)] == []


def sentences_of(text: str) -> Iterator[str]:
    """Return the sentences of ``text``; a line of its own is one."""
    yield from (each for each in re.split(r"(?<=[.?!…])\s+|\n", text) if each)


def count_words(sentence: str) -> int:
    """Return how many words ``sentence`` has; a sign alone is none, a place for a value is one."""
    return sum(any(letter.isalnum() for letter in word) for word in sentence.split())


def faults_of(text: str) -> list[str]:
    faults = [f"“{each.group()}”" for each in re.finditer(rf"\b({NEVER})\b", text, re.IGNORECASE)]
    if ";" in text:
        faults.append("a semicolon")
    longest = max(map(count_words, sentences_of(text)), default=0)
    return faults + [f"{longest} words in a sentence"] * (longest > MOST_WORDS)


@pytest.mark.slow
def test_every_text_is_short_and_has_no_word_that_a_shop_does_not_use(texts: list[tuple[str, str]]) -> None:
    assert len(texts) > 400
    faulty = {text: (context, faults_of(text)) for context, text in texts if faults_of(text)}
    assert {text: why for text, why in faulty.items() if text not in _STILL_THERE} == {}
    assert set(faulty) >= _STILL_THERE, "some are gone: take them off the list"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Rex isn't in the list. You can safely add it again.", []),
        ("The list is read by itself.", ["“by itself”"]),
        ("One; two.", ["a semicolon"]),
        ("a " * 15 + "\n" + "b " * 15, []),
        ("a " * 15 + "b.", ["16 words in a sentence"]),
    ],
)
def test_what_is_wrong_is_found(text: str, faults: list[str]) -> None:
    assert faults_of(text) == faults


# ---------------------------------------------------------------------------------------------------- the status line

PETS: Final = tuple(
    Pet(id=number, name=f"Bella {number}", category_id=1, status=str(status))
    for number, status in enumerate(list(PetStatus) * 74)
)


def status_error(status: int) -> errors.StatusError:
    return errors.StatusError.of(code="code", message="Message.", status=status, retry_after=None)


FAILURES: Final[list[Exception]] = [
    *map(status_error, (400, 401, 403, 404, 429, 500, 503)),
    errors.NotConnectedError("refused"),
    errors.NoAnswerError("late"),
    errors.BrokenAnswerError("cut"),
    KeyNotGivenError(),
    errors.CertificateError("refused", problem=CertificateProblem.OTHER),
    *(errors.AnswerError("strange", status=200, body="", problem=problem) for problem in AnswerProblem),
    ValueError("a fault"),
]


@pytest.mark.parametrize("error", [None, *FAILURES], ids=repr)
def test_the_line_on_the_list_is_short(error: Exception | None) -> None:
    snapshot = snapshot_of(*PETS, available=Completeness.CUT_OFF)
    for is_embedded in (False, True):
        reason = "" if error is None else reason_for(error, is_embedded=is_embedded)
        line = list_sentence(snapshot, None, reason=reason)
        assert line.startswith("222+ animals")
        assert len(line) <= MOST_CHARACTERS, line


def test_the_line_on_a_list_with_changes_is_short() -> None:
    before = snapshot_of(*PETS[1:], available=Completeness.CUT_OFF)
    now = snapshot_of(*PETS, available=Completeness.CUT_OFF)
    line = list_sentence(now, None, changes(before, now), reason="")
    assert "Bella 0" in line
    assert len(line) <= MOST_CHARACTERS, line


@pytest.mark.slow
def test_what_is_in_the_status_line_for_a_while_is_short(texts: list[tuple[str, str]]) -> None:
    shown = [
        text
        for context, text in texts
        if context in {"ServiceWatch", "StatusBar", "ProgressWidget"}
        or (context, text)
        in {
            ("MainWindow", "%Ln animal(s) copied"),
            ("MainWindow", "Your view can't be saved: {reason}"),
            ("MainWindow", "No service is open."),
            ("sentences", "The service did not accept the API key"),
        }
    ]
    assert len(shown) > 8
    lines = [re.sub(r"\{(\w+)\}", lambda place: ORDINARY[place[1]], text).replace("%Ln", "100") for text in shown]
    assert [line for line in lines if len(line) > MOST_CHARACTERS] == []
