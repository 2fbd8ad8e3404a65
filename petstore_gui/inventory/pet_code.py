"""Makes the code on a label: a QR code of ``petstore:ID``, which the look-up and the program's links understand."""

from functools import lru_cache
from typing import Final, TypeAlias

QUIET_ZONE: Final = 4
"""The width in modules of the white border around a code (ISO/IEC 18004:2015, 6.3.8)."""

Modules: TypeAlias = tuple[bytes, ...]
"""The rows of a code without its quiet zone; a module is 1 where it is black."""


def code_text(pet_id: int) -> str:
    """Return the text that a scanner types for the animal."""
    return f"petstore:{pet_id}"


@lru_cache(maxsize=2_000)  # some kilobytes each; making one takes milliseconds
def code_modules(pet_id: int) -> Modules:
    """Return the code of the animal, with error correction M, or a better one if it needs no more room."""
    import segno

    return tuple(map(bytes, segno.make_qr(code_text(pet_id), error="m").matrix))
