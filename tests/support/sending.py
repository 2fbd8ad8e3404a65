"""Sends one add of a journal, as the worker of the outbox does."""

from contextlib import suppress

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.adding import Added, AddOutcome, NotSent, Sending, Unknown
from petstore_gui.outbox.journal import Journal


def send(
    client: PetStoreClient,
    journal: Journal,
    entry: Add,
    *,
    before: Snapshot | None,
    is_embedded: bool,
    unwritten: list[states.Event] | None = None,
) -> AddOutcome:
    """Send an add that waits, once."""
    sending = Sending(
        entry, lambda function: function(journal), before=before, is_embedded=is_embedded, unwritten=unwritten
    )
    return _run(sending, client)


def send_again(client: PetStoreClient, journal: Journal, entry: Add, *, is_embedded: bool) -> Added | NotSent | Unknown:
    """Send an add once more whose answer was lost."""
    sending = Sending(entry, lambda function: function(journal), before=None, is_embedded=is_embedded, is_repeat=True)
    outcome = _run(sending, client)
    assert isinstance(outcome, Added | NotSent | Unknown)
    return outcome


def _run(sending: Sending, client: PetStoreClient) -> AddOutcome:
    with suppress(AuthenticationError):
        sending.run(client)
    assert sending.outcome is not None
    return sending.outcome
