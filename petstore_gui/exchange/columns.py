"""Which column of a table is what: by its title in any of our languages, by the names of categories, by its content."""

from dataclasses import dataclass
from enum import StrEnum


class Field(StrEnum):
    """What a column may hold."""

    NAME = "name"
    CATEGORY = "category"
    STATUS = "status"
    ID = "id"
    """Written by our own export and report: the animal of this row is added already."""
    OUTCOME = "outcome"
    """Written by our own report."""


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """What each column holds, from the left; ``None``: nothing that is imported. No field stands twice."""

    fields: tuple[Field | None, ...]
    has_titles: bool
    """Whether the first row holds titles."""
