"""import against the real service: shown, added, reported, interrupted, continued."""

import csv
import io
import json
import os
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Barrier, Event

import pytest
import xlsxwriter

from petstore_gui.connection.demo import JOURNAL_NAME
from petstore_gui.files.category_parser import UNKNOWN
from petstore_gui.outbox.journal import begin_import, list_imports
from petstore_gui.storage.folders import config_folder, data_folder
from tests.support.commands import (
    command,
    command_at,
    command_here,
    command_line,
    document,
    environment_of,
    on_terminal,
)
from tests.support.faults import hang_up, stored
from tests.support.faulty_proxy import Exchange, FaultyProxy, passed_on
from tests.support.imports import plan_of
from tests.support.interrupting import begin, interrupt
from tests.support.journals import open_journal
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import answer
from tests.support.service import KEY, RunningService

pytestmark = pytest.mark.end_to_end

ROWS = "Name;Category;Status\nRex;3;available\nBella;x;sold\nRex;3;\nMomo;4;reserviert\n"
SUMMARY = "animals.csv: 2 to add, 1 with a problem, 1 left out as possible duplicates"
PROBLEM = str(UNKNOWN)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "animals.csv"
    file.write_text(ROWS, "utf-8")
    return file


def many(tmp_path: Path, count: int) -> Path:
    file = tmp_path / "many.csv"
    file.write_text("name,category\n" + "".join(f"Rex {number},3\n" for number in range(count)), "utf-8")
    return file


def stored_names(service: RunningService) -> Counter[str]:
    """Return what the service has, read from its database: no list has more than 100."""
    with closing(sqlite3.connect(service.database)) as connection:
        return Counter(name for (name,) in connection.execute("SELECT name FROM pets"))


def at(proxy: FaultyProxy) -> tuple[str, str]:
    return "--base-url", f"http://127.0.0.1:{proxy.port}/v1"


# --- what is shown before ---


def test_a_dry_run_shows_problems_and_what_would_be_added(service: RunningService, file: Path) -> None:
    done = command_at(service, "import", str(file), "--dry-run")
    assert done.stdout.splitlines() == [
        "Row  Column    Value  Expected",
        f"3    category  x      {PROBLEM}",
        "",
        "Row  Name  Category  Status",
        "2    Rex   3         available",
        "5    Momo  4         pending",
        "",
        f"{SUMMARY} (row 4; add them with --duplicates).",
    ]
    assert (done.returncode, done.stderr) == (1, "")
    told = document(command_at(service, "import", str(file), "--dry-run", "--json", "--duplicates"))
    assert (told["toAdd"], [row["state"] for row in told["rows"]]) == (
        3,
        ["ready", "problem", "possible duplicate", "ready"],
    )
    assert told["rows"][1]["problem"] == {"column": "category", "value": "x", "expected": PROBLEM}
    assert not stored_names(service)


def test_columns_can_be_told_by_number_or_title(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text("Called;Owner;Shelf\nRex;Anna;3\n", "utf-8")
    told = document(
        command_at(
            service, "import", str(file), "--dry-run", "--json", "--column", "name=owner", "--column", "category=3"
        )
    )
    assert told["rows"][0]["animal"] == {"name": "Anna", "categoryId": 3}
    for wrong in ("name=4", "name=Nobody", "colour=1", "name"):
        done = command_at(service, "import", str(file), "--dry-run", "--column", wrong)
        assert (done.returncode, done.stdout) == (2, ""), wrong
    twice = command_at(service, "import", str(file), "--column", "name=1", "--column", "name=2")
    assert (twice.returncode, twice.stdout) == (2, "")
    assert twice.stderr.endswith("petstore-gui import: error: argument --column: name is given twice\n")
    unknown = command_at(service, "import", str(file), "--column", "category=none")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert "--column category=2" in unknown.stderr


def test_of_several_columns_with_one_title_the_number_is_asked_for(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text("Called;Owner;owner;Shelf\nRex;Anna;Ben;3\n", "utf-8")
    columns = "--column", "name=Owner", "--column", "category=4"
    done = command_at(service, "import", str(file), "--dry-run", *columns)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--column: several columns are called “Owner”: give the number." in done.stderr


def test_nothing_is_added_on_a_guess_and_the_sentence_says_how_to_agree(
    service: RunningService, tmp_path: Path
) -> None:
    file = tmp_path / "odd.csv"
    file.write_text("Stock 2025\n\nWho;Where;How\nRex;3;sold\nMia;4;sold\n", "utf-8")
    for arguments in ([], ["--dry-run"], ["--yes"]):
        done = command_at(service, "import", str(file), *arguments)
        assert (done.returncode, done.stdout) == (2, ""), arguments
    done = command_at(service, "import", str(file), "--column", "name=1")
    assert (done.returncode, done.stdout) == (2, "")
    assert "only guessed, so nothing is added; titles are taken from row 3." in done.stderr
    assert "--column category=2 --column status=3" in done.stderr
    assert not stored_names(service)
    told = "--column=name=Who", "--column=category=2", "--column=status=none"
    assert command_at(service, "import", str(file), *told).returncode == 0
    assert stored_names(service) == {"Rex": 1, "Mia": 1}


def test_a_person_says_which_row_has_the_titles(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "two.csv"
    file.write_text("Name;Category\nRex;3\n\nName;Category\nMia;4\n", "utf-8")
    told = document(command_at(service, "import", str(file), "--dry-run", "--json", "--title-row", "4"))
    assert [row["animal"]["name"] for row in told["rows"]] == ["Mia"]
    for wrong in ("3", "99", "-1", "x", "1.0", "9" * 5_000):
        done = command_at(service, "import", str(file), f"--title-row={wrong}")
        assert (done.returncode, done.stdout) == (2, ""), wrong


def test_what_is_left_out_around_the_table_is_said_and_ends_with_1(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "two.csv"
    file.write_text("Name;Category;;Phone\nRex;3;;0231\n\nMia;4\n", "utf-8")
    left_out = [
        "An empty row ends the table. Rows left out: 4.",
        "An empty column ends the table. Columns left out: 4.",
    ]
    shown = command_at(service, "import", str(file), "--dry-run")
    assert (shown.returncode, shown.stdout.splitlines()[-3:]) == (1, ["two.csv: 1 to add.", *left_out])
    told = command_at(service, "import", str(file), "--dry-run", "--json")
    assert (told.returncode, document(told)["around"]) == (1, left_out)
    done = command_at(service, "import", str(file), "--json")
    assert done.returncode == 1
    assert document(done)["added"] == 1
    assert all(sentence in done.stderr for sentence in left_out)
    again = command_at(service, "import", str(file))
    assert again.returncode == 1  # what is left out is still not there


def test_an_encoding_that_is_not_certain_has_to_be_told(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.write_bytes("Name,Category\nZoë,3\nChloë,4\n".encode("cp1252"))
    asked = command_at(service, "import", str(file), "--yes")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert "--encoding" in asked.stderr
    assert "cp1252: Zoë, Chloë" in asked.stderr
    assert command_at(service, "import", str(file), "--encoding", "nonsense").returncode == 2
    assert not stored_names(service)
    assert command_at(service, "import", str(file), "--encoding", "windows-1252").returncode == 0
    assert stored_names(service) == {"Zoë": 1, "Chloë": 1}


def test_a_total_is_left_out_and_said(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.write_text("Name;Category\nRex;3\nTotal;40\n", "utf-8")
    done = command_at(service, "import", str(file), "--duplicates")
    assert done.returncode == 1
    assert done.stdout.startswith("animals.csv: 1 to add, 1 left out as a possible total (row 3).\n")
    told = document(command_at(service, "import", str(file), "--dry-run", "--json"))
    assert (told["rows"][1]["state"], told["rows"][1]["reason"]) == ("doubtful", "total")
    assert stored_names(service) == {"Rex": 1}


def test_a_row_that_is_wrong_as_a_whole_has_no_column(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.write_text('Name,Category\n"Max" the dog,3\nKoi, 12,4\n', "utf-8")
    report = tmp_path / "report.csv"
    told = document(command_at(service, "import", str(file), "--dry-run", "--json"))
    assert [row["problem"]["column"] for row in told["rows"]] == [None, None]
    shown = command_at(service, "import", str(file), "--dry-run").stdout.splitlines()
    assert shown[1].split(maxsplit=1) == ["2", "The quotes in this row don't match. Correct the cells."]
    file.write_text(file.read_text("utf-8") + "Rex,3\n", "utf-8")
    assert command_at(service, "import", str(file), "--report", str(report)).returncode == 1
    assert "not added: The quotes in this row" in report.read_text("utf-8-sig")


@pytest.mark.posix("elsewhere a name is no bytes")
def test_a_file_whose_name_is_no_utf_8_is_imported_and_continued(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"M\xe4use.csv")
    file.write_text("Name;Category\nRex;3\n", "utf-8")
    at = ("--base-url", service.base_url)
    told = document(command("import", *at, str(file), "--json", key=service.key))
    assert (told["file"], told["added"]) == ("M\\xe4use.csv", 1)
    again = command("import", *at, str(file), key=service.key)
    assert (again.returncode, again.stdout) == (0, "M\\xe4use.csv: 1 added before.\n")
    assert "no import of M" in command("import", *at, str(file), "--continue", key=service.key).stderr


def test_a_workbook_with_several_sheets_asks_which(service: RunningService, tmp_path: Path) -> None:
    file = tmp_path / "animals.xlsx"
    with xlsxwriter.Workbook(file) as book:
        for name, animal in (("Dogs", "Rex"), ("Cats", "Momo")):
            book.add_worksheet(name).add_table(
                0, 0, 1, 1, {"data": [[animal, 3]], "columns": [{"header": "Name"}, {"header": "Category"}]}
            )
    asked = command_at(service, "import", str(file))
    assert (asked.returncode, asked.stdout) == (2, "")
    assert "--sheet: Dogs, Cats" in asked.stderr
    assert command_at(service, "import", str(file), "--sheet", "Cats").returncode == 0
    assert stored_names(service) == {"Momo": 1}


def test_a_sheet_that_a_file_does_not_have_is_refused(service: RunningService, file: Path) -> None:
    book = file.with_name("book.xlsx")
    with xlsxwriter.Workbook(book) as workbook:
        sheet = workbook.add_worksheet("Dogs")
        sheet.write_row(0, 0, ["Name", "Category"])
        sheet.write_row(1, 0, ["Rex", 3])
    for path, there_is in ((file, "It is no workbook."), (book, "The only one is Dogs.")):
        done = command_at(service, "import", str(path), "--sheet", "Cats")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"petstore-gui import: {path.name} has no sheet “Cats”. {there_is}\n"
    assert not stored_names(service)
    assert command_at(service, "import", str(book), "--sheet", "Dogs").returncode == 0


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "empty"), (b"\x89PNG\r\n\x1a\n" + bytes(50), "picture"), (None, "animals.xlsx: There is no such file.")],
)
def test_a_file_that_is_none_says_what_it_is(
    service: RunningService, tmp_path: Path, content: bytes | None, reason: str
) -> None:
    file = tmp_path / "animals.xlsx"
    if content is not None:
        file.write_bytes(content)
    done = command_at(service, "import", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert reason in done.stderr


# --- what is added ---


def test_an_import_adds_what_is_ready_and_its_report_adds_the_rest(service: RunningService, file: Path) -> None:
    report = file.with_name("report.csv")
    done = command_at(service, "import", str(file), "--report", str(report))
    assert done.returncode == 1
    assert done.stdout.endswith("\n2 added, 2 not added, 0 not confirmed.\n")
    rows = list(csv.reader(io.StringIO(report.read_text("utf-8-sig"))))
    rex, momo = rows[1][3], rows[4][3]
    assert rows == [
        ["Name", "Category", "Status", "ID", "Outcome"],
        ["Rex", "3", "available", rex, "added"],
        ["Bella", "x", "sold", "", f"not added: category “x”, expected: {PROBLEM}"],
        ["Rex", "3", "", "", "not added: possible duplicate"],
        ["Momo", "4", "reserviert", momo, "added"],
    ]
    assert {rex, momo} == {"1", "2"}  # side by side
    report.write_text(report.read_text("utf-8-sig").replace("Bella,x", "Bella,5"), "utf-8")
    told = document(command_at(service, "import", str(report), "--json"))
    assert (told["added"], [row["outcome"] for row in told["rows"]]) == (
        1,
        ["added before", "added", "left out", "added before"],
    )
    assert stored_names(service) == {"Rex": 1, "Momo": 1, "Bella": 1}


def test_a_report_is_written_also_where_nothing_is_added(service: RunningService, file: Path) -> None:
    assert command_at(service, "import", str(file)).returncode == 1
    report = file.with_name("report.csv")
    done = command_at(service, "import", str(file), "--json", "--report", str(report))
    told = document(done)
    rows = told.pop("rows")
    assert done.returncode == 1
    assert told == {
        "file": "animals.csv",
        "total": 0,
        "added": 0,
        "notAdded": 0,
        "notConfirmed": 0,
        "notSentYet": 0,
        "leftOut": 2,
        "finished": True,
        "service": service.base_url,
    }
    rex, momo = rows[0]["id"], rows[3]["id"]
    assert rows == [
        {"row": 2, "outcome": "added before", "id": rex},
        {"row": 3, "outcome": "left out", "detail": f"category “x”, expected: {PROBLEM}"},
        {"row": 4, "outcome": "left out", "detail": "possible duplicate"},
        {"row": 5, "outcome": "added before", "id": momo},
    ]
    assert list(csv.reader(io.StringIO(report.read_text("utf-8-sig")))) == [
        ["Name", "Category", "Status", "ID", "Outcome"],
        ["Rex", "3", "available", str(rex), "added"],
        ["Bella", "x", "sold", "", f"not added: category “x”, expected: {PROBLEM}"],
        ["Rex", "3", "", "", "not added: possible duplicate"],
        ["Momo", "4", "reserviert", str(momo), "added"],
    ]
    with open_journal(data_folder() / JOURNAL_NAME) as journal:
        assert len(list_imports(journal, service.base_url)) == 1


def test_a_report_that_cannot_be_written_hides_nothing(service: RunningService, tmp_path: Path) -> None:
    file = many(tmp_path, 3)
    nowhere = command_at(service, "import", str(file), "--report", str(tmp_path / "missing" / "report.csv"))
    assert (nowhere.returncode, nowhere.stdout) == (2, "")
    assert not stored_names(service)
    (tmp_path / "report.csv").mkdir()
    done = command_at(service, "import", str(file), "--report", str(tmp_path / "report.csv"), "--force")
    assert done.returncode == 6
    assert done.stdout.endswith("3 added, 0 not added, 0 not confirmed.\n")
    assert "the report" in done.stderr
    again = command_at(service, "import", str(file), "--report", str(tmp_path / "report.csv"), "--force")
    assert (again.returncode, again.stdout) == (6, "many.csv: 3 added before.\n")
    assert "the report" in again.stderr


def test_a_report_keeps_a_file_that_is_there_unless_forced(service: RunningService, file: Path) -> None:
    report = file.with_name("report.csv")
    report.write_text("mine", "utf-8")
    kept = command_at(service, "import", str(file), "--report", str(report))
    assert (kept.returncode, kept.stdout) == (2, "")
    assert kept.stderr.endswith(f"the report {report} is there already. Replace it with --force.\n")
    assert (report.read_text("utf-8"), stored_names(service)) == ("mine", Counter())
    assert command_at(service, "import", str(file), "--report", str(report), "--force").returncode == 1
    assert "Momo" in report.read_text("utf-8-sig")


@pytest.mark.parametrize(
    "name",
    [
        "animals.csv",
        "folder/../animals.csv",
        "hard.csv",
        pytest.param("soft.csv", marks=pytest.mark.posix("only some users may make links there")),
    ],
)
def test_a_report_never_replaces_the_file_that_is_imported(service: RunningService, file: Path, name: str) -> None:
    report = file.parent / name
    (file.parent / "folder").mkdir()
    if name == "hard.csv":
        report.hardlink_to(file)
    elif name == "soft.csv":
        report.symlink_to(file)
    for force in ((), ("--force",)):
        kept = command_at(service, "import", str(file), "--report", str(report), *force)
        assert (kept.returncode, kept.stdout) == (2, "")
        assert "this is the file that is imported. Choose another name." in kept.stderr
    assert (file.read_text("utf-8"), stored_names(service)) == (ROWS, Counter())


def test_the_same_file_a_second_time_adds_nothing(service: RunningService, tmp_path: Path) -> None:
    file = many(tmp_path, 30)
    first = command_at(service, "import", str(file), "--json")
    assert (first.returncode, first.stderr) == (0, "")
    told = document(first)
    assert (told["total"], told["added"], told["finished"]) == (30, 30, True)
    assert sorted(row["id"] for row in told["rows"]) == list(range(1, 31))
    again = command_at(service, "import", str(file))
    assert (again.returncode, again.stdout) == (0, "many.csv: 30 added before.\n")
    assert set(stored_names(service).values()) == {1}


@pytest.mark.posix("a pseudo-terminal")
def test_an_import_on_a_terminal_asks_first_and_shows_how_far_it_is(service: RunningService, tmp_path: Path) -> None:
    file = many(tmp_path, 300)
    arguments = ["import", str(file), "--base-url", service.base_url]
    code, shown = on_terminal(arguments, "n\n", key=service.key)
    assert (code, "Add 300 animals to 127.0.0.1" in shown, "nothing was added" in shown) == (1, True, True)
    assert not stored_names(service)
    code, shown = on_terminal(arguments, "y\n", key=service.key)
    assert (code, " of 300 added" in shown, "300 added, 0 not added, 0 not confirmed." in shown) == (0, True, True)


def test_an_import_to_production_needs_a_yes(service: RunningService, file: Path) -> None:
    settings = config_folder() / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(f'{{"version": 1, "addresses": {{"production": "{service.base_url}"}}}}', "utf-8")
    refused = command_here("import", str(file), "--profile", "production", key=KEY)
    assert (refused.returncode, "--yes" in refused.stderr) == (2, True)
    assert not stored_names(service)
    assert command_here("import", str(file), "--profile", "production", "--dry-run", key=KEY).returncode == 1
    assert command_here("import", str(file), "--profile", "production", "--yes", key=KEY).returncode == 1
    assert stored_names(service) == {"Rex": 1, "Momo": 1}


# --- what happens in between ---


def test_lost_answers_are_settled_by_the_lists(service: RunningService, tmp_path: Path) -> None:
    file = many(tmp_path, 40)
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(stored(hang_up), method="POST", times=2)
        done = command_here("import", str(file), *at(proxy), "--json", key=KEY)
    assert done.returncode == 0, done.stderr
    told = document(done)
    assert (told["added"], told["notConfirmed"]) == (40, 0)
    assert [row["outcome"] for row in told["rows"] if row.get("detail") == "found in the list"] == ["added"] * 2
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(40)}


@pytest.mark.slow
def test_what_cannot_be_settled_is_not_known(service: RunningService, tmp_path: Path) -> None:
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(hang_up, method="POST")
        report = tmp_path / "report.json"
        done = command_here("import", str(many(tmp_path, 10)), *at(proxy), "--report", str(report), key=KEY)
        assert done.returncode == 3
        assert "9 added, 0 not added, 1 not confirmed." in done.stdout
        assert len(stored_names(service)) == 9
        told = json.loads(report.read_text("utf-8"))
        (lost,) = (row["row"] - 2 for row in told["rows"] if row["outcome"] == "not confirmed")
        alone = command_here("add", "--name", f"Rex {lost}", "--category", "3", *at(proxy), key=KEY)
        assert (alone.returncode, "Nothing was sent now" in alone.stderr) == (3, True)
        assert len(stored_names(service)) == 9
        other = tmp_path / "other.csv"
        other.write_bytes((tmp_path / "many.csv").read_bytes())
        for file in (tmp_path / "many.csv", other):
            again = command_here("import", str(file), *at(proxy), "--dry-run", key=KEY)
            assert again.returncode == 3
            assert again.stdout.splitlines() == [
                f"{file.name}: 9 added before, 1 not confirmed.",
                f"Row {lost + 2}: sent by an import of many.csv, and not known whether it was added.",
            ]
        shown = command_here("import", str(other), *at(proxy), "--dry-run", "--json", key=KEY)
        assert shown.returncode == 3
        assert document(shown)["rows"][lost] == {"row": lost + 2, "state": "not confirmed", "import": "many.csv"}
        anew = command_here("import", str(other), *at(proxy), "--again", key=KEY)
        assert (anew.returncode, anew.stdout.splitlines()[-1]) == (0, "1 added, 0 not added, 0 not confirmed.")
        assert stored_names(service) == {f"Rex {number}": 1 for number in range(10)}
        assert command_here("import", str(other), *at(proxy), key=KEY).stdout == "other.csv: 10 added before.\n"


def test_an_import_waits_for_a_service_that_was_away(service: RunningService, tmp_path: Path) -> None:
    def busy(exchange: Exchange) -> bool:
        body = b'{"code":"busy","message":"Later.","status":429}'
        return exchange.peer.send(answer(body, status="429 Too Many Requests", head="Retry-After: 1\r\n"))

    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(busy, method="POST", times=1)
        done = command_here("import", str(many(tmp_path, 10)), *at(proxy), key=KEY)
    assert (done.returncode, "Trying again in 5 s." in done.stderr) == (0, True)
    assert set(stored_names(service).values()) == {1}


def test_a_refused_key_leaves_the_rest_to_be_continued(service: RunningService, tmp_path: Path) -> None:
    file = many(tmp_path, 30)
    refusal = answer(b'{"code":"unauthorized","message":"No.","status":401}', status="401 Unauthorized")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(refusal), method="POST", times=4)
        report = file.with_name("report.csv")
        done = command_here("import", str(file), *at(proxy), "--report", str(report), key=KEY)
        assert done.returncode == 5
        assert "did not accept the API key" in done.stderr
        assert "Go on with --continue." in done.stderr
        proxy.heal()
        refused = command_here("import", str(file), *at(proxy), key=KEY)
        assert (refused.returncode, "is not finished" in refused.stderr) == (1, True)
        go_on = ("import", file.name, *at(proxy), "--continue", "--report", str(report))
        kept = command_here(*go_on, key=KEY)
        assert (kept.returncode, "Replace it with --force." in kept.stderr) == (2, True)
        assert command_here(*go_on, "--force", key=KEY).returncode == 0
        assert report.read_text("utf-8-sig").count(",added") == 30
        nothing = command_here("import", file.name, *at(proxy), "--continue", key=KEY)
        assert (nothing.returncode, "no import of many.csv waits" in nothing.stderr) == (1, True)
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(30)}


@pytest.mark.parametrize("changed", ["Rex 0", "a later row"])
def test_another_file_of_its_name_is_not_said_to_be_added(
    service: RunningService, tmp_path: Path, changed: str
) -> None:
    file = many(tmp_path, 6)
    refusal = answer(b'{"code":"unauthorized","message":"No.","status":401}', status="401 Unauthorized")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(refusal), method="POST", times=4)
        assert command_here("import", str(file), *at(proxy), key=KEY).returncode == 5
        proxy.heal()
        text = file.read_text("utf-8")
        file.write_text(text.replace("Rex 0", "Momo") if changed == "Rex 0" else f"{text}Momo,3\n", "utf-8")
        done = command_here("import", str(file), *at(proxy), "--continue", key=KEY)
        assert done.returncode == 1
        assert "6 added, 0 not added" in done.stdout
        assert "other rows than many.csv has now. Import it again for these." in done.stderr
        assert "Momo" not in stored_names(service)
        assert command_here("import", str(file), *at(proxy), key=KEY).returncode == 0
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(6)} | {"Momo": 1}


class Gate:
    """Lets so many adds pass, then says so and holds the others."""

    def __init__(self, proxy: FaultyProxy, count: int) -> None:
        self.reached = Event()
        self._proxy = proxy
        self._left = count
        proxy.fault(self, method="POST", times=100_000)

    def __call__(self, exchange: Exchange) -> bool:
        self._left -= 1
        if self._left >= 0:
            return exchange.peer.send(exchange.forward())
        self.reached.set()
        exchange.peer.wait_for_the_client_to_go()
        return False


Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """Return what starts an import; what a failed test leaves of it is ended."""
    with ExitStack() as processes:

        def start(file: Path, proxy: FaultyProxy, *arguments: str, is_killed: bool = False) -> "subprocess.Popen[str]":
            command = command_line("import", str(file), *at(proxy), *arguments)
            process = begin(command, env=environment_of(KEY), is_killed=is_killed)
            processes.enter_context(process)
            processes.callback(process.kill)
            return process

        yield start


@pytest.mark.parametrize("is_killed", [True, False])
def test_an_import_that_was_ended_is_continued_and_doubles_nothing(
    service: RunningService, tmp_path: Path, start: Start, *, is_killed: bool
) -> None:
    file = many(tmp_path, 90)
    with FaultyProxy(service.base_url) as proxy:
        gate = Gate(proxy, 37)
        process = start(file, proxy, is_killed=is_killed)
        assert gate.reached.wait(PATIENCE_S)
        time.sleep(0.3)  # the other lanes are held, too
        if is_killed:
            process.kill()
        else:
            interrupt(process)
        told, said = process.communicate(timeout=PATIENCE_S)
        if not is_killed:
            assert process.returncode == 3
            assert "not confirmed." in told
            assert "Go on with --continue." in said
            assert "Traceback" not in said
        proxy.heal()
        done = command("import", str(file), *at(proxy), "--continue", "--json", key=KEY)
    assert done.returncode == 3, done.stderr  # what was held has never reached the service, and nobody can know
    told = document(done)
    assert (told["added"] + told["notConfirmed"], told["notSentYet"]) == (90, 0)
    assert 1 <= told["notConfirmed"] <= 16 * 4
    assert set(stored_names(service).values()) == {1}
    assert len(stored_names(service)) == told["added"]


def test_what_waits_in_another_import_says_where_and_is_left_to_that_one(
    service: RunningService, tmp_path: Path
) -> None:
    refusal = answer(b'{"code":"unauthorized","message":"No.","status":401}', status="401 Unauthorized")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(refusal), method="POST", times=4)
        assert command_here("import", str(many(tmp_path, 2)), *at(proxy), key=KEY).returncode == 5
        proxy.heal()
        other = many(tmp_path, 3).rename(tmp_path / "other.csv")
        done = command_here("import", str(other), *at(proxy), key=KEY)
        assert done.returncode == 1
        assert done.stdout.splitlines() == [
            "other.csv: 1 to add, 2 waiting in another import.",
            "Rows 2, 3: wait in an import of many.csv. Go on with that by --continue.",
            "1 added, 2 not added, 0 not confirmed.",
        ]
        told = document(command_here("import", str(other), *at(proxy), "--dry-run", "--json", key=KEY))
        assert [(row["state"], row.get("import")) for row in told["rows"]] == [
            ("waiting", "many.csv"),
            ("waiting", "many.csv"),
            ("added before", None),
        ]
        assert command_here("import", "many.csv", *at(proxy), "--continue", key=KEY).returncode == 0
        assert command_here("import", str(other), *at(proxy), key=KEY).returncode == 0
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(3)}


def test_an_import_can_be_abandoned(service: RunningService, tmp_path: Path) -> None:
    file = many(tmp_path, 30)
    refusal = answer(b'{"code":"unauthorized","message":"No.","status":401}', status="401 Unauthorized")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(refusal), method="POST", times=4)
        assert command_here("import", str(file), *at(proxy), key=KEY).returncode == 5
        proxy.heal()
        before = stored_names(service)
        assert command_here("import", str(file), *at(proxy), "--abandon", key=KEY).returncode == 0
        assert stored_names(service) == before
        assert command_here("import", str(file), *at(proxy), key=KEY).returncode == 0
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(30)}


@pytest.mark.slow
def test_two_that_import_one_file_double_nothing(service: RunningService, tmp_path: Path, start: Start) -> None:
    file = many(tmp_path, 300)
    together = Barrier(2, timeout=PATIENCE_S)

    def begin_together(exchange: Exchange) -> bool:
        together.wait()
        return passed_on(exchange)

    with FaultyProxy(service.base_url, latency_s=0.005) as proxy:
        proxy.fault(begin_together, times=2)  # each reads the list once before it begins
        first = [start(file, proxy) for _ in range(2)]
        codes = sorted(process.wait(PATIENCE_S) for process in first)
        said = "".join(process.communicate()[1] for process in first)
        assert codes in ([0, 0], [0, 1]), said
        assert stored_names(service) == {f"Rex {number}": 1 for number in range(300)}


@pytest.mark.parametrize("option", ["--yes", "--continue", "--abandon"])
def test_a_file_that_another_program_is_importing_is_left_to_it(
    service: RunningService, tmp_path: Path, option: str
) -> None:
    file = many(tmp_path, 2)
    with open_journal(data_folder() / JOURNAL_NAME) as journal:
        begin_import(journal, service.base_url, plan_of("Rex 0", "Rex 1", name=file.name))
        done = command("import", "--base-url", service.base_url, str(file), option, key=service.key)
        assert done.returncode == 1
        assert "many.csv is being imported by another window or command." in done.stderr
    assert stored_names(service) == {}


@pytest.mark.slow
def test_two_that_continue_one_import_double_nothing(service: RunningService, tmp_path: Path, start: Start) -> None:
    file = many(tmp_path, 400)
    refusal = answer(b'{"code":"unauthorized","message":"No.","status":401}', status="401 Unauthorized")
    with FaultyProxy(service.base_url, latency_s=0.005) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(refusal), method="POST", times=4)
        assert command("import", str(file), *at(proxy), key=KEY).returncode == 5
        proxy.heal()
        both = [start(file, proxy, "--continue") for _ in range(2)]
        said = [process.communicate(timeout=PATIENCE_S)[1] for process in both]
        assert any("another window or command" in each.lower() for each in said), said
        assert set(stored_names(service).values()) == {1}
        last = command("import", str(file), *at(proxy), "--continue", key=KEY)
        assert last.returncode in {0, 1}
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(400)}
