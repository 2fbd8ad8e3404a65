"""What README.md, CONTRIBUTING.md and docs/ name is there: paths, commands, options, names of code, words on screen."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.test_tree import FOLDERS, ROOT, files_of_the_tree, name_of

README = ROOT / "README.md"
DOCUMENTS = (README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
FOR_ENGINEERS = (
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "docs" / f"{name}.md" for name in ("architecture", "systems", "design")),
)
FOR_USERS = tuple(document for document in DOCUMENTS if document not in FOR_ENGINEERS)
MOST_LINES = 130

IN_CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#]+)|(?:src|srcset)=\"([^\"]+)\"")
MODULE = re.compile(r"-m ((?:petstore_gui|tests)[\w.]*)")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.\w+)*(?:\(\))?")
IN_THE_TREE = re.compile(r"(?<![\w./~-])((?:" + "|".join(map(re.escape, sorted(FOLDERS))) + r")/[\w./*-]*)")
MADE = ("pictures/", "dist/", "build/")

# Neither names of the code nor words on the screen.
OTHER_NAMES = {"QTextDocument", "python3", "room"}
OTHER_QUOTES = {
    "README.md": {"Windows protected your PC", "More info", "Run anyway"},  # Windows says them
    "service.md": {"100+"},
    "administrator.md": {"Silent installation"},
}


def by_name(path: Path) -> str:
    return name_of(path)


@cache
def words_of_the_code() -> frozenset[str]:
    code = [path for path in files_of_the_tree() if path.suffix in {".py", ".toml"} and path != Path(__file__)]
    return frozenset(word for path in code for word in re.findall(r"\w+", path.read_text("utf-8")))


@cache
def texts_of_the_screen() -> frozenset[str]:
    """Return each English text of the program, without the marks of its mnemonics."""
    catalogue = ET.parse(ROOT / "resources" / "translations" / "petstore_gui_de.ts")  # noqa: S314 - ours
    return frozenset(re.sub("&(.)", r"\1", source.text or "") for source in catalogue.iter("source"))


def is_on_the_screen(quote: str) -> bool:
    return any(text.startswith(quote) for text in texts_of_the_screen())


def paths_in(text: str) -> Iterator[str]:
    """Yield each path of the tree in ``text``, in code or not; and each file of Python, which needs its folder."""
    yield from (match[1].rstrip(".") for match in IN_THE_TREE.finditer(text))
    for code in IN_CODE.findall(text):
        if re.fullmatch(r"[\w*-]+(/[\w.*-]+)*\.(py|toml|yaml|ts|md)", code) and not code.startswith(MADE):
            yield code


def is_there(path: str) -> bool:
    return any(ROOT.glob(path)) if "*" in path else (ROOT / path).exists()


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_every_path_is_there(document: Path) -> None:
    assert [path for path in paths_in(document.read_text("utf-8")) if not is_there(path)] == []


def test_administrators_read_of_each_variable_that_the_program_reads() -> None:
    table = (ROOT / "docs" / "administrator.md").read_text("utf-8").partition("## Environment variables")[2]
    code = [path.read_text("utf-8") for path in files_of_the_tree() if name_of(path).startswith("petstore_gui/")]
    names = {name for text in code for name in re.findall(r'"(PETSTORE_[A-Z_]+)"', text)}
    assert len(names) > 3
    assert [name for name in sorted(names) if f"`{name}`" not in table] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = [link[1] or link[2] for link in LINK.finditer(document.read_text("utf-8"))]
    assert [link for link in links if ":" not in link and not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_every_command_of_make_is_one(document: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = re.findall(r"(?:^|`)make ([a-z][\w-]*)", document.read_text("utf-8"), re.MULTILINE)
    assert set(named) - targets == set()


def test_every_command_of_make_is_explained() -> None:
    (phony,) = re.findall(r"^\.PHONY: (run .*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert [target for target in phony.split() if f"| `make {target}` |" not in text] == []


def test_every_test_that_make_names_for_windows_is_there() -> None:
    names = subprocess.run(
        ["make", "-s", "--eval", "named: ; @echo $(on_windows) $(quick_on_windows)", "named"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert "tests/files" in names
    assert [name for name in names if not ((ROOT / name).is_file() or (ROOT / name / "__init__.py").is_file())] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_every_module_that_is_run_is_there(document: Path) -> None:
    for module in MODULE.findall(document.read_text("utf-8")):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


@pytest.mark.parametrize("document", DOCUMENTS, ids=by_name)
def test_every_option_and_variable_is_known(document: Path) -> None:
    text = document.read_text("utf-8")
    manual = (ROOT / "packaging" / "linux" / "petstore-gui.1").read_text("utf-8").replace("\\-", "-")
    service = (ROOT / "petstore_gui" / "service" / "options.py").read_text("utf-8")
    code = IN_CODE.findall(text) if document in FOR_USERS else re.findall(r"petstore-gui[^`|\n]*", text)
    options = {option for each in code for option in re.findall(r"--[\w-]+", each)}
    assert [option for option in options if option not in manual and f'"{option}"' not in service] == []
    assert set(re.findall(r"PETSTORE_\w+", text)) - words_of_the_code() == set()


@pytest.mark.parametrize("document", FOR_ENGINEERS, ids=by_name)
def test_every_name_is_one_of_the_code(document: Path) -> None:
    # What stands alone: `MARGIN`, `Type.CAPTION`, `open()`.
    named = {code for code in IN_CODE.findall(document.read_text("utf-8")) if NAME.fullmatch(code)}
    missing = [code for code in named for word in re.findall(r"\w+", code) if word not in words_of_the_code()]
    assert sorted(set(missing) - OTHER_NAMES) == []


@pytest.mark.parametrize("document", FOR_USERS, ids=by_name)
def test_what_is_quoted_is_on_the_screen(document: Path) -> None:
    text = " ".join(document.read_text("utf-8").split())
    quoted = {quote for quote in re.findall("“([^”]+)”", text) if quote not in OTHER_QUOTES.get(document.name, ())}
    assert sorted(quote for quote in quoted if not is_on_the_screen(quote)) == []


def test_every_file_of_the_users_is_one_of_the_program() -> None:
    table = (ROOT / "docs" / "data-and-keys.md").read_text("utf-8").partition("| File |")[2].partition("\n\n")[0]
    files = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    code = "".join(path.read_text("utf-8") for path in (ROOT / "petstore_gui").rglob("*.py"))
    assert len(files) > 5
    assert [name for name in files if f'"{name}"' not in code and f'"{Path(name).suffix}"' not in code] == []


def test_the_readme_is_short() -> None:
    assert len(README.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_readme_leads_to_every_document() -> None:
    links = {match[1] for match in LINK.finditer(README.read_text("utf-8"))}
    assert {name_of(document) for document in DOCUMENTS if document != README} <= links


def test_the_drawings_are_those_of_the_code() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "rooms.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
