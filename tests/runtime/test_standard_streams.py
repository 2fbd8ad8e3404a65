"""Programs read UTF-8 in every code page, and what is written over on a terminal is gone, on each that there is."""

import io
import os
import shutil

import pytest

from petstore_gui.runtime.standard_streams import ProgressLine, text_width, use_utf8


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def screen(written: list[str]) -> str:
    """Return what stands on the line after all of that, on a terminal that knows no escape and nothing but CR."""
    cells: list[str] = []
    at = 0
    for letter in "".join(written):
        assert letter == "\r" or letter.isprintable(), f"{letter!r} would be shown as it is"
        if letter == "\r":
            at = 0
            continue
        cells[at : at + text_width(letter)] = [letter, *[""] * (text_width(letter) - 1)]
        at += text_width(letter)
    return "".join(cells)


@pytest.fixture
def written() -> list[str]:
    return []


@pytest.fixture
def line(written: list[str], monkeypatch: pytest.MonkeyPatch) -> ProgressLine:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda *_, **__: os.terminal_size((20, 5)))
    return ProgressLine(written.append)


@pytest.mark.parametrize("text", ["Copying: 5 %", "花子: 5 %", ""])
@pytest.mark.parametrize("before", ["", "Copying: 100 %", "花子と太郎と次郎"])
def test_what_is_shown_takes_the_place_of_what_was(
    line: ProgressLine, written: list[str], before: str, text: str
) -> None:
    line.show(before)
    line.show(text)
    assert screen(written).rstrip() == text
    line.clear()
    assert screen(written).strip() == ""
    assert written[-1].endswith("\r")


def test_nothing_is_cleared_where_nothing_is_shown(line: ProgressLine, written: list[str]) -> None:
    line.clear()
    assert written == []
    line.show("Copying: 5 %")
    line.clear()
    line.clear()
    assert len(written) == 2


@pytest.mark.parametrize(
    ("text", "shown"), [("x" * 30, "x" * 19), ("花" * 30, "花" * 9), ("e\u0301" * 30, "e\u0301" * 19)]
)
def test_a_line_never_breaks_which_could_not_be_written_over(
    line: ProgressLine, written: list[str], text: str, shown: str
) -> None:
    line.show(text)
    assert written == [f"\r{shown}"]


@pytest.mark.parametrize("code_page", ["cp1252", "cp850", "ascii"])
def test_a_program_gets_utf8_and_a_terminal_what_it_can_show(code_page: str) -> None:
    program, person = io.BytesIO(), io.BytesIO()
    to_a_program = io.TextIOWrapper(program, encoding=code_page, newline="\n")
    to_a_person = Terminal(person, encoding=code_page, newline="\n")
    use_utf8(to_a_program, to_a_person, None)
    for stream in (to_a_program, to_a_person):
        stream.write("Ольга\n")
        stream.flush()
    assert program.getvalue() == "Ольга\n".encode()
    assert person.getvalue() == "Ольга\n".encode("ascii", "backslashreplace")
