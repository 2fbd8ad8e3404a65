"""The jobs of a day on the installed program for Windows, done with keys and mouse."""

import csv
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
import xlsxwriter
from python_calamine import CalamineWorkbook

from petstore_gui.connection.demo import DATABASE_NAME
from tests.packages.windows.window import MAIN, WELCOME, Animal, InstalledWindow
from tests.support.patience import wait_until
from tests.test_tree import ROOT

BIG: Final = "9007199254740993"  # the first whole number that a double cannot hold
TEN: Final = ("Bella", "Rex", "Luna", "Max", "Nala", "Milo", "Kira", "Oreo", "Ruby", "Bello")
LOOKUP: Final = "Look up an animal"
COPY_FOR_A_REPLY: Final = ("ctrl+l", "Tab", "Tab", "Tab", "Tab", "space")
EXPORT: Final = "Export"
SAVE_AS: Final = "Save as"
IMPORT: Final = "Import animals"
NOT_SAVED: Final = "The file wasn't saved"
RAISED: Final = b"Pet Store is already open; its window was raised."


@pytest.fixture(scope="module")
def four_animals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a store with four animals, as this program makes one on any system."""
    folder = tmp_path_factory.mktemp("four")
    file = folder / "four.csv"
    file.write_text("name,category,status\nBella,1,sold\nRex,2,available\nLuna,2,available\nBello,1,pending\n")
    command = [sys.executable, "-m", "petstore_gui", "import", str(file), "--profile", "this-computer"]
    home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    subprocess.run(command, cwd=ROOT, env={**os.environ, **home}, check=True)
    return folder / "petstore-gui" / DATABASE_NAME


@pytest.fixture
def four(program: InstalledWindow, four_animals: Path, tmp_path: Path) -> Iterator[InstalledWindow]:
    """Give an open window over four animals; that of the test before, where it is as it was."""
    if not program.is_at_rest():
        program.clean()
        program.data.mkdir(parents=True)
        shutil.copyfile(four_animals, program.data / DATABASE_NAME)
        program.open()
    yield program
    program.desktop.take_picture(tmp_path / "at-the-end.png")


def rows(text: str) -> list[list[str]]:
    """Return what was copied of a table, without its titles."""
    return [line.split("\t") for line in text.splitlines()[1:]]


def test_the_first_start_by_the_start_menu_leads_to_ten_animals_in_a_row(window: InstalledWindow) -> None:
    link = r"AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Pet Store.lnk"
    with window.computer.running("start", window.computer.named(window.computer.home) + "\\" + link):
        window.wait_for(WELCOME)  # the program keeps the pipes of what starts it
    window.press_until("Return", MAIN)  # Use this computer
    window.wait_until_ready()
    window.add(*TEN[:9], category=BIG)
    window.type(TEN[9])
    window.click_button()  # Add animal
    window.wait_for_stored(*TEN)
    window.close()
    window.start()  # as it was left
    window.wait_for(MAIN)
    assert window.listed() == [Animal(name, BIG, "available") for name in TEN]  # beside the window
    window.close()


def test_the_list_is_searched_and_filtered(four: InstalledWindow) -> None:
    four.press("ctrl+f")
    four.type("bell")
    four.press("Return")
    found = four.copied("ctrl+a", "ctrl+c", holds=lambda text: len(rows(text)) == 2)
    assert sorted(row[1:] for row in rows(found)) == [["Bella", "1", "Sold"], ["Bello", "1", "Pending"]]
    four.press("ctrl+f", "Escape", "ctrl+2")
    found = four.copied("ctrl+a", "ctrl+c", holds=lambda text: len(rows(text)) == 2 and "Rex" in text)
    assert sorted(row[1:] for row in rows(found)) == [["Luna", "2", "Available"], ["Rex", "2", "Available"]]
    four.press("ctrl+1")


def test_an_animal_is_looked_up_and_answered(four: InstalledWindow) -> None:
    four.press_until("ctrl+l", LOOKUP)
    four.type("2")
    four.press("Return")
    reply = four.copied(*COPY_FOR_A_REPLY, holds=lambda text: text.startswith("Rex, ID 2"))
    assert reply.startswith("Rex, ID 2, available, category 2. ")
    four.press_until("Escape", MAIN)


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_file_is_chosen_and_imported(window: InstalledWindow, kind: str) -> None:
    names = ["Zoë", "Größe", "Фёдор", "名前"]
    folder = window.computer.home / "Müller & Söhne 名"
    folder.mkdir(exist_ok=True)
    file = folder / f"new animals.{kind}"
    if kind == "csv":
        file.write_text("name;category\n" + "".join(f"{name};{BIG}\n" for name in names), "utf-8-sig")
    else:
        with xlsxwriter.Workbook(str(file)) as workbook:
            sheet = workbook.add_worksheet()
            for number, row in enumerate([("name", "category"), *((name, BIG) for name in names)]):
                sheet.write_row(number, 0, row)
    window.open()
    window.press("ctrl+i")
    window.choose_file(IMPORT, window.computer.named(file))
    window.wait_for(f"Import {file.name}")
    window.click_button()  # Add 4 animals
    window.wait_for_stored(*names)
    assert window.stored() == [Animal(name, BIG, "") for name in names]
    window.press_until("Escape", MAIN)
    window.close()


def export(window: InstalledWindow, file: Path, *keys: str) -> None:
    """Export what is shown into a file; ``keys`` choose its kind."""
    window.press_until("ctrl+e", EXPORT)
    for key in keys:
        window.press(key)
    window.press_until("Return", SAVE_AS)
    window.choose_file(SAVE_AS, window.computer.named(file))


def test_the_list_is_exported_as_a_workbook_and_as_text(four: InstalledWindow) -> None:
    home = four.computer.home
    export(four, home / "all of them.xlsx")
    wait_until((home / "all of them.xlsx").exists, "the workbook is there")
    four.wait_for(MAIN)
    export(four, home / "Größe.csv", "Tab", "Right")
    wait_until((home / "Größe.csv").exists, "the text is there")
    four.wait_for(MAIN)
    names = {"Bella", "Rex", "Luna", "Bello"}
    sheet = CalamineWorkbook.from_path(str(home / "all of them.xlsx")).get_sheet_by_index(0)
    assert {row[1] for row in sheet.to_python()[1:]} == names
    with (home / "Größe.csv").open(encoding="utf-8-sig", newline="") as text:
        assert {row[1] for row in list(csv.reader(text))[1:]} == names


def test_a_second_start_brings_the_first_window_back_and_ends(four: InstalledWindow) -> None:
    with four.computer.running(four.computer.installed / "petstore-gui.exe", "--demo"):  # with a store of its own
        four.wait_for("Pet Store – Demo")
        assert len(four.processes(of_service=False)) == 2
        ended = four.computer.run(four.computer.installed / "petstore-gui.exe")
        assert (ended.returncode, ended.stdout.strip()) == (0, RAISED)
        four.wait_until_in_front()
    wait_until(lambda: len(four.processes()) == 2, "the other window and its service have ended")


def test_a_link_asks_and_looks_up(four: InstalledWindow) -> None:
    four.follow("petstore:2")
    four.wait_for("A link asks to look up the animal with ID 2.")
    four.press("alt+l", "shift+Tab", "Return")  # from “Do not look up”
    four.wait_for(LOOKUP)
    four.copied(*COPY_FOR_A_REPLY, holds=lambda text: text.startswith("Rex, ID 2"))
    four.press_until("Escape", MAIN)


def test_the_settings_are_saved_though_another_program_reads_them_for_two_seconds(window: InstalledWindow) -> None:
    window.data.mkdir(parents=True)
    settings = window.data / "settings.json"
    settings.write_text('{"version": 1, "last_profile": "staging"}')
    with window.held(settings, "2 s"):
        window.open()
    wait_until(lambda: "this-computer" in settings.read_text("utf-8"), "they are saved")
    assert list(window.data.glob(".*.part")) == []
    window.close()


def test_an_export_onto_a_file_that_another_program_has_open_says_so_and_works_later(four: InstalledWindow) -> None:
    file = four.computer.home / "stock.xlsx"
    file.write_bytes(b"an old workbook")
    with four.held(file):
        export(four, file)
        four.press("alt+y")  # it is to be replaced
        said = four.message(NOT_SAVED)
        assert "another program is using it. Close the other program, then try again." in said
        assert "The file that was there is unchanged." in said
        assert file.read_bytes() == b"an old workbook"
    export(four, file)
    four.press("alt+y")
    wait_until(lambda: file.read_bytes().startswith(b"PK"), "it is replaced")
    assert list(file.parent.glob(".*.part")) == []
    four.wait_for(MAIN)


def test_a_file_that_is_write_protected_stays(four: InstalledWindow) -> None:
    file = four.computer.home / "protected.xlsx"
    file.write_bytes(b"an old workbook")
    file.chmod(stat.S_IREAD)
    export(four, file)
    four.press("alt+y")
    four.wait_for(NOT_SAVED)  # why is seen in tests/files/test_saving.py: without details there is nothing to copy
    four.press_until("Escape", MAIN)
    assert file.read_bytes() == b"an old workbook"


def test_a_folder_that_cannot_be_written_is_said(four: InstalledWindow) -> None:
    folder = four.computer.home / "for reading"
    folder.mkdir()
    with unwritable(folder):
        export(four, folder / "stock.xlsx")
        said = four.message(NOT_SAVED)
    assert said.startswith(f"{NOT_SAVED}\nstock.xlsx: It can't be written: permission denied.")
    assert list(folder.iterdir()) == []


@contextmanager
def unwritable(folder: Path) -> Iterator[None]:
    """Let nothing be written into ``folder``, not by root either. Skips where this disk cannot do that."""
    if subprocess.run(["chattr", "+i", folder], capture_output=True, check=False).returncode:
        pytest.skip("this user, or this disk, knows no folders that cannot be changed")
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", folder], check=True)


def test_a_name_that_windows_keeps_for_a_device_is_refused(four: InstalledWindow) -> None:
    ended = four.command("export", four.computer.named(four.computer.home / "CON.csv"))
    assert ended.returncode == 1
    assert b"Windows doesn't allow this name. Choose another one." in ended.stderr


def test_a_path_of_300_characters_can_be_imported_and_exported(window: InstalledWindow) -> None:
    folder = window.computer.home
    while len(window.computer.named(folder)) < 300:
        folder /= "Zoë's animals 名 of the second week"
    folder.mkdir(parents=True)
    file = folder / "new.csv"
    file.write_text("name,category\nZoë,1\n", "utf-8")
    window.open()
    ended = window.computer.run(window.computer.installed / "petstore-gui.exe", "--import", window.computer.named(file))
    assert ended.returncode == 0
    window.wait_for("Import new.csv")
    window.click_button()
    window.wait_for_stored("Zoë")
    window.press_until("Escape", MAIN)
    window.close()
    ended = window.command("export", window.computer.named(folder / "all.csv"))
    assert ended.returncode == 0, ended.stderr.decode()
    assert "Zoë" in (folder / "all.csv").read_text("utf-8-sig")
