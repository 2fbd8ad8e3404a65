"""Shows what of a text would be translated."""

from petstore_gui.translatable import Sentence, sentence_of


def marked(what: str | Exception) -> str:
    """Return a sentence, or an error's, with a pair of brackets around each text that a translator is given."""
    text = sentence_of(what) if isinstance(what, Exception) else what
    assert isinstance(text, Sentence), f"is not translated: {text}"
    return text.translated(lambda source: f"[{source}]")
