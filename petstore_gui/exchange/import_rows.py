"""The rows of an import before they are sent: which are ready, and what is wrong with the others."""

from dataclasses import dataclass
from enum import StrEnum

from petstore_gui.api.schema import NewPet
from petstore_gui.exchange.columns import Field
from petstore_gui.translatable import TranslatableText


class RowState(StrEnum):
    """Whether a row can be added."""

    READY = "ready"
    PROBLEM = "problem"
    POSSIBLE_DUPLICATE = "possible duplicate"
    """The list, or an earlier row, has an animal of the same name and category."""
    ADDED_BEFORE = "added before"
    """The file says so, as a report of an import does, or the journal knows the row from an earlier import."""


@dataclass(frozen=True, slots=True)
class RowProblem:
    """What is wrong with a row: the ``value`` of a ``field``, and what was expected there."""

    field: Field
    value: str
    expected: TranslatableText


@dataclass(frozen=True, slots=True)
class ImportRow:
    """A row of the table. ``texts`` are its cells by field; ``new_pet`` is ``None`` where there is a ``problem``."""

    number: int
    """As in :class:`~petstore_gui.exchange.table.TableRow`."""
    texts: dict[Field, str]
    new_pet: NewPet | None
    problem: RowProblem | None
    state: RowState
    pet_id: int | None = None
    """The animal's ID, where it was added before and that is known."""
