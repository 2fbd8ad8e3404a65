"""The report of an import that adds nothing is the one that the journal would give, which knows nothing of it."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from petstore_gui.files.saving import FileKind
from petstore_gui.outbox.imports import ImportPlan, ImportReport, PlannedRow
from petstore_gui.outbox.journal import begin_import, import_report
from petstore_gui.terminal import import_command
from petstore_gui.terminal.command import parse
from petstore_gui.terminal.import_command import report_bytes, report_of_none
from tests.support.journals import open_journal

SERVICE = "https://pets.example.com/v1"
ROWS = (
    PlannedRow(2, ("Rex", "3"), was_added_before=True, pet_id=7),
    PlannedRow(3, ("Bella", "4"), original=("Bella", "x"), reason="possible duplicate", pet_id=8),
    PlannedRow(4, ("", "3"), reason="no name"),
    PlannedRow(5, ("Momo", "3")),
)


@pytest.mark.parametrize("titles", [None, ("Name", "Kind")], ids=["no titles", "titles"])
def test_a_report_of_nothing_that_is_added_is_that_of_the_journal(
    tmp_path: Path, titles: tuple[str, ...] | None
) -> None:
    plan = ImportPlan("animals.csv", ROWS, ("name", "category"), titles)
    with open_journal(tmp_path / "journal.sqlite3") as journal:
        expected = import_report(journal, begin_import(journal, SERVICE, plan))
    report = report_of_none(plan, SERVICE)
    record = replace(report.record, began_at=expected.record.began_at, finished_at=None)
    assert report.record.finished_at is not None
    assert datetime.now(UTC) >= report.record.finished_at >= expected.record.began_at
    assert (expected.record.number, record.number) == (1, 0)
    assert ImportReport(replace(record, number=1), *report[1:]) == expected


def test_a_report_in_json_makes_no_table_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_command, "report_table", lambda *_what: pytest.fail("a table that no one reads"))
    report = report_of_none(ImportPlan("animals.csv", ROWS, ("name", "category"), None), SERVICE)
    assert [row["row"] for row in json.loads(report_bytes(report, FileKind.JSON))["rows"]] == [2, 3, 4, 5]


def test_a_dry_run_has_no_report(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["import", "animals.csv", "--dry-run", "--report", "report.csv"], program="petstore")
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("usage: petstore import ")
    assert said.endswith("petstore import: error: argument --report: not allowed with argument --dry-run\n")
