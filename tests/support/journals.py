"""A journal for a test, and adds in it as a program leaves them that was killed after it had sent them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, SentPromise
from petstore_gui.outbox.journal import Journal


@contextmanager
def open_journal(path: Path | None) -> Iterator[Journal]:
    """Give the journal at ``path``, as a program has it that ends with the block."""
    journal = Journal(path)
    try:
        yield journal
    finally:
        journal.shut()


def sent(known: tuple[int, ...] | None = (), promise: SentPromise | None = None, key: str | None = None) -> states.Sent:
    """Return the event of an add that leaves now; ``known`` are the IDs of those like it that were listed."""
    return states.Sent(datetime.now(UTC), known, promise, key, knew_all=known is not None)


def write_sent(journal: Journal, service_id: str, new_pet: NewPet, known: tuple[int, ...] | None) -> Add:
    """Write down an add, and that it was sent."""
    (add,) = journal.enqueue(service_id, [new_pet])
    return journal.apply(add.number, sent(known))


def mark_sent(journal: Journal, adds: Iterable[Add]) -> tuple[Add, ...]:
    """Write down that these were sent, each with what it says of that."""
    return journal.apply_all((add.number, sent(add.known, add.promise, add.key)) for add in adds)
