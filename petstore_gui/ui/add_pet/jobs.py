"""What is done off the GUI thread for the adds of an outbox: with the service, the journal, or both. No widgets."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from petstore_gui.api import errors
from petstore_gui.api.errors import AuthenticationError, CancelledError
from petstore_gui.inventory.adding import AddOutcome, Finding, NotSent, send
from petstore_gui.inventory.journal import Journal, JournalEntry, Resolution

if TYPE_CHECKING:
    from collections.abc import Sequence

    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import NewPet
    from petstore_gui.inventory.outbox import Outbox, QueuedAdd
    from petstore_gui.inventory.snapshot import Snapshot

Findings: TypeAlias = dict[int, Finding]
"""What a list says of lost adds, by their numbers in the journal."""

DRAFT: Final = "draft"  # the journal's note


@dataclass(slots=True, eq=False)
class Attempt:
    """One add on its way. The worker sets ``outcome``: so it is known even when another service is open by then."""

    add: "QueuedAdd"
    entry: JournalEntry
    journal: Journal
    outcome: AddOutcome | None = None


def transmit(client: "PetStoreClient", *, attempt: Attempt, before: "Snapshot | None", is_embedded: bool) -> AddOutcome:
    """Send an add once, unless it was taken out. Raises :class:`AuthenticationError`: the session may run it again."""
    attempt.outcome = None  # that of an earlier key says nothing of this try
    if attempt.add.removed:
        attempt.outcome = NotSent(CancelledError("taken out", outcome=errors.Outcome.NOT_SENT))
        return attempt.outcome
    outcome = send(client, attempt.journal, attempt.entry, before=before, is_embedded=is_embedded)
    attempt.outcome = outcome
    if isinstance(outcome, NotSent) and isinstance(outcome.error, AuthenticationError):
        raise outcome.error
    return outcome


def load(journal: Journal, *, service_id: str) -> tuple[tuple[JournalEntry, ...], str | None]:
    """Return the open adds and the draft."""
    return journal.open_entries(service_id), journal.note(service_id, DRAFT)


def enqueue(
    journal: Journal,
    *,
    box: "Outbox",
    new_pets: "Sequence[NewPet]",
    instead_of: int | None,
    notes: "dict[str, str | None]",
) -> tuple[JournalEntry, ...]:
    """Write adds down, with what stands in the form without them; not over a draft that could not be read yet."""
    return journal.enqueue(box.service_id, new_pets, instead_of=instead_of, notes=notes if box.loaded else None)


def restore(journal: Journal, *, entries: "Sequence[JournalEntry]") -> tuple[JournalEntry, ...]:
    """Write the open adds into a journal that was begun anew."""
    return journal.restore(entries)


def close(journal: Journal, *, number: int, how: Resolution, pet_id: int | None) -> None:
    """Write down what became of an open add."""
    journal.close(number, how, pet_id)
