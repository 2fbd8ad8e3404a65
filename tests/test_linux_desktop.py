"""What Linux shows of the program outside its window says what the program says: menu, store, manual, completion."""

import importlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from configparser import RawConfigParser
from functools import cache
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from petstore_gui import __version__
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.profile import ProfileName
from petstore_gui.runtime import cli
from petstore_gui.terminal.command import COMMANDS, SORTS
from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.test_tree import ROOT

NAME = "petstore-gui"
SOURCES = ROOT / "packaging" / "linux"
OTHERS = [language for language in LANGUAGES if language != "en"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MAIN = "Desktop Entry"


@pytest.fixture
def share(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("share")


@pytest.fixture
def entry() -> RawConfigParser:
    parser = RawConfigParser(delimiters="=", strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their case
    parser.read(SOURCES / f"{NAME}.desktop", "utf-8")
    return parser


@pytest.fixture
def metainfo(share: ModuleType) -> ET.Element:
    names = (SOURCES / f"{NAME}.desktop").read_text("utf-8")
    return ET.fromstring(share.metainfo(share.publisher(), names, share.all_changes()))  # noqa: S314 - our own


def actions(entry: RawConfigParser) -> list[str]:
    return [f"Desktop Action {name}" for name in entry[MAIN]["Actions"].strip(";").split(";")]


# --- the menu ---


def test_the_desktop_entry_speaks_every_language_of_the_program(entry: RawConfigParser) -> None:
    sections = {MAIN: ("Name", "GenericName", "Comment", "Keywords"), **dict.fromkeys(actions(entry), ("Name",))}
    assert set(entry.sections()) == set(sections)
    for section, keys in sections.items():
        for key in keys:
            found = {option for option in entry[section] if option.partition("[")[0] == key}
            assert found == {key, *(f"{key}[{language}]" for language in OTHERS)}, section
    for option, text in entry[MAIN].items():
        assert not option.startswith("Keywords") or text.endswith(";"), option


def test_actions_are_called_as_in_the_window(entry: RawConfigParser) -> None:
    assert [entry[section]["Name"] for section in actions(entry)] == ["Add an animal", "Look up an animal"]
    for language in OTHERS:
        catalogue = ET.parse(ROOT / "resources" / "translations" / f"petstore_gui_{language}.ts")  # noqa: S314
        said: dict[str | None, set[str | None]] = {}
        for message in catalogue.iter("message"):
            said.setdefault(message.findtext("source"), set()).add(message.findtext("translation"))
        for section in actions(entry):
            assert entry[section][f"Name[{language}]"] in said[entry[section]["Name"]], language


def test_what_the_entry_starts_is_understood(entry: RawConfigParser) -> None:
    started = {section: shlex.split(entry[section]["Exec"]) for section in entry.sections()}
    assert started.pop(MAIN) == [NAME, "%u"]
    for link in ([], ["petstore:42"]):
        cli.parse(link)
    assert entry[MAIN]["MimeType"] == "x-scheme-handler/petstore;"
    requests = []
    for program, *arguments in started.values():
        assert program == NAME
        assert set(arguments) <= long_options()  # and not what argparse takes for one
        requests.append(cli.parse(arguments).request)
    assert len({*requests, cli.Options().request}) == 3


def test_a_dock_finds_the_entry_of_the_window(entry: RawConfigParser) -> None:
    code = "from petstore_gui.composition import make_application; print(make_application().desktopFileName())"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == f"{NAME}\n"  # Wayland
    assert entry[MAIN]["StartupWMClass"] == entry[MAIN]["Icon"] == NAME  # X11: tests/packages asks the window
    assert "SingleMainWindow" not in entry[MAIN]


# --- the store ---


def test_the_metadata_speak_every_language_of_the_program(metainfo: ET.Element) -> None:
    places = {"name": 1, "summary": 1, "description/p": 2, "screenshots/screenshot/caption": 2}
    for place, count in places.items():
        languages = [element.get(LANG) for element in metainfo.findall(place)]
        assert sorted(languages, key=str) == sorted([None, *OTHERS] * count, key=str), place


def test_the_metadata_name_pictures_that_are_there(metainfo: ET.Element, share: ModuleType) -> None:
    names = [str(image.text).removeprefix(f"{share.publisher()['pictures']}/") for image in metainfo.iter("image")]
    assert sorted(names) == sorted(path.name for path in (ROOT / "resources" / "pictures").glob("window-*.png"))


def test_the_metadata_lead_to_the_program(metainfo: ET.Element, share: ModuleType) -> None:
    name = metainfo.findtext("id", "")
    assert name == share.publisher()["id"] == name.lower()
    assert re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_]+){2,}", name)
    assert metainfo.findtext("launchable") == f"{NAME}.desktop"
    assert metainfo.findtext("provides/binary") == NAME
    assert metainfo.findtext("provides/mediatype") == "x-scheme-handler/petstore"
    assert metainfo.findtext("developer/name") == share.publisher()["name"]
    assert metainfo.find("content_rating") is not None
    assert metainfo.findtext("project_license") == "MIT"


def test_the_releases_are_those_of_the_changelog(metainfo: ET.Element, share: ModuleType) -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    releases = metainfo.findall("releases/release")
    assert [(each.get("version"), each.get("date")) for each in releases] == re.findall(
        r"^## \[(\d\S*)\] - (\S+)$", text, re.MULTILINE
    )
    assert releases[0].get("version") == __version__
    items = [item.text for each in releases for item in each.iter("li")]
    released = text[text.index(f"\n## [{releases[0].get('version')}]") :]  # what is above it has no release yet
    assert len(items) == len(re.findall(r"^- ", released, re.MULTILINE))
    assert [item for item in items if not item or "`" in item or "\n" in item] == []
    assert [change.version for change in share.all_changes(f"{text}\n## [0.0.1] - 2026-01-02\n")][-1] == "0.0.1"


# --- the terminal ---


@cache
def help_text(*arguments: str) -> str:
    command = [sys.executable, "-m", "petstore_gui", *arguments, "--help"]
    environment = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def help_of(*arguments: str) -> set[str]:
    """Return the options and arguments that the program's help names, as it writes them."""
    return set(re.findall(r"^  ((?:-|petstore:).*?)(?:  .*)?$", help_text(*arguments), re.MULTILINE))


def service_commands() -> set[str]:
    """Return the words after `serve` that its help names."""
    return set(re.findall(r"^    (\w+) ", help_text("serve"), re.MULTILINE))


def manual_page(share: ModuleType, command: str) -> str:
    """Return what the manual page of ``command`` says after its synopsis, and before what is no option."""
    page: str = share.manual(command, share.all_changes()[0])
    return page.partition(".SH DESCRIPTION\n")[2].partition(".SH EXIT STATUS")[0]


def named(section: str) -> Iterator[str]:
    for line in re.findall(r"^\.TP\n\.[BIR]+ (.+)$", section, re.MULTILINE):
        yield "".join(shlex.split(re.sub(r"\\f[IRB]", "", line.replace("\\-", "-"))))


def test_the_manual_page_names_what_the_program_takes_and_nothing_else(share: ModuleType) -> None:
    parts = re.split(r"\.SH (?:THE SERVICE ALONE|COMMANDS)\n", manual_page(share, NAME))
    program, service, commands = (set(named(part)) for part in parts)
    assert program == help_of()
    assert service_commands() >= {"backup"}
    ways = [help_of("serve"), *(help_of("serve", command) for command in service_commands())]
    assert service | {"-h, --help"} == set().union(*ways)
    assert commands | {"-h, --help"} == set().union(*map(help_of, COMMANDS))
    alone = manual_page(share, "petstore-service")
    assert set(named(alone)) == service
    assert "petstore\\-service keys list" in alone
    assert "@" not in alone


def completed(*words: str) -> set[str]:
    """Return what bash offers for the last of the words."""
    script = f"""
    source {shlex.quote(str(SOURCES / NAME))}.bash
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
    function=$(complete -p {NAME} | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
    "$function" {NAME} "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD - 1]}}"
    printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    command = ["bash", "--norc", "--noprofile", "-c", script, "bash", NAME, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return set(done.stdout.split())


def long_options(*arguments: str) -> set[str]:
    return {found for line in help_of(*arguments) for found in re.findall(r"--[\w-]+", line)}


def test_bash_completes_what_the_program_takes_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert completed("-") == long_options()
    assert completed("") == long_options() | {"serve", *COMMANDS}
    assert completed("serve", "") == long_options("serve") | service_commands()
    for command in service_commands():
        assert completed("serve", command, "--") == long_options("serve", command), command
    assert completed("serve", "--port", "80", "b") == set()
    for command in COMMANDS:
        assert completed(command, "--") == long_options(command), command
    assert completed("list", "--status", "") == set(PetStatus)
    assert completed("list", "--sort", "") == set(SORTS)
    assert completed("--demo", "s") == set()
    assert completed("add", "--name", "") == completed("add", "--category", "") == set()
    assert completed("--se") == {"--self-check"}
    assert completed("--profile", "") == set(ProfileName)
    assert completed("--profile", "s") == {"staging"}
    assert completed("--base-url", "") == completed("--lookup", "") == set()
    monkeypatch.chdir(tmp_path)
    (tmp_path / "animals.sqlite3").touch()
    assert completed("serve", "--database", "an") == completed("serve", "backup", "an") == {"animals.sqlite3"}
    assert completed("import", "an") == completed("import", "--report", "an") == {"animals.sqlite3"}
