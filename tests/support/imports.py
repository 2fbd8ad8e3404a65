"""An import in the hand of a test: rows, a clock that nobody waits for, and the plain loop over both."""

from collections.abc import Iterable, Sequence

from msgspec import UNSET

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import ImportOutcome, ImportPlan, ImportRecord, PlannedRow, Step
from petstore_gui.outbox.journal import Journal, import_report

STEPS_MAX = 10_000  # a loop that never ends fails


class Clock:
    """Seconds that pass only where a test, or an import that waits, lets them."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def plan_of(*names: str, status: PetStatus | None = PetStatus.AVAILABLE, name: str = "animals.csv") -> ImportPlan:
    """Return the plan of a file with a title and an animal a row, the first of which is row 2."""
    rows = (
        PlannedRow(number, (each, "1"), NewPet(name=each, category_id=1, status=UNSET if status is None else status))
        for number, each in enumerate(names, 2)
    )
    return ImportPlan(name, tuple(rows), ("name", "category"), ("Name", "Category"))


def run_to_the_end(job: ImportJob, client: PetStoreClient, clock: Clock) -> Step:
    """Run ``job`` until it has ended or waits for the user; return which, and let the clock jump over each wait."""
    for _ in range(STEPS_MAX):
        step = job.next_step()
        if step in {Step.ENDED, Step.PAUSED}:
            return step
        if step is Step.WAIT:
            assert job.wait_s > 0, "would ask without end"
            clock.now += job.wait_s
        elif not job.run(client, step):
            return Step.WAIT_FOR_CALLS
    raise AssertionError("the import never ends")


def outcomes(journal: Journal, job: ImportJob) -> list[tuple[str, ImportOutcome, int | None]]:
    """Return the first cell of each row with what the journal has of it."""
    return [(row.cells[0], row.outcome, row.pet_id) for row in import_report(journal, job.record).rows]


def names_of(pets: Iterable[Pet]) -> Sequence[str]:
    return [pet.name for pet in pets]


def run_import(job: ImportJob, client: PetStoreClient) -> ImportRecord:
    """Run ``job`` one row after the other, wait where it asks for that, and return how far it has come."""
    while (step := job.next_step()) not in {Step.ENDED, Step.PAUSED}:
        if step is Step.WAIT:
            client.pause(job.wait_s)
        elif not job.run(client, step):
            break
    return job.record
