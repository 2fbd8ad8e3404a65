from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.inventory.input_parsing import InputProblem
from petstore_gui.translatable import TranslatableText
from petstore_gui.ui.i18n.text import (
    category_text,
    input_problem_text,
    insert_break_points,
    isolate,
    join_list,
    sanitize,
    sanitize_multiline,
    spell_date,
    status_text,
    tool_tip_html,
    translate,
)
from tests.support.pseudo_language import PSEUDO, install


def test_every_status_has_its_word() -> None:
    assert [status_text(status) for status in PetStatus] == ["Available", "Pending", "Sold"]
    assert [status_text(str(status)) for status in PetStatus] == ["Available", "Pending", "Sold"]
    assert status_text(None) == "Not set"


@pytest.mark.parametrize("status", ["adopted", "", "AVAILABLE", "<b>sold</b>"])
def test_a_status_that_the_interface_does_not_know_is_shown_as_it_came(status: str) -> None:
    assert status_text(status) == status


@pytest.mark.usefixtures("from_the_right")
@pytest.mark.parametrize("text", ["-7", "=Rex", "Zoë!", "مرحبا!"])
def test_from_the_right_every_text_has_a_direction_of_its_own(text: str) -> None:
    assert isolate(text) == f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def test_from_the_left_only_what_may_turn_round_has_a_direction_of_its_own() -> None:
    assert isolate("=Rex -7") == "=Rex -7"
    assert isolate("مرحبا!") == "\N{FIRST STRONG ISOLATE}مرحبا!\N{POP DIRECTIONAL ISOLATE}"


@pytest.mark.parametrize("text", ["Rex", "", "Señor Zoë d'Artagnan", "小雪", "<b>x</b>", "=Rex+1", "🐕", "x" * 300])
def test_what_fits_one_line_is_shown_as_it_is(text: str) -> None:
    assert sanitize(text) == text


@pytest.mark.parametrize(
    "mark", ["\0", "\n", "\r", "\t", "\x1b", "\u202e", "\u2066", "\u200b", "\ufeff", "\ud800", "\u2028"]
)
def test_marks_that_steer_are_made_visible(mark: str) -> None:
    assert sanitize(f"a{mark}b") == "a\N{REPLACEMENT CHARACTER}b"


def test_a_very_long_text_is_cut_and_that_can_be_seen() -> None:
    assert sanitize("x" * 5_000_000) == "x" * 300 + "…"


def test_a_number_out_of_range_is_told_the_range() -> None:
    sentence = "".join(sign for sign in input_problem_text(InputProblem.OUT_OF_RANGE) if sign in "-0123456789 ")
    assert [int(number) for number in sentence.split()] == [INT64_MIN, INT64_MAX]


@pytest.mark.parametrize("text", ["山田\u3000太郎", "Rex\u00a0II", "👩\u200d🌾", "می\u200cخواهم"])
def test_blanks_and_joiners_of_other_scripts_stay(text: str) -> None:
    assert sanitize(text) == text


def test_a_long_message_keeps_a_few_lines() -> None:
    assert sanitize_multiline("a\nb") == "a\nb"
    assert sanitize_multiline("\n".join("123456789")) == "1\n2\n3\n4\n5\n6\n7\n8…"
    assert sanitize_multiline("ab\x07c", 3) == "ab\N{REPLACEMENT CHARACTER}…"


def test_a_word_without_end_can_be_broken_and_an_ordinary_one_is_left_alone() -> None:
    assert insert_break_points("x" * 130).count("\N{ZERO WIDTH SPACE}") == 2
    assert insert_break_points("<img src=x> Rex") == "<img src=x> Rex"


@pytest.mark.parametrize(
    ("texts", "wanted"), [([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a", "b", "c"], "a, b, c")]
)
def test_several_are_listed_with_commas(texts: list[str], wanted: str) -> None:
    assert join_list(texts) == wanted


@pytest.fixture
def pseudo_language(qapp: QApplication) -> Iterator[None]:
    install(qapp, PSEUDO)
    yield
    install(qapp, "en")


@pytest.mark.usefixtures("pseudo_language")
def test_a_sentence_of_the_program_is_translated_where_it_is_shown_and_foreign_text_is_not() -> None:
    reason = TranslatableText("the disk is full")
    assert (
        translate(TranslatableText("{file} went: {reason}", file="a.b", reason=reason))
        == "[a.b ŵééñţ: [ţĥéé ðîîšķ îîš fûûļļ]]"
    )
    assert translate(OSError(reason)) == "[ţĥéé ðîîšķ îîš fûûļļ]"
    assert translate("as it came") == translate(ValueError("as it came")) == "as it came"


@pytest.mark.usefixtures("pseudo_language")
def test_words_are_asked_for_anew_in_another_language() -> None:
    assert status_text(PetStatus.SOLD) == "[Šööļð]"
    assert category_text(7, {}) == "7"
    assert join_list(["a", "b"]) == "[a, b]"


def test_a_tool_tip_has_the_lines_of_foreign_text_and_none_of_its_markup() -> None:
    assert tool_tip_html("<b>one</b>\n\u202etwo & three") == (
        "<qt>&lt;b&gt;one&lt;/b&gt;<br>\N{REPLACEMENT CHARACTER}two &amp; three</qt>"
    )
    assert tool_tip_html("") == ""


@pytest.mark.parametrize(
    ("locale", "spelled"),
    [
        ("C", "20 Nov 2026"),
        ("en_GB", "20 Nov 2026"),
        ("en_US", "Nov 20, 2026"),
        ("de_DE", "20. Nov. 2026"),
        ("ja_JP", "2026年11月20日"),
        ("ar_EG", "٢٠ نوفمبر ٢٠٢٦"),
    ],
)
def test_a_date_that_is_passed_on_has_its_month_as_a_word_and_no_weekday(locale: str, spelled: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert spell_date(QDate(2026, 11, 20)) == spelled


def test_no_locale_of_our_languages_spells_two_days_alike() -> None:
    for language in ("en", "de", "fr", "es", "ja", "ar"):
        for locale in QLocale.matchingLocales(
            QLocale(language).language(), QLocale.Script.AnyScript, QLocale.Country.AnyCountry
        ):
            QLocale.setDefault(locale)
            days = [QDate(2026, 3, 4), QDate(2026, 4, 3), QDate(2027, 3, 4)]
            assert len({spell_date(day) for day in days}) == 3, locale.name()
