from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from petstore_gui.api.values import PetStatus
from petstore_gui.files import header_synonyms
from petstore_gui.inventory.fields import CATEGORY_NAME, PetField
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.i18n.text import field_title, status_text, translate


@pytest.fixture(params=list(languages.LANGUAGES))
def _language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    languages.install(qapp, request.param)
    yield
    languages.install(qapp, "en")


@pytest.mark.usefixtures("_language")
def test_an_import_knows_the_titles_and_statuses_of_an_export_in_every_language() -> None:
    titles = {translate(CATEGORY_NAME): PetField.CATEGORY, **{field_title(field): field for field in PetField}}
    assert len(titles) == len(PetField) + 1
    assert {title: header_synonyms.title_field(title) for title in titles} == titles
    assert [header_synonyms.parse_status(status_text(status)) for status in PetStatus] == list(PetStatus)


@pytest.mark.usefixtures("_language")
def test_the_sheets_have_two_names_in_every_language() -> None:
    animals, about = exporting_text.sheet_names()
    assert animals.casefold() != about.casefold()
