"""The outcome of each row of an import: as a file that can be imported again, or as a JSON document."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from petstore_gui.files.export import json_bytes
from petstore_gui.files.header_synonyms import ImportField, ReportField, RowOutcome
from petstore_gui.files.import_plan import ReportWords, report_table
from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.files.writing import table_bytes
from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.outbox.imports import ImportOutcome, ImportPlan, ImportRecord, ImportReport, ReportRow
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.text import CommandError

_TITLES: Final[Mapping[ImportField, str]] = {
    **{field: words_of(field).title for field in PetField},
    ReportField.OUTCOME: "Outcome",
}


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


def save_report(path: Path, report: ImportReport) -> None:
    """Write the rows of the file with ID and outcome, completely or not at all. Raise :class:`CommandError`."""
    outcomes = {outcome: outcome.value for outcome in RowOutcome}
    table = report_table(report, ReportWords(_TITLES, outcomes, lambda row: row.detail))
    kind = FileKind.of(path)
    try:
        save(path, json_bytes(report_json(report)) if kind is FileKind.JSON else table_bytes(table, kind))
    except ExportError as error:
        raise CommandError(f"the report {path}: {error.reason}", ExitCode.NOT_DONE) from error


def report_json(report: ImportReport) -> dict[str, Any]:
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
