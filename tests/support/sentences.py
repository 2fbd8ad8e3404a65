"""Shows what of a text would be translated."""

from petstore_gui.translatable import TranslatableText, as_translatable


def marked(what: str | Exception) -> str:
    """Return a sentence, or an error's, with a pair of brackets around each text that a translator is given."""
    text = as_translatable(what) if isinstance(what, Exception) else what
    assert isinstance(text, TranslatableText), f"is not translated: {text}"
    return text.translated(lambda source: f"[{source}]")
