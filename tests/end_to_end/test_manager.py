"""The manager: asks what is available, and is never shown a part as if it were the whole."""

from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from tests.end_to_end.conftest import Environment
from tests.support.at_spi import CHECKED
from tests.support.desktop import Desktop
from tests.support.program import Program, listed_samples, running_program

pytestmark = pytest.mark.end_to_end

LIMIT = "Showing the first 100 available animals. There may be more."
ALL = listed_samples()
CUT_OFF = 100, ALL  # the available are, and so are all
STATUS = 3
FILTERS = "All", "Available", "Pending", "Sold"


def wait_for_list(program: Program, name: str, count: int) -> None:
    """Wait until the list of a filter button is there, and all that is said about it is true of it."""
    prefix = "" if name == "All" else f"{name}: "
    news = f"{prefix}{count}{'+' * (count in CUT_OFF)} animals · updated "
    program.wait_for(lambda: any(each.startswith(news) for each in program.sentences()), f"“{news}” is said")
    assert program.table().row_count == count
    assert any(each.startswith(LIMIT) for each in program.sentences()) == (count in CUT_OFF)
    assert [each for each in FILTERS if program.button(each).is_in(CHECKED)] == [name]
    if name != "All":
        assert {*program.table().column(STATUS)} == {name}


def test_the_filter_buttons_and_their_keys_list_what_their_names_say(desktop: Desktop, user: Environment) -> None:
    with running_program(desktop, user, "--demo") as program:
        program.window("Pet Store – Demo")
        wait_for_list(program, "All", ALL)
        program.button("Pending").act()
        wait_for_list(program, "Pending", 47)
        program.button("Available").act()
        wait_for_list(program, "Available", 100)
        program.press("ctrl+4")
        wait_for_list(program, "Sold", 71)
        program.press("ctrl+1")
        wait_for_list(program, "All", ALL)
        program.end()
    assert list(Path(user["TMPDIR"]).iterdir()) == []  # the demo leaves nothing behind


def test_what_is_available_is_exported_by_keys_and_its_workbook_says_that_it_is_a_part(
    desktop: Desktop, user: Environment, tmp_path: Path
) -> None:
    file = tmp_path / "exported" / "animals.xlsx"
    file.parent.mkdir()
    with running_program(desktop, user, "--demo") as program:
        wait_for_list(program, "All", ALL)
        program.press("ctrl+2")
        wait_for_list(program, "Available", 100)
        program.press("ctrl+n")
        program.wait_for_focus(program.field("Name"))
        program.press("ctrl+e")  # also where it would go to the end of a line
        program.window("Export")
        assert any("There may be more." in each for each in program.sentences("Export"))
        program.press("Return")
        program.window("Save as")
        program.press("ctrl+a")
        desktop.type(str(file))
        program.press("Return")
        program.wait_for_sentence(" exported to animals.xlsx")
        shown = program.rows()
        program.end()
    book = CalamineWorkbook.from_path(str(file))
    animals, about = (book.get_sheet_by_index(number).to_python() for number in (0, 1))
    assert [(f"{row[0]:.0f}", row[1], f"{row[3]} ({row[2]:.0f})", row[-1]) for row in animals[1:]] == shown
    assert "There may be more." in str(about)
    assert list(file.parent.iterdir()) == [file]
