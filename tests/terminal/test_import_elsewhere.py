"""What one service has given or exported, imported into another one: real services, and commands of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.commands import command_at, document
from tests.support.service import RunningService, running_service

pytestmark = pytest.mark.end_to_end

NAMES = ["Bella", "Momo", "Rex"]
FILE = "Name,Category,Status\nRex,3,available\nMomo,4,pending\nBella,3,sold\n"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "here" / "animals.sqlite3") as service:
        yield service


@pytest.fixture
def there(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "there" / "animals.sqlite3") as service:
        yield service


def names(service: RunningService) -> list[str]:
    return sorted(animal["name"] for animal in document(command_at(service, "list", "--json"))["animals"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "animals.csv"
    file.write_text(FILE, "utf-8")
    return file


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_report_of_one_service_adds_all_its_rows_to_a_fresh_one(
    here: RunningService, there: RunningService, file: Path, kind: str
) -> None:
    report = file.with_name(f"report.{kind}")
    assert command_at(here, "import", str(file), "--report", str(report)).returncode == 0
    shown = command_at(there, "import", str(report), "--dry-run")
    assert shown.stdout.endswith(
        f"{report.name}: 3 to add.\nRows 2, 3, 4: get new IDs, as this service does not have those in the file.\n"
    )
    done = command_at(there, "import", str(report))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "3 added, 0 not added, 0 not confirmed.")
    assert names(there) == names(here) == NAMES
    for service in (here, there):  # each of them knows now what it has
        again = command_at(service, "import", str(report))
        assert (again.returncode, again.stdout) == (0, f"{report.name}: 3 added before.\n")


@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_an_export_of_nothing_has_no_rows_to_import(there: RunningService, tmp_path: Path, kind: str) -> None:
    export = tmp_path / f"export.{kind}"
    assert command_at(there, "export", str(export)).returncode == 0
    done = command_at(there, "import", str(export))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{export.name}: no rows.\n", "")


@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_an_export_of_one_service_adds_all_its_rows_to_a_fresh_one(
    here: RunningService, there: RunningService, file: Path, kind: str
) -> None:
    export = file.with_name(f"export.{kind}")
    assert command_at(here, "import", str(file)).returncode == 0
    assert command_at(here, "export", str(export)).returncode == 0
    assert document(command_at(here, "import", str(export), "--json", "--dry-run"))["toAdd"] == 0
    assert command_at(there, "import", str(export)).returncode == 0
    assert names(there) == NAMES


def test_what_was_added_to_a_store_that_has_lost_it_is_said_and_can_be_added_again(tmp_path: Path, file: Path) -> None:
    """The file of the store was removed, or replaced by an older copy: this computer's journal remembers the adds."""
    database = tmp_path / "here" / "animals.sqlite3"
    export = tmp_path / "export.csv"
    with running_service(database) as service:
        port = service.port
        assert command_at(service, "import", str(file)).returncode == 0
        assert command_at(service, "export", str(export)).returncode == 0
    for part in database.parent.glob("animals.sqlite3*"):
        part.unlink()
    with running_service(database, arguments=["--port", str(port)]) as service:
        for lost in (file, export):
            done = command_at(service, "import", str(lost))
            assert (done.returncode, done.stdout.splitlines()) == (
                1,
                [
                    f"{lost.name}: 3 left out as possible duplicates (row 2, 3, 4; add them with --duplicates).",
                    "Rows 2, 3, 4: were added before, but are not in the list with their IDs.",
                ],
            )
        told = document(command_at(service, "import", str(file), "--dry-run", "--json"))
        assert [(row["state"], row["reason"], row["id"]) for row in told["rows"]] == [
            ("possible duplicate", "not listed", number) for number in (1, 2, 3)
        ]
        with service.client() as client:  # another desk adds one of them, which gets an ID of another one
            assert client.post("/pets", json={"name": "Momo", "categoryId": 4}).json()["id"] == 1
        told = document(command_at(service, "import", str(file), "--dry-run", "--json"))
        assert [(row["reason"], row.get("id")) for row in told["rows"]][:2] == [
            ("not listed", 1),
            ("same animal", None),
        ]
        assert command_at(service, "import", str(file), "--duplicates").returncode == 0
        assert names(service) == sorted([*NAMES, "Momo"])
        again = command_at(service, "import", str(file))
        assert (again.returncode, again.stdout) == (0, f"{file.name}: 3 added before.\n")


def test_ids_that_nobody_can_tell_are_left_out_and_said(there: RunningService, tmp_path: Path) -> None:
    many = tmp_path / "many.csv"
    many.write_text("name,category\n" + "".join(f"Cat {number},3\n" for number in range(100)), "utf-8")
    assert command_at(there, "import", str(many)).returncode == 0
    export = tmp_path / "export.csv"
    export.write_text("ID,Name,Category\n6809,Rex,3\n6810,Momo,4\n", "utf-8")
    done = command_at(there, "import", str(export))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "export.csv: 2 left out as possible duplicates (row 2, 3; add them with --duplicates).",
        "Rows 2, 3: the IDs in the file may be of this service.",
    ]
    told = document(command_at(there, "import", str(export), "--dry-run", "--json"))
    assert [(row["state"], row["reason"], row["fileId"]) for row in told["rows"]] == [
        ("possible duplicate", "id in file", 6809),
        ("possible duplicate", "id in file", 6810),
    ]
    added = document(command_at(there, "import", str(export), "--duplicates", "--json"))
    assert (added["added"], sorted(row["id"] for row in added["rows"])) == (2, [101, 102])
