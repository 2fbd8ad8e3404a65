"""Which names, and which animals, a reader takes for the same: keys that are equal for them."""

import re
import unicodedata

from petstore_gui.inventory.input_parsing import HIDDEN


def name_key(name: str) -> str:
    """Return a key of a name, without regard to case, blanks, hidden signs and the composition of an é."""
    shown = name if name.isascii() and name.isprintable() else re.sub(HIDDEN, "", " ".join(name.split()))
    return " ".join(unicodedata.normalize("NFKC", shown).casefold().split())


def animal_key(name: str, category_id: int) -> tuple[str, int]:
    """Return a key of an animal: a second one in its category with a name like this may have been added twice."""
    return name_key(name), category_id
