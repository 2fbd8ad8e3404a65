"""Which names, and which animals, a reader takes for the same: keys that are equal for them."""

import unicodedata


def name_key(name: str) -> str:
    """Return a key of a name, without regard to case, blanks and the composition of an é."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def animal_key(name: str, category_id: int) -> tuple[str, int]:
    """Return a key of an animal: a second one in its category with a name like this may have been added twice."""
    return name_key(name), category_id
