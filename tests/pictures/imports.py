"""Scenes of an import: every row before it is added, and how far it has come."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox.imports import ImportPlan, PlannedRow
from petstore_gui.outbox.journal import begin_import, take_over_import
from petstore_gui.ui.importing.dialog import ImportDialog
from petstore_gui.ui.importing.outcomes import OutcomePage
from petstore_gui.ui.importing.state_filter import StateFilter
from tests.pictures.pet_store import animals as listed
from tests.pictures.pet_store import answering
from tests.pictures.stage import Stage
from tests.support.journals import mark_sent

_ROWS: Final = [
    ("Name", "Category", "Status"),
    ("Kira", "4", "sold"),
    ("", "4", "available"),
    ("Sir Hiss of the Third Terrarium", "lizard", "pending"),
    ("Max", "5", ""),
    ("Max", "5", ""),
    ("Nala", "92233720368547758071", "gone"),
    *((f"Hamster {number}", "12", "available") for number in range(1, 237)),
]
_TEXT: Final = "\n".join("\t".join(cells) for cells in _ROWS)


def _dialog(stage: Stage) -> ImportDialog:
    return stage.window.findChildren(ImportDialog)[0]


def _pasted(stage: Stage) -> None:
    stage.open(answering(listed(30)))
    _paste(stage)


def _paste(stage: Stage) -> None:
    QGuiApplication.clipboard().setText(_TEXT)
    stage.choose("Paste rows…")
    stage.wait_for_windows(2)
    stage.wait(lambda: _dialog(stage).model.rowCount() == len(_ROWS) - 1)


def _problems(stage: Stage) -> None:
    _pasted(stage)
    _dialog(stage).findChildren(StateFilter)[0].segments.buttons[2].setChecked(True)  # a box where there is no room


def _refused(stage: Stage) -> None:
    _open_file(stage, "picture.xlsx", b"\x89PNG\r\n\x1a\n" + bytes(100))
    stage.wait_for_words("can't be imported")


def _sheets(stage: Stage) -> None:
    import xlsxwriter

    file = Path(mkdtemp()) / "animals.xlsx"
    with xlsxwriter.Workbook(str(file)) as workbook:
        for name in (each.name for each in listed(2)):
            workbook.add_worksheet(name).write_row(0, 0, ["Rex", 3])
    stage.open(answering(listed(30)))
    stage.window.import_file(str(file))
    stage.wait_for_words("has several sheets")


def _encoding(stage: Stage) -> None:
    names = ("Zoë", "Chloë", "Raphaël", "Noëlle")
    _open_file(stage, "animals.csv", "\n".join(["Name,Category", *(f"{name},3" for name in names)]).encode("cp1252"))
    stage.wait_for_words("can be read in several ways")


def _question(stage: Stage) -> None:
    rows = "".join(f"{number};Hamster {number};{4 + number % 3};sold\n" for number in range(1, 40))
    text = f"Stock of the shop;;;\n\nNo;Called;Where;How\n{rows};Total;39;\n\nSupplier;Phone;;\nHall;0231;;\n"
    _open_file(stage, "stock.csv", text.encode())
    stage.wait_for_words("are a guess")


def _open_file(stage: Stage, name: str, content: bytes) -> None:
    file = Path(mkdtemp()) / name
    file.write_bytes(content)
    stage.open(answering(listed(30)))
    stage.window.import_file(str(file))
    stage.wait_for_windows(2)


def _running(stage: Stage) -> None:
    _pasted(stage)
    stage.hold()
    _add(stage)
    stage.button("Pause")
    stage.wait(lambda: _shows_outcomes(stage))


def _paused(stage: Stage) -> None:
    _running(stage)
    stage.press("Pause")
    stage.wait_for_words("Paused.")


def _ended(stage: Stage) -> None:
    _pasted(stage)
    _add(stage)
    stage.button("Save report…")
    stage.wait(lambda: _shows_outcomes(stage))


def _shows_outcomes(stage: Stage) -> bool:
    return any(page.isVisible() for page in _dialog(stage).findChildren(OutcomePage))


def _offered(stage: Stage) -> None:
    stage.open(answering(listed(30)))
    connection = stage.session.connection
    assert connection is not None
    rows = tuple(PlannedRow(number, ("Kira", "4"), NewPet(name="Kira", category_id=4)) for number in range(2, 245))
    begin_import(connection.journal, connection.service_id, ImportPlan("animals.xlsx", rows, ("name", "category")))
    stage.session.opened.emit(connection)  # as at the next start
    stage.button("Later")


def _again(stage: Stage) -> None:
    """One row was sent before and has no answer, the others of it wait."""
    stage.open(answering(listed(30)))
    connection = stage.session.connection
    assert connection is not None
    new_pet = NewPet(name="Kira", category_id=4)
    rows = tuple(PlannedRow(number, cells, new_pet) for number, cells in enumerate(_ROWS[5:12], 2))
    plan = ImportPlan("deliveries-of-the-second-week.xlsx", rows, ("name", "category", "status"))
    record = begin_import(connection.journal, connection.service_id, plan)
    lost = take_over_import(connection.journal, record)[0]
    mark_sent(connection.journal, [replace(lost, known=())])
    _paste(stage)


def _add(stage: Stage) -> None:
    next(each for each in _dialog(stage).findChildren(QPushButton) if each.isDefault()).click()
    stage.wait_for_windows(3)
    stage.press("Add to Production")


IMPORTS: Final[dict[str, Callable[[Stage], None]]] = {
    "import": _pasted,
    "import-again": _again,
    "import-offered": _offered,
    "import-problems": _problems,
    "import-refused": _refused,
    "import-sheets": _sheets,
    "import-encoding": _encoding,
    "import-question": _question,
    "import-running": _running,
    "import-paused": _paused,
    "import-ended": _ended,
}
