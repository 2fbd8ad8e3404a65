"""A language is in use as soon as it is installed: words, plurals, dates, numbers and direction; never in an ID."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.inventory.lookup import Evidence, NotThere
from petstore_gui.ui import override
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.i18n.text import category_text, format_time, input_problem_text
from petstore_gui.ui.lookup.text import not_there_message
from tests.support.pseudo_language import PSEUDO, install

OURS = [*languages.LANGUAGES]


@pytest.fixture(autouse=True)
def _as_it_was(qapp: QApplication) -> Iterator[None]:
    yield
    install(qapp, "en")


class Own(QObject):
    def animals(self) -> str:
        return self.tr("Animal")

    def counted(self, count: int) -> str:
        return self.tr("%Ln animal(s)", "", count)


class Heir(Own):
    pass


class KnowsOwn(QTranslator):
    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        return f"own {sourceText}" if context == "Own" else None

    @override
    def isEmpty(self) -> bool:
        return False


def test_an_heir_finds_the_words_of_its_base_but_not_the_plurals(qapp: QApplication) -> None:
    # Hence the rule in packaging/texts_in_code.py. If this fails, Qt has corrected it and the rule can go.
    translator = KnowsOwn(qapp)
    qapp.installTranslator(translator)
    try:
        assert Own().animals() == Heir().animals() == "own Animal"
        assert Own().counted(1) == "own 1 animal(s)"
        assert Heir().counted(1) == "1 animal(s)"
    finally:
        qapp.removeTranslator(translator)


def animals(count: int) -> str:
    return QCoreApplication.translate("pet_list.text", "%Ln animal(s)", None, count)


def test_each_language_is_called_by_its_own_name() -> None:
    for code, name in languages.LANGUAGES.items():
        assert name.casefold() in QLocale(code).nativeLanguageName().casefold()  # Qt says "American English"


@pytest.mark.parametrize(("count", "wanted"), [(0, "0 animals"), (1, "1 animal"), (2, "2 animals")])
def test_english_has_its_plurals(qapp: QApplication, count: int, wanted: str) -> None:
    install(qapp, "en")
    assert animals(count) == wanted


@pytest.mark.parametrize("code", OURS)
def test_qt_speaks_the_language_too_and_the_window_turns_with_it(qapp: QApplication, qtbot: QtBot, code: str) -> None:
    assert install(qapp, code) == code
    assert qapp.layoutDirection() == QLocale(code).textDirection()
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    said = box.buttons()[0].text().replace("&", "")
    assert (said == "Cancel") == (code == "en")
    install(qapp, "en")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_key_is_the_same_in_every_language(qapp: QApplication) -> None:
    for code in (*OURS, PSEUDO):
        install(qapp, code)
        assert QKeySequence("Ctrl+N").toString(QKeySequence.SequenceFormat.PortableText) == "Ctrl+N"
    assert QKeySequence("Ctrl+N").toString(QKeySequence.SequenceFormat.NativeText) == "Ctrl+N"  # the pseudo-language


@pytest.mark.parametrize(
    ("spoken", "wanted"),
    [
        (["de-AT", "de"], "de"),
        (["it-IT", "it", "fr-FR"], "fr"),
        (["it-IT", "it"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["zh-Hant-TW", "ja-JP"], "ja"),
        (["xx"], "en"),
    ],
)
def test_without_a_choice_the_language_is_the_first_of_the_systems_that_is_ours(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, spoken: list[str], wanted: str
) -> None:
    class System(QLocale):
        def uiLanguages(self) -> list[str]:  # type: ignore[override]  # noqa: N802
            return spoken

    class Locale(QLocale):
        @staticmethod
        def system() -> System:
            return System()

        @staticmethod
        def setDefault(_locale: object) -> None:  # noqa: N802
            pass

    monkeypatch.setattr(languages, "QLocale", Locale)
    assert install(qapp, None) == wanted


def test_dates_and_numbers_are_the_systems_until_somebody_chooses_a_language(qapp: QApplication) -> None:
    install(qapp, "de")
    assert QLocale().toString(1234) == "1.234"
    install(qapp, None)
    assert QLocale() == QLocale.system()


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("en_US", "2:05\u202fPM"),
        ("de_DE", "14:05"),
        ("fr_CA", "14\u202fh\u202f05"),
        ("es_ES", "14:05"),
        ("ja_JP", "14:05"),
        ("ar_EG", "٢:٠٥\u202fم"),
        ("zh_CN", "14:05"),
        ("zh_TW", "下午2:05"),
        ("zh_HK", "下午2:05"),
        ("bg_BG", "14:05"),
        ("C", "14:05"),
    ],
)
def test_a_time_of_day_is_written_as_the_locale_does_without_seconds_and_zone(code: str, wanted: str) -> None:
    QLocale.setDefault(QLocale(code))
    moment = datetime(2026, 3, 4, 14, 5, 9).astimezone()
    assert " ".join(format_time(moment).split()) == " ".join(wanted.split())


def test_an_id_and_a_category_are_plain_digits_in_every_language(qapp: QApplication) -> None:
    for code in (*OURS, PSEUDO):
        install(qapp, code)
        answer = NotThere(1234567, Evidence.GET_PET, datetime.now(UTC), removed=False)
        assert "1234567" in not_there_message(answer, "https://x.example/v1").title
        assert "1234567" in category_text(1234567, {})
        assert "1234567" in category_text(1234567, {1234567: "Dogs"})
        sentence = input_problem_text(InputProblem.OUT_OF_RANGE)
        assert str(INT64_MAX) in sentence
        assert str(INT64_MIN) in sentence


@pytest.mark.parametrize(("system", "code"), [("ar_EG", "ar"), ("ar_EG", None), ("fa_IR", None), ("en_US", "ar")])
def test_a_count_is_in_the_digits_of_the_ids(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str, code: str | None
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    install(qapp, code)
    assert animals(1234).startswith("1,234 ")
