"""An add in the journal as a program leaves it that was killed after it had sent it: nobody knows what became of it."""

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.journal_entry import JournalEntry


def write_sent(journal: Journal, service_id: str, new_pet: NewPet, known: tuple[int, ...] | None) -> JournalEntry:
    """Write down an add, and that it was sent; ``known`` are the IDs of those like it that were listed."""
    (entry,) = journal.enqueue(service_id, [new_pet])
    return journal.mark_sent(entry.number, known)
