"""``import``: checks the rows of a file, shows them, and adds them through the journal. Can be continued later."""

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from petstore_gui.api.errors import AuthenticationError, CancelledError
from petstore_gui.files.columns import NEEDED, NO_TITLES, ColumnMapping, find_columns
from petstore_gui.files.export import json_bytes
from petstore_gui.files.header_synonyms import ImportField, ReportField, RowOutcome, normalize
from petstore_gui.files.import_plan import ReportWords, check_import, content_rows, plan_import, report_table
from petstore_gui.files.import_rows import ImportRow, RowReason, RowState
from petstore_gui.files.reading import file_name, read_file
from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.files.table import EncodingNeededError, SheetNeededError, Table, TableError, left_out
from petstore_gui.files.writing import table_bytes
from petstore_gui.inventory.fields import ENTERED, PetField, words_of
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import (
    ImportOutcome,
    ImportPlan,
    ImportProgress,
    ImportRecord,
    ImportReport,
    PauseReason,
    ReportRow,
    Step,
)
from petstore_gui.outbox.journal import has_rows, import_report, list_imports, unfinished_imports
from petstore_gui.terminal.add_command import confirm_production
from petstore_gui.terminal.console import sanitize
from petstore_gui.terminal.exit_codes import SIGNAL, ExitCode
from petstore_gui.terminal.list_command import animals, cells
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError, exit_code
from petstore_gui.terminal.workers import Lanes

PATIENCE_S: Final = 600.0
"""How long to wait for a service that is away or busy, before the import is left for later."""
_SHOWN_EVERY_S: Final = 0.2
_MOST_NUMBERS: Final = 10
_SHOWN_GUESSES: Final = 3
_PROBLEM_TITLES: Final = ("Row", "Column", "Value", "Expected")
_ROW_TITLES: Final = ("Row", *(words_of(field).title for field in ENTERED))
_REPORT_TITLES: Final[Mapping[ImportField, str]] = {
    **{field: words_of(field).title for field in PetField},
    ReportField.OUTCOME: "Outcome",
}


class CheckedFile(NamedTuple):
    """The content of a file, and the rows to add."""

    table: Table
    mapping: ColumnMapping
    rows: Sequence[ImportRow]
    included: frozenset[int]
    """The numbers of the rows to add."""
    around: tuple[str, ...]
    """Sentences about the cells around the table that are left out."""
    leaves_out_rows: bool
    """Whether there may be animals in the cells around the table."""

    def of(self, state: RowState) -> list[ImportRow]:
        """Return the rows in this state."""
        return [row for row in self.rows if row.state is state]

    @property
    def not_confirmed(self) -> list[ImportRow]:
        """Return the rows whose adds of an earlier import this one continues."""
        return [row for row in self.of(RowState.NOT_CONFIRMED) if row.number not in self.included]

    @property
    def is_whole(self) -> bool:
        """Whether every row was added before, is added now or is not confirmed, and none may be around the table."""
        settled = len(self.included) + len(self.of(RowState.ADDED_BEFORE)) + len(self.not_confirmed)
        return settled == len(self.rows) and not self.leaves_out_rows


def run(options: Namespace, store: Store) -> int:
    """Check the file and add its rows, or continue an unfinished import of it."""
    if no_report := _why_no_report(options):
        raise CommandError(no_report, ExitCode.BAD_ARGUMENTS)
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
        return _resume(unfinished, options, store)
    if unfinished is not None and not options.dry_run:
        raise CommandError(_unfinished_text(unfinished), ExitCode.NOT_DONE)
    checked = _check_table(_read_table(options), options, store)
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
            store.console.write_json(_report_json(report))
        return _save(report, code, options, store)
    _confirm(checked, options, store)
    store.interruption.check()
    job = ImportJob.begin(journal, service_id, plan, is_embedded=store.connection.is_embedded)
    code = _run_and_report(job, options, store)
    return ExitCode.NOT_DONE if code == ExitCode.DONE and checked.leaves_out_rows else code


def _resume(unfinished: ImportRecord, options: Namespace, store: Store) -> int:
    """Go on with an earlier import, or abandon it."""
    job = ImportJob.resume(store.connection.journal, unfinished, is_embedded=store.connection.is_embedded)
    if options.abandon:
        job.stop()
    elif unfinished.waiting:
        confirm_production(f"Add {animals(unfinished.waiting)} to Production?", store, agreed=options.yes)
    code = _run_and_report(job, options, store)
    is_over = options.go_on and code in {ExitCode.DONE, ExitCode.NOT_DONE}
    if not is_over or _has_its_rows(unfinished, options, store):
        return code
    store.console.report(f"that import had other rows than {unfinished.name} has now. Import it again for these.")
    return ExitCode.NOT_DONE


def _has_its_rows(unfinished: ImportRecord, options: Namespace, store: Store) -> bool:
    """Whether the file has the rows of an import. Where there is only its name, as for one that was moved, it has."""
    if not options.file.exists():
        return True
    table = _read_table(options)
    rows = content_rows(table, _mapping(table, options, store.category_names()))
    return has_rows(store.connection.journal, unfinished, (texts for _number, texts in rows))


def _run_and_report(job: ImportJob, options: Namespace, store: Store) -> int:
    record, error = run_job(job, store)
    report = import_report(store.connection.journal, record)
    sentence = f"{record.added} added, {record.rows_not_added} not added, {record.not_confirmed} not confirmed."
    store.console.write_outcome(sentence, _report_json(report) if options.json else None)
    if error is not None:
        store.console.report(store.explain(error))
    if record.waiting:
        store.console.report(f"Not sent yet: {animals(record.waiting)}. Go on with --continue.")
    if options.abandon and error is None and not record.not_confirmed:
        code: int = ExitCode.DONE
    else:
        code = _exit_code(record, error, store)
    return _save(report, code, options, store)


def _why_no_report(options: Namespace) -> str:
    """Return a sentence about a report that cannot be written, or would replace a file that is to stay; "" if none."""
    report: Path | None = options.report
    if report is None:
        return ""
    if not report.absolute().parent.is_dir():
        return f"the report {report}: there is no such folder."
    with suppress(OSError):  # one of the files is not there
        if report.samefile(options.file):
            return f"the report {report}: this is the file that is imported. Choose another name."
    if not options.force and os.path.lexists(report):
        return f"the report {report} is there already. Replace it with --force."
    return ""


def _save(report: ImportReport, code: int, options: Namespace, store: Store) -> int:
    """Save the report if it is asked for, and return the exit code: that of the animals is more important."""
    if options.report is None:
        return code
    if no_report := _why_no_report(options):  # a file that has come since
        store.console.report(no_report)
        return code or ExitCode.NO_OUTPUT
    try:
        save(options.report, report_bytes(report, FileKind.of(options.report)))
    except ExportError as error:
        store.console.report(f"the report {options.report}: {error.reason}")
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
    if options.json:
        if not options.dry_run:
            for sentence in checked.around:
                store.console.report(sentence)
        return
    problems = [
        (str(row.number), row.problem.field or "", row.problem.value, str(row.problem.expected))
        for row in checked.of(RowState.PROBLEM)
        if row.problem is not None
    ]
    if problems:
        store.console.write_table(_PROBLEM_TITLES, problems)
        store.console.write("")
    names = store.category_names()
    if options.dry_run and checked.included:
        rows = []
        for row in checked.rows:
            if row.number in checked.included and row.new_pet is not None:
                texts = cells(row.new_pet, names, no_status="")
                rows.append((str(row.number), *(texts[field] for field in ENTERED)))
        store.console.write_table(_ROW_TITLES, rows)
        store.console.write("")
    store.console.write(sanitize(_summary(checked), 500))
    for sentence in (*checked.around, *_about_rows(checked)):
        store.console.write(sentence)


def _summary(checked: CheckedFile) -> str:
    duplicates = [row for row in checked.of(RowState.POSSIBLE_DUPLICATE) if row.number not in checked.included]
    numbers = _row_numbers(duplicates)
    doubtful = checked.of(RowState.DOUBTFUL)
    parts = (
        (len(checked.included), "to add", ""),
        (len(checked.of(RowState.PROBLEM)), "with a problem", ""),
        (len(duplicates), "left out as possible duplicates", f" (row {numbers}; add them with --duplicates)"),
        (len(doubtful), "left out as a possible total", f" (row {_row_numbers(doubtful)})"),
        (len(checked.of(RowState.ADDED_BEFORE)), "added before", ""),
        (len(checked.not_confirmed), "not confirmed", ""),
        (len(checked.of(RowState.WAITING)), "waiting in another import", ""),
    )
    told = [f"{count} {what}{more}" for count, what, more in parts if count]
    return f"{checked.table.name}: {', '.join(told) or 'no rows'}."


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
        if row.pet_id is not None and (row.state is RowState.ADDED_BEFORE or row.reason is RowReason.NOT_LISTED):
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


# --- the file ---


def _read_table(options: Namespace) -> Table:
    """Return the table in the file. Raise :class:`CommandError`."""
    name = file_name(options.file)
    try:
        table = read_file(options.file, sheet=options.sheet, encoding=options.encoding)
    except SheetNeededError as error:
        names = ", ".join(error.names)
        sentence = f"{name} has several sheets. Choose one with --sheet: {names}."
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS) from error
    except EncodingNeededError as error:
        shown = "; ".join(f"{guess.encoding}: {', '.join(guess.cells)}" for guess in error.guesses[:_SHOWN_GUESSES])
        sentence = f"the encoding of {name} is not certain. Choose one with --encoding. It reads {shown}"
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS) from error
    except TableError as error:
        raise CommandError(f"{name}: {error.reason}", ExitCode.NOT_DONE) from error
    if options.sheet not in {None, table.sheet}:  # the only one of a workbook is read under any name
        there_is = f"The only one is {table.sheet}." if table.sheet else "It is no workbook."
        raise CommandError(f"{name} has no sheet “{options.sheet}”. {there_is}", ExitCode.BAD_ARGUMENTS)
    return table


def _check_table(table: Table, options: Namespace, store: Store) -> CheckedFile:
    """Return every row with its state, from the lists of the service and the journal's earlier imports.

    Raise :class:`CommandError`, ``JournalError`` or the client's errors.
    """
    names = store.category_names()
    mapping = _mapping(table, options, names)
    journal, service_id = store.connection.journal, store.connection.service_id
    snapshot = store.read(lambda client: take_snapshot(client, service_id))
    checker = check_import(
        table, mapping, category_names=names, journal=journal, service_id=service_id, snapshot=snapshot
    )
    rows = checker.rows
    states = {RowState.READY}
    states |= {RowState.POSSIBLE_DUPLICATE} if options.duplicates else set()
    states |= {RowState.NOT_CONFIRMED} if options.again else set()
    return CheckedFile(
        table,
        mapping,
        rows,
        frozenset(row.number for row in rows if row.state in states and row.new_pet is not None),
        tuple(map(str, left_out(checker.area, lambda index: str(index + 1)))),
        checker.leaves_out_rows,
    )


def _row_numbers(rows: Sequence[ImportRow]) -> str:
    """Return the first numbers of these rows for a sentence."""
    return ", ".join(str(row.number) for row in rows[:_MOST_NUMBERS]) + ", …" * (len(rows) > _MOST_NUMBERS)


def _about_rows(checked: CheckedFile) -> list[str]:
    """Return sentences about rows of an unfinished earlier import, and about IDs of other services."""
    sentences = _about_ids(checked)
    for file, rows in _by_file(checked.not_confirmed).items():
        whether = "it was" if len(rows) == 1 else "they were"
        sentences.append(f"{_rows(rows)}: sent by an import of {file}, and not known whether {whether} added.")
    for file, rows in _by_file(checked.of(RowState.WAITING)).items():
        verb = "waits" if len(rows) == 1 else "wait"
        sentences.append(f"{_rows(rows)}: {verb} in an import of {file}. Go on with that by --continue.")
    return sentences


def _by_file(rows: Sequence[ImportRow]) -> dict[str, list[ImportRow]]:
    """Return rows of earlier imports by the names of their files, escaped for a terminal."""
    files: dict[str, list[ImportRow]] = {}
    for row in rows:
        if row.earlier is not None:
            files.setdefault(sanitize(row.earlier.file), []).append(row)
    return files


def _about_ids(checked: CheckedFile) -> list[str]:
    duplicates = checked.of(RowState.POSSIBLE_DUPLICATE)
    doubtful = [row for row in duplicates if row.reason is RowReason.ID_IN_FILE]
    missing = [row for row in duplicates if row.reason is RowReason.NOT_LISTED]
    new = [row for row in checked.of(RowState.READY) if row.reason is RowReason.NEW_ID]
    sentences = []
    if missing:
        one = f"was added as ID {missing[0].pet_id}, but is not in the list with it."
        many = "were added before, but are not in the list with their IDs."
        sentences.append(f"{_rows(missing)}: {one if len(missing) == 1 else many}")
    if doubtful:
        one, many = "the ID in the file may be of this service.", "the IDs in the file may be of this service."
        sentences.append(f"{_rows(doubtful)}: {one if len(doubtful) == 1 else many}")
    if new:
        one = "gets a new ID, as this service does not have the one in the file."
        many = "get new IDs, as this service does not have those in the file."
        sentences.append(f"{_rows(new)}: {one if len(new) == 1 else many}")
    return sentences


def _rows(rows: Sequence[ImportRow]) -> str:
    return f"{'Row' if len(rows) == 1 else 'Rows'} {_row_numbers(rows)}"


def _mapping(table: Table, options: Namespace, names: Mapping[int, str]) -> ColumnMapping:
    """Return the columns, found or from the options; none is only guessed."""
    title_row = options.title_row
    if title_row and not any(row.number == title_row for row in table.rows):
        raise CommandError(f"--title-row: row {title_row} is empty, or not there.", ExitCode.BAD_ARGUMENTS)
    mapping = find_columns(table, category_names=names, title_row=title_row)
    titles = next((row.cells for row in table.rows if row.number == mapping.title_row), ())
    for field, column in options.column or ():
        mapping = mapping.with_column(field, _index(column, table.width, titles))
    missing = [field.value for field in NEEDED if field not in mapping.fields]
    if missing:
        shown, number = titles, mapping.title_row
        if mapping.title_row == NO_TITLES and table.rows:
            number, shown, _ = table.rows[0]
        row = f"Row {number} is: {', '.join(cell for cell in shown if cell)}"
        sentence = f"no column is known to hold the {missing[0]}. Say which: --column {missing[0]}=2. {row}"
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS)
    if mapping.guessed:
        told = [(field, index) for index, field in enumerate(mapping.fields) if field in mapping.guessed]
        columns = " ".join(f"--column {field}={index + 1}" for field, index in told)
        are = f"titles are taken from row {mapping.title_row}" if mapping.title_row else "no titles were found"
        sentence = (
            f"what the columns hold is only guessed, so nothing is added; {are}. If the guess is right, say so: "
            f"{columns}. If not, say it otherwise, or name the row of the titles with --title-row."
        )
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS)
    return mapping


def _index(column: str, width: int, titles: Sequence[str]) -> int | None:
    """Return the index of the column with this number (from 1) or title; ``None`` if there is none."""
    if column == "none":
        return None
    if column.isascii() and column.isdecimal() and len(column) <= 5 and 1 <= int(column) <= width:
        return int(column) - 1
    normalized = [normalize(title) for title in titles]
    match normalized.count(normalize(column)):
        case 1:
            return normalized.index(normalize(column))
        case 0:
            sentence = f"there is no column “{column}”. It is a number from 1 to {width}, or a title."
        case _:
            sentence = f"several columns are called “{column}”: give the number."
    raise CommandError(f"--column: {sentence}", ExitCode.BAD_ARGUMENTS)


# --- the report ---


def report_of_none(plan: ImportPlan, service_id: str) -> ImportReport:
    """Return the report of a plan none of whose rows is to be added. The journal knows nothing of it."""
    now = datetime.now(UTC)
    left_out = sum(not row.was_added_before for row in plan.rows)
    record = ImportRecord(0, service_id, plan.name, now, now, total=0, left_out=left_out)
    rows = tuple(
        ReportRow(row.number, row.cells, ImportOutcome.ADDED_BEFORE, row.pet_id, "")
        if row.was_added_before
        else ReportRow(row.number, row.cells, ImportOutcome.LEFT_OUT, row.pet_id, row.reason)
        for row in plan.rows
    )
    return ImportReport(record, plan.titles, plan.fields, rows)


def report_bytes(report: ImportReport, kind: FileKind | None) -> bytes:
    """Return the report as a file of this ``kind``."""
    if kind is FileKind.JSON:
        return json_bytes(_report_json(report))
    words = ReportWords(_REPORT_TITLES, {outcome: outcome.value for outcome in RowOutcome}, lambda row: row.detail)
    return table_bytes(report_table(report, words), kind)


def _report_json(report: ImportReport) -> dict[str, Any]:
    """Return the counts, and each row with its outcome."""
    record = report.record
    return {
        "file": record.name,
        "total": record.total,
        "added": record.added,
        "notAdded": record.not_added,
        "notConfirmed": record.not_confirmed,
        "notSentYet": record.waiting,
        "leftOut": record.left_out,
        "finished": record.finished_at is not None,
        "rows": [_row_json(row) for row in report.rows],
        "service": record.service_id,
    }


def _row_json(row: ReportRow) -> dict[str, Any]:
    told: dict[str, Any] = {"row": row.number, "outcome": row.outcome.value}
    if row.pet_id is not None and row.outcome is not ImportOutcome.LEFT_OUT:
        told["id"] = row.pet_id
    if row.detail:
        told["detail"] = row.detail
    return told
