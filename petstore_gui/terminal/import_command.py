"""``import``: checks the rows of a file, shows them, and adds them through the journal. Can be continued later."""

from argparse import Namespace
from functools import partial
from typing import Any, Final

from petstore_gui.api.errors import AuthenticationError, CancelledError
from petstore_gui.files.import_plan import plan_import
from petstore_gui.files.import_rows import ImportRow, RowState
from petstore_gui.files.reading import file_name
from petstore_gui.inventory.fields import ENTERED, words_of
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import ImportProgress, ImportRecord, ImportReport, PauseReason, Step
from petstore_gui.outbox.journal import import_report, list_imports, unfinished_imports
from petstore_gui.terminal.add_command import confirm_production
from petstore_gui.terminal.console import sanitize
from petstore_gui.terminal.exit_codes import SIGNAL, ExitCode
from petstore_gui.terminal.import_report import report_json, report_of_none, save_report
from petstore_gui.terminal.import_table import CheckedFile, about_rows, check_table, read_table, row_numbers
from petstore_gui.terminal.list_command import animals, cells
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError, exit_code
from petstore_gui.terminal.workers import Lanes

PATIENCE_S: Final = 600.0
"""How long to wait for a service that is away or busy, before the import is left for later."""
_SHOWN_EVERY_S: Final = 0.2
_PROBLEM_TITLES: Final = ("Row", "Column", "Value", "Expected")
_ROW_TITLES: Final = ("Row", *(words_of(field).title for field in ENTERED))


def run(options: Namespace, store: Store) -> int:
    """Check the file and add its rows, or continue an unfinished import of it."""
    if options.report is not None and not options.report.absolute().parent.is_dir():
        raise CommandError(f"the report {options.report}: there is no such folder.", ExitCode.BAD_ARGUMENTS)
    journal, service_id = store.connection.journal, store.connection.service_id
    imports = list_imports(journal, service_id)
    name = file_name(options.file)
    unfinished = next((each for each in imports if each.name == name and each.finished_at is None), None)
    free = {each.number for each in unfinished_imports(journal, service_id)}
    if unfinished is not None and not options.dry_run and unfinished.number not in free:
        raise CommandError(f"{name} is being imported by another window or command.", ExitCode.NOT_DONE)
    if options.go_on or options.abandon:
        if unfinished is None:
            raise CommandError(f"no import of {name} waits to be continued.", ExitCode.NOT_DONE)
        return _run_and_report(_resumed(unfinished, options, store), options, store)
    if unfinished is not None and not options.dry_run:
        raise CommandError(_unfinished_text(unfinished), ExitCode.NOT_DONE)
    checked = check_table(read_table(options), options, store)
    _show(checked, options, store)
    code: int = ExitCode.DONE if checked.is_whole else ExitCode.NOT_DONE
    if options.dry_run:
        if options.json:
            store.console.write_json(_checked_json(checked, store))
        return ExitCode.NOT_KNOWN if checked.not_confirmed else code
    plan = plan_import(checked.table, checked.mapping, checked.rows, checked.included, reason=_reason)
    if not (checked.included or checked.not_confirmed):
        report = report_of_none(plan, service_id)
        if options.json:
            store.console.write_json(report_json(report))
        return _save(report, code, options, store)
    _confirm(checked, options, store)
    store.interruption.check()
    job = ImportJob.begin(journal, service_id, plan, is_embedded=store.connection.is_embedded)
    code = _run_and_report(job, options, store)
    return ExitCode.NOT_DONE if code == ExitCode.DONE and checked.leaves_out_rows else code


def _resumed(unfinished: ImportRecord, options: Namespace, store: Store) -> ImportJob:
    """Return an earlier import, to go on with it or to abandon it."""
    job = ImportJob.resume(store.connection.journal, unfinished, is_embedded=store.connection.is_embedded)
    if options.abandon:
        job.stop()
    elif unfinished.waiting:
        confirm_production(f"Add {animals(unfinished.waiting)} to Production?", store, agreed=options.yes)
    return job


def _run_and_report(job: ImportJob, options: Namespace, store: Store) -> int:
    record, error = run_job(job, store)
    report = import_report(store.connection.journal, record)
    if options.json:
        store.console.write_json(report_json(report))
    else:
        store.console.write(_outcome_text(record))
    if error is not None:
        store.console.report(store.explain(error))
    if record.waiting:
        store.console.report(f"Not sent yet: {animals(record.waiting)}. Go on with --continue.")
    if options.abandon and error is None and not record.not_confirmed:
        code: int = ExitCode.DONE
    else:
        code = _exit_code(record, error, store)
    return _save(report, code, options, store)


def _save(report: ImportReport, code: int, options: Namespace, store: Store) -> int:
    """Save the report if it is asked for, and return the exit code: that of the animals is more important."""
    if options.report is not None:
        try:
            save_report(options.report, report)
        except CommandError as error:
            store.console.report(str(error))
            return code or ExitCode.NO_OUTPUT
    return code


def _exit_code(record: ImportRecord, error: Exception | None, store: Store) -> int:
    if isinstance(error, AuthenticationError):
        return ExitCode.NO_KEY
    if record.not_confirmed:
        return ExitCode.NOT_KNOWN
    if store.interruption.signal_number is not None and record.waiting:
        return SIGNAL + store.interruption.signal_number
    if error is not None and record.waiting:
        return exit_code(error)
    return ExitCode.NOT_DONE if record.rows_not_added else ExitCode.DONE


def run_job(job: ImportJob, store: Store, *, patience_s: float = PATIENCE_S) -> tuple[ImportRecord, Exception | None]:
    """Run the import until it has ended, cannot continue, or the command is to end; return its record and the error.

    Always waits for calls in flight, and records their outcomes.
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
    """Wait for a call to return, or for a moment; return the error that it has raised."""
    error = lanes.wait(_SHOWN_EVERY_S if store.console.shows_progress else PATIENCE_S)
    store.console.show_progress(_progress_text(job.progress))
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


def _progress_text(progress: ImportProgress) -> str:
    """Return the progress of the import in a line."""
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


def _unfinished_text(record: ImportRecord) -> str:
    return (
        f"an import of {record.name} is not finished: {record.added} of {record.total} added, "
        f"{record.not_confirmed} not confirmed. Go on with --continue, or give up what is not sent with --abandon."
    )


def _confirm(checked: CheckedFile, options: Namespace, store: Store) -> None:
    """Ask before anything new is sent: always on a terminal, and for Production everywhere."""
    if not checked.included:
        return
    count = animals(len(checked.included))
    if store.connection.is_production:
        confirm_production(f"Add {count} to Production?", store, agreed=options.yes)
    elif store.console.is_interactive and not options.yes:
        label = store.connection.profile.label
        if not store.ask(f"Add {count} to {label}?"):
            raise CommandError("nothing was added.", ExitCode.NOT_DONE)


def _show(checked: CheckedFile, options: Namespace, store: Store) -> None:
    """Print the content of the file; if the outcome is a JSON document, only the sentences that it does not contain."""
    if not options.json:
        _print_rows(checked, options, store)
    elif not options.dry_run:
        for sentence in checked.around:
            store.console.report(sentence)


def _print_rows(checked: CheckedFile, options: Namespace, store: Store) -> None:
    problems = checked.of(RowState.PROBLEM)
    if problems:
        store.console.write_table(_PROBLEM_TITLES, [_problem_cells(row) for row in problems])
        store.console.write("")
    names = store.category_names()
    if options.dry_run and checked.included:
        rows = []
        for row in checked.to_add:
            if row.new_pet is not None:
                texts = cells(row.new_pet, names, no_status="")
                rows.append((str(row.number), *(texts[field] for field in ENTERED)))
        store.console.write_table(_ROW_TITLES, rows)
        store.console.write("")
    store.console.write(sanitize(_summary(checked), 500))
    for sentence in (*checked.around, *about_rows(checked)):
        store.console.write(sentence)


def _summary(checked: CheckedFile) -> str:
    duplicates = [row for row in checked.of(RowState.POSSIBLE_DUPLICATE) if row.number not in checked.included]
    numbers = row_numbers(duplicates)
    doubtful = checked.of(RowState.DOUBTFUL)
    parts = (
        (len(checked.included), "to add", ""),
        (len(checked.of(RowState.PROBLEM)), "with a problem", ""),
        (len(duplicates), "left out as possible duplicates", f" (row {numbers}; add them with --duplicates)"),
        (len(doubtful), "left out as a possible total", f" (row {row_numbers(doubtful)})"),
        (len(checked.of(RowState.ADDED_BEFORE)), "added before", ""),
        (len(checked.not_confirmed), "not confirmed", ""),
        (len(checked.of(RowState.WAITING)), "waiting in another import", ""),
    )
    told = [f"{count} {what}{more}" for count, what, more in parts if count]
    return f"{checked.table.name}: {', '.join(told) or 'no rows'}."


def _outcome_text(record: ImportRecord) -> str:
    return f"{record.added} added, {record.rows_not_added} not added, {record.not_confirmed} not confirmed."


def _problem_cells(row: ImportRow) -> tuple[str, str, str, str]:
    problem = row.problem
    if problem is None:
        return str(row.number), "", "", ""
    return str(row.number), problem.field or "", problem.value, str(problem.expected)


def _reason(row: ImportRow) -> str:
    """Return why a row is left out, for the report; "" without a reason."""
    if row.problem is not None and row.problem.field is None:
        return str(row.problem.expected)
    if row.problem is not None:
        return f"{row.problem.field} “{row.problem.value}”, expected: {row.problem.expected}"
    if row.state is RowState.WAITING and row.earlier is not None:
        return f"waits in an import of {row.earlier.file}"
    states = {RowState.POSSIBLE_DUPLICATE: "possible duplicate", RowState.DOUBTFUL: "possible total"}
    return states.get(row.state, "")


def _checked_json(checked: CheckedFile, store: Store) -> dict[str, Any]:
    """Return the outcome of a dry run as JSON: each row with its state."""
    rows: list[dict[str, Any]] = []
    for row in checked.rows:
        told: dict[str, Any] = {"row": row.number, "state": row.state.value}
        if row.number in checked.included:
            told["animal"] = row.new_pet
        if row.problem is not None:
            told["problem"] = {
                "column": row.problem.field,
                "value": row.problem.value,
                "expected": str(row.problem.expected),
            }
        if row.reason is not None:
            told["reason"] = row.reason.value
        if row.earlier is not None:
            told["import"] = row.earlier.file
        if row.pet_id is not None:
            told["id"] = row.pet_id
        elif row.file_id is not None:
            told["fileId"] = row.file_id
        rows.append(told)
    return {
        "file": checked.table.name,
        "toAdd": len(checked.included),
        "rows": rows,
        "around": list(checked.around),
        "service": store.connection.service_id,
    }
