"""What is done off the GUI thread for an add: with the service, the journal, or both. No widgets in it."""

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from petstore_gui.inventory.journal import Closed, Entry, Journal, JournalError

if TYPE_CHECKING:  # adding, too, is loaded with the first add: this is made while the first animals are on their way
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.adding import Finding, Outcome
    from petstore_gui.inventory.snapshot import Snapshot

DRAFT: Final = "draft"  # the journal's note


@dataclass(slots=True, eq=False)
class Attempt:
    """One animal on its way to ``place``, which people know as ``profile``.

    ``instead_of`` is the number of the open add that is sent again. ``outcome`` is set by the worker, so that it is
    known even when another service is open by then.
    """

    new_pet: "NewPet"
    place: str
    profile: str
    instead_of: int | None = None
    outcome: "Outcome | None" = None


def send(client: "PetStoreClient", *, attempt: Attempt, journal: Journal, before: "Snapshot | None") -> "Outcome":
    """Send the animal once, and keep what became of it also for the time when nobody listens any more."""
    from petstore_gui.inventory.adding import add

    attempt.outcome = outcome = add(
        client, journal, attempt.new_pet, place=attempt.place, before=before, instead_of=attempt.instead_of
    )
    return outcome


def with_found(before: "Snapshot | None", finding: "Finding | None") -> "Snapshot | None":
    """Return ``before`` with what was found for an earlier add: nothing of that can be a new one's."""
    from petstore_gui.inventory.adding import CouldBe, ProbablyAdded

    pets: tuple[Pet, ...] = ()
    match finding:
        case ProbablyAdded():
            pets = (finding.pet,)
        case CouldBe():
            pets = finding.pets
        case _:
            pass
    for pet in pets:
        before = None if before is None else before.with_added(pet)
    return before


def look(client: "PetStoreClient", *, journal: Journal, entry: Entry, pause_s: float) -> "Finding":
    """Look for the animal of an open add, with what the journal knows of other adds by now."""
    from petstore_gui.inventory.adding import look_for

    with suppress(JournalError):
        entry = next((each for each in journal.open_entries(entry.place) if each.number == entry.number), entry)
    return look_for(client, entry, pause_s=pause_s)


def close(journal: Journal, *, entry: Entry, how: Closed, pet: "Pet | None" = None) -> None:
    """Write down what somebody has decided about an open add."""
    journal.close(entry.number, how, None if pet is None else pet.id)


def read(journal: Journal, *, place: str) -> tuple[tuple[Entry, ...], str | None]:
    """Return the open adds and the draft."""
    return journal.open_entries(place), journal.note(place, DRAFT)
