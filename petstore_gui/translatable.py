"""A sentence for people that is translated where it is shown. No Qt."""

from collections.abc import Callable
from typing import Self


class TranslatableText(str):
    """A sentence in English, for logs and as a fallback, with its template and values for a translation.

    ``text`` has named places in braces, which ``values`` fill. A value that is a TranslatableText is translated, too;
    any other value is not. ``detail`` is for support: never translated, and shown only on request.
    """

    __slots__ = ("_text", "_values", "detail")
    _text: str
    _values: dict[str, object]
    detail: str

    def __new__(cls, text: str, **values: object) -> Self:
        """Return the sentence, without a space at its end if the last value is empty."""
        sentence = super().__new__(cls, _filled(text, values))
        sentence._text = text
        sentence._values = values
        sentence.detail = "\n".join(filter(None, map(detail_of, values.values())))
        return sentence

    def with_detail(self, detail: str) -> Self:
        """Return the same sentence with another detail."""
        sentence = type(self)(self._text, **self._values)
        sentence.detail = detail
        return sentence

    def translated(self, translate: Callable[[str], str]) -> str:
        """Return the text as ``translate`` returns it, filled with the values, which are translated, too."""
        values = {
            name: value.translated(translate) if isinstance(value, TranslatableText) else value
            for name, value in self._values.items()
        }
        return _filled(translate(self._text), values)


class TranslatableError(Exception):
    """An error with a ``reason`` for people, which is a :class:`TranslatableText`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def detail_of(value: object) -> str:
    """Return the detail of a sentence, or of the sentence of an error; an empty text for any other value."""
    sentence = as_translatable(value) if isinstance(value, Exception) else value
    return sentence.detail if isinstance(sentence, TranslatableText) else ""


def as_translatable(error: Exception) -> str:
    """Return the text of ``error``: the :class:`TranslatableText` it was made with, or else ``str(error)``."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, TranslatableText) else str(error)


def _filled(text: str, values: dict[str, object]) -> str:
    return text.format(**values).rstrip() if values else text
