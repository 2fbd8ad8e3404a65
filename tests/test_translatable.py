"""A sentence is English until it is translated, and then all of it is."""

from pathlib import Path

from petstore_gui.translatable import TranslatableText, as_translatable, detail_of

GERMAN = {
    "{file} cannot be opened: {reason}": "{reason} – {file} geht nicht auf",
    "the disk is full": "Die Platte ist voll",
}


def german(text: str) -> str:
    return GERMAN.get(text, text)


FULL = TranslatableText(
    "{file} cannot be opened: {reason}", file=Path("a{b}"), reason=TranslatableText("the disk is full")
)


def test_it_is_the_english_sentence_for_everybody_else() -> None:
    assert str(FULL) == f"{FULL}" == "a{b} cannot be opened: the disk is full"
    assert len({FULL, "a{b} cannot be opened: the disk is full"}) == 1


def test_it_is_translated_from_the_inside_out_and_what_is_foreign_stays() -> None:
    assert FULL.translated(german) == "Die Platte ist voll – a{b} geht nicht auf"


def test_a_text_without_places_may_hold_braces() -> None:
    assert TranslatableText("a {b}") == TranslatableText("a {b}").translated(german) == "a {b}"


def test_an_empty_value_at_the_end_leaves_no_blank() -> None:
    assert TranslatableText("{reason} {detail}", reason="It failed.", detail="") == "It failed."


def test_what_is_no_sentence_is_not_translated() -> None:
    text = TranslatableText("{file} cannot be opened: {reason}", file=7, reason="the disk is full")
    assert text.translated(german) == "the disk is full – 7 geht nicht auf"


def test_an_error_gives_back_the_sentence_that_it_was_made_with() -> None:
    error = OSError(FULL)
    assert as_translatable(error) is FULL
    assert type(str(error)) is str
    assert as_translatable(ValueError("as it came")) == "as it came"
    assert as_translatable(ValueError()) == ""


def test_the_detail_of_a_part_is_that_of_the_whole_and_is_said_nowhere() -> None:
    reason = TranslatableText("the disk is full").with_detail("[Errno 28] /a/path")
    full = TranslatableText("{file} cannot be opened: {reason}", file="a", reason=reason)
    assert full == "a cannot be opened: the disk is full"
    assert full.translated(german) == "Die Platte ist voll – a geht nicht auf"
    assert detail_of(full) == detail_of(OSError(full)) == "[Errno 28] /a/path"
    assert full.with_detail("another").detail == "another"
    assert detail_of("text") == detail_of(OSError(28, "full")) == detail_of(FULL) == ""
