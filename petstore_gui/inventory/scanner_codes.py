"""What a scanner types for the code on a label, also where it types on another keyboard layout than the computer has.

A scanner presses keys, those of an American keyboard as a rule. Where the computer's layout has something else there,
``petstore:42`` arrives changed. What can have come from one code only is taken for it; everything else is left alone.
"""

import re
from collections.abc import Callable
from typing import Final

# The same keys on the Arabic layout.
_WORD: Final = "(?:petstore|حثفسفخقث)"
# What stands on the key of the colon: as it should be or without Shift; German, Swedish; Spanish; Italian, Portuguese;
# Danish, Norwegian; Swiss, Hungarian; Turkish; Japanese. With Caps Lock the other case arrives.
_COLON: Final = "[:\uff1b\uff1a;]"
_OTHER_COLON: Final = "[öñçòæøéş+]"
# And on the key of the minus: German, Spanish and Italian, Nordic, Turkish.
_MINUS: Final = "[-ß'+*]"
_DIGITS: Final = "[0-9]+|[\u0660-\u0669]+"
# French: M for the colon, and the digits only with Shift.
_FRENCH_DIGITS: Final = "à&é\"'(-è_ç"
_FRENCH: Final = rf"m(?P<french_minus>\)?)(?P<french>[{re.escape(_FRENCH_DIGITS)}]+)"
_CODE: Final = (
    rf"(?<![^\W\d_]){_WORD}"
    rf"(?:{_COLON} ?(?P<minus>-?)(?P<digits>{_DIGITS})"
    rf"|(?:{_OTHER_COLON}|m)(?P<other_minus>{_MINUS}?)(?P<other>{_DIGITS})"
    rf"|{_FRENCH})"
    rf"(?={_WORD}|\W|\Z)"
)
_BLANKS: Final = r"[^\S\t\r\n]+"
_PLAIN: Final = {
    **{0x660 + digit: str(digit) for digit in range(10)},
    **{ord(sign): str(digit) for digit, sign in enumerate(_FRENCH_DIGITS)},
}


def replace_codes(text: str) -> str:
    """Return ``text`` with the ID alone in place of each code: ``42`` for ``petstore:42``, also for ``PetstoreÖ42``.

    Where nothing or only a blank is between two codes, or a code and a number, there is a comma, as a scanner may be
    set up to send no more after a code: ``1 234`` would be one ID.
    """
    if not re.search(_WORD, text, re.IGNORECASE):
        return text
    return re.sub(_CODE, _id_of(text), text, flags=re.IGNORECASE)


def is_begun(text: str) -> bool:
    """Whether ``text`` may be the beginning of a code: the word or a part of it, and at most what separates."""
    word, begun = "petstore", text.strip().casefold()
    return bool(begun) and (word.startswith(begun) or re.fullmatch(rf"{word}\D{{1,2}}", begun) is not None)


def _id_of(text: str) -> Callable[[re.Match[str]], str]:
    def id_of(code: re.Match[str]) -> str:
        before = text[: code.start()]
        minus = "-" * any(code[name] for name in ("minus", "other_minus", "french_minus"))
        digits = next(code[name] for name in ("digits", "other", "french") if code[name])
        comma = "," * bool(re.search(rf"(?:[^\s,;]|\d{_BLANKS})\Z", before))
        end = "," * bool(re.match(rf"{_BLANKS}(?:[-\d]|{_WORD})", text[code.end() :], re.IGNORECASE))
        return f"{comma}{minus}{digits.translate(_PLAIN)}{end}"

    return id_of
