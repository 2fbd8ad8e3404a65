"""Runs an import with up to four calls side by side, and shows how far it is."""

from functools import partial
from typing import Final

from petstore_gui.api.errors import AuthenticationError, CancelledError
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import ImportProgress, ImportRecord, PauseReason, Step
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.workers import Lanes

PATIENCE_S: Final = 600.0
"""For how long a service that is away or busy is waited for, before the import is left to be continued later."""
_SHOWN_EVERY_S: Final = 0.2


def run_job(job: ImportJob, store: Store, *, patience_s: float = PATIENCE_S) -> tuple[ImportRecord, Exception | None]:
    """Run the import until it has ended, cannot go on, or the command is to end; return how far it is, and why.

    What is on its way is waited for in any case, and written down.
    """
    lanes = Lanes()
    failure: Exception | None = None
    waited_s, added = 0.0, 0
    while True:
        step = job.next_step(lanes.running)
        if lanes.running and (step is not Step.SEND or failure is not None or store.interruption.is_set):
            failure = _returned(lanes, job, store) or failure
            continue
        if failure is not None or store.interruption.is_set or step in {Step.ENDED, Step.PAUSED}:
            break
        try:
            match step:
                case Step.SEND:
                    before, added = added, job.record.added
                    waited_s = waited_s if added == before else 0.0
                    lanes.start(partial(job.run, store.client, step))
                case Step.WAIT:
                    waited_s += job.wait_s
                    if job.pause is not None and waited_s > patience_s:
                        break
                    _wait(job, store)
                case _:
                    job.run(store.client, step)
        except (AuthenticationError, CancelledError) as error:
            failure = error
    pause = job.pause
    reason = failure or (None if pause is None else pause.error)
    return job.record, None if isinstance(reason, CancelledError) else reason


def _returned(lanes: Lanes, job: ImportJob, store: Store) -> Exception | None:
    """Wait for a call to return, or for a moment; return what has ended it."""
    error = lanes.wait(_SHOWN_EVERY_S if store.console.shows_progress else PATIENCE_S)
    store.console.show_progress(progress_text(job.progress))
    if error is not None and not isinstance(error, Exception):
        raise error
    return error


def _wait(job: ImportJob, store: Store) -> None:
    pause = job.pause
    if pause is None:
        store.console.show_progress("Looking for what is not confirmed in the lists…")
    elif pause.error is not None:
        why = store.explain(pause.error)
        again = "" if pause.reason is PauseReason.USER else f" Trying again in {job.wait_s:.0f} s."
        store.console.report(f"{why}{again}")
    store.client.pause(max(job.wait_s, 0.01))


def progress_text(progress: ImportProgress) -> str:
    """Return how far the import is, in a line."""
    parts = [f"{progress.added} of {progress.total} added"]
    if progress.refused:
        parts.append(f"{progress.refused} refused")
    if progress.not_confirmed:
        parts.append(f"{progress.not_confirmed} not confirmed")
    if progress.per_second:
        parts.append(f"{progress.per_second:.0f}/s")
    if progress.seconds_left is not None:
        parts.append(f"{progress.seconds_left:.0f} s left")
    return " · ".join(parts)
