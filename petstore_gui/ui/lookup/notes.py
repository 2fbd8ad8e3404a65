"""What the journal remembers of looking up at a service: whether it has ended there, and which notice was hidden."""

from contextlib import suppress
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, NamedTuple

from petstore_gui.inventory.deprecation import Retirement, Stage, retirement
from petstore_gui.inventory.journal import Journal, JournalError

if TYPE_CHECKING:  # it brings httpx
    from petstore_gui.api.client import PetStoreClient

_REMOVED = "removed"  # the journal's note: since which day the service is known to answer for no single ID
_HIDDEN = "put-away"  # the stage of the retirement whose notice was hidden


class Retired(NamedTuple):
    """How far the end of looking up by ID has come, and whether the notice of that was hidden."""

    retirement: Retirement
    notice_hidden: bool


def is_removed(journal: Journal, service_id: str) -> bool:
    """Return whether the service is known to answer for no single ID; without the journal that is not known."""
    with suppress(JournalError):
        return journal.note(service_id, _REMOVED) is not None
    return False


def learn(client: "PetStoreClient", journal: Journal, service_id: str, *, removed: bool) -> Retired:
    """Let the journal remember what a look-up has learnt of the service, and return how far its end has come."""
    hidden, day = None, today()
    with suppress(JournalError):  # without the journal the next look-up takes longer, and works
        hidden = journal.note(service_id, _HIDDEN)
        if removed and journal.note(service_id, _REMOVED) is None:
            journal.set_note(service_id, _REMOVED, day.isoformat())
    end = retirement(client.lifecycle, today=day, removed=removed)
    return Retired(end, hidden == end.stage)


def hide_notice(journal: Journal, *, service_id: str, stage: Stage) -> None:
    """Let the notice of this stage stay away. Raises :class:`JournalError`."""
    journal.set_note(service_id, _HIDDEN, stage)


def today() -> date:
    """Return the UTC day; tests replace it."""
    return datetime.now(UTC).date()
