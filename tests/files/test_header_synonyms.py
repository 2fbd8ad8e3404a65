"""The words of the program's own files are known in every language: they are those of the catalogues."""

import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from petstore_gui.api.values import PetStatus
from petstore_gui.files.header_synonyms import (
    ERROR_VALUES,
    ImportField,
    ReportField,
    RowOutcome,
    is_total,
    normalize,
    parse_outcome,
    parse_status,
    title_field,
)
from petstore_gui.inventory.fields import PetField

CATALOGUES = sorted((Path(__file__).parents[2] / "resources" / "translations").glob("*.ts"))
# Where titles of files, and those that people see and may type into a spreadsheet, stand in the catalogues.
CONTEXTS = {"sentences", "importing.text", "LookupDialog"}
TITLES = {
    "Name": PetField.NAME,
    "Category": PetField.CATEGORY,
    "Category ID": PetField.CATEGORY,
    "Category name": PetField.CATEGORY,
    "Status": PetField.STATUS,
    "ID": PetField.ID,
    "Animal ID": PetField.ID,
    "Outcome": ReportField.OUTCOME,
}
STATUSES = {
    "Available": PetStatus.AVAILABLE,
    "Pending": PetStatus.PENDING,
    "Sold": PetStatus.SOLD,
    "Not set": None,
    "available": PetStatus.AVAILABLE,
    "pending": PetStatus.PENDING,
    "sold": PetStatus.SOLD,
    "not set": None,
}
OUTCOMES = {
    "Added": RowOutcome.ADDED,
    "Added before": RowOutcome.ADDED,
    "Not added": RowOutcome.NOT_ADDED,
    "Not confirmed": RowOutcome.NOT_CONFIRMED,
}

languages = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem[-2:])


def translations(catalogue: Path, contexts: set[str], english: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each text of the contexts with its translation, if it has one; the ``english`` ones are as in the code."""
    if catalogue.stem.endswith("en"):
        yield from ((text, text) for text in english)
    for context in ET.parse(catalogue).getroot().iter("context"):  # noqa: S314  our own file
        if context.findtext("name") in contexts:
            for message in context.iter("message"):
                source = message.findtext("source") or ""
                yield source, message.findtext("translation") or source


def test_there_is_a_catalogue_of_each_language() -> None:
    assert len(CATALOGUES) == 6


@languages
def test_every_title_of_our_files_is_known(catalogue: Path) -> None:
    found = {source: text for source, text in translations(catalogue, CONTEXTS, TITLES) if source in TITLES}
    assert set(found) >= {"ID", "Name", "Category", "Status"}
    assert {text: title_field(text) for text in found.values()} == {
        text: TITLES[source] for source, text in found.items()
    }


@languages
def test_every_status_of_our_files_is_known(catalogue: Path) -> None:
    found = {source: text for source, text in translations(catalogue, {"i18n.text"}, STATUSES) if source in STATUSES}
    assert set(found) == set(STATUSES)
    assert {source: parse_status(text) for source, text in found.items()} == STATUSES


@languages
def test_every_outcome_of_our_reports_is_known(catalogue: Path) -> None:
    for source, text in translations(catalogue, {"importing.text"}, OUTCOMES):
        if source in OUTCOMES:
            assert parse_outcome(text) is OUTCOMES[source], text
            assert parse_outcome(f"{text}: no answer") is OUTCOMES[source], text


def test_the_words_of_the_interface_are_known() -> None:
    assert [parse_status(status.value) for status in PetStatus] == list(PetStatus)
    assert [title_field(title) for title in ("id", "name", "categoryId", "status")] == [
        PetField.ID,
        PetField.NAME,
        PetField.CATEGORY,
        PetField.STATUS,
    ]


@pytest.mark.parametrize(
    ("title", "field"),
    [
        ("Tier", PetField.NAME),
        ("nom", PetField.NAME),
        ("ANIMAL", PetField.NAME),
        ("Name des Tieres", PetField.NAME),
        ("Nom de l’animal", PetField.NAME),
        ("pet_name", PetField.NAME),
        ("CATEGORIE", PetField.CATEGORY),
        (" Catégorie : ", PetField.CATEGORY),
        ("Tierart", PetField.CATEGORY),
        ("カテゴリー", PetField.CATEGORY),
        ("ｶﾃｺﾞﾘ", PetField.CATEGORY),
        ("état", PetField.STATUS),
        ("ETAT", PetField.STATUS),
        ("state", PetField.STATUS),
        ("حالة", PetField.STATUS),
        ("Chip number", None),
        ("", None),
        ("x" * 10_000, None),
    ],
)
def test_titles_are_known_without_accents_case_and_signs(title: str, field: ImportField | None) -> None:
    assert title_field(title) is field


def test_a_word_that_is_no_status_is_an_error_and_an_empty_one_is_none() -> None:
    assert parse_status("  ") is None
    assert parse_status("VERFUGBAR") is PetStatus.AVAILABLE
    with pytest.raises(KeyError):
        parse_status("gone")


def test_added_and_not_added_are_not_mistaken() -> None:
    assert parse_outcome("Added") is RowOutcome.ADDED
    assert parse_outcome("Not added: no name") is RowOutcome.NOT_ADDED
    assert parse_outcome("Addedum") is None


def test_errors_of_spreadsheets_are_words_with_a_number_sign() -> None:
    assert all(error.startswith("#") for error in ERROR_VALUES)
    assert normalize("#") == "#"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (" categoryId ", "category id"),
        ("Name_of-the  Animal!", "name of the animal"),
        ("Größe (cm)", "grosse cm"),
        ("Cate\u0301gorie\u00a0①", "categorie 1"),
        ("_ -", "_ -"),
        ("ー・", "ー"),
        ("", ""),
    ],
)
def test_words_are_compared_without_case_accents_and_signs(text: str, words: str) -> None:
    assert normalize(text) == words


@pytest.mark.parametrize(
    "text",
    ["Total", " SUMME ", "Summe:", "Gesamt: 40", "Total général", "sous-total", "Suma total", "合計", "合計: 40",
     "المجموع", "Total dogs", "Zwischensumme Hunde", "Número total", "Anzahl: 12", "Numero total", "الاجمالي",
     "* Total", "(Total)", "Grand total of dogs", unicodedata.normalize("NFD", "Número total")],
)  # fmt: skip
def test_a_total_is_known_in_each_language(text: str) -> None:
    assert is_total(text)


@pytest.mark.parametrize(
    "text", ["", " ", "Rex", "Summer", "Totalie", "Gesamtkunstwerk", "To", "合", "Rex total", "40"]
)
def test_what_does_not_begin_with_a_word_for_it_is_no_total(text: str) -> None:
    assert not is_total(text)
